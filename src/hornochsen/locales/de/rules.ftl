### Die Regelseite: das Spiel in fünf Minuten.

rules-page-title = Die Regeln
rules-page-about = Fünf Minuten, und du kannst mitspielen. Tipp die Beispiele an: Sie bewegen sich.
rules-page-contents = Auf dieser Seite
rules-page-next = Weiter
rules-page-back = Zurück
rules-page-again = Noch einmal
rules-page-example = Beispiel
rules-page-frame = Bild { $number } von { $total }
rules-page-play = Jetzt spielen


### What it is about

rules-page-goal-title = Worum es geht
rules-page-goal = Zwei bis acht Leute legen Zahlenplättchen auf eine Weide. Wer in einen Kuhfladen tritt oder an einen Hornochsen gerät, bekommt Minuspunkte und rückt mit der Figur auf den Misthaufen zu. Da will niemand hin: Am Ende gewinnen die wenigsten Minuspunkte.


### What there is

rules-page-things-title = Was auf dem Tisch liegt
rules-page-thing-tile = 99 Plättchen mit den Zahlen 1 bis 99, jede einmal.
rules-page-thing-screen = Ein Sichtschirm pro Person. Dahinter versteckst du deine Plättchen: am Anfang sechs, nie mehr als neun.
rules-page-thing-row = Ein Spielplan mit Reihen aus Feldern. Immer sind vier Reihen aktiv: die, in denen Plättchen liegen.
rules-page-thing-cow-pat = Kuhfladen: kostet, was darauf steht.
rules-page-thing-bullhead = Hornochse: das Ende jeder Reihe. Er kostet am meisten.
rules-page-thing-happy-cow = Happy Kuh: macht aus Minuspunkten Pluspunkte.
rules-page-thing-double = Doppelfeld: Alle spielen zwei Plättchen aus.
rules-page-thing-course = Drumherum eine Punkteskala. Deine Figur steht auf der Zahl deiner Minuspunkte.


### A round

rules-page-round-title = Eine Runde
rules-page-round-choose = Alle wählen heimlich ein Plättchen und legen es verdeckt hin.
rules-page-round-reveal = Haben alle gewählt, werden alle Plättchen zugleich aufgedeckt.
rules-page-round-place = Dann kommen sie auf den Spielplan, eines nach dem anderen, die niedrigste Zahl zuerst.
rules-page-round-mind = Anders überlegt? Bis die letzte Wahl gefallen ist, darfst du dein Plättchen zurücknehmen.


### Where a tile goes

rules-page-where-title = Wohin kommt ein Plättchen?
rules-page-where = Die Reihe suchst nicht du aus, das macht die Zahl. Ein Plättchen kommt ans Ende einer Reihe, direkt hinter die nächstniedrigere Zahl.
rules-page-where-low = Ist es niedriger als alle vier? Dann kommt es hinter das höchste.
rules-page-where-touch = Tipp ein Plättchen an und sieh, wohin es kommt.
rules-page-where-behind = Die { $tile } kommt hinter die { $behind }, die nächstniedrigere Zahl.
rules-page-where-lowest = Die { $tile } ist niedriger als alle vier. Also kommt sie hinter die höchste, die { $behind }.


### Cow-pats and bullheads

rules-page-points-title = Kuhfladen und Hornochsen
rules-page-points = Ein einfaches Feld kostet nichts. Auf einem Kuhfladen bekommst du so viele Minuspunkte, wie darauf stehen, mehr passiert nicht. Der Hornochse am Ende einer Reihe ist schlimmer, aber dafür bekommst du auch etwas.
rules-page-pat-before = Die 29 kommt hinter die 26. Dort liegt ein Kuhfladen.
rules-page-pat-after = Platsch! 4 Minuspunkte.
rules-page-bull-before = In Reihe 2 ist nur noch der Hornochse frei. Dorthin kommt die 53.
rules-page-bull-points = Muh! 5 Minuspunkte: Die Figur rückt fünf Felder vor.
rules-page-bull-moves = Die Reihe ist voll. Die 53 zieht um und eröffnet die nächste freie Reihe.
rules-page-bull-takes = Von den anderen Plättchen kommen ein oder zwei hinter den eigenen Sichtschirm; welche, sieht niemand. Der Rest kommt in die Schachtel.


### Tiles

