"""Writes the browser client's types of what each game declares: its view, its choices, its events.

    python -m tools.game_types           writes web/src/protocol/games/GAME.ts for every game
    python -m tools.game_types --check   fails if one of these files is not what would be written

What is declared stands in the games' own folders (`view/types.py`, `view/declared.py`); games are found,
not listed.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from functools import cache
from pathlib import Path

import rulewright
from rulewright.gamekit.declared import Declared, declared_by, fields_of, parts_of, schema_of
from rulewright.gamekit.registry import find_game
from tools.protocol_types import written

FOLDER = Path(__file__).parents[1] / "web" / "src" / "protocol" / "games"

HEAD = """\
/**
 * What {title} shows, offers and tells: made by tools/game_types.py from games/{name}/view/.
 * Do not change it by hand; change what is declared there and run make protocol.
 */
"""


def declared_games() -> dict[str, Declared]:
    """What every game declares, by its name."""
    found = {name: declared_by(find_game(name)) for name in rulewright.game_names()}
    return {name: declared for name, declared in found.items() if declared is not None}


def game_types(name: str, declared: Declared) -> str:
    """The whole file of a game."""
    parts = [HEAD.format(title=find_game(name).title, name=name)]
    parts.extend(interface(kind) for kind in parts_of(declared.view))
    parts.append(union("What one may do: the verb of a choice.", "Verb", declared.choices))
    parts.append(union("What may happen: the kind of a sentence.", "Kind", declared.events))
    return "\n".join(parts)


def interface(kind: type) -> str:
    """One TypedDict as an interface, told by its sentence, its fields by what stands under them."""
    lines = [comment(kind.__doc__ or "", ""), f"export interface {kind.__name__} {{"]
    told = meanings(kind)
    for name, (hint, may_miss) in fields_of(kind).items():
        if name in told:
            lines.append(comment(told[name], "  "))
        lines.append(f"  {name}{'?' if may_miss else ''}: {written(schema_of(hint))};")
    return "\n".join([*lines, "}", ""])


def union(sentence: str, name: str, words: object) -> str:
    """A type of these words."""
    assert isinstance(words, dict)
    return (
        f"{comment(sentence, '')}\nexport type {name} =\n"
        + "\n".join(f"  | {json.dumps(word)}" for word in words)
        + ";\n"
    )


def comment(text: str, indent: str) -> str:
    """A sentence as a comment; Python's None is null there."""
    return f"{indent}/** {' '.join(text.split()).replace('None', 'null')} */"


@cache
def meanings(kind: type) -> dict[str, str]:
    """What is written under the fields of a TypedDict, inherited ones included."""
    body = ast.parse(inspect.getsource(sys.modules[kind.__module__])).body
    classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
    return _written_under(kind.__name__, classes)


def _written_under(name: str, classes: dict[str, ast.ClassDef]) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in classes[name].bases:
        if isinstance(base, ast.Name) and base.id in classes:
            found |= _written_under(base.id, classes)
    field = ""
    for statement in classes[name].body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=field)):
                pass
            case ast.Expr(value=ast.Constant(value=str(text))) if field:
                found[field] = " ".join(text.split())
    return found


def main() -> None:
    """Write the types, or say which are out of date."""
    is_check = "--check" in sys.argv[1:]
    files = {FOLDER / f"{name}.ts": game_types(name, of) for name, of in declared_games().items()}
    for path, types in files.items():
        if not is_check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(types, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != types:
            raise SystemExit(f"{path.name} is out of date: run make protocol")


if __name__ == "__main__":
    main()
