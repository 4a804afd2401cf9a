"""Instructions that ask about the wave or the machine, or give up: hardware registers, messages, traps.

No trap handler runs, so a trap ends the launch. The shader's clock counts cycles that a wave alone takes by
`pace`, of all waves that run in this thread; GET_REALTIME counts instructions.
Source: RDNA3 ISA, SOPK and SOPP opcodes, "Hardware registers".
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.abi import PRIVATE_HIGH, SHARED_HIGH
from drivers.sim.amd.wave.code.modes import (
    EXCEPTION_BITS,
    MODE,
    TRACKED,
    given_value,
    register_field,
    written_field,
)
from drivers.sim.amd.wave.facts.hwregs import (
    CYCLE_BITS,
    GET_REALTIME,
    GPR_ALLOC,
    IGNORED_WRITES,
    LDS_ALLOC,
    SCRATCH_HIGH,
    SCRATCH_LOW,
    SH_MEM_BASES,
    SHADER_CYCLES,
    SHADER_CYCLES_HIGH,
    STATUS,
    ZERO_ANSWERS,
    ZERO_REGISTERS,
)
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.abi import EXCEPTIONS, TRAP
from drivers.sim.amd.wave.jit.modes import MODE_CODE
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64


@special("s_getreg_b32")
def get_register(wave: Wave, inst: Inst) -> None:
    number, first, bits = register_field(inst)
    value = wave.t.two("lshr", I32, register_value(wave, number), str(first))
    if bits < 32:
        value = wave.t.two("and", I32, value, str((1 << bits) - 1))
    wave.set_scalar(inst["sdst"].code, value)


def register_value(wave: Wave, number: int) -> str:
    """A hardware register as i32. Raises Refusal for one that has no counterpart here."""
    t = wave.t
    if number in ZERO_REGISTERS:
        return "0"
    if number == MODE:
        known = wave.mode.value(TRACKED)
        return wave.scalar(MODE_CODE) if known is None else str(known)
    if number == STATUS:
        return t.cast("zext", I1, wave.scc, I32)
    if number == GPR_ALLOC:
        return str((wave.vgprs // (8 if wave.wave_size == 32 else 4) - 1) << 12)
    if number == LDS_ALLOC:
        return str(-(-wave.lds_bytes // 512) << 12)
    if number == SH_MEM_BASES:
        return str(PRIVATE_HIGH >> 16 | SHARED_HIGH)
    if number in (SCRATCH_LOW, SCRATCH_HIGH):
        shift = 32 * (number == SCRATCH_HIGH)
        return t.cast("trunc", I64, t.two("lshr", I64, wave.scratch_base(), str(shift)), I32)
    if number in (SHADER_CYCLES, SHADER_CYCLES_HIGH):
        shift = 0 if number == SHADER_CYCLES else CYCLE_BITS
        cycles = t.cast("trunc", I64, t.two("lshr", I64, wave.clock(), str(shift)), I32)
        return t.two("and", I32, cycles, str((1 << CYCLE_BITS) - 1))
    raise NotModelled(f"s_getreg_b32 of hardware register {number} is not modelled")


@special("s_setreg_imm32_b32", "s_setreg_b32")
def set_register(wave: Wave, inst: Inst) -> None:
    """MODE, or flags that only a trap handler reads: they take nothing."""
    number = register_field(inst)[0]
    if number == MODE:
        set_mode(wave, inst)
    elif number not in IGNORED_WRITES:
        raise NotModelled(f"{inst.defn.mnemonic} of hardware register {number} is not modelled")


@special("s_round_mode", "s_denorm_mode")
def set_mode(wave: Wave, inst: Inst) -> None:
    """What code tells of MODE takes effect where `code.modes` finds it; here is the register for the rest."""
    t, given = wave.t, given_value(inst)
    first, bits = written_field(inst)
    word = wave.scalar_source(given)
    placed = t.two("shl", I32, word, str(first))
    field = ((1 << bits) - 1) << first
    exceptions = field & EXCEPTION_BITS
    if exceptions:
        asked = t.two("and", I32, placed, str(exceptions))
        wave.stop_unless(t.compare("icmp eq", I32, asked, "0"), EXCEPTIONS)
    if wave.keeps_mode:
        mask = field & wave.mode_bits
        kept = t.two("and", I32, wave.scalar(MODE_CODE), str(~mask))
        wave.set_scalar(MODE_CODE, t.two("or", I32, kept, t.two("and", I32, placed, str(mask))))


@special("s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64")
def message_with_answer(wave: Wave, inst: Inst) -> None:
    message = int(inst["src0"])
    if message != GET_REALTIME and message not in ZERO_ANSWERS:
        raise NotModelled(f"{inst.defn.mnemonic} of message {message} is not modelled")
    value = wave.instructions_run() if message == GET_REALTIME else "0"
    if inst["sdst"].count == 2:
        wave.set_pair(inst["sdst"].code, value)
    else:
        wave.set_scalar(inst["sdst"].code, wave.t.cast("trunc", I64, value, I32) if value != "0" else "0")


@special("s_sethalt", "s_sendmsghalt")
def halt(wave: Wave, inst: Inst) -> None:
    """A wave that halts never goes on: no debugger resumes it. s_sethalt 0 changes nothing."""
    if inst.defn.mnemonic == "s_sendmsghalt" or int(inst["simm16"]) & 1:
        trap(wave, inst)


@special("s_trap")
def trap(wave: Wave, inst: Inst) -> None:
    """The end of the launch: what abort() and a failed assertion compile to."""
    wave.stop(TRAP)
