"""Sides of matrix products that LDSM brings: each lane gets what its fragment has; and what is refused of
fragments of every kind, which are fragments.py's, columns.py's and warpgroup.py's.

PTX ISA, ldmatrix .x4: lanes 8 * i to 8 * i + 7 name the rows of matrix i, 16 bytes each, and lane n gets
dword n % 4 of row n // 4 of each matrix; with .trans, of 16 bits, elements 2 * (n % 4) and the next of column
n // 4. What products of them give: test_kernels.py and test_bytes.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from tensor.codegen.sass.build import root_scope
from tensor.codegen.sass.chip import HALVES, WHOLE_BYTES, chip_of, fragments
from tensor.codegen.sass.compile import finished, program_of
from tensor.codegen.sass.fragments import LEFT, RIGHT, Fragments
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.memory import Memory
from tensor.codegen.sass.shared import SharedMemory
from tensor.codegen.sass.values import Values
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tensor.ir.loops import (
    Compute,
    Constant,
    For,
    Fragment,
    LoadTile,
    LoopProgram,
    MultiplyFragments,
    Scale,
    Shared,
    Statement,
    Total,
    walk,
)
from tensor.plan.apply import apply
from tensor.plan.tile import fix
from tests.tensor.codegen.rdna.samples import half_product, memory
from tests.tensor.codegen.sass.rig import run_code
from tests.tensor.codegen.sass.test_warpgroup import PLAIN, SMALL, by_groups
from tests.tensor.plan.test_attention import halves

HALF, BYTE = next(fragments(*HALVES)), next(fragments(*WHOLE_BYTES))
BASE = 1024  # shared memory of a kernel's own begins there on sm_90
ORDERS = {"left": LEFT, "right": RIGHT}


class Bench:
    """Fragments of one warp whose lanes are those of the fragment, and an array that they are taken from."""

    def __init__(self, fragment: Fragment) -> None:
        self.fragment, self.root = fragment, root_scope(chip_of("sm_90"))
        self.array = Shared(0, fragment.side, 4096)
        index = Index(self.root, fragment.lane, Axis(101, 4), self.root.reg("r"), self.root.reg("r"))
        shared = SharedMemory(index, [self.array])
        self.made = Fragments(Values(index, Memory(index, {}, {}), shared), shared, False)
        self.each = 4 // fragment.side.itemsize

    def line(self, which: str, pitch: int, turned: bool = False, first: int = 0) -> Form:
        """Where an element lies whose lines, or with `turned` steps, are `pitch` elements apart."""
        of = self.fragment.left_row if which == "left" else self.fragment.right_column
        return of * (1 if turned else pitch) + self.fragment.step * (pitch if turned else 1) + Form(first)

    def matrices(self, line: Form, which: str) -> tuple[str, Form] | None:
        words = [fix(line, {self.fragment.along: self.each * n}) for n in range(4)]
        return self.made.matrices(words, ORDERS[which], self.each)

    def element(self, line: Form, lane: int, along: int) -> int:
        return fix(line, {self.fragment.lane: lane, self.fragment.along: along}).const

    def got(self, how: str, rows: Form, lane: int, register: int, part: int) -> int:
        """The place of an element that the instruction leaves in a lane's register."""
        row, at = (
            (lane // 4, self.each * (lane % 4) + part) if how == "M88" else (2 * (lane % 4) + part, lane // 4)
        )
        return fix(rows, {self.fragment.lane: 8 * register + row}).const + at


@pytest.mark.parametrize("which", ["left", "right"])
@pytest.mark.parametrize(
    ("fragment", "pitch", "turned"),
    [(HALF, 16, False), (HALF, 40, False), (HALF, 0, False), (HALF, 24, True), (BYTE, 32, False),
     (BYTE, 80, False)],
)  # fmt: skip
def test_every_lane_gets_the_elements_of_its_fragment(
    fragment: Fragment, pitch: int, turned: bool, which: str
) -> None:
    bench = Bench(fragment)
    line = bench.line(which, pitch, turned, first=16 * pitch)
    found = bench.matrices(line, which)
    assert found is not None
    how, rows = found
    assert how == ("MT88" if turned else "M88")
    for lane in range(32):
        for register, word in enumerate(ORDERS[which]):
            for part in range(bench.each):
                wanted = bench.element(line, lane, bench.each * word + part)
                assert bench.got(how, rows, lane, register, part) == wanted


@pytest.mark.parametrize(
    ("fragment", "pitch", "turned", "first"),
    [(HALF, 20, False, 0), (HALF, 16, False, 4), (HALF, 20, True, 0), (BYTE, 40, False, 0),
     (BYTE, 32, False, 8), (BYTE, 32, True, 0)],
)  # fmt: skip
def test_rows_that_do_not_begin_at_16_bytes_and_bytes_by_lines_are_not_brought_so(
    fragment: Fragment, pitch: int, turned: bool, first: int
) -> None:
    bench = Bench(fragment)
    assert bench.matrices(bench.line("left", pitch, turned, first), "left") is None


def test_others_are_loaded_register_by_register() -> None:
    bench = Bench(HALF)
    held = bench.made.loaded(bench.root, bench.array, bench.line("right", 20), HALF.along, RIGHT)
    loads = [i for i in bench.root.items if i.op == "LDS"]
    assert [i.defs[0] for i in loads] == [held[RIGHT.index(word)] for word in range(4)]
    steps = [bench.element(HALF.step, 0, 2 * word) for word in range(4)]
    lines = [bench.element(HALF.right_column, 0, 2 * word) for word in range(4)]
    wanted = [BASE + 2 * (20 * line + step) for line, step in zip(lines, steps, strict=True)]
    assert [i.mods["memory"][1] for i in loads] == wanted


def test_a_side_whose_steps_are_no_neighbours_is_refused() -> None:
    bench = Bench(BYTE)
    with pytest.raises(IRError, match="does not lie along its steps"):
        bench.made.loaded(bench.root, bench.array, bench.line("left", 40, turned=True), BYTE.along, LEFT)


@pytest.mark.parametrize(("aligned", "ops"), [(True, ["LDSM.16.M88.4"]), (False, ["LDS"] * 4)])
def test_what_is_aligned_is_one_instruction(aligned: bool, ops: list[str]) -> None:
    bench = Bench(HALF)
    line = bench.line("left", 40 if aligned else 36)
    held = bench.made.loaded(bench.root, bench.array, line, HALF.along, LEFT)
    loads = [i for i in bench.root.items if i.op.startswith("LDS")]
    assert [i.op for i in loads] == ops and held.count == 4
    assert loads[0].defs[0] is (held if aligned else loads[0].defs[0])


def with_sides(program: LoopProgram, change: Callable[[LoadTile], Statement]) -> LoopProgram:
    """The program with what loads its left sides changed."""
    sides = {s.left for s in walk(program.body) if isinstance(s, MultiplyFragments)}

    def changed(statement: Statement) -> Statement:
        if isinstance(statement, For):
            return replace(statement, body=tuple(map(changed, statement.body)))
        return change(statement) if isinstance(statement, LoadTile) and statement.out in sides else statement

    return replace(program, body=tuple(map(changed, program.body)))


def by_warps(kernel: Kernel) -> LoopProgram:
    return program_of(kernel, "sm_90")


PROGRAMS = {
    "a warp": lambda: by_warps(half_product()),
    "a group": lambda: apply(PLAIN, by_groups(PLAIN), SMALL),
    "columns": lambda: by_warps(halves(1, 32, 64, 16, 16)),
}


@pytest.mark.parametrize("made", PROGRAMS.values(), ids=PROGRAMS)
def test_a_side_that_is_not_loaded_from_shared_memory_is_refused(made: Callable[[], LoopProgram]) -> None:
    program = made()
    by = Constant(dtypes.float16, 1.0)
    for wrong in (
        with_sides(program, lambda load: replace(load, array=program.params[0])),
        with_sides(program, lambda load: Compute(load.out, Op.NEG, (by,))),
    ):
        with pytest.raises(IRError, match="of a matrix product is not loaded from shared memory"):
            finished(wrong, "sm_90")


@pytest.mark.parametrize(("kernel", "which"), [(half_product(), "a warp"), (PLAIN, "a group")])
def test_sums_are_scaled_once_they_are_there(kernel: Kernel, which: str) -> None:
    """Halves of float32 are exact. The strict card tells of products that a group has still to write."""
    program, half = PROGRAMS[which](), Constant(dtypes.float32, 0.5)
    (total,) = (s for s in program.body if isinstance(s, Total))
    at = program.body.index(total)
    body = (*program.body[:at], Scale(total.variable, half), *program.body[at:])
    found = []
    for each in (program, replace(program, body=body)):
        arrays = memory(kernel)
        code = finished(each, "sm_90").packed("sm_90")
        run_code(code, each.group.size, arrays, [p.access != "r" for p in kernel.params])
        found.append(arrays[-1])
    assert found[0].any() and np.array_equal(found[1], found[0] / 2)
