"""The decorator `rule`, with which a test says which rules of a catalogue it shows.

It only marks the test. Which rules have no test is found in `coverage`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rulewright.kernel.errors import RulebookError
from rulewright.rulebook import RULE_ID

if TYPE_CHECKING:
    import pytest

GAME_AND_ID: Final = re.compile(rf"([a-z][a-z0-9_]*)/({RULE_ID.pattern})")
"""The form in which tests name rules: `allumbra/clash.attack-cost`."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it shows: `@rule("allumbra/clash.attack-cost")`.

    On a class it speaks for each test in it; as `pytestmark = rule(...)` for the whole file.
    """
    # Not at the top: `rulewright rules --coverage` must run where pytest is not installed.
    import pytest  # noqa: PLC0415

    if not ids:
        raise RulebookError('rule() names no rule. Write rule("game/rule.id").')
    for named in ids:
        if not GAME_AND_ID.fullmatch(named):
            raise RulebookError(f'rule({named!r}) names no rule. Write rule("game/rule.id").')
    return pytest.mark.rule(*ids)
