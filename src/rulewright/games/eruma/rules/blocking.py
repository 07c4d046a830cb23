"""Triggering a power: it is paid for, its card exhausted, and the opponent may block it. What it does once it
is let through is in `powers.py`."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.ids import CardId
from rulewright.effects.sets import members_of
from rulewright.effects.usable import note_use
from rulewright.games.eruma.rules import story, terms
from rulewright.games.eruma.rules.costs import may_block, power_cost
from rulewright.games.eruma.rules.happening import Happen, is_forbidden
from rulewright.games.eruma.rules.numbering import Position
from rulewright.games.eruma.rules.power_ends import is_worn_off
from rulewright.games.eruma.rules.powers import ACTS, Acts, announce_targets
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

# Verbs of choices, after those of all games with card text.
BLOCK_IT: Final = 8
LET_IT: Final = 9


@value
class Trigger(Procedure[Raid]):
    """Targets have been picked: the power is paid for and its card exhausted
    (power.exhausts-right, ruling.block-window). Its frame lies below."""

    source: CardId

    def run(self, raid: Raid) -> None:
        source = self.source
        frame = cast(Frame, raid.agenda[-1])
        raid.points -= power_cost(raid, source)
        if raid.field & raid.up & bit(source) == 0:
            raid.agenda.pop()  # ruling.price: it was lost while its price was paid
            return
        note_use(raid, raid.definition[source])
        seat = raid.controller(source)
        raid.tell(EVERYONE, story.TRIGGERED, seat, raid.definition[source], raid.place[source])
        raid.agenda.append(ACTS)
        raid.agenda.append(MayBlock(source))
        announce_targets(raid, frame)
        raid.agenda.append(Happen(terms.TRIGGER, [int(source)], seat, cause=source))
        # ruling.exhausting-to-trigger
        raid.agenda.append(Happen(terms.EXHAUST, [int(source)], seat, cause=source))


@value
class MayBlock(Question[Raid]):
    """The opponent may block (ruling.block-window). Whoever has a face-down card is asked, Spy or
    not (ruling.block-question-hides)."""

    source: CardId

    def ask(self, raid: Raid, seat: i64) -> Zone:
        """block.face-down-spy, block.optional."""
        if seat == raid.active or len(raid.answers[seat]) > 0:
            return NOTHING
        if not isinstance(raid.agenda[-2], Acts):
            return NOTHING  # ruling.block-by-text: it is blocked already
        if is_worn_off(raid, self.source):
            return NOTHING  # what answered the triggering has ended the power already
        hidden = raid.controlled(seat) & ~raid.up
        blockers = may_block(raid, seat)
        if hidden | blockers == 0:
            return NOTHING
        if is_forbidden(raid, terms.BLOCK, self.source, seat, means=terms.BY_A_SKILL):
            return NOTHING
        offered = Zone()
        for card in members_of(blockers):
            if not raid.is_up(card) and is_forbidden(
                raid, terms.FLIP_UP, card, seat, cause=card, means=terms.BY_A_SKILL
            ):
                continue  # ruling.block-turns-up
            offered.append(make_choice(BLOCK_IT, raid.place[card]))
        offered.append(bare_choice(LET_IT))
        return offered

    def answered(self, raid: Raid) -> None:
        """block.face-down-spy: a face-down card turns up, and then the power is blocked."""
        seat = 1 - raid.active
        given = raid.answers[seat]
        if len(given) == 0:
            return
        choice = given[0]
        if verb_of(choice) == LET_IT:
            raid.tell(
                EVERYONE, story.LET_THROUGH, seat, raid.definition[self.source],
                raid.place[self.source],
            )  # fmt: skip
            return
        spy = raid.grid[thing_of(choice)]
        raid.agenda.append(Block(self.source, spy, thing_of(choice)))
        if not raid.is_up(spy):
            # ruling.block-turns-up
            raid.agenda.append(
                Happen(terms.FLIP_UP, [int(spy)], seat, cause=spy, means=terms.BY_A_SKILL)
            )


@value
class Block(Procedure[Raid]):
    """The card that blocks lies face-up: the power below is blocked. If a text has taken the place of turning it
    up, this is called off (ruling.block-turns-up)."""

    source: CardId
    spy: CardId
    position: Position
    """Where it stood."""

    def run(self, raid: Raid) -> None:
        """block.no-effect, block.point-lost, block.source-exhausted, block.turned-left."""
        source = self.source
        raid.agenda.pop()  # ACTS, and the frame of the power: it does nothing, now or later
        raid.agenda.pop()
        seat = 1 - raid.active
        raid.left |= bit(source) & raid.tired
        raid.tell(
            EVERYONE, story.BLOCKED, seat, raid.definition[source], raid.place[source],
            self.position,
        )  # fmt: skip
        raid.agenda.append(
            Happen(terms.BLOCK, [int(source)], seat, cause=self.spy, means=terms.BY_A_SKILL)
        )
