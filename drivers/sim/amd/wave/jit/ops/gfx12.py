"""What GFX12 adds: scalar floating point and split barriers. Source: RDNA4 ISA document, opcode pages."""

from __future__ import annotations

import drivers.sim.amd.wave.jit.ops.transcendental  # noqa: F401  the rules renamed here
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.facts.refused import NotModelled, other_barrier
from drivers.sim.amd.wave.jit.modes import saturated
from drivers.sim.amd.wave.jit.ops.cross import destination
from drivers.sim.amd.wave.jit.record import SIGNALLED, SLOTS
from drivers.sim.amd.wave.jit.rules import computed, special, special_rows
from drivers.sim.amd.wave.jit.strict import open_window
from drivers.sim.amd.wave.jit.wave import BARRIER_CODE, Wave, constant_bits
from drivers.sim.amd.wave.meaning.compare import COMPARISONS, FLOAT
from drivers.sim.amd.wave.meaning.halves import pack_truncated
from drivers.sim.amd.wave.meaning.integers import field
from drivers.sim.amd.wave.meaning.rules import RULES, TYPES, Rule, float_constant
from drivers.sim.llvm.text import F16, F32, HOST, I1, I16, I32, I64, V1, V16, V32, Text, splat

# -- scalar floating point: the vector instruction's rule on a value that all lanes share -----------


def shared_value(wave: Wave, operand: object, kind: str) -> str:
    """A scalar operand as a vector of `kind`."""
    t = wave.t
    if not isinstance(operand, Reg):
        width = "u16" if kind == "f16" else "u32"
        vector = TYPES[width]
        return t.bits(vector, splat(vector, constant_bits(operand, width)), TYPES[kind])
    word = wave.scalar_source(operand)
    if kind == "f16":
        return t.bits(V16, t.splat(V16, t.cast("trunc", I32, word, I16)), F16)
    return t.bits(V32, t.splat(V32, word), TYPES[kind])


def one_value(wave: Wave, value: str, kind: str) -> str:
    """What all lanes share, as an i32; halves leave the high 16 bits 0."""
    t = wave.t
    if kind in ("f16", "u16"):
        return t.cast("zext", I16, t.lane(V16, t.bits(TYPES[kind], value, V16), 0), I32)
    return t.lane(V32, t.bits(TYPES[kind], value, V32), 0)


VERBS = (
    "add", "sub", "mul", "minimum", "maximum", "min_num", "max_num", "fmac", "ceil", "floor", "trunc",
    "rndne",
)  # fmt: skip
NAMES = (
    *(f"{verb}_{kind}" for verb in VERBS for kind in ("f16", "f32")), "fmaak_f32", "fmamk_f32",
    "cvt_f32_i32", "cvt_f32_u32", "cvt_i32_f32", "cvt_u32_f32", "cvt_f16_f32", "cvt_f32_f16",
)  # fmt: skip
ESTIMATES = [f"{verb}_{kind}" for verb in ("exp", "log", "rcp", "rsq", "sqrt") for kind in ("f16", "f32")]


@special_rows("s_{}", {name: f"v_{name}" for name in NAMES})
def scalar(wave: Wave, inst: Inst, vector_name: str) -> None:
    found, values = RULES[vector_name], []
    names = iter([o.name for o in inst.defn.operands if o.name in ("src0", "src1", "imm")])
    for each in found.sources:
        operand, kind = (inst["sdst"], found.result) if each == "dst" else (inst[next(names)], each)
        values.append(wave.as_input(kind, shared_value(wave, operand, kind)))
    result = computed(wave, found, values, vector_name)
    wave.set_scalar(inst["sdst"].code, one_value(wave, result, found.result))


@special_rows("v_s_{}", {name: RULES[f"v_{name}"] for name in ESTIMATES})
def estimate(wave: Wave, inst: Inst, found: Rule) -> None:
    kind = found.result
    value = shared_value(wave, inst["src0"], kind)
    value = wave.float_modifiers(kind, value, int(inst.get("src0_modifiers", 0)) & 3)
    result = found.build(wave.t, value)
    if kind == "f16":
        result = saturated(wave, result, [(kind, value)])
    wave.set_scalar(destination(inst).code, one_value(wave, result, kind))


@special("s_cvt_hi_f32_f16")
def convert_high(wave: Wave, inst: Inst) -> None:
    t = wave.t
    half = t.two("lshr", I32, wave.scalar_source(inst["src0"]), "16")
    value = t.bits(V16, t.splat(V16, t.cast("trunc", I32, half, I16)), F16)
    wave.set_scalar(inst["sdst"].code, one_value(wave, t.cast("fpext", F16, value, F32), "f32"))


@special("s_cvt_pk_rtz_f16_f32")
def pack_toward_zero(wave: Wave, inst: Inst) -> None:
    low, high = (shared_value(wave, inst[name], "f32") for name in ("src0", "src1"))
    wave.set_scalar(inst["sdst"].code, wave.t.lane(V32, pack_truncated(wave.t, low, high), 0))


