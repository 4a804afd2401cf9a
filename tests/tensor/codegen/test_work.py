"""Arithmetic and memory of a launch, counted by hand."""

from __future__ import annotations

from tensor.codegen.work import flops, traffic
from tensor.dtype import dtypes
from tensor.ir.graph import Op
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
