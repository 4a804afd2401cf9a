"""WMMA and SWMMAC: D = A x B + C on 16 x 16 matrices that a whole wave holds. Source: RDNA3, RDNA4 ISA, WMMA.

GFX11: A's row m is in lane m, B's column n in lane n (lanes above 15 repeat them); register r of lane l of D
is row ``r * rows + l / 16``, column ``l % 16``. GFX12's A and B: `matrix_layout`. The elements are widened
into `%buffer` and one library function multiplies. Floating point adds one product after the other with one
rounding each in f32: cards align and add two (GFX11) or four (GFX12) at a time, with a little more precision.
As on cards, sums of 16 bits are narrowed after each such step, and GFX11 takes denormals of f32 and bf16 for
zeros. Measured on gfx1100 and gfx1201: AMD's public emulator (rocm-systems, rocjitsu, gfx11_dot2.h and
gfx12_dot.h).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, Reg, float_bits
from drivers.sim.amd.wave.code.modes import OVERFLOW_BIT
from drivers.sim.amd.wave.facts.matrix_layout import Spot, index_sets, spot_of
from drivers.sim.amd.wave.jit.abi import B_AT, C_AT, ROWS_AT, SOME_LANES, UNLIKE
from drivers.sim.amd.wave.jit.modes import flag
from drivers.sim.amd.wave.jit.ops.cross import ONCE
from drivers.sim.amd.wave.jit.ops.dots import keeps_tiny
from drivers.sim.amd.wave.jit.ops.gfx12 import float_of_byte
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.wave import Wave, constant_bits
from drivers.sim.amd.wave.meaning.integers import field
from drivers.sim.amd.wave.meaning.rules import float_constant
from drivers.sim.llvm.text import F16, F32, FLOAT, I1, I32, I64, PTR, V1, V16, V32, splat

SIGNED, ABSOLUTE, IN_HIGH = 1, 2, 4
STEPS_OF_GFX11, STEPS_OF_GFX12 = 2, 4  # products that are added before a sum of 16 bits is narrowed
PAIRS = "<64 x i16>"
SIGN = 1 << 31
LEAST_NORMAL = 1 << 23


@dataclass(frozen=True)
class MatrixShape:
    """Element types of A and B, of C and D: f16, bf16, iu8, iu4, f32, i32. depth: of k."""

    source: str
    result: str
    depth: int

    @property
    def bits(self) -> int:
        return {"f16": 16, "bf16": 16, "iu8": 8, "iu4": 4}.get(self.source, 8)

    @property
    def is_integer(self) -> bool:
        return self.result == "i32"


# -- what a product asks of its wave -------------------------------------------------------------------


def demand_lanes(wave: Wave) -> None:
    """All lanes are on, or none: then nobody looks at the result. Rule W18."""
    if wave.exec_full:
        return
    t, kind = wave.t, I32 if wave.wave_size == 32 else I64
    mask = wave.lanes_mask(EXEC_LO.code)
    others = t.two("add", kind, mask, "1")  # all ones become 0, none becomes 1
    wave.stop_unless(t.compare("icmp ult", kind, others, "2"), SOME_LANES)


def demand_repeated(wave: Wave, inst: Inst) -> None:
    """Lanes above 15 hold what lanes 0 to 15 do, in A and in B. Rule W18."""
    t, below = wave.t, [lane % 16 for lane in range(32)]
    unlike = splat(V32, 0)
    for register in (inst["src0"], inst["src1"]):
        for index in range(register.index, register.index + register.count):
            first = wave.t.shuffle(V32, wave.vector(index), below)
            for _ in wave.halves():
                unlike = t.two("or", V32, unlike, t.two("xor", V32, first, wave.vector(index)))
    total = t.call(I32, "llvm.vector.reduce.or.v32i32", (V32, unlike))
    same = t.two("or", "i1", t.compare("icmp eq", I32, total, "0"), nobody(wave))
    wave.stop_unless(same, UNLIKE)


def nobody(wave: Wave) -> str:
    """Whether no lane is on."""
    kind = I32 if wave.wave_size == 32 else I64
    return "false" if wave.exec_full else wave.t.compare("icmp eq", kind, wave.lanes_mask(EXEC_LO.code), "0")


# -- operands ------------------------------------------------------------------------------------------


def rows_of_lanes(wave: Wave, inst: Inst, name: str, shape: MatrixShape, spots: list[Spot]) -> list[str]:
    """Elements of A or B, each widened to 32 bits in the lanes of its row or column, 0 to 15."""
    found, upper = [], [16 + lane % 16 for lane in range(32)]
    for spot in spots:
        wave.part = spot.group // 2
        value = element(wave, inst, name, shape, spot.element)
        found.append(wave.t.shuffle(V32, value, upper) if spot.group % 2 else value)
    wave.part = 0
    return found


def spots_of(inst: Inst, shape: MatrixShape, lanes: int) -> list[Spot]:
    if not is_split(inst, shape):
        return [Spot(0, k) for k in range(shape.depth)]
    return [spot_of(shape.bits, shape.depth, lanes, k) for k in range(shape.depth)]


def is_split(inst: Inst, shape: MatrixShape) -> bool:
    """Whether a lane holds part of its row: GFX12's registers are fewer."""
    return bool(inst["src0"].count * 32 < shape.depth * shape.bits)


