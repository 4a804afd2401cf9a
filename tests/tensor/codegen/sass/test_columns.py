"""Attention of 16-bit floats by matrix instructions: what NVIDIA's cards make of `plan/attention.py`.

PTX ISA, mma.m16n8k16: a lane has of the left side lines ``lane // 4`` and 8 more, of the result the same
lines; what is given to it as the left side here are a kernel's rows.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from drivers.nv.isa import isa
from drivers.sim.nv.sm.launch import SmFault
from tensor.codegen.sass.chip import HALVES, TARGETS, columnar
from tensor.codegen.sass.compile import finished, program_of
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Barrier, MultiplyFragments, Shared, StoreTile, walk
from tensor.ir.loops_text import format_program, parse_program
from tensor.ir.loops_verify import verify
from tensor.plan.pick import pick
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna.samples import memory, same
from tests.tensor.codegen.sass.rig import check, run_code
from tests.tensor.codegen.sass.test_fragments import with_sides
from tests.tensor.plan.test_attention import BRAIN, HALF, SHAPES, gradient_kernels, halves
from tests.tensor.plan.test_online import without

CLOSE = {HALF: 1e-3, BRAIN: 1e-2}
DEEP = (1, 33, 70, 200, 130)
KERNELS = [*((halves(*shape), HALF) for shape in (*SHAPES, DEEP)),
           (halves(1, 35, 35, 16, 16, causal=True, dtype=BRAIN), BRAIN)]  # fmt: skip


def operations(text: bytes, arch: str) -> Counter[str]:
    """How often each instruction stands in the code."""
    lines = (decoded.line for _, decoded in isa(arch).disassemble(text))
    return Counter(re.sub(r"^\[.*?\]\s*(@!?U?P\d\s+)?", "", line).split()[0] for line in lines)


@pytest.mark.parametrize(("kernel", "dtype"), KERNELS)
def test_the_loop_program_means_what_the_kernel_means(kernel: Kernel, dtype: DType) -> None:
    program = program_of(kernel, "sm_90")
    verify(program)
    arrays = memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    loops_oracle.run(program, arrays)
    assert same(arrays[3], want[3], dtypes.float32, CLOSE[dtype]).all()


@pytest.mark.parametrize(("kernel", "dtype"), KERNELS)
def test_the_strict_card_agrees_with_the_meaning(kernel: Kernel, dtype: DType, arch: str) -> None:
    assert "in fragments of" in str(pick(kernel, TARGETS[arch]))
    built = check(kernel, arch, CLOSE[dtype])
    assert operations(built.text, arch)["HMMA.16816.F32" + ".BF16" * (dtype is BRAIN)]


@pytest.mark.parametrize(("sizes", "dtype"), [((35, 67, 7), HALF), ((67, 33, 20), BRAIN)])
def test_kernels_of_the_gradient_go_by_matrix_instructions(
    sizes: tuple[int, int, int], dtype: DType, arch: str
) -> None:
    kernels = gradient_kernels(*sizes, dtype, causal=dtype is BRAIN)
    assert len(kernels) == 5
    for kernel in kernels:
        assert "in fragments of" in str(pick(kernel, TARGETS[arch]))
        check(kernel, arch, 5 * CLOSE[dtype])


def test_two_fragments_are_one_instruction_and_no_side_is_loaded_twice() -> None:
    """64 keys of 32 steps for 32 rows of a warp: per 32 keys 4 x 2 pairs of 2 steps, then 4 x 2 of 2 steps of
    the results. Queries stay in registers: 2 x 2 loads. A turn loads 2 x 2 of keys, 2 x 2 of values, turned
    over, and 2 x 2 of weights."""
    built = check(halves(1, 32, 64, 32, 32), "sm_90", 1e-3)
    found = operations(built.text, "sm_90")
    assert found["HMMA.16816.F32"] == 4 * 2 * 2 + 4 * 2 * 2
    assert found["LDSM.16.M88.4"] == 4 + 4 + 4 and found["LDSM.16.MT88.4"] == 4


@pytest.mark.parametrize("depth", [64, 96, 128])
def test_registers_hold_what_heads_of_usual_depth_need(depth: int) -> None:
    built = finished(program_of(halves(1, 256, 256, depth, depth), "sm_90"), "sm_90")
    assert not built.packed("sm_90").local_bytes


@pytest.mark.parametrize("number", range(4))
def test_the_strict_card_tells_when_a_work_group_does_not_meet(number: int) -> None:
    """Behind the weights no warp needs more than itself, so nothing tells of that barrier's absence."""
    kernel = halves(1, 128, 64, 64, 64)
    built = finished(without(program_of(kernel, "sm_90"), Barrier, number), "sm_90")
    writable = [p.access != "r" for p in kernel.params]
    if number == 3:
        run_code(built.packed("sm_90"), built.program.group.size, memory(kernel), writable)
        return
    with pytest.raises(SmFault):
        run_code(built.packed("sm_90"), built.program.group.size, memory(kernel), writable)


