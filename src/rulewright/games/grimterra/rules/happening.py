"""What can happen in Grimterra, as values: what, to which cards or player, by what means, because of what.

Whether it may happen, what takes its place and what answers it, `effects/happening.py` sees to; the deeds themselves are in
`deeds.py` and `leaving.py`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rulewright.effects.happening import Happening
from rulewright.effects.ids import Definition, Seat, Verb
from rulewright.effects.matching import forbidden_by, may_be_forbidden
from rulewright.effects.turns import give_extra_turn, skip_turn
from rulewright.games.grimterra.rules import deeds, leaving, story, terms
from rulewright.games.grimterra.rules.ids import Amount, FighterId, Phase
from rulewright.games.grimterra.rules.numbering import DARK_DEATH, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.wound_choice import pick_wounds
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import KW_ONLY, value
from rulewright.kernel.state import Procedure


@final
@value
class Happen(Happening[Feud]):
    """Something happens to cards, or to a player. Verbs that only announce something do nothing."""

    _: KW_ONLY
    amount: Amount = 1

    def do(self, feud: Feud) -> list[int] | None:
        if len(self.cards) == 0:
            return self._do_to_player(feud)
        verb = self.verb
        if verb == terms.EXCHANGE:
            self._exchange(feud)
        elif verb <= terms.ENTER_ARENA:
            for hero in self.cards:
                self._do_to_hero(feud, hero)
            if len(feud.blows) > 0 and self.means in (terms.BY_USE, terms.BY_AN_ATTACK):
                feud.agenda.append(AT_ONCE)  # before anything answers
            elif verb == terms.GET_COUNTERS:
                feud.agenda.append(DARK_DEATHS)
            elif verb == terms.DIE and self.means == terms.BY_DARK_COUNTERS:
                feud.agenda.append(leaving.WIN_CHECK)
        else:
            for card in self.cards:
                self._do_to_card(feud, card)
        return self.cards

    def how_much(self, feud: Feud) -> i64:
        return self.amount

    def counter_meant(self) -> i64:
        return terms.DARK if self.verb == terms.GET_COUNTERS else -1

    def _do_to_hero(self, feud: Feud, hero: i64) -> None:
        verb = self.verb
        if verb == terms.DAMAGE:
            deeds.wound(feud, hero, self.amount, self.cause)
            if self.means == terms.BY_AN_ATTACK:
                feud.lucky |= bit(self.seat)
        elif verb == terms.REMOVE_WOUNDS:
            pick_wounds(feud, hero, self.seat, self.amount)
        elif verb == terms.FLIP:
            deeds.flip(feud, hero)
        elif verb == terms.FLIP_BACK:
            deeds.flip_back(feud, hero)
        elif verb == terms.DIE:
            deeds.die(feud, hero, self.means)
        elif verb == terms.GET_COUNTERS:
            deeds.add_counters(feud, hero, self.amount)
        elif verb == terms.ENTER_ARENA:
            deeds.enter_arena(feud, hero)
        elif feud.is_minion(hero):
            deeds.die(feud, hero, terms.BY_RULE)  # minions.die-outside-arena
        else:
            deeds.leave_arena(feud, hero)

    def _exchange(self, feud: Feud) -> None:
        """Two heroes exchange all their dark counters; both deaths are seen together."""
        if len(self.cards) != 2:
            return
        one, other = self.cards[0], self.cards[1]
        counters = feud.dark[one]
        feud.dark[one] = feud.dark[other]
        feud.dark[other] = counters
        for hero in self.cards:
            feud.tell(EVERYONE, story.COUNTERS, feud.face(hero), hero, feud.dark[hero])
        feud.agenda.append(DARK_DEATHS)

    def _do_to_card(self, feud: Feud, card: i64) -> None:
        verb = self.verb
        if verb == terms.DISCARD:
            deeds.discard(feud, card)
        elif verb in (terms.DESTROY, terms.SACRIFICE):
            if card < feud.fighters:
                deeds.die(feud, card, terms.BY_RULE)
            else:
                is_sacrifice = verb == terms.SACRIFICE
                deeds.destroy(feud, card, story.SACRIFICED if is_sacrifice else story.DESTROYED)
        elif verb == terms.TO_HAND:
            deeds.to_hand(feud, card)
        elif verb == terms.TO_DECK:
            deeds.shuffle_in(feud, card)
        elif verb in (terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM):
            deeds.to_deck(feud, card, is_bottom=verb == terms.TO_DECK_BOTTOM)
        elif verb == terms.TO_PILE:
            deeds.discard(feud, card)

    def _do_to_player(self, feud: Feud) -> list[int] | None:
        verb, seat = self.verb, self.seat
        if not feud.is_playing(seat):
            return None
        if verb == terms.DRAW:
            if len(feud.decks[seat]) == 0:
                leaving.run_out(feud, bit(seat))
                return None
            deeds.draw(feud, seat)
        elif verb == terms.SHUFFLE:
            deeds.shuffle(feud, seat)
        elif verb == terms.EXTRA_TURN:
            if give_extra_turn(feud, seat, self.cause):
                feud.tell(EVERYONE, story.EXTRA_TURN, seat)
        elif verb == terms.SKIP:
            skip_turn(feud, seat)
            feud.tell(EVERYONE, story.TO_SKIP, seat)
        elif verb == terms.AVOID:
            feud.shielded |= bit(seat)
        elif verb == terms.MAKE_SURE:
            feud.unerring |= bit(seat)
        elif verb == terms.ADD_ROUND and feud.round > 0:
            feud.rounds += self.amount
            feud.tell(EVERYONE, story.ROUND_ADDED, seat)
        return self.cards


@final
@value
class OfferedDraw(Happening[Feud]):
    """ruling.offered-or-ordered: a draw that its player might have declined. Without a card to draw nothing comes of it."""

    def do(self, feud: Feud) -> list[int] | None:
        if not feud.is_playing(self.seat) or len(feud.decks[self.seat]) == 0:
            return None
        deeds.draw(feud, self.seat)
        return self.cards


@final
@value
class Shifting(Happening[Feud]):
    """dark.shifting: counters go from a hero to another, who gets them."""

    _: KW_ONLY
    giver: FighterId
    amount: Amount

    def counter_meant(self) -> i64:
        return terms.DARK

    def how_much(self, feud: Feud) -> i64:
        return min(self.amount, feud.dark[self.giver])

    def do(self, feud: Feud) -> list[int] | None:
        """Its cards are the receiver."""
        receiver = self.cards[0]
        amount = min(self.amount, feud.dark[self.giver])
        if amount == 0 or receiver == self.giver or not feud.is_alive(self.giver):
            return None
        deeds.shift_counters(feud, self.giver, receiver, amount)
        feud.agenda.append(DARK_DEATHS)
        return self.cards


@final
@value
class Equipping(Happening[Feud]):
    """ruling.equipment-attaches: an equipment is attached to a hero."""

    _: KW_ONLY
    hero: FighterId

    def do(self, feud: Feud) -> list[int] | None:
        if not feud.is_alive(self.hero):
            return None
        for card in self.cards:
            deeds.equip(feud, card, self.hero)
        return self.cards


@final
@value
class Summoning(Happening[Feud]):
    """ruling.minion-place: a minion comes into its player's arena. Once that is done, its cards are that minion."""

    _: KW_ONLY
    definition: Definition

    def do(self, feud: Feud) -> list[int] | None:
        if not feud.is_playing(self.seat):
            return None
        minion = deeds.summon(feud, self.seat, self.definition)
        return None if minion == NONE else [int(minion)]


