### $who is “you” or “other”; $name is then the player’s name. $tiles are numbers, already listed.
### A name takes neither an article nor a suffix.


### Lists

list-and = { $head } és { $last }
order-then = { $head }, majd { $last }
order-together = { $names } együtt
you-in-list = te


### Rounds

round-title = { $kind ->
   *[plain] { $round }. forduló
    [double] { $round }. forduló – dupla
    [open] { $round }. forduló – nyílt
    [double-open] { $round }. forduló – dupla és nyílt
}
round-began = { $kind ->
   *[plain] Kezdődik { ARTICLE($round) } { $round }. forduló.
    [double] Kezdődik { ARTICLE($round) } { $round }. forduló. Dupla forduló: mindenki két lapocskát játszik ki.
    [open] Kezdődik { ARTICLE($round) } { $round }. forduló. A sorrend: { $order }. Nyílt forduló: mindenki képpel felfelé játssza ki a lapocskáját.
    [double-open] Kezdődik { ARTICLE($round) } { $round }. forduló. A sorrend: { $order }. Dupla és nyílt: mindenki két lapocskát játszik ki, képpel felfelé.
}


### Choosing

bought = { $who ->
    [you] Vásárolsz
   *[other] { $name } vásárol
} { $count ->
    [one] egy lapocskát
   *[other] { $count } lapocskát
}{ $source ->
   *[supply] {""}
    [both] , ebből { $box } a dobozból való
    [box] {" "}a dobozból
}.
bought-tiles = { $who ->
    [you] Vásárolsz
   *[other] { $name } vásárol
} { $count ->
    [one] egy lapocskát
   *[other] { $count } lapocskát
}{ $source ->
   *[supply] {""}
    [both] , ebből { $box } a dobozból való
    [box] {" "}a dobozból
}: { $tiles }.
laid = { $who ->
    [you] Kijátszol
   *[other] { $name } kijátszik
} { $count ->
    [one] egy lapocskát
   *[other] két lapocskát
} { $face ->
   *[down] képpel lefelé
    [up] képpel felfelé
}.
laid-tile = { $who ->
    [you] Kijátszod
   *[other] { $name } kijátssza
} { ARTICLE($tile) } { SUFFIXED($tile) }t { $face ->
   *[down] képpel lefelé
    [up] képpel felfelé
}.
laid-tiles = { $who ->
    [you] Kijátszod
   *[other] { $name } kijátssza
} ezeket { $face ->
   *[down] képpel lefelé
    [up] képpel felfelé
}: { $tiles }.
took-back = { $who ->
    [you] Meggondolod magad, és újra választasz.
   *[other] { $name } meggondolja magát, és újra választ.
}
revealed = { $count ->
    [one] Felfordítjuk a lapocskát: { $entries }.
   *[other] Felfordítjuk a lapocskákat: { $entries }.
}
revealed-entry = { $who ->
    [you] te
   *[other] { $name }
} { $tiles }


### On the board

placed = { $who ->
    [you] Lerakod
   *[other] { $name } lerakja
} { ARTICLE($tile) } { SUFFIXED($tile) }t { ARTICLE($row) } { $row }. sorba.
row-completed = { $who ->
    [you] Megtöltöd
   *[other] { $name } megtölti
} { ARTICLE($row) } { $row }. sort; { ARTICLE($tile) } { SUFFIXED($tile) } megnyitja { ARTICLE($next) } { $next }. sort.
took = { $who ->
    [you] Elveszel
   *[other] { $name } elvesz
} { $count ->
    [one] egy lapocskát
   *[other] { $count } lapocskát
} a sorból.
took-tiles = { $who ->
    [you] Elveszel
   *[other] { $name } elvesz
} { $count ->
    [one] egy lapocskát
   *[other] { $count } lapocskát
} a sorból: { $tiles }.
took-none = { $who ->
    [you] Megtelt a paravánod: az egész sor a dobozba kerül.
   *[other] { $name } paravánja megtelt: az egész sor a dobozba kerül.
}
drew = { $who ->
    [you] Elfogytak a lapocskáid, ingyen húzol
   *[other] { $name } lapocskái elfogytak, ingyen húz
} { $count ->
    [one] egy újat
   *[other] { $count } újat
}.
drew-tiles = { $who ->
    [you] Elfogytak a lapocskáid, ingyen húzol
   *[other] { $name } lapocskái elfogytak, ingyen húz
} { $count ->
    [one] egy újat
   *[other] { $count } újat
}: { $tiles }.


