"""`torch.optim.swa_utils`: averages of a model's weights, and the learning rate to collect them at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from tensor.dtype import dtypes
from tensor.nn.module import Module
from tensor.nn.norm import BatchNorm
from tensor.optim.base import HasGroups, check_count, check_rate, owned
from tensor.optim.schedule import RateSchedule, cosine
from tensor.tensor import Tensor

Average = Callable[[Any, Any, Any], Any]


class AveragedModel(Module):
    """A copy of a model whose parameters are averages of those that `update_parameters` was given; called as
    the model is.

    avg_fn: ``(average, newest, how many are in it)`` gives the next average, their mean if left out;
    multi_avg_fn: changes a list of averages in place. use_buffers: averages of buffers, too; else those of
    the newest model.

    >>> layer = nn.Linear(1, 1)
    >>> average = AveragedModel(layer)
    >>> average.update_parameters(layer)
    >>> average.n_averaged.item()
    1
    """

    _buffers = frozenset({"n_averaged"})

    def __init__(
        self,
        model: Any,
        device: Any = None,
        avg_fn: Average | None = None,
        multi_avg_fn: Callable[..., None] | None = None,
        use_buffers: bool = False,
    ) -> None:
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise ValueError("AveragedModel: avg_fn and multi_avg_fn; give one of them")
        self.module = deepcopy(model).to(device)
        self.n_averaged = owned(Tensor.zeros(dtype=dtypes.int64)).requires_grad_(False)
        self.avg_fn, self.multi_avg_fn = avg_fn or get_swa_avg_fn(), multi_avg_fn
        self.use_buffers = use_buffers

    def forward(self, *args: Any, **options: Any) -> Any:
        return self.module(*args, **options)

    def update_parameters(self, model: Any) -> None:
        """Take a model's parameters into the averages; the first ones are taken as they are."""
        pairs = [*zip(self.module.parameters(), model.parameters(), strict=True)]
        others = [*zip(self.module.buffers(), model.buffers(), strict=True)]
        pairs, others = (pairs + others, []) if self.use_buffers else (pairs, others)
        with Tensor.no_grad():
            self._average(pairs)
            for held, newest in others:
                held.assign(newest.detach())
            self.n_averaged.assign(self.n_averaged + 1)
        self.n_averaged.realize(*(held for held, _ in (*pairs, *others)))

    def _average(self, pairs: list[tuple[Tensor, Tensor]]) -> None:
        count, is_first = self.n_averaged, self.n_averaged.eq(0)
        if self.multi_avg_fn is None or not count.item():
            for held, newest in pairs:
                made = self.avg_fn(held.detach(), newest.detach(), count)
                held.assign(is_first.where(newest.detach(), made).cast(held.dtype))
        else:
            self.multi_avg_fn([held for held, _ in pairs], [newest.detach() for _, newest in pairs], count)


def get_swa_avg_fn() -> Average:
    """The mean of all, as `AveragedModel` has it.

    >>> get_swa_avg_fn()(Tensor(1.0), Tensor(4.0), 2).item()
    2.0
    """
    return lambda average, newest, count: average + (newest - average) / (count + 1)


def get_ema_avg_fn(decay: float = 0.999) -> Average:
    """`decay` of the average and the rest of the newest.

    >>> get_ema_avg_fn(0.5)(Tensor(1.0), Tensor(4.0), 2).item()
    2.5
    """
    if not 0 <= decay <= 1:
        raise ValueError(f"get_ema_avg_fn: decay {decay}; allowed is 0..1")
    return lambda average, newest, count: average * decay + newest * (1 - decay)


def _several(function: Average) -> Callable[..., None]:
    def change(averages: Sequence[Tensor], newest: Sequence[Tensor], count: Any) -> None:
        for held, value in zip(averages, newest, strict=True):
            held.assign(function(held.detach(), value.detach(), count).cast(held.dtype))

    return change


