"""Ordering keeps dependences and starts loads early."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from drivers.amd.isa.times import times
from tensor.codegen.gpu.machine import Code, VReg
from tensor.codegen.rdna.machine import EXEC, VCC, RdnaInst
from tensor.codegen.rdna.regalloc import allocate
from tensor.codegen.rdna.schedule_list import RULES, keys, schedule_blocks


def test_independent_loads_come_before_the_arithmetic() -> None:
    base, lane = VReg(0, "s", 2), VReg(1, "v")
    base.fixed = lane.fixed = True
    base.at = lane.at = 0
    first, second, one, two = (VReg(k, "v") for k in range(2, 6))
    insts = [
        RdnaInst("global_load_b32", (first,), (lane, base)),
        RdnaInst("v_add_f32", (one,), (1.0, first)),
        RdnaInst("global_load_b32", (second,), (lane, base)),
        RdnaInst("v_add_f32", (two,), (one, second)),
    ]
    code = Code(insts, [])
    schedule_blocks(code, times("gfx1100").results)
    assert [i.op for i in code.insts] == ["global_load_b32", "global_load_b32", "v_add_f32", "v_add_f32"]


def test_scc_pairs_stay_in_order() -> None:
    base, lane = VReg(0, "s", 2), VReg(1, "v")
    base.fixed = lane.fixed = True
    base.at = lane.at = 0
    sums = [VReg(k, "s", 2) for k in (2, 3)]
    insts = []
    for total in sums:
        insts.append(RdnaInst("s_add_u32", (total[0],), (base[0], 4)))
        insts.append(RdnaInst("s_addc_u32", (total[1],), (base[1], 0)))
        insts.append(RdnaInst("global_load_b32", (VReg(9 + total.number, "v"),), (lane, total)))
    code = Code(insts, [])
    schedule_blocks(code, times("gfx1100").results)
    scalar = [i.op for i in code.insts if i.op.startswith("s_add")]
    assert scalar == ["s_add_u32", "s_addc_u32"] * 2


def test_a_full_register_file_holds_loads_back() -> None:
    """More loads than the budget: each still comes before its use, and nothing is lost."""
    base, lane = VReg(0, "s", 2), VReg(1, "v")
    base.fixed = lane.fixed = True
    base.at = lane.at = 0
    insts = []
    for k in range(200):
        data, out = VReg(10 + k, "v"), VReg(500 + k, "v")
        insts += [
            RdnaInst("global_load_b32", (data,), (lane, base)),
            RdnaInst("v_add_f32", (out,), (1.0, data)),
        ]
        insts.append(RdnaInst("global_store_b32", (), (lane, out, base)))
    code = Code(list(insts), [])
    schedule_blocks(code, times("gfx1100").results)
    assert sorted(map(id, code.insts)) == sorted(map(id, insts))
    assert allocate(code).vgprs <= 110


def test_what_the_longest_chain_waits_for_comes_first() -> None:
    """The exponential that loads depend on goes first; while it is on its way there is time for what was
    written before it."""
    base, lane = VReg(0, "s", 2), VReg(1, "v")
    base.fixed = lane.fixed = True
    base.at = lane.at = 0
    regs = [VReg(k, "v") for k in range(2, 8)]
    insts = [
        RdnaInst("v_add_f32", (regs[0],), (1.0, lane)),
        RdnaInst("global_load_b32", (regs[1],), (lane, base)),
        RdnaInst("v_exp_f32", (regs[2],), (lane,)),
        RdnaInst("global_load_b32", (regs[3],), (regs[2], base)),
        RdnaInst("global_load_b32", (regs[4],), (regs[3], base)),
        RdnaInst("v_add_f32", (regs[5],), (regs[0], regs[4])),
    ]
    code = Code(list(insts), [])
    schedule_blocks(code, times("gfx1100").results)
    assert [insts.index(i) for i in code.insts] == [2, 1, 0, 3, 4, 5]


def test_a_load_goes_before_a_long_sum() -> None:
    """A load takes as long as 150 dependent sums on an RX 7900 XTX."""
    base, lane = VReg(0, "s", 2), VReg(1, "v")
    base.fixed = lane.fixed = True
    base.at = lane.at = 0
    sums = [VReg(10 + k, "v") for k in range(41)]
    data, out = VReg(2, "v"), VReg(3, "v")
    insts = [RdnaInst("v_add_f32", (b,), (1.0, a)) for a, b in pairwise(sums)]
    insts += [
        RdnaInst("global_load_b32", (data,), (lane, base)),
        RdnaInst("v_add_f32", (out,), (sums[-1], data)),
    ]
    code = Code([RdnaInst("v_mov_b32", (sums[0],), (0,)), *insts], [])
    schedule_blocks(code, times("gfx1100").results)
    assert code.insts[0].op == "global_load_b32"


BASE, LANE, DATA = VReg(0, "s", 2), VReg(1, "v"), VReg(2, "v")


@pytest.mark.parametrize(
    ("inst", "reads", "writes"),
    [
        *[
            (("s_add_u32", (BASE[0],), (BASE[0], 4)), set(), {"scc"}),
            (("s_mov_b32", (BASE[0],), (4,)), set(), set()),
        ],
        *[(("s_addc_u32", (BASE[1],), (BASE[1], 0)), {"scc"}, {"scc"})],
        *[(("s_cselect_b32", (BASE[1],), (BASE[1], 0)), {"scc"}, set())],
        *[(("global_load_b32", (DATA,), (LANE, BASE)), {"memory"}, set())],
        *[(("global_store_b32", (), (LANE, DATA, BASE)), set(), {"memory"})],
        *[(("global_atomic_add_u32", (), (LANE, DATA, BASE)), set(), {"memory"})],
        *[
            (("ds_load_b32", (DATA,), (LANE,)), {"lds"}, set()),
            (("ds_store_b32", (), (LANE, DATA)), set(), {"lds"}),
        ],
        *[
            (("s_load_b32", (BASE[0],), (BASE,)), set(), set()),
            (("v_add_f32", (DATA,), (1.0, LANE)), set(), set()),
        ],
        *[(("v_div_fmas_f32", (DATA,), (LANE, LANE, LANE)), {VCC}, set())],
        *[
            (("v_cmp_lt_f32", (VCC,), (LANE, LANE)), set(), {VCC}),
            (("v_exp_f32", (DATA,), (LANE,)), set(), set()),
        ],
    ],
)
def test_order_is_kept_by_flags_memory_and_lds_besides_registers(
    inst: tuple[str, tuple[Any, ...], tuple[Any, ...]], reads: set[Any], writes: set[Any]
) -> None:
    found = keys(RdnaInst(*inst))
    assert {*found[0]} == reads and {*found[1]} == writes


@pytest.mark.parametrize(
    ("name", "defs", "does"),
    [
        *[("s_barrier", (), True), ("s_cbranch_scc1", (), True), ("label", (), True), ("s_endpgm", (), True)],
        *[
            ("v_cmpx_lt_f32", (), True),
            ("s_and_saveexec_b32", (BASE[0],), True),
            ("s_mov_b32", (EXEC,), True),
        ],
        *[
            ("s_mov_b32", (BASE[0],), False),
            ("v_cmp_lt_f32", (VCC,), False),
            ("global_load_b32", (DATA,), False),
        ],
    ],
)
def test_blocks_end_at_branches_barriers_and_changes_of_exec(
    name: str, defs: tuple[Any, ...], does: bool
) -> None:
    assert RULES.ends_block(RdnaInst(name, defs, ())) is does
