"""The chapters of the protocol's page about the games: what each shows, offers and tells, as it declares."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from rulewright.gamekit.declared import Declared, fields_of, parts_of, schema_of
from rulewright.gamekit.options import Option
from rulewright.gamekit.registry import find_game
from tools.game_types import declared_games, meanings
from tools.protocol_page_reference import shape


def games() -> str:
    """A chapter for every game."""
    return "\n".join("\n".join(chapter(name, of)) for name, of in declared_games().items())


def links() -> str:
    """To each of them."""
    return ", ".join(f"[{_title(name)}](#{_anchor(_title(name))})" for name in declared_games())


def chapter(name: str, declared: Declared) -> Iterator[str]:
    """What one game declares."""
    title = _title(name)
    yield f"## {title}\n"
    yield f"A match of `{name}`: its view is a [{declared.view.__name__}]({_link(name, declared.view)}).\n"
    yield from _table(("Option", "Values", "Meaning"), map(_option, find_game(name).rules.options))
    things = [
        (f"`{word}`", f"`{like.form}`", like.meaning) for word, like in declared.things.items()
    ]
    yield from _table(("Thing", "Its id", "What it is"), things)
    choices = [
        (f"`{json.dumps(verb)}`", _words(numbers)) for verb, numbers in declared.choices.items()
    ]
    yield from _table(("Choice", "What the numbers after the verb are"), choices)
    numbers = [(f"`{word}`", meaning) for word, meaning in declared.numbers.items()]
    yield from _table(("Number", "What it is"), numbers)
    events = [(f"`{kind}`", _words(things)) for kind, things in declared.events.items()]
    yield from _table(("What happens", "Its objects, in order"), events)
    for part in reversed(parts_of(declared.view)):
        yield from _part(name, part)


def _part(name: str, part: type) -> Iterator[str]:
    yield f"### {name} {part.__name__}\n"
    yield f"{' '.join((part.__doc__ or '').split())}\n"
    told = meanings(part)
    rows = [
        (
            f"`{field}`" + (" (may be missing)" if may_miss else ""),
            shape(schema_of(hint)).replace("(#", f"(#{_anchor(name)}-"),
            told.get(field, "").replace("None", "null"),
        )
        for field, (hint, may_miss) in fields_of(part).items()
    ]
    yield from _table(("Field", "Type", "Meaning"), rows)


def _option(option: Option) -> tuple[str, str, str]:
    values = ", ".join(f"`{json.dumps(value)}`" for value in option.values)
    also = f"; or {option.free}" if option.free else ""
    return f"`{option.name}`", values + also, option.meaning


def _words(words: Sequence[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _title(name: str) -> str:
    return find_game(name).title


def _link(name: str, part: type) -> str:
    return f"#{_anchor(name)}-{part.__name__.lower()}"


def _anchor(heading: str) -> str:
    return heading.lower().replace(" ", "-")
