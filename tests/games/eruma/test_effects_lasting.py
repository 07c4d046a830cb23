"""Effects that hold for a while: this turn, until one's next turn, during the opponent's next."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


def test_this_turn(scenes: Scenes) -> None:
    raid = scenes({"Chalk": "Spy: Quick: This turn, Thieves may move diagonally."})
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Chalk
    """)
    assert "move Thief to my 2 2" not in raid.me.can()
    raid.me.does("use Chalk")
    assert raid.fact("lasting") == ["Chalk"]
    assert "move Thief to my 2 2" in raid.me.can()
    raid.me.does("end")
    assert raid.fact("lasting") == []
    assert "move Second Thief to their 2 2" not in raid.them.can()


def test_until_your_next_turn(scenes: Scenes) -> None:
    raid = scenes({"Frost": "Spy: Quick: Until your next turn, cards can't move."})
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Frost
    """)
    raid.me.does("use Frost")
    assert raid.me.can("move") == set()
    raid.me.does("end")
    assert raid.them.can("move") == set()
    raid.them.does("end")
    assert "move Thief to my 2 1" in raid.me.can()
    assert raid.fact("lasting") == []


def test_during_the_next_turn_of_an_opponent(scenes: Scenes) -> None:
    raid = scenes({"Snare": "Spy: Quick: During the next turn of an opponent, cards can't move."})
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Snare
    """)
    raid.me.does("use Snare", "move Thief to my 2 1", "end")
    assert raid.them.can("move") == set()
    raid.them.does("end")
    assert "move Thief to my 1 1" in raid.me.can()


@pytest.mark.parametrize(
    ("duration", "draws"),
    [
        ("This turn", False),
        ("Until your next turn", False),
        ("During the next turn of an opponent", True),
    ],
)
def test_a_duration_that_begins_in_the_opponents_turn(
    scenes: Scenes, duration: str, draws: bool
) -> None:
    """A copied power may begin one there. Their next turn is not the one they are in."""
    raid = scenes(
        {
            "Ape": "Thief: Slow: When an opponent steals a treasure, copy the power of a Maniac you"
            " control.",
            "Curb": f"Maniac: Quick: {duration}, an opponent can't draw a card.",
            "One": "Spy: Quick: Draw a card.",
        }
    )
    raid.set("""
        turn 4, active them
        their 1  | One
        treasure | -Assassin
        my 1     | Ape> Curb
        live: my 1 1
    """)
    raid.them.does("steal with Assassin")
    raid.me.does("choose Curb")
    assert raid.fact("lasting") == ["Curb"]
    raid.them.does("use One")
    assert len(raid.cards("their hand")) == draws
    raid.them.does("end")
    # Its card is readied in my Planning Phase: whatever it began is over by then.
    assert raid.fact("lasting") == []


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("Stall", "Ready target card an opponent controls."),
        ("Mask", "Flip target card an opponent controls face-down."),
        ("Knife", "Kill target card an opponent controls."),
    ],
)
def test_it_ends_with_its_card(scenes: Scenes, card: str, text: str) -> None:
    """power.wears-off: also what a Quick power began for a while."""
    raid = scenes(
        {
            "Frost": "Spy: Quick: Until your next turn, cards can't move.",
            card: f"Thief: Quick: {text}",
        }
    )
    raid.set(f"""
        their 1 | Second-Thief {card}
        my 1    | Frost
    """)
    raid.me.does("use Frost", "end")
    assert raid.them.can("move") == set()
    raid.them.does(f"use {card}", "choose Frost")
    assert raid.fact("lasting") == []
    assert "move Second Thief to their 2 1" in raid.them.can()


def test_it_keeps_to_the_card_that_was_chosen(scenes: Scenes) -> None:
    raid = scenes({"Root": "Spy: Quick: Until your next turn, target card can't move."})
    raid.set("""
        their 1 | Thief Second-Thief
        my 1    | Root
    """)
    raid.me.does("use Root", "choose Thief", "end")
    assert raid.them.can("move Thief") == set()
    assert "move Second Thief to their 2 2" in raid.them.can()


def test_a_card_that_turns_face_down_and_up_again_has_escaped(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Root": "Spy: Quick: Until your next turn, target card can't move.",
            "Ghost": "Evasive Maniac: Quick: Draw 60 cards.",
            "Lamp": "Thief: Quick: Flip target face-down card face-up.",
        }
    )
    raid.set("""
        their 1 | Ghost Lamp
        my 1    | Root
    """)
    raid.me.does("use Root", "choose Ghost", "end")
    assert raid.them.can("move Ghost") == set()
    raid.them.does("hide Ghost", "use Lamp", "choose Ghost")
    assert "move Ghost to their 2 1" in raid.them.can()


def test_a_henchman_summoned_later_is_not_taken_for_the_one_that_left(scenes: Scenes) -> None:
    """An Ongoing power holds one Imp; the next that comes is another."""
    raid = scenes(
        {
            "Leash": "Spy: Ongoing: Target Henchman can't be killed.",
            "Imp": "Henchman: This Henchman can't be banished.",
            "Sling": "Thief: Quick: Return target Henchman to its owner's hand.",
            "Nest": "Maniac: Quick: Summon a Henchman named Imp to an empty position.",
            "Knife": "Maniac: Quick: Kill target Henchman.",
        }
    )
    raid.set("""
        my 1 | Leash> Imp Sling Nest Knife
        live: my 1 1 -> my 1 2
    """)
    raid.me.does("use Sling", "choose Imp", "use Nest", "place my 2 1")
    raid.me.does("use Knife", "choose Imp")
    assert raid.cards("my extra deck") == ["Imp"]
    assert raid.at("my 2 1") == "empty"


def test_several_last_side_by_side_and_each_ends_in_its_time(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Chalk": "Spy: Quick: This turn, cards may move diagonally.",
            "Frost": "Spy: Quick: During the next turn of an opponent, cards can't move.",
        }
    )
    raid.set("""
        their 1 | Second-Thief
        my 1    | Thief Chalk Frost
    """)
    raid.me.does("use Chalk", "use Frost")
    assert raid.fact("lasting") == ["Chalk", "Frost"]
    assert "move Thief to my 2 2" in raid.me.can()
    raid.me.does("end")
    assert raid.fact("lasting") == ["Frost"]
    assert raid.them.can("move") == set()
