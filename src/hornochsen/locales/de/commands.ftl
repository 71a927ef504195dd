### The command line's help. Examples stay in the code; ids follow the command's path.


### What click says itself

heading-usage = Aufruf:
heading-options = Optionen:
heading-commands = Befehle:
heading-examples = Beispiele:
default-is = Vorgabe:


### Words in capitals

metavar-options = OPTIONEN
metavar-command = BEFEHL
metavar-args = ARGUMENTE
metavar-name = NAME
metavar-names = NAMEN
metavar-bot = BOT
metavar-bots = BOTS
metavar-file = DATEI
metavar-board = SPIELPLAN
metavar-switch = VARIANTE
metavar-seconds = SEKUNDEN
metavar-dir = ORDNER
metavar-address = ADRESSE
metavar-player = PROFIL
metavar-word = WORT
metavar-code = CODE
metavar-chapter = KAPITEL
metavar-url = ADRESSE
metavar-colour = FARBE
metavar-date = DATUM
metavar-record = AUFZEICHNUNG
metavar-days = TAGE
metavar-number = NUMMER
metavar-report = MELDUNG


### Options that several commands share

opt-help = Diese Hilfe anzeigen.
opt-lang = Sprache: Englisch, Deutsch, Französisch oder Ungarisch.  [Vorgabe: die des Systems]


### hornochsen

cmd-hornochsen =
    Tanz der Hornochsen! im Terminal: spielen, in aufgezeichneten Partien nachsehen, Spielpläne bauen.

    Zahlenplättchen kommen in Reihen, Kuhfladen und Hornochsen kosten Minuspunkte, Happy Kühe geben sie zurück, und wer
    am Ende am weitesten vom Misthaufen weg ist, hat gewonnen. Eine unabhängige Fassung von Wolfgang Kramers Brettspiel.
cmd-hornochsen-epilog = Los geht es mit: hornochsen play
opt-hornochsen-version = Die Version anzeigen.


### hornochsen without a command: the first things to try

first-title = Tanz der Hornochsen! – Womit du anfangen kannst:
first-serve = Im Browser spielen, allein oder mit anderen.
first-network = Handys im selben Netz mitspielen lassen.
first-learn = Das Spiel in fünf Minuten lernen.
first-play = Im Terminal gegen drei Bots spielen.
first-bots = Die Bots kennenlernen.
first-boards = Die Spielpläne ansehen.
first-help = Alle Befehle anzeigen.


### hornochsen learn

cmd-learn =
    Das Spiel beim Spielen lernen: zehn kurze Kapitel, etwa fünf Minuten.

    Jedes Kapitel erklärt einen Gedanken in einer Stellung aus einer aufgezeichneten Partie und beantwortet jede Wahl,
    die du triffst. Die Zahl eines Plättchens spielt es aus, b2 kauft zwei Plättchen, b geht zurück, q hört auf. Ohne
    Nummer geht die Lektion mit dem Kapitel weiter, bei dem du aufgehört hast.
cmd-learn-short = Das Spiel in zehn kurzen Kapiteln lernen.


### hornochsen play

cmd-play =
    Im Terminal spielen: bis zu acht Leute an einer Tastatur, und Bots.

    Tipp die Zahl eines Plättchens, um es auszuspielen, b2, um zwei Plättchen zu kaufen, h für einen Tipp, ? für Hilfe,
    q zum Aufhören. Der Tisch zeigt, wohin jedes deiner Plättchen jetzt käme, was das kosten würde und wie wahrscheinlich
    es nichts kostet, wenn auch die anderen ausgespielt haben. Ein Tipp zeigt zu jeder Möglichkeit die Gewinnchance, und
    was der Coach täte. Sitzen mehrere am Tisch, bleiben die Plättchen verborgen, solange die Tastatur weitergereicht
    wird. Eine abgebrochene Partie (q, Strg-C) wird gespeichert und kann später weitergehen.
