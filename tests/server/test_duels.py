"""Whole duels of people at a server: joining, playing, watching, reconnecting, ending."""

from __future__ import annotations

import asyncio

import pytest

from rulewright.server.tokens import hash_of
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("relics", [False, True])
async def test_two_people_play_a_whole_duel(server: Served, relics: bool) -> None:
    ana, bo = await server.duel(options={"relics": relics})
    await asyncio.gather(ana.play_on(1), bo.play_on(2))
    assert ana.now["outcome"] == bo.now["outcome"]
    assert sum(ana.now["outcome"]["shares"]) == 100
    assert not ana.of_type("refused")


async def test_a_bot_answers(server: Served) -> None:
    made = await server.create("greedy")
    ana = await server.sit(made["match"], made["token"])
    await ana.play_on(3)
    assert ana.now["outcome"]["how"] == "played"


async def test_a_match_waits_until_every_seat_is_taken(server: Served) -> None:
    made = await server.create()
    ana = await server.sit(made["match"], made["token"])
    assert ana.now["status"] == "waiting"
    assert ana.decision is None
    assert ana.now["view"] == {}
    assert await ana.is_refused("concede") == "not-begun"
    await server.join(made["match"])
    await ana.until(lambda: ana.now["status"] == "playing")
    assert ana.decision is not None
    assert ana.seat(1)["name"] == "Bo"


async def test_a_seat_is_taken_once(server: Served) -> None:
    made = await server.create()
    await server.join(made["match"])
    again = await server.post(f"/matches/{made['match']}/seats", {"name": "Cy"})
    assert (again.status_code, again.json()["code"]) == (409, "taken")


