"""What texts do to kuskis and with players: phrases as a card might have them, a scene each."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules import now
from rulewright.games.elma.testing.shipped_cards import types_of_first_online
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 36
    kuski Bob: 50 45; team 1
    kuski Cid: 44; team 2
    kuski Rook: 44; types Rookie, Casual
    kuski Some: 50 | Whenever this kuski goes online, if it has an orka counter, gain a point.
    kuski None: 50 | Whenever this kuski goes online, if it has no orka counters, gain a point.
    kuski Many: 50 | Whenever this kuski goes online, if it has 2 or more orka counters, gain a point.
    kuski Egg: 50 | This kuski comes into play with 2 orka counters. When the last orka counter is removed from this kuski, gain 5 points.
    kuski Rock: 50 | This kuski can't be sent offline by an instant of an opponent.
    kuski Iron: 50 | This kuski can't be banned by a level.
    kuski Door: 50 | Whenever another kuski goes online, put any number of online kuskis online or offline, then ban it.
    level Long: 4
    level Press: 4 | Whenever a kuski enters this battle, ban it.
    instant One | Put an orka counter on target kuski.
    instant Three | Put 3 orka counters on target kuski.
    instant Take | Remove an orka counter from target kuski.
    instant Rob | Remove 2 orka counters from target kuski.
    instant Spread | Distribute 3 orka counters among any number of offline kuskis.
    instant Hunt | Ban target kuski with an orka counter.
    instant Spare | Ban target kuski with no orka counters.
    instant Pack | Ban target kuski with 2 or more orka counters.
    instant Cast | Turn target kuski into a Battler.
    instant Also | Turn target kuski into a Battler as well.
    instant Adopt | Give target kuski the team of another kuski until the end of the battle.
    instant Kick | Send target online kuski offline.
    instant Gong | End the ongoing battle.
    instant Raise | Put a kuski in your discard pile into play.
    instant Recall | Put a kuski in the ban pile into play.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-texts-on-kuskis")


def orkas(race: RaceTable) -> dict[str, int]:
    """How many orka counters my kuskis have."""
    players = race.view(None)["players"]
    assert isinstance(players, list)
    kuskis = players[0]["offline"] + players[0]["online"]
    return {each["card"]: each["counters"]["orka"] for each in kuskis if each["counters"]}


# Coming into play


@rule("elma/ruling.enters-the-game")
@pytest.mark.parametrize(("instant", "pile"), [("Raise", "discard Egg"), ("Recall", "banned Egg")])
def test_a_kuski_comes_into_play_from_a_pile_as_from_a_hand(
    race: RaceTable, instant: str, pile: str
) -> None:
    race.set(f"me: {pile}, hand {instant}")
    race.me.does(f"instant {instant}", "choose Egg")
    assert orkas(race) == {"egg": 2}


# Counters


@rule("elma/ruling.counters")
def test_counters_are_put_on_a_kuski_and_taken_off_it(race: RaceTable) -> None:
    race.set("me: offline Ann, hand One Three Take Rob Rob")
    race.me.does("instant One", "choose Ann", "instant Three", "choose Ann")
    assert orkas(race) == {"ann": 4}
    race.me.does("instant Take", "choose Ann")
    assert orkas(race) == {"ann": 3}
    race.me.does("instant Rob", "choose Ann")
    assert orkas(race) == {"ann": 1}
    race.me.does("instant Rob", "choose Ann")
    assert orkas(race) == {}


@rule("elma/ruling.counters")
def test_counters_are_distributed_one_by_one(race: RaceTable) -> None:
    race.set("me: offline Ann Bob, online Cid, hand Spread")
    race.me.does("instant Spread")
    assert race.me.can() == {"choose Ann", "choose Bob"}
    race.me.does("choose Ann", "choose Bob", "choose Ann")
    assert orkas(race) == {"ann": 2, "bob": 1}


@rule("elma/ruling.counters")
@pytest.mark.parametrize(
    ("counters", "points"),
    [([], {"None": 1}), (["One"], {"Some": 1}), (["One", "One"], {"Some": 1, "Many": 1})],
)
def test_a_text_asks_how_many_counters_there_are(
    race: RaceTable, counters: list[str], points: dict[str, int]
) -> None:
    for kuski in ("Some", "None", "Many"):
        race.set(f"me: offline {kuski}, hand One One")
        for instant in counters:
            race.me.does(f"instant {instant}", f"choose {kuski}")
        race.me.does(f"online {kuski}")
        assert race.points() == [points.get(kuski, 0), 0]


@rule("elma/ruling.counters", "elma/ruling.instant-targets")
def test_kuskis_are_told_apart_by_their_counters(race: RaceTable) -> None:
    """Ann has one, Bob three and Cid none."""
    race.set("me: offline Ann Bob Cid, hand One Three Hunt Spare Pack")
    race.me.does("instant One", "choose Ann", "instant Three", "choose Bob")
    race.me.does("instant Spare")
    assert race.me.can() == {"choose Cid"}
    race.me.does("choose Cid", "instant Pack")
    assert race.me.can() == {"choose Bob"}
    race.me.does("choose Bob", "instant Hunt")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")
    assert race.cards("ban pile") == ["Cid", "Bob", "Ann"]


@rule("elma/ruling.counters")
def test_a_kuski_comes_with_counters_and_the_last_one_is_answered(race: RaceTable) -> None:
    race.set("me: hand Egg Take Take Take")
    race.me.does("play Egg")
    assert orkas(race) == {"egg": 2}
    race.me.does("instant Take", "choose Egg")
    assert race.points() == [0, 0]
    race.me.does("instant Take", "choose Egg")
    assert race.points() == [5, 0]
    race.me.refused("instant Take", because="ruling.instant-needs-target")


# What a kuski is


@rule("elma/cards.type-set-replaces", "elma/cards.type-set-keeps")
@pytest.mark.parametrize(
    ("instant", "types"), [("Cast", ["Battler"]), ("Also", ["Battler", "Rookie", "Casual"])]
)
def test_a_type_takes_the_place_of_the_others_or_comes_besides(
    race: RaceTable, instant: str, types: list[str]
) -> None:
    race.set(f"me: online Rook, hand {instant} Long")
    assert race.me.can("add") == {"add Long"}
    race.me.does(f"instant {instant}", "choose Rook")
    assert types_of_first_online(race) == types
    assert race.me.can("add") == set()


@rule("elma/ruling.team-tag-change")
def test_a_kuski_gets_the_team_of_another_until_the_battle_ends(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        me: offline Filler, online Bob Cid, hand Adopt Gong
    """)
    race.me.does("instant Adopt", "choose Bob")
    assert race.me.can() == {"choose Filler", "choose Cid"}
    race.me.does("choose Cid")
    assert teams(race) == ["2", "2"]
    race.me.does("instant Gong")
    assert teams(race) == ["1", "2"]


