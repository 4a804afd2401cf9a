"""Registers: alignment, loops, coalescing, budgets, spills."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.machine import VCC, Code, Inst, Loop, VReg, linearise
from tensor.codegen.rdna.regalloc import allocate
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import target

pytestmark = pytest.mark.usefixtures("each_chip")


def test_scalar_tuples_are_aligned() -> None:
    regs = [VReg(k, "s", n) for k, n in enumerate((1, 2, 1, 4, 8))]
    insts = [Inst(f"s_load_{n}", (r,), (VCC,)) for n, r in zip("abcde", regs, strict=True)]
    insts.append(Inst("s_endpgm", (), tuple(regs)))
    allocate(Code(insts, []))
    assert [r.at % min(r.count, 4) for r in regs] == [0] * 5
    taken = [k for r in regs for k in range(r.at, r.at + r.count)]
    assert len(set(taken)) == len(taken)


def test_a_value_live_into_a_loop_survives_it() -> None:
    outer, inner, total = (VReg(k, "v") for k in range(3))
    loop = Loop([Inst("v_mov_b32", (inner,), (1,)), Inst("v_add_f32", (total,), (inner, outer))])
    items: list[Inst | Loop] = [Inst("v_mov_b32", (outer,), (0,)), Inst("v_mov_b32", (total,), (0,)), loop]
    allocate(linearise([*items, Inst("v_mov_b32", (total,), (total,))]))
    assert len({outer.at, inner.at, total.at}) == 3


def test_copies_into_a_stored_vector_are_coalesced() -> None:
    built = build(samples.elementwise([lambda a: op(Op.ADD, a, a)], [F32], 4096), target.arch)
    assert not any(i.op == "v_mov_b32" for i in built.code.insts)


def test_the_budget_is_kept() -> None:
    built = build(samples.matmul(64, 64, 64), target.arch, vgprs=24)
    assert built.allocation.vgprs <= 24


@pytest.mark.parametrize(("vgprs", "sgprs"), [(24, 106), (256, 24), (20, 22)])
def test_products_with_few_registers_spill_and_stay_right(vgprs: int, sgprs: int) -> None:
    kernel = samples.matmul(32, 16, 64, bias=True)
    row, column = kernel.axes
    inner = Axis(2, 16)
    schedule = Schedule((column,), (row,), {row: 4, column: 4}, {inner: Steps(inner, 4)}, 32)
    check(kernel, schedule=schedule, vgprs=vgprs, sgprs=sgprs)
