"""What is left to do in a save of Elma: each step with numbers that it can have and with numbers that it
cannot, on top of what it belongs on."""

import copy
from typing import Any

import pytest

from rulewright.effects.counters import LARGEST_KIND
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.cardset import NO_TEAM
from rulewright.games.elma.rules.terms import VERB_NAMES
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from tests.games.elma.full_save import refusal_of

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 or 50 45
    level Long: 4
    instant One | Put an orka counter on target kuski.
"""
FULL = """
    players 3, turn 9
    battle: Long by Filler, used 3
    me:   offline Filler, online Ann, hand One Filler Filler, rest 2
    them: hand Filler, rest 2
    third: hand Filler, rest 2
"""
LAST = 13
"""The number of the last card; the level is number 2."""

Step = list[Any]


@pytest.fixture(scope="module")
def written() -> Elma:
    return written_cards(CARDS, "elma-with-something-left")


def saved(written: Elma, *does: str) -> tuple[dict[str, Any], dict[str, object]]:
    """A game after some choices of mine, and the options of its match."""
    race = RaceTable(written)
    race.set(FULL)
    race.me.does(*does)
    return copy.deepcopy(dict(written.rules.save_state(race.state))), race.match.options


def refusal(written: Elma, *agenda: Step) -> str:
    """What is said of a game with that left to do; nothing if it is loaded."""
    game, options = saved(written)
    game["agenda"] = list(agenda)
    game["waiting"] = 0  # nobody has been asked yet
    return about_agenda(refusal_of(written, game, options))


def about_agenda(said: str) -> str:
    return said.removeprefix("'agenda' ")


def test_the_position_has_as_many_cards_as_said(written: Elma) -> None:
    game, _ = saved(written)
    assert len(game["own"]["place"]) == LAST + 1
    assert game["agenda"] == [["Turn", 8], ["MainPhase"]]
    assert refusal(written, ["Turn", 8], ["MainPhase"]) == ""


# What happens

BY_RULE: dict[str, Any] = {"cause": -1, "means": 0, "chain": []}


def to_card(verb: int, card: int = 0) -> dict[str, Any]:
    """What all happenings have, in the order in which it is saved."""
    return {"verb": verb, "cards": [card], "seat": 0, **BY_RULE}


SOUND: dict[str, dict[str, Any]] = {
    "Happen": {**to_card(terms.DISCARD), "amount": 1},
    "AddLevel": {
        **to_card(terms.ADD_LEVEL, 2),
        "length": 4,
        "slot": -1,
        "adders": [0],
        "cursed": [],
    },
    "Enter": {**to_card(terms.ENTER), "by_second": 0},
    "ChangeCounters": {**to_card(terms.ADD_COUNTERS), "counter": 0, "amount": 1},
    "TurnInto": {**to_card(terms.TURN_INTO), "types": 1},
    "Rebuild": {**to_card(terms.REBUILD), "types": 1, "keywords": 0},
    "JoinTeam": {**to_card(terms.JOIN_TEAM), "team": 0},
    "TakeControl": {**to_card(terms.TAKE_CONTROL), "until_battle_ends": 0},
    "LoseGame": {"verb": terms.LOSE_GAME, "cards": [], "seat": 0, **BY_RULE, "losers": 1},
}
"""Each kind of happening, as it can be left to do."""
OF_CARDS = [kind for kind in SOUND if kind != "LoseGame"]


def happening(kind: str = "Happen", **changes: object) -> Step:
    assert changes.keys() <= SOUND[kind].keys()
    return [kind, *(SOUND[kind] | changes).values()]


@pytest.mark.parametrize("kind", SOUND)
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"seat": 2},
        {"cause": 0},
        {"cause": LAST},
        {"means": 2},
        {"chain": [0, 8 * (LAST + 1) - 1]},
    ],
)
def test_what_can_happen_is_loaded(written: Elma, kind: str, changes: dict[str, object]) -> None:
    assert refusal(written, ["Turn", 8], happening(kind, **changes)) == ""


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        *((kind, {"cards": [LAST]}) for kind in OF_CARDS),
        ("Happen", {"verb": 0}),
        ("Happen", {"verb": terms.TO_ONLINE_PART}),
        ("Happen", {"verb": terms.DRAW, "cards": []}),
        ("Happen", {"cards": [0, 1, LAST]}),
        ("Happen", {"amount": 0}),
        ("Happen", {"amount": 1_000_000}),
        ("AddLevel", {"length": 1, "slot": 0}),
        ("AddLevel", {"length": 10_000, "slot": LAST + 1}),
        ("AddLevel", {"adders": [0, LAST], "cursed": [0, LAST]}),
        ("AddLevel", {"adders": []}),
        ("Enter", {"cards": [0, 1], "by_second": 3}),
        ("ChangeCounters", {"verb": terms.LOSE_COUNTERS, "counter": 3, "amount": 0}),
        ("ChangeCounters", {"verb": terms.LAST_COUNTER, "amount": 1_000_000}),
        ("TurnInto", {"verb": terms.TURN_INTO_AS_WELL, "types": 31}),
        ("TurnInto", {"types": 0}),
        ("JoinTeam", {"team": NO_TEAM}),
        ("TakeControl", {"until_battle_ends": 1}),
        ("LoseGame", {"losers": 0}),
        ("LoseGame", {"losers": 7}),
    ],
)
def test_what_can_happen_in_its_own_way_is_loaded(
    written: Elma, kind: str, changes: dict[str, object]
) -> None:
    assert refusal(written, ["Turn", 8], happening(kind, **changes)) == ""


LINKS = 8 * (LAST + 1)
OUT_OF_BOUNDS: list[tuple[str, object, int, int]] = [
    ("seat", -1, 0, 2),
    ("seat", 3, 0, 2),
    ("cause", -2, -1, LAST),
    ("cause", LAST + 1, -1, LAST),
    ("means", -1, 0, 2),
    ("means", 3, 0, 2),
    ("chain", [-1], 0, LINKS - 1),
    ("chain", [LINKS], 0, LINKS - 1),
    ("cards", [-1], 0, LAST),
    ("cards", [LAST + 1], 0, LAST),
    ("verb", -1, 0, len(VERB_NAMES) - 1),
    ("verb", len(VERB_NAMES), 0, len(VERB_NAMES) - 1),
]
"""What no happening can have in a part, and how far that part goes."""
OUT_OF_ITS_BOUNDS: list[tuple[str, str, object, int, int]] = [
    ("Happen", "amount", -1, 0, 1_000_000),
    ("Happen", "amount", 1_000_001, 0, 1_000_000),
    ("AddLevel", "adders", [-1], 0, LAST),
    ("AddLevel", "adders", [LAST + 1], 0, LAST),
    ("AddLevel", "cursed", [-1], 0, LAST),
    ("AddLevel", "cursed", [LAST + 1], 0, LAST),
    ("AddLevel", "length", 0, 1, 10_000),
    ("AddLevel", "length", 10_001, 1, 10_000),
    ("AddLevel", "slot", -2, -1, LAST + 1),
    ("AddLevel", "slot", LAST + 2, -1, LAST + 1),
    ("Enter", "by_second", -1, 0, 3),
    ("Enter", "by_second", 4, 0, 3),
    ("ChangeCounters", "counter", -1, 0, LARGEST_KIND),
    ("ChangeCounters", "counter", LARGEST_KIND + 1, 0, LARGEST_KIND),
    ("ChangeCounters", "amount", -1, 0, 1_000_000),
    ("ChangeCounters", "amount", 1_000_001, 0, 1_000_000),
    ("TurnInto", "types", -1, 0, 31),
    ("TurnInto", "types", 32, 0, 31),
    ("Rebuild", "types", 1 << 18, 0, (1 << 18) - 1),
    ("Rebuild", "keywords", 512, 0, 511),
    ("JoinTeam", "team", NO_TEAM - 1, NO_TEAM, 4),
    ("JoinTeam", "team", 1000, NO_TEAM, 4),
    ("TakeControl", "until_battle_ends", -1, 0, 1),
    ("TakeControl", "until_battle_ends", 2, 0, 1),
    ("LoseGame", "losers", -1, 0, 7),
    ("LoseGame", "losers", 8, 0, 7),
]


@pytest.mark.parametrize(
    ("kind", "part", "wrong", "low", "high"),
    [
        *((kind, *bounds) for kind in SOUND for bounds in OUT_OF_BOUNDS),
        *OUT_OF_ITS_BOUNDS,
    ],
)
def test_a_number_that_a_happening_cannot_have_is_refused_with_the_bounds(
    written: Elma, kind: str, part: str, wrong: object, low: int, high: int
) -> None:
    found = refusal(written, ["Turn", 8], happening(kind, **{part: wrong}))
    number = wrong[0] if isinstance(wrong, list) else wrong
    assert found == bounds(f"{kind}, {part}", low, high, number)


def bounds(where: str, low: int, high: int, number: object) -> str:
    """What is said of a number in the agenda that is too small or too great."""
    return f"'agenda, {where}' should be a number from {low} to {high}, not {number}"


@pytest.mark.parametrize("kind", OF_CARDS)
def test_nothing_happens_twice_to_one_card(written: Elma, kind: str) -> None:
    found = refusal(written, ["Turn", 8], happening(kind, cards=[0, 0]))
    assert found == "has something to happen twice to one card"


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        *((kind, "chain") for kind in SOUND),
        *((kind, "cards") for kind in OF_CARDS),
        ("AddLevel", "adders"),
        ("AddLevel", "cursed"),
    ],
)
def test_a_number_where_several_belong_does_not_fit(written: Elma, kind: str, part: str) -> None:
    step = happening(kind, **{part: 0})
    assert refusal(written, ["Turn", 8], step) == (
        f"'agenda, {kind}, {part}' should be a list, not 0"
    )


@pytest.mark.parametrize("kind", SOUND)
def test_what_happens_has_all_its_parts(written: Elma, kind: str) -> None:
    step = happening(kind)
    said = refusal(written, ["Turn", 8], step[:-1])
    assert said.startswith(
        f"'agenda, {kind}' should have {len(step) - 1} parts (verb, cards, seat,"
    )
    assert said.endswith(f"not {step[1:-1]!r}")


@pytest.mark.parametrize(
    ("kind", "changes", "said"),
    [
        *(
            (kind, {"cards": []}, "to no card")
            for kind in ("Happen", "AddLevel", "ChangeCounters", "TakeControl")
        ),
        ("Happen", {"verb": terms.DRAW - 1, "cards": []}, "to no card"),
        *(
            (kind, changes, "in no way that it can")
            for kind, changes in [
                *(("Happen", {"verb": verb}) for verb in (
                    terms.ENTER, terms.ADD_LEVEL, terms.TAKE_CONTROL, terms.ADD_COUNTERS,
                    terms.LOSE_COUNTERS, terms.LAST_COUNTER, terms.LOSE_GAME, terms.TURN_INTO,
                    terms.TURN_INTO_AS_WELL, terms.JOIN_TEAM,
                )),
                *((kind, {"verb": terms.DISCARD}) for kind in SOUND if kind != "Happen"),
                ("Enter", {"cards": []}),
                ("Enter", {"cards": [0, 1, 3]}),
                ("LoseGame", {"cards": [0]}),
            ]
        ),
    ],
)  # fmt: skip
def test_what_cannot_happen_in_its_own_way_is_refused(
    written: Elma, kind: str, changes: dict[str, object], said: str
) -> None:
    found = refusal(written, ["Turn", 8], happening(kind, **changes))
    assert found == f"has something to happen {said}"


# Steps of a turn

DISCARDING = happening()
NO_MAIN_PHASE = "has a main phase where none can be"
NO_END = "ends a battle where none can end"
NO_ORDER = "puts effects in order that are not there"
NO_WINDOW = "has a window where none can be"
CLOSED = "has a window that is closed"
NO_LIST = "asks for a list of records where no kuski enters"
NOT_PLAYED = "puts away a card that is not taking effect"
NOTHING_REPLACED = "asks what takes the place of nothing"
NO_STEP = "should have a step of the turn at the bottom"
NOT_OWN = "puts effects in order that are not a player's own"
NO_EFFECT = "asks for an effect that does not lie below"
ENTERING = happening("Enter", cards=[1])


def effect(you: int) -> Step:
    """The text of One about to begin."""
    one = 3
    return ["CardFrame", one, 0, one, 2, [1 << one, you, *[0] * 22]]


@pytest.mark.parametrize(
    "agenda",
    [
        [["Turn", 0]],
        [["Turn", 10]],
        [["Turn", 8], ["CompulsoryEntry"]],
        [["Turn", 8], ["CompulsoryPair", 0]],
        [["Turn", 8], ["CompulsoryPair", LAST]],
        [["Turn", 9], ["HandLimit", 0]],
        [["Turn", 9], ["HandLimit", LAST + 1]],
        [["Turn", 8], effect(2), effect(2), ["Order", 2, 2]],
        [["Turn", 8], DISCARDING, ["WhichInstead"]],
        [["Turn", 8], ENTERING, ["WhichRecords", [1]]],
        [["Turn", 8], ["Window", 1, 2, 6]],
        [["Turn", 8], ["Window", 1, 0, 0]],
        [["Turn", 3], ["BattleEnds", 0, 0], ["Window", 0, 0, 0]],
        [["Turn", 3], ["BattleEnds", LAST, 1]],
    ],
)
def test_what_can_be_left_to_do_is_loaded(written: Elma, agenda: list[Step]) -> None:
    assert refusal(written, *agenda) == ""


@pytest.mark.parametrize(
    ("agenda", "is_refused"),
    [([["SetUp"]], False), ([["SetUp"], ["MainPhase"]], True), ([["SetUp"], ["SetUp"]], True)],
)
def test_before_the_first_turn_nothing_but_the_set_up_is_left_to_do(
    written: Elma, agenda: list[Step], is_refused: bool
) -> None:
    game, options = saved(written)
    game["agenda"] = agenda
    game["waiting"] = 0
    game["own"]["turn"] = 0
    said = about_agenda(refusal_of(written, game, options))
    assert ("sets the game up after it has begun" in said) == is_refused


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([], "is empty, yet the game is not over"),
        ([["SetUp"]], "sets the game up after it has begun"),
        ([["MainPhase"]], NO_STEP),
        ([["Turn", 8], ["Turn", 8]], "has Turn where it cannot be"),
        ([["Turn", 9], ["MainPhase"]], NO_MAIN_PHASE),
        ([["Turn", 7], ["CompulsoryEntry"]], NO_MAIN_PHASE),
        ([["Turn", 9], ["CompulsoryPair", 0]], NO_MAIN_PHASE),
        ([["Turn", 8], ["CompulsoryPair", -1]], bounds("CompulsoryPair, card", 0, LAST, -1)),
        (
            [["Turn", 8], ["CompulsoryPair", LAST + 1]],
            bounds("CompulsoryPair, card", 0, LAST, LAST + 1),
        ),
        ([["Turn", 9], ["HandLimit", -1]], bounds("HandLimit, held", 0, LAST + 1, -1)),
        ([["Turn", 9], ["HandLimit", LAST + 2]], bounds("HandLimit, held", 0, LAST + 1, LAST + 2)),
        ([["Turn", 8], ["HandLimit", 8]], "has HandLimit where it cannot be"),
        ([["Turn", 8], effect(0), effect(0), ["Order", 3, 2]], bounds("Order, seat", 0, 2, 3)),
        ([["Turn", 8], effect(0), effect(0), ["Order", -1, 2]], bounds("Order, seat", 0, 2, -1)),
        ([["Turn", 8], effect(0), effect(0), ["Order", 0, 1]], NO_ORDER),
        ([["Turn", 8], effect(0), effect(0), ["Order", 0, 3]], NO_ORDER),
        ([["Turn", 8], effect(0), effect(1), ["Order", 0, 2]], NOT_OWN),
        ([["Turn", 8], effect(0), DISCARDING, ["Order", 0, 2]], NOT_OWN),
        ([["Turn", 8], ["WhichInstead"]], NOTHING_REPLACED),
        ([["Turn", 8], effect(0), ["WhichInstead"]], NOTHING_REPLACED),
        ([["Turn", 8], DISCARDING, ["WhichInstead"], DISCARDING], NOTHING_REPLACED),
        ([["Turn", 8], ["WhichRecords", [1]]], NO_LIST),
        ([["Turn", 8], DISCARDING, ["WhichRecords", [0]]], NO_LIST),
        ([["Turn", 8], ENTERING, ["WhichRecords", [0]]], NO_LIST),
        ([["Turn", 8], ["PutAway", 0]], NOT_PLAYED),
        ([["Turn", 8], ["PutAway", -1]], bounds("PutAway, card", 0, LAST, -1)),
        ([["Turn", 8], ["PutAway", LAST + 1]], bounds("PutAway, card", 0, LAST, LAST + 1)),
        ([["Turn", 8], ["Window", 2, 0, 0]], bounds("Window, kind", 0, 1, 2)),
        ([["Turn", 8], ["Window", 0, 0, 0]], NO_WINDOW),
        ([["Turn", 9], ["Window", 1, 0, 0]], NO_WINDOW),
        ([["Turn", 8], ["Window", 1, -1, 0]], bounds("Window, seat", 0, 2, -1)),
        ([["Turn", 8], ["Window", 1, 3, 0]], bounds("Window, seat", 0, 2, 3)),
        ([["Turn", 8], ["Window", 1, 0, -1]], bounds("Window, passed", 0, 7, -1)),
        ([["Turn", 8], ["Window", 1, 0, 8]], bounds("Window, passed", 0, 7, 8)),
        ([["Turn", 8], ["Window", 1, 0, 7]], CLOSED),
        ([["Turn", 3], ["Window", 0, 0, 0]], "has a last call without a battle that ends"),
        ([["Turn", 4], ["BattleEnds", 2, 0]], NO_END),
        (
            [["Turn", 3], ["BattleEnds", LAST + 1, 0]],
            bounds("BattleEnds, level", 0, LAST, LAST + 1),
        ),
        ([["Turn", 3], ["BattleEnds", 2, 2]], bounds("BattleEnds, are_all_done", 0, 1, 2)),
        ([["Turn", 8], ["Answering", 0]], NO_EFFECT),
        ([["Turn", 8], effect(0), ["Answering", 0]], NO_EFFECT),
        ([["Turn", 8], DISCARDING, ["Answering", 0]], NO_EFFECT),
    ],
)
def test_what_cannot_be_left_to_do_is_refused(written: Elma, agenda: list[Step], said: str) -> None:
    assert refusal(written, *agenda) == said


# Texts under way


@pytest.mark.parametrize(
    ("step", "part", "value", "said"),
    [
        (3, 1, -1, bounds("CardFrame, program", 0, 3, -1)),
        (3, 1, 4, bounds("CardFrame, program", 0, 3, 4)),
        (3, 1, 0, "has an effect of a card without a text"),
        (3, 2, -1, bounds("CardFrame, at", 0, 9999, -1)),
        (3, 2, 100, "has an effect that is past its end"),
        (3, 3, -1, bounds("CardFrame, source", 0, LAST, -1)),
        (3, 3, LAST + 1, bounds("CardFrame, source", 0, LAST, LAST + 1)),
        (3, 4, -1, bounds("CardFrame, means", 0, 2, -1)),
        (3, 4, 3, bounds("CardFrame, means", 0, 2, 3)),
        (3, 2, 2, "asks for what the effect below does not ask"),
        (4, 1, -1, bounds("Answering, seat", 0, 2, -1)),
        (4, 1, 1, "asks another player than the effect below does"),
        (4, 1, 3, bounds("Answering, seat", 0, 2, 3)),
    ],
)
def test_a_text_under_way_is_one_of_a_card_and_somebody_is_asked_for_it(
    written: Elma, step: int, part: int, value: int, said: str
) -> None:
    game, options = saved(written, "instant One")
    assert [each[0] for each in game["agenda"]] == [
        "Turn", "MainPhase", "PutAway", "CardFrame", "Answering",
    ]  # fmt: skip
    assert refusal_of(written, game, options) == ""
    game["agenda"][step][part] = value
    assert about_agenda(refusal_of(written, game, options)) == said


def test_only_the_last_step_asks_for_a_text(written: Elma) -> None:
    game, options = saved(written, "instant One")
    game["agenda"].append(game["agenda"][3])
    assert about_agenda(refusal_of(written, game, options)) == NO_EFFECT
