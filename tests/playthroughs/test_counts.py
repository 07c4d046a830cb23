"""Exact counts of legal play from fixed positions of Allumbra.

For one question and for two in a row: in how many ways all seats together can answer, and how many
different states that leads to. A choice too many or too few, a rule that tells apart what is
alike, or one that forgets a difference, changes a figure. The cards are those of the rule tests,
which balance leaves alone.
"""

import json
from collections.abc import Iterator

import pytest

from rulewright.gamekit.match import start_match
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.state import State

GAME = DuelTable().game


def after_one_question(state: State) -> Iterator[State]:
    """Every state to which answering the question under way can lead, once for each answer."""
    question = state.asked
    seat = next(seat for seat in range(state.seats) if state.asks(seat))
    for choice in state.choices[seat].as_list():
        copy = state.clone()
        copy.apply(seat, choice)
        if copy.over or copy.asked != question:
            yield copy
        else:
            yield from after_one_question(copy)


def text(state: State) -> str:
    return json.dumps(GAME.rules.save_state(state), sort_keys=True)


def counts(state: State, questions: int) -> list[tuple[int, int]]:
    """For each question in a row: complete answers of all seats, and different states reached."""
    found = []
    reached = {text(state): state}
    for _ in range(questions):
        after = [
            later
            for before in reached.values()
            if not before.over
            for later in after_one_question(before)
        ]
        reached = {text(later): later for later in after}
        found.append((len(after), len(reached)))
    return found


FIRST_CLASH = """
    turn 1
    me:   hand quick-draw hide 2 reload
    them: hand pulverize hide cauterize
"""
"""Three kinds of card each: 3 x 3. Two in each case left for the next clash, or three where one
of my two cards of a kind is gone: (2 + 2 + 3) x 3 x 2. Three in order: 12 x 6."""

WITHOUT_AMMO = """
    turn 1
    me:   ammo 0, hand quick-draw calculated-shot pulverize
    them: energy 1, ammo 0, hand quick-draw calculated-shot pulverize
"""
"""No attack can be paid for, so it makes no difference but to where the cards lie."""

LAST_BLOW = """
    turn 1, clash 3
    me:   energy 1, hand quick-draw hide, row reload reload, deck 3 cauterize
    them: energy 1, hand quick-draw pulverize, row reload reload, deck 3 cauterize
"""
"""Whoever is hit is out. Hide cancels both attacks, Quick Draw cancels Pulverize: two answers end
the duel, one of them in a draw, and of the other two each is followed by a pair from four cards
of two kinds, three of which are alike: 3 x 3."""

A_PAIR = """
    turn 2
    me:   hand quick-draw hide reload
    them: hand 2 hide reload
"""
"""Pairs in order: 3 x 2 of mine, hide-hide, hide-reload and reload-hide of theirs."""

THREE_IN_ORDER = """
    turn 3
    me:   hand 2 hide reload, deck 3 cauterize
    them: hand hide reload cauterize, deck reload 2 hide
"""
"""Three orders of mine, six of theirs."""

SHORT_OF_CARDS = """
    turn 3
    me:   hand hide
    them: hand quick-draw hide
"""
"""With fewer than three cards one picks all there are."""

FULL_HANDS = """
    turn 3
    me:   hand 2 quick-draw 2 hide reload cauterize
    them: hand 2 quick-draw 2 hide reload cauterize
"""
"""Of four kinds there are 64 rows of three; without those that want a third of the first two or a
second of the others, 42. 42 x 42."""

RELIC_WINDOWS = """
    turn 1
    me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load active
    them: hand calculated-shot reload, relic hit-for-draw active, relic brink-for-guard
"""
"""Before I pick one of two cards I may announce none, either or both of two relics, in either
order: 5 x 2. They have one: 2 x 2. Then come the windows for what was not announced, which may
lead to the same relics in the same order."""

SHOWING = """
    turn 3
    me:   picked reload hide cauterize, hand pulverize 2 hide,
          relic wound-for-damage active, relic show-for-discount
    them: picked quick-draw hide pulverize, hand 2 cauterize pulverize,
          relic hit-for-draw active, relic brink-for-guard
"""
"""After the reveal I decide on one relic, then they on one: 2, then 2."""


POSITIONS = {
    "the first clash": (FIRST_CLASH, [(9, 9), (42, 42), (72, 72)]),
    "without ammo": (WITHOUT_AMMO, [(9, 9), (36, 36)]),
    "the last blow": (LAST_BLOW, [(4, 4), (18, 18)]),
    "a pair": (A_PAIR, [(18, 18), (18, 18)]),
    "three in order": (THREE_IN_ORDER, [(18, 18), (54, 54)]),
    "short of cards": (SHORT_OF_CARDS, [(2, 2), (2, 2)]),
    "full hands": (FULL_HANDS, [(1764, 1764)]),
    "relic windows": (RELIC_WINDOWS, [(40, 40), (104, 100)]),
    "showing": (SHOWING, [(2, 2), (4, 4)]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_exactly_so_many_ways_to_play(name: str) -> None:
    position, expected = POSITIONS[name]
    state = GAME.rules.position(position).state
    state.advance()
    assert counts(state, len(expected)) == expected


def test_there_are_exactly_so_many_ways_to_choose_relics() -> None:
    """Two of seven, in order, for each."""
    options = {"relics": True, "stella": "first"}
    state = start_match(GAME, ["Ana", "Bo"], options, 1, "en").state
    assert counts(state, 1) == [(42 * 42, 42 * 42)]


def test_there_are_exactly_so_many_ways_to_begin() -> None:
    """Of four kinds each: one has two, two, one and one of them, the other three and one each."""
    state = start_match(GAME, ["Ana", "Bo"], {"stella": "first"}, 1, "en").state
    assert counts(state, 3) == [(4 * 4, 16), (14 * 13, 182), (42 * 34, 1428)]
