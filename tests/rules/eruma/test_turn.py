"""Turn: `turn.*`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

SIDES = [("me", "my", "their"), ("them", "their", "my")]
SIX = "Thief Spy Maniac Second-Thief Second-Spy Second-Maniac"


@rule("eruma/turn.phase-order")
@pytest.mark.parametrize("who", ["me", "them"])
def test_a_turn_runs_draw_planning_assault_rest(raid: RaidTable, who: str) -> None:
    raid.set(f"""
        active {who}, phase draw, turn 7
        my 1 | Crier
    """)
    phases = []
    for _ in range(3):
        phases.append(raid.fact("phase"))
        raid.me.does("no")
    phases.append(raid.fact("phase"))
    raid.player(who).does("end")
    phases.append(raid.fact("phase"))
    assert phases == [
        "Draw Phase",
        "Planning Phase",
        "Assault Phase",
        "Assault Phase",
        "Rest Phase",
    ]
    raid.me.does("no")
    assert (raid.fact("phase"), raid.fact("turn")) == ("Draw Phase", 8)
    raid.me.does("no", "no", "no")


@rule("eruma/turn.phase-order")
def test_each_phase_does_its_work_before_the_next(raid: RaidTable) -> None:
    """The Crier speaks at the start of each; Draw comes before ready, ready before action points."""
    raid.set("""
        phase draw
        my 1 | Crier Thief<
        me: deck Spy Maniac
    """)
    raid.me.does("no")
    assert raid.cards("my hand") == ["Spy"]
    assert (raid.at("my 1 2"), raid.fact("action points")) == ("my Thief", 0)
    raid.me.does("no")
    assert (raid.fact("phase"), raid.fact("action points")) == ("Assault Phase", 3)
    raid.me.does("no", "end")
    assert (raid.fact("phase"), raid.fact("action points")) == ("Rest Phase", 3)
    raid.me.does("no", "no", "no", "no")


@rule("eruma/turn.draw-one")
@pytest.mark.parametrize(("who", "whose", "other"), SIDES)
def test_the_active_player_draws_the_top_card_of_their_deck(
    raid: RaidTable, who: str, whose: str, other: str
) -> None:
    raid.set(f"""
        active {who}, phase draw
        me:   hand Maniac, deck only Thief Spy
        them: hand Maniac, deck only Thief Spy
    """)
    assert raid.cards(f"{whose} hand") == ["Maniac", "Thief"]
    assert raid.cards(f"{whose} deck") == ["Spy"]
    assert raid.cards(f"{other} hand") == ["Maniac"]
    assert raid.cards(f"{other} deck") == ["Spy", "Thief"]


@rule("eruma/turn.planning-order")
def test_cards_are_readied_before_they_are_turned_up(raid: RaidTable) -> None:
    """What the flip exhausts stays exhausted: the ready step is over."""
    raid.set("""
        phase planning
        their 1 | Sandbagger>
        my 1    | (Spy)< Second-Spy<
        live: their 1 1
    """)
    assert raid.at("my 1 1") == "my Spy, exhausted left"
    assert raid.at("my 1 2") == "my Second Spy"


@rule("eruma/turn.planning-order", "eruma/turn.resolve-step")
def test_cards_are_turned_up_before_skills_resolve(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +(Thief)
    """)
    assert raid.at("treasure 1") == "my Thief"
    assert raid.fact("my treasure") == 1


@rule("eruma/turn.ready")
@pytest.mark.parametrize(("who", "whose", "other"), SIDES)
def test_the_active_players_exhausted_cards_are_readied(
    raid: RaidTable, who: str, whose: str, other: str
) -> None:
    raid.set(f"""
        active {who}, phase planning
        {whose} 1 | Spy> Second-Spy< Third-Spy
        {other} 1 | Thief> Second-Thief<
    """)
    assert [raid.at(f"{whose} 1 {column}") for column in (1, 2, 3)] == [
        f"{whose} Spy",
        f"{whose} Second Spy",
        f"{whose} Third Spy",
    ]
    assert raid.at(f"{other} 1 1") == f"{other} Thief, exhausted right"
    assert raid.at(f"{other} 1 2") == f"{other} Second Thief, exhausted left"


