### The command line's help. Examples stay in the code; ids follow the command's path.


### What click says itself

heading-usage = Használat:
heading-options = Kapcsolók:
heading-commands = Parancsok:
heading-examples = Példák:
default-is = alapérték:


### Words in capitals

metavar-options = KAPCSOLÓK
metavar-command = PARANCS
metavar-args = PARAMÉTEREK
metavar-name = NÉV
metavar-names = NEVEK
metavar-bot = BOT
metavar-bots = BOTOK
metavar-file = FÁJL
metavar-board = TÁBLA
metavar-switch = VÁLTOZAT
metavar-seconds = MÁSODPERC
metavar-dir = MAPPA
metavar-address = CÍM


### Options that several commands share

opt-help = Ez a súgó.
opt-lang = Nyelv: angol, német, francia vagy magyar.  [alapérték: a rendszeré]


### hornochsen

cmd-hornochsen =
    A Tanz der Hornochsen, a Marhatánc a terminálban: játszhatsz, megnézhetsz rögzített játszmákat, és táblákat
    készíthetsz.

    A számozott lapocskák sorokba kerülnek, a tehénlepények és a tehénállások büntetőpontot érnek, a vidám tehenek
    visszaadnak belőlük, és az nyer, aki a végén a legmesszebb van a trágyadombtól. Wolfgang Kramer társasjátékának
    független változata.
cmd-hornochsen-epilog = Kezdd ezzel: hornochsen play
opt-hornochsen-version = A verziószám.


### hornochsen play

cmd-play =
    Játék a terminálban: legfeljebb nyolc ember egy billentyűzetnél, és botok.

    Írd be egy lapocska számát, hogy kijátszd, b2: két lapocskát vásárolsz, ?: súgó, q: kilépés. Az asztalon látszik,
    hová kerülnének most a lapocskáid, és mibe kerülne. Ha többen játszotok, a lapocskák rejtve maradnak, amíg a
    billentyűzet kézről kézre jár. A félbeszakadt játszma (q, Ctrl-C) mentésre kerül, és később folytatható.
cmd-play-short = Játszma botok ellen és barátokkal.
opt-play-players = Emberek ennél a billentyűzetnél: hányan, vagy a nevük, vesszővel.  [alapérték: 1]
opt-play-bots = Botok az asztalnál: hány, vagy melyek, vesszővel: calf, cow, ox, bull, ./my_bot.py:MyBot.  [alapérték: hogy négyen legyetek]
opt-play-board = Egy tábla: a neve vagy egy fájl.
opt-play-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-play-budget = Próbajátszmák döntésenként, a gondolkodó botoknak.
opt-play-think = Idő döntésenként, a gondolkodó botoknak; a --seed ilyenkor nem adja vissza ugyanazt a játszmát.
opt-play-seed = Ebből a számból jön a keverés és a botok játéka: még egyszer ugyanaz az osztás.
opt-play-save = A játszma mentése ebbe a fájlba, lépésről lépésre.
opt-play-resume = Egy félbeszakadt játszma folytatása; ugyanabban a fájlban marad.


### hornochsen record

cmd-record =
    Rögzített játszmák: az állásaik, a történetük, és hogy rendben vannak-e.

    A felvétel egyetlen JSON-dokumentum az osztással és minden lépéssel. Ha a FÁJL -, a szabványos bemenetről olvasunk.
cmd-record-short = Rögzített játszmák megtekintése.
cmd-record-states = Kiírja az állást minden forduló végén, soronként egy JSON-objektumot.
cmd-record-states-short = Kiírja az állást minden forduló végén.
cmd-record-check = Megmondja, hogy rendben van-e egy felvétel, és mi a játszma eredménye.
cmd-record-check-short = Megmondja, hogy rendben van-e egy felvétel.
cmd-record-show =
    Elmeséli a játszmát, fordulóról fordulóra.

    Mindent elmesél, azt is, ami játék közben titok volt.
opt-record-show-round = Csak ez a forduló.
opt-record-show-board = Lerajzolja a táblát, a pontozómezőket és mindenki lapocskáit minden forduló után.


### hornochsen board

cmd-board =
    Táblák megtekintése, ellenőrzése és készítése.

    A tábla szövegfájl: mezőkből álló sorok, és hogy hol vannak a bikaszemek meg a trágyadomb. Gépeld be az otthonit,
    vagy találj ki egyet.
cmd-board-list = Felsorolja a játékhoz tartozó táblákat.
cmd-board-show = Lerajzol egy táblát: a játékhoz tartozók egyikét, vagy a FÁJLBAN lévőt (- a szabványos bemenet).
cmd-board-show-short = Lerajzol egy táblát.
opt-board-show-json = A tábla úgy, ahogy a felvételekben áll.
opt-board-show-toml = A tábla fájlja, hogy átírhasd.
cmd-board-check =
    Megmondja, hogy rendben van-e a tábla az egyes FÁJLOKBAN (- a szabványos bemenet).

    Minden hiba külön sort kap a hibakimeneten, a fájlbeli sor számával; a kilépési kód ilyenkor 2.
cmd-board-check-short = Megmondja, hogy rendben vannak-e a táblák.
cmd-board-new =
    Új, saját tábla NÉV néven.

    Egy fájlt kapsz, megjegyzésekkel arról, hogy mi hová való. Töltsd ki egy nyomtatott tábla alapján, vagy találj ki
    egyet, aztán nézesd át ezzel: „hornochsen board check”.
cmd-board-new-short = Új, saját tábla.
opt-board-new-output = Ebbe a FÁJLBA ír.  [alapérték: a szabványos kimenet]
opt-board-new-from = Ezzel a táblával kezdi.
opt-board-new-force = Felülírja a FÁJLT.


