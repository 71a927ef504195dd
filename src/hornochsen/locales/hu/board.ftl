### The board, read aloud and labelled. $kind and $value are those of the square that is covered next.

board-label = A játéktábla
board-row = { $row }. sor: { $tiles }. { $left ->
    [0] A következő a bikafej: { $points }.
   *[other] Utána: { $squares }, bikafej: { $points }.
}
board-row-free = { $row }. sor: szabad{ $next ->
   *[no] {""}
    [yes] , következőnek nyílhat meg
}. { $left ->
    [0] Bikafej: { $points }.
   *[other] Mezői: { $squares }, bikafej: { $points }.
}
board-square = { $kind ->
   *[plain] sima
    [cow-pat] { SUFFIXED($value) } tehénlepény
    [happy-cow] vidám tehén
    [double] duplázó
}
board-all-rows = Mind { ARTICLE($rows) } { $rows } sor mutatása
board-active-rows = Csak az aktív sorok mutatása
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
