### Labels of the board, for screen readers. $kind and $value describe a square.

board-label = The board
board-row = Row { $row }: { $tiles }. { $left ->
    [0] Next is the bullhead { $points }.
   *[other] Then: { $squares }, bullhead { $points }.
}
board-row-free = Row { $row }: free{ $next ->
   *[no] {""}
    [yes] , opens next
}. { $left ->
    [0] Bullhead { $points }.
   *[other] Squares: { $squares }, bullhead { $points }.
}
board-square = { $kind ->
   *[plain] plain
    [cow-pat] cow-pat { $value }
    [happy-cow] happy cow
    [double] double square
}
board-all-rows = Show all { $rows } rows
board-active-rows = Show only the active rows
board-waiting = Tiles to be placed
board-waiting-up = { $name }: { $tile }
board-waiting-down = { $name }: face down
board-face-down = face down
board-course = The course to the dunghill on { $dunghill }
board-piece = { $name }: { $square ->
    [0] on the start
   *[other] on { $square }
}
board-start = Start
