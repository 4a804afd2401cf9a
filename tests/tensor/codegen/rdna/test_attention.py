"""Attention by matrix instructions, as machine code on the strict simulated cards."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.dtype import DType, dtypes
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import memory, same
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip
from tests.tensor.plan.test_attention import BRAIN, HALF, SHAPES, gradient_kernels, halves

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize(
    ("shape", "dtype"),
    [(SHAPES[1], HALF), (SHAPES[2], BRAIN), (SHAPES[3], HALF), ((1, 65, 70, 64, 64), BRAIN)],
)
def test_the_strict_card_agrees_with_the_meaning(shape: tuple[int, ...], dtype: DType) -> None:
    kernel = halves(*shape, causal=shape[1] == 65, dtype=dtype)
    built = build(kernel, chip.arch)
    name = "v_wmma_f32_16x16x16_" + ("f16" if dtype is dtypes.float16 else "bf16")
    assert name in listing(chip.arch, built.text) and not built.allocation.scratch_bytes
    arrays = memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_built(built, arrays, "strict")
    assert same(arrays[3], want[3], samples.F32, 1e-3 if dtype is HALF else 1e-2).all()


@pytest.mark.parametrize(("sizes", "dtype"), [((35, 67, 7), HALF), ((33, 17, 20), samples.F32)])
def test_the_strict_card_agrees_with_the_kernels_of_the_gradient(
    sizes: tuple[int, int, int], dtype: DType
) -> None:  # fmt: skip
    for kernel in gradient_kernels(*sizes, dtype):
        built = build(kernel, chip.arch)
        arrays = memory(kernel)
        want = [a.copy() for a in arrays]
        kernel_oracle.run(kernel, want)
        run_built(built, arrays, "strict")
        for param in kernel.params:
            close = 5e-3 if param.dtype is HALF else 1e-3
            assert same(arrays[param.slot], want[param.slot], param.dtype, close).all(), kernel.name
