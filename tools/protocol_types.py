"""Writes the browser client's types from the protocol's models, so that the two cannot differ.

    python -m tools.protocol_types           writes web/src/protocol/messages.ts
    python -m tools.protocol_types --check   fails if that file is not what would be written

It understands the shapes that `rulewright.server.messages` uses, and refuses any other.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

from pydantic import TypeAdapter

from rulewright.server import messages
from rulewright.server.messages import Message, Shown

WRITTEN = Path(__file__).parents[1] / "web" / "src" / "protocol" / "messages.ts"

HEAD = """\
/**
 * The protocol, as types: made by tools/protocol_types.py from rulewright.server.messages.
 * Do not change it by hand; change the models and run that tool.
 */

/** What a seat may know, in the game's own form. */
export type View = Record<string, unknown>;

/** A value, told by what is different from the one before; a list of one is a whole value. */
export type Difference = readonly [unknown] | Readonly<Record<string, unknown>>;
"""

SENT = (
    messages.ClientMessage,
    messages.NewMatch,
    messages.Join,
    messages.Continue,
    messages.DeckToCheck,
    messages.SheetsWanted,
    messages.workshop.DraftsToCheck,
    messages.workshop.PackToOpen,
    messages.workshop.TrialWanted,
    messages.workshop.BalanceWanted,
)
"""What a client writes: here a field with a default may be left out."""

Schema = dict[str, Any]
Model = type[Message] | type[Shown]


def protocol_types() -> str:
    """The whole file."""
    parts = [HEAD]
    only_sent = reached(SENT) - reached([kind for kind in models() if kind not in reached(SENT)])
    parts.extend(interface(kind, may_omit=kind in only_sent) for kind in models())
    for name in ("ServerMessage", "ClientMessage"):
        kinds = members(getattr(messages, name))
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(k.__name__ for k in kinds) + ";\n"
        )
    sayings = "".join(f"  {json.dumps(saying)},\n" for saying in messages.SAYINGS)
    parts.append(
        f"/** The things one can say. */\nexport const SAYINGS = [\n{sayings}] as const;\n"
    )
    return "\n".join(parts)


def models() -> list[Model]:
    """Every model of the protocol, subject by subject."""
    return [
        kind
        for subject in messages.SUBJECTS
        for kind in vars(subject).values()
        if isinstance(kind, type) and issubclass(kind, (Message, Shown))
        if kind not in (Message, Shown) and kind.__module__ == subject.__name__
    ]


def members(union: Any) -> list[Model]:
    """The models that a union chooses from."""
    kinds = get_args(union)[0] if not isinstance(union, UnionType) else union
    return list(get_args(kinds))


def reached(roots: Any) -> set[Model]:
    """The models that stand in these, at any depth."""
    by_name = {kind.__name__: kind for kind in models()}
    found: set[Model] = set()
    for root in roots:
        schema = TypeAdapter(root).json_schema()
        found |= {by_name[name] for name in schema.get("$defs", {})}
        if schema.get("title") in by_name:
            found.add(by_name[schema["title"]])
    return found


def schema_of(kind: Model) -> Schema:
    """One model as JSON schema, in which others are named."""
    return TypeAdapter(kind).json_schema(ref_template="{model}")


def interface(kind: Model, *, may_omit: bool) -> str:
    """One model as an interface, told by its first sentence."""
    schema = schema_of(kind)
    lines = [
        f"/** {' '.join((kind.__doc__ or '').split())} */",
        f"export interface {kind.__name__} {{",
    ]
    for name, field in schema.get("properties", {}).items():
        omitted = may_omit and name not in schema.get("required", []) and "const" not in field
        lines.append(f"  {name}{'?' if omitted else ''}: {written(field)};")
    return "\n".join([*lines, "}", ""])


def written(schema: Schema) -> str:
    """A shape of JSON schema in TypeScript."""
    match schema:
        case {"$ref": str(name)}:
            return name
        case {"const": value}:
            return json.dumps(value)
        case {"enum": list(values)}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": list(shapes)}:
            return " | ".join(unique(map(written, shapes)))
        case {"type": "string" | "boolean" | "null" as name}:
            return str(name)
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "array", "items": items}:
            inside = written(items)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case dict() if schema.keys() <= {"title"}:
            return "Difference"
        case {"type": "object", "additionalProperties": True}:
            return "Record<string, unknown>"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {written(values)}>"
    raise SystemExit(f"This shape of the protocol has no TypeScript form here yet: {schema}")


def unique(shapes: Iterator[str]) -> list[str]:
    """Without repetitions, in order."""
    return list(dict.fromkeys(shapes))


def main() -> None:
    """Write the types, or say that they are out of date."""
    types = protocol_types()
    if "--check" not in sys.argv[1:]:
        WRITTEN.write_text(types, encoding="utf-8")
    elif not WRITTEN.exists() or WRITTEN.read_text(encoding="utf-8") != types:
        raise SystemExit("web/src/protocol/messages.ts is out of date: run make protocol")


if __name__ == "__main__":
    main()
