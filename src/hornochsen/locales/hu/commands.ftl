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
metavar-player = PROFIL
metavar-word = SZÓ
metavar-code = KÓD
metavar-chapter = FEJEZET
metavar-url = CÍM
metavar-colour = SZÍN
metavar-date = DÁTUM
metavar-record = FELVÉTEL
metavar-days = NAP
metavar-number = SZÁM
metavar-report = BEJELENTÉS


### Options that several commands share

opt-help = Ez a súgó.
opt-lang = Nyelv: angol, német, francia vagy magyar.  [alapérték: a rendszeré]


### hornochsen

cmd-hornochsen =
    A Tanz der Hornochsen, a Marhatánc a terminálban: játszhatsz, megnézhetsz rögzített játszmákat, és táblákat
    készíthetsz.

    A számozott lapocskák sorokba kerülnek, a tehénlepények és a bikafejek büntetőpontot érnek, a vidám tehenek
    visszaadnak belőlük, és az nyer, aki a végén a legmesszebb van a trágyadombtól. Wolfgang Kramer társasjátékának
    független változata.
cmd-hornochsen-epilog = Kezdd ezzel: hornochsen play
opt-hornochsen-version = A verziószám.


### hornochsen without a command: the first things to try

first-title = Tanz der Hornochsen, a Marhatánc! – Kezdd valamelyikkel:
first-serve = Játék a böngészőben, egyedül vagy másokkal.
first-network = A helyi hálózat telefonjai is beszállhatnak.
first-learn = Tanuld meg a játékot öt perc alatt.
first-play = Játék a terminálban három bot ellen.
first-bots = Ismerkedés a botokkal.
first-boards = A táblák megtekintése.
first-help = Az összes parancs.


### hornochsen learn

cmd-learn =
    Tanuld meg a játékot játék közben: tíz rövid fejezet, körülbelül öt perc.

    Minden fejezet egy gondolatot mutat be egy rögzített játszma állásában, és minden választásodra felel. Egy lapocska
    számával kijátszod, b2 két lapocskát vásárol, b visszalép, q befejezi. Szám nélkül a lecke ott folytatódik, ahol
    abbahagytad.
cmd-learn-short = A játék megtanulása tíz rövid fejezetben.


### hornochsen play

cmd-play =
    Játék a terminálban: legfeljebb nyolc ember egy billentyűzetnél, és botok.

    Írd be egy lapocska számát, hogy kijátszd, b2: két lapocskát vásárolsz, h: tanács, ?: súgó, q: kilépés. Az asztalon
    látszik, hová kerülnének most a lapocskáid, mibe kerülne, és milyen eséllyel nem kerül semmibe, ha a többiek is
    kijátszottak. A tanács megmutatja, mekkora eséllyel nyersz az egyes választásokkal, és mit tenne az edző. Ha többen
    játszotok, a lapocskák rejtve maradnak, amíg a billentyűzet kézről kézre jár. A félbeszakadt játszmát (q, Ctrl-C)
    elmentjük, és később folytatható.
cmd-play-short = Játszma botok ellen és barátokkal.
opt-play-players = Emberek ennél a billentyűzetnél: hányan, vagy a nevük, vesszővel.  [alapérték: 1]
opt-play-bots = Botok az asztalnál: hány, vagy melyek, vesszővel: calf, cow, ox, bull, bull@300, aurochs, ./my_bot.py:MyBot.  [alapérték: hogy négyen legyetek]
opt-play-board = Egy tábla: a neve vagy egy fájl.
opt-play-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-play-budget = Próbajátszmák döntésenként, a gondolkodó botoknak (az aurochs botnál állások); a bull@300 egyetlen botnak adja meg.
opt-play-think = Idő döntésenként, a gondolkodó botoknak; a --seed ilyenkor nem adja vissza ugyanazt a játszmát.
opt-play-seed = Ebből a számból jön a keverés és a botok játéka: még egyszer ugyanaz az osztás.
opt-play-no-hints = Esélyek és tanácsok nélkül játszani.
opt-play-save = A játszma mentése ebbe a fájlba, lépésről lépésre.
opt-play-resume = Egy félbeszakadt játszma folytatása; ugyanabban a fájlban marad.


