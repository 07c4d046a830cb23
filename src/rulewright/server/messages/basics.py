"""What every message is, and the small shapes that messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

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


class Message(BaseModel):
    """Unknown fields are refused, so that misspelled ones do not go unnoticed."""

    model_config = ConfigDict(extra="forbid", frozen=True)
