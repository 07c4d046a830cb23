"""After the match: rematch, replay, file, going on from a moment; and lists of matches."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli.commands import app
from tests.server.people import Player
from tests.server.replays import replayed
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def finished(server: Served) -> tuple[Player, Player]:
    ana, bo = await server.duel(options={"relics": True})
    await asyncio.gather(ana.play_on(5), bo.play_on(6))
    return ana, bo


async def test_a_rematch_changes_seats_and_is_made_once(server: Served) -> None:
    ana, bo = await server.duel()
    path = f"/matches/{ana.code}/rematch"
    assert (await server.post(path, token=ana.token)).json()["code"] == "not-over"
    await ana.do("concede")
    assert (await server.post(path)).status_code == 401
    first, second = await asyncio.gather(
        server.post(path, token=ana.token), server.post(path, token=bo.token)
    )
    assert first.json()["match"] == second.json()["match"]
    assert (first.json()["seat"], second.json()["seat"]) == (1, 0)
    await ana.until(lambda: ana.now["rematch"] == first.json()["match"])
    again = await server.sit(first.json()["match"], first.json()["token"])
    await again.until(lambda: again.now["status"] == "playing")
    assert [seat["name"] for seat in again.now["seats"]] == ["Bo", "Ana"]
    third = await server.post(path, token=ana.token)
    assert third.json()["match"] == first.json()["match"]
    assert third.json()["token"] != first.json()["token"]


async def test_a_rematch_waits_for_its_people_and_lets_nobody_else_in(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.do("concede")
    made = (await server.post(f"/matches/{ana.code}/rematch", token=bo.token)).json()
    assert (await server.get(f"/matches/{made['match']}")).json()["status"] == "waiting"
    intruder = await server.post(f"/matches/{made['match']}/seats", {"name": "Cy"})
    assert intruder.json()["code"] == "taken"


async def test_a_rematch_against_a_bot_begins_at_once(server: Served) -> None:
    made = await server.create("random")
    ana = await server.sit(made["match"], made["token"])
    await ana.do("concede")
    again = (await server.post(f"/matches/{ana.code}/rematch", token=ana.token)).json()
    assert again["seat"] == 1
    assert (await server.get(f"/matches/{again['match']}")).json()["status"] == "playing"


async def test_a_replay_from_any_side_once_it_is_over(
    server: Served, finished: tuple[Player, Player]
) -> None:
    ana, bo = finished
    for side, player in ((0, ana), (1, bo)):
        replay = (await server.get(f"/matches/{ana.code}/replay?side={side}")).json()
        frames = await replayed(server, f"/matches/{ana.code}/replay?side={side}")
        told = [line for frame in frames for line in frame["told"]]
        steps = [m for step in player.of_type("step") for m in step["moments"]]
        assert told == (await server.sit(ana.code, player.token)).messages[0]["story"]
        assert frames[-1]["view"] == player.now["view"]
        seen = [moment["view"] for moment in steps]
        shown = [frame["view"] for frame in frames]
        assert all(view in shown for view in seen)
        assert replay["outcome"]["seed"]
        numbers = [frame["number"] for frame in frames]
        assert numbers == sorted(numbers)
        assert frames[-1]["turn"] == player.now["view"]["turn"]


async def test_while_it_goes_on_only_from_ones_own_side(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.decide()
    await bo.decide()
    path = f"/matches/{ana.code}/replay"
    assert (await server.get(f"{path}?side=1")).status_code == 403
    assert (await server.get(f"{path}?side=1", ana.token)).json()["code"] == "not-yours"
    assert (await server.get(f"{path}?side=0", "x" * 43)).json()["code"] == "unknown-token"
    own = (await server.get(f"{path}?side=0", ana.token)).json()
    public = (await server.get(path)).json()
    assert own["outcome"] is None
    assert own["frames"]
    assert public["frames"]
    assert (await server.get(f"{path}/views?first=0&side=1", ana.token)).json()[
        "code"
    ] == "not-yours"
    seen = await replayed(server, f"{path}?side=0", ana.token)
    assert "hand" in seen[-1]["view"]["duellists"][0]
    seen = await replayed(server, path)
    assert "hand" not in seen[-1]["view"]["duellists"][0]
    assert (await server.get(f"{path}?side=5")).json()["code"] == "bad-seat"


async def test_the_file_can_be_verified_and_replayed(
    server: Served, finished: tuple[Player, Player], tmp_path: Path
) -> None:
    ana, _bo = finished
    answer = await server.get(f"/matches/{ana.code}/file")
    assert "attachment" in answer.headers["content-disposition"]
    file = tmp_path / "duel.json"
    file.write_bytes(answer.content)
    shown = ana.messages[0]["info"]["seed_hash"]
    run = CliRunner().invoke(app, ["verify", str(file), "--hash", shown])
    assert run.exit_code == 0, run.output
    assert "to exactly the state in the file" in run.output
    assert CliRunner().invoke(app, ["replay", str(file), "--plain"]).exit_code == 0
    assert rulewright.load(answer.content).result is not None


@pytest.mark.parametrize("wrong", ["seed", "seed_hash", "decisions"])
async def test_a_file_that_was_tampered_with_is_found_out(
    server: Served, finished: tuple[Player, Player], tmp_path: Path, wrong: str
) -> None:
    data = (await server.get(f"/matches/{finished[0].code}/file")).json()
    data[wrong] = data[wrong][:-1]
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(data))
    run = CliRunner().invoke(app, ["verify", str(file)])
    assert run.exit_code == 2, run.output


async def test_a_match_that_goes_on_is_not_given_away(server: Served) -> None:
    made = await server.create("random")
    answer = await server.get(f"/matches/{made['match']}/file", made["token"])
    assert answer.json()["code"] == "not-over"


async def test_one_goes_on_from_a_moment_against_a_bot(
    server: Served, finished: tuple[Player, Player]
) -> None:
    ana, _bo = finished
    frames = await replayed(server, f"/matches/{ana.code}/replay?side=1")
    # A moment in which Cy is to decide: elsewhere the bot may have moved before Cy looks.
    asked = [frame for frame in frames if 1 in frame["view"]["waiting"]]
    then = [frame for frame in asked if frame["number"] <= 20][-1]
    wish = {"number": then["number"], "seat": 1, "name": "Cy", "bot": "random"}
    made = await server.post(f"/matches/{ana.code}/continue", wish)
    assert made.status_code == 201, made.text
    cy = await server.sit(made.json()["match"], made.json()["token"])
    first = cy.messages[0]
    assert first["you"] == 1
    assert first["info"]["continues"] == ana.code
    assert first["now"]["view"]["duellists"][1]["hand"] == then["view"]["duellists"][1]["hand"]
    await cy.play_on(1)
    assert cy.is_over
    assert (await server.get(f"/matches/{cy.code}/replay?side=0")).json()["frames"]


async def test_a_match_for_its_players_only_is_continued_by_them_only(server: Served) -> None:
    ana, bo = await server.duel(settings={"watched": False})
    await ana.decide()
    await bo.decide()
    await bo.do("concede")
    await ana.until(lambda: ana.is_over)
    path = f"/matches/{ana.code}/continue"
    wish = {"number": 2, "seat": 0, "name": "Ana", "bot": "random"}
    elsewhere = (await server.create())["token"]
    for token, status, code in ((None, 403, "not-watched"), (elsewhere, 401, "unknown-token")):
        answer = await server.post(path, wish, token)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    made = await server.post(path, wish, ana.token)
    assert made.status_code == 201, made.text
    assert (await server.get(f"/matches/{made.json()['match']}/replay")).status_code == 403


async def test_one_cannot_go_on_from_the_end_or_beyond(
    server: Served, finished: tuple[Player, Player]
) -> None:
    ana, _bo = finished
    frames = (await server.get(f"/matches/{ana.code}/replay")).json()["frames"]
    path = f"/matches/{ana.code}/continue"
    last = frames[-1]["number"]
    for number, code in ((last, "over"), (last + 1, "bad-number")):
        answer = await server.post(path, {"number": number, "seat": 0, "name": "Cy"})
        assert answer.json()["code"] == code
    answer = await server.post(path, {"number": 0, "seat": 2, "name": "Cy"})
    assert answer.json()["code"] == "bad-seat"


async def test_open_and_live_matches_are_listed_if_they_want_to_be(server: Served) -> None:
    hidden = await server.create()
    listed = await server.create(settings={"listed": True})

    async def codes(kind: str) -> list[str]:
        return [found["match"] for found in (await server.get(f"/matches?kind={kind}")).json()]

    assert listed["match"] in await codes("open")
    assert hidden["match"] not in await codes("open")
    await server.join(listed["match"])
    assert listed["match"] not in await codes("open")
    assert listed["match"] in await codes("live")


async def test_lists_go_on_page_after_page(server: Served) -> None:
    made = []
    for _ in range(3):
        server.clock.move(1)
        made.append((await server.create(settings={"listed": True}))["match"])
    first = (await server.get("/matches?kind=open")).json()
    assert [found["match"] for found in first[:3]] == made[::-1]
    before = f"{first[0]['created_at']:.6f}-{first[0]['match']}"
    second = (await server.get(f"/matches?kind=open&before={before}")).json()
    assert second[0]["match"] == made[1]


async def test_my_matches_are_found_by_my_tokens(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.decide()
    answer = await server.post("/matches/mine", {"tokens": [ana.token, bo.token, "x" * 43]})
    found = {(one["your_seat"], one["your_move"]) for one in answer.json()}
    assert found == {(0, False), (1, True)}


async def test_what_was_hidden_in_a_game_that_keeps_secrets_stays_hidden_when_it_is_over(
    server: Served,
) -> None:
    """Grimterra, bluff.secret-for-good: nobody looks from another's side, goes on from there, or gets a file."""
    ana, bo = await server.duel(game="grimterra", options={})
    await ana.do("concede")
    await bo.until(lambda: bo.now["status"] == "over")
    path = f"/matches/{ana.code}"
    assert (await server.get(f"{path}/replay?side=0", ana.token)).status_code == 200
    assert (await server.get(f"{path}/replay")).status_code == 200
    for refused in (
        await server.get(f"{path}/replay?side=1", ana.token),
        await server.get(f"{path}/replay?side=1"),
        await server.get(f"{path}/replay/views?first=0&side=1", ana.token),
        await server.get(f"{path}/file", ana.token),
        await server.post(
            f"{path}/continue",
            {"name": "Ana", "seat": 1, "number": 0, "bot": "random"},
            token=ana.token,
        ),
    ):
        assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