### hornochsen serve

cmd-serve =
    Asztalok, amelyeknél emberek és botok játszanak: ezen a gépen, a helyi hálózaton vagy bárhol.

    Minden beállítás lehet kapcsoló, környezeti változó (HORNOCHSEN_PORT) vagy egy sor egy TOML-fájlban (port = 8787); a
    kapcsoló erősebb a környezetnél, a környezet a fájlnál. A Ctrl-C leállítja a szervert; semmi nem vész el.
cmd-serve-short = Asztalok embereknek és botoknak, bárhol.
opt-serve-host = Ezen a címen érhető el; 0.0.0.0: minden hálózaton.
opt-serve-port = Ezen a porton érhető el; 0: bármelyiken, amelyik szabad.
opt-serve-database = Itt őriz meg mindent: sqlite:///… vagy postgresql://….  [alapérték: SQLite a felhasználó adatmappájában]
opt-serve-public-url = Ezzel kezdődnek a hivatkozások, ha proxy áll előtte.
opt-serve-origins = További weboldalak, amelyek használhatják ezt a szervert.
opt-serve-proxies = Proxyk, amelyeknek elhisszük az X-Forwarded-For és -Proto fejlécét.
opt-serve-connections = Egyidejű kapcsolatok.
opt-serve-connections-per-address = Egyidejű kapcsolatok egy címről.
opt-serve-tables = Egyidejű asztalok.
opt-serve-tables-per-minute = Új asztalok percenként egy címről.
opt-serve-tables-per-address = Egy címről az utolsó napon nyitott asztalok.
opt-serve-tables-per-network = Egy hálózatból az utolsó napon nyitott asztalok.
opt-serve-ipv6-prefix = Egy IPv6-hálózat előtagjának hossza; egy IPv4-hálózat /24.
opt-serve-uploads = Tárolt feltöltött felvételek; 0 kikapcsolja a feltöltést.
opt-serve-uploads-per-address = Tárolt feltöltött felvételek egy címről.
opt-serve-uploads-per-minute = Feltöltött felvételek percenként egy címről.
opt-serve-upload-bytes = Egy feltöltött felvétel legfeljebb ennyi bájt.
opt-serve-requests-per-second = Kérések másodpercenként egy kapcsolaton, átlagosan.
opt-serve-requests-burst = Kérések egyszerre egy kapcsolaton.
opt-serve-chat-per-minute = Csevegés és reakciók percenként egy embertől.
opt-serve-changes-per-minute = Visszavont döntések percenként egy embertől.
opt-serve-coach-seconds = Naponta ennyi másodpercig gondolkodik az edző egy címért; egy elemzés 15-nek, egy tanács 1-nek számít.
opt-serve-reports-per-day = Játékosok bejelentései naponta egy címről.
opt-serve-keep-games = Ennyi napig őrzi meg a befejezett játszmákat.
opt-serve-keep-names = Ennyi napig maradnak meg a nevek a befejezett játszmákban.
opt-serve-keep-idle = Ennyi napig marad meg egy asztal, amelynél nem történik semmi.
opt-serve-keep-players = Ennyi nap után törli a már nem használt profilokat.
opt-serve-keep-reports = Ennyi napig őrzi meg a játékosok bejelentéseit.
opt-serve-keep-addresses = Ennyi napig őrzi meg az emberek teljes címét; 0 esetén egyet sem tárol.
opt-serve-keep-uploads = Ennyi napig maradnak meg a feltöltött felvételek.
opt-serve-keep-empty = Ennyi percig marad meg egy asztal, amelynél senki sem ül és senki sem néző.
opt-serve-salt-seconds = Ennyi ideig vár a keverés az emberek sójára.
opt-serve-away-seconds = Ennyi idő után kapcsolat nélkül egy bot ugrik be.
opt-serve-bots-offered-after = Ennyi idő után kínálunk botokat azoknak, akik másokra várnak.
opt-serve-bot-threads = Egyszerre gondolkodó botok; 0: eggyel kevesebb, mint ahány mag van.
opt-serve-log-format = A napló formája; auto: terminálban szöveg, máskülönben JSON.
opt-serve-log-level = Ezt és a súlyosabbakat naplózza.
opt-serve-metrics = Ki olvashatja a /metrics lapot; local: csak ez a gép.
opt-serve-metrics-token = Aki ezt küldi Bearer-tokenként, bárhonnan olvashatja a /metrics lapot.
opt-serve-operator-token = Ez a token nyitja meg az üzemeltető oldalát (/operator); nélküle nincs ilyen oldal.
opt-serve-mail-server = Levelezőszerver (SMTP), amely átveszi a játékosoknak szóló értesítéseket; kell hozzá a mail_from.
opt-serve-mail-tls = Hogyan legyenek titkosítva az e-mailek útközben.
opt-serve-mail-user = Felhasználónév a levelezőszerveren.
opt-serve-mail-password-file = Fájl a levelezőszerver jelszavával.
opt-serve-mail-from = E-mail-cím, ahonnan az értesítések jönnek.
opt-serve-push-key = Fájl a Web Push kulcsával, amelyet a hornochsen push-key készít.
opt-serve-config = Ebből a TOML-fájlból olvassa a beállításokat.
opt-serve-show-settings = Kiír minden beállítást, és hogy honnan jön; mást nem csinál.
opt-serve-qr = Kiírja a cím QR-kódját, akkor is, ha nincs terminál.
opt-serve-open = Megnyitja az oldalt a böngészőben.


