"""What people see of a game and read about it: views, what is printed, prompts, labels, the log, reasons.

The second part of a `Game`. It is given states and changes none; nothing in it is asked while bots
think, but for the views they are shown. Everything takes a language, one of `languages()`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulewright.gamekit.options import Option
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


class Told:
    """A sentence of the log for people, and the same for programs.

    `rule` is the id of the rule behind it. `kind` is the game's own word for what happened, the
    same in every language. `objects` are the things it is about, by the ids they had in the view
    when it was told: first whoever did it, then the rest in the order in which the game lists
    what such an event names. None of them is anything that those who are told of it cannot see.
    """

    def __init__(
        self, text: str, rule: str, kind: str = "", objects: list[str] | None = None
    ) -> None:
        self.text = text
        self.rule = rule
        self.kind = kind
        self.objects: list[str] = objects or []


class Tutorial:
    """A first match that is always dealt alike, so that a guide can speak of what lies there."""

    def __init__(self, seed: str, options: dict[str, object], bot: str) -> None:
        self.seed = seed
        self.options = options
        self.bot = bot


@mypyc_attr(allow_interpreted_subclasses=True)
class ForPeople:
    """A game as people meet it. Subclasses fill in the methods that raise."""

    # A state

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Everything the seat (or SPECTATOR) may know, as plain JSON values."""
        raise NotImplementedError

    def views(self, state: State, seats: list[int]) -> dict[int, dict[str, object]]:
        """The views of several seats at once. A game whose table lies open can make most of it once."""
        return {seat: self.view(state, seat) for seat in seats}

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        """What the seat is asked, with the players' names, and the rule that asks it."""
        raise NotImplementedError

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        """What a choice is called, with the players' names."""
        raise NotImplementedError

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        """The things on screen a choice refers to, by the ids they have in the view."""
        raise NotImplementedError

    def warning(self, state: State, seat: int, choice: int, language: str) -> str:
        """What a player should be told before making a choice that goes badly by a rule everybody
        can see at work; nothing for most. Tells nothing that the seat may not know."""
        return ""

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        """Why the seat may not do this or that with a thing now, by its id in the view: a sentence
        and its rule for each kind of choice that is not offered, whose verb is the sentence's
        `kind`. Nothing for what is offered, nor for what the seat could never do with it. Tells
        nothing that the seat may not know."""
        return []

    # What happened

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        """An event in words, with the players' names, and what it is about."""
        raise NotImplementedError

    # What does not change

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        """All that is printed for people to read (cards, relics, …), by the keys views use."""
        raise NotImplementedError

    def languages(self) -> list[str]:
        """The languages in which it can be told, English among them."""
        return ["en"]

    def option_meaning(self, option: Option, language: str) -> str:
        """What an option is about."""
        return option.meaning

    def value_name(self, option: Option, value: object, language: str) -> str:
        """What a value of an option is called."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def keeps_secrets(self) -> bool:
        """Whether what only one seat knew stays its own when the match is over: then nobody else looks at the match
        from there, and it is not handed out as a file."""
        return False

    def tutorial(self) -> Tutorial | None:
        """The first match that teaches it; None if there is none."""
        return None
