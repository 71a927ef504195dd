"""Appending changes durably, on SQLite and on PostgreSQL."""
