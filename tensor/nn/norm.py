"""Normalization layers: to mean 0 and variance 1 over some axes, then scaled and shifted as learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tensor.dtype import dtypes
from tensor.ir.place import HERE
from tensor.nn.module import Module
from tensor.nn.norms import instance_norm, rms_norm
from tensor.optim.base import owned
from tensor.tensor import Tensor


class BatchNorm(Module):
    """Over everything but axis 1. While training by the batch's own mean and variance, else by running ones.

    running = (1 - momentum) * running + momentum * batch, the variance over count - 1, as torch has it;
    a momentum of None makes it the mean of all batches.

    sync: a batch whose parts are on several devices is normalized by the mean and variance of all of it, as
    on one device; what devices know of their parts is exchanged once in a forward pass. False: each device
    normalizes its part by that part alone, as torch's layer does under DistributedDataParallel, and nothing
    waits for an exchange; running statistics follow the mean over devices.

    >>> with Tensor.train():
    ...     made = BatchNorm(1, eps=0.0)(Tensor([[1.0], [3.0]]))
    >>> made.tolist()
    [[-1.0], [1.0]]
    """

    _buffers = frozenset({"running_mean", "running_var", "num_batches_tracked"})
    running_mean: Tensor
    running_var: Tensor
    num_batches_tracked: Tensor

    def __init__(
        self,
        sz: int,
        eps: float = 1e-5,
        affine: bool = True,
        track_running_stats: bool = True,
        momentum: float | None = 0.1,
        sync: bool = True,
    ) -> None:
        self.num_features, self.sync = sz, sync
        self.eps, self.track_running_stats, self.momentum = eps, track_running_stats, momentum
        self.weight = Tensor.ones(sz, requires_grad=True) if affine else None
        self.bias = Tensor.zeros(sz, requires_grad=True) if affine else None
        if track_running_stats:
            _start_statistics(self, sz)

    def forward(self, x: Tensor) -> Tensor:
        """``(n, sz, ...) -> (n, sz, ...)``"""
        _check_channels(type(self).__name__, x, self.num_features)
        trains = self._trains
        if not trains and self.track_running_stats:
            return self._normalized(x, self.running_mean, self.running_var)
        if x.shard_axis not in (None, 1):
            return self._of_parts(x, trains)
        axes = tuple(i for i in range(x.ndim) if i != 1)
        mean, variance = x.mean(axes), x.var(axes, correction=0)
        if trains:
            self._track(mean, variance, x.numel() // x.shape[1])
        return self._normalized(x, mean, variance)

    def _of_parts(self, x: Tensor, trains: bool) -> Tensor:
        """Of a batch whose parts, along another axis than that of the channels, are on several devices."""
        place = x.node.place or HERE
        cut = place.axis or 0
        parts = x.unflatten(cut, (len(place.devices), -1)).movedim(cut, 0)  # (devices, n, sz, ...)
        axes = tuple(i for i in range(1, parts.ndim) if i != 2)
        means, variances = parts.mean(axes), parts.var(axes, correction=0)
        count = x.numel() // x.shape[1]
        if self.sync:
            means, variances = Tensor.stack(means, variances)._placed(place.whole()).unbind()
            mean = means.mean(0)
            variance = (variances + (means - mean).square()).mean(0)
            made = self._normalized(x, mean, variance)
        else:
            mean, variance, count = means.mean(0), variances.mean(0), count // len(place.devices)
            scaled = parts.batchnorm(self.weight, None, means, (variances + self.eps).rsqrt(), (0, 2))
            made = _affine(scaled.movedim(0, cut).reshape(x.shape), None, self.bias, 1)
        if trains:
            self._track(mean, variance, count)
        return made

    def _normalized(self, x: Tensor, mean: Tensor, variance: Tensor) -> Tensor:
        return x.batchnorm(self.weight, self.bias, mean, (variance + self.eps).rsqrt())

    def _track(self, mean: Tensor, variance: Tensor, count: int) -> None:
        if not self.track_running_stats:
            return
        mean, unbiased = mean.detach(), variance.detach() * (count / max(1, count - 1))
        batches = self.num_batches_tracked + 1
        share = batches.float().reciprocal() if self.momentum is None else self.momentum
        for running, found in ((self.running_mean, mean), (self.running_var, unbiased)):
            running.assign(running.lerp(found.cast(running.dtype), share))
        self.num_batches_tracked.assign(batches)


class _BatchNorm(BatchNorm):
    """`BatchNorm` with its arguments in torch's order."""

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        sync: bool = True,
    ) -> None:
        super().__init__(num_features, eps, affine, track_running_stats, momentum, sync)


