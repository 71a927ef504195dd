### The deal of the day on the page.

deal-title = Deal of the day
deal-day-title = Deal of { $date }
deal-link-open = One deal for everybody, every day. Not played yet.
deal-link-running = Your game is running: continue it.
deal-link-finished = Played: place { $place } of 4.
deal-link-abandoned = Today’s game was not finished.
deal-about = Everybody gets the same tiles, the same seat and the same three bots, which always respond to the same choices in the same way.
deal-rules = Your first game counts. Finish it within 24 hours of its start. There are no hints.
deal-uncounted-rules = This day is over, so a game with its deal does not count. There are no hints.
deal-ends = The next deal: { $time }.
deal-against = Against { $names }
deal-players = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } player has finished it.
   *[other] { $count } players have finished it.
}
deal-play = Play the deal
deal-continue = Continue your game
deal-until = Finish it by { $time }.
deal-again = Play it again
deal-again-about = Another game does not count.
deal-practice = Play this deal
deal-loading = Loading the deal…
deal-failed = The deal of the day could not be loaded.
deal-unknown = There is no deal for this day.
deal-today = Today’s deal
deal-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
deal-longest = longest: { $count }
deal-chip = Deal of the day
deal-chip-uncounted = Deal of the day · does not count
deal-menu-about = You can close this page at any time, and continue on this or another of your devices.
deal-to-day = Deal and calendar
deal-see-result = See how others played it


### The result

deal-result = Your result
deal-place = Place { $place } of 4
deal-points = { $count ->
    [one] { $count } minus point
   *[other] { $count } minus points
}
deal-rank = Rank { $rank } of { $players ->
    [one] { $players } player
   *[other] { $players } players
}
deal-abandoned = The game was not finished in time. It counts as the last place.
deal-rounds = Round by round
deal-round-free = no minus points
deal-round-cheap = up to four
deal-round-costly = five or more
deal-round-back = piece moved back
deal-round-spoken = Round { $round }: { $rating }
deal-histogram = All who played
deal-histogram-about = Games by minus points; fewer is better.
deal-bar-spoken = { $games ->
    [one] { $games } game with { $points }
   *[other] { $games } games with { $points }
}
deal-bar-mine = your game
deal-abandoned-count = { $count ->
    [one] { $count } game was not finished.
   *[other] { $count } games were not finished.
}
deal-best = The best game
deal-best-mine = Your game is the best one so far.
deal-best-about = { $count ->
    [one] The best game has { $count } minus point.
   *[other] The best game has { $count } minus points.
}
deal-parting = Your game and the best game differ from round { $round } on.
deal-parting-mine = You: { $choice }
deal-parting-best = The best game: { $choice }
deal-parting-none = You made the same choices as in the best game.
deal-watch-best = Watch it from there
deal-watch = Watch the best game
deal-leaders = The best players
deal-leaders-about = Players with at least ten other finished games.
deal-replay = Watch your game


### Sharing

daily-share = Tanz der Hornochsen! { $date } · place { $place } of { $players } · { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}
deal-share-title = Share
deal-share-about = The result does not reveal any tiles.
deal-share-text = Share as text
deal-share-picture = Save as a picture
deal-copied = Text copied.
deal-not-copied = The text could not be copied. Select it yourself.
deal-picture-alt = Place { $place } of 4, { $points } minus points, and a square for each round


### The calendar

deal-calendar = Calendar
deal-calendar-about = Earlier deals can be played too; they do not count.
deal-cell-open = { $date }: not played
deal-cell-running = { $date }: your game is running
deal-cell-finished = { $date }: place { $place }
deal-cell-abandoned = { $date }: not finished
deal-cell-none = { $date }: no deal


### Nobody knows it in advance

deal-proof = Nobody knows the tiles in advance
deal-proof-about = The server publishes a seal of each day’s tiles before the day begins. When a day is over, its secret is published, and anybody can verify that it matches the seal.
deal-proof-seal = Seal
deal-proof-secret = Secret
deal-proof-later = published when the day is over
refused-unknown-day = There is no deal for this day.
refused-day-played = You have played this deal already.
refused-day-not-over = Until the day is over, only players who have finished its deal can see this game.
