### A szabályok oldala: a játék öt perc alatt.

rules-page-title = A szabályok
rules-page-about = Öt perc, és már játszhatsz is. Érintsd meg a példákat: mozognak.
rules-page-contents = Ezen az oldalon
rules-page-next = Tovább
rules-page-back = Vissza
rules-page-again = Még egyszer
rules-page-example = Példa
rules-page-frame = { $number }. kép, összesen { $total }
rules-page-play = Játék indítása


### What it is about

rules-page-goal-title = Miről szól
rules-page-goal = 2–8 játékos számozott lapocskákat rak egy rétre. Aki tehénlepénybe lép vagy bikafejre kerül, büntetőpontot kap, és a bábuja a trágyadomb felé megy. Oda senki sem akar eljutni: a végén a legkevesebb büntetőpont nyer.


### What there is

rules-page-things-title = Mi van az asztalon
rules-page-thing-tile = 99 lapocska 1-től 99-ig, mindegyik egyszer.
rules-page-thing-screen = Mindenkinek egy paraván. Mögötte rejted el a lapocskáidat: az elején hatot, de soha kilencnél többet.
rules-page-thing-row = Egy tábla mezőkből álló sorokkal. Mindig négy sor aktív: azok, amelyekben lapocskák vannak.
rules-page-thing-cow-pat = Tehénlepény: annyiba kerül, amennyi rajta áll.
rules-page-thing-bullhead = Bikafej (a nyomtatott szabályban „tehénállás”): minden sor vége. Ez a legdrágább.
rules-page-thing-happy-cow = Vidám tehén: a büntetőpontból jutalompontot csinál.
rules-page-thing-double = Duplázó: mindenki két lapocskát játszik ki.
rules-page-thing-course = Körben a pontozósáv. A bábud annyin áll, ahány büntetőpontod van.


### A round

rules-page-round-title = Egy forduló
rules-page-round-choose = Mindenki titokban választ egy lapocskát, és képpel lefelé kijátssza.
rules-page-round-reveal = Ha mindenki választott, egyszerre fordítjátok fel az összes lapocskát.
rules-page-round-place = Aztán egyenként a táblára kerülnek, a legkisebb szám először.
rules-page-round-mind = Meggondoltad magad? Amíg az utolsó is nem választott, visszaveheted a lapocskádat.


### Where a tile goes

rules-page-where-title = Hová kerül egy lapocska?
rules-page-where = A sort nem te választod ki: a szám dönti el. A lapocska mindig valamelyik sor végére kerül, mégpedig a nála kisebb sorvégi számok közül a legközelebbi mögé.
rules-page-where-low = És ha minden sorvégi számnál kisebb? Akkor a legnagyobb mögé kerül.
rules-page-where-touch = Érints meg egy lapocskát, és nézd meg, hová kerül.
rules-page-where-behind = { SUFFIXED($tile) }: { ARTICLE($behind) } { SUFFIXED($behind) } mögé kerül, mert a nála kisebbek közül ez van hozzá a legközelebb.
rules-page-where-lowest = { SUFFIXED($tile) }: mind a négynél kisebb, ezért a legnagyobb, { ARTICLE($behind) } { SUFFIXED($behind) } mögé kerül.


### Cow-pats and bullheads

rules-page-points-title = Tehénlepények és bikafejek
rules-page-points = A sima mező semmibe sem kerül. Tehénlepényen annyi büntetőpontot kapsz, amennyi rajta áll, más nem történik. A sor végén a bikafej rosszabb, de kapsz is érte valamit.
rules-page-pat-before = A 29-es a 26-os mögé kerül. Ott egy tehénlepény van.
rules-page-pat-after = Placcs! 4 büntetőpont.
rules-page-bull-before = A 2. sorban már csak a bikafej szabad. Oda kerül az 53-as.
rules-page-bull-points = Mú! 5 büntetőpont: a bábu öt mezőt lép előre.
rules-page-bull-moves = A sor megtelt. Az 53-as a következő szabad sorba megy, és megnyitja.
rules-page-bull-takes = A többi lapocskából egy vagy kettő a játékos paravánja mögé kerül; hogy melyik, azt senki sem látja. A maradék a dobozba megy.


### Tiles

