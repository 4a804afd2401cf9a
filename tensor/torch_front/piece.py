"""A run of steps that the device computes: captured once for each set of shapes and of fixed tensors."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import torch
from torch import fx

from tensor import Tensor, jit
from tensor.jit import Jit
from tensor.torch_front.lengths import Count, Sizes
from tensor.torch_front.steps import TorchStep

MAX_CAPTURES = 32  # sets of shapes; the one that was not used for longest goes


class Piece:
    """Steps in order. takes: nodes from outside; gives: nodes that are needed outside; writes: inputs of the
    graph and what is copied into them.
    """

    def __init__(
        self,
        steps: Sequence[TorchStep],
        takes: Sequence[fx.Node],
        gives: Sequence[fx.Node],
        writes: Sequence[tuple[fx.Node, fx.Node]],
    ) -> None:
        self.takes, self.gives, self.writes = list(takes), list(gives), list(writes)
        self._steps = list(steps)
        self._draws = any(step.draws for step in steps)
        self._reads = any(step.reads for step in steps)
        computing = [step.node for step in steps if not step.sized]
        self._counted = [n for n in self.takes if not n.users.keys().isdisjoint(computing)]
        self._captures: OrderedDict[Any, Jit[..., list[Any]]] = OrderedDict()

    def run(self, values: dict[fx.Node, Any], fixed: set[fx.Node], sizes: Sizes) -> dict[fx.Node, Any]:
        """The values of `gives`. values: of `takes`; fixed: those whose memory stays as it is, and which may
        be written to; sizes: of this call.
        """
        moving = [node for node in self.takes if node not in fixed and isinstance(values[node], Tensor)]
        tensors = [values[node] for node in moving]
        for node in self._counted:
            if isinstance(values[node], Count):
                moving.append(node)
                tensors.append(values[node].as_tensor())
        constant = {
            node: values[node] for node in self.takes if not isinstance(values[node], Tensor) or node in fixed
        }
        if self._draws:
            tensors.append(_seed())
        if self._reads:
            return dict(zip(self.gives, self._compute(constant, moving, sizes, tensors), strict=True))
        captured = self._captured(constant, moving, sizes, tensors)
        found = captured(*sizes.bounds.values(), *tensors)
        return dict(zip(self.gives, found, strict=True))

    def _captured(
        self, constant: dict[fx.Node, Any], moving: Sequence[fx.Node], sizes: Sizes, tensors: Sequence[Tensor]
    ) -> Jit[..., list[Any]]:
        """The function that computes these shapes, with what is fixed."""
        rooms = tuple(bound.variable for bound in sizes.bounds.values())
        shapes = tuple((tensor.node.shape, tensor.dtype) for tensor in tensors)
        key = (rooms, shapes, *(_identity(value) for value in constant.values()))
        captured = self._captures.get(key)
        if captured is None:

            def compute(*given: Any) -> list[Any]:
                bounds = dict(zip(sizes.bounds, given, strict=False))
                inside = replace(sizes, bounds=bounds)
                return self._compute(constant, moving, inside, given[len(bounds) :])

            captured = self._captures[key] = jit(compute)
            if len(self._captures) > MAX_CAPTURES:
                self._captures.popitem(last=False)
        self._captures.move_to_end(key)
        return captured

    def _compute(
        self, constant: dict[fx.Node, Any], moving: Sequence[fx.Node], sizes: Sizes, tensors: Sequence[Tensor]
    ) -> list[Any]:
        values = dict(constant)
        for node, tensor in zip(moving, tensors, strict=False):
            counted = values.get(node)
            values[node] = replace(counted, tensor=tensor) if isinstance(counted, Count) else tensor
        with Tensor.keyed(tensors[-1]) if self._draws else nullcontext():
            for step in self._steps:
                values[step.node] = step.build(values, sizes)
        for target, source in self.writes:
            values[target].assign(values[source])
        return [values[node] for node in self.gives]


def _identity(value: Any) -> Any:
    """What a constant is known by in a key: a count by its greatest value, for it is read as kernels run."""
    if isinstance(value, Count):
        return Count, value.most
    return id(value) if isinstance(value, Tensor) else (type(value), value)


def _seed() -> Tensor:
    """A number of torch's generator: what was set by torch.manual_seed decides over our draws as well."""
    words = torch.randint(0, 2**31, (2,), dtype=torch.int64).numpy()
    return Tensor(words, dtype="uint32")
