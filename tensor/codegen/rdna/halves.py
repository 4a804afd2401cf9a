"""Float16 values stay in the halves of dwords that they came in: v_fma_mix reads its sources from there and
rounds its result into one.

Runs between selection and ordering. Selection holds a float16 as float32 and converts it where it is loaded
and stored. Here sums and products take converted values from the dword itself, a value that is stored as it
was loaded is not converted at all, and what nothing reads any more is taken out. Source: LLVM,
VOP3PInstructions.td, FMA_MIX; the result in float32 is rounded once more where it is a half.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tensor.codegen.gpu.machine import Code, VReg, base_reg, remove
from tensor.codegen.rdna.build import is_inline
from tensor.codegen.rdna.convert import PACK_HALVES
from tensor.codegen.rdna.machine import RdnaInst

WIDEN, NARROW, PACK = "v_cvt_f32_f16", "v_cvt_f16_f32", "v_perm_b32"
NEGATIVE, SELECT_HIGH, IS_HALF = 1, 4, 8  # modifiers of a source: neg, op_sel, op_sel_hi
ONE, ZERO = (1.0, 0), (0.0, NEGATIVE)  # x * 1 and x + -0 are x, whatever its sign
SHARED = 3  # uses of a converted value from which on converting it once is as cheap
MOST_SCALARS = 2  # registers of the scalar unit that one vector instruction reads
SUMS = frozenset({"v_add_f32", "v_sub_f32", "v_mul_f32", "v_fma_f32"})
ROUNDED = "v_fma_mixlo_f16"
PURE = frozenset({WIDEN, NARROW, PACK, ROUNDED, "v_lshrrev_b32", "v_mov_b32", *SUMS})  # taken out when unread
Source = tuple[Any, int]  # an operand, and its modifiers


def use_halves(code: Code) -> None:
    """Change the code of a kernel that has conversions of float16."""
    if any(inst.op in (WIDEN, NARROW) for inst in code.insts):
        Halves(code).run()


class Halves:
    """The definitions and readers of one function's registers."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.made: dict[VReg, RdnaInst | None] = {}  # None: in several pieces or more than once
        self.readers: defaultdict[VReg, int] = defaultdict(int)
        for inst in code.insts:
            for operand in inst.defs:
                reg = base_reg(operand)
                if reg is not None:
                    self.made[reg] = None if reg in self.made or operand is not reg else inst
            self.count(inst, 1)

    def run(self) -> None:
        rules = {WIDEN: self.widen, NARROW: self.narrow, PACK: self.pack}
        for inst in self.code.insts:
            if inst.op in rules and not inst.mods:
                rules[inst.op](inst)
            elif inst.op == "v_fmac_f32" or inst.op in SUMS:
                self.mix(inst)
        gone = {id(inst) for inst in self.unread()}
        remove(self.code, lambda inst: id(inst) in gone)

    def half(self, operand: Any) -> Source:
        """The dword that has a 16-bit value, and SELECT_HIGH where it is the upper half."""
        inst = self.maker(operand)
        if inst is None or inst.mods:
            return operand, 0
        if inst.op == "v_mov_b32" and self.is_kept(inst.uses[0]):
            return inst.uses[0], 0
        if inst.op == "v_lshrrev_b32" and inst.uses[0] == 16 and self.is_kept(inst.uses[1]):
            return inst.uses[1], SELECT_HIGH
        return operand, 0

    def widen(self, inst: RdnaInst) -> None:
        """Read the upper half where it is."""
        source, high = self.half(inst.uses[0])
        reg = base_reg(source)
        if reg is not None and reg.kind == "v":
            self.change(inst, WIDEN, (source,), {"src0_modifiers": high} if high else None)

    def narrow(self, inst: RdnaInst) -> None:
        """A half that was widened is there already, and a sum or product is rounded as it is made."""
        made = self.maker(inst.uses[0])
        if made is None:
            return
        if made.op == WIDEN and self.is_kept(made.uses[0]):
            high = bool(made.mods)
            self.change(inst, "v_lshrrev_b32" if high else "v_mov_b32", ((16,) * high + made.uses))
            return
        found = self.mixed(made)
        if found and self.readers[inst.uses[0]] == 1 and all(self.is_kept(s) for s, _ in found):
            self.change(inst, ROUNDED, *operands_of(found))

    def pack(self, inst: RdnaInst) -> None:
        """Two halves beside each other: as they are in a dword, out of two, or rounded into one."""
        if inst.uses[2] != PACK_HALVES:
            return
        (high, upper), (low, lower) = self.half(inst.uses[0]), self.half(inst.uses[1])
        if high == low and upper and not lower:
            self.change(inst, "v_mov_b32", (low,))
        elif upper or lower:
            selector = (0x07060000 if upper else 0x05040000) | (0x0302 if lower else 0x0100)
            self.change(inst, PACK, (high, low, selector))
        else:
            self.join(inst, *map(self.maker, inst.uses[:2]))

    def join(self, inst: RdnaInst, high: RdnaInst | None, low: RdnaInst | None) -> None:
        """Round both into one register."""
        if high is not None and low is not None and self.is_only_packed(high) and self.is_only_packed(low):
            low.defs = inst.defs
            self.change(inst, "v_fma_mixhi_f16", high.uses, high.mods)
            self.made[inst.defs[0]] = None

    def is_only_packed(self, inst: RdnaInst) -> bool:
        """Is this a half that was rounded for one reader?"""
        return inst.op == ROUNDED and self.readers[inst.defs[0]] == 1

    def mix(self, inst: RdnaInst) -> None:
        """Read sources from halves, where that saves more than it takes from dual instructions."""
        widened = [use for use in inst.uses if (made := self.maker(use)) is not None and made.op == WIDEN]
        if any(self.readers[use] < SHARED for use in widened):
            found = self.mixed(inst)
            if found is not None:
                self.change(inst, "v_fma_mix_f32", *operands_of(found))

    def mixed(self, inst: RdnaInst) -> list[Source] | None:
        """The three sources of a sum of a product, None if it is not one that v_fma_mix can be."""
        if inst.op == "v_fma_mix_f32":
            return [(use, (inst.mods or {}).get(f"src{n}_modifiers", 0)) for n, use in enumerate(inst.uses)]
        if inst.mods or not all(map(is_short, inst.uses)):
            return None
        sides = [self.source(use) for use in inst.uses]
        scalars = {use for use, _ in sides if (reg := base_reg(use)) is not None and reg.kind == "s"}
        return None if len(scalars) > MOST_SCALARS else self.summed(inst, sides)

    def summed(self, inst: RdnaInst, sides: list[Source]) -> list[Source] | None:
        """Both factors and what is added to their product."""
        match inst.op:
            case "v_mul_f32":
                return [*sides, ZERO]
            case "v_add_f32":
                return [sides[0], ONE, sides[1]]
            case "v_sub_f32":
                return [sides[0], ONE, (sides[1][0], sides[1][1] | NEGATIVE)]
            case "v_fma_f32":
                return sides
            case "v_fmac_f32":
                return [*sides, (inst.defs[0], 0)]
        return None

    def source(self, use: Any) -> Source:
        """Where a source is read from."""
        made = self.maker(use)
        if made is None or made.op != WIDEN or not self.is_kept(made.uses[0]):
            return use, 0
        return made.uses[0], IS_HALF | (made.mods or {}).get("src0_modifiers", 0)

    def maker(self, operand: Any) -> RdnaInst | None:
        """The only instruction that makes a register as a whole."""
        return self.made.get(operand) if type(operand) is VReg else None

    def is_kept(self, operand: Any) -> bool:
        """Does an operand hold the same value wherever it can be read?"""
        reg = base_reg(operand)
        if reg is None or reg.fixed:
            return reg is None
        made = self.made.get(reg)
        return made is not None and not made.tied

    def change(
        self, inst: RdnaInst, op: str, uses: tuple[Any, ...], mods: dict[str, Any] | None = None
    ) -> None:
        """Make another instruction of one."""
        self.count(inst, -1)
        inst.op, inst.uses, inst.mods = op, uses, mods
        self.count(inst, 1)

    def count(self, inst: RdnaInst, more: int) -> None:
        """So many more readers, once for each operand, of the registers that an instruction reads."""
        for operand in (*inst.uses, *inst.defs) if inst.tied else inst.uses:
            reg = base_reg(operand)
            if reg is not None:
                self.readers[reg] += more

    def unread(self) -> Iterator[RdnaInst]:
        """Instructions whose results nothing reads, users before what they alone read."""
        for inst in reversed(self.code.insts):
            if inst.op in PURE and not any(self.readers[reg] for reg in map(base_reg, inst.defs) if reg):
                self.count(inst, -1)
                yield inst


def is_short(operand: Any) -> bool:
    """A dword of a register, or a float that takes no literal."""
    if base_reg(operand) is not None:
        return bool(operand.count == 1)
    return isinstance(operand, float) and is_inline(operand)


def operands_of(sources: list[Source]) -> tuple[tuple[Any, ...], dict[str, int] | None]:
    """The operands of v_fma_mix, and what it says of them."""
    mods = {f"src{n}_modifiers": modifier for n, (_, modifier) in enumerate(sources) if modifier}
    return tuple(operand for operand, _ in sources), mods or None
