"""What tests of games are written with: `rule`, which says which rules a test shows."""

from rulewright.testing.rules import rule

__all__ = ["rule"]
