"""What choices and events of Grimterra point at: a card, an effect that is due, things on screen. No words (`labels.py`)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.asking import CHOOSE_CARD, CHOOSE_PLAYER, GO_FIRST, TAKE_MODE, UNSEEN
from rulewright.effects.due import effect_due
from rulewright.games.grimterra.rules import (
    casting,
    choosing_arena,
    combat,
    numbering,
    rounds,
    story,
)
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import DISCARD_CARD, INSTEAD
from rulewright.games.grimterra.rules.wound_choice import PICK_WOUND, WhichWound
from rulewright.games.grimterra.texts.choices import (
    FIRST_FACE,
    face_of_thing,
    owner_of_thing,
    pile_of_thing,
)
from rulewright.games.grimterra.view.views import thing_id
from rulewright.kernel.choice import things_of, verb_of
from rulewright.kernel.event import Event

OF_HERO = (choosing_arena.TO_ARENA, casting.POWER, combat.FIGHTER, combat.TARGET)
OF_HELD = (rounds.LAY, rounds.CHANGE, DISCARD_CARD)
_OF_TABLED = (rounds.REVEAL, rounds.BLUFF, rounds.KEEP, rounds.RETRACT)
_PILE_IDS = {
    numbering.IN_DECK: "k",
    numbering.DISCARDED: "d",
    numbering.BLUFFED: "d",
}


def choice_objects(feud: Feud, seat: i64, choice: i64) -> list[str]:
    """The things on screen a choice refers to: the card, then whom or with whom."""
    verb = verb_of(choice)
    things = things_of(choice)
    if verb in _OF_TABLED:
        return [f"t{seat}"]
    if not things or verb == TAKE_MODE:
        return []
    first = things[0]
    if verb in OF_HERO:
        return [f"f{first}"]
    if verb in OF_HELD:
        return [f"h{first}"]
    if verb == casting.CAST:
        return [f"h{first}", f"f{things[1]}"]
    if verb == casting.USE:
        return [f"e{first}"]
    if verb in (CHOOSE_PLAYER, combat.FIGHT):
        return [f"s{first}"]
    if verb == PICK_WOUND:
        question = cast(WhichWound, feud.agenda[-1])
        return [f"w{question.hero}-{first}"]
    if verb in (GO_FIRST, INSTEAD):
        return [thing_id(feud, effect_due(feud, first).source, seat)]
    if verb == CHOOSE_CARD and first == UNSEEN:
        return [f"s{other}" for other in range(int(feud.seats)) if other != seat][:1]
    return chosen_objects(feud, seat, first)


def chosen_objects(feud: Feud, seat: i64, thing: int) -> list[str]:
    """What the choice of a card in an effect points at."""
    if thing < FIRST_FACE:
        return [thing_id(feud, thing, seat)]
    face, owner, pile = face_of_thing(thing), int(owner_of_thing(thing)), int(pile_of_thing(thing))
    if pile == numbering.IN_HAND:
        return [f"h{face}"] if owner == seat else [f"s{owner}", f"c{face}"]
    return [f"{_PILE_IDS[pile]}{owner}", f"c{face}"]


def event_objects(event: Event) -> list[str]:
    """What an event is about: the side that does it, then the heroes it names."""
    found: list[str] = []
    for field, thing in zip(story.FIELDS[int(event.kind)], event.things, strict=False):
        if field in ("who", "other"):
            found.append(f"s{thing}")
        elif field in ("hero", "hero2"):
            found.append(f"f{thing}")
    return found
