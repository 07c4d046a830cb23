"""Programs of Eruma's cards as lines to read, with filters in words."""

from __future__ import annotations

from typing import Final, cast

from rulewright.effects import listing as lines
from rulewright.effects.counters import name_of
from rulewright.effects.listing import PLAYERS, Names, register_name
from rulewright.effects.program import FIRST_OWN_CAUSE, Program
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.texts.filters import CardFilter, Near, SpotFilter

_POSSESSIVES: Final = ["anybody's", "your", "an opponent's", "that player's", "its owner's"]
_PLACES: Final = [
    "on the Playfield", "on Treasure", "in {} Zone 1", "in {} Zone 2", "in {} zones", "in {} hand",
    "in {} Deck", "in {} Graveyard", "in {} Extra Deck", "banished",
]  # fmt: skip
_FACINGS: Final = ["", "face-up", "face-down"]
_READINESSES: Final = ["", "exhausted", "ready"]
_RELATIONS: Final = {
    terms.ADJACENT: "adjacent to",
    terms.SAME_ROW: "in the row of",
    terms.SAME_COLUMN: "in the column of",
}
_CHANGES: Final = [
    "gives a type", "may move diagonally", "may move into enemy zones", "may move two steps",
    "may attack diagonally", "may attack into enemy zones", "may move only along a row",
    "may move only along a column", "may attack only along a row",
    "may attack only along a column", "must attack", "must move", "must steal",
    "powers cost {}", "playing costs {}", "moving costs {}", "attacking costs {}",
    "stealing costs {}", "hand limit {}", "{} more Action Points", "{} fewer Action Points",
    "may play", "may block", "may attack far along a row", "may attack far along a column",
    "takes types away", "powers cost {} more", "playing costs {} more", "moving costs {} more",
    "attacking costs {} more", "stealing costs {} more", "powers cost {} fewer",
    "playing costs {} fewer", "moving costs {} fewer", "attacking costs {} fewer",
    "stealing costs {} fewer", "takes the class away", "gives a class", "holds control",
    "the first action must be an attack", "the first move costs {}", "has only {} Action Points",
    "shuts", "plays with an open hand", "another chooses the discards",
]  # fmt: skip


def listing(program: Program) -> list[str]:
    """All abilities of a program, each with its code."""
    return lines.listing(ErumaNames(program))


class ErumaNames(Names):
    """What Eruma calls the numbers in a program."""

    def section(self, number: int) -> str:
        return "" if number == terms.NO_SPEED else terms.SPEEDS[number]

    def verb(self, number: int) -> str:
        return terms.VERB_NAMES[number]

    def stat(self, number: int) -> str:
        return "treasure" if number == terms.TREASURE_STAT else "Action Points"

    def phase(self, number: int) -> str:
        return terms.PHASES[number]

    def cause(self, number: int) -> str:
        return terms.CAUSES[number - FIRST_OWN_CAUSE]

    def change(self, modifier: int, amount: int) -> str:
        if modifier == terms.HAS_TYPE:
            return f"gives {_types(amount)}"
        if modifier == terms.LOSES_TYPE:
            return f"takes away {_types(amount)}"
        return _CHANGES[modifier].format(amount)

    def fitting(self, number: int) -> str:
        """The cards in the order of words on cards."""
        wanted = cast(CardFilter, self.program.filters[number])
        said = [_FACINGS[wanted.facing], _READINESSES[wanted.readiness], _types(wanted.types)]
        said.append(_kinds(wanted.kinds))
        if wanted.whose_card != terms.WHOEVER:
            said.append(f"of {PLAYERS[wanted.whose_card]}")
        said.append(_place(wanted.place, wanted.whose_place))
        if wanted.has_no_type:
            said.append("with no type")
        if wanted.speed >= 0:
            said.append(f"with {terms.SPEEDS[wanted.speed]} power")
        if wanted.definition >= 0:
            said.append(f"of definition {wanted.definition}")
        if wanted.named >= 0:
            said.append(f"named as {register_name(wanted.named)} says")
        if wanted.only >= 0:
            said.append(f"that is {register_name(wanted.only)}")
        if wanted.other >= 0:
            said.append(f"other than {register_name(wanted.other)}")
        if wanted.counters.kind >= 0:
            most = "" if wanted.counters.most < 0 else f" to {wanted.counters.most}"
            kind = name_of(int(wanted.counters.kind), terms.COUNTERS)
            said.append(f"with {wanted.counters.least}{most} {kind} counters")
        said.append(self._near(wanted.near))
        return " ".join(word for word in said if word)

    def spot(self, number: int) -> str:
        wanted = cast(SpotFilter, self.program.spots[number])
        said = ["empty position" if wanted.is_empty else "position"]
        said += [_place(wanted.place, wanted.whose_place), self._near(wanted.near)]
        return " ".join(word for word in said if word)

    def _near(self, near: Near) -> str:
        if near.relation == terms.NO_RELATION:
            return ""
        relation = _RELATIONS.get(near.relation, f"within {near.distance} steps of")
        if near.register >= 0:
            return f"{relation} {register_name(near.register)}"
        return f"{relation} any [{self.fitting(near.fitting)}]"


def _kinds(kinds: int) -> str:
    if kinds == terms.ANY_KIND:
        return "card"
    if kinds == terms.OUTLAW:
        return "Outlaw"
    names = [*terms.CLASSES, "Henchman"]
    return " or ".join(name for bit, name in enumerate(names) if kinds >> bit & 1)


def _types(types: int) -> str:
    return " ".join(name for bit, name in enumerate(terms.TYPES) if types >> bit & 1)


def _place(place: int, whose: int) -> str:
    return "" if place == terms.ANYWHERE else _PLACES[place].format(_POSSESSIVES[whose])
