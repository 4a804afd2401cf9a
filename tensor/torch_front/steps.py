"""Nodes of an FX graph as steps: the function of the table, its arguments, and the dtypes of its results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes

from tensor import Tensor
from tensor.dtype import DType
from tensor.torch_front.bridge import dtype_of
from tensor.torch_front.lengths import Count, Sizes
from tensor.torch_front.table import TABLE, Lacks

PLACES = ("device", "layout", "pin_memory", "memory_format", "non_blocking")  # of a result: it is ours to say
NOTHING = ("_assert_async", "_assert_scalar", "_assert_tensor_metadata", "sym_constrain_range")


class Refused(Exception):
    """A step cannot be built. step: which; the text says why."""

    def __init__(self, step: TorchStep, reason: str) -> None:
        super().__init__(reason)
        self.step = step


@dataclass(eq=False)
class TorchStep:
    """One node. make: computes it; before: the dtype that tensors among its arguments are cast to; after: of
    its results, None for those that are no tensors; reads, draws, sized: as its lowering.
    """

    node: fx.Node
    make: Callable[..., Any]
    kwargs: dict[str, Any]
    before: DType | None = None
    after: Any = None
    reads: bool = False
    draws: bool = False
    sized: bool = False

    def build(self, values: dict[fx.Node, Any], sizes: Sizes) -> Any:
        """The result as lazy tensors. Refused if these arguments are not for us."""
        try:
            made = _cast(self._made(values), self.after)
            return sizes.fitted(made, self.node.meta.get("val")) if sizes.bounds else made
        except (Lacks, ArithmeticError, LookupError, NotImplementedError, TypeError, ValueError) as error:
            raise Refused(self, str(error)) from error

    def _made(self, values: dict[fx.Node, Any]) -> Any:
        def value_of(given: fx.Node) -> Any:
            found, wanted = values[given], self.before
            if isinstance(found, Count):
                found = found.argument(self.sized)
            if wanted is None or not isinstance(found, Tensor) or found.dtype.is_complex > wanted.is_complex:
                return found
            return found.cast(wanted)

        args = fx.map_arg(self.node.args, value_of)
        if self.before is not None and isinstance(args[0], bool | int | float):
            args = (Tensor.full((), args[0], dtype=self.before), *args[1:])
        return self.make(*args, **fx.map_arg(self.kwargs, value_of))


def _cast(made: Any, wanted: Any) -> Any:
    if isinstance(made, Tensor):
        return made if wanted is None or made.dtype == wanted else made.cast(wanted)
    if isinstance(made, tuple | list):
        return [_cast(item, dtype) for item, dtype in zip(made, wanted, strict=False)]
    return made


def name_of(node: fx.Node) -> str:
    """The operator as users know it: aten.add.Tensor."""
    return str(node.target)


def is_copy(node: fx.Node) -> bool:
    """Whether it writes into an input of the graph."""
    return node.target is torch.ops.aten.copy_.default


def is_nothing(node: fx.Node) -> bool:
    """Checks that torch makes and that compute nothing."""
    return any(name_of(node).startswith(f"aten.{name}") for name in NOTHING)


def step_of(node: fx.Node) -> TorchStep | str:
    """The step of a call, or why there is none."""
    if not isinstance(node.target, torch._ops.OpOverload):
        return _plain(node)
    lowering = TABLE.get(name_of(node))
    if lowering is None:
        return "it is not in our table"
    try:
        after = _dtypes(node.meta.get("val"))
        before = _before(node, lowering.promote, after)
    except TypeError as error:
        return str(error)
    if node.target is torch.ops.aten.as_strided.default and not _in_order(node.args[0]):
        return "it looks at memory that is not in order"
    kwargs = {name: value for name, value in node.kwargs.items() if name not in PLACES}
    kwargs.pop("generator", None)
    if "dtype" in kwargs and not lowering.typed:
        kwargs.pop("dtype")
    if lowering.typed:
        kwargs["dtype"] = after
    return TorchStep(
        node, lowering.make, kwargs, before, after, lowering.reads, lowering.draws, lowering.sized
    )


def _plain(node: fx.Node) -> TorchStep | str:
    """A Python function of sizes, or one that takes a result apart."""
    if not callable(node.target) or isinstance(node.target, torch._ops.HigherOrderOperator):
        return "it is not an operator of ATen"
    return TorchStep(node, node.target, dict(node.kwargs))


def _dtypes(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return dtype_of(value.dtype)
    if isinstance(value, tuple | list):
        return [_dtypes(item) for item in value]
    return None


def _before(node: fx.Node, promote: str | None, after: Any) -> DType | None:
    if promote is None:
        return None
    if promote == "result":
        found: DType = after
        return found
    metas = [_meta(argument) for argument in node.args]
    kind = ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT
    return dtype_of(elementwise_dtypes(*metas, type_promotion_kind=kind)[1])


def _meta(argument: Any) -> Any:
    return argument.meta.get("val") if isinstance(argument, fx.Node) else argument


def _in_order(argument: Any) -> bool:
    value = _meta(argument)
    return isinstance(value, torch.Tensor) and value.is_contiguous()


def used_by(nodes: Sequence[fx.Node]) -> dict[fx.Node, None]:
    """What these nodes take from others, in order."""
    own = set(nodes)
    return {source: None for node in nodes for source in node.all_input_nodes if source not in own}
