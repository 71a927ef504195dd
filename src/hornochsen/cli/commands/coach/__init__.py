"""Commands that ask the coach: reviews of finished games and puzzles."""