def get_swa_multi_avg_fn() -> Callable[..., None]:
    """`get_swa_avg_fn` of lists, in place.

    >>> held = [Tensor([1.0])]
    >>> get_swa_multi_avg_fn()(held, [Tensor([3.0])], 1)
    >>> held[0].tolist()
    [2.0]
    """
    return _several(get_swa_avg_fn())


def get_ema_multi_avg_fn(decay: float = 0.999) -> Callable[..., None]:
    """`get_ema_avg_fn` of lists, in place.

    >>> held = [Tensor([1.0])]
    >>> get_ema_multi_avg_fn(0.75)(held, [Tensor([5.0])], 1)
    >>> held[0].tolist()
    [2.0]
    """
    return _several(get_ema_avg_fn(decay))


def update_bn(loader: Iterable[Any], model: Any, device: Any = None) -> None:
    """Make the running statistics of batch normalization anew: the means over all batches of `loader`, of
    which a tuple's or list's first part is the input.

    >>> layer = nn.BatchNorm1d(1)
    >>> update_bn([Tensor([[1.0], [3.0]])], layer)
    >>> layer.running_mean.tolist()
    [2.0]
    """
    layers = [layer for layer in model.modules() if isinstance(layer, BatchNorm)]
    layers = [layer for layer in layers if layer.track_running_stats]
    if not layers:
        return
    kept, was = [layer.momentum for layer in layers], model.training
    for layer in layers:
        layer.running_mean.assign(layer.running_mean.zeros_like())
        layer.running_var.assign(layer.running_var.ones_like())
        layer.num_batches_tracked.assign(layer.num_batches_tracked.zeros_like())
        layer.momentum = None
    model.train()
    for batch in loader:
        given = batch[0] if isinstance(batch, list | tuple) else batch
        model(given if device is None else given.to(device))
        held = [t for layer in layers for t in (layer.running_var, layer.num_batches_tracked)]
        layers[0].running_mean.realize(*(layer.running_mean for layer in layers), *held)
    for layer, momentum in zip(layers, kept, strict=True):
        layer.momentum = momentum
    for module in model.modules():
        module.training = was


class SWALR(RateSchedule):
    """From where the rate is to `swa_lr`, a number or one for each group, within `anneal_epochs` steps.

    >>> schedule = SWALR(optim.SGD([Tensor([1.0])], lr=1.0), swa_lr=0.5, anneal_epochs=1)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(
        self,
        optimizer: HasGroups,
        swa_lr: float | Sequence[float],
        anneal_epochs: int = 10,
        anneal_strategy: str = "cos",
        last_epoch: int = -1,
    ) -> None:
        super().__init__(optimizer, last_epoch)
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"SWALR: anneal_strategy {anneal_strategy!r}; allowed are 'cos' and 'linear'")
        if anneal_epochs:
            check_count("SWALR", "anneal_epochs", anneal_epochs)
        groups = optimizer.param_groups
        self.ends = [swa_lr] * len(groups) if isinstance(swa_lr, int | float) else list(swa_lr)
        for end in self.ends:
            check_rate("SWALR", end)
        self.anneal_epochs, self.is_cosine = anneal_epochs, anneal_strategy == "cos"

    def _share(self, t: Tensor) -> Tensor:
        share = (t / max(self.anneal_epochs, 1)).clip(0, 1) if self.anneal_epochs else t * 0 + 1
        return cosine(share, 0.0, 1.0) if self.is_cosine else share

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on after as many steps; the rate that a step goes on from is in the optimizer's state."""
        self.steps.assign(Tensor(state_dict["steps"]).float())

    def _set(self) -> None:
        before, now = self._share(self.steps - 1), self._share(self.steps)
        rest = (before < 1).where((1 - now) / (1 - before).maximum(1e-12), 0.0)
        for group, end in zip(self.optimizer.param_groups, self.ends, strict=True):
            group["lr"] = (group["lr"] - before * end) * rest + now * end
