### One person, one hand; the end of a game that a player missed; limits of the server

table-same-device = { $name } and { $other } use the same device.
lobby-same-device = same device as { $names }
missed-end = The last game ended while you were away. { $winner }
missed-end-replay = Watch the game
missed-end-close = Close
refused-table-limit = Too many tables have been opened from your network today. Try again later.
