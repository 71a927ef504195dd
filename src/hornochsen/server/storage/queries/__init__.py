"""Queries and changes of everything but tables and records, one module for each topic."""
