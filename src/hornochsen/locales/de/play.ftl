### Beginning

welcome = Willkommen beim Tanz der Hornochsen! Bleib weg vom Misthaufen.
independent = Eine unabhängige Fassung von Wolfgang Kramers Brettspiel, mit eigenen Texten.
board-reconstructed = Der Spielplan „classic“ ist nachgebaut; manches darauf ist von uns geraten.
at-the-table = Am Tisch: { $names }
your-name-prompt = Wie heißt Nummer { $number }?
player-numbered = Nummer { $number }
name-taken = { $name } sitzt schon am Tisch. Bitte wähle einen anderen Namen.
resumed = Willkommen zurück. Weiter geht es mit Runde { $round }.
terminal-narrow = Dieses Terminal ist { $width } Zeichen breit; das Spiel braucht mindestens { $least }.


### Handing over

hand-over = Die Tastatur bitte an { $name }. Enter, wenn es losgehen kann.
hand-over-back = u: { $name } nimmt zurück und wählt neu.
press-enter = Weiter mit Enter.


### Choosing

choose-tile = Welches Plättchen spielst du aus?
choose-two-tiles = Welche zwei Plättchen spielst du aus?
choose-take = Nimm eines oder zwei von { $tiles }:
choose-take-one = Nimm eines von { $tiles }:
prompt-help = Zahl = wählen, b2 = zwei kaufen, u = zurück, h = Tipp, ? = Hilfe, q = aufhören
hint-off = In dieser Partie gibt es keine Tipps.
confirm-lay = { $tile } ausspielen? (j/n)
confirm-lay-two = { $tiles } ausspielen? (j/n)
yes-key = j
no-key = n
confirm-again = Tipp { $yes } oder { $no } ein.
must-buy = Du hast ein Plättchen, brauchst aber zwei: Kauf erst mindestens eines (b1).
may-buy = { $count ->
    [one] Du darfst eines kaufen (b1).
   *[other] Du darfst bis zu { $count } kaufen (b1–b{ $count }).
}


### What a tile would do

preview-free = { $tile } → Reihe { $row }, keine Punkte
preview-points-minus = { $tile } → Reihe { $row }, Kuhfladen: { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}
preview-points-plus = { $tile } → Reihe { $row }, Kuhfladen: { $points ->
    [one] { $points } Pluspunkt
   *[other] { $points } Pluspunkte
}
preview-completes-minus = { $tile } → Reihe { $row }, Hornochse: { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}, und du nimmst Plättchen
preview-completes-plus = { $tile } → Reihe { $row }, Hornochse: { $points ->
    [one] { $points } Pluspunkt
   *[other] { $points } Pluspunkte
}, und du nimmst Plättchen
preview-back = { $preview }; { $squares ->
    [0] deine Figur bleibt stehen
    [one] deine Figur geht { $squares } Feld zurück
   *[other] deine Figur geht { $squares } Felder zurück
}


### Misunderstandings

not-a-choice = „{ $text }“ geht hier nicht. Tipp eine Zahl ein, oder ? für Hilfe.


### Stopping

game-saved =
    Gespeichert in { $file }. Weiter geht es mit:
    hornochsen play --resume { $file }
cannot-save = Die Partie ließ sich nicht in { $file } speichern: { $reason }
game-broken-off = Die Partie wurde in Runde { $round } abgebrochen.
goodbye = Bis bald, und Vorsicht vor den Kuhfladen.


### Help