### hornochsen push-key

cmd-push-key =
    Új kulcs írása a FÁJL fájlba, amelyet csak te olvashatsz. Ezzel egy szerver Web Push útján szólhat a játékosoknak.

    Őrizd meg a fájlt: ha a kulcs megváltozik, minden böngészőnek újra fel kell iratkoznia. Meglévő fájlt a parancs soha nem ír felül.
cmd-push-key-short = Kulcs készítése egy szerver Web Push üzeneteihez.


### hornochsen db

cmd-db =
    Egy szerver adatbázisának gondozása: frissítés, mentés, és annak eltávolítása, aminek nem szabad maradnia.

    A szerver közben futhat, kivéve az upgrade és a restore alatt.
cmd-db-short = Egy szerver adatbázisának gondozása.
cmd-db-upgrade = Olyan formára hozza az adatbázist, amilyen ennek a változatnak kell, vagy létrehozza; másodszorra nem csinál semmit.
cmd-db-upgrade-short = Frissíti az adatbázist.
opt-db-upgrade-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-backup =
    Mindent a FÁJL nevű fájlba ír, ahogyan egy adott pillanatban van. A szerver közben futhat.

    A fájl SQLite-ba és PostgreSQL-be is visszatölthető. Olyasmi van benne, amit rajtad kívül senki sem tudhat: vigyázz rá.
cmd-db-backup-short = Mindent fájlba ír.
opt-db-backup-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-restore =
    Visszatölt egy mentést a FÁJL nevű fájlból egy üres adatbázisba. A szerver nem futhat.

    Sérült fájltól semmi sem változik. Az SQLite mentése jó a PostgreSQL-hez, és fordítva.
