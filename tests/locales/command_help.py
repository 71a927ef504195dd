"""Collect the English help of the command line, which is in the code."""

from __future__ import annotations

from hornochsen.cli import cli
from hornochsen.cli.first_steps import first_steps
from hornochsen.cli.help_translation import HEADINGS, translate
from hornochsen.locales import Texts


class Asked(Texts):
    """English texts that note every message asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.english = {f"heading-{heading.lower()}": f"{heading}:" for heading in HEADINGS}

    def overlay(self, message_id: str, english: str) -> str:
        self.english[message_id] = english
        return english


def asked() -> dict[str, str]:
    """Return the id of every message in the tree of commands and in the first steps, with its English text."""
    words = Asked()
    first_steps(words)
    translate(cli.make_context("hornochsen", [], resilient_parsing=True), words)
    return words.english
