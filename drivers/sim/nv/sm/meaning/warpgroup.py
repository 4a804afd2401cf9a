"""Products of a warpgroup (HGMMA), a quarter of the 64 rows for each of its four warps.

Matrices in shared memory are named by descriptors of 64 bits; PTX ISA 8.7, "Asynchronous warpgroup level
matrix instructions": bits 13:0 where the matrix begins, 29:16 and 45:32 the leading and the stride
dimension's distance (all in units of 16 bytes), 63:62 the swizzle: 1 of 128, 2 of 64, 3 of 32 bytes. What
lies at which distance: the canonical layouts of the same chapter. 8 x 16 bytes are a core matrix.

Believed: the sum of sixteen products and the accumulator is made in doubles and cut off to f32 (as HMMA's).
Base offsets (bits 51:49) are taken for 0 alone. Results are there at once; that they are waited for is the
checker's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import ZERO, Lanes, Value, WarpLanes
from drivers.sim.nv.sm.meaning.matrix import cut_single, two_halves
from drivers.sim.nv.sm.meaning.rules import half_to_single

RULES = Handlers[WarpLanes]()


@dataclass(frozen=True)
class ProductKind:
    """How sides are taken. type: the instruction's spelling. turned, negative: of both sides."""

    type: str
    in_registers: bool
    turned: tuple[bool, bool]
    negative: tuple[bool, bool]

    @property
    def is_half(self) -> bool:
        """Whether sums are f16, two of them in a register."""
        return self.type == "F16"


def kind_of(i: PlacedInst) -> ProductKind:
    negative = bool(i.get("negA") or i.get("a_neg")), bool(i.get("negB"))
    turned = bool(i.get("tnspA")), bool(i.get("tnspB"))
    return ProductKind(modifier(i.made.form, i.word, "kind"), "a" in i.operands, turned, negative)


def columns_of(i: PlacedInst) -> int:
    return 8 * (i.get("shape") + 1)


def descriptors_of(i: PlacedInst) -> int:
    """The first of the uniform registers with the descriptors: the right side's begins two behind it."""
    return i.get("b") if "a" in i.operands else i.get("ab")


@RULES("HGMMA")
def product(m: WarpLanes, i: PlacedInst) -> None:
    m.warpgroup_product(i, m.truth(i, "adds") if i.get("c") != ZERO else m.const(0, "bool"))


def rounded(m: Lanes, is_half: bool, totals: Sequence[Value], before: Value) -> Value:
    """u32 of a result: a sum of products, or two, with what the register of C has."""
    if not is_half:
        return cut_single(m, totals[0] + m.number(m.cast(before, "f32"), "f64"))
    old = [m.number(half_to_single(m, before >> 16 * n & 0xFFFF), "f64") for n in range(2)]
    return two_halves(m, totals[0] + old[0], totals[1] + old[1])
