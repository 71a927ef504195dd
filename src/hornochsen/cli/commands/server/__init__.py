"""Commands that run a server, maintain its database, connect a bot to it, or measure it under load."""
