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
metavar-bots = BOTS
metavar-file = DATEI
metavar-board = SPIELPLAN
metavar-switch = VARIANTE


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


### hornochsen play

cmd-play =
    Im Terminal spielen: bis zu acht Leute an einer Tastatur, und Bots.

    Tipp die Zahl eines Plättchens, um es auszuspielen, b2, um zwei Plättchen zu kaufen, ? für Hilfe, q zum Aufhören.
    Der Tisch zeigt, wohin jedes deiner Plättchen jetzt käme und was das kosten würde. Sitzen mehrere am Tisch, bleiben
    die Plättchen verborgen, solange die Tastatur weitergereicht wird. Eine abgebrochene Partie (q, Strg-C) wird
    gespeichert und kann später weitergehen.
cmd-play-short = Eine Partie gegen Bots und mit Freunden spielen.
opt-play-players = Leute an dieser Tastatur: wie viele, oder ihre Namen, mit Kommas.  [Vorgabe: 1]
opt-play-bots = Bots am Tisch: wie viele, oder welche (calf,calf).  [Vorgabe: genug für vier]
opt-play-board = Ein Spielplan: sein Name oder eine Datei.
opt-play-rules = official oder jeux-de-nim, dazu Varianten: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-play-seed = Nach dieser Zahl mischen und die Bots spielen lassen: noch einmal dieselbe Verteilung.
opt-play-save = Die Partie in dieser Datei speichern, Zug für Zug.
opt-play-resume = Mit einer abgebrochenen Partie weitermachen; gespeichert wird in derselben Datei.


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
cmd-record-show =
    Eine Partie Runde für Runde erzählen.

    Erzählt wird alles, auch was während des Spiels geheim war.
opt-record-show-round = Nur diese Runde.
opt-record-show-board = Nach jeder Runde Spielplan, Punkteskala und die Plättchen aller zeichnen.


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


### hornochsen completion

cmd-completion = Das Skript ausgeben, mit dem die Shell Befehle, Optionen, Spielpläne und Regeln ergänzt.
cmd-completion-short = Das Skript für die Ergänzung in der Shell ausgeben.
