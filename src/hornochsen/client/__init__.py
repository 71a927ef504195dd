"""A client of the protocol, and the bot that plays through it."""
