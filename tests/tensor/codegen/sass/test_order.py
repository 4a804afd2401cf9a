"""What is kept in order between SASS instructions, and what is moved."""

from __future__ import annotations

from tensor.codegen.gpu.machine import Code
from tensor.codegen.sass.build import Address, Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.order import schedule_blocks
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


def test_loads_of_an_unrolled_row_come_together() -> None:
    built = check(samples.row_reduce(Op.REDUCE_ADD, 7, 1000), "sm_90")
    ops = [i.op for i in built.code.insts]
    loads = [n for n, op in enumerate(ops) if op.startswith("LDG")]
    assert len(loads) >= 2 and "FADD" not in ops[loads[0] : loads[1]]
