"""ATen: one operator for each tensor of a list, as optimizers are written with `foreach=True`.

Arguments are lists with one item for each tensor, or one value for all of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tensor import Tensor
from tensor.torch_front.aten import elementwise
from tensor.torch_front.table import Lacks, lowers

Single = Callable[..., Tensor]
UNARY = (
    "abs acos asin atan ceil cos cosh erf erfc exp expm1 floor lgamma log log10 log1p log2 neg reciprocal"
    " round rsqrt sigmoid sign sin sinh sqrt tan tanh trunc"
)


def each(single: Single) -> Callable[..., list[Tensor]]:
    """The operator for lists of one for tensors."""

    def make(*args: Any, **kwargs: Any) -> list[Tensor]:
        count = next(len(arg) for arg in args if isinstance(arg, list | tuple))
        rows = [arg if isinstance(arg, list | tuple) else [arg] * count for arg in args]
        return [single(*row, **kwargs) for row in zip(*rows, strict=True)]

    return make


def enter(name: str, single: Single, overloads: str) -> None:
    for overload in overloads.split():
        lowers(f"_foreach_{name}.{overload}")(each(single))


def with_scalars(single: Single) -> Callable[..., list[Tensor]]:
    """The same, where a tensor has the last argument's numbers."""

    def make(first: list[Tensor], *args: Any) -> list[Tensor]:
        return each(single)(first, *args[:-1], [args[-1][i] for i in range(len(first))])

    return make


def add_product(a: Tensor, b: Tensor, c: Tensor, value: Any = 1) -> Tensor:
    made: Tensor = a + b * value * c
    return made


def add_quotient(a: Tensor, b: Tensor, c: Tensor, value: Any = 1) -> Tensor:
    made: Tensor = a + b * value / c
    return made


def power(a: Any, b: Any) -> Tensor:
    made: Tensor = a**b
    return made


def zero(a: Tensor) -> Tensor:
    return a.zeros_like()


def copied(_: Tensor, source: Tensor, non_blocking: bool = False) -> Tensor:
    return source


def norm(a: Tensor, order: Any = 2) -> Tensor:
    """Of order 1, 2 or infinity."""
    sizes = a.abs()
    if order not in (1, 2, math.inf):
        raise Lacks(f"a norm of order {order}")
    if order == 2:
        return sizes.square().sum().sqrt()
    made: Tensor = sizes.sum() if order == 1 else sizes.max()
    return made


for _name in UNARY.split():
    lowers(f"_foreach_{_name}")(each(getattr(Tensor, _name)))
lowers("_foreach_zero")(each(zero))
lowers("_foreach_clone")(each(Tensor.clone))
lowers("_foreach_max")(each(Tensor.max))
lowers("_foreach_copy")(each(copied))
lowers("_foreach_norm.Scalar")(each(norm))
lowers("_foreach_addcmul.Tensor")(with_scalars(add_product))
lowers("_foreach_addcdiv.Tensor")(with_scalars(add_quotient))
enter("add", elementwise.add, "Scalar List ScalarList Tensor")
enter("sub", elementwise.sub, "Scalar List ScalarList")
enter("mul", Tensor.mul, "Scalar List ScalarList Tensor")
enter("div", Tensor.div, "Scalar List ScalarList Tensor")
enter("maximum", Tensor.maximum, "Scalar List ScalarList")
enter("minimum", Tensor.minimum, "Scalar List ScalarList")
enter("clamp_min", Tensor.maximum, "Scalar List ScalarList")
enter("clamp_max", Tensor.minimum, "Scalar List ScalarList")
enter("pow", power, "Scalar List ScalarList ScalarAndTensor")
enter("lerp", Tensor.lerp, "Scalar List ScalarList")
enter("addcmul", add_product, "Scalar ScalarList")
enter("addcdiv", add_quotient, "Scalar ScalarList")
