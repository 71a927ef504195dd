### A lecke: rövid fejezetek kezdőknek, az oldalon és a terminálban.
### $tiles már felsorolt számok. $who értéke „you” vagy „other”; $name ilyenkor a név.

learn-title = Tanulj meg játszani
learn-offer-new = Új vagy itt?
learn-offer-about = Tíz rövid fejezet, körülbelül öt perc.
learn-continue = A lecke folytatása: { $number }. fejezet, összesen { $total }
learn-chapters = Fejezetek
learn-chapter = { $number }. fejezet, összesen { $total }
learn-chapter-name = { $done ->
   *[no] { $number }. fejezet: { $title }
    [yes] { $number }. fejezet: { $title } (kész)
}
learn-next = Következő fejezet
learn-finish = A lecke befejezése
learn-back = Előző fejezet
learn-retry = Még egyszer
learn-leave = Kilépés a leckéből
learn-outcome = Mi történt
learn-end-title = Már tudod a játékot!
learn-end-text = Most próbáld ki: egy rövid játszma kis táblán, két borjú ellen. Még fiatalok, és hibáznak is.
learn-end-play = Rövid játszma indítása
learn-end-once-more = A lecke elölről
learn-keys = Enter = következő fejezet, r = még egyszer, b = vissza, q = befejezés
learn-keys-last = Enter = a lecke befejezése, r = még egyszer, b = vissza, q = kilépés
learn-keys-during = b = előző fejezet, n = következő fejezet, q = befejezés
learn-not-possible = Ez itt nem lehetséges: „{ $text }”.
learn-stopped = Viszlát! A „hornochsen learn” innen folytatja.
learn-end-command = Egy rövid játszma a terminálban: { $command }


### The chapters

learn-behind-title = Hová kerül a lapocskád
learn-behind-text = Gyűjts minél kevesebb büntetőpontot! Minden lapocska valamelyik sor végére kerül. A sort nem te választod ki: a lapocska a nála kisebb sorvégi számok közül a legközelebbi mögé kerül. A sorok végén most ezek állnak: { $tiles }.
learn-behind-task = Válassz egy lapocskát, nézd meg, hová kerülne, és játszd ki.
learn-behind-done = Ez a játék lényege: mindig a legközelebbi kisebb szám mögé. A lapocskák 1-től 99-ig vannak számozva, minden szám egyszer szerepel.

learn-lowest-title = Mindegyiknél kisebb
learn-lowest-text = És ha egyik sor végén sincs kisebb szám? Akkor a lapocska a legnagyobb mögé kerül. A sorok végén itt ezek állnak: { $tiles }.
learn-lowest-task = Játssz ki egy lapocskát, amely kisebb ennél: { $lowest }.
learn-lowest-done = A kis számok tehát a legnagyobb mögé kerülnek. Tartsd szemmel azt a sort.

learn-cow-pat-title = Tehénlepények
learn-cow-pat-text = Innentől más játszmák közepébe pillantunk be. A tehénlepény annyi büntetőpontba kerül, amennyi rajta áll. A bábud minden büntetőpontért egy mezőt lép előre a pontozósávon. Eddig ennyi van: { $points }.
learn-cow-pat-task = Itt nincs tétje: játssz ki egy lapocskát a tehénlepényre.
learn-cow-pat-done = A pontozósáv egy mezőjén egy bábu fér el: ha a tiéd foglalt, a következő szabadra mész. Csak a startmezőn fér el mindenki.

learn-bullhead-title = A bikafej
learn-bullhead-text = Minden sor végén bikafej van. Annyiba kerül, amennyi rajta áll. Utána a lapocskád megnyitja az ez után következő szabad sort (az utolsó után az 1. sor jön), és a többi lapocskából elveszel egyet vagy kettőt.
learn-bullhead-task = Játszd ki azt a lapocskát, amely a bikafejre kerül.
learn-bullhead-done = Senki sem látja, mit veszel el. Több lapocska több lehetőséget jelent. A maradék a dobozba kerül. Egy sor megtelt, egy megnyílt: így mindig négy sor aktív.

learn-first-title = Mások megelőznek
learn-first-text = Mindenki képpel lefelé játszik ki, aztán minden lapocskát felfordítotok. A legkisebb kerül le először, bárki játszotta is ki. Ezért ami egy lapocska alatt áll, az csak most igaz.
learn-first-task = Játszd ki azt a lapocskát, amelyiket a legbiztosabbnak látod.
learn-first-done = Kijátszás előtt kérdezd meg magadtól: milyen kisebb lapocskák előzhetnek meg? Amíg nem választott mindenki, visszaveheted a lapocskádat.

