"""The order of instructions in a block: loads early while registers last, dependences kept."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tensor.codegen.gpu.machine import Code, MachineInst, Part, VReg, registers
from tensor.codegen.gpu.order import (
    Budget,
    OrderRules,
    Pressure,
    SchedulingRegion,
    dependences,
    ranks,
    reorder,
    schedule_blocks,
)


def rules(budget: int, room: int = 0, most: int = 0) -> OrderRules:
    loads = frozenset({"load", "shared"})
    return OrderRules(
        unit=lambda i: i.op,
        keys=lambda _: ((), ()),
        ends_block=lambda i: i.op == "end",
        is_matrix=lambda i: i.op == "mma",
        loads=loads,
        slow=loads | {"slow"},
        shared="shared",
        budgets={"r": Budget(budget, room, most)},
    )


def as_block(insts: list[MachineInst], given: OrderRules) -> SchedulingRegion:
    return SchedulingRegion(insts, [registers(inst.uses) for inst in insts], given)


def sums(count: int) -> tuple[Code, list[MachineInst], list[MachineInst]]:
    """A load and its use, several times."""
    loads = [MachineInst("load", (VReg(n, "r"),), ()) for n in range(count)]
    uses = [MachineInst("add", (), load.defs) for load in loads]
    return Code([i for pair in zip(loads, uses, strict=True) for i in pair], []), loads, uses


@pytest.mark.parametrize(
    ("registers", "spare", "least", "most"), [(12, 2, 4, 9), (10, 1, 4, 9), (9, 1, 4, 8), (5, 2, 3, 3)]
)
def test_a_budget_leaves_what_is_to_spare_of_the_registers(
    registers: int, spare: int, least: int, most: int
) -> None:
    assert Budget(4, 2, 9).within(registers, spare) == Budget(least, 2, most)


def test_loads_go_before_what_waits_for_them() -> None:
    code, loads, uses = sums(4)
    schedule_blocks(code, {"load": 100}, rules(8))
    assert code.insts == [*loads, *uses]


def test_a_load_is_held_back_when_registers_run_out() -> None:
    code, loads, uses = sums(3)
    schedule_blocks(code, {"load": 100}, rules(2))
    assert code.insts == [loads[0], loads[1], uses[0], loads[2], uses[1], uses[2]]


def chains(count: int) -> list[MachineInst]:
    """Several times: a value that takes three steps, the first of them slow, and is then used up."""
    made = []
    for n in range(count):
        begun, half, done = (VReg(3 * n + k, "r") for k in range(3))
        made += [MachineInst("slow", (begun,), ()), MachineInst("add", (half,), (begun, begun))]
        made += [MachineInst("add", (done,), (half, half)), MachineInst("use", (), (done,))]
    return made


def test_long_chains_are_not_all_begun_before_one_of_them_ends() -> None:
    """All 200 could start; at the limit they are ended in turn, as they were written."""
    code = Code(chains(200), [])
    schedule_blocks(code, {"slow": 20, "add": 5}, rules(4, most=8))
    live: set[VReg] = set()
    most = 0
    for inst in code.insts:
        live |= set(inst.defs)
        most = max(most, len(live))
        live -= set(inst.uses)
    assert most <= 10


def test_nothing_crosses_the_end_of_a_block() -> None:
    (first, one, _), (second, two, _) = sums(1), sums(1)
    code = Code([*first.insts, MachineInst("end", (), ()), *second.insts], [])
    schedule_blocks(code, {"load": 100}, rules(8))
    assert [i.op for i in code.insts] == ["load", "add", "end", "load", "add"]
    assert code.insts[0] is one[0] and code.insts[3] is two[0]


def test_blocks_without_loads_stay_as_they_are() -> None:
    code = Code([MachineInst("add", (VReg(0, "r"),), ()), MachineInst("mul", (), ())], [])
    before = list(code.insts)
    schedule_blocks(code, {"load": 100, "mul": 50}, rules(8))
    assert code.insts == before


def drawn(chance: random.Random) -> list[MachineInst]:
    """Loads and sums over few registers, each written often; some read what they write."""
    regs = [VReg(n, "r", chance.choice((1, 2))) for n in range(5)]
    made = []
    for _ in range(12):
        sources = tuple(chance.choice(regs) for _ in range(chance.randrange(3)))
        made.append(MachineInst(chance.choice(("load", "shared", "add")), (chance.choice(regs),), sources))
    return made


def conflict(first: MachineInst, second: MachineInst) -> bool:
    """Does one of them write what the other reads or writes?"""
    (one, other), (reads, more) = ([set(map(id, i.defs)) for i in (first, second)], (first.uses, second.uses))
    return bool(one & (other | set(map(id, more))) or other & set(map(id, reads)))


@pytest.mark.parametrize("seed", range(20))
def test_every_order_keeps_all_instructions_and_what_depends_on_each_other(seed: int) -> None:
    chance = random.Random(seed)
    block = drawn(chance)
    uses = Counter(r for i in block for r in i.uses)
    given = rules(chance.randrange(1, 9))
    order = reorder(as_block(block, given), uses, {"load": 40, "shared": 10}, given)
    assert Counter(map(id, order)) == Counter(map(id, block))
    place = {id(inst): n for n, inst in enumerate(order)}
    for first, second in combinations(block, 2):
        assert not conflict(first, second) or place[id(first)] < place[id(second)]


def test_each_waits_for_the_last_writer_and_a_writer_for_those_who_read_before() -> None:
    r, s = VReg(0, "r"), VReg(1, "r")
    block = [
        MachineInst("load", (r,), ()),
        MachineInst("a", (s,), (r,)),
        MachineInst("b", (), (r,)),
        MachineInst("c", (r,), (r,)),
        MachineInst("d", (), (r,)),
    ]
    after, waiting = dependences(as_block(block, rules(8)), rules(8))
    assert after == [[1, 2, 3], [3], [3], [4], []] and waiting == [0, 1, 1, 3, 1]


def test_a_rank_is_the_longest_chain_of_latencies_to_the_end() -> None:
    latencies = {"load": 100, "mul": 50}
    assert ranks(["load", "mul", "add", "add"], [[1, 2], [3], [3], []], latencies) == [151, 51, 2, 1]


def loaded(*ops: str) -> tuple[list[MachineInst], list[MachineInst]]:
    """Loads, each with its use behind it."""
    loads = [MachineInst(op, (VReg(n, "r"),), ()) for n, op in enumerate(ops)]
    return loads, [MachineInst("use", (), load.defs) for load in loads]


def ordered(block: list[MachineInst], latencies: dict[str, int], given: OrderRules) -> list[int]:
    """The new order of a block, as places in the old one."""
    uses = Counter(r for i in block for r in registers(i.uses))
    return [block.index(inst) for inst in reorder(as_block(block, given), uses, latencies, given)]


@pytest.mark.parametrize(("latency", "between"), [(1, 0), (2, 1), (3, 2), (4, 3), (9, 3)])
def test_a_result_is_used_when_it_is_there_and_others_go_between(latency: int, between: int) -> None:
    """One instruction a cycle; a load of latency 3 is followed by two others, if there are as many."""
    (load,), (use,) = loaded("load")
    block = [load, use, *(MachineInst("add", (), ()) for _ in range(3))]
    rest = [2, 3, 4]
    assert ordered(block, {"load": latency}, rules(8)) == [0, *rest[:between], 1, *rest[between:]]
    assert ordered(block, {}, rules(8)) == [0, 1, *rest]  # nothing said: one cycle


def test_a_use_of_two_loads_waits_for_the_later_one() -> None:
    (one, two), _ = loaded("load", "shared")
    use = MachineInst("use", (), (*one.defs, *two.defs))
    block = [one, two, use, *(MachineInst("add", (), ()) for _ in range(4))]
    assert ordered(block, {"load": 5, "shared": 2}, rules(8)) == [0, 1, 3, 4, 5, 2, 6]
    assert ordered(block, {"load": 2, "shared": 5}, rules(8)) == [1, 0, 3, 4, 5, 2, 6]


def test_what_a_result_is_not_read_by_does_not_wait_for_it() -> None:
    """The first sum writes the register that is loaded: it comes after the load, not 100 cycles later."""
    r = VReg(0, "r")
    block = [
        MachineInst("load", (r,), ()),
        MachineInst("add", (r,), ()),
        MachineInst("add", (), ()),
        MachineInst("add", (), ()),
    ]
    assert ordered(block, {"load": 100}, rules(8)) == [0, 1, 2, 3]


@pytest.mark.parametrize(("matrix", "between"), [(1, 2), (2, 1), (8, 1)])
def test_a_matrix_instruction_keeps_its_unit_busy_for_all_of_its_cycles(matrix: int, between: int) -> None:
    (load,), (use,) = loaded("load")
    block = [load, use, MachineInst("mma", (), ()), MachineInst("add", (), ()), MachineInst("add", (), ())]
    rest = [2, 3, 4]
    found = ordered(block, {"load": 3, "matrix": matrix}, rules(8))
    assert found == [0, *rest[:between], 1, *rest[between:]]


@pytest.mark.parametrize(("latency", "is_worth_it"), [(21, False), (22, True), (100, True)])
def test_a_load_of_shared_memory_goes_over_the_budget_rather_than_to_wait_twice_its_own_time(
    latency: int, is_worth_it: bool
) -> None:
    """Seen from the cycle after the load of memory: its result is there in `latency` - 1."""
    (far, near), (late, soon) = loaded("load", "shared")
    block = [far, near, soon, late]
    found = ordered(block, {"load": latency, "shared": 10}, rules(1))
    assert found == ([0, 1, 2, 3] if is_worth_it else [0, 3, 1, 2])


def test_a_load_of_memory_waits_for_room_however_long_that_takes() -> None:
    loads, uses = loaded("load", "load")
    assert ordered([*loads, *uses], {"load": 1000}, rules(1)) == [0, 2, 1, 3]


def test_a_load_that_never_fits_goes_out_when_nothing_else_is_left() -> None:
    wide = VReg(0, "r", 4)
    block = [MachineInst("load", (wide,), ()), MachineInst("add", (), ()), MachineInst("use", (), (wide,))]
    assert ordered(block, {"load": 10}, rules(2)) == [1, 0, 2]


def test_loads_that_are_held_back_go_in_the_order_of_the_code() -> None:
    """The later one begins the longer chain; among those that do not fit that does not count."""
    (a, b, c), (first, second, third) = loaded("load", "load", "load")
    chain = [MachineInst("mul", (), c.defs)]
    block = [a, first, b, second, c, third, *chain]
    found = ordered(block, {"load": 10, "mul": 5}, rules(1))
    assert found.index(0) < found.index(2)


@pytest.mark.parametrize(
    ("entered", "budget"),
    [(0, 3), (1, 3), (2, 4), (3, 5), (4, 6), (5, 6), (9, 6)],
)
def test_a_block_that_is_entered_with_many_registers_may_use_some_more_up_to_a_limit(
    entered: int, budget: int
) -> None:
    """Three at any time; two more than stay; six at most."""
    regs = [VReg(n, "r") for n in range(entered)]
    block = [MachineInst("add", (), tuple(regs)), MachineInst("add", (), tuple(regs))]
    uses = Counter(r for i in block for r in i.uses)
    assert Pressure(as_block(block, rules(3)), uses, rules(3, 2, 6)).budget == {"r": budget}


def test_what_is_used_behind_the_block_stays_and_what_is_not_does_not() -> None:
    wide, inner = VReg(0, "r", 3), VReg(1, "r")
    block = [
        MachineInst("add", (wide,), ()),
        MachineInst("add", (inner,), ()),
        MachineInst("add", (), (wide, inner)),
    ]
    uses = Counter({wide: 2, inner: 1})
    assert Pressure(as_block(block, rules(1)), uses, rules(1, 2, 9)).budget == {"r": 5}


def test_registers_live_from_their_first_definition_to_their_last_use_in_the_code() -> None:
    entered, kept, made = VReg(0, "r", 2), VReg(1, "r"), VReg(2, "r", 4)
    block = [
        MachineInst("add", (made,), (entered, kept)),
        MachineInst("add", (Part(made, 1),), (kept, made)),
        MachineInst("add", (), (Part(made, 2),)),
        *(MachineInst("load", (VReg(9, "r", count),), ()) for count in (5, 6, 7)),
        MachineInst("load", (), ()),
        MachineInst("add", (VReg(9, "r", 7),), ()),
    ]
    uses = Counter({entered: 1, kept: 3, made: 2})  # one use of `kept` is elsewhere
    pressure = Pressure(as_block(block, rules(7)), uses, rules(7))
    lives = [pressure.live["r"]]
    for number in range(3):
        pressure.issue(number)
        lives.append(pressure.live["r"])
    assert lives == [3, 5, 5, 1]
    for most, is_crowded in (
        (4, [False, True, True, False]),
        (5, [False] * 4),
        (2, [True, True, True, False]),
    ):
        pressure = Pressure(as_block(block, rules(7)), uses, rules(7, most=most))
        assert [
            pressure.is_crowded(),
            *(pressure.issue(n) or pressure.is_crowded() for n in range(3)),
        ] == is_crowded
    assert [pressure.fits(number) for number in range(3, 8)] == [True, True, False, True, True]
