"""Deeds: acts one after the other, that one may do or not, that are done for each card, by whom;
and choices between deeds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from rulewright.effects.lowering.acts import Acts
from rulewright.effects.lowering.conditions import THEY_DID, YOU_DID
from rulewright.effects.lowering.draft import Code, Label, Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.players import EVERY_SEAT, YOUR_SEAT, Needs, Seat
from rulewright.effects.program import (
    CASE,
    COPY,
    COUNT,
    DID,
    GOTO,
    IF,
    INSTEAD,
    MAY,
    MODE,
    NONE,
    OPPONENT,
    REPEAT,
    SET,
    THAT,
    THAT_PLAYER,
    UNLESS,
    YOU,
)

_NO_TARGET_FOR_EACH: Final = (
    'how often this is done is not known yet when targets are chosen: write "a" in place of'
    ' "target"'
)
_NO_TARGET_IN_MODES: Final = (
    'targets are chosen when the power is triggered, and this choice comes later: write "a" in'
    ' place of "target"'
)
_BY_OTHERS: Final = {"deed.player", "deed.playermay", "deed.unless"}
ONE_PLAYER: Final = {"player.opponent", "player.that", "player.controller", "player.owner"}
"""Players who are one."""
_CHAINS: Final = {"deed.then": 2, "deed.foreachthen": 3}


def who_does(deed: Node) -> str:
    """Who does the last of a deed's acts."""
    while deed[0] in _CHAINS:
        deed = deed[_CHAINS[deed[0]]]
    return THEY_DID if deed[0] in _BY_OTHERS else YOU_DID


