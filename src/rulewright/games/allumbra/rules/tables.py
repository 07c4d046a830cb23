"""The printed cards and relics as the rules need them: tables of numbers, and what people read.

The tables never change and are shared by all matches. Rules ask them by number; no rule names a
card. They are filled by `content.py`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules.terms import EFFECTS, MOST_MODES
from rulewright.kernel.errors import ContentError
from rulewright.kernel.zone import Zone


class Printed:
    """What is printed on a card or relic for people to read."""

    def __init__(
        self, key: str, icon: str, names: dict[str, str], texts: dict[str, list[str]]
    ) -> None:
        self.key: Final = key
        self.icon: Final = icon
        self.names: Final = names
        self.texts: Final = texts

    def name(self, language: str) -> str:
        """Its name in that language, in English where there is none."""
        return self.names.get(language, self.names["en"])

    def text(self, language: str) -> list[str]:
        """Its text in that language, in English where there is none."""
        return self.texts.get(language, self.texts["en"])


class CardTable:
    """The kinds of card, by number: one column per printed figure."""

    def __init__(self, printed: list[Printed]) -> None:
        self.printed: Final = printed
        self.kinds: i64 = len(printed)
        self.is_attack: Zone = Zone()
        self.copies: Zone = Zone()
        self.cost: Zone = Zone()
        self.damage: Zone = Zone()
        self.energy: Zone = Zone()
        self.ammo: Zone = Zone()
        self.cancels: Zone = Zone()
        """For each kind the set of kinds it cancels, as bits."""
        self.cancel_energy: Zone = Zone()
        self.cancel_ammo: Zone = Zone()
        self.next_free: Zone = Zone()
        self.next_damage: Zone = Zone()
        self.against_energy: Zone = Zone()
        """kind * kinds + opposing kind: the energy gained for having met it."""
        self.against_ammo: Zone = Zone()

    def number(self, key: str) -> int:
        """The kind with that key."""
        for number, printed in enumerate(self.printed):
            if printed.key == key:
                return number
        known = ", ".join(printed.key for printed in self.printed)
        raise ContentError(f"there is no card {key!r}; the cards are {known}")

    def played_facts(self, kind: i64) -> list[object]:
        """All that is played with of a kind: what is printed on it."""
        columns = [self.is_attack, self.copies, self.cost, self.damage, self.energy, self.ammo]
        printed = self.printed[kind]
        return [printed.key, printed.text("en"), *(int(column[kind]) for column in columns)]

    def deck(self) -> Zone:
        """A whole deck, in order of kind."""
        deck = Zone()
        for kind in range(self.kinds):
            for _ in range(self.copies[kind]):
                deck.append(kind)
        return deck


class RelicTable:
    """The relics of both characters, by number."""

    def __init__(self, printed: list[Printed]) -> None:
        self.printed: Final = printed
        self.character: Zone = Zone()
        self.moment: Zone = Zone()
        self.test: Zone = Zone()
        self.whose: Zone = Zone()
        """Of whom the condition speaks."""
        self.means: Zone = Zone()
        """Whether it counts energy or ammo."""
        self.cards: Zone = Zone()
        """The set of kinds that it asks for, as bits."""
        self.by: Zone = Zone()
        """The set of kinds with one of which the card was cancelled, as bits."""
        self.least: Zone = Zone()
        self.most: Zone = Zone()
        """How many or how much it asks for."""
        self.modes: Zone = Zone()
        """How many things there are to choose from; 1 where there is nothing to choose."""
        self.effects: Zone = Zone()
        """(relic * MOST_MODES + mode) * len(EFFECTS) + effect: how much of it."""
        self.asks_more: Zone = Zone()
        """Whether its use asks for something else: 1 if it does in some mode."""

    def number(self, key: str) -> int:
        """The relic with that key."""
        for number, printed in enumerate(self.printed):
            if printed.key == key:
                return number
        known = ", ".join(printed.key for printed in self.printed)
        raise ContentError(f"there is no relic {key!r}; the relics are {known}")

    def effect(self, relic: i64, mode: i64, effect: i64) -> i64:
        """How much of that effect the relic has, used in that mode."""
        return self.effects[(relic * MOST_MODES + mode) * len(EFFECTS) + effect]

    def played_facts(self, relic: i64) -> list[object]:
        """All that is played with of a relic: what is printed on it."""
        printed = self.printed[relic]
        return [int(relic), printed.key, printed.text("en"), int(self.character[relic])]

    def of(self, character: i64) -> list[int]:
        """The relics of a character."""
        return [
            number for number in range(len(self.printed)) if self.character[number] == character
        ]


def fingerprint(cards: CardTable, relics: RelicTable | None, brought: list[int]) -> str:
    """A short text that tells whether the numbers of all cards and of these relics mean what they meant."""
    facts = [cards.played_facts(kind) for kind in range(cards.kinds)]
    if relics is not None:
        facts += [relics.played_facts(relic) for relic in sorted(brought)]
    return sha256(json.dumps(facts).encode()).hexdigest()[:16]
