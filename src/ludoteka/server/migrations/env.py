"""How Alembic runs our migrations: on the connection that the store hands it, in one transaction."""

from alembic import context

if __name__ == "env_py":  # so Alembic calls it; others only look
    context.configure(connection=context.config.attributes["connection"])
    context.run_migrations()
