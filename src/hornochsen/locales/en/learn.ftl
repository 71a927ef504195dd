### The lesson: short chapters for new players, on the page and in the terminal.
### $tiles are numbers, already listed. $who is “you” or “other”; $name is then the player’s name.

learn-title = Learn to play
learn-offer-new = New here?
learn-offer-about = Ten short chapters, about five minutes.
learn-continue = Continue the lesson: chapter { $number } of { $total }
learn-chapters = Chapters
learn-chapter = Chapter { $number } of { $total }
learn-chapter-name = { $done ->
   *[no] Chapter { $number }: { $title }
    [yes] Chapter { $number }: { $title } (done)
}
learn-next = Next chapter
learn-finish = Finish the lesson
learn-back = Previous chapter
learn-retry = Try again
learn-leave = Leave the lesson
learn-outcome = What happened
learn-end-title = You know the game!
learn-end-text = Now try it out: a short game on a small board, against two calves. They are young and make mistakes.
learn-end-play = Play a short game
learn-end-once-more = Repeat the lesson
learn-keys = Enter = next chapter, r = try again, b = back, q = stop
learn-keys-last = Enter = finish the lesson, r = try again, b = back, q = stop
learn-keys-during = b = previous chapter, n = next chapter, q = stop
learn-not-possible = “{ $text }” is not possible here.
learn-stopped = See you soon. “hornochsen learn” continues here.
learn-end-command = A short game in the terminal: { $command }


### The chapters

learn-behind-title = Where your tile goes
learn-behind-text = Collect as few minus points as you can. Every tile goes to the end of a row. You do not choose the row: the tile goes behind the closest lower number. The rows now end with { $tiles }.
learn-behind-task = Pick a tile, look where it would go, and lay it.
learn-behind-done = That is the heart of the game: always behind the closest lower number. The tiles are numbered from 1 to 99, each number once.

learn-lowest-title = Lower than all
learn-lowest-text = What if no row ends with a lower number? Then the tile goes behind the highest one. Here the rows end with { $tiles }.
learn-lowest-task = Lay a tile that is lower than { $lowest }.
learn-lowest-done = So low tiles end up behind the highest tile. Keep an eye on that row.

learn-cow-pat-title = Cow-pats
learn-cow-pat-text = From here on, each chapter starts in the middle of a game. A cow-pat costs as many minus points as it shows. For each of them your piece moves one square forward on the course. You have { $points } so far.
learn-cow-pat-task = Nothing is at stake here: lay a tile on the cow-pat.
learn-cow-pat-done = Each square of the course holds one piece: if yours is taken, you go on to the next free one. Only the start has room for all.

learn-bullhead-title = The bullhead
learn-bullhead-text = At the end of each row is a bullhead. It costs what it shows. Then your tile opens the next free row after this one (after the last row comes row 1), and you take one or two of the other tiles.
learn-bullhead-task = Lay the tile that reaches the bullhead.
learn-bullhead-done = Nobody sees which tiles you take. More tiles mean more choice. The rest go into the box. One row is completed, one is opened: four rows are always active.

learn-first-title = Others come first
learn-first-text = Everyone lays face down, then all tiles are turned over. The lowest is placed first, no matter who laid it. So what you see below a tile is only true right now.
learn-first-task = Lay the tile that looks safest to you.
learn-first-done = Before you lay, ask yourself: which lower tiles could come first? Until everyone has chosen, you can take your tile back.

learn-buying-title = Buying tiles
learn-buying-text = Bad tiles? Before you lay, you may buy one to three tiles from the supply, once a round. Each costs one minus point. You never hold more than nine: with eight you take only one at a bullhead, with nine none.
learn-buying-task = Buy at least one tile, then lay the best one.
learn-buying-done = A small price for a way out. If the supply is empty when a round begins, nobody can buy. And if you have no tile left at the end of a round, you draw six for free, as long as the supply lasts.

learn-happy-title = Happy cows
learn-happy-text = While a happy cow is visible in an active row, cow-pats and bullheads give plus points: pieces move back. Buying still costs.
learn-happy-task = Now you want it: lay a tile on the cow-pat.
learn-happy-done = Plus points begin as soon as a row with a happy cow is opened, and end as soon as a tile covers the last visible one. Nobody goes back past the start. If a square is taken, the piece goes on towards the dunghill to the next free one.

