### $who is “you” or “other”; $name is then the player’s name. $tiles are numbers, already listed.


### Lists

list-and = { $head } and { $last }
order-then = { $head }, then { $last }
order-together = { $names } together
you-in-list = you


### Rounds

round-title = { $kind ->
   *[plain] Round { $round }
    [double] Round { $round } – double
    [open] Round { $round } – open
    [double-open] Round { $round } – double and open
}
round-began = { $kind ->
   *[plain] Round { $round } begins.
    [double] Round { $round } begins. Double round: everyone lays two tiles.
    [open] Round { $round } begins. The order: { $order }. Open round: tiles are laid face up.
    [double-open] Round { $round } begins. The order: { $order }. Double and open: everyone lays two tiles, face up.
}


### Choosing

bought = { $who ->
    [you] You
   *[other] { $name }
} bought { $count ->
    [one] a tile
   *[other] { $count } tiles
}{ $source ->
   *[supply] {""}
    [both] , { $box } of them from the box
    [box] {" "}from the box
}.
bought-tiles = { $who ->
    [you] You
   *[other] { $name }
} bought { $count ->
    [one] a tile
   *[other] { $count } tiles
}{ $source ->
   *[supply] {""}
    [both] , { $box } of them from the box
    [box] {" "}from the box
}: { $tiles }.
laid = { $who ->
    [you] You
   *[other] { $name }
} laid { $count ->
    [one] a tile
   *[other] two tiles
} { $face ->
   *[down] face down
    [up] face up
}.
laid-tile = { $who ->
    [you] You
   *[other] { $name }
} laid the { $tile } { $face ->
   *[down] face down
    [up] face up
}.
laid-tiles = { $who ->
    [you] You
   *[other] { $name }
} laid { $tiles } { $face ->
   *[down] face down
    [up] face up
}.
took-back = { $who ->
    [you] You had second thoughts and are choosing again.
   *[other] { $name } had second thoughts and is choosing again.
}
revealed = { $count ->
    [one] The tile was turned over: { $entries }.
   *[other] The tiles were turned over: { $entries }.
}
revealed-entry = { $who ->
    [you] you
   *[other] { $name }
} { $tiles }


### On the board

placed = { $who ->
    [you] Your
   *[other] { $name }’s
} { $tile } joined row { $row }.
row-completed = { $who ->
    [you] You
   *[other] { $name }
} completed row { $row }; the { $tile } opened row { $next }.
took = { $who ->
    [you] You
   *[other] { $name }
} took { $count ->
    [one] a tile
   *[other] { $count } tiles
} from the row.
took-tiles = { $who ->
    [you] You
   *[other] { $name }
} took { $count ->
    [one] a tile
   *[other] { $count } tiles
} from the row: { $tiles }.
took-none = { $who ->
    [you] Your
   *[other] { $name }’s
} screen is full: the whole row went into the box.
drew = { $who ->
    [you] You were
   *[other] { $name } was
} out of tiles and drew { $count ->
    [one] a free one
   *[other] { $count } free ones
}.
drew-tiles = { $who ->
    [you] You were
   *[other] { $name } was
} out of tiles and drew { $count ->
    [one] a free one
   *[other] { $count } free ones
}: { $tiles }.


### On the course

moved-minus = { $who ->
    [you] You
   *[other] { $name }
} got { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
} from { $reason ->
   *[cow-pat] a cow-pat
    [bullhead] the bullhead
} and moved to { $end }{ $landing ->
   *[free] {""}
    [pushed] , the next free square
}.
moved-plus = { $who ->
    [you] You
   *[other] { $name }
} got { $points ->
    [one] { $points } plus point
   *[other] { $points } plus points
} from { $reason ->
   *[cow-pat] a cow-pat
    [bullhead] the bullhead
} { $landing ->
   *[free] and went back to { $end }
    [pushed] and went back to { $end }, the next free square
    [held] but stayed on { $end }, with no free square to go back to
    [start] and went back to the start
    [still] and stayed on the start
}.
moved-price = { $who ->
    [you] You
   *[other] { $name }
} paid { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
} and moved to { $end }{ $landing ->
   *[free] {""}
    [pushed] , the next free square
}.
moved-refund = { $who ->
    [you] You
   *[other] { $name }
} got { $points ->
    [one] { $points } plus point
   *[other] { $points } plus points
} for buying { $landing ->
   *[free] and went back to { $end }
    [pushed] and went back to { $end }, the next free square
    [held] but stayed on { $end }, with no free square to go back to
    [start] and went back to the start
    [still] and stayed on the start
}.
bulls-eye-set-off = { $who ->
    [you] You
   *[other] { $name }
} set off the bull’s eye on { $square }: the next round is open.
dunghill-reached = { $who ->
    [you] You
   *[other] { $name }
} reached the dunghill.


