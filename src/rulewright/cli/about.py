"""Which version of the program this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed


def version() -> str:
    """The version that is installed."""
    try:
        return installed("rulewright-engine")
    except PackageNotFoundError:
        return "(not installed)"