@rule("eruma/turn.ready")
@pytest.mark.parametrize(
    ("words", "after"), [("keep", "my Tollkeeper, exhausted right"), ("ready", "my Tollkeeper")]
)
def test_only_the_card_of_an_ongoing_power_may_be_kept_back(
    raid: RaidTable, words: str, after: str
) -> None:
    raid.set("""
        phase planning
        my 1 | Tollkeeper> Watchman> Spy>
        live: my 1 1
    """)
    assert raid.me.can() == {"keep Tollkeeper", "ready Tollkeeper"}
    raid.me.does(f"{words} Tollkeeper")
    assert raid.at("my 1 1") == after
    assert (raid.at("my 1 2"), raid.at("my 1 3")) == ("my Watchman", "my Spy")


@rule("eruma/turn.flip-all")
@pytest.mark.parametrize(("who", "whose", "other"), SIDES)
def test_every_face_down_card_of_the_active_player_turns_up_wherever_it_stands(
    raid: RaidTable, who: str, whose: str, other: str
) -> None:
    mine, theirs = ("+", "-") if who == "me" else ("-", "+")
    raid.set(f"""
        active {who}, phase planning
        {whose} 1 | (Spy)
        {whose} 2 | . (Maniac)
        treasure  | {mine}(Second-Spy) {theirs}(Thief)
        {other} 2 | {mine}(Third-Spy) (Second-Thief)
    """)
    places = [f"{whose} 1 1", f"{whose} 2 2", "treasure 1", f"{other} 2 1"]
    names = ["Spy", "Maniac", "Second Spy", "Third Spy"]
    assert [raid.at(place) for place in places] == [f"{whose} {name}" for name in names]
    assert raid.at("treasure 2") == f"{other} Thief, face-down"
    assert raid.at(f"{other} 2 2") == f"{other} Second Thief, face-down"


@rule("eruma/turn.resolve-step")
def test_powers_that_are_due_at_that_time_take_effect_after_the_flip(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +(Thief)
        my 1     | Gambler>
        me: deck Spy Maniac
        live: my 1 1
    """)
    raid.me.does("keep Gambler")
    assert raid.cards("my hand") == ["Spy"]
    assert raid.fact("my treasure") == 1
    raid.me.does("end")
    assert raid.cards("my hand") == ["Spy"]  # not in the opponent's Planning Phase
    raid.them.does("end")
    raid.me.does("ready Gambler")
    assert raid.cards("my hand") == ["Spy", "Maniac"]  # only the draw: the power has ended


@rule("eruma/turn.hand-limit", "eruma/ruling.discard-choice")
@pytest.mark.parametrize(
    ("more", "discards"), [("", 0), (" Third-Thief", 1), (" Third-Thief Third-Spy", 2)]
)
def test_a_player_discards_down_to_exactly_6(raid: RaidTable, more: str, discards: int) -> None:
    raid.set(f"""
        my 1 | Fourth-Spy
        me: hand {SIX}{more}
    """)
    raid.me.does("end")
    hand = [name.replace("-", " ") for name in (SIX + more).split()]
    for gone in range(discards):
        assert raid.fact("phase") == "Rest Phase"
        assert raid.asked() == ["me"]
        assert raid.me.can() == {f"discard {card}" for card in hand[gone:]}
        raid.me.does(f"discard {hand[gone]}")
    assert raid.asked() == ["them"]
    assert raid.cards("my hand") == hand[discards:]
    assert raid.cards("my graveyard") == hand[:discards]


@rule("eruma/turn.hand-limit")
def test_only_the_hand_in_the_rest_phase_counts(raid: RaidTable) -> None:
    """More than 6 before is no matter, nor is the opponent's hand."""
    raid.set(f"""
        phase draw
        me:   hand {SIX}, deck Third-Spy
        them: hand {SIX} Third-Thief
    """)
    assert len(raid.cards("my hand")) == 7
    raid.me.does("play Third Spy to my 1 1", "end")
    assert raid.fact("active") == "their"
    assert len(raid.cards("their hand")) == 8


@rule("eruma/turn.pass")
@pytest.mark.parametrize(("who", "whose", "other"), SIDES)
def test_after_the_discard_the_opponent_becomes_active(
    raid: RaidTable, who: str, whose: str, other: str
) -> None:
    raid.set(f"""
        active {who}, turn 11
        {who}: hand {SIX} Third-Thief
    """)
    player = raid.player(who)
    player.does("end")
    assert (raid.fact("active"), raid.fact("turn")) == (whose, 11)
    player.does("discard Thief")
    assert (raid.fact("active"), raid.fact("turn")) == (other, 12)
    assert raid.fact("phase") == "Assault Phase"
    assert player.can() == set()