cmd-db-restore-short = Mindent visszatölt fájlból.
opt-db-restore-replace = Megsemmisíti, ami az adatbázisban van.
opt-db-restore-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-check = Ellenőrzi, hogy a FÁJL nevű mentés ép-e, és ez a verzió mindent el tud-e olvasni benne; semmit sem tölt vissza.
cmd-db-check-short = Ellenőriz egy mentést visszatöltés nélkül.
cmd-db-status = Megmutatja az adatbázis méretét, a futó szervereket, és hogy hány asztal, felvétel és elemzés van.
cmd-db-status-short = Méreteket és számokat mutat.
opt-db-status-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-purge = Most eltávolítja a régi játszmákat, neveket és asztalokat; ami nincs megnevezve, marad.
cmd-db-purge-short = Eltávolítja, ami régi.
opt-db-purge-games = Eltávolítja az ennél régebbi befejezett játszmákat és felvételeket.
opt-db-purge-names = Eltávolítja a neveket az ennél régebbi befejezett játszmákból.
opt-db-purge-idle = Eltávolítja az asztalokat, amelyeknél ilyen régen nem történt semmi.
opt-db-purge-uploads = Eltávolítja az ennél régebbi feltöltött felvételeket.
opt-db-purge-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-forget = A NÉV helyére minden asztalnál, felvételben és bejelentésben ? kerül, és törli, amit az illető mondott.
cmd-db-forget-short = Mindenhonnan eltávolít egy nevet.
opt-db-forget-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-ratings = Újraszámolja az összes értékszámot az értékelt játszmák tárolt eredményeiből, és összeveti a tároltakkal. A kilépési kód 1, ha valamelyik eltér, és nem lett kicserélve.
cmd-db-ratings-short = Újraszámolja az összes értékszámot.
opt-db-ratings-write = Kicseréli az eltérő tárolt értékszámokat. A szerver nem futhat.
opt-db-ratings-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-delete = Eltávolítja a KÓD jelű asztalt és mindent, ami ott történt. A játszmák felvételei megmaradnak.
cmd-db-delete-short = Eltávolít egy asztalt.

opt-db-delete-records = A játszmák felvételeit is eltávolítja.
opt-db-delete-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-close = Bezárja a KÓD jelű asztalt: az ott játszók értesülnek róla, és senki sem folytathatja.
cmd-db-close-short = Bezár egy asztalt.
opt-db-close-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-bar = Senkit sem enged be erről a címről (CÍM): egyetlen cím, vagy egy hálózat, például 2001:db8::/32.
cmd-db-bar-short = Letilt egy címet.
opt-db-bar-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-unbar = Erről a címről (CÍM) ismét beengedi az embereket.
cmd-db-unbar-short = Ismét beenged egy címet.
opt-db-unbar-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-tables = Felsorolja az asztalokat, a legfrissebbet elsőként: kód, szakasz, emberek, mikor történt ott utoljára valami.
cmd-db-tables-short = Felsorolja az asztalokat.
opt-db-tables-limit = Legfeljebb ennyit.
opt-db-tables-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-reports = Elolvassa és lezárja a játékosok bejelentéseit.
cmd-db-reports-short = Elolvassa a játékosok bejelentéseit.
cmd-db-reports-list = Felsorolja a nyitott bejelentéseket, a legfrissebbet elsőként: azonosító, időpont, asztal, a bejelentett személy száma és neve.
cmd-db-reports-list-short = Felsorolja a bejelentéseket.
opt-db-reports-list-all = A lezárt bejelentéseket is felsorolja.
opt-db-reports-list-limit = Legfeljebb ennyi bejelentést.
opt-db-reports-list-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-reports-show = Megmutatja a BEJELENTÉS nevű bejelentést: a megjegyzést, az előtte írt utolsó üzeneteket és a tárolt címeket.
cmd-db-reports-show-short = Megmutat egy bejelentést.
opt-db-reports-show-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-reports-close = Elintézettnek jelöli a BEJELENTÉS nevű bejelentést; az ideje leteltével törlődik.
cmd-db-reports-close-short = Lezár egy bejelentést.
opt-db-reports-close-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-people = Felsorolja a KÓD asztalnál ülőket: szám, név, a profil azonosítója és a keep_addresses által megőrzött címek.
cmd-db-people-short = Felsorolja az egy asztalnál ülőket.
opt-db-people-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-remove = Végleg eltávolítja a SZÁM számú személyt a KÓD asztaltól. A futó szerver egy másodpercen belül megteszi.
cmd-db-remove-short = Eltávolít egy személyt az asztaltól.
opt-db-remove-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-bar-player = Minden eszközén letiltja és leválasztja a PROFIL azonosítójú profilt; az azonosítókat a db people mutatja.
cmd-db-bar-player-short = Letilt egy profilt.
opt-db-bar-player-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-unbar-player = Ismét beengedi a PROFIL azonosítójú profilt.
cmd-db-unbar-player-short = Ismét beenged egy profilt.
opt-db-unbar-player-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-delete-upload = Eltávolítja a FELVÉTEL azonosítójú feltöltött felvételt és az elemzéseit.
cmd-db-delete-upload-short = Eltávolít egy feltöltött felvételt.
opt-db-delete-upload-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]
cmd-db-uploads = Felsorolja a feltöltött felvételeket, a legújabbal kezdve: azonosító, méret, időpont.
cmd-db-uploads-short = Felsorolja a feltöltött felvételeket.
opt-db-uploads-limit = Legfeljebb ennyit.
opt-db-uploads-database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS.  [alapérték: SQLite a felhasználó adatmappájában]


