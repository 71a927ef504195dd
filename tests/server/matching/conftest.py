"""Tests with the fixture `database_url` run on SQLite and on PostgreSQL."""

from server.helpers.databases import database_url as database_url
