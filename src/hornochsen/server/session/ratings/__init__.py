"""Ratings: rate finished games, show ratings and the leaderboard, compute all ratings again."""
