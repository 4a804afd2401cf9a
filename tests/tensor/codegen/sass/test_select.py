"""What a program begins with, how it meets, ends and writes, read from the instructions that are made.

Special registers: CUDA Binary Utilities. A copy (LDGSTS) is waited for by DEPBAR, and a block of one warp,
whose lanes go together, never meets.
"""

from __future__ import annotations

from typing import Any

import pytest

from tensor.codegen.gpu.machine import VReg
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.compile import program_of
from tensor.codegen.sass.machine import BankWord, Name
from tensor.codegen.sass.select import Selector, select
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import Barrier, LoopProgram, Scatter
from tests.tensor.codegen.rdna.samples import elementwise, half_product, op

LANES = Axis(100, 64)
PARAMS = (Param(0, dtypes.float32, 1000, "r"), Param(1, dtypes.float32, 1000, "w"))
Line = tuple[str, tuple[Any, ...], dict[str, Any]]


def selector(arch: str = "sm_90", lanes: int = 64) -> Selector:
    """Of a program that does nothing, its first instructions forgotten."""
    made = Selector(LoopProgram("none", PARAMS, (), Axis(101, 7), Axis(100, lanes), ()), chip_of(arch))
    made.root.items.clear()
    return made


def lines(made: Selector) -> list[Line]:
    return [(i.op, i.uses, i.mods or {}) for i in made.root.items]


def ops(made: Selector) -> list[str]:
    return [i.op for i in made.root.items]


@pytest.mark.parametrize(
    ("arch", "load", "place"), [("sm_90", "ULDC.64", 0x208), ("sm_120", "LDCU.64", 0x358)]
)
def test_a_kernel_begins_with_the_descriptor_its_thread_and_its_block(
    arch: str, load: str, place: int
) -> None:
    made = Selector(LoopProgram("none", PARAMS, (), Axis(101, 7), LANES, ()), chip_of(arch))
    descriptor, thread, block = made.root.items
    assert (descriptor.op, descriptor.uses) == (load, (BankWord(place),))
    assert (descriptor.defs[0].kind, descriptor.defs[0].at, descriptor.defs[0].count) == ("u", 4, 2)
    assert descriptor.defs[0].fixed
    assert (thread.op, thread.uses, thread.defs) == ("S2R", (Name(0x21),), (made.index.lane_id,))
    assert (block.op, block.uses, block.defs) == ("S2R", (Name(0x25),), (made.index.group_id,))


def test_arguments_lie_8_bytes_apart_in_the_order_of_their_slots() -> None:
    made = selector()
    assert [made.memory.places[p.slot] - chip_of("sm_90").parameters for p in PARAMS] == [0, 8]
    assert [made.memory.params[p.slot] for p in PARAMS] == list(PARAMS)


@pytest.mark.parametrize(("lanes", "meets"), [(32, False), (64, True)])
def test_warps_meet_and_lanes_of_one_do_not(lanes: int, meets: bool) -> None:
    made = selector(lanes=lanes)
    made.meet(Barrier(), made.root)
    assert lines(made) == ([("BAR.SYNC.DEFER_BLOCKING", (Bits(0),), {})] if meets else [])


@pytest.mark.parametrize("lanes", [32, 64])
def test_copies_have_landed_before_lanes_meet_but_for_those_that_may_wait(lanes: int) -> None:
    """Of one warp too: its lanes copy for each other."""
    made = selector(lanes=lanes)
    made.stores_late = True
    made.meet(Barrier(2), made.root)
    assert lines(made)[0] == ("DEPBAR.LE", (Name(0), Bits(2)), {})
    assert ops(made)[1:] == ["BAR.SYNC.DEFER_BLOCKING"] * (lanes > 32)


@pytest.mark.parametrize("late", [True, False])
def test_copies_are_waited_for_where_a_program_has_late_stores(late: bool) -> None:
    """Boxes are waited for by themselves: test_boxes.py."""
    kernel = half_product(32, 32, 160) if late else elementwise([lambda a: op(Op.NEG, a)], [dtypes.int32], 64)
    assert Selector(program_of(kernel, "sm_90"), chip_of("sm_90")).stores_late is late


def test_what_matrix_instructions_read_by_themselves_is_fenced_between_both() -> None:
    made = selector()
    made.stores_late = made.fragments.reads_shared = True
    made.meet(Barrier(1), made.root)
    assert ops(made) == ["WARPGROUP.DEPBAR.LE", "DEPBAR.LE", "FENCE.VIEW.ASYNC.S", "BAR.SYNC.DEFER_BLOCKING"]


