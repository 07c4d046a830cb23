"""Packs of Allumbra: cards and relics of a designer's own, beside the game's or in their place."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.gamekit.match import Match, load_match, start_match
from rulewright.gamekit.registry import register
from rulewright.games.allumbra import GAME, PACKS
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.errors import ContentError, SaveError
from rulewright.testing import rule

RICOCHET = """
[[card]]
name = "Ricochet"
kind = "attack"
copies = 3
cost = 2
damage = 1
text = "Cancels Saque Rápido."
"""
WHISTLE = """
[[relic]]
name = "Brass Whistle"
character = "stella"
text = "Condition: When your card is cancelled. Active: This card can't be cancelled."
"""
HIDE = """
[[card]]
name = "Hide"
kind = "support"
copies = 3
text = "Cancels {cancels}."
"""


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """Afterwards the game is played without packs again."""
    yield
    register(GAME)


def pack(folder: Path, *cards: str) -> list[Path]:
    file = folder / "mine.toml"
    file.write_text("\n".join(['game = "allumbra"', *cards]), encoding="utf-8")
    return [file]


def mistakes(folder: Path, *cards: str) -> list[str]:
    return [str(one).removeprefix(f"{folder}/") for one in PACKS.mistakes(pack(folder, *cards))]


def test_cards_of_a_pack_are_in_both_decks_and_relics_are_there_to_be_chosen(
    tmp_path: Path,
) -> None:
    game = PACKS.game_with(pack(tmp_path, RICOCHET, WHISTLE))
    duel = DuelTable(game)
    duel.set("""
        turn 1
        me:   hand ricochet hide, relic brass-whistle active, relic grudge
        them: hand quick-draw hide, relic vow, relic lantern
    """)
    assert duel.whole_deck().count("ricochet") == 3
    duel.clash("ricochet", "quick-draw")
    duel.use("me", "brass-whistle")
    assert "Me's Ricochet cancels Quick Draw." in duel.told()  # Named as the book names it.
    assert duel.effects == {
        "my ammo: 5 -> 3",
        "my brass-whistle: active -> locked",
        "their ammo: 5 -> 4",
        "their energy: 10 -> 9",
    }


def test_the_game_s_own_keep_their_numbers(tmp_path: Path) -> None:
    game = PACKS.game_with(pack(tmp_path, RICOCHET, WHISTLE))
    shipped = PACKS.game_with([])
    of_cards, of_relics = len(shipped.cards.printed), len(shipped.relic_table.printed)
    for number in range(of_cards):
        assert game.cards.printed[number].key == shipped.cards.printed[number].key
    for number in range(of_relics):
        assert game.relic_table.printed[number].key == shipped.relic_table.printed[number].key
    assert game.edition != shipped.edition


def test_a_card_with_the_name_of_one_of_the_game_s_takes_its_place(tmp_path: Path) -> None:
    game = PACKS.game_with(pack(tmp_path, HIDE.format(cancels="Pulverize")))
    number = game.cards.number("hide")
    assert number == PACKS.game_with([]).cards.number("hide")
    assert game.cards.cancels[number] == 1 << game.cards.number("pulverize")
    assert [printed.key for printed in game.cards.printed].count("hide") == 1


@rule("allumbra/ruling.cancel-relation-shape")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (
            [RICOCHET.replace("Saque Rápido", "Ricochet")],
            "mine.toml:9: Ricochet: no card cancels itself (ruling.cancel-relation-shape)",
        ),
        (
            [RICOCHET.replace("Saque Rápido", "Hide"), HIDE.format(cancels="Ricochet")],
            (
                "mine.toml:9: Ricochet: 'hide' and 'ricochet' cancel each other"
                " (ruling.cancel-relation-shape)"
            ),
        ),
    ],
)
def test_a_chart_in_which_cards_cancel_themselves_or_each_other_is_refused(
    tmp_path: Path, cards: list[str], said: str
) -> None:
    assert mistakes(tmp_path, *cards) == [said]


@rule("allumbra/ruling.deck-size")
def test_a_deck_with_the_cards_of_a_pack_has_a_size_that_can_be_dealt(tmp_path: Path) -> None:
    assert mistakes(tmp_path, RICOCHET.replace("copies = 3", "copies = 2")) == [
        (
            "mine.toml: with these cards: a deck has 9 to 48 cards, a multiple of 3"
            " (ruling.deck-size), not 26"
        )
    ]


@rule("allumbra/card.support-fields")
def test_every_mistake_of_a_pack_is_told_with_its_line(tmp_path: Path) -> None:
    both = HIDE.replace("Hide", "Feast").format(cancels="Hide") + "ammo = 1\nenergy = 1\n"
    found = mistakes(
        tmp_path, RICOCHET.replace("attack", "trick"), both, WHISTLE.replace("stella", "sella")
    )
    assert found == [
        "mine.toml:5: Ricochet: 'kind' must be one of support, attack, not 'trick'",
        "mine.toml:12: Feast: a support card gives energy or ammo, not both (card.support-fields)",
        "mine.toml:23: Brass Whistle: 'character' must be one of stella, balif, not 'sella'",
    ]


def test_the_phrase_at_fault_is_underlined(tmp_path: Path) -> None:
    (said,) = mistakes(tmp_path, RICOCHET.replace("Saque Rápido", "Nobody"))
    assert said.startswith("mine.toml:9:17: no card is named 'Nobody'")
    assert "^^^^^^" in said


def saved_with(folder: Path, position: str, *cards: str) -> str:
    """A duel of the game with that pack, saved by an edition whose history says nothing here."""
    game = PACKS.game_with(pack(folder, *cards))
    described = game.rules.position(position)
    register(game)
    match = Match(game, ["Ana", "Bea"], described.options, "0", described.state)
    return match.save().replace(game.edition, "older")


def goes_on_with(folder: Path, save: str, *cards: str) -> bool:
    """Whether the game with that pack takes up the duel; the reason must be that its cards are others."""
    register(PACKS.game_with(pack(folder, *cards)))
    try:
        load_match(save)
    except SaveError as error:
        if "was played with other 'cards' than there are now" not in str(error):
            raise
        return False
    return True


DEARER = RICOCHET.replace("cost = 2", "cost = 3")
OTHER_TEXT = RICOCHET.replace("Saque Rápido", "Hide")


@pytest.mark.parametrize("other", [DEARER, OTHER_TEXT, RICOCHET.replace("Ricochet", "Rebound")])
def test_a_duel_goes_on_with_the_cards_it_was_saved_with_and_no_others(
    tmp_path: Path, other: str
) -> None:
    save = saved_with(tmp_path, "turn 1\nme: hand ricochet hide\nthem: hand 2 hide", RICOCHET)
    assert goes_on_with(tmp_path, save, RICOCHET)
    assert not goes_on_with(tmp_path, save, other)


def test_relics_that_nobody_chose_may_be_others_when_a_duel_goes_on(tmp_path: Path) -> None:
    position = """
        turn 1
        me:   hand 2 hide, relic brass-whistle active, relic grudge
        them: hand 2 hide, relic vow, relic lantern
    """
    save = saved_with(tmp_path, position, WHISTLE)
    idle = WHISTLE.replace("Brass Whistle", "Tin Whistle")
    changed = WHISTLE.replace("When your card is cancelled", "When you pay your last ammo")
    assert goes_on_with(tmp_path, save, WHISTLE)
    assert goes_on_with(tmp_path, save, WHISTLE, idle)
    assert not goes_on_with(tmp_path, save, changed)
    assert not goes_on_with(tmp_path, save, idle, WHISTLE)


def test_while_relics_are_chosen_all_of_them_must_be_the_same(tmp_path: Path) -> None:
    game = register(PACKS.game_with(pack(tmp_path, WHISTLE)))
    match = start_match(game, ["Ana", "Bea"], {"relics": True, "stella": "first"}, "1", "en")
    match.play(0, "Brass Whistle")
    save = match.save().replace(game.edition, "older")
    assert goes_on_with(tmp_path, save, WHISTLE)
    assert not goes_on_with(tmp_path, save, WHISTLE.replace("Brass", "Tin"))


def test_a_pack_that_is_wrong_is_not_played(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cancels itself"):
        PACKS.game_with(pack(tmp_path, RICOCHET.replace("Saque Rápido", "Ricochet")))
