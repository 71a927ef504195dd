### $who is “you” or “other”; $name is then the player’s name. $tiles are numbers, already listed.


### Lists

list-and = { $head } und { $last }
order-then = { $head }, dann { $last }
order-together = { $names } gemeinsam
you-in-list = du


### Rounds

round-title = { $kind ->
   *[plain] Runde { $round }
    [double] Runde { $round } – doppelt
    [open] Runde { $round } – offen
    [double-open] Runde { $round } – doppelt und offen
}
round-began = { $kind ->
   *[plain] Runde { $round } beginnt.
    [double] Runde { $round } beginnt. Doppelrunde: Alle spielen zwei Plättchen aus.
    [open] Runde { $round } beginnt. Die Reihenfolge: { $order }. Offene Runde: Alle spielen offen aus.
    [double-open] Runde { $round } beginnt. Die Reihenfolge: { $order }. Doppelt und offen: Alle spielen zwei Plättchen offen aus.
}


### Choosing

bought = { $who ->
    [you] Du kaufst
   *[other] { $name } kauft
} { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}{ $source ->
   *[supply] {""}
    [both] , davon { $box } aus der Schachtel
    [box] {" "}aus der Schachtel
}.
bought-tiles = { $who ->
    [you] Du kaufst
   *[other] { $name } kauft
} { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}{ $source ->
   *[supply] {""}
    [both] , davon { $box } aus der Schachtel
    [box] {" "}aus der Schachtel
}: { $tiles }.
laid = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} { $count ->
    [one] ein Plättchen
   *[other] zwei Plättchen
} { $face ->
   *[down] verdeckt
    [up] offen
} aus.
laid-tile = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} die { $tile } { $face ->
   *[down] verdeckt
    [up] offen
} aus.
laid-tiles = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} { $tiles } { $face ->
   *[down] verdeckt
    [up] offen
} aus.
took-back = { $who ->
    [you] Du überlegst es dir anders und wählst neu.
   *[other] { $name } überlegt es sich anders und wählt neu.
}
revealed = { $count ->
    [one] Das Plättchen wird aufgedeckt: { $entries }.
   *[other] Die Plättchen werden aufgedeckt: { $entries }.
}
revealed-entry = { $who ->
    [you] du
   *[other] { $name }
} { $tiles }


### On the board

placed = { $who ->
    [you] Du legst
   *[other] { $name } legt
} die { $tile } in Reihe { $row }.
row-completed = { $who ->
    [you] Du füllst
   *[other] { $name } füllt
} Reihe { $row }; die { $tile } eröffnet Reihe { $next }.
took = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
} aus der Reihe.
took-tiles = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
} aus der Reihe: { $tiles }.
took-none = { $who ->
    [you] Dein Sichtschirm ist voll: Die ganze Reihe kommt in die Schachtel.
   *[other] { $name } hat keinen Platz hinter dem Sichtschirm: Die ganze Reihe kommt in die Schachtel.
}
drew = { $who ->
    [you] Du hast kein Plättchen mehr und ziehst
   *[other] { $name } hat kein Plättchen mehr und zieht
} { $count ->
    [one] ein neues
   *[other] { $count } neue
}, kostenlos.
drew-tiles = { $who ->
    [you] Du hast kein Plättchen mehr und ziehst
   *[other] { $name } hat kein Plättchen mehr und zieht
} { $count ->
    [one] ein neues
   *[other] { $count } neue
}, kostenlos: { $tiles }.


### On the course

moved-minus = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
} für { $reason ->
   *[cow-pat] einen Kuhfladen
    [bullhead] den Hornochsen
} und { $who ->
    [you] rückst
   *[other] rückt
} auf Feld { $end } vor{ $landing ->
   *[free] {""}
    [pushed] , das nächste freie
}.
moved-plus = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $points ->
    [one] { $points } Pluspunkt
   *[other] { $points } Pluspunkte
} für { $reason ->
   *[cow-pat] einen Kuhfladen
    [bullhead] den Hornochsen
}{ $landing ->
   *[free] {" "}und { $who ->
        [you] gehst
       *[other] geht
    } auf Feld { $end } zurück
    [pushed] {" "}und { $who ->
        [you] gehst
       *[other] geht
    } auf Feld { $end } zurück, das nächste freie
    [held] , { $who ->
        [you] bleibst
       *[other] bleibt
    } aber auf Feld { $end }, weil dahinter nichts frei ist
    [start] {" "}und { $who ->
        [you] kehrst
       *[other] kehrt
    } zum Start zurück
    [still] {" "}und { $who ->
        [you] bleibst
       *[other] bleibt
    } auf dem Startfeld
}.
moved-price = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
} { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
} und { $who ->
    [you] rückst
   *[other] rückt
} auf Feld { $end } vor{ $landing ->
   *[free] {""}
    [pushed] , das nächste freie
}.
moved-refund = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} für den Kauf { $points ->
    [one] { $points } Pluspunkt
   *[other] { $points } Pluspunkte
}{ $landing ->
   *[free] {" "}und { $who ->
        [you] gehst
       *[other] geht
    } auf Feld { $end } zurück
    [pushed] {" "}und { $who ->
        [you] gehst
       *[other] geht
    } auf Feld { $end } zurück, das nächste freie
    [held] , { $who ->
        [you] bleibst
       *[other] bleibt
    } aber auf Feld { $end }, weil dahinter nichts frei ist
    [start] {" "}und { $who ->
        [you] kehrst
       *[other] kehrt
    } zum Start zurück
    [still] {" "}und { $who ->
        [you] bleibst
       *[other] bleibt
    } auf dem Startfeld
}.
bulls-eye-set-off = { $who ->
    [you] Du löst
   *[other] { $name } löst
} das Ochsenauge auf Feld { $square } aus: Die nächste Runde ist offen.
dunghill-reached = { $who ->
    [you] Du erreichst
   *[other] { $name } erreicht
} den Misthaufen.


