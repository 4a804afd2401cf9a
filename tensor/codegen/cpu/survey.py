"""What selection must know of a whole program before its first statement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import (
    Accumulate,
    Compute,
    Constant,
    Declare,
    LoadTile,
    LoopProgram,
    Mask,
    Number,
    Operand,
    Scale,
    Statement,
    StoreTile,
    Tile,
    Total,
    operands,
    walk,
)
from tensor.plan.cost import SLOTS, strides

UNROLLED = 16  # parts of an axis from which it is a loop
WIDE = 8  # vectors side by side of a row of sums, from which they are in memory and a loop goes over them
DEAR = 4.0  # issue slots from which a value that is used twice is kept


class Survey:
    """uniform: tiles and variables that all lanes have the same of. consecutive: places that follow each
    other from lane to lane, or are all outside of every array. fused: products of float32 and float64 that
    are only added to a sum. dear: tiles along loops that are computed once and kept."""

    def __init__(self, program: LoopProgram) -> None:
        self.program = program
        self.statements = list(walk(program.body))
        self.made = {s.out: s for s in self.statements if isinstance(s, Compute | LoadTile | Number)}
        self.long = self.long_axes()
        self.uniform = self.find_uniform()
        self.consecutive = self.find_consecutive()
        self.fused = self.find_fused()
        self.dear = self.find_dear()

    # --- loops over parts

    def long_axes(self) -> frozenset[Axis]:
        """Parts that become loops: not those of variables but for wide rows, which LLVM would read in an
        order of its own, nor of tiles that come from shared memory."""
        found: set[Axis] = set()
        fixed: set[Axis] = set()
        wide = self.wide_rows() | self.wide_sums()
        for statement in self.statements:
            if isinstance(statement, Compute | LoadTile | Number):
                found.update(statement.out.parts)
            if isinstance(statement, LoadTile) and not isinstance(statement.array, Param):
                fixed.update(statement.out.parts)
            if isinstance(statement, Declare):
                fixed.update(statement.variable.parts)
            if isinstance(statement, Total):
                fixed.update(statement.out.parts)
        return frozenset(a for a in found - fixed if a.size > UNROLLED) | wide

    def wide_sums(self) -> frozenset[Axis]:
        """Parts of each lane's own sums that are more than registers hold."""
        totals = [s for s in self.statements if isinstance(s, Total)]
        joined = {a for s in totals if s.lanes > 1 for a in s.variable.parts}
        return frozenset(a for s in totals for a in s.variable.parts if a.size > UNROLLED and a not in joined)

    def wide_rows(self) -> frozenset[Axis]:
        """The one part of all sums, along which vectors of a row lie beside each other in what is stored."""
        parts = {s.variable.parts for s in self.statements if isinstance(s, Declare)}
        if len(parts) != 1 or len(row := parts.pop()) != 1 or row[0].size < WIDE:
            return frozenset()
        stores, lane = [s for s in self.statements if isinstance(s, StoreTile)], self.program.lane
        places = [dict(strides(store.index)) for store in stores]
        is_row = all(place.get(lane) == 1 and place.get(row[0]) == lane.size for place in places)
        is_plain = all(s.lanes == 1 for s in self.statements if isinstance(s, Total))
        return frozenset(row) if is_row and is_plain else frozenset()

    def is_long(self, parts: Iterable[Axis]) -> bool:
        return any(part in self.long for part in parts)

    def find_dear(self) -> set[Tile]:
        """Loads of what the program writes, and values of several operations, that two loops use."""
        roots: Counter[Tile] = Counter()
        for group in self.consumers():
            roots.update(self.reached(group))
        dear = set()
        for tile, count in roots.items():
            statement = self.made[tile]
            writes = isinstance(statement, LoadTile) and "w" in getattr(statement.array, "access", "w")
            if writes or (count > 1 and self.slots(tile) >= DEAR):
                dear.add(tile)
        return dear

    def consumers(self) -> list[list[Operand]]:
        """What each loop over parts reads; neighbouring stores share one."""
        found: list[list[Operand]] = []
        before: Statement | None = None
        for statement in self.statements:
            if isinstance(statement, StoreTile):
                if isinstance(before, StoreTile) and before.parts == statement.parts:
                    found[-1].append(statement.value)
                else:
                    found.append([statement.value])
            elif isinstance(statement, Accumulate):
                found.append([statement.source])
            before = statement
        return found

    def reached(self, roots: Iterable[Operand]) -> set[Tile]:
        """Tiles along loops that some operands need."""
        found: set[Tile] = set()
        waiting = [r for r in roots if isinstance(r, Tile)]
        while waiting:
            tile = waiting.pop()
            if tile in found or tile not in self.made or not self.is_long(tile.parts):
                continue
            found.add(tile)
            waiting.extend(s for s in operands(self.made[tile]) if isinstance(s, Tile))
        return found

    def slots(self, tile: Tile) -> float:
        """Issue slots of a value and of what it needs along the loop."""
        total = 0.0
        for each in self.reached([tile]):
            statement = self.made[each]
            total += SLOTS.get(statement.op, 1.0) if isinstance(statement, Compute) else 0.0
        return total

    # --- lanes

    def find_uniform(self) -> set[Tile]:
        """Tiles and variables that no lane has another value of."""
        found: set[Tile] = set()
        masked = False
        is_read_early = any(isinstance(s, Scale) for s in self.statements)  # before all of it is collected
        for statement in self.statements:
            match statement:
                case Mask():
                    masked = masked or self.varies(statement.bound.form)
                case Declare() if not is_read_early:
                    found.add(statement.variable)
                case Accumulate():
                    if not self.same((statement.source,), found) or self.guards_vary(statement.guards):
                        found.discard(statement.variable)
                case Total():
                    if statement.lanes == self.program.lane.size or statement.variable in found:
                        found.add(statement.out)
                case LoadTile():
                    varies = masked or self.guards_vary(statement.guards) or self.varies(statement.index)
                    if not varies and self.same(operands(statement), found):
                        found.add(statement.out)
                case Number():
                    if not self.varies(statement.form):
                        found.add(statement.out)
                case Compute():
                    if self.same(statement.sources, found):
                        found.add(statement.out)
        return found

    def find_consecutive(self) -> set[Tile]:
        """Places that are a number which counts lanes, and what all lanes have the same of added to it; one
        choice may stand behind that, between them and a place that no array has."""
        counting: set[Tile] = set()
        found: set[Tile] = set()
        for statement in self.statements:
            match statement:
                case Number():
                    if dict(strides(statement.form)).get(self.program.lane) == 1:
                        counting.add(statement.out)
                case Compute(op=Op.ADD, sources=(one, other)):
                    if any(
                        a in counting and self.same((b,), self.uniform)
                        for a, b in ((one, other), (other, one))
                    ):
                        counting.add(statement.out)
                case Compute(op=Op.WHERE, sources=(holds, place, Constant(value=nowhere))):
                    if nowhere < 0 and place in counting and self.same((holds,), self.uniform):
                        found.add(statement.out)
        return found | counting

    def same(self, sources: Sequence[Operand], found: set[Tile]) -> bool:
        return all(not isinstance(s, Tile) or s in found for s in sources)

    def varies(self, form: Form) -> bool:
        return self.program.lane in form.axes

    def guards_vary(self, guards: Iterable[Bound]) -> bool:
        return any(self.varies(g.form) for g in guards)

    def find_fused(self) -> dict[Tile, Compute]:
        """Products that only one sum reads, with no guard between."""
        uses = Counter(s for statement in self.statements for s in operands(statement) if isinstance(s, Tile))
        found: dict[Tile, Compute] = {}
        for statement in self.statements:
            if not isinstance(statement, Accumulate) or statement.op is not Op.REDUCE_ADD or statement.guards:
                continue
            source = statement.source
            made = self.made.get(source) if isinstance(source, Tile) else None
            if not isinstance(made, Compute) or made.op is not Op.MUL or uses[made.out] != 1:
                continue
            is_wide = made.out.dtype.kind == "f" and made.out.dtype.bits >= 32
            if is_wide and (self.is_long(statement.variable.parts) or not self.is_long(made.out.parts)):
                found[made.out] = made
        return found
