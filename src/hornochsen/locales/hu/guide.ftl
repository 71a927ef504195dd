### Az első játszma kísérője: egy tehén, aki elmondja, mi számít. A „-again” másodszorra hangzik el, rövidebben.
### $tiles már felsorolt számok. $sign értéke „minus”, „plus” vagy „none”. $who értéke „you” vagy „other”; $name ilyenkor a név.

guide-name = A kísérőd
guide-hush = Csendet kérek
guide-recall = Hívd vissza a kísérőt
guide-returned = Itt vagyok újra. Szólok, ha valami új történik.


### What happened

guide-surprise = { $count ->
    [one] Előbb { ARTICLE($tiles) } { $tiles } került le.
   *[other] Előbb kisebb lapocskák kerültek le: { $tiles }.
} Ezért { ARTICLE($tile) } { SUFFIXED($tile) } lapocskád { ARTICLE($behind) } { SUFFIXED($behind) } mögé került, nem { ARTICLE($planned) } { SUFFIXED($planned) } mögé.{ $sign ->
   *[none] {""}
    [minus] {" "}Ez { $points ->
        [one] egy büntetőpont
       *[other] { $points } büntetőpont
    }.
    [plus] {" "}Ez { $points ->
        [one] egy jutalompont
       *[other] { $points } jutalompont
    }.
}
guide-surprise-again = { $count ->
    [one] Előbb ez került le: { $tiles }
   *[other] Előbb ezek kerültek le: { $tiles }
}. Így { ARTICLE($tile) } { SUFFIXED($tile) } { ARTICLE($behind) } { SUFFIXED($behind) } mögé jutott.{ $sign ->
   *[none] {""}
    [minus] {" "}Ára: { $points }.
    [plus] {" "}Haszna: { $points }.
}
guide-cow-pat = Placcs! Ez a tehénlepény { $points ->
    [one] egy büntetőpontba
   *[other] { $points } büntetőpontba
} került. A bábud most itt áll: { $end }. A végén a legkevesebb büntetőpont nyer.
guide-cow-pat-again = Megint egy tehénlepény. A bábud most itt áll: { $end }.
guide-plus = Egy vidám tehén jóvoltából visszaléptél: { $points ->
    [one] egy jutalompont
   *[other] { $points } jutalompont
}, a bábud itt áll: { $end }.
guide-plus-again = Vissza ide: { $end }, egy vidám tehén jóvoltából.
guide-pushed = { $points ->
    [one] Ez egy pont volt
   *[other] Ez { $points } pont volt
}, de a mező foglalt. Ezért a bábud a következő szabadra ment: { $end }.
guide-pushed-again = Megint foglalt, ezért a bábud továbbment ide: { $end }.
guide-cows-covered = Az utolsó vidám tehén is el van takarva. Mostantól megint büntetőpontok járnak.
guide-cows-covered-again = Nincs több vidám tehén: megint büntetőpontok járnak.
guide-drew = Nem maradt lapocskád, ezért ennyit húztál ingyen: { $count }.
guide-drew-again = Új lapocskák, ingyen!
guide-planned = Pontosan úgy, ahogy láttad: { ARTICLE($tile) } { SUFFIXED($tile) } lapocskád { ARTICLE($behind) } { SUFFIXED($behind) } mögé került, és semmibe sem került.
guide-planned-again = Jó választás volt { ARTICLE($tile) } { SUFFIXED($tile) }!


### What matters now

