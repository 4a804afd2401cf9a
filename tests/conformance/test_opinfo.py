"""torch's OpInfo samples (opinfo.py) over our operators of the same names: as many disagree, by operator and
type, as docs/conformance.md says with a reason, and no more.

Runs where torch is installed: `make conformance`. DOORBELL_SAMPLES limits the samples of each operator
and type.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.conformance
torch = pytest.importorskip("torch")
pytest.importorskip("expecttest", reason="torch's own tests, of which the database is part, need it")
from tests.conformance import opinfo  # noqa: E402

MOST = int(os.environ.get("DOORBELL_SAMPLES", "1000000"))
PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"
LISTED = set(re.findall(r"^\| `([\w. ]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))


DIFFERENTIABLE = [op for op in opinfo.OPERATORS + opinfo.VARIANTS if opinfo.gradients_apply(op)]


def named(op: Any) -> str:
    return f"{op.name} {op.variant_test_name}".strip()


def chosen(samples: Any) -> list[Any]:
    """At most MOST of them, evenly."""
    found = list(samples)
    return found[:: max(1, len(found) // MOST)][:MOST]


@pytest.mark.parametrize("op", opinfo.OPERATORS + opinfo.VARIANTS, ids=named)
def test_values_are_torchs(op: Any, record_property: Any) -> None:
    told = [opinfo.check_values(op, s) for dtype in opinfo.DTYPES for s in chosen(opinfo.samples(op, dtype))]
    record_property("torch's OpInfo, values", (told.count(""), len(told)))
    assert named(op) in LISTED or set(told) <= {""}


@pytest.mark.parametrize("op", DIFFERENTIABLE, ids=named)
def test_gradients_are_torchs(op: Any, record_property: Any) -> None:
    told = [opinfo.check_gradients(op, s) for s in chosen(opinfo.samples(op, torch.float32, True))]
    record_property("torch's OpInfo, gradients", (told.count(""), len(told)))
    assert named(op) in LISTED or set(told) <= {""}
