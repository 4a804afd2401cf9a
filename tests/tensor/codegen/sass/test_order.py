"""What is kept in order between SASS instructions, and what is moved."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.machine import Code
from tensor.codegen.sass.build import Address, Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.machine import SassInst
from tensor.codegen.sass.order import ends_block, keys, schedule_blocks, unit
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.sass.rig import check


def ordered(scope: Scope) -> list[str]:
    code = Code(list(scope.items), [])
    schedule_blocks(code)
    return [i.op for i in code.insts]


def scope() -> Scope:
    return root_scope(chip_of("sm_90"))


def test_loads_do_not_pass_stores() -> None:
    here = scope()
    a, b, x = here.reg("r", 2), here.reg("r", 2), here.reg("r")
    here.r("FADD", x, 1.0)
    here.do("STG.E", Address(a), x)
    here.r("LDG.E", Address(b))
    found = ordered(here)
    assert found.index("STG.E") < found.index("LDG.E")


def test_nothing_passes_a_barrier() -> None:
    here = scope()
    x = here.reg("r")
    here.do("STS", Address(0), x)
    here.do("BAR.SYNC.DEFER_BLOCKING", Bits(0))
    here.r("LDS", Address(0))
    assert ordered(here) == ["STS", "BAR.SYNC.DEFER_BLOCKING", "LDS"]


def test_a_guarded_load_stays_behind_the_zeros_that_it_leaves() -> None:
    here = scope()
    p, pair = here.reg("p"), here.reg("r", 2)
    data = here.reg("r")
    here.emit("MOV", (data,), (0,)).mods = {"filler": True}
    here.emit("LDG.E", (data,), (Address(pair),), p)
    assert ordered(here) == ["MOV", "LDG.E"]


GLOBAL, SHARED, COPY = ("LDG.E", "STG.E"), ("LDS", "STS"), "LDGSTS.E"
SHARES = [
    *[(*GLOBAL, True), ("STG.E", "STG.E", True), ("REDG.E", "LDG.E", True), ("RED.E", "STG.E", True)],
    *[(*SHARED, True), ("LDSM.16.M88.4", "STS", True), ("HGMMA", "STS", True), ("HGMMA", "HGMMA", True)],
    *[("STG.E", COPY, True), (COPY, "LDS", True), (COPY, "LDGDEPBAR", True), ("STS", "LDGDEPBAR", True)],
    *[("LDG.E", "LDG.E", False), ("LDS", "LDSM.16.M88.4", False), ("STG.E", "STS", False)],
    *[("LDG.E", COPY, False), ("LDG.E", "STS", False), ("HGMMA", "LDS", False), ("FADD", "STG.E", False)],
]


@pytest.mark.parametrize(("first", "second", "ordered"), SHARES)
def test_accesses_of_one_memory_keep_their_order_where_one_of_them_writes(
    first: str, second: str, ordered: bool
) -> None:
    """A copy (LDGSTS) reads global memory and writes shared memory, LDGDEPBAR counts copies."""
    (reads, writes), (later, written) = (keys(SassInst(op, (), ())) for op in (first, second))
    assert bool({*reads} & {*written} or {*writes} & {*later} or {*writes} & {*written}) is ordered


@pytest.mark.parametrize(
    ("op", "kind", "who"),
    [
        *[("FADD", "r", "alu"), ("ISETP.NE.AND", "p", "predicate"), ("VOTEU.ALL", "q", "alu")],
        *[("LDG.E.128", "r", "global"), ("LDS.64", "r", "shared"), ("MUFU.RCP", "r", "slow")],
        *[("HMMA.16816.F32", "r", "matrix"), ("LDC.64", "r", "constant"), ("F2I.TRUNC", "r", "slow")],
    ],
)
def test_a_unit_runs_each_instruction(op: str, kind: str, who: str) -> None:
    made = scope().reg(kind)
    assert unit(SassInst(op, (made,), ())) == who
    assert unit(SassInst("MOV", (made,), (0,), {"filler": True})) == "global"
    assert unit(SassInst("STG.E", (), (made,))) == "store"


@pytest.mark.parametrize("op", ["BRA", "EXIT", "BAR.SYNC.DEFER_BLOCKING", "DEPBAR.LE", "WARPGROUP.ARRIVE",
                                "ULDC.64", "LDCU.64", "SYNCS.EXCH.64", "UTMALDG.2D", "FENCE.VIEW.ASYNC.S",
                                "label"])  # fmt: skip
def test_nothing_is_moved_across_these(op: str) -> None:
    assert ends_block(SassInst(op, (), ()))


def test_others_are_moved_across() -> None:
    assert not any(ends_block(SassInst(op, (), ())) for op in ("FADD", "LDG.E", "LDGDEPBAR", "BMSK"))


def test_loads_of_an_unrolled_row_come_together() -> None:
    built = check(samples.row_reduce(Op.REDUCE_ADD, 7, 1000), "sm_90")
    ops = [i.op for i in built.code.insts]
    loads = [n for n, op in enumerate(ops) if op.startswith("LDG")]
    assert len(loads) >= 2 and "FADD" not in ops[loads[0] : loads[1]]
