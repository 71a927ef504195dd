"""All texts that a player reads, in four languages: Project Fluent files, shared with the browser.

`game.ftl` contains events, rounds, standings and names; `reasons.ftl` why events happened; `play.ftl` the terminal's
prompts, hints and errors; `commands.ftl` the help of the command line, except in English, where the help is in the
code. The web page uses the other files, and the terminal uses `learn.ftl`, the lesson.

The files use features that `fluent.runtime` and `@fluent/bundle` share. The Hungarian files also use two custom
functions, which every program that loads the files must provide:

- `ARTICLE($value)` returns "a" or "az". For a number it depends on the pronunciation: "az" if the leading group of
  three digits is 1, 5, 50–59 or 500–599 (egy, ezer, öt, ötven, ötszáz), otherwise "a"; ordinals follow the same rule
  ("az 5. sor"). For a text it depends on the first letter without its accent, after any quotation marks; a text that
  starts with a number is treated as that number.
- `SUFFIXED($value)` returns a number as an adjective in -s: "63-as", "55-ös", "6-os", "1-es", "0-s". Append a t for
  the accusative: `{ SUFFIXED($tile) }t` gives "63-ast".
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from .. import LANGUAGES

if TYPE_CHECKING:
    from .bundle import Bundle

__all__ = ["LANGUAGES", "PAGE", "TextError", "Texts", "choose_language", "texts"]

PAGE = (
    *("board", "home", "table", "people", "odds", "rematch", "fairness", "life", "replay", "rules", "beside"),
    *("learn", "guide", "coach", "review", "hint", "puzzle", "operator", "me", "notices", "deal", "ratings"),
    "matching",
)
"""The files that the web page uses in addition to the terminal's."""

VARIABLES = ("HORNOCHSEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class TextError(LookupError):
    """A message does not exist, lacks an argument, or cannot be formatted."""


def choose_language(lang: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the language code: `lang` if given, else that of the first environment variable set, else English.

    `de_AT.UTF-8` gives `de`. An unsupported `lang` raises `ValueError`; an unsupported environment gives English.
    """
    if lang:
        if _language(lang) not in LANGUAGES:
            raise ValueError(f"unsupported language {lang!r}; the languages are {', '.join(LANGUAGES)}")
        return _language(lang)
    found = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return _language(found) if _language(found) in LANGUAGES else LANGUAGES[0]


def _language(locale: str) -> str:
    return locale.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()


class Texts:
    """The messages of one language: `texts("label-supply", count=40)`. Files are read on first use."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"unsupported language {lang!r}; the languages are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle: Bundle | None = None

    def __repr__(self) -> str:
        return f"texts({self.lang!r})"

    def __call__(self, message_id: str, /, **args: str | float) -> str:
        """Return the message with this id; raise `TextError` if it does not exist or an argument is missing."""
        for file in ("game", "reasons", "play", "daily", "commands", *PAGE):
            if message_id in self._read(file):
                return self._read(file).format(message_id, args)
        raise TextError(f"there is no message {message_id!r} in {self.lang!r}")

    def overlay(self, message_id: str, english: str) -> str:
        """Return a help text of the command line in this language, or `english` if there is no translation."""
        if self.lang == "en":
            return english
        bundle = self._read("commands")
        return bundle.format(message_id, {}) if message_id in bundle else english

    def _read(self, file: str) -> Bundle:
        if self._bundle is None:
            from .bundle import Bundle  # importing fluent.runtime takes about 0.1 s

            self._bundle = Bundle(self.lang)
        self._bundle.read(file)
        return self._bundle


@lru_cache
def texts(lang: str) -> Texts:
    """Return the messages of a language; cached."""
    return Texts(lang)