cmd-play-short = Eine Partie gegen Bots und mit Freunden spielen.
opt-play-players = Leute an dieser Tastatur: wie viele, oder ihre Namen, mit Kommas.  [Vorgabe: 1]
opt-play-bots = Bots am Tisch: wie viele, oder welche, mit Kommas: calf, cow, ox, bull, bull@300, aurochs, ./my_bot.py:MyBot.  [Vorgabe: genug für vier]
opt-play-board = Ein Spielplan: sein Name oder eine Datei.
opt-play-rules = official oder jeux-de-nim, dazu Varianten: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-play-budget = Probepartien je Entscheidung, für Bots, die nachdenken (aurochs: Stellungen); bull@300 setzt sie für einen Bot.
opt-play-think = Bedenkzeit je Entscheidung, für Bots, die nachdenken; --seed ergibt dann nicht wieder dieselbe Partie.
opt-play-seed = Nach dieser Zahl mischen und die Bots spielen lassen: noch einmal dieselbe Verteilung.
opt-play-no-hints = Ohne Chancen und ohne Tipps spielen.
opt-play-save = Die Partie in dieser Datei speichern, Zug für Zug.
opt-play-resume = Mit einer abgebrochenen Partie weitermachen; gespeichert wird in derselben Datei.


### hornochsen serve

cmd-serve =
    Tische anbieten, an denen Leute und Bots spielen: auf diesem Rechner, im lokalen Netz oder überall.

    Jede Einstellung kann eine Option sein, eine Umgebungsvariable (HORNOCHSEN_PORT) oder eine Zeile in einer TOML-Datei
    (port = 8787); die Option gilt vor der Umgebung, die Umgebung vor der Datei. Strg-C hält den Server an; verloren geht
    nichts.
cmd-serve-short = Tische für Leute und Bots überall anbieten.
opt-serve-host = Auf dieser Adresse erreichbar sein; 0.0.0.0 für alle Netze.
opt-serve-port = Auf diesem Port erreichbar sein; 0 für irgendeinen freien.
opt-serve-database = Dort alles aufbewahren: sqlite:///… oder postgresql://….  [Vorgabe: SQLite im Datenordner des Benutzers]
opt-serve-public-url = Womit Links beginnen, wenn ein Proxy davorsteht.
opt-serve-origins = Weitere Webseiten, die diesen Server benutzen dürfen.
opt-serve-proxies = Proxys, denen X-Forwarded-For und -Proto geglaubt wird.
opt-serve-connections = Verbindungen gleichzeitig.
opt-serve-connections-per-address = Verbindungen gleichzeitig von einer Adresse.
opt-serve-tables = Tische gleichzeitig.
opt-serve-tables-per-minute = Neue Tische je Minute von einer Adresse.
opt-serve-tables-per-address = Offene Tische, die eine Adresse am letzten Tag eröffnet hat.
opt-serve-tables-per-network = Offene Tische, die ein Netz am letzten Tag eröffnet hat.
opt-serve-ipv6-prefix = Präfixlänge eines IPv6-Netzes; ein IPv4-Netz ist ein /24.
opt-serve-uploads = Gespeicherte hochgeladene Aufzeichnungen; 0 schaltet das Hochladen ab.
opt-serve-uploads-per-address = Gespeicherte hochgeladene Aufzeichnungen von einer Adresse.
opt-serve-uploads-per-minute = Hochgeladene Aufzeichnungen je Minute von einer Adresse.
opt-serve-upload-bytes = Bytes einer hochgeladenen Aufzeichnung, höchstens.
opt-serve-requests-per-second = Anfragen je Sekunde auf einer Verbindung, im Schnitt.
opt-serve-requests-burst = Anfragen auf einmal auf einer Verbindung.
opt-serve-chat-per-minute = Chatzeilen und Reaktionen je Minute von einer Person.
opt-serve-changes-per-minute = Zurückgenommene Entscheidungen je Minute von einer Person.
opt-serve-coach-seconds = Sekunden am Tag, die der Coach für eine Adresse nachdenkt; eine Analyse zählt 15, ein Tipp 1.
opt-serve-reports-per-day = Meldungen von Spielern am Tag von einer Adresse.
opt-serve-keep-games = Tage, die beendete Partien aufbewahrt werden.
opt-serve-keep-names = Tage, die Namen in beendeten Partien stehen bleiben.
opt-serve-keep-idle = Tage, die ein Tisch bleibt, an dem nichts geschieht.
opt-serve-keep-players = Tage, nach denen ein Profil gelöscht wird, das nicht mehr benutzt wird.
opt-serve-keep-reports = Tage, die Meldungen von Spielern aufbewahrt werden.
opt-serve-keep-addresses = Tage, die vollständige Adressen von Leuten aufbewahrt werden; 0 speichert keine.
opt-serve-keep-uploads = Tage, die hochgeladene Aufzeichnungen bleiben.
opt-serve-keep-empty = Minuten, die ein Tisch bleibt, an dem niemand sitzt oder zuschaut.
opt-serve-salt-seconds = Wie lange das Mischen auf das Salz der Leute wartet.
opt-serve-away-seconds = Nach so langer Zeit ohne Verbindung springt ein Bot ein.
opt-serve-bots-offered-after = Nach so langer Zeit werden Leuten, die auf andere warten, Bots angeboten.
opt-serve-bot-threads = Bots, die gleichzeitig nachdenken; 0 für einen weniger, als es Kerne gibt.
opt-serve-log-format = Wie das Protokoll aussieht; auto ist Text in einem Terminal, sonst JSON.
opt-serve-log-level = Dies und Schwereres protokollieren.
opt-serve-metrics = Wer /metrics lesen darf: local heißt, nur dieser Rechner.
opt-serve-metrics-token = Wer dies als Bearer-Token schickt, darf /metrics von überall lesen.
opt-serve-operator-token = Dieses Token öffnet die Seite für Betreiber, /operator; ohne Token gibt es sie nicht.
opt-serve-mail-server = Mailserver (SMTP), der Nachrichten an Spieler annimmt; braucht mail_from.
opt-serve-mail-tls = Wie E-Mails auf dem Weg verschlüsselt werden.
opt-serve-mail-user = Benutzername beim Mailserver.
opt-serve-mail-password-file = Datei mit dem Passwort beim Mailserver.
opt-serve-mail-from = E-Mail-Adresse, von der Nachrichten kommen.
opt-serve-push-key = Datei mit dem Schlüssel für Web Push, von hornochsen push-key erzeugt.
opt-serve-config = Einstellungen aus dieser TOML-Datei lesen.
opt-serve-show-settings = Jede Einstellung ausgeben, und woher sie kommt; sonst nichts tun.
opt-serve-qr = Einen QR-Code der Adresse ausgeben, auch wo kein Terminal ist.
opt-serve-open = Die Seite im Browser öffnen.


