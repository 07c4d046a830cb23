"""Cards that are being written, and the pack file that has them: TOML as `cards check` and `--cards` read it.

Whoever writes the file knows on which line each field stands, and so whose a mistake is.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext.card_file import read_card_file
from rulewright.cardtext.pack_file import check_pack_file
from rulewright.kernel.errors import ContentError

LONGEST_PACK: Final = 12_000
"""Letters of a pack that is written here: some thirty cards, and short enough for a link."""
FILE: Final = "cards.toml"

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


@dataclass(frozen=True)
class Draft:
    """A card as far as it is written: the heading it stands under, and its fields."""

    heading: str
    fields: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What it is called, if it is called anything yet."""
        said = self.fields.get("name", "")
        return said if isinstance(said, str) else ""

    @property
    def text(self) -> str:
        """Its text; empty where it has none."""
        said = self.fields.get("text", "")
        return said if isinstance(said, str) else ""


@dataclass(frozen=True)
class Pack:
    """A pack file: its content, and what stands on its lines, as the number of a card and the name of a field. The
    line of a heading has no field."""

    content: str
    lines: Mapping[int, tuple[int, str]]


def pack_of(game: str, drafts: Sequence[Draft]) -> Pack:
    """The file with these cards."""
    written = [f"game = {_value(game)}"]
    lines: dict[int, tuple[int, str]] = {}
    for number, draft in enumerate(drafts):
        written += ["", f"[[{_key(draft.heading)}]]"]
        lines[len(written)] = (number, "")
        for field, value in draft.fields.items():
            written.append(f"{_key(field)} = {_value(value)}")
            lines[len(written)] = (number, field)
    content = "\n".join(written) + "\n"
    if len(content) > LONGEST_PACK:
        what = f"these cards have {len(content)} letters as a file; the most is {LONGEST_PACK} here"
        raise ContentError(f"{what}: write the others as a pack of their own")
    return Pack(content, lines)


def drafts_in(content: str, game: str) -> list[Draft]:
    """The cards of a pack file of that game; ContentError if it is none."""
    with as_file(content) as file:
        check_pack_file(file)
        read = read_card_file(file)
    for key, value in read.rest.items():
        if key != "game":
            raise ContentError(f"{FILE}: {key!r} says nothing here; cards stand under [[headings]]")
        if value != game:
            raise ContentError(f"{FILE}: this pack is for the game {value!r}, not {game!r}")
    return [Draft(card.heading, card.fields) for card in read.cards]


@contextmanager
def as_file(content: str) -> Iterator[Path]:
    """The content as a file, for as long as it takes to read it. What is wrong with it names the file alone: where it
    lay for a moment is nobody's business."""
    with tempfile.TemporaryDirectory(prefix="rulewright-workshop-") as folder:
        file = Path(folder, FILE)
        file.write_text(content, encoding="utf-8")
        try:
            yield file
        except ContentError as error:
            raise ContentError(shown(error, file)) from error


def shown(error: ContentError, file: Path) -> str:
    """What an error says, without the folder."""
    return str(error).replace(str(file), FILE)


def _key(name: str) -> str:
    if _KEY.fullmatch(name) is None:
        raise ContentError(f"{name!r} is no name of a field; it has letters, digits and hyphens")
    return name


def _value(value: object) -> str:
    """A value as TOML has it. What JSON writes between quotation marks is TOML, but for one letter."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    raise ContentError(f"{value!r} cannot stand on a card")