help-title = Was du eintippen kannst
help-number = 15     das Plättchen 15 wählen; in einer Doppelrunde zwei: 15 63
help-buy = b2     vor dem Ausspielen zwei kaufen: eins bis drei, einmal pro Runde
help-back = u      Ausgespieltes zurücknehmen, solange andere noch wählen
help-hint = h      Tipp: wie sicher deine Plättchen sind, und was der Coach täte
help-help = ?      diese Seite
help-stop = q      aufhören; die Partie wird gespeichert und kann später weitergehen
help-rules-title = Das Spiel in Kürze
help-lay = Alle spielen verdeckt ein Plättchen aus; dann wird gemeinsam aufgedeckt.
help-rows = Das niedrigste Plättchen zuerst, jedes hinter das nächstniedrigere Reihenende.
help-low = Ein Plättchen unter allen vier Reihenenden kommt hinter das höchste.
help-cow-pat = Auf einem Kuhfladen bekommst du die Minuspunkte, die er zeigt.
help-bullhead = Beim Hornochsen auch; du eröffnest eine Reihe und nimmst ein, zwei Plättchen.
help-happy = Solange eine Happy Kuh zu sehen ist, zählen die Punkte rückwärts.
help-double = Solange ein Doppelfeld zu sehen ist, spielen alle zwei Plättchen aus.
help-bulls-eye = Erreicht die vorderste Figur ein Ochsenauge, ist die nächste Runde offen.
help-price = Jedes gekaufte kostet einen Minuspunkt. Keins mehr? Sechs neue gibt es gratis.
help-end = Ende: am Misthaufen, oder jemand hat kein Plättchen und der Vorrat ist leer.
help-win = Wer die wenigsten Minuspunkte hat, gewinnt.


### Records

record-sound = { $file } ist in Ordnung: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, zu Ende gespielt.
record-unfinished = { $file } ist so weit in Ordnung: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, nicht zu Ende.
record-so-far = { $name } – { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}
shuffle-proven = { $file }: Das Mischen ist bewiesen.
shuffle-commitment = Das Geheimnis des Servers passt zu seinem Siegel: { $text }
shuffle-supply = Die 99 Plättchen des Vorrats folgen aus dem Geheimnis und dem Salz.
shuffle-box = { $count ->
    [one] Der Kauf aus der Schachtel folgt auch daraus.
   *[other] Alle { $count } Käufe aus der Schachtel folgen auch daraus.
}
shuffle-salted = Darin ist Salz von: { $names }.
shuffle-unsalted = Von niemandem ist Salz darin: Der Server hat allein gemischt.
shuffle-missing = Nicht rechtzeitig gekommen ist das Salz von: { $names }.


### The table

label-goes-to = käme in Reihe
label-points-now = Punkte jetzt
label-safe = sicher
record-kept = Die Partie ist in { $file } gespeichert.
at-the-board = Spielplan: { $board } · { $rules }: { $about }
board-in-short = { $rows } Reihen · { $count ->
    [one] Ochsenauge auf { $eyes }
   *[other] Ochsenaugen auf { $eyes }
} · Misthaufen auf { $dunghill }
bot-character = { $name }: { $about }
bots-compiling =
    { $kept ->
        [yes] Bots und Tipps werden vorbereitet: nur beim ersten Mal, ein bis zwei Minuten.
       *[no] Bots und Tipps werden vorbereitet: jedes Mal, ein bis zwei Minuten.
    }


### A bot at a server's table

guest-unreachable = { $text } antwortet nicht; der Bot versucht es weiter.
guest-sat-down = { $name } sitzt an Tisch { $text }.
guest-waits-for-game = Dort läuft eine Partie; danach setzt sich der Bot dazu.
guest-waits-for-people = Dort sitzt noch niemand; der Bot kommt nach der ersten Person.
guest-game-began = Partie { $number } beginnt: { $names }
guest-game-over = Partie { $number } ist aus: Platz { $place }, { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}.
guest-stood-in = Ein Bot des Servers war eingesprungen; jetzt spielt der Bot wieder selbst.
guest-removed = Der Host hat den Bot von Tisch { $text } entfernt.
guest-table-closed = Tisch { $text } ist geschlossen.
guest-left = { $count ->
    [one] Eine Partie gespielt; der Bot ist gegangen.
   *[other] { $count } Partien gespielt; der Bot ist gegangen.
}

record-submitted = Die Partie zählt für dich, als lokal markiert: Platz { $place } von { $players }.
