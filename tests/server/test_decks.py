"""Decks at a server: looking them up, having them checked, and sitting down with one's own."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.gamekit.registry import find_game
from rulewright.server.tokens import new_token
from tests.server.people import Player
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio

GAME = "eruma"


async def described(server: Served) -> dict[str, Any]:
    answer = await server.get(f"/games/{GAME}/decks")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def checked(server: Served, **deck: Any) -> dict[str, Any]:
    answer = await server.post(f"/games/{GAME}/decks/check", deck)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def cards_of(player: Player, seat: int) -> set[str]:
    return set(player.now["view"]["sides"][seat]["deck_list"])


async def keys(server: Served, preset: dict[str, Any]) -> set[str]:
    named = {card["name"]: card["key"] for card in (await described(server))["cards"]}
    return {named[entry["name"]] for entry in preset["parts"]["deck"]}


class TestLookingUp:
    async def test_all_that_a_deck_builder_needs_is_there(self, server: Served) -> None:
        told = await described(server)
        assert [part["key"] for part in told["parts"]] == ["deck", "extra"]
        assert told["opening_hand"] == 3
        values = {facet["key"]: set(facet["values"]) for facet in told["facets"]}
        parts = {part["key"] for part in told["parts"]}
        for card in told["cards"]:
            assert card["part"] in parts
            assert all(set(marks) <= values[key] for key, marks in card["marks"].items())
        printed = (await server.get(f"/games/{GAME}/printed")).json()["cards"]
        assert {card["key"] for card in told["cards"]} == {card["key"] for card in printed}

    async def test_presets_have_plans_and_stand_for_values_of_options(self, server: Served) -> None:
        told = await described(server)
        (info,) = [each for each in (await server.get("/games")).json() if each["name"] == GAME]
        assert info["builds_decks"] is True
        for seat, option in enumerate(info["options"]):
            assert (option["seat"], bool(option["free"])) == (seat, True)
            assert {deck["key"] for deck in told["presets"]} < set(option["values"])
        for deck in told["presets"]:
            assert deck["plan"]
            assert (await checked(server, text=deck["text"]))["parts"] == deck["parts"]

    async def test_a_game_in_which_none_are_built_says_so(self, server: Served) -> None:
        for answer in (
            await server.get("/games/allumbra/decks"),
            await server.post("/games/allumbra/decks/check", {}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "no-decks")


class TestChecking:
    async def test_a_legal_deck_comes_back_as_text_and_as_cards(self, server: Served) -> None:
        preset = (await described(server))["presets"][0]
        by_text = await checked(server, text=preset["text"].lower().replace("deck:", "Deck:", 1))
        by_cards = await checked(
            server, name=by_text["name"], plan=by_text["plan"], parts=preset["parts"]
        )
        assert by_text == by_cards
        assert by_text["legal"] is True
        assert by_text["faults"] == by_text["advice"] == []
        assert sum(by_text["counts"]["class"].values()) == 15
        assert sum(by_text["counts"]["speed"].values()) == 15

    async def test_faults_come_with_their_line_their_rule_and_what_is_right(
        self, server: Served
    ) -> None:
        card = (await described(server))["presets"][0]["parts"]["deck"][0]["name"]
        told = await checked(server, text=f"Deck: Odd\n{card}\n{card}\n{card[:-1]}\n")
        assert told["legal"] is False
        twice, unknown, size = told["faults"]
        assert (twice["line"], twice["rule"]) == (3, "deck.single-copy")
        assert (unknown["line"], unknown["rule"]) == (4, "")
        assert unknown["text"].endswith(f"did you mean {card!r}?")
        assert size == {
            "line": None,
            "rule": "deck.main-size",
            "text": "the Deck has 3 cards instead of exactly 15; add 12",
        }

    async def test_what_is_legal_but_odd_is_advice(self, server: Served) -> None:
        told = await described(server)
        wanting = next(deck for deck in told["presets"] if deck["parts"]["extra"])
        answer = await checked(server, parts={"deck": wanting["parts"]["deck"]})
        assert answer["legal"] is True
        assert answer["advice"]

    async def test_a_text_that_is_no_deck_is_refused_with_its_line(self, server: Served) -> None:
        answer = await server.post(f"/games/{GAME}/decks/check", {"text": "Deck\nRat\n7\n"})
        assert answer.status_code == 422
        assert answer.json()["reason"].startswith("line 3: '7' names no card")

    @pytest.mark.parametrize(
        "deck",
        [
            {"text": "x" * 6001},
            {"parts": {"deck": [{"name": "x" * 201}]}},
            {"parts": {"deck": [{"name": "Rat", "copies": 0}]}},
            {"parts": {"deck": [{"name": "Rat"}] * 201}},
            {"parts": {"side": []}},
            {"name": "x" * 81},
            {"text": "Rat\n" * 201},
        ],
    )
    async def test_what_is_too_large_or_out_of_shape_is_refused(
        self, server: Served, deck: dict[str, Any]
    ) -> None:
        answer = await server.post(f"/games/{GAME}/decks/check", deck)
        assert answer.status_code == 422
        assert answer.json()["reason"]

    async def test_the_largest_deck_is_told_of_and_breaks_nothing(self, server: Served) -> None:
        told = await checked(server, text="Extra Deck\n" + "200 Rat\n" * 199)
        assert told["parts"]["extra"] == [{"name": "Rat", "copies": 39_800}]
        assert any("39800 cards" in fault["text"] for fault in told["faults"])


class TestSittingDown:
    async def seats(self, server: Served, **fields: Any) -> dict[str, Any]:
        return await server.create(game=GAME, **{"options": {}, **fields})

    async def test_each_player_brings_a_deck(self, server: Served) -> None:
        first, second, third = (await described(server))["presets"][:3]
        made = await self.seats(server, options={"first_deck": third["text"]})
        body = {"name": "Bo", "token": new_token(), "options": {"second_deck": first["text"]}}
        joined = await server.post(f"/matches/{made['match']}/seats", body)
        assert joined.status_code == 201, joined.text
        ana = await server.sit(made["match"], made["token"])
        assert cards_of(ana, 0) == await keys(server, third)
        assert cards_of(ana, 1) == await keys(server, first)
        assert ana.messages[0]["info"]["options"]["second_deck"] == first["text"]
        again = await server.post(
            f"/matches/{made['match']}/seats", {**body, "options": {"second_deck": second["key"]}}
        )
        assert again.json() == joined.json()
        assert cards_of(await server.sit(made["match"], made["token"]), 1) == cards_of(ana, 1)

    async def test_the_match_is_the_same_after_it_is_loaded_again(self, server: Served) -> None:
        first = (await described(server))["presets"][0]
        made = await self.seats(server)
        body = {"name": "Bo", "options": {"second_deck": first["text"]}}
        await server.post(f"/matches/{made['match']}/seats", body)
        before = (await server.sit(made["match"], made["token"])).now["view"]
        server.house.rooms.rooms.pop(made["match"])
        assert (await server.sit(made["match"], made["token"])).now["view"] == before

    async def test_until_play_begins_nobody_learns_the_others_deck(self, server: Served) -> None:
        third = (await described(server))["presets"][2]
        made = await self.seats(server, options={"first_deck": third["text"]})
        stranger = await server.sit(made["match"])
        ana = await server.sit(made["match"], made["token"])
        info = await server.get(f"/matches/{made['match']}")
        for told in (info.text, *stranger.texts, *ana.texts):
            assert third["parts"]["deck"][0]["name"] not in told
            assert "deck_list" not in told
        await server.join(made["match"])
        info = await server.get(f"/matches/{made['match']}")
        assert info.json()["options"]["first_deck"] == third["text"]

    @pytest.mark.parametrize(
        ("options", "said"),
        [
            ({"first_deck": "random"}, "'first_deck' is not for seat 1 to choose; it may choose"),
            ({"second_deck": "Deck\nNobody\n"}, "line 2: there is no card 'Nobody'"),
            ({"second_deck": 7}, "option 'second_deck' must be one of"),
            ({"third_deck": "random"}, "'third_deck' is not for seat 1 to choose"),
        ],
    )
    async def test_what_a_seat_cannot_choose_is_refused_and_the_seat_stays_free(
        self, server: Served, options: dict[str, Any], said: str
    ) -> None:
        made = await self.seats(server)
        token = new_token()
        body = {"name": "Bo", "token": token}
        path = f"/matches/{made['match']}/seats"
        refused = await server.post(path, {**body, "options": options})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-option")
        assert said in refused.json()["reason"]
        assert (await server.get(f"/matches/{made['match']}")).json()["status"] == "waiting"
        assert (await server.post(path, body)).status_code == 201

    async def test_a_new_match_with_a_wrong_deck_is_refused_with_the_line(
        self, server: Served
    ) -> None:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        body = {"game": GAME, "seats": seats, "options": {"first_deck": "Deck\nNobody\n"}}
        refused = await server.post("/matches", body)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-option")
        assert "line 2: there is no card 'Nobody'" in refused.json()["reason"]
        body["options"] = {"first_deck": "x" * 6001}
        assert (await server.post("/matches", body)).status_code == 422

    async def test_in_a_game_without_such_choices_there_is_nothing_to_choose(
        self, server: Served
    ) -> None:
        made = await server.create()
        body = {"name": "Bo", "options": {"stella": "first"}}
        refused = await server.post(f"/matches/{made['match']}/seats", body)
        assert "it has nothing to choose" in refused.json()["reason"]

    async def test_in_a_rematch_decks_stay_with_their_players(self, server: Served) -> None:
        first, _, third = (await described(server))["presets"][:3]
        options = {"first_deck": third["text"], "second_deck": first["key"]}
        made = await self.seats(server, options=options)
        joined = await server.join(made["match"])
        ana = await server.sit(made["match"], made["token"])
        await ana.do("concede")
        again = await server.post(f"/matches/{made['match']}/rematch", None, made["token"])
        await server.post(f"/matches/{made['match']}/rematch", None, joined["token"])
        seated = again.json()
        ana = await server.sit(seated["match"], seated["token"])
        assert seated["seat"] == 1
        assert cards_of(ana, 1) == await keys(server, third)
        assert cards_of(ana, 0) == await keys(server, first)


def test_choices_of_seats_change_places_and_the_rest_stays() -> None:
    game = find_game(GAME)
    settled = game.rules.check_options({"first_deck": "random"})
    moved = game.rules.reseated(settled, [1, 0])
    assert (moved["first_deck"], moved["second_deck"]) == (settled["second_deck"], "random")
    duel = find_game("allumbra")
    assert duel.rules.reseated(duel.rules.check_options({}), [1, 0]) == duel.rules.check_options({})
