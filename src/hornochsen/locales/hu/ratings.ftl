### Értékelt asztalok, értékszámok és a ranglista

rated = Értékelt
rated-about = A játszma megváltoztatja a játékosok értékszámát. Óra, a hivatalos szabályok és legalább két ember kell hozzá, tanács nincs.
rated-table = Értékelt asztal
rated-sit = Aki itt leül, beleegyezik az értékelt játszmába. Aki elmegy, utolsó lesz.
rated-leave = Ez értékelt játszma: aki elmegy, utolsó lesz, hacsak vissza nem jön és tovább nem játszik.
rated-stood-in = Értékelt játszmában utolsó leszel, ha a végén bot játszik helyetted.
rated-ready = A következő játszma az asztalnál mindenkinek beleszámít az értékszámába.
rated-obstacle-people = Értékelt játszmához legalább két ember kell; botok is játszhatnak.
rated-obstacle-players = Valaki itt csak vendég. Értékelt játszmában mindenkinek játékosprofil kell.
rated-obstacle-device = Ketten ugyanazt az eszközt használják. Az ilyen játszma nem értékelt.
rated-obstacle-absent = Valaki nincs csatlakozva.
rated-obstacle-agreement = Még nem mindenki egyezett bele az értékelt játszmába.
rated-agree = Beleegyezem az értékelt játszmába
rated-void-device = Ez a játszma nem számított: mindenki ugyanazt az eszközt használta.
rated-void-outage = Ez a játszma nem számított: leállt a szerver, és valaki nem tudott visszajönni.
rated-void-no-show = Ez a játszma nem számított: kettőnél kevesebben játszottak.
rated-void-short = Ez a játszma nem számított: az első három körben mindenki elment.
rated-void-players = Ez a játszma nem számított: kettőnél kevesebb játékos maradt.
rated-change = Értékszám: { $before } → { $after }
rated-change-left = Értékszám: { $before } → { $after }, nem játszotta végig
rating-title = Értékszám
rating-now = { $rating } ± { $deviation }
rating-provisional = ideiglenes
rating-provisional-about = Még bizonytalan. Néhány további értékelt játszma után felkerülhet a ranglistára.
rating-none = Még nem játszottál értékelt játszmát. A játszmát az asztal házigazdája teheti értékeltté.
rating-games = { $count ->
    [one] { $count } értékelt játszma
   *[other] { $count } értékelt játszma
}
rating-rank = { $rank }. hely a ranglistán
rating-listed = Jelenjek meg a ranglistán
rating-listed-about = Ekkor mindenki látja a nevedet, az értékszámodat és az értékelt játszmáid számát.
rating-over-time = Az értékszám alakulása
rating-over-time-about = A sáv mutatja, mennyire biztos.
rating-spoken = { $count ->
    [one] Egy értékelt játszma. Értékszám most: { $last }.
   *[other] { $count } értékelt játszma. Az első értékszám: { $first }. Most: { $last }. A legmagasabb: { $most }.
}
leaderboard-title = Ranglista
leaderboard-about = Azok a játékosok, akik már játszottak értékelt játszmát, és szeretnének itt szerepelni. Az ideiglenes értékszámok kimaradnak.
leaderboard-none = Még senki sincs a ranglistán.
leaderboard-rank = Hely
leaderboard-name = Játékos
leaderboard-rating = Értékszám
leaderboard-games = Értékelt játszmák
leaderboard-bots = Botok összehasonlítás­képpen
leaderboard-bots-about = Az értékszámuk állandó. Akinek 100 ponttal több van, kettesben 100 játszmából 64-et megnyer.
leaderboard-you = te
leaderboard-join = Ha itt szeretnél szerepelni, játssz értékelt játszmákat, és kapcsold be ezt a saját oldaladon.
leaderboard-failed = A ranglista nem tölthető be.
refused-rated-terms = Értékelt asztalhoz óra, egy saját táblánk és a hivatalos szabályok kellenek, tanács nélkül.
refused-rated-people = Értékelt játszmához legalább két ember kell.
refused-rated-players = Értékelt játszmában mindenkinek játékosprofil kell.
refused-rated-device = Ketten ugyanazt az eszközt használják. Az ilyen játszma nem lehet értékelt.
refused-rated-absent = Az értékelt játszma akkor kezdődik, ha mindenki csatlakozott.
refused-rated-agreement = Valaki még nem egyezett bele az értékelt játszmába.
refused-rated-game = Értékelt játszmában ez nem lehetséges.
kept-ratings = Értékszámok: az értékelt játszmák eredményei nevek nélkül megmaradnak. Ha törlöd a profilodat, semmi sem köti őket hozzád.
