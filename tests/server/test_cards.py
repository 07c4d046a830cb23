"""Cards at a server: looking them up with the rules behind their words, and having them printed."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.cards.faces import has_cards
from rulewright.gamekit.registry import find_game, game_names
from rulewright.rulebook import rulebook_of
from rulewright.server.messages.cards import MOST_PRINTED
from tests.cards.pdf_pages import pages_of
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio

GAMES = [name for name in game_names() if has_cards(find_game(name))]


async def catalogue(server: Served, game: str, language: str = "en") -> dict[str, Any]:
    answer = await server.get(f"/games/{game}/cards?language={language}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


class TestLookingUp:
    @pytest.mark.parametrize("game", GAMES)
    async def test_cards_have_values_of_facets_and_rules_of_the_book(
        self, server: Served, game: str
    ) -> None:
        told = await catalogue(server, game)
        values = {facet["key"]: set(facet["values"]) for facet in told["facets"]}
        book = rulebook_of(game)
        assert told["cards"]
        for card in told["cards"]:
            assert all(set(marks) <= values[key] for key, marks in card["marks"].items())
            for keyword in (*card["keywords"], *card["phrases"]):
                for rule in keyword["rules"]:
                    assert book.rule(rule["id"]).text == rule["text"]

    async def test_each_card_names_the_decks_that_have_it(self, server: Served) -> None:
        told = await catalogue(server, "eruma")
        presets = (await server.get("/games/eruma/decks")).json()["presets"]
        for card in told["cards"]:
            having = [
                deck["name"]
                for deck in presets
                if any(card["name"] == e["name"] for part in deck["parts"].values() for e in part)
            ]
            assert card["decks"] == having

    async def test_they_are_told_in_the_language_asked_for(self, server: Served) -> None:
        told = await catalogue(server, "allumbra", "pt")
        assert {card["kind"] for card in told["cards"]} == {"Ataque", "Suporte", "Relíquia"}

    async def test_the_list_of_games_says_which_have_cards(self, server: Served) -> None:
        games = (await server.get("/games")).json()
        offered = [name for name in GAMES if not find_game(name).is_in_the_making]
        assert [game["name"] for game in games if game["has_cards"]] == offered

    async def test_a_game_in_the_making_is_not_listed(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(find_game("eruma"), "is_in_the_making", True)
        games = (await server.get("/games")).json()
        assert "eruma" not in [game["name"] for game in games]
        assert "elma" in [game["name"] for game in games]

    async def test_a_game_that_is_none_has_no_cards(self, server: Served) -> None:
        answer = await server.get("/games/erumma/cards")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


class TestPrinting:
    async def test_sheets_come_as_a_file(self, server: Served) -> None:
        cards = (await catalogue(server, "eruma"))["cards"]
        wanted = [{"name": cards[0]["key"], "copies": 8}, {"name": cards[1]["name"]}]
        answer = await server.post(
            "/games/eruma/cards/sheets", {"cards": wanted, "paper": "letter"}
        )
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["content-disposition"] == 'attachment; filename="eruma-cards.pdf"'
        pages = pages_of(answer.content)
        assert [round(page.width, 1) for page in pages] == [279.4, 279.4]

    async def test_backs_are_added_if_they_are_wanted(self, server: Served) -> None:
        body = {"cards": [{"name": "hide"}], "backs": True}
        answer = await server.post("/games/allumbra/cards/sheets", body)
        assert len(pages_of(answer.content)) == 2

    async def test_an_unknown_card_is_refused_with_the_nearest(self, server: Served) -> None:
        body = {"cards": [{"name": "hidee"}]}
        answer = await server.post("/games/allumbra/cards/sheets", body)
        assert answer.status_code == 422
        assert "did you mean 'Hide'" in answer.json()["reason"]

    @pytest.mark.parametrize("copies", [MOST_PRINTED + 1, 100_000])
    async def test_too_many_are_refused_before_any_is_drawn(
        self, server: Served, copies: int
    ) -> None:
        body = {"cards": [{"name": "hide", "copies": copies}]}
        answer = await server.post("/games/allumbra/cards/sheets", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "too-many-cards")
        assert f"print up to {MOST_PRINTED}" in answer.json()["reason"]

    @pytest.mark.parametrize(
        "body",
        [
            {"cards": []},
            {"cards": [{"name": "hide"}], "paper": "a3"},
            {"cards": [{"name": "hide", "copies": 0}]},
            {"cards": [{"name": ""}]},
            {},
        ],
    )
    async def test_a_wish_that_is_none_is_refused(
        self, server: Served, body: dict[str, Any]
    ) -> None:
        answer = await server.post("/games/allumbra/cards/sheets", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
