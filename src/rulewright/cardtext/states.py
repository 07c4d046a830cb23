"""Where a parser stands after some words, and which words can come next: exactly, from its tables.

`grammar` builds the parser and lark runs it over whole texts. Here a few words at a time are
tried out, without lexing and without making nodes, as errors and repairs need it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from rulewright.cardtext.grammar import Grammar

Stack: TypeAlias = tuple[int, ...]
"""The states a parser has gone through and not yet left."""

Reduction: TypeAlias = tuple[int, str]
"""A phrase that is finished: how many parts it has, and its kind."""

END: Final = "$END"

_MOST_FORCED: Final = 6


class States:
    """The parser's tables, to be tried out."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.words = {terminal: word for word, terminal in grammar.terminals.items()}
        conf = grammar.parser.parse_interactive("").parser_state.parse_conf
        self.start: Stack = (conf.start_state,)
        self._end = conf.end_state
        self._shifts: dict[int, dict[str, int]] = {}
        """By state: where a terminal or a finished phrase leads."""
        self._reductions: dict[int, dict[str, Reduction]] = {}
        """By state and next terminal: the phrase that is finished."""
        for state, actions in conf.states.items():
            shifts = self._shifts[state] = {}
            reductions = self._reductions[state] = {}
            for name, (_, argument) in actions.items():
                part = str(name)  # lark's own names are slow to compare
                if isinstance(argument, int):
                    shifts[part] = argument
                else:
                    reductions[part] = (len(argument.expansion), str(argument.origin.name))
        self._sort_terminals()
        self._stacks_before = lru_cache(maxsize=1024)(self._stacks_before_each)
        self._ever_before = lru_cache(maxsize=1024)(self._terminals_before)
        self._comes = lru_cache(maxsize=4096)(self._can_come)

    def _sort_terminals(self) -> None:
        """Sort out what many terminals have in common, so that they need not be tried one by one."""
        self._taken: dict[int, frozenset[str]] = {}
        """By state: the terminals that it takes, though the states around it may refuse some."""
        self._finishing: dict[int, dict[Reduction, frozenset[str]]] = {}
        """By state and finished phrase: the terminals before which it is."""
        self._neighbours: dict[str, set[str]] = {}
        """By terminal: those that can ever stand just before it."""
        for state, shifts in self._shifts.items():
            finishing: dict[Reduction, set[str]] = {}
            for terminal, reduction in self._reductions[state].items():
                finishing.setdefault(reduction, set()).add(terminal)
            self._finishing[state] = {one: frozenset(before) for one, before in finishing.items()}
            taken = {*shifts, *self._reductions[state]}
            self._taken[state] = frozenset(part for part in taken if part.isupper()) - {END}
        for shifts in self._shifts.values():
            for part, following in shifts.items():
                if part.isupper():
                    for terminal in self._taken[following]:
                        self._neighbours.setdefault(terminal, set()).add(part)

    def _before(self, stack: Stack, terminal: str) -> Stack | None:
        """The stack when all phrases are closed that must be before this terminal is taken."""
        if terminal in self._shifts[stack[-1]]:
            return stack
        states = list(stack)
        while True:
            state = states[-1]
            if terminal in self._shifts[state]:
                return tuple(states)
            reduction = self._reductions[state].get(terminal)
            if reduction is None:
                return None
            size, name = reduction
            if size:
                del states[-size:]
            states.append(self._shifts[states[-1]][name])
            if states[-1] == self._end:
                return tuple(states) if terminal == END else None

    def after(self, stack: Stack, terminal: str) -> Stack | None:
        """The stack after one more terminal; None if it cannot come here."""
        before = self._before(stack, terminal)
        return None if before is None else (*before, self._shifts[before[-1]][terminal])

    def _can_come(self, stack: Stack, terminal: str) -> bool:
        """Whether a terminal can come next. Cached."""
        return self._before(stack, terminal) is not None

    def goto(self, state: int, part: str) -> int:
        """The state after one more part, word or finished phrase, which must fit."""
        return self._shifts[state][part]

    def forced_after(self, stack: Stack, terminal: str) -> list[str]:
        """The words that must follow that one, as long as there is only one, and no more than people care to read."""
        words: list[str] = []
        after = self.after(stack, terminal)
        while after is not None and len(words) < _MOST_FORCED:
            terminals = self.next_terminals(after)
            if len(terminals) != 1 or terminals[0] not in self.words or self.can_end(after):
                break
            words.append(self.words[terminals[0]])
            after = self.after(after, terminals[0])
        return words

    def can_end(self, stack: Stack) -> bool:
        """Whether the text may be over."""
        return self._before(stack, END) is not None

    def can_follow(self, stack: Stack, terminals: frozenset[str]) -> bool:
        """Whether one of the terminals can come next."""
        state = stack[-1]
        for terminal in terminals & self._taken[state]:
            if terminal in self._shifts[state]:
                return True
            size, name = self._reductions[state][terminal]
            outer = stack[: len(stack) - size]
            # Many words make a phrase of the same kind, and then this has been asked before.
            if self._comes((*outer, self._shifts[outer[-1]][name]), terminal):
                return True
        return False

    def next_terminals(self, stack: Stack) -> tuple[str, ...]:
        """The terminals that can come next, always in the same order."""
        return tuple(self._stacks_before(stack))

    def next_stacks(self, stack: Stack) -> list[tuple[str, Stack]]:
        """The terminals that can come next, and the stack after each."""
        before = self._stacks_before(stack)
        return [(one, (*before[one], self._shifts[before[one][-1]][one])) for one in before]

    def next_stacks_before(self, stack: Stack, wanted: frozenset[str]) -> list[tuple[str, Stack]]:
        """Those of the `next_stacks` after which one of the wanted terminals can come."""
        before = self._stacks_before(stack)
        among = sorted(before.keys() & self._ever_before(wanted))
        stacks = [(one, (*before[one], self._shifts[before[one][-1]][one])) for one in among]
        return [(one, after) for one, after in stacks if self.can_follow(after, wanted)]

    def _terminals_before(self, wanted: frozenset[str]) -> frozenset[str]:
        """The terminals that can stand just before one of these in some text. Cached."""
        return frozenset[str]().union(*[self._neighbours.get(one, ()) for one in wanted])

    def _stacks_before_each(self, stack: Stack) -> dict[str, Stack]:
        """By terminal that can come next: the stack just before it is taken. Cached.

        Terminals before which the same phrases are finished go through that together.
        """
        found: dict[str, Stack] = {}
        ahead = [(stack, self._taken[stack[-1]])]
        while ahead:
            before, terminals = ahead.pop()
            found |= dict.fromkeys(terminals & self._shifts[before[-1]].keys(), before)
            for (size, name), finishing in self._finishing[before[-1]].items():
                left = terminals & finishing
                outer = before[: len(before) - size]
                if left and (state := self._shifts[outer[-1]][name]) != self._end:
                    ahead.append(((*outer, state), left))
        return {terminal: found[terminal] for terminal in sorted(found)}

    def phrases_begun(self, stack: Stack, terminal: str) -> frozenset[str]:
        """The kinds of phrases that would begin with this terminal."""
        before = self._before(stack, terminal)
        if before is None:
            return frozenset()
        kinds = self.grammar.lexicon.begun_with(self.words.get(terminal, ""))
        return kinds & self._shifts[before[-1]].keys()
