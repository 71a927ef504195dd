### The deal of the day in the terminal.

daily-welcome = The deal of the day { $date }, on { $board }, against { $names }. Everybody who plays it gets the same tiles.
daily-uncounted = This game does not count.
daily-stopped = The game is saved. Finish it within 24 hours of its start: hornochsen daily
daily-played = You have played this deal. Play it again, without counting: hornochsen daily --again
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-calendar = Your places from Monday to Sunday; a dash is an unfinished game.
