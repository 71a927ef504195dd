"""Tables as immutable values: seats, clocks, the game, and the requests that change them. No I/O."""
