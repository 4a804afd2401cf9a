"""How compiled waves run scalar instructions: rules of `meaning`, EXEC, messages; what has no effect.

Branches, barriers and the end are control flow, in `jit.build`. Source: RDNA3 ISA, SOP opcodes.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO
from drivers.sim.amd.wave.code.steps import WITHOUT_EFFECT
from drivers.sim.amd.wave.facts.hwregs import MESSAGE_DEALLOC_VGPRS, MESSAGE_INTERRUPT
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.refusal import NotModelled
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.scalar_bits import SAVEEXEC, SCALAR_RULES, ScalarRule, Wide, is_nonzero
from drivers.sim.llvm.text import I64


@special(*WITHOUT_EFFECT, "s_dcache_inv")
def no_effect(wave: Wave, inst: Inst) -> None:
    """Waits, hints and cache maintenance: memory here is one coherent copy; `check` holds them to rules."""


@special("s_sendmsg")
def send_message(wave: Wave, inst: Inst) -> None:
    if int(inst["simm16"]) not in (MESSAGE_DEALLOC_VGPRS, MESSAGE_INTERRUPT):
        raise NotModelled(f"s_sendmsg {int(inst['simm16'])}; modelled are INTERRUPT and DEALLOC_VGPRS")


def set_result(wave: Wave, inst: Inst, bits: int, value: str) -> None:
    if bits == 32:
        wave.set_scalar(inst["sdst"].code, value)
    else:
        wave.set_pair(inst["sdst"].code, value)


def register_rule(name: str, rule: ScalarRule) -> None:
    @special(name)
    def run(wave: Wave, inst: Inst) -> None:
        value, status = rule.build(wave.t, *operands(wave, inst, rule.sources))
        if rule.bits:
            set_result(wave, inst, rule.bits, value)
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


for _name, _rule in SCALAR_RULES.items():
    register_rule(_name, _rule)
for _bits in (32, 64):
    for _name, _build in SAVEEXEC.items():
        register_saveexec(_name, _build, _bits)
    for _name in ("and_not0", "and_not1"):
        register_wrexec(_name, SAVEEXEC[_name], _bits)


# -- the program counter --------------------------------------------------------------------------


@special("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    entry = wave.record(SLOTS.entry_va)
    wave.set_pair(inst["sdst"].code, wave.t.two("add", I64, entry, str(wave.offset + inst.defn.size_bytes)))
