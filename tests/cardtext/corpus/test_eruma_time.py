"""Texts of strangers for Eruma, as they stand: what they say about time."""

from collections.abc import Iterator

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing import rule
from rulewright.testing.scenes import opened
from tests.cardtext.corpus.texts import text_of


def text(number: int) -> str:
    return text_of("eruma", number)


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    yield from opened(raid_with)


def test_10_each_steal_in_the_opponents_turn_draws(scenes: Scenes) -> None:
    raid = scenes({"Willy": f"Thief: {text(10)}", "Purse": "Maniac: Quick: Gain a treasure."})
    raid.set("""
        their 1  | Purse
        treasure | -Thief -Spy
        my 1     | Willy
    """)
    raid.me.does("use Willy", "end")
    assert len(raid.cards("my hand")) == 1, "their Thief has stolen for free"
    raid.them.does("steal with Spy")
    assert len(raid.cards("my hand")) == 2
    raid.them.does("use Purse")
    assert len(raid.cards("my hand")) == 2, "a gain is no steal"
    raid.them.does("end")
    raid.me.does("end")
    raid.them.does("steal with Spy")
    assert len(raid.cards("my hand")) == 3, "its turn is over, and I have drawn for mine"


def test_21_the_attacker_dies_once_the_attack_is_over(scenes: Scenes) -> None:
    raid = scenes({"Marten": f"Assassin: {text(21)}"})
    raid.set("""
        treasure | -Spy +Thief
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Thief with Spy")
    assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == (["Thief"], ["Spy"])


def test_21_its_own_death_ends_the_power(scenes: Scenes) -> None:
    raid = scenes({"Marten": f"Assassin: {text(21)}"})
    raid.set("treasure | -Assassin +Marten")
    raid.me.does("use Marten", "end")
    raid.them.does("attack Marten with Assassin")
    assert raid.at("treasure 2") == "their Assassin"


def test_21_a_regenerative_attacker_turns_down(scenes: Scenes) -> None:
    raid = scenes(
        {"Marten": f"Assassin: {text(21)}", "Weed": "Regenerative Spy: Quick: Draw 4 cards."}
    )
    raid.set("""
        treasure | -Weed +Thief
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Thief with Weed")
    assert raid.at("treasure 2") == "their Weed, face-down"


@pytest.mark.parametrize(
    ("types", "then"), [("Invulnerable", "their Weed"), ("Obstacle", "their Weed"), ("", "empty")]
)
def test_21_it_is_a_power_that_kills(scenes: Scenes, types: str, then: str) -> None:
    raid = scenes(
        {
            "Marten": f"Assassin: {text(21)}",
            "Weed": f"{types} Spy: Quick: Draw 4 cards.".strip(),
        }
    )
    raid.set("""
        treasure | -Weed +Thief
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Thief with Weed")
    assert raid.cards("my graveyard") == ["Thief"]
    assert raid.at("treasure 2") == then


def test_21_an_attacker_that_an_assassin_killed_is_not_there(scenes: Scenes) -> None:
    raid = scenes({"Marten": f"Assassin: {text(21)}"})
    raid.set("""
        treasure | -Spy +Assassin
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Assassin with Spy")
    assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == ([], ["Spy"])


def test_24_the_first_move_action_is_free_and_an_attack_is_none(scenes: Scenes) -> None:
    raid = scenes({"Bastian": f"Thief: {text(24)}"})
    raid.set("""
        treasure | +Assassin -Spy
        my 1     | Bastian> Second-Spy
        live: my 1 1
    """)
    raid.me.does("attack Spy with Assassin", "move Second Spy to my 2 2")
    assert raid.fact("action points") == 2
    raid.me.does("move Second Spy to my 1 2")
    assert raid.fact("action points") == 1


def test_24_a_move_before_the_power_was_the_first(scenes: Scenes) -> None:
    raid = scenes({"Bastian": f"Thief: {text(24)}"})
    raid.set("my 1 | Bastian Spy")
    raid.me.does("move Spy to my 2 2", "use Bastian", "move Spy to my 1 2")
    assert raid.fact("action points") == 0


@pytest.mark.parametrize(("steals", "gained"), [(["steal with Spy"], 0), ([], 2)])
def test_31_nothing_stolen_in_their_turn(scenes: Scenes, steals: list[str], gained: int) -> None:
    raid = scenes({"Mite": f"Thief: {text(31)}", "Purse": "Maniac: Quick: Gain a treasure."})
    raid.set("""
        their 1  | Purse
        treasure | -Spy
        my 1     | Mite
    """)
    raid.me.does("use Mite", "end")
    raid.them.does(*steals, "use Purse")
    assert raid.fact("my treasure") == 0, "it is looked at when they pass"
    raid.them.does("end")
    assert raid.fact("my treasure") == gained


def test_31_what_a_thief_steals_for_free_defeats_it(scenes: Scenes) -> None:
    raid = scenes({"Mite": f"Thief: {text(31)}"})
    raid.set("""
        treasure | -Thief
        my 1     | Mite
    """)
    raid.me.does("use Mite", "end")
    assert raid.fact("their treasure") == 1
    raid.them.does("end")
    assert raid.fact("my treasure") == 0


KATE = {
    "Kate": f"Assassin: {text(40)}",
    "Usher": "Spy: Quick: Move target Thief you control to an empty position on Treasure.",
    "Porter": "Maniac: Quick: Move target face-down card you control to an empty position on Treasure.",
    "Caller": "Maniac: Quick: Summon a Henchman named Imp to an empty position on Treasure.",
    "Sneak": "Evasive Assassin: Quick: Draw 5 cards.",
    "Imp": "Henchman: Thieves have Evasive.",
}


@rule("eruma/ruling.entering-treasure", "eruma/ruling.when-once")
def test_40_only_the_first_that_enters_treasure_and_only_in_that_turn(scenes: Scenes) -> None:
    raid = scenes(KATE)
    raid.set("""
        their 2 | Spy Thief
        my 2    | . . . . Second-Spy
        my 1    | Kate
    """)
    raid.me.does("use Kate", "move Second Spy to treasure 5", "end")
    assert raid.at("treasure 5") == "my Second Spy"
    raid.them.does("move Spy to treasure 1")
    assert raid.at("treasure 1") == "empty"
    raid.them.does("move Thief to treasure 2")
    assert raid.at("treasure 2") == "their Thief"


@rule("eruma/ruling.entering-treasure", "eruma/speed.slow-ends")
def test_40_after_that_turn_nothing_is_killed(scenes: Scenes) -> None:
    raid = scenes(KATE)
    raid.set("""
        their 2 | Spy
        my 1    | Kate
    """)
    raid.me.does("use Kate", "end")
    raid.them.does("end")
    raid.me.does("end")
    raid.them.does("move Spy to treasure 1")
    assert raid.at("treasure 1") == "their Spy"


@rule("eruma/ruling.entering-treasure")
@pytest.mark.parametrize(
    ("deed", "gone_to"),
    [
        (["attack Second Spy with Sneak"], "their graveyard"),
        (["use Caller", "place treasure 4"], "their extra deck"),
        (["use Usher", "choose Thief", "place treasure 4"], "their graveyard"),
    ],
)
def test_40_by_an_attack_a_summons_or_a_power(
    scenes: Scenes, deed: list[str], gone_to: str
) -> None:
    raid = scenes(KATE)
    raid.set("""
        their 1  | Usher Caller Thief
        their 2  | . . . . Sneak
        treasure | . . . . +Second-Spy
        my 1     | Kate
        them:    extra Imp
    """)
    raid.me.does("use Kate", "end")
    raid.them.does(*deed)
    assert len(raid.cards(gone_to)) == 1
    assert raid.at("treasure 4") == "empty"


@rule("eruma/ruling.entering-treasure", "eruma/power.no-face-down-target")
def test_40_a_face_down_card_is_no_entry_and_nor_is_turning_over_there(scenes: Scenes) -> None:
    raid = scenes(KATE)
    raid.set("""
        their 1  | Porter Sneak
        their 2  | . . Thief
        treasure | -Second-Thief
        my 1     | Kate
        points 3
    """)
    raid.me.does("use Kate", "end")
    raid.them.does("hide Sneak", "use Porter", "choose Sneak", "place treasure 5")
    assert raid.at("treasure 5") == "their Sneak, face-down"
    assert raid.at("treasure 1") == "their Second Thief", "it was there before"
    raid.them.does("move Thief to treasure 3")
    assert raid.at("treasure 3") == "empty", "the power is not used up by what was no entry"


def test_43_the_first_steal_of_each_turn_is_taken(scenes: Scenes) -> None:
    raid = scenes({"Receiver": f"Invulnerable Thief: {text(43)}"})
    raid.set("""
        treasure | -Spy -Maniac
        my 1     | Receiver
    """)
    raid.me.does("use Receiver", "end")
    raid.them.does("steal with Spy")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 0)
    assert raid.fact("action points") == 2
    raid.them.does("steal with Maniac")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 1)
    assert "steal with Spy" not in raid.them.can(), "its steal action is spent"


