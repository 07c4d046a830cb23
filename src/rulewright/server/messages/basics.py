"""What every message is, and the small shapes that messages share."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from pydantic_core import SchemaSerializer

Code = Annotated[str, StringConstraints(pattern=r"^[a-z2-9]{8}$")]
"""The short public code of a match, which is also its address."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
"""What holds a seat. Whoever has it plays the seat: it goes into headers, bodies and the first
socket message, never into an address."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Reference = Annotated[str, StringConstraints(max_length=40)]
"""Chosen by the client; comes back with the answer to that message."""
Spelled = Annotated[list[str | int], Field(min_length=1, max_length=4)]
"""A choice as the engine spells it: a verb and the numbers it names."""
Difference = Any
"""A value, told by what is different from the one before (see Differences); `[value]` is a whole one."""
Status = Literal["waiting", "playing", "over"]
"""Whether the match waits for players, is being played, or is over."""


FORM: Final = ConfigDict(extra="forbid", frozen=True)
"""Unknown fields are refused, so that misspelled ones do not go unnoticed."""


class Message(BaseModel):
    """What comes from outside, or goes out once in a while: checked whenever it is made."""

    model_config = FORM


class Shown:
    """What everybody at a table is shown after every decision, sentence by sentence and choice by choice.

    Such things are dataclasses: only the server makes them, and mypy checks where it does. To check each
    of them again when it is made would take longer than to write all of them as JSON.
    """

    __slots__ = ()
    __pydantic_config__ = FORM

    def as_json(self) -> str:
        """As it is sent."""
        kind = type(self)
        if kind not in _SERIALIZERS:
            _SERIALIZERS[kind] = TypeAdapter(kind).serializer
        return _SERIALIZERS[kind].to_json(self).decode()


_SERIALIZERS: Final[dict[type[Shown], SchemaSerializer]] = {}
