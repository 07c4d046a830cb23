"""What a card's text asks of a card or a position, in words, for the prompts that ask for one.

The printed text stands on the card; this is its noun phrase again, put together from the filter,
so that it can also be said of a copied power and in another language.
"""

from __future__ import annotations

from typing import cast

from rulewright.effects.program import THIS, Program
from rulewright.effects.wording import TextWords
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.texts.filters import CardFilter, Near, SpotFilter

_WHOSE_CARD = ["", "yours", "opponents", "that-players", ""]
_WHOSE_PLACE = ["whose-anybody", "whose-yours", "whose-opponents", "whose-that", "whose-owners"]
_PLACES = ["", "treasure", "zone-one", "zone-two", "zones", "hand", "deck", "graveyard", "", ""]
_RELATIONS = ["", "adjacent", "same-row", "same-column", "within"]


class Describer(TextWords):
    """The words of one language for filters."""

    def card(self, program: Program, which: int) -> str:
        """What a filter asks of a card."""
        wanted = cast(CardFilter, program.filters[which])
        parts = [*self._adjectives(wanted), self._noun(int(wanted.kinds))]
        if wanted.whose_card != terms.WHOEVER:
            whose = _WHOSE_CARD[wanted.whose_card]
            if whose:
                parts.append(self.word(whose))
        parts += self._place(int(wanted.place), int(wanted.whose_place))
        if wanted.has_no_type:
            parts.append(self.word("no-type"))
        if wanted.speed >= 0:
            parts.append(self.word("speed", speed=terms.SPEEDS[wanted.speed]))
        if wanted.definition >= 0:
            parts.append(self.word("named", card=self.names[wanted.definition]))
        if wanted.only >= 0:
            parts.append(self.word("of-them"))
        if wanted.other >= 0:
            parts.append(self.word("other", card=self._reference(int(wanted.other))))
        parts += self._near(program, wanted.near)
        return " ".join(parts)

    def spot(self, program: Program, which: int) -> str:
        """What a spot filter asks of a position."""
        wanted = cast(SpotFilter, program.spots[which])
        parts = [self.word("empty")] if wanted.is_empty else []
        parts.append(self.word("position"))
        parts += self._place(int(wanted.place), int(wanted.whose_place))
        parts += self._near(program, wanted.near)
        return " ".join(parts)

    def _adjectives(self, wanted: CardFilter) -> list[str]:
        found: list[str] = []
        if wanted.facing == terms.DOWN:
            found.append(self.word("down"))
        elif wanted.facing == terms.UP and wanted.place > terms.PLAYFIELD + 4:
            found.append(self.word("up"))
        if wanted.readiness == terms.EXHAUSTED:
            found.append(self.word("exhausted"))
        elif wanted.readiness == terms.READY:
            found.append(self.word("ready"))
        for place, name in enumerate(terms.TYPES):
            if (wanted.types >> place) & 1 == 1:
                found.append(name)
        return found

    def _noun(self, kinds: int) -> str:
        if kinds == terms.ANY_KIND:
            return self.word("card")
        if kinds == terms.OUTLAW:
            return self.word("outlaw")
        names = [name for place, name in enumerate(terms.CLASSES) if kinds >> place & 1]
        if kinds & terms.HENCHMAN:
            names.append(self.word("henchman"))
        return self.either(names) or self.word("card")

    def _place(self, place: int, whose: int) -> list[str]:
        key = _PLACES[place]
        if not key:
            return []
        return [self.word(key, whose=self.word(_WHOSE_PLACE[whose]))]

    def _near(self, program: Program, near: Near) -> list[str]:
        if near.relation == terms.NO_RELATION:
            return []
        card = self._reference(int(near.register))
        if near.register < 0:
            card = self.word("any", what=self.card(program, int(near.fitting)))
        return [self.word(_RELATIONS[near.relation], card=card, steps=int(near.distance))]

    def _reference(self, register: int) -> str:
        return self.word("this" if register == THIS else "it")
