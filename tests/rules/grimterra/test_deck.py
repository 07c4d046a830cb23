"""Deck and set-up: `deck.*`, `areas.own-deck`, and what is ruled about how a game begins."""

import pytest

from rulewright.games.grimterra import GAME
from rulewright.games.grimterra.decks.deck import FORM, faults
from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.kernel.errors import OptionError
from rulewright.testing import rule

HEROES = ("Sable Finch", "Aunt Vellum", "Bram the Toll")


def names(count: int) -> list[str]:
    """Names of so many cards that go into decks."""
    return [one.name for one in GAME.set.definitions if one.is_in_decks][:count]


def broken(cards: dict[str, int], heroes: tuple[str, ...] = HEROES) -> list[str]:
    """The rules that a deck breaks."""
    deck = FORM.of("A deck", cards, list(heroes))
    return [fault.rule for fault in faults(deck, GAME.set)]


FIFTEEN = dict.fromkeys(names(15), 4)


@rule("grimterra/areas.own-deck")
def test_a_deck_is_made_of_spells_equipment_attacks_and_defenses() -> None:
    assert broken(FIFTEEN) == []
    kinds = {one.heading for one in GAME.set.definitions if one.is_in_decks}
    assert kinds == {"spell", "equipment", "attack", "defense"}
    assert broken({**FIFTEEN, "Yard Hound": 1}) == ["ruling.heroes-outside-deck"]


@rule("grimterra/deck.three-heroes")
@pytest.mark.parametrize(
    ("heroes", "rules"),
    [
        (HEROES, []),
        (HEROES[:2], ["deck.three-heroes"]),
        ((*HEROES, "The Late Bishop"), ["deck.three-heroes"]),
        ((*HEROES[:2], "Pounce"), ["deck.three-heroes"]),
        ((*HEROES[:2], "Bram, Bridge and All"), ["deck.three-heroes"]),
    ],
)
def test_each_player_has_exactly_three_heroes(heroes: tuple[str, ...], rules: list[str]) -> None:
    assert broken(FIFTEEN, heroes) == rules


@rule("grimterra/ruling.heroes-differ")
def test_the_three_heroes_have_different_names() -> None:
    assert broken(FIFTEEN, (*HEROES[:2], HEROES[0])) == ["ruling.heroes-differ"]


@rule("grimterra/ruling.heroes-outside-deck")
def test_heroes_are_not_among_the_sixty_and_begin_in_play(feud: FeudTable) -> None:
    assert broken({**FIFTEEN, HEROES[0]: 1}) == ["ruling.heroes-outside-deck"]
    feud.start()
    assert feud.state.sizes == [60, 60]
    assert feud.hero("my Plain") == "backrow"
    feud.both("arena Plain", "arena Plain")


@rule("grimterra/deck.minimum-size")
@pytest.mark.parametrize(("last", "rules"), [(3, ["deck.minimum-size"]), (4, [])])
def test_a_deck_has_at_least_sixty_cards(last: int, rules: list[str]) -> None:
    """59 are refused, 60 are accepted."""
    cards = {**FIFTEEN, names(15)[14]: last}
    assert sum(cards.values()) == 56 + last
    assert broken(cards) == rules
    assert broken({**cards, names(16)[15]: 4}) == []


@rule("grimterra/deck.copy-limit")
def test_a_deck_has_at_most_four_copies_of_a_card() -> None:
    assert broken({**FIFTEEN, names(1)[0]: 5}) == ["deck.copy-limit"]


@rule("grimterra/ruling.any-faction-in-deck")
def test_a_deck_may_hold_cards_that_none_of_its_heroes_can_use() -> None:
    """It is pointed out, and no fault."""
    building = GAME.deck_choice.building
    deck = FORM.of("A deck", FIFTEEN, ["Bram the Toll", "Hilda of the Anvil", "Vesna Half-Grave"])
    assert building.faults(deck) == []
    assert any("good for bluffing only" in remark.what for remark in building.advice(deck))


@rule("grimterra/ruling.deck-maximum")
def test_a_table_may_set_a_largest_deck_and_by_default_there_is_none() -> None:
    large = {**FIFTEEN, **dict.fromkeys(names(18)[15:], 4)}
    text = GAME.deck_choice.building.text(FORM.of("Large", large, list(HEROES)))
    assert GAME.rules.check_options({"deck_1": text})["largest_deck"] == 0
    assert GAME.rules.check_options({"deck_1": text, "largest_deck": 80})["deck_1"]
    with pytest.raises(OptionError, match=r"72 cards.*more than 60 \(ruling.deck-maximum\)"):
        GAME.rules.check_options({"deck_1": text, "largest_deck": 60})


# Beginning


@rule("grimterra/ruling.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_or_more_may_play(feud: FeudTable, seats: int) -> None:
    feud.deal([*([0] * 59) * seats, 0], seats=seats)
    who = ["me", "them", "third", "fourth"][:seats]
    assert feud.asked() == who
    for player in who:
        feud.player(player).does("arena Second")
    assert feud.asked() == ["me"]


@rule("grimterra/ruling.setup", "grimterra/turn.draw-to-five")
def test_decks_are_shuffled_and_opening_hands_come_from_the_first_draw_phase(
    feud: FeudTable,
) -> None:
    feud.start(seed=1)
    assert feud.cards("my hand") == feud.cards("their hand") == []
    one = feud.cards("my deck")
    feud.both("arena Plain", "arena Plain")
    assert len(feud.cards("my hand")) == len(feud.cards("their hand")) == 5
    assert feud.fact("turn") == 1
    feud.start(seed=2)
    assert feud.cards("my deck") != one
    feud.both("arena Plain", "arena Plain")


@rule("grimterra/ruling.starting-arena-hero")
def test_all_choose_their_first_arena_hero_secretly_and_are_shown_together(
    feud: FeudTable,
) -> None:
    feud.deal([*([0] * 59) * 2, 0])
    choices = {"arena Plain", "arena Second", "arena Third"}
    assert feud.me.can() == feud.them.can() == choices
    feud.them.does("arena Third")
    assert feud.hero("their Third") == "backrow"
    assert not any("arena" in line for line in feud.told("me"))
    feud.me.does("arena Second")
    assert feud.hero("their Third") == feud.hero("my Second") == "arena"
    assert feud.me.can() == choices  # and the first player may choose anew
    feud.me.does("arena Plain")
    assert feud.hero("my Second") == "backrow"
