"""What a saved game cannot have left to do: each step alone, just beyond what it may be, and steps
that do not lie upon each other. What it can have, every table of the rule tests saves and loads."""

import copy
from typing import Any, cast

import pytest

from rulewright.effects.asking import NO
from rulewright.effects.program import MOST_REGISTERS
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.numbering import CARDS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import ANNOUNCED, BY_A_POWER, BY_A_TYPE, BY_AN_ATTACK
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


def happens(verb: int, **what: object) -> Step:
    """A happening that could be left to do, but for what is said."""
    return step_of("Happen", {"verb": verb, **CARD, "amount": 1, **BY_RULE}, what)


def happens_at(verb: int, **what: object) -> Step:
    """A card that comes to a position."""
    return step_of("HappenAt", {"verb": verb, **CARD, "position": 7, **BY_RULE}, what)


def summons(**what: object) -> Step:
    """A Henchman that comes to a position."""
    usual = {"cards": [], "seat": 0, "definition": HOUND, "position": 7, **BY_RULE}
    return step_of("Summoning", usual, what)


def phase_turns(**what: object) -> Step:
    """A phase that starts."""
    return step_of("PhaseTurns", {"verb": terms.PHASE_STARTS, "seat": 0, "phase": 1}, what)


CARD: dict[str, object] = {"cards": [HUNTER], "seat": 0}
BY_RULE: dict[str, object] = {"cause": -1, "means": 0, "chain": []}


def step_of(name: str, usual: dict[str, object], what: dict[str, object]) -> Step:
    assert what.keys() <= usual.keys()
    return [name, *(usual | what).values()]


def effect(
    program: int = HUNTS, at: int = 1, source: int = HUNTER, means: int = BY_A_POWER, you: int = 0
) -> Step:
    """An effect under way that could be so, but for what is said."""
    registers = [0] * MOST_REGISTERS
    registers[0], registers[1] = 1 << max(source, 0), you
    return ["CardFrame", program, at, source, means, registers]


def kills(**what: object) -> Step:
    return happens(terms.KILL, **what)


def moves(**what: object) -> Step:
    return happens_at(terms.MOVE, **what)


KINDS_OF_CARDS = (kills, moves, summons)
"""Each kind of happening of which is said by what it comes about."""
WRONG_FOR_ALL: list[tuple[dict[str, object], str]] = [
    ({"seat": 2}, "to happen that cannot"),
    ({"seat": -1}, "to happen that cannot"),
    ({"cause": CARDS}, "by no known means"),
    ({"cause": -2}, "by no known means"),
    ({"means": BY_A_TYPE + 1}, "by no known means"),
    ({"means": -1}, "by no known means"),
    ({"chain": [CARDS]}, "by effects there are not"),
    ({"chain": [-1]}, "by effects there are not"),
    ({"chain": 0}, "does not fit its step"),
]
OTHER = "to other cards than it can"
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
    # What happens, of every kind
    *(([kind(**wrong)], reason) for kind in KINDS_OF_CARDS for wrong, reason in WRONG_FOR_ALL),
    *(
        ([kind(cards=cards)], reason)
        for kind in (kills, moves)
        for cards, reason in (
            ([CARDS], "to cards there are not"),
            ([-1], "to cards there are not"),
            ([HUNTER, HUNTER], "to cards there are not"),
            (HUNTER, "does not fit its step"),
        )
    ),
    ([happens(terms.MOST_VERBS)], "to happen that cannot"),
    ([happens(-1)], "to happen that cannot"),
    ([happens_at(terms.MOST_VERBS)], "to happen that cannot"),
    ([happens_at(-1)], "to happen that cannot"),
    ([happens(terms.GAIN, cards=[], amount=100)], "too often"),
    ([happens(terms.GAIN, cards=[], amount=-1)], "too often"),
    ([phase_turns(seat=2)], "to happen that cannot"),
    ([phase_turns(seat=-1)], "to happen that cannot"),
    ([phase_turns(verb=-1)], "to happen that cannot"),
    # Each kind has its own verbs, so many cards, a position or a phase that there is
    ([happens(terms.KILL, cards=[])], OTHER),
    ([happens(terms.TRIGGER, cards=[])], OTHER),
    ([happens(terms.SWAP)], OTHER),
    ([happens(terms.SWAP, cards=[0, 1, 2])], OTHER),
    ([happens(terms.MOVE)], OTHER),
    ([happens(terms.PLAY)], OTHER),
    ([happens(terms.SUMMON, cards=[])], OTHER),
    ([happens(terms.PHASE_STARTS, cards=[])], OTHER),
    ([happens(terms.PHASE_ENDS, cards=[])], OTHER),
    ([happens_at(terms.KILL)], OTHER),
    ([happens_at(terms.SUMMON)], OTHER),
    ([happens_at(terms.MOVE, cards=[])], OTHER),
    ([happens_at(terms.PLAY, cards=[0, 1])], OTHER),
    ([happens_at(terms.MOVE, position=25)], OTHER),
    ([happens_at(terms.MOVE, position=-1)], OTHER),
    ([summons(cards=[HUNTER])], OTHER),
    ([summons(position=25)], OTHER),
    ([summons(position=-1)], OTHER),
    ([summons(definition=THERE_IS_NO)], OTHER),
    ([summons(definition=-1)], OTHER),
    ([phase_turns(verb=terms.KILL)], OTHER),
    ([phase_turns(phase=terms.REST + 1)], OTHER),
    ([phase_turns(phase=-1)], OTHER),
    # Attacks and their blows
    ([happens(terms.ATTACK, means=BY_AN_ATTACK)], OTHER),
    ([BLOW, happens(terms.ATTACK, cards=[0, 1])], OTHER),
    ([BLOW, happens(terms.ATTACKS)], OTHER),
    ([BLOW, happens(terms.KILL), happens(terms.ATTACKS)], OTHER),
    # Effects under way
    ([effect(program=THERE_IS_NO)], "an effect of no card"),
    ([effect(program=-1)], "an effect of no card"),
    ([effect(source=CARDS)], "an effect of no card"),
    ([effect(source=-1)], "an effect of no card"),
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
    ([["WhichInstead"]], "takes the place of nothing"),
    ([effect(), ["WhichInstead"]], "takes the place of nothing"),
    ([happens(terms.KILL), ["WhichInstead"], effect()], "takes the place of nothing"),
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


