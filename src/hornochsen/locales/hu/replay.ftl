### Játszmák visszanézve, a nagy képernyő, egy eszköz mindenkinek.


### Replay

replay-title = Visszajátszás
replay-loading = A játszma betöltése…
replay-not-found = Itt nincs ilyen játszma. Talán túl régi volt már.
replay-failed = A játszmát nem sikerült betölteni. Próbáld újra.
replay-again = Újra
replay-step = { $step }. lépés, összesen { $total }
replay-step-spoken = { $step }. lépés, összesen { $total }, { $round }. forduló
replay-slider = Hely a játszmában
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépés előre
replay-last = A végére
replay-round-back = Az előző fordulóhoz
replay-round-on = A következő fordulóhoz
replay-round = Forduló
replay-round-number = { $round }. forduló
replay-speed = Sebesség
replay-speed-slow = lassú
replay-speed-normal = normál
replay-speed-fast = gyors
replay-view = Kinek a szemével
replay-view-all = Minden lapocska látható
replay-view-none = Nézőként
replay-view-seat = { $name } szemével
replay-controls = Vezérlés
replay-keys = Billentyűk: ← → egy lépés, Page Up és Page Down egy forduló, Home és End, a szóköz lejátszik.
replay-what-happened = Mi történt ebben a lépésben
replay-nothing-happened = Innen semmi sem látszik.
replay-hands = Lapocskák
replay-hand-of = { $name } lapocskái: { $tiles }
replay-hand-empty = nincs
replay-laid = kijátszva: { $tiles }
replay-chart = Büntetőpontok fordulónként
replay-unfinished = Ezt a játszmát nem játszották végig.
replay-copy = Link másolása ehhez a lépéshez
replay-copied = A link kimásolva.
replay-not-copied = A böngésző nem engedi a másolást. A link a címsorban van.
replay-download = A felvétel letöltése
replay-other = Másik felvétel
replay-upload-title = Rögzített játszma megnézése
replay-upload-about = Húzz ide egy felvételt (egy játszma után letöltött .json fájlt), és lépésről lépésre újra lejátszódik.
replay-upload-choose = Fájl kiválasztása
replay-upload-drop = Engedd el: megnyílik a felvétel.
replay-upload-busy = A felvétel ellenőrzése…
replay-upload-too-large = Ez a fájl túl nagy egy játszma felvételének.
replay-upload-bad = Ezt a fájlt nem lehet lejátszani: nem egy játszma felvétele, vagy megváltoztatták. A pontos ok (angolul):
replay-upload-too-fast = Túl sok felvétel egyszerre. Várj egy percet, és próbáld újra.
replay-upload-failed = A felvétel nem jutott el a szerverhez. Próbáld újra.


### The big screen

tv-title = Nagy képernyő
tv-join = Csatlakozz
tv-watch = Nézd telefonon
tv-join-how = Irányítsd ide a telefon kameráját, vagy nyisd meg ezt: { $address }, és írd be a kódot.
tv-code = Kód
tv-seats = Az asztalnál
tv-free = Mind a nyolc hely szabad.
tv-waiting = A játszma akkor kezdődik, amikor a házigazda elindítja.
tv-shuffling = Keverjük a lapocskákat…
tv-last = Mi történt
tv-connecting = Kapcsolódás…
tv-lost = Megszakadt a kapcsolat. Egy pillanat…
tv-ended = Ez az asztal bezárt.
tv-again = A következő játszma akkor kezdődik, ha mindenki beleegyezik.
tv-chosen = { $all } játékosból { $chosen } már választott.
tv-picture = A játék, mindenkinek a szobában


### One device handed round

pass-title = Egy eszköz mindenkinek
pass-about = Adjátok körbe ezt az eszközt. Mindenki csak a saját lapocskáit látja; a tábla mindenkié.
pass-players = Kik játszanak?
pass-name = { $number }. játékos neve
pass-remove = { $number }. játékos törlése
pass-add = Még egy játékos
pass-bots = Botok
pass-bots-none = nincs
pass-bots-level = Milyen erősek a botok
pass-board = Tábla
pass-rules = Szabályok
pass-start = Kezdjük
pass-starting = Terítjük az asztalt…
pass-names-wanted = Mindenkinek kell egy név.
pass-names-differ = Egy név kétszer szerepel.
pass-too-few = Legalább két játékos kell.
pass-new = Másokkal
pass-gone = Az a játszma már nincs meg.
pass-hand-to = Most ő kapja az eszközt:
pass-hand-why = { $why ->
   *[play] { $name } választ. A többiek nézzenek félre!
    [take] { $name } megtöltött egy sort, és lapocskát vesz el belőle. A többiek nézzenek félre!
    [changed] { $name } még egyszer megnézné. A többiek nézzenek félre!
}
pass-i-am = Én vagyok { $name }
pass-changed-mind = Meggondoltad magad?
pass-look-again = { $name }: még egyszer megnézem
pass-see-board = A tábla megnézése
pass-cover = A tábla letakarása
pass-hide = Elrejtem a lapocskáimat
pass-yours = { $name }, ezek a lapocskáid.
pass-waiting = Még várjuk: { $names }…
pass-reveal = Most mindenki nézheti!
pass-skip = Kihagyás
pass-rematch = Még egyszer ugyanazokkal
pass-end = A játszma befejezése
pass-end-sure = Tényleg befejezitek ezt a játszmát?
pass-end-yes = Igen, befejezzük
pass-end-no = Nem, játszunk tovább
