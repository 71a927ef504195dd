### The next game at the table: each person is asked

rematch-wanted = { $count ->
    [one] Még egy játszmát szeretne: { $names }.
   *[other] Még egy játszmát szeretnének: { $names }.
}
rematch-yes = Még egy játszma
rematch-withdraw = Mégsem
rematch-without = Kezdés { $names } nélkül
rematch-about = Aki nem válaszolt, helyette egy bot játszik, amíg vissza nem jön.
table-again-answered = { $agreed ->
    [yes] { $who ->
        [you] Még egy játszmát szeretnél.
       *[other] { $name } még egy játszmát szeretne.
    }
   *[no] { $who ->
        [you] Mégsem szeretnél új játszmát.
       *[other] { $name } mégsem szeretne új játszmát.
    }
}
