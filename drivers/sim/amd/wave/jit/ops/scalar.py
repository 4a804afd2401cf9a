"""Scalar instructions on bits: logic, EXEC, moves, counts, fields and shifts; what SOPP changes nothing by.

`scalar_rule` is how one that computes a value is registered. Numbers are `scalar_arithmetic.py`; branches,
barriers and the end are control flow, in `jit.build`. Source: RDNA3 ISA, SOP opcodes.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO
from drivers.sim.amd.wave.code.steps import WITHOUT_EFFECT
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.refusal import Refusal
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, Text

Build = Callable[..., "str | tuple[str, str]"]
Wide = Callable[..., str]  # of a width: build(text, bits, *sources)
WIDTH = {32: I32, 64: I64}
SENDMSG_DEALLOC_VGPRS = 3
SENDMSG_INTERRUPT = 1


@special(*WITHOUT_EFFECT, "s_dcache_inv")
def no_effect(wave: Wave, inst: Inst) -> None:
    """Waits, hints and cache maintenance: memory here is one coherent copy; `check` holds them to rules."""


@special("s_sendmsg")
def send_message(wave: Wave, inst: Inst) -> None:
    if int(inst["simm16"]) not in (SENDMSG_DEALLOC_VGPRS, SENDMSG_INTERRUPT):
        raise Refusal(f"s_sendmsg {int(inst['simm16'])}; modelled are INTERRUPT and DEALLOC_VGPRS")


def set_result(wave: Wave, inst: Inst, bits: int, value: str) -> None:
    if bits == 32:
        wave.set_scalar(inst["sdst"].code, value)
    else:
        wave.set_pair(inst["sdst"].code, value)


def is_nonzero(t: Text, bits: int, value: str) -> str:
    return t.compare("icmp ne", WIDTH[bits], value, "0")


def invert(t: Text, bits: int, value: str) -> str:
    return t.two("xor", WIDTH[bits], value, "-1")


def scalar_rule(kinds: str, names: str, build: Build, *, scc: bool = False) -> None:
    """Register instructions that compute a value: ``build(text, *operands)``.

    kinds: bits of the result, ``scc`` where that is the condition; then what `build` takes: 32 or 64 the next
    source; old32 the register of the result; k, uk the constant, signed or not; scc the condition as i1.
    scc: SCC says whether the result is not zero. A pair that `build` gives is the result and SCC.
    """
    result, *given = kinds.split()

    @special(*names.split())
    def run(wave: Wave, inst: Inst) -> None:
        value = build(wave.t, *operands(wave, inst, given))
        value, status = value if isinstance(value, tuple) else (value, "")
        if result == "scc":
            wave.set_scc(value)
            return
        set_result(wave, inst, int(result), value)
        if scc:
            status = is_nonzero(wave.t, int(result), value)
        if status:
            wave.set_scc(status)


def operands(wave: Wave, inst: Inst, kinds: list[str]) -> list[str]:
    found, slots = [], iter(("src0", "src1"))
    for kind in kinds:
        if kind == "scc":
            found.append(wave.scc)
        elif kind in ("k", "uk"):
            found.append(str(inst["simm16"] & 0xFFFF if kind == "uk" else inst["simm16"]))
        elif kind.startswith("old"):
            code = inst["sdst"].code
            found.append(wave.scalar(code) if kind == "old32" else wave.pair(code))
        else:
            found.append(wave.scalar_source(inst[next(slots)], int(kind)))
    return found


# -- bitwise: result, and SCC = result is not zero -------------------------------------------------


def plain(verb: str) -> Wide:
    return lambda t, bits, a, b: t.two(verb, WIDTH[bits], a, b)


def inverted(verb: str) -> Wide:
    return lambda t, bits, a, b: invert(t, bits, t.two(verb, WIDTH[bits], a, b))


def with_not(verb: str) -> Wide:
    return lambda t, bits, a, b: t.two(verb, WIDTH[bits], a, invert(t, bits, b))


BITWISE: dict[str, Wide] = {
    "and": plain("and"), "or": plain("or"), "xor": plain("xor"), "nand": inverted("and"),
    "nor": inverted("or"), "xnor": inverted("xor"), "and_not1": with_not("and"), "or_not1": with_not("or"),
}  # fmt: skip


def of_width(build: Wide, bits: int) -> Build:
    """The build for one width."""
    return lambda t, *values: build(t, bits, *values)


# D = EXEC; EXEC = op(S0, EXEC): "not0" inverts S0, "not1" EXEC.
SAVEEXEC: dict[str, Wide] = {
    **{name: BITWISE[name] for name in ("and", "or", "xor", "nand", "nor", "xnor")},
    "and_not0": lambda t, bits, s, e: t.two("and", WIDTH[bits], invert(t, bits, s), e),
    "or_not0": lambda t, bits, s, e: t.two("or", WIDTH[bits], invert(t, bits, s), e),
    "and_not1": with_not("and"),
    "or_not1": with_not("or"),
}


def exec_of(wave: Wave, bits: int) -> str:
    return wave.scalar(EXEC_LO.code) if bits == 32 else wave.pair(EXEC_LO.code)


def set_exec(wave: Wave, bits: int, value: str) -> None:
    if bits == 32:
        wave.set_scalar(EXEC_LO.code, value)
    else:
        wave.set_pair(EXEC_LO.code, value)


def register_saveexec(name: str, build: Wide, bits: int) -> None:
    @special(f"s_{name}_saveexec_b{bits}")
    def saveexec(wave: Wave, inst: Inst) -> None:
        source = wave.scalar_source(inst["src0"], bits)
        old = exec_of(wave, bits)
        new = build(wave.t, bits, source, old)
        set_result(wave, inst, bits, old)
        set_exec(wave, bits, new)
        wave.set_scc(is_nonzero(wave.t, bits, new))


def register_wrexec(name: str, build: Wide, bits: int) -> None:
    @special(f"s_{name}_wrexec_b{bits}")
    def wrexec(wave: Wave, inst: Inst) -> None:
        new = build(wave.t, bits, wave.scalar_source(inst["src0"], bits), exec_of(wave, bits))
        set_exec(wave, bits, new)
        set_result(wave, inst, bits, new)
        wave.set_scc(is_nonzero(wave.t, bits, new))


for _bits in (32, 64):
    for _name, _build in BITWISE.items():
        scalar_rule(f"{_bits} {_bits} {_bits}", f"s_{_name}_b{_bits}", of_width(_build, _bits), scc=True)
    for _name, _build in SAVEEXEC.items():
        register_saveexec(_name, _build, _bits)
    for _name in ("and_not0", "and_not1"):
        register_wrexec(_name, SAVEEXEC[_name], _bits)


# -- moves, counts and bit fields ------------------------------------------------------------------


def select(bits: int) -> Build:
    return lambda t, condition, yes, no: t.select(I1, condition, WIDTH[bits], yes, no)


def counted_ones(t: Text, bits: int, value: str) -> str:
    kind = WIDTH[bits]
    return t.cast("trunc", kind, t.call(kind, f"llvm.ctpop.i{bits}", (kind, value)), I32)


def zeros(name: str, bits: int) -> Build:
    """Zeros before the first one; -1 where there is none."""

    def build(t: Text, value: str) -> str:
        kind = WIDTH[bits]
        count = t.call(kind, f"llvm.{name}.i{bits}", (kind, value), (I1, "true"))
        none = t.compare("icmp eq", kind, value, "0")
        return t.select(I1, none, I32, "-1", t.cast("trunc", kind, count, I32))

    return build


def leading_signs(bits: int) -> Build:
    """Leading bits equal to the sign; -1 where all are. Source: S_CLS_I32."""
    kind, count = WIDTH[bits], zeros("ctlz", bits)
    return lambda t, v: count(t, t.two("xor", kind, v, t.two("ashr", kind, v, str(bits - 1))))


def register_counts(bits: int) -> None:
    kind = WIDTH[bits]
    reverse = f"llvm.bitreverse.i{bits}"
    scalar_rule(f"{bits} {bits}", f"s_not_b{bits}", lambda t, value: invert(t, bits, value), scc=True)
    scalar_rule(f"{bits} {bits}", f"s_brev_b{bits}", lambda t, value: t.call(kind, reverse, (kind, value)))
    count = of_width(counted_ones, bits)
    scalar_rule(f"32 {bits}", f"s_bcnt1_i32_b{bits}", count, scc=True)
    scalar_rule(f"32 {bits}", f"s_bcnt0_i32_b{bits}", lambda t, v: count(t, invert(t, bits, v)), scc=True)
    scalar_rule(f"32 {bits}", f"s_ctz_i32_b{bits}", zeros("cttz", bits))
    scalar_rule(f"32 {bits}", f"s_clz_i32_u{bits}", zeros("ctlz", bits))
    scalar_rule(f"32 {bits}", "s_cls_i32" if bits == 32 else "s_cls_i32_i64", leading_signs(bits))


def wide_amount(t: Text, bits: int, amount: str) -> str:
    """The low bits of a dword that say how far to shift."""
    return t.cast("zext", I32, t.two("and", I32, amount, str(bits - 1)), WIDTH[bits])


def set_bit(t: Text, bits: int, place: str, old: str) -> str:
    return t.two("or", WIDTH[bits], old, t.two("shl", WIDTH[bits], "1", wide_amount(t, bits, place)))


def clear_bit(t: Text, bits: int, place: str, old: str) -> str:
    bit = t.two("shl", WIDTH[bits], "1", wide_amount(t, bits, place))
    return t.two("and", WIDTH[bits], old, invert(t, bits, bit))


def test_bit(wanted: str, bits: int) -> Build:
    """SCC: whether the bit is as wanted."""

    def build(t: Text, value: str, place: str) -> str:
        moved = t.two("lshr", WIDTH[bits], value, wide_amount(t, bits, place))
        return t.compare("icmp eq", WIDTH[bits], t.two("and", WIDTH[bits], moved, "1"), wanted)

    return build


def mask_of_bits(t: Text, bits: int, width: str, offset: str) -> str:
    kind = WIDTH[bits]
    width, offset = (wide_amount(t, bits, value) for value in (width, offset))
    ones = t.two("sub", kind, t.two("shl", kind, "1", width), "1")
    return t.two("shl", kind, ones, offset)


def bit_field(right: str, bits: int) -> Build:
    """S1: offset in the low bits, width in 22:16; width 0 gives 0."""

    def build(t: Text, value: str, field: str) -> str:
        kind = WIDTH[bits]
        width = t.two("and", I32, t.two("lshr", I32, field, "16"), "127")
        width = t.cast("zext", I32, width, kind)
        moved = t.two(right, kind, value, wide_amount(t, bits, field))
        full = t.compare("icmp uge", kind, width, str(bits))
        gap = t.select(I1, full, kind, "0", t.two("sub", kind, str(bits), width))
        empty = t.compare("icmp eq", kind, width, "0")
        gap = t.select(I1, empty, kind, "0", gap)
        cut = t.two(right, kind, t.two("shl", kind, moved, gap), gap)
        return t.select(I1, empty, kind, "0", cut)

    return build


def shift(verb: str, bits: int) -> Build:
    return lambda t, value, amount: t.two(verb, WIDTH[bits], value, wide_amount(t, bits, amount))


for _bits in (32, 64):
    register_counts(_bits)
    scalar_rule(f"{_bits} {_bits}", f"s_mov_b{_bits}", lambda t, value: value)
    scalar_rule(f"{_bits} scc {_bits} old{_bits}", f"s_cmov_b{_bits}", select(_bits))
    scalar_rule(f"{_bits} scc {_bits} {_bits}", f"s_cselect_b{_bits}", select(_bits))
    scalar_rule(f"{_bits} 32 old{_bits}", f"s_bitset0_b{_bits}", of_width(clear_bit, _bits))
    scalar_rule(f"{_bits} 32 old{_bits}", f"s_bitset1_b{_bits}", of_width(set_bit, _bits))
    for _wanted in "01":
        scalar_rule(f"scc {_bits} 32", f"s_bitcmp{_wanted}_b{_bits}", test_bit(_wanted, _bits))
    scalar_rule(f"{_bits} 32 32", f"s_bfm_b{_bits}", of_width(mask_of_bits, _bits))
    scalar_rule(f"{_bits} {_bits} 32", f"s_bfe_u{_bits}", bit_field("lshr", _bits), scc=True)
    scalar_rule(f"{_bits} {_bits} 32", f"s_bfe_i{_bits}", bit_field("ashr", _bits), scc=True)
    for _name, _verb in (("s_lshl_b", "shl"), ("s_lshr_b", "lshr"), ("s_ashr_i", "ashr")):
        scalar_rule(f"{_bits} {_bits} 32", f"{_name}{_bits}", shift(_verb, _bits), scc=True)


# -- the program counter --------------------------------------------------------------------------


@special("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    entry = wave.record(SLOTS.entry_va)
    wave.set_pair(inst["sdst"].code, wave.t.two("add", I64, entry, str(wave.offset + inst.defn.size_bytes)))
