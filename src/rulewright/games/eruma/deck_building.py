"""Building decks of Eruma: the decks that come with it, and all that a deck builder asks about one.

The rules of decks and their text are in `deck.py`; here they meet the printed cards and the files
`decks/*.toml`. A file names a deck, its plan, its fifteen Outlaws and its Henchmen. It also names
cards in reserve, which step in for one that the set no longer has.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulewright.games.eruma.content import shipped_file
from rulewright.games.eruma.content_cards import Definition, PrintedSet
from rulewright.games.eruma.content_checks import summoned_by
from rulewright.games.eruma.deck import (
    EXTRA_HEADING,
    Deck,
    DeckList,
    advice,
    built,
    faults,
    read_text,
    write_text,
)
from rulewright.games.eruma.numbering import DECK_SIZE
from rulewright.games.eruma.rules import OPENING_HAND
from rulewright.games.eruma.terms import CLASSES, SPEEDS, TYPES
from rulewright.kernel import deck_building as kernel
from rulewright.kernel.content_file import Entry
from rulewright.kernel.deck_building import DeckCard, DeckFacet, DeckPart, Listed, Remark
from rulewright.kernel.deck_text import MOST_COPIES, DeckError, deck_named, joined
from rulewright.kernel.errors import ContentError

DECK_FILES: Final = shipped_file("decks")
MAIN: Final = "deck"
EXTRA: Final = "extra"


def read_toml(toml: str, file: str, key: str, cards: PrintedSet) -> DeckList:
    """The deck of a file like `decks/*.toml`; ContentError with the place if it is malformed."""
    try:
        entry = Entry(file, tomllib.loads(toml))
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{file}: not TOML: {error}") from error
    name, plan = entry.text("name"), entry.text("plan")
    main, reserve = _names(entry, "deck"), _names(entry, "reserve")
    extra = entry.table("extra", needed=False)
    henchmen = [
        Listed(henchman, extra.number(henchman, None, 1, MOST_COPIES))
        for henchman in sorted(extra.fields)
    ]
    entry.done()
    there = [card for card in main if cards.find(card) is not None]
    gone = len(main) - len(there)
    waiting = [card for card in reserve if cards.find(card) is not None and card not in there]
    # Where nobody can step in, the missing card stays, so that its absence is told.
    chosen = there + waiting[:gone] if gone <= len(waiting) else main
    return DeckList(
        name, " ".join(plan.split()), [Listed(card) for card in chosen], henchmen, file, key
    )


def _names(entry: Entry, field: str) -> list[str]:
    names: list[str] = []
    for name in entry.items(field):
        if not isinstance(name, str):
            raise entry.wrong(f"{field!r} must be a list of names of cards, and {name!r} is none")
        names.append(name)
    return names


class DeckBuilding(kernel.DeckBuilding):
    """Decks of one set of cards."""

    def __init__(self, cards: PrintedSet, folder: Path = DECK_FILES) -> None:
        self.cards: Final = cards
        self.folder: Final = folder
        self._deck_cards: list[DeckCard] = []

    # What decks are made of

    def parts(self, language: str) -> list[DeckPart]:
        """deck.main-size, deck.single-copy, deck.extra-any-copies."""
        return [
            DeckPart(MAIN, "Deck", DECK_SIZE, DECK_SIZE, 1),
            DeckPart(EXTRA, EXTRA_HEADING, 0, None, None),
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

    def deck_cards(self) -> list[DeckCard]:
        """Every card of the set, class by class. Worked out when somebody first asks."""
        if not self._deck_cards:
            self._deck_cards = [_deck_card(one) for one in self.cards.definitions]
        return self._deck_cards

    # Decks

    def presets(self) -> list[DeckList]:
        """The decks that come with the game, legal or not, in the order of their files."""
        files = sorted(path for path in self.folder.iterdir() if path.suffix == ".toml")
        return [
            read_toml(path.read_text(encoding="utf-8"), path.name, path.stem, self.cards)
            for path in files
        ]

    def legal_presets(self) -> list[DeckList]:
        """Those of them that can be played with this set."""
        return [deck for deck in self.presets() if not faults(deck, self.cards)]

    def preset(self, name: str) -> DeckList:
        """The deck that comes with the game under that name or key."""
        return deck_named(name, self.presets())

    def read(self, text: str, file: str) -> DeckList:
        """The deck of a file: TOML if it is named so, else plain text."""
        if file.endswith(".toml"):
            return read_toml(text, file, Path(file).stem, self.cards)
        return read_text(text, file)

    def made(self, name: str, plan: str, parts: Mapping[str, list[Listed]]) -> DeckList:
        """The deck of these cards."""
        for part in parts:
            if part not in (MAIN, EXTRA):
                raise DeckError(f"a deck has no part {part!r}; it has {MAIN!r} and {EXTRA!r}")
        return DeckList(name, plan, parts.get(MAIN, []), joined(parts.get(EXTRA, [])))

    def listed(self, deck: DeckList) -> dict[str, list[Listed]]:
        """The cards of a deck, spelled as they are printed."""
        return {MAIN: self._spelled(deck.main), EXTRA: self._spelled(deck.extra)}

    def faults(self, deck: DeckList) -> list[Remark]:
        """What the rules have against a deck."""
        return faults(deck, self.cards)

    def advice(self, deck: DeckList) -> list[Remark]:
        """What is legal, but probably not meant."""
        return advice(deck, self.cards)

    def built(self, deck: DeckList) -> Deck:
        """The deck for a match; DeckError if it is not legal."""
        return built(deck, self.cards)

    def text(self, deck: DeckList) -> str:
        """The deck as plain text, with the names as they are printed."""
        return write_text(
            DeckList(
                deck.name, deck.plan, self._spelled(deck.main), self._spelled(deck.extra), deck.file
            )
        )

    def _spelled(self, lines: list[Listed]) -> list[Listed]:
        spelled: list[Listed] = []
        for listed in lines:
            card = self.cards.find(listed.name)
            name = listed.name if card is None else card.name
            spelled.append(Listed(name, listed.copies, listed.line))
        return spelled

    def shown(self, deck: DeckList) -> list[str]:
        """The deck for people to read: its plan, and its cards by class with their texts."""
        lines = [deck.name or "A deck", deck.plan] if deck.plan else [deck.name or "A deck"]
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
            lines += ["", f"{EXTRA_HEADING} ({sum(listed.copies for listed in deck.extra)})"]
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
        henchmen = sum(listed.copies for listed in deck.extra)
        return f"{sum(listed.copies for listed in deck.main)} of {DECK_SIZE} Outlaws, {henchmen} Henchmen"


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