def test_43_the_steal_is_now_the_receivers(scenes: Scenes) -> None:
    """Texts that watch the steals of an opponent (10, 31) do not see it, and those that watch one's own do."""
    raid = scenes(
        {
            "Receiver": f"Invulnerable Thief: {text(43)}",
            "Willy": f"Thief: {text(10)}",
            "Mite": f"Thief: {text(31)}",
            "Imp": "Henchman: Whenever you steal a treasure, an opponent loses a treasure.",
        }
    )
    raid.set("""
        treasure | -Spy
        my 2     | Imp
        my 1     | Receiver Willy Mite
        them:    treasure 5
    """)
    raid.me.does("use Receiver", "use Willy", "use Mite", "end")
    raid.them.does("steal with Spy")
    assert raid.cards("my hand") == []
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 4)
    raid.them.does("end")
    raid.me.does("keep Receiver")
    assert raid.fact("my treasure") == 3, "they have stolen nothing"


def test_46_three_treasures_at_the_start_of_the_next_turn(scenes: Scenes) -> None:
    raid = scenes({"Elsbeth": f"Thief: {text(46)}"})
    raid.set("treasure | +Elsbeth")
    raid.me.does("use Elsbeth", "end")
    raid.them.does("end")
    assert raid.fact("my treasure") == 4, "three, and what a Thief steals"


