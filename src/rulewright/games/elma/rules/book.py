"""What Elma's book answers the effects of texts: what is alive, what can happen, and what comes of it.

Which cards a text means and what it lets players choose is in `texts/choices.py`, on which this builds.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.ids import CardId, Seat, Verb
from rulewright.effects.live import Alive, LiveEffects
from rulewright.effects.program import CANT, CHAIN, MODIFY, UNTIL_BATTLE_ENDS, YOU, Instruction
from rulewright.effects.sets import first_of, members_of, set_from, set_of
from rulewright.games.elma.rules import library, now, numbering, story, terms
from rulewright.games.elma.rules.entering import about_to_enter
from rulewright.games.elma.rules.happening import (
    AddLevel,
    ChangeCounters,
    Enter,
    Happen,
    JoinTeam,
    LoseGame,
    OfferedDraw,
    Rebuild,
    TakeControl,
    TurnInto,
)
from rulewright.games.elma.rules.numbering import effect_of
from rulewright.games.elma.rules.obstacles import NO_OBSTACLE, to_adding, to_playing_the_battle
from rulewright.games.elma.rules.reach import IN_PLAY, WHERE
from rulewright.games.elma.rules.records import NONE, SETS, Change
from rulewright.games.elma.rules.records import UNTIL_BATTLE_ENDS as LASTS_UNTIL_BATTLE_ENDS
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.texts.choices import ElmaChoices
from rulewright.games.elma.texts.filtering import adders_of
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE

NAMING: Final = 26
"""The verb of the choice of a card's name (ruling.naming)."""
INSTEAD: Final = 24
"""The verb of the choice which text takes the place of something."""

DEPARTURES: Final = [
    terms.GO_OFFLINE, terms.END_BATTLE, terms.LEAVE_AFTER_BATTLE, terms.END_AFTER_BATTLE, terms.ABORT, terms.DISCARD, terms.BAN, terms.TO_HAND,
    terms.TO_DECK, terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.TO_PILE,
]  # fmt: skip
"""What is answered by how things stood before."""
FIRST_OF_A_PLAYER: Final = terms.DRAW
"""From this verb on it is players to whom something happens, or it is only told."""

