"""What a card game says to people in one language: prompts, labels of choices, the story.

Words are made on request only. What is asked and offered, and how a thing of an event is called, each game
says; here is how sentences are found and filled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from rulewright.gamekit.people import Told
from rulewright.gamekit.words import Words
from rulewright.kernel.event import Event
from rulewright.kernel.state import State

AState = TypeVar("AState", bound=State)


class Labels(Generic[AState]):
    """One language: its words, and what is printed on the cards. `story` has the kinds of events, each
    with what its things are called."""

    def __init__(
        self,
        words: Words,
        names: list[str],
        texts: list[str],
        story: Mapping[str, Sequence[str]],
    ) -> None:
        self.words = words
        self.names = names
        self.texts = texts
        self.story = list(story.items())

    # What each game says

    def prompt(self, state: AState, seat: int, players: list[str]) -> Told:
        """What the seat is asked, and the rule that asks it."""
        raise NotImplementedError

    def label(self, state: AState, seat: int, choice: int, players: list[str]) -> str:
        """What a choice is called."""
        raise NotImplementedError

    def value(self, field: str, thing: int, players: list[str]) -> object:
        """What a thing of an event is called; -1 is one that is not told."""
        raise NotImplementedError

    def event_objects(self, event: Event) -> list[str]:
        """What an event is about, by the ids of the view: first whoever does it."""
        raise NotImplementedError

    def event_key(self, kind: str, values: Mapping[str, object]) -> str:
        """The key of the words for an event, without `event.`: a game may word some otherwise."""
        del values
        return kind

    def more_of(self, kind: str, event: Event) -> dict[str, object]:
        """What else the words for an event name that follows from several of its things."""
        del kind, event
        return {}

    # What follows from that

    def say(self, key: str, **values: object) -> str:
        """A phrase with its names filled in."""
        return self.words.phrase(key).fill(**values)

    def asked(self, key: str, **values: object) -> Told:
        """A prompt, and the rule behind it."""
        phrase = self.words.phrase(f"prompt.{key}")
        return Told(_capital(phrase.fill(**values)), phrase.rule)

    def tell(self, event: Event, players: list[str]) -> Told:
        """An event in words, and what it is about."""
        kind, fields = self.story[int(event.kind)]
        values: dict[str, object] = {}
        for place, field in enumerate(fields):
            thing = event.things[place] if place < len(event.things) else -1
            values[field] = self.value(field, thing, players)
        values |= self.more_of(kind, event)
        phrase = self.words.phrase(f"event.{self.event_key(kind, values)}")
        text = _capital(phrase.fill(**values))
        return Told(text, phrase.rule, kind, self.event_objects(event))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
