"""Everything that happens goes through here: forbidden, replaced, done, answered. And the frames
of card texts, which bring most of it about and are what answers.

*Can't* beats *can*: what is forbidden is dropped before anything may replace it. A replacement
takes the place of what it replaces. Effects that answer are gathered around the deed: for what
leaves or changes, by how things stood before; for what arrives, by how they stand after.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.live import Alive, Lasting, LivePower
from rulewright.effects.machine import Frame, Order, registers_for
from rulewright.effects.program import (
    ACT,
    BY,
    CANT,
    CHAIN,
    CHOOSE,
    EACH_PLAYER,
    IT,
    OPPONENTS_NEXT,
    TARGET,
    THAT,
    UNTIL_YOUR_NEXT,
    WHEN,
    WHENEVER,
    WOULD,
    YOU,
    Condition,
    Instruction,
)
from rulewright.games.eruma import deeds, story
from rulewright.games.eruma.alive import (
    ABOUT_A_PLAYER,
    BY_A_CURSE,
    BY_A_POWER,
    BY_A_TYPE,
    alive_now,
    answered_by,
    condition_holds,
    is_forbidden,
)
from rulewright.games.eruma.board import POSITIONS, TREASURES, zone_one, zones
from rulewright.games.eruma.doing import do_to_card, do_to_player
from rulewright.games.eruma.filtering import (
    count_fitting,
    fitting,
    fitting_spots,
    hidden_among,
    spot_use,
    still_there,
)
from rulewright.games.eruma.filters import CardProgram
from rulewright.games.eruma.protection import not_protected, regenerates
from rulewright.games.eruma.state import CARDS, EMPTY, HENCHMEN_MASK, IN_DECK, IN_HAND, Raid
from rulewright.games.eruma.terms import (
    ATTACK,
    ATTACKS,
    BANISH,
    DECK,
    DISCARD,
    DISCARD_HAND,
    DRAW,
    EXHAUST,
    FETCH,
    FLIP_DOWN,
    FLIP_UP,
    KILL,
    LOOK_AT,
    LOOK_AT_HAND,
    LOSE,
    MANIAC,
    MOVE,
    MOVES_TO_TREASURE,
    PLAY,
    PLAYFIELD,
    QUICK,
    READY_UP,
    REVEAL,
    REVEAL_HAND,
    STEAL,
    SUMMON,
    SWAP,
    TAKE_CONTROL,
    TARGETED,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_GRAVEYARD,
    TO_HAND,
    USE_COPY,
)
from rulewright.games.eruma.wearing_off import is_worn_off
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure
from rulewright.kernel.zone import Zone

# What kind of effect a frame is, beyond the means of `alive.py`.
ANNOUNCED: Final = 7
"""A power whose targets are being picked: not paid for yet. Below it on the agenda lies what
waits for that."""

FROM_ANYWHERE: Final = (
    (1 << TO_HAND) | (1 << TO_DECK) | (1 << TO_DECK_TOP) | (1 << TO_DECK_BOTTOM)
    | (1 << TO_GRAVEYARD) | (1 << DISCARD) | (1 << REVEAL) | (1 << LOOK_AT) | (1 << FETCH)
    | (1 << PLAY) | (1 << BANISH)
)  # fmt: skip
"""What can be done to cards that are not on the Playfield."""
ON_FIELD_VERBS: Final = DRAW

ARRIVALS: Final = (
    (1 << FLIP_UP) | (1 << SUMMON) | (1 << MOVE) | (1 << PLAY) | (1 << SWAP)
    | (1 << MOVES_TO_TREASURE) | (1 << TAKE_CONTROL)
)  # fmt: skip
"""What is answered by how things stand afterwards."""


class Happen(Procedure[Raid]):
    """Something is about to happen: to cards, all at once, or to a player.

    `cause` is the card that brings it about (-1: the rules), `means` by what (`alive.py`), and
    `chain` the cards whose effects led here.
    """

    __slots__ = ("amount", "cards", "cause", "chain", "means", "seat", "spot", "verb")

    def __init__(  # noqa: PLR0913 - what, to what, for whom, how much, where, by what
        self, verb: i64, cards: i64, seat: i64, amount: i64, spot: i64, cause: i64, means: i64,
        chain: i64,
    ) -> None:  # fmt: skip
        self.verb: Final = verb
        self.cards: Final = cards
        self.seat: Final = seat
        self.amount: Final = amount
        self.spot: Final = spot
        self.cause: Final = cause
        self.means: Final = means
        self.chain: Final = chain

    def saved(self) -> list[object]:
        return [
            int(self.verb), int(self.cards), int(self.seat), int(self.amount), int(self.spot),
            int(self.cause), int(self.means), int(self.chain),
        ]  # fmt: skip

    def to(self, cards: i64) -> Happen:
        """The same, to other cards."""
        return Happen(
            self.verb, cards, self.seat, self.amount, self.spot, self.cause, self.means, self.chain
        )

    def run(self, raid: Raid) -> None:
        """The one pipeline."""
        found = alive_now(raid)
        is_watched = (raid.watched >> self.verb) & 1 == 1
        cards = self.cards & self._there(raid)
        if is_watched:
            cards = self.permitted(raid, found, cards)
        if self.verb == KILL and self.means == BY_A_POWER:
            cards = not_protected(raid, cards, self.cause)
            regenerating = regenerates(raid, cards)
            if regenerating != 0:
                if cards & ~regenerating != 0:
                    raid.agenda.append(self.to(cards & ~regenerating))
                instead = Happen(
                    FLIP_DOWN, regenerating, self.seat, 0, 0, self.cause, BY_A_TYPE, self.chain
                )
                raid.agenda.append(instead)
                return
        if cards == 0 and self.cards & self._there(raid) != 0:
            self._call_off(raid)
        if (cards == 0 and self.cards != 0) or cards == ABOUT_A_PLAYER or self._is_idle(raid):
            return
        if self.verb == MOVE and self._is_kept_off_treasure(raid, found, cards):
            return
        if is_watched and self.is_replaced(raid, found, cards):
            return
        self._happen(raid, found, cards, is_watched=is_watched)

    def _there(self, raid: Raid) -> i64:
        """The cards it can still happen to: some may have left while others were answered for, and
        what is so already does not happen."""
        verb = self.verb
        if (FROM_ANYWHERE >> verb) & 1 == 1:
            return raid.field | ~HENCHMEN_MASK
        if verb in (EXHAUST, READY_UP):
            return raid.field & (raid.tired if verb == READY_UP else ~raid.tired)
        if verb in (FLIP_UP, FLIP_DOWN):
            return raid.field & (raid.up if verb == FLIP_DOWN else ~raid.up)
        if verb == TAKE_CONTROL:
            return raid.controlled(1 - self.seat)
        return raid.field if verb < ON_FIELD_VERBS or verb == STEAL else -1

    def _is_idle(self, raid: Raid) -> bool:
        """Whether the player can do it, but nothing comes of it: there is nothing to draw or lose."""
        if self.verb == DRAW:
            return len(raid.decks[self.seat]) == 0
        return self.verb == LOSE and raid.treasure[self.seat] == 0

    def permitted(self, raid: Raid, found: list[Alive], cards: i64) -> i64:
        """The cards for which nothing says that it can't be; ABOUT_A_PLAYER if the player can't."""
        for one in found:
            if one.ability.kind == CANT:
                meant = self.meant_by(raid, one, cards)
                if meant == ABOUT_A_PLAYER:
                    return ABOUT_A_PLAYER
                cards &= ~meant
        return cards

    def meant_by(self, raid: Raid, one: Alive, cards: i64) -> i64:
        """For which cards an ability is about this."""
        return answered_by(
            raid, one, self.verb, cards, self.seat, self.amount, self.cause, self.means
        )

    def is_replaced(self, raid: Raid, found: list[Alive], cards: i64) -> bool:
        for one in found:
            if one.ability.kind != WOULD or (self.chain >> one.source) & 1 == 1:
                continue
            meant = self.meant_by(raid, one, cards)
            if meant == 0:
                continue
            if meant != ABOUT_A_PLAYER and cards & ~meant != 0:
                raid.agenda.append(self.to(cards & ~meant))
            answer = self.answer(raid, one, meant)
            self._call_off(raid)
            raid.agenda.append(answer)
            return True
        return False

    def _call_off(self, raid: Raid) -> None:
        """An attack that is forbidden or replaced: the blow, which waits below, does not fall."""
        if self.verb == ATTACKS:
            raid.agenda.pop()
        if self.verb in (ATTACK, ATTACKS):
            raid.agenda.pop()

    def _is_kept_off_treasure(self, raid: Raid, found: list[Alive], cards: i64) -> bool:
        """A step onto Treasure that something forbids or replaces is not made."""
        if (raid.watched >> MOVES_TO_TREASURE) & 1 == 0:
            return False
        coming = self._arriving_on_treasure(raid, cards)
        if coming == 0:
            return False
        onto = self._onto_treasure(coming)
        return onto.permitted(raid, found, coming) == 0 or onto.is_replaced(raid, found, coming)

    def _onto_treasure(self, cards: i64) -> Happen:
        return Happen(
            MOVES_TO_TREASURE, cards, self.seat, 0, -1, self.cause, self.means, self.chain
        )

    def answer(self, raid: Raid, one: Alive, meant: i64) -> CardFrame:
        """The frame in which an ability answers this."""
        registers = one.registers[:]
        registers[IT] = 0 if meant == ABOUT_A_PLAYER else meant
        registers[THAT] = self.seat
        registers[BY] = 0 if self.cause < 0 else bit(self.cause)
        registers[CHAIN] = self.chain | bit(one.source)
        if one.means == BY_A_CURSE:
            deeds.show_curse(raid, one.source)
        if one.ability.kind == WHEN and raid.place[one.source] <= IN_HAND:
            raid.spent |= bit(one.source)
            raid.alive = None
        return CardFrame(one.program, one.ability.start, one.source, one.means, registers)

    def _happen(self, raid: Raid, found: list[Alive], cards: i64, *, is_watched: bool) -> None:
        is_arrival = (ARRIVALS >> self.verb) & 1 == 1
        answering: list[Alive] = []
        about = Zone()
        if is_watched and not is_arrival:
            self._gather(raid, found, cards, answering, about)
        arrived = self._do(raid, cards)
        if raid.over or (self.verb == SUMMON and arrived == 0):
            return
        if is_arrival:
            alive = alive_now(raid)
            if (raid.watched >> self.verb) & 1 == 1:
                self._gather(raid, alive, arrived, answering, about)
        if len(answering) > 0:
            self._answer_all(raid, answering, about)

    def _gather(
        self, raid: Raid, found: list[Alive], cards: i64, answering: list[Alive], about: Zone
    ) -> None:
        for one in found:
            kind = one.ability.kind
            if (kind not in (WHENEVER, WHEN)) or (self.chain >> one.source) & 1 == 1:
                continue
            meant = self.meant_by(raid, one, cards)
            if meant != 0:
                answering.append(one)
                about.append(meant)

    def _answer_all(self, raid: Raid, answering: list[Alive], about: Zone) -> None:
        """ruling.order-of-effects: the active player's first; of one player's, as they pick."""
        for turn in range(2):
            seat = 1 - raid.active if turn == 0 else raid.active
            count: i64 = 0
            for place in range(len(answering) - 1, -1, -1):
                one = answering[place]
                if one.seat == seat:
                    raid.agenda.append(self.answer(raid, one, about[place]))
                    count += 1
            if count > 1:
                raid.agenda.append(Order(seat, count))

    def _do(self, raid: Raid, cards: i64) -> i64:
        """Do it to the cards or the player. Returns the cards it was done to."""
        verb = self.verb
        if verb == SUMMON:
            card = deeds.summon(raid, self.seat, self.amount, self.spot)
            return 0 if card < 0 else bit(card)
        if verb == SWAP:
            deeds.swap(raid, cards)
        elif verb == USE_COPY:
            use_copy(raid, self, lowest(cards))
        elif verb == STEAL:
            deeds.steal(raid, self.seat, cards)
        elif self.cards == 0:
            do_to_player(raid, verb, self.seat, self.amount)
        else:
            came_onto = self._arriving_on_treasure(raid, cards)
            rest = cards
            while rest != 0:
                card = lowest(rest)
                rest &= rest - 1
                do_to_card(raid, verb, card, self.seat, self.spot)
            if came_onto != 0 and not raid.over:
                raid.agenda.append(self._onto_treasure(came_onto))
        return cards

    def _arriving_on_treasure(self, raid: Raid, cards: i64) -> i64:
        """The card, if it moves onto Treasure from elsewhere."""
        if self.verb != MOVE or (TREASURES >> self.spot) & 1 == 0:
            return 0
        here = raid.place[lowest(cards)]
        is_new = here < POSITIONS and (TREASURES >> here) & 1 == 0
        return cards if is_new and raid.grid[self.spot] == EMPTY else 0


class CardFrame(Frame[Raid]):
    """The text of one of Eruma's cards, under way."""

    __slots__ = ()

    def again(self, at: i64, registers: list[int]) -> CardFrame:
        return CardFrame(self.program, at, self.source, self.means, registers)

    def program_in(self, raid: Raid) -> CardProgram:
        return raid.cards.programs[self.program]

    def is_over(self, raid: Raid) -> bool:
        """power.source-condition."""
        return self.means == BY_A_POWER and is_worn_off(raid, self.source)

    def fitting(self, raid: Raid, which: i64, registers: list[int]) -> i64:
        alive_now(raid)
        return fitting(raid, raid.cards.programs[self.program], which, registers)

    def count(self, raid: Raid, which: i64, registers: list[int]) -> i64:
        alive_now(raid)
        return count_fitting(raid, raid.cards.programs[self.program], which, registers)

    def targets(self, raid: Raid, which: i64, registers: list[int]) -> i64:
        """The cards that fit and that nothing keeps from being a target."""
        found = self.fitting(raid, which, registers)
        if (raid.watched >> TARGETED) & 1 == 0:
            return found
        rest = found
        you: i64 = registers[YOU]
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if is_forbidden(raid, TARGETED, card, you, self.source, BY_A_POWER):
                found &= ~bit(card)
        return found

    def spots(self, raid: Raid, which: i64, registers: list[int]) -> i64:
        """The positions that fit and that the rules allow for what is put there next."""
        program = raid.cards.programs[self.program]
        found = fitting_spots(raid, program, which, registers)
        use = spot_use(program, which)
        actor: i64 = registers[use.e]
        if use.a == SUMMON:
            # ruling.summon-impossible: nobody is asked where to
            is_there = registers[use.c] in raid.extras[actor]
            return found & ~zone_one(1 - actor) if is_there and self._may_summon(raid) else 0
        if program.spots[which].place != PLAYFIELD:
            return found
        if use.a == PLAY:
            return found & zone_one(actor)
        cards: i64 = registers[use.b]
        if use.a == MOVE and cards != 0:
            # ruling.forced-movement
            return found & ~zones(1 - raid.controller(lowest(cards)))
        return found

    def holds(self, raid: Raid, condition: Condition, registers: list[int]) -> bool:
        alive_now(raid)
        return condition_holds(raid, raid.cards.programs[self.program], condition, registers)

    def holder(self, raid: Raid, cards: i64, *, owner: bool) -> i64:
        card = lowest(cards)
        return raid.owner(card) if owner else raid.controller(card)

    def thing_of_card(self, raid: Raid, card: i64) -> i64:
        """A position, or else the card's number. A card in a Deck goes by what it is: its number
        would tell where in the Deck it lies."""
        place = raid.place[card]
        if place < POSITIONS:
            return place
        if place == IN_DECK:
            return POSITIONS + CARDS + 2 * raid.definition[card] + raid.owner(card)
        return POSITIONS + card

    def card_of_thing(self, raid: Raid, thing: i64) -> i64:
        if thing < POSITIONS:
            return raid.grid[thing]
        if thing < POSITIONS + CARDS:
            return thing - POSITIONS
        face = thing - POSITIONS - CARDS
        deck = raid.decks[face & 1]
        place: i64 = 0
        while raid.definition[deck[place]] != face >> 1:
            place += 1
        return deck[place]

    def look_first(self, raid: Raid, step: Instruction, registers: list[int]) -> None:
        """Who searches another's Deck sees it, and who chooses hidden cards by what they are sees
        their faces."""
        if step.op != CHOOSE:
            return
        wanted = raid.cards.programs[self.program].filters[step.b]
        if wanted.place != DECK and not wanted.asks_face:
            return
        seat: i64 = registers[step.e]
        cards = hidden_among(raid, wanted, seat, registers)
        if wanted.place == DECK:
            raid.seen[seat] |= cards
            return
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            deeds.look_at(raid, card, seat)

    def resolve(self, raid: Raid, further: Frame[Raid]) -> None:
        """Announcing has ended: what was waiting for that goes on, with the rest below it."""
        waiting = raid.agenda.pop()
        raid.agenda.append(further)
        raid.agenda.append(waiting)
        if isinstance(waiting, Acts):
            announce_targets(raid, further)

    def begin_lasting(self, raid: Raid, ability: i64, duration: i64, registers: list[int]) -> None:
        since = raid.turn
        until = raid.turn + 1
        seat: i64 = registers[YOU]
        if duration == UNTIL_YOUR_NEXT:
            until = raid.turn + (2 if seat == raid.active else 1)
        elif duration == OPPONENTS_NEXT:
            since = raid.turn + (1 if seat == raid.active else 2)
            until = since + 1
        lasting = Lasting(self.source, seat, self.program, ability, since, until, registers[:])
        raid.lasting = [*raid.lasting, lasting]
        raid.alive = None

    def do(self, raid: Raid, step: Instruction, registers: list[int]) -> None:
        """Push what is to happen: to all cards at once, to a player once for each."""
        verb = step.a
        cards: i64 = 0
        if step.b >= 0:
            cards = registers[step.b]
            if cards == 0:
                return
        amount: i64 = 1
        if step.c >= 0:
            amount = registers[step.c]
        spot: i64 = -1
        if step.d >= 0:
            spot = registers[step.d] - 1
            if spot < 0:
                return
        seat: i64 = registers[YOU if step.e == EACH_PLAYER else step.e]
        if verb == SUMMON and not self._may_summon(raid):
            return
        if verb in (DISCARD_HAND, REVEAL_HAND, LOOK_AT_HAND):
            cards = _hand_of(raid, amount if verb == LOOK_AT_HAND else seat)
            verb = _TO_EACH_IN_HAND[verb - REVEAL_HAND]
            amount = 1
            if cards == 0:
                return
        if step.b >= 0 and verb < ON_FIELD_VERBS:
            cards &= raid.field if (FROM_ANYWHERE >> verb) & 1 == 0 else -1
            if cards == 0:
                return
        chain: i64 = registers[CHAIN]
        times: i64 = 1
        if verb in (DRAW, STEAL):
            times = amount
            amount = 1
        if step.e == EACH_PLAYER:
            raid.agenda.append(deeds.COUNT_TOTALS)
            for _ in range(times):
                raid.agenda.append(
                    Happen(verb, cards, 1 - seat, amount, spot, self.source, self.means, chain)
                )
        for _ in range(times):
            raid.agenda.append(
                Happen(verb, cards, seat, amount, spot, self.source, self.means, chain)
            )

    def _may_summon(self, raid: Raid) -> bool:
        """henchman.maniac-only, ruling.summon-impossible: other cards only by their own text."""
        if self.means != BY_A_POWER:
            return True
        definition = raid.definition[self.source]
        return self.program == definition or raid.cards.kinds[definition] == MANIAC


