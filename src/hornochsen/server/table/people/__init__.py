"""Who sits at a table: seats, names, devices, moderation."""
