"""A choice as one number: a verb of the game and up to three things it names.

Search and saves need choices that are small, equal when alike and quick to compare. So inside
the engine a choice is a packed number; outside it is the game's word for the verb and a list
(`["pick", 3]`), made on request.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_FIELD: Final = 14
_VERB_BITS: Final = 8
_FIELD_MASK: Final = (1 << 14) - 1

LARGEST_THING: Final = _FIELD_MASK - 1
"""Things are numbered from 0 to this."""


def make_choice(verb: i64, thing: i64) -> i64:
    """Pack a verb and the one thing it names."""
    return verb | (thing + 1) << _VERB_BITS


def bare_choice(verb: i64) -> i64:
    """Pack a verb that names nothing."""
    return verb


def pack_choice(verb: i64, first: i64, second: i64, third: i64) -> i64:
    """Pack a verb and up to three things; -1 names nothing."""
    return (
        verb
        | (first + 1) << _VERB_BITS
        | (second + 1) << (_VERB_BITS + _FIELD)
        | (third + 1) << (_VERB_BITS + 2 * _FIELD)
    )


def verb_of(choice: i64) -> i64:
    """The verb of a packed choice."""
    return choice & ((1 << _VERB_BITS) - 1)


def thing_of(choice: i64) -> i64:
    """The first thing a packed choice names, or -1."""
    return ((choice >> _VERB_BITS) & _FIELD_MASK) - 1


def things_of(choice: i64) -> list[int]:
    """All things a packed choice names, in order."""
    things: list[int] = []
    rest = choice >> _VERB_BITS
    while rest != 0:
        things.append(int((rest & _FIELD_MASK) - 1))
        rest >>= _FIELD
    return things
