# Every target sets up what it needs on a bare machine; `make help` lists them.
.DEFAULT_GOAL := help
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install -q --python $(BIN)/python
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --upgrade

.PHONY: help setup play test check bench soak pins clean

help:            ## list the commands
	@sed -n 's/^\([a-z]*\): .*## /  make \1\t/p' $(MAKEFILE_LIST)

setup: .venv/.ready ## make .venv with the reverie command in it

play: setup      ## play a game
	@$(BIN)/reverie

test: check      ## run everything: lint, types, contracts and all tests
	$(BIN)/pytest -n auto

check: .venv/.dev ## lint, types and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/.dev ## measure; prints ratios taken side by side
	$(BIN)/python -m benchmarks.core
	$(BIN)/python -m benchmarks.server

soak: .venv/.dev  ## kill a server 50 times in running games, and count what is left
	$(BIN)/python -m tests.server.torment 50

pins: .venv/.dev  ## renew the pinned requirements
	echo uv | $(COMPILE) - -o requirements/uv.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra dev -o requirements/dev.txt

clean:           ## remove what the other targets made
	rm -rf .venv .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist

.venv/bin/uv: tools/make-venv requirements/uv.txt
	tools/make-venv .venv

.venv/.ready: .venv/bin/uv requirements/run.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps --build-constraints requirements/dev.txt -e .
	@touch $@

.venv/.dev: .venv/.ready requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@
