"""The cards of Grimterra as a form to fill in: what `content_checks.py` asks of each kind, field by field."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.card_form import CardKind

KINDS: Final[tuple[CardKind, ...]] = ()
