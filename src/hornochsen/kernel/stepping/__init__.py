"""Many games side by side, each advanced by one action at a time."""
