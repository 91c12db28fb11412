# make play   installs what is missing and opens the game library in the browser
# make test   installs what is missing and runs every check
# make        names the other commands

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
TESTABLE := $(VENV)/.testable
SEARCHING := $(VENV)/.searching
# npm writes this file last.
MODULES := web/node_modules/.package-lock.json
CLIENT := src/ludoteka/server/client/index.html
# Folders stand here too: one is newer after a file in it has gone.
SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts 2>/dev/null)
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

NPM := npm --prefix web --loglevel error
PIP := $(BIN)/python -m pip install --quiet --no-deps
# Search becomes machine code once, when it is installed, so that nobody waits for it at the table.
READY := $(BIN)/python -m ludoteka.opponents.search
# The pictures of the library are drawn then too.
DRAWN := $(BIN)/python -m ludoteka.server.samples
# A lock is for every platform, with hashes, without versions younger than a week, and names no host.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--exclude-newer "7 days" --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

# As many targets at once as there are cores; each is told of as a whole, when it has ended. An old make takes one by one.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--jobs=$(CORES) --output-sync=target)
# A worker that has nothing left takes over half of what another still has to do.
PYTEST := $(BIN)/pytest --dist worksteal

# Tests start Python often; where no bytecode may be written, every start would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.PHONY: help play terminal install client system check check-python check-client check-docs test test-client test-python test-browser docs pictures bench lock clean

help:  ## name these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) $(CLIENT)  ## install what is missing and open the game library in the browser
	@$(BIN)/ludoteka serve

terminal: $(PLAYABLE)  ## the game library in the terminal, without Node and a browser
	@$(BIN)/ludoteka

install: $(SEARCHING) $(MODULES) system  ## install everything that the other commands need

client: $(CLIENT)  ## build the browser client, where its sources have changed

system:
	@.ci/system

check:  ## lint, types and layers, without running tests
	@$(MAKE) --no-print-directory $(TOGETHER) check-python check-client

check-python: $(TESTABLE)
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@mkdir -p build && $(BIN)/python -m ludoteka.server.typescript build/messages.ts
	@cmp build/messages.ts web/src/protocol/messages.ts || \
	  { echo "Run: $(BIN)/python -m ludoteka.server.typescript web/src/protocol/messages.ts" >&2; exit 1; }

check-client: $(MODULES)
	$(NPM) run check

check-docs: $(TESTABLE)
	$(BIN)/mkdocs build --strict --quiet

test-client: $(MODULES)
	$(NPM) test

test: system  ## install what is missing and run every check
	@$(MAKE) --no-print-directory $(TOGETHER) $(SEARCHING) check-python test-client check-client $(CLIENT) check-docs
	@$(MAKE) --no-print-directory --jobs=2 test-python test-browser

# Side by side: whoever waits for a browser leaves the cores to the others, who are in no hurry.
test-python: $(SEARCHING)
	nice $(PYTEST) -n $(CORES) --ignore=tests/browser

test-browser: $(SEARCHING) $(CLIENT) system
	$(PYTEST) -n $(shell expr $(CORES) + 1) tests/browser

docs: $(TESTABLE)  ## build the documentation into site/
	$(BIN)/mkdocs build --strict

pictures: $(TESTABLE) $(CLIENT) system  ## take the pictures of every screen for the documentation
	$(BIN)/python -m tests.browser.pictures docs/pictures

bench: $(SEARCHING)  ## measure speed, as a ratio against a peer in the same run
	$(BIN)/ludoteka bench
	$(BIN)/python benchmarks/mistakes.py

lock: $(TESTABLE)  ## choose the versions of packages anew
	$(LOCK) --all-extras --group build --group lock --output-file requirements/test.txt pyproject.toml
	$(LOCK) --extra native --group build --constraint requirements/test.txt --output-file requirements/play.txt pyproject.toml
	rm -rf web/node_modules web/package-lock.json
	$(NPM) install --package-lock-only --before "$$(date -d '7 days ago' +%F)"

clean:  ## remove everything that was installed or built
	rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) build dist site .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYABLE): requirements/play.txt pyproject.toml | $(BIN)/pip
	$(PIP) --require-hashes --requirement requirements/play.txt
	$(PIP) --no-build-isolation --editable .
	@$(READY)
	@$(DRAWN)
	@touch $@

$(TESTABLE): requirements/test.txt pyproject.toml | $(BIN)/pip
	$(PIP) --require-hashes --requirement requirements/test.txt
	$(PIP) --no-build-isolation --editable .
	@touch $@

# Lint and types do not wait for it.
$(SEARCHING): $(TESTABLE)
	@$(READY)
	@touch $(PLAYABLE) $@

$(CLIENT): $(MODULES) $(SOURCES)
	$(NPM) run build -- --logLevel warn

$(MODULES): web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' && npm --version >/dev/null || \
	  { echo "The browser client is built with Node.js 20.19 or newer and npm: install both, then make again." \
	  "Without them, make terminal plays in this window." >&2; exit 1; }
	$(NPM) ci --no-progress
	@touch $@

# Debian keeps ensurepip in a package of its own; without it, the pip that is there fills the environment.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ludoteka needs Python 3.11 or newer. Name one that you have: make PYTHON=python3.12 play" >&2; exit 1; }
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then $(PYTHON) -m venv $(VENV); else \
	  $(PYTHON) -m venv --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; fi || \
	  { rm -rf $(VENV); echo "Python cannot make a virtual environment. On Debian: apt-get install python3-venv" >&2; exit 1; }
