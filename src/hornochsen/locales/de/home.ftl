### The home page, the frame around every page, and a table before the game.


### The frame around every page

shell-skip = Zum Inhalt springen
shell-home = Tanz der Hornochsen! – zur Startseite
shell-navigation = Regeln, Sprache, Einstellungen
shell-rules = Regeln
shell-language = Sprache
shell-settings = Einstellungen
shell-theme = Hell oder dunkel
shell-theme-system = wie das Gerät
shell-theme-light = hell
shell-theme-dark = dunkel
shell-speed = Wie schnell aufgedeckt wird
shell-speed-1 = eins nach dem anderen
shell-speed-2 = doppelt so schnell
shell-speed-0 = alles auf einmal
shell-double-click = Mit Doppelklick ausspielen
shell-double-click-about = Sonst legt ein zweiter Klick das Plättchen zurück.
shell-take-back = Zeit, ein ausgespieltes Plättchen zurückzunehmen
shell-take-back-about = Nur in Partien gegen Bots, vor dem Aufdecken. Nicht bei weniger als 30 Sekunden Bedenkzeit.
shell-take-back-seconds = { $count ->
    [0] keine
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
shell-sound = Töne
shell-sound-about = Plättchen klacken, Ochsen muhen.
shell-close = Schließen
shell-connection-lost = Verbinde neu …
shell-offline = Der Server ist gerade nicht zu erreichen.
shell-failed = Das hat nicht geklappt. Versuch es noch einmal.
shell-page-failed = Diese Seite ließ sich nicht laden.
shell-load-again = Neu laden
shell-nowhere-title = Hier ist nur Gras
shell-nowhere = Unter dieser Adresse gibt es keine Seite.
shell-go-home = Zur Startseite


### The home page

home-title = Spielen
home-about = Zahlenplättchen, Kuhfladen und ein Misthaufen, zu dem niemand will. Für zwei bis acht, im Browser, ohne Anmeldung.
home-suggested-names = Heidi, Anton, Leni, Xaver, Klara, Toni, Greta, Emil
home-name = Dein Name
home-play-title = Gleich losspielen
home-level = Drei Bots spielen mit
home-play = Jetzt spielen
home-opening = Einen Augenblick …
home-friends-title = Mit Freunden
home-open-about = Du bekommst einen Link und einen Code für die anderen.
home-open = Tisch aufmachen
home-code = Tischcode
home-code-example = K7M 2QX
home-code-wrong = Ein Code hat sechs Buchstaben und Ziffern. Auch ein ganzer Link geht.
home-join-about = Zum Mitspielen oder nur zum Zuschauen.
home-join = Zum Tisch
home-pass = Ein Gerät für alle
home-pass-about = Es geht reihum von Hand zu Hand.
home-rules = Regeln
home-rules-about = Alle Regeln zum Nachschlagen, mit Bildern.
home-replay = Eine Partie ansehen
home-replay-about = Aus einer Aufzeichnung, Schritt für Schritt.
home-public-title = Öffentliche Tische
home-public-none = Gerade gibt es keinen öffentlichen Tisch. Mach einen auf!
home-join-this = Mitspielen
home-watch-this = Zuschauen
home-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
home-nobody = Noch niemand da
home-phase-gathering = vor der Partie
home-phase-salting = wird gemischt
home-phase-playing = es wird gespielt
home-phase-over = Partie zu Ende
home-phase-gone = gibt es nicht mehr
home-mine-title = Meine Partien
home-go-on = Weiter
home-look = Ansehen
home-forget = Tisch { $code } vergessen
home-forgotten = Tisch { $code } steht nicht mehr in deiner Liste.
home-show-all = { $count ->
    [one] Anzeigen
   *[other] Alle { $count } zeigen
}
home-independent = Eine unabhängige Fassung von Wolfgang Kramers Brettspiel, mit eigenen Zeichnungen und Texten. Ohne Verbindung zu den Verlagen.


### Coming to a table

lobby-title = Tisch { $code }
lobby-connecting = Auf dem Weg zum Tisch …
lobby-ended-title = Tisch { $code }
lobby-ended = Dieser Tisch ist geschlossen.
lobby-heading = Vor der Partie
lobby-about = Das ist Tisch { $code }. Setz dich dazu oder schau zu.
lobby-about-seated = Du hast einen Platz. Lad andere ein oder setz Bots dazu.
lobby-about-guest = Du hast einen Platz. Auch du kannst andere einladen.
lobby-sit-title = Spielst du mit?
lobby-sit-down = Hinsetzen
lobby-only-watch = Nur zuschauen
lobby-watching = Du schaust zu.
lobby-colour = Deine Figur
lobby-colour-red = rotes Dreieck
lobby-colour-orange = oranges Quadrat
lobby-colour-yellow = gelber Stern
lobby-colour-green = grüner Kreis
lobby-colour-teal = türkise Raute
lobby-colour-blue = blaues Achteck
lobby-colour-purple = lila Kreuz
lobby-colour-pink = rosa Herz
lobby-colour-taken = { $colour }, schon vergeben
lobby-moved-here = Dein Platz ist jetzt auf diesem Gerät.
lobby-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät.
lobby-seat-removed = Der Host hat dich vom Tisch entfernt.


### Seats

lobby-seats = Am Tisch: { $count } von 8
lobby-nobody = Noch sitzt niemand hier. Wer sich zuerst setzt, ist der Host.
lobby-you = du
lobby-host = Host
lobby-bot = Bot: { $level }
lobby-here = online
lobby-away = offline
lobby-remove = { $name } entfernen
lobby-add-bot = Einen Bot dazusetzen
lobby-full = Alle acht Plätze sind besetzt.
lobby-get-up = Tisch verlassen
lobby-start = Partie beginnen
lobby-too-few = Es braucht mindestens zwei. Lad jemanden ein oder setz einen Bot dazu.
lobby-wait-for-host = Es geht los, sobald { $name } die Partie startet.
lobby-last = Die letzte Partie


### Inviting

lobby-share-title = Andere einladen
lobby-share-about = Mit Code, Link oder Bild. Niemand braucht ein Konto.
lobby-code = Tischcode: { $code }
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-copy-by-hand = Der Link ist markiert: Kopier ihn mit der Tastatur oder durch langes Drücken.
lobby-share = Teilen
lobby-share-failed = Das Teilen hat nicht geklappt. Kopier den Link.
lobby-invitation = Spiel mit mir: Tanz der Hornochsen!
lobby-only-here = Diese Adresse gilt nur auf diesem Computer. Für Handys und andere im selben Netz beende das Spiel und starte es mit:
lobby-tv = Am Fernseher zeigen


### What is agreed on

lobby-agreed = Was gespielt wird
lobby-agreed-fixed = Der Host sucht es aus.
lobby-board = Spielplan
lobby-board-classic = Klassisch
lobby-board-calf-yard = Kälberhof
lobby-board-clover-farm = Kleehof
lobby-board-longacre = Langacker
lobby-board-muck-hall = Mistschloss
lobby-rules = Regeln
lobby-switches = Hausregeln
lobby-at-once = Der Misthaufen beendet die Partie sofort
lobby-at-once-about = Sonst wird die Runde zu Ende gespielt.
lobby-box-sales = Kauf aus der Schachtel
lobby-box-sales-about = Wenn der Vorrat mitten in einer Runde ausgeht, kannst du aus der Schachtel kaufen.
lobby-happy-buying = Fröhlich einkaufen
lobby-happy-buying-about = Solange eine Happy Kuh zu sehen ist, bringt auch Kaufen dich zurück.
lobby-clock = Bedenkzeit pro Zug
lobby-clock-none = unbegrenzt
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
lobby-clock-day = ein Tag
lobby-clock-about = Läuft sie ab, wählt ein Bot für dich.
lobby-public = Öffentlicher Tisch
lobby-public-about = Alle finden ihn auf der Startseite.
lobby-chat = Chat und Reaktionen
lobby-chat-about = Alle am Tisch dürfen etwas sagen.
lobby-shuffle-seats = Plätze mischen
lobby-shuffle-seats-about = Vor jeder Partie sitzen alle woanders.


### Shuffling

lobby-shuffling = Es wird gemischt …
lobby-shuffling-about = Der Server hat sein Geheimnis versiegelt; jetzt gibt jedes Gerät eine Prise Salz dazu. So kann niemand die Plättchen aussuchen, und hinterher können es alle nachprüfen.
lobby-salted = Salz bisher: { $count } von { $people }
lobby-salts-awaited = Es fehlt noch das Salz von: { $names }
lobby-commitment = Das Siegel


### A seat on another device

lobby-move = Auf einem anderen Gerät weiter
lobby-move-title = Dein Platz auf einem anderen Gerät
lobby-move-about = Öffne diesen Link auf dem anderen Gerät: Dein Platz zieht dorthin um.
lobby-move-link = Privater Link
lobby-move-waiting = Link wird geholt …
lobby-move-secret = Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem: Wer ihn öffnet, hat deinen Platz.
