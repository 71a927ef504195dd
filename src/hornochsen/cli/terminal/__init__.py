"""The game in a terminal: drawing, prompts and the game loop."""
