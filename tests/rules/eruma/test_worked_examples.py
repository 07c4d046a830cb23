"""Worked examples: `example.*`. `example.after-setup` is shown with the set-up."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


@rule("eruma/example.march-and-steal")
def test_march_and_steal(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        my 1 | . (Spy) . . .
    """)
    raid.me.does("move Spy to my 2 2", "move Spy to treasure 2", "steal with Spy")
    assert raid.at("treasure 2") == "my Spy, stole"
    assert (raid.fact("my treasure"), raid.fact("action points")) == (1, 0)
    assert raid.me.can() == {"end"}


@rule("eruma/example.hit-and-run", "eruma/ruling.no-attack-into-enemy-zones")
def test_hit_and_run(raid: RaidTable) -> None:
    raid.set("""
        their 2  | . Thief . . .
        treasure | -Maniac . -Second-Maniac . .
        my 2     | . Spy . . .
        me: treasure 3
    """)
    raid.me.does("move Spy to treasure 2", "steal with Spy", "move Spy to my 2 2")
    assert (raid.fact("my treasure"), raid.fact("action points")) == (4, 0)
    raid.me.does("end")
    assert raid.them.can("attack") == set()
    raid.them.does("move Thief to treasure 2")
    assert raid.them.can("attack") == set()


@rule("eruma/example.busy-thief", "eruma/steal.thief-again")
def test_busy_thief(raid: RaidTable) -> None:
    raid.set("""
        phase draw
        treasure | +Thief
        me: treasure 4
    """)
    raid.me.does("steal with Thief")
    assert (raid.fact("my treasure"), raid.fact("action points")) == (6, 2)
    raid.me.refused("steal with Thief", because="steal.once-per-card")
    assert (raid.fact("my treasure"), raid.fact("action points")) == (6, 2)


