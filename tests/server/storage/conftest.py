"""Tests with the fixture `database_url` or `empty_database_url` run on SQLite and on PostgreSQL."""

from server.helpers.databases import database_url as database_url
from server.helpers.databases import empty_database_url as empty_database_url
