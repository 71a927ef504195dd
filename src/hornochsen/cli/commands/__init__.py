"""The commands, one module each, grouped by subject; `cli/__init__.py` imports a module when its command is called."""
