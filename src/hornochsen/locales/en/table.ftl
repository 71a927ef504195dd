### The page at a table. $who is “you” or “other”; $name is then the person’s name.


### What is asked

table-your-turn = Your turn
table-title-your-turn = ● Your turn!
table-ask-play = { $count ->
    [one] Choose a tile to lay.
   *[other] Choose two tiles to lay.
}
table-ask-take = { $count ->
    [one] Take a tile.
   *[other] Take one or two tiles.
}
table-ask-buy = How many tiles? Each counts 1 point.
table-ask-buy-first = You hold one tile but must lay two. Buy some, 1 point each.
table-ask-laid = You can still change your mind.
table-waiting-for = Waiting for { $names }.
table-revealing = The tiles are being placed.
table-row-short = row { $row }
table-free = free
table-row-to-take-from = Tiles of the completed row
table-lay = Lay
table-lay-tiles = Lay { $tiles }
table-take = Take
table-take-tiles = Take { $tiles }
table-take-tile = Take the { $tile }
table-take-back = Take back
table-buy = Buy tiles
table-buy-count = { $count ->
    [one] Buy 1 (1 point)
   *[other] Buy { $count } ({ $count } points)
}
table-cancel = Cancel
table-stood-in-for-you = A bot is playing for you.
table-i-am-back = I’m back


### At the table

table-players = Players
table-you = you
table-away = away
table-bot-plays = a bot plays
table-minus = { $count ->
    [one] minus point
   *[other] minus points
}
table-turn = turn { $number }
table-log = What happened
named = { $name }: { $text }
table-say = Say something
table-send = Send
table-react = Quick reactions
table-skip = Skip
table-speed = Speed of the reveal: { $speed ->
   *[1] normal
    [2] fast
    [0] at once
}
table-menu = Table menu
table-menu-title = Table { $code }
table-menu-link = Link to this table
table-menu-tv = On the television
table-menu-move = Go on with another device
table-leave = Leave the game
table-leave-about = A bot will go on in your place until you return. Leave?
table-leave-sure = Yes, leave
table-watching = You are watching.
table-your-name = Your name
table-join-in = Play along…
table-take-over = Ask to play for { $name }
table-return = Return to your seat
table-asking = You have asked to play for { $name }. When everyone at the table agrees, you join in with the next round.
table-asking-agreed = Everyone agrees: you play for { $name } from the next round on.
table-asking-other = { $asker } is asking to play for { $name }.
table-ask-waiting = Still to answer: { $names }.
table-withdraw = Withdraw
table-ask-question = { $asker } would like to play for { $name } from the next round on. Do you agree?
table-agree = Agree
table-refuse = Refuse


### What is new, explained once

table-happy-title = Happy cows!
table-happy-means = As long as a happy cow can be seen in a row in play, minus points move your piece backwards: you want them.
table-double-title = Double round!
table-double-means = Everyone lays two tiles. They go to the board with all the others, lowest first.
table-open-title = Open round!
table-open-means = Tiles are laid face up, one player after the other. Whoever has the fewest minus points begins.
table-goal-title = Stay off the dunghill!
table-goal-means = Your tile goes behind the next lower number; if it is below them all, behind the highest. Cow-pats and bullheads cost minus points.
table-take-title = Row complete!
table-take-means = Your tile opens a new row. Take one or two tiles of the old one into your hand; the rest go into the box.
table-understood = Got it


### What happens at the table

