"""Instructions that change MODE, or give up: traps. No trap handler runs, so a trap ends the launch.

Source: RDNA3 ISA, SOPK and SOPP opcodes, "Hardware registers".
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.code.modes import (
    EXCEPTION_BITS,
    MODE,
    given_value,
    register_field,
    writable,
    written_field,
)
from drivers.sim.amd.wave.facts.faults import EXCEPTIONS_ON, GAVE_UP
from drivers.sim.amd.wave.facts.hwregs import IGNORED_WRITES
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import FULL, Wave


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


@handler("s_sethalt", "s_sendmsghalt")
def halt(wave: Wave, inst: Inst) -> None:
    """A wave that halts never goes on: no debugger resumes it. s_sethalt 0 changes nothing."""
    if inst.defn.mnemonic == "s_sendmsghalt" or int(inst["simm16"]) & 1:
        trap(wave, inst)


@handler("s_trap")
def trap(wave: Wave, inst: Inst) -> None:
    """The end of the launch: what abort() and a failed assertion compile to."""
    raise wave.fault("E_WAVE_HALTED", GAVE_UP)
