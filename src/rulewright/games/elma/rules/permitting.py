"""Whether something can happen, and whether a text says that it can't: the first half of the pipeline in
`happening.py`. Only looking: nothing is changed here."""

from __future__ import annotations

from typing import Final

from rulewright.games.elma.rules import may
from rulewright.games.elma.rules.alive import is_forbidden, may_be_forbidden
from rulewright.games.elma.rules.deed import Deed
from rulewright.games.elma.rules.doing import can_be_done_to
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import ADD_LEVEL, DRAW, ENTER, FIRST_OF_TEXTS

FIRST_OF_A_PLAYER: Final = DRAW
"""From this verb on it is players to whom something happens, or it is only told."""


def possible(race: Race, deed: Deed) -> list[int] | None:
    """The cards to which it can be done now; None if it can't be done at all."""
    if len(deed.cards) == 0 or FIRST_OF_A_PLAYER < deed.verb < FIRST_OF_TEXTS:
        return deed.cards
    found = [card for card in deed.cards if can_be_done_to(race, deed.verb, card)]
    if len(found) == 0 or (deed.verb == ENTER and not _is_whole(race, deed, found)):
        return None
    if deed.verb == ADD_LEVEL:
        for card in deed.adders():
            if not may.can_add(race, card):
                return None
    return found


def _is_whole(race: Race, deed: Deed, found: list[int]) -> bool:
    """ruling.pairs: on a Multiplayer level two kuskis of one player, elsewhere one at a time."""
    if len(found) != len(deed.cards):
        return False
    if not may.is_played_in_pairs(race):
        return len(found) == 1
    return len(found) == 2 and race.controller(found[0]) == race.controller(found[1])


def permitted(race: Race, deed: Deed) -> list[int] | None:
    """The cards for which nothing says that it can't be; None if it can't be at all."""
    if not may_be_forbidden(race, deed.verb):
        return deed.cards
    if is_forbidden(race, deed.verb, deed, NONE):
        return None
    found = [card for card in deed.cards if not is_forbidden(race, deed.verb, deed, card)]
    is_less = len(found) < len(deed.cards)
    if is_less and (len(found) == 0 or deed.verb == ENTER):
        return None
    return None if _is_any_other_forbidden(race, deed) else found


def is_permitted(race: Race, deed: Deed) -> bool:
    """Whether no text says that it, or a part of it, can't be."""
    if not may_be_forbidden(race, deed.verb):
        return True
    for card in deed.cards:
        if is_forbidden(race, deed.verb, deed, card):
            return False
    return not is_forbidden(race, deed.verb, deed, NONE) and not _is_any_other_forbidden(race, deed)


def _is_any_other_forbidden(race: Race, deed: Deed) -> bool:
    """Whether one of those that do it can't: the kuskis that are cursed by it do not add the level."""
    doing = deed.adders() if deed.verb == ADD_LEVEL else deed.others
    return any(card != NONE and is_forbidden(race, deed.verb, deed, card) for card in doing)
