"""Whole numbers of single instructions, against Python's: words of the PTX ISA (bfind, bmsk, dp2a, dp4a,
mad, szext, vabsdiff), order of operands and carries as Mesa's NAK gives them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.drivers.sim.nv.sm.meaning.one import booleans, execute, words

MASK, MASK64 = (1 << 32) - 1, (1 << 64) - 1


def signed(value: int, width: int = 32) -> int:
    """The number that `width` bits of two's complement are."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> width - 1 else value


def pieces(value: int, width: int, is_signed: bool) -> list[int]:
    """The numbers side by side in a word, the lowest first."""
    found = [value >> lo & (1 << width) - 1 for lo in range(0, 32, width)]
    return [signed(each, width) for each in found] if is_signed else found


def packed(numbers: list[int], width: int) -> int:
    return sum((n & (1 << width) - 1) << lo for n, lo in zip(numbers, range(0, 32, width), strict=True))


def clamped(value: int) -> int:
    """A distance of a shift, as the hardware takes it."""
    return min(value, 32)


Of3 = Callable[[int, int, int], int]


def dot(a: int, b: int, c: int, a_signed: bool, b_signed: bool) -> int:
    sides = zip(pieces(a, 8, a_signed), pieces(b, 8, b_signed), strict=True)
    return c + sum(x * y for x, y in sides)


def dot2(a: int, b: int, c: int, half: int, a_signed: bool) -> int:
    octets = pieces(b, 8, False)[2 * half : 2 * half + 2]
    return c + sum(x * y for x, y in zip(pieces(a, 16, a_signed), octets, strict=True))


def szext(a: int, b: int, wraps: bool, is_signed: bool) -> int:
    n = b & 31 if wraps else clamped(b)
    if n == 0:
        return 0
    return signed(a, n) if is_signed else a & (1 << n) - 1


def bmsk(a: int, b: int, wraps: bool) -> int:
    """`b` ones from bit `a` on."""
    first, count = (a & 31, b & 31) if wraps else (a, clamped(b))
    return ((1 << count) - 1) << first if first < 32 else 0


def bfind(b: int, is_signed: bool, from_top: bool) -> int:
    value = b ^ MASK if is_signed and b >> 31 else b
    place = value.bit_length() - 1
    return MASK if place < 0 else 31 - place if from_top else place


def each(width: int, is_signed: bool, choose: Callable[[list[int]], int], *of: int) -> int:
    columns = zip(*(pieces(value, width, is_signed) for value in of), strict=True)
    return packed([choose(list(column)) for column in columns], width)


def relu(choose: Callable[[list[int]], int]) -> Callable[[list[int]], int]:
    return lambda numbers: max(0, choose(numbers))


def sums(a: int, b: int, width: int) -> int:
    return each(width, False, sum, a, b)


def negated(b: int, width: int) -> int:
    return packed([-n for n in pieces(b, width, False)], width)


