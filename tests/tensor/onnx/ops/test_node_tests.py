"""The operators of `ops/` by ONNX's own node tests: the first case of each operator here, all behind
`make conformance`. Covers attention.py, control.py, conv.py, elementwise.py, generate.py, image.py, index.py,
learning.py, loss.py, movement.py, normal.py, order.py, pool.py, product.py, quantize.py, recurrent.py,
reduce.py, sequence.py, signal.py and text.py.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from tests.tensor.onnx import node_tests

GOAL = 1500


def first_cases() -> dict[str, Any]:
    """One case of each operator, the shortest to name; expansions and random ones are left out."""
    found: dict[str, Any] = {}
    for case in sorted(node_tests.cases(), key=lambda case: len(case.name)):
        if "_expanded" not in case.name and not node_tests.known(case.name) and can_run(case.name):
            for node in case.model.graph.node:
                found.setdefault(node.op_type, case)
    return {case.name: case for case in found.values()}


def can_run(name: str) -> bool:
    """Whether what a case needs is installed: images are decoded by Pillow."""
    return "image_decoder" not in name or find_spec("PIL") is not None


@pytest.mark.usefixtures("on_host")
def test_the_first_node_test_of_every_operator_passes() -> None:
    with np.errstate(all="ignore"):
        wrong = {name: reason for name, case in first_cases().items() if (reason := node_tests.outcome(case))}
    assert wrong == {}


@pytest.mark.conformance
def test_node_tests_pass_but_for_those_that_the_page_explains(capsys: pytest.CaptureFixture[str]) -> None:
    results, models = (list(node_tests.run(each)) for each in (node_tests.cases(), node_tests.stored()))
    with capsys.disabled():
        print(node_tests.section(results, models))
    assert sum(not reason for _, reason in results) >= GOAL
    assert [name for name, reason in results + models if reason and not node_tests.known(name)] == []