### On the course

moved-minus = { $who ->
    [you] Kapsz
   *[other] { $name } kap
} { $points } büntetőpontot { $reason ->
   *[cow-pat] egy tehénlepényért
    [bullhead] a bikafejért
}, és { ARTICLE($end) } { SUFFIXED($end) } mezőre { $who ->
    [you] lépsz
   *[other] lép
}{ $landing ->
   *[free] {""}
    [pushed] , az első szabadra
}.
moved-plus = { $who ->
    [you] Kapsz
   *[other] { $name } kap
} { $points } jutalompontot { $reason ->
   *[cow-pat] egy tehénlepényért
    [bullhead] a bikafejért
}, { $landing ->
   *[free] és { $who ->
        [you] visszalépsz
       *[other] visszalép
    } { ARTICLE($end) } { SUFFIXED($end) } mezőre
    [pushed] és { $who ->
        [you] visszalépsz
       *[other] visszalép
    } { ARTICLE($end) } { SUFFIXED($end) } mezőre, az első szabadra
    [held] de { ARTICLE($end) } { SUFFIXED($end) } mezőn { $who ->
        [you] maradsz
       *[other] marad
    }, mert hátrébb nincs szabad mező
    [start] és { $who ->
        [you] visszalépsz
       *[other] visszalép
    } a startmezőre
    [still] és a startmezőn { $who ->
        [you] maradsz
       *[other] marad
    }
}.
moved-price = { $who ->
    [you] Fizetsz
   *[other] { $name } fizet
} { $points } büntetőpontot, és { ARTICLE($end) } { SUFFIXED($end) } mezőre { $who ->
    [you] lépsz
   *[other] lép
}{ $landing ->
   *[free] {""}
    [pushed] , az első szabadra
}.
moved-refund = { $who ->
    [you] Kapsz
   *[other] { $name } kap
} { $points } jutalompontot a vásárlásért, { $landing ->
   *[free] és { $who ->
        [you] visszalépsz
       *[other] visszalép
    } { ARTICLE($end) } { SUFFIXED($end) } mezőre
    [pushed] és { $who ->
        [you] visszalépsz
       *[other] visszalép
    } { ARTICLE($end) } { SUFFIXED($end) } mezőre, az első szabadra
    [held] de { ARTICLE($end) } { SUFFIXED($end) } mezőn { $who ->
        [you] maradsz
       *[other] marad
    }, mert hátrébb nincs szabad mező
    [start] és { $who ->
        [you] visszalépsz
       *[other] visszalép
    } a startmezőre
    [still] és a startmezőn { $who ->
        [you] maradsz
       *[other] marad
    }
}.
bulls-eye-set-off = { $who ->
    [you] Aktiválod
   *[other] { $name } aktiválja
} { ARTICLE($square) } { SUFFIXED($square) } mező bikaszemét: a következő forduló nyílt lesz.
dunghill-reached = { $who ->
    [you] Eléred
   *[other] { $name } eléri
} a trágyadombot.


### The end

