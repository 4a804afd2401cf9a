"""Families of kernels mean on the reference multiprocessors what they mean in numpy.

They go through select.py, index.py, memory.py, shared.py, stage.py, reduce.py, fragments.py, regalloc.py,
emit.py, compile.py.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from drivers.nv.isa import isa
from tensor.codegen.sass import compile_kernel
from tensor.codegen.sass.compile import program_of
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.loops import Declare, walk
from tensor.ir.loops_verify import verify
from tensor.plan.schedule import Schedule, Steps
from tests.drivers.nv.isa.test_golden import nvdisasm, spelled
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import const, elementwise, form, load, op
from tests.tensor.codegen.sass.rig import check, run_kernel

TYPES = (dtypes.float32, dtypes.int32, dtypes.float64, dtypes.float16, dtypes.int8, dtypes.uint64)
KINDS = (Op.REDUCE_ADD, Op.REDUCE_MAX, Op.REDUCE_MIN)


@pytest.mark.parametrize("dtype", TYPES, ids=lambda d: d.name)
@pytest.mark.parametrize("kind", KINDS)
def test_rows_and_columns_are_reduced(arch: str, kind: Op, dtype: DType) -> None:
    for rows, columns in ((7, 1000), (1, 10007), (5, 63)):
        check(samples.row_reduce(kind, rows, columns, dtype), arch, 2e-3)
    check(samples.column_reduce(kind, 100, 70, dtype), arch, 2e-3)


def test_products_of_a_row(arch: str) -> None:
    for dtype in (dtypes.float32, dtypes.int32, dtypes.float64):
        check(samples.row_reduce(Op.REDUCE_MUL, 7, 65, dtype), arch, 2e-3)


def test_any_and_all_of_bools(arch: str) -> None:
    for kind in (Op.REDUCE_MAX, Op.REDUCE_MIN):
        check(samples.row_reduce(kind, 9, 65, dtypes.bool), arch)


@pytest.mark.parametrize(
    "shape", [(64, 64, 64), (7, 63, 65), (128, 96, 160), (13, 17, 19), (1, 1000, 1), (1, 1, 1)]
)
def test_products_of_float32(arch: str, shape: tuple[int, int, int]) -> None:
    check(samples.matmul(*shape, bias=True), arch)


@pytest.mark.parametrize("dtype", [dtypes.float64, dtypes.int32, dtypes.float16], ids=lambda d: d.name)
def test_products_of_other_types(arch: str, dtype: DType) -> None:
    check(samples.matmul(33, 40, 35, dtype), arch, 3e-2)


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16], ids=lambda d: d.name)
@pytest.mark.parametrize(
    "how",
    [
        {"rows": 64, "columns": 64, "depth": 64},
        {"rows": 70, "columns": 33, "depth": 47, "left_transposed": True},
        {"rows": 64, "columns": 64, "depth": 64, "batch": 3, "epilogue": True, "guarded": True},
        {"rows": 256, "columns": 128, "depth": 64, "right_transposed": True},
        {"rows": 16, "columns": 16, "depth": 16},
    ],
)
def test_products_of_halves_are_matrix_instructions(arch: str, dtype: DType, how: dict[str, int]) -> None:
    kernel = samples.half_product(dtype=dtype, **how)  # type: ignore[arg-type]
    built = check(kernel, arch, 2e-3)
    assert any(i.op.startswith("HMMA.16816.F32") for i in built.code.insts)


@pytest.mark.parametrize("shape", [(16, 16, 16), (70, 35, 33), (64, 64, 64)])
def test_what_is_done_with_a_product_may_depend_on_its_row_and_on_its_column(
    arch: str, shape: tuple[int, int, int]
) -> None:
    """Of a fragment a lane has neighbouring columns of two rows."""
    built = check(samples.placed_product(*shape), arch, 2e-3)
    assert any(i.op.startswith("HMMA.16816.F32") for i in built.code.insts)


def test_so_it_may_with_one_that_groups_of_warps_make() -> None:
    program = program_of(samples.placed_product(2048, 2048, 256), "sm_90")
    assert any(isinstance(s, Declare) and "HGMMA" in str(s.fragment) for s in walk(program.body))
    verify(program)


@pytest.mark.parametrize("columns", [65, 1000, 9001])
def test_a_row_that_is_reduced_twice(arch: str, columns: int) -> None:
    check(samples.row_twice(5, columns), arch)


@pytest.mark.parametrize("shape", [(8, 1000), (10, 65), (2, 4096), (3, 7)])
def test_softmax(arch: str, shape: tuple[int, int]) -> None:
    check(samples.softmax(*shape), arch, 1e-5)


def test_a_padded_convolution(arch: str) -> None:
    check(samples.convolution(9, 3, 3), arch, 1e-4)


def test_an_optimiser_step_in_place(arch: str) -> None:
    check(samples.adam(1000), arch, 1e-5)


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.int64], ids=lambda d: d.name)
def test_gathers_give_zero_outside(arch: str, dtype: DType) -> None:
    axis = Axis(0, 100)
    at = form(0, (axis, 1))
    index = samples.load(0, at, dtype)
    table = samples.op(
        Op.BUFFER, index, dtype=samples.F32, arg=samples.load(1, form(0)).arg.__class__(1, form(0), (), 40)
    )
    kernel = elementwise([lambda i: table], [dtype], 100)
    params = (
        kernel.params[0],
        samples.Param(1, samples.F32, 40, "r"),
        samples.Param(2, samples.F32, 100, "w"),
    )
    kernel = samples.Kernel("g", kernel.axes, params, (samples.Store(2, at, table),))
    numbers = np.random.default_rng(1).integers(-10, 50, 100).astype(dtype.numpy)
    values = np.arange(40, dtype=np.float32) + 1
    arrays = [numbers, values, np.zeros(100, np.float32)]
    check(kernel, arch, 0.0, arrays)
    inside = (numbers >= 0) & (numbers < 40)
    assert np.array_equal(arrays[2], np.where(inside, values[np.clip(numbers, 0, 39)], 0))


@pytest.mark.parametrize("registers", [64, 28])
def test_products_with_few_registers_spill_and_stay_right(arch: str, registers: int) -> None:
    kernel = samples.matmul(32, 16, 64, bias=True)
    row, column = kernel.axes
    inner = Axis(2, 16)
    schedule = Schedule((column,), (row,), {row: 4, column: 4}, {inner: Steps(inner, 4)}, 32)
    built = check(kernel, arch, schedule=schedule, registers=registers)
    assert built.allocation.registers <= registers
    assert (built.allocation.local_bytes > 0) == (registers < 30)


def test_more_truth_values_than_predicates(arch: str) -> None:
    def chosen(a: samples.Value) -> samples.Value:
        truths = [op(Op.LT, a, const(n), dtype=dtypes.bool) for n in range(-5, 6)]
        total = const(0.0)
        for n, truth in enumerate([*truths, *reversed(truths)]):
            total = op(Op.ADD, op(Op.WHERE, truth, const(float(n)), const(1.0)), total)
        return total

    check(elementwise([chosen], [samples.F32], 200), arch, 0.0)


def test_an_offset_beyond_what_an_instruction_holds(arch: str) -> None:
    axis, far = Axis(0, 40), 1 << 21
    value = load(0, form(far, (axis, 1)))
    params = (samples.Param(0, samples.F32, far + 40, "r"), samples.Param(1, samples.F32, 40, "w"))
    check(samples.Kernel("far", (axis,), params, (samples.Store(1, form(0, (axis, 1)), value),)), arch, 0.0)


@pytest.mark.parametrize(
    ("operation", "dtype", "base"),
    [
        (Op.ADD, dtypes.float32, 0),
        (Op.ADD, dtypes.int32, 3),
        (Op.ADD, dtypes.uint32, 0),
        (Op.ADD, dtypes.int64, 1),
        (Op.ADD, dtypes.uint64, 0),
        (Op.MAX, dtypes.int32, 0),
        (None, dtypes.float16, 5),
    ],
)
def test_scattered_stores_are_atomic_and_stay_inside(
    arch: str, operation: Op | None, dtype: DType, base: int
) -> None:
    axis, count, room = Axis(0, 300), 300, 40
    at = form(0, (axis, 1))
    store = samples.Store(2, form(base), load(0, at, dtype), load(1, at, dtypes.int32), room, operation)
    given = [(dtype, count, "r"), (dtypes.int32, count, "r"), (dtype, base + room, "rw")]
    params = tuple(samples.Param(n, *how) for n, how in enumerate(given))
    places = np.random.default_rng(1).integers(-5, 45, count).astype(np.int32)
    if operation is None:
        places = np.arange(count, dtype=np.int32)[::-1].copy()
    arrays = [samples.data(dtype, count, 1, False), places, samples.data(dtype, base + room, 2, False)]
    check(samples.Kernel("scatter", (axis,), params, (store,)), arch, 1e-5, arrays)


def test_nvdisasm_reads_every_word_as_we_do(arch: str, tmp_path: Path) -> None:
    program = nvdisasm()
    if program is None:
        pytest.skip("nvdisasm is not installed (pip install nvidia-cuda-nvdisasm)")
    kernels = (samples.softmax(2, 300), samples.half_product(), samples.row_reduce(Op.REDUCE_ADD, 3, 5000))
    text = b"".join(compile_kernel(kernel, arch).text for kernel in (*kernels, samples.adam(1000)))
    raw = tmp_path / "kernels.bin"
    raw.write_bytes(text)
    asked = [program, "-b", f"SM{arch.removeprefix('sm_')}", str(raw)]
    said = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60).stdout
    shown = re.findall(r"/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", said)
    ours = [made.text for _, made in isa(arch).disassemble(text)]
    branches = re.compile(r"`?\(?\.L_x?\w+\)?|0x[0-9a-f]+$")
    for mine, theirs in zip(ours, shown, strict=True):
        if not mine.removeprefix("@P0 ").startswith("BRA"):
            assert spelled(branches.sub("", mine), arch) == spelled(branches.sub("", theirs), arch)


def test_work_groups_behind_an_end_leave(arch: str) -> None:
    samples.ended(lambda kernel, arrays: run_kernel(kernel, arrays, arch))
