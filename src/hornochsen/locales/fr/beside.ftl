### Ce qu’on trouve à côté d’une table : règles, conversation, connexion, tables complètes.


### Les règles à côté de la table

beside-rules-now = Pendant ce tour
beside-back = Retour à la table


### La conversation

conversation-title = Messages et journal de la partie
conversation-open = { $count ->
    [0] Messages et journal de la partie
    [one] Messages et journal de la partie, { $count } message non lu
   *[other] Messages et journal de la partie, { $count } messages non lus
}


### La connexion

connection-offline = Vous êtes hors ligne.
connection-again = Vous êtes de nouveau en ligne.


### Arriver à une table complète

full-title = Cette table est complète
full-about = Les huit places sont prises. Vous pouvez regarder la partie, et prendre place dès qu’une place se libère.
full-watch = Regarder


### Une place sur un autre appareil

move-scan = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien.
move-qr = QR code du lien privé
