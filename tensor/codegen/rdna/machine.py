"""Machine code before registers are assigned: instructions over virtual registers, in loops.

Stands between selection and the passes that schedule, allocate, wait and encode. An instruction is a
mnemonic of the ISA table with its defs and uses in assembly order; the encoding (e32, e64, saddr) is picked
in `emit.py` when registers are known. Nothing here knows what a kernel computes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from drivers.amd.isa.operand import Reg


class VReg:
    """A virtual register of `count` dwords. kind: 's' scalar, 'v' vector. `at`: the assigned first register.
    `home`: the scope that made it. `fixed`: assigned by the calling convention, defined at entry."""

    __slots__ = ("at", "count", "fixed", "home", "kind", "mask", "number")

    def __init__(self, number: int, kind: str, count: int = 1, mask: bool = False) -> None:
        self.number = number
        self.kind = kind
        self.count = count
        self.mask = mask
        self.at = -1
        self.fixed = False
        self.home: Any = None

    def __getitem__(self, index: int) -> Operand:
        """Dword `index` of this register as an operand."""
        return self if self.count == 1 else Part(self, index, 1)

    def pair(self, index: int) -> Operand:
        """Dwords `index` and `index + 1` as an operand."""
        return self if self.count == 2 else Part(self, index, 2)

    def __repr__(self) -> str:
        width = "" if self.count == 1 else f"x{self.count}"
        return f"%{self.kind}{self.number}{width}"


@dataclass(frozen=True, slots=True)
class Part:
    """Dwords index..index+count-1 of a wider virtual register."""

    reg: VReg
    index: int
    count: int = 1

    def __getitem__(self, index: int) -> Part:
        """Dword `index` of this part."""
        return Part(self.reg, self.index + index, 1)

    def __repr__(self) -> str:
        last = "" if self.count == 1 else f":{self.index + self.count - 1}"
        return f"{self.reg}[{self.index}{last}]"


VCC = Reg(106)
EXEC = Reg(126)
SCC = Reg(253)

Operand = VReg | Part | Reg | int | float


@dataclass(frozen=True, slots=True)
class BranchTarget:
    """A branch target; the instruction `label` with the same number marks it."""

    number: int


@dataclass(slots=True, eq=False)
class Inst:
    """One instruction. uses: explicit sources in assembly order; tied: the defs are read as well.

    mods: assembly modifiers by the ISA table's names, such as offset, src0_modifiers, dpp_ctrl.
    """

    op: str
    defs: tuple[Any, ...]
    uses: tuple[Any, ...]
    mods: dict[str, Any] | None = None

    @property
    def tied(self) -> bool:
        return self.op in TIED

    def __repr__(self) -> str:
        operands = ", ".join(map(str, (*self.defs, *self.uses)))
        mods = "".join(f" {k}:{v}" for k, v in (self.mods or {}).items())
        return f"{self.op} {operands}{mods}".rstrip()


@dataclass(slots=True, eq=False)
class Loop:
    """A counted loop: `body` runs until its last scalar compare clears SCC."""

    body: list[Inst | Loop] = field(default_factory=list)


# Instructions whose destination is also a source.
TIED = frozenset(
    {
        "v_fmac_f32",
        "v_fmac_f16",
        "v_permlanex16_b32",
        "v_writelane_b32",
        "v_cvt_pk_u8_f32",
        "v_dot2acc_f32_f16",
    }
)
SCC_READERS = frozenset(
    {
        "s_addc_u32",
        "s_subb_u32",
        "s_cselect_b32",
        "s_cselect_b64",
        "s_cbranch_scc0",
        "s_cbranch_scc1",
        "s_cmov_b32",
    }
)
SCC_KEEPERS = frozenset(
    {
        *(
            "s_mov_b32",
            "s_mov_b64",
            "s_movk_i32",
            "s_mul_i32",
            "s_mul_hi_u32",
            "s_mul_hi_i32",
            "s_cselect_b32",
        ),
        *("s_cselect_b64", "s_sext_i32_i8", "s_sext_i32_i16", "s_brev_b32", "s_cmov_b32", "s_bfm_b32"),
    }
)
VCC_READERS = frozenset({"v_div_fmas_f32", "v_div_fmas_f64"})
TRANS = frozenset(
    {
        *("v_exp_f32", "v_log_f32", "v_rcp_f32", "v_rsq_f32", "v_sqrt_f32", "v_sin_f32", "v_cos_f32"),
        *("v_rcp_iflag_f32", "v_rcp_f16", "v_rsq_f16", "v_sqrt_f16", "v_exp_f16", "v_log_f16"),
        *("v_rcp_f64", "v_rsq_f64", "v_sqrt_f64"),
    }
)


def unit(op: str) -> str:
    """Which unit runs the mnemonic: salu, valu, trans, smem, vmem, vstore, lds, branch, wait."""
    head = op[:2]
    if head == "v_":
        return "trans" if op in TRANS else "valu"
    if op.startswith(("global_", "scratch_")):
        return "vstore" if "_store" in op else "vmem"
    if head == "ds":
        return "lds"
    if op.startswith("s_load"):
        return "smem"
    if op.startswith(("s_cbranch", "s_branch", "s_endpgm", "s_barrier", "label")):
        return "branch"
    return "wait" if op.startswith(("s_wait", "s_nop", "s_delay")) else "salu"


_UNITS: dict[str, str] = {}


def unit_of(op: str) -> str:
    """`unit` with its answers kept."""
    found = _UNITS.get(op)
    if found is None:
        found = _UNITS[op] = unit(op)
    return found


def writes_scc(op: str) -> bool:
    """Does this scalar instruction set SCC?"""
    return unit_of(op) == "salu" and op not in SCC_KEEPERS and not op.startswith("s_setreg")


def base_reg(operand: Any) -> VReg | None:
    """The virtual register behind an operand, or None."""
    if type(operand) is VReg:
        return operand
    return operand.reg if type(operand) is Part else None


def walk(items: Iterable[Inst | Loop]) -> Iterator[Inst]:
    """Every instruction in order, loop bodies once."""
    for item in items:
        if isinstance(item, Loop):
            yield from walk(item.body)
        else:
            yield item


@dataclass(slots=True)
class Code:
    """A function in linear order. loops: (first, last) instruction indices of each loop body, outer loops
    first."""

    insts: list[Inst]
    loops: list[tuple[int, int]]


def linearise(items: Iterable[Inst | Loop]) -> Code:
    """Lay loops out as label, body, branch back. The body ends with the compare that sets SCC."""
    code = Code([], [])
    _lay(items, code)
    return code


def _lay(items: Iterable[Inst | Loop], code: Code) -> None:
    for item in items:
        if isinstance(item, Inst):
            code.insts.append(item)
            continue
        slot = len(code.loops)
        first = len(code.insts)
        code.loops.append((first, first))
        target = BranchTarget(slot)
        code.insts.append(Inst("label", (), (target,)))
        _lay(item.body, code)
        code.insts.append(Inst("s_cbranch_scc1", (), (target,)))
        code.loops[slot] = (first, len(code.insts) - 1)


def insert(code: Code, before: Mapping[int, Sequence[Inst]]) -> None:
    """Put instructions before those of the given indices, inside their loops, and move the loop bounds
    along."""
    if not before:
        return
    made: list[Inst] = []
    index_of: list[int] = []
    for i, inst in enumerate(code.insts):
        made.extend(before.get(i, ()))
        index_of.append(len(made))
        made.append(inst)
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def text(items: Iterable[Inst | Loop], indent: str = "") -> str:
    """The code as text, loops indented."""
    lines: list[str] = []
    for item in items:
        if isinstance(item, Loop):
            lines.append(f"{indent}loop:")
            lines.append(text(item.body, indent + "  "))
        else:
            lines.append(f"{indent}{item}")
    return "\n".join(lines)