### hornochsen bot

cmd-bot =
    Egy botot ültet egy szerver asztalához; úgy játszik ott, mint bárki, aki távol van.

    A CÍM egy szerveré, vagy egy asztal linkje. A bot megvárja, amíg valaki ül az asztalnál, játszik, ha a házigazda
    elkezdi, és marad a további játszmákra. Ha a kapcsolat vagy a szerver eltűnik, magától visszajön. Ha a bot
    hibázik, a helyét a szerver egyik botja veszi át. A Ctrl-C elhagyja az asztalt.
cmd-bot-short = Egy bot játszik egy szerver asztalánál.
opt-bot-table = Az asztal kódja, ha a CÍM nem az asztal linkje.
opt-bot-bot = Ki játszik: calf, cow, ox, bull, aurochs, egy osztály (./my_bot.py:MyBot) vagy egy program (snail=./snail.sh).
opt-bot-name = Ezen a néven ül le.  [alapérték: a bot neve]
opt-bot-colour = A bábu színe: red, orange, yellow, green, teal, blue, purple, pink.
opt-bot-games = Ennyi játszma után elmegy.  [alapérték: játszik tovább]
opt-bot-budget = Próbajátszmák döntésenként, a gondolkodó botoknak (az aurochs botnál állások); a bull@300 egyetlen botnak adja meg.
opt-bot-think = Idő döntésenként, a gondolkodó botoknak.
opt-bot-token-file = A hely tokenjét ebben a fájlban őrzi: ugyanez a parancs ugyanarra a helyre tér vissza.
opt-bot-player-secret-file = Annak a profilnak játszik, amely eszközének titka ebben a fájlban van.
opt-bot-quiet = Csak a hibákat írja ki.


### hornochsen load

cmd-load =
    Sok asztalt nyit egy szerveren, egyszerű kliensek egész játszmákat játszanak ott, és kiírja, milyen gyorsan felel a
    szerver.

    Csak saját szerverhez. A korlátainak meg kell engedniük: emeld meg a connections, connections_per_address,
    tables_per_minute és rövid gondolkodási időnél a requests_per_second beállítást. A memóriát a szerver /metrics
    lapjáról olvassa: mielőtt bárki jön, amikor mindenki ül, játék közben és miután elmentek. A válaszidő attól számít,
    amikor a választás esedékes volt; a válasz nélküli választások is számítanak. A Ctrl-C leállítja.
cmd-load-short = Megméri, hány asztalt bír egy szerver.
opt-load-tables = Ennyi asztal egyszerre.
opt-load-seats = Játékosok egy asztalnál.
opt-load-games = Játszmák egy asztalnál.  [alapérték: 1]
opt-load-seconds = Inkább ennyi ideig játszik.
opt-load-think = Idő egy választásra: ennek a fele és a másfélszerese között.
opt-load-rate = Választások másodpercenként, véletlen időpontokban, akár felelt a szerver, akár nem, a --think helyett.
opt-load-every = Válaszidők és a szerver memóriája minden ilyen időszak után.
opt-load-spectators = Nézők egy asztalnál.
opt-load-json = Az eredményt ebbe a fájlba is kiírja.


### hornochsen record