def teams(race: RaceTable) -> list[str]:
    """The teams of my online kuskis."""
    kuskis = race.state.kuskis[0].as_list()[1:]
    return [str(int(now.team(race.state, card))) for card in kuskis]


# Who does it


@rule("elma/effects.cant-beats-can")
def test_a_kuski_that_instants_of_opponents_cannot_move_is_moved_by_ones_own(
    race: RaceTable,
) -> None:
    race.set("""
        me:   online Rock, hand Kick
        them: online Rock, hand Filler
    """)
    race.me.does("instant Kick", "choose Rock (their)")
    assert race.cards("their online") == ["Rock"]
    race.set("me: online Rock, hand Kick")
    race.me.does("instant Kick", "choose Rock")
    assert race.cards("my offline") == ["Rock"]


@rule("elma/effects.cant-beats-can")
def test_a_kuski_that_levels_cannot_ban_stays(race: RaceTable) -> None:
    race.set("""
        battle: Press by Filler
        me: offline Filler, online Iron Ann
    """)
    race.me.does("enter Ann", "enter Iron")
    assert race.cards("ban pile") == ["Ann"]
    assert race.fact("Iron in battle") == "50 (1)"


def test_it_is_still_the_kuski_spoken_of_after_others_were_gone_through(race: RaceTable) -> None:
    race.set("me: online Door Bob, offline Ann")
    race.me.does("online Ann", "choose Bob", "enough", "yes")
    assert race.cards("my offline") == ["Bob"]
    assert race.cards("ban pile") == ["Ann"]
