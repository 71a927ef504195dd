"""Ratings from the places of games by the Plackett–Luce model: of bots in a league, and of players of a server."""
