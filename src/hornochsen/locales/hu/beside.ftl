### Rules and conversation beside a table, its connection, and arriving at it.


### The rules beside the table

beside-rules-now = Ebben a fordulóban
beside-back = Vissza az asztalhoz


### The conversation

conversation-title = Csevegés és a játszma menete
conversation-open = { $count ->
    [0] Csevegés és a játszma menete
    [one] Csevegés és a játszma menete, { $count } olvasatlan üzenet
   *[other] Csevegés és a játszma menete, { $count } olvasatlan üzenet
}


### The connection

connection-offline = Offline vagy.
connection-again = Újra kapcsolódtál.


### Arriving at a full table

full-title = Ez az asztal tele van
full-about = Mind a nyolc hely foglalt. Nézőként maradhatsz, és leülhetsz, ha felszabadul egy hely.
full-watch = Nézem


### A seat on another device

move-scan = Olvasd be ezt a kódot a másik eszközzel.
move-qr = A privát link QR-kódként
