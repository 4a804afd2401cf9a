"""Conversions. Sources: PTX ISA, cvt (saturation, NaN to integers, rounding)."""

from __future__ import annotations

from drivers.nv.isa.access import fixed, modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning import double
from drivers.sim.nv.sm.meaning.rules import (
    NEAREST,
    byte_to_half,
    flushed,
    half_of,
    half_to_single,
    odd_single,
    odd_sum,
    single_to_bfloat,
    single_to_half,
    to_single,
    word_of,
)  # fmt: skip

RULES = Handlers[Lanes]()
F32, F64, BF16 = 2, 3, 4  # formats; 1 is a half
ROUNDINGS = ("rint", "floor", "ceil", "trunc")


def source(m: Lanes, i: PlacedInst, kind: int) -> Value:
    """f64 of a source in its format, FTZ applied; exact."""
    if kind == F64:
        return m.double(i, "b")
    if kind == F32:
        value = m.single(i, "b")
        return m.number(flushed(m, value) if i.get("ftz") else value, "f64")
    bits = half_of(m, i, "b", bool(getattr(i.operands["b"], "suffix", "")))
    if kind == BF16:
        return m.number(m.cast(bits << 16, "f32"), "f64")
    return m.number(half_to_single(m, bits), "f64")


def put(m: Lanes, i: PlacedInst, kind: int, value: Value, mode: int) -> None:
    """f64 that is exact or rounded to odd, as a result of a format."""
    if kind == F64:
        double.put(m, i, value)
    elif kind == F32:
        made = to_single(m, value, mode)
        made = flushed(m, made) if i.get("ftz") else made
        m.put(i, word_of(m, made))
    elif kind == BF16:
        m.put(i, single_to_bfloat(m, odd_single(m, value), mode))
    else:
        m.put(i, single_to_half(m, odd_single(m, value), mode))


def integer(m: Lanes, i: PlacedInst, size: int) -> tuple[Value, Value]:
    """The whole number of 8 << size bits in a source: f64 of its upper part in units of 2^32, of the
    lower."""
    is_signed = i.get("sign")
    if size == 3:
        high = m.raw(i, "b", 1)
        return m.number(m.cast(high, "i32") if is_signed else high, "f64"), m.number(m.raw(i, "b"), "f64")
    value, unused = m.raw(i, "b"), 32 - (8 << size)
    value = m.cast(value << unused, "i32") >> unused if is_signed else (value << unused) >> unused
    return m.const(0.0, "f64"), m.number(value, "f64")


@RULES("I2F", "UI2F")
def i2f(m: Lanes, i: PlacedInst) -> None:
    kind, mode = i.get("to"), i.get("round")
    high, low = integer(m, i, fixed(i.made.form, 84))
    unit = m.const(2.0**32, "f64")
    if kind == F64:
        double.put(m, i, double.rounded(m, high, unit, low, mode))
    else:
        put(m, i, kind, odd_sum(m, high * unit, low), mode)


@RULES("I2FP", "UI2FP")
def i2fp(m: Lanes, i: PlacedInst) -> None:
    value = m.raw(i, "b")
    exact = m.number(m.cast(value, "i32") if i.get("sign") else value, "f64")
    m.put(i, m.cast(to_single(m, exact, i.get("round")), "u32"))


@RULES("F2I", "UF2I")
def f2i(m: Lanes, i: PlacedInst) -> None:
    """Bounded by the type. NaN: 0 with NTZ, else the type's highest bit."""
    value = m.unary(ROUNDINGS[i.get("round")], source(m, i, i.get("from")))
    size, is_signed = fixed(i.made.form, 75), bool(i.get("sign"))
    width = 8 << size
    nan = 0 if i.get("ntz") else 1 << width - 1
    low = -(1 << width - 1) if is_signed else 0
    high = (1 << width - is_signed) - 1
    is_number = value == value
    inside = is_number & (value > float(low)) & (value < float(high + 1))
    middle = value >= 2.0**63
    bounded = m.where(inside, m.where(middle, value - 2.0**63, value), m.const(0.0, "f64"))
    whole = m.cast(m.number(bounded, "i64"), "u64")
    whole = m.where(inside & middle, whole + (1 << 63), whole)
    edge = m.where(value > 0.0, m.const(high, "u64"), m.const(low & (1 << 64) - 1, "u64"))
    result = m.where(inside, whole, m.where(is_number, edge, m.const(nan, "u64")))
    if size == 3:
        m.put_pair(i, result)
    else:
        m.put(i, m.resize(result, "u32"))


