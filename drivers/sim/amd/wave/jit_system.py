"""Instructions that ask about the wave or the machine, or give up: hardware registers, messages, traps.

No trap handler runs, so a trap ends the launch. Clocks count the launch's own instructions: the model has no
other time. Source: RDNA3 ISA, SOPK and SOPP opcodes, "Hardware registers".
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit_abi import TRAP
from drivers.sim.amd.wave.jit_float import division_fixup
from drivers.sim.amd.wave.jit_rules import rule, special
from drivers.sim.amd.wave.jit_scalar import sources
from drivers.sim.amd.wave.jit_text import F16, F32, I1, I32, I64, Text
from drivers.sim.amd.wave.jit_wave import Refusal, Wave

MODE, TRAPSTS, HW_ID1, HW_ID2, SHADER_CYCLES = 1, 3, 23, 24, 29
FLOAT_MODE = 0xF0  # the only one that runs: round to nearest even, denormals kept
CONSTANT_REGISTERS = {MODE: FLOAT_MODE | 1 << 8, TRAPSTS: 0, HW_ID1: 0, HW_ID2: 0}
GET_REALTIME = 131


def instructions_run(wave: Wave) -> str:
    """How many instructions the launch has executed, counted from any start, as i64."""
    t = wave.t
    return t.two("sub", I64, "0", t.let("load i64, ptr %fuel"))


def register_field(inst: Inst) -> tuple[int, int, int]:
    """(register, first bit, bits)."""
    field = int(inst["simm16"]) & 0xFFFF
    return field & 63, field >> 6 & 31, (field >> 11 & 31) + 1


@special("s_getreg_b32")
def get_register(wave: Wave, inst: Inst) -> None:
    number, first, bits = register_field(inst)
    mask = (1 << bits) - 1
    if number == SHADER_CYCLES:
        t = wave.t
        value = t.cast("trunc", I64, instructions_run(wave), I32)
        value = t.two("and", I32, t.two("lshr", I32, value, str(first)), str(mask & 0xFFFFF))
    elif number in CONSTANT_REGISTERS:
        value = str(CONSTANT_REGISTERS[number] >> first & mask)
    else:
        raise Refusal(f"s_getreg_b32 of hardware register {number} is not modelled")
    wave.set_scalar(inst["sdst"].code, value)


@special("s_setreg_imm32_b32", "s_round_mode", "s_denorm_mode")
def set_mode(wave: Wave, inst: Inst) -> None:
    """Accepted where it leaves MODE as it is."""
    name = inst.defn.mnemonic
    if name == "s_setreg_imm32_b32":
        number, first, bits = register_field(inst)
        given = inst["imm"]
        value = int(given.bits if hasattr(given, "bits") else given)
    else:
        number, first, bits = MODE, 0 if name == "s_round_mode" else 4, 4
        value = int(inst["simm16"])
    mask = (1 << bits) - 1
    if number != MODE or CONSTANT_REGISTERS[MODE] >> first & mask != value & mask:
        raise Refusal(
            f"{name}: only MODE as launched ({FLOAT_MODE:#x}: nearest even, denormals kept) is modelled"
        )


@special("s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64")
def message_with_answer(wave: Wave, inst: Inst) -> None:
    message = int(inst["src0"])
    if message != GET_REALTIME:
        raise Refusal(f"{inst.defn.mnemonic} of message {message}; only MSG_RTN_GET_REALTIME is modelled")
    value = instructions_run(wave)
    if inst["sdst"].count == 2:
        wave.set_pair(inst["sdst"].code, value)
    else:
        wave.set_scalar(inst["sdst"].code, wave.t.cast("trunc", I64, value, I32))


@special("s_trap")
def trap(wave: Wave, inst: Inst) -> None:
    """The end of the launch: what abort() and a failed assertion compile to."""
    t, after = wave.t, wave.t.fresh("untrapped")
    t.do(f"call void @db_stop(ptr %ctx, i32 {TRAP}, i32 {wave.offset})")
    t.do("br label %fault")
    t.label(after)


@special("s_cls_i32", "s_cls_i32_i64")
def leading_signs(wave: Wave, inst: Inst) -> None:
    """Leading bits equal to the sign; -1 where all are. Source: S_CLS_I32."""
    bits = 64 if inst.defn.mnemonic.endswith("i64") else 32
    t, kind = wave.t, f"i{bits}"
    (value,) = sources(wave, inst, bits)
    flipped = t.two("xor", kind, value, t.two("ashr", kind, value, str(bits - 1)))
    count = t.cast("trunc", kind, t.call(kind, f"llvm.ctlz.{kind}", (kind, flipped), (I1, "false")), I32)
    same = t.compare("icmp eq", kind, flipped, "0")
    wave.set_scalar(inst["sdst"].code, t.select(I1, same, I32, "-1", count))


@rule("f16 f16 f16 f16", "v_div_fixup_f16")
def half_fixup(t: Text, quotient: str, below: str, above: str) -> str:
    """As in f32: every case is exact both ways."""
    wide = (t.cast("fpext", F16, value, F32) for value in (quotient, below, above))
    return t.cast("fptrunc", F32, division_fixup("f32")(t, *wide), F16)
