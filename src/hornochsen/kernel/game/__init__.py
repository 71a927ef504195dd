"""The game state as flat arrays, and the compiled rules that change it."""
