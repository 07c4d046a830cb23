"""Building decks of Eruma: the decks that come with it, and all that a deck builder asks about one.

The rules of decks and their text are in `deck.py`; here they meet the printed cards and the files
`decks/*.toml`, which name the fifteen Outlaws and the Henchmen of a deck. Cards in reserve step in
for one that the set no longer has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.deck_building import DeckCard, DeckFacet, DeckPart, Listed, Remark
from rulewright.gamekit.deck_folder import DeckFolder, counted_cards, names_of_cards, plan_of
from rulewright.gamekit.deck_list import DeckList, copies_in
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.cards.content_cards import Definition, PrintedSet
from rulewright.games.eruma.cards.content_checks import summoned_by
from rulewright.games.eruma.decks.deck import (
    EXTRA_HEADING,
    FORM,
    Deck,
    advice,
    built,
    faults,
)
from rulewright.games.eruma.rules.numbering import DECK_SIZE
from rulewright.games.eruma.rules.terms import CLASSES, SPEEDS, TYPES
from rulewright.games.eruma.rules.turn import OPENING_HAND

DECK_FILES: Final = FOLDER.file("decks")
MAIN, EXTRA = (part.key for part in FORM.parts)


class DeckBuilding(DeckFolder):
    """Decks of one set of cards."""

    def __init__(self, cards: PrintedSet, folder: Path = DECK_FILES) -> None:
        super().__init__(cards, folder, FORM)
        self.cards: Final = cards

    # What decks are made of

    def parts(self, language: str) -> list[DeckPart]:
        """deck.main-size, deck.single-copy, deck.extra-any-copies."""
        return [
            DeckPart(MAIN, "Deck", fewest=DECK_SIZE, most=DECK_SIZE, copies=1),
            DeckPart(EXTRA, EXTRA_HEADING, fewest=0, most=None, copies=None),
        ]

    def opening_hand(self) -> int:
        """setup.opening-hand."""
        return int(OPENING_HAND)

    def facets(self, language: str) -> list[DeckFacet]:
        """The four classes, the speeds of powers and the types. No card costs more than another."""
        return [
            DeckFacet("class", "Class", CLASSES),
            DeckFacet("speed", "Speed", SPEEDS[:-1]),
            DeckFacet("type", "Type", TYPES),
        ]

    def described_cards(self) -> list[DeckCard]:
        """Every card of the set, class by class."""
        return [_deck_card(one) for one in self.cards.definitions]

    # Decks

    def preset_of(self, entry: Entry, file: str, key: str) -> DeckList:
        """The deck of a file like `decks/*.toml`."""
        name, plan = entry.text("name"), plan_of(entry)
        main = [Listed(card) for card in names_of_cards(entry, "deck")]
        outlaws = self.with_reserve(main, names_of_cards(entry, "reserve"), most_copies=1)
        henchmen = sorted(counted_cards(entry, "extra"), key=lambda listed: listed.name)
        return DeckList(name, plan, [outlaws, henchmen], file, key)

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
        """The deck for people to read: its plan, and its cards by class with their texts."""
        lines = self.heading(deck)
        known = [card for listed in deck.main if (card := self.cards.find(listed.name))]
        for kind in CLASSES:
            group = sorted(
                (card for card in known if card.kind_name == kind), key=lambda card: card.number
            )
            if group:
                lines += ["", f"{kind} ({len(group)})", *(_card_line(card) for card in group)]
        others = [listed for listed in deck.main if self._is_no_outlaw(listed)]
        if others:
            lines += ["", "Not Outlaws", *(f"  {listed.name}" for listed in others)]
        if deck.extra:
            lines += ["", f"{EXTRA_HEADING} ({copies_in(deck.extra)})"]
        for listed in deck.extra:
            card = self.cards.find(listed.name)
            said = f"  {listed.name}" if card is None else _card_line(card)
            lines.append(f"{said}  x{listed.copies}" if listed.copies > 1 else said)
        return lines

    def _is_no_outlaw(self, listed: Listed) -> bool:
        card = self.cards.find(listed.name)
        return card is None or card.is_henchman

    def size_note(self, deck: DeckList) -> str:
        """How many cards there are in it, in a few words."""
        return f"{deck.size} of {DECK_SIZE} Outlaws, {copies_in(deck.extra)} Henchmen"


def _card_line(card: Definition) -> str:
    types = f" [{', '.join(card.type_names)}]" if card.type_names else ""
    return f"  {card.name}{types}: {card.text}"


def _deck_card(one: Definition) -> DeckCard:
    marks = {
        "class": [] if one.is_henchman else [one.kind_name],
        "speed": [one.speed_name] if one.speed_name else [],
        "type": one.type_names,
    }
    part = EXTRA if one.is_henchman else MAIN
    wants = list(dict.fromkeys(summoned_by(one.tree)))
    return DeckCard(one.key, one.name, one.text, part, marks, wants)