class BatchNorm1d(_BatchNorm):
    """`BatchNorm` of rows or sequences.

    >>> BatchNorm1d(3)(Tensor.ones(2, 3)).shape
    (2, 3)
    """


class BatchNorm2d(_BatchNorm):
    """`BatchNorm` of images.

    >>> BatchNorm2d(num_features=3, momentum=None)(Tensor.ones(2, 3, 4, 4)).shape
    (2, 3, 4, 4)
    """


class BatchNorm3d(_BatchNorm):
    """`BatchNorm` of volumes.

    >>> BatchNorm3d(3)(Tensor.ones(2, 3, 4, 4, 4)).shape
    (2, 3, 4, 4, 4)
    """


class GroupNorm(Module):
    """Over the rest of the axes and the channels of each group.

    >>> GroupNorm(1, 2, eps=0.0)(Tensor([[[1.0], [3.0]]])).tolist()
    [[[-1.0], [1.0]]]
    """

    def __init__(self, num_groups: int, num_channels: int, eps: float = 1e-5, affine: bool = True) -> None:
        if num_channels % num_groups:
            raise ValueError(f"GroupNorm: {num_channels} channels do not divide into {num_groups} groups")
        self.num_groups, self.num_channels, self.eps = num_groups, num_channels, eps
        self.weight = Tensor.ones(num_channels, requires_grad=True) if affine else None
        self.bias = Tensor.zeros(num_channels, requires_grad=True) if affine else None

    def forward(self, x: Tensor) -> Tensor:
        """``(n, channels, ...) -> (n, channels, ...)``"""
        _check_channels(type(self).__name__, x, self.num_channels)
        rows = x.reshape(x.shape[0], self.num_groups, -1).layernorm(-1, self.eps).reshape(x.shape)
        return _affine(rows, self.weight, self.bias, 1)


class InstanceNorm(GroupNorm):
    """Over all axes but the first two.

    track_running_stats: outside of training by running statistics, which training moves as `BatchNorm` does,
    by the mean over the batch.

    >>> InstanceNorm(1, eps=0.0)(Tensor([[[1.0, 3.0]]])).tolist()
    [[[-1.0, 1.0]]]
    """

    _buffers = BatchNorm._buffers
    running_mean: Tensor
    running_var: Tensor
    num_batches_tracked: Tensor

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        affine: bool = True,
        track_running_stats: bool = False,
        momentum: float | None = 0.1,
    ) -> None:
        super().__init__(num_features, num_features, eps, affine)
        self.track_running_stats, self.momentum = track_running_stats, momentum
        if track_running_stats:
            _start_statistics(self, num_features)

    def forward(self, x: Tensor) -> Tensor:
        """``(n, channels, ...) -> (n, channels, ...)``"""
        if not self.track_running_stats:
            return super().forward(x)
        _check_channels(type(self).__name__, x, self.num_channels)
        statistics, trains = (self.running_mean, self.running_var), self._trains
        share = 0.0 if self.momentum is None else self.momentum
        return instance_norm(x, *statistics, self.weight, self.bias, trains, share, self.eps)