game-ended = { $ending ->
   *[dunghill] Vége a játszmának: valaki elérte a trágyadombot.
    [no-tiles] Vége a játszmának: a tartalék üres, és valakinek nem maradt lapocskája.
    [round-limit] Vége a játszmának: { ARTICLE($round) } { $round }. forduló volt az utolsó.
}
standings-title = Végeredmény
place-line = { $place }. { $name } – { $points } büntetőpont{ $shared ->
   *[no] {""}
    [yes] {" "}(holtverseny)
}
winner-one = { $who ->
    [you] Nyertél
   *[other] { $name } nyert
}, { $points ->
    [0] egyetlen büntetőpont nélkül!
   *[other] { $points } büntetőponttal!
}
winner-many = { $who ->
    [you] { $names } és te holtversenyben nyertetek!
   *[other] { $names } holtversenyben nyert!
}


### Refusals, one for each reason the rules know

refused-over = A játszmának vége.
refused-taking = Most nem: előbb valaki lapocskát vesz el a megtelt sorból.
refused-already-laid = Már kijátszottad a lapocskádat. Előbb vedd vissza.
refused-already-bought = Ebben a fordulóban már vásároltál. Egyszer elég.
refused-too-many = Ennyit most nem vásárolhatsz.
refused-screen-full = Már kilenc lapocska van a paravánod mögött; több nem fér el.
refused-nothing-for-sale = Ebben a fordulóban nincs mit vásárolni.
refused-not-your-turn = Még nem te következel.
refused-must-buy = Kell egy második lapocska: előbb vásárolj legalább egyet.
refused-wrong-count = Nem ennyi lapocska kell.
refused-not-laid = Nincs mit visszavenned, vagy már késő.
refused-face-up = Ami képpel felfelé van, az ott marad.
refused-nothing-to-take = Nincs megtelt sor, amelyből lapocskát vehetnél el.
refused-no-such-tile = Ezt a lapocskát nem választhatod.


### Names of things

label-tiles = { $count } lapocska
label-hand = A lapocskáid
label-supply = Tartalék: { $count }
label-box = Doboz: { $count }
label-bulls-eye = Bikaszem
label-dunghill = Trágyadomb
legend-plain = sima mező
legend-cow-pat = tehénlepény
legend-bullhead = bikafej
legend-happy-cow = vidám tehén
legend-double = duplázó
legend-bulls-eye = bikaszem
legend-dunghill = trágyadomb


### Kinds of round

happy-now = Vidám tehenek: a pontok visszafelé számítanak.
happy-over = Nem látszik több vidám tehén: a pontok újra előrefelé számítanak.
double-now = Dupla forduló: mindenki két lapocskát játszik ki.
open-now = Nyílt forduló: képpel felfelé, a legkevesebb büntetőponttal kezdve.


### Players

status-has-chosen = { $who ->
    [you] választottál
   *[other] választott
}
status-is-choosing = { $who ->
    [you] választasz
   *[other] választ
}
status-is-taking = { $who ->
    [you] lapocskát veszel el
   *[other] lapocskát vesz el
}
status-waits = { $who ->
    [you] vársz
   *[other] vár
}
bot-calf-name = Borjú
bot-calf-about = Új a réten. Azt játssza ki, ami épp elé kerül, egészen találomra.
bot-cow-name = Tehén
bot-cow-about = Óvatos. Nézi, hová lép, és azt játssza ki, ami most a legolcsóbb.
bot-ox-name = Ökör
bot-ox-about = Türelmes. Minden lapocskát megjegyez, és számol a többiekkel is.
bot-bull-name = Bika
bot-bull-about = Félelmetes. Fejben sok játszmát lejátszik, mielőtt egyet is választ.
bot-aurochs-name = Őstulok
bot-aurochs-about = Ősi és bölcs. Milliónyi játszmában, magától tanult meg játszani.


### Sets of rules

rules-official-name = Hivatalos szabályok
rules-official-about = A szabálykönyv szerint a trágyadomb elérése után is végigjátsszátok a fordulót.
rules-jeux-de-nim-name = Jeux de NIM
rules-jeux-de-nim-about = A francia összefoglaló: a trágyadombnál vége, a dobozból nem lehet vásárolni.
rules-house-name = Házi szabályok
rules-house-about = A saját keveréked.
