# Two commands matter: `make demo` and `make test`. Both make .venv first; only Python >= 3.11 and PyPI are needed.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed

.PHONY: setup demo test check bench conformance conformance-tests mutants clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) tools/setup_check.py
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

demo: setup
	$(BIN)/python -m examples.digits

test: setup
	$(BIN)/python -m tools.check
	$(BIN)/python -m pytest -n auto --dist worksteal

check: setup
	$(BIN)/python -m tools.check

bench: setup
	$(BIN)/python -m tools.bench main

# All of it takes hours. `make conformance-tests TESTS=tests/tensor` and `make mutants` are parts of it.
conformance: setup
	$(MAKE) conformance-tests
	$(MAKE) mutants

# Slow checks and those that need Debian's packages, the hardware facts (DOORBELL_HWDATA names their folder) or
# thread traces of real cards (DOORBELL_CAPTURES), a checkout of tinygrad (DOORBELL_TINYGRAD), or torch.
# Some folders have processes of their own, or what tests keep would add up to more than 2 GiB in each.
APART := tests/drivers/amd tests/drivers/sim tests/tensor/codegen tests/tensor/methods
ALL_TESTS = $(BIN)/python -m pytest -n auto --dist worksteal -m ""
conformance-tests: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[mpi,vision]'
ifdef TESTS
	$(ALL_TESTS) $(TESTS)
else
	failed=0; for folder in $(APART); do $(ALL_TESTS) $$folder || failed=1; done; \
	$(ALL_TESTS) tests $(APART:%=--ignore=%) || failed=1; exit $$failed
endif

# MUTANTS small changes of each area's code, drawn by SEED, of which the tests must notice nine of ten.
MUTANTS ?= 40
SEED ?= 1
mutants: setup
	$(BIN)/python -m tools.mutate all --quick --count $(MUTANTS) --seed $(SEED)

clean:
	rm -rf .venv build *.egg-info
