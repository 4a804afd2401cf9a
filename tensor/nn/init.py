"""Values that weights start from, written into a tensor that comes back, by torch's names.

Fans: of a weight ``(out, in, *kernel)``, in * kernel is `fan_in` and out * kernel is `fan_out`.
"""

from __future__ import annotations

import math

import numpy as np

from tensor.dtype import Scalar
from tensor.tensor import Tensor

GAINS = {
    **dict.fromkeys(("linear", "sigmoid"), 1.0),
    **{f"conv{rank}d": 1.0 for rank in (1, 2, 3)},
    **{f"conv_transpose{rank}d": 1.0 for rank in (1, 2, 3)},
    "tanh": 5 / 3,
    "relu": math.sqrt(2),
    "selu": 3 / 4,
}


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """What a layer's scale is multiplied by before an activation; `param` is the slope of "leaky_relu".

    >>> calculate_gain("leaky_relu", 1.0)
    1.0
    """
    if nonlinearity == "leaky_relu":
        return math.sqrt(2 / (1 + (0.01 if param is None else param) ** 2))
    if nonlinearity not in GAINS:
        allowed = ", ".join(("leaky_relu", *GAINS))
        raise ValueError(f"calculate_gain: nonlinearity {nonlinearity!r}; allowed are {allowed}")
    return GAINS[nonlinearity]


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0) -> Tensor:
    """Equally likely from a to b.

    >>> uniform_(Tensor.zeros(2), 3.0, 3.0).tolist()
    [3.0, 3.0]
    """
    return _written(tensor, tensor.uniform(tensor.shape, low=a, high=b, dtype=tensor.dtype))


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0) -> Tensor:
    """Normal random numbers.

    >>> normal_(Tensor.zeros(2), 3.0, 0.0).tolist()
    [3.0, 3.0]
    """
    return _written(tensor, tensor.normal(tensor.shape, mean=mean, std=std, dtype=tensor.dtype))


def constant_(tensor: Tensor, val: Scalar) -> Tensor:
    """One value everywhere.

    >>> constant_(Tensor.zeros(2), 3.0).tolist()
    [3.0, 3.0]
    """
    return _written(tensor, tensor.full_like(val))


def ones_(tensor: Tensor) -> Tensor:
    """1 everywhere.

    >>> ones_(Tensor.zeros(2)).tolist()
    [1.0, 1.0]
    """
    return constant_(tensor, 1.0)


def zeros_(tensor: Tensor) -> Tensor:
    """0 everywhere.

    >>> zeros_(Tensor.ones(2)).tolist()
    [0.0, 0.0]
    """
    return constant_(tensor, 0.0)