class Waits:
    """Boxes that write down which turns are waited for."""

    def __init__(self) -> None:
        self.turns: list[Form] = []

    def wait(self, turn: Form, scope: Scope) -> None:
        scope.do("SYNCS")
        self.turns.append(turn)


def test_a_turn_s_boxes_are_waited_for_before_lanes_meet() -> None:
    made, boxes, turn = selector(), Waits(), Form(3)
    made.meet(Barrier(0, turn), made.root)
    assert ops(made) == ["BAR.SYNC.DEFER_BLOCKING"]
    made.root.items.clear()
    made.boxes = boxes  # type: ignore[assignment]
    made.meet(Barrier(), made.root)
    made.meet(Barrier(0, turn), made.root)
    assert boxes.turns == [turn]
    assert ops(made) == ["BAR.SYNC.DEFER_BLOCKING", "SYNCS", "BAR.SYNC.DEFER_BLOCKING"]


def test_lanes_end_from_the_limit_on() -> None:
    made = selector()
    first = made.root.reg("r")
    made.leave(first, 40)
    compare, leave = made.root.items
    assert (compare.op, compare.uses, compare.mods) == ("ISETP.GE.AND", (first, 40, True), None)
    assert (leave.op, leave.uses, leave.mods) == ("EXIT", compare.defs, {"guard": 1})


def test_lanes_outside_of_a_bound_end_and_where_it_always_holds_none_do() -> None:
    made = selector()
    made.mask(Bound(Form(0, ((LANES, 1),)), 0, 64))
    assert not made.root.items
    made.mask(Bound(Form(0, ((LANES, 1),)), 0, 63))
    compare, leave = made.root.items
    assert (compare.op, compare.uses) == ("ISETP.LT.U32.AND", (made.index.lane_id, 63, True))
    assert (leave.op, leave.uses, leave.mods) == ("EXIT", compare.defs, {"guard": -1})


def test_a_store_is_made_by_the_lanes_of_its_mask_and_not_at_all_where_none_can() -> None:
    made = selector()
    value, mask = made.root.reg("r"), made.root.reg("p")
    made.write(1, Form(3), [value], False, made.root)
    assert not made.root.items
    for given, guard in ((None, {}), (mask, {"guard": 1})):
        made.write(1, Form(3), [value], given, made.root)
        store = made.root.items[-1]
        assert (store.op, store.mods) == ("STG.E", {"memory": {0: 12}, **guard})
        assert store.uses[1:] == ((value,) if given is None else (value, mask))


def scattered(made: Selector, operation: Op | None, mask: Any, dtype: DType = dtypes.float32) -> VReg:
    place, value = made.root.reg("r"), made.root.reg("r")
    array = Param(1, dtype, 1000, "w")
    statement = Scatter(array, Form(0), 0, 90, operation, 0, ())  # type: ignore[arg-type]
    made.put(statement, Form(2), place, value, mask, made.root)
    return place


@pytest.mark.parametrize("operation", [None, Op.ADD])
def test_what_is_scattered_goes_where_its_place_is_below_the_limit(operation: Op | None) -> None:
    made = selector()
    scattered(made, operation, False)
    assert not made.root.items
    mask = made.root.reg("p")
    for given in (None, mask):
        made.root.items.clear()
        place = scattered(made, operation, given)
        inside, *_, store = made.root.items
        before = True if given is None else mask
        assert (inside.op, inside.uses, inside.mods) == ("ISETP.LT.U32.AND", (place, 90, before), None)
        assert store.op == ("STG.E" if operation is None else "REDG.E.ADD.F32.FTZ.RN.STRONG.GPU")
        assert store.uses[-1] is inside.defs[0] and store.mods == {"memory": {0: 8}, "guard": 1}


@pytest.mark.parametrize(("arch", "own"), [("sm_80", 0), ("sm_90", 1024), ("sm_120", 1024)])
def test_a_block_has_the_chip_s_bytes_of_shared_memory_only_where_it_uses_some(arch: str, own: int) -> None:
    made = selector(arch)
    assert made.shared_bytes == 0
    made.accumulators.lds_bytes = 4
    assert made.shared_bytes == own + 4


def test_a_program_ends() -> None:
    kernel = elementwise([lambda a: op(Op.NEG, a)], [dtypes.float32], 64)
    items, _ = select(program_of(kernel, "sm_90"), chip_of("sm_90"))
    assert (items[-1].op, items[-1].mods) == ("EXIT", None)
