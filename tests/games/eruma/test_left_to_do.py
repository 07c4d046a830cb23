"""What a saved game cannot have left to do: each step alone, just beyond what it may be, and steps
that do not lie upon each other. What it can have, every table of the rule tests saves and loads."""

import copy
from typing import Any, cast

import pytest

from rulewright.effects.asking import NO
from rulewright.effects.program import MOST_REGISTERS
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.acting import ANNOUNCED
from rulewright.games.eruma.rules.alive import BY_A_POWER, BY_A_TYPE, BY_AN_ATTACK
from rulewright.games.eruma.rules.numbering import CARDS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import FLIPPING, PASSING, RESOLVING, RESTING
from rulewright.kernel.choice import bare_choice
from rulewright.kernel.errors import SaveError
from tests.games.eruma.face import a_match

POSITION = """
    my 1     | Hunter
    treasure | -Spy>
    them:    hand Thief
"""
HUNTER, ELSEWHERE = 0, 9
"""The cards of mine: the one on the Playfield, and one that lies in the Deck."""
HUNTS, OFFERS, HOUND = 16, 21, 26
"""The definitions of the Hunter (it targets, resolves, kills, stops), of a card that begins to offer
something with its third step, and of a Henchman."""
THERE_IS_NO = 28
"""The first definition that the cards of these tests do not have."""

Step = list[object]


def happens(verb: int, **what: int) -> Step:
    """A happening that could be left to do, but for what is said."""
    usual = {"cards": 1, "seat": 0, "amount": 1, "spot": -1, "cause": -1, "means": 0, "chain": 0}
    assert what.keys() <= usual.keys()
    return ["Happen", verb, *(usual | what).values()]


def effect(
    program: int = HUNTS, at: int = 1, source: int = HUNTER, means: int = BY_A_POWER, you: int = 0
) -> Step:
    """An effect under way that could be so, but for what is said."""
    registers = [0] * MOST_REGISTERS
    registers[0], registers[1] = 1 << max(source, 0), you
    return ["CardFrame", program, at, source, means, registers]


