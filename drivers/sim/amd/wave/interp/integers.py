"""Integer vector instructions. Source: RDNA3 ISA, VOP1, VOP2 and VOP3 opcodes."""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.facts.clamped import limits
from drivers.sim.amd.wave.interp.rules import handler, operations
from drivers.sim.amd.wave.interp.state import FULL, Array, Wave, narrow

U32, U64, I64 = np.uint32, np.uint64, np.int64


def words(values: Array) -> Array:
    """The low 32 bits of wider numbers."""
    return (values.astype(np.int64) & FULL).astype(U32)


def low24(value: Array) -> Array:
    return value & U32(0xFFFFFF)


def signed24(value: Array) -> Array:
    return (value << U32(8)).view(np.int32) >> 8


def high_product(a: Array, b: Array) -> Array:
    """Bits 63:32 of a product; the type of the sources says whether it is signed."""
    wide = I64 if a.dtype.kind == "i" else U64
    product: Array = a.astype(wide) * b.astype(wide)
    return words(product >> wide(32))


def median(a: Array, b: Array, c: Array) -> Array:
    middle: Array = np.sort(np.stack([a, b, c]), axis=0)[1]
    return middle


def per_lane(function: object, *values: Array) -> Array:
    """A Python function of integers, lane by lane, modulo 2**32."""
    rows = zip(*(value.tolist() for value in values), strict=True)
    return np.array([function(*row) & FULL for row in rows], U32)  # type: ignore[operator]


def extract(value: int, offset: int, width: int, signed: bool) -> int:
    """``value[offset +: width]``, sign-extended if asked; a width of 0 gives 0."""
    offset, width = offset & 31, width & 31
    found = value >> offset & (1 << width) - 1
    if signed and offset + width > 32:
        found |= -(value >> 31) << 32 - offset & (1 << width) - 1
    return found - (1 << width) if signed and width and found >> width - 1 else found


def byte_of(selector: int, wide: int) -> int:
    """One result byte of v_perm: a byte of {src0, src1}, a sign, 0 or 0xff."""
    if selector < 8:
        return wide >> 8 * selector & 255
    if selector < 12:
        return 255 * (wide >> 16 * (selector - 8) + 15 & 1)
    return 0 if selector == 12 else 255


def permute_bytes(high: int, low: int, selectors: int) -> int:
    wide = high << 32 | low
    return sum(byte_of(selectors >> 8 * i & 255, wide) << 8 * i for i in range(4))


def count_leading(value: int) -> int:
    return 32 - value.bit_length() if value else -1


def count_trailing(value: int) -> int:
    return (value & -value).bit_length() - 1


def count_signs(value: int) -> int:
    return count_leading(value ^ FULL if value >> 31 else value)


def saturated(low: Array, high: Array, least: int, most: int) -> Array:
    """Two numbers, clamped, as the halves of a dword."""
    halves = [np.clip(value.astype(I64), least, most) & 0xFFFF for value in (low, high)]
    return words(halves[0] | halves[1] << 16)


def ones(value: Array) -> Array:
    return per_lane(int.bit_count, value)


def paired(low: Array, high: Array) -> Array:
    """Two halves in one dword."""
    return low.astype(U32) | high.astype(U32) << U32(16)


