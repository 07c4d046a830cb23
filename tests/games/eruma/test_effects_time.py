"""What texts say about time: how long, how often, later, and what has happened."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

# How long


def test_whenever_for_this_turn(scenes: Scenes) -> None:
    raid = scenes({"Hawk": "Spy: Quick: This turn, whenever a Thief moves, gain a treasure."})
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Hawk
    """)
    raid.me.does("use Hawk", "move Thief to my 2 1")
    assert raid.fact("my treasure") == 1
    raid.me.does("move Thief to my 1 1", "end")
    assert raid.fact("my treasure") == 2
    raid.them.does("move Second Thief to their 2 1")
    assert raid.fact("my treasure") == 2


def test_instead_until_your_next_turn(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Ward": "Spy: Quick: Until your next turn, if a Thief would be killed, exhaust it instead.",
        }
    )
    raid.set("""
        their 1  |
        treasure | +Thief -Assassin
        my 1     | Ward
    """)
    raid.me.does("use Ward", "end")
    raid.them.does("attack Thief with Assassin")
    assert raid.at("treasure 1") == "my Thief, exhausted left"


@rule("eruma/ruling.how-long")
def test_until_the_end_of_an_opponents_turn(scenes: Scenes) -> None:
    raid = scenes({"Net": "Spy: Quick: Until the end of an opponent's turn, Thieves can't move."})
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Net
    """)
    raid.me.does("use Net")
    assert raid.me.can("move Thief") == set()
    raid.me.does("end")
    assert raid.them.can("move") == set()
    raid.them.does("end")
    assert raid.fact("lasting") == []
    assert raid.me.can("move Thief") != set()


def test_during_your_next_turn_it_does_not_hold_before(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Calm": "Spy: Quick: During an opponent's next turn, an opponent can't steal a treasure.",
        }
    )
    raid.set("""
        treasure | +Thief -Second-Assassin
        my 1     | Calm
    """)
    raid.me.does("use Calm")
    assert raid.me.can("steal") == {"steal with Thief"}
    raid.me.does("end")
    assert raid.them.can("steal") == set()
    raid.them.does("end")
    assert raid.me.can("steal") == {"steal with Thief"}


def test_only_in_ones_own_turn(scenes: Scenes) -> None:
    raid = scenes(
        {"Sun": "Henchman: As long as this is your turn, whenever a Thief moves, gain a treasure."}
    )
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Sun
    """)
    raid.me.does("move Thief to my 2 1", "end")
    assert raid.fact("my treasure") == 1
    raid.them.does("move Second Thief to their 2 1")
    assert raid.fact("my treasure") == 1


# How often


