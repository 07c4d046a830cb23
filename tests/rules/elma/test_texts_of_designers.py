"""What texts of designers do beyond the known cards: lengths, records to come, who may enter, several modes."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Dez: 39; types Designer
    level Flat: 1
    level Long: 3
"""


@rule("elma/ruling.length-changes")
def test_the_battle_on_a_queued_level_becomes_longer_or_shorter_but_lasts_a_full_turn(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(f"""{OTHERS}
        instant Stretch | Lengthen the battle on target level by 2 full turns.
        instant Cut | Shorten the battle on target level in the queue by a full turn.
    """)
    waiting = """
        turn 5, active me, last end 5
        queue: {} by Ann
        me: hand Stretch Cut Cut, offline Ann, deck Bob
        them: deck Bob
    """
    race.set(waiting.format("Long 3"))
    race.me.does("instant Stretch", "choose Long", "instant Cut", "choose Long")
    race.next_turn()
    assert race.fact("battle") == "Long 0/8"
    race.set(waiting.format("Flat 1"))
    race.me.does("instant Cut", "choose Flat", "instant Cut", "choose Flat")
    race.next_turn()
    assert race.fact("battle") == "Flat 0/2"
    race.set("battle: Flat 1\n me: hand Stretch")
    race.me.does("instant Stretch", "choose Flat")
    assert race.fact("battle") == "Flat 0/6"


@rule("elma/ruling.length-changes", "elma/levels.range-choice")
def test_levels_of_a_kuski_may_have_any_length(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n kuski Free: 50 | You may choose any length for levels added by this kuski."
    )
    race.set("battle: Flat 1\n me: hand Long, offline Free Ann")
    race.me.does("add Long", "by Free")
    assert race.me.can() == {f"length {length}" for length in range(1, 7)}
    race.me.does("length 6")
    assert race.cards("queue") == ["Long 6 by Free"]
    race.set("battle: Flat 1\n me: hand Long, offline Free Ann")
    race.me.does("add Long", "by Ann")
    assert race.cards("queue") == ["Long 3 by Ann"]


@rule("elma/ruling.record-changes", "elma/times.list-end-keeps-best")
def test_the_next_record_is_applied_or_skipped_by_an_effect(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Now | Apply the next record of a kuski you control in the ongoing battle.
        instant Miss | Skip the next record of target kuski in the ongoing battle.
    """)
    race.set("battle: Long 3\n me: hand Now Miss Now, battle Ann\n them: battle Bob")
    race.me.does("instant Now")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")
    assert race.fact("Ann in battle") == "38 (2)"
    race.me.does("instant Miss", "choose Bob")
    assert race.fact("Bob in battle") == "44 (2)"
    race.me.does("instant Now", "choose Ann")
    assert race.fact("Ann in battle") == "36 (3)"
    race.next_turn(2)
    assert race.fact("Ann in battle") == "36 (3)"
    assert race.fact("Bob in battle") == "44 (2)"


@rule("elma/ruling.cards-override-defaults", "elma/keyword.designer")
def test_a_level_lets_designers_and_offline_kuskis_enter(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        level Studio: 2 | Designers may enter this battle.
        level Lobby: 2 | Offline kuskis may enter this battle.
        kuski Exempt: 50; types Designer | This kuski may enter a battle on a Pipe level.
        level Tube: 2; types Pipe
    """)
    race.set("battle: Studio 2\n me: online Dez, offline Ann")
    assert race.me.can("enter") == {"enter Dez"}
    race.set("battle: Studio 2 by Dez\n me: online Dez")
    assert race.me.can("enter") == set()
    race.set("battle: Lobby 2\n me: online Dez, offline Ann")
    race.me.does("enter Ann")
    assert race.fact("Ann in battle") == "40 (1)"
    assert race.me.can("enter") == set()
    race.set("battle: Tube 2\n me: online Exempt Dez")
    assert race.me.can("enter") == {"enter Exempt"}
    race.set("battle: Flat 1\n me: online Exempt Dez")
    assert race.me.can("enter") == set()


@rule("elma/effects.cant-beats-can")
def test_one_kuski_of_each_player_is_the_most(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n level Solo: 2 | No player may have more than one kuski in this battle."
    )
    race.set("battle: Solo 2\n me: online Ann Bob")
    race.me.does("enter Ann")
    assert race.me.can("enter") == set()


@rule("elma/ruling.several-modes")
def test_up_to_two_modes_are_one_or_two_and_one_or_more_are_any(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Some | Choose up to 2: draw a card; gain 2 points; or put an offline kuski you control online.
        instant Both | Choose one or both: draw a card; or gain a point.
    """)
    race.set("me: hand Some, deck Bob, offline Ann")
    race.me.does("instant Some")
    labels = [choice.label for choice in race.match.decision(0).choices]
    assert labels[:2] == ["Draw a card", "Gain 2 points"]
    assert labels[3] == "Draw a card; gain 2 points"
    assert len(labels) == 6
    race.me.does("mode 6", "choose Ann")
    assert race.points() == [2, 0]
    assert race.cards("my online") == ["Ann"]
    race.set("me: hand Some, deck Bob")
    race.me.does("instant Some")
    assert race.me.can() == {"mode 1", "mode 2", "mode 4"}
    race.me.does("mode 1")
    assert race.cards("my hand") == ["Bob"]
    race.set("me: hand Both, deck Bob")
    race.me.does("instant Both", "mode 3")
    assert race.points() == [1, 0]
    assert race.cards("my hand") == ["Bob"]
