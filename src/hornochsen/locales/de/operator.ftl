### Die Seite für den Betrieb des Servers.

operator-title = Serverbetrieb
operator-about = Für den Betrieb dieses Servers. Das Token ist die Einstellung operator_token; es bleibt nur in diesem Tab.
operator-token = Token
operator-sign-in = Öffnen
operator-sign-out = Abmelden
operator-stale = Der Server hat auf die letzte Anfrage nicht geantwortet. Die Zahlen sind älter.
operator-cancel = Abbrechen


### Last und Speicher

operator-load = Last
operator-choices = Entscheidungen pro Sekunde
operator-lag = Längste Verzögerung der Ereignisschleife
operator-milliseconds = { $count } ms
operator-memory = Arbeitsspeicher
operator-connections = Offene Verbindungen
operator-addresses = Adressen
operator-queues = Warteschlangen
operator-bots = Tische, die auf Bots warten
operator-reviews = Analysen
operator-writes = Schreibvorgänge
operator-storage = Gespeichert
operator-database = Datenbank
operator-open-tables = Offene Tische
operator-all-tables = Alle Tische
operator-records = Aufzeichnungen
operator-uploads = Hochgeladenes
operator-stored-reviews = Analysen
operator-server = Server
operator-version = Version
operator-began = Gestartet
operator-processes = Prozesse


### Meldungen

operator-reports = { $count ->
    [0] Meldungen
    [one] 1 Meldung
   *[other] { $count } Meldungen
}
operator-reports-none = Es gibt keine offene Meldung.
operator-report-about = { $reporter } meldet { $name }
operator-report-chat = { $count ->
    [one] Was gesagt wurde: 1 Nachricht
   *[other] Was gesagt wurde: { $count } Nachrichten
}
operator-report-close = Meldung schließen


### Tische und Personen

operator-tables = Tische
operator-tables-none = Es gibt keinen Tisch.
operator-nobody = Niemand
operator-and-bots = { $count ->
    [one] und 1 Bot
   *[other] und { $count } Bots
}
operator-public = öffentlich
operator-phase-gathering = wartet auf Mitspieler
operator-phase-salting = mischt
operator-phase-playing = spielt
operator-phase-over = Partie zu Ende
operator-phase-closed = geschlossen
operator-people = Personen
operator-present = da
operator-away = abwesend
operator-remove = Entfernen
operator-close = Tisch schließen


### Probleme und gesperrte Adressen

operator-problems = Warnungen und Fehler
operator-problems-about = Die neuesten im Protokoll dieses Prozesses, mit Zeiten in UTC.
operator-problems-none = Es gibt keine.
operator-level-warning = Warnung
operator-level-error = Fehler
operator-barred = Gesperrte Adressen
operator-barred-none = Keine Adresse ist gesperrt.
operator-address = Adresse oder Netz
operator-bar = Sperren
operator-bar-address = { $address } sperren
operator-unbar = Wieder zulassen
operator-barred-players = Gesperrte Spieler
operator-bar-player = Spieler sperren


### Rückfragen, Ergebnisse und Fehler

operator-ask-close-table = Tisch { $code } schließen?
operator-ask-close-table-about = Alle am Tisch werden getrennt, und die Partie kann nicht weitergehen.
operator-confirm-close-table = Tisch schließen
operator-ask-remove = { $name } vom Tisch { $code } entfernen?
operator-ask-remove-about = Die Person kann sich nicht wieder an diesen Tisch setzen. Eine laufende Partie spielt ein Bot zu Ende.
operator-confirm-remove = Entfernen
operator-ask-bar = { $address } sperren?
operator-ask-bar-about = Alle mit dieser Adresse werden getrennt und können nicht zurückkommen. Familien und Vereine teilen sich oft eine Adresse.
operator-confirm-bar = Sperren
operator-ask-bar-player = { $name } sperren?
operator-ask-bar-player-about = Die Verbindungen auf allen Geräten werden getrennt, und mit diesem Spielerprofil kann niemand zurückkommen. Laufende Partien spielt ein Bot zu Ende.
operator-confirm-bar-player = Sperren
operator-done-close-table = Der Tisch ist geschlossen.
operator-done-remove = Die Person wird innerhalb einer Sekunde entfernt.
operator-done-close-report = Die Meldung ist geschlossen.
operator-done-bar = Die Adresse ist gesperrt.
operator-done-unbar = Die Adresse ist wieder zugelassen.
operator-done-bar-player = Der Spieler ist gesperrt.
operator-done-unbar-player = Der Spieler ist wieder zugelassen.
operator-refused-wrong-token = Das ist nicht das Token des Betreibers.
operator-refused-unknown-path = Dieser Server hat keine Seite für den Betrieb: Die Einstellung operator_token fehlt.
operator-refused-too-fast = Es gab zu viele falsche Token. Warte eine Minute.
operator-refused-offline = Der Server ist gerade nicht erreichbar.
operator-refused-bad-message = Das ist weder eine Adresse noch ein Netz.
operator-refused-unknown-table = Den Tisch gibt es nicht mehr.
operator-refused-no-such-seat = Die Person ist nicht mehr an diesem Tisch.
operator-refused-nothing-to-do = Das ist schon geschehen.
operator-refused-failed = Das ging nicht. Das Protokoll des Servers sagt, warum.