learn-double-title = Double rounds
learn-double-text = A blue square with a 2 is a double square. If one is visible in an active row when a round begins, everyone lays two tiles. All of them are placed in order, lowest first.
learn-double-task = Choose two tiles and lay them.
learn-double-done = If you hold only one tile in a double round, you must buy another one first, from the box if need be. If a double square is covered or becomes visible during a round, that changes only the next round.

learn-open-title = The bull’s eye
learn-open-text = Last round, { $who ->
    [you] you moved
   *[other] { $name } moved
} forward onto or past the bull’s eye on { $square } while all others were still short of it. That makes the next round open, so this one is: tiles are laid face up, fewest minus points first. You are last and see everything.
learn-open-task = Use what you see: lay a tile that costs nothing.
learn-open-done = In an open round, the more minus points you have, the more you see before you choose. Only pieces still on the start choose together, face down. A purchase can also take a piece onto or past a bull’s eye.

learn-dunghill-title = The dunghill
learn-dunghill-text = When a piece reaches or passes the dunghill, the game ends after that round. { $name } is on { $square }, just before it. The game also ends when someone has no tile left and the supply is empty.
learn-dunghill-task = You have { $points } minus points. Lay a tile with which you win.
learn-dunghill-done = The fewest minus points win, and the player whose piece is furthest comes last. Pieces still on the start share first place.


### What a choice led to

learn-came-first = { $count ->
    [one] A lower tile came first: { $tiles }.
   *[other] Lower tiles came first: { $tiles }.
} So your { $tile } missed the square in row { $row } that it was meant for.
learn-own-first = Your own { $own } is lower and came first.
learn-seen-first = { $count ->
    [one] You saw it coming: the { $tiles } came first.
   *[other] You saw it coming: { $tiles } came first.
}
learn-went-behind = Your { $tile } went to row { $row }, behind the { $behind }: the closest lower number.
learn-went-lowest = Your { $tile } was lower than the end of every row. So it went behind the highest, the { $behind } in row { $row }.
learn-free = { $kind ->
   *[plain] A plain square costs nothing.
    [happy] It covers a happy cow. That costs nothing.
    [double] It covers a double square. That costs nothing.
}
learn-minus = { $reason ->
   *[cow-pat] Splat! The cow-pat
    [bullhead] Moo! The bullhead
} costs { $points ->
    [one] one minus point
   *[other] { $points } minus points
}. { $landing ->
   *[free] Your piece goes from { $start } to { $end }.
    [pushed] Your piece goes from { $start } to { $end }, the next free square.
}
learn-plus = { $reason ->
   *[cow-pat] The cow-pat
    [bullhead] The bullhead
} gives { $points ->
    [one] one plus point
   *[other] { $points } plus points
}. { $way ->
   *[back] Your piece goes back from { $start } to { $end }.
    [pushed] Your piece goes from { $start } to { $end }, the next free square towards the dunghill.
    [start] Your piece goes back from { $start } to { $end }. It cannot go any further than that.
    [stays] The squares behind your piece are taken, so it stays on { $end }.
    [nothing] But your piece is already on the start: you gain nothing.
}
learn-completed = Row { $row } is completed. Your { $tile } opens row { $next }.
learn-took = { $count ->
    [one] Tile { $tiles } is
   *[other] Tiles { $tiles } are
} now behind your screen. The rest of the row is in the box.
learn-drew = You had no tile left, so you draw { $count } for free.
learn-bought = You bought { $tiles } for { $count ->
    [one] one minus point
   *[other] { $count } minus points
}. Your piece goes from { $start } to { $end }.
learn-eye = { $who ->
    [you] Your piece is now
   *[other] { $name } is now
} on or past the bull’s eye on { $square }, ahead of all others: the next round is open.
learn-cows-seen = A happy cow is visible: from now on there are plus points.
learn-cows-covered = The last happy cow is covered: now there are minus points again.
learn-dunghill = { $who ->
    [you] You have reached
   *[other] { $name } has reached
} the dunghill: the game ends after this round.
learn-ended = { $result ->
   *[won] You win with { $points } minus points!
    [lost] { $name } wins with { $best } minus points; you have { $points }.
}
learn-now-take = { $count ->
    [one] Now take one of the other tiles.
   *[other] Now take one or two of the other tiles.
}
learn-now-lay = { $count ->
    [one] Now lay a tile.
   *[other] Now lay two tiles.
}
learn-again = Not quite what we were after. Try again with { $tiles }.
learn-not-lower = { $tile } is not lower than { $lowest }, so it went behind a lower number. Try again with { $tiles }.
learn-again-buy = You did not buy anything. Try again: first buy, then lay.
