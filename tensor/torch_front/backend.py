"""The backend itself: AOTAutograd traces forward and backward into core ATen operators, we compute them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import torch
from torch import fx
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext

from tensor.torch_front import aten, resident
from tensor.torch_front.graph import TorchGraph
from tensor.torch_front.lengths import Lengths
from tensor.torch_front.table import TABLE

ATEN = torch.ops.aten
Boxed = Callable[[list[Any]], list[Any]]
# Operators that torch takes apart into others, though it counts some of them among its core.
APART = (ATEN.grid_sampler_2d, ATEN.native_batch_norm_backward)


@cache
def decompositions() -> dict[Any, Callable[..., Any]]:
    """Torch's, without those of operators that are in our table."""
    found = dict(core_aten_decompositions()) | dict(get_decompositions(APART))
    return {operator: rule for operator, rule in found.items() if str(operator) not in TABLE}


def _metadata() -> Any:
    context = TracingContext.try_get()
    return None if context is None else context.fw_metadata


class _Compiler:
    """What AOTAutograd calls with the graphs of one function. forwards: those made, but for gradients."""

    def __init__(self) -> None:
        self.forwards: list[TorchGraph] = []
        self._lengths = Lengths()

    def forward(self, module: fx.GraphModule, inputs: Sequence[Any]) -> Boxed:
        """A forward graph whose gradient will be wanted."""
        metadata = _metadata()
        return self._made(module, metadata, None if metadata is None else metadata.num_forward_returns)

    def inference(self, module: fx.GraphModule, inputs: Sequence[Any]) -> Boxed:
        """A graph without gradients."""
        return self._made(module, _metadata(), None)

    def backward(self, module: fx.GraphModule, inputs: Sequence[Any]) -> Boxed:
        """The graph of the gradients: what forward kept and the gradients of its results come in."""
        return _function(TorchGraph(module, (), None, self._lengths))

    def _made(self, module: fx.GraphModule, metadata: Any, shown: int | None) -> Boxed:
        lasting = () if metadata is None else metadata.static_input_indices or ()
        self.forwards.append(TorchGraph(module, lasting, shown, self._lengths))
        return _function(self.forwards[-1])


def _function(graph: TorchGraph) -> Boxed:
    """A graph as a function that takes its arguments in one list, and says so."""

    def call(args: list[Any]) -> list[Any]:
        return graph(args)

    call._boxed_call = True  # type: ignore[attr-defined]
    return call


@contextmanager
def _taking_apart_recurrent_layers() -> Iterator[None]:
    """With oneDNN torch traces a layer of an LSTM as one operator of it, not as products and sums."""
    before = torch.backends.mkldnn.set_flags(False)[0]
    try:
        yield
    finally:
        torch.backends.mkldnn.set_flags(before)


def compile_graph(module: fx.GraphModule, inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
    """What torch.compile calls with a graph of the user's function."""
    if options:
        names = ", ".join(options.get("options") or options)
        raise TypeError(f"doorbell: options {names}; this backend has none")
    graphs = _Compiler()
    autograd = aot_autograd(
        fw_compiler=graphs.forward,
        bw_compiler=graphs.backward,
        inference_compiler=graphs.inference,
        decompositions=decompositions(),
        partition_fn=min_cut_rematerialization_partition,
        keep_inference_input_mutations=True,
    )
    with _taking_apart_recurrent_layers():
        made: Callable[..., Any] = autograd(module, inputs)

    def call(*args: Any) -> Any:
        if any(graph.writes for graph in graphs.forwards):
            for given in args:
                resident.settle(given)
        return made(*args)

    return call


__all__ = ["aten", "compile_graph"]
