"""What tests of games are written with: `rule`, which says which rules a test shows, and the
table they are played on (`table`, and one vocabulary per game beside it)."""

from rulewright.testing.rules import rule

__all__ = ["rule"]
