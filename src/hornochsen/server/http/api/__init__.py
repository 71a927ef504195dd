"""The HTTP API, which answers with JSON: a module for each subject."""
