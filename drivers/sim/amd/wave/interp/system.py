"""Instructions that ask about the wave or the machine, or give up: hardware registers, messages, traps.

No trap handler runs, so a trap ends the launch. Clocks count the wave's own instructions: the model has no
other time. Source: RDNA3 ISA, SOPK and SOPP opcodes, "Hardware registers".
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.abi import LDS_GRANULE_BYTES, PRIVATE_HIGH, SHARED_HIGH, VGPR_GRANULE
from drivers.sim.amd.wave.code.modes import (
    EXCEPTION_BITS,
    MODE,
    given_value,
    register_field,
    writable,
    written_field,
)
from drivers.sim.amd.wave.facts.faults import EXCEPTIONS_ON, GAVE_UP
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
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import FULL, Wave


@handler("s_getreg_b32")
def get_register(wave: Wave, inst: Inst) -> None:
    number, first, bits = register_field(inst)
    wave.set_scalar(inst["sdst"].code, register_value(wave, number) >> first & (1 << bits) - 1)


def register_value(wave: Wave, number: int) -> int:
    """A hardware register as 32 bits; E_NOT_MODELLED for one that has no counterpart here."""
    if number in ZERO_REGISTERS:
        return 0
    if number in (SCRATCH_LOW, SCRATCH_HIGH):
        return wave.scratch_va >> 32 * (number == SCRATCH_HIGH) & FULL
    if number in (SHADER_CYCLES, SHADER_CYCLES_HIGH):
        cycles = wave.cycles - (wave.clock_reads[wave.step.offset] if wave.step is not None else 0)
        return cycles >> CYCLE_BITS * (number == SHADER_CYCLES_HIGH) & (1 << CYCLE_BITS) - 1
    known = {
        MODE: wave.mode,
        STATUS: wave.scc,
        GPR_ALLOC: wave.abi.vgprs * wave.lanes // (VGPR_GRANULE * 32) - 1 << 12,
        LDS_ALLOC: -(-wave.abi.lds_bytes // LDS_GRANULE_BYTES) << 12,
        SH_MEM_BASES: PRIVATE_HIGH >> 16 | SHARED_HIGH,
    }
    if number not in known:
        wave.refuse(f"s_getreg_b32 of hardware register {number} is not modelled")
    return known[number]


@handler("s_setreg_imm32_b32", "s_setreg_b32")
def set_register(wave: Wave, inst: Inst) -> None:
    """MODE, or flags that only a trap handler reads: they take nothing."""
    number = register_field(inst)[0]
    if number == MODE:
        set_mode(wave, inst)
    elif number not in IGNORED_WRITES:
        wave.refuse(f"{inst.defn.mnemonic} of hardware register {number} is not modelled")


@handler("s_round_mode", "s_denorm_mode")
def set_mode(wave: Wave, inst: Inst) -> None:
    """The bits that exist take effect at once; no trap handler answers exceptions. Rule W32."""
    given, (first, bits) = given_value(inst), written_field(inst)
    word = wave.scalar(given.code) if isinstance(given, Reg) else constant_of(given)
    field, placed = (1 << bits) - 1 << first, word << first
    if field & placed & EXCEPTION_BITS:
        raise wave.fault("E_TRAP", EXCEPTIONS_ON)
    mask = field & writable(wave.arch)
    wave.mode = wave.mode & ~mask | placed & mask


def constant_of(given: object) -> int:
    return given.bits if isinstance(given, Literal) else int(str(given)) & FULL


@handler("s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64")
def message_with_answer(wave: Wave, inst: Inst) -> None:
    message = int(inst["src0"])
    if message != GET_REALTIME and message not in ZERO_ANSWERS:
        wave.refuse(f"{inst.defn.mnemonic} of message {message} is not modelled")
    value = wave.cycles if message == GET_REALTIME else 0
    if inst["sdst"].count == 2:
        wave.set_wide_scalar(inst["sdst"].code, value)
    else:
        wave.set_scalar(inst["sdst"].code, value)


@handler("s_sethalt", "s_sendmsghalt")
def halt(wave: Wave, inst: Inst) -> None:
    """A wave that halts never goes on: no debugger resumes it. s_sethalt 0 changes nothing."""
    if inst.defn.mnemonic == "s_sendmsghalt" or int(inst["simm16"]) & 1:
        trap(wave, inst)


@handler("s_trap")
def trap(wave: Wave, inst: Inst) -> None:
    """The end of the launch: what abort() and a failed assertion compile to."""
    raise wave.fault("E_WAVE_HALTED", GAVE_UP)
