"""Copies from global to shared memory (LDGSTS), read from the instructions that are made.

PTX ISA 9.7.9.25, cp.async: 4, 8 or 16 bytes, of which 16 may pass by the first cache (.cg); what is ignored
is filled with zeros. What they compute: test_copies.py and test_kernels.py.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from tensor.codegen.gpu.machine import MachineInst
from tensor.codegen.sass.build import Bits, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.memory import Memory
from tensor.codegen.sass.shared import SharedMemory
from tensor.codegen.sass.stage import Stager
from tensor.codegen.sass.values import Values
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.kernel import Param
from tensor.ir.loops import LoadTile, Shared, StoreTile, Tile

LANE, BASE = Axis(100, 32), 1024  # shared memory of a kernel's own begins there on sm_90
MANY = Form(0, ((LANE, 1),))


def stager(dtype: DType = dtypes.float32) -> Stager:
    """Of a program with one array of either kind, no instruction made yet."""
    root = root_scope(chip_of("sm_90"))
    index = Index(root, LANE, Axis(101, 4), root.reg("r"), root.reg("r"))
    memory = Memory(index, {0: 0x210}, {0: Param(0, dtype, 1 << 20, "r")})
    values = Values(index, memory, SharedMemory(index, [Shared(0, dtype, 64)]))
    return Stager(values, values.shared)


def sent(
    width: int, bounds: list[Bound], dtype: DType = dtypes.float32, at: int = 5, to: int = 8
) -> list[MachineInst]:
    """The instructions that copy elements at.. of slot 0 to element `to` of shared memory."""
    made = stager(dtype)
    root = made.values.index.root
    load = LoadTile(Tile(0, dtype, ()), Param(0, dtype, 1 << 20, "r"), MANY)
    made.send(load, Form(at), Shared(0, dtype, 64), Form(to), width, bounds, root)
    return [inst for inst in root.items if inst.op != "LDC.64"]


@pytest.mark.parametrize(
    ("width", "dtype", "op"),
    [(1, dtypes.float32, "LDGSTS.E"), (2, dtypes.float32, "LDGSTS.E.64"),
     (4, dtypes.float32, "LDGSTS.E.BYPASS.128"), (1, dtypes.float64, "LDGSTS.E.64"),
     (2, dtypes.float64, "LDGSTS.E.BYPASS.128"), (2, dtypes.float16, "LDGSTS.E")],
)  # fmt: skip
def test_a_copy_has_the_bytes_of_its_elements_and_16_pass_by_the_first_cache(
    width: int, dtype: DType, op: str
) -> None:
    (copy,) = sent(width, [], dtype)
    size = dtype.itemsize
    assert (copy.op, len(copy.uses)) == (op, 2)
    assert copy.mods == {"memory": {0: BASE + 8 * size, 1: 5 * size}}


def test_lanes_outside_of_a_bound_store_zeros_by_their_predicate() -> None:
    compare, copy = sent(1, [Bound(MANY, 0, 20)])
    assert (compare.op, compare.uses[1:]) == ("ISETP.LT.U32.AND", (20, True))
    assert copy.uses[2:] == compare.defs and "guard" not in (copy.mods or {})


@pytest.mark.parametrize(("width", "op", "dwords"), [(1, "STS", 1), (4, "STS.128", 4)])
def test_where_no_lane_is_inside_zeros_are_stored(width: int, op: str, dwords: int) -> None:
    *moves, store = sent(width, [Bound(MANY, 40, 50)])
    assert (store.op, store.mods) == (op, {"memory": {0: BASE + 32}})
    assert [(i.op, i.uses) for i in moves] == [("MOV", (0,))] * (dwords if dwords > 1 else 0)


@pytest.mark.parametrize(("at", "moves"), [(511, False), (512, True)])
def test_an_immediate_of_a_copy_goes_2048_bytes(at: int, moves: bool) -> None:
    *before, copy = sent(1, [], at=at)
    assert copy.mods["memory"][1] == (0 if moves else 4 * at)
    assert bool(before) is moves


class Boxes:
    """What brings boxes, writing down of which statements."""

    def __init__(self) -> None:
        self.brought: list[tuple[Any, Any]] = []

    def bring(self, statement: Any, scope: Any) -> None:
        self.brought.append((statement, scope))


def test_what_is_stored_late_comes_by_boxes_where_there_are_some_else_by_copies() -> None:
    made, array = stager(), Shared(0, dtypes.float32, 64)
    root, out = made.values.index.root, Tile(0, dtypes.float32, ())
    load = LoadTile(out, Param(0, dtypes.float32, 1 << 20, "r"), MANY)
    made.values.define(out, load, root)
    statement = StoreTile(array, MANY, out, (), late=True)
    made.store(statement, root)
    assert [i.op for i in root.items][-2:] == ["LDGSTS.E", "LDGDEPBAR"]
    root.items.clear()
    boxes = Boxes()
    made.boxes = cast(Any, boxes)
    made.store(statement, root)
    assert boxes.brought == [(statement, root)] and not root.items


def test_elements_are_stored_as_they_lie_in_memory() -> None:
    made = stager()
    root = made.values.index.root
    pair, one, other = root.reg("r", 2), root.reg("r"), root.reg("r")
    assert made.dwords_of([pair], dtypes.float64) == [pair[0], pair[1]]
    assert made.dwords_of([one, other], dtypes.float32) == [one, other]
    made.bits_of(one, dtypes.float16, root)
    assert (root.items[-1].op, root.items[-1].uses) == ("F2FP.F16.F32.PACK_AB", (0, one))
    for work, selector in (
        (lambda: made.packed_halves([one, other], dtypes.float16, root), 0x5410),
        (lambda: [made.joined(one, other, False, root)], 0x5410),
        (lambda: [made.joined(one, other, True, root)], 0x7632),
    ):
        assert work() == list(root.items[-1].defs)
        assert (root.items[-1].op, root.items[-1].uses) == ("PRMT", (one, Bits(selector), other))