@rule("eruma/example.win-in-planning", "eruma/ruling.win-at-once")
def test_win_in_planning(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +Thief +Second-Thief
        me: treasure 9
    """)
    assert raid.result == [100, 0]
    assert (raid.fact("my treasure"), raid.fact("phase")) == (10, "Planning Phase")


@rule("eruma/example.attack-assassin")
def test_attack_assassin(raid: RaidTable) -> None:
    raid.set("treasure | +Maniac -Assassin")
    raid.me.does("attack Assassin with Maniac")
    assert raid.changed == {
        "treasure 1: my Maniac -> empty",
        "my graveyard: +Maniac",
        "action points: 3 -> 2",
    }


@rule("eruma/example.assassin-duel")
def test_assassin_duel(raid: RaidTable) -> None:
    raid.set("treasure | +Assassin -Second-Assassin")
    raid.me.does("attack Second Assassin with Assassin")
    assert raid.changed == {
        "treasure 1: my Assassin -> empty",
        "treasure 2: their Second Assassin -> my Assassin",
        "their graveyard: +Second Assassin",
        "action points: 3 -> 2",
    }


@rule("eruma/example.exchange-on-treasure")
def test_exchange_on_treasure(raid: RaidTable) -> None:
    raid.set("""
        treasure | . . -Thief
        my 1     | . . Spy
        me: treasure 2
    """)
    raid.me.does("move Spy to my 2 3", "attack Thief with Spy", "steal with Spy")
    assert raid.changed == {
        "my 1 3: my Spy -> empty",
        "treasure 3: their Thief -> my Spy, stole",
        "their graveyard: +Thief",
        "my treasure: 2 -> 3",
        "action points: 3 -> 0",
    }


@rule("eruma/example.safe-home", "eruma/ruling.no-attack-into-enemy-zones")
def test_safe_home(raid: RaidTable) -> None:
    raid.set("""
        their 2  | . Spy
        treasure | . +Thief
    """)
    assert raid.me.can("attack") == set()
    raid.me.refused("attack Spy with Thief", because="ruling.no-attack-into-enemy-zones")
    assert raid.changed == set()
    raid.me.does("end")
    assert raid.them.can("attack") == {"attack Thief with Spy"}


@rule("eruma/example.blocked-power")
def test_blocked_power(raid: RaidTable) -> None:
    raid.set("""
        treasure | . -(Spy) +Thief . .
        my 1     | Maniac Jailer . . .
    """)
    assert raid.me.can("attack") == set()
    raid.me.does("use Maniac")
    raid.them.does("block with Spy")
    assert raid.changed == {
        "action points: 3 -> 2",
        "my 1 1: my Maniac -> my Maniac, exhausted left",
        "treasure 2: their Spy, face-down -> their Spy",
    }
    assert raid.me.can("attack") == {"attack Spy with Thief"}
    raid.me.does("use Jailer", "choose Spy")
    assert raid.at("treasure 2") == "their Spy, exhausted left"


@rule("eruma/example.slow-source-killed")
@pytest.mark.parametrize(("is_killed", "drawn"), [(True, 0), (False, 1)])
def test_slow_source_killed(raid: RaidTable, is_killed: bool, drawn: int) -> None:
    """The Avenger draws for each card of its player that is killed; it is no longer there for its
    own death (power.source-condition)."""
    raid.set("""
        their 2  | . . Spy . .
        treasure | +Avenger -Assassin +Thief . .
    """)
    raid.me.does("use Avenger", "end")
    hand = len(raid.cards("my hand"))
    if is_killed:
        raid.them.does("attack Avenger with Assassin")
    raid.them.does("attack Thief with Spy")
    assert len(raid.cards("my hand")) == hand + drawn


@rule("eruma/example.ongoing-kept", "eruma/speed.ongoing-keep")
def test_ongoing_kept(raid: RaidTable) -> None:
    """The Tollkeeper draws for each treasure that the opponent steals."""
    raid.set("""
        treasure | . . . -Spy .
        my 2     | Tollkeeper . . . .
    """)
    raid.me.does("use Tollkeeper", "end")
    steps = ["move Tollkeeper to treasure 1", "steal with Tollkeeper", "move Tollkeeper to my 2 1"]
    hand = 0
    for step in steps:
        raid.them.does("steal with Spy", "end")
        hand += 1
        assert raid.me.can() == {"keep Tollkeeper", "ready Tollkeeper"}
        raid.me.does("keep Tollkeeper")
        hand += 1  # the turn's own draw
        assert len(raid.cards("my hand")) == hand
        assert raid.me.can("use") == set()
        raid.me.does(step, "end")
    assert raid.fact("my treasure") == 3  # one by its action, two by its skill


@rule("eruma/example.evasive-thief")
def test_evasive_thief(raid: RaidTable) -> None:
    raid.set("""
        their 1  | Jailer
        treasure | +Evasive-Thief -Maniac
        me: treasure 2
    """)
    raid.me.does("hide Evasive Thief", "end")
    assert raid.them.can("attack", "use") == {"use Maniac"}  # the Jailer finds no target
    raid.them.does("end")
    assert raid.at("treasure 1") == "my Evasive Thief"
    assert raid.fact("my treasure") == 3


@rule("eruma/example.regenerative-two-ways")
def test_regenerative_two_ways(raid: RaidTable) -> None:
    raid.set("""
        treasure | -Regenerative-Thief +Spy
        my 1     | Hangman
    """)
    raid.me.does("use Hangman", "choose Regenerative Thief")
    assert raid.at("treasure 1") == "their Regenerative Thief, face-down"
    assert raid.cards("their graveyard") == []
    raid.me.does("end")
    raid.them.does("end")
    raid.me.does("attack Regenerative Thief with Spy")
    assert raid.at("treasure 1") == "my Spy"
    assert raid.cards("their graveyard") == ["Regenerative Thief"]


@rule("eruma/example.henchman-killed")
def test_henchman_killed(raid: RaidTable) -> None:
    raid.set("""
        my 2 | . -Rat . . .
        my 1 | . Spy . . .
    """)
    raid.me.does("attack Rat with Spy")
    assert raid.changed == {
        "my 1 2: my Spy -> empty",
        "my 2 2: their Rat -> my Spy",
        "their extra deck: +Rat",
        "action points: 3 -> 2",
    }


@rule("eruma/example.hand-of-eight", "eruma/turn.hand-limit")
def test_hand_of_eight(raid: RaidTable) -> None:
    raid.set("""
        me: hand Thief Spy Maniac Second-Thief Second-Spy Second-Maniac Third-Thief Third-Spy
    """)
    raid.me.does("end", "discard Second Thief", "discard Spy")
    assert raid.cards("my graveyard") == ["Spy", "Second Thief"]
    assert len(raid.cards("my hand")) == 6
    assert raid.asked() == ["them"]


@rule("eruma/example.deck-clock", "eruma/win.deck-out-winner", "eruma/ruling.deck-out-tie")
@pytest.mark.parametrize(("stolen", "result"), [(6, [100, 0]), (5, [50, 50]), (4, [0, 100])])
def test_deck_clock(raid: RaidTable, stolen: int, result: list[int]) -> None:
    """From the first turn on, each player discards what they draw too much of."""
    raid.set(f"""
        phase draw, turn 1
        me:   treasure {stolen}, deck 12
        them: treasure 5, deck 12
    """)
    turn = 1
    while raid.result is None:
        assert raid.fact("turn") == turn
        player = raid.me if turn % 2 else raid.them
        player.does("end")
        if player.can("discard"):
            player.does(min(player.can()))
        turn += 1
    assert (turn, raid.fact("turn"), raid.fact("phase")) == (25, 25, "Draw Phase")
    assert raid.result == result
