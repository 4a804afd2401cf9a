"""What a function that `jit` recorded returns, without the memory of one run: how results are made again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import memory
from tensor.ir import build, carriers
from tensor.ir.graph import Extent, Node, Op, node
from tensor.ir.place import HERE
from tensor.schedule.storage import Storage, gathered
from tensor.value import BaseTensor


class Kept:
    """How a returned tensor is made: its type, and over which memory. results: places among the results of a
    run, one for each device; argument: place among the arguments; neither: `node` itself. at: where it is.
    """

    def __init__(
        self, kind: type[BaseTensor], node: Node, results: Sequence[int] = (), argument: int | None = None
    ) -> None:
        self.kind, self.node, self.results, self.argument = kind, node, results, argument
        self.at = HERE
        self.extents: list[tuple[Extent, int | None]] = []  # and which argument is the count

    def make(self, results: Sequence[Storage], tensors: Sequence[BaseTensor]) -> BaseTensor:
        """What lies in memory of others is detached from it: an assignment makes memory of its own."""
        if self.results:
            units = [results[i] for i in self.results]
            storage = units[0] if len(units) == 1 else gathered(units, self.node.shape, self.at)
            return self.kind._from_node(self.bounded(buffer_node(self.node, storage), tensors))
        found = self.node
        if self.argument is not None:
            under = memory.storage_under(tensors[self.argument].node)
            found = self.node if under is None else buffer_node(self.node, under)
        return self.kind._from_node(build.detach(self.bounded(found, tensors)))

    def bounded(self, found: Node, tensors: Sequence[BaseTensor]) -> Node:
        """With the lengths of this call."""
        counts = [(e, e.length if place is None else tensors[place].node) for e, place in self.extents]
        return build.as_extents(found, [e._replace(length=count) for e, count in counts])


class Keeper:
    """Turns the tensors of a captured result into `Kept`."""

    def __init__(self, results: Sequence[Storage], inputs: Sequence[Storage]) -> None:
        self._results = {storage: place for place, storage in enumerate(results)}
        self._inputs = {storage: place for place, storage in enumerate(inputs)}

    def __call__(self, atom: Any) -> Any:
        if not isinstance(atom, BaseTensor):
            return atom
        storage = memory.storage_under(atom.node)
        if storage is None:
            return Kept(type(atom), atom.node)
        shaped = node(Op.CONST, atom.dtype, atom.shape, (), 0)  # of the node only type and shape are needed
        if all(unit in self._results for unit in storage.units):
            kept = Kept(type(atom), shaped, [self._results[unit] for unit in storage.units])
            kept.at = atom.node.place or HERE
        elif storage in self._inputs:
            kept = Kept(type(atom), shaped, argument=self._inputs[storage])
        else:
            kept = Kept(type(atom), buffer_node(atom.node, storage))
        kept.extents = [(e, self._inputs.get(e.length.storage)) for e in atom.node.extents]
        return kept


def buffer_node(like: Node, storage: Storage) -> Node:
    return carriers.memory(storage, like.dtype, like.shape)
