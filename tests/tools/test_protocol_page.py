"""The page of the protocol is what the server's code says, and all that it says is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rulewright.server import messages
from rulewright.server.messages import Join, Listed, TableMessage
from tools import protocol_page as tool
from tools.protocol_page import WRITTEN, main, protocol_page
from tools.protocol_page_exchange import news
from tools.protocol_page_reference import close_codes, model, parts, refusals, shape
from tools.protocol_types import members

PAGE = WRITTEN.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert protocol_page() == PAGE, "run make protocol"


def test_a_page_that_is_out_of_date_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tool, "protocol_page", lambda: "the page of today")
    monkeypatch.setattr(tool, "WRITTEN", tmp_path / "protocol.md")
    monkeypatch.setattr("sys.argv", ["protocol_page.py", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        main()
    (tmp_path / "protocol.md").write_text("the page of yesterday")
    with pytest.raises(SystemExit, match="out of date"):
        main()
    (tmp_path / "protocol.md").write_text("the page of today")
    main()


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("{{refusal stale}}", r"does not tell of: \['refusal new'\]"),
        ("{{refusal stale}} {{refusal new}} {{refusal gone}}", r"no fact .*\['refusal gone'\]"),
    ],
)
def test_words_and_facts_must_agree(
    told: str, wrong: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "template.md").write_text(told)
    monkeypatch.setattr(tool, "TEMPLATE", tmp_path / "template.md")
    facts = {"refusal stale": "`stale`", "refusal new": "`new`", "status of new": "422"}
    monkeypatch.setattr(tool, "facts", lambda: facts)
    with pytest.raises(SystemExit, match=wrong):
        protocol_page()


def test_refusals_are_found_however_they_are_made() -> None:
    found = refusals()
    assert found["not-begun"] == 422, "raised as Refused"
    assert found["illegal"] == 422, "an error of the kernel"
    assert found["stale"] == 409, "with a status of its own"
    assert found["foreign-page"] == 403, "answered at the gate"
    assert found["not-found"] == 404, "answered for an address that does not exist"


def test_close_codes_are_found() -> None:
    assert {1008, 1009, 1012, 1013} <= close_codes()


def test_every_model_has_its_section() -> None:
    kinds = [
        *members(messages.ClientMessage),
        *members(messages.ServerMessage),
        *parts(),
    ]
    assert len(kinds) > 40
    assert all(f"\n### {kind.__name__}\n" in PAGE for kind in kinds)


def test_every_link_leads_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    there = {heading.lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\(#([^)]+)\)", PAGE)) <= there


def test_the_page_names_no_place_on_a_machine() -> None:
    assert not re.search(r"://|/(home|root|tmp|work|usr)/", PAGE)


def test_a_model_is_told_by_its_sentence_and_fields() -> None:
    assert model(Join).splitlines()[:8] == [
        "### Join",
        "",
        "Somebody who wants to sit down.",
        "",
        "| Field | Type | If left out | Meaning |",
        "|---|---|---|---|",
        "| `name` | string of 1 to 24 characters |  |  |",
        "| `seat` | integer 0 to 7 or null | `null` | Which seat; the first free one if not said. |",
    ]


def test_a_field_that_says_nothing_means_what_its_type_says() -> None:
    assert "| `status` | " in model(Listed)
    assert "| Whether the match waits for players, is being played, or is over. |" in model(Listed)


def test_python_s_none_is_null_on_the_page() -> None:
    assert "null for a spectator" in model(TableMessage)


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"$ref": "#/components/schemas/Seat"}, "[Seat](#seat)"),
        ({"enum": ["a", 1]}, '`"a"` or `1`'),
        ({"type": "string", "maxLength": 9}, "string of up to 9 characters"),
        ({"type": "integer", "minimum": 0}, "integer from 0"),
        (
            {"type": "array", "items": {"type": "number"}, "minItems": 1, "maxItems": 4},
            "list of 1 to 4 (number)",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "object of (boolean) by name",
        ),
    ],
)
def test_a_shape_has_its_words(schema: dict[str, object], words: str) -> None:
    assert shape(schema) == words


def test_an_unknown_shape_is_refused() -> None:
    with pytest.raises(SystemExit, match="no words here yet"):
        shape({"type": "mystery"})


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        (None, {"a": 1}, {"a": 1}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3, "…": "as before"}),
        ({"a": 1, "b": 2}, {"a": 1}, {"a": 1}),
        ([1, 2], [2], [2]),
        ([[1], [2]], [[1], [3]], [[1], [3]]),
        (
            [{"seat": 0, "ammo": 5}, {"seat": 1, "ammo": 5}],
            [{"seat": 0, "ammo": 5}, {"seat": 1, "ammo": 4}],
            [{"seat": 0, "…": "as before"}, {"seat": 1, "ammo": 4, "…": "as before"}],
        ),
        ([{"text": "a"}], [{"text": "b"}], [{"text": "b"}]),
    ],
)
def test_what_was_shown_is_left_out(before: Any, after: Any, shown: Any) -> None:
    assert news(before, after) == shown
