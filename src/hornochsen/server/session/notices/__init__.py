"""Notices to players who are away: by Web Push and by mail."""