guide-take = { $sign ->
   *[none] A sor megtelt.
    [minus] Mú! { SUFFIXED($tile) } lapocskád bikafejre jutott, ez { $points ->
        [one] egy büntetőpont
       *[other] { $points } büntetőpont
    }.
    [plus] { SUFFIXED($tile) } lapocskád bikafejre jutott, ez { $points ->
        [one] egy jutalompont
       *[other] { $points } jutalompont
    }.
    [lost] { SUFFIXED($tile) } lapocskád bikafejre jutott, de a jutalompontok nem vittek vissza.
} Most vegyél el { $most ->
    [one] egyet
   *[other] egyet vagy kettőt
} ezekből a lapocskákból. Senki sem látja, melyiket.
guide-take-again = { $sign ->
   *[none] Bikafej.
    [minus] Bikafej: { $points ->
        [one] egy büntetőpont
       *[other] { $points } büntetőpont
    }.
    [plus] Bikafej: { $points ->
        [one] egy jutalompont
       *[other] { $points } jutalompont
    }.
} Vegyél el { $most ->
    [one] egy lapocskát
   *[other] egy vagy két lapocskát
}: kicsit, nagyot, ami hiányzik.
guide-buy-first = Mindenki két lapocskát játszik ki, neked pedig csak egy van. Előbb vásárolj még legalább egyet.
guide-buy-first-again = Két lapocska kell: előbb vásárolj egyet.
guide-open = Nyílt forduló! { $place ->
   *[middle] Képpel felfelé játszotok ki, és előtted { $before ->
        [one] egy játékos
       *[other] { $before } játékos
    } van soron. Előbb nézd meg, mit játszott ki.
    [first] Képpel felfelé játszotok ki, és te kezdesz: a többiek látják a lapocskádat, mielőtt választanak.
    [last] Képpel felfelé játszotok ki, és te vagy az utolsó: nézz meg mindent, aztán válassz.
    [start] A bábud még a startmezőn áll, ezért képpel lefelé játszol ki. Utánad képpel felfelé játszanak ki.
}
guide-open-again = Megint nyílt forduló. { $place ->
   *[middle] Már látod, mit játszott ki { $before ->
        [one] egy játékos
       *[other] { $before } játékos
    }.
    [first] Te kezdesz.
    [last] Te vagy az utolsó, és mindent látsz.
    [start] Képpel lefelé játszol ki.
}
guide-double = Dupla forduló: válassz két lapocskát. A kisebbik a nagyobbik előtt kerül le, és a többiek lapocskái közéjük kerülhetnek.
guide-double-again = Dupla forduló: megint két lapocska.
guide-happy = Vidám tehén látszik! A tehénlepény és a bikafej most jutalompontot ad.{ $gain ->
   *[no] {""}
    [yes] {" "}{ SUFFIXED($tile) } lapocskád most { $points ->
        [one] egyet
       *[other] ennyit: { $points }
    } adna.
    [start] {" "}De a bábud a startmezőn áll: ezzel most nem nyersz semmit.
}
guide-happy-again = Vidám tehén! { $gain ->
   *[no] Jutalompont annak, aki eléri.
    [yes] { SUFFIXED($tile) } lapocskád most { $points ->
        [one] egy jutalompontot
       *[other] { $points } jutalompontot
    } adna.
    [start] A startmezőn ezzel nem nyersz semmit.
}
guide-buy = Most minden lapocskád pontba kerülne, a legkevesebbe { ARTICLE($tile) } { SUFFIXED($tile) }: { $points } büntetőpont. Egy új csak egybe kerül. Vásárolhatnál.
guide-buy-again = Most egyik lapocskád sincs ingyen. Vásárolsz?
guide-costly = Most minden lapocskád pontba kerülne, a legkevesebbe { ARTICLE($tile) } { SUFFIXED($tile) }: { $points ->
    [one] egy büntetőpont
   *[other] { $points } büntetőpont
}. Hacsak a többiek nem változtatnak ezen.
guide-costly-again = Most egyik sincs ingyen. A legkevesebbe { ARTICLE($tile) } { SUFFIXED($tile) } kerül: { $points }.
guide-dunghill = { $who ->
    [you] A bábud
   *[other] { $name } bábuja
} { $left ->
    [one] egy mezőre
   *[other] { $left } mezőre
} van a trágyadombtól. Ha egy bábu odaér, a játszma véget ér.
guide-dunghill-again = Már csak { $left ->
    [one] egy mező
   *[other] { $left } mező
} a trágyadombig: közeleg a vége.
guide-supply = A tartalékban már csak { $count ->
    [one] egy lapocska
   *[other] { $count } lapocska
} van. Ha kiürül, és valakinek nem marad lapocskája, a játszma véget ér.
guide-supply-again = A tartalék majdnem üres: { $count }.
guide-near = { SUFFIXED($tile) } lapocskád most { ARTICLE($behind) } { SUFFIXED($behind) } mögé kerülne, és semmibe sem kerül. Minél közelebb a két szám, annál kevesebb juthat közéjük.
guide-near-again = { SUFFIXED($tile) } lapocskád közel van { ARTICLE($behind) } { SUFFIXED($behind) } lapocskához: alig juthat közéjük más.
guide-low = { SUFFIXED($tile) } lapocskád minden sorvégi számnál kisebb. Ezért most a legnagyobb, { ARTICLE($behind) } { SUFFIXED($behind) } mögé kerülne.
guide-low-again = { SUFFIXED($tile) } lapocskád mindnél kisebb: { ARTICLE($behind) } { SUFFIXED($behind) } mögé kerülne.
guide-risky = { SUFFIXED($tile) } lapocskád ingyenesnek látszik, de közte és { ARTICLE($behind) } { SUFFIXED($behind) } között { $count } lapocska van, amelyet nem látsz. Ha egy ilyen megelőzi, minden másképp lesz.
guide-risky-again = { SUFFIXED($tile) } lapocskád és { ARTICLE($behind) } { SUFFIXED($behind) } között { $count } lapocska van, amelyet nem látsz.


### The end

guide-goodbye = Nélkülem is jól boldogulsz. Megyek a legelőre. Jó szórakozást!
guide-end = { $result ->
   *[lost] Szép játszma volt.
    [won] Nyertél, gratulálok!
} { $reason ->
   *[none] És egyetlen büntetőpont nélkül!
    [cow-pat] A legtöbbet a tehénlepények vitték: { $points }.
    [bullhead] A legtöbbet a bikafejek vitték: { $points }.
    [purchase] A legtöbbet a vásárlás vitte: { $points }.
}
guide-end-again = { $result ->
   *[lost] Majd legközelebb!
    [won] Szépen játszottál!
} { $reason ->
   *[none] Egyetlen büntetőpont nélkül.
    [cow-pat] A legdrágább: tehénlepények, { $points }.
    [bullhead] A legdrágább: bikafejek, { $points }.
    [purchase] A legdrágább: vásárlás, { $points }.
}
