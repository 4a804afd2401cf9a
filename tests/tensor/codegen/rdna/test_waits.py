"""Each use of a loaded register waits for it, and for nothing more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tensor.codegen.gpu.machine import BranchTarget, Code, VReg
from tensor.codegen.rdna.counters import SharedCounters, SplitCounters, encode_shared
from tensor.codegen.rdna.machine import RdnaInst
from tensor.codegen.rdna.waits import insert_waits
from tests.tensor.codegen.rdna.pass_samples import s, v


def waits_of(insts: list[RdnaInst], loops: list[tuple[int, int]] | None = None) -> list[str]:
    code = Code(insts, loops or [])
    insert_waits(code, SharedCounters())
    return [str(i.uses[0]) if i.op == "s_waitcnt" else i.op for i in code.insts]


def load(reg: VReg) -> RdnaInst:
    return RdnaInst("global_load_b32", (reg,), (v(90, 90), s(91, 8, 2)))


def test_a_use_waits_for_its_load_only() -> None:
    first, second = v(0, 0), v(1, 1)
    use = RdnaInst("v_add_f32", (v(2, 2),), (1.0, first))
    again = RdnaInst("v_add_f32", (v(2, 2),), (1.0, second))
    found = waits_of([load(first), load(second), use, again])
    expected = [str(encode_shared(1, 63)), "v_add_f32", str(encode_shared(0, 63)), "v_add_f32"]
    assert found[2:] == expected


def test_scalar_loads_are_waited_for_completely() -> None:
    one, two = s(0, 20), s(1, 21)
    loads = [RdnaInst("s_load_b32", (r,), (s(9, 0, 2),), {"offset": 0}) for r in (one, two)]
    found = waits_of(
        [*loads, RdnaInst("s_add_i32", (s(2, 22),), (one, 1)), RdnaInst("s_add_i32", (s(3, 23),), (two, 1))]
    )
    assert found[2:] == [str(encode_shared(63, 0)), "s_add_i32", "s_add_i32"]


def test_overwriting_a_pending_destination_waits() -> None:
    reg = v(0, 0)
    found = waits_of([load(reg), RdnaInst("v_mov_b32", (reg,), (0,))])
    assert found[1] == str(encode_shared(0, 63))


def test_a_load_at_the_end_of_a_loop_is_waited_for_at_its_head() -> None:
    reg, out = v(0, 0), v(1, 1)
    target = BranchTarget(0)
    body = [RdnaInst("label", (), (target,)), RdnaInst("v_add_f32", (out,), (1.0, reg)), load(reg)]
    start = [RdnaInst("v_mov_b32", (reg,), (0,))]
    found = waits_of([*start, *body, RdnaInst("s_cbranch_scc1", (), (target,))], [(1, 4)])
    assert found[2] == str(encode_shared(0, 63))


def test_lds_is_drained_before_a_barrier() -> None:
    store = RdnaInst("ds_store_b32", (), (v(0, 0), v(1, 1)), {"offset": 0})
    assert waits_of([store, RdnaInst("s_barrier", (), ())])[1] == str(encode_shared(63, 0))


def split_waits_of(insts: list[RdnaInst]) -> list[str]:
    code = Code(insts, [])
    insert_waits(code, SplitCounters())
    return [f"{i.op} {i.uses[0]:#x}" if i.op.startswith("s_wait") else i.op for i in code.insts]


def test_gfx12_waits_for_scalar_loads_without_waiting_for_lds() -> None:
    scalar, vector = s(0, 20), v(1, 1)
    insts = [
        RdnaInst("ds_load_b32", (vector,), (v(2, 2),), {"offset": 0}),
        RdnaInst("s_load_b32", (scalar,), (s(9, 0, 2),), {"offset": 0}),
        RdnaInst("s_add_i32", (s(3, 22),), (scalar, 1)),
        RdnaInst("v_mov_b32", (v(4, 4),), (vector,)),
    ]
    found = split_waits_of(insts)
    assert found[2:] == ["s_wait_kmcnt 0x0", "s_add_i32", "s_wait_dscnt 0x0", "v_mov_b32"]


def test_gfx12_waits_for_loads_and_lds_at_once() -> None:
    first, second, third = v(0, 0), v(1, 1), v(2, 2)
    insts = [
        load(first),
        load(third),
        RdnaInst("ds_load_b32", (second,), (v(3, 3),), {"offset": 0}),
        RdnaInst("v_add_f32", (v(4, 4),), (first, second)),
        RdnaInst("v_mov_b32", (v(5, 5),), (third,)),
    ]
    found = split_waits_of(insts)
    assert found[3:] == ["s_wait_loadcnt_dscnt 0x100", "v_add_f32", "s_wait_loadcnt 0x0", "v_mov_b32"]


def test_gfx12_drains_lds_before_it_signals_a_barrier() -> None:
    store = RdnaInst("ds_store_b32", (), (v(0, 0), v(1, 1)), {"offset": 0})
    barrier = [RdnaInst("s_barrier_signal", (), (-1,)), RdnaInst("s_barrier_wait", (), (-1,))]
    found = split_waits_of([store, *barrier])
    assert found[1] == "s_wait_dscnt 0x0" and found[2].startswith("s_barrier_signal")


def ds_load(reg: VReg) -> RdnaInst:
    return RdnaInst("ds_load_b32", (reg,), (v(90, 90),), {"offset": 0})


def ds_store() -> RdnaInst:
    return RdnaInst("ds_store_b32", (), (v(93, 93), v(94, 94)), {"offset": 0})


def s_load(reg: VReg) -> RdnaInst:
    return RdnaInst("s_load_b32", (reg,), (s(9, 80, 2),), {"offset": 0})


def use(reg: VReg) -> RdnaInst:
    return RdnaInst("v_add_f32", (v(99, 99),), (1.0, reg))


BARRIER = RdnaInst("s_barrier", (), ())


@pytest.mark.parametrize("make", [load, ds_load])
def test_what_returns_in_order_is_there_with_what_was_asked_for_later(
    make: Callable[[VReg], RdnaInst],
) -> None:
    """Of four: the second's use waits for two of them, the first's for none, and each again for none."""

    def left(count: int) -> str:
        return str(encode_shared(count, 63) if make is load else encode_shared(63, count))

    regs = [v(k, k) for k in range(4)]
    order = [1, 1, 0, 2, 1, 2, 3, 0]
    found = waits_of([*map(make, regs), *[use(regs[k]) for k in order]])
    name = "v_add_f32"
    assert found[4:] == [left(2), *[name] * 3, left(1), *[name] * 3, left(0), name, name]


@pytest.mark.parametrize(("count", "left"), [(62, 61), (63, 62), (64, 62), (70, 62)])
@pytest.mark.parametrize("make", [load, ds_load])
def test_more_than_a_counter_counts_are_waited_for_as_many_as_it_counts(
    make: Callable[[VReg], RdnaInst], count: int, left: int
) -> None:
    """All but the first may stay in flight: of 6 bits the greatest number, 63, waits for nothing."""
    regs = [v(k, k) for k in range(count)]
    found = waits_of([*map(make, regs), use(regs[0])])
    assert found[-2] == str(encode_shared(left, 63) if make is load else encode_shared(63, left))


@pytest.mark.parametrize(("make", "other"), [(load, ds_load), (ds_load, load)])
def test_a_wait_for_other_loads_forgets_none_of_those_that_are_more_than_a_counter_counts(
    make: Callable[[VReg], RdnaInst], other: Callable[[VReg], RdnaInst]
) -> None:
    regs, last = [v(k, k) for k in range(70)], v(98, 98)
    found = waits_of([*map(make, regs), other(last), use(last), use(regs[0])])
    counts = [(63, 0), (62, 63)] if make is load else [(0, 63), (63, 62)]
    first, second = (str(encode_shared(*each)) for each in counts)
    assert found[-4:] == [first, "v_add_f32", second, "v_add_f32"]


@pytest.mark.parametrize(
    ("before", "drains"),
    [
        *[([ds_store()], True), ([ds_store(), ds_load(v(0, 0)), use(v(0, 0))], False)],
        *[([ds_load(v(0, 0)), ds_store(), use(v(0, 0))], True), ([load(v(0, 0))], False), ([], False)],
        *[([ds_load(v(0, 0))], True), ([ds_store(), s_load(s(1, 20)), use(s(1, 20))], False)],
    ],
)
def test_a_barrier_waits_for_lds_that_is_still_at_work(before: list[RdnaInst], drains: bool) -> None:
    found = waits_of([*before, BARRIER])
    assert (found[-2:] == [str(encode_shared(63, 0)), "s_barrier"]) is drains


@pytest.mark.parametrize(
    ("last", "first", "wait"),
    [
        *[(load(v(0, 0)), use(v(0, 0)), (0, 63)), (ds_load(v(0, 0)), use(v(0, 0)), (63, 0))],
        *[(s_load(s(0, 20)), use(s(0, 20)), (63, 0)), (ds_store(), BARRIER, (63, 0))],
    ],
)
@pytest.mark.parametrize("depth", [1, 2])
def test_what_the_end_of_a_loop_starts_is_waited_for_at_its_head(
    last: RdnaInst, first: RdnaInst, wait: tuple[int, int], depth: int
) -> None:
    """In a loop in a loop as well: what the outer one ends with is waited for in the inner one."""
    target, inside = BranchTarget(0), BranchTarget(1)
    inner = [RdnaInst("label", (), (inside,)), first, RdnaInst("s_cbranch_scc1", (), (inside,))]
    body = [RdnaInst("label", (), (target,)), *(inner if depth == 2 else [first]), last]
    loops = [(1, 3), (0, 5)] if depth == 2 else [(0, 3)]
    found = waits_of([*body, RdnaInst("s_cbranch_scc1", (), (target,))], loops)
    assert found[depth : depth + 2] == [str(encode_shared(*wait)), first.op]
    assert len(found) == len(body) + 2


def test_one_of_two_ways_to_a_head_is_enough_to_wait_there() -> None:
    """Before the loop nothing is in flight, or more: the least that either way leaves counts."""
    reg, other = v(0, 0), v(1, 1)
    target = BranchTarget(0)
    body = [RdnaInst("label", (), (target,)), use(reg), load(reg), load(other)]
    found = waits_of([load(reg), *body, RdnaInst("s_cbranch_scc1", (), (target,))], [(1, 5)])
    assert found[2] == str(encode_shared(0, 63))  # on the first way; on the second 1 would do
