# Every job of the project. A clean Debian or Ubuntu machine needs python3, git and make; the rest is set up by these.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin

.PHONY: run test lint format native bench soak screenshots clean help

run: ## open the window (without a display: a whole game in the terminal); ARGS=... are handed on
	@$(PYTHON) scripts/setup.py program
	@$(PYTHON) scripts/start.py $(ARGS)

test: ## every test; what measures time is left to bench, which a busy machine cannot fail
	@$(PYTHON) scripts/setup.py tests
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not timing and not soak"

lint: ## style, types, and the walls between the parts
	@$(PYTHON) scripts/setup.py tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

format: ## what lint can repair by itself
	@$(PYTHON) scripts/setup.py tests
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

native: ## compile the kernel again after an edit
	@$(PYTHON) scripts/setup.py native

bench: ## speed of the kernel and of the start, beside what else is installed
	@$(PYTHON) scripts/setup.py tests
	$(BIN)/komagata bench
	$(BIN)/python -m pytest -q -m "timing and not soak"

soak: ## the random tests for a long time, and a million inputs for the readers
	@$(PYTHON) scripts/setup.py soak
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -q -n $(JOBS) --timeout 7200 -m "soak or not timing"

screenshots: ## the pictures of the README
	@$(PYTHON) scripts/setup.py tests
	$(BIN)/python scripts/screenshots.py
	$(BIN)/python scripts/gallery.py

clean: ## everything that can be made again
	rm -rf .venv build dist out .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14
