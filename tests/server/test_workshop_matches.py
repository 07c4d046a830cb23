"""Matches with cards of their own: tried against a bot, in a deck or a position, kept and replayed; and many quick ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.gamekit.match import load_match
from rulewright.gamekit.options import CARDS
from rulewright.gamekit.registry import find_game, game_names, game_of, packs_of
from rulewright.kernel.errors import SaveError
from rulewright.server import workshop
from rulewright.server.workshop import Job, Workshop
from rulewright.workshop import balance
from rulewright.workshop.trying import Prepared, decks_of, positions_of
from tests.server.serving import Served, server, serving

__all__ = ["server"]

pytestmark = pytest.mark.anyio


def written_for(game: str) -> list[Any]:
    language = find_game(game).decks.card_language()
    return [] if language is None else list(language.kinds)


GAMES = [name for name in game_names() if packs_of(name) is not None and written_for(name)]
KINDS = [(game, number) for game in GAMES for number in range(len(written_for(game)))]


def example(game: str, number: int = 0) -> dict[str, Any]:
    kind = written_for(game)[number]
    return {"heading": kind.heading, "fields": dict(kind.example)}


async def play(server: Served, game: str, card: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"cards": [card], "name": "Ana", "bot": "random", **more}
    answer = await server.post(f"/games/{game}/workshop/play", body)
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


async def names_at(server: Served, path: str) -> set[str]:
    """The names of everything that is printed."""
    printed = (await server.get(path)).json()
    return {thing["name"] for things in printed.values() for thing in things}


class TestPlaying:
    @pytest.mark.parametrize(("game", "number"), KINDS)
    async def test_the_card_is_in_the_deck_of_whoever_tries_it(
        self, server: Served, game: str, number: int
    ) -> None:
        card = example(game, number)
        seated = await play(server, game, card)
        info = (await server.get(f"/matches/{seated['match']}")).json()
        assert info["own_cards"] is True
        assert CARDS not in info["options"]
        printed = await names_at(server, f"/matches/{seated['match']}/printed")
        assert card["fields"]["name"] in printed
        assert card["fields"]["name"] not in await names_at(server, f"/games/{game}/printed")
        match = (await server.house.rooms.open(seated["match"])).table.match
        if decks_of(game):
            brought = [value for name, value in match.options.items() if name != CARDS]
            assert card["fields"]["name"] in str(brought[0])
            assert card["fields"]["name"] not in str(brought[1])

    @pytest.mark.parametrize(("game", "number"), KINDS)
    async def test_every_position_that_comes_with_the_game_is_played_and_kept(
        self, server: Served, game: str, number: int
    ) -> None:
        card = example(game, number)
        offered = [
            each for each in positions_of(find_game(game)) if card["heading"] in each.headings
        ]
        assert offered
        for position in offered:
            seated = await play(server, game, card, position=position.text)
            match = (await server.house.rooms.open(seated["match"])).table.match
            assert not match.is_over
            again = load_match(match.save())
            assert again.save() == match.save()

    async def test_a_match_goes_on_after_the_server_was_started_anew(self, tmp_path: Path) -> None:
        database = f"sqlite:///{tmp_path}/matches.db"
        async with serving(database) as first:
            seated = await play(first, "eruma", example("eruma"))
        packs_of("eruma")._of_matches.clear()  # type: ignore[attr-defined]
        async with serving(database) as second:
            match = (await second.house.rooms.open(seated["match"])).table.match
            assert "The Lamplighter" in str(match.options["first_deck"])

    async def test_a_bot_thinks_with_the_same_cards(self, server: Served) -> None:
        card = example("eruma")
        seated = await play(server, "eruma", card, bot="greedy")
        ana = await server.sit(seated["match"], seated["token"])
        room = await server.house.rooms.open(seated["match"])
        # A bot that knew other cards could not load what it is to think about, and Ana would wait in vain.
        decided: set[object] = set()
        while decided != {0, 1}:
            await ana.decide()
            decided = {seat for seat, *_ in room.table.match.decisions}
        assert card["fields"]["name"] in str(room.table.match.options[CARDS])

    async def test_cards_with_mistakes_are_refused_with_the_first(self, server: Served) -> None:
        card = example("eruma")
        card["fields"]["text"] = "Quick: Drw a card."
        body = {"cards": [card], "name": "Ana"}
        answer = await server.post("/games/eruma/workshop/play", body)
        assert answer.status_code == 422
        assert "Drw" in answer.json()["reason"]

    async def test_a_position_that_is_none_is_refused_with_its_line(self, server: Served) -> None:
        body = {"cards": [example("eruma")], "name": "Ana", "position": "my 9 | {card}"}
        answer = await server.post("/games/eruma/workshop/play", body)
        assert answer.status_code == 422
        assert "my 9" in answer.json()["reason"]

    async def test_an_unknown_card_bot_or_place_is_refused(self, server: Served) -> None:
        for wrong in ({"bot": "genius"}, {"at": 3}, {"name": ""}):
            body = {"cards": [example("eruma")], "name": "Ana", **wrong}
            answer = await server.post("/games/eruma/workshop/play", body)
            assert answer.status_code == 422, wrong

    async def test_any_match_may_be_made_with_a_pack(self, server: Served) -> None:
        checked = await server.post("/games/eruma/workshop/check", {"cards": [example("eruma")]})
        options = {CARDS: checked.json()["pack"]}
        made = await server.create("random", game="eruma", options=options)
        printed = (await server.get(f"/matches/{made['match']}/printed")).json()
        assert "The Lamplighter" in [thing["name"] for thing in printed["cards"]]

    @pytest.mark.parametrize("pack", ["[[outlaw", 'game = "elma"\n', "[[outlaw]]\nname = 'A'\n"])
    async def test_what_is_no_pack_makes_no_match(self, server: Served, pack: str) -> None:
        seats = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "eruma", "seats": seats, "options": {CARDS: pack}}
        answer = await server.post("/matches", body)
        assert answer.status_code == 422
        assert "/tmp" not in answer.json()["reason"]

    async def test_a_save_with_cards_that_are_not_understood_is_refused(
        self, server: Served
    ) -> None:
        seated = await play(server, "eruma", example("eruma"))
        match = (await server.house.rooms.open(seated["match"])).table.match
        saved = json.loads(match.save())
        saved["options"][CARDS] = saved["options"][CARDS].replace("Flip", "Flop")
        with pytest.raises(SaveError, match="cards that are not understood here"):
            load_match(json.dumps(saved))
        saved["options"][CARDS] = 3
        with pytest.raises(SaveError, match="cannot have cards of its own"):
            load_match(json.dumps(saved))

    def test_a_match_without_cards_of_its_own_is_the_game_as_it_is(self) -> None:
        assert game_of("eruma", {}) is find_game("eruma")


class TestBalance:
    async def test_quick_matches_are_counted_to_the_end(self, server: Served) -> None:
        card = example("eruma")
        body = {"cards": [card], "matches": 6}
        answer = await server.post("/games/eruma/workshop/balance", body)
        assert answer.status_code == 201, answer.text
        now = answer.json()
        assert (now["status"] in {"waiting", "playing"}, now["of"]) == (True, 6)
        while now["status"] in {"waiting", "playing"}:
            now = (await server.get(f"/games/eruma/workshop/balance/{now['job']}")).json()
        assert (now["status"], now["played"], now["compared"]) == ("done", 6, True)
        assert now["low"] <= now["won"] <= now["high"]
        assert 0 < now["counts"]["drawn"] <= 6
        assert now["counts"]["won when drawn"] <= now["counts"]["drawn"]

    async def test_they_are_stopped_when_somebody_says_so(self, server: Served) -> None:
        body = {"cards": [example("eruma")], "matches": 200}
        now = (await server.post("/games/eruma/workshop/balance", body)).json()
        stopped = await server.post(f"/games/eruma/workshop/balance/{now['job']}/stop")
        assert stopped.json()["status"] == "stopped"
        again = (await server.get(f"/games/eruma/workshop/balance/{now['job']}")).json()
        assert again["status"] == "stopped"
        assert again["played"] < 200

    async def test_one_after_the_other_and_no_more_than_there_is_room_for(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(workshop, "MOST_JOBS", 2)
        body = {"cards": [example("eruma")], "matches": 200}
        jobs = [(await server.post("/games/eruma/workshop/balance", body)).json() for _ in range(2)]
        waiting = (await server.get(f"/games/eruma/workshop/balance/{jobs[1]['job']}")).json()
        assert (waiting["status"], waiting["ahead"]) == ("waiting", 1)
        answer = await server.post("/games/eruma/workshop/balance", body)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "try again" in answer.json()["reason"]
        monkeypatch.setattr(workshop, "MOST_JOBS_EACH", 2)
        answer = await server.post("/games/eruma/workshop/balance", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-jobs")
        for job in jobs:
            await server.post(f"/games/eruma/workshop/balance/{job['job']}/stop")

    async def test_nobody_finds_matches_that_there_are_not(self, server: Served) -> None:
        answer = await server.get("/games/eruma/workshop/balance/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-job")

    async def test_those_that_are_over_are_forgotten_in_the_end(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(workshop, "REMEMBERED", 1)
        room: Workshop = server.house.workshop
        jobs = [Job("x", "eruma", Prepared({}, {}, "x"), 0) for _ in range(2)]
        for job in jobs:
            room.begin(job)
            room.stop(job)
        room.begin(Job("x", "eruma", Prepared({}, {}, "x"), 0))
        answer = await server.get(f"/games/eruma/workshop/balance/{jobs[0].id}")
        assert answer.status_code == 404

    def test_a_match_that_goes_on_and_on_is_given_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(balance, "MOST_DECISIONS", 3)
        handful = balance.Handful("eruma", {}, {}, "reynard", "random", (0,))
        assert balance.play_handful(handful) == balance.Counted(endless=1)

    def test_both_decks_have_the_card_in_turn_and_are_dealt_alike(self) -> None:
        first = {"first_deck": "red-hands", "second_deck": "toll-road"}
        swapped = {"first_deck": "toll-road", "second_deck": "red-hands"}
        handful = balance.Handful("eruma", first, swapped, "reynard", "random", (0, 1))
        both = balance.play_handful(handful)
        assert both.played == 2
        again = balance.play_handful(handful)
        assert again == both
