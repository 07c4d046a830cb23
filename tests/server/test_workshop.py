"""The workshop at a server: what there is to fill in, live checks, pack files, and what a stranger may not do."""

from __future__ import annotations

import asyncio
import tomllib
from typing import Any

import pytest

from rulewright.gamekit.registry import find_game, game_names, packs_of
from rulewright.server import workshop
from rulewright.server.messages.workshop import MOST_DRAFTS
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio


def has_workshop(game: str) -> bool:
    language = find_game(game).decks.card_language()
    return language is not None and bool(language.kinds)


GAMES = [name for name in game_names() if has_workshop(name)]
PACKED = [name for name in GAMES if packs_of(name) is not None]

LAMPLIGHTER: dict[str, Any] = {
    "heading": "outlaw",
    "fields": {
        "name": "The Lamplighter",
        "class": "Spy",
        "types": ["Evasive"],
        "text": "Quick: Flip target face-down card an opponent controls face-up. If it is a Thief, exhaust it.",
        "flavour": "He knows which windows should be dark.",
        "icons": ["torch", "spy"],
    },
}


def but(card: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The same card with other fields."""
    return {**card, "fields": {**card["fields"], **fields}}


async def info(server: Served, game: str) -> dict[str, Any]:
    answer = await server.get(f"/games/{game}/workshop")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def check(server: Served, *cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    game = more.pop("game", "eruma")
    answer = await server.post(f"/games/{game}/workshop/check", {"cards": list(cards), **more})
    assert answer.status_code == 200, answer.text
    checked: dict[str, Any] = answer.json()
    return checked


def places(checked: dict[str, Any]) -> list[tuple[int | None, str]]:
    return [(slip["card"], slip["field"]) for slip in checked["slips"]]


class TestTheForm:
    async def test_the_list_of_games_says_which_have_a_workshop(self, server: Served) -> None:
        games = (await server.get("/games")).json()
        assert [game["name"] for game in games if game["has_workshop"]] == GAMES
        assert {"eruma", "elma"} <= set(GAMES)

    @pytest.mark.parametrize("game", GAMES)
    async def test_the_card_to_begin_with_is_right_and_has_every_field_that_is_needed(
        self, server: Served, game: str
    ) -> None:
        told = await info(server, game)
        assert told["kinds"]
        examples = [kind["example"] for kind in told["kinds"]]
        assert (await check(server, *examples, game=game))["slips"] == []
        for kind in told["kinds"]:
            names = [field["name"] for field in kind["fields"]]
            assert set(kind["example"]["fields"]) <= set(names)
            for field in kind["fields"]:
                written = kind["example"]["fields"].get(field["name"])
                assert written is not None or not field["needed"]
                if field["kind"] in ("icon", "icons"):
                    icons = written if isinstance(written, list) else [written]
                    assert set(icons) <= set(told["icons"])

    @pytest.mark.parametrize("game", GAMES)
    async def test_fields_that_are_needed_are_missed_where_they_stand_nowhere(
        self, server: Served, game: str
    ) -> None:
        for kind in (await info(server, game))["kinds"]:
            for field in kind["fields"]:
                fields = {**kind["example"]["fields"]}
                fields.pop(field["name"], None)
                card = {"heading": kind["heading"], "fields": fields}
                checked = await check(server, card, game=game)
                # One that need not be there may be asked for by another.
                assert checked["slips"] or not field["needed"], field

    @pytest.mark.parametrize("game", PACKED)
    async def test_every_value_that_is_offered_may_stand_there(
        self, server: Served, game: str
    ) -> None:
        for kind in (await info(server, game))["kinds"]:
            for field in kind["fields"]:
                if field["kind"] not in ("one", "some"):
                    continue
                for value in field["values"]:
                    said = value if field["kind"] == "one" else [value]
                    checked = await check(
                        server, but(kind["example"], **{field["name"]: said}), game=game
                    )
                    # A value may ask for another text, but it is known.
                    assert not [
                        slip
                        for slip in checked["slips"]
                        if slip["field"] == field["name"] and repr(value) in slip["what"]
                    ]

    async def test_words_are_of_the_kinds_that_colours_tell_apart(self, server: Served) -> None:
        words = (await info(server, "eruma"))["words"]
        assert "Quick" in words["speed"]
        assert "Thief" in words["noun"]
        assert {"kill", "draw", "steals"} <= set(words["verb"])
        assert "Flying" in words["keyword"]
        assert not any("the" in some for some in words.values())

    async def test_a_game_that_is_none_has_no_workshop(self, server: Served) -> None:
        answer = await server.get("/games/erumma/workshop")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


class TestChecking:
    async def test_a_card_that_is_right_is_printed_explained_and_packed(
        self, server: Served
    ) -> None:
        checked = await check(server, LAMPLIGHTER)
        assert checked["slips"] == []
        assert checked["printed_text"] == LAMPLIGHTER["fields"]["text"]
        printed = checked["printed"]["cards"]
        assert [thing["name"] for thing in printed] == ["The Lamplighter"]
        assert (printed[0]["kind"], printed[0]["speed"]) == ("Spy", "Quick")
        said = {(line["about"], line["phrase"]) for line in checked["meaning"]}
        assert ("something to do", "exhaust it") in said
        recalled = [line["means"] for line in checked["meaning"] if line["phrase"] == "it"]
        assert recalled[0] == "target face-down card an opponent controls"
        ids = [rule["id"] for rule in checked["rules"]]
        assert "speed.quick" in ids
        pack = tomllib.loads(checked["pack"])
        assert pack == {"game": "eruma", "outlaw": [LAMPLIGHTER["fields"]]}

    async def test_a_text_in_other_words_is_understood_and_printed_in_one_way(
        self, server: Served
    ) -> None:
        checked = await check(server, but(LAMPLIGHTER, text="Quick: Destroy target enemy Thief."))
        assert checked["slips"] == []
        printed = "Quick: Kill target Thief an opponent controls."
        assert checked["printed_text"] == printed
        assert checked["printed"]["cards"][0]["text"] == printed

    async def test_a_mistake_in_a_text_is_told_with_its_letters_and_what_to_write(
        self, server: Served
    ) -> None:
        checked = await check(server, but(LAMPLIGHTER, text="Quick: Drw a card."))
        [slip] = checked["slips"]
        assert (slip["card"], slip["field"], slip["start"], slip["end"]) == (0, "text", 7, 10)
        assert "Drw" in slip["what"]
        assert slip["suggestions"][0] == "Quick: Draw a card."
        assert checked["printed"] == {}

    async def test_mistakes_in_facts_are_told_by_card_and_field(self, server: Served) -> None:
        checked = await check(
            server,
            but(LAMPLIGHTER, icons=[]),
            but(LAMPLIGHTER, name="Another", **{"class": "Spi"}, text="Slow: Whenever you draw a card, ready this card."),
        )  # fmt: skip
        assert places(checked) == [(0, "icons"), (1, "class")]
        assert "did you mean 'Spy'?" in checked["slips"][1]["what"]
        assert not checked["slips"][1]["what"].startswith("Another")

    async def test_the_text_is_read_although_the_facts_are_wrong(self, server: Served) -> None:
        checked = await check(server, but(LAMPLIGHTER, icons=[], text="Quick: Drw a card."))
        assert places(checked) == [(0, "icons"), (0, "text")]

    async def test_a_card_without_a_name_is_looked_at_all_the_same(self, server: Served) -> None:
        checked = await check(server, but(LAMPLIGHTER, name=" "))
        assert places(checked) == [(0, "name")]
        assert checked["meaning"]

    async def test_what_holds_between_cards_is_told_too(self, server: Served) -> None:
        checked = await check(server, LAMPLIGHTER, but(LAMPLIGHTER, name="His Brother"))
        assert places(checked) == [(1, "text")]
        assert "The Lamplighter" in checked["slips"][0]["what"]

    async def test_a_card_may_name_another_of_the_same_pack(self, server: Served) -> None:
        imp = {
            "heading": "henchman",
            "fields": {
                "name": "Tallow Imp",
                "text": "Whenever you draw a card, you may discard a card.",
                "flavour": "It drips.",
                "icons": ["candles"],
            },
        }
        text = "Quick: Summon a Henchman named Tallow Imp to an empty position in your Zone 2."
        chandler = but(LAMPLIGHTER, name="The Chandler", text=text, **{"class": "Maniac"})
        assert (await check(server, chandler, imp))["slips"] == []
        assert places(await check(server, chandler))[0] == (0, "text")
        assert (await check(server, chandler, imp, at=1))["printed"]["henchmen"]

    @pytest.mark.parametrize(
        ("text", "offered"),
        [
            ("", "Quick:"),
            ("Quick: Dr", "Draw"),
            ("Quick: Draw ", "a card"),
            ("Quick: Kill target Th", "Thief"),
        ],
    )
    async def test_what_could_stand_next_is_offered(
        self, server: Served, text: str, offered: str
    ) -> None:
        checked = await check(server, but(LAMPLIGHTER, text=text), cursor=len(text))
        words = {each["words"]: each for each in checked["next"]}
        assert offered in words
        start = words[offered]["start"]
        assert offered.lower().startswith(text[start:].lower())

    async def test_nothing_is_offered_after_what_is_no_beginning(self, server: Served) -> None:
        text = "Quick: Wibble "
        checked = await check(server, but(LAMPLIGHTER, text=text), cursor=len(text))
        assert checked["next"] == []

    async def test_a_card_is_printed_in_the_language_of_the_reader(self, server: Served) -> None:
        answer = await server.post(
            "/games/eruma/workshop/check?language=pt", {"cards": [LAMPLIGHTER]}
        )
        assert answer.json()["printed"]["cards"][0]["name"] == "The Lamplighter"


class TestPackFiles:
    async def test_a_pack_that_was_saved_is_opened_again(self, server: Served) -> None:
        quoted = but(LAMPLIGHTER, flavour='He says "no" \\ and means \t it.')
        pack = (await check(server, quoted))["pack"]
        answer = await server.post("/games/eruma/workshop/open", {"text": pack})
        assert answer.json() == {"cards": [quoted]}

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ('game = "elma"\n[[kuski]]\nname = "A"', "for the game 'elma', not 'eruma'"),
            ("[[outlaw", "not TOML"),
            ("[[outlaw]]\nname = 3", "has a name"),
            ('name = "Old Marrow"', "'name' says nothing here"),
        ],
    )
    async def test_what_is_no_pack_of_the_game_is_refused_with_the_reason(
        self, server: Served, text: str, said: str
    ) -> None:
        answer = await server.post("/games/eruma/workshop/open", {"text": text})
        assert answer.status_code == 422
        assert said in answer.json()["reason"]
        assert "/tmp" not in answer.json()["reason"]


class TestLimits:
    @pytest.mark.parametrize(
        "body",
        [
            {"cards": [LAMPLIGHTER] * (MOST_DRAFTS + 1)},
            {"cards": [but(LAMPLIGHTER, text="a" * 901)]},
            {"cards": [but(LAMPLIGHTER, types=["a"] * 41)]},
            {"cards": [{"heading": "out]]law", "fields": {}}]},
            {"cards": [LAMPLIGHTER], "at": -1},
            {"cards": [but(LAMPLIGHTER, types=[["a"]])]},
            {"cards": [but(LAMPLIGHTER, number=10**30)]},
        ],
    )
    async def test_what_is_too_much_or_no_card_is_refused(
        self, server: Served, body: dict[str, Any]
    ) -> None:
        answer = await server.post("/games/eruma/workshop/check", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")

    async def test_a_field_that_would_be_other_toml_is_refused(self, server: Served) -> None:
        card = {"heading": "outlaw", "fields": {'name = "x"\n[[outlaw]]': "y"}}
        answer = await server.post("/games/eruma/workshop/check", {"cards": [card]})
        assert answer.status_code == 422
        assert "is no name of a field" in answer.json()["reason"]

    async def test_cards_that_make_too_long_a_file_are_refused(self, server: Served) -> None:
        cards = [but(LAMPLIGHTER, name=f"N{n}", flavour="a" * 500) for n in range(20)]
        answer = await server.post("/games/eruma/workshop/check", {"cards": cards})
        assert answer.status_code == 422
        assert "the most is 12000" in answer.json()["reason"]

    async def test_who_comes_when_too_many_wait_is_asked_to_try_again(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(workshop, "MOST_WAITING", 0)
        answer = await server.post("/games/eruma/workshop/check", {"cards": [LAMPLIGHTER]})
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "try again" in answer.json()["reason"]

    async def test_many_at_once_are_all_answered(self, server: Served) -> None:
        several = [check(server, but(LAMPLIGHTER, flavour=f"No. {n}")) for n in range(8)]
        for number, checked in enumerate(await asyncio.gather(*several)):
            assert f"No. {number}" in checked["pack"]