rules-page-tiles-title = Neue Plättchen
rules-page-tiles-buy = Bevor du ausspielst, darfst du ein bis drei Plättchen aus dem Vorrat kaufen, einmal pro Runde. Jedes kostet einen Minuspunkt.
rules-page-tiles-free = Wer am Ende einer Runde kein Plättchen mehr hat, zieht sechs neue, kostenlos.
rules-page-tiles-end = Ist der Vorrat leer, kannst du ab der nächsten Runde nichts mehr kaufen, und kostenlose Plättchen gibt es auch nicht mehr.


### Happy cows

rules-page-happy-title = Happy Kühe
rules-page-happy = Solange in einer der vier aktiven Reihen eine Happy Kuh zu sehen ist, sind Minuspunkte Pluspunkte: Deine Figur geht zurück. Jetzt wollen alle in die Kuhfladen! Was du kaufst, kostet trotzdem.
rules-page-happy-seen = In Reihe 5 sind zwei Happy Kühe zu sehen. Also zählt alles rückwärts.
rules-page-happy-plus = Die 73 landet auf dem Kuhfladen: 3 Pluspunkte. Die Figur geht von 12 auf 9 zurück.
rules-page-happy-covered = 54 und 56 decken die Happy Kühe zu. Von nun an kosten Punkte wieder.


### Double rounds

rules-page-double-title = Doppelrunden
rules-page-double = Ist zu Beginn einer Runde in einer aktiven Reihe ein Doppelfeld zu sehen, spielen alle zwei Plättchen aus. Wer nur eines hat, muss erst noch eines kaufen.
rules-page-double-seen = Reihe 7 ist eröffnet: Vier Doppelfelder sind zu sehen. Alle spielen zwei Plättchen aus!


### The course

rules-page-course-title = Die Punkteskala
rules-page-course = Auf jedem Feld hat eine Figur Platz, nur auf dem Start alle. Ist dein Feld besetzt, geht es weiter auf den Misthaufen zu bis zum nächsten freien, auch wenn du gerade zurückgehst.
rules-page-course-before = Rot bekommt 4 Minuspunkte und müsste auf die 24. Aber da steht Blau.
rules-page-course-after = Also geht Rot weiter auf die 25.
rules-page-eye = Ochsenaugen: Rückt eine Figur auf ein Ochsenauge oder darüber hinaus vor, während alle anderen noch davor sind, löst sie es aus. Die nächste Runde ist dann offen.
rules-page-open = In einer offenen Runde wird offen ausgespielt, nacheinander. Wer die wenigsten Minuspunkte hat, fängt an. Wer noch auf dem Start steht, wählt zuerst, gemeinsam und verdeckt.
rules-page-open-order = Die Reihenfolge in einer offenen Runde: erst Grün mit 12, dann Blau mit 31, zuletzt Rot mit 41.


### The end

rules-page-end-title = Das Ende
rules-page-end = Erreicht eine Figur den Misthaufen, wird die Runde zu Ende gespielt, dann ist Schluss. Schluss ist auch, wenn jemand kein Plättchen mehr hat und der Vorrat leer ist.
rules-page-end-win = Wer die wenigsten Minuspunkte hat, gewinnt. Alle, die noch auf dem Start stehen, teilen sich den ersten Platz.
rules-page-end-order = Grün gewinnt mit 23. Rot liegt auf dem Misthaufen und damit ganz hinten.


### Two sets of rules, tips

rules-page-sets-title = Zweierlei Regeln
rules-page-sets = Der Host sucht aus. Nach den offiziellen Regeln kannst du aus der Schachtel kaufen, wenn der Vorrat mitten in einer Runde ausgeht. Nach den französischen kannst du das nicht, und es ist sofort Schluss, wenn eine Figur den Misthaufen erreicht.
rules-page-tips-title = Drei Tipps
rules-page-tip-last = Die Felder vor einem Hornochsen sind gefährlich: Vielleicht ist jemand vor dir dort.
rules-page-tip-take = Ein Hornochse bringt Plättchen. Nimm Zahlen, die zwischen die Reihen passen.
rules-page-tip-happy = Heb dir ein Plättchen für die Happy Kühe auf: Dann ist eine volle Reihe ein Geschenk.
rules-page-fair = Dies ist eine unabhängige Fassung des Spiels von Wolfgang Kramer. Der Spielplan „Klassisch“ ist nachgebaut: Er passt zu allem, was man vom gedruckten weiß.
