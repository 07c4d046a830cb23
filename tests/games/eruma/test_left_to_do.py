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
    return step_of("Happen", {"verb": verb, **CARD, **BY_RULE, "amount": 1}, what)


def happens_at(verb: int, **what: object) -> Step:
    """A card that comes to a position."""
    return step_of("HappenAt", {"verb": verb, **CARD, **BY_RULE, "position": 7}, what)


def summons(**what: object) -> Step:
    """A Henchman that comes to a position."""
    summoned = {"verb": terms.SUMMON, **NO_CARD, **BY_RULE, "definition": HOUND, "position": 7}
    return step_of("Summoning", summoned, what)


def phase_turns(**what: object) -> Step:
    """A phase that starts."""
    starting = {"verb": terms.PHASE_STARTS, **NO_CARD, **BY_RULE, "phase": 1}
    return step_of("PhaseTurns", starting, what)


CARD: dict[str, object] = {"cards": [HUNTER], "seat": 0}
NO_CARD: dict[str, object] = {"cards": [], "seat": 0}
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
NO_SEAT, NO_CAUSE, NO_MEANS = ", seat' should be", ", cause' should be", ", means' should be"
NO_SUCH_CARD, NO_LINK, NO_VERB = ", cards' should be", ", chain' should be", ", verb' should be"
NO_AMOUNT, NO_PHASE = ", amount' should be", ", phase' should be"
NO_POSITION, NO_DEFINITION = ", position' should be", ", definition' should be"
WRONG_FOR_ALL: list[tuple[dict[str, object], str]] = [
    ({"seat": 2}, NO_SEAT),
    ({"seat": -1}, NO_SEAT),
    ({"cause": CARDS}, NO_CAUSE),
    ({"cause": -2}, NO_CAUSE),
    ({"means": BY_A_TYPE + 1}, "by no known means"),
    ({"means": ANNOUNCED + 1}, NO_MEANS),
    ({"means": -1}, NO_MEANS),
    ({"chain": [2 * CARDS]}, NO_LINK),
    ({"chain": [-1]}, NO_LINK),
    ({"chain": 0}, NO_LINK),
]
OTHER = "to other cards than it can"
BLOW: Step = ["Strike", HUNTER, 0, 15, 10]
CASES: list[tuple[list[Step], str]] = [
    # Cards, positions and seats that there are not
    ([["Strike", CARDS, 0, 15, 10]], ", attacker' should be"),
    ([["Strike", -1, 0, 15, 10]], ", attacker' should be"),
    ([["Strike", HUNTER, 0, CARDS, 10]], ", target' should be"),
    ([["Strike", HUNTER, -1, 15, 10]], ", origin' should be"),
    ([["Strike", HUNTER, 0, 15, -1]], NO_POSITION),
    ([["TakePosition", CARDS, 0, 10]], ", attacker' should be"),
    ([["TakePosition", HUNTER, 25, 10]], ", origin' should be"),
    ([["TakePosition", HUNTER, 0, 25]], NO_POSITION),
    ([["TakePosition", HUNTER, 0]], "should have 3 parts"),
    # What happens, of every kind
    *(([kind(**wrong)], reason) for kind in KINDS_OF_CARDS for wrong, reason in WRONG_FOR_ALL),
    *(
        ([kind(cards=cards)], reason)
        for kind in (kills, moves)
        for cards, reason in (
            ([CARDS], NO_SUCH_CARD),
            ([-1], NO_SUCH_CARD),
            ([HUNTER, HUNTER], "twice to one card"),
            (HUNTER, NO_SUCH_CARD),
        )
    ),
    ([happens(terms.MOST_VERBS)], NO_VERB),
    ([happens(-1)], NO_VERB),
    ([happens_at(terms.MOST_VERBS)], NO_VERB),
    ([happens_at(-1)], NO_VERB),
    ([happens(terms.GAIN, cards=[], amount=100)], NO_AMOUNT),
    ([happens(terms.GAIN, cards=[], amount=-1)], NO_AMOUNT),
    ([phase_turns(seat=2)], NO_SEAT),
    ([phase_turns(seat=-1)], NO_SEAT),
    ([phase_turns(verb=-1)], NO_VERB),
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
    ([happens_at(terms.MOVE, position=25)], NO_POSITION),
    ([happens_at(terms.MOVE, position=-1)], NO_POSITION),
    ([summons(cards=[HUNTER])], OTHER),
    ([summons(position=25)], NO_POSITION),
    ([summons(position=-1)], NO_POSITION),
    ([summons(definition=THERE_IS_NO)], NO_DEFINITION),
    ([summons(definition=-1)], NO_DEFINITION),
    ([summons(verb=terms.MOVE)], OTHER),
    ([phase_turns(verb=terms.KILL)], OTHER),
    ([phase_turns(cards=[HUNTER])], OTHER),
    ([phase_turns(phase=terms.REST + 1)], NO_PHASE),
    ([phase_turns(phase=-1)], NO_PHASE),
    # Attacks and their blows
    ([happens(terms.ATTACK, means=BY_AN_ATTACK)], OTHER),
    ([BLOW, happens(terms.ATTACK, cards=[0, 1])], OTHER),
    ([BLOW, happens(terms.ATTACKS)], OTHER),
    ([BLOW, happens(terms.KILL), happens(terms.ATTACKS)], OTHER),
    # Effects under way
    ([effect(program=THERE_IS_NO)], ", program' should be"),
    ([effect(program=-1)], ", program' should be"),
    ([effect(source=CARDS)], ", source' should be"),
    ([effect(source=-1)], ", source' should be"),
    ([effect(at=4)], "past its end"),
    ([effect(at=-1)], ", at' should be"),
    ([effect(means=ANNOUNCED + 1)], NO_MEANS),
    ([effect(means=-1)], NO_MEANS),
    ([effect(source=ELSEWHERE, means=ANNOUNCED)], "not on the Playfield"),
    ([effect(you=2)], "registers of no such effect"),
    # What players are asked
    ([effect(at=0), ["Answering", 0]], "asks for an effect that does not lie below"),
    ([effect(at=2), ["Answering", 0]], "asks for what the effect below does not ask"),
    ([effect(), ["Answering", 1]], "asks another player"),
    ([effect(), ["Answering", 0], effect()], "asks for an effect that does not lie below"),
    ([effect(), effect(), ["Order", 2, 2]], NO_SEAT),
    ([effect(), effect(), ["Order", -1, 2]], NO_SEAT),
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
    with pytest.raises(SaveError, match=r"where it cannot be|, left' should be"):
        load(plain, agenda, phase=phase)


@pytest.mark.parametrize(
    ("agenda", "own", "reason"),
    [
        ([["Turn", -1], ["Assault"]], {}, ", step' should be"),
        ([["Turn", PASSING + 1]], {"phase": terms.REST}, ", step' should be"),
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
