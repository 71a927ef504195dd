# Partien mit anderen: warten, mit Bots beginnen, Leute blockieren.

match-title = Mit anderen spielen
match-nobody = Gerade wartet niemand.
match-now-count = { $count ->
    [one] Eine Person möchte jetzt spielen.
   *[other] { $count } Leute möchten jetzt spielen.
}
match-day-count = { $count ->
    [one] Eine Person wartet auf eine langsame Partie.
   *[other] { $count } Leute warten auf eine langsame Partie.
}
match-pace = Tempo
match-pace-now = Jetzt
match-pace-day = Ein Tag pro Zug
match-seats = Spieler
match-seats-any = Beliebig viele
match-seats-count = { $count ->
    [one] Zu eins
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
       *[other] acht
    }
}
match-find = Mitspieler finden
match-as = Du spielst als { $name }.
match-waiting-now = Wir suchen Mitspieler …
match-waiting-day = Wir suchen Mitspieler für eine langsame Partie …
match-same = { $count ->
    [one] sonst wartet niemand darauf
   *[other] { $count } Leute warten darauf, du eingeschlossen
}
match-lost = Der Server antwortet nicht. Neuer Versuch …
match-day-about = Du kannst diese Seite verlassen. Die Partie erscheint dann unter „Meine Partien“. Auf deiner Seite kannst du wählen, ob du benachrichtigt wirst.
match-offer = Niemand da? Beginne mit Bots!
match-level = Bots auf den freien Plätzen
match-start-bots = Mit Bots beginnen
match-agreed = { $count ->
    [one] Die Partie beginnt gleich.
   *[other] { $agreed } von { $count } möchten mit Bots beginnen. Die Partie beginnt gleich.
}
match-cancel = Nicht mehr warten
match-found-now = Mitspieler gefunden. Die Partie beginnt.
match-found-day = Mitspieler für eine langsame Partie gefunden.
match-runs = Deine Partie mit anderen läuft.
match-to-table = Zur Partie

block-person = Blockieren
block-person-about = Wenn du Mitspieler suchst, triffst du nicht mehr auf { $name }. { $name } erfährt es nicht.
block-done = Bei der Suche nach Mitspielern triffst du nicht mehr auf { $name }.
block-title = Blockierte Leute
block-about = Wenn du Mitspieler suchst, triffst du nie auf Leute, die du blockiert hast. Sie erfahren es nicht.
block-undo = Nicht mehr blockieren
block-undone = { $name } ist nicht mehr blockiert.
block-met = Leute, mit denen du gespielt hast
kept-matching = Wen du blockiert hast: so lange wie dein Profil. Worauf du wartest: bis eine Partie gefunden ist, du nicht mehr warten willst oder eine Woche fort warst.

refused-too-many-waiting = Aus deinem Netz warten schon viele. Versuche es später noch einmal.
refused-too-many-games = Du hast schon viele langsame Partien. Beende zuerst einige davon.
refused-nobody-to-block = Diese Person spielt als Gast. Bei der Suche nach Mitspielern triffst du nie auf Gäste.
refused-too-many-blocks = Du hast zu viele Leute blockiert. Gib zuerst auf deiner Seite jemanden frei.