_OF_LEVELS: Final = (
    terms.ADD_LEVEL,
    terms.START_BATTLE,
    terms.END_BATTLE,
    terms.END_AFTER_BATTLE,
    terms.ABORT,
    terms.SCORED,
    terms.SCORES,
)
_OF_THE_BATTLE: Final = (terms.END_BATTLE, terms.ABORT, terms.LENGTHEN, terms.SHORTEN)
_LOOKING: Final = (
    terms.FETCH,
    terms.LOOK_AT,
    terms.REVEAL,
    terms.LOOK_AT_HAND,
    terms.REVEAL_HAND,
    terms.KEEP_TO_ONESELF,
    terms.LOSE_TRACK,
)
"""What nobody can answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ElmaBook(ElmaChoices):
    """The rules of Elma, as the effects of texts ask about them."""

    def __init__(self) -> None:
        super().__init__(
            answered_by_before=DEPARTURES,
            targeted=terms.TARGETED,
            instead=INSTEAD,
            naming=NAMING,
            answers_one_by_one=True,
        )

    # What is alive

    def add_alive(self, race: Race, seat: Seat, found: list[Alive]) -> None:
        """ruling.effects-order: kuskis in play, then levels in the battle area, then what instants have
        begun."""
        if not race.cards.has_texts:
            return
        kuskis = race.kuskis[seat]
        for place in range(len(kuskis)):
            found += _abilities(race, kuskis[place], seat)
        if race.battle is not None and race.battle.seat == seat:
            found += _abilities(race, race.battle.level, seat)
        for queued in race.queue:
            if queued.seat == seat:
                _add_waiting(race, queued.level, seat, found)
        for after in race.afters:
            if after.seat == seat:
                _add_waiting(race, after.level, seat, found)
        race.add_lasting(seat, terms.BY_EFFECT, found)

    def found_alive(self, race: Race, live: LiveEffects) -> None:
        changed = live.changed.low
        for change in race.changes:
            changed |= bit(change.rule)
        race.rules_changed = changed

    def texts_in_the_match(self, race: Race) -> list[int]:
        return race.definition.as_list()

    def cards_with_text(self, race: Race, definition: i64, seat: i64) -> int:
        kuskis = race.kuskis[seat].as_list()
        return set_from([card for card in kuskis if race.definition[card] == definition])

    def is_still_told_apart(self, race: Race, card: CardId) -> bool:
        """Cards in hands and libraries look alike."""
        return race.place[card] not in (numbering.IN_HAND, numbering.IN_DECK, numbering.GONE)

    def keeps_its_text(self, race: Race, card: CardId) -> bool:
        return numbering.OFFLINE <= race.place[card] <= numbering.AFTER_LEVEL

    def link_of(self, source: CardId, ability: i64) -> i64:
        """ruling.effect-loop: no effect answers what it has brought about itself."""
        return effect_of(source, ability)

    def has_led_to(self, race: Race, one: Alive, what: Happening[Race]) -> bool:
        """ruling.effect-loop: nor does the same sentence on another copy of the printed card."""
        if len(what.chain) == 0:
            return False
        for link in what.chain:
            card = link // numbering.EFFECTS_A_CARD
            if link % numbering.EFFECTS_A_CARD == one.number and (
                card == one.source or race.definition[card] == one.program_number
            ):
                return True
        return False

    def may_begin(self, race: Race, duration: i64) -> bool:
        return duration != UNTIL_BATTLE_ENDS or race.battle is not None

    # What can happen

    def possible(self, race: Race, what: Happening[Race]) -> list[int] | None:
        verb = what.verb
        if len(what.cards) == 0 or FIRST_OF_A_PLAYER < verb < terms.FIRST_OF_TEXTS:
            return what.cards
        found = [card for card in what.cards if _can_be_done_to(race, verb, card)]
        if len(found) == 0 or (verb == terms.ENTER and not _is_whole(race, what, found)):
            return None
        if verb == terms.EXCHANGE and len(found) != 2:
            return None
        if isinstance(what, AddLevel) and any(
            to_adding(race, card) != NO_OBSTACLE for card in what.adders
        ):
            return None
        return found

    def is_all_or_nothing(self, what: Happening[Race]) -> bool:
        return what.verb == terms.ENTER

    # Whether a text means it

    def is_by(self, race: Race, one: Alive, what: Happening[Race]) -> bool:
        if one.ability.by == terms.BY_OWN_CHOICE:
            return what.means == terms.BY_CHOICE
        if what.means != terms.BY_EFFECT or what.cause < 0:
            return False
        if one.ability.by == terms.BY_OPPONENTS_CARD:
            return now.seat_of(race, what.cause) != one.registers[YOU]
        assert one.ability.by == terms.BY_OPPONENTS_INSTANT
        return (
            race.cards.kinds[race.definition[what.cause]] == terms.INSTANT
            and race.owner(what.cause) != one.registers[YOU]
        )

    def is_moment(self, race: Race, moment: i64) -> bool:
        battle = race.battle
        if battle is None:
            return False
        if moment == terms.IN_LAST_FULL_TURN:
            return battle.is_in_last_full_turn()
        return battle.is_in_first_full_turn() == (moment == terms.IN_FIRST_FULL_TURN)

    def setting_of(self, race: Race, what: Happening[Race]) -> i64:
        """The level on which it happens."""
        for card in what.cards:
            level = race.level_under(card)
            if level != NONE:
                return level
        return NONE if race.battle is None else race.battle.level

    def are_too_many(self, race: Race, most: i64, what: Happening[Race], card: CardId) -> bool:
        """Whether a player would have more kuskis in the battle than it takes of each."""
        seat = race.controller(card)
        count: i64 = 0
        for drive in race.drives:
            if race.controller(drive.card) == seat:
                count += 1
        for other in what.cards:
            if race.controller(other) == seat:
                count += 1
        return count > most

    def brought_about_by(self, race: Race, what: Happening[Race]) -> int:
        """ruling.started-by: of a level, the kuskis that added it."""
        if what.verb in _OF_LEVELS and len(what.cards) > 0:
            return set_from(adders_of(race, what.cards[0]))
        return 0 if what.cause < 0 else set_of(what.cause)

    # Effects

    def was_named(self, race: Race, seat: i64, definition: i64) -> None:
        race.tell(EVERYONE, story.NAMED, seat, definition)

    def chance_decided(self, race: Race, frame: Frame, sides: i64, result: i64) -> None:
        """ruling.chance."""
        who: i64 = frame.registers[YOU]
        if sides == 2:
            kind = story.FLIPPED_HEADS if result == 1 else story.FLIPPED_TAILS
            race.tell(EVERYONE, kind, who)
        else:
            race.tell(EVERYONE, story.ROLLED, who, result)

    def bring_about(
        self, race: Race, frame: Frame, step: Instruction, registers: list[int]
    ) -> None:
        verb = step.verb
        seat: Seat = registers[step.who]
        meant = _cards_meant(race, step, registers)
        if meant is None or verb == terms.NOTHING_HAPPENS:
            return
        amount: i64 = registers[step.amount] if step.amount >= 0 else 1
        if amount == 0:
            return
        if verb in _LOOKING:
            _look(race, step, registers, meant)
            return
        if verb == terms.ENTER_EARLY:
            lasts = LASTS_UNTIL_BATTLE_ENDS
            race.change(Change(meant[0], terms.FROM_THE_START_RULE, 1, how=SETS, lasts=lasts))
        cards = library.shown_from_hand(race, meant)
        cause, means, chain = frame.source, terms.BY_EFFECT, members_of(registers[CHAIN])
        if verb in (terms.ENTER, terms.ENTER_EARLY):
            about_to_enter(
                race, Enter(terms.ENTER, cards, seat, cause=cause, means=means, chain=chain)
            )
            return
        what: Happening[Race]
        if verb in (terms.ADD_COUNTERS, terms.LOSE_COUNTERS):
            kind = registers[step.counter] - 1
            what = ChangeCounters(
                verb,
                cards,
                seat,
                counter=kind,
                amount=amount,
                cause=cause,
                means=means,
                chain=chain,
            )
        elif verb in (terms.TURN_INTO, terms.TURN_INTO_AS_WELL):
            types = registers[step.types]
            what = TurnInto(verb, cards, seat, types=types, cause=cause, means=means, chain=chain)
        elif verb in (terms.REBUILD, terms.REBUILD_AS_WELL):
            what = Rebuild(
                verb,
                cards,
                seat,
                types=registers[step.types],
                keywords=registers[step.keywords],
                cause=cause,
                means=means,
                chain=chain,
            )
        elif verb == terms.JOIN_TEAM:
            other = registers[step.other]
            if other == 0:
                return
            team = now.team(race, first_of(other))
            what = JoinTeam(verb, cards, seat, team=team, cause=cause, means=means, chain=chain)
        elif verb == terms.TAKE_CONTROL:
            until = registers[step.lasts]
            what = TakeControl(
                verb, cards, seat, until_battle_ends=until, cause=cause, means=means, chain=chain
            )
        elif verb == terms.DRAW:
            one: Happening[Race] = Happen(
                terms.DRAW, cards, seat, cause=cause, means=means, chain=chain
            )
            if step.is_offered:
                one = OfferedDraw(terms.DRAW, cards, seat, cause=cause, means=means, chain=chain)
            elif step.whose >= 0:
                losers = _out_of_cards(race, set_of(seat) | registers[step.whose], amount)
                if losers & set_of(seat) != 0 and losers != set_of(seat):
                    # ruling.all-lose-together: those who cannot draw with this player lose at the same moment
                    race.agenda.append(LoseGame(terms.LOSE_GAME, [], seat, losers=losers))
                    amount = len(race.decks[seat])
            for _ in range(amount):
                race.agenda.append(one)
            return
        else:
            what = Happen(verb, cards, seat, amount=amount, cause=cause, means=means, chain=chain)
        race.agenda.append(what)


def _look(race: Race, step: Instruction, registers: list[int], meant: list[int]) -> None:
    """A step at which cards are shown to somebody; the text may speak of them afterwards."""
    verb = step.verb
    seat: Seat = registers[step.who]
    whose: Seat = registers[step.whose] if step.whose >= 0 else seat
    if verb == terms.REVEAL and step.cards >= 0:
        meant = library.shown_from_hand(race, meant)
        registers[step.cards] = set_from(meant)
    library.look(race, verb, meant, seat, whose)
    if step.done_to >= 0:
        shown = race.hands[seat].as_list() if verb == terms.REVEAL_HAND else meant
        registers[step.done_to] |= set_from(shown)


def _out_of_cards(race: Race, seats: int, amount: i64) -> i64:
    """Those of some players who cannot draw so many cards, as a set."""
    found: i64 = 0
    for seat in members_of(seats):
        if race.is_playing(seat) and len(race.decks[seat]) < amount:
            found |= bit(seat)
    return found


def _cards_meant(race: Race, step: Instruction, registers: list[int]) -> list[int] | None:
    """The cards to which a step of a text does something, which may be nobody's; None if they are gone."""
    verb = step.verb
    if step.cards < 0:
        if verb not in _OF_THE_BATTLE:
            return []
        return None if race.battle is None else [int(race.battle.level)]
    cards = members_of(registers[step.cards])
    if verb in (terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.TO_PILE, terms.LOOK_AT):
        cards = race.as_they_lie(cards, from_the_bottom=verb == terms.TO_DECK_TOP)
    if verb != terms.FETCH:
        is_out = step.is_out_of_play
        cards = [card for card in cards if _is_there(race, card, is_out=is_out)]
    return cards if len(cards) > 0 or verb == terms.FETCH else None


