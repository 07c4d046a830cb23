"""The state of a game of Elma: where in the turn it is, the queue, the battles, and what lasts.

Only data, and how it is copied and saved (`loading.py` is the way back). The cards themselves are in
`cards_in_place.py`, what their numbers mean is in `numbering.py`. Cards are only moved here: what it
means is in `deeds.py`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rulewright.effects.counters import (
    Counters,
    counters_among,
    with_counters,
    without_counters,
)
from rulewright.effects.ids import CardId, Turn
from rulewright.effects.lasting import is_about_any, without_card
from rulewright.effects.live import AT_BATTLE_END, WITH_ITS_SOURCE, Lasting
from rulewright.effects.program import WHEN, WHENEVER
from rulewright.games.elma.rules import numbering, records, terms
from rulewright.games.elma.rules.cards_in_place import CardsInPlace
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.ids import CardCount, Phase, Pile, PointsOfEach, TurnsOfEach
from rulewright.games.elma.rules.records import AfterBattle, Battle, Change, Drive, Queued
from rulewright.kernel.fields import copy_fields, state_fields
from rulewright.kernel.zone import Zone, zone_of


@final
@state_fields
class Race(CardsInPlace):
    """A game of Elma at one moment."""

    points: PointsOfEach
    turns: TurnsOfEach
    """How many turns each seat has begun."""
    phase: Phase
    plays: CardCount
    """How many kuskis the active player has played this turn."""
    last_end: Turn
    """The turn in which a battle last ended; 0 if none has."""
    began_offline: Pile
    """kuskis.go-online: the kuskis that were offline when this turn began."""
    queue: list[Queued]
    battle: Battle | None
    drives: list[Drive]
    """Those of the current battle, in the order of entering."""
    afters: list[AfterBattle]
    counters: list[Counters]
    changes: list[Change]
    """What texts have made of single cards."""
    improved: Pile
    """The kuskis that have improved this turn."""

    def __init__(
        self, cards: CardSet, seats: i64, sizes: list[int], origin: Race | None = None
    ) -> None:
        super().__init__(cards, seats, sizes, origin)
        if origin is not None:
            copy_fields(Race, self, origin)
        else:
            self.points = zone_of([0] * seats)
            self.turns = zone_of([0] * seats)
            self.phase = self.plays = self.last_end = 0
            self.began_offline = Zone()
            self.queue = []
            self.battle = None
            self.drives = []
            self.afters = []
            self.counters = []
            self.changes = []
            self.improved = Zone()

    def clone(self) -> Race:
        copy = Race(self.cards, self.seats, self.sizes, self)
        copy.live = self.live
        copy.rules_changed = self.rules_changed
        return copy

    # Moving cards about

    def lift(self, card: CardId) -> None:
        """Take a card from wherever it is. A kuski that leaves play leaves nothing behind
        (kuskis.removed-no-status, ruling.self-added-is-one-card, ruling.counters)."""
        place = self.place[card]
        owner = self.owners[card]
        if place == numbering.IN_HAND:
            self.hands[owner].remove(card)
        elif place == numbering.IN_DECK:
            self.decks[owner].remove(card)
            self.look_away_from(card)
        elif place == numbering.DISCARDED:
            self.discards[owner].remove(card)
        elif place == numbering.BANNED:
            self.ban_pile.remove(card)
        elif place == numbering.IN_QUEUE:
            self.queue = [queued for queued in self.queue if queued.level != card]
        elif numbering.OFFLINE <= place <= numbering.IN_AFTER:
            self._take_out_of_play(card)
        if numbering.OFFLINE <= place <= numbering.AFTER_LEVEL:
            self._forget(card)
            self.nothing_is_certain()
        self.forget_what_happened_to(card)
        self.let_see(card, 0)
        self.place[card] = numbering.GONE

    def _take_out_of_play(self, card: CardId) -> None:
        self.take_out_of_battles(card)
        self.kuskis[self.controller(card)].remove(card)
        if card in self.began_offline:
            self.began_offline.remove(card)
        self.queue = [queued.without(card) for queued in self.queue]
        if self.battle is not None:
            self.battle = self.battle.without(card)
        self.afters = [after.without(card) for after in self.afters]
        self.counters = without_counters(self.counters, card)
        self.controls = [each for each in self.controls if each.card != card]

    def _forget(self, card: CardId) -> None:
        """ruling.lasting-effects: nothing follows a card out of play."""
        if len(self.changes) > 0:
            self.changes = [each for each in self.changes if each.card != card]
        if len(self.lasting) > 0:
            self.lasting = self._let_go(card, only_of_battle=False)
        self.forget_marks_of(card)

    def _let_go(self, card: CardId, *, only_of_battle: bool) -> list[Lasting]:
        """ruling.lasting-effects: what is about a card ends for it; about none, it ends."""
        kept: list[Lasting] = []
        for lasting in self.lasting:
            if lasting.ends == WITH_ITS_SOURCE and lasting.source == card and not only_of_battle:
                continue
            if only_of_battle and lasting.ends != AT_BATTLE_END:
                kept.append(lasting)
                continue
            program = self.programs[lasting.program]
            registers = without_card(program, lasting.registers, card)
            if registers == lasting.registers:
                kept.append(lasting)
            elif is_about_any(program, registers):
                kept.append(lasting.with_registers(registers))
        return kept

    def take_out_of_battles(self, card: CardId) -> None:
        """Forget what it drove, in the battle or an after battle (ruling.removed-before-end)."""
        place = self.place[card]
        if place == numbering.IN_BATTLE:
            self.drives = _without(self.drives, card)
            if len(self.changes) > 0:
                self.changes = [
                    each for each in self.changes if each.card != card or each.lasts == 0
                ]
                self.nothing_is_certain()
            if len(self.lasting) > 0:
                self.lasting = self._let_go(card, only_of_battle=True)
                self.nothing_is_certain()
        elif place == numbering.IN_AFTER:
            self.afters = [
                after.with_drives(_without(after.drives, card), after.taken_out)
                for after in self.afters
            ]

    def end_of_battle(self, *, is_scored: bool) -> None:
        """ruling.lasting-effects: what speaks of the battle that is over ends with it; what answers how it is scored,
        or who wins it, only then (`leaving.BattleIsOver`)."""
        if len(self.changes) > 0:
            drivers = [drive.card for drive in self.drives]
            self.changes = [
                each
                for each in self.changes
                if each.lasts != records.UNTIL_BATTLE_ENDS
                and not (each.lasts == records.FOR_ITS_NEXT_BATTLE and each.card in drivers)
            ]
        if len(self.lasting) > 0:
            self.lasting = [
                each
                for each in self.lasting
                if each.ends != AT_BATTLE_END or (is_scored and self._answers_the_end(each))
            ]

    def _answers_the_end(self, lasting: Lasting) -> bool:
        ability = self.programs[lasting.program].abilities[lasting.ability]
        return ability.kind in (WHEN, WHENEVER) and ability.verb in terms.OF_THE_END

    def forget_the_battle(self) -> None:
        """What lasted until the end of the battle is over."""
        self.lasting = [each for each in self.lasting if each.ends != AT_BATTLE_END]
        self.nothing_is_certain()

    def has_to_forget_a_battle(self) -> bool:
        """Whether something still lasts that was to last until the end of the battle."""
        return any(each.ends == AT_BATTLE_END for each in self.lasting)

    def change(self, change: Change) -> None:
        """Let a rule be another for a card."""
        self.changes = [*self.changes, change]
        self.nothing_is_certain()

    # Levels, and what kuskis drive

    def added(self, level: CardId) -> Queued | Battle | AfterBattle | None:
        """A level in the queue, the battle or an after battle, with who added it."""
        if self.battle is not None and self.battle.level == level:
            return self.battle
        for queued in self.queue:
            if queued.level == level:
                return queued
        for after in self.afters:
            if after.level == level:
                return after
        return None

    def drive_of(self, card: CardId) -> Drive | None:
        """What a kuski drives in the battle or an after battle, if it does."""
        for drive in self.drives:
            if drive.card == card:
                return drive
        for after in self.afters:
            for drive in after.drives:
                if drive.card == card:
                    return drive
        return None

    def level_under(self, card: CardId) -> i64:
        """The level on which a kuski drives; NONE if it drives on none."""
        if self.place[card] == numbering.IN_BATTLE:
            assert self.battle is not None
            return self.battle.level
        for after in self.afters:
            for drive in after.drives:
                if drive.card == card:
                    return after.level
        return records.NONE

    def replace_drive(self, new: Drive) -> None:
        """Put a drive in the place of the one its kuski had."""
        if self.place[new.card] == numbering.IN_BATTLE:
            self.drives = _replaced(self.drives, new)
            return
        self.afters = [
            after.with_drives(_replaced(after.drives, new), after.taken_out)
            for after in self.afters
        ]

    def counters_on(self, card: CardId, kind: i64) -> i64:
        """How many counters of a kind are on a kuski."""
        return counters_among(self.counters, card, kind)

    def set_counters(self, card: CardId, kind: i64, amount: i64) -> None:
        """Put so many counters of a kind on a kuski in place of those it has."""
        self.counters = with_counters(self.counters, card, kind, amount)

    # Saving

    def dump(self) -> dict[str, object]:
        """With what the cards are, so that nobody goes on with others."""
        brought = self.cards.fingerprint(self.definition.as_list())
        return {"cards": brought, "sizes": self.sizes, **super().dump()}


def _replaced(drives: list[Drive], new: Drive) -> list[Drive]:
    return [new if drive.card == new.card else drive for drive in drives]


def _without(drives: list[Drive], card: CardId) -> list[Drive]:
    """The drives but that of one kuski, whose partner has none any more."""
    return [
        drive.with_partner(records.PARTNER_GONE) if drive.partner == card else drive
        for drive in drives
        if drive.card != card
    ]
