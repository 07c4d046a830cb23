"""What "it", "that Thief" and "them" mean: which register holds the cards.

The same rule as for writers of cards: the one thing that was named in the nearest clause before,
nouns said by the way left out. Here it is also known whether the cards are known *yet*: a target
is chosen before a power is paid for, so it can depend only on other targets.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from rulewright.effects.lowering.draft import Code, Node, NotPlayable
from rulewright.effects.lowering.words import Words
from rulewright.effects.program import ANYBODY, BY, COPY, IT, NONE

ONE: Final = "one"
MANY: Final = "many"
ITSELF: Final = "itself"


@dataclass
class Mention:
    """Cards that a text has spoken of."""

    register: int
    """Which register holds them; NONE if nobody has chosen which they are."""
    nouns: tuple[str, ...]
    number: str
    clause: int
    frame: int
    is_announced: bool
    """Whether they are chosen while the power is announced."""
    is_pending: bool = False
    """Whether they are chosen only in code that comes later or not at all."""
    is_recalled: bool = False
    """Whether the text speaks of them again."""
    named: int = NONE
    """The register of the printed card that was named, plus one, where only a name was said."""
    place: tuple[str | None, int] = (None, ANYBODY)
    """Where cards of that name were last said to be, and whose place that is."""
    why_unknown: str = ""
    """Why nobody can tell which cards they are, where there is no register."""


class Mentions:
    """The cards a text has spoken of so far, in reading order."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._said: list[Mention] = []
        self.bonds: list[tuple[Node, Mention]] = []
        """Each phrase that speaks of cards named before, and what it was taken to mean."""
        self._clause = 0
        self.frame = 0
        """Whose registers are in use: 0 for a power itself, another for each ability."""
        self.is_early = False
        """Whether only what was chosen while announcing is known yet."""
        self.saved_registers = Code()
        """What the code of the present ability must begin with."""

    @contextmanager
    def clause(self) -> Iterator[None]:
        """A clause of its own."""
        self._clause += 1
        yield
        self._clause += 1

    @contextmanager
    def early(self, is_early: bool = True) -> Iterator[None]:  # noqa: FBT001, FBT002
        """What stands here is worked out while announcing, or whenever something happens."""
        before = self.is_early
        self.is_early = is_early
        try:
            yield
        finally:
            self.is_early = before

    @contextmanager
    def apart(self) -> Iterator[None]:
        """What is said here is not spoken of afterwards."""
        known = len(self._said)
        yield
        del self._said[known:]

    @contextmanager
    def carried_on(self) -> Iterator[None]:
        """What is said here comes later, with the registers as they are now: what is known now is known then."""
        known = [
            mention
            for mention in self._said
            if mention.frame == self.frame
            and (mention.register not in {NONE, IT, BY} or mention.named != NONE)
            and not (mention.is_announced or mention.is_pending or self.is_early)
        ]
        for mention in known:
            mention.is_announced = True
        yield
        for mention in known:
            mention.is_announced = False

    @contextmanager
    def without(self, said: slice) -> Iterator[None]:
        """What was said there is not chosen yet when this is done."""
        for mention in self._said[said]:
            mention.is_pending = True
        yield
        for mention in self._said[said]:
            mention.is_pending = False

    def mark(self) -> tuple[int, int]:
        """How far the text has been read, to come back to."""
        return len(self._said), len(self.bonds)

    def back_to(self, mark: tuple[int, int]) -> None:
        """What was read since was only tried."""
        del self._said[mark[0] :]
        del self.bonds[mark[1] :]

    def __len__(self) -> int:
        return len(self._said)

    def forget(self) -> None:
        """Begin a part of the text that has nothing to do with the one before."""
        self._said.clear()

    def add(
        self, register: int, nouns: tuple[str, ...], number: str, *, is_announced: bool
    ) -> Mention:
        """Cards are named."""
        mention = Mention(register, nouns, number, self._clause, self.frame, is_announced)
        self._said.append(mention)
        return mention

    def latest(self) -> Mention:
        """What was named last."""
        return self._said[-1]

    def add_unknown(self, nouns: tuple[str, ...], why: str, number: str = ONE) -> None:
        """Cards are named of which nobody can tell which they are."""
        mention = Mention(NONE, nouns, number, self._clause, self.frame, is_announced=False)
        self._said.append(replace(mention, why_unknown=why))

    def add_name(self, register: int, nouns: tuple[str, ...]) -> None:
        """A card is named, which may be none of those in the match, or several."""
        why = 'only its name was said: write "a card with that name"'
        mention = Mention(NONE, nouns, ONE, self._clause, self.frame, is_announced=False)
        self._said.append(replace(mention, named=register, why_unknown=why))

    def last_name(self, node: Node) -> Mention:
        """The name that was said last."""
        for mention in reversed(self._said):
            if mention.named != NONE:
                if not (mention.is_announced or self._is_here(mention)):
                    raise NotPlayable("the card may not have been named when this happens", node)
                return mention
        raise NotPlayable('no card was named before: write "name a card"', node)

    def name_meant(self, ref: Node) -> Mention | None:
        """The name that "it" or "that card" stands for, where a card was only named."""
        noun = ref[1][0] if ref[0] == "ref.that" else None
        if ref[0] not in {"ref.it", "ref.that"}:
            return None
        fitting = [mention for mention in self._said if self._is_meant(mention, ONE, noun)]
        if not fitting or fitting[-1].named == NONE:
            return None
        meant = self.last_name(ref)
        meant.clause = self._clause
        return meant

    def recall(
        self, node: Node, number: str = ONE, noun: str | None = None, *, is_aside: bool = False
    ) -> Mention:
        """What a phrase means that speaks of cards named before; not by the way, it names them."""
        fitting = [mention for mention in self._said if self._is_meant(mention, number, noun)]
        nearest = [mention for mention in fitting if mention.clause == fitting[-1].clause]
        if not nearest:
            raise NotPlayable("this speaks of a card said before, and there is none", node)
        if len({(mention.frame, mention.register) for mention in nearest}) > 1:
            raise NotPlayable("this could speak of several cards said before", node)
        meant = nearest[-1]
        meant.is_recalled = True
        self.bonds.append((node, meant))
        self._check_known(meant, node)
        if not is_aside:
            self._said.append(replace(meant, clause=self._clause))
        return meant

    def last_known(self, after: int = 0) -> Mention | None:
        """The cards spoken of last that are known here, but for the first so many mentions."""
        for mention in reversed(self._said[after:]):
            if mention.register != NONE and (mention.is_announced or self._is_here(mention)):
                mention.is_recalled = True
                return mention
        return None

    def _is_here(self, mention: Mention) -> bool:
        return not (mention.is_pending or self.is_early) and mention.frame == self.frame

    def _is_meant(self, mention: Mention, number: str, noun: str | None) -> bool:
        if number == MANY:
            return mention.number == MANY
        if noun is None:
            return mention.number != MANY
        kinds = self._words.kinds(noun)
        return mention.number == ONE and any(
            self._words.kinds(other) & ~kinds == 0 for other in mention.nouns
        )

    def _check_known(self, mention: Mention, node: Node) -> None:
        if mention.register == NONE:
            raise NotPlayable(f"nobody can tell which card that is: {mention.why_unknown}", node)
        if mention.is_announced:
            return
        if self.is_early:
            raise NotPlayable(
                "which card that is is not known yet when this is settled: speak of a target, or"
                ' choose later, with "a" in place of "target"',
                node,
            )
        if mention.is_pending or mention.frame != self.frame:
            raise NotPlayable(
                'the card may not have been chosen when this happens: choose it with "target"', node
            )

    def are_in_it(self) -> bool:
        """Whether IT holds cards that may be spoken of again."""
        return bool(self._held_in_it())

    def move_from_it(self, register: int) -> None:
        """IT is about to be used for something else: what it held is found elsewhere from now on.

        It is copied where the code begins, as nothing else is certain to be passed."""
        self.saved_registers.emit(COPY, into=register, source=IT)
        for mention in self._held_in_it():
            mention.register = register

    def _held_in_it(self) -> list[Mention]:
        return [
            mention
            for mention in self._said
            if mention.frame == self.frame and mention.register == IT
        ]
