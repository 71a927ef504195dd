### My page: a player without an account.

me-title = Meine Seite
me-link-about = Deine Partien, Statistik und Rekorde
me-nobody = Mit deiner ersten Partie wird diese Seite deine: deine Partien, deine Statistik, deine Rekorde. Ohne Konto, ohne Passwort, ohne E-Mail-Adresse.
me-saved = Gespeichert.
me-save = Speichern
me-signed-out = Dieses Gerät wurde abgemeldet, oder das Profil wurde gelöscht.
me-joined = Dieses Gerät gehört jetzt zu { $name }.
me-running = Laufende Partien


### Name, piece, emblem

me-profile = Name und Wappen
me-emblem = Dein Wappen
me-emblem-calf = Kalb
me-emblem-cow = Kuh
me-emblem-ox = Ochse
me-emblem-bull = Stier
me-emblem-aurochs = Auerochse
me-emblem-happy-cow = Happy Kuh
me-emblem-bulls-eye = Ochsenauge
me-emblem-cow-pat = Kuhfladen
me-emblem-dunghill = Misthaufen


### Statistics

me-statistics = Statistik
me-no-games = Noch keine beendete Partie.
me-games = Partien
me-wins = Siege
me-mean-points = Minuspunkte pro Partie
me-streak = Siege in Folge
me-longest = Rekord: { $count }
me-days = Meiste Tage in Folge
me-fewest = Wenigste Minuspunkte
me-lead = Größter Vorsprung
me-shares = Anteil der Siege
me-players = { $count } Personen
me-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
me-fair-spoken = angemessen wären { $percent } Prozent
me-fair-about = Der Strich zeigt den Anteil, der allen gleich zustünde. Geteilte Siege zählen anteilig.
me-points-over-time = Minuspunkte im Lauf der Zeit
me-points-about = Weniger ist besser. Jeder Punkt ist eine Partie, die Linie der Durchschnitt von zehn Partien.
me-quality-over-time = Spielqualität
me-quality-about = Aus analysierten Partien; weniger ist besser. Die gestrichelten Linien sind die Bots.
me-chart-spoken = { $count ->
    [one] { $count } Partie: { $last }.
   *[other] { $count } Partien, Durchschnitt zuerst { $first }, zuletzt { $last }.
}
me-against-bots = Gegen Bots
me-against-people = Gegen Menschen
me-against-about = Wie oft du vor und hinter ihnen ins Ziel gekommen bist.
me-against-spoken = { $ahead }-mal vor, { $behind }-mal hinter ihnen
me-somebody = jemand


### Finished games

me-finished = Beendete Partien
me-filter-board = Spielplan
me-board-custom = eigener Spielplan
me-filter-players = Personen
me-filter-result = Ergebnis
me-filter-name = Nach Namen suchen
me-all = alle
me-won = gewonnen
me-lost = nicht gewonnen
me-place = Platz { $place } von { $players }
me-with = mit { $names }
me-points = { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
}
me-left = vorzeitig gegangen
me-review = Analyse
me-more = Mehr anzeigen


### Devices and recovery

me-devices = Geräte
me-device-unknown = Unbekanntes Gerät
me-device-this = (dieses Gerät)
me-device-seen = zuletzt benutzt am { $date }
me-sign-out = Abmelden
me-move = Auch auf einem anderen Gerät spielen
me-move-about = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er gilt einmal, zehn Minuten lang. Danach gehören beide Geräte zu dir.
me-move-qr = QR-Code des privaten Links
me-recovery = Wiederherstellungscode
me-recovery-exists = Du hast einen Wiederherstellungscode. Mit ihm bekommst du dein Profil zurück, wenn du deine Geräte verlierst.
me-recovery-missing = Du hast keinen Wiederherstellungscode. Wenn du dieses Gerät verlierst oder den Browser leerst, ist dein Profil verloren, und niemand kann es zurückholen.
me-recovery-make = Wiederherstellungscode erzeugen
me-recovery-replace = Neuen Wiederherstellungscode erzeugen
me-recovery-once = Druck oder speichere diesen Code jetzt: Er wird nur dieses eine Mal angezeigt. Ein früherer Code gilt nicht mehr.
me-recover = Profil wiederherstellen
me-recover-about = Gib den Wiederherstellungscode ein. Alle anderen Geräte des Profils werden abgemeldet.
me-recover-now = Wiederherstellen
me-recovered = Dein Profil ist wieder da. Der alte Code ist verbraucht: Druck oder speichere jetzt den neuen.


