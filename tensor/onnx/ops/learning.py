"""Two other domains: classical learning, which runs on the host, and steps of optimizers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import Tensor
from tensor.onnx.ops.text import by_reference
from tensor.onnx.table import Rows

ML = "ai.onnx.ml"


def _grouped(values: tuple[Any, ...], kinds: int) -> list[tuple[Any, ...]]:
    """Values that come by kind (all tensors, all gradients, ...), by tensor."""
    count = len(values) // kinds
    return list(zip(*(values[i * count : (i + 1) * count] for i in range(kinds)), strict=True))


def _by_kind(made: Sequence[tuple[Tensor, ...]]) -> tuple[Tensor, ...]:
    return tuple(value for column in zip(*made, strict=True) for value in column)


def adagrad(
    rate: Tensor,
    count: Tensor,
    *values: Tensor,
    decay_factor: float = 0.0,
    epsilon: float = 1e-6,
    norm_coefficient: float = 0.0,
) -> tuple[Tensor, ...]:
    """New tensors, and their sums of squares."""
    step, made = rate / (1 + count.cast(rate.dtype) * decay_factor), []
    for x, gradient, squares in _grouped(values, 3):
        slope = gradient + x * norm_coefficient
        total = squares + slope.square()
        made.append((x - slope * step / (total.sqrt() + epsilon), total))
    return _by_kind(made)


def adam(
    rate: Tensor,
    count: Tensor,
    *values: Tensor,
    alpha: float = 0.9,
    beta: float = 0.999,
    epsilon: float = 1e-6,
    norm_coefficient: float = 0.0,
    norm_coefficient_post: float = 0.0,
) -> tuple[Tensor, ...]:
    """New tensors, running means, and running means of squares. The first turn is number 0."""
    turns = count.cast(rate.dtype)
    mend = (1 - beta**turns).sqrt() / (1 - alpha**turns)
    step, made = (count > 0).where(rate * mend, rate), []
    for x, gradient, mean, square in _grouped(values, 4):
        slope = gradient + x * norm_coefficient
        first, second = mean * alpha + slope * (1 - alpha), square * beta + slope.square() * (1 - beta)
        moved = x - step * first / (second.sqrt() + epsilon)
        made.append((moved * (1 - norm_coefficient_post), first, second))
    return _by_kind(made)


def momentum(
    rate: Tensor,
    count: Tensor,
    *values: Tensor,
    alpha: float,
    beta: float,
    mode: str,
    norm_coefficient: float,
) -> tuple[Tensor, ...]:
    """New tensors and velocities; mode: "standard" or "nesterov"."""
    made = []
    share = (count > 0).where(beta, 1.0).cast(rate.dtype)
    for x, gradient, speed in _grouped(values, 3):
        slope = gradient + x * norm_coefficient
        new = speed * alpha + slope * share
        made.append((x - rate * (slope + new * alpha if mode == "nesterov" else new), new))
    return _by_kind(made)


# name -> (versions, outputs)
_HOSTED: dict[str, tuple[tuple[int, ...], int]] = {
    "ArrayFeatureExtractor": ((1,), 1),
    "Binarizer": ((1,), 1),
    "FeatureVectorizer": ((1,), 1),
    "Imputer": ((1,), 1),
    "LabelEncoder": ((1, 2, 4), 1),
    "LinearClassifier": ((1,), 2),
    "LinearRegressor": ((1,), 1),
    "Normalizer": ((1,), 1),
    "OneHotEncoder": ((1,), 1),
    "SVMClassifier": ((1,), 2),
    "SVMRegressor": ((1,), 1),
    "Scaler": ((1,), 1),
    "TreeEnsemble": ((5,), 1),
    "TreeEnsembleClassifier": ((1, 3), 2),
    "TreeEnsembleRegressor": ((1, 3), 1),
}
CLASSIC: Rows = {
    name: {version: by_reference(name, version, ML, results) for version in versions}
    for name, (versions, results) in _HOSTED.items()
}
TRAINING: Rows = {"Adagrad": {1: adagrad}, "Adam": {1: adam}, "Momentum": {1: momentum}}
