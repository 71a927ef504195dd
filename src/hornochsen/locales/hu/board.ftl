### The board, read aloud and labelled. $kind and $value are those of the square that is covered next.

board-label = A játéktábla
board-row = { $row }. sor: { $tiles }. { $left ->
    [0] A következő a tehénállás: { $points }.
   *[other] Utána: { $squares }, tehénállás: { $points }.
}
board-row-free = { $row }. sor: szabad{ $next ->
   *[no] {""}
    [yes] , következőnek nyílhat meg
}. { $left ->
    [0] Tehénállás: { $points }.
   *[other] Mezői: { $squares }, tehénállás: { $points }.
}
board-square = { $kind ->
   *[plain] üres
    [cow-pat] { SUFFIXED($value) } tehénlepény
    [happy-cow] vidám tehén
    [double] duplázó
}
board-all-rows = Mind { ARTICLE($rows) } { $rows } sor mutatása
board-active-rows = Csak a játékban lévő sorok mutatása
board-waiting = A helyükre váró lapocskák
board-waiting-up = { $name }: { $tile }
board-waiting-down = { $name }: képpel lefelé
board-face-down = képpel lefelé
board-course = A pontozósáv { ARTICLE($dunghill) } { SUFFIXED($dunghill) } mezőn lévő trágyadombig
board-piece = { $name }: { $square ->
    [0] a startmezőn
   *[other] { ARTICLE($square) } { SUFFIXED($square) } mezőn
}
board-start = Start
