"""What texts answer: for each phrase a scene in which it happens, or just does not, and the points it gives."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

WATCHED = [
    "Whenever you play a kuski, gain a point.",
    "Whenever an opponent plays a kuski, that player loses a point.",
    "Whenever you play an instant, gain a point.",
    "Whenever an opponent plays an instant, that player loses a point.",
    "Whenever you draw a card, gain a point.",
    "Whenever an opponent draws a card, gain a point.",
    "Whenever you discard a card, gain a point.",
    "Whenever you add a level, ban the kuski that added it.",
    "Whenever an opponent adds a level, ban the kuski that added it.",
    "Whenever a level is added to the queue, gain a point.",
    "Whenever this kuski adds a level, gain a point.",
    "Whenever a kuski you control adds a level, gain a point.",
    "At the start of your turn, gain a point.",
    "At the end of your turn, gain a point.",
    "At the start of an opponent's turn, that player loses a point.",
    "At the start of each turn, gain a point.",
    "Whenever another kuski comes into play, gain a point.",
    "Whenever a kuski goes online, gain a point.",
    "Whenever this kuski goes online, gain a point.",
    "Whenever a kuski is sent offline, gain a point.",
    "Whenever a kuski is banned, gain a point.",
    "When a kuski is banned, gain a point.",
    "Whenever a kuski is returned to its owner's hand, gain a point.",
    "Whenever a kuski enters the ongoing battle, gain a point.",
    "Whenever a kuski enters a battle on a Pipe level, gain a point.",
    "Whenever a kuski you control goes offline after a battle, gain a point.",
    "You can't play a kuski.",
    "An opponent can't play a kuski.",
    "This kuski can't add a level.",
    "Kuskis can't be sent offline.",
]
CARDS = """
    kuski Filler: 60
    kuski Ann: 40
    kuski Bob: 50
    level Flat: 4
    level Pipeline: 4; types Pipe
    instant Blank | Gain 3 points.
    instant Draw | Draw 2 cards.
    instant Dump | Discard a card in your hand.
    instant Kick | Send each online kuski offline.
    instant Purge | Ban each online kuski.
    instant Home | Return target online kuski to its owner's hand.
    instant Nudge | Put target offline kuski online.
