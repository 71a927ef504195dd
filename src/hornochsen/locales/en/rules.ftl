### The rules page: the game in five minutes.

rules-page-title = The rules
rules-page-about = Five minutes, and you can play. Touch the examples: they move.
rules-page-contents = On this page
rules-page-next = Next
rules-page-back = Back
rules-page-again = Once more
rules-page-example = Example
rules-page-frame = Picture { $number } of { $total }
rules-page-play = Play now


### What it is about

rules-page-goal-title = What it is about
rules-page-goal = Two to eight players lay number tiles on a meadow. Whoever treads in a cow-pat or runs into a bullhead gets minus points, and their piece walks towards the dunghill. Nobody wants to get there: in the end the fewest minus points win.


### What there is

rules-page-things-title = What lies on the table
rules-page-thing-tile = 99 tiles with the numbers 1 to 99, each once.
rules-page-thing-screen = A screen for each player. Behind it you hide your tiles: six at first, never more than nine.
rules-page-thing-row = A board with rows of squares. Four rows are in play at any time: those in which tiles lie.
rules-page-thing-cow-pat = Cow-pat: costs what it shows.
rules-page-thing-bullhead = Bullhead: the end of every row. It costs the most.
rules-page-thing-happy-cow = Happy cow: turns bad into good.
rules-page-thing-double = Double square: everybody lays two tiles.
rules-page-thing-course = A course around it. Your piece stands on the number of your minus points.


### A round

rules-page-round-title = A round
rules-page-round-choose = Everybody secretly chooses a tile and lays it face down.
rules-page-round-reveal = When all have chosen, all tiles are turned over together.
rules-page-round-place = Then they go to the board, one by one, the lowest number first.
rules-page-round-mind = Changed your mind? Until the last player has chosen, you may take your tile back.


### Where a tile goes

rules-page-where-title = Where does a tile go?
rules-page-where = You do not choose the row; the number does. A tile goes to the end of a row: behind a lower one, and of those behind the nearest.
rules-page-where-low = Is it lower than all of them? Then it goes behind the highest one.
rules-page-where-touch = Touch a tile and see where it goes.
rules-page-where-behind = { $tile } goes behind { $behind }: of the lower ones it is the nearest.
rules-page-where-lowest = { $tile } is lower than all four. So it goes behind the highest, { $behind }.


### Cow-pats and bullheads

rules-page-points-title = Cow-pats and bullheads
rules-page-points = A plain square costs nothing. On a cow-pat you get as many minus points as it shows, and that is all. The bullhead at the end of a row is worse, but you get something for it.
rules-page-pat-before = The 29 goes behind the 26. There is a cow-pat.
rules-page-pat-after = Splat! 4 minus points.
rules-page-bull-before = In row 2 only the bullhead is left. The 53 goes there.
rules-page-bull-points = Moo! 5 minus points: the piece walks on five squares.
rules-page-bull-moves = The row is complete. The 53 moves to the next free row and opens it.
rules-page-bull-takes = From the other tiles the player takes one or two behind the screen; nobody sees which. The rest goes into the box.


### Tiles

rules-page-tiles-title = New tiles
rules-page-tiles-buy = Before you lay, you may buy one to three tiles from the supply, once a round. Each costs one minus point.
rules-page-tiles-free = Whoever has no tile left at the end of a round draws six new ones, free.
rules-page-tiles-end = Once the supply is empty, nothing more is sold or given away.


### Happy cows

rules-page-happy-title = Happy cows
rules-page-happy = As long as a happy cow can be seen in one of the four rows in play, minus points are plus points: your piece walks backwards. Now everybody wants the cow-pats! What you buy still costs.
rules-page-happy-seen = Two happy cows can be seen in row 5. So everything counts backwards.
rules-page-happy-plus = The 73 lands on the cow-pat: 3 plus points. The piece walks back from 12 to 9.
rules-page-happy-covered = 54 and 56 cover the happy cows. From now on points cost again.


### Double rounds

rules-page-double-title = Double rounds
rules-page-double = If a double square can be seen in a row in play when a round begins, everybody lays two tiles. Whoever has only one must buy another first.
rules-page-double-seen = Row 7 is open: four double squares can be seen. Two tiles each!


### The course

rules-page-course-title = The course
rules-page-course = Each square has room for one piece; only the start has room for all. If your square is taken, you go on towards the dunghill to the next free one, even when you were walking backwards.
rules-page-course-before = Red gets 4 minus points and should land on 24. But Blue is there.
rules-page-course-after = So Red goes on to 25.
rules-page-eye = Bull’s eyes: when a piece walks onto or past one and no other piece is there or further on, the bull wakes up. The next round is open.
rules-page-open = In an open round tiles are laid face up, one player after the other. Whoever has the fewest minus points begins. Those on the start choose first, together and face down.
rules-page-open-order = The order in an open round: first Green with 12, then Blue with 31, Red with 41 last.


### The end

rules-page-end-title = The end
rules-page-end = When a piece reaches the dunghill, the round is played to its end, then the game is over. It is also over when somebody has no tile left and the supply is empty.
rules-page-end-win = Whoever has the fewest minus points wins. Those who are still on the start share the place.
rules-page-end-order = Green wins with 23. Red lies on the dunghill and is last.


### Two sets of rules, tips

rules-page-sets-title = Two sets of rules
rules-page-sets = The host chooses. With the French ones the game stops the moment a piece reaches the dunghill, and nothing is sold out of the box. With the official ones the box sells when the supply runs out during a round.
rules-page-tips-title = Three tips
rules-page-tip-last = The squares before a bullhead are dangerous: somebody may get there before you.
rules-page-tip-take = A bullhead brings tiles. Take numbers that fit between the rows.
rules-page-tip-happy = Keep a tile for the happy cows: then a full row is a present.
rules-page-fair = This is an independent version of the game by Wolfgang Kramer. The board “Classic” is a reconstruction: it fits what is known of the printed one.
