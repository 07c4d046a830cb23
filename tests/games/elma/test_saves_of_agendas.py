"""What is left to do in a save of Elma: each step with numbers that it can have and with numbers that it
cannot, on top of what it belongs on."""

import copy
from typing import Any

import pytest

from rulewright.games.elma.game import Elma
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

SOUND: dict[str, Any] = {
    "verb": 12, "cards": [0], "seat": 0, "amount": 1, "spot": -1, "others": [], "cause": -1,
    "means": 0, "chain": [],
}  # fmt: skip


def happening(**changes: object) -> Step:
    return ["Happen", *(SOUND | changes).values()]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"verb": 0},
        {"verb": len(VERB_NAMES) - 1},
        {"verb": 20, "cards": []},
        {"verb": 3, "cards": [0, 1]},
        {"cards": [LAST]},
        {"seat": 2},
        {"amount": 0},
        {"amount": 1_000_000},
        {"spot": 1_000_000},
        {"others": [-1, 0, LAST]},
        {"cause": 0},
        {"cause": LAST},
        {"means": 2},
        {"chain": [0, 8 * (LAST + 1) - 1]},
    ],
)
def test_what_can_happen_is_loaded(written: Elma, changes: dict[str, object]) -> None:
    assert refusal(written, ["Turn", 8], happening(**changes)) == ""


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"verb": -1}, "that cannot"),
        ({"verb": len(VERB_NAMES)}, "that cannot"),
        ({"seat": -1}, "that cannot"),
        ({"seat": 3}, "that cannot"),
        ({"verb": 19, "cards": []}, "to no card"),
        ({"cards": [-1]}, "to cards there are not"),
        ({"cards": [LAST + 1]}, "to cards there are not"),
        ({"cards": [0, 0]}, "to cards there are not"),
        ({"others": [-2]}, "to cards there are not"),
        ({"others": [LAST + 1]}, "to cards there are not"),
        ({"amount": -1}, "too often"),
        ({"amount": 1_000_001}, "too often"),
        ({"spot": -2}, "too often"),
        ({"spot": 1_000_001}, "too often"),
        ({"cause": -2}, "by no known means"),
        ({"cause": LAST + 1}, "by no known means"),
        ({"means": -1}, "by no known means"),
        ({"means": 3}, "by no known means"),
        ({"chain": [-1]}, "by effects there are not"),
        ({"chain": [8 * (LAST + 1)]}, "by effects there are not"),
    ],
)
def test_what_cannot_happen_is_refused(
    written: Elma, changes: dict[str, object], said: str
) -> None:
    found = refusal(written, ["Turn", 8], happening(**changes))
    assert found == f"has something to happen {said}"


def test_no_more_than_a_pair_enters_together(written: Elma) -> None:
    three = happening(verb=3, cards=[0, 1, 3])
    assert refusal(written, ["Turn", 8], three) == "has more than a pair enter together"


# Steps of a turn

