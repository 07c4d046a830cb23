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

from rulewright.gamekit.match import Match, load_match
from rulewright.kernel.event import SPECTATOR
from rulewright.server import viewer_messages
from rulewright.server.messages import Frame, Told
from rulewright.server.replay import Reel, Shot, shots_of, wound


def pack_replay(save: str) -> str:
    """All that can be seen of a finished match, from every side and in every language."""
    match = load_match(save)
    shots = shots_of(match, [*range(match.seats), SPECTATOR], is_over=True)
    whole = {
        str(None if viewer == SPECTATOR else viewer): [_kept(match, shot) for shot in seen]
        for viewer, seen in shots.items()
    }
    packed = lzma.compress(json.dumps(whole, ensure_ascii=False).encode())
    return base64.b85encode(packed).decode()


def _kept(match: Match, shot: Shot) -> list[Any]:
    """A moment: number, turn, what changed in the view, and what was told in each language."""
    told = {
        language: [
            [told.text, told.rule, told.kind, told.objects]
            for told in viewer_messages.tell(match, shot.news, language)
        ]
        for language in match.game.people.languages()
    }
    return [shot.number, shot.turn, shot.view, told]


def unpack_replay(packed: str, side: int | None, language: str) -> Reel:
    """The replay of one side."""
    kept = json.loads(lzma.decompress(base64.b85decode(packed)))[str(side)]
    frames = [
        Frame(
            number=number,
            turn=turn,
            told=[_told(*sentence) for sentence in told.get(language, told["en"])],
        )
        for number, turn, _, told in kept
    ]
    # At first every view was kept as a whole.
    is_by_difference = any(isinstance(view, list) for _, _, view, _ in kept[:1])
    return wound(frames, (view if is_by_difference else [view] for _, _, view, _ in kept))


def _told(text: str, rule: str, kind: str = "", objects: Sequence[str] = ()) -> Told:
    """A sentence as it was packed; at first only its text and rule were."""
    return Told(text=text, rule=rule, kind=kind, objects=list(objects))