### hornochsen push-key

cmd-push-key =
    Einen neuen Schlüssel in DATEI schreiben, die nur du lesen kannst. Mit ihm kann ein Server Spieler per Web Push rufen.

    Heb die Datei auf: Nach einem Wechsel des Schlüssels müssen alle Browser neu abonnieren. Eine vorhandene Datei wird nie ersetzt.
cmd-push-key-short = Den Schlüssel eines Servers für Web Push erzeugen.


### hornochsen db

cmd-db =
    Die Datenbank eines Servers pflegen: auf den neuesten Stand bringen, sichern, entfernen, was nicht bleiben darf.

    Der Server darf dabei weiterlaufen, außer bei upgrade und restore.
cmd-db-short = Die Datenbank eines Servers pflegen.
cmd-db-upgrade = Eine Datenbank in die Form bringen, die diese Version braucht, oder eine anlegen; beim zweiten Mal geschieht nichts.
cmd-db-upgrade-short = Eine Datenbank auf den neuesten Stand bringen.
opt-db-upgrade-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-backup =
    Alles in DATEI schreiben, so wie es in einem Augenblick ist. Der Server darf weiterlaufen.

    Die Datei passt zu SQLite und zu PostgreSQL. In ihr steht, was außer dir niemand wissen darf: Verwahr sie gut.
cmd-db-backup-short = Alles in eine Datei schreiben.
opt-db-backup-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-restore =
    Eine Sicherung aus DATEI in eine leere Datenbank einlesen. Der Server darf nicht laufen.

    Eine beschädigte Datei ändert nichts. Eine Sicherung von SQLite passt zu PostgreSQL und umgekehrt.
