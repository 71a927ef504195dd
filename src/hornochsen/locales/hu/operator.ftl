### A szerver üzemeltetőjének oldala.

operator-title = A szerver üzemeltetése
operator-about = Ennek a szervernek az üzemeltetője számára. A token az operator_token beállítás; csak ezen a lapon marad meg.
operator-token = Token
operator-sign-in = Megnyitás
operator-sign-out = Kijelentkezés
operator-stale = A szerver nem válaszolt az utolsó kérésre. A számok régebbiek.
operator-cancel = Mégse


### Terhelés és tárhely

operator-load = Terhelés
operator-choices = Döntések másodpercenként
operator-lag = Az eseményhurok leghosszabb késése
operator-milliseconds = { $count } ms
operator-memory = Memória
operator-connections = Nyitott kapcsolatok
operator-addresses = Címek
operator-queues = Várakozási sorok
operator-bots = Botokra váró asztalok
operator-reviews = Elemzések
operator-writes = Írások
operator-storage = Tárhely
operator-database = Adatbázis
operator-open-tables = Nyitott asztalok
operator-all-tables = Összes asztal
operator-records = Felvételek
operator-uploads = Feltöltések
operator-stored-reviews = Elemzések
operator-server = Szerver
operator-version = Verzió
operator-began = Elindult
operator-processes = Folyamatok


### Bejelentések

operator-reports = { $count ->
    [0] Bejelentések
   *[other] { $count } bejelentés
}
operator-reports-none = Nincs nyitott bejelentés.
operator-report-about = { $reporter } bejelentette: { $name }
operator-report-chat = { $count ->
   *[other] Ami elhangzott: { $count } üzenet
}
operator-report-close = Bejelentés lezárása


### Asztalok és emberek

operator-tables = Asztalok
operator-tables-none = Nincs asztal.
operator-nobody = Senki
operator-and-bots = { $count ->
   *[other] és { $count } bot
}
operator-public = nyilvános
operator-phase-gathering = játékosokra vár
operator-phase-salting = kever
operator-phase-playing = játszik
operator-phase-over = a játszma véget ért
operator-phase-closed = lezárva
operator-people = Emberek
operator-present = itt van
operator-away = távol van
operator-remove = Eltávolítás
operator-close = Asztal lezárása


### Hibák és letiltott címek

operator-problems = Figyelmeztetések és hibák
operator-problems-about = A legújabbak ennek a folyamatnak a naplójából, UTC szerinti időkkel.
operator-problems-none = Nincs egy sem.
operator-level-warning = Figyelmeztetés
operator-level-error = Hiba
operator-barred = Letiltott címek
operator-barred-none = Egy cím sincs letiltva.
operator-address = Cím vagy hálózat
operator-bar = Letiltás
operator-bar-address = { $address } letiltása
operator-unbar = Újra engedélyezés
operator-barred-players = Letiltott játékosok
operator-bar-player = Játékos letiltása


### Megerősítések, eredmények és hibák

operator-ask-close-table = Lezárod ezt az asztalt: { $code }?
operator-ask-close-table-about = Az asztalnál mindenkinek megszakad a kapcsolata, és a játszma nem folytatódhat.
operator-confirm-close-table = Asztal lezárása
operator-ask-remove = Eltávolítod innen: { $code }, őt: { $name }?
operator-ask-remove-about = Ez az ember többé nem ülhet le ehhez az asztalhoz. A folyamatban lévő játszmát egy bot játssza végig.
operator-confirm-remove = Eltávolítás
operator-ask-bar = Letiltod ezt a címet: { $address }?
operator-ask-bar-about = Erről a címről mindenkinek megszakad a kapcsolata, és nem térhet vissza. Családok és klubok gyakran osztoznak egy címen.
operator-confirm-bar = Letiltás
operator-ask-bar-player = Letiltod ezt a játékost: { $name }?
operator-ask-bar-player-about = Minden eszközén megszakad a kapcsolata, és ezzel a játékossal nem térhet vissza. A folyamatban lévő játszmákat egy bot játssza végig.
operator-confirm-bar-player = Letiltás
operator-done-close-table = Az asztal le van zárva.
operator-done-remove = Az ember egy másodpercen belül kikerül az asztaltól.
operator-done-close-report = A bejelentés le van zárva.
operator-done-bar = A cím le van tiltva.
operator-done-unbar = A cím újra engedélyezett.
operator-done-bar-player = A játékos le van tiltva.
operator-done-unbar-player = A játékos újra engedélyezett.
operator-refused-wrong-token = Ez nem az üzemeltető tokenje.
operator-refused-unknown-path = Ennek a szervernek nincs oldala az üzemeltető számára: az operator_token beállítás hiányzik.
operator-refused-too-fast = Túl sok hibás token érkezett. Várj egy percet.
operator-refused-offline = A szerver most nem érhető el.
operator-refused-bad-message = Ez se nem cím, se nem hálózat.
operator-refused-unknown-table = Az asztal már nem létezik.
operator-refused-no-such-seat = Ez az ember már nincs ennél az asztalnál.
operator-refused-nothing-to-do = Ez már megtörtént.
operator-refused-failed = Ez nem sikerült. A szerver naplója megmondja, miért.