# text, and what R20 is of R8, R12 and R16
VALUES: list[tuple[str, Of3]] = [
    ("IADD3 R20, R8, R12, R16", lambda a, b, c: a + b + c),
    ("IADD3 R20, R8, -R12, R16", lambda a, b, c: a - b + c),
    ("IADD3 R20, -R8, R12, -R16", lambda a, b, c: b - a - c),
    ("IMAD R20, R8, R12, R16", lambda a, b, c: a * b + c),
    ("IMAD.HI R20, R8, R12, RZ", lambda a, b, c: signed(a) * signed(b) >> 32),
    ("IMAD.HI.U32 R20, R8, R12, RZ", lambda a, b, c: a * b >> 32),
    ("VIADD R20, R8, R12", lambda a, b, c: a + b),
    ("VIADD R20, R8, -R12", lambda a, b, c: a - b),
    ("VIADD.16x2 R20, R8, R12", lambda a, b, c: sums(a, b, 16)),
    ("VIADD.16x2 R20, R8, -R12", lambda a, b, c: sums(a, negated(b, 16), 16)),
    ("IDP.4A.S8.S8 R20, R8, R12, R16", lambda a, b, c: dot(a, b, c, True, True)),
    ("IDP.4A.U8.U8 R20, R8, R12, R16", lambda a, b, c: dot(a, b, c, False, False)),
    ("IDP.4A.S8.U8 R20, R8, R12, R16", lambda a, b, c: dot(a, b, c, True, False)),
    ("IDP.2A.LO.S16.U8 R20, R8, R12, R16", lambda a, b, c: dot2(a, b, c, 0, True)),
    ("IDP.2A.HI.S16.U8 R20, R8, R12, R16", lambda a, b, c: dot2(a, b, c, 1, True)),
    ("IDP.2A.HI.U16.U8 R20, R8, R12, R16", lambda a, b, c: dot2(a, b, c, 1, False)),
    ("LEA R20, R8, R12, 0x5", lambda a, b, c: (a << 5) + b),
    ("LEA R20, -R8, R12, 0x5", lambda a, b, c: (-a << 5) + b),
    ("LEA.HI R20, R8, R12, R16, 0x3", lambda a, b, c: ((c << 32 | a) << 3 >> 32) + b),
    ("LEA.HI R20, -R8, R12, R16, 0x3", lambda a, b, c: ((-(c << 32 | a) & MASK64) << 3 >> 32) + b),
    ("LEA.HI R20, R8, -R12, R16, 0x3", lambda a, b, c: ((c << 32 | a) << 3 >> 32) - b),
    ("LEA.HI.SX32 R20, R8, R12, 0x1e", lambda a, b, c: (signed(a) << 0x1E >> 32) + b),
    ("VIMNMX R20, R8, R12, PT", lambda a, b, c: min(signed(a), signed(b))),
    ("VIMNMX R20, R8, R12, !PT", lambda a, b, c: max(signed(a), signed(b))),
    ("VIMNMX.U32 R20, R8, R12, PT", lambda a, b, c: min(a, b)),
    ("VIMNMX.U32 R20, R8, R12, !PT", lambda a, b, c: max(a, b)),
    ("VIMNMX3 R20, R8, R12, R16, PT", lambda a, b, c: min(signed(a), signed(b), signed(c))),
    ("VIMNMX3 R20, R8, R12, R16, !PT", lambda a, b, c: max(signed(a), signed(b), signed(c))),
    ("VIMNMX.S16x2 R20, R8, R12, PT", lambda a, b, c: each(16, True, min, a, b)),
    ("VIMNMX.U16x2 R20, R8, R12, !PT", lambda a, b, c: each(16, False, max, a, b)),
    ("VIMNMX.RELU R20, R8, R12, PT", lambda a, b, c: max(0, min(signed(a), signed(b)))),
    ("VIADDMNMX R20, R8, R12, R16, PT", lambda a, b, c: min(signed(a + b), signed(c))),
    ("VIADDMNMX.U32 R20, R8, R12, R16, !PT", lambda a, b, c: max(a + b & MASK, c)),
    ("VIADDMNMX R20, R8, -R12, R16, PT", lambda a, b, c: min(signed(a - b), signed(c))),
    (
        "VIADDMNMX.S16x2.RELU R20, R8, R12, R16, !PT",
        lambda a, b, c: each(16, True, relu(max), sums(a, b, 16), c),
    ),
    ("SGXT R20, R8, R12", lambda a, b, c: szext(a, b, False, True)),
    ("SGXT.U32 R20, R8, R12", lambda a, b, c: szext(a, b, False, False)),
    ("SGXT.W R20, R8, R12", lambda a, b, c: szext(a, b, True, True)),
    ("SGXT.W.U32 R20, R8, R12", lambda a, b, c: szext(a, b, True, False)),
    ("BMSK R20, R8, R12", lambda a, b, c: bmsk(a, b, False)),
    ("BMSK.W R20, R8, R12", lambda a, b, c: bmsk(a, b, True)),
    ("VABSDIFF R20, R8, R12, R16", lambda a, b, c: abs(signed(a) - signed(b)) + c),
    ("VABSDIFF.U32 R20, R8, R12, R16", lambda a, b, c: abs(a - b) + c),
    ("VABSDIFF4.U8 R20, R8, R12, RZ", lambda a, b, c: each(8, False, lambda n: abs(n[0] - n[1]), a, b)),
    ("VABSDIFF4 R20, R8, R12, RZ", lambda a, b, c: each(8, True, lambda n: abs(n[0] - n[1]), a, b)),
    (
        "VABSDIFF4.U8.ACC R20, R8, R12, R16",
        lambda a, b, c: sum(abs(x - y) for x, y in zip(a.to_bytes(4), b.to_bytes(4), strict=True)) + c,
    ),
    ("IABS R20, R12", lambda a, b, c: abs(signed(b))),
    ("POPC R20, R12", lambda a, b, c: b.bit_count()),
    ("POPC R20, ~R12", lambda a, b, c: 32 - b.bit_count()),
    ("BREV R20, R12", lambda a, b, c: int(f"{b:032b}"[::-1], 2)),
    ("FLO R20, R12", lambda a, b, c: bfind(b, True, False)),
    ("FLO.SH R20, R12", lambda a, b, c: bfind(b, True, True)),
    ("FLO.U32 R20, R12", lambda a, b, c: bfind(b, False, False)),
    ("FLO.U32.SH R20, R12", lambda a, b, c: bfind(b, False, True)),
]