cmd-db-restore-short = Alles aus einer Datei wieder einlesen.
opt-db-restore-replace = Zerstören, was in der Datenbank ist.
opt-db-restore-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-check = Prüfen, ob die Sicherung DATEI vollständig ist und ob diese Version alles darin lesen kann; eingelesen wird nichts.
cmd-db-check-short = Eine Sicherung prüfen, ohne sie einzulesen.
cmd-db-status = Die Größe der Datenbank zeigen, die laufenden Server und wie viele Tische, Aufzeichnungen und Analysen es gibt.
cmd-db-status-short = Größen und Zahlen zeigen.
opt-db-status-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-purge = Alte Partien, Namen und Tische jetzt entfernen; was nicht genannt ist, bleibt.
cmd-db-purge-short = Altes entfernen.
opt-db-purge-games = Beendete Partien und Aufzeichnungen entfernen, die älter sind.
opt-db-purge-names = Namen aus beendeten Partien entfernen, die älter sind.
opt-db-purge-idle = Tische entfernen, an denen so lange nichts geschehen ist.
opt-db-purge-uploads = Hochgeladene Aufzeichnungen entfernen, die älter sind.
opt-db-purge-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-forget = NAME in allen Tischen, Aufzeichnungen und Meldungen durch ? ersetzen und löschen, was diese Person gesagt hat.
cmd-db-forget-short = Einen Namen überall entfernen.
opt-db-forget-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-ratings = Alle Wertungszahlen aus den gespeicherten Ergebnissen gewerteter Partien neu berechnen und mit den gespeicherten vergleichen. Der Rückgabewert ist 1, wenn eine abweicht und nicht ersetzt wurde.
cmd-db-ratings-short = Alle Wertungszahlen neu berechnen.
opt-db-ratings-write = Gespeicherte Wertungszahlen ersetzen, die abweichen. Der Server darf nicht laufen.
opt-db-ratings-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-delete = Den Tisch CODE entfernen und alles, was dort geschah. Die Aufzeichnungen seiner Partien bleiben.
cmd-db-delete-short = Einen Tisch entfernen.

opt-db-delete-records = Auch die Aufzeichnungen seiner Partien entfernen.
opt-db-delete-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-close = Den Tisch CODE schließen: Wer dort spielt, erfährt es, und niemand kann weitermachen.
cmd-db-close-short = Einen Tisch schließen.
opt-db-close-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-bar = Niemanden von ADRESSE hereinlassen: eine einzelne Adresse oder ein Netz wie 2001:db8::/32.
cmd-db-bar-short = Eine Adresse sperren.
opt-db-bar-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-unbar = Von ADRESSE wieder Leute hereinlassen.
cmd-db-unbar-short = Eine Adresse wieder zulassen.
opt-db-unbar-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-tables = Tische auflisten, die neuesten zuerst: Code, Phase, Leute, wann dort zuletzt etwas geschah.
cmd-db-tables-short = Tische auflisten.
opt-db-tables-limit = Höchstens so viele.
opt-db-tables-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-reports = Die Meldungen von Spielern lesen und abschließen.
cmd-db-reports-short = Die Meldungen von Spielern lesen.
cmd-db-reports-list = Offene Meldungen auflisten, die neuesten zuerst: Kennung, Zeit, Tisch, Nummer und Name der gemeldeten Person.
cmd-db-reports-list-short = Meldungen auflisten.
opt-db-reports-list-all = Auch abgeschlossene Meldungen auflisten.
opt-db-reports-list-limit = Höchstens so viele Meldungen.
opt-db-reports-list-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-reports-show = Die Meldung MELDUNG zeigen: die Bemerkung, die letzten Chatzeilen davor und gespeicherte Adressen.
cmd-db-reports-show-short = Eine Meldung zeigen.
opt-db-reports-show-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-reports-close = Die Meldung MELDUNG als erledigt kennzeichnen; sie wird gelöscht, wenn ihre Zeit um ist.
cmd-db-reports-close-short = Eine Meldung abschließen.
opt-db-reports-close-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-people = Die Leute am Tisch CODE auflisten: Nummer, Name, Kennung des Profils und die Adressen, die keep_addresses aufbewahrt.
cmd-db-people-short = Die Leute an einem Tisch auflisten.
opt-db-people-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-remove = Die Person NUMMER endgültig vom Tisch CODE entfernen. Ein laufender Server tut es binnen einer Sekunde.
cmd-db-remove-short = Eine Person von einem Tisch entfernen.
opt-db-remove-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-bar-player = Das Profil mit der Kennung PROFIL auf allen Geräten sperren und trennen; db people zeigt die Kennungen.
cmd-db-bar-player-short = Ein Profil sperren.
opt-db-bar-player-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-unbar-player = Das Profil mit der Kennung PROFIL wieder zulassen.
cmd-db-unbar-player-short = Ein Profil wieder zulassen.
opt-db-unbar-player-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-delete-upload = Die hochgeladene Aufzeichnung mit der Kennung AUFZEICHNUNG und ihre Analysen entfernen.
cmd-db-delete-upload-short = Eine hochgeladene Aufzeichnung entfernen.
opt-db-delete-upload-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]
cmd-db-uploads = Hochgeladene Aufzeichnungen auflisten, die neuesten zuerst: Kennung, Größe, Zeitpunkt.
cmd-db-uploads-short = Hochgeladene Aufzeichnungen auflisten.
opt-db-uploads-limit = Höchstens so viele.
opt-db-uploads-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.  [Vorgabe: SQLite im Datenordner des Benutzers]


