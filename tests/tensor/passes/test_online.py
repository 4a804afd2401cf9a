"""A softmax times something in the form that one pass over the row makes."""

from __future__ import annotations

import pytest

from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel
from tensor.ir.verify import verify
from tensor.passes.online import divide_last
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import attention, memory, same


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("keys", [2, 5, 4])  # 4 is the depth, too
def test_the_meaning_stays(keys: int, causal: bool) -> None:
    kernel = attention(2, 3, keys, 4, 5, causal)
    made = divide_last(kernel)
    verify(made)
    found, wanted = memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, wanted)
    kernel_oracle.run(made, found)
    assert same(found[3], wanted[3], samples.F32, 1e-5).all()


def test_three_reductions_are_over_one_axis_and_scores_are_made_once() -> None:
    made = divide_last(attention(2, 3, 5, 4, 5))
    reductions = [v for v in made.values if v.op in REDUCE]
    along = next(v.arg for v in reductions if v.op is Op.REDUCE_MAX)
    assert [v.arg == along for v in reductions].count(True) == 3 and len(reductions) == 4
    assert made.stores[0].value.op is Op.MUL  # by one over the sum of powers


@pytest.mark.parametrize(
    "kernel", [samples.softmax(4, 8), samples.matmul(4, 4, 4), samples.row_reduce(Op.REDUCE_MAX, 3, 5)]
)
def test_other_kernels_stay_as_they_are(kernel: Kernel) -> None:
    assert divide_last(kernel) is kernel
