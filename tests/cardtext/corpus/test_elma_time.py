"""Texts of strangers for Elma, as they stand: what they say about time."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from tests.cardtext.corpus.texts import text_of


def end_turn(race: RaceTable) -> None:
    """The active player ends the turn, and nobody plays an instant."""
    turn = race.fact("turn")
    players = [race.me, race.them, race.third]
    next(player for player in players if "end" in player.can()).does("end")
    while race.fact("turn") == turn:
        next(player for player in players if "pass" in player.can()).does("pass")


def test_27_the_top_three_cards_once_in_ones_main_phase() -> None:
    race = RaceTable(
        written_cards(
            f"""
            kuski Filler: 60
            kuski Stargazer: 50 | {text_of("elma", 27)}
            level Long: 4
            """,
            "elma-stargazer",
        )
    )
    race.set("""
        turn 9
        me:   online Stargazer, hand Filler, deck Long Filler Stargazer Filler
        them: hand Filler, rest 2
    """)
    deck = sorted(race.cards("my deck"))
    race.me.does("use Stargazer")
    assert len(race.me.can("choose")) == 3, "the three on top, and the player alone sees them"
    assert race.them.can() == set()
    while race.me.can("choose"):
        race.me.does(min(race.me.can("choose")))
    assert sorted(race.cards("my deck")) == deck
    assert "use Stargazer" not in race.me.can()


def test_34_an_extra_turn_in_which_no_level_is_added() -> None:
    race = RaceTable(
        written_cards(
            f"""
            kuski Filler: 60
            instant Shift | {text_of("elma", 34)}
            level Long: 4
            """,
            "elma-overtime",
        )
    )
    race.set("""
        players 3, turn 9
        me:   online Filler, hand Shift Long, rest 9
        them: hand Filler, rest 9
        third: hand Filler, rest 9
    """)
    assert race.me.can("add") != set()
    race.me.does("instant Shift")
    end_turn(race)
    assert (race.fact("turn"), race.fact("active")) == (10, "me")
    assert race.me.can("add") == set()
    end_turn(race)
    assert race.fact("active") == "them"
