"""What choices and events of Eruma point at: a card, an effect that is due, things on screen.

No words (`labels.py`). A thing on screen that the reader may not know is pointed at by where it lies.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.asking import CHOOSE_CARD, CHOOSE_SPOT, GO_FIRST, TAKE_MODE, UNSEEN
from rulewright.effects.due import effect_due
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.actions import PLAY_CARD
from rulewright.games.eruma.rules.blocking import BLOCK_IT, LET_IT, MayBlock
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.book import INSTEAD, NAMING
from rulewright.games.eruma.rules.numbering import EMPTY, IN_HAND
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import DISCARD_CARD
from rulewright.games.eruma.texts.choices import named_card
from rulewright.games.eruma.view.views import HAND_IDS, POSITION_IDS, SIDE_IDS, thing_id
from rulewright.kernel.choice import thing_of, things_of, verb_of
from rulewright.kernel.event import Event


def card_of_choice(raid: Raid, choice: i64) -> i64:
    """The card that a choice is about first."""
    verb = verb_of(choice)
    thing = thing_of(choice)
    if verb in (PLAY_CARD, DISCARD_CARD):
        return thing
    if verb == CHOOSE_CARD:
        return named_card(raid, thing)
    return raid.grid[thing]


def choice_objects(raid: Raid, seat: i64, choice: i64) -> list[str]:
    """The things on screen a choice refers to: the card, then where to or whom."""
    verb = verb_of(choice)
    things = things_of(choice)
    if verb in (BLOCK_IT, LET_IT):
        question = cast(MayBlock, raid.agenda[-1])
        source = POSITION_IDS[raid.place[question.source]]
        return [source] if verb == LET_IT else [POSITION_IDS[things[0]], source]
    if verb in (GO_FIRST, INSTEAD):
        return [thing_id(raid, effect_due(raid, things[0]).source, seat)]
    if verb == CHOOSE_SPOT:
        return [POSITION_IDS[things[0]]]
    if verb == NAMING:
        return []
    if not things or verb == TAKE_MODE:
        return []
    if verb == CHOOSE_CARD and things[0] == UNSEEN:
        return [SIDE_IDS[1 - seat]]
    if verb in (PLAY_CARD, DISCARD_CARD):
        found = [HAND_IDS[things[0]]]
    else:
        card = card_of_choice(raid, choice)
        found = [thing_id(raid, card, seat)]
        if verb == CHOOSE_CARD and _is_one_of_many(raid, card, seat):
            found.append(f"c{int(raid.definition[card])}")
    return found + [POSITION_IDS[thing] for thing in things[1:]]


def _is_one_of_many(raid: Raid, card: i64, reader: i64) -> bool:
    """Whether the card lies among others that share one id, and the reader knows which it is."""
    place = raid.place[card]
    if place < POSITIONS:
        return False
    if place == IN_HAND:
        return raid.owner(card) != reader and raid.knows(reader, card)
    return True


def event_objects(event: Event) -> list[str]:
    """What an event is about: the side that does it, then the positions it names."""
    found: list[str] = []
    for field, thing in zip(story.FIELDS[int(event.kind)], event.things, strict=False):
        if thing == EMPTY:
            continue
        if field == "who":
            found.insert(0, SIDE_IDS[thing])
        elif field.startswith("position"):
            found.append(POSITION_IDS[thing])
    return found
