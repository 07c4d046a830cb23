"""What `docs/write-an-elma-card.md` says under "What happens when" is what happens."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

OTHERS = """
    kuski Bob: 44 42
    kuski Cid: 50
    level Long: 3
"""


@rule("elma/ruling.card-gone")
def test_what_has_begun_goes_on_though_its_card_has_left(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS} kuski Ann: 40 | Whenever an opponent plays a kuski, discard this kuski. Draw a card."
    )
    race.set("turn 9\n me: hand Bob, rest 9\n them: online Ann, rest 9")
    race.me.does("play Bob")
    assert race.cards("their discard pile") == ["Ann"]
    assert len(race.cards("their hand")) == 1


@rule("elma/ruling.card-gone", "elma/ruling.impossible-instruction")
def test_what_would_be_done_to_the_card_that_left_is_not(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS} kuski Ann: 40 | Whenever an opponent plays a kuski, discard target kuski you control."
        " Put 2 apple counters on it. Gain a point."
    )
    race.set("turn 9\n me: hand Bob, rest 9\n them: online Ann, rest 9")
    race.me.does("play Bob")
    race.them.does("choose Ann")
    assert race.changed == {
        "my hand: -Bob", "my offline: +Bob", "plays: 0 -> 1",
        "their online: -Ann", "their discard pile: +Ann", "their points: 0 -> 1",
    }  # fmt: skip


@rule("elma/ruling.when-each-time")
def test_when_on_a_kuski_is_each_time_and_on_an_instant_the_first(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(
        f"{OTHERS} kuski Ann: 40 | When a kuski goes online, gain a point.\n kuski Dan: 41\n"
        "instant Toast | When a kuski goes online, gain 10 points."
    )
    race.set("turn 9\n me: hand Toast, online Ann, offline Bob Dan, rest 9\n them: rest 9")
    race.me.does("instant Toast", "online Bob")
    race.choose("me", "Toast first")
    assert race.fact("my points") == 11
    race.me.does("online Dan")
    assert race.fact("my points") == 12
