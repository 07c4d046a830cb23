"""Building decks of Grimterra: the decks that come with it, and all that a deck builder asks about one.

The rules of decks and their text are in `deck.py`; here they meet the printed cards and the files `decks/*.toml`, which name
the three heroes and, by kind, the cards with their copies. Cards in reserve step in for those that the set no longer has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.deck_building import DeckCard, DeckFacet, DeckPart, Listed, Remark
from rulewright.gamekit.deck_folder import DeckFolder, counted_cards, names_of_cards, plan_of
from rulewright.gamekit.deck_list import DeckList, copies_in
from rulewright.gamekit.deck_text import joined
from rulewright.games.grimterra.cards.content import FOLDER
from rulewright.games.grimterra.cards.content_cards import Definition, PrintedSet
from rulewright.games.grimterra.cards.content_checks import HERO, MINION, summoned_by
from rulewright.games.grimterra.decks.deck import (
    FEWEST_CARDS,
    FORM,
    HEROES_HEADING,
    MOST_COPIES,
    Deck,
    advice,
    built,
    faults,
)
from rulewright.games.grimterra.rules.numbering import HAND_SIZE, HEROES_EACH
from rulewright.games.grimterra.rules.terms import FACTIONS, STARS

DECK_FILES: Final = FOLDER.file("decks")
MAIN, HEROES = (part.key for part in FORM.parts)
KINDS: Final = ["attack", "defense", "spell", "equipment"]
_TABLES: Final = ["attacks", "defenses", "spells", "equipment"]


class DeckBuilding(DeckFolder):
    """Decks of one set of cards."""

    def __init__(self, cards: PrintedSet, folder: Path = DECK_FILES) -> None:
        super().__init__(cards, folder, FORM)
        self.cards: Final = cards

    # What decks are made of

    def parts(self, language: str) -> list[DeckPart]:
        """deck.minimum-size, deck.copy-limit, deck.three-heroes."""
        return [
            DeckPart(MAIN, "Deck", fewest=FEWEST_CARDS, most=None, copies=MOST_COPIES),
            DeckPart(HEROES, HEROES_HEADING, fewest=HEROES_EACH, most=HEROES_EACH, copies=1),
        ]

    def opening_hand(self) -> int:
        """turn.draw-to-five, ruling.setup."""
        return int(HAND_SIZE)

    def facets(self, language: str) -> list[DeckFacet]:
        """Kinds, factions, the numbers of Fate marks, and stars."""
        numbers = sorted(
            {number for one in self.cards.definitions for number in one.fates if number}
        )
        return [
            DeckFacet("kind", "Kind", [*KINDS, HERO, MINION]),
            DeckFacet("faction", "Faction", FACTIONS),
            DeckFacet("fate", "Fate", [str(number) for number in numbers]),
            DeckFacet("star", "Star", STARS),
        ]

    def described_cards(self) -> list[DeckCard]:
        """Every card that may be in decks, and the heroes by their normal sides."""
        return [_deck_card(one) for one in self.cards.definitions if one.is_in_decks or one.is_hero]

    # Decks

    def preset_of(self, entry: Entry, file: str, key: str) -> DeckList:
        """The deck of a file like `decks/*.toml`."""
        name, plan = entry.text("name"), plan_of(entry)
        heroes = [Listed(hero) for hero in names_of_cards(entry, "heroes")]
        listed: list[Listed] = []
        for table in _TABLES:
            listed += counted_cards(entry, table)
        cards = self.with_reserve(listed, names_of_cards(entry, "reserve"), MOST_COPIES)
        return DeckList(name, plan, [joined(cards), heroes], file, key)

    def faults(self, deck: DeckList) -> list[Remark]:
        """What the rules have against a deck."""
        return faults(deck, self.cards)

    def advice(self, deck: DeckList) -> list[Remark]:
        """What is legal, but probably not meant."""
        return advice(deck, self.cards)

    def built(self, deck: DeckList) -> Deck:
        """The deck for a match; DeckError if it is not legal."""
        return built(deck, self.cards)

    def shown(self, deck: DeckList) -> list[str]:
        """The deck for people to read: its plan, its heroes, and its cards by kind with their texts."""
        lines = self.heading(deck)
        lines += ["", f"{HEROES_HEADING} ({copies_in(deck.extra)})"]
        for listed in deck.extra:
            hero = self.cards.find(listed.name)
            lines.append(f"  {listed.name}" if hero is None else f"  {_card_line(hero)}")
        for kind in KINDS:
            group = [
                (card, listed)
                for listed in deck.main
                if (card := self.cards.find(listed.name)) and card.heading == kind
            ]
            if group:
                count = sum(listed.copies for _, listed in group)
                lines += ["", f"{kind.capitalize()} ({count})"]
                lines += [f"  {listed.copies} {_card_line(card)}" for card, listed in group]
        others = [listed for listed in deck.main if self._is_no_card(listed)]
        if others:
            lines += ["", "No cards for decks", *(f"  {listed.name}" for listed in others)]
        return lines

    def _is_no_card(self, listed: Listed) -> bool:
        card = self.cards.find(listed.name)
        return card is None or not card.is_in_decks

    def size_note(self, deck: DeckList) -> str:
        """How many cards there are in it, in a few words."""
        return f"{deck.size} cards of {FEWEST_CARDS} or more, {copies_in(deck.extra)} heroes"


def _card_line(card: Definition) -> str:
    fates = ", ".join(f"{name} {card.fates[FACTIONS.index(name)]}" for name in card.faction_names)
    damage = f" {card.damage} damage" if card.heading == "attack" else ""
    text = f": {card.text}" if card.text else ""
    return f"{card.name} [{fates}]{damage}{text}"


def _deck_card(one: Definition) -> DeckCard:
    marks = {
        "kind": [] if one.is_hero else [one.heading],
        "faction": one.faction_names,
        "fate": [str(number) for number in one.fates if number],
        "star": [one.star] if one.star else [],
    }
    wants = list(dict.fromkeys(summoned_by(one.tree))) if one.tree else []
    return DeckCard(one.key, one.name, one.text, HEROES if one.is_hero else MAIN, marks, wants)