### The end

game-ended = { $ending ->
   *[dunghill] The game is over: the dunghill has been reached.
    [no-tiles] The game is over: the supply is empty and a player has no tile left.
    [round-limit] The game is over: round { $round } was the last.
}
standings-title = Final standings
place-line = { $place }. { $name } – { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}{ $shared ->
   *[no] {""}
    [yes] {" "}(shared)
}
winner-one = { $who ->
    [you] You win
   *[other] { $name } wins
} { $points ->
    [0] without a single minus point!
    [one] with { $points } minus point!
   *[other] with { $points } minus points!
}
winner-many = { $who ->
    [you] { $names } and you share the win!
   *[other] { $names } share the win!
}


### Refusals, one for each reason the rules know

refused-over = The game is over.
refused-taking = Not now: tiles of the completed row have to be taken first.
refused-already-laid = You have already laid a tile. Take it back first.
refused-already-bought = You have already bought in this round. You can buy once per round.
refused-too-many = That is more than you can buy now.
refused-screen-full = Your screen already hides nine tiles; no more will fit.
refused-nothing-for-sale = There is nothing to buy in this round.
refused-not-your-turn = It is not your turn yet.
refused-must-buy = You need a second tile: buy at least one first.
refused-wrong-count = That is the wrong number of tiles.
refused-not-laid = You have nothing to take back, or it is too late.
refused-face-up = Tiles that lie face up cannot be taken back.
refused-nothing-to-take = There is no completed row to take from.
refused-no-such-tile = You cannot choose that tile.


### Names of things

label-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
label-hand = Your tiles
label-supply = Supply: { $count }
label-box = Box: { $count }
label-bulls-eye = Bull’s eye
label-dunghill = Dunghill
legend-plain = plain square
legend-cow-pat = cow-pat
legend-bullhead = bullhead
legend-happy-cow = happy cow
legend-double = double square
legend-bulls-eye = bull’s eye
legend-dunghill = dunghill


### Kinds of round

happy-now = Happy cows: cow-pats and bullheads now give plus points.
happy-over = No happy cow in sight: cow-pats and bullheads cost minus points again.
double-now = Double round: everyone lays two tiles.
open-now = Open round: tiles are laid face up, fewest minus points first.


### Players

status-has-chosen = { $who ->
    [you] have chosen
   *[other] has chosen
}
status-is-choosing = { $who ->
    [you] are choosing
   *[other] is choosing
}
status-is-taking = { $who ->
    [you] are taking tiles
   *[other] is taking tiles
}
status-waits = { $who ->
    [you] wait
   *[other] waits
}
bot-calf-name = Calf
bot-calf-about = New to the meadow. Lays tiles at random.
bot-cow-name = Cow
bot-cow-about = Careful. Looks where she treads and lays what costs least right now.
bot-ox-name = Ox
bot-ox-about = Patient. Remembers every tile and weighs what the others may lay.
bot-bull-name = Bull
bot-bull-about = Fierce. Plays many games in its head before laying a single tile.
bot-aurochs-name = Aurochs
bot-aurochs-about = Ancient. Taught itself in millions of games and reads the whole meadow.


### Sets of rules

rules-official-name = Official rules
rules-official-about = As in the rulebooks: when a piece reaches the dunghill, the round is finished.
rules-jeux-de-nim-name = Jeux de NIM
rules-jeux-de-nim-about = As in the French summary: the dunghill ends the game at once; no box purchases.
rules-house-name = House rules
rules-house-about = Your own mix of rules.
