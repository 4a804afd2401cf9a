"""An FX graph of ATen operators: pieces that the device computes, and between them nodes that torch does."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from operator import getitem
from typing import Any

import torch
from torch import fx

from tensor import Tensor
from tensor.torch_front import bridge, lengths, resident, steps
from tensor.torch_front.lengths import Count, Lengths, Sizes
from tensor.torch_front.piece import Piece
from tensor.torch_front.steps import Refused, TorchStep

_told: set[str] = set()


class TorchGraph:
    """A graph that is called with torch's tensors in a list and gives torch's tensors.

    lasting: places of inputs that are the same memory in every call (parameters). shown: how many results are
    for users; the rest is for the backward graph and stays on the device. known: of the sizes of the function
    that this is a graph of.
    """

    def __init__(
        self, module: fx.GraphModule, lasting: Sequence[int], shown: int | None, known: Lengths
    ) -> None:
        self._module, self._known = module, known
        nodes = list(module.graph.nodes)
        for node in filter(steps.is_copy, nodes):
            node.replace_all_uses_with(node.args[1])
        self._inputs = [node for node in nodes if node.op == "placeholder"]
        self._constants = [node for node in nodes if node.op == "get_attr"]
        self._output: list[Any] = list(nodes[-1].args[0])
        self._shown = len(self._output) if shown is None else shown
        self._foreign: set[fx.Node] = set()
        self._calls = [n for n in nodes if n.op == "call_function" and not steps.is_nothing(n)]
        self._written = {node.args[0]: node.args[1] for node in self._calls if steps.is_copy(node)}
        self._lasting = {self._inputs[place] for place in lasting} | set(self._written)
        self._places = lengths.places(self._inputs)
        known.choose(self._inputs, self._places, set(self._written))
        self._chosen = known.chosen
        self._units = self._divided()

    @property
    def writes(self) -> bool:
        """Whether it changes inputs, which are to be settled before torch counts that."""
        return bool(self._written)

    def __call__(self, args: list[Any]) -> list[Any]:
        given = dict(zip(self._inputs, args, strict=True))
        args.clear()
        given |= {node: _attribute(self._module, str(node.target)) for node in self._constants}
        resident.drop_dead()
        while True:
            if self._chosen != self._known.chosen:
                self._chosen = self._known.chosen
                self._units = self._divided()
            try:
                return self._run(given)
            except Refused as refused:
                self._without(refused)

    def _without(self, refused: Refused) -> None:
        """Go on without lengths that are known at run time, or without the step, if there are none."""
        node = refused.step.node
        if not self._chosen:
            self._give_to_torch(node, str(refused))
            self._units = self._divided()
            return
        self._known.drop()
        _tell(f"each length of a batch is compiled for itself, for {steps.name_of(node)}: {refused}")

    # into units

    def _divided(self) -> list[Piece | fx.Node]:
        """Pieces as long as can be, and between them nodes of torch's."""
        units: list[Piece | fx.Node] = []
        run: list[TorchStep] = []
        for node in self._calls:
            if steps.is_copy(node) or self._is_count(node):
                continue
            made = steps.step_of(node) if node not in self._foreign else ""
            if isinstance(made, TorchStep) and not made.reads and not _takes_apart(made, units):
                run.append(made)
                continue
            if run:
                units.append(self._piece(run))
                run = []
            if isinstance(made, TorchStep):
                units.append(self._piece([made]))
                continue
            if made:
                self._give_to_torch(node, made)
            units.append(node)
        if run or self._written:
            units.append(self._piece(run, list(self._written.items())))
        return units

    def _piece(self, run: Sequence[TorchStep], writes: Sequence[tuple[fx.Node, fx.Node]] = ()) -> Piece:
        own = [step.node for step in run]
        members = set(own)
        takes = steps.used_by(own)
        for node in (node for pair in writes for node in pair if node not in members):
            takes[node] = None
        written = {source for _, source in writes}

        def is_needed(node: fx.Node) -> bool:
            outside = (user for user in node.users if user not in members)
            return any(not (steps.is_copy(user) and node in written) for user in outside)

        gives = [node for node in own if is_needed(node)]
        return Piece(run, list(takes), gives, writes)

    def _is_count(self, node: fx.Node) -> bool:
        """Whether it is a number that depends on a length known at run time."""
        return not self._chosen.isdisjoint(lengths.symbols(node.meta.get("val")))

    def _give_to_torch(self, node: fx.Node, reason: str) -> None:
        self._foreign.add(node)
        _tell(f"{steps.name_of(node)} is computed by torch on the host", reason)

    # a call

    def _run(self, given: dict[fx.Node, Any]) -> list[Any]:
        sizes = self._sizes(list(given.values()))
        values: dict[fx.Node, Any] = dict(given)
        if sizes.bounds:
            counts = filter(self._is_count, (*self._inputs, *self._calls))
            values |= {node: sizes.count(node.meta["val"]) for node in counts}
        fixed: set[fx.Node] = set()
        for unit in self._units:
            if isinstance(unit, fx.Node):
                values[unit] = self._by_torch(unit, values, sizes)
                continue
            for node in unit.takes:
                if isinstance(values[node], torch.Tensor):
                    values[node] = self._enter(node, values[node], fixed, sizes)
            values |= unit.run(values, fixed, sizes)
        self._write_back(given, values)
        return [self._leave(place, node, given, values, sizes) for place, node in enumerate(self._output)]

    def _sizes(self, args: Sequence[Any]) -> Sizes:
        """Of the symbols of a call."""
        values = {
            symbol: int(args[place] if axis is None else args[place].shape[axis])
            for symbol, (place, axis) in self._places.items()
        }
        return self._known.sizes(values, [getattr(value, "_doorbell", None) for value in args])

    def _enter(self, node: fx.Node, value: torch.Tensor, fixed: set[fx.Node], sizes: Sizes) -> Tensor:
        found: Tensor | None = getattr(value, "_doorbell", None)
        ends = sizes.ends(node.meta["val"]) if sizes.bounds else []
        if found is not None and sizes.has(found, ends):
            return found
        if found is not None:
            value = bridge.to_torch(found, value.dtype)
        if ends:
            return sizes.bounded(bridge.to_ours(value, sizes.room(node.meta["val"])), ends)
        is_lasting = node in self._lasting or isinstance(value, torch.nn.Parameter)
        if is_lasting and value.numel() and not value.is_complex():
            fixed.add(node)
            return resident.hold(value, node in self._written)
        found = resident.find(value)
        return bridge.to_ours(value) if found is None else found

    def _by_torch(self, node: fx.Node, values: dict[fx.Node, Any], sizes: Sizes) -> Any:
        def value_of(source: fx.Node) -> Any:
            return _to_torch(values[source], source.meta.get("val"), sizes)

        args, kwargs = fx.map_arg(node.args, value_of), fx.map_arg(node.kwargs, value_of)
        if not callable(node.target):
            raise TypeError(f"doorbell: {node.target} is not a function")
        with torch.no_grad():
            return node.target(*args, **kwargs)

    def _write_back(self, given: dict[fx.Node, Any], values: dict[fx.Node, Any]) -> None:
        """What was copied into inputs goes to torch's memory as well."""
        for node in self._written:
            target, ours = given[node], values[node]
            with torch.no_grad():
                target.detach().copy_(bridge.to_torch(ours, target.dtype))
            resident.keep(target, ours)

    def _leave(
        self, place: int, node: Any, given: dict[fx.Node, Any], values: dict[fx.Node, Any], sizes: Sizes
    ) -> Any:
        if not isinstance(node, fx.Node):
            return node
        if node in given and node not in self._written:
            return given[node]
        value, meta = values[node], node.meta.get("val")
        if isinstance(value, Tensor) and place >= self._shown and not _hooks():
            return _stand_in(value, meta, sizes)
        made = _to_torch(value, meta, sizes)
        if isinstance(value, Tensor) and not value.node.extents:
            resident.keep(made, value)
        return made


