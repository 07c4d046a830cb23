"""What a seat sees of a game: `ruling.hidden-information`, `ruling.known-face-down`."""

import json
from typing import Any

import pytest

from rulewright.gamekit.match import Match
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.testing import rule
from tests.games.eruma.face import a_match, decisions

POSITION = """
    turn 4, points 2
    their 1  | (Spy)   .              .         . Gate
    treasure | +Thief  -Second-Spy*<! -(Maniac) . .
    my 1     | Warden> .              (Spy)?    . .
    me:   treasure 4, hand Third-Thief Miser, deck only Maniac, graveyard Assassin, extra 2 Hound
    them: treasure 7, hand Flying-Spy Miser, deck 3, banished Hunter Hound
    live: my 1 1
"""


@pytest.fixture
def match(plain: Eruma) -> Match:
    return a_match(plain, POSITION)


def sides(match: Match, seat: int | None) -> list[dict[str, Any]]:
    found: Any = match.view(seat)["sides"]
    return list(found)


def field(match: Match, seat: int | None) -> list[Any]:
    found: Any = match.view(seat)["field"]
    return list(found)


def test_a_view_tells_where_the_game_stands(match: Match) -> None:
    view = match.view(0)
    assert {name: view[name] for name in ("turn", "phase", "active", "points", "waiting")} == {
        "turn": 4,
        "phase": "assault",
        "active": 0,
        "points": 2,
        "waiting": [0],
    }
    assert [row["zone"] for row in view["rows"]] == ["one", "two", "treasure", "two", "one"]  # type: ignore[attr-defined]
    assert [side["treasure"] for side in sides(match, 1)] == [4, 7]
    assert (view["over"], view["shares"]) == (False, [])


def test_a_card_on_the_playfield_shows_all_about_it(match: Match) -> None:
    assert field(match, 1)[11] == {
        "id": "p11",
        "card": "second-spy",
        "up": True,
        "known": True,
        "exhausted": "left",
        "controller": 1,
        "owner": 0,
        "types": [],
        "live": False,
        "stole": True,
        "counters": {},
    }
    warden = field(match, None)[0]
    assert (warden["card"], warden["exhausted"], warden["live"]) == ("warden", "right", True)
    assert field(match, 0)[1] is None


@rule("eruma/ruling.hidden-information")
def test_a_face_down_card_is_its_players_only(match: Match) -> None:
    seen = [field(match, seat)[20] for seat in (0, 1, None)]
    assert [card["card"] for card in seen] == [None, "spy", None]
    assert [card["known"] for card in seen] == [False, False, False]
    assert [card["types"] for card in seen] == [[], [], []]


@rule("eruma/ruling.known-face-down")
def test_a_face_down_card_that_both_have_seen_is_shown(match: Match) -> None:
    seen = [field(match, seat)[2] for seat in (0, 1, None)]
    assert [card["card"] for card in seen] == ["spy", "spy", "spy"]
    assert [card["up"] for card in seen] == [False, False, False]
    assert [card["known"] for card in seen] == [True, True, True]


@rule("eruma/ruling.hidden-information")
def test_a_hand_is_its_players_but_for_a_curse_that_was_shown(match: Match, plain: Eruma) -> None:
    raid = match.state
    assert isinstance(raid, Raid)
    assert [card["known"] for card in sides(match, 0)[0]["hand"]] == [False, False]
    assert sides(match, 0)[1]["hand"] == []
    names = [plain.names[definition] for definition in raid.definition.as_list()]
    raid.shown_curses = sum(bit(card) for card, name in enumerate(names) if name == "Miser")
    mine, theirs = sides(match, 0)
    assert [card["card"] for card in mine["hand"]] == ["third-thief", "miser"]
    assert [card["known"] for card in mine["hand"]] == [False, True]
    assert all(card["id"].startswith("h") for card in mine["hand"])
    assert theirs["hand"] == [{"id": None, "card": "miser", "known": True}]
    assert theirs["hand_size"] == 2


@rule("eruma/ruling.hidden-information")
def test_lists_extra_decks_graveyards_and_banished_cards_are_open(match: Match) -> None:
    for seat in (0, 1, None):
        mine, theirs = sides(match, seat)
        assert (mine["graveyard"], mine["extra"]) == (["assassin"], ["hound", "hound"])
        assert "hunter" in theirs["banished"]
        assert theirs["banished"][-1] == "hound"
        assert (mine["deck_size"], theirs["deck_size"]) == (1, 3)
        assert len(mine["deck_list"]) == len(theirs["deck_list"]) == 15
        assert {"thief", "third-thief", "miser", "maniac", "second-spy"} <= set(mine["deck_list"])


def test_a_live_power_is_shown_with_its_card(match: Match) -> None:
    assert match.view(1)["powers"] == [
        {"id": "p0", "card": "warden", "seat": 0, "since": 2, "targets": []}
    ]


def test_a_live_power_shows_its_targets(plain: Eruma) -> None:
    match = a_match(
        plain,
        """
        active them
        treasure | . . +Thief . .
        their 1  | Shadow> . . . .
        live: their 1 1 -> treasure 3
        """,
    )
    powers: Any = match.view(0)["powers"]
    assert [power["targets"] for power in powers] == [["p12"]] * len(powers)
    assert len(powers) == 1


@pytest.mark.parametrize("seed", range(3))
def test_every_view_is_plain_and_every_choice_names_things_that_are_in_it(seed: int) -> None:
    for match in decisions(GAME, seed):
        for seat in (0, 1, None):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
        for decision in match.pending:
            ids = ids_in(match, decision.seat)
            for choice in decision.choices:
                assert set(choice.objects) <= ids, choice


def ids_in(match: Match, seat: int) -> set[str]:
    ids = {f"p{position}" for position in range(25)}
    ids |= {f"{zone}{side}" for zone in "sdg" for side in (0, 1)}
    ids |= {f"c{number}" for number in range(len(GAME.keys))}
    return ids | {card["id"] for card in sides(match, seat)[seat]["hand"]}
