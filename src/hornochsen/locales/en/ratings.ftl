### Rated tables, ratings and the leaderboard

rated = Rated
rated-about = The game changes the ratings of the players. It needs a clock, the official rules and at least two people, and has no hints.
rated-table = Rated table
rated-sit = By sitting down here you agree to a rated game. Leaving counts as last place.
rated-leave = This game is rated: leaving counts as last place, unless you return and play on.
rated-stood-in = In a rated game you come last if a bot plays for you at the end.
rated-ready = The next game is rated for everybody at the table.
rated-obstacle-people = A rated game needs at least two people; bots may join.
rated-obstacle-players = At least one person here is a guest. In a rated game everybody must be a player.
rated-obstacle-device = Two people here use the same device. Such a game is not rated.
rated-obstacle-absent = At least one person is not connected.
rated-obstacle-agreement = Not everybody has agreed to the rated game yet.
rated-agree = I agree to a rated game
rated-void-device = This game did not count: all people used the same device.
rated-void-outage = This game did not count: the server was down, and a player could not come back.
rated-void-no-show = This game did not count: fewer than two people played.
rated-void-short = This game did not count: all people left within the first three rounds.
rated-void-players = This game did not count: fewer than two players were left.
rated-change = Rating { $before } → { $after }
rated-change-left = Rating { $before } → { $after }, did not play to the end
rating-title = Rating
rating-now = { $rating } ± { $deviation }
rating-provisional = provisional
rating-provisional-about = Still uncertain. A few more rated games, and the rating can be on the leaderboard.
rating-none = You have not played a rated game yet. The host of a table can make it rated.
rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-rank = Place { $rank } on the leaderboard
rating-listed = Show me on the leaderboard
rating-listed-about = Everybody then sees your name, your rating and the number of your rated games.
rating-over-time = Rating over time
rating-over-time-about = The band shows how certain it is.
rating-spoken = { $count ->
    [one] One rated game. Rating now: { $last }.
   *[other] { $count } rated games. First rating: { $first }. Rating now: { $last }. Highest: { $most }.
}
leaderboard-title = Leaderboard
leaderboard-about = Players with rated games who have chosen to be listed. Provisional ratings are left out.
leaderboard-none = Nobody is on the leaderboard yet.
leaderboard-rank = Place
leaderboard-name = Player
leaderboard-rating = Rating
leaderboard-games = Rated games
leaderboard-bots = Bots for comparison
leaderboard-bots-about = Their ratings are fixed. A player with 100 points more than the opponent wins 64 of 100 two-player games.
leaderboard-you = you
leaderboard-join = To appear here, play rated games and allow it on your page.
leaderboard-failed = The leaderboard cannot be loaded.
refused-rated-terms = A rated table needs a clock, one of our boards and the official rules, and has no hints.
refused-rated-people = A rated game needs at least two people.
refused-rated-players = In a rated game everybody must be a player.
refused-rated-device = Two people here use the same device. Such a game cannot be rated.
refused-rated-absent = A rated game begins when everybody is connected.
refused-rated-agreement = Not everybody has agreed to the rated game yet.
refused-rated-game = That is not possible in a rated game.
kept-ratings = Ratings: the results of rated games are kept without names. If you delete your player, nothing links them to you.
