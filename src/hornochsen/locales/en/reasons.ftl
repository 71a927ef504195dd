### Why an event happened, in one sentence. $behind is the tile before the placed one.

reason-behind = { $tile } goes behind the next lower number, { $behind }.
reason-lowest = { $tile } is lower than every row, so it goes behind the highest, { $behind }.
reason-came-first = { $who ->
    [you] Your
   *[other] { $name }’s
} { $behind } came first.
reason-elsewhere = When you chose, it would have gone to row { $row }.
reason-others-first = Other tiles came first.
reason-cow-pat = The tile lies on a cow-pat, which costs the points that it shows: { $points }.
reason-bullhead = The tile covers a bullhead, which costs the points that it shows: { $points }.
reason-happy = A happy cow is visible in an active row, so points move the piece back: { $points }.
reason-purchase = Each tile that you buy costs one point.
reason-row-completed = The tile covered the bullhead: it opens the next free row, and its player takes one or two of the other tiles. The rest go into the box.
reason-bulls-eye = The piece moved onto or past the bull’s eye while all others were still short of it.
reason-double = A double square was visible in an active row when the round began.
reason-open = In the round before, a piece set off a bull’s eye.
