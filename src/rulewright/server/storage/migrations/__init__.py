"""The history of the tables: how a database of any age becomes one of today.

Every revision is written by hand and stays as it is once it was released. They are run when a
server starts; nobody has to think of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from rulewright.server.errors import DatabaseTooNew
from rulewright.server.storage.database import POSTGRESQL, Database

LOCK: Final = 7_310_579_624_001
"""The key under which PostgreSQL lets one server at a time change the tables."""


async def bring_up_to_date(database: Database) -> None:
    """Make or change the tables as this program wants them: all of it or nothing. Servers that
    start at the same moment wait for each other, and the later ones find it done."""
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("path_separator", "os")
    # A percent sign in the path would be taken for the beginning of a variable.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseTooNew(
            f"the database was made by a newer Rulewright ({error});"
            " start that one, or give this one a database of its own"
        ) from error