def _abilities(race: Race, card: CardId, seat: Seat) -> list[Alive]:
    return race.abilities_of(card, race.definition[card], seat, means=terms.BY_EFFECT)


def _add_waiting(race: Race, level: CardId, seat: Seat, found: list[Alive]) -> None:
    """What a level forbids or changes holds while it is battled only; it answers before and after, too."""
    found += [
        one for one in _abilities(race, level, seat) if one.ability.kind not in (CANT, MODIFY)
    ]


def _is_there(race: Race, card: CardId, *, is_out: bool) -> bool:
    """ruling.lasting-effects: an effect on a card in play does not follow it out, nor into play one
    on a card of a hand or pile."""
    is_in_play = race.is_in_play(card) or race.place[card] in (
        numbering.IN_QUEUE,
        numbering.BATTLE_LEVEL,
    )
    return is_in_play != is_out


def _is_whole(race: Race, what: Happening[Race], found: list[int]) -> bool:
    """ruling.pairs: on a Multiplayer level two kuskis of one player, elsewhere one at a time."""
    if len(found) != len(what.cards):
        return False
    if not now.is_played_in_pairs(race):
        return len(found) == 1
    return len(found) == 2 and race.controller(found[0]) == race.controller(found[1])


def _can_be_done_to(race: Race, verb: Verb, card: CardId) -> bool:
    """Whether it can be done to the card now (ruling.impossible-instruction)."""
    if verb == terms.ENTER:
        return to_playing_the_battle(race, card) == NO_OBSTACLE
    if verb == terms.START_BATTLE:
        return now.may_battle_start(race) and race.queue[0].level == card
    if verb == terms.GO_ONLINE and now.is_kept_offline(race, card):
        return False
    if verb == terms.IMPROVE and now.is_so(race, terms.STUCK_RULE, card):
        return False
    return int(race.place[card]) in WHERE.get(int(verb), IN_PLAY)


ELMA_BOOK: Final[Any] = ElmaBook()
