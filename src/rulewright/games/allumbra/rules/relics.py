"""The advanced module: who has which relics, and the choice of them before play.

`relic.two-each`, `ruling.relic-pool`. Nothing here is asked where the module is not in play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.state import DUELLISTS, Duel, Duellist, Memory, Relic
from rulewright.games.allumbra.rules.tables import RelicTable
from rulewright.games.allumbra.rules.verbs import CHOOSE
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

RELICS_EACH: Final = 2


def table_of(duel: Duel) -> RelicTable:
    """The relics in print. Only asked where the module is in play."""
    assert duel.relics is not None
    return duel.relics


def relics_of(player: Duellist) -> list[Relic]:
    """The player's relics. Only asked where the module is in play."""
    assert player.relics is not None
    return player.relics


def memory_of(player: Duellist) -> Memory:
    """What is remembered of the player's turn. Only asked where the module is in play."""
    assert player.memory is not None
    return player.memory


def character_of(duel: Duel, seat: i64) -> i64:
    """Who the seat plays."""
    return printed.STELLA if seat == duel.stella else printed.BALIF


def relics_are_own(duel: Duel, seat: i64) -> bool:
    """ruling.relic-pool: two different relics of the seat's own character."""
    table = table_of(duel)
    one, two = relics_of(duel.duellists[seat])
    character = character_of(duel, seat)
    return (
        one.kind != two.kind
        and table.character[one.kind] == character
        and table.character[two.kind] == character
    )


class ChooseRelics(Question[Duel]):
    """relic.two-each, ruling.relic-pool: two of one's own character's, in secret, shown together."""

    __slots__ = ()

    def ask(self, duel: Duel, seat: i64) -> Zone:
        given = duel.answers[seat]
        if len(given) == RELICS_EACH:
            return NOTHING
        offered = Zone()
        for relic in table_of(duel).of(character_of(duel, seat)):
            choice = make_choice(CHOOSE, relic)
            if choice not in given:
                offered.append(choice)
        return offered

    def answered(self, duel: Duel) -> None:
        for seat in range(DUELLISTS):
            given = duel.answers[seat]
            first = thing_of(given[0])
            second = thing_of(given[1])
            duel.duellists[seat].relics = [new_relic(first), new_relic(second)]
            duel.duellists[seat].memory = Memory()
            duel.publish(first * 64 + second)
            duel.tell(EVERYONE, story.RELICS_CHOSEN, seat, first, second)


def new_relic(kind: i64) -> Relic:
    """relic.starts-on-condition."""
    return Relic(kind)


CHOOSE_RELICS: Final[ChooseRelics] = ChooseRelics()
