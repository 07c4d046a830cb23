"""The `rulewright` command. `main` is where it begins; `commands.py` says what there is to do."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the command with the arguments of this process."""
    # Imported here because processes that only play matches import this module too.
    from rulewright.cli.commands import app  # noqa: PLC0415

    app()
