"""Arithmetic and memory of a launch, counted by hand."""

from __future__ import annotations

import pytest

from tensor.codegen.work import flops, traffic
from tensor.dtype import dtypes
from tensor.ir.graph import ELEMENTWISE, Op
from tests.tensor.codegen.rdna import samples


def test_a_product_multiplies_and_adds_at_every_step() -> None:
    kernel = samples.matmul(8, 16, 32)
    assert flops(kernel) == 2 * 8 * 16 * 32
    assert traffic(kernel) == (4 * (8 * 16 + 16 * 32), 4 * 8 * 32)


def test_casts_and_choices_are_no_arithmetic() -> None:
    kernel = samples.elementwise(
        [lambda a: samples.op(Op.CAST, a, dtype=dtypes.float16)], [dtypes.float32], 10
    )
    assert flops(kernel) == 0 and traffic(kernel) == (40, 20)


@pytest.mark.parametrize("kind", sorted(ELEMENTWISE - {Op.CAST, Op.BITCAST, Op.WHERE}, key=lambda k: k.name))
def test_every_other_operation_counts_once_for_each_element(kind: Op) -> None:
    kernel = samples.elementwise([lambda a: samples.op(kind, a, a)], [dtypes.int32], 10)
    assert flops(kernel) == 10


def test_a_sum_counts_each_of_its_terms_and_what_makes_them_too() -> None:
    assert flops(samples.row_reduce(Op.REDUCE_ADD, 5, 7)) == 35
    assert flops(samples.softmax(5, 7)) == 35 * (1 + 3) + 35 * 3  # a maximum, a sum of powers, a quotient
