"""torch's OpInfo samples (opinfo.py) over our operators of the same names: of none do more disagree than
docs/conformance.md says with a reason.

Runs where torch is installed: `make conformance`, by what graphs mean in numpy, or on the device that DEV
names. DOORBELL_SAMPLES limits the samples of each operator and type.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("expecttest", reason="torch's own tests, of which the database is part, need it")
from tests import devices  # noqa: E402
from tests.conformance import opinfo  # noqa: E402
from tests.tensor.conftest import HOST  # noqa: E402

pytestmark = [
    pytest.mark.conformance,
    pytest.mark.usefixtures("on_host"),
    pytest.mark.parametrize("on_host", [devices.chosen() or HOST], indirect=True),
]
PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"
# Of each operator how many values and how many gradients differ.
LISTED = {
    name: (int(values), int(gradients))
    for name, values, gradients in re.findall(
        r"^\| `([\w. ]+)` \| (\d+) \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
}


DIFFERENTIABLE = [op for op in opinfo.OPERATORS + opinfo.VARIANTS if opinfo.gradients_apply(op)]


def differing(op: Any, told: list[str], suite: str, record_property: Any) -> int:
    """How many samples differ; both counts are for the summary."""
    record_property(f"torch's OpInfo, {suite}", (told.count(""), len(told)))
    return len(told) - told.count("")


@pytest.mark.parametrize("op", opinfo.OPERATORS + opinfo.VARIANTS, ids=opinfo.named)
def test_values_are_torchs(op: Any, record_property: Any) -> None:
    told = [
        opinfo.check_values(op, s)
        for dtype in opinfo.DTYPES
        for s in opinfo.chosen(opinfo.samples(op, dtype))
    ]
    count = differing(op, told, "values", record_property)
    assert count <= LISTED.get(opinfo.named(op), (0, 0))[0], sorted(set(told))


@pytest.mark.parametrize("op", DIFFERENTIABLE, ids=opinfo.named)
def test_gradients_are_torchs(op: Any, record_property: Any) -> None:
    told = [opinfo.check_gradients(op, s) for s in opinfo.chosen(opinfo.samples(op, torch.float32, True))]
    count = differing(op, told, "gradients", record_property)
    assert count <= LISTED.get(opinfo.named(op), (0, 0))[1], sorted(set(told))
