"""Alembic's environment: runs migrations on the given connection, in its transaction."""

from alembic import context

from hornochsen.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
