### The board, read aloud and labelled. $kind and $value are those of the square that is covered next.

board-label = Der Spielplan
board-row = Reihe { $row }: { $tiles }. { $left ->
    [0] Als Nächstes der Hornochse { $points }.
   *[other] Danach: { $squares }, Hornochse { $points }.
}
board-row-free = Reihe { $row }: frei{ $next ->
   *[no] {""}
    [yes] , kann als nächste eröffnet werden
}. { $left ->
    [0] Hornochse { $points }.
   *[other] Felder: { $squares }, Hornochse { $points }.
}
board-square = { $kind ->
   *[plain] einfach
    [cow-pat] Kuhfladen { $value }
    [happy-cow] Happy Kuh
    [double] Doppelfeld
}
board-all-rows = Alle { $rows } Reihen zeigen
board-active-rows = Nur die aktiven Reihen zeigen
board-waiting = Plättchen, die auf ihren Platz warten
board-waiting-up = { $name }: { $tile }
board-waiting-down = { $name }: verdeckt
board-face-down = verdeckt
board-course = Die Punkteskala bis zum Misthaufen auf Feld { $dunghill }
board-piece = { $name }: { $square ->
    [0] auf dem Startfeld
   *[other] auf Feld { $square }
}
board-start = Start