class Deeds(Acts):
    """Phrases that say who does what, and whether."""

    is_instead: bool = False
    """Whether the deed that comes next takes the place of something if somebody says yes to it."""

    def deed(self, node: Node, *, is_told: bool) -> None:
        """Write the code of a deed. `is_told`: DID says afterwards whether it was done."""
        tag = node[0]
        if is_told and tag in _BY_OTHERS and node[1][0] == "player.each":
            raise NotPlayable(
                'each player may have done it or not, so "if they do" cannot follow', node
            )
        if tag == "deed.one":
            self._simply(node[1], YOUR_SEAT, is_told=is_told)
        elif tag == "deed.then":
            self.act(node[1], YOUR_SEAT)
            with self.settled_later():
                self.deed(node[2], is_told=is_told)
        elif tag == "deed.foreach":
            self._for_each(node, is_told=is_told)
        elif tag == "deed.foreachthen":
            self._for_each(node, is_told=False)
            with self.settled_later():
                self.deed(node[3], is_told=is_told)
        elif tag == "deed.may":
            self._may(node[1], YOUR_SEAT, is_told=is_told)
        elif tag == "deed.player" and self._is_at_once(node):
            self.act(node[2], EVERY_SEAT)
        elif tag == "deed.player":
            self._by(node[1], lambda seat: self._simply(node[2], seat, is_told=is_told))
        elif tag == "deed.playermay":
            self._by(node[1], lambda seat: self._may(node[2], seat, is_told=is_told))
        elif tag == "deed.unless":
            self._by(node[1], lambda seat: self._unless(node, seat, is_told=is_told))
        else:
            raise unknown_phrase(node)

    def _is_at_once(self, node: Node) -> bool:
        """Whether each player does this, and none before the other."""
        act = self.words.meanings.acts.get(node[2][0])
        return node[1][0] == "player.each" and act is not None and act.is_at_once

    def _simply(self, act: Node, seat: Seat, *, is_told: bool) -> None:
        if not is_told:
            self.act(act, seat)
            return
        code, needs = self._gathered(act, seat)
        self.code.add(needs.before)
        if needs.conditions:
            impossible = Label()
            self.code.emit(SET, into=DID, number=0)
            self._demand(needs, impossible)
            self.code.emit(SET, into=DID, number=1)
            self.code.put(impossible)
        else:
            self.code.emit(SET, into=DID, number=1)
        self.code.add(code)

    def _may(self, act: Node, seat: Seat, *, is_told: bool) -> None:
        outer, self.is_optional = self.is_optional, True
        code, needs = self._gathered(act, seat)
        self.is_optional = outer
        end = Label()
        self.code.add(needs.before)
        if is_told and needs.conditions:
            self.code.emit(SET, into=DID, number=0)
        self._demand(needs, end)
        self.code.emit(MAY, go_to=end, who=seat.register)
        if self.is_instead:
            self.is_instead = False
            self.code.emit(INSTEAD)
        self.code.add(code)
        self.code.put(end)

    def _unless(self, node: Node, seat: Seat, *, is_told: bool) -> None:
        """The first act, unless the player can do the other, and does."""
        _, _, act, other = node
        known = len(self.mentions)
        with self.into(Code()) as first:
            self.act(act, seat)
        with self.mentions.without(slice(known, len(self.mentions))):
            second, needs = self._gathered(other, seat)
        do_first, do_second, end = Label(), Label(), Label()
        self.code.add(needs.before)
        if is_told and needs.conditions:
            self.code.emit(SET, into=DID, number=0)
        self._demand(needs, do_first)
        self.code.emit(UNLESS, go_to=do_second, who=seat.register)
        self.code.put(do_first)
        self.code.add(first)
        self.code.emit(GOTO, go_to=end)
        self.code.put(do_second)
        self.code.add(second)
        self.code.put(end)

    def _gathered(self, act: Node, seat: Seat) -> tuple[Code, Needs]:
        """The code of an act, and what must be so for it to be possible."""
        outer, self.needs = self.needs, Needs([], Code())
        with self.into(Code()) as code:
            self.act(act, seat)
        needs, self.needs = self.needs, outer
        return code, needs

    def _demand(self, needs: Needs, otherwise: Label) -> None:
        for condition in needs.conditions:
            self.code.emit(IF, go_to=otherwise, condition=condition)

    def _for_each(self, node: Node, *, is_told: bool) -> None:
        """As often as there are such cards."""
        outer = self.targets
        if isinstance(outer, Code):
            self.targets = _NO_TARGET_FOR_EACH
        with self.into(Code()) as code:
            self._simply(node[1], YOUR_SEAT, is_told=is_told)
        self.targets = outer
        counted = self.filter(self.card_phrase(node[2], is_silent=True))
        left = self.draft.register(node)
        again, end = Label(), Label()
        if is_told:
            self.code.emit(SET, into=DID, number=0)
        self.code.emit(COUNT, into=left, fitting=counted)
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.code.add(code)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def _by(self, player: Node, deed: Callable[[Seat], None]) -> None:
        """A deed of a player, or of each: first of yours, then of the opponent."""
        if player[0] != "player.each":
            deed(self.acting(player))
            return
        left = self.draft.register(player)
        again, end = Label(), Label()
        self.code.emit(COPY, into=THAT, source=YOU)
        self.code.emit(SET, into=left, number=2)
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.player = self.player_in_register = THAT_PLAYER
        deed(Seat(THAT, THAT_PLAYER))
        self.code.emit(OPPONENT, into=THAT)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)
        self.player = self.player_in_register = None

    # Choices

    def modes(self, node: Node, how_many: int = 1) -> None:
        """Choose one, or several different ones: while announcing if one of them has a target, or the game
        has every choice of a mode made then; otherwise when it is reached. Several are done in the order in which they stand."""
        outer = self.targets
        is_announced = isinstance(outer, Code) and self.mentions.frame == 0
        announced: list[Code] = []
        written: list[Code] = []
        deeds = self._modes(node)
        if not 1 <= how_many < len(deeds):
            raise NotPlayable(f"there are {len(deeds)} to choose from: choose fewer", node)
        for deed in deeds:
            announced.append(Code())
            if is_announced:
                self.targets = announced[-1]
            elif isinstance(outer, Code):
                self.targets = _NO_TARGET_IN_MODES
            player = self.player
            with self.mentions.apart(), self.into(Code()) as code:
                self.deed(deed, is_told=False)
            self.player = player
            written.append(code)
        self.targets = outer
        if isinstance(outer, Code) and (
            any(announced) or (is_announced and self.words.announces_modes)
        ):
            mode = self.draft.register(node)
            self._chosen_modes(outer, announced, mode, how_many)
            self._parts_of_modes(self.code, written, mode, how_many)
        elif how_many == 1:
            self._branches(self.code, written, MODE, NONE, YOU)
        else:
            self._chosen_modes(self.code, written, self.draft.register(node), how_many)

    def _chosen_modes(self, code: Code, written: list[Code], mode: int, how_many: int) -> None:
        """Have the modes chosen, with the code of each that is. Which of all combinations they are is kept."""
        if how_many == 1:
            self._branches(code, written, MODE, mode, YOU)
            return
        chosen = Label()
        several = list(combinations(range(len(written)), how_many))
        code.emit(MODE, modes=len(several), into=mode, who=YOU)
        code.enter([chosen for _ in several])
        code.put(chosen)
        self._parts_of_modes(code, written, mode, how_many)

    def _parts_of_modes(self, code: Code, written: list[Code], mode: int, how_many: int) -> None:
        """The code of the modes that were chosen, in the order in which they stand."""
        if how_many == 1:
            self._branches(code, written, CASE, mode)
            return
        for place, branch in enumerate(written):
            if not branch:
                continue
            here, past = Label(), Label()
            code.emit(CASE, source=mode)
            code.enter([
                here if place in several else past
                for several in combinations(range(len(written)), how_many)
            ])  # fmt: skip
            code.put(here)
            code.add(branch)
            code.put(past)

    def _modes(self, node: Node) -> list[Node]:
        found: list[Node] = []
        while node[0] == "modes.more":
            found.append(node[1])
            node = node[2]
        if node[0] != "modes.last":
            raise unknown_phrase(node)
        return [*found, node[1], node[2]]

    def _branches(
        self, code: Code, written: list[Code], op: int, register: int, seat: int = 0
    ) -> None:
        end = Label()
        labels = [Label() if branch else end for branch in written]
        if op == MODE:
            code.emit(MODE, modes=len(written), into=register, who=seat)
        else:
            code.emit(CASE, source=register)
        code.enter(labels)
        for label, branch in zip(labels, written, strict=True):
            if branch:
                code.put(label)
                code.add(branch)
                code.emit(GOTO, go_to=end)
        code.put(end)

    def refuse_told_choice(self, node: Node) -> NotPlayable:
        """The refusal of "if you do" after a choice."""
        return NotPlayable('"if you do" cannot follow a choice: put it into one of the modes', node)