### hornochsen bot

cmd-bot =
    Einen Bot an einen Tisch eines Servers setzen; er spielt dort wie jemand, der irgendwo sitzt.

    ADRESSE ist die eines Servers oder der Link eines Tisches. Der Bot wartet, bis jemand am Tisch sitzt, spielt, wenn
    die Partie beginnt, und bleibt für weitere. Sind Verbindung oder Server weg, kommt er von selbst wieder.
    Ein Bot, der versagt, überlässt seinen Platz einem Bot des Servers. Strg-C verlässt den Tisch.
cmd-bot-short = Einen Bot an einem Tisch eines Servers spielen lassen.
opt-bot-table = Der Code des Tisches, wenn ADRESSE nicht sein Link ist.
opt-bot-bot = Wer spielt: calf, cow, ox, bull, aurochs, eine Klasse (./my_bot.py:MyBot) oder ein Programm (snail=./snail.sh).
opt-bot-name = Sich unter diesem Namen setzen.  [Vorgabe: der des Bots]
opt-bot-colour = Die Farbe der Figur: red, orange, yellow, green, teal, blue, purple, pink.
opt-bot-games = Nach so vielen Partien gehen.  [Vorgabe: immer weiterspielen]
opt-bot-budget = Probepartien je Entscheidung, für Bots, die nachdenken (aurochs: Stellungen); bull@300 setzt sie für einen Bot.
opt-bot-think = Bedenkzeit je Entscheidung, für Bots, die nachdenken.
opt-bot-token-file = Das Token des Platzes in dieser Datei aufbewahren: Derselbe Befehl kommt auf denselben Platz zurück.
opt-bot-player-secret-file = Für das Profil spielen, dessen Gerätegeheimnis in dieser Datei steht.
opt-bot-quiet = Nur sagen, was schiefgeht.


### hornochsen load

cmd-load =
    Viele Tische auf einem Server öffnen, einfache Clients dort ganze Partien spielen lassen und sagen, wie schnell er
    antwortet.

    Nur für einen eigenen Server. Seine Grenzen müssen es zulassen: connections, connections_per_address,
    tables_per_minute und bei kurzer Bedenkzeit requests_per_second heraufsetzen. Der Speicher wird aus /metrics des
    Servers gelesen: bevor jemand kommt, wenn alle sitzen, während sie spielen und nachdem sie gegangen sind. Die
    Antwortzeit zählt ab dem Zeitpunkt, zu dem eine Wahl fällig war; auch Wahlen ohne Antwort zählen. Strg-C bricht ab.
cmd-load-short = Ausprobieren, wie viele Tische ein Server aushält.
opt-load-tables = So viele Tische gleichzeitig.
opt-load-seats = Spieler an jedem Tisch.
opt-load-games = Partien an jedem Tisch.  [Vorgabe: 1]
opt-load-seconds = Stattdessen so lange spielen.
opt-load-think = Zeit für eine Wahl: zwischen der Hälfte davon und der Hälfte mehr.
opt-load-rate = Wahlen pro Sekunde zu zufälligen Zeiten, ob der Server geantwortet hat oder nicht, statt --think.
opt-load-every = Antwortzeiten und Speicher des Servers nach jedem solchen Zeitabschnitt melden.
opt-load-spectators = Zuschauer an jedem Tisch.
opt-load-json = Das Ergebnis auch in diese Datei schreiben.


### hornochsen record

cmd-record =
    In aufgezeichneten Partien nachsehen: Stände, Verlauf, und ob alles in Ordnung ist.

    Eine Aufzeichnung ist ein JSON-Dokument mit der Verteilung und allen Zügen. Mit - als DATEI wird die Standardeingabe
    gelesen.
