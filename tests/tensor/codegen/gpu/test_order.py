"""The order of instructions in a block: loads early while registers last, dependences kept."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu.machine import Code, Inst, VReg, base_reg
from tensor.codegen.gpu.order import Budget, OrderRules, schedule_blocks


def rules(budget: int) -> OrderRules:
    def resources(inst: Any) -> tuple[list[Any], list[Any]]:
        reads, writes = ([id(r) for o in some if (r := base_reg(o))] for some in (inst.uses, inst.defs))
        return reads, writes

    loads = frozenset({"load"})
    return OrderRules(
        unit=lambda i: i.op,
        resources=resources,
        ends_block=lambda i: i.op == "end",
        is_matrix=lambda i: False,
        loads=loads,
        slow=loads,
        shared="shared",
        budgets={"r": Budget(budget)},
    )


def sums(count: int) -> tuple[Code, list[Inst], list[Inst]]:
    """A load and its use, several times."""
    loads = [Inst("load", (VReg(n, "r"),), ()) for n in range(count)]
    uses = [Inst("add", (), load.defs) for load in loads]
    return Code([i for pair in zip(loads, uses, strict=True) for i in pair], []), loads, uses


def test_loads_go_before_what_waits_for_them() -> None:
    code, loads, uses = sums(4)
    schedule_blocks(code, {"load": 100}, rules(8))
    assert code.insts == [*loads, *uses]


def test_a_load_is_held_back_when_registers_run_out() -> None:
    code, loads, uses = sums(3)
    schedule_blocks(code, {"load": 100}, rules(2))
    assert code.insts == [loads[0], loads[1], uses[0], loads[2], uses[1], uses[2]]


def test_nothing_crosses_the_end_of_a_block() -> None:
    (first, one, _), (second, two, _) = sums(1), sums(1)
    code = Code([*first.insts, Inst("end", (), ()), *second.insts], [])
    schedule_blocks(code, {"load": 100}, rules(8))
    assert [i.op for i in code.insts] == ["load", "add", "end", "load", "add"]
    assert code.insts[0] is one[0] and code.insts[3] is two[0]


def test_blocks_without_loads_stay_as_they_are() -> None:
    code = Code([Inst("add", (VReg(0, "r"),), ()), Inst("mul", (), ())], [])
    before = list(code.insts)
    schedule_blocks(code, {"load": 100, "mul": 50}, rules(8))
    assert code.insts == before
