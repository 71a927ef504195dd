### Az oldal az asztalnál. $who: „you” vagy „other”; ilyenkor $name a név.


### What is asked

table-your-turn = Te jössz
table-title-your-turn = ● Te jössz!
table-ask-play = { $count ->
    [one] Válassz egy lapocskát.
   *[other] Válassz két lapocskát.
}
table-ask-take = { $count ->
    [one] Vegyél el egy lapocskát.
   *[other] Vegyél el egy vagy két lapocskát.
}
table-ask-buy = Hányat vásárolsz? Darabja 1 pont.
table-ask-buy-first = Egy lapocskád van, de kettő kell. Vásárolj: darabja 1 pont.
table-ask-laid = Még meggondolhatod magad.
table-waiting-for = Még várjuk: { $names }.
table-revealing = A lapocskák a táblára kerülnek.
table-row-short = { $row }. sor
table-free = 0
table-row-to-take-from = A megtelt sor lapocskái
table-lay = Kijátszom
table-lay-tiles = Kijátszom: { $tiles }
table-take = Elveszem
table-take-tiles = Elveszem: { $tiles }
table-take-tile = Elveszem { ARTICLE($tile) } { SUFFIXED($tile) }t
table-take-back = Visszaveszem
table-buy = Vásárolok
table-buy-count = { $count ->
    [one] 1 lapocska (1 pont)
   *[other] { $count } lapocska ({ $count } pont)
}
table-cancel = Mégse
table-stood-in-for-you = Most egy bot játszik helyetted.
table-i-am-back = Itt vagyok


### At the table

table-players = Játékosok
table-you = te
table-away = nincs itt
table-bot-plays = bot játszik
table-minus = { $count ->
    [one] büntetőpont
   *[other] büntetőpont
}
table-turn = { $number }. a sorrendben
table-log = Mi történt
named = { $name }: { $text }
table-say = Mondj valamit
table-send = Küldés
table-react = Gyors reakciók
table-skip = Kihagyás
table-speed = A felfordítás sebessége: { $speed ->
   *[1] normál
    [2] gyors
    [0] azonnali
}
table-menu = Az asztal menüje
table-menu-title = Asztal: { $code }
table-menu-link = Az asztal linkje
table-menu-tv = Megjelenítés tévén
table-menu-move = Folytatás másik eszközön
table-leave = Kilépés a játszmából
table-leave-about = Egy bot játszik tovább helyetted, amíg vissza nem jössz. Biztosan kilépsz?
table-leave-sure = Igen, kilépek
table-watching = Nézőként vagy itt.
table-your-name = A neved
table-join-in = Beszállok…
table-take-over = Kérem { $name } helyét
table-return = Vissza a helyemre
table-asking = Be szeretnél szállni { $name } helyére. Ha az asztalnál mindenki beleegyezik, a következő fordulótól játszol.
table-asking-agreed = Mindenki beleegyezett: a következő fordulótól { $name } helyén játszol.
table-asking-other = { $asker } be szeretne szállni { $name } helyére.
table-ask-waiting = Még nem válaszolt: { $names }.
table-withdraw = Mégsem szállok be
table-ask-question = { $asker } a következő fordulótól be szeretne szállni { $name } helyére. Beleegyezel?
table-agree = Beleegyezem
table-refuse = Elutasítom


### What is new, explained once

table-happy-title = Vidám tehenek!
table-happy-means = Amíg egy aktív sorban vidám tehén látszik, a tehénlepények és a bikafejek jutalompontot adnak, és visszafelé viszik a bábudat: most jól jönnek.
table-double-title = Dupla forduló!
table-double-means = Mindenki két lapocskát játszik ki. A többivel együtt kerülnek a táblára, a legkisebb számmal kezdve.
table-open-title = Nyílt forduló!
table-open-means = Egymás után, képpel felfelé játsszátok ki a lapocskákat. Az kezd, akinek a legkevesebb büntetőpontja van.
table-goal-title = Csak a trágyadombra ne!
table-goal-means = A lapocskád a legközelebbi kisebb szám mögé kerül; ha mindnél kisebb, a legnagyobb mögé. A tehénlepény és a bikafej büntetőpontot hoz.
table-take-title = Megtelt a sor!
table-take-means = A lapocskád új sort nyit. A régiből vegyél el egyet vagy kettőt, és rejtsd a paravánod mögé; a többi a dobozba kerül.
table-understood = Értem


### What happens at the table

