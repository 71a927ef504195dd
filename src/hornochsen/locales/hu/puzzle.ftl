### Feladványok: játszmák állásai, amelyekben egy döntés egyértelműen a legjobb.

puzzle-title = A nap feladványa
puzzle-title-number = { $number }. feladvány
puzzle-link = A nap feladványa
puzzle-link-about = Egy állás, egy legjobb döntés. Minden nap új.
puzzle-loading = A feladvány betöltése…
puzzle-failed = A feladványt nem sikerült betölteni. Próbáld újra.
puzzle-unknown = Nincs ilyen számú feladvány.
puzzle-today = A mai feladványhoz
puzzle-streak = { $count ->
    [one] 1 egymást követő nap
   *[other] { $count } egymást követő nap
}
puzzle-task = Te vagy { $name }. Melyik döntéssel a legjobb a nyerési esélyed?
puzzle-about = Az állás botok közötti játszmából való. Egy döntés egyértelműen a legjobb, és nem az, amelyik a legolcsóbbnak látszik. Az egymást követő napokba csak az első válaszod számít bele.
puzzle-right = Helyes!
puzzle-wrong = Nem a legjobb: „{ $best }” az esetek { $win }%-ában nyer, a te döntésed { $mine }%-ában.
puzzle-earlier = Korábbi feladványok
puzzle-number = { $number }. feladvány{ $state ->
   *[open] {""}
    [right] , megoldva
    [wrong] , nincs megoldva
}
