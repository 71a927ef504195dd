### The rules page: the game in five minutes.

rules-page-title = The rules
rules-page-about = Learn the game in five minutes. Touch the examples to see what happens.
rules-page-contents = On this page
rules-page-next = Next
rules-page-back = Back
rules-page-again = Start over
rules-page-example = Example
rules-page-frame = Picture { $number } of { $total }
rules-page-play = Play now


### Aim of the game

rules-page-goal-title = Aim of the game
rules-page-goal = Two to eight players lay number tiles on a meadow. Cow-pats and bullheads give you minus points and move your piece towards the dunghill. Nobody wants to get there: at the end, the player with the fewest minus points wins.


### The material

rules-page-things-title = What is on the table
rules-page-thing-tile = 99 tiles, numbered from 1 to 99.
rules-page-thing-screen = Each player has a screen to hide tiles behind: six at the start, never more than nine.
rules-page-thing-row = The board has rows of squares. Four rows are always active: the ones with tiles in them.
rules-page-thing-cow-pat = Cow-pat: costs as many minus points as it shows.
rules-page-thing-bullhead = Bullhead: the last square of each row. It costs the most.
rules-page-thing-happy-cow = Happy cow: turns minus points into plus points.
rules-page-thing-double = Double square: everyone lays two tiles.
rules-page-thing-course = The course runs around the board. Your piece stands on the number of your minus points.


### A round

rules-page-round-title = A round
rules-page-round-choose = Everyone secretly chooses a tile and lays it face down.
rules-page-round-reveal = When everyone has chosen, all tiles are turned over together.
rules-page-round-place = Then the tiles are placed on the board one by one, the lowest number first.
rules-page-round-mind = Changed your mind? You can take your tile back until the last player has chosen.


### Where a tile goes

rules-page-where-title = Where does a tile go?
rules-page-where = You do not choose the row; the number decides. A tile goes at the end of a row, right behind the closest lower number.
rules-page-where-low = Is it lower than the last tile of every row? Then it goes behind the highest of them.
rules-page-where-touch = Touch a tile to see where it goes.
rules-page-where-behind = { $tile } goes behind { $behind }, the closest lower number.
rules-page-where-lowest = { $tile } is lower than all four. So it goes behind the highest, { $behind }.


### Cow-pats and bullheads

rules-page-points-title = Cow-pats and bullheads
rules-page-points = A plain square costs nothing. A cow-pat costs as many minus points as it shows. The bullhead at the end of a row costs more, but you also get tiles.
rules-page-pat-before = The 29 goes behind the 26, onto a cow-pat.
rules-page-pat-after = Splat! 4 minus points.
rules-page-bull-before = In row 2 only the bullhead is left. The 53 goes there.
rules-page-bull-points = Moo! 5 minus points: the piece moves five squares forward.
rules-page-bull-moves = The row is complete. The 53 moves to the next free row and opens it.
rules-page-bull-takes = From the other tiles, the player takes one or two and hides them behind their screen. The rest go into the box.


### Tiles

rules-page-tiles-title = New tiles
rules-page-tiles-buy = Once per round, before you lay, you can buy one to three tiles from the supply. Each costs one minus point.
rules-page-tiles-free = If you have no tiles left at the end of a round, you draw six new ones for free.
rules-page-tiles-end = Once the supply is empty, there are no more free tiles, and from the next round on you cannot buy any.


### Happy cows

rules-page-happy-title = Happy cows
rules-page-happy = While a happy cow is visible in one of the four active rows, minus points become plus points: your piece moves backwards. Now everyone wants the cow-pats! Buying tiles still costs minus points.
rules-page-happy-seen = Two happy cows are visible in row 5. So cow-pats and bullheads give plus points.
rules-page-happy-plus = The 73 lands on the cow-pat: 3 plus points. The piece moves back from 12 to 9.
rules-page-happy-covered = 54 and 56 cover the happy cows. From now on, points are minus points again.


### Double rounds

rules-page-double-title = Double rounds
rules-page-double = If a double square is visible in an active row when a round begins, everyone lays two tiles. If you have only one tile, you must buy another one first.
rules-page-double-seen = Row 7 is active and shows four double squares. Everyone lays two tiles!


### The course

rules-page-course-title = The course
rules-page-course = Each square has room for one piece; only the start has room for all. If your square is taken, your piece moves on towards the dunghill to the next free square, even if it was moving backwards.
rules-page-course-before = Red gets 4 minus points and should land on 24. But Blue is there.
rules-page-course-after = So Red moves on to 25.
rules-page-eye = Bull’s eyes: a piece sets off a bull’s eye when it moves forward onto or past it while all other pieces are still short of it. The next round is then open.
rules-page-open = In an open round, tiles are laid face up, one player at a time. The player with the fewest minus points begins. Players on the start choose first, together and face down.
rules-page-open-order = The order in an open round: first Green with 12, then Blue with 31, then Red with 41.


### The end

rules-page-end-title = The end
rules-page-end = When a piece reaches the dunghill, the round is played to its end. Then the game is over. It is also over when a player has no tiles left and the supply is empty.
rules-page-end-win = The player with the fewest minus points wins. Players who are still on the start share first place.
rules-page-end-order = Green wins with 23. Red is on the dunghill and comes last.


### Two sets of rules, tips

rules-page-sets-title = Two sets of rules
rules-page-sets = The host chooses. With the official rules, you can buy from the box when the supply runs out during a round. With the French rules, you cannot, and the game stops as soon as a piece reaches the dunghill.
rules-page-tips-title = Three tips
rules-page-tip-last = The squares before a bullhead are dangerous: another player’s tile may get there before yours.
rules-page-tip-take = A bullhead brings you tiles. Take numbers that fit between the rows.
rules-page-tip-happy = Keep a tile for the happy cows: then a completed row is a gift.
rules-page-fair = This is an independent version of the game by Wolfgang Kramer. The board “Classic” is a reconstruction that matches what is known about the printed board.