rules-page-tiles-title = Új lapocskák
rules-page-tiles-buy = Kijátszás előtt, fordulónként egyszer vásárolhatsz a tartalékból egy, két vagy három lapocskát. Mindegyik egy büntetőpontba kerül.
rules-page-tiles-free = Akinek a forduló végén nincs több lapocskája, hat újat húz ingyen.
rules-page-tiles-end = Ha a tartalék üres, a következő fordulótól már nem lehet vásárolni, és ingyen lapocska sem jár többé.


### Happy cows

rules-page-happy-title = Vidám tehenek
rules-page-happy = Amíg a négy aktív sor egyikében vidám tehén látszik, a büntetőpont jutalompont: a bábud visszafelé lép. Most mindenki a tehénlepényre vágyik! A vásárlás azért most is büntetőpontba kerül.
rules-page-happy-seen = Az 5. sorban két vidám tehén látszik. Ezért minden visszafelé számít.
rules-page-happy-plus = A 73-as a tehénlepényre kerül: 3 jutalompont. A bábu a 12-esről visszalép a 9-esre.
rules-page-happy-covered = Az 54-es és az 56-os eltakarja a vidám teheneket. Mostantól a pontok megint büntetőpontok.


### Double rounds

rules-page-double-title = Dupla fordulók
rules-page-double = Ha egy forduló kezdetén valamelyik aktív sorban duplázó látszik, mindenki két lapocskát játszik ki. Akinek csak egy van, annak előbb vásárolnia kell.
rules-page-double-seen = A 7. sor nyitva: négy duplázó látszik. Mindenki két lapocskát játszik ki!


### The course

rules-page-course-title = A pontozósáv
rules-page-course = Egy mezőn egy bábu fér el, csak a startmezőn fér el mindenki. Ha a meződ foglalt, a trágyadomb felé mész tovább a következő szabadig, akkor is, ha éppen visszafelé léptél.
rules-page-course-before = Piros 4 büntetőpontot kap, a 24-esre kellene lépnie. De ott Kék áll.
rules-page-course-after = Ezért Piros a 25-ösre megy tovább.
rules-page-eye = Bikaszemek: ha egy bábu előrelép egy bikaszemre vagy túllép rajta, és a többi bábu még nem jutott el odáig, aktiválja a bikaszemet. Ekkor a következő forduló nyílt.
rules-page-open = Nyílt fordulóban képpel felfelé játsszátok ki a lapocskákat, egymás után. Az kezd, akinek a legkevesebb büntetőpontja van. Akik még a startmezőn állnak, elsőként választanak, együtt és képpel lefelé.
rules-page-open-order = A sorrend egy nyílt fordulóban: először Zöld 12 ponttal, aztán Kék 31-gyel, végül Piros 41-gyel.


### The end

rules-page-end-title = A vége
rules-page-end = Ha egy bábu eléri a trágyadombot, a fordulót még végigjátsszátok, aztán vége. Akkor is vége, ha valakinek nem maradt lapocskája, és a tartalék üres.
rules-page-end-win = Az nyer, akinek a legkevesebb büntetőpontja van. Akik még a startmezőn állnak, holtversenyben elsők.
rules-page-end-order = Zöld nyer 23 ponttal. Piros a trágyadombon van, ő az utolsó.


### Two sets of rules, tips

rules-page-sets-title = Kétféle szabály
rules-page-sets = A házigazda választ. A hivatalos szabályok szerint a dobozból is vásárolhatsz, ha a tartalék forduló közben fogy el. A francia összefoglaló szerint ezt nem lehet, és azonnal vége, amikor egy bábu eléri a trágyadombot.
rules-page-tips-title = Három tanács
rules-page-tip-last = A bikafej előtti mezők veszélyesek: lehet, hogy valaki előbb ér oda.
rules-page-tip-take = A bikafej lapocskát hoz. Olyan számot vegyél el, amely a sorok közé illik.
rules-page-tip-happy = Tarts meg egy lapocskát a vidám tehenekhez: akkor a megtelt sor ajándék.
rules-page-fair = Ez Wolfgang Kramer játékának független változata. A „Klasszikus” tábla rekonstrukció: mindennel egyezik, amit a nyomtatottról tudni.
