"""The steps that lie on the agenda of every game whose cards have texts, beside what happens in it."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.asking import Answering, Order
from rulewright.effects.machine import CardFrame
from rulewright.effects.replacing import WhichInstead

EFFECT_PROCEDURES: Final[list[Any]] = [CardFrame, Answering, Order, WhichInstead]
