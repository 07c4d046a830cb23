"""Texts of Elma's cards: whether one that is understood is one for its kind of card."""

from pathlib import Path
from random import Random

import pytest

from rulewright.cardtext.sampling import Sampler
from rulewright.games.elma.cards.content import FOLDER, ElmaCard
from rulewright.games.elma.cards.content_texts import wrong_text
from rulewright.testing import rule
from rulewright.testing.card_files import changed, line_of, saying
from tests.games.elma.written import HILL, HONK, PACK, RIDER


@pytest.mark.parametrize(
    ("card", "text", "said"),
    [
        (
            HILL,
            "Pipe pro 10.",
            "'pro', 'Watchful' and 'Designer's curse' are keywords of kuskis",
        ),
        (HILL, "Watchful.", "'pro', 'Watchful' and 'Designer's curse' are keywords of kuskis"),
        (HONK, "Designer's curse.", "'pro', 'Watchful' and 'Designer's curse' are keywords"),
        (RIDER, "First Finish.", "what a battle is like is told by levels only"),
        (RIDER, "Chain level 3.", "what a battle is like is told by levels only"),
        (HONK, "Slowness.", "what a battle is like is told by levels only"),
        (RIDER, "2 seconds off each time.", "seconds off or added are no keyword"),
        (RIDER, "Watchful. Watchful.", "a keyword is there twice; once is right"),
        (HILL, "Apple. Apple.", "a keyword is there twice; once is right"),
        (HILL, "Chain level 2. Chain level 3.", "a level is one Chain level"),
        (RIDER, "Pipe pro 2. Pipe pro 3.", "two pros for the same levels; add them up"),
        (RIDER, "Draw a card.", "nothing says when a kuski does this"),
        (HILL, "Draw a card.", "nothing says when a level does this"),
        (
            RIDER,
            "When this kuski comes into play, draw a card. Teammates have Watchful. Draw a card.",
            "nothing says when a kuski does this",
        ),
        (HONK, "Discard a card: draw 2 cards.", "an instant is played once"),
        (HONK, "In your main phase, you may draw a card.", "an instant is played once"),
        (RIDER, "This kuski can't enter this battle.", "'enters this battle' is for levels"),
        (HONK, "Kuskis in this battle can't improve.", "'in this battle' is for levels"),
        (HONK, "Send a kuski in the same battle offline.", "'in the same battle' is for kuskis"),
        (RIDER, "Whenever this level is aborted, draw a card.", "this card is a kuski"),
        (HILL, "This kuski can't be banned.", "this card is a level"),
        (HILL, "Teammates can't be banned.", "a teammate is one of the same team"),
    ],
)
def test_a_text_for_another_kind_of_card_is_refused(
    tmp_path: Path, card: str, text: str, said: str
) -> None:
    found = PACK.refusals(tmp_path, saying(card, text))
    at = f"pack.toml:{line_of(card, 'text')}: "
    assert any(one.startswith(at) and said in one for one in found), found


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (RIDER, "Pipe pro 2. Uphill pro 2. Watchful."),
        (
            RIDER,
            "When this kuski comes into play, you may draw a card. If you do, discard a card.",
        ),
        (RIDER, "Discard a card: draw a card. If you do, gain a point."),
        (RIDER, "Teammates have Pipe pro 2."),
        (HILL, "Apple. Chain level 3. Kuskis in this battle can't improve."),
        (HILL, "Whenever this level is aborted, draw a card."),
        (HONK, "Draw a card. If you do, gain a point. Send target online kuski offline."),
    ],
)
def test_a_text_for_this_kind_is_accepted(tmp_path: Path, card: str, text: str) -> None:
    assert PACK.refusals(tmp_path, saying(card, text)) == []


@rule("elma/ruling.teams")
def test_only_a_card_with_a_team_has_teammates(tmp_path: Path) -> None:
    card = saying(RIDER, "Teammates have Watchful.")
    assert PACK.refusals(tmp_path, card) == []
    (found,) = PACK.refusals(tmp_path, changed(card, "Rider [red]", "Rider"))
    assert "and this card has none (ruling.teams)" in found


def test_a_text_that_is_not_understood_is_told_where(tmp_path: Path) -> None:
    (found,) = PACK.refusals(tmp_path, saying(HONK, "Draw a crad."))
    assert found.startswith("pack.toml:6:16: 'crad'")
    assert "this would be understood: Draw a card." in found


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Search your deck for a level.", "Search your library for a level."),
        (
            "Send each kuski in the current battle offline.",
            "Send each kuski in the ongoing battle offline.",
        ),
        (
            "Abort target level started by this card.",
            "Abort target level added by this card.",
        ),
        ("Target kuski gains Watchful.", "Target kuski has Watchful."),
        (
            "At the beginning of your turn, draw a card.",
            "At the start of your turn, draw a card.",
        ),
        (
            "Whenever a kuski enters play, draw a card.",
            "Whenever a kuski comes into play, draw a card.",
        ),
    ],
)
def test_words_of_the_book_and_of_other_games_are_read(text: str, printed: str) -> None:
    assert FOLDER.language.write(FOLDER.language.read(text)) == printed


@pytest.mark.parametrize("heading", ["kuski", "level", "instant"])
def test_any_text_that_can_be_said_is_judged(heading: str) -> None:
    """Random texts are right or wrong for a card, and never a surprise."""
    sampler = Sampler(FOLDER.language, Random(5), levels=7)
    trees = [node for node, _ in zip(sampler.cards(), range(300), strict=False)]
    found = [wrong_text(heading, {"name": "Rider [red]"}, tree) for tree in trees]
    assert {fault.field for faults in found for fault in faults} == {"text"}
    assert any(not faults for faults in found)


class TestOneCardByItself:
    """What `rulewright cards check` asks about a card whose text is understood."""

    TEXTS = FOLDER.written(ElmaCard())

    @staticmethod
    def fields(**changes: object) -> dict[str, object]:
        sound: dict[str, object] = {
            "name": "Dale",
            "length": 2,
            "rarity": "C",
            "number": 5,
            "flavour": "Down.",
            "icons": ["hills"],
        }
        return sound | changes

    def test_a_sound_card_has_no_faults(self) -> None:
        assert self.TEXTS.wrong_facts("level", self.fields()) == []
        assert self.TEXTS.wrong_facts("level", self.fields(text="Apple.")) == []

    def test_facts_and_texts_that_do_not_fit_are_told(self) -> None:
        (found,) = self.TEXTS.wrong_facts("level", self.fields(length=9))
        assert found.startswith("9 is no length")
        (found,) = self.TEXTS.wrong_facts("level", self.fields(text="Watchful."))
        assert "are keywords of kuskis" in found