operations(
    "u32 = u32",
    {
        "mov_b32": lambda a: a,
        "not_b32": lambda a: ~a,
        "bfrev_b32": lambda a: per_lane(lambda x: int(f"{x:032b}"[::-1], 2), a),
        "clz_i32_u32": lambda a: per_lane(count_leading, a),
        "ctz_i32_b32": lambda a: per_lane(count_trailing, a),
        "cls_i32": lambda a: per_lane(count_signs, a),
    },
)
operations(
    "u32 = u32 u32",
    {
        "add_nc_u32": lambda a, b: a + b,
        "sub_nc_u32": lambda a, b: a - b,
        "subrev_nc_u32": lambda a, b: b - a,
        "add_nc_i32": lambda a, b: a + b,
        "sub_nc_i32": lambda a, b: a - b,
        "and_b32": lambda a, b: a & b,
        "or_b32": lambda a, b: a | b,
        "xor_b32": lambda a, b: a ^ b,
        "xnor_b32": lambda a, b: ~(a ^ b),
        "lshlrev_b32": lambda n, a: a << (n & U32(31)),
        "lshrrev_b32": lambda n, a: a >> (n & U32(31)),
        "mul_lo_u32": lambda a, b: a * b,
        "mul_hi_u32": high_product,
        "mul_u32_u24": lambda a, b: low24(a) * low24(b),
        "mul_hi_u32_u24": lambda a, b: high_product(low24(a), low24(b)),
        "mul_i32_i24": lambda a, b: words(signed24(a).astype(I64) * signed24(b)),
        "mul_hi_i32_i24": lambda a, b: high_product(signed24(a), signed24(b)),
        "min_u32": np.minimum,
        "max_u32": np.maximum,
        "bcnt_u32_b32": lambda a, b: ones(a) + b,
        "bfm_b32": lambda n, at: ((U32(1) << (n & U32(31))) - U32(1)) << (at & U32(31)),
        "cvt_pk_u16_u32": lambda a, b: saturated(a, b, 0, 65535),
    },
)
operations(
    "u32 = i32 i32",
    {"mul_hi_i32": high_product, "cvt_pk_i16_i32": lambda a, b: saturated(a, b, -32768, 32767)},
)
operations("i32 = i32 i32", {"min_i32": np.minimum, "max_i32": np.maximum})
operations("i32 = u32 i32", {"ashrrev_i32": lambda n, a: a >> (n & U32(31)).astype(np.int32)})
operations(
    "u32 = u32 u32 u32",
    {
        "add3_u32": lambda a, b, c: a + b + c,
        "or3_b32": lambda a, b, c: a | b | c,
        "xor3_b32": lambda a, b, c: a ^ b ^ c,
        "and_or_b32": lambda a, b, c: a & b | c,
        "xad_u32": lambda a, b, c: (a ^ b) + c,
        "lshl_add_u32": lambda a, n, c: (a << (n & U32(31))) + c,
        "lshl_or_b32": lambda a, n, c: a << (n & U32(31)) | c,
        "add_lshl_u32": lambda a, b, n: (a + b) << (n & U32(31)),
        "mad_u32_u24": lambda a, b, c: low24(a) * low24(b) + c,
        "mad_i32_i24": lambda a, b, c: words(signed24(a).astype(I64) * signed24(b)) + c,
        "min3_u32": lambda a, b, c: np.minimum(np.minimum(a, b), c),
        "max3_u32": lambda a, b, c: np.maximum(np.maximum(a, b), c),
        "maxmin_u32": lambda a, b, c: np.minimum(np.maximum(a, b), c),
        "minmax_u32": lambda a, b, c: np.maximum(np.minimum(a, b), c),
        "med3_u32": median,
        "bfi_b32": lambda m, a, b: m & a | ~m & b,
        "bfe_u32": lambda a, at, n: per_lane(lambda x, y, z: extract(x, y, z, False), a, at, n),
        "bfe_i32": lambda a, at, n: per_lane(lambda x, y, z: extract(x, y, z, True), a, at, n),
        "alignbit_b32": lambda a, b, n: per_lane(lambda x, y, z: (x << 32 | y) >> (z & 31), a, b, n),
        "alignbyte_b32": lambda a, b, n: per_lane(lambda x, y, z: (x << 32 | y) >> 8 * (z & 3), a, b, n),
        "perm_b32": lambda a, b, c: per_lane(permute_bytes, a, b, c),
    },
)
operations(
    "i32 = i32 i32 i32",
    {
        "min3_i32": lambda a, b, c: np.minimum(np.minimum(a, b), c),
        "max3_i32": lambda a, b, c: np.maximum(np.maximum(a, b), c),
        "maxmin_i32": lambda a, b, c: np.minimum(np.maximum(a, b), c),
        "minmax_i32": lambda a, b, c: np.maximum(np.minimum(a, b), c),
        "med3_i32": median,
    },
)
operations(
    "u64 = u32 u64",
    {
        "lshlrev_b64": lambda n, a: a << (n & U32(63)).astype(U64),
        "lshrrev_b64": lambda n, a: a >> (n & U32(63)).astype(U64),
    },
)
operations("i64 = u32 i64", {"ashrrev_i64": lambda n, a: a >> (n & U32(63)).astype(I64)})
operations("u32 = u16 u16 u32", {"mad_u32_u16": lambda a, b, c: a.astype(U32) * b.astype(U32) + c})
operations("u32 = i16 i16 u32", {"mad_i32_i16": lambda a, b, c: words(a.astype(I64) * b) + c})


# -- 16 bits --------------------------------------------------------------------------------------

U16 = np.uint16
operations(
    "u16 = u16 u16",
    {
        "add_nc_u16": lambda a, b: a + b,
        "sub_nc_u16": lambda a, b: a - b,
        "add_nc_i16": lambda a, b: a + b,
        "sub_nc_i16": lambda a, b: a - b,
        "mul_lo_u16": lambda a, b: a * b,
        "and_b16": lambda a, b: a & b,
        "or_b16": lambda a, b: a | b,
        "xor_b16": lambda a, b: a ^ b,
        "lshlrev_b16": lambda n, a: a << (n & U16(15)),
        "lshrrev_b16": lambda n, a: a >> (n & U16(15)),
        "min_u16": np.minimum,
        "max_u16": np.maximum,
    },
)
operations("i16 = i16 i16", {"min_i16": np.minimum, "max_i16": np.maximum})
operations("i16 = u16 i16", {"ashrrev_i16": lambda n, a: a >> (n & U16(15)).astype(np.int16)})
operations("u16 = u16", {"mov_b16": lambda a: a, "not_b16": lambda a: ~a})
operations(
    "u16 = u16 u16 u16",
    {
        "mad_u16": lambda a, b, c: a * b + c,
        "mad_i16": lambda a, b, c: a * b + c,
        "med3_u16": median,
        "min3_u16": lambda a, b, c: np.minimum(np.minimum(a, b), c),
        "max3_u16": lambda a, b, c: np.maximum(np.maximum(a, b), c),
    },
)
operations("i16 = i16 i16 i16", {
    "med3_i16": median, "min3_i16": lambda a, b, c: np.minimum(np.minimum(a, b), c),
    "max3_i16": lambda a, b, c: np.maximum(np.maximum(a, b), c),
})  # fmt: skip
operations("i32 = i16", {"cvt_i32_i16": lambda a: a.astype(np.int32)})
operations("u32 = u16", {"cvt_u32_u16": lambda a: a.astype(U32)})
operations("u32 = f16 f16", {"pack_b32_f16": lambda a, b: paired(a.view(U16), b.view(U16))})