_TO_EACH_IN_HAND: Final = [REVEAL, LOOK_AT, DISCARD]
"""What is done to each card of a hand that is revealed, looked at or discarded, in the order of
those verbs."""


def _hand_of(raid: Raid, seat: i64) -> i64:
    """The cards in a hand."""
    found: i64 = 0
    hand = raid.hands[seat]
    for place in range(len(hand)):
        found |= bit(hand[place])
    return found


class Acts(Procedure[Raid]):
    """A power acts or goes live, unless its card was lost meanwhile. Its frame lies below."""

    __slots__ = ()

    def run(self, raid: Raid) -> None:
        """speed.quick, speed.slow-window, speed.ongoing."""
        frame = raid.agenda.pop()
        assert isinstance(frame, CardFrame)
        source = frame.source
        if is_worn_off(raid, source):
            return
        program = raid.cards.programs[frame.program]
        registers = still_there(raid, program, frame.registers)
        if program.speed != QUICK:
            seat: i64 = registers[YOU]
            power = LivePower(source, seat, frame.program, raid.turn, registers)
            raid.powers = [*raid.powers, power]
            raid.alive = None
            raid.tell(EVERYONE, story.POWER_LIVE, raid.definition[source], raid.place[source])
        raid.agenda.append(CardFrame(frame.program, frame.at, source, BY_A_POWER, registers))


