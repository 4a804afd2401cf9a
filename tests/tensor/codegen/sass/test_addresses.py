"""Index code and addresses of sm_90, carried out here on Python numbers at the edges of their ranges.

Covers index.py and memory.py. What each instruction means: CUDA Binary Utilities, "Instruction Set
Reference", and PTX ISA of mad, mad.wide, mul.hi, shf, lop3 and setp, whose names they bear.
"""

from __future__ import annotations

from typing import Any

import pytest

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.sass import index as code
from tensor.codegen.sass.build import Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.machine import BankWord
from tensor.codegen.sass.memory import REACH, Memory, fits
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Digit, Form, evaluate
from tensor.ir.kernel import Param

WORD, PAIR = 0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF
LANE, GROUP = Axis(100, 64), Axis(101, 1 << 20)
POINTERS = {0x210: 0x7F12_3456_7000, 0x218: 0x10_0000_0000}
SET = {"GE": lambda a, b: a >= b, "LT": lambda a, b: a < b, "EQ": lambda a, b: a == b}


def signed(word: int) -> int:
    return (word & WORD) - (1 << 32 if word & 1 << 31 else 0)


def lut(a: int, b: int, c: int, table: int) -> int:
    """PTX lop3: bit n of the table for the three bits, a's the highest."""
    return sum((table >> (a >> n & 1) * 4 + (b >> n & 1) * 2 + (c >> n & 1) & 1) << n for n in range(32))


class Machine:
    """Registers by the virtual register, a pair as one number of 64 bits."""

    def __init__(self, scope: Scope, known: dict[VReg, int]) -> None:
        self.held: dict[VReg, int] = dict(known)
        for inst in scope.items:
            self.step(inst.op, inst.defs, inst.uses, inst.mods or {})

    def value(self, operand: Any) -> int:
        if isinstance(operand, VReg):
            return self.held[operand]
        if isinstance(operand, Part):
            return self.held[operand.reg] >> 32 * operand.index & WORD
        if isinstance(operand, BankWord):
            return POINTERS[operand.offset]
        return int(operand.value if isinstance(operand, Bits) else operand)

    def step(self, op: str, defs: tuple[Any, ...], uses: tuple[Any, ...], mods: dict[str, Any]) -> None:
        sources = [self.value(u) for u in uses]
        sources = [-s if mods.get("neg", 0) >> n & 1 else s for n, s in enumerate(sources)]
        made = self.result(op, sources)
        target = defs[0]
        if isinstance(target, Part):
            shift = 32 * target.index
            kept = self.held.get(target.reg, 0) & ~(WORD << shift)
            self.held[target.reg] = kept | (made & WORD) << shift
        else:
            self.held[target] = made & (PAIR if target.count == 2 else WORD)
        if op == "IADD3" and len(defs) > 1:
            self.held[defs[1]] = sum(s & WORD for s in sources) >> 32

    def result(self, op: str, s: list[int]) -> int:
        match op:
            case "MOV" | "LDC.64":
                return s[0]
            case "IADD3":
                return s[0] + s[1] + s[2]
            case "IADD3.X":
                return s[0] + s[1] + s[2] + s[3]
            case "IMAD":
                return s[0] * s[1] + s[2]
            case "IMAD.WIDE":
                return signed(s[0]) * signed(s[1]) + s[2]
            case "IMAD.WIDE.U32":
                return (s[0] & WORD) * (s[1] & WORD) + s[2]
            case "IMAD.HI.U32":
                return ((s[0] & WORD) * (s[1] & WORD) >> 32) + s[2]
            case "SHF.R.U32.HI":
                return (s[2] & WORD) >> s[1]
            case "LOP3.LUT":
                return lut(s[0], s[1], s[2], s[3])
        name, compared, *more = op.split(".")
        assert name == "ISETP", op
        a, b = (x & WORD for x in s[:2]) if "U32" in more else (signed(x) for x in s[:2])
        return int(SET[compared](a, b) and bool(s[2]))


class Bench:
    """An index over a lane and a group, and a memory of two slots."""

    def __init__(self, dtype: DType = dtypes.float32) -> None:
        self.root = root_scope(chip_of("sm_90"))
        self.lane, self.group = self.root.reg("r"), self.root.reg("r")
        self.index = Index(self.root, LANE, GROUP, self.lane, self.group)
        params = {n: Param(n, dtype, 1 << 40, "r") for n in range(2)}
        self.memory = Memory(self.index, {0: 0x210, 1: 0x218}, params)

    def run(self, lane: int, group: int) -> Machine:
        return Machine(self.root, {self.lane: lane, self.group: group})


