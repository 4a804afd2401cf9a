"""Sums that registers or memory hold: what scales them, in whatever order, and how often they are touched."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tensor.codegen.cpu.select import select
from tensor.codegen.cpu.survey import UNROLLED, Survey
from tensor.codegen.cpu.values import AT_ONCE
from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tensor.ir.loops import LoopProgram
from tensor.ir.loops_text import parse_program
from tensor.ir.loops_verify import verify
from tests.tensor.codegen.cpu.rig import call, check, check_program, target
from tests.tensor.codegen.rdna.samples import column_reduce

ROW = UNROLLED + 4


def summed(body: str, size: int = ROW, chains: int = 1) -> LoopProgram:
    """A sum of `size` numbers of each of 8 lanes, t0, and another, t1; t2 is what to add, t3, t4 and t5 are
    factors: one for all, one for each lane, one for each number. An indented line is a loop's."""
    text = f"""\
program sums
param 0 r float32[480]
param 1 r float32[64]
param 2 w float32[160]
param 3 w float32[160]
group a1:1 lane a0:8
t0[a2:{size}] float32 = collect reduce_add chains {chains}
t1[a2:{size}] float32 = collect reduce_add chains {chains}
t2[a2:{size}] float32 = load p0 [a0 + 8*a2]
t3 float32 = load p1 [5]
t4 float32 = load p1 [a0]
t5[a2:{size}] float32 = load p1 [a2 + 8]
{body.replace("[ROW", f"[a2:{size}")}
t8[a2:{size}] float32 = total reduce_add t0
t9[a2:{size}] float32 = total reduce_add t1
store[a2:{size}] p2 [a0 + 8*a2] t8
store[a2:{size}] p3 [a0 + 8*a2] t9
"""
    program = parse_program(text)
    verify(program)
    return program


TURN = "\n  t6[ROW] float32 = load p0 [a0 + 8*a2 + 160*a3]"
STEPS = "\nt6[ROW a4:{0}] float32 = load p0 [a0 + 8*a2 + 8*a4]\nt0 reduce_add[a4:{0}] t6"
SCALED = {
    "before it ends": "\nt0 *= t3",
    "by lane": "\nt0 *= t4",
    "by number": "\nt0 *= t5",
    "before more": "\nt0 *= t3\nt0 reduce_add t2",
    "twice": "\nt0 *= t3\nt0 *= t4\nt0 reduce_add t2",
    "before a loop": f"\nt0 *= t3\nfor a3:3{TURN}\n  t0 reduce_add t6",
    "at the beginning of a loop": f"\nfor a3:3{TURN}\n  t0 *= t3\n  t0 reduce_add t6",
    "at the end of a loop": f"\nfor a3:3{TURN}\n  t0 reduce_add t6\n  t0 *= t3",
    "at the end of a block": f"\nfor a3:1{TURN}\n  t0 reduce_add t6\n  t0 *= t3",
    "before few steps": "\nt0 *= t3" + STEPS.format(3),
    "before many steps": "\nt0 *= t5" + STEPS.format(ROW),
    "before the other": "\nt0 *= t3\nt1 reduce_add t2\nt1 *= t4\nt0 reduce_add t2",
}


@pytest.mark.parametrize(("size", "chains"), [(ROW, 1), (4, 1), (4, 3)], ids=["memory", "one", "three"])
@pytest.mark.parametrize("scaled", list(SCALED))
def test_sums_are_scaled_once_wherever_a_program_does_it(scaled: str, size: int, chains: int) -> None:
    program = summed("t0 reduce_add t2\nt1 reduce_add t2" + SCALED[scaled], size, chains)
    assert bool(Survey(program).long) is (size > UNROLLED or "many" in scaled)
    given = (np.arange(480) % 7 - 3).astype(np.float32)
    factors = (np.arange(64) % 5 - 2.0).astype(np.float32) / 2
    factors[5] = 0.5
    check_program(program, [given, factors, *(np.zeros(160, np.float32) for _ in range(2))])


@pytest.mark.parametrize("steps", [1, 3, UNROLLED])
def test_each_sum_in_memory_is_read_and_written_once_whatever_the_steps(steps: int) -> None:
    """Two rows are set, one of them is added to, and both are stored."""
    lines = select(summed(STEPS.format(steps).strip())).splitlines()
    stores = [line for line in lines if re.match(r"\s*store <8 x float>", line)]
    assert len(stores) == (2 + 1 + 2) * AT_ONCE


@pytest.mark.parametrize("size", [ROW, 4], ids=["memory", "registers"])
@pytest.mark.parametrize(
    ("variable", "out", "scale"),
    [("float32", "float16", 0.3), ("int32", "int8", 7), ("int64", "int32", 10**9), ("int32", "bool", 1)],
)
def test_a_total_is_of_its_own_type_for_what_is_computed_with_it(
    variable: str, out: str, scale: float, size: int
) -> None:
    """Rounded, or wrapped, or whether it is not 0."""
    program = parse_program(f"""\
program total
param 0 r {variable}[{16 * size}]
param 1 w {variable}[{8 * size}]
group a1:1 lane a0:8
t0[a2:{size}] {variable} = collect reduce_add
t1[a2:{size} a3:2] {variable} = load p0 [a0 + 8*a2 + {8 * size}*a3]
t0 reduce_add[a3:2] t1
t2[a2:{size}] {out} = total reduce_add t0
t3[a2:{size}] {variable} = cast t2
store[a2:{size}] p1 [a0 + 8*a2] t3
""")
    verify(program)
    given = (np.arange(-8 * size, 8 * size) * scale).astype(variable)
    found = np.zeros(8 * size, variable)
    call(program, [given, found])
    totals = given.reshape(2, 8 * size).sum(0, dtype=variable)
    assert found.tolist() == totals.astype(out).astype(variable).tolist()


@pytest.mark.parametrize("kind", [Op.REDUCE_MAX, Op.REDUCE_MIN])
def test_whether_any_or_all_of_each_column_hold(kind: Op) -> None:
    """Eight vectors of columns at once, whose sums are in memory."""
    check(column_reduce(kind, 3, 8 * 8 * target().lanes, dtypes.bool))


@pytest.mark.parametrize(("lanes", "apart"), [(1, 1), (2, 1), (4, 1), (8, 1), (2, 2), (4, 2), (2, 4)])
@pytest.mark.parametrize("op", ["reduce_add", "reduce_max"])
def test_a_total_goes_over_runs_of_lanes_that_may_be_apart(lanes: int, apart: int, op: str) -> None:
    over = f" over {lanes} lanes" * (lanes > 1) + f" {apart} apart" * (apart > 1)
    program = parse_program(f"""\
program total
param 0 r float32[48]
param 1 w float32[8]
group a1:1 lane a0:8
t0 float32 = collect {op} chains 2
t1[a2:6] float32 = load p0 [a0 + 8*a2]
t0 {op}[a2:6] t1
t2 float32 = total {op} t0{over}
store p1 [a0] t2
""")
    verify(program)
    given = ((np.arange(48) * 11) % 17 - 8).astype(np.float32)
    found = [given, np.zeros(8, np.float32)]
    check_program(program, found)
    columns = given.reshape(6, 8)
    for lane in range(8):
        run = [n for n in range(8) if (n ^ lane) & ~(apart * (lanes - 1)) == 0]
        part = columns[:, run]
        assert found[1][lane] == (part.sum() if op == "reduce_add" else part.max())
