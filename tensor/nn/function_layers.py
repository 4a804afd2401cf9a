"""Layers that are a function of `functional` with its settings, by torch's arguments in torch's order."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, ClassVar

from tensor.nn import fractional, functional, margins, norms, patches, pointwise
from tensor.nn.activation import Softmax
from tensor.nn.module import Module
from tensor.nn.reductions import without_old
from tensor.tensor import Tensor

# what no layer is told: the mode of a call says whether it trains, and nothing is changed in place
UNSET = ("training", "inplace")


class FunctionLayer(Module):
    """`function` of as many tensors as `inputs` says; its other arguments are the layer's settings.

    A tensor among them, such as `weight` of a loss, is a buffer.
    """

    function: ClassVar[Callable[..., Any]]
    inputs: ClassVar[int]
    _buffers = frozenset({"weight"})

    def __init_subclass__(cls, function: Callable[..., Any] | None = None, inputs: int = 1) -> None:
        if function is None:  # a user's own kind of a layer
            return
        cls.function, cls.inputs = staticmethod(function), inputs
        rows = list(inspect.signature(function).parameters.values())[inputs:]
        cls.__signature__ = inspect.Signature([row for row in rows if row.name != "training"])

    __signature__: ClassVar[inspect.Signature]

    def __init__(self, *args: Any, **settings: Any) -> None:
        try:
            given = self.__signature__.bind(*args, **without_old(self.function, settings))
        except TypeError as error:
            raise TypeError(f"{type(self).__name__}: {error}") from None
        given.apply_defaults()
        for name, value in given.arguments.items():
            if name not in UNSET:
                is_tensor = isinstance(value, Tensor)
                setattr(self, name, value.detach().requires_grad_(False) if is_tensor else value)

    def _settings(self) -> dict[str, Any]:
        names = [name for name in self.__signature__.parameters if name not in UNSET]
        return {name: getattr(self, name) for name in names}

    def forward(self, *inputs: Tensor, **named: Tensor) -> Tensor:
        made: Tensor = self.function(*inputs, **named, **self._settings())
        return made

    def __repr__(self) -> str:
        told = {n: v.shape if isinstance(v, Tensor) else v for n, v in self._settings().items()}
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in told.items())})"


class Hardshrink(FunctionLayer, function=pointwise.hardshrink):
    """`functional.hardshrink`.

    >>> Hardshrink()(Tensor([0.25, 2.0])).tolist()
    [0.0, 2.0]
    """


class Softshrink(FunctionLayer, function=pointwise.softshrink):
    """`functional.softshrink`.

    >>> Softshrink()(Tensor([0.25, 2.0])).tolist()
    [0.0, 1.5]
    """


class Tanhshrink(FunctionLayer, function=pointwise.tanhshrink):
    """x - tanh(x).

    >>> Tanhshrink()(Tensor([0.0])).tolist()
    [0.0]
    """


class Threshold(FunctionLayer, function=pointwise.threshold):
    """`functional.threshold`.

    >>> Threshold(2, 0)(Tensor([1, 5])).tolist()
    [0, 5]
    """


class PixelUnshuffle(FunctionLayer, function=Tensor.pixel_unshuffle):
    """``(n, c, h * r, w * r) -> (n, c * r * r, h, w)``

    >>> PixelUnshuffle(2)(Tensor([[[[1, 2], [3, 4]]]])).shape
    (1, 4, 1, 1)
    """


class ChannelShuffle(FunctionLayer, function=Tensor.channel_shuffle):
    """Channels of `groups` groups in turn.

    >>> ChannelShuffle(2)(Tensor([[[1], [2], [3], [4]]])).tolist()
    [[[1], [3], [2], [4]]]
    """


class Upsample(FunctionLayer, function=functional.interpolate):
    """`functional.interpolate`.

    >>> Upsample(scale_factor=2)(Tensor([[[1.0, 2.0]]])).tolist()
    [[[1.0, 1.0, 2.0, 2.0]]]
    """


class UpsamplingNearest2d(FunctionLayer, function=functional.upsample_nearest):
    """`functional.upsample_nearest`.

    >>> UpsamplingNearest2d(scale_factor=2)(Tensor([[[[1.0]]]])).tolist()
    [[[[1.0, 1.0], [1.0, 1.0]]]]
    """


class UpsamplingBilinear2d(FunctionLayer, function=functional.upsample_bilinear):
    """`functional.upsample_bilinear`.

    >>> UpsamplingBilinear2d((1, 3))(Tensor([[[[1.0, 3.0]]]])).tolist()
    [[[[1.0, 2.0, 3.0]]]]
    """


class FractionalMaxPool2d(FunctionLayer, function=fractional.fractional_max_pool2d):
    """`functional.fractional_max_pool2d`.

    >>> FractionalMaxPool2d(2, output_ratio=0.5)(Tensor.ones(1, 3, 8, 8)).shape
    (1, 3, 4, 4)
    """

    _buffers = frozenset({"_random_samples"})


class FractionalMaxPool3d(FunctionLayer, function=fractional.fractional_max_pool3d):
    """`functional.fractional_max_pool3d`.

    >>> FractionalMaxPool3d(2, output_size=3)(Tensor.ones(1, 3, 8, 8, 8)).shape
    (1, 3, 3, 3, 3)
    """

    _buffers = frozenset({"_random_samples"})


class Unfold(FunctionLayer, function=patches.unfold):
    """`functional.unfold`.

    >>> Unfold(2)(Tensor.ones(1, 3, 4, 4)).shape
    (1, 12, 9)
    """


class Fold(FunctionLayer, function=patches.fold):
    """`functional.fold`.

    >>> Fold((4, 4), 2)(Tensor.ones(1, 12, 9)).shape
    (1, 3, 4, 4)
    """


class LPPool1d(FunctionLayer, function=functional.lp_pool1d):
    """`functional.lp_pool1d`.

    >>> LPPool1d(2, 2)(Tensor([[[3.0, 4.0]]])).shape
    (1, 1, 1)
    """


class LPPool2d(FunctionLayer, function=functional.lp_pool2d):
    """`functional.lp_pool2d`.

    >>> LPPool2d(2, 2)(Tensor.ones(1, 1, 4, 4)).shape
    (1, 1, 2, 2)
    """


class LPPool3d(FunctionLayer, function=functional.lp_pool3d):
    """`functional.lp_pool3d`.

    >>> LPPool3d(2, 2)(Tensor.ones(1, 1, 4, 4, 4)).shape
    (1, 1, 2, 2, 2)
    """


class LocalResponseNorm(FunctionLayer, function=norms.local_response_norm):
    """`functional.local_response_norm`.

    >>> LocalResponseNorm(2)(Tensor.ones(1, 3, 4)).shape
    (1, 3, 4)
    """


class CosineSimilarity(FunctionLayer, function=functional.cosine_similarity, inputs=2):
    """`functional.cosine_similarity`.

    >>> CosineSimilarity()(Tensor([[3.0, 4.0]]), Tensor([[3.0, 4.0]])).shape
    (1,)
    """


class PairwiseDistance(FunctionLayer, function=margins.pairwise_distance, inputs=2):
    """`functional.pairwise_distance`.

    >>> PairwiseDistance(eps=0.0)(Tensor([[3.0, 4.0]]), Tensor([[0.0, 0.0]])).shape
    (1,)
    """


class _AtRandom(FunctionLayer, function=functional.dropout):
    """A function that draws numbers while training. ValueError for a probability `p` outside of 0..1."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        p: float = getattr(self, "p", 0.0)
        if not 0 <= p <= 1:
            raise ValueError(f"{type(self).__name__}: p {p}; allowed is 0..1")

    def forward(self, *inputs: Tensor, **named: Tensor) -> Tensor:
        with self._mode():
            made: Tensor = self.function(*inputs, **named, **self._settings(), training=Tensor.training)
            return made


