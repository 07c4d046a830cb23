"""Effects that forbid: *can't* beats whatever permits or replaces, and what is forbidden is not
even on offer."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


def test_of_a_group_only_those_are_spared_that_are_forbidden(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Saint": "Henchman: Thieves can't be killed by a power.",
            "Fire": "Maniac: Quick: Kill each Outlaw an opponent controls.",
        }
    )
    raid.set("""
        their 1 | Saint Thief Spy Second-Thief
        my 1    | Fire
    """)
    raid.me.does("use Fire")
    assert raid.cards("their graveyard") == ["Spy"]
    assert raid.at("their 1 2") == "their Thief"


@pytest.mark.parametrize(
    ("by", "killed"),
    [
        ("by a power", ["Second Thief"]),
        ("by an attack", ["Thief"]),
        ("by a power of an opponent", ["Second Thief"]),
        ("by a skill", ["Thief", "Second Thief"]),
        ("by an Assassin", ["Thief"]),
        ("by a card you control", ["Thief", "Second Thief"]),
    ],
)
def test_what_is_forbidden_by_one_cause_happens_by_another(
    scenes: Scenes, by: str, killed: list[str]
) -> None:
    """A power of a Maniac's kills one, an Assassin attacks the other."""
    raid = scenes(
        {
            "Saint": f"Henchman: Thieves can't be killed {by}.",
            "Fire": "Maniac: Quick: Kill target Thief.",
        }
    )
    raid.set("""
        their 1  | Saint
        treasure | -Thief -Second-Thief +Assassin
        my 1     | Fire
    """)
    raid.me.does("use Fire", "choose Thief", "attack Second Thief with Assassin")
    assert raid.cards("their graveyard") == killed


def test_a_prohibition_beats_a_replacement(scenes: Scenes) -> None:
    """What can't happen is not replaced by anything either."""
    raid = scenes(
        {
            "Saint": "Henchman: Thieves can't be killed.",
            "Nurse": "Henchman: If a Thief would be killed, its controller draws a card instead.",
            "Fire": "Maniac: Quick: Kill target Outlaw.",
        }
    )
    raid.set("""
        their 1 | Nurse Saint Thief Spy
        my 1    | Fire
    """)
    raid.me.does("use Fire", "choose Thief")
    assert raid.at("their 1 3") == "their Thief"
    assert raid.cards("their hand") == []


@pytest.mark.parametrize(("spy", "can"), [(".", set()), ("Spy", {"move Thief to my 2 1"})])
def test_cannot_unless_something_is_so(scenes: Scenes, spy: str, can: set[str]) -> None:
    raid = scenes({"Gate": "Henchman: Thieves can't move unless an opponent controls a Spy."})
    raid.set(f"""
        their 1 | Gate
        my 1    | Thief (Maniac) {spy}
    """)
    assert raid.me.can("move Thief") == can


@pytest.mark.parametrize(
    ("standing", "can"),
    [(". .", True), ("Spy .", False), (". Maniac", True), ("Spy Maniac", True)],
)
def test_as_long_as_and_unless_must_both_let_it(scenes: Scenes, standing: str, can: bool) -> None:
    raid = scenes(
        {
            "Gate": "Henchman: As long as an opponent controls a Spy, Thieves can't move unless an"
            " opponent controls a Maniac.",
        }
    )
    raid.set(f"""
        their 1 | Gate
        my 1    | Thief (Assassin) {standing}
    """)
    assert bool(raid.me.can("move Thief")) == can


def test_as_long_as_holds_from_moment_to_moment(scenes: Scenes) -> None:
    """With the second treasure the Thieves become Evasive, and without it they no longer are."""
    raid = scenes(
        {
            "Lord": "Henchman: As long as you have 2 or more treasure, Thieves you control have"
            " Evasive.",
            "Fence": "Spy: Quick: Gain a treasure.",
            "Beggar": "Spy: Quick: Lose a treasure.",
        }
    )
    raid.set("""
        my 1 | Lord Thief Fence Beggar
        me:  treasure 1
    """)
    assert raid.me.can("hide") == set()
    raid.me.does("use Fence")
    assert raid.me.can("hide") == {"hide Thief"}
    raid.me.does("use Beggar")
    assert raid.me.can("hide") == set()


