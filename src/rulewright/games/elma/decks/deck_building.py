"""Building decks of Elma: the decks that come with it, and all that a deck builder asks about one.

The rules of decks and their text are in `deck.py`; here they meet the printed cards and the files
`decks/*.toml`, which name the cards of a deck with their copies by kind. Cards in reserve step in for
those of their kind that the set no longer has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.deck_building import DeckCard, DeckFacet, DeckPart, Listed, Remark
from rulewright.gamekit.deck_folder import DeckFolder, counted_cards, names_of_cards, plan_of
from rulewright.gamekit.deck_list import DeckList
from rulewright.gamekit.deck_text import joined
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.cards.content_cards import Definition, PrintedSet
from rulewright.games.elma.decks.deck import (
    FORM,
    DeckRules,
    advice,
    built,
    by_kind,
    faults,
    known_cards,
)
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.turn import OPENING_HAND

DECK_FILES: Final = FOLDER.file("decks")
MAIN: Final = FORM.parts[0].key
PRO: Final = "Pro"
CHAIN: Final = "Chain level"
RARITY_NAMES: Final = {"C": "Common", "U": "Uncommon", "R": "Rare"}

_USUAL: Final = DeckRules()


def _is_kind(name: str, kind: str, cards: PrintedSet) -> bool:
    card = cards.find(name)
    return card is not None and card.kind_name == kind


class DeckBuilding(DeckFolder):
    """Decks of one set of cards, by the usual rules or those of an event."""

    def __init__(
        self, cards: PrintedSet, folder: Path = DECK_FILES, rules: DeckRules = _USUAL
    ) -> None:
        super().__init__(cards, folder, FORM)
        self.cards: Final = cards
        self.rules: Final = rules

    # What decks are made of

    def parts(self, language: str) -> list[DeckPart]:
        """ruling.deck-list."""
        rules = self.rules
        return [DeckPart(MAIN, "Deck", rules.fewest, rules.most, rules.copies)]

    def opening_hand(self) -> int:
        """phases.opening-hand."""
        return int(OPENING_HAND)

    def facets(self, language: str) -> list[DeckFacet]:
        """Kinds, types, keywords, battle lengths, teams and rarities."""
        lengths = sorted({length for one in self.cards.definitions for length in one.all_lengths})
        return [
            DeckFacet("kind", "Kind", terms.KINDS),
            DeckFacet("kuski-type", "Kuski type", terms.KUSKI_TYPES),
            DeckFacet("level-type", "Level type", terms.LEVEL_TYPES),
            DeckFacet(
                "keyword", "Keyword", [PRO, *terms.KUSKI_KEYWORDS, *terms.LEVEL_KEYWORDS, CHAIN]
            ),
            DeckFacet("length", "Battle length", [str(length) for length in lengths]),
            DeckFacet("team", "Team", self.cards.teams),
            DeckFacet("rarity", "Rarity", list(RARITY_NAMES.values())),
        ]

    def described_cards(self) -> list[DeckCard]:
        """Every card of the set, kind by kind."""
        return [_deck_card(one) for one in self.cards.definitions]

    # Decks

    def preset_of(self, entry: Entry, file: str, key: str) -> DeckList:
        """The deck of a file like `decks/*.toml`."""
        name, plan = entry.text("name"), plan_of(entry)
        reserve = names_of_cards(entry, "reserve")
        listed: list[Listed] = []
        for kind in terms.KINDS:
            wanted = counted_cards(entry, f"{kind.lower()}s")
            waiting = [card for card in reserve if _is_kind(card, kind, self.cards)]
            listed += self.with_reserve(wanted, waiting, _USUAL.copies)
        return DeckList(name, plan, [joined(listed)], file, key)

    def faults(self, deck: DeckList) -> list[Remark]:
        """What the rules have against a deck."""
        return faults(deck, self.cards, self.rules)

    def advice(self, deck: DeckList) -> list[Remark]:
        """What is legal, but probably not meant."""
        return advice(deck, self.cards)

    def built(self, deck: DeckList) -> list[int]:
        """The deck for a match; DeckError if it is not legal."""
        return built(deck, self.cards, self.rules)

    def shown(self, deck: DeckList) -> list[str]:
        """The deck for people to read: its plan, and its cards by kind with what is on them."""
        lines = self.heading(deck)
        there = known_cards(deck, self.cards)
        counts = by_kind(there)
        for kind in terms.KINDS:
            group = [(card, listed) for card, listed in there if card.kind_name == kind]
            if group:
                lines += ["", f"{kind}s ({counts[kind]})"]
                lines += [f"  {listed.copies} {_card_line(card)}" for card, listed in group]
        others = [listed for listed in deck.main if self.cards.find(listed.name) is None]
        if others:
            lines += ["", "No cards of the set", *(f"  {listed.name}" for listed in others)]
        return lines

    def size_note(self, deck: DeckList) -> str:
        """How many cards there are in it, in a few words."""
        counts = by_kind(known_cards(deck, self.cards))
        said = ", ".join(f"{counts[kind]} {kind.lower()}s" for kind in terms.KINDS)
        return f"{deck.size} cards of {self.rules.fewest} or more ({said})"


def _card_line(card: Definition) -> str:
    types = f" [{', '.join(card.type_names)}]" if card.type_names else ""
    lists = [" ".join(records) for records in card.written_lists]
    lengths = ["-".join(str(length) for length in ends) for ends in card.written_lengths]
    figures = " or ".join([*lists, *lengths])
    text = f": {card.text}" if card.text else ""
    return f"{card.name}{types}{' ' if figures else ''}{figures}{text}"


def _deck_card(one: Definition) -> DeckCard:
    keywords = [PRO] if one.keywords.pros else []
    keywords += one.keyword_names
    if one.chain > 1:
        keywords.append(CHAIN)
    marks = {
        "kind": [one.kind_name],
        "kuski-type": [name for name in one.type_names if name in terms.KUSKI_TYPES],
        "level-type": [name for name in one.type_names if name in terms.LEVEL_TYPES],
        "keyword": keywords,
        "length": [str(length) for length in one.all_lengths],
        "team": [one.team] if one.team else [],
        "rarity": [RARITY_NAMES[one.rarity]],
    }
    return DeckCard(one.key, one.name, one.text, MAIN, marks, [])
