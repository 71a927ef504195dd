"""Matches people who wait for a game with others."""

from .service import MatchingService as MatchingService
