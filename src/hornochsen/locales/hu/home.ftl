### The home page, the frame around every page, and a table before the game.


### The frame around every page

shell-skip = Ugrás a tartalomhoz
shell-home = Tanz der Hornochsen! – a kezdőlapra
shell-navigation = Szabályok, nyelv, beállítások
shell-rules = Szabályok
shell-language = Nyelv
shell-settings = Beállítások
shell-theme = Világos vagy sötét
shell-theme-system = mint az eszköz
shell-theme-light = világos
shell-theme-dark = sötét
shell-speed = Milyen gyorsan fordítsuk fel a lapocskákat
shell-speed-1 = egymás után
shell-speed-2 = kétszer gyorsabban
shell-speed-0 = mindet egyszerre
shell-double-click = Kijátszás dupla kattintással
shell-double-click-about = Különben a második kattintás visszateszi a lapocskát.
shell-take-back = Ennyi ideig vehető vissza a kijátszott lapocska
shell-take-back-about = Csak botok ellen, a felfordítás előtt. 30 másodpercnél rövidebb gondolkodási idővel nem.
shell-take-back-seconds = { $count ->
    [0] semennyi
   *[other] { $count } másodperc
}
shell-sound = Hangok
shell-sound-about = Koppannak a lapocskák, bőgnek az ökrök.
shell-close = Bezárás
shell-connection-lost = Újracsatlakozás…
shell-offline = A szerver most nem érhető el.
shell-failed = Ez nem sikerült. Próbáld újra.
shell-page-failed = Ezt az oldalt nem sikerült betölteni.
shell-load-again = Újratöltés
shell-nowhere-title = Itt csak fű van
shell-nowhere = Ezen a címen nincs oldal.
shell-go-home = A kezdőlapra


### The home page

home-title = Játék
home-about = Számozott lapocskák, tehénlepények és egy trágyadomb, ahová senki sem vágyik. 2–8 játékosnak, böngészőben, regisztráció nélkül.
home-suggested-names = Juli, Marci, Panni, Jancsi, Zsófi, Bence, Kati, Matyi
home-name = A neved
home-play-title = Egy játszma most rögtön
home-level = Három bot játszik veled
home-play = Játék indítása
home-opening = Egy pillanat…
home-friends-title = Barátokkal
home-open-about = Kapsz egy linket és egy kódot, amit elküldhetsz a többieknek.
home-open = Asztal nyitása
home-code = Asztalkód
home-code-example = K7M 2QX
home-code-wrong = A kód hat betűből és számból áll. Egy teljes link is jó.
home-join-about = Játszani vagy csak nézni.
home-join = Az asztalhoz
home-pass = Egy eszköz mindenkinek
home-pass-about = Kézről kézre jár az asztal körül.
home-rules = Szabályok
home-rules-about = Minden szabály egy helyen, képekkel.
home-replay = Visszajátszás
home-replay-about = Egy felvételből, lépésről lépésre.
home-public-title = Nyilvános asztalok
home-public-none = Most nincs nyilvános asztal. Nyiss egyet!
home-join-this = Beszállok
home-watch-this = Nézem
home-bots = { $count } bot
home-nobody = Még senki sincs ott
home-phase-gathering = a játszma előtt
home-phase-salting = keverés
home-phase-playing = folyik a játszma
home-phase-over = vége a játszmának
home-phase-gone = már nincs meg
home-mine-title = A játszmáim
home-go-on = Folytatás
home-look = Megnézem
home-forget = Asztal elfelejtése: { $code }
home-forgotten = Ez az asztal már nincs a listádon: { $code }.
home-show-all = Mind { ARTICLE($count) } { $count } mutatása
home-independent = Wolfgang Kramer társasjátékának független változata, saját rajzokkal és szövegekkel. A kiadókkal nem áll kapcsolatban.


### Coming to a table

lobby-title = Asztal: { $code }
lobby-connecting = Úton az asztalhoz…
lobby-ended-title = Asztal: { $code }
lobby-ended = Ez az asztal bezárt.
lobby-heading = A játszma előtt
lobby-about = Az asztal kódja: { $code }. Ülj le, vagy nézd a játszmát.
lobby-about-seated = Van helyed. Hívj másokat, vagy ültess le botokat.
lobby-about-guest = Van helyed. Te is hívhatsz másokat.
lobby-sit-title = Beszállsz?
lobby-sit-down = Leülök
lobby-only-watch = Csak nézem
lobby-watching = Nézőként vagy itt.
lobby-colour = A bábud
lobby-colour-red = piros háromszög
lobby-colour-orange = narancssárga négyzet
lobby-colour-yellow = sárga csillag
lobby-colour-green = zöld kör
lobby-colour-teal = türkiz rombusz
lobby-colour-blue = kék nyolcszög
lobby-colour-purple = lila kereszt
lobby-colour-pink = rózsaszín szív
lobby-colour-taken = { $colour }, már foglalt
lobby-moved-here = A helyed mostantól ezen az eszközön van.
lobby-seat-moved = A helyed mostantól egy másik eszközön van.
lobby-seat-removed = A házigazda eltávolított téged az asztaltól.


