"""The browser client's types are those of the protocol, and shapes without a form are refused."""

from __future__ import annotations

import pytest

from rulewright.server.messages import Seated
from tools.protocol_types import WRITTEN, interface, models, protocol_types, written


def test_the_client_has_the_types_of_the_protocol() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == protocol_types(), "run make protocol"


def test_every_model_has_a_type() -> None:
    types = protocol_types()
    assert models()
    assert all(f"export interface {kind.__name__} {{" in types for kind in models())


def test_a_model_is_told_by_its_sentence_and_fields() -> None:
    assert interface(Seated, may_omit=False).splitlines() == [
        "/** A seat, and the token that holds it. Shown once; only its hash is kept. */",
        "export interface Seated {",
        "  match: string;",
        "  seat: number;",
        "  token: string;",
        "}",
    ]


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        ({"type": "integer"}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
        ({"type": "array", "items": {"$ref": "Seat"}}, "Seat[]"),
        ({"type": "array", "items": {"enum": ["a", 1]}}, '("a" | 1)[]'),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "Record<string, boolean>",
        ),
    ],
)
def test_a_shape_has_its_form(schema: dict[str, object], type_: str) -> None:
    assert written(schema) == type_


def test_an_unknown_shape_is_refused() -> None:
    with pytest.raises(SystemExit, match="no TypeScript form"):
        written({"type": "mystery"})
