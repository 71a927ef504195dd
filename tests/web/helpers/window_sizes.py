"""Windows in which the table is tested and pictured."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

LONGEST = "de"
"""The language with the longest texts at the table."""

LEAST_SQUARES = {
    (320, 568): 22,
    (360, 640): 32,
    (390, 844): 40,
    (768, 1024): 36,
    (667, 375): 30,
    (844, 390): 34,
    (720, 450): 34,
    (800, 600): 40,
    (900, 700): 36,
    (901, 568): 32,
    (1024, 600): 32,
    (1280, 720): 36,
    (1366, 641): 36,
    (1366, 768): 40,
    (1536, 730): 40,
    (1920, 940): 52,
    (2560, 1440): 80,
}
"""Window sizes, and the least side of a square of the classic board in pixels."""

WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 844, "height": 390},
    {"width": 1366, "height": 641},
    {"width": 2560, "height": 1440},
)
"""Windows into which every page must fit in the longest language."""
