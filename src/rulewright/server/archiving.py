"""Replays that outlive the rules they were played by.

A match is told by playing it again, which needs the very rules and cards of its day. So when it is
over, what every side saw is worked out once (by a worker, since it takes a while), packed, and put
into the log as its last entry. It is looked at only after the game has changed.

From moment to moment little changes, so of each view only that is kept.
"""

from __future__ import annotations

import base64
import json
import lzma
from collections.abc import Sequence
from typing import Any

from rulewright.gamekit.match import Match, load_match
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
    """One side's frames: number, turn, what changed in the view, and what was told in each
    language."""
    reel = Reel(match, side, is_over=True)
    frames: list[list[Any]] = []
    view: Any = None
    for picture in reel.pictures:
        told = {
            language: [_packed(told) for told in reel.told(picture, language)]
            for language in match.game.people.languages()
        }
        frames.append([picture.number, picture.turn, difference(view, picture.view), told])
        view = picture.view
    return frames


def difference(before: Any, after: Any) -> Any:
    """What has to be known of the one value to make the other of it: for objects with the same keys
    and for lists of the same length what differs, by key or place; or else the other as it is, in a
    list of its own."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {
            key: difference(before[key], value)
            for key, value in after.items()
            if before[key] != value
        }
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(place): difference(*pair) for place, pair in pairs if pair[0] != pair[1]}
    return [after]


def with_difference(before: Any, change: Any) -> Any:
    """The value that differs by that."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        items = list(before)
        for place, part in change.items():
            items[int(place)] = with_difference(before[int(place)], part)
        return items
    return {**before, **{key: with_difference(before[key], part) for key, part in change.items()}}


def _packed(told: Told) -> list[Any]:
    return [told.text, told.rule, told.kind, told.objects]


def _told(text: str, rule: str, kind: str = "", objects: Sequence[str] = ()) -> Told:
    """A sentence as it was packed; at first only its text and rule were."""
    return Told(text=text, rule=rule, kind=kind, objects=list(objects))


def unpack_replay(packed: str, side: int | None, language: str) -> list[Frame]:
    """The frames of one side."""
    whole = json.loads(lzma.decompress(base64.b85decode(packed)))
    frames: list[Frame] = []
    view: Any = None
    # At first every view was kept as a whole.
    is_by_difference = any(isinstance(kept[2], list) for kept in whole[str(side)][:1])
    for number, turn, kept, told in whole[str(side)]:
        view = with_difference(view, kept) if is_by_difference else kept
        sentences = [_told(*sentence) for sentence in told.get(language, told["en"])]
        frames.append(Frame(number=number, turn=turn, view=view, told=sentences))
    return frames
