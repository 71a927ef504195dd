### Rules and conversation beside a table, its connection, and arriving at it.


### The rules beside the table

beside-rules-now = In dieser Runde
beside-back = Zurück zum Tisch


### The conversation

conversation-title = Chat und Spielverlauf
conversation-open = { $count ->
    [0] Chat und Spielverlauf
    [one] Chat und Spielverlauf, { $count } ungelesene Nachricht
   *[other] Chat und Spielverlauf, { $count } ungelesene Nachrichten
}


### The connection

connection-offline = Du bist offline.
connection-again = Du bist wieder verbunden.


### Arriving at a full table

full-title = Dieser Tisch ist voll
full-about = Alle acht Plätze sind besetzt. Du kannst zuschauen und dich hinsetzen, sobald ein Platz frei wird.
full-watch = Zuschauen


### A seat on another device

move-scan = Scanne diesen Code mit dem anderen Gerät.
move-qr = QR-Code mit dem privaten Link