@pytest.mark.parametrize(("text", "function"), VALUES, ids=[text for text, _ in VALUES])
def test_a_word_of_three_words(text: str, function: Of3) -> None:
    a, b, c = words(1)
    found = execute(text, {8: a, 12: b, 16: c}).registers[20]
    rows = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    wanted = [function(*row) & MASK for row in rows]
    wrong = [n for n, (x, y) in enumerate(zip(found.tolist(), wanted, strict=True)) if x != y]
    assert not wrong, f"of {a[wrong[0]]:#x}, {b[wrong[0]]:#x}, {c[wrong[0]]:#x}: {found[wrong[0]]:#x}"


def test_bytes_side_by_side_are_added_and_compared_on_blackwell() -> None:
    a, b, _ = words(2)
    found = execute("VIADD.U8x4 R20, R8, -R12", {8: a, 12: b}, arch="sm_120").registers[20]
    wanted = [sums(x, negated(y, 8), 8) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    assert found.tolist() == wanted


def test_carries_in_are_added() -> None:
    a, b, c = words(3)
    carries = {1: booleans(4, len(a)), 2: booleans(5, len(a))}
    given = {8: a, 12: b, 16: c}
    sums3 = a.astype(np.int64) + b + c
    found = execute("IADD3.X R20, R8, R12, R16, P1, P2", given, carries).registers[20]
    assert found.tolist() == (sums3 + carries[1] + carries[2] & MASK).tolist()
    found = execute("IADD3.X R20, R8, ~R12, R16, P1, !PT", given, carries).registers[20]
    assert found.tolist() == (a.astype(np.int64) + (MASK - b) + c + carries[1] & MASK).tolist()
    found = execute("LEA.X R20, R8, R12, 0x4, P1", given, carries).registers[20]
    assert found.tolist() == ((a.astype(np.int64) << 4) + b + carries[1] & MASK).tolist()
    found = execute("LEA.HI.X R20, R8, R12, R16, 0x2, P1", given, carries).registers[20]
    high = [(z << 32 | x) << 2 >> 32 for x, z in zip(a.tolist(), c.tolist(), strict=True)]
    assert found.tolist() == (np.array(high) + b + carries[1] & MASK).tolist()


def test_carries_out_are_told_by_one_predicate_and_by_two_where_there_are_two() -> None:
    a, b, c = words(6)
    made = execute("IADD3 R20, P1, P2, R8, R12, R16", {8: a, 12: b, 16: c})
    total = a.astype(np.int64) + b + c
    assert made.registers[20].tolist() == (total & MASK).tolist()
    assert made.predicates[1].tolist() == (total >> 32 > 0).tolist()
    assert made.predicates[2].tolist() == (total >> 32 > 1).tolist()
    assert (total >> 32 == 2).any() and (total >> 32 == 1).any()


def test_a_difference_carries_where_it_borrows_nothing() -> None:
    a, b, _ = words(7)
    made = execute("IADD3 R20, P1, R8, -R12, RZ", {8: a, 12: b})
    assert made.registers[20].tolist() == (a - b).tolist()
    assert made.predicates[1].tolist() == (a >= b).tolist()


def test_shifted_sums_carry_out() -> None:
    a, b, c = words(8)
    made = execute("LEA R20, P1, R8, R12, 0x4", {8: a, 12: b})
    total = (a << np.uint32(4)).astype(np.int64) + b
    assert made.registers[20].tolist() == (total & MASK).tolist()
    assert made.predicates[1].tolist() == (total >> 32 > 0).tolist()
    made = execute("LEA.HI R20, P1, R8, R12, R16, 0x4", {8: a, 12: b, 16: c})
    high = [(z << 32 | x) << 4 >> 32 & MASK for x, z in zip(a.tolist(), c.tolist(), strict=True)]
    assert made.predicates[1].tolist() == (np.array(high) + b.astype(np.int64) >> 32 > 0).tolist()


def test_a_word_is_found_or_not() -> None:
    _, b, _ = words(9)
    assert execute("FLO.U32 R20, P1, R12", {12: b}).predicates[1].tolist() == (b != 0).tolist()


def wide(seed: int) -> tuple[dict[int, np.ndarray], list[list[int]]]:  # type: ignore[type-arg]
    """Three numbers of 64 bits in R8, R12 and R16, and as Python's."""
    columns = words(seed, 6)
    names = dict(zip((8, 9, 12, 13, 16, 17), (columns[n] for n in (0, 2, 1, 3, 4, 5)), strict=True))
    return names, [[int(x) | int(y) << 32 for x, y in zip(names[n], names[n + 1], strict=True)]
                   for n in (8, 12, 16)]  # fmt: skip


def long(registers: dict[int, np.ndarray], number: int = 20) -> list[int]:  # type: ignore[type-arg]
    low, high = registers[number], registers[number + 1]
    return [int(x) | int(y) << 32 for x, y in zip(low, high, strict=True)]


def test_products_of_64_bits() -> None:
    given, (_, _, c) = wide(10)
    a, b = given[8].tolist(), given[12].tolist()
    made = execute("IMAD.WIDE R20, R8, R12, R16", given)
    assert long(made.registers) == [
        signed(x) * signed(y) + z & MASK64 for x, y, z in zip(a, b, c, strict=True)
    ]
    made = execute("IMAD.WIDE.U32 R20, P1, R8, R12, R16", given)
    totals = [x * y + z for x, y, z in zip(a, b, c, strict=True)]
    assert long(made.registers) == [total & MASK64 for total in totals]
    assert made.predicates[1].tolist() == [total > MASK64 for total in totals]
    carry = booleans(11, len(a))
    made = execute("IMAD.WIDE.U32.X R20, R8, R12, R16, P2", given, {2: carry})
    assert long(made.registers) == [t + int(k) & MASK64 for t, k in zip(totals, carry, strict=True)]
    made = execute("IMAD.HI.U32 R20, R8, R12, R16", given)
    assert made.registers[20].tolist() == [(total & MASK64) >> 32 for total in totals]


def test_sums_of_64_bits_on_blackwell() -> None:
    given, (a, b, c) = wide(12)
    rows = list(zip(a, b, strict=True))
    found = execute("IADD.64 R20, R8, R12", given, arch="sm_120").registers
    assert long(found) == [x + y & MASK64 for x, y in rows]
    found = execute("IADD.64 R20, R8, -R12", given, arch="sm_120").registers
    assert long(found) == [x - y & MASK64 for x, y in rows]
    made = execute("IADD.64 R20, P1, R8, R12", given, arch="sm_120")
    assert made.predicates[1].tolist() == [x + y > MASK64 for x, y in rows]
    for text, borrows in (("R8, -R12", [x >= y for x, y in rows]), ("-R8, R12", [y >= x for x, y in rows])):
        made = execute(f"IADD.64 R20, P1, {text}", given, arch="sm_120")
        assert made.predicates[1].tolist() == borrows
    carry = booleans(13, len(a))
    made = execute("IADD.64.X R20, R8, R12, P2", given, {2: carry}, arch="sm_120")
    assert long(made.registers) == [x + y + int(k) & MASK64 for (x, y), k in zip(rows, carry, strict=True)]
    made = execute("UIADD3.64 UR20, UP1, UP2, UR8, UR12, UR16", given, arch="sm_120")
    totals = [x + y + z for x, y, z in zip(a, b, c, strict=True)]
    assert long(made.registers) == [total & MASK64 for total in totals]
    assert made.predicates[1].tolist() == [total > MASK64 for total in totals]
    assert made.predicates[2].tolist() == [total >> 64 == 2 for total in totals]


COMPARISONS: list[tuple[str, Callable[[int, int], bool]]] = [
    ("LT", lambda a, b: a < b), ("EQ", lambda a, b: a == b), ("LE", lambda a, b: a <= b),
    ("GT", lambda a, b: a > b), ("NE", lambda a, b: a != b), ("GE", lambda a, b: a >= b),
]  # fmt: skip
JOINED: list[tuple[str, Callable[[bool, bool], bool]]] = [
    ("AND", lambda one, two: one and two),
    ("OR", lambda one, two: one or two),
    ("XOR", lambda one, two: one != two),
]


@pytest.mark.parametrize(("name", "holds"), COMPARISONS, ids=[name for name, _ in COMPARISONS])
@pytest.mark.parametrize(("logic", "joined"), JOINED, ids=[name for name, _ in JOINED])
def test_comparisons_and_their_opposites_are_joined_with_a_predicate(
    name: str, holds: Callable[[int, int], bool], logic: str, joined: Callable[[bool, bool], bool]
) -> None:
    a, b, _ = words(14)
    other = booleans(15, len(a))
    for kind, number in (("", signed), (".U32", int)):
        made = execute(f"ISETP.{name}{kind}.{logic} P1, P2, R8, R12, P3", {8: a, 12: b}, {3: other})
        outcomes = [holds(number(int(x)), number(int(y))) for x, y in zip(a, b, strict=True)]
        pairs = list(zip(outcomes, other.tolist(), strict=True))
        assert made.predicates[1].tolist() == [joined(one, two) for one, two in pairs]
        assert made.predicates[2].tolist() == [joined(not one, two) for one, two in pairs]


@pytest.mark.parametrize(("name", "holds"), COMPARISONS, ids=[name for name, _ in COMPARISONS])
@pytest.mark.parametrize("kind", ["", ".U32"])
def test_a_comparison_of_64_bits_goes_on_from_that_of_the_lower_words(
    name: str, holds: Callable[[int, int], bool], kind: str
) -> None:
    """As compilers emit it: the lower words without a sign, then the upper ones with EX."""
    columns = words(16, 4)
    low, high = columns[2:4], [np.concatenate([c[:40], c[40:] % 3]) for c in columns[:2]]
    given = {8: high[0], 12: high[1], 9: low[0], 13: low[1]}
    first = execute(f"ISETP.{name}.U32.AND P1, PT, R9, R13, PT", given).predicates[1]
    made = execute(f"ISETP.{name}{kind}.AND.EX P2, PT, R8, R12, PT, P1", given, {1: first})
    numbers = [
        [int(x) << 32 | int(y) for x, y in zip(*sides, strict=True)] for sides in zip(high, low, strict=True)
    ]
    wanted = [
        holds(x, y) if kind else holds(signed(x, 64), signed(y, 64)) for x, y in zip(*numbers, strict=True)
    ]
    assert made.predicates[2].tolist() == wanted


@pytest.mark.parametrize(("name", "holds"), COMPARISONS, ids=[name for name, _ in COMPARISONS])
@pytest.mark.parametrize("guard", ["", "@P0 "])
def test_blackwell_compares_64_bits_at_once(name: str, holds: Callable[[int, int], bool], guard: str) -> None:
    given, (a, b, _) = wide(17)
    for kind, number in (("U64", int), ("S64", lambda n: signed(n, 64))):
        text = f"{guard}ISETP.{name}.{kind}.AND P1, PT, R8, R12, PT"
        found = execute(text, given, {0: np.ones(len(a), np.bool_)}, arch="sm_120").predicates[1]
        assert found.tolist() == [holds(number(x), number(y)) for x, y in zip(a, b, strict=True)]


def test_comparisons_that_always_and_never_hold() -> None:
    a, b, _ = words(18)
    for name, wanted in (("T", True), ("F", False)):
        found = execute(f"ISETP.{name}.AND P1, PT, R8, R12, PT", {8: a, 12: b}).predicates[1]
        assert set(found.tolist()) == {wanted}


def test_carries_go_in_and_out_at_once() -> None:
    """The upper halves of longer sums: what comes in may be what makes it go beyond."""
    a, b, c = words(19)
    carries = {1: booleans(20, len(a)), 2: booleans(21, len(a))}
    made = execute("IADD3.X R20, P3, P4, R8, R12, R16, P1, P2", {8: a, 12: b, 16: c}, carries)
    total = a.astype(np.int64) + b + c + carries[1] + carries[2]
    assert made.registers[20].tolist() == (total & MASK).tolist()
    assert made.predicates[3].tolist() == (total >> 32 > 0).tolist()
    assert made.predicates[4].tolist() == (total >> 32 > 1).tolist()
    made = execute("IADD3.X R20, P3, R8, ~R12, RZ, P1, !PT", {8: a, 12: b}, carries)
    total = a.astype(np.int64) + (MASK - b) + carries[1]
    assert made.predicates[3].tolist() == (total >> 32 > 0).tolist()
    made = execute("LEA R20, P3, R8, -R12, 0x4", {8: a, 12: b})
    total = (a << np.uint32(4)).astype(np.int64) + (1 << 32) - b
    assert made.registers[20].tolist() == (total & MASK).tolist()
    assert made.predicates[3].tolist() == (total >> 32 > 0).tolist()


def test_sums_of_64_bits_carry_in_and_out_at_once() -> None:
    given, (a, b, c) = wide(22)
    for n in (8, 12, 16):
        given[n][-9:], given[n + 1][-9:] = MASK, MASK
    a[-9:] = b[-9:] = c[-9:] = [MASK64] * 9
    carry = booleans(23, len(a))
    rows = list(zip(a, b, c, carry.tolist(), strict=True))
    made = execute("IADD.64.X R20, P1, R8, R12, P2", given, {2: carry}, arch="sm_120")
    assert made.predicates[1].tolist() == [x + y + k > MASK64 for x, y, _, k in rows]
    given[16][:50], given[17][:50] = MASK, MASK
    c[:50] = [MASK64] * 50
    rows = list(zip(given[8].tolist(), given[12].tolist(), c, carry.tolist(), strict=True))
    made = execute("IMAD.WIDE.U32.X R20, P1, R8, R12, R16, P2", given, {2: carry})
    assert made.predicates[1].tolist() == [x * y + z + k > MASK64 for x, y, z, k in rows]
    made = execute("IMAD.HI.U32 R20, P1, R8, R12, R16", given)
    assert made.predicates[1].tolist() == [x * y + z > MASK64 for x, y, z, _ in rows]


def test_a_product_takes_a_carry() -> None:
    a, b, c = words(24)
    carry = booleans(25, len(a))
    made = execute("IMAD.X R20, R8, R12, R16, P1", {8: a, 12: b, 16: c}, {1: carry})
    assert made.registers[20].tolist() == (a * b + c + carry.astype(np.uint32)).tolist()


@pytest.mark.parametrize(("kind", "sign"), [("S64", 1 << 63), ("U64", 0)])
@pytest.mark.parametrize(("condition", "chosen"), [("PT", min), ("!PT", max)])
def test_the_lesser_and_the_greater_of_64_bits(
    kind: str, sign: int, condition: str, chosen: Callable[..., int]
) -> None:
    """sm_120. Turned by their sign, signed numbers have the order of those without one."""
    low, high, other, upper = words(53, 4)
    text = f"IMNMX.{kind} PT, PT, R20, R8, R12, {condition}, !PT"
    made = execute(text, {8: low, 9: high, 12: other, 13: upper}, arch="sm_120").registers
    for n in range(len(low)):
        pair = int(high[n]) << 32 | int(low[n]), int(upper[n]) << 32 | int(other[n])
        assert int(made[21][n]) << 32 | int(made[20][n]) == chosen(*pair, key=lambda v: v ^ sign)
