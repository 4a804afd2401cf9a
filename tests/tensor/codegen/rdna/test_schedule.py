"""What the picker chooses, and that everything it may choose is correct."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.schedule import candidates, elementwise, pick, survey
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    op,
    row_reduce,
)

pytestmark = pytest.mark.usefixtures("each_chip")

SUM, PROD, MAX, MIN = Op.REDUCE_ADD, Op.REDUCE_MUL, Op.REDUCE_MAX, Op.REDUCE_MIN


def test_the_picker_gives_long_reductions_many_lanes() -> None:
    assert pick(row_reduce(SUM, 1, 100_000)).share >= 32
    assert pick(samples.matmul(512, 512, 512)).share == 1


def test_elementwise_kernels_use_vectors() -> None:
    kernel = samples.elementwise([lambda a: op(Op.NEG, a)], [F32], 4096)
    assert elementwise(kernel, survey(kernel)).tile == {kernel.axes[0]: 4}


def test_every_candidate_schedule_of_a_product_is_correct() -> None:
    kernel = samples.matmul(40, 20, 64, bias=True)
    for number, schedule in enumerate(candidates(kernel)):
        if number % 7 == 0:
            check(kernel, schedule=schedule)
