"""Bits, shifts, selections and predicates of single instructions, against Python's: words of the PTX ISA
(lop3, prmt, shf)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.drivers.sim.nv.sm.meaning.one import booleans, execute, words

MASK = (1 << 32) - 1


def test_any_of_256_tables_of_three_bits() -> None:
    """a counts 4 in the table's place, b 2, c 1."""
    a, b, c = np.uint32(0xF0), np.uint32(0xCC), np.uint32(0xAA)
    for table in range(256):
        made = execute(f"LOP3.LUT R20, R8, R12, R16, {table:#x}, !PT", {8: [a], 12: [b], 16: [c]})
        low = int(made.registers[20][0]) & 0xFF
        assert low == table
        assert int(made.registers[20][0]) >> 8 == (0xFFFFFF if table & 1 else 0)


def test_a_table_of_bits_tells_whether_any_is_set() -> None:
    a, b, _ = words(31)
    other = booleans(32, len(a))
    for name, joined in (("LUT", np.logical_or), ("LUT.PAND", np.logical_and)):
        made = execute(f"LOP3.{name} P1, R20, R8, R12, RZ, 0xc0, P2", {8: a, 12: b}, {2: other})
        assert made.registers[20].tolist() == (a & b).tolist()
        assert made.predicates[1].tolist() == joined((a & b) != 0, other).tolist()


@pytest.mark.parametrize("table", range(0, 256, 5))
def test_tables_of_predicates(table: int) -> None:
    rows = [(n >> 2 & 1, n >> 1 & 1, n & 1) for n in range(8)]
    given = {n + 1: [row[n] for row in rows] for n in range(3)}
    made = execute(f"PLOP3.LUT P4, P5, P1, P2, P3, {table:#x}, {255 - table:#x}", {0: [0] * 8}, given)
    assert made.predicates[4].tolist() == [bool(table >> n & 1) for n in range(8)]
    assert made.predicates[5].tolist() == [not table >> n & 1 for n in range(8)]


def long(a: int, c: int) -> int:
    return c << 32 | a


def right(value: int, by: int, is_signed: bool) -> int:
    return (value - (1 << 64) if is_signed and value >> 63 else value) >> by


Shift = Callable[[int, int, int], int]
# text, and what R20 is of R8 (lower), R12 (how far), R16 (upper): PTX's shf, the amount bounded or modulo
SHIFTS: list[tuple[str, Shift]] = [
    ("SHF.L.U32", lambda a, b, c: long(a, c) << min(b, 32)),
    ("SHF.L.W.U32", lambda a, b, c: long(a, c) << (b & 31)),
    ("SHF.L.U32.HI", lambda a, b, c: long(a, c) << min(b, 32) >> 32),
    ("SHF.L.W.U32.HI", lambda a, b, c: long(a, c) << (b & 31) >> 32),
    ("SHF.R.U32", lambda a, b, c: long(a, c) >> min(b, 32)),
    ("SHF.R.W.U32", lambda a, b, c: long(a, c) >> (b & 31)),
    ("SHF.R.U32.HI", lambda a, b, c: long(a, c) >> min(b, 32) >> 32),
    ("SHF.R.S32.HI", lambda a, b, c: right(long(a, c), min(b, 32), True) >> 32),
    ("SHF.R.W.S32.HI", lambda a, b, c: right(long(a, c), b & 31, True) >> 32),
    ("SHF.L.U64.HI", lambda a, b, c: long(a, c) << min(b, 64) >> 32),
    ("SHF.L.W.U64.HI", lambda a, b, c: long(a, c) << (b & 63) >> 32),
    ("SHF.R.U64", lambda a, b, c: long(a, c) >> min(b, 64)),
    ("SHF.R.W.U64", lambda a, b, c: long(a, c) >> (b & 63)),
    ("SHF.R.S64", lambda a, b, c: right(long(a, c), min(b, 64), True)),
    ("SHF.R.S64.HI", lambda a, b, c: right(long(a, c), min(b, 64), True) >> 32),
]


@pytest.mark.parametrize(("name", "shifted"), SHIFTS, ids=[name for name, _ in SHIFTS])
def test_shifts_of_two_words(name: str, shifted: Shift) -> None:
    b, a, c = words(33)
    found = execute(f"{name} R20, R8, R12, R16", {8: a, 12: b, 16: c}).registers[20]
    rows = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    assert found.tolist() == [shifted(*row) & MASK for row in rows]


def octets(a: int, c: int) -> bytes:
    return long(a, c).to_bytes(8, "little")


