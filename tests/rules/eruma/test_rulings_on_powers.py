"""Rulings on powers: whom they reach, when targets are picked, what stays of them
(`ruling.group-powers-skip-face-down` to `ruling.slow-and-ongoing-repeat`)."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/ruling.group-powers-skip-face-down")
def test_a_power_that_hits_a_group_leaves_face_down_cards_out(raid: RaidTable) -> None:
    """Kill each Outlaw an opponent controls."""
    raid.set("""
        their 1  | Thief (Spy) Rat
        treasure | -Maniac -(Assassin) +Second-Thief
        my 1     | Pyromaniac
    """)
    raid.me.does("use Pyromaniac")
    raid.them.does("let")
    assert raid.changed == {
        "their 1 1: their Thief -> empty",
        "treasure 1: their Maniac -> empty",
        "their graveyard: +Maniac +Thief",
        "my 1 1: my Pyromaniac -> my Pyromaniac, exhausted right",
        "action points: 3 -> 2",
    }


@rule("eruma/ruling.group-powers-skip-face-down")
def test_unless_the_text_names_them(raid: RaidTable) -> None:
    """Kill each face-down card an opponent controls."""
    raid.set("""
        their 1  | Thief (Spy) (Rat)
        treasure | -Maniac -(Assassin) +(Second-Thief)
        my 1     | Nightmare
    """)
    raid.me.does("use Nightmare")
    raid.them.does("let")
    assert sorted(raid.cards("their graveyard")) == ["Assassin", "Spy"]
    assert raid.cards("their extra deck") == ["Rat"]
    assert raid.at("treasure 3") == "my Second Thief, face-down"


@rule("eruma/ruling.targets-at-trigger")
def test_targets_are_picked_before_the_block_and_not_again(raid: RaidTable) -> None:
    raid.set("""
        their 2 | . Maniac
        their 1 | Escort (Spy) Thief
        my 1    | Jailer
    """)
    raid.me.does("use Jailer")
    assert raid.asked() == ["me"]
    raid.me.does("choose Thief")
    raid.them.does("place their 1 5", "let")
    assert raid.at("their 1 5") == "their Thief, exhausted left"
    assert raid.asked() == ["me"]


@rule("eruma/ruling.targets-at-trigger")
@pytest.mark.parametrize("said", ["a Thief", "target Thief"])
def test_what_lies_open_is_picked_before_the_block_whatever_it_is_called(
    scenes: Scenes, said: str
) -> None:
    raid = scenes({"Cutthroat": f"Assassin: Quick: Kill {said} an opponent controls."})
    raid.set("""
        their 1 | (Spy) Thief Second-Thief
        my 1    | Cutthroat
    """)
    raid.me.does("use Cutthroat")
    assert raid.me.can() == {"choose Thief", "choose Second Thief"}
    raid.me.does("choose Thief")
    raid.them.does("let")
    assert raid.cards("their graveyard") == ["Thief"]


@rule("eruma/ruling.targets-at-trigger")
def test_what_comes_after_something_else_is_picked_when_the_power_acts(scenes: Scenes) -> None:
    raid = scenes({"Cutthroat": "Assassin: Quick: Draw a card, then kill a Thief."})
    raid.set("""
        their 1 | (Spy) Thief
        my 1    | Cutthroat
        me:     deck Maniac
    """)
    raid.me.does("use Cutthroat")
    raid.them.does("let")
    assert raid.cards("my hand") == ["Maniac"]
    raid.me.does("choose Thief")
    assert raid.cards("their graveyard") == ["Thief"]


@rule("eruma/ruling.targets-at-trigger", "eruma/power.lost-target")
def test_a_card_that_has_left_the_graveyard_is_no_target_any_more(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Ghoul": "Maniac: Quick: Banish a card in an opponent's Graveyard.",
            "Sexton": (
                "Henchman: Whenever an opponent triggers a power, return each Thief in your"
                " Graveyard to your hand."
            ),
        }
    )
    raid.set("""
        their 1 | Sexton
        my 1    | Ghoul
        them:   graveyard Thief Spy
    """)
    raid.me.does("use Ghoul", "choose Thief")
    assert raid.cards("their hand") == ["Thief"]
    assert raid.cards("their graveyard") == ["Spy"]


@rule("eruma/ruling.needs-legal-target")
@pytest.mark.parametrize(
    ("said", "can"),
    [
        ("Kill a Thief", set()),
        ("You may kill a Thief", {"use Cutthroat"}),
        ("You may kill target Thief", {"use Cutthroat"}),
        ("Kill up to 2 Thieves", {"use Cutthroat"}),
        ("Draw a card, then kill a Thief", {"use Cutthroat"}),
    ],
)
def test_what_may_be_left_undone_needs_no_target(scenes: Scenes, said: str, can: set[str]) -> None:
    raid = scenes({"Cutthroat": f"Assassin: Quick: {said}."})
    raid.set("my 1 | Cutthroat")
    assert raid.me.can("use") == can


@rule("eruma/ruling.targets-at-trigger")
def test_a_power_whose_condition_points_to_a_card_uses_that_card(raid: RaidTable) -> None:
    """Whenever a card an opponent controls moves, exhaust it."""
    raid.set("""
        their 1 | Thief Spy
        my 1    | Watchman
    """)
    raid.me.does("use Watchman")
    assert raid.asked() == ["me"]
    raid.me.does("end")
    raid.them.does("move Spy to their 2 2")
    assert raid.changed == {
        "their 1 2: their Spy -> empty",
        "their 2 2: empty -> their Spy, exhausted left",
        "their deck: -" + raid.cards("their hand")[0],
        "their hand: +" + raid.cards("their hand")[0],
        "my 1 1: my Watchman -> my Watchman, exhausted right",
        "live: +Watchman",
        "turn: 3 -> 4",
        "active: my -> their",
        "action points: 3 -> 2",
    }


@rule("eruma/ruling.needs-legal-target")
def test_a_power_that_finds_no_target_cannot_be_triggered(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Jailer Fence
    """)
    assert raid.me.can("use") == {"use Fence"}