table-sat-down = { $bot ->
   *[none] { $name } sat down.
    [calf] { $name }, a calf, sat down.
    [cow] { $name }, a cow, sat down.
    [ox] { $name }, an ox, sat down.
    [bull] { $name }, a bull, sat down.
}
table-got-up = { $removed ->
    [yes] { $name } was removed from the table.
   *[no] { $name } has left.
}{ $bot ->
    [yes] {" "}A bot goes on instead.
   *[no] {""}
}
table-took-over = { $name } took over from a bot.
table-seat-asked = { $asker } asks to play for { $name }.
table-ask-answered = { $agreed ->
    [yes] { $who ->
        [you] You agree that { $asker } joins in.
       *[other] { $name } agrees that { $asker } joins in.
    }
   *[no] { $who ->
        [you] You refuse: { $asker } goes on watching.
       *[other] { $name } refuses: { $asker } goes on watching.
    }
}
table-ask-ended = { $reason ->
    [withdrawn] { $name } no longer asks to play.
    [away] { $name } is gone and no longer asks to play.
   *[seat-taken] The seat that { $name } asked for is taken.
}
table-went-away = { $name } is away.
table-came-back = { $name } is back.
table-stood-in = { $reason ->
    [out-of-time] { $who ->
        [you] Your time is up: a bot plays for you.
       *[other] { $name } is out of time: a bot plays for now.
    }
   *[away] { $who ->
        [you] You were away: a bot plays for you.
       *[other] { $name } is away: a bot plays for now.
    }
}
table-host-changed = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
table-committed = The tiles are being shuffled.
table-dealt = { $missing ->
    [0] The tiles are dealt.
    [one] The tiles are dealt; one player’s salt did not come in time.
   *[other] The tiles are dealt; { $missing } players’ salts did not come in time.
}


### After the game

table-your-place = Your place: { $place }, with { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}.
table-chart = Minus points, round by round
table-chart-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
table-again = Play again
table-rematch = Rematch
table-rematch-host = The host can start a rematch.
table-next = The next game
table-join-next = Play in the next game
table-replay = Replay
table-download = Download the record
table-home = Home
table-verify = Verify the shuffle
table-verify-proven = The shuffle was fair. Your browser has checked it.
table-verify-wrong = Something does not fit: this shuffle is not proven.
table-verify-nothing = This record says nothing about its shuffle.
table-verify-failed = The record could not be loaded. Please try again.
table-verify-commitment = The server’s secret is the one it had sealed before the game.
table-verify-supply = The order of all 99 tiles follows from the secret and the salts.
table-verify-box = { $count ->
    [one] The purchase out of the box follows from them too.
   *[other] All { $count } purchases out of the box follow from them too.
}
table-verify-salts = Salts in it: { $names }.
table-verify-missing = Salts that did not come in time: { $names }.
table-verify-mine = The salt that your browser sent is in it.
table-verify-late = The salt that your browser sent came too late. It is not in it.
table-verify-elsewhere = The salt for your seat was sent by another tab or device, or by this page before it was reloaded.
table-verify-not = Not so: “{ $text }”


### Reactions

reaction-laugh = Laugh
reaction-cheer = Cheer
reaction-gasp = Gasp
reaction-cry = Cry
reaction-think = Think
reaction-hurry = Hurry up
reaction-thanks = Thank you
reaction-moo = Moo


### What the server may say no to

refused-unavailable = The server could not save that just now. Look at the table: if it has not happened, try again.
refused-too-fast = That was too fast. Wait a moment.
refused-bad-name = This name does not work here. Try one of letters and numbers, without < or >.
refused-bad-text = That cannot be sent.
refused-name-taken = Somebody at the table has this name.
refused-colour-taken = Somebody at the table has this colour.
refused-table-full = All eight seats are taken.
refused-already-seated = You already sit at this table.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host may do that.
refused-not-a-bot = Only a bot’s seat can be taken over.
refused-ask-first = While a game runs you have to ask for a bot’s seat.
refused-asking-open = Somebody else is asking for a seat just now.
refused-was-refused = Not everyone at the table agreed: you watch until this game is over.
refused-held-another = You have had another seat in this game.
refused-seat-closed = A bot keeps this seat until the game is over.
refused-not-now = That is not possible just now.
refused-too-few = A game needs at least two players.
refused-chat-off = The host has turned off the chat.
refused-unknown-table = There is no table with this code.
refused-unknown-secret = This private link has been used already, or is too old.
refused-too-many-tables = The server has no room for more tables.
refused-nothing-to-do = Nothing would change.