def _tell(what: str, reason: str = "") -> None:
    """Warn, once."""
    if what not in _told:
        _told.add(what)
        warnings.warn(f"doorbell: {what}: {reason}" if reason else f"doorbell: {what}", stacklevel=2)


def _takes_apart(step: TorchStep, units: Sequence[Piece | fx.Node]) -> bool:
    """Whether it picks from what torch computed, which is done by torch as well."""
    sources = step.node.all_input_nodes
    return len(sources) == 1 and sources[0] in units and step.node.target is getitem


def _attribute(module: Any, path: str) -> Any:
    for part in path.split("."):
        module = getattr(module, part)
    return module


def _to_torch(value: Any, meta: Any, sizes: Sizes) -> Any:
    """A value as torch has it, laid out as the graph says."""
    if isinstance(value, list):
        return [_to_torch(v, m, sizes) for v, m in zip(value, meta, strict=True)]
    if not isinstance(value, Tensor):
        return value.now if isinstance(value, Count) else value
    made = bridge.to_torch(value, meta.dtype)
    shape, strides = sizes.layout(meta)
    if _is_permuted(shape, strides):
        return torch.empty_strided(shape, strides, dtype=made.dtype).copy_(made)
    return made


def _is_permuted(shape: Sequence[Any], strides: Sequence[Any]) -> bool:
    """Whether the axes of a tensor without gaps lie in another order than that of its shape."""
    if not all(isinstance(n, int) for n in (*shape, *strides)):
        return False
    axes = [(stride, n) for stride, n in zip(strides, shape, strict=True) if n != 1]
    step = 1
    for stride, n in sorted(axes):
        if stride != step:
            return False
        step *= n
    return axes != sorted(axes, reverse=True)


def _stand_in(value: Tensor, meta: torch.Tensor, sizes: Sizes) -> torch.Tensor:
    """A tensor without values of its own, for one that the backward graph takes from the device."""
    shape = sizes.layout(meta)[0] if value.node.extents else value.node.shape
    made = torch.empty_strided(shape, (0,) * len(shape), dtype=meta.dtype)
    made._doorbell = value
    return made


def _hooks() -> bool:
    """Whether the user looks at what is saved for the backward pass (torch.autograd.graph.save_on_cpu)."""
    return torch._C._autograd._top_saved_tensors_default_hooks(False) is not None
