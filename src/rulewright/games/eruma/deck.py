"""Decks of Eruma: what is in them, what the rules say of that (`deck.*`), and decks as plain text.

A deck is a list of names until it is checked: people misspell, and a list may come from a set with
other cards. Each fault is told with the line it is in, the rule behind it, and what would be right.

The text has one card a line. The heading `Extra Deck` begins the Henchmen; a number before a name
says how many copies. `#` begins a comment.

    Deck: The Hanging Judge
    NAME
    …
    Extra Deck
    2 NAME
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rulewright.games.eruma.content_cards import PrintedSet, folded
from rulewright.games.eruma.content_checks import nearest, summoned_by
from rulewright.games.eruma.numbering import DECK_SIZE
from rulewright.kernel.deck_building import Listed, Remark
from rulewright.kernel.errors import RulewrightError

MOST_LINES: Final = 200
MOST_COPIES: Final = 200
MOST_EXTRA: Final = 200
"""Henchmen in an Extra Deck: no rule limits it, but views and saves list them all."""
LONGEST_LINE: Final = 200
EXTRA_HEADING: Final = "Extra Deck"

_HEADING: Final = re.compile(r"(?:main )?deck(?::\s*(?P<name>.*))?", re.IGNORECASE)
_EXTRA: Final = re.compile(r"extra deck:?", re.IGNORECASE)
_CARD: Final = re.compile(r"(?:(?P<copies>[0-9]+)(?:\s*x)?\s+)?(?P<name>\S.*)", re.IGNORECASE)


class DeckError(RulewrightError):
    """A deck that cannot be read, or that the rules do not allow."""


class DeckList:
    """A deck as somebody wrote it down. `plan` says in a sentence or two how it wants to win."""

    def __init__(  # noqa: PLR0913 - what a deck is made of
        self, name: str, plan: str, main: list[Listed], extra: list[Listed], file: str = "",
        key: str = "",
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.plan: Final = plan
        self.main: Final = main
        self.extra: Final = extra
        self.file: Final = file
        self.key: Final = key

    def place(self, line: int = 0) -> str:
        """How errors begin: the file and line, as far as there are any."""
        where = f"{self.file}:{line}" if self.file and line else self.file
        if not where and line:
            where = f"line {line}"
        return f"{where}: " if where else ""

    def said(self, remarks: list[Remark]) -> list[str]:
        """Remarks on this deck in words, each with its place."""
        return [f"{self.place(remark.line)}{remark.said(with_rule=True)}" for remark in remarks]


class Deck:
    """A legal deck: the numbers of its Outlaws, and of its Henchmen with one for each copy."""

    def __init__(self, name: str, outlaws: list[int], henchmen: list[int]) -> None:
        self.name: Final = name
        self.outlaws: Final = outlaws
        self.henchmen: Final = henchmen


# The rules


def faults(deck: DeckList, cards: PrintedSet) -> list[Remark]:
    """Everything that the rules have against a deck; nothing if it is legal."""
    found: list[Remark] = []
    first: dict[str, int] = {}
    for listed in deck.main:
        card = cards.find(listed.name)
        if card is None:
            found.append(_unknown(listed, cards))
            continue
        if card.is_henchman:
            what = f"{card.name} is a Henchman, and a Deck has Outlaws only"
            right = f"put it below the heading {EXTRA_HEADING!r}"
            found.append(Remark(what, "deck.outlaws-only", right, listed.line))
        elif card.key in first or listed.copies > 1:
            found.append(_repeated(card.name, listed.line, first.get(card.key, 0)))
        first.setdefault(card.key, listed.line)
    for listed in deck.extra:
        card = cards.find(listed.name)
        if card is None:
            found.append(_unknown(listed, cards))
        elif not card.is_henchman:
            what = f"{card.name} is an Outlaw, and an Extra Deck has Henchmen only"
            right = f"put it above the heading {EXTRA_HEADING!r}"
            found.append(Remark(what, "deck.extra-henchmen-only", right, listed.line))
    henchmen = sum(listed.copies for listed in deck.extra)
    if henchmen > MOST_EXTRA:
        what = (
            f"the Extra Deck has {henchmen} cards; no rule limits it, but {MOST_EXTRA} must do here"
        )
        found.append(Remark(what, "", f"take {henchmen - MOST_EXTRA} out"))
    return found + _wrong_size(sum(listed.copies for listed in deck.main))


def _unknown(listed: Listed, cards: PrintedSet) -> Remark:
    names = [one.name for one in cards.definitions]
    right = nearest(listed.name, names).removeprefix("; ")
    return Remark(f"there is no card {listed.name!r}", "", right, listed.line)


def _repeated(name: str, line: int, earlier: int) -> Remark:
    again = f" (first in line {earlier})" if earlier else ""
    what = f"{name} is there more than once{again}; a Deck has one copy of each card at most"
    return Remark(what, "deck.single-copy", "", line)


def _wrong_size(size: int) -> list[Remark]:
    too = size - DECK_SIZE
    if too == 0:
        return []
    what = f"the Deck has {_cards(size)} instead of exactly {DECK_SIZE}"
    return [Remark(what, "deck.main-size", f"take {too} out" if too > 0 else f"add {-too}")]


def advice(deck: DeckList, cards: PrintedSet) -> list[Remark]:
    """What is legal but probably not meant: summonings that cannot be, Henchmen nobody summons."""
    found: list[Remark] = []
    there = {folded(listed.name) for listed in deck.extra}
    wanted: set[str] = set()
    for listed in deck.main:
        card = cards.find(listed.name)
        for name in summoned_by(card.tree) if card is not None else []:
            if folded(name) not in there and folded(name) not in wanted:
                what = f"{listed.name} summons {name}, and there is none in the Extra Deck"
                found.append(Remark(what, line=listed.line))
            wanted.add(folded(name))
    found += [
        Remark(f"nobody in the Deck summons {listed.name}", line=listed.line)
        for listed in deck.extra
        if folded(listed.name) not in wanted
    ]
    return found


def built(deck: DeckList, cards: PrintedSet) -> Deck:
    """The deck, if it is legal; DeckError with every fault if it is not."""
    wrong = deck.said(faults(deck, cards))
    if wrong:
        raise DeckError("\n".join(wrong))
    outlaws = [cards.named(listed.name).number for listed in deck.main]
    henchmen: list[int] = []
    for listed in deck.extra:
        henchmen += [cards.named(listed.name).number] * listed.copies
    return Deck(deck.name, sorted(outlaws), sorted(henchmen))


def deck_of(name: str, main: list[str], extra: Mapping[str, int]) -> DeckList:
    """A list of names as a deck, for programs that have no file."""
    return DeckList(
        name,
        "",
        [Listed(card) for card in main],
        [Listed(card, copies) for card, copies in extra.items()],
    )


# Plain text


def read_text(text: str, file: str = "") -> DeckList:
    """The deck a text describes; DeckError with the line if it is no such text."""
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    name = ""
    plan: list[str] = []
    main: list[Listed] = []
    extra: list[Listed] = []
    reading = main
    where = DeckList("", "", [], [], file)
    if len(lines) > MOST_LINES:
        raise DeckError(
            f"{where.place()}a text of {len(lines)} lines; no rule limits the Extra Deck, but the"
            f" text of a deck has at most {MOST_LINES}. Write copies as a number: 2 NAME"
        )
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise DeckError(
                f"{where.place(number)}a line of {len(line)} letters; one card stands on a line"
            )
        said, _, comment = (part.strip() for part in line.partition("#"))
        if not said:
            if not main and comment:
                plan.append(comment)
            continue
        heading = _HEADING.fullmatch(said)
        if heading is not None:
            if main or extra or name:
                right = f"the Deck comes first, then {EXTRA_HEADING!r}"
                raise DeckError(f"{where.place(number)}a second heading for the Deck; {right}")
            name = (heading["name"] or "").strip()
        elif _EXTRA.fullmatch(said):
            if reading is extra:
                raise DeckError(f"{where.place(number)}a second heading {EXTRA_HEADING!r}")
            reading = extra
        else:
            reading.append(_listed(said, number, where))
    return DeckList(name, " ".join(plan), main, joined(extra), file)


def _listed(said: str, number: int, where: DeckList) -> Listed:
    match = _CARD.fullmatch(said)
    name = "" if match is None else " ".join(match["name"].split())
    if match is None or not re.search(r"[^\W\d_]", name):
        raise DeckError(f"{where.place(number)}{said!r} names no card; write a name, or 2 NAME")
    digits = (match["copies"] or "1").lstrip("0")
    if len(digits) > 4 or not 1 <= int(digits or "0") <= MOST_COPIES:
        raise DeckError(
            f"{where.place(number)}{match['copies']} copies; a text of a deck can say 1 to"
            f" {MOST_COPIES}"
        )
    return Listed(name, int(digits), number)


def joined(extra: list[Listed]) -> list[Listed]:
    """Lines for the same Henchman as one: deck.extra-any-copies."""
    copies: dict[str, int] = {}
    for listed in extra:
        copies[folded(listed.name)] = copies.get(folded(listed.name), 0) + listed.copies
    return [
        Listed(listed.name, copies.pop(folded(listed.name)), listed.line)
        for listed in extra
        if folded(listed.name) in copies
    ]


def write_text(deck: DeckList) -> str:
    """The deck as text; reading it again gives the same deck."""
    # A name may come from anywhere; in the text `#` would begin a comment.
    name = " ".join(deck.name.replace("#", " ").split())
    lines = [f"Deck: {name}" if name else "Deck"]
    lines += [f"# {sentence}" for sentence in _wrapped(deck.plan)]
    lines += [listed.name if listed.copies == 1 else _counted(listed) for listed in deck.main]
    if deck.extra:
        lines += ["", EXTRA_HEADING, *(_counted(listed) for listed in deck.extra)]
    return "\n".join(lines) + "\n"


def _counted(listed: Listed) -> str:
    return f"{listed.copies} {listed.name}"


def _wrapped(text: str) -> list[str]:
    """A text in lines of at most 100 letters, broken between words."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + len(word) < 100:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _cards(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"
