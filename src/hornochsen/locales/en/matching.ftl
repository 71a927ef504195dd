# Games with others: waiting, starting with bots, and blocking people.

match-title = Play with others
match-nobody = Nobody is waiting right now.
match-now-count = { $count ->
    [one] One person is waiting to play now.
   *[other] { $count } people are waiting to play now.
}
match-day-count = { $count ->
    [one] One person is waiting for a slow game.
   *[other] { $count } people are waiting for a slow game.
}
match-pace = Pace
match-pace-now = Now
match-pace-day = One day per turn
match-seats = Players
match-seats-any = Any number of players
match-seats-count = { $count ->
    [one] One player
   *[other] { $count } players
}
match-find = Find players
match-as = You play as { $name }.
match-waiting-now = Looking for players…
match-waiting-day = Looking for players for a slow game…
match-same = { $count ->
    [one] nobody else is waiting for this
   *[other] { $count } people are waiting for this, including you
}
match-lost = The server does not answer. Trying again…
match-day-about = You can leave this page. The game then appears under “My games”. You can choose on your page whether you want to be notified.
match-offer = Nobody there? Start with bots!
match-level = Bots on the free seats
match-start-bots = Start with bots
match-agreed = { $count ->
    [one] The game is about to start.
   *[other] { $agreed } of { $count } want to start with bots. The game is about to start.
}
match-cancel = Stop waiting
match-found-now = Players found. The game begins.
match-found-day = Players found for a slow game.
match-runs = Your game with others is running.
match-to-table = Go to the game

block-person = Block
block-person-about = You and { $name } will not be put together again. { $name } is not notified.
block-done = You will not be put together with { $name } again.
block-title = Blocked people
block-about = When you look for players, you are never put together with people you have blocked. They are not notified.
block-undo = Unblock
block-undone = { $name } is no longer blocked.
block-met = People you played with
kept-matching = People you have blocked: kept as long as your player. Your request for a game with others: kept until a game is found, you stop waiting, or you have been away for a week.

refused-too-many-waiting = Many people from your network are already waiting. Try again later.
refused-too-many-games = You have many slow games already. Finish some of them first.
refused-nobody-to-block = This person plays as a guest. Guests are never put together with others.
refused-too-many-blocks = You have blocked too many people. Unblock a person on your page first.
