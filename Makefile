# Everything this project can do, one command each; `make` alone lists them. Each sets up what it
# needs: an environment in .venv, the dependencies pinned in requirements/, and the package itself as it
# lies in src, compiled where there is a C compiler. What is up to date is not done again.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
unexport PYTHONPATH
unexport RULEWRIGHT_BUILD
# Where Python may not keep what it has compiled, every process compiles all that it imports anew: two
# seconds more for each server, in each of hundreds of tests.
unexport PYTHONDONTWRITEBYTECODE

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
PLAIN := PYTHONPATH=src RULEWRIGHT_BUILD=plain RULEWRIGHT_EXPECT=plain
COMPILED := RULEWRIGHT_EXPECT=compiled
# Twice as many as cores: tests wait for servers, clocks and terminals as much as they compute. The slow
# ones lie together, and whoever is done takes over some of them.
PYTEST := $(BIN)/pytest -n $(shell expr 2 '*' $(JOBS)) --dist worksteal
# Where there is a compiler, each test runs on one build: what is not compiled, or hardly, on the plain
# one, and the rest on the compiled one. The kernel and the playthroughs run on both.
ONLY_PLAIN := tests/cards tests/cardtext tests/cli tests/docs tests/terminal tests/tools
ON_BOTH := tests/kernel tests/playthroughs
WEB := cd web && PATH="$(CURDIR)/.venv/bin:$$PATH"
WEB_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -path 'web/*-re*/*') $(wildcard src/rulewright/games/*/cards/look.json)

.PHONY: help
help: ## List what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'GAME, ARGS, JOBS, MINUTES, SAMPLE and PYTHON may be given, as in: make terminal ARGS="--language pt"'

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

# .venv/.here: rulewright is in .venv, as it lies in src.
.venv/.here: pyproject.toml setup.py .venv/.play
	@# What an older checkout has put there would be found first.
	@if [ -d .venv/lib/python*/site-packages/rulewright ]; then $(PIP) uninstall -y rulewright; fi
	@$(PIP) install --no-build-isolation --no-deps --no-compile -e .
	@touch $@