async def test_of_many_who_join_at_once_one_gets_the_seat(server: Served) -> None:
    made = await server.create()
    path = f"/matches/{made['match']}/seats"
    answers = await asyncio.gather(*(server.post(path, {"name": f"P{n}"}) for n in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5


async def test_two_people_of_one_name_can_be_told_apart(server: Served) -> None:
    made = await server.create()
    await server.join(made["match"], "Ana")
    info = (await server.get(f"/matches/{made['match']}")).json()
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Ana 2"]


async def test_whoever_reconnects_is_exactly_where_they_were(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.decide()
    await bo.decide()
    await ana.until(lambda: ana.decision)
    before = dict(ana.now)
    await ana.vanish()
    await bo.until(lambda: not bo.seat(0)["connected"])
    again = await server.sit(ana.code, ana.token)
    for field in ("number", "view", "decision", "waiting", "undo", "seats", "status"):
        assert again.now[field] == before[field], field
    told = [line for step in ana.of_type("step") for m in step["moments"] for line in m["told"]]
    assert again.messages[0]["story"] == ana.messages[0]["story"] + told
    await again.decide()


async def test_nobody_is_told_that_somebody_left_while_the_room_is_being_changed(
    server: Served,
) -> None:
    ana, bo = await server.duel()
    room = await server.house.rooms.open(ana.code)
    async with room.lock:
        await bo.leave()
        while server.house.presence.is_connected(ana.code, 1):  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)
        await ana.send({"type": "ping"})
        await ana.until(lambda: ana.of_type("pong"))
        assert ana.seat(1)["connected"]
    await ana.until(lambda: not ana.seat(1)["connected"])


async def test_two_devices_hold_one_seat(server: Served) -> None:
    ana, bo = await server.duel()
    other = await server.sit(ana.code, ana.token)
    await ana.decide()
    await other.until(lambda: other.now["number"] == ana.now["number"])
    assert other.now["view"] == ana.now["view"]
    await bo.decide()
    await ana.leave()
    await other.decide()
    assert bo.seat(0)["connected"]


async def test_of_two_devices_that_answer_at_once_one_wins(server: Served) -> None:
    ana, _bo = await server.duel()
    other = await server.sit(ana.code, ana.token)
    assert ana.decision is not None
    asked, choices = ana.decision["asked"], ana.decision["choices"]
    answers = await asyncio.gather(
        ana.wish("decide", asked=asked, choice=choices[0]["spelled"]),
        other.wish("decide", asked=asked, choice=choices[-1]["spelled"]),
    )
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    refusal = next(answer for answer in answers if answer["type"] == "refused")
    assert refusal["code"] in {"stale", "not-asked"}


async def test_a_spectator_sees_what_the_public_sees(server: Served) -> None:
    ana, bo = await server.duel()
    watcher = await server.sit(ana.code)
    assert watcher.messages[0]["you"] is None
    await ana.decide()
    await bo.decide()
    await watcher.until(lambda: any(step["moments"] for step in watcher.of_type("step")))
    assert all("hand" not in duellist for duellist in watcher.now["view"]["duellists"])
    assert watcher.decision is None
    assert await watcher.is_refused("concede") == "not-yours"


async def test_a_match_may_be_closed_to_spectators(server: Served) -> None:
    made = await server.create(settings={"watched": False})
    watcher = await server.sit(made["match"])
    assert watcher.of_type("refused")[0]["code"] == "not-watched"
    assert (await server.get(f"/matches/{made['match']}/replay")).status_code == 403


async def test_a_part_of_an_answer_is_nobody_elses_business(server: Served) -> None:
    ana, bo = await server.duel(options={"relics": True})
    seen = len(bo.messages)
    await ana.decide()  # the first of two relics
    await ana.do("undo")
    await ana.decide(1)
    await bo.send({"type": "ping"})
    await bo.until(lambda: bo.of_type("pong"))
    assert [message["type"] for message in bo.messages[seen:]] == ["pong"]


async def test_giving_up_ends_it(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.do("concede")
    await bo.until(lambda: bo.is_over)
    assert bo.now["outcome"]["winners"] == [1]
    assert bo.now["outcome"]["how"] == "conceded"
    assert await bo.is_refused("concede") == "over"


async def test_a_draw_is_agreed(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.do("offer-draw")
    await bo.until(lambda: bo.now["draw_offers"] == [0])
    assert await ana.is_refused("offer-draw") == "offered-already"
    await bo.do("offer-draw")
    await ana.until(lambda: ana.is_over)
    assert ana.now["outcome"]["shares"] == [50, 50]
    assert ana.now["outcome"]["how"] == "agreed"


async def test_an_offer_of_a_draw_lapses_when_somebody_plays(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.do("offer-draw")
    await bo.decide()
    await ana.until(lambda: ana.now["draw_offers"] == [])


async def test_people_say_preset_things(server: Served) -> None:
    ana, bo = await server.duel()
    await ana.do("say", saying="good-luck")
    await bo.until(lambda: bo.of_type("said"))
    assert bo.of_type("said") == [{"type": "said", "seat": 0, "saying": "good-luck"}]
    assert await ana.is_refused("say", saying="something rude") == "unknown-saying"


async def test_the_seed_is_shown_at_the_end_and_has_the_hash_of_the_start(server: Served) -> None:
    ana, bo = await server.duel()
    shown = ana.messages[0]["info"]["seed_hash"]
    assert ana.messages[0]["now"]["outcome"] is None
    await bo.do("concede")
    await ana.until(lambda: ana.is_over)
    seed = ana.now["outcome"]["seed"]
    assert hash_of(seed) == shown
    assert not any(seed in text for text in ana.texts if '"outcome":null' in text)


async def test_the_table_speaks_ones_language(server: Served) -> None:
    ana, _bo = await server.duel()
    other = await server.sit(ana.code, ana.token, language="pt")
    assert other.decision is not None
    assert ana.decision is not None
    assert other.decision["prompt"] != ana.decision["prompt"]
    assert other.decision["asked"] == ana.decision["asked"]


async def test_the_tutorial_is_always_dealt_alike(server: Served) -> None:
    views = []
    for _ in range(2):
        made = await server.create("random", tutorial=True)
        ana = await server.sit(made["match"], made["token"])
        views.append(ana.messages[0]["now"]["view"]["duellists"])
    assert views[0] == views[1]
    assert views[0][0]["character"] == "stella"
