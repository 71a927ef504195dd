### Leben am Tisch: Töne, Reaktionen, das Ende einer Partie, Links. $who ist „you“ oder „other“; $name ist dann der Name.


### Töne und Reaktionen

life-sound-offer = Möchtest du Töne hören?
life-sound-on = Töne einschalten
life-sound-off = Töne aus lassen
life-on = An
life-off = Aus
life-bot-reactions = Reaktionen der Bots
life-bot-reactions-about = Bots lachen, staunen und muhen ab und zu.


### Vorschau von Links in Messengern

link-table-title = Tisch { $code }: Tanz der Hornochsen!
link-table-about = { $state ->
   *[gathering] { $free ->
        [0] Alle Plätze sind besetzt, aber du kannst zuschauen.
        [one] Ein Platz ist frei. Setz dich dazu, ganz ohne Anmeldung.
       *[other] { $free } Plätze sind frei. Setz dich dazu, ganz ohne Anmeldung.
    }
    [playing] Eine Partie läuft. Schau zu!
    [over] Die Partie ist vorbei. Sieh dir an, wie sie ausging, oder spiel die nächste mit.
}
link-replay-title = Wiederholung: Tanz der Hornochsen!
link-replay-about = { $players ->
    [one] Eine Partie zu { $players }, Zug für Zug.
   *[other] Eine Partie zu { $players }, Zug für Zug.
}
link-picture = { $picture ->
   *[general] Ein Ochse zwischen zwei Happy Kühen auf einer Wiese
    [gathering] Eine Kuh neben einem freien Platz an einem Holztisch
    [playing] Ein Spielbrett mit Plättchen und ein Ochse, der zusieht
    [over] Eine Herde, die für den Sieg tanzt
    [replay] Eine Reihe von Plättchen und eine Kuh, die auf „Abspielen“ drückt
}


### Die Geschichte einer Partie. $who: wer gewonnen hat, liest mit; $whom: die andere Person liest mit.

story-shared = { $count } Figuren stehen am Ende auf demselben Feld.
story-flawless = In { $count } Runden { $who ->
    [you] bist du
   *[other] ist { $name }
} keinen einzigen Schritt auf den Misthaufen zugegangen.
story-last-bullhead = { $whom ->
    [you] Du lagst vorn, bis dich ein Hornochse in der letzten Runde
   *[other] { $rival } lag vorn, bis ein Hornochse in der letzten Runde
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kostete.
story-last-round = Erst in der letzten Runde { $who ->
    [you] bist du
   *[other] ist { $name }
} in Führung gegangen.
story-comeback = Nach Runde { $round } { $who ->
    [you] lagst du ganz hinten – und hast trotzdem gewonnen.
   *[other] lag { $name } ganz hinten – und hat trotzdem gewonnen.
}
story-close = Nur { $points ->
    [one] ein Punkt liegt
   *[other] { $points } Punkte liegen
} am Ende zwischen { $who ->
    [you] dir und { $rival }
   *[other] { $whom ->
        [you] { $name } und dir
       *[other] { $name } und { $rival }
    }
}.
story-start-to-finish = Nach jeder einzelnen Runde { $who ->
    [you] lagst du
   *[other] lag { $name }
} in Führung.
story-seesaw = Die Führung hat { $count }-mal gewechselt.
story-happy-cows = Happy Kühe haben { $who ->
    [you] dich
   *[other] { $name }
} { $points } Felder zurückgebracht: mehr als der Vorsprung am Ende.
story-decisive-bullhead = In Runde { $round } kostete ein Hornochse { $whom ->
    [you] dich
   *[other] { $rival }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und für den Rest der Partie die Führung.
story-big-bullhead = Der teuerste Moment: In Runde { $round } kostete ein Hornochse { $whom ->
    [you] dich
   *[other] { $rival }
} { $points } Punkte.
story-margin = Am Ende { $who ->
    [you] liegst du
   *[other] liegt { $name }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor { $whom ->
    [you] dir
   *[other] { $rival }
}.
