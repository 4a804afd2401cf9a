"""How compiled waves run scalar instructions: rules of `meaning`, EXEC, messages; what has no effect.

Branches, barriers and the end are control flow, in `jit.build`. Source: RDNA3 ISA, SOP opcodes.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, Reg
from drivers.sim.amd.wave.code.steps import WITHOUT_EFFECT
from drivers.sim.amd.wave.facts.hwregs import MESSAGE_DEALLOC_VGPRS, MESSAGE_INTERRUPT
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.rules import special, special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.scalar_bits import SAVEEXEC, SCALAR_RULES, ScalarRule, Wide, is_nonzero
from drivers.sim.llvm.text import I64

WREXEC = {name: SAVEEXEC[name] for name in ("and_not0", "and_not1")}


@special(*WITHOUT_EFFECT, "s_dcache_inv")
def no_effect(wave: Wave, inst: Inst) -> None:
    """Waits, hints and cache maintenance: memory here is one coherent copy; `check` holds them to rules."""


@special("s_sendmsg")
def send_message(wave: Wave, inst: Inst) -> None:
    if int(inst["simm16"]) not in (MESSAGE_DEALLOC_VGPRS, MESSAGE_INTERRUPT):
        raise NotModelled(f"s_sendmsg {int(inst['simm16'])}; modelled are INTERRUPT and DEALLOC_VGPRS")


def set_register(wave: Wave, register: Reg, bits: int, value: str) -> None:
    if bits == 32:
        wave.set_scalar(register.code, value)
    else:
        wave.set_pair(register.code, value)


@special_rows("{}", SCALAR_RULES)
def run(wave: Wave, inst: Inst, rule: ScalarRule) -> None:
    value, status = rule.build(wave.t, *operands(wave, inst, rule.sources))
    if rule.bits:
        set_register(wave, inst["sdst"], rule.bits, value)
    if status:
        wave.set_scc(status)


def operands(wave: Wave, inst: Inst, kinds: Sequence[str]) -> list[str]:
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


@special_rows("s_{}_saveexec_b32", SAVEEXEC)
@special_rows("s_{}_saveexec_b64", SAVEEXEC)
@special_rows("s_{}_wrexec_b32", WREXEC)
@special_rows("s_{}_wrexec_b64", WREXEC)
def change_exec(wave: Wave, inst: Inst, build: Wide) -> None:
    """The destination gets EXEC as it was, or (wrexec) as it is now."""
    name = inst.defn.mnemonic
    bits = int(name[-2:])
    old = wave.scalar_source(EXEC_LO, bits)
    new = build(wave.t, bits, wave.scalar_source(inst["src0"], bits), old)
    set_register(wave, inst["sdst"], bits, new if "_wrexec_" in name else old)
    set_register(wave, EXEC_LO, bits, new)
    wave.set_scc(is_nonzero(wave.t, bits, new))


# -- the program counter --------------------------------------------------------------------------


@special("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    entry = wave.record(SLOTS.entry_va)
    wave.set_pair(inst["sdst"].code, wave.t.two("add", I64, entry, str(wave.offset + inst.defn.size_bytes)))
