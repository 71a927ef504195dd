"""Comparison of names as readers see them: letters of other scripts may look like Latin ones."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
_SELECTORS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
_UNSEEN_MARKS = (0x034F, 0x17B4, 0x17B5)
_INVISIBLE = dict.fromkeys((*map(ord, _JOINERS + _BLANKS), *_SELECTORS, *_UNSEEN_MARKS))
"""Characters that are ignored when names are compared, variation selectors included."""

_TWINS = (
    # Cyrillic
    ("АВЕЅІЈКМНОРСТУХҮԌԚԜ", "ABESIJKMHOPCTYXYGQW"),
    ("аеѕіјоорсухһԁԛԝѵгпьЬ", "aesijoopcyxhdqwvrnbb"),
    # Greek
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("αιγνορυκτωχ", "aiyvopuktwx"),
    # Armenian
    ("ՕՍՏԼօսոհցզյԱ", "OUSLounhgqjU"),
    # Coptic, Cherokee and Lisu
    ("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲬ", "ABEHIKMNOPCTX"),
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "ABCDEGHJKLMPRSTVWYZ"),
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"),
    # Latin letters and signs
    ("ıȷɑɡɩʋƖǀΙ¡", "ijagivllIi"),
    ("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ", "abcdeghijklmnoprtuvwyz"),
)
"""Characters, and the Latin letters that look the same."""

_TO_LATIN = {ord(twin): latin for twins, letters in _TWINS for twin, latin in zip(twins, letters, strict=True)}
_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "5": "S", "2": "Z", "8": "B", "3": "Ɛ", "З": "Ɛ"})
"""Capital letters and digits that look the same in many typefaces."""


def look_alike(first: str, second: str) -> bool:
    """Return whether two names look the same to a reader."""
    return _folded(first) == _folded(second) or _drawn(first) == _drawn(second)


def _folded(name: str) -> str:
    """Return a form that is equal for names that differ in the script of their letters or in upper and lower case."""
    latin = _latin(name)
    return " ".join(latin.casefold().translate(_TO_LATIN).split())


def _drawn(name: str) -> str:
    """Return a form that is equal for names whose capital letters, small letters and digits look the same."""
    return " ".join(_latin(name).translate(_STROKES).replace("rn", "m").replace("vv", "w").split())


def _latin(name: str) -> str:
    """Return the name with the Latin letters that its characters look like; accents and other scripts stay."""
    plain = unicodedata.normalize("NFKC", name.translate(_INVISIBLE))
    decomposed = unicodedata.normalize("NFD", plain).translate(_TO_LATIN)
    return unicodedata.normalize("NFC", decomposed)
