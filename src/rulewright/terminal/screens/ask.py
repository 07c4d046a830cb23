"""Questions that come up over the table: yes or no, how to leave, and how the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from rulewright.terminal.boards import Board, Scene
from rulewright.terminal.screens.parts import MOST_NUMBERED, Choices
from rulewright.terminal.sitting import Sitting
from rulewright.terminal.words import Words


class Ask(ModalScreen[str | None]):
    """A text and a few answers. Gives the key of the one chosen, None after Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("y,s", "say('yes')", show=False),
        Binding("n", "say('no')", show=False),
        *(
            Binding(str(number), f"take({number})", show=False)
            for number in range(1, MOST_NUMBERED)
        ),
    ]

    def __init__(self, text: Text, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._text = text
        self._answers = answers

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(id="ask"):
            yield Static(self._text)
            yield Choices(id="answers")

    def on_mount(self) -> None:
        """Offer the answers."""
        choices = self.query_one(Choices)
        choices.offer([Text(label) for _, label in self._answers])
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        self.dismiss(self._answers[event.option_index][0])

    def action_take(self, number: int) -> None:
        """A number key."""
        if number <= len(self._answers):
            self.dismiss(self._answers[number - 1][0])

    def action_say(self, key: str) -> None:
        """The letter of an answer, where it is among them."""
        if key in dict(self._answers):
            self.dismiss(key)

    def action_close(self) -> None:
        """Neither."""
        self.dismiss(None)


def confirm(text: str, words: Words) -> Ask:
    """Yes or no; whoever is unsure presses Escape or Enter, and nothing happens."""
    return Ask(Text(text), [("no", words("no")), ("yes", words("yes"))])


def leave(words: Words) -> Ask:
    """How to leave a match that is under way."""
    keys = ("save", "stay", "delete")
    return Ask(Text(words("quit.ask")), [(key, words(f"quit.{key}")) for key in keys])


MOST_REASONS = 6


def result(sitting: Sitting, board: Board, scene: Scene) -> Ask:
    """Who won, and why: what the last decision brought about."""
    words = sitting.words
    match = sitting.match
    before = match.clone()
    before.undo(1)
    since = len(before.events(scene.viewer))
    last = [f"• {told.text}\n" for told in scene.story[since:][-MOST_REASONS:]]
    length = words(
        "result.length",
        turn=board.chapter(scene.view),
        count=len(match.decisions),
        seed=match.seed,
    )
    text = Text.assemble(
        (f"{headline(sitting)}\n\n", "bold"),
        (f"{words('result.why')}\n", "dim"),
        *last,
        (f"\n{length}", "dim"),
    )
    return Ask(text, [(key, words(f"result.{key}")) for key in after_the_end(sitting)])


def after_the_end(sitting: Sitting) -> list[str]:
    """What one may want to do next, by the keys of its words."""
    keys = ["rematch", "replay", "undo", "look", "quit"]
    if sitting.last_to_choose() is None:
        keys.remove("undo")
    return keys


def headline(sitting: Sitting) -> str:
    """The result in a sentence."""
    words = sitting.words
    match = sitting.match
    assert match.result is not None
    if match.result.is_draw:
        return words("result.draw")
    winner = match.result.winners[0]
    if len(sitting.people) != 1:
        return words("result.won", name=match.names[winner])
    if winner in sitting.people:
        return words("result.you-won")
    return words("result.you-lost", name=match.names[winner])
