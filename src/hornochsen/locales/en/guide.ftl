### The guide of a first game: a cow that comments on what matters. “-again” is said the second time, in fewer words.
### $tiles are numbers, already listed. $sign is “minus”, “plus” or “none”. $who is “you” or “other”; $name is then the player’s name.

guide-name = The guide
guide-hush = Quiet, please
guide-recall = Call the guide back
guide-returned = Here I am again. I will speak up when something new happens.


### What happened

guide-surprise = { $count ->
    [one] The { $tiles } came first.
   *[other] Lower tiles came first: { $tiles }.
} So your { $tile } went behind the { $behind }, not the { $planned }.{ $sign ->
   *[none] {""}
    [minus] {" "}That cost { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }.
    [plus] {" "}That gave { $points ->
        [one] one plus point
       *[other] { $points } plus points
    }.
}
guide-surprise-again = { $count ->
    [one] First came the { $tiles }
   *[other] First came { $tiles }
}, so your { $tile } went behind the { $behind }.{ $sign ->
   *[none] {""}
    [minus] {" "}Cost: { $points }.
    [plus] {" "}Gain: { $points }.
}
guide-cow-pat = Splat! That cow-pat cost { $points ->
    [one] one minus point
   *[other] { $points } minus points
}. Your piece is now on { $end }. At the end, the fewest minus points win.
guide-cow-pat-again = A cow-pat again. Your piece is now on { $end }.
guide-plus = Thanks to a happy cow you went back: { $points ->
    [one] one plus point
   *[other] { $points } plus points
}, and your piece is on { $end }.
guide-plus-again = Back to { $end }, thanks to a happy cow.
guide-pushed = { $points ->
    [one] That was one point
   *[other] That was { $points } points
}, but the square was taken. So your piece went on to the next free one, { $end }.
guide-pushed-again = Taken again, so your piece went on to { $end }.
guide-cows-covered = The last happy cow is covered. From now on there are minus points again.
guide-cows-covered-again = No happy cow any more: minus points again.
guide-drew = You had no tile left, so you drew { $count } for free.
guide-drew-again = New tiles for free!
guide-planned = Just as you saw it: your { $tile } went behind the { $behind }, and it cost nothing.
guide-planned-again = Your { $tile } was well chosen!


### What matters now

guide-take = { $sign ->
   *[none] The row is completed.
    [minus] Moo! Your { $tile } reached a bullhead and cost { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }.
    [plus] Your { $tile } reached a bullhead and gave { $points ->
        [one] one plus point
       *[other] { $points } plus points
    }.
    [lost] Your { $tile } reached a bullhead, but the plus points did not take you back.
} Now take { $most ->
    [one] one of these tiles
   *[other] one or two of these tiles
}. Nobody sees which.
guide-take-again = { $sign ->
   *[none] A bullhead.
    [minus] A bullhead: { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }.
    [plus] A bullhead: { $points ->
        [one] one plus point
       *[other] { $points } plus points
    }.
} Take { $most ->
    [one] one tile
   *[other] one or two tiles
}: low ones, high ones, whatever you are missing.
guide-buy-first = Everyone lays two tiles, and you have only one. So first buy at least one more.
guide-buy-first-again = You need two tiles: first buy one.
guide-open = Open round! { $place ->
   *[middle] Tiles are laid face up, and { $before ->
        [one] one player lays
       *[other] { $before } players lay
    } before you. Look at that first.
    [first] Tiles are laid face up, and you are first: the others see your tile before they choose.
    [last] Tiles are laid face up, and you are last: look at everything, then choose.
    [start] Your piece is still on the start, so you lay face down. The players after you lay face up.
}
guide-open-again = Open round again. { $place ->
   *[middle] You see what { $before ->
        [one] one player
       *[other] { $before } players
    } laid.
    [first] You are first.
    [last] You are last and see everything.
    [start] You lay face down.
}
guide-double = Double round: choose two tiles. Your lower one is placed before your higher one, and the others’ tiles may come in between.
guide-double-again = Double round: two tiles again.
guide-happy = A happy cow is visible! Cow-pats and bullheads now give plus points.{ $gain ->
   *[no] {""}
    [yes] {" "}Right now, your { $tile } would give { $points ->
        [one] one
       *[other] { $points }
    }.
    [start] {" "}But your piece is on the start: you have nothing to gain.
}
guide-happy-again = A happy cow! { $gain ->
   *[no] Plus points for everyone who reaches them.
    [yes] Your { $tile } would give { $points ->
        [one] one plus point
       *[other] { $points } plus points
    } right now.
    [start] On the start you have nothing to gain.
}
guide-buy = Right now all your tiles would cost something, the { $tile } least: { $points } minus points. A new tile costs only one minus point. Perhaps buy one?
guide-buy-again = Every tile costs something right now. Perhaps buy one?
guide-costly = Right now all your tiles would cost something, the { $tile } least: { $points ->
    [one] one minus point
   *[other] { $points } minus points
}. That may change if lower tiles come first.
guide-costly-again = Every tile costs something right now. The { $tile } costs least: { $points }.
guide-dunghill = { $who ->
    [you] Your piece is
   *[other] { $name } is
} { $left ->
    [one] one square
   *[other] { $left } squares
} before the dunghill. When a piece gets there, the game ends.
guide-dunghill-again = Only { $left ->
    [one] one square
   *[other] { $left } squares
} to the dunghill: the end is near.
guide-supply = Only { $count ->
    [one] one tile is
   *[other] { $count } tiles are
} left in the supply. When it is empty and a player has no tile left, the game ends.
guide-supply-again = The supply is nearly empty: { $count }.
guide-near = Your { $tile } would go behind the { $behind } right now, and that costs nothing. The closer the two numbers are, the fewer tiles can come in between.
guide-near-again = Your { $tile } is close to the { $behind }: few tiles can come in between.
guide-low = Your { $tile } is lower than the end of every row. So right now it would go behind the highest, the { $behind }.
guide-low-again = Your { $tile } is lower than all: behind the { $behind }.
guide-risky = Your { $tile } looks free, but { $count } tiles that you do not see are between it and the { $behind }. If one of them comes first, things look different.
guide-risky-again = { $count } tiles that you do not see are between your { $tile } and the { $behind }.


### The end

guide-goodbye = You are doing fine without me. I am off to the meadow. Have fun!
guide-end = { $result ->
   *[lost] That was a good game.
    [won] You win, congratulations!
} { $reason ->
   *[none] And not a single minus point!
    [cow-pat] Cow-pats cost you most: { $points }.
    [bullhead] Bullheads cost you most: { $points }.
    [purchase] Buying cost you most: { $points }.
}
guide-end-again = { $result ->
   *[lost] Next time!
    [won] Well played!
} { $reason ->
   *[none] Not a single minus point.
    [cow-pat] Cost you most: cow-pats, { $points }.
    [bullhead] Cost you most: bullheads, { $points }.
    [purchase] Cost you most: buying, { $points }.
}
