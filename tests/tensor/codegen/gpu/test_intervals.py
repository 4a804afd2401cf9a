"""How long registers live, and which copies need not be made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tensor.codegen.gpu.intervals import (
    SPILLED,
    Home,
    Interval,
    coalesce,
    gain,
    live_intervals,
    made_again,
    rewrite,
    worst,
)
from tensor.codegen.gpu.machine import Code, MachineInst, Part, VReg
from tensor.ir.errors import IRError


def test_what_a_loop_reads_from_outside_lives_to_its_end() -> None:
    outside, inside = VReg(0, "r"), VReg(1, "r")
    code = Code(
        [
            MachineInst("make", (outside,), ()),
            MachineInst("label", (), ()),
            MachineInst("use", (inside,), (outside,)),
            MachineInst("use", (), (inside,)),
            MachineInst("back", (), ()),
        ],
        [(1, 4)],
    )
    ends = {i.reg: (i.start, i.end) for i in live_intervals(code)}
    assert ends == {outside: (1, 9), inside: (5, 6)}


def test_a_register_that_nothing_made_is_refused() -> None:
    with pytest.raises(IRError, match="read at 0"):
        live_intervals(Code([MachineInst("use", (), (VReg(0, "r"),))], []))


@pytest.mark.parametrize(("at", "left"), [(0, 1), (1, 3), (2, 1)])
def test_a_pair_is_made_in_a_tuple_where_it_fits(at: int, left: int) -> None:
    pair, whole = VReg(0, "r", 2), VReg(1, "r", 4)
    copies = [MachineInst("MOV", (Part(whole, at + k, 1),), (Part(pair, k, 1),)) for k in (0, 1)]
    code = Code([MachineInst("make", (pair,), ()), *copies], [])
    coalesce(code, "MOV", "r", lambda reg, place: place % reg.count == 0)
    assert len(code.insts) == left
    if left == 1:
        assert code.insts[0].defs == (Part(whole, at, 2),)


def lives(code: Code, **more: Any) -> dict[VReg, tuple[int, int, int]]:
    return {i.reg: (i.start, i.end, i.uses) for i in live_intervals(code, **more)}


def test_an_interval_goes_from_the_definition_to_the_last_use_and_counts_uses() -> None:
    """Uses at twice the instruction's place, definitions a half step behind."""
    a, b = VReg(0, "r"), VReg(1, "r", 2)
    insts = [
        MachineInst("make", (a,), ()),
        MachineInst("make", (Part(b, 0),), (a,)),
        MachineInst("make", (Part(b, 1),), (a, a)),
        MachineInst("use", (), (Part(b, 1), 7)),
    ]
    assert lives(Code(insts, [])) == {a: (1, 4, 3), b: (3, 6, 1)}
    assert [i.reg for i in live_intervals(Code(insts, []))] == [a, b]


def test_what_is_defined_last_and_not_read_again_lives_to_that_definition() -> None:
    a = VReg(0, "r")
    code = Code(
        [
            MachineInst("make", (a,), ()),
            MachineInst("use", (), (a,)),
            MachineInst("nop", (), ()),
            MachineInst("make", (a,), ()),
        ],
        [],
    )
    assert lives(code) == {a: (1, 7, 1)}


def test_what_may_be_written_before_its_sources_are_read_begins_before_them() -> None:
    a, b = VReg(0, "r"), VReg(1, "r")
    code = Code(
        [MachineInst("early", (a,), ()), MachineInst("early", (b,), (a,)), MachineInst("use", (), (b,))], []
    )
    assert lives(code, early=frozenset({"early"})) == {a: (0, 2, 1), b: (1, 4, 1)}
    assert lives(code, early=frozenset({"late"})) == {a: (1, 2, 1), b: (3, 4, 1)}


