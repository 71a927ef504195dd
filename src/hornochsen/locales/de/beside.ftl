### Was man neben einem Tisch findet: Regeln, Gespräch, Verbindung, volle Tische.


### Die Regeln neben dem Tisch

beside-rules-now = In dieser Runde
beside-back = Zurück zum Tisch


### Das Gespräch

conversation-title = Chat und Spielverlauf
conversation-open = { $count ->
    [0] Chat und Spielverlauf
    [one] Chat und Spielverlauf, { $count } ungelesene Nachricht
   *[other] Chat und Spielverlauf, { $count } ungelesene Nachrichten
}


### Die Verbindung

connection-offline = Du bist offline.
connection-again = Du bist wieder verbunden.


### Ankunft an einem vollen Tisch

full-title = Dieser Tisch ist voll
full-about = Alle acht Plätze sind besetzt. Du kannst zuschauen und dich hinsetzen, sobald ein Platz frei wird.
full-watch = Zuschauen


### Ein Platz auf einem anderen Gerät

move-scan = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link.
move-qr = QR-Code mit dem privaten Link
