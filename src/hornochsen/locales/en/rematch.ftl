### The next game at the table: each person is asked

rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
rematch-yes = Play again
rematch-withdraw = Don’t play again
rematch-without = Start without { $names }
rematch-about = A bot plays for people who have not answered, until they are back.
table-again-answered = { $agreed ->
    [yes] { $who ->
        [you] You want to play again.
       *[other] { $name } wants to play again.
    }
   *[no] { $who ->
        [you] You don’t want to play again.
       *[other] { $name } doesn’t want to play again.
    }
}