cmd-record-short = In aufgezeichneten Partien nachsehen.
cmd-record-states = Den Stand am Ende jeder Runde ausgeben, als JSON-Objekt in je einer Zeile.
cmd-record-states-short = Den Stand am Ende jeder Runde ausgeben.
cmd-record-check = Sagen, ob eine Aufzeichnung in Ordnung ist und wie die Partie ausging.
cmd-record-check-short = Sagen, ob eine Aufzeichnung in Ordnung ist.
cmd-record-submit =
    Eine beendete Partie für ein Profil auf einem Server zählen lassen.

    Die Partie wird gekennzeichnet und nie gewertet: Niemand hat zugesehen. Das Geheimnis des Geräts steht in einer Datei, wie bei hornochsen bot.
cmd-record-submit-short = Eine Partie für dich zählen lassen.
opt-record-submit-server = Adresse des Servers; --link enthält sie.
opt-record-submit-player-secret-file = Eine Datei mit dem Geheimnis eines Geräts des Profils.
opt-record-submit-link = Ein Link von „Meine Seite“ (Auch auf einem anderen Gerät spielen): macht dieses Terminal zu einem Gerät und speichert dessen Geheimnis.
opt-record-submit-seat = Dein Name in der Partie; nur nötig, wenn mehrere Menschen mitgespielt haben.
cmd-record-verify =
    Beweisen, dass fair gemischt wurde: mit dem Geheimnis des Servers und dem Salz der Spieler in der Aufzeichnung.

    Vergleiche das Siegel und dein eigenes Salz mit dem, was dir vor der Partie gezeigt wurde.
cmd-record-verify-short = Beweisen, dass fair gemischt wurde.
cmd-record-show =
    Eine Partie Runde für Runde erzählen.

    Erzählt wird alles, auch was während der Partie geheim war.
opt-record-show-round = Nur diese Runde.
opt-record-show-board = Nach jeder Runde Spielplan, Punkteskala und die Plättchen aller zeichnen.


### hornochsen review

cmd-review =
    Eine beendete Partie analysieren: Jede Entscheidung wird danach beurteilt, was in diesem Moment zu sehen war.

    Der Bericht zeigt die Gewinnchance nach jeder Entscheidung, markiert Ungenauigkeiten (?!), Fehler (?) und grobe Fehler
    (??), erklärt die entscheidenden Momente und zählt zusammen: Ergebnis = Start + Glück + Entscheidungen. DATEI kann -
    sein, für die Standardeingabe.
cmd-review-short = Eine beendete Partie analysieren: Glück, Entscheidungen, Fehler.
opt-review-seat = Nur diesen Platz analysieren; der erste Platz ist 0.  [Vorgabe: alle Plätze]
opt-review-budget = Probepartien je Entscheidung.  [Vorgabe: so viele wie üblich]
opt-review-seed = Startwert des Zufalls: derselbe Wert ergibt dieselbe Analyse.
opt-review-json = Ein JSON-Objekt ausgeben statt eines Berichts.
opt-review-plot = Die Kurven der Partie in DATEI zeichnen: .svg.


### hornochsen daily

cmd-daily =
    Die Partie des Tages spielen: dieselben Plättchen, derselbe Platz und dieselben drei Bots für alle.

    Jeden Tag gibt es eine Partie; der Tag beginnt um Mitternacht UTC. Auf gleiche Züge antworten die Bots gleich, und von
    Montag bis Sonntag werden sie stärker. Die erste Partie eines Tages zählt. Wenn du sie abbrichst (q, Strg-C), setzt
    derselbe Befehl sie fort, am nächsten Tag mit --date, insgesamt 24 Stunden lang. Tipps gibt es keine. Danach bekommst
    du ein Ergebnis zum Teilen, das kein Plättchen verrät.
cmd-daily-short = Die Partie des Tages spielen.
opt-daily-date = Die Partie eines früheren Tages spielen, etwa 2026-11-15. Sie zählt nicht.
opt-daily-again = Die Partie von heute noch einmal spielen. Sie zählt nicht.
opt-daily-calendar = Deine Plätze der letzten fünf Wochen und deine Tage in Folge zeigen.


### hornochsen puzzle

