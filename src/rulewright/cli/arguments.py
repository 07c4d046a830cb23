"""What people write after the command, read: options of a game, seats, saved matches, seeds.

Also what the shell offers to complete. Whatever cannot be read is refused with what would do.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rulewright.bots import BOT_KINDS, check_bot
from rulewright.gamekit.game import Game
from rulewright.gamekit.options import Option
from rulewright.gamekit.registry import game_names
from rulewright.kernel.errors import OptionError, SaveError

LAST: Final = "last"
LONGEST_FREE: Final = 20_000
"""The most letters that a file may have whose text is given to an option."""


def read_options(game: Game, texts: Sequence[str]) -> dict[str, object]:
    """All options of a match from texts like `relics=true`, defaults filled in."""
    known = {option.name: option for option in game.rules.options}
    given: dict[str, object] = {}
    files: list[str] = []
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"{text!r} is no option; write NAME=VALUE, like {_example(game)}")
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise OptionError(
                f"{game.title} has no option {name!r} (it has {', '.join(known)}){hint}"
            )
        if name in given:
            raise OptionError(f"option {name!r} is given twice")
        given[name] = _read_value(known[name], value)
        if given[name] != value and known[name].free and given[name] not in known[name].values:
            files.append(value)
    try:
        return game.rules.check_options(given)
    except OptionError as error:
        raise OptionError(f"{', '.join(files)}: {error}" if files else str(error)) from error


def _read_value(option: Option, text: str) -> object:
    for value in option.values:
        if spelled(value) == text.strip().lower():
            return value
    if option.free:
        return _free_value(text)
    values = ", ".join(spelled(value) for value in option.values)
    raise OptionError(f"option {option.name!r} must be one of {values}, not {text!r}")


def _free_value(text: str) -> str:
    """A text that an option takes besides its values: what is in a file, if it names one."""
    file = Path(text)
    if "\n" in text or not (file.suffix or file.is_file()):
        return text
    try:
        with file.open(encoding="utf-8") as opened:
            content = opened.read(LONGEST_FREE + 1)
    except (OSError, ValueError) as error:
        raise OptionError(f"{text}: this file cannot be read: {error}") from error
    if len(content) > LONGEST_FREE:
        raise OptionError(f"{text}: this file has more than {LONGEST_FREE} letters")
    return content


def spelled(value: object) -> str:
    """An option's value as people write it; of a whole text its first line."""
    first, _, more = str(value).partition("\n")
    return f"{first} …" if more else first.lower()


def _example(game: Game) -> str:
    options = game.rules.options
    return f"{options[0].name}={spelled(options[0].values[-1])}" if options else "NAME=VALUE"


def read_list(text: str) -> list[str]:
    """The parts of a text like `human,search`."""
    return [part.strip() for part in text.split(",")]


def read_bots(game: Game, text: str) -> list[str]:
    """The bots of a text like `search:400,random`, one for each seat."""
    bots = read_list(text)
    for bot in bots:
        check_bot(bot)
    game.rules.check_seats(len(bots))
    return bots


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(8)


def find_save(game: Game, text: str, folder: Path) -> Path:
    """The saved match a text names: a file, or the last of this game that is not over yet."""
    if text != LAST:
        return Path(text)
    saves = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in saves:
        if _goes_on(path, game):
            return path
    raise SaveError(f"in {folder} there is no saved match of {game.name!r} that could go on")


def _goes_on(path: Path, game: Game) -> bool:
    """Whether the file is a match of this game that is not over. Damaged ones are passed over."""
    try:
        save = json.loads(path.read_bytes())
        return bool(save["game"] == game.name and not save["state"]["over"])
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return False


# What the shell completes


def complete_game(incomplete: str) -> list[str]:
    """The games that begin like this."""
    return [name for name in game_names() if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[tuple[str, str]]:
    """The bots that the last part of a list may become, each with what it does."""
    return _complete_last(incomplete, BOT_KINDS)


def complete_seats(incomplete: str) -> list[tuple[str, str]]:
    """The same, people included."""
    return _complete_last(
        incomplete, {"human": "somebody at this terminal; human:NAME gives a name", **BOT_KINDS}
    )


def _complete_last(incomplete: str, known: dict[str, str]) -> list[tuple[str, str]]:
    before, comma, last = incomplete.rpartition(",")
    return [
        (f"{before}{comma}{name}", help_text)
        for name, help_text in known.items()
        if name.startswith(last)
    ]
