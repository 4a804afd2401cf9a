"""Scopes and the rules for sources of vector instructions."""

from __future__ import annotations

from tensor.codegen.rdna.build import INLINE_FLOATS, is_inline, is_vector, root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.machine import RdnaInst


def test_at_most_two_scalars_and_one_literal_are_read() -> None:
    scope = root_scope(GFX11)
    a, b, c = (scope.reg("s") for _ in range(3))
    assert sum(is_vector(u) for u in scope.legal((a, b, c))) == 1
    assert sum(is_vector(u) for u in scope.legal((1234, 5678, scope.reg("v")))) == 2
    assert scope.legal((a, a, b)) == (a, a, b)
    assert scope.legal((1.0, 64, -16)) == (1.0, 64, -16)


def test_a_lane_mask_is_never_moved() -> None:
    scope = root_scope(GFX11)
    mask = scope.reg("s", 1, mask=True)
    moved = scope.legal((3.5, scope.reg("s"), mask))
    assert moved[2] is mask and sum(is_vector(u) for u in moved) == 1


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
