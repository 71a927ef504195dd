### The coach's hints at the table.

hint-ask = Coach
hint-ask-key = Ask the coach (key H)
hint-title = The coach
hint-thinking = The coach is thinking…
hint-best = { $choice }: { $percent }% chance to win.
hint-odds = { $percent }% safe, { $kind ->
   *[minus] −{ $cost } on average
    [plus] +{ $cost } on average
    [none] 0 on average
}
hint-about = The coach knows only what you can see. Choose a line to pick its tiles.
hint-failed = The coach did not answer. Please try again.
refused-nothing-to-choose = You have nothing to choose right now.
refused-coach-limit = You have used up the coach’s time for today. Come back tomorrow.
