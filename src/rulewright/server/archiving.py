"""Replays that outlive the rules they were played by.

A match is told by playing it again, which needs the very rules and cards of its day. So when it is
over, what every side saw is worked out once (by a worker, since it takes a while), packed, and put
into the log as its last entry. It is looked at only after the game has changed.
"""

from __future__ import annotations

import base64
import json
import lzma
from collections.abc import Sequence
from typing import Any

from rulewright.kernel.match import Match, load_match
from rulewright.server.messages import Frame, Told
from rulewright.server.replaying import Reel


def pack_replay(save: str) -> str:
    """All that can be seen of a finished match, from every side and in every language."""
    match = load_match(save)
    sides: list[int | None] = [*range(match.seats), None]
    whole = {str(side): _seen(match, side) for side in sides}
    packed = lzma.compress(json.dumps(whole, ensure_ascii=False).encode())
    return base64.b85encode(packed).decode()


def _seen(match: Match, side: int | None) -> list[list[Any]]:
    """One side's frames: number, turn, view, and what was told in each language."""
    reel = Reel(match, side, is_over=True)
    return [
        [
            picture.number,
            picture.turn,
            picture.view,
            {
                language: [_packed(told) for told in reel.told(picture, language)]
                for language in match.game.languages()
            },
        ]
        for picture in reel.pictures
    ]


def _packed(told: Told) -> list[Any]:
    return [told.text, told.rule, told.kind, told.objects]


def _told(text: str, rule: str, kind: str = "", objects: Sequence[str] = ()) -> Told:
    """A sentence as it was packed; at first only its text and rule were."""
    return Told(text=text, rule=rule, kind=kind, objects=list(objects))


def unpack_replay(packed: str, side: int | None, language: str) -> list[Frame]:
    """The frames of one side."""
    whole = json.loads(lzma.decompress(base64.b85decode(packed)))
    return [
        Frame(
            number=number,
            turn=turn,
            view=view,
            told=[_told(*sentence) for sentence in told.get(language, told["en"])],
        )
        for number, turn, view, told in whole[str(side)]
    ]
