"""Everything a player reads, in four languages: Project Fluent files, shared with the browser.

`game.ftl` holds events, rounds, standings and the names of things, `play.ftl` the terminal's prompts, hints and
errors, `commands.ftl` the command line's help. The last one has no English version: that English stands in the code.
The page has a file for each of its parts besides.

The files use what `fluent.runtime` and `@fluent/bundle` both know, and in Hungarian two functions of ours. Whoever
reads these files must bring them along:

- `ARTICLE($value)`: "a" or "az". A number by how it is spoken: "az" where the leading group of three digits is 1, 5,
  50–59 or 500–599 (egy, ezer, öt, ötven, ötszáz), otherwise "a". The same holds for ordinals ("az 5. sor"). A text by
  its first letter, accents aside; quotation marks before it are skipped; a leading number counts as a number.
- `SUFFIXED($value)`: a number as an adjective in -s: "63-as", "55-ös", "6-os", "1-es", "0-s". The accusative is that
  and a t: `{ SUFFIXED($tile) }t`, "63-ast".
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from .. import LANGUAGES

if TYPE_CHECKING:
    from .bundle import Bundle

__all__ = ["LANGUAGES", "PAGE", "TextError", "Texts", "choose", "texts"]

PAGE = ("board", "home", "table", "replay", "rules")
"""The files that only the page reads."""

VARIABLES = ("HORNOCHSEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class TextError(LookupError):
    """A text was asked for that does not exist, or without what it needs."""


def choose(lang: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else that of the first variable that is set, else English.

    `de_AT.UTF-8` is German. Asking for a language that we do not have is a `ValueError`; having such an environment
    is not.
    """
    if lang:
        if _language(lang) not in LANGUAGES:
            raise ValueError(f"there are no texts in {lang!r}; the languages are {', '.join(LANGUAGES)}")
        return _language(lang)
    found = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return _language(found) if _language(found) in LANGUAGES else LANGUAGES[0]


def _language(locale: str) -> str:
    return locale.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()


class Texts:
    """The texts of one language: `texts("label-supply", count=40)`. Files are read when they are first needed."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there are no texts in {lang!r}; the languages are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle: Bundle | None = None

    def __repr__(self) -> str:
        return f"texts({self.lang!r})"

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """The text with this id; `TextError` where there is none or an argument is missing."""
        for file in ("game", "play", "commands", *PAGE):
            if message_id in self._read(file):
                return self._read(file).format(message_id, args)
        raise TextError(f"there is no text {message_id!r} in {self.lang!r}")

    def overlay(self, message_id: str, english: str) -> str:
        """The command line's help in this language, or the English it would replace."""
        if self.lang == "en":
            return english
        bundle = self._read("commands")
        return bundle.format(message_id, {}) if message_id in bundle else english

    def _read(self, file: str) -> Bundle:
        if self._bundle is None:
            from .bundle import Bundle  # fluent.runtime takes a tenth of a second to import

            self._bundle = Bundle(self.lang)
        self._bundle.read(file)
        return self._bundle


@lru_cache
def texts(lang: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(lang)
