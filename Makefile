# make play   installs what is missing and opens the game library in the terminal
# make test   installs what is missing and runs every check
# make        names the other commands

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
TESTABLE := $(VENV)/.testable
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

PIP := $(BIN)/python -m pip install --quiet --no-deps
# Search becomes machine code once, when it is installed, so that nobody waits for it at the table.
READY := $(BIN)/python -m ludoteka.opponents.search
# A lock is for every platform, with hashes, without versions younger than a week, and names no host.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--exclude-newer "7 days" --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.PHONY: help play install check test docs bench lock clean

help:  ## name these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE)  ## install what is missing and open the game library in the terminal
	@$(BIN)/ludoteka

install: $(TESTABLE)  ## install everything that the other commands need into .venv

check: $(TESTABLE)  ## lint, types and layers, without running tests
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

test: check  ## install what is missing and run every check
	$(BIN)/pytest -n $(CORES)
	$(BIN)/mkdocs build --strict --quiet

docs: $(TESTABLE)  ## build the documentation into site/
	$(BIN)/mkdocs build --strict

bench: $(TESTABLE)  ## measure speed, as a ratio against a peer in the same run
	$(BIN)/ludoteka bench
	$(BIN)/python benchmarks/mistakes.py

lock: $(TESTABLE)  ## choose the versions in requirements/ anew
	$(LOCK) --all-extras --group build --group lock --output-file requirements/test.txt pyproject.toml
	$(LOCK) --extra native --group build --constraint requirements/test.txt --output-file requirements/play.txt pyproject.toml

clean:  ## remove everything that was installed or built
	rm -rf $(VENV) build dist site .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYABLE): requirements/play.txt pyproject.toml | $(BIN)/pip
	$(PIP) --require-hashes --requirement requirements/play.txt
	$(PIP) --no-build-isolation --editable .
	@$(READY)
	@touch $@

$(TESTABLE): requirements/test.txt pyproject.toml | $(BIN)/pip
	$(PIP) --require-hashes --requirement requirements/test.txt
	$(PIP) --no-build-isolation --editable .
	@$(READY)
	@touch $(PLAYABLE) $@

# Debian keeps ensurepip in a package of its own; without it, the pip that is there fills the environment.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ludoteka needs Python 3.11 or newer. Name one that you have: make PYTHON=python3.12 play" >&2; exit 1; }
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then $(PYTHON) -m venv $(VENV); else \
	  $(PYTHON) -m venv --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; fi || \
	  { rm -rf $(VENV); echo "Python cannot make a virtual environment. On Debian: apt-get install python3-venv" >&2; exit 1; }
