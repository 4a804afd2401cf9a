"""Activations and what else computes element by element, as layers; `inplace` is taken and means nothing."""

from __future__ import annotations

from typing import ClassVar

from tensor.nn import functional
from tensor.nn.module import Module
from tensor.tensor import Tensor


class _Plain(Module):
    """A layer without settings."""

    method: ClassVar[str]

    def __init__(self, inplace: bool = False) -> None:
        pass

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = getattr(x, self.method)()
        return made


class ReLU(_Plain):
    """max(x, 0).

    >>> ReLU()(Tensor([-1.0, 2.0])).tolist()
    [0.0, 2.0]
    """

    method = "relu"


class ReLU6(_Plain):
    """Within 0 to 6.

    >>> ReLU6()(Tensor([-1.0, 2.0, 8.0])).tolist()
    [0.0, 2.0, 6.0]
    """

    method = "relu6"


class SiLU(_Plain):
    """x * sigmoid(x).

    >>> round(SiLU()(Tensor(1.0)).item(), 4)
    0.7311
    """

    method = "silu"


class Tanh(_Plain):
    """tanh(x).

    >>> round(Tanh()(Tensor(1.0)).item(), 4)
    0.7616
    """

    method = "tanh"


class Sigmoid(_Plain):
    """1 / (1 + e**-x).

    >>> Sigmoid()(Tensor([0.0])).tolist()
    [0.5]
    """

    method = "sigmoid"


class LogSigmoid(_Plain):
    """log(sigmoid(x)).

    >>> round(LogSigmoid()(Tensor(0.0)).item(), 4)
    -0.6931
    """

    method = "logsigmoid"


class Mish(_Plain):
    """x * tanh(softplus(x)).

    >>> round(Mish()(Tensor(1.0)).item(), 4)
    0.8651
    """

    method = "mish"


class Softsign(_Plain):
    """x / (1 + |x|).

    >>> Softsign()(Tensor([-1.0, 3.0])).tolist()
    [-0.5, 0.75]
    """

    method = "softsign"


class Hardsigmoid(_Plain):
    """x / 6 + 0.5 within 0 to 1.

    >>> Hardsigmoid()(Tensor([-4.0, 0.0, 4.0])).tolist()
    [0.0, 0.5, 1.0]
    """

    method = "hardsigmoid"


class Hardswish(_Plain):
    """x * hardsigmoid(x).

    >>> Hardswish()(Tensor([0.0, 4.0])).tolist()
    [0.0, 4.0]
    """

    method = "hardswish"


class SELU(_Plain):
    """A scaled `ELU` that keeps mean and variance (Klambauer et al., 2017).

    >>> round(SELU()(Tensor(1.0)).item(), 4)
    1.0507
    """

    method = "selu"


class LeakyReLU(Module):
    """x above 0, negative_slope * x below.

    >>> LeakyReLU(0.5)(Tensor([-1.0, 2.0])).tolist()
    [-0.5, 2.0]
    """

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        self.negative_slope = negative_slope

    def forward(self, x: Tensor) -> Tensor:
        return x.leaky_relu(self.negative_slope)


class ELU(Module):
    """x above 0, alpha * (e**x - 1) below.

    >>> round(ELU()(Tensor(-1.0)).item(), 4)
    -0.6321
    """

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        self.alpha = alpha

    def forward(self, x: Tensor) -> Tensor:
        return x.elu(self.alpha)


class CELU(ELU):
    """x above 0, alpha * (e**(x / alpha) - 1) below.

    >>> round(CELU(2.0)(Tensor(-2.0)).item(), 4)
    -1.2642
    """

    def forward(self, x: Tensor) -> Tensor:
        return x.celu(self.alpha)


class GELU(Module):
    """x times the normal distribution's share below x; "tanh" approximates it.

    >>> round(GELU()(Tensor(1.0)).item(), 4)
    0.8413
    """

    def __init__(self, approximate: str = "none") -> None:
        self.approximate = approximate

    def forward(self, x: Tensor) -> Tensor:
        return x.gelu(self.approximate)


class GLU(Module):
    """The first half of an axis times the sigmoid of the second.

    >>> GLU()(Tensor([6.0, 0.0])).tolist()
    [3.0]
    """

    def __init__(self, dim: int = -1) -> None:
        self.dim = dim

    def forward(self, x: Tensor) -> Tensor:
        return functional.glu(x, self.dim)


class PReLU(Module):
    """x above 0, a learned weight times x below: one weight, or one for each channel of axis 1.

    >>> PReLU()(Tensor([-4.0, 2.0])).tolist()
    [-1.0, 2.0]
    """

    def __init__(self, num_parameters: int = 1, init: float = 0.25) -> None:
        self.weight = Tensor.full((num_parameters,), init, requires_grad=True)

    def forward(self, x: Tensor) -> Tensor:
        return functional.prelu(x, self.weight)


class Softplus(Module):
    """log(1 + e**(beta x)) / beta.

    >>> round(Softplus()(Tensor(0.0)).item(), 4)
    0.6931
    """

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        self.beta, self.threshold = beta, threshold

    def forward(self, x: Tensor) -> Tensor:
        return x.softplus(self.beta)


class Hardtanh(Module):
    """Within min_val to max_val.

    >>> Hardtanh(0.0, 1.5)(Tensor([-1.0, 2.0])).tolist()
    [0.0, 1.5]
    """

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> None:
        self.min_val, self.max_val = min_val, max_val

    def forward(self, x: Tensor) -> Tensor:
        return x.hardtanh(self.min_val, self.max_val)


class Softmax(Module):
    """e**x over its sum along an axis.

    >>> Softmax(0)(Tensor([3.0, 3.0])).tolist()
    [0.5, 0.5]
    """

    def __init__(self, dim: int = -1) -> None:
        self.dim = dim

    def forward(self, x: Tensor) -> Tensor:
        return x.softmax(self.dim)


class LogSoftmax(Softmax):
    """The logarithm of softmax.

    >>> round(LogSoftmax(0)(Tensor([3.0, 3.0]))[0].item(), 4)
    -0.6931
    """

    def forward(self, x: Tensor) -> Tensor:
        return x.log_softmax(self.dim)
