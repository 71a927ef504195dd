### Die Begleiterin der ersten Partie: eine Kuh, die sagt, worauf es ankommt. „-again“ kommt beim zweiten Mal, kürzer.
### $tiles sind Zahlen, schon aufgezählt. $sign ist „minus“, „plus“ oder „none“. $who ist „you“ oder „other“; dann ist $name der Name.

guide-name = Deine Begleiterin
guide-hush = Ruhe bitte
guide-recall = Begleiterin zurückrufen
guide-returned = Da bin ich wieder. Ich melde mich, wenn etwas Neues passiert.


### What happened

guide-surprise = { $count ->
    [one] Die { $tiles } kam zuerst.
   *[other] Niedrigere Plättchen kamen zuerst: { $tiles }.
} Deine { $tile } kam darum hinter die { $behind }, nicht hinter die { $planned }.{ $sign ->
   *[none] {""}
    [minus] {" "}Das kostet { $points ->
        [one] einen Minuspunkt
       *[other] { $points } Minuspunkte
    }.
    [plus] {" "}Das bringt { $points ->
        [one] einen Pluspunkt
       *[other] { $points } Pluspunkte
    }.
}
guide-surprise-again = { $count ->
    [one] Erst kam die { $tiles }
   *[other] Erst kamen { $tiles }
}, also ging deine { $tile } hinter die { $behind }.{ $sign ->
   *[none] {""}
    [minus] {" "}Das kostet { $points }.
    [plus] {" "}Das bringt { $points }.
}
guide-cow-pat = Platsch! Der Kuhfladen kostet { $points ->
    [one] einen Minuspunkt
   *[other] { $points } Minuspunkte
}. Deine Figur steht jetzt auf { $end }. Am Ende gewinnen die wenigsten Minuspunkte.
guide-cow-pat-again = Wieder ein Kuhfladen. Deine Figur steht jetzt auf { $end }.
guide-plus = Dank einer Happy Kuh ging es zurück: { $points ->
    [one] ein Pluspunkt
   *[other] { $points } Pluspunkte
}, deine Figur steht auf { $end }.
guide-plus-again = Zurück auf { $end }, dank einer Happy Kuh.
guide-pushed = { $points ->
    [one] Das war ein Punkt
   *[other] Das waren { $points } Punkte
}, aber das Feld war besetzt. Darum ging deine Figur weiter bis zum nächsten freien, der { $end }.
guide-pushed-again = Wieder besetzt, also weiter auf { $end }.
guide-cows-covered = Die letzte Happy Kuh ist zugedeckt. Ab jetzt gibt es wieder Minuspunkte.
guide-cows-covered-again = Keine Happy Kuh mehr: wieder Minuspunkte.
guide-drew = Du hattest kein Plättchen mehr, also hast du { $count } gezogen, kostenlos.
guide-drew-again = Neue Plättchen, kostenlos!
guide-planned = Genau wie du es gesehen hast: Deine { $tile } kam hinter die { $behind } und kostet nichts.
guide-planned-again = Gut ausgespielt, deine { $tile }!


### What matters now