@rule("eruma/ruling.needs-legal-target")
@pytest.mark.parametrize(
    ("theirs", "can"), [("Thief", {"use Swapper"}), ("(Thief)", set()), (".", set())]
)
def test_a_power_with_two_targets_needs_both(raid: RaidTable, theirs: str, can: set[str]) -> None:
    """Swap target card you control and target card an opponent controls."""
    raid.set(f"""
        their 1 | {theirs}
        my 1    | Swapper
    """)
    assert raid.me.can("use") == can


@rule("eruma/ruling.finished-effects-stay")
def test_what_a_quick_power_did_stays_when_its_card_is_readied_or_dies(raid: RaidTable) -> None:
    raid.set("""
        their 1 | Executioner
        my 1    | Breeder
        me:     extra Rat, deck Spy
    """)
    raid.me.does("use Breeder", "place my 2 3", "end")
    raid.them.does("use Executioner", "choose Breeder")
    assert raid.cards("my graveyard") == ["Breeder"]
    assert raid.at("my 2 3") == "my Rat"
    assert raid.cards("my hand") == ["Spy"]


@rule("eruma/ruling.finished-effects-stay")
def test_what_an_ongoing_power_has_done_stays_and_only_what_it_would_do_ends(
    raid: RaidTable,
) -> None:
    raid.set("""
        turn 4, active them
        their 1 | Thief Masker
        my 1    | Watchman>
        live: my 1 1
    """)
    raid.them.does("move Thief to their 2 1", "use Masker", "choose Watchman")
    assert raid.at("their 2 1") == "their Thief, exhausted left"
    raid.them.does("move Masker to their 2 2")
    assert raid.at("their 2 2") == "their Masker, exhausted right"


class TestRepeat:
    @rule("eruma/ruling.slow-and-ongoing-repeat")
    @pytest.mark.parametrize(("card", "drawn"), [("Imp", 2), ("Ambusher>", 1)])
    def test_such_a_power_acts_each_time_unless_the_card_says_once(
        self, raid: RaidTable, card: str, drawn: int
    ) -> None:
        """Whenever an opponent steals a treasure; when an opponent steals a treasure."""
        live = "live: my 1 1" if card == "Ambusher>" else ""
        raid.set(f"""
            active them
            treasure | -Spy -Maniac
            my 1     | {card}
            {live}
        """)
        raid.them.does("steal with Spy", "steal with Maniac")
        assert len(raid.cards("my hand")) == drawn
        assert raid.asked() == ["them"]

    @rule("eruma/ruling.slow-and-ongoing-repeat")
    def test_it_acts_of_itself_unless_the_card_lets_the_player_choose(
        self, raid: RaidTable
    ) -> None:
        """Whenever an opponent steals a treasure, you may draw a card."""
        raid.set("""
            active them
            treasure | -Spy -Maniac
            my 1     | Poacher>
            live: my 1 1
        """)
        raid.them.does("steal with Spy")
        assert raid.me.can() == {"yes", "no"}
        raid.me.does("no")
        assert raid.cards("my hand") == []
        raid.them.does("steal with Maniac")
        raid.me.does("yes")
        assert len(raid.cards("my hand")) == 1

    @rule("eruma/ruling.slow-and-ongoing-repeat")
    def test_a_slow_power_acts_from_the_start_of_the_opponents_draw_phase(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            my 1 | Herald
            me:  deck Thief Spy
        """)
        raid.me.does("use Herald", "end")
        assert raid.cards("my hand") == ["Thief"]
        raid.them.does("end")
        assert raid.cards("my hand") == ["Thief", "Spy"]
