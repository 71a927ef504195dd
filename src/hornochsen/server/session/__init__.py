"""Live tables of one server process: their changes, their clients, their bots and their timers."""
