"""Effects that change a rule for as long as they hold: costs, limits, zones, steps, who may block."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes


def law(scenes: Scenes, text: str) -> RaidTable:
    """A table with a Henchman that says so."""
    return scenes({"Law": f"Henchman: {text}"})


@pytest.mark.parametrize(
    ("texts", "points"),
    [
        (["You have 2 more Action Points each turn."], 5),
        (["You have 2 more Action Points each turn."] * 2, 7),
        (["An opponent has 2 fewer Action Points each turn."], 3),
    ],
)
def test_more_action_points(scenes: Scenes, texts: list[str], points: int) -> None:
    raid = scenes({f"Law {number}": f"Henchman: {text}" for number, text in enumerate(texts)})
    standing = " ".join(f"Law-{number}" for number in range(len(texts)))
    raid.set(f"""
        phase planning
        my 1 | {standing}
    """)
    assert raid.fact("action points") == points


def test_fewer_action_points_but_never_less_than_none(scenes: Scenes) -> None:
    raid = law(scenes, "An opponent has 2 fewer Action Points each turn.")
    for standing, points in [("Law", 1), ("Law Law", 0)]:
        raid.set(f"""
            phase planning
            their 1 | {standing}
        """)
        assert raid.fact("action points") == points


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Your hand limit is 3.", 6),
        ("An opponent's hand limit is 3.", 3),
        ("An opponent's hand limit is 8.", 7),
        ("An opponent's hand limit is 4. An opponent's hand limit is 5.", 4),
    ],
)
def test_another_hand_limit(scenes: Scenes, text: str, kept: int) -> None:
    """Of several the lowest holds: a prohibition beats a permission."""
    raid = law(scenes, text)
    hand = ["Thief", "Spy", "Maniac", "Assassin", "Second-Thief", "Second-Spy", "Second-Maniac"]
    raid.set(f"""
        phase rest
        their 1 | Law
        me:     hand {" ".join(hand)}
    """)
    for name in hand[: 7 - kept]:
        raid.me.does(f"discard {name.replace('-', ' ')}")
    assert len(raid.cards("my hand")) == kept
    assert raid.asked() == ["them"]


@pytest.mark.parametrize(
    ("text", "can", "left"),
    [
        ("Powers of Spies cost 2 Action Points.", {"use Spy", "use Thief"}, 1),
        ("Powers of Spies cost 4 Action Points.", {"use Thief"}, None),
        ("Powers of Thieves cost 4 Action Points.", {"use Spy"}, 2),
        ("Powers of cards you control cost 4 Action Points.", {"use Spy", "use Thief"}, 2),
    ],
)
def test_dearer_powers(scenes: Scenes, text: str, can: set[str], left: int | None) -> None:
    raid = law(scenes, text)
    raid.set("""
        their 1 | Law
        my 1    | Spy Thief
    """)
    assert raid.me.can("use") == can
    if left is not None:
        raid.me.does("use Spy")
        assert raid.fact("action points") == left


@pytest.mark.parametrize(
    ("action", "beginning", "choice"),
    [
        ("Playing a card", "play", "play Maniac to my 1 1"),
        ("Moving a card", "move", "move Spy to my 2 1"),
        ("Attacking", "attack", "attack Thief with Spy"),
        ("Stealing a treasure", "steal", "steal with Spy"),
    ],
)
def test_dearer_actions(scenes: Scenes, action: str, beginning: str, choice: str) -> None:
    raid = scenes(
        {
            "Two": f"Henchman: {action} costs an opponent 2 Action Points.",
            "Four": f"Henchman: {action} costs an opponent 4 Action Points.",
        }
    )
    for standing, left in [(".", 2), ("Two", 1), ("Two Four", None)]:
        raid.set(f"""
            their 1  | {standing}
            treasure | +Spy -Thief
            me:      hand Maniac
        """)
        others = raid.me.can() - raid.me.can(beginning)
        assert len(others) > 3
        if left is None:
            assert raid.me.can(beginning) == set()
        else:
            raid.me.does(choice)
            assert raid.fact("action points") == left


def test_cards_may_be_played_elsewhere_too(scenes: Scenes) -> None:
    raid = law(scenes, "You may play cards to an empty position on Treasure.")
    raid.set("""
        treasure | -Thief
        my 1     | Law Spy Maniac Second-Spy
        me:      hand Assassin
    """)
    treasure = {f"play Assassin to treasure {column}" for column in (2, 3, 4, 5)}
    assert raid.me.can("play") == treasure | {"play Assassin to my 1 5"}
    raid.me.does("play Assassin to treasure 3")
    assert raid.at("treasure 3") == "my Assassin, face-down"


def test_others_than_hidden_spies_may_block(scenes: Scenes) -> None:
    """A Thief that lies face-up blocks, and there is nothing for it to turn."""
    raid = law(scenes, "Thieves you control can block powers.")
    raid.set("""
        their 1 | Law Thief (Second-Thief) Maniac
        my 1    | Spy
    """)
    raid.me.does("use Spy")
    assert raid.them.can() == {"block with Thief", "block with Second Thief", "let"}
    raid.them.does("block with Thief")
    assert raid.at("their 1 2") == "their Thief"
    assert raid.at("my 1 1") == "my Spy, exhausted left"


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("Spies must attack if able.", {"attack Thief with Spy"}),
        ("Spies must steal if able.", {"steal with Spy"}),
        ("Spies must move if able.", {"move Spy to my 2 1"}),
        ("Thieves must attack if able.", None),
    ],
)
def test_what_a_card_must_do_comes_before_all_else_and_before_the_end(
    scenes: Scenes, text: str, can: set[str] | None
) -> None:
    raid = law(scenes, text)
    raid.set("""
        their 1  | Law
        treasure | +Spy -Thief
        my 1     | . Maniac
    """)
    everything = {
        "attack Thief with Spy", "steal with Spy", "move Spy to my 2 1", "use Spy", "use Maniac",
        "move Maniac to my 1 1", "move Maniac to my 1 3", "move Maniac to my 2 2",
    }  # fmt: skip
    assert raid.me.can() == (everything | {"end"} if can is None else can)


def test_who_has_done_what_must_be_done_or_cannot_is_free(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Law": "Henchman: Spies must attack if able.",
            "Ghost": "Evasive Spy: Quick: Draw 60 cards.",
        }
    )
    raid.set("""
        their 1  | Law
        treasure | +Ghost -Thief
        my 1     | Maniac
    """)
    assert raid.me.can() == {"attack Thief with Ghost", "hide Ghost"}
    raid.me.does("attack Thief with Ghost")
    assert {"end", "use Ghost", "use Maniac"} <= raid.me.can()
    raid.set("""
        points 0
        their 1  | Law
        treasure | +Spy -Thief
    """)
    assert raid.me.can() == {"end"}


STEPS = {
    "Spies may move diagonally.": {"my 2 2", "my 1 1", "my 1 3", "my 2 1", "my 2 3"},
    "Spies may move up to 2 steps.": {
        "my 2 2", "my 1 1", "my 1 3", "my 2 1", "my 2 3", "treasure 2", "my 1 4",
    },
    "Spies can only move along its row.": {"my 1 1", "my 1 3"},
    "Spies can only move along its column.": {"my 2 2"},
    "Thieves may move diagonally.": {"my 2 2", "my 1 1", "my 1 3"},
}  # fmt: skip


@pytest.mark.parametrize("text", STEPS)
def test_other_steps(scenes: Scenes, text: str) -> None:
    raid = law(scenes, text)
    raid.set("""
        their 1 | Law
        my 1    | . Spy
    """)
    assert raid.me.can("move") == {f"move Spy to {spot}" for spot in STEPS[text]}


def test_two_steps_do_not_lead_over_another_card(scenes: Scenes) -> None:
    raid = law(scenes, "Spies may move up to 2 steps.")
    raid.set("""
        my 2 | (Maniac)
        my 1 | Spy (Thief) Law
    """)
    assert raid.me.can("move") == set()


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("Spies may attack diagonally.", {"Thief", "Second Thief"}),
        ("Spies may attack into an opponent's zones.", {"Thief", "Maniac"}),
        ("Spies can only attack along its column.", set()),
        ("Spies can only move along its row.", {"Thief"}),
        ("Spies can't attack Thieves.", set()),
    ],
)
def test_other_attacks(scenes: Scenes, text: str, can: set[str]) -> None:
    raid = law(scenes, text.replace("attack Thieves", "attack a Thief"))
    raid.set("""
        their 2  | Maniac
        treasure | +Spy -Thief
        my 2     | (Assassin) -Second-Thief
        my 1     | Law
    """)
    assert raid.me.can("attack") == {f"attack {name} with Spy" for name in can}


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("Spies may attack at any distance in its row.", {"Thief", "Second Thief"}),
        ("Spies may attack at any distance in its column.", {"Thief", "Maniac"}),
        ("Maniacs may attack at any distance in its row.", {"Thief"}),
    ],
)
def test_attacks_at_any_distance(scenes: Scenes, text: str, can: set[str]) -> None:
    raid = law(scenes, text)
    raid.set("""
        their 1  | . Assassin
        treasure | . +Spy -Thief -(Second-Spy) -Second-Thief
        my 1     | Law -Maniac
    """)
    assert raid.me.can("attack") == {f"attack {name} with Spy" for name in can}


def test_who_attacks_from_afar_takes_the_position(scenes: Scenes) -> None:
    raid = law(scenes, "Spies may attack at any distance in its row.")
    raid.set("treasure | +Spy . -Maniac . -Thief\nmy 1 | Law")
    raid.me.does("attack Thief with Spy")
    assert raid.at("treasure 5") == "my Spy"
    assert raid.at("treasure 1") == "empty"
    assert raid.at("treasure 3") == "their Maniac"


def test_may_move_into_the_opponents_zones(scenes: Scenes) -> None:
    raid = law(scenes, "Spies you control may move into an opponent's zones.")
    raid.set("""
        treasure | +Spy +Thief
        my 1     | Law
    """)
    assert "move Spy to their 2 1" in raid.me.can()
    assert "move Thief to their 2 2" not in raid.me.can()
    raid.me.does("move Spy to their 2 1", "move Spy to their 1 1")
    assert raid.at("their 1 1") == "my Spy"
