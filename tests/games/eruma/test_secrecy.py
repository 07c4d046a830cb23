"""No seat is offered, shown or told anything that depends on what it cannot know, whatever cards say.

The law of secrecy deals anew what a seat cannot know and compares what it sees, may choose and is told
(`testing/history.py`). Here it meets random cards, and cards made to pry.
"""

from random import Random
from typing import Any

import pytest

from rulewright.gamekit.match import Match, start_match
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.testing.random_cards import random_game
from rulewright.games.eruma.testing.written_cards import Scenes, written_cards
from rulewright.kernel.chance import Dice
from rulewright.testing import history, rule
from rulewright.testing.scenes import written
from tests.games.eruma.face import a_match

LONGEST = 150

PRYING = {
    "Eye 1": "As long as an opponent controls a face-down Spy, Thieves you control have Evasive.",
    "Eye 2": "As long as an opponent has 2 or more Thieves in an opponent's hand, Spies have Flying.",
    "Eye 3": "Cards adjacent to a face-down Thief can't be attacked.",
    "Eye 4": "Face-down Maniacs can't be targeted.",
    "Eye 5": "As long as an opponent has a Maniac in an opponent's Deck, cards may move diagonally.",
    "Eye 6": "Cards in the same column as a face-down Assassin have Obstacle.",
}
PRIERS = {
    "Hand 1": "Thief: Quick: Exhaust target card adjacent to a face-down Spy.",
    "Hand 2": "Spy: Quick: Flip target face-down card an opponent controls face-up.",
    "Hand 3": "Thief: Quick: Move target card you control to an empty position adjacent to a"
    " face-down Spy.",
    "Hand 4": "Maniac: Quick: Discard a card in an opponent's hand.",
    "Hand 5": "Spy: Quick: Discard target card in an opponent's hand.",
    "Hand 6": "Assassin: Quick: An opponent may discard a Maniac. If they don't, draw a card.",
    "Hand 7": "Maniac: Quick: Exhaust a card an opponent controls adjacent to a face-down Thief.",
    "Hand 8": "Thief: Quick: Look at target face-down card. Swap it and this card.",
    "Hand 9": "Spy: Quick: If an opponent controls a face-down Spy, draw a card.",
}


def play(match: Match, seed: int) -> int:
    """Play at random, looking for leaks at each decision. Returns how many there were."""
    dice = Dice(seed)
    for count in range(LONGEST):
        if match.is_over:
            return count
        history.check_secrecy(match, dice)
        history.check_said(match, dice)
        seat = match.pending[0].seat
        choices = match.state.choices[seat]
        match.play(seat, int(choices[dice.below(len(choices))]))
    return LONGEST


@pytest.mark.parametrize("seed", range(12))
def test_random_cards_give_nothing_away(seed: int) -> None:
    game = random_game(Random(seed), f"eruma-random-{seed}")
    assert play(start_match(game, ["Ana", "Bo"], {}, seed, "en"), seed) > 10


@pytest.mark.parametrize("eye", PRYING)
def test_cards_that_pry_give_nothing_away(eye: str) -> None:
    """One of them on each side, in games with all the others."""
    henchmen = {name: f"Henchman: {text}" for name, text in PRYING.items()}
    game = written_cards(written(henchmen | PRIERS))
    for seed in range(8):
        described = game.rules.position(f"""
            their 1  | {eye.replace(" ", "-")} (Spy) (Maniac) (Thief)
            their 2  | Second-Thief . (Assassin) Hand-2
            treasure | +Third-Spy -Third-Maniac . -Hand-7
            my 2     | (Spy) Hand-1 . (Thief)
            my 1     | {eye.replace(" ", "-")} Hand-3 Hand-4 (Maniac)
            me:      hand Hand-6 Assassin Second-Thief
            them:    hand Hand-5 Hand-8 Second-Maniac
        """)
        match = Match(game, ["Ana", "Bo"], described.options, str(seed), described.state)
        assert play(match, seed) > 5