### hornochsen bots

cmd-bots = Felsorolja a névvel hívható botokat, a leggyengébbel kezdve, és megmondja, melyik hogyan játszik.
cmd-bots-short = Felsorolja a botokat, a leggyengébbel kezdve.


### hornochsen arena

cmd-arena =
    Legalább két, legfeljebb nyolc bot játszik egy sorozatot egy asztalnál, és kiderül, melyik a jobb, és mennyire
    biztos ez.

    A BOT lehet egy név (calf), egy osztály egy fájlban (./my_bot.py:MyBot) vagy egy csomagban (package.module:Class).
    Ugyanaz a bot több helyen is ülhet. Minden osztást annyiszor játszanak le, ahány hely van, és minden alkalommal
    eggyel odébb ülnek, így az osztás szerencséje mindenkinek egyformán jut. Az intervallum az osztásokat számolja, nem
    a játszmákat.

    A Ctrl-C félbeszakítja a sorozatot, és kiírja, ami addig megvan.
cmd-arena-short = Játszmasorozat botok között.
opt-arena-games = Hány játszma; felkerekítve, hogy egyik osztás se maradjon félbe.
opt-arena-seed = Minden véletlen ebből a számból jön: még egyszer ugyanazok a játszmák.
opt-arena-board = Egy tábla: a neve vagy egy fájl.
opt-arena-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-arena-jobs = Hány folyamat játszik. Az eredmény nem függ a számuktól.  [alapérték: minden mag]
opt-arena-budget = Próbajátszmák döntésenként, a gondolkodó botoknak.
opt-arena-think = Idő döntésenként, a gondolkodó botoknak. Az eredmény ilyenkor nem ismételhető meg.
opt-arena-json = Táblázat helyett egy JSON-objektumot ír ki.
opt-arena-plot = Lerajzolja az eredményt: .png, .svg vagy .pdf.
opt-arena-records = Minden játszma felvételét ebbe a mappába menti.
opt-arena-scheduler = Ennek az ütemezőnek a Dask-fürtjén játszik.
opt-arena-bot-command = Egy programot ültet az asztalhoz: oda, ahol a NÉV áll a botok között, különben a végére. Többször is megadható.


### hornochsen league

cmd-league =
    A botok sok kisorsolt asztalnál játszanak, legalább ketten, legfeljebb nyolcan, és kiderül, melyik milyen erős.

    Az értékszám megmondja, milyen erős egy bot, és mennyire biztos ez: ha két bot intervalluma nem fedi át egymást, az
    egyik erősebb. Egy bot többször is ülhet ugyanannál az asztalnál. A Ctrl-C félbeszakítja a bajnokságot, elmenti a
    FÁJLBA, és kiírja, ami addig megvan.
cmd-league-short = Botok értékelése sok vegyes asztalnál.
opt-league-games = Hány játszma összesen, a FÁJLBAN már meglévőkkel együtt.
opt-league-seed = Minden véletlen ebből a számból jön: még egyszer ugyanazok a játszmák.
opt-league-board = Egy tábla: a neve vagy egy fájl.
opt-league-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-league-jobs = Hány folyamat játszik. Az eredmény nem függ a számuktól.  [alapérték: minden mag]
opt-league-budget = Próbajátszmák döntésenként, a gondolkodó botoknak.
opt-league-think = Idő döntésenként, a gondolkodó botoknak. Az eredmény ilyenkor nem ismételhető meg.
opt-league-json = Táblázat helyett egy JSON-objektumot ír ki.
opt-league-plot = Lerajzolja az eredményt: .png, .svg vagy .pdf.
opt-league-file = Ebbe a fájlba menti a bajnokságot; ugyanaz a parancs onnan folytatja, ahol abbamaradt.


### hornochsen stats

cmd-stats =
    Botok játszanak egy TÁBLÁN (a neve vagy egy fájl), és kiderül, milyen rajta a játék; vagy kettőn, összehasonlításul.

    Meddig tartanak és hogyan érnek véget a játszmák, hol gyűlnek a büntetőpontok, mely sorok vannak használatban,
    hányszor cserél gazdát a vezetés, és hogy a jobbik bot nyer-e. A két táblán ugyanazokkal az osztásokkal játszanak.

    A Ctrl-C félbeszakítja a játszmákat, és kiírja, ami addig megvan.
cmd-stats-short = Megmondja, milyen a játék egy táblán.
opt-stats-bots = Kik játszanak, a legjobb elöl. A tábla adataihoz önmaga ellen játszik, aztán a többiek mindegyike ellen.
opt-stats-games = Hány játszma táblánként; a többi bot mindegyike ellen még egyszer ennyi.
opt-stats-players = Hányan ülnek egy asztalnál.
opt-stats-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-stats-seed = Minden véletlen ebből a számból jön: még egyszer ugyanazok a játszmák.
opt-stats-jobs = Hány folyamat játszik. Az eredmény nem függ a számuktól.  [alapérték: minden mag]
opt-stats-budget = Próbajátszmák döntésenként, a gondolkodó botoknak.
opt-stats-plot = Lerajzolja az eredményt: .png, .svg vagy .pdf.
opt-stats-json = Táblázatok helyett egy JSON-objektumot ír ki.


### hornochsen completion

cmd-completion = Kiírja a szkriptet, amellyel a shell kiegészíti a parancsokat, kapcsolókat, táblákat és szabályokat.
cmd-completion-short = Kiírja a shell kiegészítő szkriptjét.
