"""Tests that ask for `database_url` run on both kinds of database."""

from server.databases import database_url as database_url
