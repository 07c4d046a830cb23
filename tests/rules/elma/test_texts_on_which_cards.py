"""Which cards a text means: one full table, and for each phrase exactly those that may be chosen."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

KUSKIS = {
    "kuski": "Filler Bob Ann Ben Zed Cid Dan Nif Eve Vic",
    "card": "Filler Bob Ann Ben Zed Cid Dan Nif Eve Vic Pipeline Orchard Flat",
    "online kuski": "Ann Ben Zed Dan Nif Eve Vic",
    "offline kuski": "Filler Bob Cid",
    "kuski you control": "Filler Bob Ann Ben Zed",
    "kuski an opponent controls": "Cid Dan Nif Eve Vic",
    "online kuski you control": "Ann Ben Zed",
    "offline kuski an opponent controls": "Cid",
    "Battler": "Eve",
    "Battler or Rookie": "Eve Ann",
    "Battler or kuski": "Filler Bob Ann Ben Zed Cid Dan Nif Eve Vic",
    "online Battler an opponent controls": "Eve",
    "kuski in the ongoing battle": "Ben Nif Eve",
    "kuski you control in the ongoing battle": "Ben",
    "kuski with a finish": "Ben Zed Eve Vic",
    "kuski in the ongoing battle with a finish": "Ben Eve",
    "kuski with Pipe pro": "Ben",
    "kuski with Apple pro": "Zed",
    "kuski with Uphill pro": "",
    "kuski from another team than a kuski you control": (
        "Filler Bob Ann Ben Zed Cid Dan Nif Eve Vic"
    ),
    "online card": "Ann Ben Zed Dan Nif Eve Vic",
    "card with a finish": "Ben Zed Eve Vic",
    "card with Pipe pro": "Ben",
    "Pipe card": "Pipeline",
    "card without Pipe": "Orchard Flat",
    "card added by a kuski you control": "Pipeline Orchard",
    "card in your discard pile": "Fay Hill Blank",
    "kuski in your discard pile": "Fay",
    "level in your discard pile": "Hill",
    "instant in your discard pile": "Blank",
    "kuski or level in your discard pile": "Fay Hill",
    "card in an opponent's discard pile": "Gus",
    "card in your hand": "Ida",
}
LEVELS = {
    "level": "Pipeline Orchard Flat",
    "level in the queue": "Orchard Flat",
    "level in the ongoing battle": "Pipeline",
    "level in the queue or the ongoing battle": "Pipeline Orchard Flat",
    "Pipe level": "Pipeline",
    "Apple level": "Orchard",
    "Pipe or Apple level": "Pipeline Orchard",
    "Apple or Pipe or Flat track level": "Pipeline Orchard Flat",
    "Uphill level": "",
    "level without Pipe": "Orchard Flat",
    "level without Pipe or Apple": "Flat",
    "level added by a kuski you control": "Pipeline Orchard",
    "level in the queue added by a kuski you control": "Orchard",
    "level added by a kuski an opponent controls": "Flat",
}
CARDS = """
    kuski Filler: 60
    kuski Ann: 40; types Rookie
    kuski Ben: 41; pro Pipe 5; team 1
    kuski Bob: 42; team 1
    kuski Zed: 43; pro Apple 5
    kuski Cid: 44; team 2
    kuski Dan: 45; team 1
    kuski Nif: NF 30
    kuski Eve: 46; types Battler
    kuski Vic: 47
    kuski Fay: 48
    kuski Gus: 49
    kuski Ida: 50
    kuski Cap: 50; team 1 | Lose a point: ban target teammate.
    kuski Coach: 50 | Rookies have Pipe pro 3.
    level Pipeline: 4; types Pipe
    level Orchard: 4; keywords Apple
    level Flat: 4; types Flat track
    level Hill: 4; types Uphill
    level Slope: 4; types Uphill
    instant Blank
"""
TABLE = """
    battle: Pipeline by Filler
    queue: Orchard by Bob; Flat by them.Cid
    after: Slope by them.Cid, ended 4
    me:   offline Filler Bob, online Ann, battle Ben, after Zed, discard Fay Hill Blank, hand {hand} Ida
    them: offline Cid, online Dan, battle Nif, battle Eve, after Vic, discard Gus, hand Filler
"""


def written_instants() -> str:
    """An instant for each phrase: it bans the kuski or card, or aborts the level."""
    lines = [f"instant Ban-{number} | Ban target {asked}." for number, asked in enumerate(KUSKIS)]
    lines += [f"instant Abort-{at} | Abort target {asked}." for at, asked in enumerate(LEVELS)]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS + written_instants(), "elma-with-all-phrases")


def meant(race: RaceTable, instant: str) -> str:
    """What may be chosen for an instant on the full table; nothing if it cannot be played."""
    race.set(TABLE.format(hand=instant))
    if f"instant {instant}" not in race.me.can():
        return ""
    race.me.does(f"instant {instant}")
    cards = sorted(said.removeprefix("choose ") for said in race.me.can())
    race.me.does(f"choose {cards[0]}")
    return " ".join(cards)


@rule("elma/ruling.instant-targets", "elma/ruling.instant-needs-target")
@pytest.mark.parametrize(("number", "asked"), list(enumerate(KUSKIS)))
def test_a_text_means_exactly_the_cards_that_it_names(
    race: RaceTable, number: int, asked: str
) -> None:
    assert meant(race, f"Ban-{number}").split() == sorted(KUSKIS[asked].split())


@rule("elma/ruling.instant-targets", "elma/ruling.level-kinds")
@pytest.mark.parametrize(("number", "asked"), list(enumerate(LEVELS)))
def test_a_text_means_exactly_the_levels_that_it_names(
    race: RaceTable, number: int, asked: str
) -> None:
    assert meant(race, f"Abort-{number}").split() == sorted(LEVELS[asked].split())


@rule("elma/ruling.teams")
def test_a_teammate_is_in_play_and_of_the_same_team_and_not_the_kuski_itself(
    race: RaceTable,
) -> None:
    race.set("""
        me:   offline Cap Bob Cid Ann, discard Ben, points 2
        them: offline Dan Cap
    """)
    race.me.does("use Cap")
    assert race.me.can() == {"choose Bob", "choose Dan", "choose Cap"}
    race.me.does("choose Cap")
    assert race.cards("their offline") == ["Dan"]


@rule("elma/keyword.pro")
def test_a_pro_that_a_text_gives_counts_where_a_pro_is_asked_for(race: RaceTable) -> None:
    """Coach gives rookies a Pipe pro: Ann has it while Coach is in play, and no other pro."""
    pipe = list(KUSKIS).index("kuski with Pipe pro")
    uphill = list(KUSKIS).index("kuski with Uphill pro")
    race.set(f"me: offline Coach Ann Zed, hand Ban-{pipe} Ban-{uphill}")
    assert race.me.can("instant") == {f"instant Ban-{pipe}"}
    race.me.does(f"instant Ban-{pipe}")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")


@rule("elma/ruling.team-tag-change")
def test_who_has_no_team_is_of_another_team_and_nobody_is_compared_with_themselves(
    race: RaceTable,
) -> None:
    number = list(KUSKIS).index("kuski from another team than a kuski you control")
    race.set(f"""
        me:   offline Bob, hand Ban-{number}
        them: offline Dan Cid Ann
    """)
    race.me.does(f"instant Ban-{number}")
    assert race.me.can() == {"choose Cid", "choose Ann"}
    race.me.does("choose Cid")