guide-take = { $sign ->
   *[none] Die Reihe ist voll.
    [minus] Muh! Deine { $tile } kam auf einen Hornochsen und kostet { $points ->
        [one] einen Minuspunkt
       *[other] { $points } Minuspunkte
    }.
    [plus] Deine { $tile } kam auf einen Hornochsen und bringt { $points ->
        [one] einen Pluspunkt
       *[other] { $points } Pluspunkte
    }.
    [lost] Deine { $tile } kam auf einen Hornochsen, aber die Pluspunkte brachten dich nicht zurück.
} Nimm jetzt { $most ->
    [one] eines dieser Plättchen
   *[other] eines oder zwei dieser Plättchen
}. Welche, sieht niemand.
guide-take-again = { $sign ->
   *[none] Ein Hornochse.
    [minus] Ein Hornochse: { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }.
    [plus] Ein Hornochse: { $points ->
        [one] ein Pluspunkt
       *[other] { $points } Pluspunkte
    }.
} Nimm { $most ->
    [one] ein Plättchen
   *[other] ein oder zwei Plättchen
}: niedrige, hohe, was dir fehlt.
guide-buy-first = Alle spielen zwei Plättchen aus, und du hast nur eines. Kauf also zuerst mindestens eines dazu.
guide-buy-first-again = Du brauchst zwei Plättchen: Kauf zuerst eines.
guide-open = Offene Runde! { $place ->
   *[middle] Ausgespielt wird offen, und vor dir { $before ->
        [one] ist jemand
       *[other] sind { $before } andere
    } dran. Sieh dir zuerst an, was da liegt.
    [first] Ausgespielt wird offen, und du fängst an: Die anderen sehen dein Plättchen, bevor sie wählen.
    [last] Ausgespielt wird offen, und du bist als Letztes dran: Sieh dir alles an und wähl dann.
    [start] Deine Figur steht noch auf dem Start, darum spielst du verdeckt aus. Die nach dir spielen offen aus.
}
guide-open-again = Wieder eine offene Runde. { $place ->
   *[middle] { $before ->
        [one] Eine Person ist
       *[other] { $before } andere sind
    } vor dir dran.
    [first] Du fängst an.
    [last] Du bist als Letztes dran und siehst alles.
    [start] Du spielst verdeckt aus.
}
guide-double = Doppelrunde: Wähl zwei Plättchen. Dein niedrigeres kommt vor deinem höheren, und die der anderen können dazwischenkommen.
guide-double-again = Doppelrunde: wieder zwei Plättchen.
guide-happy = Eine Happy Kuh ist zu sehen! Kuhfladen und Hornochsen bringen jetzt Pluspunkte.{ $gain ->
   *[no] {""}
    [yes] {" "}Im Moment brächte deine { $tile } { $points ->
        [one] einen
       *[other] { $points }
    }.
    [start] {" "}Aber deine Figur steht auf dem Start: Dir bringt das nichts.
}
guide-happy-again = Eine Happy Kuh! { $gain ->
   *[no] Pluspunkte für alle, die hinkommen.
    [yes] Deine { $tile } brächte im Moment { $points ->
        [one] einen Pluspunkt
       *[other] { $points } Pluspunkte
    }.
    [start] Auf dem Start bringt dir das nichts.
}
guide-buy = Im Moment kosten alle deine Plättchen etwas, am wenigsten die { $tile }: { $points } Minuspunkte. Ein neues kostet nur einen: vielleicht kaufen?
guide-buy-again = Im Moment ist keines kostenlos. Vielleicht kaufen?
guide-costly = Im Moment kosten alle deine Plättchen etwas, am wenigsten die { $tile }: { $points ->
    [one] einen Minuspunkt
   *[other] { $points } Minuspunkte
}. Außer die anderen ändern das noch.
guide-costly-again = Im Moment ist keines kostenlos. Am wenigsten kostet die { $tile }: { $points }.
guide-dunghill = { $who ->
    [you] Deine Figur steht
   *[other] { $name } steht
} { $left ->
    [one] ein Feld
   *[other] { $left } Felder
} vor dem Misthaufen. Kommt eine Figur dort an, geht die Partie zu Ende.
guide-dunghill-again = Nur noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
} bis zum Misthaufen: Bald ist Schluss.
guide-supply = Im Vorrat { $count ->
    [one] ist nur noch ein Plättchen
   *[other] sind nur noch { $count } Plättchen
}. Ist er leer und hat jemand kein Plättchen mehr, ist die Partie zu Ende.
guide-supply-again = Der Vorrat ist fast leer: { $count }.
guide-near = Deine { $tile } käme im Moment hinter die { $behind } und kostet nichts. Je näher die Zahlen, desto weniger kommt dazwischen.
guide-near-again = Deine { $tile } ist nah an der { $behind }: Da kommt kaum etwas dazwischen.
guide-low = Deine { $tile } ist niedriger als das Ende jeder Reihe. Darum käme sie im Moment hinter die höchste, die { $behind }.
guide-low-again = Deine { $tile } ist niedriger als alle: hinter die { $behind }.
guide-risky = Deine { $tile } sieht kostenlos aus, aber zwischen ihr und der { $behind } gibt es { $count } Plättchen, die du nicht siehst. Kommt eines davon zuerst, sieht es anders aus.
guide-risky-again = Zwischen der { $behind } und deiner { $tile } gibt es { $count } Plättchen, die du nicht siehst.


### The end

guide-goodbye = Du kommst gut ohne mich zurecht. Ich geh auf die Weide. Viel Spaß!
guide-end = { $result ->
   *[lost] Das war eine gute Partie.
    [won] Gewonnen, gratuliere!
} { $reason ->
   *[none] Und kein einziger Minuspunkt!
    [cow-pat] Am meisten kosteten dich Kuhfladen: { $points }.
    [bullhead] Am meisten kosteten dich Hornochsen: { $points }.
    [purchase] Am meisten kosteten dich Käufe: { $points }.
}
guide-end-again = { $result ->
   *[lost] Nächstes Mal!
    [won] Gut gespielt!
} { $reason ->
   *[none] Kein einziger Minuspunkt.
    [cow-pat] Am teuersten: Kuhfladen, { $points }.
    [bullhead] Am teuersten: Hornochsen, { $points }.
    [purchase] Am teuersten: Käufe, { $points }.
}
