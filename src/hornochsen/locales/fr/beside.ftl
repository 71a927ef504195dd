### Rules and conversation beside a table, its connection, and arriving at it.


### The rules beside the table

beside-rules-now = Pendant ce tour
beside-back = Retour à la table


### The conversation

conversation-title = Messages et journal de la partie
conversation-open = { $count ->
    [0] Messages et journal de la partie
    [one] Messages et journal de la partie, { $count } message non lu
   *[other] Messages et journal de la partie, { $count } messages non lus
}


### The connection

connection-offline = Vous êtes hors ligne.
connection-again = Vous êtes de nouveau en ligne.


### Arriving at a full table

full-title = Cette table est complète
full-about = Les huit places sont prises. Vous pouvez regarder la partie, et prendre place dès qu’une place se libère.
full-watch = Regarder


### A seat on another device

move-scan = Scannez ce code avec l’autre appareil.
move-qr = QR code du lien privé
