"""The people at a table: seats, names, devices, moderation."""
