"""Scalar instructions: SOP1, SOP2, SOPC, SOPK, and the immediates of SOPP that change nothing a wave can see.

Source: RDNA3 ISA, SOP opcodes. Branches, barriers and the end are control flow and stand in `jit.build`.
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

Build = Callable[..., str]
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


def sources(wave: Wave, inst: Inst, bits: int) -> list[str]:
    return [wave.scalar_source(inst[name], bits) for name in ("src0", "src1") if name in inst.defn.slot]


def set_result(wave: Wave, inst: Inst, bits: int, value: str) -> None:
    if bits == 32:
        wave.set_scalar(inst["sdst"].code, value)
    else:
        wave.set_pair(inst["sdst"].code, value)


def is_nonzero(t: Text, bits: int, value: str) -> str:
    return t.compare("icmp ne", WIDTH[bits], value, "0")


def invert(t: Text, bits: int, value: str) -> str:
    return t.two("xor", WIDTH[bits], value, "-1")


# -- bitwise: result, and SCC = result is not zero -------------------------------------------------


def plain(verb: str) -> Build:
    return lambda t, bits, a, b: t.two(verb, WIDTH[bits], a, b)


def inverted(verb: str) -> Build:
    return lambda t, bits, a, b: invert(t, bits, t.two(verb, WIDTH[bits], a, b))


def with_not(verb: str) -> Build:
    return lambda t, bits, a, b: t.two(verb, WIDTH[bits], a, invert(t, bits, b))


BITWISE: dict[str, Build] = {
    "and": plain("and"), "or": plain("or"), "xor": plain("xor"), "nand": inverted("and"),
    "nor": inverted("or"), "xnor": inverted("xor"), "and_not1": with_not("and"), "or_not1": with_not("or"),
}  # fmt: skip


def register_bitwise(name: str, bits: int, build: Build) -> None:
    @special(f"s_{name}_b{bits}")
    def bitwise(wave: Wave, inst: Inst) -> None:
        value = build(wave.t, bits, *sources(wave, inst, bits))
        set_result(wave, inst, bits, value)
        wave.set_scc(is_nonzero(wave.t, bits, value))


# D = EXEC; EXEC = op(S0, EXEC): "not0" inverts S0, "not1" EXEC.
SAVEEXEC: dict[str, Build] = {
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


def register_saveexec(name: str, build: Build, bits: int) -> None:
    @special(f"s_{name}_saveexec_b{bits}")
    def saveexec(wave: Wave, inst: Inst) -> None:
        source = wave.scalar_source(inst["src0"], bits)
        old = exec_of(wave, bits)
        new = build(wave.t, bits, source, old)
        set_result(wave, inst, bits, old)
        set_exec(wave, bits, new)
        wave.set_scc(is_nonzero(wave.t, bits, new))


def register_wrexec(name: str, build: Build, bits: int) -> None:
    @special(f"s_{name}_wrexec_b{bits}")
    def wrexec(wave: Wave, inst: Inst) -> None:
        new = build(wave.t, bits, wave.scalar_source(inst["src0"], bits), exec_of(wave, bits))
        set_exec(wave, bits, new)
        set_result(wave, inst, bits, new)
        wave.set_scc(is_nonzero(wave.t, bits, new))


for _name, _build in BITWISE.items():
    register_bitwise(_name, 32, _build)
    register_bitwise(_name, 64, _build)
for _bits in (32, 64):
    for _name, _build in SAVEEXEC.items():
        register_saveexec(_name, _build, _bits)
    for _name in ("and_not0", "and_not1"):
        register_wrexec(_name, SAVEEXEC[_name], _bits)


# -- moves, counts and bit fields ------------------------------------------------------------------


def register_moves(bits: int) -> None:
    kind = WIDTH[bits]

    @special(f"s_mov_b{bits}")
    def move(wave: Wave, inst: Inst) -> None:
        set_result(wave, inst, bits, *sources(wave, inst, bits))

    @special(f"s_cmov_b{bits}")
    def conditional_move(wave: Wave, inst: Inst) -> None:
        code = inst["sdst"].code
        old = wave.scalar(code) if bits == 32 else wave.pair(code)
        (new,) = sources(wave, inst, bits)
        set_result(wave, inst, bits, wave.t.select(I1, wave.scc, kind, new, old))

    @special(f"s_cselect_b{bits}")
    def choose(wave: Wave, inst: Inst) -> None:
        yes, no = sources(wave, inst, bits)
        set_result(wave, inst, bits, wave.t.select(I1, wave.scc, kind, yes, no))


def register_counts(bits: int) -> None:
    kind = WIDTH[bits]

    @special(f"s_not_b{bits}")
    def bit_not(wave: Wave, inst: Inst) -> None:
        value = invert(wave.t, bits, *sources(wave, inst, bits))
        set_result(wave, inst, bits, value)
        wave.set_scc(is_nonzero(wave.t, bits, value))

    @special(f"s_brev_b{bits}")
    def reverse_bits(wave: Wave, inst: Inst) -> None:
        (value,) = sources(wave, inst, bits)
        set_result(wave, inst, bits, wave.t.call(kind, f"llvm.bitreverse.i{bits}", (kind, value)))

    @special(f"s_bcnt1_i32_b{bits}", f"s_bcnt0_i32_b{bits}")
    def count_bits(wave: Wave, inst: Inst) -> None:
        (value,) = sources(wave, inst, bits)
        if inst.defn.mnemonic.startswith("s_bcnt0"):
            value = invert(wave.t, bits, value)
        count = wave.t.call(kind, f"llvm.ctpop.i{bits}", (kind, value))
        count = wave.t.cast("trunc", kind, count, I32)
        wave.set_scalar(inst["sdst"].code, count)
        wave.set_scc(is_nonzero(wave.t, 32, count))

    @special(f"s_ctz_i32_b{bits}", f"s_clz_i32_u{bits}")
    def count_zeros(wave: Wave, inst: Inst) -> None:
        (value,) = sources(wave, inst, bits)
        name = "llvm.cttz" if "_ctz_" in inst.defn.mnemonic else "llvm.ctlz"
        count = wave.t.call(kind, f"{name}.i{bits}", (kind, value), (I1, "true"))
        count = wave.t.cast("trunc", kind, count, I32)
        none = wave.t.compare("icmp eq", kind, value, "0")
        wave.set_scalar(inst["sdst"].code, wave.t.select(I1, none, I32, "-1", count))


def register_single_bits(bits: int) -> None:
    kind = WIDTH[bits]

    @special(f"s_bitset0_b{bits}", f"s_bitset1_b{bits}")
    def set_bit(wave: Wave, inst: Inst) -> None:
        t, code = wave.t, inst["sdst"].code
        old = wave.scalar(code) if bits == 32 else wave.pair(code)
        amount = t.two("and", I32, wave.scalar_source(inst["src0"]), str(bits - 1))
        bit = t.two("shl", kind, "1", t.cast("zext", I32, amount, kind))
        on = inst.defn.mnemonic.startswith("s_bitset1")
        new = t.two("or", kind, old, bit) if on else t.two("and", kind, old, invert(t, bits, bit))
        set_result(wave, inst, bits, new)

    @special(f"s_bitcmp0_b{bits}", f"s_bitcmp1_b{bits}")
    def test_bit(wave: Wave, inst: Inst) -> None:
        t = wave.t
        value = wave.scalar_source(inst["src0"], bits)
        amount = t.two("and", I32, wave.scalar_source(inst["src1"]), str(bits - 1))
        bit = t.two("and", kind, t.two("lshr", kind, value, t.cast("zext", I32, amount, kind)), "1")
        wanted = "1" if inst.defn.mnemonic.startswith("s_bitcmp1") else "0"
        wave.set_scc(t.compare("icmp eq", kind, bit, wanted))


def register_fields(bits: int) -> None:
    kind = WIDTH[bits]

    @special(f"s_bfm_b{bits}")
    def mask_of_bits(wave: Wave, inst: Inst) -> None:
        t = wave.t
        width, offset = (t.two("and", I32, value, str(bits - 1)) for value in sources(wave, inst, 32))
        width, offset = (t.cast("zext", I32, value, kind) for value in (width, offset))
        ones = t.two("sub", kind, t.two("shl", kind, "1", width), "1")
        set_result(wave, inst, bits, t.two("shl", kind, ones, offset))

    @special(f"s_bfe_u{bits}", f"s_bfe_i{bits}")
    def extract_bits(wave: Wave, inst: Inst) -> None:
        """S1: offset in the low bits, width in 22:16; width 0 gives 0."""
        t, signed = wave.t, "_i" in inst.defn.mnemonic
        value, field = wave.scalar_source(inst["src0"], bits), wave.scalar_source(inst["src1"])
        offset = t.cast("zext", I32, t.two("and", I32, field, str(bits - 1)), kind)
        width = t.two("and", I32, t.two("lshr", I32, field, "16"), "127")
        wide = t.cast("zext", I32, width, kind)
        set_result(wave, inst, bits, bit_field(t, kind, bits, signed, value, offset, wide))
        code = inst["sdst"].code
        wave.set_scc(is_nonzero(t, bits, wave.scalar(code) if bits == 32 else wave.pair(code)))


def bit_field(t: Text, kind: str, bits: int, signed: bool, value: str, offset: str, width: str) -> str:
    right = "ashr" if signed else "lshr"
    moved = t.two(right, kind, value, offset)
    full = t.compare("icmp uge", kind, width, str(bits))
    gap = t.select(I1, full, kind, "0", t.two("sub", kind, str(bits), width))
    empty = t.compare("icmp eq", kind, width, "0")
    gap = t.select(I1, empty, kind, "0", gap)
    cut = t.two(right, kind, t.two("shl", kind, moved, gap), gap)
    return t.select(I1, empty, kind, "0", cut)


def register_shift(name: str, verb: str, bits: int) -> None:
    @special(name)
    def shift(wave: Wave, inst: Inst) -> None:
        t, kind = wave.t, WIDTH[bits]
        value = wave.scalar_source(inst["src0"], bits)
        amount = t.two("and", I32, wave.scalar_source(inst["src1"]), str(bits - 1))
        result = t.two(verb, kind, value, t.cast("zext", I32, amount, kind))
        set_result(wave, inst, bits, result)
        wave.set_scc(is_nonzero(t, bits, result))


for _bits in (32, 64):
    for _register in (register_moves, register_counts, register_single_bits, register_fields):
        _register(_bits)
    for _name, _verb, _letter in (("lshl", "shl", "b"), ("lshr", "lshr", "b"), ("ashr", "ashr", "i")):
        register_shift(f"s_{_name}_{_letter}{_bits}", _verb, _bits)


# -- arithmetic ------------------------------------------------------------------------------------


def overflow_pair(wave: Wave, name: str, a: str, b: str) -> tuple[str, str]:
    both = wave.t.call("{ i32, i1 }", f"llvm.{name}.with.overflow.i32", (I32, a), (I32, b))
    return (wave.t.op(f"extractvalue {{ i32, i1 }} {both}, {part}") for part in (0, 1))  # type: ignore[return-value]


def register_arithmetic(name: str, verb: str) -> None:
    """SCC is the carry, the borrow or the signed overflow."""

    @special(name)
    def arithmetic(wave: Wave, inst: Inst) -> None:
        value, over = overflow_pair(wave, verb, *sources(wave, inst, 32))
        wave.set_scalar(inst["sdst"].code, value)
        wave.set_scc(over)


for _name, _verb in (
    ("s_add_u32", "uadd"),
    ("s_sub_u32", "usub"),
    ("s_add_i32", "sadd"),
    ("s_sub_i32", "ssub"),
):
    register_arithmetic(_name, _verb)


@special("s_addc_u32", "s_subb_u32")
def with_carry(wave: Wave, inst: Inst) -> None:
    verb = "uadd" if inst.defn.mnemonic in ("s_addc_u32", "s_add_co_ci_u32") else "usub"
    carry = wave.t.cast("zext", I1, wave.scc, I32)
    partial, first = overflow_pair(wave, verb, *sources(wave, inst, 32))
    value, second = overflow_pair(wave, verb, partial, carry)
    wave.set_scalar(inst["sdst"].code, value)
    wave.set_scc(wave.t.two("or", I1, first, second))


@special("s_addk_i32")
def add_constant(wave: Wave, inst: Inst) -> None:
    value, over = overflow_pair(wave, "sadd", wave.scalar(inst["sdst"].code), str(inst["simm16"]))
    wave.set_scalar(inst["sdst"].code, value)
    wave.set_scc(over)


@special("s_mulk_i32")
def multiply_constant(wave: Wave, inst: Inst) -> None:
    code = inst["sdst"].code
    wave.set_scalar(code, wave.t.two("mul", I32, wave.scalar(code), str(inst["simm16"])))


@special("s_movk_i32")
def move_constant(wave: Wave, inst: Inst) -> None:
    wave.set_scalar(inst["sdst"].code, str(inst["simm16"]))


@special("s_cmovk_i32")
def conditional_move_constant(wave: Wave, inst: Inst) -> None:
    code = inst["sdst"].code
    wave.set_scalar(code, wave.t.select(I1, wave.scc, I32, str(inst["simm16"]), wave.scalar(code)))


@special("s_mul_i32")
def multiply(wave: Wave, inst: Inst) -> None:
    wave.set_scalar(inst["sdst"].code, wave.t.two("mul", I32, *sources(wave, inst, 32)))


@special("s_mul_hi_u32", "s_mul_hi_i32")
def multiply_high(wave: Wave, inst: Inst) -> None:
    verb = "sext" if inst.defn.mnemonic.endswith("i32") else "zext"
    a, b = (wave.t.cast(verb, I32, value, I64) for value in sources(wave, inst, 32))
    high = wave.t.two("lshr", I64, wave.t.two("mul", I64, a, b), "32")
    wave.set_scalar(inst["sdst"].code, wave.t.cast("trunc", I64, high, I32))


def register_extreme(name: str, predicate: str) -> None:
    """SCC says whether the first source was taken."""

    @special(name)
    def extreme(wave: Wave, inst: Inst) -> None:
        a, b = sources(wave, inst, 32)
        first = wave.t.compare(f"icmp {predicate}", I32, a, b)
        wave.set_scalar(inst["sdst"].code, wave.t.select(I1, first, I32, a, b))
        wave.set_scc(first)


for _name, _predicate in (("min_i32", "slt"), ("min_u32", "ult"), ("max_i32", "sgt"), ("max_u32", "ugt")):
    register_extreme(f"s_{_name}", _predicate)


def register_shift_add(amount: int) -> None:
    @special(f"s_lshl{amount}_add_u32")
    def shift_add(wave: Wave, inst: Inst) -> None:
        t = wave.t
        a, b = (t.cast("zext", I32, value, I64) for value in sources(wave, inst, 32))
        total = t.two("add", I64, t.two("shl", I64, a, str(amount)), b)
        wave.set_scalar(inst["sdst"].code, t.cast("trunc", I64, total, I32))
        wave.set_scc(t.compare("icmp ugt", I64, total, str(0xFFFFFFFF)))


for _amount in (1, 2, 3, 4):
    register_shift_add(_amount)


@special("s_abs_i32")
def absolute(wave: Wave, inst: Inst) -> None:
    (value,) = sources(wave, inst, 32)
    result = wave.t.call(I32, "llvm.abs.i32", (I32, value), (I1, "false"))
    wave.set_scalar(inst["sdst"].code, result)
    wave.set_scc(is_nonzero(wave.t, 32, result))


@special("s_absdiff_i32")
def absolute_difference(wave: Wave, inst: Inst) -> None:
    difference = wave.t.two("sub", I32, *sources(wave, inst, 32))
    result = wave.t.call(I32, "llvm.abs.i32", (I32, difference), (I1, "false"))
    wave.set_scalar(inst["sdst"].code, result)
    wave.set_scc(is_nonzero(wave.t, 32, result))


@special("s_sext_i32_i8", "s_sext_i32_i16")
def sign_extend(wave: Wave, inst: Inst) -> None:
    (value,) = sources(wave, inst, 32)
    narrow = inst.defn.mnemonic.rsplit("_", 1)[1]
    wave.set_scalar(
        inst["sdst"].code, wave.t.cast("sext", narrow, wave.t.cast("trunc", I32, value, narrow), I32)
    )


def register_pack(name: str, low_shift: int, high_shift: int) -> None:
    @special(name)
    def pack(wave: Wave, inst: Inst) -> None:
        t = wave.t
        low, high = sources(wave, inst, 32)
        low = t.two("and", I32, t.two("lshr", I32, low, str(low_shift)), "65535")
        high = t.two("and", I32, t.two("lshr", I32, high, str(high_shift)), "65535")
        wave.set_scalar(inst["sdst"].code, t.two("or", I32, low, t.two("shl", I32, high, "16")))


for _name, _low, _high in (("ll", 0, 0), ("lh", 0, 16), ("hh", 16, 16), ("hl", 16, 0)):
    register_pack(f"s_pack_{_name}_b32_b16", _low, _high)


# -- compares and the program counter --------------------------------------------------------------

PREDICATES = {"eq": "eq", "lg": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}


def predicate(name: str, letter: str) -> str:
    verb = PREDICATES[name]
    return verb if verb in ("eq", "ne") else {"i": "s", "u": "u"}[letter] + verb


def register_compare(name: str, letter: str) -> None:
    @special(f"s_cmp_{name}_{letter}32")
    def compare(wave: Wave, inst: Inst) -> None:
        wave.set_scc(wave.t.compare(f"icmp {predicate(name, letter)}", I32, *sources(wave, inst, 32)))

    @special(f"s_cmpk_{name}_{letter}32")
    def compare_constant(wave: Wave, inst: Inst) -> None:
        value = inst["simm16"] & 0xFFFF if letter == "u" else inst["simm16"]
        wave.set_scc(
            wave.t.compare(f"icmp {predicate(name, letter)}", I32, wave.scalar(inst["sdst"].code), str(value))
        )


for _name in PREDICATES:
    register_compare(_name, "i")
    register_compare(_name, "u")


@special("s_cmp_eq_u64", "s_cmp_lg_u64")
def compare_wide(wave: Wave, inst: Inst) -> None:
    verb = "eq" if "_eq_" in inst.defn.mnemonic else "ne"
    wave.set_scc(wave.t.compare(f"icmp {verb}", I64, *sources(wave, inst, 64)))


@special("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    entry = wave.record(SLOTS.entry_va)
    wave.set_pair(inst["sdst"].code, wave.t.two("add", I64, entry, str(wave.offset + inst.defn.size_bytes)))
