### My page: a player without an account.

me-title = My page
me-link-about = Your games, statistics and records
me-nobody = With your first game this page becomes yours: your games, your statistics, your records. No account, no password, no email address.
me-saved = Saved.
me-save = Save
me-signed-out = This device was signed out, or the player was deleted.
me-joined = This device now belongs to { $name }.
me-running = Running games


### Name, piece, emblem

me-profile = Name and emblem
me-emblem = Your emblem
me-emblem-calf = calf
me-emblem-cow = cow
me-emblem-ox = ox
me-emblem-bull = bull
me-emblem-aurochs = aurochs
me-emblem-happy-cow = happy cow
me-emblem-bulls-eye = bull’s eye
me-emblem-cow-pat = cow-pat
me-emblem-dunghill = dunghill


### Statistics

me-statistics = Statistics
me-no-games = No finished game yet.
me-games = Games
me-wins = Wins
me-mean-points = Minus points per game
me-streak = Wins in a row
me-longest = longest: { $count }
me-days = Most days in a row with a game
me-fewest = Fewest minus points
me-lead = Largest lead
me-shares = Share of wins
me-players = { $count } players
me-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-fair-spoken = fair would be { $percent } percent
me-fair-about = The line shows the share that would be fair. A shared win counts as a fraction of a win.
me-points-over-time = Minus points over time
me-points-about = Fewer is better. Each dot is a game, the line is the mean of ten games.
me-quality-over-time = Quality of play
me-quality-about = From reviewed games; less is better. The dashed lines are the bots.
me-chart-spoken = { $count ->
    [one] { $count } game: { $last }.
   *[other] { $count } games; the mean was { $first } at first and is { $last } now.
}
me-against-bots = Against bots
me-against-people = Against people
me-against-about = How often you finished ahead of them and behind them.
me-against-spoken = ahead of them { $ahead } times, behind them { $behind } times
me-somebody = someone


### Finished games

me-finished = Finished games
me-filter-board = Board
me-board-custom = a board of your own
me-filter-players = Players
me-filter-result = Result
me-filter-name = Search for a name
me-all = all
me-won = won
me-lost = not won
me-place = Place { $place } of { $players }
me-with = with { $names }
me-points = { $count ->
    [one] { $count } minus point
   *[other] { $count } minus points
}
me-left = left early
me-review = Review
me-more = Show more


### Devices and recovery

me-devices = Devices
me-device-unknown = Unknown device
me-device-this = (this device)
me-device-seen = last used { $date }
me-sign-out = Sign out
me-move = Use another device too
me-move-about = Open this link on the other device, or scan the code. It works once, within ten minutes. Both devices are then the same player.
me-move-qr = QR code of the private link
me-recovery = Recovery code
me-recovery-exists = You have a recovery code. With it you get your player back if you lose your devices.
me-recovery-missing = You have no recovery code. If you lose this device or clear the browser, your player is lost, and nobody can bring it back.
me-recovery-make = Make a recovery code
me-recovery-replace = Make a new recovery code
me-recovery-once = Print or save this code now: it is shown only this once. An earlier code no longer works.
me-recover = Recover a player
me-recover-about = Enter the recovery code. All other devices of the player are signed out.
me-recover-now = Recover
me-recovered = Your player is back. The old code is used up: print or save the new one now.


### Players of this browser

me-switch = Players on this device
me-new = New player
me-new-about = Several people can share this device. A new player is created with the next game.


### My data

me-data = My data
me-data-about = Everything the server stores about you is yours.
me-kept-link = What is kept, and for how long
me-export = Download everything
me-delete = Delete everything
me-delete-about = Your player, devices, statistics and names are deleted at once and for good. Games of others stay, with a neutral name in your place.
me-delete-name = To confirm, type your name: { $name }
me-delete-now = Delete for good
me-deleted = Everything has been deleted.

kept-title = What is kept, and for how long
kept-about = You can play without an account. The server keeps what a game needs, and deletes it by itself.
kept-players = Your player: name, piece, emblem, devices and results, counted from your last visit
kept-games = Finished games, with their replays, reviews and results
kept-names = Names in finished games
kept-idle = Tables without activity
kept-uploads = Uploaded games
kept-reports = Reports of players
kept-addresses = Full network addresses of people at tables
kept-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
kept-never = not kept
kept-device = The secret of your player stays on your device. The server has only a hash of it, and of your recovery code.
kept-delete = On your page you can download everything, and delete everything at once.
kept-backups = Backups that the operator of this server makes contain deleted data until they expire.

refused-unknown-recovery = No player has this recovery code.
refused-wrong-name = That is not your player’s name.
refused-barred-player = The operator of this server has barred this player.

### Games that were not played at a table of the server

me-local = on one device
me-local-count = { $count ->
    [one] One of them was played on one device or in the terminal.
   *[other] { $count } of them were played on one device or in the terminal.
}
pass-count = Count this game for me
pass-count-about = A game on one device does not count unless you say so. It is marked in your statistics.
pass-count-who = Who are you?
pass-count-now = Count it
pass-counted = This game counts for { $name }.

### A seat from a link in an email

me-device-table = only at table { $code }
me-print = Print
answer-title = Your seat at table { $code }
answer-about = With the link in your email you can play at this table on this device. The link works once. Continue only if the email was sent to you.
answer-now = Play on this device
answer-watch = Only watch
