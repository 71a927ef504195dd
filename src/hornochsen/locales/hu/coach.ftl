### Az edző: tanácsainak okai az oldalon és a terminálban; tanácsok, elemzések és feladványok a terminálban.
### $best és $other: lapocskák, már felsorolva, vagy a megvásárolt lapocskák száma („buy”).

coach-forced = Nincs más választás.
coach-equal = { $best_kind ->
   *[tile] { $best }
    [buy] { $best } lapocska vásárlása
} és { $other_kind ->
   *[tile] { $other }
    [buy] { $other } lapocska vásárlása
}: nagyjából egyformán jó.
coach-equal-safe = { $best }: az esetek { $safe }%-ában nem kerül semmibe. { $other_kind ->
   *[tile] { $other }
    [buy] { $other } lapocska vásárlása
}: nagyjából ugyanolyan jó.
coach-happy = Vidám tehén látszik: ebben a fordulóban átlagosan { $plus } jutalompontot hoz ez: { $best }.
coach-completes = A tábla mostani állása szerint { $other } kijátszásával megtelik { ARTICLE($row) } { $row }. sor, és ez { $points } büntetőpontba kerül.
coach-safer = { $best }: az esetek { $safe }%-ában nem kerül semmibe; { $other_safe ->
    [0] { $other }: szinte mindig pontba kerül
   *[other] { $other }: csak { $other_safe }%-ában
}.
coach-takes = A tábla mostani állása szerint { $best } kijátszásával megtelik { ARTICLE($row) } { $row }. sor. Ez { $points } büntetőpontba kerül, de lapocskákat veszel el belőle. A végén átlagosan { $fewer } büntetőponttal kevesebbed lesz, mint ezzel: { $other }.
coach-cheaper = Átlagos ár ebben a fordulóban: { $best }: { $cost } büntetőpont, { $other }: { $other_cost } büntetőpont.
coach-pays = Ebben a fordulóban { $best } átlagosan többe kerül ({ $cost } büntetőpont { $other_cost } helyett), de a végén { $fewer } ponttal kevesebbed lesz, mint ezzel: { $other }.
coach-keeps = Ebben a fordulóban mindkettő nagyjából ugyanannyiba kerül. Ha ezt játszod ki: { $best }, és ezt megtartod: { $other }, a végén átlagosan { $fewer } büntetőponttal kevesebbed lesz.
coach-all-unsafe = { $other_safe ->
    [0] Mindegyik lapocskád szinte biztosan pontba kerül.
   *[other] Még a legbiztonságosabb lapocskád ({ $other }) is csak az esetek { $other_safe }%-ában nem kerül semmibe.
} Az új lapocskák több választást adnak.
coach-needless = { $best }: az esetek { $safe }%-ában nem kerül semmibe, nincs szükséged új lapocskára.
coach-more-choice = Két lapocska több választást ad, mint egy.
coach-fits = A tábla mostani állása szerint { $best } semmibe sem kerülne, { $other } viszont { $points } büntetőpontba.
coach-fewer = A végén átlagosan { $fewer } büntetőponttal kevesebbed lesz ezzel: { $best_kind ->
   *[tile] { $best }
    [buy] { $best } lapocska vásárlása
}, mint ezzel: { $other_kind ->
   *[tile] { $other }
    [buy] { $other } lapocska vásárlása
}.
coach-standing = { $standing ->
   *[ahead] Te vezetsz
    [behind] Hátrányban vagy
    [level] Holtversenyben vezetsz
}: a jobb nyerési esély többet ér, mint az a { $more } büntetőpont, amelybe átlagosan kerül.
coach-wins = Nyerési esély: { $best_kind ->
   *[tile] { $best }
    [buy] { $best } lapocska vásárlása
}: { $win }%, { $other_kind ->
   *[tile] { $other }
    [buy] { $other } lapocska vásárlása
}: { $other_win }%.


### A választások szavakban

advice-play = { $tiles } kijátszása
advice-buy = { $count } lapocska vásárlása
advice-take = { $tiles } elvétele


### Tanácsok a terminálban

advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-safe = biztonságos
advice-cost = pont
advice-win = nyerési esély
advice-coach = Az edző: { $choice }. { $reason }
advice-thinking = Az edző gondolkodik…


### Elemzések a terminálban

report-title = { $name } – elemzés
report-curve = Nyerési esély az egyes döntések után
report-luck = Szerencse: osztás { $deal }, húzott lapocskák { $drawn }, a többiek { $others }
report-part = { $part ->
   *[start] egyenlő esélyek
    [deal] szerencse: osztás
    [drawn] szerencse: húzás
    [others] szerencse: a többiek
    [choices] döntések
}
report-quality = A játék minősége: { $quality } (döntésenként elvesztett ezred győzelem; 0 a tökéletes)
report-bots = Összehasonlításul a botok: { $bots }
report-counts = { $decisions } döntésből: { $blunders } durva hiba, { $mistakes } hiba, { $slips } pontatlanság
report-marks = Jelek: ?! pontatlanság, ? hiba, ?? durva hiba
report-moments = A játszmát eldöntő pillanatok
report-mistakes = További pontatlanságok és hibák
report-decision = { $round }. forduló: { $choice }
report-label = { $label ->
   *[fine] jó döntés
    [unclear] nem egyértelműen rosszabb a legjobbnál
    [forced] nem volt más választás
    [slip] pontatlanság
    [mistake] hiba
    [blunder] durva hiba
}
report-after = szerencse a következő döntésig: { $luck }
report-chosen = választott
report-best = a legjobb
report-more = még { $count } választás
report-basis = { $budget } próbajátszma döntésenként, kezdőérték { $seed }. Az esélyek és a pontok becslések.


### Feladványok a terminálban

solve-title = { $number }. feladvány, összesen { $count }
solve-task = Mivel van a legjobb esélyed a győzelemre?
solve-right = Helyes!
solve-wrong = Van jobb: { $choice }.
solve-left = A megoldás: { $choice }.
