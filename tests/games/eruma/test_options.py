"""The decks of a match: those that come with the game, any of them, or one's own as text."""

import pytest

import rulewright
from rulewright.gamekit.match import start_match
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.kernel.errors import OptionError, SaveError
from tests.games.eruma.face import a_deck, a_match


def lists(game: Eruma, **options: str) -> list[list[str]]:
    """The Deck lists of a new match."""
    match = start_match(game, ["Ana", "Bo"], options, 1, "en")
    return [side["deck_list"] for side in match.view(None)["sides"]]  # type: ignore[attr-defined]


def test_each_seat_plays_with_the_deck_it_names(plain: Eruma) -> None:
    first, second = lists(plain)
    assert {"hunter", "keeper", "evasive-thief"} <= set(first)
    assert {"juggler", "miser", "flying-spy"} <= set(second)
    assert lists(plain, first_deck="two", second_deck="one") == [second, first]


def test_a_deck_at_random_is_one_of_those_that_come_with_the_game(plain: Eruma) -> None:
    known = lists(plain)
    found = [lists(plain, first_deck="random", second_deck="random")]
    assert all(each in known for each in found[0])
    seeds = [
        start_match(plain, ["A", "B"], {"first_deck": "random"}, seed, "en") for seed in range(12)
    ]
    drawn = {str(match.view(0)["sides"][0]["deck_list"]) for match in seeds}  # type: ignore[index]
    assert len(drawn) == 2


def test_a_deck_of_ones_own_is_a_text(plain: Eruma) -> None:
    text = a_deck(plain, 3)
    first, _ = lists(plain, first_deck=text)
    assert len(first) == 15
    option = plain.rules.options[0]
    assert option.free
    assert plain.decks.settle_free(option, text) == text
    assert plain.people.value_name(option, text, "en") == "a deck of one's own"
    assert plain.people.value_name(option, text.replace("Deck", "Deck: Mine", 1), "en") == "Mine"


def test_a_deck_of_ones_own_is_kept_in_the_spelling_of_the_cards(plain: Eruma) -> None:
    text = a_deck(plain, 3)
    sloppy = "\n\n".join(line.lower() for line in text.splitlines())
    assert plain.rules.check_options({"first_deck": sloppy})["first_deck"] == text


def test_a_wrong_deck_is_refused_with_its_faults(plain: Eruma) -> None:
    with pytest.raises(OptionError) as error:
        plain.rules.check_options({"first_deck": "Deck\nSpyy\nSpy\nSpy"})
    message = str(error.value)
    assert "'first_deck' is one of one, two, random, or a deck as text" in message
    assert "there is no card 'Spyy'; did you mean 'Spy'?" in message
    assert "deck.single-copy" in message
    assert "deck.main-size" in message


@pytest.mark.parametrize("value", [7, None, True, ["one"]])
def test_a_deck_that_is_no_text_is_refused(plain: Eruma, value: object) -> None:
    with pytest.raises(OptionError, match="'first_deck' must be one of 'one', 'two', 'random'"):
        plain.rules.check_options({"first_deck": value})


def test_a_match_with_ones_own_deck_can_be_saved_and_loaded(plain: Eruma) -> None:
    match = start_match(plain, ["Ana", "Bo"], {"first_deck": a_deck(plain, 5)}, 2, "en")
    assert rulewright.load(match.save()).save() == match.save()


def test_a_save_with_other_cards_than_its_decks_is_refused(plain: Eruma) -> None:
    match = start_match(plain, ["Ana", "Bo"], {}, 2, "en")
    saved = plain.rules.save_state(match.state)
    for options in ({"first_deck": "two", "second_deck": "two"},):
        with pytest.raises(SaveError, match="Outlaws that are not those of the Deck"):
            plain.rules.load_state(saved, 2, options)
    position = a_match(plain, "my 1 | Usher . . . .")
    with pytest.raises(SaveError, match="of no deck there is"):
        plain.rules.load_state(
            plain.rules.save_state(position.state),
            2,
            {"first_deck": "random", "second_deck": "random"},
        )


def test_printed_cards_and_decks_go_by_the_keys_of_views() -> None:
    printed = GAME.people.printed("en")
    keys = {card["key"] for card in printed["cards"]}
    assert len(printed["outlaws"]) + len(printed["henchmen"]) == len(printed["cards"]) == len(keys)
    for deck in printed["decks"]:
        assert set(deck["cards"]) <= keys  # type: ignore[call-overload]
        assert deck["key"] in GAME.rules.options[0].values
        assert GAME.decks.settle_free(GAME.rules.options[0], str(deck["text"]))


def test_the_tutorial_is_a_match_that_can_be_begun() -> None:
    tutorial = GAME.people.tutorial()
    assert tutorial is not None
    match = start_match(GAME, ["Ana", "Bo"], tutorial.options, tutorial.seed, "en")
    assert match.pending