class Dropout1d(_AtRandom, function=pointwise.dropout1d):
    """Dropout of whole channels of ``(n, channels, length)``.

    >>> Dropout1d()(Tensor([[[1.0, 2.0]]])).tolist()
    [[[1.0, 2.0]]]
    """


class Dropout2d(_AtRandom, function=pointwise.dropout2d):
    """Dropout of whole channels of ``(n, channels, height, width)``.

    >>> Dropout2d()(Tensor([[[[1.0, 2.0]]]])).tolist()
    [[[[1.0, 2.0]]]]
    """


class Dropout3d(_AtRandom, function=pointwise.dropout3d):
    """Dropout of whole channels of ``(n, channels, depth, height, width)``.

    >>> Dropout3d(0.25)
    Dropout3d(p=0.25)
    """


class AlphaDropout(_AtRandom, function=pointwise.alpha_dropout):
    """`functional.alpha_dropout`.

    >>> AlphaDropout()(Tensor([1.0, 2.0])).tolist()
    [1.0, 2.0]
    """


class FeatureAlphaDropout(_AtRandom, function=pointwise.feature_alpha_dropout):
    """`functional.feature_alpha_dropout`.

    >>> FeatureAlphaDropout()(Tensor([[1.0, 2.0]])).tolist()
    [[1.0, 2.0]]
    """


class RReLU(_AtRandom, function=pointwise.rrelu):
    """`functional.rrelu`.

    >>> RReLU(0.25, 0.75)(Tensor([-8.0, 1.0])).tolist()
    [-4.0, 1.0]
    """


class Softmin(Softmax):
    """Softmax of -x.

    >>> Softmin(0)(Tensor([3.0, 3.0])).tolist()
    [0.5, 0.5]
    """

    def forward(self, x: Tensor) -> Tensor:
        return super().forward(-x)


class Softmax2d(Module):
    """Softmax over the channels of ``(n, channels, height, width)``.

    >>> Softmax2d()(Tensor([[[3.0]], [[3.0]]])).tolist()
    [[[0.5]], [[0.5]]]
    """

    def forward(self, x: Tensor) -> Tensor:
        return x.softmax(-3)
