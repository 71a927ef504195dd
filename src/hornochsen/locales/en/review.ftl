### The coach's review of a finished game.

review-title = Review
review-open = Review my game
review-open-any = Review this game
review-seat = Player
review-others = The tiles of the others
review-offered = Tiles of the row: { $tiles }
review-you = you
review-about = The coach looks at every choice, knowing only what the player could see, and tells bad luck from bad choices.
review-start = Review my game
review-start-seat = Review { $name }’s game
review-time = This takes a few seconds, longer while other players’ games keep the server busy.
review-queued = { $count ->
    [one] One review comes first.
   *[other] { $count } reviews come first.
}
review-running = The coach is looking at the game…
review-curve = Everyone’s chance to win
review-slider = Decision
review-decision = Decision { $at } of { $total }
review-decision-spoken = Decision { $at } of { $total }, round { $round }. { $label ->
   *[fine] Well chosen.
    [unclear] Not clearly worse than the best choice.
    [forced] No choice.
    [slip] A slip.
    [mistake] A mistake.
    [blunder] A blunder.
} Chance to win: { $percent }%.
review-decision-panel = The decision
review-decision-title = { $kind ->
   *[play] Round { $round }: laying
    [buy] Round { $round }: buying
    [take] Round { $round }: taking
}
review-back = Previous decision
review-on = Next decision
review-mark-back = Previous mistake
review-mark-on = Next mistake
review-keys = Keys: ← → one decision, Page Up and Page Down from mistake to mistake, Home and End.
review-verdict = { $label ->
   *[fine] Well chosen.
    [unclear] Not clearly worse than the best choice.
    [forced] There was only this choice.
    [slip] A slip: { $percent }% less chance to win.
    [mistake] A mistake: { $percent }% less chance to win.
    [blunder] A blunder: { $percent }% less chance to win.
}
review-best = best
review-yours = your choice
review-chosen = chosen
review-safe = { $percent }% safe
review-points = { $points } minus points at the end
review-uncertain = Chance to win between { $low }% and { $high }%.
review-all = Show all { $count }
review-fewer = Show fewer
review-sum-title = Luck and choices
review-sum = Result { $result }% = start { $start }%, luck { $luck }, choices { $choices }
review-sum-about = Luck and choices add up all changes of the chance to win, in percentage points; they can exceed 100.
review-part-start = Equal chances
review-part-deal = Luck: the deal
review-part-drawn = Luck: tiles drawn
review-part-others = Luck: the others
review-part-choices = Choices
review-part-result = Result
review-moments = Moments that decided the game
review-moment = choice { $choice }, luck after it { $luck }
review-quality = Quality of play
review-quality-about = thousandths of a win lost with each choice, on average. Less is better.
review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-count-slip = { $count ->
    [one] 1 slip
   *[other] { $count } slips
}
review-count-none = No mistakes
review-try = Try again from here
review-try-about = You play on against bots from this position, with the same hidden tiles. The game does not count.
review-refused-unfinished-record = This game was not played to its end. Finish it, then review it.
review-refused-unknown-record = This game was not found. Old games are deleted after some time; you can upload its record on the replay page.
review-refused-bad-record = This record cannot be reviewed: it contains an illegal move. Upload the file as it was downloaded after the game.
review-refused-too-many-reviews = There are too many reviews right now. Try again later.
review-refused-coach-limit = You have used up the coach’s time for today. Come back tomorrow, or use hornochsen review in the terminal.
review-refused-too-fast = That was too fast. Wait a minute, then try again.
review-refused-offline = The server does not answer. Check the connection, then try again.
review-refused-failed = The review did not work. Please try again.
review-continues = Second try
review-continued = This game continued a recorded game. It does not count.
review-continued-back = Back to the review
