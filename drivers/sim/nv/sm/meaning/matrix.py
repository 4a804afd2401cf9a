"""Matrix products of a warp, and MOVM. Fragments: PTX ISA, "Matrix fragments for mma.m16n8k*".

How the sums of HMMA are rounded is in no document of NVIDIA's. Fasi, Higham, Mikaitis and Pranesh,
"Numerical behavior of NVIDIA tensor cores" (2021), found on Ampere: products are exact, eight of f16 (four
of TF32) and the accumulator are added at once, and what does not fit is cut off. Here the sum of such a
step is exact to f64, then cut off to f32; the bits that hardware loses while it aligns addends are kept. An
f16 accumulator is rounded to nearest.
"""

from __future__ import annotations

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import (
    ZERO,
    byte_to_half,
    half_to_single,
    odd_single,
    single_to_half,
    to_single,
    word_of,
)  # fmt: skip

RULES = Handlers[Lanes]()
LANES = range(32)


def rows(group: int, per_register: int, k: int, groups: int = 2) -> tuple[int, tuple[int, ...]]:
    """(register of A, lanes) that hold column k of row `lane / 4` of one of the groups of eight rows."""
    chunk, inner = divmod(k, 4 * per_register)
    return groups * chunk + group, tuple(lane & ~3 | inner // per_register for lane in LANES)


def columns(column: int, per_register: int, k: int) -> tuple[int, tuple[int, ...]]:
    """(register of B, lanes) that hold row k of the lane's result column: 2 * (lane % 4) + column."""
    chunk, inner = divmod(k, 4 * per_register)
    return chunk, tuple((2 * (lane % 4) + column) * 4 + inner // per_register for lane in LANES)


def element(m: Lanes, i: PlacedInst, name: str, register: int, part: int) -> Value:
    """f64 of one element of a register of A or B."""
    value = m.raw(i, name, register)
    kind = i.name.rpartition(".")[2]
    if kind == "TF32":
        return m.number(m.cast(value & 0xFFFFE000, "f32"), "f64")
    bits = value >> 16 if part else value & 0xFFFF
    return m.number(m.cast(bits << 16, "f32") if kind == "BF16" else half_to_single(m, bits), "f64")


def accumulator(m: Lanes, i: PlacedInst, is_half: bool) -> list[Value]:
    """f64 of the four elements of C that a lane has."""
    if not is_half:
        return [m.number(m.cast(m.raw(i, "c", n), "f32"), "f64") for n in range(4)]
    words = [m.raw(i, "c", n) for n in range(2)]
    return [m.number(half_to_single(m, (w >> 16 * p) & 0xFFFF), "f64") for w in words for p in range(2)]


@RULES(*(f"HMMA.{name}" for name in (
    "1688.F16", "16816.F16", "1688.F32", "16816.F32", "1688.F32.BF16", "16816.F32.BF16", "1684.F32.TF32",
    "1688.F32.TF32",
)))  # fmt: skip
def hmma(m: Lanes, i: PlacedInst) -> None:
    shape = i.name.split(".")[1]
    depth = {"1688": 8, "16816": 16, "1684": 4}[shape]
    per_register = 1 if i.name.endswith("TF32") else 2
    is_half = i.name.endswith("F16") and not i.name.endswith("BF16")
    step = 8 if per_register == 2 else 4
    totals = accumulator(m, i, is_half)
    parts: dict[tuple[str, int, int], Value] = {}

    def get(name: str, register: int, part: int, lanes: tuple[int, ...]) -> Value:
        key = name, register, part
        if key not in parts:
            parts[key] = element(m, i, name, register, part)
        return m.permute(parts[key], lanes)

    for start in range(0, depth, step):
        for group in range(2):
            left = [
                get("a", register, k % per_register, lanes)
                for k in range(start, start + step)
                for register, lanes in (rows(group, per_register, k),)
            ]
            for column in range(2):
                total = m.const(0.0, "f64")
                for k, value in zip(range(start, start + step), left, strict=True):
                    register, lanes = columns(column, per_register, k)
                    total = total + value * get("b", register, k % per_register, lanes)
                place = 2 * group + column
                totals[place] = total + totals[place]
                if not is_half:
                    totals[place] = m.number(to_single(m, totals[place], ZERO), "f64")
    put_totals(m, i, totals, is_half)


def put_totals(m: Lanes, i: PlacedInst, totals: list[Value], is_half: bool) -> None:
    if is_half:
        for n in range(2):
            m.put(i, two_halves(m, *totals[2 * n : 2 * n + 2]), word=n)
        return
    for n, total in enumerate(totals):
        m.put(i, cut_single(m, total), word=n)


def cut_single(m: Lanes, total: Value) -> Value:
    """u32 of an f32: a sum with what does not fit cut off."""
    return word_of(m, to_single(m, total, ZERO))


def two_halves(m: Lanes, low: Value, high: Value) -> Value:
    """u32 of two sums, each rounded to the nearest f16."""
    bits = [single_to_half(m, odd_single(m, total)) for total in (low, high)]
    return bits[0] | bits[1] << 16


@RULES("QMMA.16832.F32")
def qmma(m: Lanes, i: PlacedInst) -> None:
    """Products of floats of 8 bits; their sum with the accumulator is exact to f64, then cut off to f32, as a
    step of HMMA is. Believed: nobody has published how a card adds the 32 of them."""
    made = {(name, n, part): byte_float(m, i, name, n, part)
            for name, count in (("a", 4), ("b", 2)) for n in range(count) for part in range(4)}  # fmt: skip
    totals = accumulator(m, i, False)
    for group in range(2):
        for column in range(2):
            total = m.const(0.0, "f64")
            for k in range(32):
                (left, from_left), (right, from_right) = rows(group, 4, k), columns(column, 4, k)
                factor = m.permute(made["a", left, k % 4], from_left)
                total = total + factor * m.permute(made["b", right, k % 4], from_right)
            place = 2 * group + column
            totals[place] = total + totals[place]
    put_totals(m, i, totals, False)


def byte_float(m: Lanes, i: PlacedInst, name: str, register: int, part: int) -> Value:
    """f64 of one byte of a register of A or B."""
    byte = m.raw(i, name, register) >> 8 * part & 0xFF
    return m.number(half_to_single(m, byte_to_half(m, byte, not i.get(f"{name}_kind"))), "f64")


@RULES("IMMA", "BMMA")
def imma(m: Lanes, i: PlacedInst) -> None:
    """Products of bytes, half bytes or bits; exact, modulo 2^32 or bounded with SAT."""
    shape = modifier(i.made.form, i.word, "shape")
    groups, depth = 2 if shape.startswith("16") else 1, int(shape[2:] if shape[0] == "8" else shape[3:])
    if i.name == "BMMA":
        bmma(m, i, groups, depth)
        return
    per_register = 8 if "4" in modifier(i.made.form, i.word, "a_sign") else 4
    totals = []
    for group in range(groups):
        for column in range(2):
            place = 2 * group + column
            total = m.resize(m.cast(m.raw(i, "c", place), "i32"), "i64")
            for k in range(depth):
                a = (*rows(group, per_register, k, groups), k % per_register, 32 // per_register)
                b = (*columns(column, per_register, k), k % per_register, 32 // per_register)
                total = total + octets(m, i, "a", *a) * octets(m, i, "b", *b)
            if i.get("sat"):
                top = m.const((1 << 31) - 1, "i64")
                total = m.where(total > top, top, m.where(total < ~top, ~top, total))
            totals.append(m.cast(m.resize(total, "i32"), "u32"))
    for place, total in enumerate(totals):
        m.put(i, total, word=place)


def octets(
    m: Lanes, i: PlacedInst, name: str, register: int, lanes: tuple[int, ...], part: int, width: int
) -> Value:
    """i64 of one byte, or half of one, of a register of A or B, brought to the lanes that multiply it."""
    value = m.raw(i, name, register) << 32 - width - width * part
    kind = "i32" if i.get(f"{name}_sign") else "u32"
    return m.permute(m.resize(m.cast(value, kind) >> 32 - width, "i64"), lanes)


def bmma(m: Lanes, i: PlacedInst, groups: int, depth: int) -> None:
    """How many bits both sides have, or one of them has, of a word after the other. The result may lie where
    a side does: it is put there at the end."""
    totals = []
    for group in range(groups):
        for column in range(2):
            place = 2 * group + column
            total = m.raw(i, "c", place)
            for word in range(depth // 32):
                register, from_left = rows(group, 1, word, groups)
                other, from_right = columns(column, 1, word)
                a = m.permute(m.raw(i, "a", register), from_left)
                b = m.permute(m.raw(i, "b", other), from_right)
                total = total + m.unary("popcount", a & b if i.get("op") else a ^ b)
            totals.append(total)
    for place, total in enumerate(totals):
        m.put(i, total, word=place)


@RULES(*(f"HMMA.SP.{shape}.F32{kind}" for shape in ("16816", "16832") for kind in ("", ".BF16")))
def sparse(m: Lanes, i: PlacedInst) -> None:
    """A has two of each four elements of a row, and `where` their places: two bits each, of 16 for a row of
    one lane of four, rows 0..7 in the lower half (PTX ISA, "Sparse matrix storage"; with 32 steps two lanes
    have 8 elements each, one row in the lower and the other in the upper half).
    """
    depth = int(i.name.split(".")[2][3:])
    made = {(name, n, part): element(m, i, name, n, part)
            for name, count in (("a", depth // 8), ("b", depth // 8)) for n in range(count)
            for part in range(2)}  # fmt: skip
    totals = accumulator(m, i, False)
    for group in range(2):
        for column in range(2):
            total = m.const(0.0, "f64")
            for k in range(depth // 2):
                register, from_left = rows(group, 2, k)
                value = m.permute(made["a", register, k % 2], from_left)
                place = sparse_place(m, i, group, k, depth)
                for choice in range(4):
                    right, from_right = columns(column, 2, k // 2 * 4 + choice)
                    factor = m.permute(made["b", right, choice % 2], from_right)
                    total = total + m.where(place == choice, value * factor, m.const(0.0, "f64"))
            at = 2 * group + column
            totals[at] = total + totals[at]
    put_totals(m, i, totals, False)


def sparse_place(m: Lanes, i: PlacedInst, group: int, k: int, depth: int) -> Value:
    """Which of four steps element k of the lane's row stands for."""
    chosen = i.get("which")
    if depth == 16:  # a lane of each four has both rows
        source, lo = chosen, 16 * group + 2 * k
    else:
        source, lo = 2 * (chosen & 1) + k // 8, 16 * group + 2 * (k % 8)
    word = m.permute(m.raw(i, "where"), tuple(lane & ~3 | source for lane in LANES))
    return (word >> lo) & 3


@RULES("DMMA")
def dmma(m: Lanes, i: PlacedInst) -> None:
    """Products of doubles: each step is a fused product and sum, in the order of the steps. Believed."""
    shape = modifier(i.made.form, i.word, "shape")
    depth = 4 if shape == "884" else int(shape.split("x")[2])
    groups = 2 if shape.startswith("16x") else 1
    a = [doubled(m, i, "a", n) for n in range(groups * depth // 4)]
    b = [doubled(m, i, "b", n) for n in range(depth // 4)]
    for group in range(groups):
        for column in range(2):
            place = 2 * group + column
            total = doubled(m, i, "c", place)
            for k in range(depth):
                (left, from_left), (right, from_right) = rows(group, 1, k, groups), columns(column, 1, k)
                total = m.fma(m.permute(a[left], from_left), m.permute(b[right], from_right), total)
            bits = m.cast(total, "u64")
            m.put(i, m.resize(bits, "u32"), word=2 * place)
            m.put(i, m.resize(bits >> 32, "u32"), word=2 * place + 1)


def doubled(m: Lanes, i: PlacedInst, name: str, number: int) -> Value:
    """f64 of one of the doubles that a lane has of a side, its signs applied."""
    return m.cast(m.join(m.raw(i, name, 2 * number), m.bits(i, name, 2 * number + 1)), "f64")


@RULES("MOVM.16.MT88")
def movm(m: Lanes, i: PlacedInst) -> None:
    """An 8x8 matrix of 16-bit elements, transposed: lane 4r+c has elements 2c and 2c+1 of row r."""
    value = m.raw(i, "a")
    takes_upper = (m.lane() >> 2 & 1) != 0
    result = m.const(0, "u32")
    for part in range(2):
        found = m.permute(value, tuple((2 * (lane % 4) + part) * 4 + lane // 8 for lane in LANES))
        result = result | m.where(takes_upper, found >> 16, found & 0xFFFF) << 16 * part
    m.put(i, result)
