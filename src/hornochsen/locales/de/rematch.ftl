### The next game at the table: each person is asked

rematch-wanted = { $count ->
    [one] { $names } möchte noch eine Partie.
   *[other] { $names } möchten noch eine Partie.
}
rematch-yes = Noch eine Partie
rematch-withdraw = Doch nicht
rematch-without = Ohne { $names } beginnen
rematch-about = Wer nicht geantwortet hat, wird bis zur Rückkehr von einem Bot vertreten.
table-again-answered = { $agreed ->
    [yes] { $who ->
        [you] Du möchtest noch eine Partie.
       *[other] { $name } möchte noch eine Partie.
    }
   *[no] { $who ->
        [you] Du möchtest doch keine Partie mehr.
       *[other] { $name } möchte doch keine Partie mehr.
    }
}
