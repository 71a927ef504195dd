### Life at the table: sounds, reactions, the end of a game, links. $who is “you” or “other”; $name is then the person’s name.


### Sounds and reactions

life-sound-offer = Would you like sounds?
life-sound-on = Turn sounds on
life-sound-off = Leave sounds off
life-on = On
life-off = Off
life-bot-reactions = Bot reactions
life-bot-reactions-about = Bots laugh, gasp and moo now and then.


### Previews of links in messengers

link-table-title = Table { $code }: Tanz der Hornochsen!
link-table-about = { $state ->
   *[gathering] { $free ->
        [0] All seats are taken, but you can watch.
        [one] One seat is free. Sit down and play, without an account.
       *[other] { $free } seats are free. Sit down and play, without an account.
    }
    [playing] A game is running. Come and watch.
    [over] The game is over. See how it ended, or join the next one.
}
link-replay-title = Replay: Tanz der Hornochsen!
link-replay-about = { $players ->
    [one] A game with { $players } player, move by move.
   *[other] A game with { $players } players, move by move.
}
link-picture = { $picture ->
   *[general] A bull between two happy cows on a meadow
    [gathering] A cow beside an empty place at a wooden table
    [playing] A board with tiles, and a bull that watches
    [over] A herd that dances for the winner
    [replay] A row of tiles, and a cow that presses “play”
}


### The story of a game. $who tells whether the winner is the reader, $whom whether the other player is.

story-shared = { $count } players finished on the same square.
story-flawless = In { $count } rounds { $who ->
    [you] you never took
   *[other] { $name } never took
} a single step towards the dunghill.
story-last-bullhead = { $whom ->
    [you] You were ahead until a bullhead in the last round cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $rival } was ahead until a bullhead in the last round cost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
story-last-round = { $who ->
    [you] You took
   *[other] { $name } took
} the lead only in the last round.
story-comeback = After round { $round } { $who ->
    [you] you were in last place, and you still won.
   *[other] { $name } was in last place, and still won.
}
story-close = Only { $points ->
    [one] one point
   *[other] { $points } points
} between { $who ->
    [you] you and { $rival }
   *[other] { $whom ->
        [you] { $name } and you
       *[other] { $name } and { $rival }
    }
} at the end.
story-start-to-finish = { $who ->
    [you] You were
   *[other] { $name } was
} in the lead after every single round.
story-seesaw = The lead changed { $count } times.
story-happy-cows = Happy cows sent { $who ->
    [you] you back { $points } squares: more than your lead at the end.
   *[other] { $name } back { $points } squares: more than the lead at the end.
}
story-decisive-bullhead = In round { $round } a bullhead cost { $whom ->
    [you] you
   *[other] { $rival }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} and the lead for good.
story-big-bullhead = The most expensive moment: in round { $round } a bullhead cost { $whom ->
    [you] you
   *[other] { $rival }
} { $points } points.
story-margin = { $who ->
    [you] You finished
   *[other] { $name } finished
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $whom ->
    [you] you
   *[other] { $rival }
}.
