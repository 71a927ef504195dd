### Egy befejezett játszma elemzése.

review-title = Elemzés
review-open = A játszmám elemzése
review-open-any = A játszma elemzése
review-seat = Játékos
review-others = A többiek lapocskái
review-offered = A sor lapocskái: { $tiles }
review-you = te
review-about = Az edző minden döntést megnéz, és csak azt tudja, ami arról a helyről látszott. Így elválasztja a balszerencsét a rossz döntésektől.
review-start = A játszmám elemzése
review-start-seat = { $name } játszmájának elemzése
review-time = Ez néhány másodpercig tart, vagy tovább, ha más játszmák lefoglalják a szervert.
review-queued = { $count ->
    [one] Egy elemzés van még előtte.
   *[other] { $count } elemzés van még előtte.
}
review-running = Az edző nézi a játszmát…
review-curve = Mindenki nyerési esélye
review-slider = Döntés
review-decision = { $at }/{ $total }. döntés
review-decision-spoken = { $at }. döntés, összesen { $total }, { $round }. forduló. { $label ->
   *[fine] Jó döntés.
    [unclear] Nem egyértelműen rosszabb a legjobbnál.
    [forced] Nem volt választás.
    [slip] Pontatlanság.
    [mistake] Hiba.
    [blunder] Durva hiba.
} Nyerési esély: { $percent }%.
review-decision-panel = A döntés
review-decision-title = { $kind ->
   *[play] { $round }. forduló: kijátszás
    [buy] { $round }. forduló: vásárlás
    [take] { $round }. forduló: elvétel
}
review-back = Előző döntés
review-on = Következő döntés
review-mark-back = Előző hiba
review-mark-on = Következő hiba
review-keys = Billentyűk: ← → egy döntés, Page Up és Page Down hibáról hibára, Home és End.
review-verdict = { $label ->
   *[fine] Jó döntés.
    [unclear] Nem egyértelműen rosszabb a legjobbnál.
    [forced] Nem volt más lehetőség.
    [slip] Pontatlanság: { $percent }% nyerési esély veszett el.
    [mistake] Hiba: { $percent }% nyerési esély veszett el.
    [blunder] Durva hiba: { $percent }% nyerési esély veszett el.
}
review-best = legjobb
review-yours = a te döntésed
review-chosen = ezt választotta
review-safe = { $percent }% eséllyel biztonságos
review-points = { $points } büntetőpont a végén
review-uncertain = Nyerési esély { $low }% és { $high }% között.
review-all = Mind a { $count } mutatása
review-fewer = Kevesebb mutatása
review-sum-title = Szerencse és döntések
review-sum = Eredmény { $result }% = kezdet { $start }%, szerencse { $luck }, döntések { $choices }
review-sum-about = A szerencse és a döntések a nyerési esély minden változását összeadják, százalékpontban; 100-nál több is lehet.
review-part-start = Egyenlő esélyek
review-part-deal = Szerencse: osztás
review-part-drawn = Szerencse: húzás
review-part-others = Szerencse: a többiek
review-part-choices = Döntések
review-part-result = Eredmény
review-moments = A játszmát eldöntő pillanatok
review-moment = döntés { $choice }, utána szerencse { $luck }
review-quality = A játék minősége
review-quality-about = ezred győzelem vész el átlagosan minden döntéssel. A kevesebb a jobb.
review-count-blunder = { $count ->
    [one] 1 durva hiba
   *[other] { $count } durva hiba
}
review-count-mistake = { $count ->
    [one] 1 hiba
   *[other] { $count } hiba
}
review-count-slip = { $count ->
    [one] 1 pontatlanság
   *[other] { $count } pontatlanság
}
review-count-none = Nincs hiba
review-try = Innen újra
review-try-about = Ebből az állásból botok ellen játszol tovább, ugyanazokkal a rejtett lapocskákkal. A játszma nem számít bele semmibe.
review-refused-unfinished-record = Ezt a játszmát nem játszották végig. Fejezd be, utána elemezheted.
review-refused-unknown-record = Itt nincs ilyen játszma. A régi játszmák törlődnek; a felvételt a Visszajátszás oldalon töltheted fel.
review-refused-bad-record = Ezt a felvételt nem lehet elemezni: szabálytalan lépés van benne. Úgy töltsd fel a fájlt, ahogy a játszma után letöltötted.
review-refused-too-many-reviews = Most túl sok az elemzés. Próbáld újra később.
review-refused-coach-limit = Az edző mára eleget dolgozott. Gyere vissza holnap, vagy használd a terminálban a hornochsen review parancsot.
review-refused-too-fast = Ez túl gyors volt. Várj egy percet, és próbáld újra.
review-refused-offline = A szerver nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.
review-refused-failed = Az elemzés nem sikerült. Próbáld újra.
review-continues = Második próba
review-continued = Ez a játszma egy rögzített játszmát folytatott. Nem számít bele semmibe.
review-continued-back = Vissza az elemzéshez
