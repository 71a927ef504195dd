### Beginning

welcome = Üdvözöl a Tanz der Hornochsen, a Marhatánc! Kerüld el a trágyadombot.
independent = Wolfgang Kramer társasjátékának független változata, saját szövegekkel.
board-reconstructed = A „classic” tábla rekonstrukció; egy részét mi találtuk ki.
at-the-table = Az asztalnál: { $names }
your-name-prompt = { $number }. játékos neve:
player-numbered = { $number }. játékos
name-taken = { $name } már itt ül. Válassz másik nevet.
resumed = Üdv újra. Folytatódik { ARTICLE($round) } { $round }. forduló.
terminal-narrow = Ez a terminál { $width } karakter széles; a játékhoz legalább { $least } kell.


### Handing over

hand-over = Add át a billentyűzetet: { $name } következik. Enter, ha kezdődhet.
hand-over-back = u: { $name } visszaveszi, és újra választ.
press-enter = Tovább: Enter.


### Choosing

choose-tile = Melyik lapocskát játszod ki?
choose-two-tiles = Melyik két lapocskát játszod ki?
choose-take = Vegyél el egyet vagy kettőt: { $tiles }
choose-take-one = Vegyél el egyet: { $tiles }
prompt-help = szám = választás, b2 = 2 vásárlása, u = vissza, h = tanács, ? = súgó, q = ki
hint-off = Ebben a játszmában nincs tanács.
confirm-lay = Kijátszod { ARTICLE($tile) } { SUFFIXED($tile) }t? (i/n)
confirm-lay-two = Kijátszod ezeket: { $tiles }? (i/n)
yes-key = i
no-key = n
confirm-again = Írj be { $yes } vagy { $no } betűt.
must-buy = Egy lapocskád van, de kettő kell: előbb vásárolj legalább egyet (b1).
may-buy = { $count ->
    [one] Vásárolhatsz egyet (b1).
   *[other] Vásárolhatsz 1–{ $count } darabot (b1–b{ $count }).
}


### What a tile would do

preview-free = { $tile } → { $row }. sor, nem ér pontot
preview-points-minus = { $tile } → { $row }. sor, tehénlepény: { $points } büntetőpont
preview-points-plus = { $tile } → { $row }. sor, tehénlepény: { $points } jutalompont
preview-completes-minus = { $tile } → { $row }. sor, bikafej: { $points } büntetőpont, és lapocskát veszel el
preview-completes-plus = { $tile } → { $row }. sor, bikafej: { $points } jutalompont, és lapocskát veszel el
preview-back = { $preview }; { $squares ->
    [0] a bábud a helyén marad
   *[other] a bábud { $squares } mezőt lép vissza
}


### Misunderstandings

not-a-choice = Ez itt nem megy: „{ $text }”. Írj be egy számot, vagy ? a súgóhoz.


### Stopping

game-saved =
    A mentés helye: { $file }. Folytatás:
    hornochsen play --resume { $file }
cannot-save = A játszmát nem sikerült menteni ({ $file }): { $reason }
game-broken-off = A játszma { ARTICLE($round) } { $round }. fordulóban félbeszakadt.
goodbye = Viszlát, és vigyázz a tehénlepényekre.


### Help

help-title = Amit beírhatsz
help-number = 15     a 15-ös lapocskát választod; dupla fordulóban kettőt: 15 63
help-buy = b2     kijátszás előtt kettőt vásárolsz: egytől háromig, fordulónként egyszer
help-back = u      visszaveszed, amit kijátszottál, amíg mások még választanak
help-hint = h      tanács: mennyire biztonságosak a lapocskáid, mit tenne az edző
help-help = ?      ez az oldal
help-stop = q      abbahagyod; a játszmát elmentjük, és később folytatható
help-rules-title = A játék röviden
help-lay = Mindenki kijátszik egy lapocskát képpel lefelé, aztán mindet felfordítjátok.
help-rows = A legkisebb kerül fel először, mindegyik a nála éppen kisebb sorvég után.
help-low = Ami mind a négy sorvégnél kisebb, az a legnagyobb után kerül.
help-cow-pat = Tehénlepényen annyi büntetőpontot kapsz, amennyit mutat.
help-bullhead = Bikafejen is; új sort nyitsz, és elveszel egyet-kettőt a régiből.
help-happy = Amíg látszik vidám tehén, a pontok visszafelé számítanak: jól jársz velük.
help-double = Amíg látszik duplázó, mindenki két lapocskát játszik ki.
help-bulls-eye = Ha a legelöl álló bábu eléri a bikaszemet, a következő forduló nyílt.
help-price = Egy vásárolt lapocska egy büntetőpont. Elfogyott? Hat új jár ingyen.
help-end = Vége, ha valaki eléri a trágyadombot, vagy nincs lapocskája, és nem is húzhat.
help-win = Az nyer, akinek a legkevesebb büntetőpontja van.


### Records

record-sound = { $file } rendben van: { NUMBER($moves, useGrouping: 0) } lépés, { $rounds } forduló, végigjátszva.
record-unfinished = { $file } eddig rendben van: { NUMBER($moves, useGrouping: 0) } lépés, { $rounds } forduló, nincs befejezve.
record-so-far = { $name } – { $points } büntetőpont
shuffle-proven = { $file }: a keverés bizonyított.
shuffle-commitment = A szerver titka illik a pecsétjéhez: { $text }
shuffle-supply = A tartalék 99 lapocskája a titokból és a sókból következik.
shuffle-box = { $count ->
    [one] A dobozból történt vásárlás is ezekből következik.
   *[other] A dobozból történt vásárlások ({ $count }) is ezekből következnek.
}
shuffle-salted = Sót adott hozzá: { $names }.
shuffle-unsalted = Egyetlen játékos sója sincs benne: a szerver egyedül kevert.
shuffle-missing = Nem érkezett meg időben a sója: { $names }.


### The table

label-goes-to = ebbe a sorba menne
label-points-now = pont most
label-safe = biztonságos
record-kept = A játszma itt van elmentve: { $file }
at-the-board = Tábla: { $board } · { $rules }: { $about }
board-in-short = { $rows } sor · { $count ->
    [one] bikaszem: { $eyes }
   *[other] bikaszemek: { $eyes }
} · trágyadomb: { $dunghill }
bot-character = { $name }: { $about }
bots-compiling =
    { $kept ->
        [yes] A botok és a tanácsok előkészítése: csak első alkalommal, egy-két perc.
       *[no] A botok és a tanácsok előkészítése: minden alkalommal egy-két perc.
    }


### A bot at a server's table

guest-unreachable = { $text } nem válaszol; a bot újra próbálkozik.
guest-sat-down = { $name } helyet foglalt ennél az asztalnál: { $text }.
guest-waits-for-game = Ott most játszma folyik; a bot a végén ül le.
guest-waits-for-people = Ott még nem ül senki; a bot az első ember után ül le.
guest-game-began = Kezdődik { ARTICLE($number) } { $number }. játszma: { $names }
guest-game-over = Véget ért { ARTICLE($number) } { $number }. játszma: { $place }. hely, { $points } büntetőpont.
guest-stood-in = A szerver egyik botja ugrott be; most újra maga a bot játszik.
guest-removed = A házigazda eltávolította a botot ettől az asztaltól: { $text }.
guest-table-closed = Ez az asztal bezárt: { $text }.
guest-left = { $count } játszma véget ért; a bot elment.

record-submitted = A játszma számít neked, helyiként megjelölve: { $players } játékosból { $place }. hely.