def test_what_the_calling_convention_gives_lives_from_before_the_first_instruction() -> None:
    given = VReg(0, "r")
    given.fixed = True
    assert lives(Code([MachineInst("a", (), ()), MachineInst("use", (), (given,))], [])) == {
        given: (-1, 2, 1)
    }


@pytest.mark.parametrize(("at", "end"), [(0, 13), (1, 11), (2, 9), (3, 8)])
def test_a_value_lives_to_the_end_of_the_outermost_loop_that_it_enters(at: int, end: int) -> None:
    """Made before two loops, in the outer or in the inner one, and read at 4. A label is in its loop."""
    reg = VReg(0, "r")
    insts = [MachineInst("nop", (), ()) for _ in range(8)]
    insts[4] = MachineInst("use", (), (reg,))
    insts[at] = MachineInst("make", (reg,), ())
    loops = [(1, 6), (3, 4)] if at != 1 else [(2, 5), (3, 4)]
    assert lives(Code(insts, loops)) == {reg: (2 * at + 1, end, 1)}


def test_a_loop_behind_the_last_use_keeps_nothing() -> None:
    reg = VReg(0, "r")
    insts = [
        MachineInst("make", (reg,), ()),
        MachineInst("use", (), (reg,)),
        MachineInst("label", (), ()),
        MachineInst("back", (), ()),
    ]
    assert lives(Code(insts, [(2, 3)])) == {reg: (1, 2, 1)}


def test_a_value_that_is_read_behind_a_loop_lives_to_there() -> None:
    reg, number = VReg(0, "r"), 3
    insts = [MachineInst(op, (), ()) for op in ("make", "label", "back", "use")]
    insts[0], insts[number] = MachineInst("make", (reg,), ()), MachineInst("use", (), (reg,))
    assert lives(Code(insts, [(1, 2)])) == {reg: (1, 2 * number, 1)}
    assert lives(Code(insts, [(3, 3)])) == {reg: (1, 2 * number + 1, 1)}  # inside, at its beginning


MOVES = frozenset({"mov"})


@pytest.mark.parametrize(
    ("made", "is_constant"),
    [
        (lambda a, b: MachineInst("mov", (a,), (5,)), True),
        (lambda a, b: MachineInst("mov", (a,), (0.5,)), True),
        (lambda a, b: MachineInst("mov", (a,), (b,)), False),
        (lambda a, b: MachineInst("neg", (a,), (5,)), False),
        (lambda a, b: MachineInst("mov", (a,), (5,), {"neg": 1}), False),
        (lambda a, b: MachineInst("mov", (Part(a, 0),), (5,)), False),
    ],
)
def test_a_number_in_a_whole_register_that_is_written_once_is_a_constant(
    made: Any, is_constant: bool
) -> None:
    a, b = VReg(0, "r"), VReg(1, "r")
    first, inst = MachineInst("make", (b,), ()), made(a, b)
    (found,) = (i for i in live_intervals(Code([first, inst], []), moves=MOVES) if i.reg is a)
    assert found.constant is (inst if is_constant else None)
    (found,) = (i for i in live_intervals(Code([first, inst, inst], []), moves=MOVES) if i.reg is a)
    assert found.constant is None


def interval(end: int, uses: int, kind: str = "r", count: int = 1, start: int = 0) -> Interval:
    return Interval(VReg(0, kind, count), start, end, uses)


def test_a_spill_costs_a_store_and_a_load_for_each_use_and_a_constant_a_move() -> None:
    assert gain(interval(24, 2)) == 24 / 6
    assert gain(interval(24, 2, start=4)) == 20 / 6
    constant = interval(24, 2)
    constant.constant = MachineInst("mov", (constant.reg,), (5,))
    assert gain(constant) == 24 / 2
    constant.uses = 0
    assert gain(constant) == 24


