"""tinygrad's test of operators with our `Tensor` under its names (tinygrad_names.py): each test passes, but
for those that docs/conformance.md lists with a reason.

Runs where DOORBELL_TINYGRAD names a checkout of tinygrad and torch is installed: `make conformance`. Tests
that tinygrad itself skips run as well. Nothing of that checkout is in the repository.
"""

from __future__ import annotations

import functools
import os
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.conformance import tinygrad_names

CHECKOUT = os.environ.get("DOORBELL_TINYGRAD")
FOUND = sorted(Path(CHECKOUT).glob("test/**/test_ops.py")) if CHECKOUT else []
TESTS = tinygrad_names.tests_of(FOUND[0]) if FOUND else []
PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"
pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not TESTS, reason="DOORBELL_TINYGRAD names no checkout with test/**/test_ops.py"),
]


def listed() -> set[str]:
    """The tests that the page says do not pass beside the torch that is installed."""
    rows = r"^- `(TestOps\w*\.\w+)`(?:, before torch ([\d.]+))?: "
    found = re.findall(rows, PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    mine = _numbers(pytest.importorskip("torch").__version__)
    return {name for name, before in found if not before or mine < _numbers(before)}


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split("+")[0].split(".")[:2]))


@functools.cache
def module() -> ModuleType:
    pytest.importorskip("torch")
    return tinygrad_names.load(FOUND[0])


@pytest.mark.parametrize("name", TESTS)
def test_an_operator_passes_tinygrads_test(name: str, record_property: Any) -> None:
    kind, method = name.split(".")
    function = getattr(getattr(module(), kind), method)
    plain = getattr(function, "__wrapped__", function) if _is_skipped(function) else function
    error = None
    try:
        plain(getattr(module(), kind)(method))
    except Exception as raised:
        error = raised
    record_property("tinygrad's tests of operators", (int(error is None), 1))
    if name in listed():
        assert error is not None, f"{name} passes now: docs/conformance.md is to say so"
    elif error is not None:
        raise error


def _is_skipped(function: Any) -> bool:
    return bool(getattr(function, "__unittest_skip__", False))
