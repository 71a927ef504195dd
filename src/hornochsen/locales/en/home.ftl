### The first page, the frame around every page, and a table before the game.


### The frame around every page

shell-skip = Skip to the page
shell-home = Tanz der Hornochsen! – to the first page
shell-navigation = Rules, language, settings
shell-rules = Rules
shell-language = Language
shell-settings = Settings
shell-theme = Light or dark
shell-theme-system = like the device
shell-theme-light = light
shell-theme-dark = dark
shell-speed = How fast tiles are turned over
shell-speed-1 = one by one
shell-speed-2 = twice as fast
shell-speed-0 = all at once
shell-sound = Sounds
shell-sound-about = Tiles that click, bulls that moo.
shell-close = Close
shell-connection-lost = Connecting again…
shell-offline = The server cannot be reached just now.
shell-failed = That did not work. Please try again.
shell-page-failed = This page could not be loaded.
shell-load-again = Load again
shell-nowhere-title = Nothing but grass
shell-nowhere = There is no page at this address.
shell-go-home = To the first page


### The first page

home-title = Play
home-about = Number tiles, cow-pats, and a dunghill that nobody wants to reach. For two to eight, in your browser, without an account.
home-suggested-names = Heather, Clover, Basil, Rosie, Barney, Daisy, Hazel, Jasper
home-name = Your name
home-play-title = A game right now
home-level = Three bots play along
home-play = Play now
home-opening = One moment…
home-friends-title = With friends
home-open-about = You get a link and a code to send to the others.
home-open = Open a table
home-code = Code of a table
home-code-example = K7M 2QX
home-code-wrong = A code has six letters and numbers. A whole link will do, too.
home-join-about = To play, or just to watch.
home-join = To the table
home-pass = Pass and play
home-pass-about = One device goes round the table.
home-rules = Rules
home-rules-about = Learnt in five minutes, with pictures.
home-replay = Watch a recorded game
home-replay-about = From a downloaded record, step by step.
home-public-title = Public tables
home-public-none = No public table just now. Open one!
home-join-this = Join
home-watch-this = Watch
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-nobody = Nobody there yet
home-phase-gathering = before the game
home-phase-salting = shuffling
home-phase-playing = playing
home-phase-over = game over
home-phase-gone = no longer there
home-mine-title = My games
home-go-on = Go on
home-look = Look
home-forget = Forget table { $code }
home-forgotten = Table { $code } is no longer in your list.
home-show-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
home-independent = An independent version of Wolfgang Kramer’s board game, with drawings and texts of its own. Not connected with its publishers.


### Coming to a table

lobby-title = Table { $code }
lobby-connecting = Going to the table…
lobby-ended-title = Table { $code }
lobby-ended = This table is closed.
lobby-heading = Before the game
lobby-about = This is table { $code }. Sit down, or watch.
lobby-about-seated = You have a seat. Invite others, or add bots.
lobby-sit-title = Play along?
lobby-sit-down = Sit down
lobby-only-watch = Just watch
lobby-watching = You are watching.
lobby-colour = Your piece
lobby-colour-red = red triangle
lobby-colour-orange = orange square
lobby-colour-yellow = yellow star
lobby-colour-green = green circle
lobby-colour-teal = teal diamond
lobby-colour-blue = blue octagon
lobby-colour-purple = purple cross
lobby-colour-pink = pink heart
lobby-colour-taken = { $colour }, taken
lobby-moved-here = Your seat is on this device now.
lobby-seat-moved = Your seat is on another device now.
lobby-seat-removed = The host has taken away your seat.


### Seats

lobby-seats = At the table: { $count } of 8
lobby-nobody = Nobody sits here yet. Whoever comes first is the host.
lobby-you = you
lobby-host = host
lobby-bot = bot: { $level }
lobby-here = here
lobby-away = away just now
lobby-remove = Remove { $name }
lobby-add-bot = Add a bot
lobby-full = All eight seats are taken.
lobby-get-up = Get up
lobby-start = Start the game
lobby-too-few = It takes at least two. Invite somebody, or add a bot.
lobby-wait-for-host = The game begins when { $name } starts it.
lobby-last = The last game


### Inviting

lobby-share-title = Invite others
lobby-share-about = By code, link or picture. Nobody needs an account.
lobby-code = The code is { $code }
lobby-qr = QR code of the link to this table
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-by-hand = The link is selected: copy it with your keyboard or a long press.
lobby-share = Share
lobby-share-failed = Sharing did not work here. Copy the link instead.
lobby-invitation = Play with me: Tanz der Hornochsen!
lobby-only-here = This address works on this computer only. For phones and others on your network, start the game with:
lobby-tv = On the television


### What is agreed on

lobby-agreed = What you play
lobby-agreed-fixed = The host chooses.
lobby-board = Board
lobby-board-classic = Classic
lobby-board-calf-yard = Calf Yard
lobby-board-clover-farm = Clover Farm
lobby-board-longacre = Longacre
lobby-board-muck-hall = Muck Hall
lobby-rules = Rules
lobby-switches = House rules
lobby-at-once = The dunghill ends the game at once
lobby-at-once-about = Otherwise the round is played out.
lobby-box-sales = The box sells tiles
lobby-box-sales-about = When the supply runs out during a round.
lobby-happy-buying = Happy buying
lobby-happy-buying-about = While a happy cow is to be seen, buying moves you back, too.
lobby-clock = Time for each choice
lobby-clock-none = no limit
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
lobby-clock-day = a day
lobby-clock-about = When it runs out, a bot chooses for you.
lobby-public = Public table
lobby-public-about = Anybody may find it on the first page.
lobby-chat = Chat and reactions
lobby-chat-about = Everybody at the table may say something.
lobby-shuffle-seats = Mix the seats
lobby-shuffle-seats-about = Before each game, everybody gets another place.


### Shuffling

lobby-shuffling = Shuffling…
lobby-shuffling-about = The server has sealed its own secret; now every player’s device adds a pinch of salt. So nobody can choose the tiles, and afterwards anyone can check it.
lobby-salted = Salt so far: { $count } of { $people }
lobby-salts-awaited = Still to come: { $names }
lobby-commitment = The seal


### A seat on another device

lobby-move = Go on with another device
lobby-move-title = Your seat on another device
lobby-move-about = Open this link on the other device: your seat moves there.
lobby-move-link = Private link
lobby-move-waiting = Getting a link…
lobby-move-secret = It works once, for ten minutes. Show it to nobody else: whoever opens it has your seat.