@final
@value
class PhaseTurns(Happening[Feud]):
    """A phase, or the turn, starts or ends: effects may answer that."""

    _: KW_ONLY
    phase: Phase

    def phase_meant(self) -> i64:
        return self.phase

    def do(self, feud: Feud) -> list[int] | None:
        return self.cards


def is_watched(feud: Feud, verb: Verb) -> bool:
    """Whether anything alive forbids, replaces or answers a verb."""
    return feud.live_now().watched.has(verb)


def announce(feud: Feud, verb: Verb, cards: list[int], seat: Seat) -> None:
    """Let texts answer that something is so; costs nothing where none would."""
    if is_watched(feud, verb):
        feud.agenda.append(Happen(verb, cards, seat))


def is_forbidden(feud: Feud, verb: Verb, cards: list[int], seat: Seat) -> bool:
    """Whether something alive says that a player can't do this."""
    if not may_be_forbidden(feud, verb):
        return False
    return forbidden_by(feud, Happen(verb, cards, seat)) is not None


class DarkDeaths(Procedure[Feud]):
    """dark.six-kills, dark.kills-at-once: all who have six counters or more die at one moment."""

    def run(self, feud: Feud) -> None:
        deaths = [
            int(hero)
            for hero in range(feud.fighters)
            if feud.dark[hero] >= DARK_DEATH and feud.is_alive(hero)
        ]
        if len(deaths) > 0:
            means = terms.BY_DARK_COUNTERS
            feud.agenda.append(Happen(terms.DIE, deaths, feud.active, means=means))


class AtOnce(Procedure[Feud]):
    """rounds.resolved-together: what both cards do to heroes happens before anything answers it."""

    def run(self, feud: Feud) -> None:
        if len(feud.blows) == 0:
            return
        blow = feud.blows[0]
        feud.blows = feud.blows[1:]
        if blow.verb == terms.GET_COUNTERS and len(feud.blows) == 0:
            feud.agenda.append(DARK_DEATHS)
        feud.agenda.append(self)
        feud.agenda.append(
            Happen(
                blow.verb,
                [int(blow.hero)],
                blow.seat,
                amount=blow.amount,
                cause=blow.card,
                means=blow.means,
            )
        )


AT_ONCE: Final = AtOnce()
DARK_DEATHS: Final = DarkDeaths()