# .venv/.package: engine and games are compiled, as the sources are now. It takes a minute or so; only what
# has changed is compiled again, and every process that begins afterwards uses it.
.venv/.package: .venv/.here .venv/.build $(SOURCES) $(wildcard tools/working_build/*.py)
	@echo '==> Compiling engine and games, where they have changed'
	@if [ '$(STRICT)' ] && $(HAS_COMPILER); then export RULEWRIGHT_COMPILE=required; fi; \
	exec $(BIN)/python -m tools.working_build
	@touch $@

# .venv/.node-here: there is a Node.js, the machine's own or one from a wheel.
.venv/.node-here: requirements/node.txt | $(BIN)/python
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
	    2>/dev/null || { echo '==> Installing Node.js'; \
	    $(PIP) install --no-compile --require-hashes -r $<; }
	@touch $@

# web/node_modules/.building: what building the web client takes; .installed: and all that testing it takes.
# Not npm ci: it insists on every platform's optional packages, and registries may lag on those.
NPM_INSTALL := npm install --no-save --no-progress --no-audit --no-fund --loglevel=error
web/node_modules/.building: web/package.json web/package-lock.json .venv/.node-here
	@echo '==> Installing the packages that the web client is built with'
	@$(WEB) $(NPM_INSTALL) --omit=dev
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json .venv/.node-here
	@echo '==> Installing the packages of the web client'
	@$(WEB) $(NPM_INSTALL)
	@touch web/node_modules/.building $@

web/dist/index.html: $(WEB_SOURCES) | web/node_modules/.building
	@echo '==> Building the web client'
	@$(WEB) npm run --silent build -- --logLevel warn
	@touch $@

.PHONY: build ready
ready: .venv/.node-here
	@# Side by side: together they are what a first player waits for.
	@$(MAKE) --no-print-directory web/dist/index.html & web=$$!; \
	$(MAKE) --no-print-directory .venv/.here && wait $$web

build: ready ## Set up everything that playing takes, and compile engine and games
	@$(MAKE) --no-print-directory .venv/.package

# Playing

# Playing begins on plain Python where engine and games are not compiled yet. They are compiled meanwhile, giving
# way to whoever plays; bots' processes begin anew with what is there.
BESIDE := nice -n 15 $(MAKE) --no-print-directory .venv/.package
THEN_STOP := compiling=$$!; trap 'kill $$compiling 2>/dev/null' EXIT

.PHONY: play terminal arena balance
play: ready ## Start the server and open the browser
	@$(BESIDE) & $(THEN_STOP); $(BIN)/rulewright serve --site web/dist --open $(ARGS)

terminal: .venv/.here ## Play GAME in the terminal
	@mkdir -p build; $(BESIDE) >build/log.txt 2>&1 & $(THEN_STOP); $(BIN)/rulewright play $(GAME) $(ARGS)

arena: .venv/.package ## Let the bots of every strength play each other at GAME
	@for bots in greedy,random search:200,greedy search:1000,search:200; do \
	    $(BIN)/rulewright simulate $(GAME) --bots $$bots --jobs $(JOBS) $(ARGS) || exit 1; \
	done

balance: .venv/.package ## Measure the balance of GAME and write its report
	@$(BIN)/rulewright balance $(GAME) --jobs $(JOBS) $(ARGS)

# Testing

.PHONY: test test-while-compiling lint rules test-plain test-compiled test-web test-browser soak mutants
test: count-costs test-while-compiling rules test-compiled test-browser test-release ## Run every check
	@$(BIN)/python -m tools.costs $(COSTS)

# Every run of tests from here on leaves what it took; at the end they are summed up.
COSTS := build/costs
test: export RULEWRIGHT_COSTS := $(CURDIR)/$(COSTS)
.PHONY: count-costs
count-costs:
	@rm -rf $(COSTS); mkdir -p $(COSTS); touch $(COSTS)/began

# Compiling keeps one core busy for minutes, and fetching a browser none: beside them, all that needs
# neither. It gives way, so that in the end nothing waits for the compiler. Only root fetches here, who is
# not asked for a password; test-browser sees to the rest, and says what is wrong.
test-while-compiling: .venv/.test .venv/.here .venv/.build .venv/.node-here
	@{ [ "$$(id -u)" -ne 0 ] || sh tools/find_chromium.sh >/dev/null 2>&1; } & fetching=$$!; \
	$(MAKE) --no-print-directory STRICT=yes .venv/.package & compiling=$$!; \
	nice $(MAKE) --no-print-directory lint test-web test-plain; tested=$$?; \
	wait $$fetching; wait $$compiling && exit $$tested

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

test-plain: .venv/.test ## Run the tests on the sources, uncompiled
	@echo '==> Tests, plain Python'
	@if $(HAS_COMPILER); then $(PLAIN) $(PYTEST) $(ONLY_PLAIN) $(ON_BOTH) $(ARGS); \
	else $(PLAIN) $(PYTEST) $(ARGS); fi

test-compiled: STRICT := yes
test-compiled: .venv/.test .venv/.package ## Run the tests on the compiled package
	@echo '==> Tests, compiled'
	@if $(IS_COMPILED); then $(COMPILED) $(PYTEST) $(addprefix --ignore ,$(ONLY_PLAIN)) $(ARGS); \
	elif $(HAS_COMPILER); then rm .venv/.package; \
	    echo 'There is a C compiler, but rulewright is not compiled: run make build, and see why.' >&2; exit 1; \
	else echo 'No C compiler here: nothing to test.'; fi

test-web: web/node_modules/.installed web/dist/index.html ## Check and test the web client
	@echo '==> Web client: types, style, unit tests, size'
	@$(WEB) npm run --silent check
	@$(WEB) npm run --silent test
	@$(WEB) npm run --silent size

test-browser: .venv/.package web/node_modules/.installed web/dist/index.html ## Play whole matches in a real browser
	@echo '==> Tests in a browser'
	@sh tools/find_chromium.sh >/dev/null
	@# Against the package that was built, and not the sources beside it.
	@$(WEB) PYTHONPATH= npm run --silent e2e

soak: .venv/.test .venv/.package ## Hold the laws against random matches for MINUTES minutes; kill servers
	@$(BIN)/python -m tools.soak --minutes $(MINUTES) --jobs $(JOBS) $(ARGS)
	@$(BIN)/python -m tools.server_soak --kills 20 --database both

mutants: .venv/.test ## Break SAMPLE lines of kernel, effects and rules, one by one: does a test notice?
	@$(BIN)/python -m tools.mutants --sample $(SAMPLE) --jobs $(JOBS) $(ARGS)

.PHONY: bench bench-server bench-traffic bench-browser
bench: .venv/.bench .venv/.package ## Measure speed, always against something
	@$(BIN)/python -m bench $(ARGS)

bench-server: .venv/.test .venv/.package ## Measure the server with hundreds of live matches
	@$(BIN)/python -m bench.server_load $(ARGS)

bench-traffic: .venv/.test .venv/.package ## Count the bytes of decisions and replays
	@$(BIN)/python -m bench.traffic $(ARGS)

bench-browser: .venv/.package web/node_modules/.installed web/dist/index.html ## Measure in a browser how long a press waits for its answer
	@sh tools/find_chromium.sh >/dev/null
	@$(WEB) PYTHONPATH= npm run --silent measured

# Handing it out

.PHONY: release test-release first-card
release: .venv/.here .venv/.build web/dist/index.html ## Build wheels and sources, with the web client, into dist
	@echo '==> Building what others install (a minute or two)'
	@$(BIN)/python -m tools.release

test-release: release ## Install the wheels into empty environments, and play there
	@echo '==> The wheels, installed where nothing else is'
	@$(BIN)/python -m tools.release.proof

first-card: .venv/.here ## Measure how long it takes from a fresh clone to the first card
	@$(BIN)/python -m tools.first_card $(ARGS)

# Keeping house

.PHONY: dev lock screens clean
dev: .venv/.dev .venv/.package ## Set up everything for working on it, hooks before commits included
	@$(BIN)/pre-commit install

LOCK := $(BIN)/uv pip compile pyproject.toml --all-extras --quiet --universal --python-version 3.11 \
    --generate-hashes --no-emit-index-url --no-header --no-annotate
lock: .venv/.dev ## Pin the newest versions of all dependencies anew
	@$(LOCK) --upgrade --group dev -o requirements/dev.txt
	@$(LOCK) -c requirements/dev.txt --group play -o requirements/play.txt
	@$(filter-out pyproject.toml --all-extras,$(LOCK)) -c requirements/dev.txt --group build -o requirements/build.txt
	@$(LOCK) -c requirements/dev.txt --group test -o requirements/test.txt
	@$(LOCK) -c requirements/dev.txt --upgrade --group build --group bench -o requirements/bench.txt
	@$(filter-out pyproject.toml --all-extras,$(LOCK)) --upgrade --group node -o requirements/node.txt

screens: .venv/.package web/node_modules/.installed web/dist/index.html ## Draw the pictures of the terminal and the browser client anew
	@$(BIN)/python -m tools.screens docs/screens
	@sh tools/find_chromium.sh >/dev/null
	@$(WEB) npm run --silent screens

.PHONY: protocol
protocol: .venv/.test ## Write the protocol's page and the web client's types from messages and games
	@PYTHONPATH=src $(BIN)/python -m tools.protocol_types
	@PYTHONPATH=src $(BIN)/python -m tools.game_types
	@PYTHONPATH=src $(BIN)/python -m tools.protocol_page

clean: ## Remove everything that make has made
	@rm -rf .venv build dist web/dist web/node_modules web/test-results web/playwright-report .hypothesis .import_linter_cache .mypy_cache .ruff_cache
	@rm -rf src/*.egg-info
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
