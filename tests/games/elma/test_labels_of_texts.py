"""What people read where a text asks them: prompts, labels, and what on screen they point at."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 or 50 45
    kuski Bob: 50
    kuski Two: 50 | Lose a point: draw a card. Discard a card: gain 2 points.
    kuski Clock: 50 | At any moment, you may draw a card. At any moment, you may gain a point.
    level Long: 4
    level Notice: 1; keywords Pre-announced
    instant Unban | Return target card in the ban pile to its owner's hand.
    instant Dump | Discard a card in your hand.
    instant Seek | Search your library for a kuski.
    instant Fish | Return target card in your discard pile to your hand.
    instant Pick | Choose one: gain 2 points; or draw 2 cards.
    instant Fee | An opponent loses a point.
    instant Hit | Send target online kuski offline.
"""


@pytest.fixture(scope="module")
def game() -> Elma:
    return written_cards(CARDS, "elma-with-labels")


def asked(race: RaceTable, who: str = "me") -> tuple[str, dict[str, list[str]]]:
    """What a player is asked, and what each choice points at."""
    decision = race.match.decision(race.seat(who))
    return decision.prompt, {choice.label: choice.objects for choice in decision.choices}


@pytest.mark.parametrize(
    ("position", "instant", "prompt", "choices"),
    [
        (
            "me: hand Unban, banned Ann\n them: banned Bob",
            "Unban",
            "Unban: choose card in the ban pile.",
            {"Ann": ["s0"], "Bob (Them)": ["s1"]},
        ),
        (
            "me: hand Dump Ann Bob",
            "Dump",
            "Dump: choose card in hand.",
            {"Ann": ["h1"], "Bob": ["h2"]},
        ),
        (
            "me: hand Seek, deck Ann, rest 1",
            "Seek",
            "Seek: choose kuski in the library.",
            {"Filler": ["d0"], "Ann": ["d0"], "No more": []},
        ),
        (
            "me: hand Fish, discard Ann",
            "Fish",
            "Fish: choose card in the discard pile.",
            {"Ann": ["g0"]},
        ),
        (
            "me: hand Pick",
            "Pick",
            "Pick: choose one.",
            {"Gain 2 points": [], "Draw 2 cards": []},
        ),
        ("players 3\n me: hand Fee", "Fee", "Fee: which opponent?", {"Them": [], "Third": []}),
    ],
)
def test_an_instant_asks_for_what_it_is_about(
    race: RaceTable, position: str, instant: str, prompt: str, choices: dict[str, list[str]]
) -> None:
    race.set(position)
    race.me.does(f"instant {instant}")
    assert asked(race) == (prompt, choices)


def test_kuskis_of_one_name_are_told_by_whose_they_are_and_numbered(race: RaceTable) -> None:
    race.set("""
        me:   online Bob, hand Hit
        them: online Bob Bob, hand Filler
    """)
    race.me.does("instant Hit")
    _, choices = asked(race)
    mine, one, other = [card for zone in race.state.kuskis for card in zone.as_list()]
    assert choices == {
        "Bob": [f"k{mine}"], "Bob (Them) [1]": [f"k{one}"], "Bob (Them) [2]": [f"k{other}"],
    }  # fmt: skip


@rule("elma/ruling.played-abilities")
def test_the_abilities_of_a_card_are_numbered(race: RaceTable) -> None:
    race.set("me: offline Two, hand Ann, points 3")
    two = race.state.kuskis[0][0]
    assert asked(race)[1]["Use Two"] == [f"k{two}"]
    race.me.does("use Two")
    assert asked(race) == ("Which ability of Two?", {"1": [], "2": []})


@rule("elma/ruling.any-moment", "elma/ruling.instant-question-hides")
def test_an_ability_for_any_moment_is_offered_in_a_window(race: RaceTable) -> None:
    """Who has nothing but such an ability is asked too, and the others after its use once more."""
    race.set("""
        me:   offline Clock
        them: hand Filler
    """)
    race.me.does("end")
    assert asked(race, "them") == ("Me's main phase ends. Play an instant?", {"Pass": []})
    race.them.does("pass")
    assert race.prompt("me") == "Your main phase ends. Play an instant?"
    assert race.offered("me") == ["Pass", "Use Clock"]
    race.me.does("use Clock")
    assert asked(race) == ("Which ability of Clock?", {"1": [], "2": []})
    race.me.does("mode 2")
    assert race.points() == [1, 0]
    assert [line.text for line in race.match.story(0)][-2:] == [
        "Me uses Clock.", "Me gains a point.",
    ]  # fmt: skip
    assert race.asked() == ["them"]
    race.them.does("pass")
    race.me.does("use Clock")
    assert race.asked() == ["them"]
    race.them.does("pass")
    assert race.offered("me") == ["Pass"]
    race.me.does("pass")
    assert race.state.active == 1


@rule("elma/ruling.repeated-parts-choice")
def test_the_lists_of_a_kuski_are_told_by_their_records(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        me: offline Filler, online Ann
    """)
    race.me.does("enter Ann")
    ann = race.state.kuskis[0][1]
    assert asked(race) == (
        "By which list does Ann drive?",
        {"By 40": [f"k{ann}"], "By 50, 45": [f"k{ann}"]},
    )


@rule("elma/ruling.pre-announced-place")
def test_a_place_in_the_queue_points_at_the_level_that_is_there(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        queue: Long by Bob
        me: offline Filler Bob Two, hand Notice
    """)
    waiting = race.state.queue[0].level
    race.me.does("add Notice", "by Two")
    assert asked(race) == (
        "Where in the queue does Notice go?",
        {"Place 1 of the queue": [f"k{waiting}"], "Place 2 of the queue": []},
    )