def permuted(a: int, b: int, c: int) -> int:
    """PTX's prmt: each nibble chooses a byte, or its sign eight times."""
    chosen = [octets(a, c)[b >> 4 * n & 7] for n in range(4)]
    made = [(0xFF if each >> 7 else 0) if b >> 4 * n & 8 else each for n, each in enumerate(chosen)]
    return int.from_bytes(bytes(made), "little")


# mode: for a selector of 0 to 3 the bytes of the result, the lowest first (the table of prmt in the PTX ISA)
MODES = {
    "F4E": ["0123", "1234", "2345", "3456"],
    "B4E": ["0765", "1076", "2107", "3210"],
    "RC8": ["0000", "1111", "2222", "3333"],
    "ECL": ["0123", "1123", "2223", "3333"],
    "ECR": ["0000", "0111", "0122", "0123"],
    "RC16": ["0101", "2323", "0101", "2323"],
}


def test_bytes_are_chosen_by_nibbles() -> None:
    a, b, c = words(34)
    found = execute("PRMT R20, R8, R12, R16", {8: a, 12: b, 16: c}).registers[20]
    assert found.tolist() == [permuted(*row) for row in zip(a.tolist(), b.tolist(), c.tolist(), strict=True)]
    for number in (0x7610, 0x5410, 0x8CBF, 0x4567):
        found = execute(f"PRMT R20, R8, {number:#x}, R16", {8: a, 16: c}).registers[20]
        assert found.tolist() == [permuted(x, number, z) for x, z in zip(a.tolist(), c.tolist(), strict=True)]


@pytest.mark.parametrize("mode", list(MODES))
def test_bytes_are_chosen_by_a_mode(mode: str) -> None:
    a, b, c = words(35)
    found = execute(f"PRMT.{mode} R20, R8, R12, R16", {8: a, 12: b, 16: c}).registers[20]
    for x, y, z, got in zip(a.tolist(), b.tolist(), c.tolist(), found.tolist(), strict=True):
        wanted = bytes(octets(x, z)[int(n)] for n in MODES[mode][y & 3])
        assert got == int.from_bytes(wanted, "little")


def test_selections_and_moves() -> None:
    a, b, c = words(36)
    which = booleans(37, len(a))
    given, pick = {8: a, 12: b, 9: c, 13: a}, {1: which}
    assert (
        execute("SEL R20, R8, R12, P1", given, pick).registers[20].tolist() == np.where(which, a, b).tolist()
    )
    assert (
        execute("SEL R20, R8, R12, !P1", given, pick).registers[20].tolist() == np.where(which, b, a).tolist()
    )
    made = execute("SEL.64 R20, R8, R12, P1", given, pick, arch="sm_120").registers
    assert made[20].tolist() == np.where(which, a, b).tolist()
    assert made[21].tolist() == np.where(which, c, a).tolist()
    assert execute("MOV R20, R12", given).registers[20].tolist() == b.tolist()
    made = execute("MOV.64 R20, R12", given, arch="sm_120").registers
    assert made[20].tolist() == b.tolist() and made[21].tolist() == a.tolist()
    assert 255 not in execute("MOV RZ, R12", given).registers


@pytest.mark.parametrize("number", [0, 5, -5, 0xFFFF_FFFF, -(1 << 32)])
def test_a_number_of_33_bits_is_taken_for_one_of_64_with_its_sign(number: int) -> None:
    made = execute(
        f"SEL.64 R20, R8, {number:#x}, P1", {8: [1], 9: [2]}, {1: [False]}, arch="sm_120"
    ).registers
    assert int(made[20][0]) | int(made[21][0]) << 32 == number % 2**64


@pytest.mark.parametrize("mask", [0x7F, 0x1, 0x40, 0x2A, 0x0])
def test_predicates_become_bits_and_bits_predicates_where_the_mask_is_set(mask: int) -> None:
    a, _, _ = words(38)
    given = {n: booleans(40 + n, len(a)) for n in range(7)}
    bits = sum(given[n].astype(np.uint32) << np.uint32(n) for n in range(7))
    made = execute(f"P2R R20, PR, R8, {mask:#x}", {8: a}, given)
    assert made.registers[20].tolist() == (a & ~np.uint32(mask) | bits & np.uint32(mask)).tolist()
    made = execute(f"R2P PR, R8, {mask:#x}", {8: a}, given)
    for n in range(7):
        wanted = (a >> np.uint32(n) & 1) != 0 if mask >> n & 1 else given[n]
        assert made.predicates[n].tolist() == wanted.tolist()