class TestHiddenFaces:
    """ruling.hidden-faces: each of these would otherwise tell what lies face-down or in hand."""

    @rule("eruma/ruling.hidden-faces")
    @pytest.mark.parametrize(("hidden", "is_known"), [("(Spy)", False), ("(Spy)?", True)])
    def test_as_long_as_counts_only_what_both_know(
        self, scenes: Scenes, hidden: str, is_known: bool
    ) -> None:
        raid = scenes(
            {"Law": "Henchman: As long as an opponent controls a face-down Spy, Thieves have"
             " Flying."}
        )  # fmt: skip
        raid.set(f"""
            their 1 | {hidden}
            my 1    | Law Thief
        """)
        assert raid.me.can("fly") == ({"fly Thief"} if is_known else set())

    @rule("eruma/ruling.hidden-faces")
    def test_an_open_hand_is_counted_and_a_hidden_one_is_not(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Law": "Henchman: As long as an opponent has a Maniac in an opponent's hand, Thieves"
                " have Flying.",
                "Bell": "Spy: Quick: An opponent reveals their hand.",
            }
        )
        raid.set("""
            my 1  | Law Thief Bell
            them: hand Maniac
        """)
        assert raid.me.can("fly") == set()
        raid.me.does("use Bell")
        assert raid.me.can("fly") == {"fly Thief"}

    @rule("eruma/ruling.hidden-faces")
    @pytest.mark.parametrize(("hidden", "can"), [("(Thief)", True), ("(Thief)?", False)])
    def test_what_can_not_be_targeted(self, scenes: Scenes, hidden: str, can: bool) -> None:
        raid = scenes(
            {
                "Law": "Henchman: Face-down Thieves can't be targeted.",
                "Lamp": "Spy: Quick: Flip target face-down card face-up.",
            }
        )
        raid.set(f"""
            their 1 | Law {hidden} (Spy)
            my 1    | Lamp
        """)
        raid.me.does("use Lamp")
        assert raid.me.can() == {"choose Spy"} | ({"choose Thief"} if can else set())
        raid.me.does("choose Spy")
        raid.them.does("let")

    @rule("eruma/ruling.hidden-faces")
    @pytest.mark.parametrize(("hidden", "can"), [("(Spy)", False), ("(Spy)?", True)])
    def test_what_is_near(self, scenes: Scenes, hidden: str, can: bool) -> None:
        raid = scenes({"Whip": "Thief: Quick: Exhaust target card adjacent to a face-down Spy."})
        raid.set(f"""
            their 1 | {hidden} Maniac
            my 1    | Whip
        """)
        assert bool(raid.me.can("use Whip")) == can

    @rule("eruma/ruling.hidden-faces")
    def test_a_face_up_card_is_near_whatever_is_known(self, scenes: Scenes) -> None:
        raid = scenes({"Whip": "Thief: Quick: Exhaust target card adjacent to a Spy."})
        raid.set("""
            their 1 | Spy Maniac
            my 1    | Whip
        """)
        raid.me.does("use Whip")
        assert raid.me.can() == {"choose Maniac"}
        raid.me.does("choose Maniac")

    @rule("eruma/ruling.hidden-faces")
    def test_deeds_go_by_the_true_faces(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Eye": "Thief: Quick: If an opponent controls a face-down Spy, draw a card."}
        )
        for hidden, drawn in [("(Spy)", 1), ("(Maniac)", 0)]:
            raid.set(f"""
                their 1 | {hidden}
                my 1    | Eye
            """)
            raid.me.does("use Eye")
            raid.them.does("let")
            assert len(raid.cards("my hand")) == drawn

    @rule("eruma/ruling.hidden-faces")
    @pytest.mark.parametrize(
        ("hand", "can"),
        [
            ("Maniac Thief", {"yes", "no"}),
            ("Spy Thief", {"no"}),
            ("none", set()),
        ],
    )
    @pytest.mark.parametrize(
        "text",
        [
            "An opponent may discard a Maniac. If they don't, draw a card.",
            "Draw a card. An opponent loses a treasure unless they discard a Maniac.",
        ],
    )
    def test_who_may_do_something_with_hidden_cards_is_asked_all_the_same(
        self, scenes: Scenes, hand: str, can: set[str], text: str
    ) -> None:
        raid = scenes({"Ask": f"Thief: Quick: {text}"})
        hand = "" if hand == "none" else f"hand {hand}, "
        raid.set(f"""
            my 1  | Ask
            them: {hand}treasure 3
        """)
        raid.me.does("use Ask")
        assert raid.them.can() == can
        if can:
            raid.them.does("no")
        assert len(raid.cards("my hand")) == 1

    @rule("eruma/ruling.hidden-faces")
    def test_who_has_shown_their_hand_is_asked_only_for_what_they_have(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Ask": "Thief: Quick: An opponent may discard a Maniac. If they don't, draw a card.",
                "Bell": "Spy: Quick: An opponent reveals their hand.",
            }
        )
        raid.set("""
            my 1  | Ask Bell
            them: hand Thief
        """)
        raid.me.does("use Bell", "use Ask")
        assert raid.asked() == ["me"]


@rule("eruma/ruling.unseen-choice")
def test_no_choice_of_anothers_cards_shows_a_number(scenes: Scenes) -> None:
    """Neither in what is offered nor in the things it points at."""
    raid = scenes(
        {
            "Hand": "Spy: Quick: Discard a card in an opponent's hand.",
            "Bell": "Spy: Quick: An opponent reveals their hand.",
        }
    )
    raid.set(
        """
        my 1  | Hand Bell
        them: hand Thief Maniac
        """,
        rolls=[0],
    )
    raid.me.does("use Hand")
    choices: list[Any] = list(raid.match.decision(0).choices)
    assert [choice.label for choice in choices] == ["a card of the opponent's hand"]
    assert [choice.objects for choice in choices] == [["s1"]]
    raid.me.does("choose unseen (their hand)")
    raid.set("""
        my 1  | Hand Bell
        them: hand Thief Maniac
    """)
    raid.me.does("use Bell", "use Hand")
    names = [raid.game.names.index(name) for name in ("Thief", "Maniac")]  # type: ignore[attr-defined]
    spelled = [choice.spelled for choice in raid.match.decision(0).choices]
    assert spelled == [["choose", 25 + 55 + 2 * name + 1] for name in names]
    raid.me.does("choose Maniac")


def public_after(game: Eruma, position: str, choice: str) -> int:
    match = a_match(game, position)
    match.play(0, choice)
    return int(match.state.public)


def test_search_tells_apart_what_both_have_seen_and_nothing_else(plain: Eruma) -> None:
    position = "my 1 | Spy . . . .\nme: hand Thief Maniac"
    here, there = (f"Move Spy (your Zone 1, 1) to your Zone {place}" for place in ("2, 1", "1, 2"))
    assert public_after(plain, position, here) != public_after(plain, position, there)
    face_down, another = (f"Play {card} to your Zone 1, 3" for card in ("Thief", "Maniac"))
    assert public_after(plain, position, face_down) == public_after(plain, position, another)
    elsewhere = "Play Thief to your Zone 1, 4"
    assert public_after(plain, position, face_down) != public_after(plain, position, elsewhere)
