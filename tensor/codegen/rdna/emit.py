"""The last step: assigned instructions to the ISA table's instructions, to bytes.

Pre: every virtual register has a number, waits and hazard fixes are in. Post: machine code that ends in
s_endpgm. Gives each instruction its chip's name and its shortest encoding; its legality is checked by the
ISA's encoder.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from drivers.amd.isa import Inst as IsaInst
from drivers.amd.isa import Isa, Label, Reg, isa
from tensor.codegen.gpu.machine import BranchTarget, Part, VReg
from tensor.codegen.rdna.generation import generation
from tensor.codegen.rdna.machine import RdnaInst

VGPR0 = 256
VCC_CODE = 106
COMMUTATIVE = frozenset(
    {
        *(
            "v_add_f32",
            "v_mul_f32",
            "v_max_f32",
            "v_min_f32",
            "v_add_nc_u32",
            "v_and_b32",
            "v_or_b32",
            "v_xor_b32",
        ),
        *("v_max_i32", "v_min_i32", "v_max_u32", "v_min_u32", "v_mul_u32_u24", "v_mul_i32_i24", "v_fmac_f32"),
        *("v_xnor_b32", "v_add_f64", "v_mul_f64"),
    }
)
REVERSED = {
    **{"v_sub_f32": "v_subrev_f32", "v_sub_nc_u32": "v_subrev_nc_u32"},
    **{
        f"v_cmp_{a}_{t}": f"v_cmp_{b}_{t}"
        for t in ("i32", "u32", "f32")
        for a, b in (("lt", "gt"), ("gt", "lt"))
    },
    **{
        f"v_cmp_{a}_{t}": f"v_cmp_{b}_{t}"
        for t in ("i32", "u32", "f32")
        for a, b in (("le", "ge"), ("ge", "le"))
    },
    **{f"v_cmp_{a}_{t}": f"v_cmp_{a}_{t}" for t in ("i32", "u32") for a in ("eq", "ne")},
    **{"v_cmp_eq_f32": "v_cmp_eq_f32", "v_cmp_neq_f32": "v_cmp_neq_f32"},
}
HALF_REGISTERS = frozenset({"v_cvt_f16_f32", "v_cvt_f32_f16"})  # their short encodings reach v0..v127 only


@cache
def encodings(arch: str, op: str) -> frozenset[str]:
    """Names of all encodings of a mnemonic."""
    return frozenset(isa(arch).table.variants(op))


class Forms(NamedTuple):
    """A chip's names of an operation's encodings. short: of the one of 32 bits, empty where it has none."""

    short: str
    long: str


@cache
def forms(arch: str, op: str) -> Forms:
    """What to call a vector operation on a chip."""
    name = generation(arch).names.get(op, op)
    known = encodings(arch, name)
    short, long = name + "_e32", name + "_e64"
    return Forms(short if short in known else "", long if long in known else name)


def register(operand: Any) -> Any:
    """An operand as the ISA takes it."""
    if type(operand) is VReg:
        return reg(operand.at + (VGPR0 if operand.kind == "v" else 0), operand.count)
    if type(operand) is Part:
        first = operand.reg.at + operand.index
        return reg(first + (VGPR0 if operand.reg.kind == "v" else 0), operand.count)
    if type(operand) is BranchTarget:
        return Label(f"loop{operand.number}")
    return operand


@cache
def reg(code: int, count: int) -> Reg:
    return Reg(code, count)


def is_vgpr(operand: Any) -> bool:
    return isinstance(operand, Reg) and operand.is_vgpr


class InstructionEmitter:
    """Turns assigned instructions into the table's instructions for one chip."""

    def __init__(self, arch: str) -> None:
        self.arch = arch
        self.isa: Isa = isa(arch)
        self.names = generation(arch).names

    def items(self, insts: list[RdnaInst]) -> list[IsaInst | Label]:
        """Instructions and labels, ready for `assemble_insts`."""
        return [self.item(i) for i in insts]

    def item(self, inst: RdnaInst) -> IsaInst | Label:
        """One instruction in its shortest encoding."""
        op = inst.op
        if op == "label":
            return Label(f"loop{inst.uses[0].number}")
        defs = [register(d) for d in inst.defs]
        uses = [register(u) for u in inst.uses]
        mods = inst.mods or {}
        if op[0] == "v":
            return self.vector(op, defs, uses, mods)
        op = self.names.get(op, op)
        make = self.isa.inst
        if op.startswith("global_"):
            return make(op + "_saddr", *defs, *uses, **mods)
        if op.startswith("s_load"):
            return make(op + "_imm", *defs, *uses, mods.get("offset", 0))
        if op.startswith("scratch_"):
            return make(op + "_st", *defs, *uses, **mods)
        return make(op, *defs, *uses, **mods)

    def vector(self, op: str, defs: list[Any], uses: list[Any], mods: dict[str, Any]) -> IsaInst:
        """A vector instruction: e32 where operands allow, swapped if that helps."""
        make = self.isa.inst
        if "halves" in mods:
            return self.dual(defs, uses, *mods["halves"])
        if "dpp_ctrl" in mods:
            return make(self.names.get(op, op) + "_dpp", *defs, *uses, **mods)
        short, long = forms(self.arch, op)
        if short and not mods:
            if op.startswith("v_cmp"):
                return self.compare(op, defs, uses)
            if op == "v_cndmask_b32":
                if uses[2].code == VCC_CODE and is_vgpr(uses[1]):
                    return make(short, *defs, *uses[:2])
            elif op in HALF_REGISTERS:
                if all(r.code < VGPR0 + 128 for r in (*defs, *uses) if is_vgpr(r)):
                    return make(short, *defs, *uses)
            elif len(uses) == 1 or (len(uses) == 2 and len(defs) == 1 and is_vgpr(uses[1])):
                return make(short, *defs, *uses)
            elif len(uses) == 2 and len(defs) == 1 and is_vgpr(uses[0]):
                if op in COMMUTATIVE:
                    return make(short, *defs, uses[1], uses[0])
                if op in REVERSED:
                    return make(REVERSED[op] + "_e32", *defs, uses[1], uses[0])
        return make(long, *defs, *uses, **mods)

    def dual(self, defs: list[Any], uses: list[Any], x: tuple[str, bool], y: tuple[str, bool]) -> IsaInst:
        """Two operations in one; each half is its mnemonic and whether it has one source only."""
        name = f"v_dual_{x[0].removeprefix('v_')}_x_{y[0].removeprefix('v_')}"
        split = 1 if x[1] else 2
        end = split + (1 if y[1] else 2)
        return self.isa.inst(name, defs[0], *uses[:split], defs[1], *uses[split:end])

    def compare(self, op: str, defs: list[Any], uses: list[Any]) -> IsaInst:
        """A compare: e32 writes VCC (or EXEC) only."""
        make = self.isa.inst
        if not defs or defs[0].code == VCC_CODE:
            if is_vgpr(uses[1]):
                return make(op + "_e32", *uses)
            if is_vgpr(uses[0]) and op in REVERSED:
                return make(REVERSED[op] + "_e32", uses[1], uses[0])
        return make(op + "_e64", *defs, *uses)


def assemble(arch: str, insts: list[RdnaInst]) -> bytes:
    """Machine code of assigned instructions."""
    emitter = InstructionEmitter(arch)
    return emitter.isa.assemble_insts(emitter.items(insts))


def listing(arch: str, code: bytes) -> str:
    """Machine code as assembly text, one instruction a line, with byte offsets."""
    chip = isa(arch)
    return "\n".join(f"{offset:#06x}  {chip.format(inst)}" for offset, _, inst in chip.disassemble(code))