DISCARDING = happening()
NO_MAIN_PHASE = "has a main phase where none can be"
NO_END = "ends a battle where none can end"
NO_ORDER = "puts effects in order that are not there"
NO_WINDOW = "has a window where none can be"
NOBODY = "has a window for players there are not"
CLOSED = "has a window that is closed"
NO_LIST = "asks for a list of records where no kuski enters"
NO_CARD = "has a card enter that there is not"
TOO_MANY = "has more cards discarded than there are"
NOT_PLAYED = "puts away a card that is not taking effect"
NOTHING_REPLACED = "asks what takes the place of nothing"
NO_STEP = "should have a step of the turn at the bottom"
ENTERING = happening(verb=3, cards=[1])


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
        [["Turn", 8], DISCARDING, DISCARDING, ["Order", 2, 2]],
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
    ("agenda", "said"),
    [
        ([], "is empty, yet the game is not over"),
        ([["SetUp"]], "sets the game up after it has begun"),
        ([["MainPhase"]], NO_STEP),
        ([["Turn", 8], ["Turn", 8]], "has Turn where it cannot be"),
        ([["Turn", 9], ["MainPhase"]], NO_MAIN_PHASE),
        ([["Turn", 7], ["CompulsoryEntry"]], NO_MAIN_PHASE),
        ([["Turn", 9], ["CompulsoryPair", 0]], NO_MAIN_PHASE),
        ([["Turn", 8], ["CompulsoryPair", -1]], NO_CARD),
        ([["Turn", 8], ["CompulsoryPair", LAST + 1]], NO_CARD),
        ([["Turn", 9], ["HandLimit", -1]], TOO_MANY),
        ([["Turn", 9], ["HandLimit", LAST + 2]], TOO_MANY),
        ([["Turn", 8], ["HandLimit", 8]], "has HandLimit where it cannot be"),
        ([["Turn", 8], DISCARDING, DISCARDING, ["Order", 3, 2]], NO_ORDER),
        ([["Turn", 8], DISCARDING, DISCARDING, ["Order", -1, 2]], NO_ORDER),
        ([["Turn", 8], DISCARDING, DISCARDING, ["Order", 0, 1]], NO_ORDER),
        ([["Turn", 8], DISCARDING, DISCARDING, ["Order", 0, 3]], NO_ORDER),
        ([["Turn", 8], ["WhichInstead"]], NOTHING_REPLACED),
        ([["Turn", 8], DISCARDING, ["WhichInstead"], DISCARDING], NOTHING_REPLACED),
        ([["Turn", 8], ["WhichRecords", [1]]], NO_LIST),
        ([["Turn", 8], DISCARDING, ["WhichRecords", [0]]], NO_LIST),
        ([["Turn", 8], ENTERING, ["WhichRecords", [0]]], NO_LIST),
        ([["Turn", 8], ["PutAway", 0]], NOT_PLAYED),
        ([["Turn", 8], ["PutAway", -1]], NOT_PLAYED),
        ([["Turn", 8], ["PutAway", LAST + 1]], NOT_PLAYED),
        ([["Turn", 8], ["Window", 2, 0, 0]], NO_WINDOW),
        ([["Turn", 8], ["Window", 0, 0, 0]], NO_WINDOW),
        ([["Turn", 9], ["Window", 1, 0, 0]], NO_WINDOW),
        ([["Turn", 8], ["Window", 1, -1, 0]], NOBODY),
        ([["Turn", 8], ["Window", 1, 3, 0]], NOBODY),
        ([["Turn", 8], ["Window", 1, 0, -1]], NOBODY),
        ([["Turn", 8], ["Window", 1, 0, 8]], NOBODY),
        ([["Turn", 8], ["Window", 1, 0, 7]], CLOSED),
        ([["Turn", 3], ["Window", 0, 0, 0]], "has a last call without a battle that ends"),
        ([["Turn", 4], ["BattleEnds", 2, 0]], NO_END),
        ([["Turn", 3], ["BattleEnds", LAST + 1, 0]], NO_END),
        ([["Turn", 3], ["BattleEnds", 2, 2]], NO_END),
        ([["Turn", 8], ["Answering", 0]], "asks somebody for no effect"),
    ],
)
def test_what_cannot_be_left_to_do_is_refused(written: Elma, agenda: list[Step], said: str) -> None:
    assert refusal(written, *agenda) == said


# Texts under way


@pytest.mark.parametrize(
    ("step", "part", "value", "said"),
    [
        (3, 1, -1, "has an effect of no card"),
        (3, 1, 4, "has an effect of no card"),
        (3, 1, 0, "has an effect of a card without a text"),
        (3, 2, -1, "has an effect that is past its end"),
        (3, 2, 100, "has an effect that is past its end"),
        (3, 3, -1, "has an effect of no card"),
        (3, 3, LAST + 1, "has an effect of no card"),
        (4, 1, -1, "asks somebody for no effect"),
        (4, 1, 3, "asks somebody for no effect"),
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
    assert about_agenda(refusal_of(written, game, options)) == "asks somebody for no effect"
