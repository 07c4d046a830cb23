"""What Eruma's book answers the effects of texts: what is alive, what can happen, and what comes of it.

Which cards a text means and what it lets players choose is in `texts/choices.py`, on which this builds.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.happening import NO_CARD, Happening
from rulewright.effects.live import Alive, LiveEffects
from rulewright.effects.matching import forbidden_by
from rulewright.effects.program import CHAIN, EACH_PLAYER, YOU, Instruction
from rulewright.effects.sets import first_of, members_of, set_of
from rulewright.games.eruma.rules import deeds, hands, story, terms
from rulewright.games.eruma.rules.happening import (
    ChangeCounters,
    Happen,
    HappenAt,
    Summoning,
    is_forbidden,
)
from rulewright.games.eruma.rules.modifiers import classes_changed, shut_to, types_changed
from rulewright.games.eruma.rules.numbering import (
    CARDS,
    EMPTY,
    HENCHMEN_MASK,
    IN_GRAVEYARD,
    IN_HAND,
    LARGEST_TOTAL,
)
from rulewright.games.eruma.rules.power_ends import is_worn_off
from rulewright.games.eruma.rules.powers import call_off, can_be_used, use_copy, use_in_its_place
from rulewright.games.eruma.rules.protection import is_protected, regenerates
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.totals import COUNT_TOTALS
from rulewright.games.eruma.texts.choices import ErumaChoices
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import but

INSTEAD: Final = 21
"""The verb of the choice which text takes the place of something (ruling.two-replacements)."""
NAMING: Final = 22
"""That of the choice of a card's name (ruling.naming)."""

FROM_ANYWHERE: Final = (
    (1 << terms.TO_HAND) | (1 << terms.TO_DECK) | (1 << terms.TO_DECK_TOP) | (1 << terms.TO_DECK_BOTTOM)
    | (1 << terms.TO_GRAVEYARD) | (1 << terms.DISCARD) | (1 << terms.REVEAL) | (1 << terms.LOOK_AT) | (1 << terms.FETCH)
    | (1 << terms.PLAY) | (1 << terms.BANISH)
)  # fmt: skip
"""What can be done to cards that are not on the Playfield."""
FIRST_OF_A_PLAYER: Final = terms.DRAW
"""From this verb on it is players who do something."""
_OF_COUNTERS: Final = (terms.ADD_COUNTERS, terms.LOSE_COUNTERS)
_ON_THE_FIELD: Final = (*_OF_COUNTERS, terms.REARRANGE)
ARRIVALS: Final = [
    terms.FLIP_UP,
    terms.SUMMON,
    terms.MOVE,
    terms.PLAY,
    terms.SWAP,
    terms.TAKE_CONTROL,
]
"""What is answered by how things stand afterwards."""

_MEANS: Final = {
    terms.BY_POWER: terms.BY_A_POWER, terms.BY_ATTACK: terms.BY_AN_ATTACK, terms.BY_SKILL: terms.BY_A_SKILL,
    terms.BY_OPPONENTS_POWER: terms.BY_A_POWER, terms.BY_ACTION: terms.BY_RULE,
}  # fmt: skip
"""By what means something must come about for what a text says of that."""


