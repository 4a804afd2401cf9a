"""Nested scopes of instructions: the kernel's entry and the bodies of its loops.

Stands under selection. What is emitted into an outer scope while an inner one is open runs before it, so
loop-invariant code is hoisted by naming the right scope.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from tensor.codegen.gpu.machine import Part, VReg
from tensor.ir.errors import IRError


class Scope:
    """An open list of instructions. chip: the facts of the target. memo: what was computed here. closing:
    runs at the end of each iteration. opened: of the entry, it and all scopes inside."""

    def __init__(self, numbers: Iterator[int], chip: Any, parent: Self | None = None) -> None:
        self.items: list[Any] = []
        self.memo: dict[Any, Any] = {}
        self.closing: list[Any] = []
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.counter: VReg | None = None
        self.numbers = numbers
        self.chip = chip
        self.root: Self = self if parent is None else parent.root
        self.opened: list[Self] = [self] if parent is None else []

    def inner(self) -> Self:
        """A new scope inside this one."""
        made = type(self)(self.numbers, self.chip, self)
        self.root.opened.append(made)
        return made

    def outer(self) -> Self:
        """The scope around this one. Raises IRError for the entry, which nothing is around."""
        if self.parent is None:
            raise IRError("the entry scope has no scope around it")
        return self.parent

    def reg(self, kind: str, count: int = 1, mask: bool = False) -> VReg:
        """A fresh virtual register."""
        made = VReg(next(self.numbers), kind, count, mask)
        made.home = self
        return made

    def end(self) -> list[Any]:
        """The entry's instructions. No scope is of use from here on: each lets go of its registers, which
        know it, so that all are freed at once and not by Python's search for garbage."""
        items = self.items
        for scope in self.opened:
            vars(scope).clear()
        return items

    def close(self) -> None:
        """Splice this straight-line scope into its parent."""
        self.outer().items.extend(self.items)


def deeper(scope: Any, operand: Any) -> Any:
    """The deeper of `scope` and the scope that computed the operand."""
    reg = operand.reg if type(operand) is Part else operand
    if type(reg) is VReg and reg.home is not None and reg.home.depth > scope.depth:
        return reg.home
    return scope