cmd-record =
    Rögzített játszmák: az állásaik, a történetük, és hogy rendben vannak-e.

    A felvétel egyetlen JSON-dokumentum az osztással és minden lépéssel. Ha a FÁJL -, a szabványos bemenetről olvasunk.
cmd-record-short = Rögzített játszmák megtekintése.
cmd-record-states = Kiírja az állást minden forduló végén, soronként egy JSON-objektumot.
cmd-record-states-short = Kiírja az állást minden forduló végén.
cmd-record-check = Megmondja, hogy rendben van-e egy felvétel, és mi a játszma eredménye.
cmd-record-check-short = Megmondja, hogy rendben van-e egy felvétel.
cmd-record-submit =
    Beszámíttat egy befejezett játszmát egy profilnak egy szerveren.

    A játszma meg lesz jelölve, és sosem értékelik: senki sem nézte. Az eszköz titka egy fájlban van, mint a hornochsen bot parancsnál.
cmd-record-submit-short = Beszámíttat neked egy játszmát.
opt-record-submit-server = A szerver címe; a --link tartalmazza.
opt-record-submit-player-secret-file = Fájl a profil egyik eszközének titkával.
opt-record-submit-link = Egy link a saját oldaladról (másik eszköz használata): ezt a terminált eszközzé teszi, és elmenti a titkát.
opt-record-submit-seat = A neved a játszmában; csak akkor kell, ha többen játszottatok.
cmd-record-verify =
    Bizonyítja, hogy a keverés tisztességes volt: a szerver titkából és a játékosok sóiból, amelyek a felvételben vannak.

    Hasonlítsd össze a pecsétet és a saját sódat azzal, amit a játszma előtt láttál.
cmd-record-verify-short = Bizonyítja, hogy a keverés tisztességes volt.
cmd-record-show =
    Elmeséli a játszmát, fordulóról fordulóra.

    Mindent elmesél, azt is, ami játék közben titok volt.
opt-record-show-round = Csak ez a forduló.
opt-record-show-board = Lerajzolja a táblát, a pontozósávot és mindenki lapocskáit minden forduló után.


### hornochsen review

cmd-review =
    Egy befejezett játszma elemzése: minden döntést aszerint ítél meg, ami abban a pillanatban látszott.

    Az elemzés megmutatja a nyerési esélyt minden döntés után, jelöli a pontatlanságokat (?!), a hibákat (?) és a durva
    hibákat (??), elmagyarázza a döntő pillanatokat, és összegez: eredmény = kezdet + szerencse + döntések. A FÁJL lehet
    -, a szabványos bemenet.
cmd-review-short = Befejezett játszma elemzése: szerencse, döntések, hibák.
opt-review-seat = Csak ezt a helyet elemzi; az első hely a 0.  [alapérték: az összes]
opt-review-budget = Próbajátszmák döntésenként.  [alapérték: a szokásos szám]
opt-review-seed = A véletlen kezdőértéke: ugyanaz az érték ugyanazt az elemzést adja.
opt-review-json = Jelentés helyett egy JSON-objektumot ír ki.
opt-review-plot = A játszma görbéinek rajza a FÁJL nevű fájlba: .svg.


### hornochsen daily

cmd-daily =
    A nap játszmája: mindenkinek ugyanazok a lapocskák, ugyanaz a hely és ugyanaz a három bot.

    Minden napra egy játszma jut; a nap UTC szerint éjfélkor kezdődik. Egyforma döntésekre a botok egyformán válaszolnak,
    és hétfőtől vasárnapig egyre erősebbek. A nap első játszmája számít. Ha abbahagyod (q, Ctrl-C), ugyanez a parancs
    folytatja, másnap a --date, összesen 24 óráig. Tanács nincs. A végén megosztható eredményt kapsz, amelyből
    egyetlen lapocska sem derül ki.
cmd-daily-short = A nap játszmája.
opt-daily-date = Egy korábbi nap játszmája, például 2026-11-15. Nem számít.
opt-daily-again = A mai játszma még egyszer. Nem számít.
opt-daily-calendar = Az utolsó öt hét helyezései, és hogy hány napot játszottál egymás után.


### hornochsen puzzle