table-sat-down = { $bot ->
   *[none] { $name } leült az asztalhoz.
    [calf] { $name }, egy borjú, leült az asztalhoz.
    [cow] { $name }, egy tehén, leült az asztalhoz.
    [ox] { $name }, egy ökör, leült az asztalhoz.
    [bull] { $name }, egy bika, leült az asztalhoz.
    [aurochs] { $name }, egy őstulok, leült az asztalhoz.
}
table-got-up = { $removed ->
    [yes] A házigazda eltávolította: { $name }.
   *[no] { $name } elment.
}{ $bot ->
    [yes] {" "}Egy bot játszik tovább.
   *[no] {""}
}
table-took-over = { $name } átvette egy bot helyét.
table-seat-asked = { $asker } be szeretne szállni { $name } helyére.
table-ask-answered = { $agreed ->
    [yes] { $who ->
        [you] Beleegyeztél, hogy { $asker } beszálljon.
       *[other] { $name } beleegyezett, hogy { $asker } beszálljon.
    }
   *[no] { $who ->
        [you] Nem egyeztél bele: { $asker } néző marad.
       *[other] { $name } nem egyezett bele: { $asker } néző marad.
    }
}
table-ask-ended = { $reason ->
    [withdrawn] { $name } mégsem száll be.
    [away] { $name } már nincs online, ezért a kérése lezárult.
   *[seat-taken] A hely, amelyet { $name } kért, már foglalt.
}
table-went-away = { $name } most nincs itt.
table-came-back = { $name } újra itt van.
table-stood-in = { $reason ->
    [out-of-time] { $who ->
        [you] Lejárt az időd: egy bot játszik helyetted.
       *[other] { $name } ideje lejárt: egyelőre egy bot játszik helyette.
    }
    [no-answer] { $who ->
        [you] Nem válaszoltál: egy bot játszik helyetted.
       *[other] { $name } nem válaszolt: egyelőre egy bot játszik helyette.
    }
   *[away] { $who ->
        [you] Nem voltál itt: egy bot játszik helyetted.
       *[other] { $name } nincs itt: egyelőre egy bot játszik helyette.
    }
}
table-host-changed = { $who ->
    [you] Mostantól te vagy a házigazda.
   *[other] Mostantól { $name } a házigazda.
}
table-committed = Keverjük a lapocskákat.
table-dealt = { $missing ->
    [0] Kiosztottuk a lapocskákat.
    [one] Kiosztottuk a lapocskákat; egy játékos sója nem érkezett meg időben.
   *[other] Kiosztottuk a lapocskákat; { $missing } játékos sója nem érkezett meg időben.
}


### After the game

table-your-place = { $place }. helyen végeztél, { $points } büntetőponttal.
table-chart = Büntetőpontok fordulónként
table-chart-rounds = { $count ->
    [one] { $count } forduló
   *[other] { $count } forduló
}
table-again = Még egyszer
table-next = A következő játszma
table-join-next = Beszállok a következő játszmába
table-replay = Visszajátszás
table-download = A felvétel letöltése
table-home = Kezdőlap
table-verify = A keverés ellenőrzése
table-verify-proven = Tisztességes volt a keverés. A böngésződ utánaszámolt.
table-verify-wrong = Valami nem egyezik: ez a keverés nincs bizonyítva.
table-verify-nothing = Ez a felvétel nem mond semmit a keverésről.
table-verify-failed = A felvételt nem sikerült betölteni. Próbáld újra.
table-verify-commitment = A szerver titka az, amelyet a játszma előtt lepecsételt.
table-verify-supply = Mind a 99 lapocska sorrendje a titokból és a sókból következik.
table-verify-box = { $count ->
    [one] A dobozból történt vásárlás is ezekből következik.
   *[other] A dobozból történt vásárlások ({ $count }) is ezekből következnek.
}
table-verify-salts = Sót adott hozzá: { $names }.
table-verify-missing = Nem érkezett meg időben a sója: { $names }.
table-verify-mine = A böngésződ által küldött só is benne van.
table-verify-late = A böngésződ által küldött só túl későn érkezett. Nincs benne.
table-verify-elsewhere = A helyedhez tartozó sót egy másik böngészőfül vagy eszköz küldte, vagy ez az oldal az újratöltése előtt.
table-verify-not = Nem igaz: „{ $text }”


### Reactions

reaction-laugh = Nevetés
reaction-cheer = Éljen
reaction-gasp = Hűha
reaction-cry = Sírás
reaction-think = Gondolkodás
reaction-hurry = Siess
reaction-thanks = Köszönöm
reaction-moo = Mú


### What the server may say no to

refused-unavailable = A szerver ezt most nem tudta elmenteni. Nézz az asztalra: ha nem történt meg, próbáld újra.
refused-too-fast = Ez túl gyors volt. Várj egy pillanatot.
refused-bad-name = Ez a név itt nem jó. Válassz másikat betűkből és számokból, < és > nélkül.
refused-bad-text = Ezt nem lehet elküldeni.
refused-name-taken = Ezt a nevet már viseli valaki az asztalnál.
refused-colour-taken = Ez a szín már foglalt az asztalnál.
refused-table-full = Mind a nyolc hely foglalt.
refused-already-seated = Már ennél az asztalnál ülsz.
refused-not-seated = Nem ülsz ennél az asztalnál.
refused-not-host = Ezt csak a házigazda teheti.
refused-not-a-bot = Csak bot helyére lehet beszállni.
refused-ask-first = Játszma közben kérned kell egy bot helyét.
refused-asking-open = Most valaki más kér helyet.
refused-was-refused = Az asztalnál nem mindenki egyezett bele: ebben a játszmában néző maradsz.
refused-held-another = Ebben a játszmában már van vagy volt egy másik helyed.
refused-seat-closed = Ezen a helyen a játszma végéig bot játszik.
refused-not-now = Ez most nem lehetséges.
refused-too-few = Legalább két játékos kell.
refused-chat-off = A házigazda kikapcsolta a csevegést.
refused-unknown-table = Nincs ilyen kódú asztal.
refused-unknown-secret = Ezt a privát linket már felhasználták, vagy túl régi.
refused-too-many-tables = A szerveren nincs hely több asztalnak.
refused-nothing-to-do = Ettől semmi sem változna.