class ErumaBook(ErumaChoices):
    """The rules of Eruma, as the effects of texts ask about them."""

    def __init__(self) -> None:
        super().__init__(
            answered_by_before=[verb for verb in range(terms.MOST_VERBS) if verb not in ARRIVALS],
            targeted=terms.TARGETED,
            instead=INSTEAD,
            naming=NAMING,
            answers_one_by_one=True,
        )

    # What is alive

    def add_alive(self, raid: Raid, seat: i64, found: list[Alive]) -> None:
        """henchman.effect-while-face-up, speed.slow-window, speed.ongoing, type.curse."""
        cards = raid.controlled(seat) & raid.up & HENCHMEN_MASK
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            found += raid.abilities_of(card, raid.definition[card], seat, terms.BY_AN_EFFECT)
        for power in raid.powers:
            # speed.slow-window: in the opponent's next turn, not in an extra turn of one's own
            is_theirs = raid.turn != power.since and raid.active != power.triggered_by
            if power.seat == seat and (power.speed != terms.SLOW or is_theirs):
                found += power.abilities
        raid.add_lasting(seat, terms.BY_A_POWER, found)
        hand = raid.hands[seat]
        for place in range(len(hand)):
            card = hand[place]
            definition = raid.definition[card]
            if raid.cards.cursed[definition]:
                for one in raid.abilities_of(card, definition, seat, terms.BY_A_CURSE):
                    if one.ability.section == terms.CURSE:
                        found.append(one)

    def found_alive(self, raid: Raid, live: LiveEffects) -> None:
        raid.granted = raid.lost = raid.classes = None
        raid.classes = classes_changed(raid, live)
        granted = types_changed(raid, live, terms.HAS_TYPE)
        raid.lost = types_changed(raid, live, terms.LOSES_TYPE)
        raid.granted = granted

    def texts_in_the_match(self, raid: Raid) -> list[int]:
        return raid.brought()

    def cards_with_text(self, raid: Raid, definition: i64, seat: i64) -> int:
        found = 0
        for card in members_of(raid.controlled(seat) & raid.up):
            if raid.definition[card] == definition:
                found |= bit(card)
        return found

    def is_still_told_apart(self, raid: Raid, card: i64) -> bool:
        """A card on the Playfield or in a Graveyard; the number of a Henchman who left is another's next."""
        return raid.place[card] < IN_HAND or raid.place[card] == IN_GRAVEYARD

    def keeps_its_text(self, raid: Raid, card: i64) -> bool:
        """ruling.when-once."""
        return raid.place[card] <= IN_HAND

    def link_of(self, source: i64, ability: i64) -> i64:
        """ruling.effect-loop: no text of a card answers what the card has led to."""
        return source

    def links_of(self, one: Alive) -> int:
        """ruling.counters: that so many counters are there is a link of its own, besides the card."""
        found = set_of(one.source)
        return found | set_of(one.source + CARDS) if one.ability.reaches > 0 else found

    def has_led_to(self, raid: Raid, one: Alive, what: Happening[Raid]) -> bool:
        """ruling.effect-loop: nor does another copy of the printed card. A card may put the counters there itself that it
        waits for; it is answered once then, and not by what that leads to."""
        is_of_counters = one.ability.reaches > 0
        for link in what.chain:
            if is_of_counters != (link >= CARDS):
                continue
            card = link - CARDS if is_of_counters else link
            if card == one.source or raid.definition[card] == one.program_number:
                return True
        return False

    # What can happen

    def possible(self, raid: Raid, what: Happening[Raid]) -> list[int] | None:
        if isinstance(what, Summoning) and (shut_to(raid, NO_CARD) >> what.position) & 1 == 1:
            return None  # ruling.entering
        if len(what.cards) == 0:
            return None if _is_idle(raid, what) else what.cards
        can = _can_be_done_to(raid, what)
        if len(what.cards) == 1 and what.verb != terms.SWAP:
            return what.cards if (can >> what.cards[0]) & 1 == 1 else None
        found = [card for card in what.cards if (can >> card) & 1 == 1]
        is_enough = len(found) == 2 if what.verb == terms.SWAP else len(found) > 0
        return found if is_enough else None

    def is_watched(self, live: LiveEffects, what: Happening[Raid]) -> bool:
        """ruling.swap-is-movement."""
        if what.verb in (terms.MOVE, terms.SWAP):
            watched = live.watched
            return (
                watched.has(terms.MOVE)
                or watched.has(terms.SWAP)
                or watched.has(terms.MOVES_TO_TREASURE)
            )
        if what.verb == terms.TAKE:
            return live.watched.has(terms.LOSE) or live.watched.has(terms.GAIN)
        return live.watched.has(what.verb)

    def also(self, raid: Raid, what: Happening[Raid]) -> list[Happening[Raid]]:
        """ruling.swap-is-movement, ruling.taking; and a movement may be one onto Treasure."""
        found: list[Happening[Raid]] = []
        if what.verb == terms.TAKE:
            found.append(but(_as_verb(terms.LOSE, what.cards, what), seat=1 - what.seat))
            found.append(_as_verb(terms.GAIN, what.cards, what))
            return found
        coming: list[int] = []
        if what.verb == terms.SWAP:
            first, second = what.cards[0], what.cards[1]
            found.append(_as_verb(terms.MOVE, what.cards, what))
            for card, other in ((first, second), (second, first)):
                if raid.comes_to_treasure(card, raid.place[other]):
                    coming.append(card)
        elif isinstance(what, HappenAt) and what.verb == terms.MOVE:
            coming = [
                card for card in what.cards[:1] if raid.comes_to_treasure(card, what.position)
            ]
        if len(coming) > 0:
            found.append(_as_verb(terms.MOVES_TO_TREASURE, coming, what))
        return found

    def is_whole(self, what: Happening[Raid]) -> bool:
        return what.verb in (terms.MOVE, terms.SWAP)

    def call_off(self, raid: Raid, what: Happening[Raid]) -> None:
        """An attack that is forbidden or replaced: the blow, which waits below, does not fall. Nor is a power
        blocked by a card that does not turn up (ruling.block-turns-up). A Curse that keeps a skill from working
        is shown (ruling.curse)."""
        if what.means == terms.BY_A_SKILL and what.verb in (terms.STEAL, terms.KILL):
            forbidding = forbidden_by(raid, what)
            if forbidding is not None:
                self.about_to_answer(raid, forbidding)
        if what.verb == terms.FLIP_UP and what.means == terms.BY_A_SKILL:
            raid.agenda.pop()
        if what.verb == terms.ATTACKS:
            raid.agenda.pop()
        if what.verb in (terms.ATTACK, terms.ATTACKS):
            raid.agenda.pop()

    def unprotected(self, raid: Raid, what: Happening[Raid]) -> list[int] | None:
        """type.invulnerable-power, type.obstacle-power."""
        if what.verb != terms.KILL or what.means != terms.BY_A_POWER:
            return what.cards
        found = [card for card in what.cards if not is_protected(raid, card, what.cause)]
        return found if len(found) > 0 else None

    def is_warded_off(self, raid: Raid, what: Happening[Raid]) -> bool:
        """type.regenerative: those cards turn face-down, the others are killed then."""
        if what.verb != terms.KILL or what.means != terms.BY_A_POWER:
            return False
        regenerating = [card for card in what.cards if regenerates(raid, card)]
        if len(regenerating) == 0:
            return False
        others = [card for card in what.cards if card not in regenerating]
        if len(others) > 0:
            raid.agenda.append(what.to(others))
        turning = Happen(
            terms.FLIP_DOWN,
            regenerating,
            what.seat,
            cause=what.cause,
            means=terms.BY_A_TYPE,
            chain=what.chain,
        )
        raid.agenda.append(turning)
        return True

    # Whether a text means it

    def is_by(self, raid: Raid, one: Alive, what: Happening[Raid]) -> bool:
        by = one.ability.by
        if by == terms.BY_ITS_OWN_DEED:
            return what.means in (terms.BY_RULE, terms.BY_AN_ATTACK)
        if what.means != _MEANS[int(by)]:
            return False
        is_opponents = what.cause >= 0 and raid.controller(what.cause) != one.seat
        return by != terms.BY_OPPONENTS_POWER or is_opponents

    def is_in_phase(self, raid: Raid, phase: i64) -> bool:
        return phase in (terms.TURN, raid.phase)

    # Effects

    def about_to_answer(self, raid: Raid, one: Alive) -> None:
        """ruling.curse."""
        if one.means == terms.BY_A_CURSE:
            hands.show_curse(raid, one.source)

    def about_to_forbid(self, raid: Raid, one: Alive) -> None:
        """ruling.curse."""
        if one.means == terms.BY_A_CURSE:
            hands.show_curse(raid, one.source)

    def is_over(self, raid: Raid, frame: Frame) -> bool:
        """power.source-condition."""
        return frame.means == terms.BY_A_POWER and is_worn_off(raid, frame.source)

    def become(self, raid: Raid, frame: Frame, card: int) -> None:
        use_in_its_place(raid, frame, first_of(card))

    def lends_power(self, raid: Raid, card: i64, source: i64, seat: i64) -> bool:
        return can_be_used(raid, card, source=source, seat=seat)

    def resolve(self, raid: Raid, further: Frame) -> None:
        """Announcing has ended: what was waiting for that goes on, with the rest below it."""
        waiting = raid.agenda.pop()
        raid.agenda.append(further)
        raid.agenda.append(waiting)

    def is_deed_of(self, verb: i64, done: i64) -> bool:
        return verb == done or (
            verb in terms.TO_EACH_IN_HAND and terms.TO_EACH_IN_HAND[int(verb)] == done
        )

    def counters_on(self, raid: Raid, card: i64, kind: i64) -> i64:
        return raid.counters_on(card, kind)

    def was_named(self, raid: Raid, seat: i64, definition: i64) -> None:
        raid.tell(EVERYONE, story.NAMED, seat, definition)

    def chance_decided(self, raid: Raid, frame: Frame, sides: i64, result: i64) -> None:
        """ruling.chance."""
        who: i64 = frame.registers[YOU]
        if sides == 2:
            kind = story.FLIPPED_HEADS if result == 1 else story.FLIPPED_TAILS
            raid.tell(EVERYONE, kind, who)
        else:
            raid.tell(EVERYONE, story.ROLLED, who, result)

    def bring_about(
        self, raid: Raid, frame: Frame, step: Instruction, registers: list[int]
    ) -> None:
        """To all cards at once, to a player once for each."""
        verb = step.verb
        seat: i64 = registers[YOU if step.who == EACH_PLAYER else step.who]
        cards: i64 = 0
        if step.cards >= 0:
            cards = registers[step.cards]
            is_of_a_card = verb < FIRST_OF_A_PLAYER or verb in _ON_THE_FIELD
            if is_of_a_card and (FROM_ANYWHERE >> verb) & 1 == 0:
                cards &= raid.field
            if cards == 0:
                if verb == terms.FETCH:  # ruling.search: nothing was found
                    raid.agenda.append(Happen(terms.SHUFFLE, [], seat, cause=frame.source))
                return
        position: i64 = -1
        if step.spot >= 0:
            position = registers[step.spot] - 1
            if position < 0:
                return
        named = raid.as_they_lie(members_of(cards), from_the_bottom=verb == terms.TO_DECK_TOP)
        chain = members_of(registers[CHAIN])
        cause = frame.source
        # ruling.price: what is paid while a power is announced is no deed of the power
        means = terms.BY_RULE if frame.means == terms.ANNOUNCED else frame.means
        if verb == terms.REARRANGE:
            deeds.rearrange(raid, lowest(cards), registers[step.other], seat)
        elif verb in (terms.KEEP_TO_ONESELF, terms.LOSE_TRACK):
            hands.lose_track(raid, named, seat if verb == terms.KEEP_TO_ONESELF else -1)
        elif verb == terms.SUMMON:
            if self.may_summon(raid, frame):
                summoning = Summoning(
                    terms.SUMMON, [], seat, definition=registers[step.definition], position=position,
                    cause=cause, means=means, chain=chain,
                )  # fmt: skip
                raid.agenda.append(summoning)
        elif verb == terms.USE_COPY:
            use_copy(raid, first_of(cards), source=cause, seat=seat, chain=registers[CHAIN])
        elif verb == terms.BLOCK:
            _block(raid, Happen(verb, named, seat, cause=cause, means=means, chain=chain))
        elif verb in (terms.MOVE, terms.PLAY):
            raid.agenda.append(
                HappenAt(
                    verb, named, seat, position=position, cause=cause, means=means, chain=chain
                )
            )
        elif verb in terms.TO_EACH_IN_HAND:
            whose = seat if step.whose < 0 else registers[step.whose]
            hand = sorted(raid.hands[whose].as_list())
            if len(hand) > 0:
                each = terms.TO_EACH_IN_HAND[int(verb)]
                raid.agenda.append(Happen(each, hand, seat, cause=cause, means=means, chain=chain))
        else:
            amount: i64 = registers[step.amount] if step.amount >= 0 else 1
            amount = min(amount, LARGEST_TOTAL)
            if amount == 0:
                return
            if verb in _OF_COUNTERS:
                kind = registers[step.counter] - 1
                raid.agenda.append(
                    ChangeCounters(
                        verb, named, seat, counter=kind, amount=amount, cause=cause, means=means, chain=chain,
                    )
                )  # fmt: skip
                return
            what = Happen(verb, named, seat, amount=amount, cause=cause, means=means, chain=chain)
            self._bring_about_often(raid, what, is_for_each_player=step.who == EACH_PLAYER)

    def _bring_about_often(self, raid: Raid, what: Happen, *, is_for_each_player: bool) -> None:
        """Draws and thefts come one by one; what each player does counts only when both have
        (ruling.win-at-once)."""
        times: i64 = 1
        if what.verb in (terms.DRAW, terms.STEAL):
            times = what.amount
            what = but(what, amount=1)
        if is_for_each_player:
            raid.agenda.append(COUNT_TOTALS)
            of_other = but(what, seat=1 - what.seat)
            for _ in range(times):
                raid.agenda.append(of_other)
        for _ in range(times):
            raid.agenda.append(what)