def test_a_player_can_be_forbidden_to_draw(scenes: Scenes) -> None:
    raid = scenes({"Drought": "Henchman: An opponent can't draw a card."})
    raid.set("""
        their 1 | Drought Spy
        my 1    | Thief
        me:     deck Spy
        them:   deck only Maniac
    """)
    raid.me.does("use Thief")
    assert raid.cards("my hand") == []
    raid.me.does("end")
    assert raid.cards("their hand") == ["Maniac"]
    raid.them.does("end")
    assert raid.cards("my hand") == []


def test_only_some_cards_can_be_forbidden_to_be_played(scenes: Scenes) -> None:
    raid = scenes({"Door": "Henchman: Spies can't be played."})
    raid.set("""
        their 1 | Door
        my 1    | Thief Second-Thief Third-Thief Fourth-Thief
        me:     hand Spy Maniac
    """)
    assert raid.me.can("play") == {"play Maniac to my 1 5"}


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("This Henchman can't be targeted.", {"choose Thief"}),
        ("Thieves you control can't be targeted.", {"choose Veil"}),
        ("Cards can't be targeted by a power of an opponent.", None),
        ("Cards can't be targeted by an Assassin.", {"choose Thief", "choose Veil"}),
        ("Cards can't be targeted by a Spy.", None),
    ],
)
def test_what_cannot_be_targeted_is_not_offered(
    scenes: Scenes, text: str, can: set[str] | None
) -> None:
    raid = scenes(
        {
            "Veil": f"Henchman: {text}",
            "Gaoler": "Spy: Quick: Exhaust target card an opponent controls.",
        }
    )
    raid.set("""
        their 1 | Veil Thief
        my 1    | Gaoler
    """)
    assert raid.me.can("use") == (set() if can is None else {"use Gaoler"})
    if can is not None:
        raid.me.does("use Gaoler")
        assert raid.me.can() == can
        raid.me.does(min(can))


def test_types_cannot_be_used_for_what_is_forbidden(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Glue": "Henchman: Spies can't be flipped face-down. Thieves can't be returned to your"
            " hand.",
            "Bird": "Flying Thief: Quick: Draw 60 cards.",
            "Moth": "Flying Spy: Quick: Draw 61 cards.",
            "Mask": "Evasive Spy: Quick: Draw 62 cards.",
            "Hood": "Evasive Thief: Quick: Draw 63 cards.",
        }
    )
    raid.set("""
        my 1 | Glue Bird Moth Mask Hood
    """)
    assert raid.me.can("hide", "fly") == {"hide Hood", "fly Moth"}


def test_a_player_can_be_forbidden_to_block(scenes: Scenes) -> None:
    raid = scenes({"Gag": "Henchman: An opponent can't block a power."})
    raid.set("""
        their 1 | (Spy)
        my 1    | Gag Thief
    """)
    raid.me.does("use Thief")
    assert raid.asked() == ["me"]


def test_what_a_card_has_is_forbidden_and_permitted_while_its_source_is_face_up(
    scenes: Scenes,
) -> None:
    raid = scenes(
        {
            "Wing": "Henchman: Cards adjacent to this Henchman have Flying.",
            "Shroud": "Maniac: Quick: Flip target Henchman face-down.",
        }
    )
    raid.set("""
        my 2 | Thief .
        my 1 | Wing Spy Shroud
    """)
    assert raid.me.can("fly") == {"fly Thief", "fly Spy"}
    raid.me.does("use Shroud", "choose Wing")
    assert raid.me.can("fly") == set()


def test_a_card_turned_face_down_loses_what_it_was_given(scenes: Scenes) -> None:
    """And a filter for a type does not find it either."""
    raid = scenes(
        {
            "Wing": "Henchman: Cards adjacent to this Henchman have Flying.",
            "Fowler": "Spy: Quick: Kill each Flying card an opponent controls.",
            "Plain": "Spy: Quick: Draw a card for each card an opponent controls with no type.",
        }
    )
    raid.set("""
        their 2 | (Maniac) .
        their 1 | Wing Thief Spy
        my 1    | Fowler Plain
    """)
    raid.me.does("use Plain")
    raid.them.does("let")
    assert len(raid.cards("my hand")) == 2  # the Henchman itself and the Spy
    raid.me.does("use Fowler")
    raid.them.does("let")
    assert raid.cards("their graveyard") == ["Thief"]
    assert raid.at("their 2 1") == "their Maniac, face-down"
