"""What alembic runs to migrate: on the connection, and within the transaction, it is handed."""

from __future__ import annotations

from alembic import context

from rulewright.server.storage.tables import Table

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Table.metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
