"""What a text of a stranger is read as, on a card of its frame in a pack: its printed text, or why it is refused."""

from __future__ import annotations

import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulewright.games.allumbra import PACKS as ALLUMBRA
from rulewright.games.elma import PACKS as ELMA
from rulewright.games.eruma import PACKS as ERUMA

PACKS: Final[dict[str, Any]] = {"eruma": ERUMA, "elma": ELMA, "allumbra": ALLUMBRA}
BONE_RAT: Final = """
[[henchman]]
name = "Bone Rat"
text = "This Henchman can't be banished."
flavour = "It gnaws."
icons = ["rat"]
"""


def card_of(game: str, frame: str, text: str) -> tuple[str, str]:
    """The name of a card of that frame, and the pack with that card alone."""
    front, _, name = frame.rpartition(", ")
    kind, _, rest = front.partition(" ")
    kind = kind.rstrip(",")
    lines = [f"name = {json.dumps(name)}", f"text = {json.dumps(text)}"]
    if game == "allumbra":
        character = "stella" if "Stella" in front else "balif"
        lines += [f'character = "{character}"', 'icon = "hood"']
        return name, f'game = "{game}"\n\n[[relic]]\n' + "\n".join(lines) + "\n"
    lines += ['flavour = "From a stranger."', 'icons = ["hood"]']
    more = ""
    if game == "eruma":
        heading = "henchman" if kind == "Henchman" else "outlaw"
        if heading == "outlaw":
            lines.append(f'class = "{kind}"')
        types = rest.removeprefix("· ")
        if types:
            lines.append(f'types = ["{types}"]')
        more = BONE_RAT
    else:
        heading = kind.lower()
        lines += ['rarity = "C"', "number = 999"]
        words = [word for word in rest.split() if word.rstrip(",")[0].isalpha()]
        if heading == "kuski":
            kinds = [word for word in words if word.rstrip(",") != "NF"]
            lines += [f"types = {json.dumps(kinds)}", "records = [40, 38]"]
        if heading == "level":
            lines.append(f"types = {json.dumps([' '.join(words)])}")
            lines.append("length = [2, 4]")
    return name, f'game = "{game}"\n\n[[{heading}]]\n' + "\n".join(lines) + "\n" + more


@cache
def read_as(game: str, frame: str, text: str) -> tuple[str, str]:
    """The text as it is printed, and nothing; or nothing, and all that is said against it."""
    name, pack = card_of(game, frame, text)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "pack.toml")
        file.write_text(pack, "utf-8")
        reader = PACKS[game].reader()
        found = reader.check([file])
    if reader.mistakes:
        return "", "\n".join(str(one).replace(str(file), "pack") for one in reader.mistakes)
    if game == "allumbra":
        return next(one.card.text for one in found if one.card.name == name), ""
    return next(one.text for one in found if one.name == name), ""
