"""Decks of Elma: what is in them, what the rules say of that (ruling.deck-list), decks as text.

A deck is a list of names until it is checked. Each fault is told with the line it is in, the rule
behind it, and what would be right. The text has one card a line, with its copies before the name.

    Deck: The Long Way Round
    4 NAME
    …
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.gamekit.deck_building import Listed, Remark
from rulewright.gamekit.deck_list import DeckForm, DeckList, PartForm, cards_in_words
from rulewright.gamekit.deck_text import DeckError, joined, unknown_card
from rulewright.games.elma.cards.content_cards import Definition, PrintedSet
from rulewright.games.elma.rules.terms import KINDS

RULE: Final = "ruling.deck-list"
FEWEST_CARDS: Final = 60
MOST_CARDS: Final = 80
"""The ruling names no largest deck. One that holds more never gets through it (a game is over after
about 19 rounds), and every card of six players has a number in saves, views and choices."""
MOST_COPIES: Final = 4
FEWEST_KUSKIS: Final = 12
FEWEST_LEVELS: Final = 10
FEWEST_ADDERS: Final = 8
"""What advice calls few; the rules ask for none."""


class DeckRules:
    """ruling.deck-list: how many cards, and how many of a name; an event may change them."""

    def __init__(
        self, fewest: int = FEWEST_CARDS, most: int = MOST_CARDS, copies: int = MOST_COPIES
    ) -> None:
        if not 1 <= fewest <= most or copies < 1:
            raise DeckError(
                f"a deck cannot have {fewest} to {most} cards and {copies} of a name; the fewest are"
                " 1 or more and no more than the most, and of a name there may be 1 or more"
            )
        self.fewest: Final = fewest
        self.most: Final = most
        self.copies: Final = copies


FORM: Final = DeckForm(PartForm("deck"))


# The rules


def faults(deck: DeckList, cards: PrintedSet, rules: DeckRules) -> list[Remark]:
    """Everything that the rules have against a deck; nothing if it is legal."""
    names = [one.name for one in cards.definitions]
    found: list[Remark] = []
    for listed in joined(deck.main):
        card = cards.find(listed.name)
        if card is None:
            found.append(unknown_card(listed, names))
        elif listed.copies > rules.copies:
            what = (
                f"there are {listed.copies} {card.name}; of a name there are {rules.copies} at most"
            )
            right = f"take {listed.copies - rules.copies} out"
            found.append(Remark(what, RULE, right, listed.line))
    if deck.size < rules.fewest:
        what = f"the deck has {cards_in_words(deck.size)}; it must have {rules.fewest} or more"
        found.append(Remark(what, RULE, f"add {rules.fewest - deck.size}"))
    if deck.size > rules.most:
        what = f"the deck has {cards_in_words(deck.size)}; no rule limits it, but {rules.most} must do here"
        found.append(Remark(what, "", f"take {deck.size - rules.most} out"))
    return found


def advice(deck: DeckList, cards: PrintedSet) -> list[Remark]:
    """What is legal but probably not meant: nobody to ride, nothing to ride on, nobody to add it."""
    there = known_cards(deck, cards)
    found: list[Remark] = []
    for kind, fewest in (("Kuski", FEWEST_KUSKIS), ("Level", FEWEST_LEVELS)):
        copies = sum(listed.copies for card, listed in there if card.kind_name == kind)
        if copies < fewest:
            what = f"there are only {copies} {kind.lower()}s; many a hand will have none"
            found.append(Remark(what, "", f"{fewest} or more are usual"))
    adders = sum(
        listed.copies
        for card, listed in there
        if card.kind_name == "Kuski" and "Battler" not in card.type_names
    )
    if adders < FEWEST_ADDERS:
        what = f"only {adders} of its kuskis can add a level (keyword.battler)"
        found.append(Remark(what, "", f"{FEWEST_ADDERS} or more are usual"))
    return found


def known_cards(deck: DeckList, cards: PrintedSet) -> list[tuple[Definition, Listed]]:
    """The cards of a deck that there are, each once, in the order of the set."""
    found = [(cards.find(listed.name), listed) for listed in joined(deck.main)]
    there = [(card, listed) for card, listed in found if card is not None]
    return sorted(there, key=lambda one: one[0].number)


def built(deck: DeckList, cards: PrintedSet, rules: DeckRules) -> list[int]:
    """The numbers of its cards, one for each copy; DeckError with every fault if it is not legal."""
    deck.refuse_if(faults(deck, cards, rules))
    return [card.number for card, listed in known_cards(deck, cards) for _ in range(listed.copies)]


def by_kind(there: Sequence[tuple[Definition, Listed]]) -> dict[str, int]:
    """How many cards of each kind there are."""
    return {
        kind: sum(listed.copies for card, listed in there if card.kind_name == kind)
        for kind in KINDS
    }