@RULES("FRND")
def frnd(m: Lanes, i: PlacedInst) -> None:
    kind = i.get("to")
    put(m, i, kind, m.unary(ROUNDINGS[i.get("round")], source(m, i, kind)), NEAREST)


@RULES("F2F")
def f2f(m: Lanes, i: PlacedInst) -> None:
    to, of, mode = i.get("to"), i.get("from"), i.get("round")
    put(m, i, to, source(m, i, of), mode)


@RULES("I2IP")
def i2ip(m: Lanes, i: PlacedInst) -> None:
    """Two whole numbers bounded to 8 or 16 bits each, with bytes before c (PTX ISA, cvt.pack)."""
    kind = i.get("to")
    bits, is_signed = 8 << kind // 2, kind & 1
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    made = []
    for name in "ab":
        value = m.cast(m.raw(i, name), "i32")
        value = m.where(value < low, m.const(low, "i32"), m.where(value > high, m.const(high, "i32"), value))
        made.append(m.cast(value, "u32") & (1 << bits) - 1)
    word = made[0] << bits | made[1]
    m.put(i, word | m.raw(i, "c") << 16 if bits == 8 else word)


@RULES("F2FP")
def f2fp(m: Lanes, i: PlacedInst) -> None:
    """Two f32 as two halves or bfloat16, a in the upper half; or as two bytes, or two bytes as halves."""
    pack = modifier(i.made.form, i.word, "pack")
    if "of" in (known.name for known in i.made.form.mods):
        unpack_bytes(m, i)
        return
    if "a" in i.operands:
        singles = [m.single(i, name) for name in "ab"]
    else:  # of two halves
        singles = [half_to_single(m, m.raw(i, "b") >> lo & 0xFFFF) for lo in (16, 0)]
    if i.get("relu"):
        singles = [m.where(value < 0.0, m.const(0.0, "f32"), value) for value in singles]
    if "MERGE_C" in pack:
        high, low = (single_to_byte(m, value, pack.startswith("E4M3")) for value in singles)
        m.put(i, high << 8 | low | (m.raw(i, "c") & 0xFFFF) << 16)
        return
    narrow = single_to_bfloat if "BF16" in pack else single_to_half
    high, low = (narrow(m, value, i.get("round")) for value in singles)
    m.put(i, high << 16 | low)


def unpack_bytes(m: Lanes, i: PlacedInst) -> None:
    """Two floats of 8 bits as halves (PTX ISA, cvt.f16x2.e4m3x2)."""
    word = m.raw(i, "b") >> 16 * fixed(i.made.form, 88)
    made = []
    for lo in (0, 8):
        bits = byte_to_half(m, (word >> lo) & 0xFF, bool(i.get("of")))
        bits = m.where((bits & 0x8000) != 0, m.const(0, "u32"), bits) if i.get("relu") else bits
        made.append(single_to_bfloat(m, half_to_single(m, bits)) if i.get("to") else bits)
    m.put(i, made[0] | made[1] << 16)


def single_to_byte(m: Lanes, value: Value, is_e4m3: bool) -> Value:
    """A float of 8 bits, to nearest, the greatest where a number is too large (satfinite). NaN is 0x7f."""
    bits = m.cast(value, "u32")
    size, sign = bits & 0x7FFFFFFF, bits >> 24 & 0x80
    mantissa, least, top = (3, 121, 0x7E) if is_e4m3 else (2, 113, 0x7B)
    cut = 23 - mantissa
    plain = (size + ((1 << cut - 1) - 1) + ((size >> cut) & 1)) >> cut
    plain = plain - ((least - 1) << mantissa)
    unit = float(2.0 ** (least - 127 - mantissa))  # of the least numbers
    tiny = m.resize(m.number(m.unary("rint", m.cast(size, "f32") * m.const(1 / unit, "f32")), "i32"), "u32")
    made = m.where(size < least << 23, tiny, plain)
    made = m.where(size >= 0x43E00000 if is_e4m3 else size >= 0x47600000, m.const(top, "u32"), made)
    return m.where(size > 0x7F800000, m.const(0x7F, "u32"), made | sign)