@rule("eruma/ruling.how-often")
def test_once_each_turn_counts_what_was_answered(scenes: Scenes) -> None:
    raid = scenes({"Tax": "Henchman: Once each turn, whenever a card moves, gain a treasure."})
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Tax
    """)
    raid.me.does("move Thief to my 2 1", "move Thief to my 1 1", "end")
    assert raid.fact("my treasure") == 1
    raid.them.does("move Second Thief to their 2 1")
    assert raid.fact("my treasure") == 2


def test_up_to_two_times_each_turn(scenes: Scenes) -> None:
    raid = scenes(
        {"Tax": "Henchman: Up to 2 times each turn, whenever a card moves, gain a treasure."}
    )
    raid.set("my 1 | Thief Tax")
    raid.me.does("move Thief to my 2 1", "move Thief to my 1 1", "move Thief to my 2 1")
    assert raid.fact("my treasure") == 2


@rule("eruma/ruling.how-often")
def test_the_first_time_counts_what_came_before_it_was_there(scenes: Scenes) -> None:
    raid = scenes(
        {"Hare": "Thief: Ongoing: The first time each turn a card moves, gain a treasure."}
    )
    raid.set("my 1 | Spy Hare")
    raid.me.does("move Spy to my 2 1", "use Hare", "move Spy to my 1 1", "end")
    assert raid.fact("my treasure") == 0
    raid.them.does("end")
    raid.me.does("keep Hare", "move Spy to my 2 1", "move Spy to my 1 1")
    assert raid.fact("my treasure") == 1


def test_the_first_time_of_this_card_alone(scenes: Scenes) -> None:
    raid = scenes(
        {"Hare": "Thief: Ongoing: The first time each turn this card moves, gain a treasure."}
    )
    raid.set("my 1 | Spy Hare> \n live: my 1 2")
    raid.me.does("move Spy to my 2 1", "move Hare to my 2 2", "move Hare to my 1 2")
    assert raid.fact("my treasure") == 1


def test_no_more_than_once_each_turn(scenes: Scenes) -> None:
    raid = scenes({"Bog": "Henchman: Cards can't move more than once each turn."})
    raid.set("my 1 | Thief Spy Bog")
    raid.me.does("move Thief to my 2 1")
    assert raid.me.can("move Thief") == set()
    raid.me.does("move Spy to my 2 2", "end")
    raid.them.does("end")
    assert raid.me.can("move Thief") != set()


def test_instead_only_once(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Totem": "Henchman: Only once, if a Thief would be killed, exhaust it instead.",
            "Axe": "Assassin: Quick: Kill target Thief.",
            "Saw": "Assassin: Quick: Kill target Thief. Draw a card.",
        }
    )
    raid.set("my 1 | Thief Totem Axe Saw")
    raid.me.does("use Axe", "choose Thief")
    assert raid.at("my 1 1") == "my Thief, exhausted left"
    raid.me.does("use Saw", "choose Thief")
    assert raid.at("my 1 1") == "empty"


# Later


@rule("eruma/ruling.how-long")
def test_at_the_start_of_your_next_turn(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Seed": "Thief: Quick: At the start of your next turn, if this card is on Treasure, gain 3 treasures."
        }
    )
    raid.set("treasure | +Seed")
    raid.me.does("use Seed", "end")
    assert raid.fact("lasting") == ["Seed"]
    raid.them.does("end")
    assert raid.fact("my treasure") == 4, "three, and what a Thief steals"
    assert raid.fact("lasting") == []


def test_what_comes_later_is_lost_with_its_card(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Seed": "Thief: Quick: At the start of your next turn, if this card is on Treasure, gain 3 treasures."
        }
    )
    raid.set("treasure | +Seed -Assassin")
    raid.me.does("use Seed", "end")
    raid.them.does("attack Seed with Assassin", "end")
    assert raid.fact("my treasure") == 0


def test_a_card_that_was_chosen_is_known_later(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Curse": "Spy: Quick: Exhaust target Thief. At the end of an opponent's next turn, kill it."
        }
    )
    raid.set("""
        their 1 | Thief Second-Thief
        my 1    | Curse
    """)
    raid.me.does("use Curse", "choose Thief", "end")
    assert raid.at("their 1 1") == "their Thief"
    raid.them.does("end")
    assert (raid.at("their 1 1"), raid.at("their 1 2")) == ("empty", "their Second Thief")


def test_at_the_end_of_this_turn(scenes: Scenes) -> None:
    raid = scenes({"Dusk": "Spy: Quick: At the end of this turn, gain a treasure."})
    raid.set("my 1 | Dusk")
    raid.me.does("use Dusk")
    assert raid.fact("my treasure") == 0
    raid.me.does("end")
    assert raid.fact("my treasure") == 1
    raid.them.does("end")
    assert raid.fact("my treasure") == 1


def test_the_next_time_comes_once(scenes: Scenes) -> None:
    raid = scenes({"Trap": "Spy: Quick: The next time a Thief moves, exhaust it."})
    raid.set("""
        their 1 | Second-Thief Third-Thief
        my 1    | Trap
    """)
    raid.me.does("use Trap", "end")
    raid.them.does("move Second Thief to their 2 1")
    assert raid.at("their 2 1") == "their Second Thief, exhausted left"
    raid.them.does("move Third Thief to their 2 2")
    assert raid.at("their 2 2") == "their Third Thief"


def test_the_next_time_something_would_be_this_turn(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Luck": "Spy: Quick: This turn, the next time you would draw a card, gain a treasure instead.",
            "Two": "Maniac: Quick: Draw 2 cards.",
        }
    )
    raid.set("my 1 | Luck Two")
    raid.me.does("use Luck", "use Two")
    assert (raid.fact("my treasure"), len(raid.cards("my hand"))) == (1, 1)


# What has happened


@pytest.mark.parametrize(("acts", "treasure"), [(["steal with Spy"], 3), ([], 0)])
def test_if_you_stole_this_turn(scenes: Scenes, acts: list[str], treasure: int) -> None:
    raid = scenes({"Fence": "Thief: Quick: If you stole a treasure this turn, gain 2 treasures."})
    raid.set("""
        treasure | +Spy
        my 1     | Fence
    """)
    raid.me.does(*acts, "use Fence")
    assert raid.fact("my treasure") == treasure


@rule("eruma/ruling.what-has-happened")
def test_if_a_thief_was_killed_this_turn(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Mourner": "Thief: Quick: If a Thief an opponent controls was killed this turn, gain 2 treasures.",
            "Axe": "Assassin: Quick: Kill target card.",
        }
    )
    raid.set("""
        their 1 | Thief Spy
        my 1    | Mourner Axe
    """)
    raid.me.does("use Axe", "choose Thief", "use Mourner")
    assert raid.fact("my treasure") == 2
    raid.set("""
        their 1 | Thief Spy
        my 1    | Mourner Axe
    """)
    raid.me.does("use Axe", "choose Spy", "use Mourner")
    assert raid.fact("my treasure") == 0


@rule("eruma/ruling.what-has-happened")
def test_that_attacked_during_an_opponents_previous_turn(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Ledger": "Assassin: Quick: Kill target Outlaw an opponent controls that attacked during an"
            " opponent's previous turn."
        }
    )
    raid.set("""
        turn 4, active them
        treasure | +Thief -Spy . -Maniac
        my 1     | Ledger
    """)
    raid.them.does("attack Thief with Spy", "end")
    raid.me.does("use Ledger")
    assert raid.me.can("choose") == {"choose Spy"}
    raid.me.does("choose Spy", "end")


def test_that_did_not_move_this_turn(scenes: Scenes) -> None:
    raid = scenes(
        {"Rest": "Spy: Quick: Exhaust target Thief you control that didn't move this turn."}
    )
    raid.set("my 1 | Thief Second-Thief Rest")
    raid.me.does("move Thief to my 2 1", "use Rest")
    assert raid.me.can("choose") == {"choose Second Thief"}
    raid.me.does("choose Second Thief")


# Turns out of the order


@rule("eruma/ruling.extra-turns")
def test_an_extra_turn(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Clock": "Maniac: Quick: If this isn't an extra turn, take an extra turn after this one. During"
            " that turn, you have only one Action Point."
        }
    )
    raid.set("my 1 | Clock Spy")
    raid.me.does("use Clock", "end")
    assert (raid.fact("turn"), raid.fact("active")) == (4, "my")
    assert raid.fact("action points") == 1
    raid.me.does("use Clock", "end")
    assert raid.fact("active") == "their"
    raid.them.does("end")
    assert (raid.fact("active"), raid.fact("action points")) == ("my", 3)


@rule("eruma/ruling.extra-turns")
def test_no_extra_turn_follows_an_extra_turn(scenes: Scenes) -> None:
    raid = scenes({"Clock": "Maniac: Quick: Take an extra turn after this one."})
    raid.set("my 1 | Clock Spy")
    raid.me.does("use Clock", "end", "use Clock", "end")
    assert raid.fact("active") == "their"


@rule("eruma/ruling.extra-turns")
def test_an_extra_turn_is_lost_with_the_power_that_gives_it(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Clock": "Maniac: Quick: Take an extra turn after this one.",
            "Down": "Spy: Quick: Flip target Maniac face-down.",
        }
    )
    raid.set("my 1 | Clock Down")
    raid.me.does("use Clock", "use Down", "choose Clock", "end")
    assert raid.fact("active") == "their"


@rule("eruma/ruling.extra-turns")
def test_a_turn_is_skipped(scenes: Scenes) -> None:
    raid = scenes({"Nap": "Maniac: Quick: An opponent skips their next turn."})
    raid.set("my 1 | Nap Spy")
    raid.me.does("use Nap", "end")
    assert raid.fact("active") == "my"
    raid.me.does("end")
    assert raid.fact("active") == "their"


@rule("eruma/ruling.first-action")
def test_the_first_action_must_be_an_attack(scenes: Scenes) -> None:
    raid = scenes(
        {"Taunt": "Spy: Slow: The first action of an opponent each turn must be an attack if able."}
    )
    raid.set("""
        treasure | -Spy +Thief
        my 1     | Taunt
    """)
    raid.me.does("use Taunt", "end")
    assert raid.them.can() == {"attack Thief with Spy", "end"}
    raid.them.does("attack Thief with Spy")
    assert raid.them.can("steal") == {"steal with Spy"}


@rule("eruma/ruling.first-action")
def test_the_first_move_costs_nothing(scenes: Scenes) -> None:
    raid = scenes({"Odo": "Thief: Ongoing: Your first move each turn costs no Action Points."})
    raid.set("""
        treasure | +Assassin -Spy
        my 1     | Odo> Second-Spy
        live: my 1 1
    """)
    raid.me.does("attack Spy with Assassin")
    assert raid.fact("action points") == 2
    raid.me.does("move Second Spy to my 2 2")
    assert raid.fact("action points") == 2
    raid.me.does("move Second Spy to my 1 2")
    assert raid.fact("action points") == 1


def test_once_the_attack_is_over(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Marten": "Assassin: Slow: Whenever a card an opponent controls attacks an Outlaw you control,"
            " once the attack is over, kill the attacker."
        }
    )
    raid.set("""
        treasure | -Spy +Thief
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Thief with Spy")
    assert (raid.at("treasure 1"), raid.at("treasure 2")) == ("empty", "empty")
    assert raid.cards("my graveyard") == ["Thief"]
    assert raid.cards("their graveyard") == ["Spy"]


@rule("eruma/ruling.entering-treasure")
def test_entering_treasure_by_a_summons(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Bramble": "Assassin: Slow: When a card an opponent controls enters Treasure, kill it.",
            "Imp": "Henchman: Whenever a card is exhausted, draw a card.",
            "Caller": "Maniac: Quick: Summon a Henchman named Imp to a position on Treasure.",
        }
    )
    raid.set("""
        their 1  | Caller
        their 2  | Spy Thief
        my 1     | Bramble
        them: extra Imp
    """)
    raid.me.does("use Bramble", "end")
    raid.them.does("use Caller", "place treasure 3")
    assert raid.at("treasure 3") == "empty"
    raid.them.does("move Spy to treasure 1")
    assert raid.at("treasure 1") == "their Spy"
