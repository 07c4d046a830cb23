"""Why something is not offered, with the rule behind it."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from rulewright.effects.usable import MOST_USES_A_TURN
from rulewright.games.elma.game import GAME, Elma
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.main_phase import (
    ADD,
    ENTER_CHOICE,
    ONLINE_CHOICE,
    PLAY,
    MainPhase,
    obstacle_to,
)
from rulewright.games.elma.rules.obstacles import (
    NO_BATTLE,
    NO_OBSTACLE,
    NO_USE,
    NOT_OFFLINE,
    NOT_OFFLINE_BEFORE,
    PLAYED_ALREADY,
)
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import INSTANT, KUSKI, LEVEL
from rulewright.games.elma.rules.windows import USE_INSTANT
from rulewright.games.elma.testing.random_cards import random_game
from rulewright.games.elma.testing.table import RaceTable
from rulewright.kernel.chance import Dice
from rulewright.kernel.choice import make_choice


def reasons(game: Elma, position: str, name: str, who: int = 0) -> dict[str, str]:
    """For each action that a card of mine does not have, the rule that keeps it from it."""
    race = RaceTable(game)
    race.set(position)
    key = name.lower().replace(" ", "-")
    view = race.match.view(who)
    players = view["players"]
    assert isinstance(players, list)
    battle = view["battle"]
    there = [
        *players[who]["cards"],
        *players[who]["offline"],
        *players[who]["online"],
        *(battle["drives"] if isinstance(battle, dict) else []),
        *(drive for after in view["after"] for drive in after["drives"]),  # type: ignore[attr-defined]
    ]
    thing = next(each["id"] for each in there if each["card"] == key)
    told = game.people.why_not(race.state, who, thing, "en")
    return {each.kind: each.rule for each in told}


@pytest.mark.parametrize(
    ("position", "name", "expected"),
    [
        ("plays 1\nme: hand Ann", "Ann", {"play": "kuskis.one-play-per-turn"}),
        ("me: hand Ann", "Ann", {}),
        ("me: hand Ann\nthem: offline Strict", "Ann", {"play": "effects.cant-beats-can"}),
        ("active them\nme: hand Ann", "Ann", {"play": "ruling.only-active-player-acts"}),
        ("me: hand Flat", "Flat", {"add": "queue.kuski-adds-level"}),
        ("me: hand Flat, offline Battler", "Flat", {"add": "keyword.battler"}),
        ("me: hand Chain, offline Ann Bob", "Chain", {"add": "keyword.chain-level"}),
        (
            "last end 5\nqueue: Hill by Ann\nme: hand Flat, offline Ann",
            "Flat",
            {"add": "queue.one-per-kuski"},
        ),
        ("me: hand Halt", "Halt", {"instant": "ruling.instant-needs-target"}),
        (
            "me: offline Ann*",
            "Ann",
            {"online": "kuskis.not-online-same-turn", "enter": "battle.online-kuskis-enter"},
        ),
        ("battle: Long by Eva\nme: offline Eva, online Ann", "Ann", {}),
        ("battle: Long by Ann\nme: online Ann", "Ann", {"enter": "battle.self-added-forbidden"}),
        ("battle: Long by Eva\nme: offline Eva Ann", "Ann", {"enter": "battle.offline-cannot-enter"}),
        ("battle: Long by Eva\nme: offline Eva, online Designer", "Designer", {"enter": "keyword.designer"}),
        ("battle: Once by Eva, used 2\nme: offline Eva, online Ann", "Ann", {"enter": "keyword.one-life"}),
        ("battle: Duo by Eva\nme: offline Eva, online Ann", "Ann", {"enter": "ruling.pairs"}),
        ("battle: Long by Eva\nme: offline Eva, battle Ann", "Ann", {"enter": "battle.busy-cannot-enter"}),
        (
            "battle: Long by Eva\nafter: Flat, ended 5\nme: offline Eva, after Ann",
            "Ann",
            {"enter": "battle.busy-cannot-enter"},
        ),
        (
            "battle: Long by them.Curser curses Ann\nme: offline Ann\nthem: offline Curser",
            "Ann",
            {"online": "keyword.designers-curse", "enter": "keyword.designers-curse"},
        ),
        (
            "battle: Long by them.Eva\nme: offline Turned\nthem: offline Eva",
            "Turned",
            {"online": "ruling.type-change-in-play", "enter": "ruling.type-change-in-play"},
        ),
    ],
)  # fmt: skip
def test_the_rule_that_keeps_a_card_from_acting_is_named(
    game: Elma, position: str, name: str, expected: dict[str, str]
) -> None:
    assert reasons(game, position, name) == expected


def test_in_the_middle_of_an_answer_the_rest_waits(game: Elma) -> None:
    race = RaceTable(game)
    race.set("me: offline Ann, hand Flat Bob")
    race.me.does("add Flat")
    told = game.people.why_not(race.state, 0, f"h{game.names.index('Bob')}", "en")
    assert [(each.kind, each.text) for each in told] == [
        ("play", "Something else is to be settled first."),
    ]


def test_nothing_is_said_of_what_is_not_ones_own(game: Elma) -> None:
    race = RaceTable(game)
    race.set("""
        me:   hand Ann
        them: offline Bob, hand Cid
    """)
    things = [f"h{game.names.index('Cid')}", f"k{race.state.kuskis[1].as_list()[0]}", "s1", "d0"]
    assert [game.people.why_not(race.state, 0, thing, "en") for thing in things] == [[], [], [], []]


def test_an_instant_that_was_played_too_often_says_so(game: Elma) -> None:
    race = RaceTable(game)
    race.set("me: hand Spark, offline Ann")
    state = race.state
    state.used_this_turn = [game.names.index("Spark")] * MOST_USES_A_TURN
    told = game.people.why_not(state, 0, f"h{game.names.index('Spark')}", "en")
    assert [(each.kind, each.rule) for each in told] == [("instant", "ruling.endless-turn")]


OWN: list[tuple[int, int]] = [(PLAY, KUSKI), (ADD, LEVEL), (USE_INSTANT, INSTANT)]


def actions_of(state: Race, seat: int) -> Iterator[tuple[str, int, int, int]]:
    """Everything that a player might do with a card of theirs in a main phase: the card's id, what is done, with which
    card, and how a choice names it."""
    for card in state.hands[seat].as_list():
        for verb, kind in OWN:
            if now.kinds(state, card) & kind:
                face = int(state.definition[card])
                yield f"h{face}", verb, card, face
    for card in state.kuskis[seat].as_list():
        for verb in (ONLINE_CHOICE, ENTER_CHOICE):
            yield f"k{card}", verb, card, card


def check_reasons(game: Elma, state: Race, seat: int) -> set[int]:
    """An action is offered exactly if nothing stands in its way, and else it is told what does. What was found."""
    offered = state.choices[seat].as_list()
    found: set[int] = set()
    for thing, verb, card, named in actions_of(state, seat):
        obstacle = int(obstacle_to(state, seat, verb, card))
        is_offered = int(make_choice(verb, named)) in offered
        assert is_offered == (obstacle == NO_OBSTACLE), (game.rules.verbs[verb], card, obstacle)
        told = [each.kind for each in game.people.why_not(state, seat, thing, "en")]
        is_told = not is_offered and obstacle != NOT_OFFLINE
        assert (game.rules.verbs[verb] in told) == is_told
        found.add(obstacle)
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_action_is_offered_exactly_if_nothing_stands_in_its_way(seats: int) -> None:
    """Over the positions of random matches, with the cards that come with the game and with random ones."""
    seen: set[int] = set()
    for number, game in enumerate([GAME, GAME, random_game(Random(seats))]):
        state = cast(Race, game.rules.new(seats, game.rules.check_options({}), number))
        state.advance()
        dice = Dice(number)
        for _ in range(250):
            if state.over:
                break
            seat = next(seat for seat in range(seats) if state.asks(seat))
            if isinstance(state.agenda[-1], MainPhase) and len(state.answers[seat]) == 0:
                seen |= check_reasons(game, state, seat)
            choices = state.choices[seat]
            state.apply(seat, choices[dice.below(len(choices))])
    assert {NO_OBSTACLE, PLAYED_ALREADY, NO_BATTLE, NOT_OFFLINE_BEFORE, NO_USE} <= seen
