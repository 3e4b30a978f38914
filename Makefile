# Starboard: what people and CI run. It needs make and Python 3.11 or newer; all else goes into .venv.
# Stamp files in .venv say what is installed: nothing is installed twice while its lock stays the same.

VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/starboard/server/static/index.html
ARGS :=
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --root-user-action=ignore

.DEFAULT_GOAL := help
.PHONY: help play client test quick bench bench-server mutants compile wire fmt lock clean

help: ## this list (options for the command behind a goal: make test ARGS="-k dice")
	@awk -F ':[^#]*## ' '/^[a-z-]+( [a-z]+)*:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

# Without the client (no Node, and none to be had) the table is in the terminal.
play: $(VENV)/play ## install what playing needs, and play in the browser
	@$(MAKE) --no-print-directory $(CLIENT) || true
	@$(BIN)/starboard browse $(ARGS)

client: $(CLIENT) ## build the browser's client into the server

test: ## every check, in order, stopping at the first that fails: what CI runs
quick: ## the same without the slow tests
test quick: $(VENV)/dev $(CLIENT) $(VENV)/client-checked
	@$(BIN)/python tools/compile.py --stale
	@$(BIN)/python tools/wire_types.py --check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-logo
	$(if $(filter test,$@),@$(BIN)/python tools/programs.py)
	$(BIN)/pytest -n auto $(if $(filter quick,$@),-m "not slow") $(ARGS)

bench-server: $(VENV)/bench ## how fast the table server is, beside a bare echo in the same run
	$(BIN)/python -m bench.server $(ARGS)

bench: $(VENV)/bench ## how fast it is, against a peer in the same run
	$(BIN)/python -m bench $(ARGS)

mutants: $(VENV)/dev ## break the rules one by one and see whether the tests notice
	$(BIN)/python tools/mutants.py $(ARGS)

compile: $(VENV)/dev ## compile the engine with mypyc, in place (undo: ARGS=--clean)
	$(BIN)/python tools/compile.py $(ARGS)

wire: $(VENV)/dev ## write the browser's types from the server's structs
	$(BIN)/python tools/wire_types.py

fmt: $(VENV)/dev ## put the code in order
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

clean: ## remove all that make has made, .venv too
	rm -rf web/node_modules $(dir $(CLIENT)) $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools bench \( -name __pycache__ -o -name '*.egg-info' -o -name '*.so' \) -prune \
		-exec rm -rf {} + 2>/dev/null || true

# ---- the browser's client: built by Node (from the system, or from PyPI) into the server's static/ ----

NODE := $(VENV)/node
NPM = PATH="$(CURDIR)/$(NODE):$$PATH" npm --prefix web --loglevel=error
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/starboard/text/*.ftl)
GAME_TEXTS := $(wildcard src/starboard/games/*/text/*.ftl)

$(NODE)/node: requirements/node.txt $(VENV)/made
	@$(BIN)/python tools/node.py $(NODE) || { \
		echo "Installing requirements/node.txt: there is no Node of 20.19 or newer here"; \
		$(PIP) --require-hashes -r requirements/node.txt && $(BIN)/python tools/node.py $(NODE); }
	@touch -h $@

web/node_modules/.made: web/package-lock.json $(NODE)/node
	@echo "Installing web/package-lock.json"
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.made
	$(NPM) run --silent build
	@touch $@

# Types, then the client's own tests. They read the games' texts too: no board may use a word that is missing.
$(VENV)/client-checked: $(WEB) $(GAME_TEXTS) web/node_modules/.made
	$(NPM) run --silent check
	$(NPM) run --silent test
	@touch $@

# ---- the locks: exact versions and hashes for Python 3.11 and up, and never a registry's address ----

# Keeps the versions it finds; ARGS=--upgrade takes the newest. dev comes first, and the others follow its versions.
COMPILE := $(BIN)/uv pip compile pyproject.toml --group build --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-annotate --no-header --quiet
lock: $(VENV)/made ## work out requirements/*.txt again from pyproject.toml
	$(PIP) uv
	$(COMPILE) --extra server --extra dev -o requirements/dev.txt $(ARGS) > /dev/null
	$(COMPILE) -c requirements/dev.txt --extra server -o requirements/play.txt $(ARGS) > /dev/null
	$(COMPILE) -c requirements/dev.txt --extra server --extra bench -o requirements/bench.txt $(ARGS) > /dev/null
	$(subst pyproject.toml --group build,--group node,$(COMPILE)) -o requirements/node.txt $(ARGS) > /dev/null
	@! grep -nE '://|^-' requirements/*.txt

# ---- .venv ----

# A .venv does not survive being moved or copied (it would run the other place's code): make it anew.
ifneq ($(wildcard $(VENV)/made),)
ifneq ($(shell cat $(VENV)/made),$(CURDIR))
.PHONY: $(VENV)/made
endif
endif

# Candidates are tried by running them: a version manager's shim may exist and still fail.
$(VENV)/made:
	@set -- $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3); bare=; \
	for python do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || { bare=$${bare:-$$python}; continue; }; \
		echo "Making $(VENV) with $$("$$python" --version) ($$python)"; \
		"$$python" -m venv --clear $(VENV) && pwd > $@; exit; \
	done; \
	if [ "$$bare" ]; then echo "$$bare cannot make a virtual environment: install its venv package" \
		"(Debian and Ubuntu: apt install $${bare##*/}-venv), then run make again."; \
	else echo "Starboard needs Python 3.11 or newer and none of these is one that runs: $$*." \
		"Install it, or name it: make PYTHON=/path/to/python3"; fi >&2; exit 1

# The package itself, as a link to src/; its build tool is locked too, so nothing unpinned is downloaded.
$(VENV)/play $(VENV)/dev $(VENV)/bench: $(VENV)/%: requirements/%.txt pyproject.toml $(VENV)/made
	@echo "Installing requirements/$*.txt"
	@$(PIP) --require-hashes -r requirements/$*.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@
