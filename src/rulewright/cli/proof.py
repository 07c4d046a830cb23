"""Checking a match's file: its seed against the hash shown at the start, its decisions against its
state. What does not fit is an error; what cannot be checked is said."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from rulewright.gamekit.match import load_match
from rulewright.kernel import saved
from rulewright.kernel.errors import SaveError


def verified(file: Path, shown: str | None) -> Iterator[str]:
    """What was checked, one line each; SaveError as soon as something is wrong."""
    try:
        text = file.read_bytes()
        data = json.loads(text)
    except OSError as error:
        raise SaveError(f"cannot read {file}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise SaveError(f"{file}: this is no match: {error}") from error
    if not isinstance(data, dict) or "seed_hash" not in data:
        raise SaveError(f"{file}: there is no seed hash in it; only a server's file has one")
    seed, written = saved.text(data, "seed"), saved.text(data, "seed_hash")
    found = hashlib.sha256(seed.encode()).hexdigest()
    if found != written:
        raise SaveError(f"{file}: its seed has the hash {found}, but the file says {written}")
    if shown is not None and found != shown.strip().lower():
        raise SaveError(f"{file}: its seed has the hash {found}, but you were shown {shown}")
    yield f"seed      {seed}"
    yield f"its hash  {found}" + ("" if shown is None else ", as you were shown")
    match = load_match(text)
    edition = saved.text(data, "edition")
    if edition != match.game.edition:
        yield (
            f"decisions not checked: it was played under edition {edition}, and this is edition"
            f" {match.game.edition}"
        )
        return
    begin = "from that seed" if data.get("base") is None else "from the moment it went on from"
    yield f"decisions {len(match.decisions)}, {begin} to exactly the state in the file"
