"""Files of printed cards: TOML, one `[[heading]]` a card, with `name` and `text` among its fields.

Each game checks its own facts; here is what writers of texts need: every text with the line on
which it stands. A file is a stranger's, perhaps, so its size is limited.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext.errors import Place
from rulewright.gamekit.content_file import text_of
from rulewright.kernel.errors import ContentError

MOST_KILOBYTES: Final = 1000
MOST_CARDS: Final = 2_000

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|' + r"'''.*?'''" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'|#[^\n]*"
    r"|^[ \t]*(?:\[\[\s*(?P<heading>[\w-]+)\s*\]\]|(?P<table>\[)|(?P<text>text[ \t]*=[ \t]*))",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class PrintedCard:
    """A card as a file has it."""

    heading: str
    name: str
    text: str
    """Empty where a card has none."""

    place: Place
    """Where its text stands, or its heading if it has none."""

    fields: dict[str, Any]


@dataclass(frozen=True)
class CardFile:
    """A file, read: its cards, and whatever else stands in it (`game`, for one)."""

    file: Path
    cards: tuple[PrintedCard, ...]
    rest: dict[str, Any]


def read_card_file(file: Path) -> CardFile:
    """Read a file of cards. Whatever is malformed is a ContentError with its place."""
    content = text_of(file, MOST_KILOBYTES)
    try:
        data = tomllib.loads(content)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{file}: not TOML: {error}") from error
    places = _places(file, content)
    cards: list[PrintedCard] = []
    rest: dict[str, Any] = {}
    for heading, value in data.items():
        if not (isinstance(value, list) and value and all(isinstance(x, dict) for x in value)):
            rest[heading] = value
            continue
        found = places.get(heading, [])
        for number, fields in enumerate(value):
            place = found[number] if number < len(found) else Place(file, 1)
            cards.append(_card(heading, fields, place))
    if len(cards) > MOST_CARDS:
        raise ContentError(f"{file}: {len(cards)} cards in one file; the most is {MOST_CARDS}")
    return CardFile(file, tuple(cards), rest)


def _card(heading: str, fields: dict[str, Any], place: Place) -> PrintedCard:
    name, text = fields.get("name"), fields.get("text", "")
    if not isinstance(name, str) or not name.strip():
        raise ContentError(f'{place}: every [[{heading}]] has a name, as in: name = "Old Marrow"')
    if not isinstance(text, str):
        raise ContentError(f"{place}: the text of {name!r} must stand between quotation marks")
    return PrintedCard(heading, name, text, place, fields)


def _places(file: Path, content: str) -> dict[str, list[Place]]:
    """By heading: where the text of each card stands, or the heading of one without text.

    The column is that of the text's first letter, if the text is written on one line and without
    escapes.
    """
    places: dict[str, list[Place]] = {}
    cards: list[Place] = []
    for token in _TOKEN.finditer(content):
        line = content.count("\n", 0, token.start()) + 1
        if token["heading"]:
            cards = places.setdefault(token["heading"], [])
            cards.append(Place(file, line))
        elif token["table"]:
            cards = []
        elif token["text"] and cards:
            before = token.end() - content.rfind("\n", 0, token.end())
            written = _TOKEN.match(content, token.end())
            plain = written is not None and not re.search(r"[\n\\]|^\"\"|^''", written.group())
            cards[-1] = Place(file, line, before + 1 if plain else None)
    return places
