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

from collections.abc import Mapping
from typing import Final

from rulewright.gamekit.deck_building import Listed, Remark
from rulewright.gamekit.deck_text import (
    DeckError,
    DeckText,
    WrittenDeck,
    counted,
    heading_lines,
    joined,
    unknown_card,
)
from rulewright.gamekit.names import folded
from rulewright.games.eruma.cards.content_cards import PrintedSet
from rulewright.games.eruma.cards.content_checks import summoned_by
from rulewright.games.eruma.rules.numbering import DECK_SIZE

MOST_EXTRA: Final = 200
"""Henchmen in an Extra Deck: no rule limits it, but views and saves list them all."""
EXTRA_HEADING: Final = "Extra Deck"


class DeckList(WrittenDeck):
    """A deck as somebody wrote it down: its Outlaws, and its Henchmen with their copies."""

    def __init__(  # noqa: PLR0913 - what a deck is made of
        self, name: str, plan: str, main: list[Listed], extra: list[Listed], file: str = "",
        key: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name, plan, file, key)
        self.main: Final = main
        self.extra: Final = extra


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
    names = [one.name for one in cards.definitions]
    for listed in deck.main:
        card = cards.find(listed.name)
        if card is None:
            found.append(unknown_card(listed, names))
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
            found.append(unknown_card(listed, names))
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
    said = DeckText(text, file, [EXTRA_HEADING])
    main, extra = said.parts
    return DeckList(said.name, said.plan, main, joined(extra), file)


def write_text(deck: DeckList) -> str:
    """The deck as text; reading it again gives the same deck."""
    lines = heading_lines(deck)
    lines += [listed.name if listed.copies == 1 else counted(listed) for listed in deck.main]
    if deck.extra:
        lines += ["", EXTRA_HEADING, *(counted(listed) for listed in deck.extra)]
    return "\n".join(lines) + "\n"


def _cards(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"