def element(wave: Wave, inst: Inst, name: str, shape: MatrixShape, place: int) -> str:
    t, per = wave.t, 32 // shape.bits
    word = wave.vector(inst[name].index + place // per)
    if shape.source in ("f16", "bf16"):
        return widen(wave, word, shape.source, bool(place % 2))
    if not shape.is_integer:
        byte = field(t, word, 8 * (place % per))
        kinds = shape.source.split("_")
        return t.bits(F32, float_of_byte(t, byte, kinds[name == "src1"]), V32)
    is_signed = bool(inst[f"{name}_modifiers"] & SIGNED)
    return field(t, word, shape.bits * (place % per), shape.bits, is_signed)


def negate_products(wave: Wave, inst: Inst, shape: MatrixShape, values: list[str]) -> list[str]:
    """neg_lo negates the even elements of A or B, neg_hi the odd ones; here as the sign of A's."""
    if shape.is_integer:
        return values
    flips = int(inst.get("src0_modifiers", 0)) ^ int(inst.get("src1_modifiers", 0))
    signs = (flips & 1, flips >> 1 & 1)
    return [
        wave.t.two("xor", V32, value, splat(V32, SIGN)) if signs[place % 2] else value
        for place, value in enumerate(values)
    ]


def accumulator(wave: Wave, inst: Inst, shape: MatrixShape, count: int, name: str = "src2") -> list[str]:
    """C, widened to 32 bits: registers, or one constant for all; then abs (neg_hi) and neg (neg_lo)."""
    operand, t = inst[name], wave.t
    if not isinstance(operand, Reg):
        values = [splat(V32, constant_word(operand, shape.result))] * count
    elif operand.count < count:  # GFX12 packs halves in pairs
        pairs = [wave.vector(operand.index + row // 2) for row in range(count)]
        values = [widen(wave, word, shape.result, bool(row % 2)) for row, word in enumerate(pairs)]
    else:
        words = [wave.vector(operand.index + row) for row in range(count)]
        values = [widen(wave, word, shape.result, in_high_half(inst)) for word in words]
    modifiers = 0 if shape.is_integer else int(inst.get("src2_modifiers", 0))
    if modifiers & ABSOLUTE:
        values = [t.two("and", V32, value, splat(V32, SIGN - 1)) for value in values]
    if modifiers & SIGNED:
        values = [t.two("xor", V32, value, splat(V32, SIGN)) for value in values]
    return values


def constant_word(operand: object, kind: str) -> int:
    """An inline constant as C sees it, widened to 32 bits."""
    if kind == "bf16":
        bits = float_bits(operand, "bf16") if isinstance(operand, float) else constant_bits(operand, "u16")
        return bits << 16
    if kind == "f16":
        (number,) = struct.unpack("<e", constant_bits(operand, "f16").to_bytes(2, "little"))
        return int.from_bytes(struct.pack("<f", number), "little")
    return constant_bits(operand, "u32" if kind == "i32" else kind)


def in_high_half(inst: Inst) -> bool:
    """16-bit results take the half of each register that op_sel of C names."""
    return bool(inst.get("src2_modifiers", 0) & IN_HIGH)


def widen(wave: Wave, word: str, kind: str, high: bool) -> str:
    t = wave.t
    if kind == "f16":
        return t.bits(F32, t.cast("fpext", F16, wave.half(word, high, "f16"), F32), V32)
    if kind == "bf16":
        word = word if keeps_tiny(wave) else without_tiny(wave, word)
        kept = t.two("and", V32, word, splat(V32, 0xFFFF0000))
        return kept if high else t.two("shl", V32, word, splat(V32, 16))
    return tiny(wave, word) if kind == "f32" else word


def without_tiny(wave: Wave, word: str) -> str:
    """Both bf16 of a dword: denormals are zeros of their sign."""
    t = wave.t
    bits = t.bits(V32, word, PAIRS)
    exponent = t.two("and", PAIRS, bits, splat(PAIRS, 0x7F80))
    is_tiny = t.compare("icmp eq", PAIRS, exponent, splat(PAIRS, 0))
    zero = t.two("and", PAIRS, bits, splat(PAIRS, 0x8000))
    return t.bits(PAIRS, t.select("<64 x i1>", is_tiny, PAIRS, zero, bits), V32)


def tiny(wave: Wave, word: str) -> str:
    """The bits of an f32 as matrix products know it: to GFX11 what is no normal number is 0."""
    if keeps_tiny(wave):
        return word
    t = wave.t
    size = t.two("and", V32, word, splat(V32, SIGN - 1))
    is_tiny = t.compare("icmp ult", V32, size, splat(V32, LEAST_NORMAL))
    return t.select(V1, is_tiny, V32, splat(V32, 0), word)


def narrow(wave: Wave, value: str, kind: str, index: int, high: bool) -> str:
    """A 32-bit result as D's register `index` keeps it. Sums of 16 bits fit already; no zero is negative."""
    t = wave.t
    if kind == "i32":
        return value
    if kind == "f32" and not keeps_tiny(wave):
        return tiny(wave, value)
    total = t.two("fadd", F32, t.bits(V32, value, F32), float_constant("f32", 0.0))
    if kind == "f16":
        return wave.merge_half(index, t.bits(F16, t.cast("fptrunc", F32, total, F16), V16), high)
    bits = tiny(wave, t.bits(F32, total, V32))
    if kind == "f32":
        return bits
    return wave.merge_half(index, t.cast("trunc", V32, t.two("lshr", V32, bits, splat(V32, 16)), V16), high)


def write_result(wave: Wave, inst: Inst, shape: MatrixShape, values: list[str]) -> None:
    """D's rows of one half of the lanes."""
    first, count = inst["vdst"].index, len(values)
    paired = inst["vdst"].count < count
    high = "src2_modifiers" in inst.defn.slot and in_high_half(inst)
    for row, value in enumerate(values):
        index, half = (first + row // 2, bool(row % 2)) if paired else (first + row, high)
        wave.replace_vector(index, narrow(wave, value, shape.result, index, half))


def multiply(
    wave: Wave, inst: Inst, shape: MatrixShape, function: str, more: tuple[int, ...], c_name: str
) -> None:
    """Call the library for each 32 lanes, and only then write D: A, B or C may lie where D will.

    Rows of D: ``r * rows + first`` and those `apart` from them.
    """
    t, count = wave.t, 8 if wave.wave_size == 32 else 4
    split = is_split(inst, shape)
    rows, apart, step = (1, 8, 4) if split else (16 // count, 1, 2)
    kind, results = I32 if shape.is_integer else FLOAT, []
    if shape.result in ("f16", "bf16"):
        kind = shape.result
    narrowing = (I64, str(STEPS_OF_GFX12 if split else STEPS_OF_GFX11)), (I32, saturates(wave))
    for part in wave.halves():
        wave.t.fill_buffer(accumulator(wave, inst, shape, count, c_name), C_AT)
        numbers = (count, rows, step * part, apart, *more)
        given = [(PTR, "%buffer"), *((I64, str(n)) for n in numbers), *narrowing]
        t.effect("void", f"{function}_{kind}", *given)
        results.append(wave.t.buffer_dwords(count, C_AT // 128))
    for part in wave.halves():
        write_result(wave, inst, shape, results[part])


def saturates(wave: Wave) -> str:
    """FP16_OVFL as an i32."""
    on = flag(wave, OVERFLOW_BIT)
    return wave.t.cast("zext", I1, on, I32) if isinstance(on, str) else str(int(on))


PRODUCTS = (
    ("f32", "f16"), ("f32", "bf16"), ("f16", "f16"), ("bf16", "bf16"), ("i32", "iu8"), ("i32", "iu4"),
    *(("f32", f"{a}_{b}") for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
)  # fmt: skip
DENSE, SPARSE = (
    {f"{result}_16x16x{depth}_{source}": MatrixShape(source, result, depth) for result, source in PRODUCTS}
    | {f"i32_16x16x{2 * depth}_iu4": MatrixShape("iu4", "i32", 2 * depth)}
    for depth in (16, 32)
)
ONCE |= {f"v_wmma_{name}" for name in DENSE} | {f"v_swmmac_{name}" for name in SPARSE}


@special_rows("v_wmma_{}", DENSE)
def dense(wave: Wave, inst: Inst, shape: MatrixShape) -> None:
    demand_lanes(wave)
    if wave.holds_values and not is_split(inst, shape):
        demand_repeated(wave, inst)
    spots = spots_of(inst, shape, wave.wave_size)
    rows = rows_of_lanes(wave, inst, "src0", shape, spots)
    wave.t.fill_buffer(negate_products(wave, inst, shape, rows))
    wave.t.fill_buffer(rows_of_lanes(wave, inst, "src1", shape, spots), B_AT)
    clamp = int(bool(inst.get("clamp")))
    multiply(wave, inst, shape, "db_matrix", (shape.depth, clamp), "src2")


@special_rows("v_swmmac_{}", SPARSE)
def sparse(wave: Wave, inst: Inst, shape: MatrixShape) -> None:
    """A keeps two of each four elements of a row and the index register says which; D is C too."""
    demand_lanes(wave)
    size = (shape.bits, shape.depth, wave.wave_size)
    depths = (shape.depth // 2, shape.depth)
    kept, whole = ([spot_of(shape.bits, n, wave.wave_size, k) for k in range(n)] for n in depths)
    order = sorted(range(len(kept)), key=lambda position: kept[position].group % 2)
    rows = rows_of_lanes(wave, inst, "src0", shape, kept)
    rows = negate_products(wave, inst, shape, rows)
    wave.t.fill_buffer([rows[position] for position in order])
    wave.t.fill_buffer(rows_of_lanes(wave, inst, "src1", shape, whole), B_AT)
    chosen = chosen_rows(wave, inst, size, kept)
    wave.t.fill_buffer([chosen[position] for position in order], ROWS_AT)
    clamp = int(bool(inst.get("clamp")))
    multiply(wave, inst, shape, "db_sparse", (shape.depth // 4, clamp), "vdst")


def chosen_rows(wave: Wave, inst: Inst, size: tuple[int, int, int], kept: list[Spot]) -> list[str]:
    """For each kept element of A, per lane of its row: byte offset of the row of B that it meets."""
    t, upper = wave.t, [16 + lane % 16 for lane in range(32)]
    first = 32 // index_sets(*size) * int(inst.get("index_key", 0))
    found = []
    for position, spot in enumerate(kept):
        wave.part = spot.group // 2
        word = wave.vector(inst["src2"].index)
        choice = field(t, word, first + 2 * spot.element, 2)
        row = t.two("shl", V32, t.two("or", V32, choice, splat(V32, 4 * (position // 2))), splat(V32, 7))
        found.append(wave.t.shuffle(V32, row, upper) if spot.group % 2 else row)
    wave.part = 0
    return found
