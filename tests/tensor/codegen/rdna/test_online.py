"""Attention in one pass, as machine code on the strict simulated cards."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import build
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import memory, same
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip
from tests.tensor.plan.test_online import one_pass

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize(
    "shape",
    [(1, 65, 63, 20, 33, True), (1, 33, 37, 64, 64), (2, 7, 33, 5, 6), (1, 1, 130, 8, 8), (1, 36, 9, 4, 70)],
)
def test_the_strict_card_agrees_with_the_meaning(shape: tuple[int, int, int, int, int]) -> None:
    kernel = one_pass(*shape)
    arrays = memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_built(build(kernel, chip.arch), arrays, "strict")
    assert same(arrays[3], want[3], samples.F32, 3e-4).all()
