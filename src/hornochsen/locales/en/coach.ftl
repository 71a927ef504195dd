### The coach: reasons for its advice on the page and in the terminal, and the terminal's hints, reviews and puzzles.
### $best and $other are tiles, already listed, or the number of tiles that a purchase buys (the kind “buy”).

coach-forced = There is no other choice.
coach-equal = { $best_kind ->
   *[tile] { $best }
    [buy] Buying { $best }
} and { $other_kind ->
   *[tile] { $other }
    [buy] buying { $other }
} are about equally good.
coach-equal-safe = { $best } costs nothing in { $safe }% of cases; { $other_kind ->
   *[tile] { $other }
    [buy] buying { $other }
} is about as good.
coach-happy = A happy cow is visible: { $best } brings { $plus } plus points on average in this round.
coach-completes = As the board stands, { $other } completes row { $row } and costs { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}.
coach-safer = { $best } costs nothing in { $safe }% of cases, { $other_safe ->
    [0] { $other } hardly ever
   *[other] { $other } only in { $other_safe }%
}.
coach-takes = As the board stands, { $best } completes row { $row } and costs { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}, but you take tiles from it. At the end you have { $fewer } fewer minus points on average than with { $other }.
coach-cheaper = In this round, { $best } costs { $cost } minus points on average, and { $other } costs { $other_cost }.
coach-pays = In this round, { $best } costs more on average ({ $cost } instead of { $other_cost } minus points), but at the end you have { $fewer } fewer minus points than with { $other }.
coach-keeps = Both cost about the same in this round. If you lay { $best } and keep { $other }, you have { $fewer } fewer minus points at the end, on average.
coach-all-unsafe = { $other_safe ->
    [0] Each of your tiles is almost sure to cost points.
   *[other] Even your safest tile, { $other }, costs nothing in only { $other_safe }% of cases.
} New tiles give you more choice.
coach-needless = { $best } costs nothing in { $safe }% of cases: you need no new tiles.
coach-more-choice = Two tiles give you more choice than one.
coach-fits = As the board stands, { $best } would cost nothing, but { $other } would cost { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}.
coach-fewer = At the end you have { $fewer } fewer minus points on average { $best_kind ->
   *[tile] with { $best }
    [buy] if you buy { $best }
} than { $other_kind ->
   *[tile] with { $other }
    [buy] if you buy { $other }
}.
coach-standing = { $standing ->
   *[ahead] You are ahead
    [behind] You are behind
    [level] You share the lead
}: the better chance to win counts more than the { $more } minus points that it costs on average.
coach-wins = The chance to win is { $win }% { $best_kind ->
   *[tile] with { $best }
    [buy] if you buy { $best }
} and { $other_win }% { $other_kind ->
   *[tile] with { $other }
    [buy] if you buy { $other }
}.


### Choices in words

advice-play = Lay { $tiles }
advice-buy = { $count ->
    [one] Buy 1 tile
   *[other] Buy { $count } tiles
}
advice-take = Take { $tiles }


### Hints in the terminal

advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-safe = safe
advice-cost = points
advice-win = chance to win
advice-coach = The coach: { $choice }. { $reason }
advice-thinking = The coach is thinking…


### Reviews in the terminal

report-title = { $name } – review
report-curve = Chance to win after each decision
report-luck = Luck: the deal { $deal }, tiles drawn { $drawn }, the others { $others }
report-part = { $part ->
   *[start] equal chances
    [deal] luck: the deal
    [drawn] luck: tiles drawn
    [others] luck: the others
    [choices] choices
}
report-quality = Quality of play: { $quality } (thousandths of a win lost with each choice; 0 is perfect)
report-bots = Bots typically get: { $bots }
report-counts = Of { $decisions } decisions: { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
}
report-marks = Marks: ?! slip, ? mistake, ?? blunder
report-moments = Moments that decided the game
report-mistakes = Other slips, mistakes and blunders
report-decision = Round { $round }: { $choice }
report-label = { $label ->
   *[fine] well chosen
    [unclear] not clearly worse than the best
    [forced] no other choice
    [slip] a slip
    [mistake] a mistake
    [blunder] a blunder
}
report-after = luck until the next decision: { $luck }
report-chosen = chosen
report-best = best
report-more = { $count ->
    [one] 1 more choice
   *[other] { $count } more choices
}
report-basis = { $budget } playouts for each decision, seed { $seed }. Chances and points are estimates.


### Puzzles in the terminal

solve-title = Puzzle { $number } of { $count }
solve-task = Which choice gives you the best chance to win?
solve-right = Right!
solve-wrong = Not the best: { $choice } is better.
solve-left = The answer: { $choice }.
