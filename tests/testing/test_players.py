"""The words of the kit, alike in every game: what may be done, what is done, and what is refused and why."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from rulewright.games.allumbra.testing.written_cards import duel_with
from rulewright.games.elma.testing.written_cards import race_with
from rulewright.games.eruma.testing.written_cards import raid_with
from rulewright.testing.scenes import Scenes
from rulewright.testing.table import Table


def duel() -> Table:
    table = duel_with("""
        attack Shot: copies 4, cost 1, damage 2 | Cancels Duck.
        support Duck: copies 4 | If an opponent plays Load, gain 1 energy.
        support Load: copies 4, ammo 2 | Your next card this turn costs no ammo.
    """)
    table.set("turn 1\nme: ammo 0, hand shot duck duck\nthem: ammo 0, hand shot shot load")
    return table


def raid() -> Table:
    table = raid_with("Imp: Henchman | Whenever a card is killed, draw a card.")
    table.set("""
        their 2  | . Spy
        treasure | . +Thief
        my 1     | Imp
    """)
    return table


def race() -> Table:
    table = race_with("""
        kuski Ann: 40 38 | This kuski can't be banned.
        kuski Bob: 41
        level Long: 6
        instant Spark | Draw a card.
    """)
    table.set("battle: Long by Bob\nme: offline Bob Ann, hand Spark\nthem: hand Ann")
    return table


@dataclass(frozen=True)
class Scene:
    """A table with cards of a test, something that is offered there, something that is not, and why."""

    table_of: Callable[[], Table]
    offered: str
    forbidden: str
    because: str


GAMES = {
    "allumbra": Scene(duel, "pick shot", "pick load", "on offer: Shot, Duck"),
    "eruma": Scene(raid, "end", "attack Spy with Thief", "ruling.no-attack-into-enemy-zones"),
    "elma": Scene(race, "instant Spark", "enter Ann", "battle.offline-cannot-enter"),
}

each_game = pytest.mark.parametrize("scene", GAMES.values(), ids=GAMES.keys())


@each_game
def test_what_is_not_allowed_is_said_in_words_and_refused_for_its_reason(scene: Scene) -> None:
    table = scene.table_of()
    assert scene.offered in table.me.can()
    assert table.me.can(scene.offered.split(maxsplit=1)[0]) >= {scene.offered}
    table.me.refused(scene.forbidden, because=scene.because)
    assert table.changed == set()
    table.me.does(scene.offered)


@each_game
def test_a_test_fails_that_has_something_refused_which_is_offered(scene: Scene) -> None:
    with pytest.raises(AssertionError, match=f"'{re.escape(scene.offered)}' is offered"):
        scene.table_of().me.refused(scene.offered, because=scene.because)


@each_game
def test_a_test_fails_that_gives_another_reason(scene: Scene) -> None:
    with pytest.raises(AssertionError, match=r"is refused, but not because of 'the weather': \["):
        scene.table_of().me.refused(scene.forbidden, because="the weather")


@each_game
def test_words_that_mean_nothing_are_no_refusal(scene: Scene) -> None:
    with pytest.raises(AssertionError, match="nothing at this table is said 'atack Spy'"):
        scene.table_of().me.refused("atack Spy")


@pytest.mark.parametrize("game", ["eruma", "elma"])
def test_who_tries_what_is_not_offered_is_told_why_and_what_is(game: str) -> None:
    scene = GAMES[game]
    table = scene.table_of()
    with pytest.raises(AssertionError) as told:
        table.me.does(scene.forbidden)
    said = str(told.value)
    assert f"'{scene.forbidden}' is not offered" in said
    assert f"[{scene.because}]" in said
    assert f"'{scene.offered}'" in said
    (reason, *_) = table.me.why_not(scene.forbidden)
    assert reason.rule == scene.because
    assert reason.text in said


def test_who_is_not_asked_is_refused_everything() -> None:
    table = raid()
    table.them.refused("end", "attack Thief with Spy", because="nothing to decide")
    assert table.them.can() == set()


def test_every_table_of_a_test_checks_itself_when_the_test_is_over() -> None:
    scenes = Scenes(raid_with)
    scenes({"Imp": "Henchman: Thieves can't steal."}).set("my 1 | Imp", rolls=[3])
    scenes("Ann: Thief | Quick: Draw a card.").set("my 1 | Ann")
    with pytest.raises(AssertionError, match="scripted but never rolled"):
        scenes.close()
