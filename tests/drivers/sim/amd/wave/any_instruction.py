"""Any instruction that computes in registers, with any legal operands: out of the table of encodings alone.

Registers v16..v47 and s16..s39 hold what the caller puts there; results go to them too. What touches memory,
branches, or names registers by M0 is none of these.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from drivers.amd.isa import Isa
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.operand import INLINE_FLOATS, INV_2PI, VCC_LO, Literal, Reg, s, v
from drivers.sim.amd.wave.facts.approximate import halves
from drivers.sim.amd.wave.fidelity import fast_names

FIRST_VECTOR, VECTORS, FIRST_SCALAR, SCALARS = 16, 32, 16, 24
FORMATS = ("SOP1", "SOP2", "SOPC", "SOPK", "VOP1", "VOP2", "VOP3", "VOP3SD", "VOPC", "VOP3P", "VOPD")
# Their result is where they stand, or what others do; they go elsewhere, or M0 names their registers.
LEFT_OUT = (
    "s_getpc", "s_setpc", "s_swappc", "s_rfe", "s_call", "s_getreg", "s_setreg", "s_sendmsg", "s_waitcnt",
    "s_movrel", "v_movrel", "v_swaprel", "s_barrier", "s_get_barrier", "s_version", "v_wmma", "v_swmmac",
    "s_cbranch", "s_ttrace", "s_subvector", "v_div_fmas", "s_sleep_var", "s_alloc", "s_wakeup",
    "s_round_mode", "s_denorm",
)  # fmt: skip
DPP_CONTROLS = [
    *range(0, 0x100, 37), 0x101, 0x10F, 0x111, 0x118, 0x121, 0x12E, 0x140, 0x141, 0x150, 0x15F, 0x161, 0x168,
]  # fmt: skip
FLOATS = [*INLINE_FLOATS, INV_2PI]
ATTEMPTS = 300


def encodings(table: Isa) -> list[InstDef]:
    """Every one of these instructions that compiled waves run."""
    found = []
    for defn in table.table.all():
        name = defn.mnemonic
        is_known = all(half in fast_names() for half in halves(name))
        if is_known and defn.base_format in FORMATS and not name.startswith(LEFT_OUT):
            found.append(defn)
    return found


@dataclass(frozen=True)
class Maker:
    """Makes instructions of one chip and wave size."""

    table: Isa
    rng: random.Random
    literals: list[Literal] = field(default_factory=list)  # of the instruction being made: both halves share

    def make(self, defn: InstDef) -> Inst | None:
        """One with random operands; None where chance finds no legal one."""
        for _ in range(ATTEMPTS):
            self.literals[:] = [
                Literal(self.rng.choice((self.rng.getrandbits(32), self.rng.getrandbits(16))))
            ]
            inst = Inst(defn, [self.value(defn, at) for at in range(len(defn.operands))])
            try:
                text = self.table.format(inst)
                again, _ = self.table.decode_sized(self.table.assemble(text), 0)
            except (ValueError, TypeError, KeyError, AttributeError):
                continue
            if again == inst:
                return inst
        return None

    def value(self, defn: InstDef, at: int) -> Any:
        operand = defn.operands[at]
        kind = operand.kind.rstrip("-")
        if kind == "mods":
            return self.rng.choice((defn.defaults[at], self.modifiers(defn, operand)))
        if operand.is_register or kind == "literal":
            return self.register(operand, kind)
        return self.immediate(defn, operand, at)

    def modifiers(self, defn: InstDef, operand: OperandDef) -> int:
        return self.rng.getrandbits(4) & (1 << operand.width) - 1

    def immediate(self, defn: InstDef, operand: OperandDef, at: int) -> Any:
        name = operand.name
        if name == "dpp_ctrl":
            return self.rng.choice(DPP_CONTROLS)
        if name == "simm16":
            return self.rng.choice((-1, 0, 1, 31, 32767, -32768, self.rng.randrange(-32768, 32768)))
        if self.rng.random() < 0.4:
            return defn.defaults[at]
        return self.rng.getrandbits(operand.width)

    def register(self, operand: OperandDef, kind: str) -> Any:
        count, chance = operand.count, self.rng.random()
        if kind == "literal":
            return self.literals[0]
        if kind in ("mask", "smask", "sgpr"):
            return VCC_LO if chance < 0.2 and count == 1 else self.scalar(count)
        if kind == "ssrc" or (kind.startswith("src") and chance < 0.45):
            return self.scalar_source(operand, count)
        high = int(kind.startswith(("half", "srch", "src7")) and chance > 0.7)
        return Reg(v(self.rng.randrange(FIRST_VECTOR, FIRST_VECTOR + VECTORS - count + 1)).code, count, high)

    def scalar(self, count: int) -> Reg:
        align = 1 if count == 1 else 2 if count == 2 else 4
        first = self.rng.randrange(FIRST_SCALAR, FIRST_SCALAR + SCALARS - count + 1)
        return s(first // align * align, count)

    def scalar_source(self, operand: OperandDef, count: int) -> Any:
        chance = self.rng.random()
        if chance < 0.5:
            return self.scalar(count)
        if chance < 0.7:
            return self.rng.randrange(-16, 65)
        if chance < 0.85:
            return self.rng.choice(FLOATS)
        return Literal(self.rng.getrandbits(32))
