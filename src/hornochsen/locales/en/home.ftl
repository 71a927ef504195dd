### The home page, the frame around every page, and a table before the game.


### The frame around every page

shell-skip = Skip to the content
shell-home = Tanz der Hornochsen! – home page
shell-navigation = Rules, language, settings
shell-rules = Rules
shell-language = Language
shell-settings = Settings
shell-theme = Light or dark
shell-theme-system = same as device
shell-theme-light = light
shell-theme-dark = dark
shell-speed = How fast tiles are turned over
shell-speed-1 = one by one
shell-speed-2 = twice as fast
shell-speed-0 = all at once
shell-double-click = Lay with a double click
shell-double-click-about = Otherwise a second click on a tile puts it back.
shell-take-back = Time to take back a laid tile
shell-take-back-about = In games against bots only, before the tiles are turned over. Not with a clock of less than 30 seconds.
shell-take-back-seconds = { $count ->
    [0] none
    [one] { $count } second
   *[other] { $count } seconds
}
shell-sound = Sounds
shell-sound-about = Tiles that click, bulls that moo.
shell-close = Close
shell-connection-lost = Reconnecting…
shell-offline = The server cannot be reached right now.
shell-failed = That did not work. Please try again.
shell-page-failed = This page could not be loaded.
shell-load-again = Reload
shell-nowhere-title = Nothing but grass
shell-nowhere = There is no page at this address.
shell-go-home = To the home page


### The home page

home-title = Play
home-about = Number tiles, cow-pats, and a dunghill that nobody wants to reach. For two to eight players, in your browser, without an account.
home-suggested-names = Heather, Clover, Basil, Rosie, Barney, Daisy, Hazel, Jasper
home-name = Your name
home-play-title = Play right away
home-level = Play against three bots
home-play = Play now
home-opening = One moment…
home-friends-title = With friends
home-open-about = You get a link and a code to send to your friends.
home-open = Open a table
home-code = Table code
home-code-example = K7M 2QX
home-code-wrong = A code has six letters and digits. You can also paste the whole link.
home-join-about = To play, or just to watch.
home-join = Go to table
home-pass = Pass and play
home-pass-about = Share one device and pass it around.
home-rules = Rules
home-rules-about = All rules to look up, with pictures.
home-replay = Watch a recorded game
home-replay-about = Step by step, from a downloaded record.
home-public-title = Public tables
home-public-none = No public tables right now. Open one!
home-join-this = Join
home-watch-this = Watch
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-nobody = No players yet
home-phase-gathering = before the game
home-phase-salting = shuffling
home-phase-playing = playing
home-phase-over = game over
home-phase-gone = closed
home-mine-title = My games
home-go-on = Continue
home-look = View
home-forget = Forget table { $code }
home-forgotten = Table { $code } has been removed from your list.
home-show-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
home-independent = An independent version of Wolfgang Kramer’s board game, with its own drawings and texts. Not connected with its publishers.


### Arriving at a table

lobby-title = Table { $code }
lobby-connecting = Connecting to the table…
lobby-ended-title = Table { $code }
lobby-ended = This table is closed.
lobby-heading = Before the game
lobby-about = This is table { $code }. Take a seat or just watch.
lobby-about-seated = You have a seat. Invite your friends or add bots.
lobby-about-guest = You have a seat. You can invite your friends too.
lobby-sit-title = Join the game?
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
lobby-moved-here = Your seat is now on this device.
lobby-seat-moved = Your seat is now on another device.
lobby-seat-removed = The host has removed you from your seat.


### Seats

lobby-seats = At the table: { $count } of 8
lobby-nobody = Nobody is sitting here yet. The first player to sit down is the host.
lobby-you = you
lobby-host = host
lobby-bot = bot: { $level }
lobby-here = online
lobby-away = offline
lobby-remove = Remove { $name }
lobby-add-bot = Add a bot
lobby-full = All eight seats are taken.
lobby-get-up = Leave the table
lobby-start = Start the game
lobby-too-few = You need at least two players. Invite a friend or add a bot.
lobby-wait-for-host = The game begins when { $name } starts it.
lobby-last = Last game


### Inviting

lobby-share-title = Invite others
lobby-share-about = Share the code, the link or the QR code. Nobody needs an account.
lobby-code = Table code: { $code }
lobby-qr = QR code with the link to this table
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-by-hand = The link is selected. Copy it with your keyboard or with a long press.
lobby-share = Share
lobby-share-failed = Sharing did not work here. Copy the link instead.
lobby-invitation = Play Tanz der Hornochsen! with me:
lobby-only-here = This link works only on this computer. To let phones and other devices on your network join, stop the game and start it with:
lobby-tv = Show on TV


### Options of a game

lobby-agreed = Game options
lobby-agreed-fixed = The host chooses the options.
lobby-board = Board
lobby-board-classic = Classic
lobby-board-calf-yard = Calf Yard
lobby-board-clover-farm = Clover Farm
lobby-board-longacre = Longacre
lobby-board-muck-hall = Muck Hall
lobby-rules = Rules
lobby-switches = House rules
lobby-at-once = The dunghill ends the game at once
lobby-at-once-about = Otherwise the round is played to its end.
lobby-box-sales = Buying from the box
lobby-box-sales-about = When the supply runs out during a round, you can buy tiles from the box.
lobby-happy-buying = Happy buying
lobby-happy-buying-about = While a happy cow is visible, buying moves your piece backwards too.
lobby-clock = Time per decision
lobby-clock-none = no limit
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
lobby-clock-day = one day
lobby-clock-about = If your time runs out, a bot decides for you.
lobby-public = Public table
lobby-public-about = Everyone can find it on the home page.
lobby-chat = Chat and reactions
lobby-chat-about = Everyone at the table can write and react.
lobby-shuffle-seats = Shuffle the seats
lobby-shuffle-seats-about = Before each game, the players get new seats at random.


### Shuffling

lobby-shuffling = Shuffling…
lobby-shuffling-about = The server has sealed a secret. Now each player’s device adds some random data, called salt. So nobody can choose the order of the tiles, and everyone can check it after the game.
lobby-salted = Salt received: { $count } of { $people }
lobby-salts-awaited = Waiting for { $names }
lobby-commitment = Seal


### A seat on another device

lobby-move = Continue on another device
lobby-move-title = Move your seat to another device
lobby-move-about = Open this link on the other device. Your seat moves there.
lobby-move-link = Private link
lobby-move-waiting = Creating a link…
lobby-move-secret = It works once, within ten minutes. Keep it private: the person who opens it gets your seat.
