"""Retention, deletion, backups and upgrades of the database."""