### Seats

lobby-seats = Az asztalnál: { $count } / 8
lobby-nobody = Még senki sem ül itt. Aki elsőként leül, az a házigazda.
lobby-you = te
lobby-host = házigazda
lobby-bot = bot: { $level }
lobby-here = itt van
lobby-away = most nincs itt
lobby-remove = { $name } eltávolítása
lobby-add-bot = Bot leültetése
lobby-full = Mind a nyolc hely foglalt.
lobby-get-up = Elhagyom az asztalt
lobby-start = Kezdődjön a játszma
lobby-too-few = Legalább két játékos kell. Hívj meg valakit, vagy ültess le egy botot.
lobby-wait-for-host = A játszma akkor kezdődik, amikor { $name } elindítja.
lobby-last = Az előző játszma


### Inviting

lobby-share-title = Hívj másokat
lobby-share-about = Kóddal, linkkel vagy képpel. Senkinek sem kell fiók.
lobby-code = Asztalkód: { $code }
lobby-qr = Az asztal linkje QR-kódként
lobby-link = Az asztal linkje
lobby-copy = Másolás
lobby-copied = Kimásolva.
lobby-copy-by-hand = A link ki van jelölve: másold ki billentyűzettel vagy hosszú nyomással.
lobby-share = Megosztás
lobby-share-failed = A megosztás nem sikerült. Másold ki a linket.
lobby-invitation = Játssz velem: Tanz der Hornochsen!
lobby-only-here = Ez a cím csak ezen a számítógépen működik. Ha telefonról vagy a hálózat más gépeiről is játszanátok, állítsd le a játékot, és indítsd újra így:
lobby-tv = Megjelenítés tévén


### What is agreed on

lobby-agreed = Mit játszotok
lobby-agreed-fixed = A házigazda választ.
lobby-board = Tábla
lobby-board-classic = Klasszikus
lobby-board-calf-yard = Borjúudvar
lobby-board-clover-farm = Lóhereporta
lobby-board-longacre = Hosszúföld
lobby-board-muck-hall = Trágyavár
lobby-rules = Szabályok
lobby-switches = Házi szabályok
lobby-at-once = A trágyadombnál azonnal vége
lobby-at-once-about = Különben a fordulót még végigjátsszátok.
lobby-box-sales = Vásárlás a dobozból
lobby-box-sales-about = Ha forduló közben elfogy a tartalék, a dobozból vásárolhatsz.
lobby-happy-buying = Vidám vásárlás
lobby-happy-buying-about = Amíg vidám tehén látszik, a vásárlás is visszafelé visz.
lobby-clock = Idő egy választásra
lobby-clock-none = nincs időkorlát
lobby-clock-seconds = { $seconds } másodperc
lobby-clock-day = egy nap
lobby-clock-about = Ha letelik, egy bot választ helyetted.
lobby-public = Nyilvános asztal
lobby-public-about = Bárki megtalálja a kezdőlapon.
lobby-chat = Csevegés és reakciók
lobby-chat-about = Az asztalnál bárki megszólalhat.
lobby-shuffle-seats = Helyek keverése
lobby-shuffle-seats-about = Minden játszma előtt mindenki máshová kerül.


### Shuffling

lobby-shuffling = Keverünk…
lobby-shuffling-about = A szerver lepecsételte a maga titkát; most minden eszköz hozzátesz egy csipet sót. Így senki sem választhatja ki a lapocskákat, és utólag bárki ellenőrizheti.
lobby-salted = Eddigi só: { $count } / { $people }
lobby-salts-awaited = Még hiányzik: { $names }
lobby-commitment = A pecsét


### A seat on another device

lobby-move = Folytatás másik eszközön
lobby-move-title = A helyed egy másik eszközön
lobby-move-about = Nyisd meg ezt a linket a másik eszközön: a helyed oda költözik.
lobby-move-link = Privát link
lobby-move-waiting = Készül a link…
lobby-move-secret = Egyszer használható, tíz percig. Ne mutasd meg másnak: aki megnyitja, azé a helyed.
