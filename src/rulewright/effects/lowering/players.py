"""Players in a text: "your", "an opponent's", "that player", "its owner"; and what all parts of
the lowering share: the draft they write into, and what is known at the place they have come to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, TypeVar

from rulewright.effects.lowering.draft import (
    AbilityDraft,
    Code,
    Draft,
    Node,
    NotPlayable,
    unknown_phrase,
)
from rulewright.effects.lowering.mentions import MANY, Mention, Mentions
from rulewright.effects.lowering.words import Words
from rulewright.effects.program import (
    ANYBODY,
    COPY,
    EACH_PLAYER,
    HOLDER,
    IT,
    ITS_OWNER,
    OPPONENT,
    OPPONENTS,
    THAT,
    THAT_PLAYER,
    YOU,
    YOURSELF,
)

V = TypeVar("V")

_HIGHEST: Final = 99
"""The greatest number a text may have: nothing in a game needs more."""


@dataclass(frozen=True)
class Seat:
    """A player of whom a text speaks: the register that has the seat, and the word for whose."""

    register: int
    whose: int


YOUR_SEAT: Final = Seat(YOU, YOURSELF)
EVERY_SEAT: Final = Seat(EACH_PLAYER, ANYBODY)
_CERTAIN: Final = {
    "poss.your": YOURSELF,
    "poss.opponent": OPPONENTS,
    "player.opponent": OPPONENTS,
    "player.eachopponent": OPPONENTS,
    "player.each": ANYBODY,
    "player.any": ANYBODY,
}
TARGET_PLAYERS: Final = {"player.target": True, "player.targetopponent": False}
"""Players who are chosen as targets are, and whether that may be anyone."""


@dataclass
class Needs:
    """What must be so for an act to be possible, gathered while the act is written."""

    conditions: list[int]
    before: Code
    is_forced: bool = False
    """Whether nobody may decline: then what is done to a player is done, whatever comes of it."""


class Players:
    """Phrases that name players, in one text."""

    def __init__(self, words: Words, definitions: Mapping[str, int]) -> None:
        self.words = words
        self.definitions = definitions
        self.draft = Draft(words.no_speed.number)
        self.mentions = Mentions(words)
        self.code = Code()
        """What is being written now."""
        self.targets: Code | str | None = None
        """Where targets are announced; why there can be none; None: wherever they are reached."""
        self.is_settled_later = False
        """Whether what is chosen here depends on what the power does first, so that nobody chooses it before."""
        self.is_optional = False
        """Whether what is done here may be left undone, so that it needs no target."""
        self.is_header = False
        """Whether no code is being written, but what an ability watches for or changes."""
        self.player: int | None = None
        """Whom "that player" means: OPPONENTS, THAT_PLAYER, or nobody yet."""
        self.player_in_register: int | None = None
        """Which of these THAT holds at this place of the code."""
        self.needs: Needs | None = None
        self.gives_extra_turn = False
        """Whether the text has said that somebody takes an extra turn."""
        self.answered: AbilityDraft | None = None
        """What answers something, where its deeds are being written."""

    # Small things

    def look_up(self, table: Mapping[str, V], node: Node) -> V:
        """What a table says of a phrase; a phrase that it lacks is refused by name."""
        if node[0] not in table:
            raise unknown_phrase(node)
        return table[node[0]]

    def number(self, value: int, node: Node, least: int = 1) -> int:
        """A number of the text, if it is one that can be meant."""
        if not least <= value <= _HIGHEST:
            raise NotPlayable(f"{value} cannot be meant: write {least} to {_HIGHEST}", node)
        return value

    def definition(self, named: Node) -> int:
        """The number of the card with that name."""
        if named[0] != "named.name":
            raise unknown_phrase(named)
        name = named[1]
        if name not in self.definitions:
            near = get_close_matches(name, self.definitions, n=1, cutoff=0.0)
            hint = f'; the nearest is "{near[0]}"' if near else ""
            raise NotPlayable(f'there is no card named "{name}" in this set{hint}', named)
        return self.definitions[name]

    @contextmanager
    def into(self, code: Code) -> Iterator[Code]:
        """Write there. It may not be passed, so whom THAT holds is certain only if unchanged."""
        outer, self.code = self.code, code
        held = self.player_in_register
        yield code
        self.code = outer
        if self.player_in_register != held:
            self.player_in_register = None

    @contextmanager
    def settled_later(self, is_later: bool = True) -> Iterator[None]:  # noqa: FBT001, FBT002
        """What is chosen here depends on what happens first."""
        outer = self.is_settled_later
        self.is_settled_later = outer or is_later
        yield
        self.is_settled_later = outer

    # Players

    def whose(self, poss: Node, *, is_aside: bool = True) -> int:
        """Whose, as filters say it."""
        tag = poss[0]
        if tag == "poss.your":
            return YOURSELF
        if tag == "poss.opponent":
            if not is_aside:
                self.player = OPPONENTS
            return OPPONENTS
        if tag in {"poss.that", "poss.their"}:
            return self.that_player(poss)
        if tag == "poss.owner":
            self._bring_into_it(self.mentions.recall(poss, is_aside=True), poss)
            return ITS_OWNER
        raise unknown_phrase(poss)

    def that_player(self, node: Node) -> int:
        """Whom "that player" and "their" mean, as filters say it."""
        if self.player is None:
            raise NotPlayable("this speaks of a player said before, and there is none", node)
        if self.player == THAT_PLAYER and (
            self.mentions.is_early or self.player_in_register != THAT_PLAYER
        ):
            raise NotPlayable("which player that is is not known when this is settled", node)
        return self.player

    def certain_player(self, node: Node) -> int:
        """The player of whom something is said that holds, or whose doing is watched."""
        tag = node[0]
        if tag in {"poss.that", "poss.their", "player.that"} and self.player == OPPONENTS:
            return OPPONENTS
        if tag not in _CERTAIN:
            raise NotPlayable("of which player is this said? It must be certain", node)
        if _CERTAIN[tag] == OPPONENTS:
            self.player = OPPONENTS
        return _CERTAIN[tag]

    def seat(self, poss: Node) -> Seat:
        """The player whose something is, with a register that has the seat."""
        tag = poss[0]
        if tag == "poss.owner":
            mention = self.mentions.recall(poss, is_aside=True)
            self._check_single(mention, poss)
            register = self.draft.scratch("seat", poss)
            self.code.emit(HOLDER, into=register, source=mention.register, is_owner=True)
            return Seat(register, ITS_OWNER)
        return self.seat_of(self.whose(poss, is_aside=False), poss)

    def seat_of(self, whose: int, node: Node) -> Seat:
        """The same from the word for whose."""
        if whose == YOURSELF:
            return YOUR_SEAT
        if whose == THAT_PLAYER or self.player_in_register == OPPONENTS:
            return Seat(THAT, whose)
        register = self.draft.scratch("seat", node)
        self.code.emit(OPPONENT, into=register)
        return Seat(register, whose)

    def acting(self, player: Node) -> Seat:
        """The player who does something, in THAT."""
        tag = player[0]
        if tag in {"player.controller", "player.owner"}:
            mention = self.mentions.recall(player, is_aside=True)
            self._check_single(mention, player)
            is_owner = tag == "player.owner"
            self.code.emit(HOLDER, into=THAT, source=mention.register, is_owner=is_owner)
            self.player = self.player_in_register = THAT_PLAYER
        elif tag == "player.opponent":
            self.player = OPPONENTS
        elif tag in TARGET_PLAYERS:
            self.target_player(player)
        elif tag != "player.that":
            raise unknown_phrase(player)
        whose = self.that_player(player)
        if whose == OPPONENTS and self.player_in_register != OPPONENTS:
            self.code.emit(OPPONENT, into=THAT)
            self.player_in_register = OPPONENTS
        return Seat(THAT, whose)

    def target_player(self, player: Node) -> None:
        """Have a player chosen as targets are, and know them from here on: THAT holds the seat."""
        if isinstance(self.targets, str):
            raise NotPlayable(self.targets, player)
        if self.is_header and self.targets is None:
            raise NotPlayable(
                'nobody plays this, so nobody chooses a player: write "a player"', player
            )
        is_announced = self.targets is not None and self.mentions.frame == 0
        code = self.targets if is_announced else self.code
        assert isinstance(code, Code)
        register = self.draft.register(player)
        code.emit(OPPONENT, into=register, is_anyone=TARGET_PLAYERS[player[0]])
        self.code.emit(COPY, into=THAT, source=register)
        self.player = self.player_in_register = THAT_PLAYER

    def _check_single(self, mention: Mention, node: Node) -> None:
        if mention.number == MANY:
            raise NotPlayable("those are several cards, which may be several players'", node)

    def _bring_into_it(self, mention: Mention, node: Node) -> None:
        """IT holds the card whose owner a filter asks for."""
        if self.mentions.is_early or self.is_header:
            raise NotPlayable("whose card that is is not known when this is settled", node)
        if mention.register == IT:
            return
        self.free_it(node)
        code = self.code if self.needs is None else self.needs.before
        code.emit(COPY, into=IT, source=mention.register)

    def free_it(self, node: Node) -> None:
        """IT may be used for something else from here on."""
        if self.mentions.are_in_it():
            self.mentions.move_from_it(self.draft.register(node))
