"""Deeds: acts one after the other, that one may do or not, that are done for each card, by whom;
and choices between deeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Final

from rulewright.effects.lowering.acts import Acts
from rulewright.effects.lowering.conditions import THEY_DID, YOU_DID
from rulewright.effects.lowering.draft import (
    AbilityDraft,
    Code,
    Label,
    Node,
    NotPlayable,
    Step,
    unknown_phrase,
)
from rulewright.effects.lowering.meanings import AMOUNT
from rulewright.effects.lowering.players import EVERY_SEAT, TARGET_PLAYERS, YOUR_SEAT, Needs, Seat
from rulewright.effects.program import (
    AT_LEAST,
    CASE,
    DID,
    GOTO,
    IF,
    INSTEAD,
    LEADER,
    MAY,
    MODE,
    MODE_OF,
    NEXT_SEAT,
    NONE,
    REPEAT,
    SEATS,
    SET,
    THAT,
    THAT_PLAYER,
    UNLESS,
    YOU,
)
from rulewright.kernel.fields import but

_LEADERS: Final = {"player.most": False, "player.fewest": True}
"""Players who have the most or (True) the fewest of something."""
_NO_TARGET_FOR_EACH: Final = (
    'how often this is done is not known yet when targets are chosen: write "a" in place of'
    ' "target"'
)
_NO_TARGET_IN_MODES: Final = (
    'targets are chosen when the power is triggered, and this choice comes later: write "a" in'
    ' place of "target"'
)
_BY_OTHERS: Final = {
    "deed.player", "deed.playermay", "deed.unless", "deed.playerthen", "deed.playerforeach", "deed.playermost",
}  # fmt: skip
_CHAINS: Final = {"deed.then": 2, "deed.foreachthen": 4}
ONE_PLAYER: Final = {
    "player.opponent", "player.that", "player.controller", "player.owner", *TARGET_PLAYERS,
}  # fmt: skip
"""Players who are one."""


def who_does(deed: Node) -> str:
    """Who does the last of a deed's acts."""
    while deed[0] in _CHAINS:
        deed = deed[_CHAINS[deed[0]]]
    return THEY_DID if deed[0] in _BY_OTHERS else YOU_DID


