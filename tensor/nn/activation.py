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

    def __call__(self, x: Tensor) -> Tensor:
        made: Tensor = getattr(x, self.method)()
        return made


class ReLU(_Plain):
    """max(x, 0)."""

    method = "relu"


class ReLU6(_Plain):
    """Within 0 to 6."""

    method = "relu6"


class SiLU(_Plain):
    """x * sigmoid(x)."""

    method = "silu"


class Tanh(_Plain):
    """tanh(x)."""

    method = "tanh"


class Sigmoid(_Plain):
    """1 / (1 + e**-x)."""

    method = "sigmoid"


class LogSigmoid(_Plain):
    """log(sigmoid(x))."""

    method = "logsigmoid"


class Mish(_Plain):
    """x * tanh(softplus(x))."""

    method = "mish"


class Softsign(_Plain):
    """x / (1 + |x|)."""

    method = "softsign"


class Hardsigmoid(_Plain):
    """x / 6 + 0.5 within 0 to 1."""

    method = "hardsigmoid"


class Hardswish(_Plain):
    """x * hardsigmoid(x)."""

    method = "hardswish"


class SELU(_Plain):
    """A scaled `ELU` that keeps mean and variance (Klambauer et al., 2017)."""

    method = "selu"


class LeakyReLU(Module):
    """x above 0, negative_slope * x below."""

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        self.negative_slope = negative_slope

    def __call__(self, x: Tensor) -> Tensor:
        return x.leaky_relu(self.negative_slope)


class ELU(Module):
    """x above 0, alpha * (e**x - 1) below."""

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        self.alpha = alpha

    def __call__(self, x: Tensor) -> Tensor:
        return x.elu(self.alpha)


class CELU(ELU):
    """x above 0, alpha * (e**(x / alpha) - 1) below."""

    def __call__(self, x: Tensor) -> Tensor:
        return x.celu(self.alpha)


class GELU(Module):
    """x times the normal distribution's share below x; "tanh" approximates it."""

    def __init__(self, approximate: str = "none") -> None:
        self.approximate = approximate

    def __call__(self, x: Tensor) -> Tensor:
        return x.gelu(self.approximate)


class GLU(Module):
    """The first half of an axis times the sigmoid of the second."""

    def __init__(self, dim: int = -1) -> None:
        self.dim = dim

    def __call__(self, x: Tensor) -> Tensor:
        return functional.glu(x, self.dim)


class PReLU(Module):
    """x above 0, a learned weight times x below: one weight, or one for each channel of axis 1."""

    def __init__(self, num_parameters: int = 1, init: float = 0.25) -> None:
        self.weight = Tensor.full((num_parameters,), init, requires_grad=True)

    def __call__(self, x: Tensor) -> Tensor:
        return functional.prelu(x, self.weight)


class Softplus(Module):
    """log(1 + e**(beta x)) / beta."""

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        self.beta, self.threshold = beta, threshold

    def __call__(self, x: Tensor) -> Tensor:
        return x.softplus(self.beta)


class Hardtanh(Module):
    """Within min_val to max_val."""

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> None:
        self.min_val, self.max_val = min_val, max_val

    def __call__(self, x: Tensor) -> Tensor:
        return x.hardtanh(self.min_val, self.max_val)


class Softmax(Module):
    """e**x over its sum along an axis."""

    def __init__(self, dim: int = -1) -> None:
        self.dim = dim

    def __call__(self, x: Tensor) -> Tensor:
        return x.softmax(self.dim)


class LogSoftmax(Softmax):
    """The logarithm of softmax."""

    def __call__(self, x: Tensor) -> Tensor:
        return x.log_softmax(self.dim)