def test_a_weight_that_is_not_stored_is_told() -> None:
    program = program_of(halves(1, 32, 64, 16, 16), "sm_90")
    stores = [s for s in walk(program.body) if isinstance(s, StoreTile) and isinstance(s.array, Shared)]
    for number in range(len(stores)):
        with pytest.raises(loops_oracle.Unwritten):
            loops_oracle.run(without(program, StoreTile, number), memory(halves(1, 32, 64, 16, 16)))


def test_what_no_product_is_added_to_is_zero() -> None:
    """All scores are equal then, and every row is the mean of the values."""
    kernel = halves(1, 32, 64, 16, 16)
    program = without(program_of(kernel, "sm_90"), MultiplyFragments, 0)
    built, arrays = finished(program, "sm_90"), memory(kernel)
    mean = arrays[2].reshape(64, 16).astype(np.float64).mean(axis=0)
    writable = [p.access != "r" for p in kernel.params]
    run_code(built.packed("sm_90"), built.program.group.size, arrays, writable)
    np.testing.assert_allclose(arrays[3].reshape(32, 16), [mean] * 32, atol=1e-3)


def test_programs_print_and_parse_back() -> None:
    program = program_of(halves(1, 40, 40, 16, 20), "sm_90")
    text = format_program(program)
    assert "over 4 lanes" in text and "by HMMA.16816.F32/2" in text
    assert format_program(parse_program(text, TARGETS["sm_90"].columnar)) == text


def test_an_odd_number_of_blocks_across_is_refused() -> None:
    program = program_of(halves(1, 32, 64, 16, 16), "sm_90")
    three = replace(next(columnar(*HALVES)), together=3)
    text = format_program(program)
    with pytest.raises(IRError, match="not 3 an instruction"):
        verify(parse_program(text, [three]))


def test_a_side_whose_rows_do_not_begin_at_16_bytes_is_refused() -> None:
    program = program_of(halves(1, 32, 64, 16, 16), "sm_90")
    program = with_sides(program, lambda load: replace(load, index=load.index + 2))
    with pytest.raises(IRError, match="no rows of 16 bytes"):
        finished(program, "sm_90")


def test_lanes_of_a_fragment_cover_it_once() -> None:
    """Both sides have 8 lines of 16 steps, the result 8 rows of 8 columns; every element is one lane's."""
    for fragment in columnar(*HALVES):
        for form, size in ((fragment.left_row, 128), (fragment.right_column, 128)):
            assert len(places(form * 16 + fragment.step, fragment.lane, fragment.along)) == size
        assert len(places(fragment.row * 8 + fragment.column, fragment.lane, fragment.register)) == 64


def places(form: Form, lane: Axis, part: Axis) -> set[int]:
    """The numbers that a form is in all lanes, at all elements."""
    at = {lane: np.arange(32).reshape(-1, 1), part: np.arange(part.size).reshape(1, -1)}
    return {*loops_oracle._values(form, at).ravel().tolist()}
