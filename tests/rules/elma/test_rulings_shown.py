"""Rulings on texts of which other tests show only a part: changes of records, turns that texts count, tags of
teams, and two level types."""

from pathlib import Path

import pytest

from rulewright.cardtext import Trees
from rulewright.games.elma.cards.content import FOLDER, SetReader
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.terms import TAKE_CONTROL
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule
from tests.rules.elma.small_texts import BOOK, does

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 36 34
    kuski Idler: 45 | At the end of your turn, if this kuski has been online for 2 turns without playing a \
battle, ban it.
    kuski Quick: 50 | Kuskis you control have 5 seconds off each time.
    kuski Mirrorer: 50; pro Mirrored 7
    kuski Climber: 50; pro Uphill 3
    level Hill: 1; types Uphill
    level Glass: 1; types Mirrored
    level Long: 6
    instant Snatch
    instant Luck | Improve the first record of target kuski by 3 seconds.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    snatch = does(TAKE_CONTROL, about="other")
    return written_cards(CARDS, "elma-with-rulings", {"Snatch": snatch}, BOOK)


@rule("elma/ruling.record-changes")
def test_a_better_first_record_holds_for_the_next_battle_and_no_longer(race: RaceTable) -> None:
    race.set("""
        battle: Hill 1
        me:   hand Luck Hill, online Ann, offline Filler, deck Filler Filler Filler
        them: hand Filler, deck Filler Filler Filler
    """)
    race.me.does("instant Luck", "choose Ann", "enter Ann")
    assert race.fact("Ann in battle") == "37 (1)"
    race.next_turn(4)
    assert "Ann" in race.cards("my offline")
    race.next_turn(2)
    race.me.does("online Ann", "add Hill", "by Filler", "enter Ann")
    assert race.fact("Ann in battle") == "40 (1)"


@rule("elma/ruling.record-changes")
def test_a_time_once_made_stays_when_an_effect_begins_later(race: RaceTable) -> None:
    race.set("""
        battle: Long
        me:   hand Quick Filler, online Ann, deck Filler Filler
        them: hand Filler, deck Filler
    """)
    race.me.does("enter Ann", "play Quick")
    assert race.fact("Ann in battle") == "40 (1)"
    race.next_turn(2)
    assert race.fact("Ann in battle") == "33 (2)"


@rule("elma/ruling.turns-on-cards", "elma/ruling.control-change")
def test_a_kuskis_text_counts_the_turns_of_whoever_controls_it(race: RaceTable) -> None:
    """It has been online for one turn of its owner and none of mine when I get it."""
    race.set("""
        turn 5, active them
        me:   hand Snatch, deck Filler Filler Filler
        them: online Idler, hand Filler, deck Filler Filler Filler
    """)
    race.next_turn()
    race.me.does("instant Snatch")
    race.next_turn()
    assert race.cards("ban pile") == ["Idler"]


@rule("elma/ruling.turns-on-cards")
def test_the_turns_of_others_do_not_count(race: RaceTable) -> None:
    race.set("""
        players 3, turn 5, active them
        me:    online Idler, deck Filler Filler
        them:  hand Filler, deck Filler
        third: hand Filler, deck Filler
    """)
    race.next_turn(3)
    assert race.cards("my online") == ["Idler"]


@rule("elma/ruling.team-tag-change", "elma/ruling.teams")
def test_a_kuski_without_a_team_is_of_another_one_and_keeps_its_name(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        me: hand Team-switch, battle Bene-[dat] 1
        them: battle FinMan-[dat] 1, battle Adi 1
    """)
    shipped.me.does("instant Team switch")
    assert shipped.me.can() == {"choose Adi"}
    shipped.me.does("choose Adi", "choose Bene [dat]")
    bene, adi = (
        next(
            int(drive.card)
            for drive in shipped.state.drives
            if shipped.elma.names[shipped.state.definition[drive.card]] == name
        )
        for name in ("Bene [dat]", "Adi")
    )
    assert now.are_teammates(shipped.state, bene, adi)
    assert "Adi in battle" in shipped.game.rules.facts(shipped.state)


@rule("elma/ruling.uphill-and-mirror")
@pytest.mark.parametrize(
    ("kuski", "level", "best"),
    [
        ("Climber", "Hill", "47 (1)"), ("Climber", "Glass", "50 (1)"),
        ("Mirrorer", "Glass", "43 (1)"), ("Mirrorer", "Hill", "50 (1)"),
    ],
)  # fmt: skip
def test_uphill_and_mirrored_are_level_types_that_pros_go_by(
    race: RaceTable, kuski: str, level: str, best: str
) -> None:
    race.set(f"battle: {level}\n me: online {kuski}")
    race.me.does(f"enter {kuski}")
    assert race.fact(f"{kuski} in battle") == best


@rule("elma/ruling.uphill-and-mirror")
def test_mirror_is_mirrored(tmp_path: Path) -> None:
    """Whoever writes the shorter word is told the type that it is."""
    file = tmp_path / "pack.toml"
    file.write_text(
        '[[level]]\nname = "Pane"\ntypes = ["Mirror"]\nlength = 1\nrarity = "C"\nnumber = 1\n'
        'flavour = "Look."\nicons = ["road"]\n',
        encoding="utf-8",
    )
    reader = SetReader(Trees(FOLDER.language))
    reader.check([file])
    (mistake,) = [str(each) for each in reader.mistakes]
    assert "Mirrored" in mistake
