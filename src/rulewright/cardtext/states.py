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

END: Final = "$END"


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
        self._reductions: dict[int, dict[str, tuple[int, str]]] = {}
        """By state and next terminal: how many parts a phrase has that is finished, and which."""
        for state, actions in conf.states.items():
            shifts = self._shifts[state] = {}
            reductions = self._reductions[state] = {}
            for terminal, (_, argument) in actions.items():
                if isinstance(argument, int):
                    shifts[terminal] = argument
                else:
                    reductions[terminal] = (len(argument.expansion), argument.origin.name)
        self.next_terminals = lru_cache(maxsize=4096)(self._next_terminals)

    def _before(self, stack: Stack, terminal: str) -> Stack | None:
        """The stack when all phrases are closed that must be before this terminal is taken."""
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

    def goto(self, state: int, part: str) -> int:
        """The state after one more part, word or finished phrase, which must fit."""
        return self._shifts[state][part]

    def can_end(self, stack: Stack) -> bool:
        """Whether the text may be over."""
        return self._before(stack, END) is not None

    def _next_terminals(self, stack: Stack) -> tuple[str, ...]:
        """The terminals that can come next, always in the same order. Cached."""
        state = stack[-1]
        possible = sorted({*self._shifts[state], *self._reductions[state]})
        return tuple(
            terminal
            for terminal in possible
            if terminal.isupper() and terminal != END and self._before(stack, terminal) is not None
        )

    def phrases_begun(self, stack: Stack, terminal: str) -> frozenset[str]:
        """The kinds of phrases that would begin with this terminal."""
        before = self._before(stack, terminal)
        if before is None:
            return frozenset()
        lexicon = self.grammar.lexicon
        word = self.words.get(terminal)
        return frozenset(
            symbol
            for symbol in self._shifts[before[-1]]
            if word is not None and word in lexicon.first_words(symbol)
        )
