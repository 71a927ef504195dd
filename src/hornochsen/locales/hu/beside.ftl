### Ami egy asztal mellett elérhető: szabályok, beszélgetés, kapcsolat, tele asztalok.


### A szabályok az asztal mellett

beside-rules-now = Ebben a fordulóban
beside-back = Vissza az asztalhoz


### A beszélgetés

conversation-title = Csevegés és a játszma menete
conversation-open = { $count ->
    [0] Csevegés és a játszma menete
    [one] Csevegés és a játszma menete, { $count } olvasatlan üzenet
   *[other] Csevegés és a játszma menete, { $count } olvasatlan üzenet
}


### A kapcsolat

connection-offline = Nincs internetkapcsolatod.
connection-again = Újra kapcsolódtál.


### Érkezés egy tele asztalhoz

full-title = Ez az asztal tele van
full-about = Mind a nyolc hely foglalt. Nézőként maradhatsz, és leülhetsz, ha felszabadul egy hely.
full-watch = Nézem


### Egy hely másik eszközön

move-scan = Olvasd be ezt a kódot a másik eszközzel, vagy nyisd meg ott a linket.
move-qr = A privát link QR-kódként
