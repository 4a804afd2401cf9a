"""Scopes and the rules for sources of vector instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu.machine import Loop, VReg
from tensor.codegen.rdna.build import INLINE_FLOATS, Scope, is_inline, is_vector, root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.machine import VCC, VECTOR, RdnaInst

# What the instructions of a loop's turns do: RDNA3 ISA, "SOP1", "SOP2", "SOPC", "VOP1".
RESULTS: dict[str, Callable[..., int]] = {
    "s_mov_b32": lambda a: a,
    "s_add_i32": lambda a, b: a + b,
    "s_min_u32": min,
    "v_readfirstlane_b32": lambda a: a,
}
SCC: dict[str, Callable[[int, int], bool]] = {
    "s_cmp_lg_u32": lambda a, b: a != b,
    "s_cmp_lt_u32": lambda a, b: a < b,
}
MOST_TURNS = 20


class Machine:
    """Carries loops out; `seen` has what a v_mov_b32 in them reads."""

    def __init__(self, root: Scope, held: dict[VReg, int]) -> None:
        self.held, self.scc, self.seen = held, False, list[int]()
        for item in root.items:
            if isinstance(item, Loop):
                self.repeat(item)
            else:
                self.step(item)

    def repeat(self, loop: Loop) -> None:
        self.scc = True
        while self.scc:
            for inst in loop.body:
                self.step(inst)
            assert len(self.seen) < MOST_TURNS

    def step(self, inst: RdnaInst) -> None:
        uses: list[Any] = [self.held[u] if isinstance(u, VReg) else u for u in inst.uses]
        if inst.op == "v_mov_b32":
            self.seen.append(*uses)
        elif inst.op in SCC:
            self.scc = SCC[inst.op](*uses)
        else:
            self.held[inst.defs[0]] = RESULTS[inst.op](*uses)


def test_at_most_two_scalars_and_one_literal_are_read() -> None:
    scope = root_scope(GFX11)
    a, b, c = (scope.reg("s") for _ in range(3))
    assert sum(is_vector(u) for u in scope.legal((a, b, c))) == 1
    assert sum(is_vector(u) for u in scope.legal((1234, 5678, scope.reg("v")))) == 2
    assert scope.legal((a, a, b)) == (a, a, b)
    assert scope.legal((1.0, 64, -16)) == (1.0, 64, -16)
    assert [is_vector(u) for u in scope.legal((a, b, 1234))] == [False, False, True]
    scope.into(scope.reg("v"), "v_add3_u32", 1234, 5678, scope.reg("v"))
    assert sum(is_vector(u) for u in scope.items[-1].uses) == 2


def test_a_lane_mask_is_never_moved() -> None:
    scope = root_scope(GFX11)
    mask = scope.reg("s", 1, mask=True)
    moved = scope.legal((3.5, scope.reg("s"), mask))
    assert moved[2] is mask and sum(is_vector(u) for u in moved) == 1


def test_what_compares_and_combines_masks_gives_a_mask() -> None:
    scope = root_scope(GFX11)
    mask = scope.compare("v_cmp_lt_u32", scope.reg("v"), 3)
    assert mask.mask and scope.masks("s_and_b32", mask, mask).mask and not scope.s("s_mov_b32", 3).mask


def test_code_for_an_outer_scope_runs_before_the_inner_one() -> None:
    root = root_scope(GFX11)
    inner = root.inner()
    inner.v("v_mov_b32", 1)
    root.v("v_mov_b32", 2)
    inner.close()
    assert [i.uses for i in root.items if isinstance(i, RdnaInst)] == [(2,), (1,)]


def test_inline_constants_are_the_hardware_s() -> None:
    """RDNA3 ISA, table of scalar source operands: 128 to 208 and 240 to 247."""
    floats = {sign * size for sign in (1, -1) for size in (0.5, 1.0, 2.0, 4.0)}
    assert floats == INLINE_FLOATS
    assert all(is_inline(x) for x in (0, 64, -16, 0.0, *floats))
    assert not any(is_inline(x) for x in (65, -17, 0.3, -0.0, 8.0))


def test_a_constant_is_loaded_into_a_scalar_register_once() -> None:
    root = root_scope(GFX11)
    first, again, other = root.scalar(70), root.scalar(70), root.scalar(71)
    assert first is again is not other
    assert [(i.op, i.defs, i.uses) for i in root.items if isinstance(i, RdnaInst)] == [
        ("s_mov_b32", (first,), (70,)),
        ("s_mov_b32", (other,), (71,)),
    ]


def test_a_number_is_moved_to_a_vector_register_once_and_before_all_loops() -> None:
    root = root_scope(GFX11)
    inner = root.inner()
    made = [inner.vector(x) for x in (1, 1.0, 0.0, -0.0)]
    assert len(set(made)) == 4 and inner.items == []
    assert [root.vector(x) for x in (1, 1.0, 0.0, -0.0)] == made and len(root.items) == 4


def test_a_scalar_is_moved_where_it_is_asked_for_and_a_vector_not_at_all() -> None:
    root = root_scope(GFX11)
    inner = root.inner()
    pair = root.reg("v", 2)
    assert [inner.vector(x) for x in (pair[1], Reg(VECTOR + 3))] == [pair[1], Reg(VECTOR + 3)]
    moved = inner.vector(VCC), inner.vector(root.reg("s"))
    assert root.items == [] and [i.defs for i in inner.items] == [(m,) for m in moved]
    assert is_vector(Reg(VECTOR)) and not is_vector(VCC) and not is_vector(1)


@pytest.mark.parametrize(
    ("until", "turns"), [(None, 5), (2, 2), (9, 5), (0, 1), ("s", 3), ("s above", 5), ("v", 3), ("v 0", 1)]
)
def test_a_loop_counts_its_turns_from_0_to_the_limit(until: int | str | None, turns: int) -> None:
    """At least one turn runs; the counter is what it was until the turn's end."""
    root = root_scope(GFX11)
    inner = root.inner()
    inner.v("v_mov_b32", inner.count())
    held: dict[VReg, int] = {}
    if isinstance(until, str):
        limit = root.reg(until[0])
        held[limit] = {"s": 3, "s above": 7, "v": 3, "v 0": 0}[until]
        inner.repeat_until(5, limit)
    elif until is None:
        inner.repeat(5)
    else:
        inner.repeat_until(5, until)
    assert Machine(root, held).seen == list(range(turns))
    firsts = [i.op for i in root.items if isinstance(i, RdnaInst)].count("v_readfirstlane_b32")
    assert firsts == (str(until)[0] == "v")


def test_what_is_made_once_of_a_number_and_a_register_reads_the_number_first() -> None:
    scope = root_scope(GFX11)
    reg, other = scope.reg("v"), scope.reg("v")
    made = scope.once("v_lshlrev_b32", 2, reg)
    assert scope.once("v_lshlrev_b32", 2, reg) is made
    assert (
        len({id(scope.once(*key)) for key in (("v_lshlrev_b32", 3, reg), ("v_lshlrev_b32", 2, other))}) == 2
    )
    first = scope.items[0]
    assert isinstance(first, RdnaInst) and (first.defs, first.uses) == ((made,), (2, reg))