cmd-puzzle =
    Ein Rätsel lösen: eine Stellung aus einer Partie zwischen Bots, in der eine Möglichkeit klar die beste ist.

    Das Plättchen, das auf den ersten Blick am wenigsten kostet, ist nicht die Lösung. Jeden Tag gibt es ein Rätsel, für
    alle dasselbe. Tipp deine Wahl ein wie in einer Partie; q zeigt die Lösung.
cmd-puzzle-short = Das Rätsel des Tages lösen.
opt-puzzle-number = Das Rätsel mit dieser Nummer statt des Rätsels des Tages.
opt-puzzle-date = Das Rätsel dieses Tages, etwa 2026-12-24.  [Vorgabe: heute, nach UTC]


### hornochsen board

cmd-board =
    Spielpläne ansehen, prüfen und neue bauen.

    Ein Spielplan ist eine Textdatei: Reihen von Feldern, dazu die Plätze der Ochsenaugen und des Misthaufens. Tipp den
    ab, den du zu Hause hast, oder erfinde einen.
cmd-board-list = Die Spielpläne auflisten, die zum Spiel gehören.
cmd-board-show = Einen Spielplan zeichnen: einen, der zum Spiel gehört, oder den in einer DATEI (- für die Standardeingabe).
cmd-board-show-short = Einen Spielplan zeichnen.
opt-board-show-json = Den Spielplan so ausgeben, wie er in Aufzeichnungen steht.
opt-board-show-toml = Die Datei des Spielplans ausgeben, um sie zu ändern.
cmd-board-check =
    Sagen, ob der Spielplan in jeder DATEI in Ordnung ist (- für die Standardeingabe).

    Alles, was nicht stimmt, bekommt eine eigene Zeile in der Fehlerausgabe, mit der Zeile in der Datei; der
    Rückgabewert ist dann 2.
cmd-board-check-short = Sagen, ob Spielpläne in Ordnung sind.
cmd-board-new =
    Einen eigenen Spielplan beginnen, der NAME heißt.

    Du bekommst eine Datei mit Anmerkungen, was wohin gehört. Füll sie nach einem gedruckten Spielplan aus oder erfinde
    einen, dann lass „hornochsen board check“ darüberschauen.
cmd-board-new-short = Einen eigenen Spielplan beginnen.
opt-board-new-output = In DATEI schreiben.  [Vorgabe: Standardausgabe]
opt-board-new-from = Mit diesem Spielplan beginnen.
opt-board-new-force = DATEI überschreiben.


### hornochsen bots

cmd-bots = Alle Bots auflisten, die einen Namen haben, den schwächsten zuerst, und sagen, wie sie spielen.
cmd-bots-short = Die Bots auflisten, den schwächsten zuerst.


### hornochsen arena

cmd-arena =
    Zwei bis acht Bots eine Serie von Partien an einem Tisch spielen lassen und sagen, wer besser ist und wie sicher das
    ist.

    Ein BOT ist ein Name (calf), eine Klasse in einer Datei (./my_bot.py:MyBot) oder in einem Paket
    (package.module:Class). Mit bull@300 hat er eigene 300 Probepartien je Entscheidung (aurochs: Stellungen). Derselbe
    Bot kann auf mehreren Plätzen sitzen. Jede Verteilung wird so oft gespielt, wie es Plätze gibt, und jedes Mal rücken
    alle einen Platz weiter: So trifft das Glück der Verteilung alle gleich. Das Intervall zählt Verteilungen, nicht
    Partien.

    Strg-C bricht die Serie ab; ausgegeben wird, was bis dahin gespielt ist.
cmd-arena-short = Bots eine Serie von Partien spielen lassen.
opt-arena-games = Wie viele Partien; aufgerundet, damit keine Verteilung halb gespielt bleibt.
opt-arena-seed = Aller Zufall kommt aus dieser Zahl: noch einmal dieselben Partien.
opt-arena-board = Ein Spielplan: sein Name oder eine Datei.
opt-arena-rules = official oder jeux-de-nim, dazu Varianten: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-arena-jobs = Wie viele Prozesse spielen. Am Ergebnis ändert ihre Zahl nichts.  [Vorgabe: alle Kerne]
opt-arena-budget = Probepartien je Entscheidung, für Bots, die nachdenken (aurochs: Stellungen); bull@300 setzt sie für einen Bot.
opt-arena-think = Bedenkzeit je Entscheidung, für Bots, die nachdenken. Die Ergebnisse sind dann nicht wiederholbar.
opt-arena-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
opt-arena-plot = Das Ergebnis zeichnen: .png, .svg oder .pdf.
opt-arena-records = Jede Partie in diesem Ordner aufzeichnen.
opt-arena-scheduler = Auf dem Dask-Cluster dieses Schedulers spielen.
opt-arena-bot-command = Ein Programm an den Tisch setzen: dorthin, wo NAME unter den Bots steht, sonst ans Ende. Mehrmals möglich.