def test_46_off_treasure_and_back_is_well(scenes: Scenes) -> None:
    raid = scenes({"Elsbeth": f"Thief: {text(46)}"})
    raid.set("treasure | +Elsbeth")
    raid.me.does("use Elsbeth", "move Elsbeth to my 2 1", "move Elsbeth to treasure 1", "end")
    raid.them.does("end")
    assert raid.fact("my treasure") == 4


def test_46_nothing_if_she_was_turned_down_meanwhile(scenes: Scenes) -> None:
    raid = scenes(
        {"Elsbeth": f"Thief: {text(46)}", "Veil": "Spy: Quick: Flip target Thief face-down."}
    )
    raid.set("""
        their 1  | Veil
        treasure | +Elsbeth
    """)
    raid.me.does("use Elsbeth", "end")
    raid.them.does("use Veil", "choose Elsbeth", "end")
    assert raid.fact("my treasure") == 1, "what a Thief steals"


def test_46_nothing_if_she_left_treasure(scenes: Scenes) -> None:
    raid = scenes({"Elsbeth": f"Thief: {text(46)}"})
    raid.set("treasure | +Elsbeth")
    raid.me.does("use Elsbeth", "move Elsbeth to my 2 1", "end")
    raid.them.does("end")
    assert raid.fact("my treasure") == 0


def test_47_the_first_action_is_an_attack_if_there_is_one(scenes: Scenes) -> None:
    raid = scenes({"Taunter": f"Spy: {text(47)}"})
    raid.set("""
        treasure | -Spy +Thief
        my 1     | Taunter
    """)
    raid.me.does("use Taunter", "end")
    assert raid.them.can() == {"attack Thief with Spy", "end"}
    raid.them.does("attack Thief with Spy")
    assert raid.them.can("steal") == {"steal with Spy"}


def test_47_without_a_legal_attack_all_is_free_and_types_always_are(scenes: Scenes) -> None:
    raid = scenes({"Taunter": f"Spy: {text(47)}", "Bird": "Flying Spy: Quick: Draw 4 cards."})
    raid.set("""
        treasure | -Spy . +Thief
        my 1     | Taunter
    """)
    raid.me.does("use Taunter", "end")
    assert "steal with Spy" in raid.them.can()
    raid.set("""
        their 1  | Bird
        treasure | -Spy +Thief
        my 1     | Taunter
    """)
    raid.me.does("use Taunter", "end")
    assert raid.them.can() == {"attack Thief with Spy", "fly Bird", "end"}


