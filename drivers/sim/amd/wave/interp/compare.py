"""Vector compares, to a lane mask or (v_cmpx) to EXEC. Source: RDNA3 ISA, VOPC opcodes."""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO
from drivers.sim.amd.wave.interp.integers import carry_out
from drivers.sim.amd.wave.interp.rules import Handler, computed
from drivers.sim.amd.wave.interp.state import Array, Wave
from drivers.sim.amd.wave.meaning.compare import COMPARISONS
from drivers.sim.llvm.ieee import class_number


def compare_handler(name: str) -> Handler | None:
    """The handler of a compare by its name, or None if it is none."""
    if name.startswith(("v_cmp_class", "v_cmpx_class")):
        return class_handler(name)
    rule = COMPARISONS.get(name.removeprefix("v_cmpx_").removeprefix("v_cmp_"))
    if rule is None:
        return None

    def compare(wave: Wave, inst: Inst) -> None:
        sources = zip(("src0", "src1"), rule.sources, strict=True)
        store(wave, inst, computed(wave, rule, [wave.source(inst, *each) for each in sources]))

    return compare


def store(wave: Wave, inst: Inst, lanes: Array) -> None:
    is_narrowing = inst.defn.mnemonic.startswith("v_cmpx")
    wave.set_mask(EXEC_LO.code if is_narrowing else carry_out(inst), lanes)


def class_handler(name: str) -> Handler:
    kind = name[-3:]

    def compare(wave: Wave, inst: Inst) -> None:
        value = wave.source(inst, "src0", kind, exact=True)
        wanted = wave.source(inst, "src1", "u16" if kind == "f16" else "u32").astype(np.uint32)
        store(wave, inst, wanted >> class_number(value) & 1 == 1)

    return compare