@special_rows(
    "s_cmp_{}",
    {name: COMPARISONS[name] for name in (f"{verb}_{kind}" for verb in FLOAT for kind in ("f16", "f32"))},
)
def compare(wave: Wave, inst: Inst, rule: Rule) -> None:
    sources = zip(("src0", "src1"), rule.sources, strict=True)
    values = [wave.as_input(kind, shared_value(wave, inst[name], kind)) for name, kind in sources]
    wave.set_scc(wave.t.lane(V1, rule.build(wave.t, *values), 0))


# -- split barriers --------------------------------------------------------------------------------


def demand_group_barrier(inst: Inst) -> None:
    if why := other_barrier(inst):
        raise NotModelled(why)


@special("s_barrier_signal", "s_barrier_signal_isfirst")
def signal(wave: Wave, inst: Inst) -> None:
    """Noted for the wait; a wave that waits without a signal of its own would wait for ever. SCC of isfirst:
    whether this is the group's first since all of its waves had signalled.
    """
    demand_group_barrier(inst)
    t, place = wave.t, wave.record_address(SLOTS.signals)
    count = t.let(f"load i64, ptr {place}{HOST}")
    if inst.defn.mnemonic == "s_barrier_signal_isfirst":
        wave.set_scc(t.compare("icmp eq", I64, count, "0"))
    more = t.two("add", I64, count, "1")
    is_complete = t.compare("icmp eq", I64, more, members(wave))
    t.do(f"store i64 {t.select(I1, is_complete, I64, '0', more)}, ptr {place}{HOST}")
    wave.set_scalar(BARRIER_CODE, "1")
    note_signal(wave, "1")
    open_window(wave)


def note_signal(wave: Wave, value: str) -> None:
    """Whether the wave is between its signal and its wait, for `turns`, which looks while the wave runs."""
    place = wave.t.op(f"getelementptr i8, ptr %state, i64 {SIGNALLED}")
    wave.t.do(f"store volatile i64 {value}, ptr {place}")


def members(wave: Wave) -> str:
    """Waves of the group that have not ended."""
    ended = wave.t.let(f"load i64, ptr {wave.record_address(SLOTS.ended)}{HOST}")
    return wave.t.two("sub", I64, wave.record(SLOTS.waves), ended)


@special("s_get_barrier_state")
def barrier_state(wave: Wave, inst: Inst) -> None:
    """Bit 0: it exists; 10:4: waves of the group that have not ended; 22:16: how many have signalled."""
    demand_group_barrier(inst)
    t = wave.t
    count = t.let(f"load i64, ptr {wave.record_address(SLOTS.signals)}{HOST}")
    waves = t.two("shl", I64, members(wave), "4")
    state = t.two("or", I64, t.two("or", I64, t.two("shl", I64, count, "16"), waves), "1")
    wave.set_scalar(inst["sdst"].code, t.cast("trunc", I64, state, I32))


# -- bytes as floats -------------------------------------------------------------------------------


def float_of_byte(t: Text, byte: str, name: str) -> str:
    """E4M3 ("fp8": no infinity, 0x7F is NaN) or E5M2 ("bf8", the high byte of a half) to f32, exactly."""
    if name == "bf8":
        half = t.cast("trunc", V32, t.two("shl", V32, byte, splat(V32, 8)), V16)
        return t.cast("fpext", F16, t.bits(V16, half, F16), F32)
    sign = t.two("shl", V32, t.two("and", V32, byte, splat(V32, 0x80)), splat(V32, 8))
    size = t.two("and", V32, byte, splat(V32, 0x7F))
    bits = t.two("or", V32, sign, t.two("shl", V32, size, splat(V32, 7)))
    half = t.bits(V16, t.cast("trunc", V32, bits, V16), F16)
    value = t.two("fmul", F32, t.cast("fpext", F16, half, F32), float_constant("f32", 256.0))
    is_nan = t.compare("icmp eq", V32, size, splat(V32, 0x7F))
    return t.select(V1, is_nan, F32, float_constant("f32", float("nan")), value)


@special("v_cvt_f32_fp8", "v_cvt_f32_bf8")
def convert(wave: Wave, inst: Inst) -> None:
    """byte_sel picks one of the four bytes."""
    byte = field(wave.t, wave.raw_source(inst, "src0", "u32"), 8 * int(inst.get("byte_sel", 0)))
    wave.write(inst, "vdst", "f32", float_of_byte(wave.t, byte, inst.defn.mnemonic[-3:]))


@special("v_cvt_pk_f32_fp8", "v_cvt_pk_f32_bf8")
def convert_two(wave: Wave, inst: Inst) -> None:
    t, picks = wave.t, int(inst.get("src0_modifiers", 0))
    word = wave.raw_source(inst, "src0", "u32")
    shift = 16 if picks & 4 or getattr(inst["src0"], "half", 0) else 0
    for part in (0, 1):
        byte = field(t, word, shift + 8 * part)
        value = float_of_byte(t, byte, inst.defn.mnemonic[-3:])
        wave.set_vector(inst["vdst"].index + part, t.bits(F32, value, V32))
