"""The rulebook at hand: searching it, and the rule behind each line of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rulewright.gamekit.game import Game
from rulewright.rulebook import Rule, Rulebook, found_words
from rulewright.terminal.boards import Board, Scene
from rulewright.terminal.glossary import Glossary
from rulewright.terminal.screens.pages import Page
from rulewright.terminal.words import Words

FOUND = "bold underline"


def rule_text(rule: Rule, glossary: Glossary, searched: str = "") -> Text:
    """A rule with its id and section, the words one searched for marked."""
    body = Text(rule.text.replace("`", ""))
    for start, end in found_words(body.plain, searched):
        body.stylize(FOUND, start, end)
    notes = "".join(f"\n{note}" for note in glossary.notes(rule.text))
    return Text.assemble((rule.id, "bold"), (f"  {rule.section}\n", "dim"), body, (notes, "dim"))


class RulesPage(Page):
    """All rules of a game, and those in which some words are found."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("down", "to_list", show=False)]

    def __init__(self, game: Game, book: Rulebook | None, words: Words) -> None:
        super().__init__(words("rules.title", game=game.title), words)
        self._book = book
        self._glossary = Glossary(game, words)
        self._shown: list[Rule | None] = []

    def content(self) -> Sequence[Widget]:
        """A line to type in, what is found, and the rule one is at."""
        if self._book is None:
            return [Static(Text(self.words("rules.none")), id="rule")]
        return [
            Input(placeholder=self.words("rules.search"), id="search", compact=True),
            OptionList(id="found", compact=True, markup=False),
            VerticalScroll(Static(id="rule"), id="rule-box", can_focus=False),
        ]

    def on_mount(self) -> None:
        """Begin with the whole book."""
        self._search("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        self._search(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter leads to what was found."""
        event.stop()
        self.query_one("#found", OptionList).focus()

    def action_to_list(self) -> None:
        """So does the arrow."""
        self.query_one("#found", OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule."""
        rule = self._shown[event.option_index]
        if rule is not None:
            searched = self.query_one("#search", Input).value
            self.query_one("#rule", Static).update(rule_text(rule, self._glossary, searched))

    def _search(self, searched: str) -> None:
        if self._book is None:
            return
        found = self._glossary.search(self._book, searched) if searched.strip() else []
        self._shown = list(found)
        options = [Option(_one_line(rule)) for rule in found]
        if not searched.strip():
            for section in self._book.sections:
                self._shown += [None, *section.rules]
                options.append(Option(Text(section.title, "bold"), disabled=True))
                options += [Option(_one_line(rule)) for rule in section.rules]
        listed = self.query_one("#found", OptionList)
        listed.set_options(options)
        first = next((place for place, rule in enumerate(self._shown) if rule), None)
        listed.highlighted = first
        if first is None:
            self.query_one("#rule", Static).update(Text(self.words("rules.nothing")))


class WhyPage(Page):
    """The log line by line, each with its rule. Begins with the line one asked about."""

    def __init__(
        self, scene: Scene, prompt: tuple[str, str] | None, book: Rulebook | None, board: Board
    ) -> None:
        words = board.words
        super().__init__(words("why.title"), words)
        self._book = book
        self._glossary = Glossary(board.game, words)
        self._lines = [(told.text, told.rule) for told in scene.story]
        self._start = max(len(self._lines) - 1, 0)
        if prompt is not None:
            self._lines.append((words("why.now", prompt=prompt[0]), prompt[1]))

    def begin_at(self, line: int) -> WhyPage:
        """The same page, opened at another line."""
        self._start = line
        return self

    def content(self) -> Sequence[Widget]:
        """The log, and the rule below."""
        options = [Option(Text(text)) for text, _ in self._lines]
        return [
            OptionList(*options, id="found", compact=True, markup=False),
            VerticalScroll(Static(id="rule"), id="rule-box", can_focus=False),
        ]

    def on_mount(self) -> None:
        """Go to the line."""
        listed = self.query_one("#found", OptionList)
        listed.focus()
        if self._lines:
            listed.highlighted = self._start

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule."""
        text, rule = self._lines[event.option_index]
        shown = Text(self.words("why.none"))
        if self._book is not None and rule in self._book:
            shown = rule_text(self._book.rule(rule), self._glossary)
        self.query_one("#rule", Static).update(Text.assemble((f"“{text}”\n", "italic"), shown))


def _one_line(rule: Rule) -> Text:
    return Text.assemble((f"{rule.id}  ", "bold"), rule.text.replace("`", ""))
