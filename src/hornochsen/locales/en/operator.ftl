### The operator's page.

operator-title = Server operation
operator-about = For the operator of this server. The token is the setting operator_token; it stays in this tab only.
operator-token = Token
operator-sign-in = Open
operator-sign-out = Sign out
operator-stale = The server did not answer the last request. These figures are out of date.
operator-cancel = Cancel


### Load and storage

operator-load = Load
operator-choices = Choices per second
operator-lag = Longest lag of the event loop
operator-milliseconds = { $count } ms
operator-memory = Memory
operator-connections = Open connections
operator-addresses = Addresses
operator-queues = Queues
operator-bots = Tables waiting for bots
operator-reviews = Reviews
operator-writes = Writes
operator-storage = Storage
operator-database = Database
operator-open-tables = Open tables
operator-all-tables = All tables
operator-records = Records
operator-uploads = Uploads
operator-stored-reviews = Reviews
operator-server = Server
operator-version = Version
operator-began = Started
operator-processes = Processes


### Reports

operator-reports = { $count ->
    [0] Reports
    [one] 1 report
   *[other] { $count } reports
}
operator-reports-none = No open reports.
operator-report-about = { $reporter } reports { $name }
operator-report-chat = { $count ->
    [one] What was said: 1 message
   *[other] What was said: { $count } messages
}
operator-report-close = Close report


### Tables and people

operator-tables = Tables
operator-tables-none = No tables.
operator-nobody = Nobody
operator-and-bots = { $count ->
    [one] and 1 bot
   *[other] and { $count } bots
}
operator-public = public
operator-phase-gathering = waiting for players
operator-phase-salting = shuffling
operator-phase-playing = playing
operator-phase-over = game over
operator-phase-closed = closed
operator-people = People
operator-present = here
operator-away = away
operator-remove = Remove
operator-close = Close table


### Problems and barred addresses

operator-problems = Warnings and errors
operator-problems-about = The latest ones in the log of this process, with times in UTC.
operator-problems-none = No warnings or errors.
operator-level-warning = Warning
operator-level-error = Error
operator-barred = Barred addresses
operator-barred-none = No address is barred.
operator-address = Address or network
operator-bar = Bar
operator-bar-address = Bar { $address }
operator-unbar = Allow again
operator-barred-players = Barred players
operator-bar-player = Bar player


### Confirmations, results and errors

operator-ask-close-table = Close table { $code }?
operator-ask-close-table-about = Everyone at the table is disconnected, and the game cannot continue.
operator-confirm-close-table = Close table
operator-ask-remove = Remove { $name } from table { $code }?
operator-ask-remove-about = The person cannot sit down at this table again. A bot plays a running game to its end.
operator-confirm-remove = Remove
operator-ask-bar = Bar { $address }?
operator-ask-bar-about = All people with this address are disconnected and cannot come back. Families and clubs often share an address.
operator-confirm-bar = Bar
operator-ask-bar-player = Bar the player { $name }?
operator-ask-bar-player-about = The player is disconnected on all devices and cannot come back as this player. Games in progress are played to the end by a bot.
operator-confirm-bar-player = Bar
operator-done-close-table = The table is closed.
operator-done-remove = The person will be removed within a second.
operator-done-close-report = The report is closed.
operator-done-bar = The address is barred.
operator-done-unbar = The address is allowed again.
operator-done-bar-player = The player is barred.
operator-done-unbar-player = The player is allowed again.
operator-refused-wrong-token = This is not the operator’s token.
operator-refused-unknown-path = This server has no page for operators: the setting operator_token is not set.
operator-refused-too-fast = There were too many wrong tokens. Wait a minute.
operator-refused-offline = The server cannot be reached right now.
operator-refused-bad-message = This is neither an address nor a network.
operator-refused-unknown-table = The table no longer exists.
operator-refused-no-such-seat = The person is no longer at this table.
operator-refused-nothing-to-do = That has been done already.
operator-refused-failed = That did not work. The server’s log says why.
