"""Encodings: the shortest that fits, and a listing that assembles to the same bytes."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.compile import compile_kernel
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.codegen.rdna.machine import Inst
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna.pass_samples import KERNELS, v


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_the_listing_assembles_to_the_code(kernel: Kernel, arch: str) -> None:
    compiled = compile_kernel(kernel, arch)
    lines = [line[8:] for line in compiled.listing.splitlines()]
    assert isa(arch).assemble("\n".join(lines)) == compiled.text


def test_short_encodings_are_chosen() -> None:
    mnemonics = emit.encodings("gfx1100", "v_add_f32")
    assert {"v_add_f32_e32", "v_add_f32_e64"} <= mnemonics
    code = emit.assemble("gfx1100", [Inst("v_sub_f32", (v(0, 0),), (v(1, 1), 1.0))])
    assert len(code) == 4  # v_subrev_f32_e32