def _is_idle(raid: Raid, what: Happening[Raid]) -> bool:
    """Whether the player can do it, but nothing comes of it: there is nothing to draw or lose.
    The draw of the Draw Phase comes to something even then: to the end of the game."""
    if what.verb == terms.DRAW:
        return len(raid.decks[what.seat]) == 0 and what.means != terms.BY_RULE
    loser = 1 - what.seat if what.verb == terms.TAKE else what.seat
    return what.verb in (terms.LOSE, terms.TAKE) and raid.treasure[loser] == 0


def _can_be_done_to(raid: Raid, what: Happening[Raid]) -> i64:
    """The cards to which it can be done now."""
    verb = what.verb
    if isinstance(what, HappenAt):
        if raid.grid[what.position] != EMPTY:
            return 0  # ruling.one-card-per-position
        entering = what.cards[0] if verb == terms.MOVE else NO_CARD
        if (shut_to(raid, entering) >> what.position) & 1 == 1:
            return 0  # ruling.entering
    if verb == terms.SWAP and len(what.cards) == 2:
        first, second = what.cards[0], what.cards[1]
        if (shut_to(raid, first) >> raid.place[second]) & 1 == 1:
            return 0
        if (shut_to(raid, second) >> raid.place[first]) & 1 == 1:
            return 0
    if (FROM_ANYWHERE >> verb) & 1 == 1:
        return raid.field | ~HENCHMEN_MASK
    if verb in (terms.EXHAUST, terms.READY_UP):
        return raid.field & (raid.tired if verb == terms.READY_UP else ~raid.tired)
    if verb in (terms.FLIP_UP, terms.FLIP_DOWN):
        return raid.field & (raid.up if verb == terms.FLIP_DOWN else ~raid.up)
    if verb == terms.TAKE_CONTROL:
        return raid.controlled(1 - what.seat)
    return raid.field if verb < FIRST_OF_A_PLAYER or verb == terms.STEAL else -1


def _block(raid: Raid, what: Happen) -> None:
    """ruling.block-by-text."""
    card = what.cards[0]
    if not is_forbidden(raid, what.verb, card, what.seat, cause=what.cause, means=what.means):
        call_off(raid, card, seat=what.seat, cause=what.cause)
        raid.agenda.append(what)


def _as_verb(verb: i64, cards: list[int], what: Happening[Raid]) -> Happen:
    """What happens, seen as something else."""
    return Happen(verb, cards, what.seat, cause=what.cause, means=what.means, chain=what.chain)


ERUMA_BOOK: Final[Any] = ErumaBook()