cmd-puzzle =
    Feladvány megoldása: egy botok közti játszma állása, amelyben egy választás egyértelműen a legjobb.

    Az első látásra legolcsóbb lapocska nem a megoldás. Naponta egy feladvány van, mindenkinek ugyanaz. Írd be a
    választásodat, mint egy játszmában; a q megmutatja a megoldást.
cmd-puzzle-short = A nap feladványának megoldása.
opt-puzzle-number = Az ilyen sorszámú feladvány a napi feladvány helyett.
opt-puzzle-date = Ennek a napnak a feladványa, például 2026-12-24.  [alapérték: ma, UTC szerint]


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
    A bull@300 botnak döntésenként 300 saját próbajátszmája van (az aurochs botnál állások). Ugyanaz a bot több helyen
    is ülhet. Minden osztást annyiszor játszanak le, ahány hely van, és minden alkalommal eggyel odébb ülnek, így az
    osztás szerencséje mindenkinek egyformán jut. Az intervallum az osztásokat számolja, nem a játszmákat.

    A Ctrl-C félbeszakítja a sorozatot, és kiírja, ami addig megvan.
cmd-arena-short = Játszmasorozat botok között.
opt-arena-games = Hány játszma; felkerekítve, hogy egyik osztás se maradjon félbe.
opt-arena-seed = Minden véletlen ebből a számból jön: még egyszer ugyanazok a játszmák.
opt-arena-board = Egy tábla: a neve vagy egy fájl.
opt-arena-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-arena-jobs = Hány folyamat játszik. Az eredmény nem függ a számuktól.  [alapérték: minden mag]
opt-arena-budget = Próbajátszmák döntésenként, a gondolkodó botoknak (az aurochs botnál állások); a bull@300 egyetlen botnak adja meg.
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
    egyik erősebb. A bull@300 botnak döntésenként 300 saját próbajátszmája van (az aurochs botnál állások). Egy bot
    többször is ülhet ugyanannál az asztalnál. A Ctrl-C félbeszakítja a bajnokságot, elmenti a FÁJLBA, és kiírja, ami
    addig megvan.
cmd-league-short = Botok értékelése sok vegyes asztalnál.
opt-league-games = Hány játszma összesen, a FÁJLBAN már meglévőkkel együtt.
opt-league-seed = Minden véletlen ebből a számból jön: még egyszer ugyanazok a játszmák.
opt-league-board = Egy tábla: a neve vagy egy fájl.
opt-league-rules = official vagy jeux-de-nim, és változatok: happy_buying, no_box_sales, at_once (official,happy_buying).
opt-league-jobs = Hány folyamat játszik. Az eredmény nem függ a számuktól.  [alapérték: minden mag]
opt-league-budget = Próbajátszmák döntésenként, a gondolkodó botoknak (az aurochs botnál állások); a bull@300 egyetlen botnak adja meg.
opt-league-think = Idő döntésenként, a gondolkodó botoknak. Az eredmény ilyenkor nem ismételhető meg.
opt-league-json = Táblázat helyett egy JSON-objektumot ír ki.
opt-league-plot = Lerajzolja az eredményt: .png, .svg vagy .pdf.
opt-league-file = Ebbe a fájlba menti a bajnokságot; ugyanaz a parancs onnan folytatja, ahol abbamaradt.
opt-league-anchor = A játékosokéhoz hasonló pontokat mutat: ennek a botnak 1500 pontja van. Az intervallumok a tőle való különbségre vonatkoznak.


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
opt-stats-budget = Próbajátszmák döntésenként, a gondolkodó botoknak (az aurochs botnál állások); a bull@300 egyetlen botnak adja meg.
opt-stats-plot = Lerajzolja az eredményt: .png, .svg vagy .pdf.
opt-stats-json = Táblázatok helyett egy JSON-objektumot ír ki.


### hornochsen completion

cmd-completion = Kiírja a szkriptet, amellyel a shell kiegészíti a parancsokat, kapcsolókat, táblákat és szabályokat.
cmd-completion-short = Kiírja a shell kiegészítő szkriptjét.
