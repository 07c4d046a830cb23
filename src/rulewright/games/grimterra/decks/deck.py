"""Decks of Grimterra: what is in them, what the rules say of that (`deck.*`), and decks as plain text.

A deck is a list of names until it is checked: people misspell, and a list may come from a set with other cards. Each fault
is told with the line it is in, the rule behind it, and what would be right.

The text has the cards with their copies first; the heading `Heroes` begins the three heroes. `#` begins a comment.

    Deck: The Long Night
    4 NAME
    …
    Heroes
    NAME
    NAME
    NAME
"""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.deck_building import Remark
from rulewright.gamekit.deck_list import DeckForm, DeckList, PartForm, cards_in_words, copies_in
from rulewright.gamekit.deck_text import joined, unknown_card
from rulewright.games.grimterra.cards.content_cards import Definition, PrintedSet
from rulewright.games.grimterra.rules.numbering import HEROES_EACH

FEWEST_CARDS: Final = 60
MOST_CARDS: Final = 120
"""ruling.deck-maximum names no largest deck. Every card of four players has a number in saves, views and choices."""
MOST_COPIES: Final = 4
HEROES_HEADING: Final = "Heroes"

FORM: Final = DeckForm(PartForm("deck"), PartForm("heroes", HEROES_HEADING, is_counted=False))


class Deck:
    """A deck: the numbers of its cards, one for each copy, and of its three heroes."""

    def __init__(self, name: str, cards: list[int], heroes: list[int]) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.heroes: Final = heroes


# The rules


def faults(deck: DeckList, cards: PrintedSet) -> list[Remark]:
    """Everything that the rules have against a deck; nothing if it is legal."""
    names = [one.name for one in cards.definitions]
    found: list[Remark] = []
    for listed in joined(deck.main):
        card = cards.find(listed.name)
        if card is None:
            found.append(unknown_card(listed, names))
        elif not card.is_in_decks:
            what = f"{card.name} is none of the cards of a deck"
            right = f"put heroes below the heading {HEROES_HEADING!r}"
            found.append(Remark(what, "ruling.heroes-outside-deck", right, listed.line))
        elif listed.copies > MOST_COPIES:
            what = f"there are {listed.copies} {card.name}; of one card there are {MOST_COPIES} at most"
            right = f"take {listed.copies - MOST_COPIES} out"
            found.append(Remark(what, "deck.copy-limit", right, listed.line))
    return found + _wrong_size(deck.size) + _wrong_heroes(deck, cards)


def _wrong_size(size: int) -> list[Remark]:
    if size < FEWEST_CARDS:
        what = f"the deck has {cards_in_words(size)}; it must have {FEWEST_CARDS} or more"
        return [Remark(what, "deck.minimum-size", f"add {FEWEST_CARDS - size}")]
    if size > MOST_CARDS:
        what = f"the deck has {size} cards; no rule limits it, but {MOST_CARDS} must do here"
        return [Remark(what, "ruling.deck-maximum", f"take {size - MOST_CARDS} out")]
    return []


def _wrong_heroes(deck: DeckList, cards: PrintedSet) -> list[Remark]:
    """deck.three-heroes, ruling.heroes-differ."""
    names = [one.name for one in cards.definitions if one.is_hero]
    found: list[Remark] = []
    known: list[str] = []
    for listed in deck.extra:
        card = cards.find(listed.name)
        if card is None:
            found.append(unknown_card(listed, names))
            continue
        if not card.is_hero:
            right = f"it goes by {card.side_of}" if card.side_of else ""
            found.append(Remark(f"{card.name} is no hero", "deck.three-heroes", right, listed.line))
        elif listed.copies > 1 or card.name in known:
            what = f"{card.name} is there twice; the three heroes have different names"
            found.append(Remark(what, "ruling.heroes-differ", "", listed.line))
        known.append(card.name)
    count = copies_in(deck.extra)
    if count != HEROES_EACH:
        what = f"there are {count} heroes instead of exactly {HEROES_EACH}"
        right = (
            f"add {HEROES_EACH - count}"
            if count < HEROES_EACH
            else f"take {count - HEROES_EACH} out"
        )
        found.append(Remark(what, "deck.three-heroes", right))
    return found


def advice(deck: DeckList, cards: PrintedSet) -> list[Remark]:
    """What is legal but probably not meant: cards that none of its heroes can ever use."""
    heroes = [hero for listed in deck.extra if (hero := cards.find(listed.name)) and hero.is_hero]
    sides = [*heroes]
    for hero in heroes:
        other = cards.other_sides[hero.number]
        if other >= 0:
            sides.append(cards.definitions[other])
    found: list[Remark] = []
    for listed in deck.main:
        card = cards.find(listed.name)
        if (
            card is not None
            and card.is_in_decks
            and not any(_may_use(side, card) for side in sides)
        ):
            what = f"none of the heroes can ever use {card.name}: it is good for bluffing only"
            found.append(Remark(what, "ruling.any-faction-in-deck", "", listed.line))
    return found


def _may_use(hero: Definition, card: Definition) -> bool:
    return all(hero.fates[faction] >= card.fates[faction] for faction in range(3))


def built(deck: DeckList, cards: PrintedSet) -> Deck:
    """The deck, if it is legal; DeckError with every fault if it is not."""
    deck.refuse_if(faults(deck, cards))
    return numbered(deck, cards)


def numbered(deck: DeckList, cards: PrintedSet) -> Deck:
    """The deck in numbers, legal or not."""
    main: list[int] = []
    for listed in deck.main:
        main += [cards.named(listed.name).number] * listed.copies
    heroes = [cards.named(listed.name).number for listed in deck.extra]
    return Deck(deck.name, sorted(main), heroes)
