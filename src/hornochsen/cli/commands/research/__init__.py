"""Commands that simulate many games between bots, to compare bots, boards and rules."""