learn-buying-title = Vásárlás
learn-buying-text = Rosszak a lapocskáid? Kijátszás előtt, fordulónként egyszer vásárolhatsz a tartalékból egyet, kettőt vagy hármat. Mindegyik egy büntetőpontba kerül. Kilencnél több soha nem lehet nálad: nyolccal a bikafejnél csak egyet veszel el, kilenccel egyet sem.
learn-buying-task = Vásárolj legalább egy lapocskát, aztán játszd ki a legjobbat.
learn-buying-done = Kis ár a menekülésért. Ha egy forduló kezdetén üres a tartalék, senki sem vásárolhat. Ha pedig a forduló végén nem marad lapocskád, hat újat húzol ingyen, amíg a tartalékban van.

learn-happy-title = Vidám tehenek
learn-happy-text = Amíg egy aktív sorban vidám tehén látszik, a tehénlepény és a bikafej jutalompontot ad: a bábuk visszafelé lépnek. A vásárlás azért most is pontba kerül.
learn-happy-task = Most éppen ezt akarod: játssz ki egy lapocskát a tehénlepényre.
learn-happy-done = Amint megnyílik egy sor, amelyben vidám tehén van, jutalompontok járnak, és csak addig, amíg egy lapocska el nem takarja az utolsó láthatót. A startmezőnél hátrébb senki sem lép. Ha egy mező foglalt, a bábu a trágyadomb felé továbblép a következő szabadra.

learn-double-title = Dupla fordulók
learn-double-text = A kék mező a kettessel a duplázó. Ha egy forduló kezdetén valamelyik aktív sorban duplázó látszik, mindenki két lapocskát játszik ki. Sorra mindegyik lekerül a táblára, a legkisebb először.
learn-double-task = Válassz két lapocskát, és játszd ki őket.
learn-double-done = Ha egy dupla fordulóban csak egy lapocskád van, előbb vásárolnod kell még egyet, ha kell, a dobozból. Ha forduló közben egy duplázót eltakarnak, vagy egy új láthatóvá válik, az csak a következő fordulót változtatja meg.

learn-open-title = A bikaszem
learn-open-text = Az előző fordulóban { $who ->
    [you] előreléptél a bikaszemre
   *[other] { $name } előrelépett a bikaszemre
} ({ $square }) vagy azon túl, és a többiek még nem jutottak el odáig. Ilyenkor a következő forduló nyílt, vagyis ez: képpel felfelé játszotok ki, a legkevesebb büntetőponttal kezdve. Te vagy az utolsó, és mindent látsz.
learn-open-task = Használd ki, amit látsz: játssz ki egy lapocskát, amely semmibe sem kerül.
learn-open-done = Nyílt fordulóban minél több a büntetőpontod, annál többet látsz, mielőtt választasz. Csak a startmezőn álló bábuk választanak együtt, képpel lefelé. Vásárlással is a bikaszemre vagy azon túl juthat egy bábu.

learn-dunghill-title = A trágyadomb
learn-dunghill-text = Ha egy bábu eléri a trágyadombot vagy túljut rajta, annak a fordulónak a végén véget ér a játszma. { $name } bábuja közvetlenül előtte áll, itt: { $square }. Akkor is vége, ha valakinek nem maradt lapocskája, és a tartalék üres.
learn-dunghill-task = { $points } büntetőpontod van. Játssz ki egy lapocskát, amellyel nyersz.
learn-dunghill-done = A legkevesebb büntetőpont nyer, a legmesszebb jutó bábu az utolsó. A startmezőn álló bábuk holtversenyben elsők.


### What a choice led to

