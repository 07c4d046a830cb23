"""What a card's text asks of a card, in words, for the prompts that ask for one."""

from __future__ import annotations

from typing import Final, cast

from rulewright.effects.program import THIS, Program
from rulewright.effects.wording import TextWords
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.texts.filters import CardFilter

_WHOSE_CARD: Final = ["", "yours", "opponents", "that-players", ""]
_WHOSE_PLACE: Final = [
    "whose-anybody",
    "whose-yours",
    "whose-opponents",
    "whose-that",
    "whose-owners",
]
_PLACES: Final = ["", "arena", "backrow", "hand", "deck", "discards", "on-hero"]


class Describer(TextWords):
    """The words of one language for filters."""

    def card(self, program: Program, which: int) -> str:
        """What a filter asks of a card."""
        wanted = cast(CardFilter, program.filters[which])
        if wanted.hero in (terms.THE_USER, terms.THE_RIVAL):
            return self.word("user" if wanted.hero == terms.THE_USER else "rival")
        parts = [*self._adjectives(wanted), self._noun(int(wanted.kinds))]
        whose = _WHOSE_CARD[wanted.whose_card]
        if whose:
            parts.append(self.word(whose))
        if wanted.place > terms.IN_PLAY:
            whose_place = self.word(_WHOSE_PLACE[wanted.whose_place])
            parts.append(self.word(_PLACES[wanted.place], whose=whose_place))
        if wanted.least_counters > 0:
            parts.append(self.word("counters", amount=int(wanted.least_counters)))
        if wanted.most_counters == 0:
            parts.append(self.word("no-counters"))
        if wanted.definition >= 0:
            parts.append(self.word("named", card=self.names[wanted.definition]))
        if wanted.only >= 0:
            parts.append(self.word("of-them"))
        if wanted.other >= 0:
            word = "this" if wanted.other == THIS else "it"
            parts.append(self.word("other", card=self.word(word)))
        return " ".join(parts)

    def _adjectives(self, wanted: CardFilter) -> list[str]:
        found: list[str] = []
        if wanted.side != terms.EITHER:
            found.append(self.word("normal" if wanted.side == terms.NORMAL else "empowered"))
        if wanted.wounds != terms.EITHER:
            found.append(self.word("wounded" if wanted.wounds == terms.WOUNDED else "unwounded"))
        if wanted.hero == terms.BOTH_FIGHTERS:
            found.append(self.word("fighting"))
        for place, name in enumerate(terms.FACTIONS):
            if (wanted.factions >> place) & 1 == 1:
                found.append(name)
        return found

    def _noun(self, kinds: int) -> str:
        if kinds == terms.ANY_KIND:
            return self.word("card")
        names = [name for place, name in enumerate(terms.KINDS) if kinds >> place & 1]
        if kinds & terms.FIGHTER == terms.FIGHTER:
            names.remove("minion")
        return self.either([self.word(name) for name in names]) or self.word("card")