def test_what_frees_most_for_the_least_is_spilled_of_the_kind_that_is_needed() -> None:
    need, long, busy = VReg(9, "r", 2), interval(40, 3), interval(40, 4)
    other, given, again = interval(99, 0, "p"), interval(99, 0, start=-1), interval(99, 0)
    again.reg.home = SPILLED
    assert worst([busy, other, given, again, long], need) is long
    wide = interval(47, 5, count=2)  # frees 47 / 12, and is as wide as what is needed: one more
    assert worst([interval(48, 4), wide], need) is wide
    assert worst([wide, interval(50, 4)], need) is not wide
    for nothing in ([], [other], [given], [again]):
        with pytest.raises(IRError, match="nothing can be spilled"):
            worst(nothing, need)


IN_MEMORY = Home(lambda r: [MachineInst("out", (), (r,))], lambda r: [MachineInst("back", (r,), ())])


class Fresh:
    """Makes registers and remembers them."""

    def __init__(self) -> None:
        self.made: list[VReg] = []

    def fresh(self, kind: str, count: int) -> VReg:
        self.made.append(VReg(100 + len(self.made), kind, count))
        return self.made[-1]


def ops(code: Code) -> Iterator[tuple[Any, ...]]:
    return ((i.op, *i.defs, *i.uses) for i in code.insts)


def test_a_constant_is_made_before_each_use_and_no_longer_where_it_was() -> None:
    reg, fresh = VReg(0, "r"), Fresh()
    move = MachineInst("mov", (reg,), (5,))
    code = Code(
        [
            move,
            MachineInst("label", (), ()),
            MachineInst("use", (), (reg, 1)),
            MachineInst("use", (), (reg,)),
        ],
        [(1, 3)],
    )
    assert not made_again(code, [Interval(reg, 0, 6, 2)])
    rewrite(code, made_again(code, [Interval(reg, 0, 6, 2, move)]), fresh)
    one, two = fresh.made
    wanted = [("label",), ("mov", one, 5), ("use", one, 1), ("mov", two, 5), ("use", two)]
    assert list(ops(code)) == wanted and code.loops == [(0, 4)]


class Tied(MachineInst):
    """One that reads what it writes."""

    @property
    def tied(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("inst", "count", "text"),
    [
        (lambda r: MachineInst("a", (r,), ()), 1, "a out"),
        (lambda r: MachineInst("a", (), (r,)), 1, "back a"),
        (lambda r: MachineInst("a", (r,), (r,)), 1, "back a out"),
        (lambda r: Tied("a", (r,), ()), 1, "back a out"),
        (lambda r: MachineInst("a", (Part(r, 1),), ()), 2, "back a out"),
        (lambda r: MachineInst("a", (), (Part(r, 1),)), 2, "back a"),
        (lambda r: MachineInst("a", (7,), (8,)), 1, "a"),
    ],
)
def test_a_spilled_register_is_fetched_where_its_old_value_counts_and_put_back_where_it_changes(
    inst: Any, count: int, text: str
) -> None:
    reg, fresh = VReg(0, "r", count), Fresh()
    code = Code([MachineInst("n", (), ()), inst(reg), MachineInst("n", (), ())], [(0, 2)])
    rewrite(code, {reg: IN_MEMORY}, fresh)
    assert " ".join(i.op for i in code.insts) == f"n {text} n"
    assert code.loops == [(0, len(code.insts) - 1)]
    named = {getattr(o, "reg", o) for i in code.insts for o in (*i.defs, *i.uses)} - {7, 8}
    assert named == set(fresh.made) and all(r.count == count for r in fresh.made)
    parts = [o for i in code.insts for o in (*i.defs, *i.uses) if isinstance(o, Part)]
    assert [(p.index, p.count) for p in parts] == [(1, 1)] * (count - 1)


