### Beginning

welcome = Welcome to Tanz der Hornochsen! Keep your piece off the dunghill.
independent = An independent version of Wolfgang Kramer’s board game, with texts of its own.
board-reconstructed = The “classic” board is a reconstruction; parts of it are our own guesses.
at-the-table = At the table: { $names }
your-name-prompt = Name of player { $number }:
player-numbered = Player { $number }
name-taken = { $name } is already at the table. Please choose another name.
resumed = Welcome back. The game continues in round { $round }.
terminal-narrow = This terminal is { $width } columns wide; the game needs at least { $least }.


### Handing over

hand-over = Hand the keyboard to { $name }. Press Enter when ready.
hand-over-back = u: { $name } takes it back and chooses again.
press-enter = Press Enter to continue.


### Choosing

choose-tile = Which tile do you lay?
choose-two-tiles = Which two tiles do you lay?
choose-take = Take one or two of { $tiles }:
choose-take-one = Take one of { $tiles }:
prompt-help = a number to choose, b2 to buy two, u to take back, h = hint, ? = help, q = stop
hint-off = Hints are off in this game.
confirm-lay = Lay { $tile }? (y/n)
confirm-lay-two = Lay { $tiles }? (y/n)
yes-key = y
no-key = n
confirm-again = Type { $yes } or { $no }.
must-buy = You hold one tile but must lay two: buy at least one first (b1).
may-buy = { $count ->
    [one] You may buy one (b1).
   *[other] You may buy up to { $count } (b1–b{ $count }).
}


### What a tile would do

preview-free = { $tile } → row { $row }, no points
preview-points-minus = { $tile } → row { $row }, cow-pat: { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}
preview-points-plus = { $tile } → row { $row }, cow-pat: { $points ->
    [one] { $points } plus point
   *[other] { $points } plus points
}
preview-completes-minus = { $tile } → row { $row }, bullhead: { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}, and you take tiles
preview-completes-plus = { $tile } → row { $row }, bullhead: { $points ->
    [one] { $points } plus point
   *[other] { $points } plus points
}, and you take tiles
preview-back = { $preview }; { $squares ->
    [0] your piece stays where it is
    [one] your piece goes back { $squares } square
   *[other] your piece goes back { $squares } squares
}


### Invalid input

not-a-choice = “{ $text }” is not a choice. Type a number, or ? for help.


### Stopping

game-saved =
    Saved to { $file }. Continue with:
    hornochsen play --resume { $file }
cannot-save = The game could not be saved to { $file }: { $reason }
game-broken-off = The game was stopped in round { $round }.
goodbye = Goodbye, and mind the cow-pats.


### Help

help-title = What you can type
help-number = 15     choose the tile 15; in a double round two of them: 15 63
help-buy = b2     buy two tiles before laying: one to three, once a round
help-back = u      take back what you laid, while others are still choosing
help-hint = h      a hint: how safe your tiles are, and what the coach would do
help-help = ?      this page
help-stop = q      stop; the game is saved and can be continued
help-rules-title = The game in brief
help-lay = Everyone lays a tile face down; then all of them are turned over.
help-rows = Tiles go to the board lowest first, each behind the closest lower row end.
help-low = A tile lower than all four row ends goes behind the highest of them.
help-cow-pat = On a cow-pat you get the minus points it shows.
help-bullhead = On a bullhead too; your tile opens a new row, you take one or two of the old.
help-happy = While a happy cow is visible, cow-pats and bullheads give plus points.
help-double = While a double square is visible, everyone lays two tiles.
help-bulls-eye = The next round is open if the piece nearest the dunghill reaches a bull’s eye.
help-price = A bought tile costs one minus point. Out of tiles? Six new ones are free.
help-end = The game ends at the dunghill, or when a player has no tile and cannot draw.
help-win = The player with the fewest minus points wins.


### Records

record-sound = { $file } is valid: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, played to the end.
record-unfinished = { $file } is valid so far: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, not finished.
record-so-far = { $name } – { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}
shuffle-proven = { $file }: the shuffle is proven.
shuffle-commitment = The server’s secret matches its seal: { $text }
shuffle-supply = The 99 tiles of the supply follow from the secret and the salts.
shuffle-box = { $count ->
    [one] The purchase from the box follows from them too.
   *[other] All { $count } purchases from the box follow from them too.
}
shuffle-salted = Salts used: { $names }.
shuffle-unsalted = No player’s salt was used: the server shuffled alone.
shuffle-missing = Salts that came too late: { $names }.


### The table

label-goes-to = goes to row
label-points-now = points now
label-safe = safe
record-kept = The game is saved in { $file }.
at-the-board = Board: { $board } · { $rules }: { $about }
board-in-short = { $rows } rows · { $count ->
    [one] bull’s eye on { $eyes }
   *[other] bull’s eyes on { $eyes }
} · dunghill on { $dunghill }
bot-character = { $name }: { $about }
bots-compiling =
    { $kept ->
        [yes] Preparing bots and hints. This happens only once and takes one to two minutes.
       *[no] Preparing bots and hints. This takes one to two minutes at every start.
    }


### A bot at a server's table

guest-unreachable = { $text } does not answer; the bot tries again.
guest-sat-down = { $name } sits at table { $text }.
guest-waits-for-game = A game is running there; the bot sits down when it is over.
guest-waits-for-people = Nobody sits there yet; the bot sits down after the first person.
guest-game-began = Game { $number } begins: { $names }
guest-game-over = Game { $number } is over: place { $place }, { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}.
guest-stood-in = A bot of the server played for a while; your bot has its seat back.
guest-removed = The host has removed the bot from table { $text }.
guest-table-closed = Table { $text } is closed.
guest-left = { $count ->
    [one] One game played; the bot has left.
   *[other] { $count } games played; the bot has left.
}

record-submitted = The game counts for you, marked as local: place { $place } of { $players }.