class Deeds(Acts):
    """Phrases that say who does what, and whether."""

    is_replacing: bool = False
    """Whether the deed that comes next takes the place of something, and only if it can be done."""
    is_instead: bool = False
    """Whether the deed that comes next takes the place of something if somebody says yes to it."""
    several_players: frozenset[str] = frozenset(
        {"player.each", "player.eachopponent", "player.others"}
    )
    """The phrases that mean several players, who do something one after the other."""
    seats_left: int = NONE
    """The register of the players who are yet to do what each does."""

    def deed(self, node: Node, *, is_told: bool) -> None:
        """Write the code of a deed. `is_told`: DID says afterwards whether it was done."""
        tag = node[0]
        if is_told and tag in _BY_OTHERS and node[1][0] in self.several_players:
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
            self._for_each(node, YOUR_SEAT, is_told=is_told)
        elif tag == "deed.foreachthen":
            self._for_each(node, YOUR_SEAT, is_told=False)
            with self.settled_later():
                self.deed(node[4], is_told=is_told)
        elif tag == "deed.most":
            with self.counted(None, node[2]):
                self._simply(node[1], YOUR_SEAT, is_told=is_told)
        elif tag == "deed.mayforeach":
            self._may_for_each(node, YOUR_SEAT, is_told=is_told)
        elif tag == "deed.may":
            self._may(node[1], YOUR_SEAT, is_told=is_told)
        elif tag == "deed.mayhave":
            self._may_have(node, is_told=is_told)
        elif tag == "deed.maythen":
            self._may(node[1], YOUR_SEAT, is_told=is_told, then=node[2])
        elif tag == "deed.player" and self._is_at_once(node):
            self.act(node[2], EVERY_SEAT)
        elif tag == "deed.player":
            self._by(node[1], lambda seat: self._simply(node[2], seat, is_told=is_told))
        elif tag == "deed.playerthen":
            self._by(node[1], lambda seat: self._one_then_other(node, seat, is_told=is_told))
        elif tag == "deed.playerforeach":
            said = ("deed.foreach", *node[2:])
            self._by(node[1], lambda seat: self._for_each(said, seat, is_told=is_told))
        elif tag == "deed.playermost":
            with self.counted(None, node[3]):
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
        if self.is_replacing and seat == YOUR_SEAT:
            self._instead(act)
        elif not is_told:
            self.act(act, seat)
        else:
            self._told(act, seat)

    def _instead(self, act: Node) -> None:
        """What is done instead: what must be so for that is noted of the text that says so."""
        self.is_replacing = False
        assert self.answered is not None
        outer, self.needs = self.needs, Needs([], Code(), is_forced=True)
        with self.into(Code()) as code:
            self.act(act, YOUR_SEAT)
        needs, self.needs = self.needs, outer
        self.code.add(needs.before)
        self.code.add(code)
        if not needs.before:
            for condition in needs.conditions:
                if self.draft.conditions[condition][0] == AT_LEAST:
                    self.answered.needs = self.draft.both(condition, self.answered.needs)

    def _told(self, act: Node, seat: Seat) -> None:
        """The same, and DID says afterwards whether it was done."""
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

    def _may(self, act: Node, seat: Seat, *, is_told: bool, then: Node | None = None) -> None:
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
        self.code.add(code.offered())
        if then is not None:
            with self.settled_later(), self.into(Code()) as further:
                self.deed(then, is_told=False)
            self.code.add(further)
        self.code.put(end)

    def _may_have(self, node: Node, *, is_told: bool) -> None:
        """Somebody does something if the player whose text it is wants it."""
        end = Label()
        if is_told:
            self.code.emit(SET, into=DID, number=0)
        self.code.emit(MAY, go_to=end, who=YOU)
        with self.settled_later(), self.into(Code()) as code:
            self.deed(("deed.player", *node[1:]), is_told=False)
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
        self.code.add(second.offered())
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

    def _one_then_other(self, node: Node, seat: Seat, *, is_told: bool) -> None:
        """Two acts of one player; what came of the first begins anew with each player."""
        with self.into(Code()) as code:
            self.act(node[2], seat)
            first = self.deeds_done[-1] if self.deeds_done else None
            self._simply(node[3], seat, is_told=is_told)
        if first is not None and first.step is not None:
            for name in ("done_to", "done"):
                if name in first.step.operands:
                    self.code.emit(SET, into=first.step.operands[name], number=0)
        self.code.add(code)

    def _may_for_each(self, node: Node, seat: Seat, *, is_told: bool) -> None:
        """All of it, or nothing."""
        end = Label()
        if is_told:
            self.code.emit(SET, into=DID, number=0)
        self.code.emit(MAY, go_to=end, who=seat.register)
        self._for_each(("deed.foreach", *node[1:]), seat, is_told=False)
        self.code.put(end)

    def _for_each(self, node: Node, seat: Seat, *, is_told: bool) -> None:
        """So many times as much, where the act takes a number; otherwise as often as that."""
        _, act, each, cap = node[:4]
        meant = self.words.meanings.acts.get(act[0])
        if self.takes_a_number(act) or (meant is not None and meant.shape == AMOUNT):
            with self.counted(each, cap):
                self._simply(act, seat, is_told=is_told)
            return
        outer = self.targets
        if isinstance(outer, Code):
            self.targets = _NO_TARGET_FOR_EACH
        with self.into(Code()) as code:
            self._simply(act, seat, is_told=is_told)
        self.targets = outer
        per = self.amount(each)
        if cap is not None:
            per = but(per, most=self.cap(cap))
        left = self.draft.register(node)
        again, end = Label(), Label()
        if is_told:
            self.code.emit(SET, into=DID, number=0)
        self.reckoned(per, node, left)
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.code.add(code)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def _by(self, player: Node, deed: Callable[[Seat], None]) -> None:
        """A deed of a player, or of several: one after the other, in the order of their turns."""
        if player[0] in _LEADERS:
            self._by_leader(player, deed)
            return
        if player[0] not in self.several_players:
            deed(self.acting(player))
            return
        left = self.draft.register(player)
        again, end = Label(), Label()
        self.seats_meant(player, left)
        self.code.put(again)
        self.code.emit(NEXT_SEAT, left=left, go_to=end)
        self.player = self.player_in_register = THAT_PLAYER
        outer, self.seats_left = self.seats_left, left
        with self.of_each():
            deed(Seat(THAT, THAT_PLAYER))
        self.seats_left = outer
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)
        self.player = self.player_in_register = None

    def seats_meant(self, player: Node, into: int) -> None:
        """Write down who the several players are of whom a text speaks."""
        is_of_that = self.player == self.player_in_register == THAT_PLAYER
        than_whom = THAT if player[0] == "player.others" and is_of_that else NONE
        self.code.emit(SEATS, into=into, are_opponents=player[0] != "player.each", whose=than_whom)

    @contextmanager
    def of_each(self) -> Iterator[None]:
        """What is done here each player does: what came of it is not one number."""
        known = len(self.deeds_done)
        yield
        for done in self.deeds_done[known:]:
            done.is_of_each = True
        self.chance = None

    def _by_leader(self, player: Node, deed: Callable[[Seat], None]) -> None:
        """A deed of the player who has the most or the fewest of something; of nobody if several do."""
        if player[1][0] != "holder.player":
            raise unknown_phrase(player[1])
        self.tied = self.draft.register(player)
        end = Label()
        self.code.emit(
            LEADER, into=THAT, source=self.tied, is_least=_LEADERS[player[0]],
            reckoning=self.draft.amount(self.tally(player[2])), go_to=end,
        )  # fmt: skip
        self.player = self.player_in_register = THAT_PLAYER
        deed(Seat(THAT, THAT_PLAYER))
        self.code.put(end)
        self.player = self.player_in_register = None

    def takes_a_number(self, act: Node) -> bool:
        """Whether an act that is none of how much has a number all the same, which can be multiplied."""
        return False

    # Choices

    mode_step: Step | None = None
    """The step that has one of the modes chosen that were written last."""
    is_chosen_once = False
    """Whether each of the modes that are written is chosen only once."""

    def modes(
        self, node: Node, how_many: tuple[int, int] = (1, 1), chooser: Node | None = None
    ) -> None:
        """Choose one, or several different ones: while announcing if one of them has a target, or the game
        has every choice of a mode made then; otherwise when it is reached, as it is where another player chooses. Several are
        done in the order in which they stand."""
        outer = self.targets
        who = YOU
        if chooser is not None:
            if chooser[0] not in ONE_PLAYER:
                raise NotPlayable("one player chooses between these: say which", chooser)
            who = self.acting(chooser).register
        is_announced = isinstance(outer, Code) and self.mentions.frame == 0 and chooser is None
        announced: list[Code] = []
        written: list[Code] = []
        deeds = self._modes(node)
        several = _several(len(deeds), *how_many)
        if len(several) < 2:
            raise NotPlayable(f"there are {len(deeds)} to choose from: choose fewer", node)
        for deed in deeds:
            announced.append(Code())
            if is_announced:
                self.targets = announced[-1]
            elif isinstance(outer, Code):
                self.targets = _NO_TARGET_IN_MODES
            player = self.player
            with self.mentions.apart(), self.into(Code()) as code:
                if is_announced or not self.words.offers_possible_modes:
                    self.deed(deed, is_told=False)
                else:
                    self._if_possible(deed)
            self.player = player
            self.departure = None
            written.append(code)
        self.targets = outer
        if isinstance(outer, Code) and (
            any(announced) or (is_announced and self.words.announces_modes)
        ):
            mode = self.draft.register(node)
            self._chosen_modes(outer, announced, mode, several)
            self._parts_of_modes(self.code, written, mode, several)
        elif how_many == (1, 1):
            self._branches(self.code, written, MODE, NONE, who)
        else:
            self._chosen_modes(self.code, written, self.draft.register(node), several)

    def remember_choices(self, node: Node, *, is_for_good: bool) -> None:
        """ruling.chosen-once: each of the modes that were written last has an ability that stands for it."""
        first = len(self.draft.abilities)
        for _ in self._modes(node):
            self.draft.abilities.append(AbilityDraft(MODE_OF, self.draft.section))
        assert self.mode_step is not None
        self.mode_step.operands.update(ability=first, is_for_good=is_for_good)

    def modes_for_each(self, node: Node, each: Node) -> None:
        """One of the modes is chosen and done as often as something is counted, each time anew."""
        left = self.reckoned(self.amount(each), node, self.draft.register(node))
        outer = self.targets
        if isinstance(outer, Code):
            self.targets = _NO_TARGET_FOR_EACH
        with self.settled_later(), self.into(Code()) as code:
            self.modes(node)
        self.targets = outer
        again, end = Label(), Label()
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.code.add(code)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def _if_possible(self, deed: Node) -> None:
        """A mode, which is offered only if what it does to cards can be done (`Frame.finds_targets_of`)."""
        if deed[0] != "deed.one":
            self.deed(deed, is_told=False)
            return
        outer, self.needs = self.needs, Needs([], Code(), is_forced=True)
        with self.into(Code()) as code:
            self.act(deed[1], YOUR_SEAT)
        needs, self.needs = self.needs, outer
        end = Label()
        self.code.add(needs.before)
        self._demand(needs, end)
        self.code.add(code)
        self.code.put(end)

    def _chosen_modes(
        self, code: Code, written: list[Code], mode: int, several: list[tuple[int, ...]]
    ) -> None:
        """Have the modes chosen, with the code of each that is. Which of all combinations they are is kept."""
        if max(map(len, several)) == 1:
            self._branches(code, written, MODE, mode, YOU)
            return
        chosen = Label()
        code.emit(MODE, modes=len(several), into=mode, who=YOU)
        code.enter([chosen for _ in several])
        code.put(chosen)
        self._parts_of_modes(code, written, mode, several)

    def _parts_of_modes(
        self, code: Code, written: list[Code], mode: int, several: list[tuple[int, ...]]
    ) -> None:
        """The code of the modes that were chosen, in the order in which they stand."""
        if max(map(len, several)) == 1:
            self._branches(code, written, CASE, mode)
            return
        for place, branch in enumerate(written):
            if not branch:
                continue
            here, past = Label(), Label()
            code.emit(CASE, source=mode)
            code.enter([here if place in each else past for each in several])
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
            step = code.items[-1]
            assert isinstance(step, Step)
            self.mode_step = step
        else:
            code.emit(CASE, source=register)
        is_none_possible = op == MODE and self.is_chosen_once
        code.enter([*labels, end] if is_none_possible else labels)
        for label, branch in zip(labels, written, strict=True):
            if branch:
                code.put(label)
                code.add(branch)
                code.emit(GOTO, go_to=end)
        code.put(end)

    def refuse_told_choice(self, node: Node) -> NotPlayable:
        """The refusal of "if you do" after a choice."""
        return NotPlayable('"if you do" cannot follow a choice: put it into one of the modes', node)


def _several(modes: int, least: int, most: int) -> list[tuple[int, ...]]:
    """All that can be chosen of so many modes, by their places: the fewest first (`TextWords.mode` counts them too)."""
    return [
        several
        for size in range(least, min(most, modes) + 1)
        for several in combinations(range(modes), size)
    ]
