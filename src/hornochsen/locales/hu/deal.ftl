### The deal of the day on the page.

deal-title = A nap játszmája
deal-day-title = A nap játszmája: { $date }
deal-link-open = Minden nap egy játszma mindenkinek. Még nem játszottad.
deal-link-running = A játszmád még tart: folytasd!
deal-link-finished = Lejátszva: 4 közül { $place }. hely.
deal-link-abandoned = A mai játszma befejezetlen maradt.
deal-about = Mindenki ugyanazokat a lapocskákat, ugyanazt a helyet és ugyanazt a három botot kapja. Egyforma döntésekből egyforma játszma lesz.
deal-rules = Az első játszmád számít. A kezdetétől 24 órád van befejezni. Tanács nincs.
deal-uncounted-rules = Ez a nap elmúlt, ezért a játszma már nem számít. Tanács nincs.
deal-ends = A következő játszma: { $time }.
deal-against = Ellenfelek: { $names }
deal-players = { $count ->
    [0] Még senki sem fejezte be.
   *[other] { $count } játékos fejezte be.
}
deal-play = Játszma indítása
deal-continue = Folytatás
deal-until = Eddig fejezd be: { $time }.
deal-again = Még egyszer
deal-again-about = A további játszmák nem számítanak.
deal-practice = Lejátszom
deal-loading = A játszma betöltése…
deal-failed = A nap játszmáját nem sikerült betölteni.
deal-unknown = Ehhez a naphoz nincs játszma.
deal-today = A mai játszma
deal-streak = { $count } nap egymás után
deal-longest = leghosszabb: { $count }
deal-chip = A nap játszmája
deal-chip-uncounted = A nap játszmája · nem számít
deal-menu-about = Ezt az oldalt bármikor bezárhatod, és ezen vagy egy másik eszközödön folytathatod.
deal-to-day = Játszma és naptár
deal-see-result = Így játszottak mások


### The result

deal-result = Az eredményed
deal-place = 4 közül { $place }. hely
deal-points = { $count } büntetőpont
deal-rank = { $players } játékos közül { $rank }.
deal-abandoned = A játszma nem fejeződött be időben. Utolsó helynek számít.
deal-rounds = Fordulóról fordulóra
deal-round-free = nincs büntetőpont
deal-round-cheap = legfeljebb négy
deal-round-costly = öt vagy több
deal-round-back = a bábu visszalépett
deal-round-spoken = { $round }. forduló: { $rating }
deal-histogram = Mindenki, aki játszott
deal-histogram-about = Játszmák büntetőpontok szerint; a kevesebb a jobb.
deal-bar-spoken = { $games } játszma, egyenként { $points }
deal-bar-mine = a te játszmád
deal-abandoned-count = { $count } játszma befejezetlen maradt.
deal-best = A legjobb játszma
deal-best-mine = Eddig a te játszmád a legjobb.
deal-best-about = A legjobb játszma { $count } büntetőponttal ért véget.
deal-parting = A te játszmád { ARTICLE($round) } { $round }. fordulóban tért el tőle.
deal-parting-mine = Te: { $choice }
deal-parting-best = A legjobb játszma: { $choice }
deal-parting-none = A két játszmában ugyanazok a döntések születtek.
deal-watch-best = Megnézem onnan
deal-watch = A legjobb játszma megtekintése
deal-leaders = A legjobbak
deal-leaders-about = Akik legalább tíz másik játszmát befejeztek.
deal-replay = A játszmád megtekintése


### Sharing

daily-share = Tanz der Hornochsen! { $date } · { $players } közül { $place }. hely · { $points } büntetőpont
deal-share-title = Megosztás
deal-share-about = Egyetlen lapocska sem látszik.
deal-share-text = Megosztás szövegként
deal-share-picture = Mentés képként
deal-copied = A szöveg a vágólapra került.
deal-not-copied = A szöveget nem sikerült másolni. Jelöld ki magad.
deal-picture-alt = 4 közül { $place }. hely, { $points } büntetőpont, és fordulónként egy négyzet


### The calendar

deal-calendar = Naptár
deal-calendar-about = A korábbi játszmák is lejátszhatók; nem számítanak.
deal-cell-open = { $date }: nem játszottad
deal-cell-running = { $date }: a játszmád még tart
deal-cell-finished = { $date }: { $place }. hely
deal-cell-abandoned = { $date }: befejezetlen
deal-cell-none = { $date }: nincs játszma


### Nobody knows it in advance

deal-proof = Senki sem ismeri előre a lapocskákat
deal-proof-about = A szerver a következő napok lapocskáit még e napok előtt lepecsételte. Ha egy nap elmúlt, a titka nyilvános lesz, és bárki ellenőrizheti, hogy illik a pecséthez.
deal-proof-seal = Pecsét
deal-proof-secret = Titok
deal-proof-later = a nap után lesz nyilvános
refused-unknown-day = Ehhez a naphoz nincs játszma.
refused-day-played = Ezt a játszmát már lejátszottad.
refused-day-not-over = Amíg a nap tart, ezt a játszmát csak az láthatja, aki befejezte a nap játszmáját.