@rule("eruma/ruling.extra-turns")
def test_48_one_extra_turn_with_all_phases_and_one_point(scenes: Scenes) -> None:
    raid = scenes({"Clockless": f"Maniac: {text(48)}"})
    raid.set("""
        treasure | +Thief
        my 1     | Clockless Spy
    """)
    raid.me.does("use Clockless", "move Spy to my 2 2", "end")
    assert (raid.fact("active"), raid.fact("action points")) == ("my", 1)
    assert len(raid.cards("my hand")) == 1, "it has a Draw Phase"
    assert raid.fact("my treasure") == 1, "and a Planning Phase"
    assert raid.at("my 1 1") == "my Clockless", "in which it is readied"
    raid.me.does("use Clockless")
    assert raid.me.can("move", "attack", "steal", "use") == set()
    raid.me.does("end")
    assert (raid.fact("active"), raid.fact("action points")) == ("their", 3), "no chain of turns"
    raid.them.does("end")
    assert (raid.fact("active"), raid.fact("action points")) == ("my", 3)


@rule("eruma/ruling.extra-turns", "eruma/power.wears-off")
@pytest.mark.parametrize(
    ("deed", "follows"),
    [(["use Axe", "choose Clockless"], "their"), (["hide Clockless"], "their"), ([], "my")],
)
def test_48_it_is_lost_with_the_clockless(scenes: Scenes, deed: list[str], follows: str) -> None:
    raid = scenes(
        {"Clockless": f"Evasive Maniac: {text(48)}", "Axe": "Spy: Quick: Kill target Maniac."}
    )
    raid.set("my 1 | Clockless Axe")
    raid.me.does("use Clockless", *deed, "end")
    assert raid.fact("active") == follows


def test_50_who_attacked_in_the_opponents_previous_turn(scenes: Scenes) -> None:
    raid = scenes({"Ledger": f"Assassin: {text(50)}"})
    raid.set("""
        turn 4, active them
        treasure | +Thief -Spy . -Maniac
        my 1     | Ledger
    """)
    assert raid.me.can() == set()
    raid.them.does("attack Thief with Spy", "end")
    raid.me.does("use Ledger")
    assert raid.me.can("choose") == {"choose Spy"}
    raid.me.does("choose Spy")
    assert raid.cards("their graveyard") == ["Spy"]


def test_50_an_attack_without_a_kill_counts_and_a_card_that_came_back_is_new(
    scenes: Scenes,
) -> None:
    raid = scenes(
        {
            "Ledger": f"Assassin: {text(50)}",
            "Eater": f"Assassin: {text(56)}",
            "Bird": "Flying Assassin: Quick: Draw 4 cards.",
        }
    )
    raid.set("""
        turn 4, active them
        treasure | +Thief -Bird
        my 1     | Ledger Eater>
        live: my 1 2
    """)
    raid.them.does("attack Thief with Bird")
    raid.me.does("yes")
    assert raid.at("treasure 1") == "my Thief"
    raid.them.does("end")
    assert raid.me.can("use") >= {"use Ledger"}
    raid.set("""
        turn 4, active them
        treasure | +Thief -Bird
        my 1     | Ledger
    """)
    raid.them.does("attack Thief with Bird", "fly Bird", "play Bird to their 1 1", "end")
    assert raid.me.can("use") == set(), "nobody whom it could hit"
    raid.me.does("end")
    raid.them.does("end")
    assert raid.me.can("use") == set()


def test_57_every_draw_is_doubled_once(scenes: Scenes) -> None:
    raid = scenes({"Echo": f"Thief: {text(57)}", "Two": "Maniac: Quick: Draw 2 cards."})
    raid.set("my 1 | Echo Two")
    raid.me.does("use Echo", "use Two")
    assert len(raid.cards("my hand")) == 4


def test_57_the_draw_that_is_added_in_the_draw_phase_ends_nothing(scenes: Scenes) -> None:
    raid = scenes({"Echo": f"Thief: {text(57)}"})
    raid.set("""
        my 1 | Echo
        me:  deck only Spy
    """)
    raid.me.does("use Echo", "end")
    raid.them.does("end")
    raid.me.does("keep Echo")
    assert raid.cards("my hand") == ["Spy"]
    assert not raid.state.over
