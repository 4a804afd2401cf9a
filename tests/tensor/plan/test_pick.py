"""What the picker chooses, and that everything it may choose is correct."""

from __future__ import annotations

from tensor.codegen.rdna.generation import TARGETS
from tensor.ir.graph import Op
from tensor.plan.pick import candidates, elementwise, pick
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    op,
    row_reduce,
)

NAVI31 = TARGETS["gfx1100"]
SUM, PROD, MAX, MIN = Op.REDUCE_ADD, Op.REDUCE_MUL, Op.REDUCE_MAX, Op.REDUCE_MIN


def test_the_picker_gives_long_reductions_many_lanes() -> None:
    assert pick(row_reduce(SUM, 1, 100_000), NAVI31).share >= 32
    assert pick(samples.matmul(512, 512, 512), NAVI31).share == 1


def test_elementwise_kernels_use_vectors() -> None:
    kernel = samples.elementwise([lambda a: op(Op.NEG, a)], [F32], 4096)
    assert elementwise(kernel, NAVI31).tile == {kernel.axes[0]: 4}


def test_every_candidate_schedule_of_a_product_is_correct() -> None:
    kernel = samples.matmul(40, 20, 64, bias=True)
    for number, schedule in enumerate(candidates(kernel, NAVI31)):
        if number % 7 == 0:
            check(kernel, schedule=schedule)
