### Beginning

welcome = Üdvözöl a Tanz der Hornochsen, a Marhatánc! Kerüld el a trágyadombot.
independent = Wolfgang Kramer társasjátékának független változata, saját szövegekkel.
board-reconstructed = A „classic” tábla rekonstrukció; egy részét mi találtuk ki.
at-the-table = Az asztalnál: { $names }
your-name-prompt = { $number }. játékos neve:
player-numbered = { $number }. játékos
name-empty = Egy névhez legalább egy betű kell.
name-taken = { $name } már itt ül. Válassz másik nevet.
resumed = Üdv újra. Folytatódik { ARTICLE($round) } { $round }. forduló.


### Handing over

hand-over = Add át a billentyűzetet: { $name } következik. Enter, ha kezdődhet.
press-enter = Tovább: Enter.


### Choosing

choose-tile = Melyik lapocskát játszod ki?
choose-two-tiles = Melyik két lapocskát játszod ki?
choose-take = Válassz egyet vagy kettőt: { $tiles }
choose-take-one = Válassz egyet: { $tiles }
prompt-help = szám = választás, b2 = két vásárlás, u = visszavétel, ? = súgó, q = kilépés
prompt-help-take = egy vagy két szám = választás, ? = súgó, q = kilépés
prompt-help-waiting = u = visszavétel, Enter = várakozás, ? = súgó, q = kilépés
confirm-lay = Kijátszod { ARTICLE($tile) } { SUFFIXED($tile) }t? (i/n)
confirm-lay-two = Kijátszod ezeket: { $tiles }? (i/n)
confirm-stop = Abbahagyod? A játék mentésre kerül. (i/n)
yes-key = i
no-key = n
laid-waiting = Kijátszva. Jönnek a többiek.
must-buy = Egy lapocskád van, de kettő kell: előbb vásárolj legalább egyet (b1).
may-buy = { $count ->
    [one] Egy lapocskát vásárolhatsz (b1).
   *[other] Legfeljebb { $count } lapocskát vásárolhatsz (b1-től b{ $count }-ig).
}


### What a tile would do

preview-free = { $tile } → { $row }. sor, nem ér pontot
preview-points-minus = { $tile } → { $row }. sor, tehénlepény: { $points } büntetőpont
preview-points-plus = { $tile } → { $row }. sor, tehénlepény: { $points } jutalompont
preview-completes-minus = { $tile } → { $row }. sor, tehénállás: { $points } büntetőpont, és választasz a sorból
preview-completes-plus = { $tile } → { $row }. sor, tehénállás: { $points } jutalompont, és választasz a sorból
preview-note = Így áll most; a kisebb lapocskák előbb kerülnek le, és ez változtathat rajta.


### Misunderstandings

not-held = Nincs nálad { ARTICLE($tile) } { SUFFIXED($tile) }.
not-in-row = Nincs a sorban { ARTICLE($tile) } { SUFFIXED($tile) }.
not-a-choice = Ez itt nem megy: „{ $text }”. Írj be egy számot, vagy ? a súgóhoz.
need-one-tile = Egyetlen lapocskát kérek.
need-two-tiles = Két különböző lapocskát kérek, szóközzel elválasztva: 15 63


### Stopping

game-saved =
    A mentés helye: { $file }. Folytatás:
    hornochsen play --resume { $file }
cannot-save = A játékot nem sikerült menteni ({ $file }): { $reason }
game-broken-off = A játék { ARTICLE($round) } { $round }. fordulóban félbeszakadt.
goodbye = Viszlát, és vigyázz a tehénlepényekre.


### Help

help-title = Amit beírhatsz
help-number = 15     a 15-ös lapocskát választod; dupla fordulóban kettőt: 15 63
help-buy = b2     kijátszás előtt kettőt vásárolsz: egytől háromig, fordulónként egyszer
help-back = u      visszaveszed, amit kijátszottál, amíg mások még választanak
help-help = ?      ez az oldal
help-stop = q      abbahagyod; a játék mentésre kerül, és később folytatható
help-rules-title = A játék röviden
help-rows = A legkisebb lapocska kerül le először, a hozzá legközelebbi kisebb sorvég után.
help-low = Ha mind a négy sorvégnél kisebb, a legnagyobb után kerül.
help-cow-pat = Tehénlepényen annyi büntetőpontot kapsz, amennyit mutat.
help-bullhead = Tehénálláson is; lapocskád új sort nyit, és egyet-kettőt kiválasztasz a régiből.
help-happy = Amíg látszik vidám tehén, a pontok visszafelé számítanak: jól jársz velük.
help-double = Amíg látszik duplázó, mindenki két lapocskát játszik ki.
help-bulls-eye = Ha az első bábu eléri a bikaszemet, a következő forduló nyílt.
help-price = Egy vásárolt lapocska egy büntetőpont. Elfogyott? Hat új jár ingyen.
help-end = Vége, ha valaki eléri a trágyadombot, vagy nincs lapocskája, és nem is húzhat.
help-win = Az nyer, akinek a legkevesebb büntetőpontja van.


### Records

record-sound = { $file } rendben van: { $moves } lépés, { $rounds } forduló, végigjátszva.
record-unfinished = { $file } eddig rendben van: { $moves } lépés, { $rounds } forduló, nincs befejezve.
