### A table while a game runs, and after it. $who is “you” or “other”; $name is then the person’s name.


### Questions to the player

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
table-ask-buy = How many tiles? Each costs 1 point.
table-ask-buy-first = You have one tile but must lay two. Buy some, 1 point each.
table-ask-laid = You can still change your mind.
table-waiting-for = Waiting for { $names }.
table-revealing = The tiles are being placed.
table-row-short = row { $row }
table-free = 0
table-row-to-take-from = Tiles from the completed row
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
table-away = offline
table-bot-plays = bot playing
table-minus = { $count ->
    [one] minus point
   *[other] minus points
}
table-turn = no. { $number } to lay
table-log = Game log
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
table-menu-tv = Show on TV
table-menu-move = Continue on another device
table-leave = Leave the game
table-leave-about = A bot plays for you until you return. Leave?
table-leave-sure = Yes, leave
table-watching = You are watching.
table-your-name = Your name
table-join-in = Join the game…
table-take-over = Ask to play for { $name }
table-return = Return to your seat
table-asking = You have asked to play for { $name }. If everyone at the table agrees, you start in the next round.
table-asking-agreed = Everyone agrees. You play for { $name } from the next round on.
table-asking-other = { $asker } has asked to play for { $name }.
table-ask-waiting = Waiting for an answer from { $names }.
table-withdraw = Withdraw
table-ask-question = { $asker } would like to play for { $name } from the next round on. Do you agree?
table-agree = Agree
table-refuse = Refuse


### Explanations, shown once

table-happy-title = Happy cows!
table-happy-means = While a happy cow is visible in an active row, cow-pats and bullheads give plus points and move your piece backwards: you want them.
table-double-title = Double round!
table-double-means = Everyone lays two tiles. All tiles are placed in order, lowest first.
table-open-title = Open round!
table-open-means = Tiles are laid face up, one player at a time. The player with the fewest minus points begins.
table-goal-title = Stay off the dunghill!
table-goal-means = Your tile goes behind the closest lower number. If all rows end with a higher number, it goes behind the highest. Cow-pats and bullheads cost minus points.
table-take-title = Row complete!
table-take-means = Your tile opens a new row. Take one or two tiles from the old row and hide them behind your screen; the rest go into the box.
table-understood = Got it


### Events at the table

table-sat-down = { $bot ->
   *[none] { $name } sat down.
    [calf] { $name }, a calf, sat down.
    [cow] { $name }, a cow, sat down.
    [ox] { $name }, an ox, sat down.
    [bull] { $name }, a bull, sat down.
    [aurochs] { $name }, an aurochs, sat down.
}
table-got-up = { $removed ->
    [yes] { $name } was removed from the table.
   *[no] { $name } has left.
}{ $bot ->
    [yes] {" "}A bot takes over.
   *[no] {""}
}
table-took-over = { $name } took over from a bot.
table-seat-asked = { $asker } asks to play for { $name }.
table-ask-answered = { $agreed ->
    [yes] { $who ->
        [you] You agreed to let { $asker } join.
       *[other] { $name } agreed to let { $asker } join.
    }
   *[no] { $who ->
        [you] You refused: { $asker } keeps watching.
       *[other] { $name } refused: { $asker } keeps watching.
    }
}
table-ask-ended = { $reason ->
    [withdrawn] { $name } no longer wants to join.
    [away] { $name } went offline, so the request has ended.
   *[seat-taken] The seat that { $name } asked for has been taken.
}
table-went-away = { $name } is offline.
table-came-back = { $name } is back.
table-stood-in = { $reason ->
    [out-of-time] { $who ->
        [you] Your time is up: a bot is playing for you.
       *[other] { $name } is out of time: a bot is playing for now.
    }
    [no-answer] { $who ->
        [you] You did not answer: a bot is playing for you.
       *[other] { $name } did not answer: a bot is playing for now.
    }
   *[away] { $who ->
        [you] You were offline: a bot is playing for you.
       *[other] { $name } is offline: a bot is playing for now.
    }
}
table-host-changed = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
table-committed = The tiles are being shuffled.
table-dealt = { $missing ->
    [0] The tiles are dealt.
    [one] The tiles are dealt; one player’s salt did not arrive in time.
   *[other] The tiles are dealt; { $missing } players’ salts did not arrive in time.
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
table-next = Next game
table-join-next = Join the next game
table-replay = Replay
table-download = Download the record
table-home = Home
table-verify = Verify the shuffle
table-verify-proven = The shuffle was fair. Your browser has checked it.
table-verify-wrong = The check failed: this shuffle is not proven to be fair.
table-verify-nothing = This record has no data about its shuffle.
table-verify-failed = The record could not be loaded. Please try again.
table-verify-commitment = The server’s secret matches the seal that it published before the game.
table-verify-supply = The order of all 99 tiles follows from the secret and the salts.
table-verify-box = { $count ->
    [one] The purchase from the box follows from them too.
   *[other] All { $count } purchases from the box follow from them too.
}
table-verify-salts = Salts used: { $names }.
table-verify-missing = Salts that did not arrive in time: { $names }.
table-verify-mine = The salt from your browser was used.
table-verify-late = The salt from your browser arrived too late and was not used.
table-verify-elsewhere = The salt for your seat came from another tab or device, or from this page before you reloaded it.
table-verify-not = This check failed: “{ $text }”


### Reactions

reaction-laugh = Laugh
reaction-cheer = Cheer
reaction-gasp = Gasp
reaction-cry = Cry
reaction-think = Think
reaction-hurry = Hurry up
reaction-thanks = Thank you
reaction-moo = Moo


### Refusals from the server

refused-unavailable = The server could not confirm that this was saved. Look at the table. If nothing has changed, try again.
refused-too-fast = That was too fast. Wait a moment.
refused-bad-name = This name is not allowed. Use letters and numbers, without < or >.
refused-bad-text = This message cannot be sent.
refused-name-taken = Another player at the table has this name.
refused-colour-taken = Another player at the table has this colour.
refused-table-full = All eight seats are taken.
refused-already-seated = You are already sitting at this table.
refused-not-seated = You are not sitting at this table.
refused-not-host = Only the host can do that.
refused-not-a-bot = You can take over only a bot’s seat.
refused-ask-first = During a game you have to ask for a bot’s seat.
refused-asking-open = Another spectator is asking for a seat right now.
refused-was-refused = Not everyone at the table agreed. You can watch until this game is over.
refused-held-another = You have or had another seat in this game.
refused-seat-closed = A bot keeps this seat until the game is over.
refused-not-now = That is not possible right now.
refused-too-few = A game needs at least two players.
refused-chat-off = The host has turned off the chat.
refused-unknown-table = There is no table with this code.
refused-unknown-secret = This private link has already been used or has expired.
refused-too-many-tables = The server cannot open more tables right now.
refused-nothing-to-do = That would change nothing.
