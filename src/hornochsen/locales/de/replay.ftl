### Partien noch einmal, der große Bildschirm, ein Gerät für alle.


### Replay

replay-title = Partie ansehen
replay-loading = Die Partie wird geholt …
replay-not-found = Diese Partie gibt es hier nicht. Vielleicht war sie zu alt, um aufgehoben zu werden.
replay-failed = Die Partie ließ sich nicht laden. Versuch es noch einmal.
replay-again = Noch einmal versuchen
replay-step = Schritt { $step } von { $total }
replay-step-spoken = Schritt { $step } von { $total }, Runde { $round }
replay-slider = Stelle in der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-round-back = Zur Runde davor
replay-round-on = Zur nächsten Runde
replay-round = Runde
replay-round-number = Runde { $round }
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-view = Wessen Sicht
replay-view-all = Alle Plättchen offen
replay-view-none = Als Publikum
replay-view-seat = Sicht von { $name }
replay-controls = Steuerung
replay-keys = Tasten: ← → ein Schritt, Bild auf und Bild ab eine Runde, Pos1 und Ende, Leertaste spielt ab.
replay-what-happened = Was in diesem Schritt passiert ist
replay-nothing-happened = Von hier ist nichts zu sehen.
replay-hands = Plättchen
replay-hand-of = Plättchen von { $name }: { $tiles }
replay-hand-empty = keine
replay-laid = ausgespielt: { $tiles }
replay-chart = Minuspunkte, Runde für Runde
replay-unfinished = Diese Partie wurde nicht zu Ende gespielt.
replay-copy = Link zu dieser Stelle kopieren
replay-copied = Der Link ist kopiert.
replay-not-copied = Der Browser lässt die Seite nicht kopieren. Der Link steht in der Adresszeile.
replay-download = Aufzeichnung herunterladen
replay-other = Andere Aufzeichnung
replay-upload-title = Eine aufgezeichnete Partie ansehen
replay-upload-about = Zieh eine Aufzeichnung hierher (eine .json-Datei, nach einer Partie heruntergeladen), und sie wird Schritt für Schritt noch einmal gespielt.
replay-upload-choose = Datei wählen
replay-upload-drop = Loslassen: Die Aufzeichnung wird geöffnet.
replay-upload-busy = Die Aufzeichnung wird geprüft …
replay-upload-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-upload-bad = Diese Datei lässt sich nicht abspielen: Sie ist keine Aufzeichnung einer Partie, oder sie wurde verändert. Der genaue Grund (auf Englisch):
replay-upload-too-fast = Zu viele Aufzeichnungen auf einmal. Warte eine Minute und versuch es noch einmal.
replay-upload-failed = Die Aufzeichnung kam nicht beim Server an. Versuch es noch einmal.


### The big screen

tv-title = Großer Bildschirm
tv-join = Mitspielen
tv-watch = Am Handy zuschauen
tv-join-how = Halte die Handykamera hierher, oder öffne { $address } und tippe den Code ein.
tv-code = Code
tv-seats = Am Tisch
tv-free = Alle acht Plätze sind frei.
tv-waiting = Der Host beginnt die Partie.
tv-shuffling = Die Plättchen werden gemischt …
tv-last = Zuletzt passiert
tv-connecting = Verbindung wird aufgebaut …
tv-lost = Verbindung verloren. Einen Augenblick …
tv-ended = Dieser Tisch ist geschlossen.
tv-again = Die nächste Partie beginnt, wenn alle einverstanden sind.
tv-chosen = { $chosen ->
    [one] { $chosen } von { $all } hat gewählt.
   *[other] { $chosen } von { $all } haben gewählt.
}
tv-picture = Das Spiel, für alle im Raum


### One device handed round

pass-title = Ein Gerät für alle
pass-about = Reicht dieses Gerät herum. Alle sehen nur die eigenen Plättchen; der Spielplan ist für alle da.
pass-players = Wer spielt mit?
pass-name = Name { $number }
pass-remove = Name { $number } entfernen
pass-add = Noch jemand
pass-bots = Bots
pass-bots-none = keine
pass-bots-level = Wie stark die Bots sind
pass-board = Spielplan
pass-rules = Regeln
pass-start = Los geht’s
pass-starting = Der Tisch wird gedeckt …
pass-names-wanted = Alle brauchen einen Namen.
pass-names-differ = Ein Name kommt zweimal vor.
pass-too-few = Mindestens zwei müssen mitspielen.
pass-new = Mit anderen
pass-gone = Diese Partie gibt es nicht mehr.
pass-hand-to = Das Gerät geht an
pass-hand-why = { $why ->
   *[play] { $name } wählt als Nächstes. Alle anderen schauen weg!
    [take] { $name } hat eine Reihe gefüllt und nimmt Plättchen daraus. Alle anderen schauen weg!
    [changed] { $name } möchte noch einmal nachsehen. Alle anderen schauen weg!
}
pass-i-am = Ich bin { $name }
pass-changed-mind = Anders überlegt?
pass-look-again = { $name }: noch einmal nachsehen
pass-see-board = Spielplan ansehen
pass-cover = Spielplan zudecken
pass-hide = Meine Plättchen verstecken
pass-yours = { $name }, das sind deine Plättchen.
pass-waiting = Wir warten auf { $names } …
pass-reveal = Alle dürfen hinsehen!
pass-skip = Überspringen
pass-rematch = Dieselben noch einmal
pass-end = Partie beenden
pass-end-sure = Diese Partie wirklich beenden?
pass-end-yes = Ja, beenden
pass-end-no = Nein, weiterspielen
