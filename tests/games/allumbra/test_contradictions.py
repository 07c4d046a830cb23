"""Saves of a duel in which each field alone could be so, but not all of them together."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from test_saves import (
    a_basic_duel,
    after_a_pick,
    after_a_result,
    at_an_end,
    choosing_relics,
    in_a_window,
    of_another_edition,
)