def eye_(tensor: Tensor) -> Tensor:
    """1 on the diagonal of a matrix, else 0.

    >>> eye_(Tensor.ones(2, 2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    if tensor.ndim != 2:
        raise ValueError(f"eye_: a tensor of shape {tensor.shape}; allowed are matrices")
    return _written(tensor, Tensor.eye(tensor.shape[0], tensor.shape[1]))


def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """1 in the middle of filter i for channel i, else 0: a convolution with this weight passes its channels
    on. The shape is ``(out, in, *kernel)`` with one to three axes of the kernel. groups: the same for each of
    the groups of outputs.

    ValueError for another rank, and where `groups` does not divide the outputs.

    >>> dirac_(Tensor.ones(2, 2, 3)).tolist()
    [[[0.0, 1.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]]
    """
    if tensor.ndim not in (3, 4, 5):
        raise ValueError(f"dirac_: a tensor of shape {tensor.shape}; allowed are 3, 4 or 5 axes")
    out, channels, *kernel = tensor.shape
    if groups < 1 or out % groups:
        raise ValueError(f"dirac_: {groups} groups of {out} outputs; allowed are numbers that divide them")
    made = np.zeros(tensor.shape, np.float32)
    for place in range(out):
        if (channel := place % (out // groups)) < channels:
            made[(place, channel, *(n // 2 for n in kernel))] = 1.0
    return _written(tensor, Tensor(made))


def trunc_normal_(
    tensor: Tensor, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0
) -> Tensor:
    """Normal random numbers of those within a to b, by the inverse of the distribution function.

    >>> (trunc_normal_(Tensor.zeros(64), a=-0.5, b=0.5).abs() <= 0.5).all().item()
    True
    """
    low, high = (math.erf((edge - mean) / (std * math.sqrt(2))) for edge in (a, b))
    drawn = tensor.uniform(tensor.shape, low=low, high=high, dtype="float32").erfinv()
    return _written(tensor, (drawn * (std * math.sqrt(2)) + mean).clip(a, b))


def xavier_uniform_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    """Uniform, of the variance gain**2 * 2 / (fan_in + fan_out) (Glorot and Bengio, 2010).

    >>> (xavier_uniform_(Tensor.zeros(3, 3)).abs() <= 1).all().item()
    True
    """
    bound = gain * math.sqrt(6 / sum(_fans("xavier_uniform_", tensor)))
    return uniform_(tensor, -bound, bound)


def xavier_normal_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    """Normal, of the variance gain**2 * 2 / (fan_in + fan_out) (Glorot and Bengio, 2010).

    >>> xavier_normal_(Tensor.zeros(3, 3), gain=0.0).sum().item()
    0.0
    """
    return normal_(tensor, 0.0, gain * math.sqrt(2 / sum(_fans("xavier_normal_", tensor))))


def kaiming_uniform_(
    tensor: Tensor, a: float = 0.0, mode: str = "fan_in", nonlinearity: str = "leaky_relu"
) -> Tensor:
    """Uniform, of the variance gain**2 / fan (He et al., 2015); a: the slope of "leaky_relu".

    >>> (kaiming_uniform_(Tensor.zeros(3, 6)).abs() <= 1).all().item()
    True
    """
    bound = math.sqrt(3) * _kaiming("kaiming_uniform_", tensor, a, mode, nonlinearity)
    return uniform_(tensor, -bound, bound)


def kaiming_normal_(
    tensor: Tensor, a: float = 0.0, mode: str = "fan_in", nonlinearity: str = "leaky_relu"
) -> Tensor:
    """Normal, of the variance gain**2 / fan (He et al., 2015); a: the slope of "leaky_relu".

    >>> kaiming_normal_(Tensor.zeros(3, 6)).shape
    (3, 6)
    """
    return normal_(tensor, 0.0, _kaiming("kaiming_normal_", tensor, a, mode, nonlinearity))


def orthogonal_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    """Rows, or columns of a tall matrix, that are orthogonal and `gain` long (Saxe et al., 2013); axes behind
    the first count as one.

    >>> orthogonal_(Tensor.zeros(1, 1), 2.0).abs().tolist()
    [[2.0]]
    """
    if tensor.ndim < 2:
        raise ValueError(f"orthogonal_: a tensor of shape {tensor.shape}; allowed are 2 axes and more")
    rows, columns = tensor.shape[0], math.prod(tensor.shape[1:])
    q, r = Tensor.randn(max(rows, columns), min(rows, columns)).qr()
    q = q * (r.diagonal() < 0).where(-1.0, 1.0)  # every orthogonal matrix is equally likely
    return _written(tensor, (q if rows >= columns else q.T).reshape(tensor.shape) * gain)


def _kaiming(name: str, tensor: Tensor, a: float, mode: str, nonlinearity: str) -> float:
    """The standard deviation of a weight."""
    fans = dict(zip(("fan_in", "fan_out"), _fans(name, tensor), strict=True))
    if mode not in fans:
        raise ValueError(f"{name}: mode {mode!r}; allowed are 'fan_in' and 'fan_out'")
    return calculate_gain(nonlinearity, a) / math.sqrt(fans[mode])


def _fans(name: str, tensor: Tensor) -> tuple[int, int]:
    if tensor.ndim < 2:
        raise ValueError(f"{name}: a tensor of shape {tensor.shape}; allowed are 2 axes and more")
    kernel = math.prod(tensor.shape[2:])
    return tensor.shape[1] * kernel, tensor.shape[0] * kernel


def _written(tensor: Tensor, value: Tensor) -> Tensor:
    """The tensor with these values; no gradient runs through that."""
    tensor.assign(value.detach().cast(tensor.dtype))
    return tensor