def load(game: Eruma, agenda: list[Step], *, waiting: int | None = None, **own: object) -> Raid:
    match = a_match(game, POSITION)
    saved: Any = copy.deepcopy(game.rules.save_state(match.state))
    saved["agenda"] = agenda
    if waiting is not None:
        saved["waiting"] = waiting
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
        [effect(at=2, means=ANNOUNCED), ["Acts"], ["MayBlock", HUNTER], happens(terms.KILL),
         effect(), ["Answering", 0]],
        [["Trigger", HUNTER], effect(means=ANNOUNCED), ["Answering", 0]],
        [["Copied"], effect(means=ANNOUNCED), ["Answering", 0]],
        [effect(), ["CountTotals"], effect(), ["Answering", 0]],
        [BLOW, happens(terms.ATTACK), happens(terms.ATTACKS), effect(), ["Answering", 0]],
        *(
            [happening, effect(), ["Answering", 0]]
            for happening in [
                happens(terms.KILL, cards=[CARDS - 1], seat=1, amount=0),
                happens(terms.KILL, cause=0, means=BY_A_TYPE, chain=[0, CARDS - 1]),
                happens(terms.SWAP, cards=[0, 1], cause=CARDS - 1),
                happens(terms.DRAW, cards=[]),
                happens(terms.GAIN, cards=[], amount=99),
                happens_at(terms.MOVE, position=24),
                happens_at(terms.PLAY, cards=[CARDS - 1], seat=1, position=0),
                happens_at(terms.MOVE, cause=CARDS - 1, means=BY_A_TYPE, chain=[CARDS - 1]),
                summons(position=24, definition=0),
                summons(position=0, definition=THERE_IS_NO - 1, seat=1),
                summons(cause=CARDS - 1, means=BY_A_TYPE, chain=[CARDS - 1]),
                phase_turns(phase=0),
                phase_turns(verb=terms.PHASE_ENDS, seat=1, phase=terms.REST),
            ]
        ),
        [["Strike", CARDS - 1, 24, CARDS - 1, 24], effect(), ["Answering", 0]],
        [["Enter", terms.ASSAULT], effect(), ["Answering", 0]],
        [effect(), ["Enter", terms.ASSAULT], effect(), ["Answering", 0]],
    ],
)  # fmt: skip
def test_a_step_that_can_be_left_to_do_is_taken(plain: Eruma, steps: list[Step]) -> None:
    agenda: list[Step] = [["Turn", RESTING], ["Assault"], *steps]
    assert left_to_do(plain, load(plain, agenda)) == agenda


def test_what_may_take_the_place_of_something_is_asked_for_on_top_of_it(plain: Eruma) -> None:
    """Nobody is asked where nothing does."""
    agenda: list[Step] = [["Turn", RESTING], ["Assault"], kills(), ["WhichInstead"]]
    assert left_to_do(plain, load(plain, agenda, waiting=0)) == agenda


@pytest.mark.parametrize(
    "impossible",
    [
        happens_at(terms.MOVE, position=10),
        happens_at(terms.PLAY, cards=[ELSEWHERE], position=10),
        summons(definition=HOUND),
        happens(terms.EXHAUST, cards=[15]),
        happens(terms.READY_UP),
        happens(terms.FLIP_UP),
        happens(terms.FLIP_DOWN, cards=[ELSEWHERE]),
        happens(terms.TAKE_CONTROL),
        happens(terms.KILL, cards=[ELSEWHERE]),
        happens(terms.SWAP, cards=[0, ELSEWHERE]),
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
    plain: Eruma, agenda: list[Step], own: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SaveError, match=reason):
        load(plain, agenda, **own)