POINTS = [(0, 0), (1, 3), (63, 0), (5, (1 << 20) - 1), (63, (1 << 20) - 1)]
BOTH = Form(0, ((LANE, 1), (GROUP, 64)))


@pytest.mark.parametrize(
    "form",
    [
        Form(7),
        Form(5, ((LANE, 1),)),
        Form(-3, ((LANE, 4), (GROUP, 256))),
        Form(0, ((GROUP, -1), (LANE, 3))),
        Form(1, ((Digit(BOTH, 1, 8), 1), (Digit(BOTH, 8, 0), 9))),
        Form(0, ((Digit(BOTH, 3, 0), 2),)),
        Form(0, ((Digit(BOTH, 1, 7), 1),)),
        Form(0, ((Digit(BOTH, 10, 100), 1),)),
        Form(0, ((Digit(BOTH, 641, 0), 1), (LANE, 1))),
    ],
)
def test_index_code_computes_its_form(form: Form) -> None:
    bench = Bench()
    made = bench.index.value(form)
    for lane, group in POINTS:
        number = evaluate(form, {LANE: lane, GROUP: group})
        assert (bench.run(lane, group).value(made) - number) & WORD == 0


@pytest.mark.parametrize("divisor", [1, 2, 3, 7, 8, 641, 10**6 + 3, 2**30, 2**31 - 1])
@pytest.mark.parametrize("highest", [1, 6, 7, 999, 2**24, 2**31 - 1])
def test_quotients_and_remainders_are_exact_up_to_the_highest_value(divisor: int, highest: int) -> None:
    near = {highest // divisor * divisor + k for k in (-1, 0, 1)} | {0, divisor - 1, divisor, highest}
    for number in (n for n in near if 0 <= n <= highest):
        for make, want in ((code.divide, number // divisor), (code.remainder, number % divisor)):
            scope = root_scope(chip_of("sm_90"))
            value = scope.reg("r")
            made = make(scope, value, divisor, highest)
            assert Machine(scope, {value: number}).value(made) == want


@pytest.mark.parametrize("power", [2, 64, 2**30])
def test_powers_of_two_divide_by_one_instruction(power: int) -> None:
    scope = root_scope(chip_of("sm_90"))
    for make in (code.divide, code.remainder):
        make(scope, scope.reg("r"), power, 2**31 - 1)
    assert [inst.op for inst in scope.items] == ["SHF.R.U32.HI", "LOP3.LUT"]


def test_what_cannot_reach_the_modulus_costs_nothing_and_equal_sums_are_made_once() -> None:
    bench = Bench()
    assert code.remainder(bench.root, bench.lane, 64, 63) is bench.lane
    assert code.remainder(bench.root, bench.lane, 0, 1 << 20) is bench.lane
    assert code.divide(bench.root, bench.lane, 1, 63) is bench.lane
    form = Form(9, ((LANE, 4), (GROUP, 256)))
    assert bench.index.value(form) is bench.index.value(form) and len(bench.root.items) == 3


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.float32, dtypes.float64], ids=lambda d: d.name)
@pytest.mark.parametrize(
    "form",
    [
        Form(0),
        Form(100, ((LANE, 1), (GROUP, 64))),
        Form(-7, ((LANE, 3),)),
        Form(0, ((LANE, -5), (GROUP, 64))),
        Form(3, ((LANE, 1), (GROUP, 1 << 11))),  # 32 bits hold the number just so,
        Form(3, ((LANE, 1), (GROUP, 1 << 12))),  # and no more
        Form(-9, ((LANE, -1), (GROUP, -(1 << 12)))),
        *(Form(edge, ((LANE, 1),)) for edge in (REACH - 1, REACH, -REACH, -REACH - 1, REACH // 8, 1 << 40)),
    ],
)
def test_an_address_is_the_slots_plus_the_elements_of_its_form(form: Form, dtype: DType) -> None:
    bench = Bench(dtype)
    at = bench.memory.address(1, form)
    assert -REACH <= at.offset < REACH
    for lane, group in POINTS:
        want = POINTERS[0x218] + evaluate(form, {LANE: lane, GROUP: group}) * dtype.itemsize
        assert (bench.run(lane, group).value(at.base) + at.offset - want) & PAIR == 0


def test_an_immediate_goes_as_far_as_an_instruction_says() -> None:
    """24 bits, signed, of loads and stores; 12 of copies into shared memory."""
    assert REACH == 1 << 23
    for start, kept in ((2047, True), (2048, False), (-2048, True), (-2049, False)):
        at = Bench(dtypes.int8).memory.address(0, Form(start, ((LANE, 1),)), 1 << 11)
        assert at.offset == (start if kept else 0)


def test_addresses_that_differ_by_a_constant_share_their_registers() -> None:
    bench = Bench()
    first, second = (bench.memory.address(0, Form(k, ((LANE, 4),))) for k in (0, 3))
    assert first.base is second.base and second.offset - first.offset == 12
    far = [bench.memory.address(0, Form(1 << 30, ((LANE, 4),))).base for _ in range(2)]
    assert far[0] is far[1] and bench.memory.pointer(0) is bench.memory.pointer(0)


def test_a_stride_has_31_bits() -> None:
    many = Axis(3, 4)
    ends = (1, (1 << 31) - 1, True), (1, 1 << 31, False), (1, -(1 << 31), True), (1, -(1 << 31) - 1, False)
    for size, stride, fine in (*ends, (4, 1 << 29, False), (8, 1 << 28, False)):
        bench = Bench({1: dtypes.int8, 4: dtypes.float32, 8: dtypes.float64}[size])
        bench.index.lane = many
        form = Form(0, ((many, stride),))
        if fine:
            made = bench.memory.address(0, form)
            assert (bench.run(3, 0).value(made.base) - POINTERS[0x210] - 3 * stride) & PAIR == 0
        else:
            with pytest.raises(IRError, match="does not fit 32 bits"):
                bench.memory.far(bench.memory.pointer(0), form, size)


def test_32_bits_hold_what_they_hold() -> None:
    ends = -(1 << 31), (1 << 31) - 1
    assert fits(*ends) and not fits(ends[0] - 1, 0) and not fits(0, ends[1] + 1)


@pytest.mark.parametrize(("low", "high"), [(0, 50), (3, 64), (3, 1 << 30), (-5, 20), (1, 2)])
def test_a_guard_holds_inside_its_bounds_alone(low: int, high: int) -> None:
    form = Form(-2, ((LANE, 3), (GROUP, 1)))
    bench = Bench()
    mask = bench.memory.guard([Bound(form, low, high), Bound(Form(0, ((LANE, 1),)), 0, 40)])
    for lane in range(64):
        for group in (0, 1, 5):
            want = low <= evaluate(form, {LANE: lane, GROUP: group}) < high and lane < 40
            assert bool(bench.run(lane, group).value(mask)) is want
    assert bench.memory.guard([Bound(form, low, high)]) is bench.memory.guard([Bound(form, low, high)])


def test_what_is_proven_needs_no_guard_and_what_never_holds_is_false() -> None:
    memory, lane = Bench().memory, Form(0, ((LANE, 1),))
    assert memory.guard([]) is None and memory.guard([Bound(lane, 0, 64)]) is None
    assert memory.guard([Bound(lane, 0, 10), Bound(lane, 64, 70)]) is False


def test_what_no_lane_reads_is_zeros_of_as_many_dwords() -> None:
    bench, lane = Bench(), Form(0, ((LANE, 1),))
    assert bench.memory.raw(0, lane, 4, [Bound(lane, 64, 70)], bench.root) == [0] * 4
    assert bench.memory.load(0, lane, 4, [Bound(lane, 64, 70)], bench.root) == [0] * 4
    assert not bench.root.items


@pytest.mark.parametrize("source", [dtypes.int32, dtypes.int64], ids=lambda d: d.name)
def test_a_gathered_place_is_inside_from_0_to_the_limit(source: DType) -> None:
    bench = Bench()
    place = bench.root.reg("r", source.bits // 32)
    guards = (Bound(Form(0, ((LANE, 1),)), 0, 9),)
    bench.memory.gather(0, Form(6), 1, (place, source, 50), guards, bench.root)
    load = bench.root.items.pop()
    while bench.root.items[-1].op == "MOV":
        bench.root.items.pop()
    assert load.op == "LDG.E" and load.mods is not None
    (offset,) = load.mods["memory"].values()
    beyond = [1 << 32] if source.bits == 64 else []
    for number, lane in ((0, 0), (49, 8), (50, 0), (-1, 0), (3, 9), *((n, 0) for n in beyond)):
        known = {place: number & (PAIR if source.bits == 64 else WORD), bench.lane: lane, bench.group: 0}
        machine = Machine(bench.root, known)
        inside = 0 <= number < 50 and lane < 9
        assert bool(machine.value(load.uses[-1])) is inside
        if inside:
            assert machine.value(load.uses[0]) + offset == POINTERS[0x210] + 4 * (6 + number)


def test_a_gathered_number_that_is_known_is_a_load_or_zero() -> None:
    for number, loads in ((0, 1), (49, 1), (50, 0), (-1, 0)):
        bench = Bench()
        (made,) = bench.memory.gather(0, Form(6), 1, (number, dtypes.int32, 50), (), bench.root)
        assert [i.op for i in bench.root.items if i.op == "LDG.E"] == ["LDG.E"] * loads
        assert loads or made == 0.0
