### The board, read aloud and labelled. $kind and $value are those of the square that is covered next.

board-label = Le plateau
board-row = Rangée { $row } : { $tiles }. { $left ->
    [0] Ensuite, la tête de taureau { $points }.
   *[other] Ensuite : { $squares }, tête de taureau { $points }.
}
board-row-free = Rangée { $row } : libre{ $next ->
   *[no] {""}
    [yes] , peut s’ouvrir ensuite
}. { $left ->
    [0] Tête de taureau { $points }.
   *[other] Cases : { $squares }, tête de taureau { $points }.
}
board-square = { $kind ->
   *[plain] simple
    [cow-pat] bouse { $value }
    [happy-cow] vache heureuse
    [double] double mise
}
board-all-rows = Montrer les { $rows } rangées
board-active-rows = Montrer seulement les rangées actives
board-waiting = Tuiles qui attendent leur place
board-waiting-up = { $name } : { $tile }
board-waiting-down = { $name } : face cachée
board-face-down = face cachée
board-course = La piste jusqu’au tas de fumier, case { $dunghill }
board-piece = { $name } : { $square ->
    [0] sur la case de départ
   *[other] sur la case { $square }
}
board-start = Départ
