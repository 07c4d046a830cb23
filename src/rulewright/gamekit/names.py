"""Names of cards as people type them: compared without case and accents, as keys, and the nearest.

What a name stands for is each game's own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from difflib import get_close_matches


def folded(name: str) -> str:
    """A name as people may type it: without case, accents, or more than plain apostrophes."""
    plain = unicodedata.normalize("NFKD", name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(bare.casefold().split())


def slug(name: str) -> str:
    """A name as a key: letters, digits and hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", folded(name).replace("'", "")))


def nearest(word: str, known: Collection[str]) -> str:
    """What stands behind an error: the known word that is most like this one, if any is."""
    by_fold = {other.casefold(): other for other in known}
    near = get_close_matches(word.casefold(), by_fold, n=1)
    return f"; did you mean {by_fold[near[0]]!r}?" if near else ""
