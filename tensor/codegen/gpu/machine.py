"""Machine code before registers are assigned: instructions over virtual registers, in loops.

Stands under every pass of a graphics processor's code generator. An instruction is a mnemonic with its defs
and uses in assembly order. Nothing here knows what a kernel computes, nor any chip's registers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Any


class VReg:
    """A virtual register of `count` dwords. kind: the file it lies in, a letter. `at`: the assigned first
    register. `home`: the scope that made it. `fixed`: assigned by the calling convention, defined at entry.
    `mask`: does it hold a truth value of each lane?"""

    __slots__ = ("at", "count", "fixed", "home", "kind", "mask", "number")

    def __init__(self, number: int, kind: str, count: int = 1, mask: bool = False) -> None:
        self.number = number
        self.kind = kind
        self.count = count
        self.mask = mask
        self.at = -1
        self.fixed = False
        self.home: Any = None

    def __getitem__(self, index: int) -> VReg | Part:
        """Dword `index` of this register as an operand."""
        return self if self.count == 1 else Part(self, index, 1)

    def pair(self, index: int) -> VReg | Part:
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


@dataclass(frozen=True, slots=True)
class BranchTarget:
    """A branch target; the instruction `label` with the same number marks it."""

    number: int


@dataclass(slots=True, eq=False)
class MachineInst:
    """One instruction. uses: explicit sources in assembly order; tied: the defs are read as well.

    mods: what belongs to the mnemonic, by the names of the chip's assembler.
    """

    op: str
    defs: tuple[Any, ...]
    uses: tuple[Any, ...]
    mods: dict[str, Any] | None = None

    @property
    def tied(self) -> bool:
        """Is what the destination held before still of use?"""
        return False

    def __repr__(self) -> str:
        operands = ", ".join(map(str, (*self.defs, *self.uses)))
        mods = "".join(f" {k}:{v}" for k, v in (self.mods or {}).items())
        return f"{self.op} {operands}{mods}".rstrip()


@dataclass(slots=True, eq=False)
class Loop:
    """A counted loop: `body` runs again while its last comparison says so."""

    body: list[Any] = field(default_factory=list)
    condition: Any = None  # the register that holds the answer, where it is not a flag of the chip


def base_reg(operand: Any) -> VReg | None:
    """The virtual register behind an operand, or None."""
    if type(operand) is VReg:
        return operand
    return operand.reg if type(operand) is Part else None


BEHIND = (VReg, Part)  # the classes of operands behind which a virtual register is


def registers(operands: Iterable[Any]) -> list[VReg]:
    """The virtual registers behind operands, as often as they are named."""
    return [o if type(o) is VReg else o.reg for o in operands if type(o) in BEHIND]


def walk(items: Iterable[Any]) -> Iterator[Any]:
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

    insts: list[Any]
    loops: list[tuple[int, int]]


def linearise(items: Iterable[Any], back: Callable[[BranchTarget, Loop], MachineInst]) -> Code:
    """Lay loops out as label, body and what `back` makes: the branch to the label."""
    code = Code([], [])
    _lay(items, code, back)
    return code


def _lay(items: Iterable[Any], code: Code, back: Callable[[BranchTarget, Loop], MachineInst]) -> None:
    for item in items:
        if isinstance(item, MachineInst):
            code.insts.append(item)
            continue
        slot = len(code.loops)
        first = len(code.insts)
        code.loops.append((first, first))
        target = BranchTarget(slot)
        code.insts.append(MachineInst("label", (), (target,)))
        _lay(item.body, code, back)
        code.insts.append(back(target, item))
        code.loops[slot] = (first, len(code.insts) - 1)


def insert(code: Code, before: Mapping[int, Sequence[Any]]) -> None:
    """Put instructions before those of the given indices, inside their loops, and move the loop bounds
    along."""
    if not before:
        return
    places = sorted(before)
    made = code.insts[: places[0]]
    for place, following in pairwise([*places, len(code.insts)]):
        made += before[place]
        made += code.insts[place:following]
    grown = [0, *accumulate(len(before[place]) for place in places)]  # by how much what stands behind moves
    moved = [i + grown[bisect_right(places, i)] for loop in code.loops for i in loop]
    code.insts[:] = made
    code.loops[:] = list(zip(moved[::2], moved[1::2], strict=True))


def remove(code: Code, is_removed: Callable[[Any], bool]) -> None:
    """Take instructions out, none that begins or ends a loop, and move the loop bounds along."""
    made: list[Any] = []
    index_of: list[int] = []
    for inst in code.insts:
        index_of.append(len(made))
        if not is_removed(inst):
            made.append(inst)
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def text(items: Iterable[Any], indent: str = "") -> str:
    """The code as text, loops indented."""
    lines: list[str] = []
    for item in items:
        if isinstance(item, Loop):
            lines.append(f"{indent}loop:")
            lines.append(text(item.body, indent + "  "))
        else:
            lines.append(f"{indent}{item}")
    return "\n".join(lines)
