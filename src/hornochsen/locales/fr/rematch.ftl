### The next game at the table: each person is asked

rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
rematch-yes = Rejouer
rematch-withdraw = Ne pas rejouer
rematch-without = Commencer sans { $names }
rematch-about = Un bot joue pour les personnes qui n’ont pas répondu, jusqu’à leur retour.
table-again-answered = { $agreed ->
    [yes] { $who ->
        [you] Vous voulez rejouer.
       *[other] { $name } veut rejouer.
    }
   *[no] { $who ->
        [you] Vous ne voulez plus rejouer.
       *[other] { $name } ne veut plus rejouer.
    }
}