learn-came-first = { $count ->
    [one] Egy kisebb lapocska megelőzött: { $tiles }.
   *[other] Kisebb lapocskák megelőztek: { $tiles }.
} Ezért { ARTICLE($tile) } { SUFFIXED($tile) } nem arra a mezőre került { ARTICLE($row) } { $row }. sorban, amelyre számítottál.
learn-own-first = Saját lapocskád, { ARTICLE($own) } { SUFFIXED($own) } kisebb, ezért előbb került le.
learn-seen-first = { $count ->
    [one] Láthattad előre: előbb { ARTICLE($tiles) } { $tiles } került le.
   *[other] Láthattad előre: előbb kisebb lapocskák kerültek le ({ $tiles }).
}
learn-went-behind = Lapocskád, { ARTICLE($tile) } { SUFFIXED($tile) }, { ARTICLE($row) } { $row }. sorba került, { ARTICLE($behind) } { SUFFIXED($behind) } mögé: ez a legközelebbi kisebb szám.
learn-went-lowest = Lapocskád, { ARTICLE($tile) } { SUFFIXED($tile) }, minden sorvégi számnál kisebb volt. Ezért a legnagyobb, { ARTICLE($behind) } { SUFFIXED($behind) } mögé került { ARTICLE($row) } { $row }. sorba.
learn-free = { $kind ->
   *[plain] A sima mező semmibe sem kerül.
    [happy] Vidám tehenet takar el. Ez semmibe sem kerül.
    [double] Duplázót takar el. Ez semmibe sem kerül.
}
learn-minus = { $reason ->
   *[cow-pat] Placcs! A tehénlepény
    [bullhead] Mú! A bikafej
} { $points ->
    [one] egy büntetőpontba
   *[other] { $points } büntetőpontba
} kerül. { $landing ->
   *[free] A bábud innen lép előre: { $start }, ide: { $end }.
    [pushed] A bábud innen lép előre: { $start }, ide: { $end }, a következő szabad mezőre.
}
learn-plus = { $reason ->
   *[cow-pat] A tehénlepény
    [bullhead] A bikafej
} { $points ->
    [one] egy jutalompontot
   *[other] { $points } jutalompontot
} ad. { $way ->
   *[back] A bábud innen lép vissza: { $start }, ide: { $end }.
    [pushed] A bábud innen lép: { $start }, ide: { $end }, a trágyadomb felé a következő szabad mezőre.
    [start] A bábud innen lép vissza: { $start }, ide: { $end }. Hátrébb nem mehet.
    [stays] A mögötte lévő mezők foglaltak, ezért a bábud itt marad: { $end }.
    [nothing] De a bábud már a startmezőn áll: ezzel semmit sem nyersz.
}
learn-completed = Megtelt { ARTICLE($row) } { $row }. sor. Lapocskád, { ARTICLE($tile) } { SUFFIXED($tile) }, megnyitja { ARTICLE($next) } { $next }. sort.
learn-took = { $count ->
    [one] Ez a lapocska most a paravánod mögött van: { $tiles }.
   *[other] Ezek a lapocskák most a paravánod mögött vannak: { $tiles }.
} A sor többi lapocskája a dobozban van.
learn-drew = Nem maradt lapocskád, ezért ennyit húzol ingyen: { $count }.
learn-bought = Ezt vásároltad: { $tiles }. Az ára { $count ->
    [one] egy büntetőpont
   *[other] { $count } büntetőpont
}. A bábud innen lép előre: { $start }, ide: { $end }.
learn-eye = { $who ->
    [you] A bábud most mindenki előtt
   *[other] { $name } bábuja most mindenki előtt
} a bikaszemen ({ $square }) vagy azon túl áll: a következő forduló nyílt.
learn-cows-seen = Vidám tehén látszik: mostantól jutalompontok járnak.
learn-cows-covered = Az utolsó vidám tehén is el van takarva: megint büntetőpontok járnak.
learn-dunghill = { $who ->
    [you] Elérted
   *[other] { $name } elérte
} a trágyadombot: a forduló végén véget ér a játszma.
learn-ended = { $result ->
   *[won] Nyertél, { $points } büntetőponttal!
    [lost] { $name } nyert { $best } büntetőponttal, neked { $points } van.
}
learn-now-take = { $count ->
    [one] Most vegyél el egyet a többi lapocskából.
   *[other] Most vegyél el egyet vagy kettőt a többi lapocskából.
}
learn-now-lay = { $count ->
    [one] Most játssz ki egy lapocskát.
   *[other] Most játssz ki két lapocskát.
}
learn-again = Még nem egészen ezt akartuk megmutatni. Próbáld újra ezzel: { $tiles }.
learn-not-lower = { SUFFIXED($tile) } lapocskád nem kisebb, mint { ARTICLE($lowest) } { SUFFIXED($lowest) }, ezért egy kisebb szám mögé került. Próbáld újra ezzel: { $tiles }.
learn-again-buy = Nem vásároltál. Próbáld újra: előbb vásárolj, aztán játssz ki.