"""


def named(text: str) -> str:
    """The kuski with that text."""
    return f"W{WATCHED.index(text)}"


@pytest.fixture(scope="module")
def elma() -> Elma:
    watchers = [f"kuski {named(text)}: 50 | {text}" for text in WATCHED]
    return written_cards("\n".join([CARDS, *watchers]), "elma-with-watchers")


def scene(race: RaceTable, text: str, mine: str, theirs: str = "hand Filler") -> str:
    """I have the kuski with that text offline, and five points as everybody has. Returns its name."""
    race.set(f"""
        players 3
        me:    offline {named(text)} Filler, points 5, {mine}
        them:  points 5, {theirs}
        third: points 5, hand Filler
    """)
    return named(text)


MINE = [
    (0, "hand Ann", ["play Ann"], 6),
    (2, "hand Blank", ["instant Blank"], 9),
    (4, "hand Draw", ["instant Draw"], 7),
    (6, "hand Dump Ann Bob", ["instant Dump", "choose Ann"], 6),
    (9, "hand Flat", ["add Flat", "by Filler"], 6),
    (10, "hand Flat", ["add Flat", "by W10"], 6),
    (10, "hand Flat", ["add Flat", "by Filler"], 5),
    (11, "hand Flat", ["add Flat", "by Filler"], 6),
    (16, "hand Ann", ["play Ann"], 6),
    (17, "offline Ann", ["online Ann"], 6),
    (18, "offline Ann", ["online Ann"], 5),
    (18, "offline Ann", ["online W18"], 6),
    (19, "online Ann Bob, hand Kick", ["instant Kick"], 7),
    (20, "online Ann Bob, hand Purge", ["instant Purge"], 7),
    (21, "online Ann Bob, hand Purge", ["instant Purge"], 7),
    (22, "online Ann Bob, hand Home", ["instant Home", "choose Ann"], 6),
]


@pytest.mark.parametrize(("number", "mine", "does", "points"), MINE)
def test_a_text_answers_what_i_do(
    race: RaceTable, number: int, mine: str, does: list[str], points: int
) -> None:
    scene(race, WATCHED[number], mine)
    race.me.does(*does)
    assert race.points() == [points, 5, 5]


@rule("elma/ruling.your-opponent")
@pytest.mark.parametrize(
    ("number", "theirs", "does", "points"),
    [
        (0, "hand Ann", ["play Ann"], [5, 5, 5]),
        (1, "hand Ann", ["play Ann"], [5, 4, 5]),
        (2, "hand Blank", ["instant Blank"], [5, 8, 5]),
        (3, "hand Blank", ["instant Blank"], [5, 7, 5]),
        (4, "hand Draw", ["instant Draw"], [5, 5, 5]),
        (5, "hand Draw", ["instant Draw"], [8, 5, 5]),
        (11, "offline Ann, hand Flat", ["add Flat", "by Ann"], [5, 5, 5]),
        (9, "offline Ann, hand Flat", ["add Flat", "by Ann"], [6, 5, 5]),
        (12, "hand Ann", [], [5, 5, 5]),
        (13, "hand Ann", [], [6, 5, 5]),
        (14, "hand Ann", [], [5, 4, 5]),
        (15, "hand Ann", [], [6, 5, 5]),
    ],
)
def test_a_text_answers_what_others_do_in_their_turn(
    race: RaceTable, number: int, theirs: str, does: list[str], points: list[int]
) -> None:
    """Their turn begins with a draw, which is one of three where they draw two more."""
    scene(race, WATCHED[number], "hand Filler", theirs)
    race.next_turn()
    race.them.does(*does)
    assert race.points() == points


@rule("elma/ruling.started-by")
@pytest.mark.parametrize(("number", "mine", "theirs"), [(7, ["Filler"], []), (8, [], ["Ann"])])
def test_who_added_a_level_is_found_as_it_is_added(
    race: RaceTable, number: int, mine: list[str], theirs: list[str]
) -> None:
    scene(race, WATCHED[number], "hand Flat Pipeline", "offline Ann, hand Flat")
    race.me.does("add Flat", "by Filler")
    assert race.cards("ban pile") == mine
    race.next_turn()
    race.them.does("add Flat", "by Ann")
    assert race.cards("ban pile") == [*mine, *theirs]


@pytest.mark.parametrize(
    ("number", "level", "points"),
    [(23, "Flat", 6), (23, "Pipeline", 6), (24, "Flat", 5), (24, "Pipeline", 6)],
)
def test_entering_is_answered_on_the_levels_that_are_named(
    race: RaceTable, number: int, level: str, points: int
) -> None:
    race.set(f"""
        battle: {level} by Filler
        me: offline Filler {named(WATCHED[number])}, online Ann, points 5
    """)
    race.me.does("enter Ann")
    assert race.points() == [points, 0]


@pytest.mark.parametrize(("mine", "points"), [("after Ann, after Bob", 7), ("online Ann", 5)])
def test_going_offline_after_a_battle_is_answered_for_each(
    race: RaceTable, mine: str, points: int
) -> None:
    race.set(f"""
        phase begin
        after: Flat by Filler, ended 3
        me:   offline Filler {named(WATCHED[25])}, {mine}, points 5
        them: after Bob
    """)
    assert race.points() == [points, 0]


@rule("elma/effects.cant-beats-can")
@pytest.mark.parametrize(
    ("number", "mine", "theirs"), [(26, set(), True), (27, {"play Ann"}, False)]
)
def test_a_ban_on_playing_is_for_who_is_named(
    race: RaceTable, number: int, mine: set[str], theirs: bool
) -> None:
    scene(race, WATCHED[number], "hand Ann", "hand Ann")
    assert race.me.can("play") == mine
    race.next_turn()
    assert ("play Ann" in race.them.can()) == theirs


@rule("elma/effects.cant-beats-can")
def test_a_ban_on_adding_is_for_the_kuski_that_has_it(race: RaceTable) -> None:
    scene(race, WATCHED[28], "hand Flat")
    race.me.does("add Flat")
    assert race.me.can() == {"by Filler"}
    race.me.does("by Filler")


@rule("elma/effects.cant-beats-can")
def test_who_cannot_be_sent_offline_stays(race: RaceTable) -> None:
    scene(race, WATCHED[29], "online Ann, hand Kick", "online Bob")
    race.me.does("instant Kick")
    assert (race.cards("my online"), race.cards("their online")) == (["Ann"], ["Bob"])
