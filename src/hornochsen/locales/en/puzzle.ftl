### Puzzles: positions from games in which one choice is clearly the best.

puzzle-title = Puzzle of the day
puzzle-title-number = Puzzle { $number }
puzzle-link = Puzzle of the day
puzzle-link-about = One position, one best choice. A new one every day.
puzzle-loading = Loading the puzzle…
puzzle-failed = The puzzle could not be loaded. Please try again.
puzzle-unknown = There is no puzzle with this number.
puzzle-today = To today’s puzzle
puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzle-task = You are { $name }. Which choice gives you the best chance to win?
puzzle-about = The position comes from a game between bots. One choice is clearly the best, and it is not the one that looks cheapest. Only your first answer counts for the days in a row.
puzzle-right = Right!
puzzle-wrong = Not the best: { $best } wins in { $win }% of cases, your choice in { $mine }%.
puzzle-earlier = Earlier puzzles
puzzle-number = Puzzle { $number }{ $state ->
   *[open] {""}
    [right] , solved
    [wrong] , not solved
}
