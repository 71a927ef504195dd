### Games watched again, the television, and one device handed round.


### Replay

replay-title = Replay
replay-loading = The game is being fetched…
replay-not-found = There is no such game here. It may have been too old to keep.
replay-failed = The game could not be loaded. Please try again.
replay-again = Try again
replay-step = Step { $step } of { $total }
replay-step-spoken = Step { $step } of { $total }, round { $round }
replay-slider = Where in the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-round-back = To the round before
replay-round-on = To the next round
replay-round = Round
replay-round-number = Round { $round }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-view = Whose view
replay-view-all = All hands open
replay-view-none = As a spectator
replay-view-seat = { $name }’s view
replay-controls = Controls
replay-keys = Keys: ← → one step, Page up and Page down one round, Home and End, space plays.
replay-what-happened = What happened in this step
replay-nothing-happened = Nothing to be seen from here.
replay-hands = Tiles
replay-hand-of = { $name }’s tiles: { $tiles }
replay-hand-empty = none
replay-laid = laid: { $tiles }
replay-chart = Minus points, round by round
replay-unfinished = This game was not played to its end.
replay-copy = Copy the link to this moment
replay-copied = The link is copied.
replay-not-copied = The browser does not let the page copy. The link is in the address bar.
replay-download = Download the record
replay-other = Another record
replay-upload-title = Watch a recorded game
replay-upload-about = Drop a record here (a .json file that was downloaded after a game), and it is played again step by step.
replay-upload-choose = Choose a file
replay-upload-drop = Let go: the record is opened.
replay-upload-busy = The record is being checked…
replay-upload-too-large = This file is too large for a record of a game.
replay-upload-bad = This file cannot be played again: it is no record of a game, or it was changed. The exact reason:
replay-upload-too-fast = Too many records at once. Wait a minute, then try again.
replay-upload-failed = The record did not reach the server. Please try again.


### The television

tv-title = Big screen
tv-join = Join in
tv-join-how = Point your phone’s camera here, or open { $address } and type the code.
tv-code = Code
tv-seats = At the table
tv-free = All eight seats are free.
tv-waiting = The game begins when the host starts it.
tv-shuffling = The tiles are being shuffled…
tv-last = What happened
tv-connecting = Connecting…
tv-lost = The connection is lost. One moment…
tv-ended = This table is closed.
tv-again = The host can start the next game.
tv-chosen = { $chosen ->
    [one] { $chosen } of { $all } has chosen.
   *[other] { $chosen } of { $all } have chosen.
}
tv-picture = The game, for everybody in the room


### One device handed round

pass-title = One device for all
pass-about = Hand this device round. Everybody sees only their own tiles; the board is for all.
pass-players = Who plays?
pass-name = Name of player { $number }
pass-remove = Remove player { $number }
pass-add = Add a player
pass-bots = Bots
pass-bots-none = none
pass-bots-level = How strong the bots are
pass-board = Board
pass-rules = Rules
pass-start = Start
pass-starting = The table is being set…
pass-names-wanted = Every player needs a name.
pass-names-differ = Two players have the same name.
pass-too-few = At least two must play.
pass-new = Other players
pass-gone = That game is not there any more.
pass-hand-to = Hand the device to
pass-hand-why = { $why ->
   *[play] { $name } chooses next. Everybody else looks away!
    [take] { $name } has completed a row and takes tiles from it. Everybody else looks away!
    [changed] { $name } would like another look. Everybody else looks away!
}
pass-i-am = I am { $name }
pass-changed-mind = Changed your mind?
pass-look-again = { $name }: look again
pass-see-board = Look at the board
pass-cover = Cover the board
pass-hide = Hide my tiles
pass-yours = { $name }, these are your tiles.
pass-waiting = Waiting for { $names }…
pass-reveal = Everybody may look!
pass-skip = Skip
pass-rematch = The same players again
pass-end = End this game
pass-end-sure = End this game for good?
pass-end-yes = Yes, end it
pass-end-no = No, play on