BLOW: Step = ["Strike", HUNTER, 0, 15, 10]
CASES: list[tuple[list[Step], str]] = [
    # Cards, positions and seats that there are not
    ([["Strike", CARDS, 0, 15, 10]], f"names card {CARDS}"),
    ([["Strike", -1, 0, 15, 10]], "names card -1"),
    ([["Strike", HUNTER, 0, CARDS, 10]], f"names card {CARDS}"),
    ([["Strike", HUNTER, -1, 15, 10]], "on no position, or from none"),
    ([["Strike", HUNTER, 0, 15, -1]], "on no position, or from none"),
    ([["TakePosition", HUNTER, 25, 10]], "on no position, or from none"),
    ([["TakePosition", HUNTER, 0, 25]], "on no position, or from none"),
    ([happens(terms.KILL, cards=1 << CARDS)], "names cards that there are not"),
    ([happens(terms.KILL, cards=-1)], "names cards that there are not"),
    ([happens(terms.KILL, chain=1 << CARDS)], "names cards that there are not"),
    ([happens(terms.KILL, seat=2)], "to happen that cannot"),
    ([happens(terms.KILL, seat=-1)], "to happen that cannot"),
    ([happens(terms.KILL, cause=CARDS)], "to happen that cannot"),
    ([happens(terms.KILL, cause=-2)], "to happen that cannot"),
    ([happens(terms.MOST_VERBS)], "to happen that cannot"),
    ([happens(-1)], "to happen that cannot"),
    ([happens(terms.MOVE, spot=25)], "nowhere, or by no means"),
    ([happens(terms.MOVE, spot=-2)], "nowhere, or by no means"),
    ([happens(terms.KILL, means=BY_A_TYPE + 1)], "nowhere, or by no means"),
    ([happens(terms.KILL, means=-1)], "nowhere, or by no means"),
    ([happens(terms.GAIN, cards=0, amount=100)], "too often"),
    ([happens(terms.GAIN, cards=0, amount=-1)], "too often"),
    # So many cards, with a position or without
    ([happens(terms.MOVE, cards=0, spot=7)], "other cards than it can"),
    ([happens(terms.MOVE, spot=-1)], "other cards than it can"),
    ([happens(terms.PLAY, cards=3, spot=7)], "other cards than it can"),
    ([happens(terms.SUMMON, cards=1, spot=7)], "other cards than it can"),
    ([happens(terms.SUMMON, cards=0, spot=-1)], "other cards than it can"),
    ([happens(terms.SWAP, cards=1)], "other cards than it can"),
    ([happens(terms.SWAP, cards=7)], "other cards than it can"),
    ([happens(terms.KILL, cards=0)], "other cards than it can"),
    ([happens(terms.TRIGGER, cards=0)], "other cards than it can"),
    # Attacks and their blows
    ([happens(terms.ATTACK, means=BY_AN_ATTACK)], "other cards than it can"),
    ([BLOW, happens(terms.ATTACK, cards=3)], "other cards than it can"),
    ([BLOW, happens(terms.ATTACKS)], "other cards than it can"),
    ([BLOW, happens(terms.KILL), happens(terms.ATTACKS)], "other cards than it can"),
    # Effects under way
    ([effect(program=THERE_IS_NO)], "an effect of no card"),
    ([effect(program=-1)], "an effect of no card"),
    ([effect(source=CARDS)], f"names card {CARDS}"),
    ([effect(at=4)], "past its end"),
    ([effect(at=-1)], "past its end"),
    ([effect(means=ANNOUNCED + 1)], "by no known means"),
    ([effect(means=-1)], "by no known means"),
    ([effect(source=ELSEWHERE, means=ANNOUNCED)], "not on the Playfield"),
    ([effect(you=2)], "registers of no such effect"),
    # What players are asked
    ([effect(at=0), ["Answering", 0]], "asks for an effect that does not lie below"),
    ([effect(at=2), ["Answering", 0]], "asks for what the effect below does not ask"),
    ([effect(), ["Answering", 1]], "asks another player"),
    ([effect(), ["Answering", 0], effect()], "asks for an effect that does not lie below"),
    ([effect(), effect(), ["Order", 2, 2]], "in order that are not there"),
    ([effect(), effect(), ["Order", -1, 2]], "in order that are not there"),
    ([effect(), ["Order", 0, 1]], "in order that are not there"),
    ([effect(), effect(), ["Order", 0, 4]], "in order that are not there"),
    ([effect(), effect(you=1), ["Order", 0, 2]], "not a player's own"),
    ([happens(terms.KILL), effect(), ["Order", 0, 2]], "not a player's own"),
    ([effect(), effect(), ["WhichInstead", 2, 2]], "pick from that are not there"),
    ([effect(), effect(), ["WhichInstead", -1, 2]], "pick from that are not there"),
    ([effect(), effect(), ["WhichInstead", 0, 4]], "pick from that are not there"),
    ([effect(), happens(terms.KILL), ["WhichInstead", 0, 2]], "pick that is no effect"),
    # Powers on their way
    ([happens(terms.KILL), ["Acts"]], "lets a power act"),
    ([effect(), happens(terms.KILL), ["Acts"]], "lets a power act"),
    ([["Copied"], effect()], "copied power that nobody announces"),
    ([["Copied"], happens(terms.KILL)], "copied power that nobody announces"),
    ([["CountTotals"]], "counts totals that no effect changes"),
    ([["Trigger", ELSEWHERE], effect(means=ANNOUNCED)], "pay for that nobody announces"),
    ([["Trigger", HUNTER], happens(terms.KILL)], "pay for that nobody announces"),
    ([effect(), ["Acts"], ["MayBlock", ELSEWHERE]], "asks to block a power"),
    ([effect(), ["MayBlock", HUNTER]], "asks to block a power"),
    ([effect(), happens(terms.KILL), ["MayBlock", HUNTER]], "asks to block a power"),
    # Steps of the turn
    ([["Assault"]], "Assault where it cannot be"),
    ([["Ready"]], "Ready where it cannot be"),
    ([["Discard"]], "Discard where it cannot be"),
    ([["ThievesSteal", 0]], "ThievesSteal where it cannot be"),
    ([["SetUp"]], "SetUp where it cannot be"),
    ([["Enter", terms.REST]], "Enter where it cannot be"),
    ([effect(), effect(), ["Enter", terms.ASSAULT]], "Enter where it cannot be"),
]  # fmt: skip


def load(game: Eruma, agenda: list[Step], **own: object) -> Raid:
    match = a_match(game, POSITION)
    saved: Any = copy.deepcopy(game.rules.save_state(match.state))
    saved["agenda"] = agenda
    saved["own"].update(own)
    return cast(Raid, game.rules.load_state(saved, 2, match.options))


def left_to_do(game: Eruma, raid: Raid) -> list[Step]:
    """What a game has left to do, as it is saved."""
    return cast("list[Step]", game.rules.save_state(raid)["agenda"])


@pytest.mark.parametrize(("steps", "reason"), CASES)
def test_a_step_that_cannot_be_left_to_do_is_refused(
    plain: Eruma, steps: list[Step], reason: str
) -> None:
    with pytest.raises(SaveError, match=reason):
        load(plain, [["Turn", RESTING], ["Assault"], *steps])


