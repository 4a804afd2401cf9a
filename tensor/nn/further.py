"""Bilinear, EmbeddingBag, instance normalization by rank, unpooling, and containers of parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from tensor.nn import functional
from tensor.nn.module import Module, Parameter
from tensor.nn.norm import InstanceNorm
from tensor.nn.patches import bilinear, embedding_bag
from tensor.tensor import Tensor

Ints = int | Sequence[int]


class Bilinear(Module):
    """x W_o y + b_o for each output o: ``(..., in1), (..., in2) -> (..., out)``.

    >>> Bilinear(2, 3, 4)(Tensor.ones(5, 2), Tensor.ones(5, 3)).shape
    (5, 4)
    """

    def __init__(self, in1_features: int, in2_features: int, out_features: int, bias: bool = True) -> None:
        limit = max(in1_features, 1) ** -0.5
        shape = (out_features, in1_features, in2_features)
        self.weight = Tensor.uniform(*shape, low=-limit, high=limit, requires_grad=True)
        self.bias = Tensor.uniform(out_features, low=-limit, high=limit, requires_grad=True) if bias else None

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        return bilinear(input1, input2, self.weight, self.bias)


class EmbeddingBag(Module):
    """`functional.embedding_bag` of rows that are learned; padding_idx: a row that does not count.

    >>> EmbeddingBag(10, 4, mode="sum")(Tensor([[1, 2, 9]])).shape
    (1, 4)
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = "mean",
        sparse: bool = False,
        _weight: Tensor | None = None,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
    ) -> None:
        self.rules = (max_norm, norm_type, scale_grad_by_freq, mode, sparse)
        self.include_last_offset, self.padding_idx = include_last_offset, padding_idx
        drawn = Tensor.randn(num_embeddings, embedding_dim) if _weight is None else _weight
        if _weight is None and padding_idx is not None:
            row = Tensor.arange(num_embeddings).eq(padding_idx % num_embeddings)
            drawn = row.unsqueeze(1).where(0.0, drawn)
        self.weight = Parameter(drawn)

    def forward(
        self, input: Tensor, offsets: Tensor | None = None, per_sample_weights: Tensor | None = None
    ) -> Tensor:
        last = (per_sample_weights, self.include_last_offset, self.padding_idx)
        return embedding_bag(input, self.weight, offsets, *self.rules, *last)


class _InstanceNorm(InstanceNorm):
    """By torch's defaults: nothing learned; a batch may be missing."""

    rank: ClassVar[int]

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
    ) -> None:
        if track_running_stats:
            raise ValueError(
                f"{type(self).__name__}: track_running_stats=True; allowed is False, each has its own"
            )
        super().__init__(num_features, eps, affine)

    def forward(self, x: Tensor) -> Tensor:
        """``(n, channels, ...)`` or ``(channels, ...)``, as it was."""
        return super().forward(x.unsqueeze(0)).squeeze(0) if x.ndim == self.rank + 1 else super().forward(x)


class InstanceNorm1d(_InstanceNorm):
    """`InstanceNorm` of sequences; without parameters unless `affine`.

    >>> InstanceNorm1d(1, eps=0.0)(Tensor([[[1.0, 3.0]]])).tolist()
    [[[-1.0, 1.0]]]
    """

    rank = 1


class InstanceNorm2d(_InstanceNorm):
    """`InstanceNorm` of images; without parameters unless `affine`.

    >>> InstanceNorm2d(1, eps=0.0)(Tensor([[[[1.0, 3.0]]]])).tolist()
    [[[[-1.0, 1.0]]]]
    """

    rank = 2


class InstanceNorm3d(_InstanceNorm):
    """`InstanceNorm` of blocks; without parameters unless `affine`.

    >>> InstanceNorm3d(1, eps=0.0)(Tensor([[[[[1.0, 3.0]]]]])).tolist()
    [[[[[-1.0, 1.0]]]]]
    """

    rank = 3


class _MaxUnpool(Module):
    function: ClassVar[Callable[..., Tensor]]

    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0) -> None:
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding

    def forward(self, x: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return self.function(x, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool1d(_MaxUnpool):
    """What `MaxPool1d` with return_indices took, at its places; 0 elsewhere.

    >>> MaxUnpool1d(2)(Tensor([[[5.0]]]), Tensor([[[1]]])).tolist()
    [[[0.0, 5.0]]]
    """

    function = staticmethod(functional.max_unpool1d)


class MaxUnpool2d(_MaxUnpool):
    """What `MaxPool2d` with return_indices took, at its places; 0 elsewhere.

    >>> MaxUnpool2d(2)(Tensor([[[[5.0]]]]), Tensor([[[[3]]]])).tolist()
    [[[[0.0, 0.0], [0.0, 5.0]]]]
    """

    function = staticmethod(functional.max_unpool2d)


class MaxUnpool3d(_MaxUnpool):
    """What `MaxPool3d` with return_indices took, at its places; 0 elsewhere.

    >>> MaxUnpool3d(2)(Tensor([[[[[5.0]]]]]), Tensor([[[[[7]]]]])).shape
    (1, 1, 2, 2, 2)
    """

    function = staticmethod(functional.max_unpool3d)


class ParameterList(list[Any]):
    """Parameters in a list: tensors that are put into it are trained.

    >>> ParameterList([Tensor.zeros(2)]).append(Tensor.ones(3))[1].requires_grad
    True
    """

    def __init__(self, values: Iterable[Any] = ()) -> None:
        super().__init__(map(_parameter, values))

    def append(self, value: Any) -> ParameterList:  # type: ignore[override]
        super().append(_parameter(value))
        return self

    def extend(self, values: Iterable[Any]) -> ParameterList:  # type: ignore[override]
        super().extend(map(_parameter, values))
        return self

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, _parameter(value))


class ParameterDict(dict[str, Any]):
    """Parameters by name: tensors that are put into it are trained.

    >>> ParameterDict({"scale": Tensor.ones(2)})["scale"].requires_grad
    True
    """

    def __init__(self, values: Any = ()) -> None:
        super().__init__({name: _parameter(value) for name, value in dict(values).items()})

    def __setitem__(self, name: str, value: Any) -> None:
        super().__setitem__(name, _parameter(value))


def _parameter(value: Any) -> Any:
    return Parameter(value) if isinstance(value, Tensor) and not value.requires_grad else value
