"""Players with their devices, reports of players, and removals by the operator."""