### Players of this browser

me-switch = Wer spielt auf diesem Gerät?
me-new = Neues Profil
me-new-about = Mehrere Personen können dieses Gerät teilen. Ein neues Profil entsteht mit der nächsten Partie.


### My data

me-data = Meine Daten
me-data-about = Alles, was der Server über dich speichert, gehört dir.
me-kept-link = Was wie lange gespeichert wird
me-export = Alles herunterladen
me-delete = Alles löschen
me-delete-about = Dein Profil, deine Geräte, deine Statistik und deine Namen werden sofort und endgültig gelöscht. Partien anderer bleiben, an deiner Stelle steht dort ein neutraler Name.
me-delete-name = Tippe zur Bestätigung deinen Namen ein: { $name }
me-delete-now = Endgültig löschen
me-deleted = Alles ist gelöscht.

kept-title = Was wie lange gespeichert wird
kept-about = Du kannst ohne Konto spielen. Der Server speichert, was eine Partie braucht, und löscht es von selbst.
kept-players = Dein Profil: Name, Figur, Wappen, Geräte und Ergebnisse, nach deinem letzten Besuch
kept-games = Beendete Partien mit Wiederholung, Analysen und Ergebnissen
kept-names = Namen in beendeten Partien
kept-idle = Tische, an denen nichts geschieht
kept-uploads = Hochgeladene Partien
kept-reports = Meldungen über Personen
kept-addresses = Vollständige Netzwerkadressen von Personen an Tischen
kept-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
kept-never = werden nicht gespeichert
kept-device = Das Geheimnis deines Profils bleibt auf deinem Gerät. Der Server hat nur einen Hash davon und von deinem Wiederherstellungscode.
kept-delete = Auf deiner Seite kannst du alles herunterladen und alles auf einmal löschen.
kept-backups = Sicherungskopien, die der Betrieb dieses Servers anlegt, enthalten Gelöschtes, bis sie ablaufen.

refused-unknown-recovery = Zu diesem Wiederherstellungscode gibt es kein Profil.
refused-wrong-name = Das ist nicht der Name deines Profils.
refused-barred-player = Dieses Profil ist auf diesem Server gesperrt.

### Games that were not played at a table of the server

me-local = auf einem Gerät
me-local-count = { $count ->
    [one] Eine davon wurde auf einem gemeinsamen Gerät oder im Terminal gespielt.
   *[other] { $count } davon wurden auf einem gemeinsamen Gerät oder im Terminal gespielt.
}
pass-count = Diese Partie für mich zählen
pass-count-about = Eine Partie auf einem gemeinsamen Gerät zählt für niemanden, außer du sagst es. In deiner Statistik ist sie gekennzeichnet.
pass-count-who = Wer bist du?
pass-count-now = Zählen
pass-counted = Diese Partie zählt für { $name }.

### A seat from a mailed link

me-device-table = nur an Tisch { $code }
me-print = Drucken
answer-title = Dein Platz an Tisch { $code }
answer-about = Mit dem Link aus deiner E-Mail kannst du an diesem Tisch auf diesem Gerät spielen. Der Link gilt einmal. Mach nur weiter, wenn die E-Mail an dich ging.
answer-now = Auf diesem Gerät spielen
answer-watch = Nur zuschauen
