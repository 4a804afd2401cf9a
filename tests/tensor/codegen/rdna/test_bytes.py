"""Products of bytes by matrix instructions: exact at every size, layout and sign."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.ir.loops_text import format_program, parse_program
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna.samples import form, load, memory, op, program
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip

pytestmark = pytest.mark.usefixtures("each_chip")
INT = dtypes.int32


def product(shape: tuple[int, int, int], dtype: DType, turned: tuple[bool, bool]) -> Kernel:
    """out = left @ right in int32; sides may lie the other way round in memory."""
    rows, columns, depth = shape
    row, column, inner = (Axis(n, size) for n, size in enumerate(shape))
    lines = ((inner, rows), (row, 1)) if turned[0] else ((row, depth), (inner, 1))
    others = ((column, depth), (inner, 1)) if turned[1] else ((inner, columns), (column, 1))
    sides = [op(Op.CAST, load(n, form(0, *f), dtype), dtype=INT) for n, f in enumerate((lines, others))]
    total = op(Op.REDUCE_ADD, op(Op.MUL, *sides), arg=(inner,))
    counts = ((dtype, rows * depth), (dtype, depth * columns), (INT, rows * columns))
    params = tuple(Param(n, kind, count, "rrw"[n]) for n, (kind, count) in enumerate(counts))
    return Kernel("bytes", (row, column), params, (Store(2, form(0, (row, columns), (column, 1)), total),))


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint8], ids=lambda d: d.name)
@pytest.mark.parametrize(
    ("shape", "turned"),
    [((16, 16, 16), (False, True)), ((17, 63, 65), (False, False)), ((48, 35, 80), (True, False))],
)
def test_products_of_bytes_are_exact(
    shape: tuple[int, int, int], turned: tuple[bool, bool], dtype: DType
) -> None:  # fmt: skip
    kernel = product(shape, dtype, turned)
    built = build(kernel, chip.arch)
    signs = "neg_lo:[1,1,0]" in listing(chip.arch, built.text)
    assert "v_wmma_i32_16x16x16_iu8" in listing(chip.arch, built.text) and signs == (dtype is dtypes.int8)
    arrays = memory(kernel)
    want, meant = [a.copy() for a in arrays], [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    loops_oracle.run(built.program, meant)
    run_built(built, arrays, "strict")
    assert (arrays[2] == want[2]).all() and (meant[2] == want[2]).all()


def test_programs_of_bytes_print_and_parse_back() -> None:
    text = format_program(program(product((32, 32, 32), dtypes.int8, (False, True)), chip.arch))
    assert "by v_wmma_i32_16x16x16_iu8:signed" in text
    assert format_program(parse_program(text, TARGETS[chip.arch].fragments)) == text