# -- carries, choices, exchanges ------------------------------------------------------------------


def carry_in(wave: Wave, inst: Inst) -> Array:
    """The lane mask that is the third source: named, or VCC."""
    named = inst.get("src2")
    return wave.mask(VCC_LO.code if named is None else named.code)


def carry_out(inst: Inst) -> int:
    named = inst.get("sdst")
    return VCC_LO.code if named is None else int(named.code)


@handler(
    "v_add_co_u32",
    "v_add_co_ci_u32",
    "v_sub_co_u32",
    "v_sub_co_ci_u32",
    "v_subrev_co_u32",
    "v_subrev_co_ci_u32",
)
def add_with_carry(wave: Wave, inst: Inst) -> None:
    """Sums and differences of 33 bits; the 33rd goes to a lane mask, with clamp too."""
    name = inst.defn.mnemonic
    a, b = (wave.source(inst, source, "u32").astype(I64) for source in ("src0", "src1"))
    if "subrev" in name:
        a, b = b, a
    carry = carry_in(wave, inst).astype(I64) if "_ci_" in name else 0
    total = a + b + carry if "add" in name else a - b - carry
    lanes = (total < 0) | (total > FULL)
    given = np.clip(total, 0, FULL) if inst.get("clamp") else total
    wave.write(inst, "vdst", "u32", words(given))
    wave.set_mask(carry_out(inst), lanes)


@handler("v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_u64_u32", "v_mad_co_i64_i32")
def mad_wide(wave: Wave, inst: Inst) -> None:
    """a * b + c of 64 bits, in exact integers; the mask takes bit 64: the carry, or the sign."""
    signed = inst.defn.mnemonic.endswith("i64_i32")
    kinds = ("i32", "i32", "i64") if signed else ("u32", "u32", "u64")
    sources = (wave.source(inst, f"src{i}", kind).tolist() for i, kind in enumerate(kinds))
    totals = [x * y + z for x, y, z in zip(*sources, strict=True)]
    low, high = limits(signed, 64)
    given = [min(max(total, low), high) for total in totals] if inst.get("clamp") else totals
    wave.write(inst, "vdst", "u64", np.array([total & (1 << 64) - 1 for total in given], U64))
    wave.set_mask(carry_out(inst), np.array([bool(total >> 64 & 1) for total in totals]))


@handler("v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32")
def count_below(wave: Wave, inst: Inst) -> None:
    """Set bits of the mask's word that lie below this lane: lanes 0 to 31 are lo's word, 32 to 63 hi's."""
    mask, base = (wave.source(inst, name, "u32") for name in ("src0", "src1"))
    first = 32 * ("_hi_" in inst.defn.mnemonic)
    below = [(1 << min(max(lane - first, 0), 32)) - 1 for lane in range(wave.lanes)]
    wave.write(inst, "vdst", "u32", ones(mask & np.array(below, U32)) + base)


@handler("v_cndmask_b32", "v_cndmask_b16")
def choose(wave: Wave, inst: Inst) -> None:
    """``mask ? src1 : src0``; signs may change, denormals stay."""
    kind = "f32" if inst.defn.mnemonic.endswith("32") else "f16"
    word = U32 if kind == "f32" else U16
    no, yes = (wave.source(inst, name, kind, exact=True).view(word) for name in ("src0", "src1"))
    wave.write(inst, "vdst", kind.replace("f", "u"), np.where(carry_in(wave, inst), yes, no))


@handler("v_swap_b32")
def swap(wave: Wave, inst: Inst) -> None:
    left, right = inst["vdst"].index, inst["src0"].index
    value = wave.vector[left].copy()
    wave.put(left, wave.vector[right])
    wave.put(right, value)


@handler("v_swap_b16")
def swap_halves(wave: Wave, inst: Inst) -> None:
    """Both are read before either is written."""
    pair = (inst["vdst"], inst["src0"])
    values = [narrow(wave.row(register), 16, bool(register.half)) for register in reversed(pair)]
    for register, value in zip(pair, values, strict=True):
        wave.put_half(register.index, value, register.half)


@handler("v_nop", "v_pipeflush")
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect on registers."""