def test_registers_that_are_spilled_together_are_fetched_before_and_put_back_behind() -> None:
    one, two, fresh = VReg(0, "r"), VReg(1, "r"), Fresh()
    code = Code([MachineInst("a", (one,), (two, one))], [])
    rewrite(code, {one: IN_MEMORY, two: IN_MEMORY}, fresh)
    second, first = fresh.made
    wanted = [("back", second), ("back", first), ("a", first, second, first), ("out", first)]
    assert list(ops(code)) == wanted


def test_a_loop_ends_behind_what_its_branch_is_fetched_by() -> None:
    """Else what the loop carries would be thought to end before the branch."""
    asked, fresh = VReg(0, "p"), Fresh()
    insts = [
        MachineInst("label", (), ()),
        MachineInst("a", (asked,), ()),
        MachineInst("branch", (), (asked,)),
    ]
    code = Code(insts, [(0, 2)])
    rewrite(code, {asked: IN_MEMORY}, fresh)
    assert [i.op for i in code.insts] == ["label", "a", "out", "back", "branch"]
    assert code.loops == [(0, 4)]


def test_loops_keep_their_bounds_when_copies_inside_them_go() -> None:
    value, whole = VReg(0, "r"), VReg(1, "r", 2)
    label, back = MachineInst("label", (), ()), MachineInst("back", (), ())
    insts = [MachineInst("make", (value,), ()), label, MachineInst("MOV", (Part(whole, 1),), (value,)), back]
    code = Code(insts, [(1, 3)])
    coalesce(code, "MOV", "r")
    assert list(ops(code)) == [("make", Part(whole, 1)), ("label",), ("back",)] and code.loops == [(1, 2)]


@pytest.mark.parametrize("why", ["another kind", "fixed", "changed on the way", "a part alone", "twice"])
def test_a_copy_stays_where_its_source_cannot_be_made_in_the_tuple(why: str) -> None:
    value, whole = (
        VReg(0, "s" if why == "another kind" else "r", 2 if why == "a part alone" else 1),
        VReg(1, "r", 2),
    )
    value.fixed = why == "fixed"
    mods = {"neg": 1} if why == "changed on the way" else None
    source = Part(value, 0) if why == "a part alone" else value
    copies = [MachineInst("MOV", (Part(whole, 0),), (source,), mods)]
    copies += [MachineInst("MOV", (Part(whole, 1),), (source,))] if why == "twice" else []
    code = Code([MachineInst("make", (value,), ()), *copies], [])
    coalesce(code, "MOV", "r")
    assert sum(i.op == "MOV" for i in code.insts) == 1


@pytest.mark.parametrize(("at", "taken"), [(1, True), (0, True), (2, False)])
def test_a_pair_that_is_copied_part_by_part_is_made_where_its_first_part_goes(at: int, taken: bool) -> None:
    """Its second part goes behind; where it does not, both copies stay."""
    pair, whole = VReg(0, "r", 2), VReg(1, "r", 4)
    second = at + 1 if taken else 0
    copies = [
        MachineInst("MOV", (Part(whole, place),), (Part(pair, number),))
        for number, place in ((0, at), (1, second))
    ]
    code = Code([MachineInst("make", (pair,), ()), *copies[::-1]], [])
    coalesce(code, "MOV", "r")
    made = [inst.defs[0] for inst in code.insts if inst.op == "make"]
    assert made == ([Part(whole, at, 2)] if taken else [pair])
    assert sum(inst.op == "MOV" for inst in code.insts) == (0 if taken else 2)


def test_a_pair_of_which_one_part_is_copied_twice_stays_where_it_is() -> None:
    """Its second part would be overwritten by the second copy of the first."""
    pair, whole = VReg(0, "r", 2), VReg(1, "r", 4)
    copies = [MachineInst("MOV", (Part(whole, place),), (Part(pair, 0),)) for place in (1, 2)]
    code = Code([MachineInst("make", (pair,), ()), *copies], [])
    coalesce(code, "MOV", "r")
    assert code.insts[0].defs == (pair,) and sum(inst.op == "MOV" for inst in code.insts) == 2
