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

from typing import Final

from rulewright.gamekit.deck_building import Remark
from rulewright.gamekit.deck_list import DeckForm, DeckList, PartForm, cards_in_words, copies_in
from rulewright.gamekit.deck_text import unknown_card
from rulewright.gamekit.names import folded
from rulewright.games.eruma.cards.content_cards import PrintedSet
from rulewright.games.eruma.cards.content_checks import summoned_by
from rulewright.games.eruma.rules.numbering import DECK_SIZE

MOST_EXTRA: Final = 200
"""Henchmen in an Extra Deck: no rule limits it, but views and saves list them all."""
EXTRA_HEADING: Final = "Extra Deck"


FORM: Final = DeckForm(
    PartForm("deck", is_counted=False), PartForm("extra", EXTRA_HEADING, is_counted=True)
)


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
    henchmen = copies_in(deck.extra)
    if henchmen > MOST_EXTRA:
        what = (
            f"the Extra Deck has {henchmen} cards; no rule limits it, but {MOST_EXTRA} must do here"
        )
        found.append(Remark(what, "", f"take {henchmen - MOST_EXTRA} out"))
    return found + _wrong_size(deck.size)


def _repeated(name: str, line: int, earlier: int) -> Remark:
    again = f" (first in line {earlier})" if earlier else ""
    what = f"{name} is there more than once{again}; a Deck has one copy of each card at most"
    return Remark(what, "deck.single-copy", "", line)


def _wrong_size(size: int) -> list[Remark]:
    too = size - DECK_SIZE
    if too == 0:
        return []
    what = f"the Deck has {cards_in_words(size)} instead of exactly {DECK_SIZE}"
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
    deck.refuse_if(faults(deck, cards))
    outlaws = [cards.named(listed.name).number for listed in deck.main]
    henchmen: list[int] = []
    for listed in deck.extra:
        henchmen += [cards.named(listed.name).number] * listed.copies
    return Deck(deck.name, sorted(outlaws), sorted(henchmen))
