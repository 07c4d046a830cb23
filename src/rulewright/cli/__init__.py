"""The `rulewright` command. `main` is where it begins; `commands.py` says what there is to do."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command with the arguments of this process."""
    try:
        # Imported here because processes that only play matches import this module too.
        from rulewright.cli.commands import app  # noqa: PLC0415

        app()
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in {"", "rulewright"}:
            raise
        sys.exit(
            f"rulewright: this needs {package}, which is not installed: only the engine of Rulewright"
            " is, or a part of the rest.\n`pip install rulewright` installs all of it; rulewright-engine"
            " has the extras command, print, server and terminal."
        )