ACTS: Final = Acts()


def announce_targets(raid: Raid, frame: Frame[Raid]) -> None:
    """Let effects answer that cards are targeted, now that they have been chosen."""
    chosen: i64 = 0
    for step in frame.program_in(raid).code:
        if step.op == TARGET:
            chosen |= frame.registers[step.a]
    if chosen != 0:
        seat: i64 = frame.registers[YOU]
        raid.agenda.append(Happen(TARGETED, chosen, seat, 1, -1, frame.source, BY_A_POWER, 0))


def use_copy(raid: Raid, happen: Happen, card: i64) -> None:
    """The power of a card is done as the causing card's own: it chooses its own targets, costs
    nothing more and cannot be blocked again. Nor is a power copied whose card led to the copying,
    so that copies of copies come to an end (ruling.effect-loop)."""
    if (happen.chain >> card) & 1 == 1:
        return
    definition = raid.definition[card]
    program = raid.cards.programs[definition]
    for ability in program.abilities:
        if ability.kind == ACT:
            registers = registers_for(happen.cause, happen.seat, happen.chain | bit(card))
            raid.tell(
                EVERYONE, story.COPIED, raid.definition[happen.cause], definition,
                raid.place[card],
            )  # fmt: skip
            raid.agenda.append(ACTS)
            raid.agenda.append(
                CardFrame(definition, ability.start, happen.cause, ANNOUNCED, registers)
            )
            return
