"""How a game's cards look, as its folder says: `look.json` (frames, hues, marks, words) and
`icons.json` (shapes). Neither has to be there: a card without a look is a plain one. The browser's
boards read the same `look.json`, so that a card is described once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from rulewright.cards.numbers import numbers_from
from rulewright.gamekit.folder import folder_of
from rulewright.gamekit.game import Game
from rulewright.kernel.errors import ContentError

HOUSE_EMBLEM: Final = "perspective-dice-six-faces-five"
_SHARED_ICONS: Final = Path(__file__).parent / "icons.json"


@dataclass(frozen=True)
class Look:
    """What tells a kind of card from the others without a word: its frame, its mark, the hues of its
    sky (high up, and at the horizon) and the land under it."""

    hues: tuple[int, int]
    is_pointed: bool = False
    mark: str = ""
    land: str = "dunes"


@dataclass(frozen=True)
class Figure:
    """A printed number that stands on the picture, beside an icon."""

    field: str
    icon: str
    sign: str


@dataclass(frozen=True)
class Detail:
    """A printed field that stands over the text, and what stands between its values if it has
    several."""

    field: str
    between: str = " · "


@dataclass(frozen=True)
class Looks:
    """All that a game's folder says about the looks of its cards."""

    by_name: Mapping[str, Look] = field(default_factory=dict)
    emblem: str = HOUSE_EMBLEM
    drift: int = 0
    """How many degrees the hues of two cards of one look may lie apart."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """The icon of a word, such as a type."""
    figures: tuple[Figure, ...] = ()
    details: tuple[Detail, ...] = ()
    """Each in a line with the name of the field."""
    headings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What is not printed with each thing under a heading, because it is the same for all of them."""
    facets: tuple[str, ...] = ()
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def of(self, card: str, *names: str) -> Look:
        """The look of the card with that name: the first of these that is known, its own key, its
        scheme, its kind. One that is known by none of them gets hues from the last."""
        for name in names:
            found = self.by_name.get(name)
            if found is not None:
                return self._drifted(found, card)
        hue = round(next(numbers_from(names[-1])) * 360)
        return Look((hue, (hue + 24) % 360))

    def _drifted(self, look: Look, card: str) -> Look:
        if not self.drift:
            return look
        numbers = numbers_from(card)
        high, low = (round(hue + (next(numbers) - 0.5) * self.drift) for hue in look.hues)
        return Look((high, low), look.is_pointed, look.mark, look.land)

    def word(self, key: str, language: str) -> str:
        """A word of a printed thing in a language: in English, or as it is, where there is none."""
        for known in (language, "en"):
            if key in self.words.get(known, {}):
                return self.words[known][key]
        return key


def looks_of(game: Game) -> Looks:
    """How a game's cards look."""
    folder = folder_of(game)
    return Looks() if folder is None else _read_looks(folder / "cards" / "look.json")


def icons_of(game: Game) -> Mapping[str, str]:
    """The shapes of icons by their names, as paths in a box of 512 by 512."""
    folder = folder_of(game)
    own = {} if folder is None else _read_icons(folder / "cards" / "icons.json")
    return {**_read_icons(_SHARED_ICONS), **own}


@cache
def _read_looks(file: Path) -> Looks:
    if not file.exists():
        return Looks()
    said = _read(file)
    try:
        return Looks(
            by_name={name: _look(look) for name, look in said.get("looks", {}).items()},
            emblem=said.get("emblem", HOUSE_EMBLEM),
            drift=said.get("drift", 0),
            icons=said.get("icons", {}),
            figures=tuple(
                Figure(each["field"], each["icon"], each.get("sign", ""))
                for each in said.get("figures", [])
            ),
            details=tuple(
                Detail(each["field"], each.get("between", " · "))
                for each in said.get("details", [])
            ),
            headings=said.get("headings", {}),
            facets=tuple(said.get("facets", [])),
            words=said.get("words", {}),
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        right = "docs/print-cards.md says what may stand there"
        raise ContentError(
            f"{file.name}: this is no description of looks ({error}); {right}"
        ) from error


def _look(said: Mapping[str, Any]) -> Look:
    high, low = said["hues"]
    return Look(
        (high, low), said.get("frame") == "pointed", said.get("mark", ""), said.get("land", "dunes")
    )


@cache
def _read_icons(file: Path) -> Mapping[str, str]:
    return _read(file) if file.exists() else {}


def _read(file: Path) -> dict[str, Any]:
    try:
        said: object = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ContentError(f"{file.name}: not JSON: {error}") from error
    if not isinstance(said, dict):
        raise ContentError(f"{file.name}: this must be an object in braces")
    return cast("dict[str, Any]", said)