@pytest.mark.parametrize(
    "steps",
    [
        [effect(), ["Answering", 0]],
        [effect(), effect(), ["Order", 0, 2]],
        [effect(), effect(you=1), ["WhichInstead", 0, 2]],
        [effect(at=2, means=ANNOUNCED), ["Acts"], ["MayBlock", HUNTER], happens(terms.KILL),
         effect(), ["Answering", 0]],
        [["Trigger", HUNTER], effect(means=ANNOUNCED), ["Answering", 0]],
        [["Copied"], effect(means=ANNOUNCED), ["Answering", 0]],
        [effect(), ["CountTotals"], effect(), ["Answering", 0]],
        [BLOW, happens(terms.ATTACK), happens(terms.ATTACKS), effect(), ["Answering", 0]],
        [happens(terms.MOVE, spot=24), happens(terms.PLAY, spot=0), effect(), ["Answering", 0]],
        [happens(terms.SUMMON, cards=0, spot=24), effect(), ["Answering", 0]],
        [happens(terms.SWAP, cards=3, cause=CARDS - 1), effect(), ["Answering", 0]],
        [happens(terms.DRAW, cards=0), effect(), ["Answering", 0]],
        [happens(terms.GAIN, cards=0, amount=99), effect(), ["Answering", 0]],
        [["Strike", CARDS - 1, 24, CARDS - 1, 24], effect(), ["Answering", 0]],
        [["Enter", terms.ASSAULT], effect(), ["Answering", 0]],
        [effect(), ["Enter", terms.ASSAULT], effect(), ["Answering", 0]],
    ],
)  # fmt: skip
def test_a_step_that_can_be_left_to_do_is_taken(plain: Eruma, steps: list[Step]) -> None:
    agenda: list[Step] = [["Turn", RESTING], ["Assault"], *steps]
    assert left_to_do(plain, load(plain, agenda)) == agenda


@pytest.mark.parametrize(
    "impossible",
    [
        happens(terms.MOVE, spot=10),
        happens(terms.PLAY, cards=1 << ELSEWHERE, spot=10),
        happens(terms.SUMMON, cards=0, amount=HOUND, spot=7),
        happens(terms.EXHAUST, cards=1 << 15),
        happens(terms.READY_UP),
        happens(terms.FLIP_UP),
        happens(terms.FLIP_DOWN, cards=1 << ELSEWHERE),
        happens(terms.TAKE_CONTROL),
        happens(terms.KILL, cards=1 << ELSEWHERE),
        happens(terms.SWAP, cards=1 | 1 << ELSEWHERE),
    ],
)
def test_what_has_become_impossible_until_its_turn_comes_does_not_happen(
    plain: Eruma, impossible: Step
) -> None:
    """ruling.one-card-per-position, ruling.summon-impossible: a position that is taken by then, no
    such Henchman, a card that has left or is so already."""
    offer = effect(program=OFFERS, at=3)
    below: list[Step] = [["Turn", RESTING], ["Assault"]]
    raid = load(plain, [*below, impossible, offer, ["Answering", 0]])
    raid.events = []
    before = plain.rules.facts(raid)
    raid.apply(0, bare_choice(NO))
    assert plain.rules.facts(raid) == before
    assert raid.events == []


@pytest.mark.parametrize(
    ("step", "above", "phase", "is_right"),
    [
        (RESTING, ["Assault"], terms.ASSAULT, True),
        (FLIPPING, ["Ready"], terms.PLANNING, True),
        (PASSING, ["Discard"], terms.REST, True),
        (RESOLVING, ["ThievesSteal", 1], terms.PLANNING, True),
        (FLIPPING, ["Enter", terms.PLANNING], terms.DRAW_PHASE, True),
        (RESTING, ["Enter", terms.ASSAULT], terms.PLANNING, True),
        (RESTING + 1, ["Enter", terms.REST], terms.ASSAULT, True),
        (RESTING, ["Ready"], terms.ASSAULT, False),
        (FLIPPING, ["Discard"], terms.PLANNING, False),
        (PASSING, ["Assault"], terms.REST, False),
        (FLIPPING, ["ThievesSteal", 1], terms.PLANNING, False),
        (FLIPPING, ["Enter", terms.ASSAULT], terms.PLANNING, False),
        (PASSING, ["Enter", terms.REST], terms.REST, False),
        (RESOLVING, ["ThievesSteal", 1 << CARDS], terms.PLANNING, False),
    ],
)
def test_the_step_of_the_turn_below_decides_what_may_lie_on_it(
    plain: Eruma, step: int, above: Step, phase: int, *, is_right: bool
) -> None:
    """An effect that asks lies on top, as saves are made when somebody is asked."""
    agenda: list[Step] = [["Turn", step], above, effect(), ["Answering", 0]]
    if is_right:
        assert left_to_do(plain, load(plain, agenda, phase=phase)) == agenda
        return
    with pytest.raises(SaveError, match=r"where it cannot be|cards that there are not"):
        load(plain, agenda, phase=phase)


@pytest.mark.parametrize(
    ("agenda", "own", "reason"),
    [
        ([["Turn", -1], ["Assault"]], {}, "does not begin with a step of the turn"),
        ([["Turn", PASSING + 1]], {"phase": terms.REST}, "does not begin with a step of the turn"),
        ([["SetUp"]], {}, "does not begin with a step of the turn"),
        ([["SetUp"], ["Assault"]], {"turn": 0}, "does not begin with a step of the turn"),
        ([["Turn", 1]], {"turn": 0, "phase": terms.DRAW_PHASE}, "is within a turn"),
    ],
)
def test_below_everything_lies_the_next_step_of_the_turn(
    plain: Eruma, agenda: list[Step], own: dict[str, object], reason: str
) -> None:
    with pytest.raises(SaveError, match=reason):
        load(plain, agenda, **own)
