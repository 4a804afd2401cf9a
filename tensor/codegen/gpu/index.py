"""Index forms to registers, each part computed once.

Stands between `plan/tile.py` (which simplifies forms) and memory access selection. Every partial sum is kept
in the scope where its deepest atom lives, so it is hoisted out of loops.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu.machine import VReg
from tensor.ir.form import Atom, Axis, Digit, Form

Term = tuple[Atom, int]


class Index:
    """Turns forms over hardware axes into operands. `lane`, `group`: the axes of the lane id and work-group
    id."""

    def __init__(self, root: Any, lane: Axis, group: Axis, lane_id: VReg, group_id: VReg) -> None:
        self.root = root
        self.lane = lane
        self.group = group
        self.lane_id = lane_id
        self.group_id = group_id
        self.loops: dict[Axis, Any] = {}
        self.places: dict[Atom, tuple[bool, Any]] = {lane: (True, root)}

    def enter(self, axis: Axis, scope: Any) -> None:
        """From here on `axis` is the counter of the loop `scope`."""
        self.loops[axis] = scope
        self.places[axis] = False, scope

    def place(self, atom: Atom) -> tuple[bool, Any]:
        """(varies by lane, scope in which the atom's value is known)."""
        found = self.places.get(atom)
        if found is None:
            by_lane, scope = False, self.root
            for axis in () if isinstance(atom, Axis) else atom.form.axes:
                lane, where = self.place(axis)
                by_lane = by_lane or lane
                scope = where if where.depth > scope.depth else scope
            found = self.places[atom] = by_lane, scope
        return found

    def atom(self, atom: Atom) -> Any:
        """The value of an atom in a register."""
        by_lane, scope = self.place(atom)
        if isinstance(atom, Axis):
            if atom == self.lane:
                return self.lane_id
            if atom == self.group:
                return self.group_id
            return scope.count()
        key = ("atom", atom)
        found = scope.memo.get(key)
        if found is None:
            found = self._digit(atom, scope, by_lane)
            scope.memo[key] = found
        return found

    def _digit(self, atom: Digit, scope: Any, by_lane: bool) -> Any:
        """The value of a digit."""
        raise NotImplementedError

    def value(self, form: Form) -> Any:
        """The whole form as one operand: an int or a register."""
        raise NotImplementedError

    def ordered(self, terms: list[Term]) -> list[Term]:
        """Terms from the outermost scope inwards."""
        return sorted(terms, key=lambda t: self.place(t[0])[1].depth)
