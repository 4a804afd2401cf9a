"""Further activations, and ways to drop elements, with torch's arguments; `functional` has them."""

from __future__ import annotations

import math

from tensor.tensor import Tensor

# SELU's saturation, to which alpha dropout sets what it drops (Klambauer et al., 2017): -scale * alpha.
SATURATION = -1.0507009873554805 * 1.6732632423543772


def hardshrink(x: Tensor, lambd: float = 0.5) -> Tensor:
    """x, 0 from -lambd to lambd.

    >>> hardshrink(Tensor([0.25, 2.0])).tolist()
    [0.0, 2.0]
    """
    return ((x >= -lambd) & (x <= lambd)).where(0.0, x)


def one_hot(tensor: Tensor, num_classes: int = -1) -> Tensor:
    """`Tensor.one_hot`; -1: as many classes as the greatest needs.

    >>> one_hot(Tensor([0, 2])).tolist()
    [[1, 0, 0], [0, 0, 1]]
    """
    return tensor.one_hot(None if num_classes == -1 else num_classes)


def softshrink(x: Tensor, lambd: float = 0.5) -> Tensor:
    """x brought nearer to 0 by lambd, 0 from -lambd to lambd. ValueError for a negative lambd.

    >>> softshrink(Tensor([0.25, 2.0])).tolist()
    [0.0, 1.5]
    """
    if lambd < 0:
        raise ValueError(f"softshrink: lambd {lambd}; allowed is 0 or more")
    return (x > lambd).where(x - lambd, (x < -lambd).where(x + lambd, x * 0))


def tanhshrink(x: Tensor) -> Tensor:
    """x - tanh(x).

    >>> tanhshrink(Tensor([0.0])).tolist()
    [0.0]
    """
    return x - x.tanh()


def threshold(x: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """x above `threshold`, else `value`. inplace: changes nothing, a new tensor comes back.

    >>> threshold(Tensor([1, 5]), 2, 0).tolist()
    [0, 5]
    """
    return (x <= threshold).where(x._number(value), x)


def rrelu(
    x: Tensor, lower: float = 1 / 8, upper: float = 1 / 3, training: bool = False, inplace: bool = False
) -> Tensor:
    """x above 0; below x times a slope, at random between both while training, else in their middle.

    >>> rrelu(Tensor([-8.0, 1.0]), 0.25, 0.75).tolist()
    [-4.0, 1.0]
    """
    if not lower <= upper:
        raise ValueError(f"rrelu: lower {lower} is above upper {upper}")
    slope = x.rand(x.shape, dtype=x.dtype) * (upper - lower) + lower if training else (lower + upper) / 2
    return (x >= 0).where(x, x * slope)


def alpha_dropout(x: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """Dropout that keeps mean 0 and variance 1 of SELU networks: what is dropped takes SELU's least value.

    >>> alpha_dropout(Tensor([1.0, 2.0]), 0.5).tolist()
    [1.0, 2.0]
    """
    return _alpha_dropped("alpha_dropout", x, x.shape, p, training)


def feature_alpha_dropout(x: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """`alpha_dropout` of whole channels of ``(n, channels, ...)``.

    >>> feature_alpha_dropout(Tensor([[1.0, 2.0]]), 0.5).tolist()
    [[1.0, 2.0]]
    """
    return _alpha_dropped("feature_alpha_dropout", x, _channels(x, 2), p, training)


def dropout1d(x: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Whole channels of ``(n, channels, length)``, or ``(channels, length)``, are 0 with probability p, the
    others scaled by 1 / (1 - p).

    >>> dropout1d(Tensor([[1.0, 2.0]]), 0.5, training=False).tolist()
    [[1.0, 2.0]]
    """
    return _dropped("dropout1d", x, _channels(x, 1 if x.ndim == 2 else 2), p, training)


def dropout2d(x: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """`dropout1d` of images ``(n, channels, height, width)``; of three axes the first counts as the images',
    as in torch.

    >>> dropout2d(Tensor.ones(1, 2, 1, 1), 0.0).tolist()
    [[[[1.0]], [[1.0]]]]
    """
    return _dropped("dropout2d", x, _channels(x, 2), p, training)


def dropout3d(x: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """`dropout1d` of volumes ``(n, channels, depth, height, width)``, or of one without n.

    >>> dropout3d(Tensor.ones(1, 1, 1, 1, 1), 1.0).tolist()
    [[[[[0.0]]]]]
    """
    return _dropped("dropout3d", x, _channels(x, 1 if x.ndim == 4 else 2), p, training)


def _channels(x: Tensor, kept: int) -> tuple[int, ...]:
    """A shape of one element for each of the first axes."""
    return tuple(n if axis < kept else 1 for axis, n in enumerate(x.shape))


def _checked(name: str, p: float) -> None:
    if not 0 <= p <= 1:
        raise ValueError(f"{name}: p {p}; allowed is 0..1")


def _dropped(name: str, x: Tensor, shape: tuple[int, ...], p: float, training: bool) -> Tensor:
    _checked(name, p)
    if not training or p == 0:
        return x
    return x * 0 if p == 1 else (x.rand(shape) >= p).where(x * (1 / (1 - p)), 0.0)


def _alpha_dropped(name: str, x: Tensor, shape: tuple[int, ...], p: float, training: bool) -> Tensor:
    _checked(name, p)
    if not training or p == 0:
        return x
    if p == 1:
        return x * 0
    scale = 1 / math.sqrt((1 - p) * (1 + p * SATURATION**2))
    return (x.rand(shape) >= p).where(x, SATURATION) * scale - scale * SATURATION * p


def gumbel_softmax(
    logits: Tensor, tau: float = 1.0, hard: bool = False, eps: float = 1e-10, dim: int = -1
) -> Tensor:
    """A draw of one class as shares of all, softer the greater `tau` (Jang et al., 2017).

    hard: 1 for the class and 0 for others, with the gradient of the shares. eps: ignored, as in torch.

    >>> gumbel_softmax(Tensor([[0.0, 90.0]]), hard=True).tolist()
    [[0.0, 1.0]]
    """
    noise = -(-(1 - Tensor.rand(*logits.shape)).log()).log()
    shares = ((logits + noise.cast(logits.dtype)) / tau).softmax(dim)
    if not hard:
        return shares
    place = shares._iota(shares.shape, dim % shares.ndim)
    picked = shares.argmax(dim, keepdim=True).eq(place).cast(shares.dtype)
    return picked - shares.detach() + shares
