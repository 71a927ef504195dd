"""Ratings of players, and the results of rated games, in the database."""
