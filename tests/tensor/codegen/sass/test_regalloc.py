"""Registers: alignment of tuples, budgets, spills of registers and of predicates."""

from __future__ import annotations

from collections import Counter

import pytest

from tensor.codegen.gpu.intervals import Interval
from tensor.codegen.gpu.machine import Code, VReg
from tensor.codegen.sass import regalloc
from tensor.codegen.sass.compile import build
from tensor.codegen.sass.machine import SassInst
from tensor.codegen.sass.regalloc import allocate, registers_of, scan
from tensor.ir.errors import IRError
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.sass.rig import check


def at_once(count: int, kind: str = "r") -> Code:
    """As many values as that, all made before the first is read."""
    regs = [VReg(k, kind) for k in range(count)]
    insts = [SassInst("S2R", (r,), (k,)) for k, r in enumerate(regs)]
    return Code([*insts, *(SassInst("FADD", (VReg(100 + k, "r"),), (r, r)) for k, r in enumerate(regs))], [])


@pytest.mark.parametrize(("lanes", "registers"), [(32, 253), (256, 253), (512, 126), (768, 78), (1024, 62)])
def test_all_warps_of_a_block_have_registers_at_once(lanes: int, registers: int) -> None:
    """CUDA's occupancy tables: 1,024 threads have 64 registers each, two of which no code names."""
    assert registers_of(lanes) == registers


def test_a_row_over_512_lanes_takes_no_more_registers_than_these_have() -> None:
    built = build(samples.softmax(2, 32000), "sm_90")
    assert built.program.lane.size == 512 and built.allocation.local_bytes == 0
    assert 62 < built.allocation.registers <= 126


@pytest.mark.conformance
def test_a_long_row_of_odd_length_is_right() -> None:
    check(samples.softmax(1, 17001), "sm_90")


@pytest.mark.parametrize(("count", "spilled"), [(8, 0), (9, 8), (10, 12)])
def test_exactly_as_many_values_as_registers_fit_without_a_spill(count: int, spilled: int) -> None:
    """One more takes two spills: a register must hold what is brought back."""
    found = allocate(at_once(count), registers=8)
    assert (found.local_bytes, found.registers) == (spilled, 8)


def test_a_scan_ends_where_a_pair_finds_two_registers_apart() -> None:
    """What comes behind may find room once the code has been rewritten, and is not spilled for now."""
    odd = [Interval(VReg(k, "r"), 1 + 2 * k, 90, uses=9 * (k % 2)) for k in range(4)]
    pair = Interval(VReg(4, "r", 2), 9, 30, uses=99)
    late = [Interval(VReg(5 + k, "r"), 11 + 2 * k, 30, uses=1) for k in range(3)]
    assert scan([*odd, pair, *late], {"r": 4, "p": 1}) == [odd[0], odd[2]]


def test_ten_times_as_many_values_as_registers_find_room_in_a_few_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All but 63 go to memory: one register holds what is brought back."""
    monkeypatch.setattr(regalloc, "MOST_ROUNDS", 4)
    code = at_once(640)
    found = allocate(code, registers=64)
    assert (found.local_bytes, found.registers) == (4 * (640 - 63), 64)
    assert Counter(i.op for i in code.insts) == {"S2R": 640, "FADD": 640, "STL": 577, "LDL": 577}


@pytest.mark.parametrize(("most", "fits"), [(1, True), (0, False)])
def test_code_that_takes_too_many_rounds_of_spills_is_refused(
    monkeypatch: pytest.MonkeyPatch, most: int, fits: bool
) -> None:
    monkeypatch.setattr(regalloc, "MOST_ROUNDS", most)
    if fits:
        assert allocate(at_once(5), registers=4).local_bytes == 8
    else:
        with pytest.raises(IRError, match="no assignment to 4 registers after 0 rounds"):
            allocate(at_once(5), registers=4)


def test_tuples_begin_at_even_numbers_or_multiples_of_four_and_share_nothing() -> None:
    regs = [VReg(k, "r", n) for k, n in enumerate((1, 2, 1, 4, 3, 1))]
    insts = [SassInst("LDG", (r,), (k,)) for k, r in enumerate(regs)]
    allocate(Code([*insts, SassInst("EXIT", (), tuple(regs))], []))
    assert [r.at % {1: 1, 2: 2}.get(r.count, 4) for r in regs] == [0] * 6
    taken = [k for r in regs for k in range(r.at, r.at + r.count)]
    assert len(set(taken)) == len(taken)


def test_a_predicate_that_a_guard_may_leave_unwritten_has_a_first_value_where_it_is_spilled() -> None:
    """Where the guard does not hold it keeps what was there, so its home is read before it is written."""
    guard, kept, others = VReg(0, "p"), VReg(1, "p"), [VReg(2 + k, "p") for k in range(3)]
    body = [SassInst("label", (), ()), SassInst("ISETP", (kept,), (1, guard), {"guard": 1})]
    body += [SassInst("ISETP", (p,), (k,)) for k, p in enumerate(others)]
    body += [SassInst("VOTE", (), (*others, guard)), SassInst("VOTE", (), (kept,)), SassInst("BRA", (), ())]
    code = Code([SassInst("ISETP", (guard,), (0,)), *body], [(1, len(body))])
    allocate(code, predicates=4)
    homes = [i.defs[0] for i in code.insts if i.op == "SEL"]
    assert homes and code.insts[0].op == "MOV" and code.insts[0].defs[0] in homes
    first, last = code.loops[0]
    assert (code.insts[first].op, code.insts[last].op) == ("label", "BRA")


def test_a_spilled_predicate_that_is_written_before_it_is_read_has_no_first_value() -> None:
    kept = [VReg(k, "p") for k in range(5)]
    made = [SassInst("ISETP", (p,), (k,)) for k, p in enumerate(kept)]
    code = Code([*made, *(SassInst("VOTE", (), (p,)) for p in kept)], [])
    allocate(code, predicates=4)
    found = Counter(i.op for i in code.insts)
    assert found["SEL"] and not found["MOV"]


@pytest.mark.parametrize(("kind", "most"), [("p", 7), ("q", 7), ("u", 61)])
def test_predicates_and_uniform_registers_are_those_that_there_are(kind: str, most: int) -> None:
    """PT, UPT and URZ are constants, UR4 and UR5 the descriptor's."""
    regs = [VReg(k, kind) for k in range(most)]
    made = [SassInst("MAKE", (r,), ()) for r in regs]
    allocate(Code([*made, SassInst("USE", (), tuple(regs))], []))
    there = set(range(7)) if kind != "u" else set(range(63)) - {4, 5}
    assert {r.at for r in regs} == there


@pytest.mark.parametrize(
    ("free", "count", "at"),
    [(0b1, 1, 0), (0b10, 1, 1), (0, 1, -1), (0b110, 2, -1), (0b1100, 2, 2), (0b111100, 3, -1),
     (0b1110000, 3, 4), (0b1110000, 4, -1), (0b11110000, 4, 4),
     (0xFF0, 8, -1), (0xFF00, 8, 8), (0x1F00, 5, 8)],
)  # fmt: skip
def test_a_tuple_takes_the_lowest_run_that_is_aligned(free: int, count: int, at: int) -> None:
    assert regalloc.first_fit(free, count) == at
