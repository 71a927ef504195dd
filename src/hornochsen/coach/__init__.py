"""Advice for players, computed only from the information that their seat has."""
