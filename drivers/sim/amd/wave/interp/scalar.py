"""How the reference runs scalar instructions: rules of `meaning`, EXEC, branches.

Source: RDNA3 ISA, SOP1, SOP2, SOPK, SOPC and SOPP opcodes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.code.steps import WITHOUT_EFFECT
from drivers.sim.amd.wave.interp.rules import Handler, handler
from drivers.sim.amd.wave.interp.state import FULL, Wave
from drivers.sim.amd.wave.meaning.scalar_bits import SAVEEXEC, SCALAR_RULES, WIDTH, ScalarRule
from drivers.sim.llvm.numpy_text import NumpyText
from drivers.sim.llvm.text import I1


def get(wave: Wave, code: int, bits: int) -> int:
    return wave.wide_scalar(code) if bits == 64 else wave.scalar(code)


def put(wave: Wave, code: int, value: int, bits: int) -> None:
    if bits == 64:
        wave.set_wide_scalar(code, value & (1 << 64) - 1)
    else:
        wave.set_scalar(code, value)


DTYPES = {"scc": np.bool_, "64": np.uint64, "old64": np.uint64}  # of sources; others are dwords


@cache
def compute(rule: ScalarRule) -> Callable[..., tuple[int, int | None]]:
    """A rule as a function of numbers: the result, and SCC where the rule says it."""
    t = NumpyText(len(rule.sources))
    value, status = rule.build(t, *t.given)
    dtypes = [DTYPES.get(kind, np.uint32) for kind in rule.sources]
    results = [(kind, name) for kind, name in ((WIDTH.get(rule.bits, ""), value), (I1, status)) if name]

    def run(*sources: int) -> tuple[int, int | None]:
        values = [dtype(number) for number, dtype in zip(sources, dtypes, strict=True)]
        found = [int(each) for each in t.run(values, *results)]
        return found[0], found[-1] if status else None

    return run


def scalar_handler(name: str) -> Handler | None:
    """The handler of an instruction that computes a value, or None if it is none."""
    rule = SCALAR_RULES.get(name)
    if rule is None:
        return None
    function = compute(rule)

    def run(wave: Wave, inst: Inst) -> None:
        value, status = function(*operands(wave, inst, rule.sources))
        if rule.bits:
            put(wave, inst["sdst"].code, value, rule.bits)
        if status is not None:
            wave.set_scc(status)

    return run


def operands(wave: Wave, inst: Inst, kinds: Sequence[str]) -> list[int]:
    found, slots = [], iter(("src0", "src1"))
    for kind in kinds:
        if kind == "scc":
            found.append(wave.scc)
        elif kind in ("k", "uk"):
            found.append(int(inst["simm16"]) & (FULL if kind == "k" else 0xFFFF))
        elif kind.startswith("old"):
            found.append(get(wave, inst["sdst"].code, int(kind[3:])))
        else:
            found.append(wave.scalar_operand(inst, next(slots), int(kind)))
    return found


# -- EXEC ----------------------------------------------------------------------------------------


def register_exec(name: str, bits: int, keeps_old: bool) -> None:
    """The new EXEC; the old one to sdst where it is kept, else the new one there too."""
    function = compute(
        ScalarRule(bits, (str(bits),) * 2, lambda t, *both: (SAVEEXEC[name](t, bits, *both), ""))
    )

    @handler(f"s_{name}_{'saveexec' if keeps_old else 'wrexec'}_b{bits}")
    def run(wave: Wave, inst: Inst) -> None:
        old = get(wave, EXEC_LO.code, bits)
        new = function(wave.scalar_operand(inst, "src0", bits), old)[0]
        put(wave, inst["sdst"].code, old if keeps_old else new, bits)
        put(wave, EXEC_LO.code, new, bits)
        wave.set_scc(new != 0)


for _bits in (32, 64):
    for _name in SAVEEXEC:
        register_exec(_name, _bits, True)
    for _name in ("and_not0", "and_not1"):
        register_exec(_name, _bits, False)


@handler("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    offset = wave.step.after if wave.step is not None else 0
    wave.set_wide_scalar(inst["sdst"].code, wave.entry_va + offset)


# -- branches -----------------------------------------------------------------------------------

BRANCHES: dict[str, Callable[[Wave], bool]] = {
    "s_cbranch_scc0": lambda w: not w.scc,
    "s_cbranch_scc1": lambda w: bool(w.scc),
    "s_cbranch_vccz": lambda w: w.lane_mask(VCC_LO.code) == 0,
    "s_cbranch_vccnz": lambda w: w.lane_mask(VCC_LO.code) != 0,
    "s_cbranch_execz": lambda w: not w.active.any(),
    "s_cbranch_execnz": lambda w: bool(w.active.any()),
    "s_branch": lambda w: True,
    **{f"s_cbranch_cdbg{who}": lambda w: False for who in ("sys", "user", "sys_or_user", "sys_and_user")},
}


@handler(*WITHOUT_EFFECT)
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect on registers or memory."""