class LayerNorm(Module):
    """Over the last axes, which have the shape `normalized_shape`.

    >>> LayerNorm(2, eps=0.0)(Tensor([[1.0, 3.0]])).tolist()
    [[-1.0, 1.0]]
    """

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
    ) -> None:
        given = normalized_shape
        self.normalized_shape = (given,) if isinstance(given, int) else tuple(given)
        self.eps = eps
        self.weight = Tensor.ones(self.normalized_shape, requires_grad=True) if elementwise_affine else None
        has_bias = elementwise_affine and bias
        self.bias = Tensor.zeros(self.normalized_shape, requires_grad=True) if has_bias else None

    def forward(self, x: Tensor) -> Tensor:
        """``(..., *normalized_shape) -> (..., *normalized_shape)``"""
        if x.shape[-len(self.normalized_shape) :] != self.normalized_shape:
            raise ValueError(f"LayerNorm: the last axes of {x.shape} are not {self.normalized_shape}")
        made = x.layernorm(tuple(range(-len(self.normalized_shape), 0)), self.eps)
        scaled = made if self.weight is None else made * self.weight
        return scaled if self.bias is None else scaled + self.bias


class LayerNorm2d(LayerNorm):
    """LayerNorm over the channels of ``(n, channels, height, width)``.

    >>> LayerNorm2d(2, eps=0.0)(Tensor([[[[1.0]], [[3.0]]]])).tolist()
    [[[[-1.0]], [[1.0]]]]
    """

    def forward(self, x: Tensor) -> Tensor:
        return super().forward(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class RMSNorm(Module):
    """x / sqrt(mean(x*x) + eps) over the last axes, without a mean; of halves computed in float32.

    normalized_shape: of these axes, or the size of the last. eps: without, what the type rounds 1 by.

    >>> RMSNorm(2, eps=0.0)(Tensor([[3.0, 3.0]])).tolist()
    [[1.0, 1.0]]
    """

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float | None = None,
        elementwise_affine: bool = True,
    ) -> None:
        given = normalized_shape
        self.normalized_shape = (given,) if isinstance(given, int) else tuple(given)
        self.eps = eps
        self.weight = Tensor.ones(self.normalized_shape, requires_grad=True) if elementwise_affine else None

    def forward(self, x: Tensor) -> Tensor:
        """``(..., *normalized_shape) -> (..., *normalized_shape)``"""
        if x.shape[-len(self.normalized_shape) :] != self.normalized_shape:
            raise ValueError(f"RMSNorm: the last axes of {x.shape} are not {self.normalized_shape}")
        made = rms_norm(x, self.normalized_shape, None, self.eps)
        return made if self.weight is None else made * self.weight


def _start_statistics(layer: BatchNorm | InstanceNorm, channels: int) -> None:
    """Running statistics of no batch."""
    layer.running_mean = owned(Tensor.zeros(channels)).requires_grad_(False)
    layer.running_var = owned(Tensor.ones(channels)).requires_grad_(False)
    layer.num_batches_tracked = owned(Tensor.zeros(dtype=dtypes.int64))


def _check_channels(name: str, x: Tensor, channels: int) -> None:
    if x.ndim < 2 or x.shape[1] != channels:
        raise ValueError(f"{name}: shape {x.shape}; this layer takes (n, {channels}, ...)")


def _affine(x: Tensor, weight: Tensor | None, bias: Tensor | None, axis: int) -> Tensor:
    """x * weight + bias along one axis."""
    shape = tuple(n if i == axis else 1 for i, n in enumerate(x.shape))
    scaled = x if weight is None else x * weight.reshape(shape)
    return scaled if bias is None else scaled + bias.reshape(shape)


class _InstanceNorm(InstanceNorm):
    """By torch's defaults: nothing learned; a batch may be missing."""

    rank: ClassVar[int]

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
    ) -> None:
        super().__init__(num_features, eps, affine, track_running_stats, momentum)

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
