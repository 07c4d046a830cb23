"""Replays as a client puts them together: the story with the views that come in pieces."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from rulewright.gamekit.differences import with_difference
from tests.server.serving import Served


def whole_views(pieces: Iterable[str]) -> list[Any]:
    """Every view, from all pieces in their order."""
    views: list[Any] = []
    for piece in pieces:
        read = json.loads(piece)
        assert read["first"] == len(views)
        assert len(read["views"][0]) == 1, "a piece begins with a whole view"
        for change in read["views"]:
            views.append(with_difference(views[-1] if views else None, change))
    return views


async def replayed(server: Served, path: str, token: str | None = None) -> list[dict[str, Any]]:
    """The frames of a replay, each with its view."""
    replay = (await server.get(path, token)).json()
    asked, _, query = path.partition("?")
    frames: list[dict[str, Any]] = replay["frames"]
    pieces = [
        (
            await server.get(
                f"{asked}/views?first={first}&until={replay['until']}&{query}".rstrip("&"), token
            )
        ).text
        for first in range(0, len(frames), replay["piece"])
    ]
    views = whole_views(pieces)
    assert len(views) == len(frames)
    return [{**frame, "view": view} for frame, view in zip(frames, views, strict=True)]
