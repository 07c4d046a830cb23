# Everything this project can do, one command each; `make` alone lists them. Each sets up what it
# needs: an environment in .venv, the dependencies pinned in requirements/, and the package itself,
# compiled where there is a C compiler. What is up to date is not done again.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
unexport PYTHONPATH

GAME ?= allumbra
JOBS ?= 2
MINUTES ?= 10
SAMPLE ?= 200
ARGS ?=

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
SOURCES := $(shell find src/rulewright -type f ! -path '*/__pycache__/*')
HAS_COMPILER := $(BIN)/python -c 'import setup, sys; sys.exit(not setup.has_compiler())'
IS_COMPILED := $(BIN)/python -c 'import rulewright, sys; sys.exit(not rulewright.is_compiled())'
PLAIN := PYTHONPATH=src RULEWRIGHT_EXPECT=plain
COMPILED := RULEWRIGHT_EXPECT=compiled
PYTEST := $(BIN)/pytest -n $(JOBS)

.PHONY: help
help: ## List what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'GAME, ARGS, JOBS, MINUTES, SAMPLE and PYTHON may be given, as in: make play ARGS="--language pt"'

# Setting up

$(BIN)/python:
	@for python in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
	    if "$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	    then echo "==> Making .venv with $$python"; exec "$$python" -m venv .venv; fi; \
	done; \
	echo 'Rulewright needs Python 3.11 or newer with its venv module (on Debian: python3-venv).' >&2; \
	echo 'None of $(or $(PYTHON),python3.13 python3.12 python3.11 python3) is that;' \
	    'name one with: make PYTHON=/where/it/is' >&2; \
	exit 1

# .venv/.play, .venv/.test, ...: the packages of that lock file are installed.
.venv/.%: requirements/%.txt | $(BIN)/python
	@echo '==> Installing the packages of $<'
	@$(PIP) install --no-compile --require-hashes -r $<
	@touch $@

# .venv/.package: rulewright itself is installed, as the sources are now.
.venv/.package: .venv/.play setup.py pyproject.toml $(SOURCES)
	@echo '==> Building rulewright (compiling takes half a minute)'
	@mkdir -p build
	@if [ '$(STRICT)' ] && $(HAS_COMPILER); then export RULEWRIGHT_COMPILE=required; fi; \
	$(BIN)/python -m pip install -v --no-build-isolation --no-deps --no-compile \
	    --force-reinstall . \
	    >build/log.txt 2>&1 || { cat build/log.txt; exit 1; }
	@sed -n 's/^ *\(rulewright: \)/\1/p' build/log.txt
	@touch $@

.PHONY: build
build: .venv/.package ## Build and install the package into .venv

# Playing

.PHONY: play arena balance
play: .venv/.package ## Play GAME in the terminal
	@$(BIN)/rulewright play $(GAME) $(ARGS)

arena: .venv/.package ## Let the bots of every strength play each other at GAME
	@for bots in greedy,random search:200,greedy search:1000,search:200; do \
	    $(BIN)/rulewright simulate $(GAME) --bots $$bots --jobs $(JOBS) $(ARGS) || exit 1; \
	done

balance: .venv/.package ## Measure the balance of GAME and write its report
	@$(BIN)/rulewright balance $(GAME) --jobs $(JOBS) $(ARGS)

# Testing

.PHONY: test lint rules test-plain test-compiled soak mutants
test: STRICT := yes
test: lint rules test-plain test-compiled ## Run every check

lint: .venv/.test ## Check style, types and imports
	@echo '==> Style'
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo '==> Types'
	@$(BIN)/mypy
	@echo '==> Imports'
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

rules: .venv/.test .venv/.package ## Check that every rule of every game has a test
	@for game in $$($(BIN)/python -c 'import rulewright; print(*rulewright.game_names())'); do \
	    echo "==> Rules of $$game with a test"; \
	    $(BIN)/rulewright rules $$game --coverage || exit 1; \
	done

test-plain: .venv/.test .venv/.package ## Run the tests on the sources, uncompiled
	@echo '==> Tests, plain Python'
	@$(PLAIN) $(PYTEST) $(ARGS)

test-compiled: STRICT := yes
test-compiled: .venv/.test .venv/.package ## Run the tests on the compiled package
	@echo '==> Tests, compiled'
	@if $(IS_COMPILED); then $(COMPILED) $(PYTEST) $(ARGS); \
	elif $(HAS_COMPILER); then rm .venv/.package; \
	    echo 'There is a C compiler, but rulewright is not compiled: build/log.txt says why.' >&2; exit 1; \
	else echo 'No C compiler here: nothing to test.'; fi

soak: .venv/.test .venv/.package ## Hold the laws against random matches for MINUTES minutes
	@$(BIN)/python -m tools.soak --minutes $(MINUTES) --jobs $(JOBS) $(ARGS)

mutants: .venv/.test ## Break SAMPLE lines of kernel and rules, one by one: does a test notice?
	@$(BIN)/python -m tools.mutants --sample $(SAMPLE) --jobs $(JOBS) $(ARGS)

.PHONY: bench
bench: .venv/.bench .venv/.package ## Measure speed, always against something
	@$(BIN)/python -m bench $(ARGS)

# Keeping house

.PHONY: dev lock screens clean
dev: .venv/.dev .venv/.package ## Set up everything for working on it, hooks before commits included
	@$(BIN)/pre-commit install

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
    --generate-hashes --no-emit-index-url --no-header --no-annotate
lock: .venv/.dev ## Pin the newest versions of all dependencies anew
	@$(LOCK) --upgrade --group dev -o requirements/dev.txt
	@$(LOCK) -c requirements/dev.txt --group build -o requirements/play.txt
	@$(LOCK) -c requirements/dev.txt --group test -o requirements/test.txt
	@$(LOCK) -c requirements/dev.txt --upgrade --group build --group bench -o requirements/bench.txt

screens: .venv/.package ## Draw the pictures of the terminal client anew
	@$(BIN)/python -m tools.screens docs/screens

clean: ## Remove everything that make has made
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .ruff_cache
	@rm -rf src/*.egg-info
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
