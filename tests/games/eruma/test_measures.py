"""What a balance report counts in a game of Eruma, and what it is held against."""

from rulewright.gamekit.match import Match, start_match
from rulewright.games.eruma.game import GAME, Eruma
from tests.games.eruma.face import a_match


def measures(match: Match) -> dict[str, float]:
    assert match.is_over
    return match.game.advice.measures(match.state, match.state.events or [])


def test_a_game_counts_its_turns_and_who_began(plain: Eruma) -> None:
    match = a_match(plain, "turn 6\nme: treasure 9\ntreasure | +Spy . . . .")
    match.play(0, "Steal with Spy (Treasure 1)")
    found = measures(match)
    assert (found["turns"], found["draw"], found["steals"]) == (6, 0, 1)
    # In turn 6 whoever began is not active.
    assert found["won by the first player"] == 0
    assert "deck out" not in found


def test_an_empty_deck_is_counted(plain: Eruma) -> None:
    match = a_match(plain, "turn 5, phase draw\nme: deck none")
    found = measures(match)
    assert (found["deck out"], found["draw"], found["won by the first player"]) == (1, 1, 0.5)


def test_a_card_is_counted_once_for_each_player_who_drew_it(plain: Eruma) -> None:
    match = a_match(
        plain, "turn 5, phase draw\nme: deck Spy, treasure 9\ntreasure | +Maniac . . . ."
    )
    match.play(0, "Steal with Maniac (Treasure 1)")
    found = measures(match)
    assert (found["drawn: spy"], found["won when drawn: spy"]) == (1, 1)
    assert [name for name in found if name.startswith("drawn: ")] == ["drawn: spy"]


def test_cards_played_and_henchmen_summoned_are_counted(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Keeper . . . .\nme: hand Spy, extra Hound")
    match.play(0, "Play Spy to your Zone 1, 5")
    match.play(0, "Use the power of Keeper (your Zone 1, 1)")
    match.play(0, "your Zone 1, 2")
    match.concede(0)
    found = measures(match)
    assert found["played: spy"] == found["played: hound"] == found["summoned: hound"] == 1
    assert (found["won when summoned: hound"], found["powers"]) == (0, 1)


def test_decks_are_counted_against_others_but_not_against_themselves(plain: Eruma) -> None:
    for second, expected in (("two", 1.0), ("one", 0.0)):
        options = {"first_deck": "one", "second_deck": second}
        match = start_match(plain, ["Ana", "Bo"], options, 1, "en")
        match.concede(1)
        found = measures(match)
        assert found.get("brought: one", 0) == found.get("won with: one", 0) == expected
        assert found.get("brought: two", 0) == expected
        assert found.get("won with: two", 0) == 0


def test_the_plan_speaks_of_measures_and_printed_things_that_there_are() -> None:
    plan = GAME.advice.balance_plan()
    assert plan is not None
    printed = GAME.people.printed("en")
    tables = [plan.uses.printed, *(table.printed for table in plan.won)]
    assert all(printed[name] for name in tables)
    for mode in plan.modes:
        GAME.rules.check_options(mode.options)
    limits = {share.name: share.limit for share in plan.shares if share.limit}
    assert limits["won by whoever begins"].holds(0.45)
    assert not limits["won by whoever begins"].holds(0.56)
    assert not limits["ended by an empty Deck"].holds(0.25)