### hornochsen league

cmd-league =
    Bots an vielen ausgelosten Tischen spielen lassen, zu zweit bis zu acht, und ihre Spielstärke bewerten.

    Eine Wertung sagt, wie stark ein Bot ist und wie sicher das ist: Überschneiden sich die Intervalle zweier Bots
    nicht, ist der eine stärker. Mit bull@300 hat ein Bot eigene 300 Probepartien je Entscheidung (aurochs: Stellungen).
    Ein Bot kann mehrmals am selben Tisch sitzen. Strg-C bricht die Liga ab; sie wird in DATEI gespeichert, und
    ausgegeben wird, was bis dahin gespielt ist.
cmd-league-short = Bots an vielen gemischten Tischen bewerten.
opt-league-games = Wie viele Partien insgesamt, samt denen, die schon in DATEI stehen.
opt-league-seed = Aller Zufall kommt aus dieser Zahl: noch einmal dieselben Partien.
opt-league-board = Ein Spielplan: sein Name oder eine Datei.
opt-league-rules = official oder jeux-de-nim, dazu Varianten: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-league-jobs = Wie viele Prozesse spielen. Am Ergebnis ändert ihre Zahl nichts.  [Vorgabe: alle Kerne]
opt-league-budget = Probepartien je Entscheidung, für Bots, die nachdenken (aurochs: Stellungen); bull@300 setzt sie für einen Bot.
opt-league-think = Bedenkzeit je Entscheidung, für Bots, die nachdenken. Die Ergebnisse sind dann nicht wiederholbar.
opt-league-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
opt-league-plot = Das Ergebnis zeichnen: .png, .svg oder .pdf.
opt-league-file = Die Liga in dieser Datei speichern; derselbe Befehl macht dort weiter, wo er aufgehört hat.
opt-league-anchor = Punkte wie bei Spielern zeigen: Dieser Bot hat 1500. Die Intervalle gelten für den Abstand zu ihm.


### hornochsen stats

cmd-stats =
    Bots auf einem SPIELPLAN (Name oder Datei) spielen lassen und sagen, wie er sich spielt; auf zweien, um sie zu
    vergleichen.

    Wie lange Partien dauern und wie sie enden, wo die Minuspunkte anfallen, welche Reihen genutzt werden, wie oft die
    Führung wechselt und ob der bessere Bot gewinnt. Zwei Spielpläne werden mit denselben Verteilungen gespielt.

    Strg-C bricht ab; ausgegeben wird, was bis dahin gespielt ist.
cmd-stats-short = Sagen, wie sich ein Spielplan spielt.
opt-stats-bots = Wer spielt, der beste zuerst. Er spielt für die Zahlen zum Spielplan gegen sich selbst, dann gegen jeden anderen.
opt-stats-games = Wie viele Partien je Spielplan; gegen jeden anderen Bot noch einmal so viele.
opt-stats-players = Wie viele am Tisch sitzen.
opt-stats-rules = official oder jeux-de-nim, dazu Varianten: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-stats-seed = Aller Zufall kommt aus dieser Zahl: noch einmal dieselben Partien.
opt-stats-jobs = Wie viele Prozesse spielen. Am Ergebnis ändert ihre Zahl nichts.  [Vorgabe: alle Kerne]
opt-stats-budget = Probepartien je Entscheidung, für Bots, die nachdenken (aurochs: Stellungen); bull@300 setzt sie für einen Bot.
opt-stats-plot = Das Ergebnis zeichnen: .png, .svg oder .pdf.
opt-stats-json = Ein JSON-Objekt statt Tabellen ausgeben.


### hornochsen completion

cmd-completion = Das Skript ausgeben, mit dem die Shell Befehle, Optionen, Spielpläne und Regeln ergänzt.
cmd-completion-short = Das Skript für die Ergänzung in der Shell ausgeben.
