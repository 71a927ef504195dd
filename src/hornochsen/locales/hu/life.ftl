### Élet az asztalnál: hangok, reakciók, a játszma vége, linkek. $who: „you” vagy „other”; ilyenkor $name a név.


### Hangok és reakciók

life-sound-offer = Szeretnél hangokat?
life-sound-on = Hangok bekapcsolása
life-sound-off = Maradjanak kikapcsolva
life-on = Be
life-off = Ki
life-bot-reactions = A botok reakciói
life-bot-reactions-about = A botok néha nevetnek, ámulnak és bőgnek.


### Linkek előnézete üzenetküldőkben

link-table-title = Asztal: { $code } – Tanz der Hornochsen!
link-table-about = { $state ->
   *[gathering] { $free ->
        [0] Minden hely foglalt, de nézőként beléphetsz.
        [one] Egy szabad hely van. Ülj le játszani, regisztráció nélkül.
       *[other] { $free } szabad hely van. Ülj le játszani, regisztráció nélkül.
    }
    [playing] Folyik a játszma. Gyere, nézd meg!
    [over] A játszma véget ért. Nézd meg, hogyan alakult, vagy játssz a következőben.
}
link-replay-title = Visszajátszás – Tanz der Hornochsen!
link-replay-about = { $players ->
    [one] Egy { $players } fős játszma, lépésről lépésre.
   *[other] Egy { $players } fős játszma, lépésről lépésre.
}
link-picture = { $picture ->
   *[general] Egy bika két vidám tehén között a réten
    [gathering] Egy tehén egy üres hely mellett a faasztalnál
    [playing] Egy tábla lapocskákkal és egy bika, aki nézi
    [over] Egy csorda, amely a győztesnek táncol
    [replay] Egy sor lapocska és egy tehén, aki elindítja a lejátszást
}


### A játszma története. $who: a győztes olvassa; $whom: a másik játékos olvassa.

story-shared = { $count } bábu ugyanazon a mezőn végzett.
story-flawless = { $count } forduló alatt { $who ->
    [you] egyetlen lépést sem tettél
   *[other] { $name } egyetlen lépést sem tett
} a trágyadomb felé.
story-last-bullhead = { $whom ->
    [you] Te vezettél, de az utolsó fordulóban egy bikafej { $points } pontodba került.
   *[other] { $rival } vezetett, de az utolsó fordulóban egy bikafej { $points } pontjába került.
}
story-last-round = { $who ->
    [you] Csak az utolsó fordulóban vetted át a vezetést.
   *[other] { $name } csak az utolsó fordulóban vette át a vezetést.
}
story-comeback = Még { ARTICLE($round) } { $round }. forduló után is { $who ->
    [you] az utolsó helyen álltál, mégis nyertél.
   *[other] { $name } állt az utolsó helyen, mégis nyert.
}
story-close = A végén csak { $points } pont a különbség: { $who ->
    [you] te és { $rival }
   *[other] { $whom ->
        [you] { $name } és te
       *[other] { $name } és { $rival }
    }
}.
story-start-to-finish = { $who ->
    [you] Minden egyes forduló után te vezettél.
   *[other] Minden egyes forduló után { $name } vezetett.
}
story-seesaw = A vezetés { $count } alkalommal cserélt gazdát.
story-happy-cows = { $who ->
    [you] A vidám tehenek { $points } mezővel vittek vissza: ez több, mint a végső előnyöd.
   *[other] A vidám tehenek { $points } mezővel vitték vissza { ARTICLE($name) } { $name } nevű játékost: ez több, mint a végső előnye.
}
story-decisive-bullhead = Fordulópont: { ARTICLE($round) } { $round }. fordulóban { $whom ->
    [you] egy bikafej { $points } pontodba és végleg a vezetésedbe került.
   *[other] { $rival } egy bikafej miatt { $points } pontot és végleg a vezetést veszítette el.
}
story-big-bullhead = A legdrágább pillanat: { ARTICLE($round) } { $round }. fordulóban { $whom ->
    [you] egy bikafej { $points } pontodba került.
   *[other] { $rival } egy bikafej miatt { $points } pontot kapott.
}
story-margin = { $who ->
    [you] { $points } pont előnnyel nyertél. Második: { $rival }.
   *[other] { $name } { $points } pont előnnyel nyert. { $whom ->
        [you] Te lettél a második.
       *[other] Második: { $rival }.
    }
}
