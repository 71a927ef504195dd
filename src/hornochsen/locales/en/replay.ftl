### Replays, the big screen, and one device that is passed around.


### Replay

replay-title = Replay
replay-loading = Loading the game…
replay-not-found = This game was not found. Old games are deleted after some time.
replay-failed = The game could not be loaded. Please try again.
replay-again = Try again
replay-step = Step { $step } of { $total }
replay-step-spoken = Step { $step } of { $total }, round { $round }
replay-slider = Position in the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-round-back = To the previous round
replay-round-on = To the next round
replay-round = Round
replay-round-number = Round { $round }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-view = View
replay-view-all = All tiles visible
replay-view-none = Spectator’s view
replay-view-seat = { $name }’s view
replay-controls = Controls
replay-keys = Keys: ← → one step, Page Up and Page Down one round, Home and End, Space to play or pause.
replay-what-happened = What happened in this step
replay-nothing-happened = Nothing visible in this view.
replay-hands = Tiles
replay-hand-of = { $name }’s tiles: { $tiles }
replay-hand-empty = none
replay-laid = laid: { $tiles }
replay-chart = Minus points, round by round
replay-unfinished = This game was not finished.
replay-copy = Copy the link to this moment
replay-copied = Link copied.
replay-not-copied = The browser does not allow copying. You can copy the link from the address bar.
replay-download = Download the record
replay-other = Open another record
replay-upload-title = Watch a recorded game
replay-upload-about = Drop a game record here (a .json file that was downloaded after a game) to replay it step by step.
replay-upload-choose = Choose a file
replay-upload-drop = Drop the file to open the record.
replay-upload-busy = Checking the record…
replay-upload-too-large = This file is too large for a game record.
replay-upload-bad = This file cannot be replayed: it is not a game record, or it was changed. The exact reason:
replay-upload-too-fast = Too many records in a short time. Wait a minute, then try again.
replay-upload-failed = The record did not reach the server. Please try again.


### The big screen

tv-title = Big screen
tv-join = Join in
tv-watch = Watch on your phone
tv-join-how = Point your phone’s camera here, or open { $address } and type the code.
tv-code = Code
tv-seats = At the table
tv-free = All eight seats are free.
tv-waiting = Waiting for the host to start the game.
tv-shuffling = The tiles are being shuffled…
tv-last = Latest moves
tv-connecting = Connecting…
tv-lost = Connection lost. Reconnecting…
tv-ended = This table is closed.
tv-again = The next game begins when all players agree.
tv-chosen = { $chosen ->
    [one] { $chosen } of { $all } has chosen.
   *[other] { $chosen } of { $all } have chosen.
}
tv-picture = The game on a big screen


### Pass and play

pass-title = Pass and play
pass-about = Pass this device around. You see only your own tiles; everyone sees the board.
pass-players = Players
pass-name = Name of player { $number }
pass-remove = Remove player { $number }
pass-add = Add a player
pass-bots = Bots
pass-bots-none = none
pass-bots-level = Strength of the bots
pass-board = Board
pass-rules = Rules
pass-start = Start
pass-starting = Setting up the game…
pass-names-wanted = Every player needs a name.
pass-names-differ = Each player needs a different name.
pass-too-few = You need at least two players.
pass-new = Change players
pass-gone = This game no longer exists.
pass-hand-to = Hand the device to
pass-hand-why = { $why ->
   *[play] { $name } chooses next. Everyone else, look away!
    [take] { $name } has completed a row and takes tiles from it. Everyone else, look away!
    [changed] { $name } wants to look again. Everyone else, look away!
}
pass-i-am = I am { $name }
pass-changed-mind = Changed your mind?
pass-look-again = { $name }: look again
pass-see-board = Look at the board
pass-cover = Cover the board
pass-hide = Hide my tiles
pass-yours = { $name }, these are your tiles.
pass-waiting = Waiting for { $names }…
pass-reveal = Everyone can look!
pass-skip = Skip
pass-rematch = Same players again
pass-end = End this game
pass-end-sure = End this game for good?
pass-end-yes = Yes, end it
pass-end-no = No, keep playing
