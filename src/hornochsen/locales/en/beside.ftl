### Rules and conversation beside a table, its connection, and arriving at it.


### The rules beside the table

beside-rules-now = In this round
beside-back = Back to the table


### The conversation

conversation-title = Chat and game log
conversation-open = { $count ->
    [0] Chat and game log
    [one] Chat and game log, { $count } unread message
   *[other] Chat and game log, { $count } unread messages
}


### The connection

connection-offline = You are offline.
connection-again = You are connected again.


### Arriving at a full table

full-title = This table is full
full-about = All eight seats are taken. You can watch now, and sit down when a seat becomes free.
full-watch = Watch


### A seat on another device

move-scan = Scan this code with the other device.
move-qr = QR code with the private link
