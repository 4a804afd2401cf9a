"""The instructions of reductions, those between warps carried out here on numpy arrays of a block's lanes.

What each instruction means: CUDA Binary Utilities, "Instruction Set Reference", and PTX ISA of shf, lop3,
setp and shfl.bfly.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor.codegen.gpu.machine import VReg
from tensor.codegen.sass.build import Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.memory import Memory
from tensor.codegen.sass.reduce import Accumulators
from tensor.codegen.sass.shared import SharedMemory
from tensor.codegen.sass.values import Values
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op

WARP = 32
BASE, TAKEN = 1024, 48  # where a kernel's shared memory begins, and what was taken of it
F32, F64 = dtypes.float32, dtypes.float64


class Bench:
    """Accumulators, and a block that runs what they emit; stores are seen from the barrier on."""

    def __init__(self, lanes: int = 4 * WARP) -> None:
        self.root: Scope = root_scope(chip_of("sm_90"))
        self.lanes, self.lane = lanes, self.root.reg("r")
        index = Index(self.root, Axis(100, lanes), Axis(101, 4), self.lane, self.root.reg("r"))
        values = Values(index, Memory(index, {}, {}), SharedMemory(index, []))
        self.made = Accumulators(values, TAKEN, BASE)
        self.shared, self.pending = dict[int, float](), dict[int, float]()
        self.held: dict[VReg, Any] = {self.lane: np.arange(lanes)}

    def run(self) -> None:
        for inst in self.root.items:
            uses = [self.value(use) for use in inst.uses]
            if inst.op == "STS":
                place, data, mask = (np.broadcast_to(use, self.lanes) for use in uses)
                for lane in np.flatnonzero(mask):
                    self.pending[inst.mods["memory"][0] + int(place[lane])] = data[lane]
            elif inst.op == "BAR.SYNC.DEFER_BLOCKING":
                self.shared |= self.pending
            elif inst.op == "LDS":
                self.held[inst.defs[0]] = self.shared[inst.mods["memory"][1] + uses[0]]
            else:
                self.held[inst.defs[0]] = self.result(inst.op, uses)
        self.root.items.clear()

    def value(self, operand: Any) -> Any:
        if isinstance(operand, VReg):
            return self.held[operand]
        return operand.value if isinstance(operand, Bits) else operand

    def result(self, op: str, uses: list[Any]) -> Any:
        match op:
            case "LOP3.LUT":
                assert uses[3] == 0xC0  # the table of a & b
                return uses[0] & uses[1]
            case "ISETP.EQ.AND":
                return uses[0] == uses[1]
            case "SHF.R.U32.HI":
                return uses[2] >> uses[1]
            case "SHF.L.U32":
                return uses[0] << uses[1]
        assert op == "FADD"
        return uses[0] + uses[1]


@pytest.mark.parametrize("warps", [2, 3, 4])
def test_all_lanes_get_the_total_of_all_warps(warps: int) -> None:
    bench = Bench(warps * WARP)
    totals = np.random.default_rng(7).integers(1, 1000, (2, warps)).astype(float)
    for row in totals:
        total = bench.root.reg("r")
        bench.held[total] = np.repeat(row, WARP)
        made = bench.made.across_waves(bench.root, Op.REDUCE_ADD, F32, total, warps)
        bench.run()
        assert bench.held[made] == row.sum()
    assert bench.made.lds_bytes == TAKEN + 2 * 4 * warps
    assert sorted(bench.shared) == [BASE + TAKEN + 4 * n for n in range(2 * warps)]


def test_totals_of_64_bits_lie_8_bytes_apart() -> None:
    bench = Bench()
    bench.made.across_waves(bench.root, Op.REDUCE_ADD, F64, bench.root.reg("r", 2), 4)
    store, *loads = [i for i in bench.root.items if i.op.startswith(("STS", "LDS"))]
    assert (store.op, store.mods["memory"]) == ("STS.64", {0: BASE + TAKEN})
    found = [(i.op, i.defs[0].count, i.mods["memory"][1] - BASE - TAKEN) for i in loads]
    assert found == [("LDS.64", 2, 8 * n) for n in range(4)]
    assert bench.made.lds_bytes == TAKEN + 32


def test_a_pair_is_exchanged_by_halves() -> None:
    bench = Bench()
    pair = bench.root.reg("r", 2)
    made = bench.made.exchanged(bench.root, pair, F64, 4)
    first, second, *moves = bench.root.items
    for inst, half in ((first, pair[0]), (second, pair[1])):
        assert (inst.op, inst.uses) == ("SHFL.BFLY", (half, Bits(4), Bits(31)))
    parts = [(i.defs, i.uses) for i in moves]
    assert parts == [((made[n],), (inst.defs[1],)) for n, inst in enumerate((first, second))]


@pytest.mark.parametrize(("dtype", "count"), [(F32, 1), (F64, 2)])
def test_a_variable_has_all_dwords_of_its_type_and_takes_copies_of_each(dtype: DType, count: int) -> None:
    bench = Bench()
    held, value = bench.made.fresh(bench.root, dtype), bench.root.reg("r", count)
    bench.made.copy_to(bench.root, held, value, dtype)
    assert held.count == count
    assert [(i.op, i.defs, i.uses) for i in bench.root.items] == [
        ("MOV", (held[n],), (value[n],)) for n in range(count)
    ]


@pytest.mark.parametrize("in_place", [False, True])
def test_a_product_is_added_where_it_is_held_only_if_it_may_be(in_place: bool) -> None:
    bench = Bench()
    a, b, held = (bench.root.reg("r") for _ in range(3))
    made = bench.made.multiply_add(bench.root, a, b, held, in_place)
    (inst,) = bench.root.items
    assert (inst.op, inst.defs, inst.uses) == ("FFMA", (made,), (a, b, held))
    assert (made is held) is in_place


def test_a_guarded_result_is_copied_and_another_is_written_where_it_is_held() -> None:
    bench = Bench()
    root, held = bench.root, bench.root.reg("r")
    plain = root.r("FADD", bench.lane, 1.0)
    bench.made.retarget(root, plain, held, F32)
    guarded = root.r("FADD", bench.lane, 1.0, guard=root.reg("p"))
    bench.made.retarget(root, guarded, held, F32)
    assert [(i.op, i.defs) for i in root.items] == [("FADD", (held,)), ("FADD", (guarded,)), ("MOV", (held,))]


def test_truth_values_are_counted_as_numbers() -> None:
    bench = Bench()
    mask, number = bench.root.reg("p"), bench.root.reg("r")
    assert bench.made.widened(bench.root, number, F32) is number
    assert bench.made.widened(bench.root, mask, dtypes.bool).kind == "r"