### The end

game-ended = { $ending ->
   *[dunghill] Die Partie ist aus: Der Misthaufen ist erreicht.
    [no-tiles] Die Partie ist aus: Der Vorrat ist leer, und jemand hat kein Plättchen mehr.
    [round-limit] Die Partie ist aus: Runde { $round } war die letzte.
}
standings-title = Endstand
place-line = { $place }. { $name } – { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}{ $shared ->
   *[no] {""}
    [yes] {" "}(geteilt)
}
winner-one = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
} { $points ->
    [0] ohne einen einzigen Minuspunkt!
    [one] mit { $points } Minuspunkt!
   *[other] mit { $points } Minuspunkten!
}
winner-many = { $who ->
    [you] { $names } und du teilt euch den Sieg!
   *[other] { $names } teilen sich den Sieg!
}


### Refusals, one for each reason the rules know

refused-over = Die Partie ist aus.
refused-taking = Jetzt nicht: Erst werden Plättchen aus der vollen Reihe genommen.
refused-already-laid = Du hast schon ausgespielt. Nimm das erst zurück.
refused-already-bought = Du hast in dieser Runde schon gekauft. Einmal pro Runde muss reichen.
refused-too-many = So viele kannst du gerade nicht kaufen.
refused-screen-full = Hinter deinem Sichtschirm liegen neun Plättchen; mehr passen nicht.
refused-nothing-for-sale = In dieser Runde gibt es nichts zu kaufen.
refused-not-your-turn = Du bist noch nicht dran.
refused-must-buy = Du brauchst ein zweites Plättchen: Kauf erst mindestens eines.
refused-wrong-count = Das ist nicht die richtige Zahl von Plättchen.
refused-not-laid = Du hast nichts zurückzunehmen, oder es ist zu spät.
refused-face-up = Was offen liegt, bleibt liegen.
refused-nothing-to-take = Es gibt keine volle Reihe, aus der du nehmen könntest.
refused-no-such-tile = Dieses Plättchen steht nicht zur Wahl.


### Names of things

label-tiles = { $count } Plättchen
label-hand = Deine Plättchen
label-supply = Vorrat: { $count }
label-box = Schachtel: { $count }
label-bulls-eye = Ochsenauge
label-dunghill = Misthaufen
legend-plain = einfaches Feld
legend-cow-pat = Kuhfladen
legend-bullhead = Hornochse
legend-happy-cow = Happy Kuh
legend-double = Doppelfeld
legend-bulls-eye = Ochsenauge
legend-dunghill = Misthaufen


### Kinds of round

happy-now = Happy Kühe: Die Punkte zählen rückwärts.
happy-over = Keine Happy Kuh mehr zu sehen: Die Punkte zählen wieder vorwärts.
double-now = Doppelrunde: Alle spielen zwei Plättchen aus.
open-now = Offene Runde: Es wird offen ausgespielt, die wenigsten Minuspunkte zuerst.


### Players

status-has-chosen = { $who ->
    [you] hast gewählt
   *[other] gewählt
}
status-is-choosing = { $who ->
    [you] wählst
   *[other] wählt
}
status-is-taking = { $who ->
    [you] nimmst Plättchen
   *[other] nimmt Plättchen
}
status-waits = { $who ->
    [you] wartest
   *[other] wartet
}
bot-calf-name = Kalb
bot-calf-about = Neu auf der Weide. Spielt aus, was ihm gerade vors Maul kommt.
bot-cow-name = Kuh
bot-cow-about = Vorsichtig. Schaut, wohin sie tritt, und spielt, was jetzt am wenigsten kostet.
bot-ox-name = Ochse
bot-ox-about = Geduldig. Merkt sich jedes Plättchen und bedenkt, was die anderen spielen.
bot-bull-name = Stier
bot-bull-about = Wild entschlossen. Spielt viele Partien im Kopf, bevor er sich rührt.
bot-aurochs-name = Auerochse
bot-aurochs-about = Uralt. Hat in Millionen Partien gegen sich selbst gelernt.


### Sets of rules

rules-official-name = Offizielle Regeln
rules-official-about = Wie in der Anleitung wird die Runde mit dem Misthaufen noch zu Ende gespielt.
rules-jeux-de-nim-name = Jeux de NIM
rules-jeux-de-nim-about = Wie in der französischen Kurzfassung beendet der Misthaufen die Partie sofort.
rules-house-name = Hausregeln
rules-house-about = Deine eigene Mischung.
