"""The commands, one module each; `cli/__init__.py` imports a module when its command is called."""
