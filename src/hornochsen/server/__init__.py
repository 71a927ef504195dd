"""The game server: tables with seats and clocks for people and bots, their storage, and the web layer."""
