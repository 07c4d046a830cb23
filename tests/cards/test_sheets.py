"""Sheets of cards: how many on a page, where they are cut, and that all that is on them fits."""

from __future__ import annotations

import gc
import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from fpdf import FPDF

from rulewright.cards.catalogue import Catalogue, Wanted
from rulewright.cards.faces import Face, has_cards
from rulewright.cards.looks import icons_of
from rulewright.cards.sheets.drawing import (
    INNER,
    LOWEST_PICTURE,
    NAME_SIZES,
    SAFE,
    TEXT_SIZES,
    CardDrawing,
)
from rulewright.cards.sheets.paper import BLEED, CARD_HEIGHT, CARD_WIDTH, MARGIN, layout_for
from rulewright.cards.sheets.sheets import MOST_CARDS, Paper, sheets
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError
from tests.cards.pdf_pages import Box, embedded_fonts, pages_of

GAME = "eruma"
GAMES = [name for name in game_names() if has_cards(find_game(name))]
MOST_WORDS = 70
"""So many times "exhausted" fill a card: five on each of fourteen lines."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(find_game(GAME))


@pytest.fixture
def drawing() -> Iterator[CardDrawing]:
    drawing = CardDrawing(FPDF(unit="mm"), icons_of(find_game(GAME)), "")
    yield drawing
    drawing.setter.close()


def near(length: float) -> object:
    return pytest.approx(length, abs=0.02)


def grounds(boxes: list[Box]) -> list[Box]:
    """The rectangles as large as a card with its bleed."""
    return [box for box in boxes if box.width == near(69.5) and box.height == near(94.9)]


class TestPaper:
    def test_a4_lies_and_holds_eight_each_with_a_bleed_of_its_own(self) -> None:
        layout = layout_for("a4")
        assert (layout.width, layout.height) == (297.0, 210.0)
        assert (layout.columns, layout.rows, layout.gutter) == (4, 2, 6.0)

    def test_letter_holds_eight_that_share_the_bleed_between_them(self) -> None:
        layout = layout_for("letter")
        assert (layout.width, layout.height) == (279.4, 215.9)
        assert (layout.columns, layout.rows, layout.gutter) == (4, 2, 3.0)

    @pytest.mark.parametrize("paper", ["a4", "letter"])
    def test_round_the_outermost_bleed_the_margin_stays_free(self, paper: str) -> None:
        layout = layout_for(paper)
        right, bottom = layout.corner(layout.a_page - 1)
        assert layout.left - BLEED >= MARGIN
        assert layout.top - BLEED >= MARGIN
        assert layout.width - (right + CARD_WIDTH + BLEED) >= MARGIN - 1e-9
        assert layout.height - (bottom + CARD_HEIGHT + BLEED) >= MARGIN - 1e-9

    @pytest.mark.parametrize("paper", ["a4", "letter"])
    def test_no_mark_touches_a_card_and_every_cut_has_one_at_both_ends(self, paper: str) -> None:
        layout = layout_for(paper)
        marks = list(layout.marks())
        for place in range(layout.a_page):
            x, y = layout.corner(place)
            for mark in marks:
                beside = mark.x2 <= x - BLEED + 1e-9 or mark.x1 >= x + CARD_WIDTH + BLEED - 1e-9
                above = mark.y2 <= y - BLEED + 1e-9 or mark.y1 >= y + CARD_HEIGHT + BLEED - 1e-9
                assert beside or above
            for cut in (x, x + CARD_WIDTH):
                assert sum(mark.x1 == mark.x2 == cut for mark in marks) == 2
            for cut in (y, y + CARD_HEIGHT):
                assert sum(mark.y1 == mark.y2 == cut for mark in marks) == 2


class TestPages:
    def test_cards_lie_in_the_file_where_they_are_cut(self, catalogue: Catalogue) -> None:
        (page,) = pages_of(sheets(catalogue.game, catalogue.everything()[:8], Paper("a4")))
        assert (page.width, page.height) == (near(297), near(210))
        boxes = grounds(page.boxes())
        assert len(boxes) == 8
        # 297 less four cards and three gutters of 6 mm leaves 12.5 mm at either side.
        assert [box.x for box in boxes[:4]] == [near(12.5 - 3 + 69.5 * n) for n in range(4)]
        assert {round(box.y, 1) for box in boxes} == {10.1, 105.0}

    def test_cut_marks_are_in_the_file(self, catalogue: Catalogue) -> None:
        (page,) = pages_of(sheets(catalogue.game, catalogue.everything()[:1], Paper("a4")))
        upright = [line for line in page.lines() if line[0] == line[2]]
        assert sorted({round(line[0], 1) for line in upright}) == [
            12.5, 76.0, 82.0, 145.5, 151.5, 215.0, 221.0, 284.5,
        ]  # fmt: skip
        lying = [line for line in page.lines() if line[1] == line[3]]
        assert sorted({round(line[1], 1) for line in lying}) == [13.1, 102.0, 108.0, 196.9]

    @pytest.mark.parametrize(("cards", "pages"), [(1, 1), (8, 1), (9, 2), (17, 3)])
    def test_a_page_is_begun_when_the_last_is_full(
        self, catalogue: Catalogue, cards: int, pages: int
    ) -> None:
        one = [Wanted(catalogue.faces[0], cards)]
        assert len(pages_of(sheets(catalogue.game, one, Paper()))) == pages

    def test_each_page_is_followed_by_its_backs_on_every_place(self, catalogue: Catalogue) -> None:
        wanted = [Wanted(catalogue.faces[0], 9)]
        pages = pages_of(sheets(catalogue.game, wanted, Paper("letter", with_backs=True)))
        assert [len(grounds(page.boxes())) for page in pages] == [8, 8, 1, 8]
        assert [bool(page.texts()) for page in pages] == [True, False, True, False]

    def test_all_text_begins_within_what_is_safe_from_the_knife(self, catalogue: Catalogue) -> None:
        (page,) = pages_of(sheets(catalogue.game, catalogue.everything()[:8], Paper("a4")))
        layout = layout_for("a4")
        corners = [layout.corner(place) for place in range(8)]
        (_, below), *on_cards = page.texts()
        assert len(on_cards) > 8 * 4
        # The note of each page lies in its margin, under the marks of the last row.
        assert 210 - MARGIN - 1 < below < 210 - 3
        assert below > max(line[3] for line in page.lines() if line[0] == line[2]) + 0.2
        for x, y in on_cards:
            assert any(
                left + SAFE - 0.1 <= x <= left + CARD_WIDTH - SAFE
                and top + SAFE <= y <= top + CARD_HEIGHT - SAFE + 0.1
                for left, top in corners
            )

    def test_the_type_is_embedded(self, catalogue: Catalogue) -> None:
        fonts = embedded_fonts(sheets(catalogue.game, catalogue.everything()[:8], Paper()))
        assert fonts == {
            "AlegreyaBold", "AlegreyaMediumItalic", "AlegreyaSans", "AlegreyaSansBold",
        }  # fmt: skip

    def test_the_same_cards_make_the_same_file(self, catalogue: Catalogue) -> None:
        wanted = catalogue.everything()[:2]
        first, second = (sheets(catalogue.game, wanted, Paper()) for _ in range(2))
        assert first == second

    def test_a_card_that_is_refused_leaves_no_file_open(self, catalogue: Catalogue) -> None:
        too_long = replace(catalogue.faces[0], text="word " * 500)
        with pytest.raises(ContentError, match="does not fit"):
            sheets(catalogue.game, [Wanted(too_long)], Paper())
        files = [each for each in gc.get_objects() if isinstance(each, io.BufferedReader)]
        fonts = [file for file in files if str(file.name).endswith(".woff")]
        assert all(file.closed for file in fonts)

    def test_nothing_and_too_much_are_refused(self, catalogue: Catalogue) -> None:
        with pytest.raises(ContentError, match="name one at least"):
            sheets(catalogue.game, [], Paper())
        many = [Wanted(catalogue.faces[0], MOST_CARDS + 1)]
        with pytest.raises(ContentError, match=f"{MOST_CARDS} at most"):
            sheets(catalogue.game, many, Paper())
        with pytest.raises(ContentError, match="a4 and letter"):
            sheets(catalogue.game, catalogue.everything()[:1], Paper("a3"))


class TestFitting:
    @pytest.mark.parametrize("language", ["en", "pt"])
    @pytest.mark.parametrize("game", GAMES)
    def test_every_card_of_every_game_fits_whole(
        self, drawing: CardDrawing, game: str, language: str
    ) -> None:
        for face in Catalogue(find_game(game), language).faces:
            composed = drawing.compose(face)
            assert composed.bottom <= CARD_HEIGHT - SAFE + 1e-9, face.name
            assert composed.picture_height >= LOWEST_PICTURE
            assert composed.picture_top >= SAFE + composed.name.height
            assert composed.text_top >= composed.type_top + composed.type_line.height
            assert composed.type_top >= composed.picture_top + composed.picture_height
            assert composed.text.size >= TEXT_SIZES[0]
            assert len(composed.name.lines) == 1
            assert " ".join(composed.text.lines).split() == face.text.split()
            for lettering in (composed.name, composed.type_line, composed.text):
                for line in lettering.lines:
                    width = drawing.setter.width(line, lettering.type, lettering.size)
                    assert width <= INNER, line

    def longer(self, catalogue: Catalogue, words: int) -> Face:
        return replace(catalogue.faces[0], text=" ".join(["exhausted"] * words))

    def test_a_long_text_gets_smaller_down_to_the_smallest_size(
        self, drawing: CardDrawing, catalogue: Catalogue
    ) -> None:
        short = drawing.compose(self.longer(catalogue, 10)).text
        long = drawing.compose(self.longer(catalogue, 50)).text
        assert short.size == TEXT_SIZES[1]
        assert TEXT_SIZES[0] <= long.size < short.size

    def test_a_text_that_could_not_be_read_is_refused(
        self, drawing: CardDrawing, catalogue: Catalogue
    ) -> None:
        with pytest.raises(ContentError, match=r"Bluebeard: 'exhausted.*does not fit.*7.0 points"):
            drawing.compose(self.longer(catalogue, MOST_WORDS + 5))

    def test_the_picture_gives_way_before_the_text(
        self, drawing: CardDrawing, catalogue: Catalogue
    ) -> None:
        short, longer = (drawing.compose(self.longer(catalogue, words)) for words in (5, 20))
        assert longer.picture_height < short.picture_height
        assert longer.text.size == short.text.size

    def test_flavour_stands_there_only_where_there_is_room(
        self, drawing: CardDrawing, catalogue: Catalogue
    ) -> None:
        assert drawing.compose(self.longer(catalogue, 10)).flavour is not None
        assert drawing.compose(self.longer(catalogue, MOST_WORDS)).flavour is None

    def test_a_long_name_gets_smaller(self, drawing: CardDrawing, catalogue: Catalogue) -> None:
        face = replace(catalogue.faces[0], name="The Gingerbread Witch of the Wood")
        assert NAME_SIZES[0] <= drawing.compose(face).name.size < NAME_SIZES[1]

    def test_a_letter_that_the_type_lacks_is_named(
        self, drawing: CardDrawing, catalogue: Catalogue
    ) -> None:
        with pytest.raises(ContentError, match="Жучка: the type of printed cards has no Ж"):
            drawing.compose(replace(catalogue.faces[0], name="Жучка"))
