"""How Alembic runs our migrations: on the connection that the store hands it, in one transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
