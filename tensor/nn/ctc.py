"""The loss of sequences whose labels have no known place in time."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tensor.tensor import Tensor

NEVER = -1e30  # the logarithm of what cannot be, as a number that gradients pass


def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Any,
    target_lengths: Any,
    blank: int = 0,
    reduction: str = "mean",
    zero_infinity: bool = False,
) -> Tensor:
    """-log of the probability of a sequence of labels, over all ways to place blanks and repeats (Graves et
    al., "Connectionist temporal classification", 2006).

    log_probs: ``(time, batch, labels)``, or ``(time, labels)``. targets: ``(batch, longest)``, or all one
    behind the other; lengths are read on the host. "mean" divides each by its length first. What cannot be
    spelled in its time is infinite, or 0 with `zero_infinity`. ValueError for another reduction.

    >>> made = ctc_loss(Tensor.zeros(2, 1, 2).log_softmax(-1), Tensor([[1]]), [2], [1])
    >>> round(made.item(), 4)  # of four equal ways to emit two labels three say the label 1
    0.2877
    """
    if log_probs.ndim == 2:
        made = ctc_loss(log_probs.unsqueeze(1), targets.reshape(1, -1), _numbers(input_lengths),
                        _numbers(target_lengths), blank, "none", zero_infinity)  # fmt: skip
        size = max(1, int(_numbers(target_lengths)[0]))
        return made.reshape(()) / (size if reduction == "mean" else 1)
    times, lengths = Tensor(_numbers(input_lengths)), _numbers(target_lengths)
    labels = _labels_in_rows(targets, lengths)
    total = _total_of_paths(log_probs, labels, times, Tensor(lengths), blank)
    lost = (total <= NEVER / 2).where(0.0 if zero_infinity else math.inf, -total)
    if reduction == "mean":
        return (lost / Tensor(np.maximum(lengths, 1))).mean()
    return lost._reduced("ctc_loss", reduction)


def _numbers(lengths: Any) -> Any:
    given = lengths.numpy() if isinstance(lengths, Tensor) else lengths
    return np.atleast_1d(np.asarray(given)).astype(np.int32)


def _labels_in_rows(targets: Tensor, lengths: Any) -> Tensor:
    """``(batch, longest)``; what is behind a row's length is any label."""
    if targets.ndim == 2:
        return targets[:, : max(1, int(lengths.max(initial=0)))] if targets.shape[1] else targets
    starts = np.cumsum(lengths) - lengths
    place = starts[:, None] + np.arange(max(1, int(lengths.max(initial=0))))
    return targets.take(Tensor(np.minimum(place, max(0, len(targets) - 1)).astype(np.int32)))


def _total_of_paths(log_probs: Tensor, labels: Tensor, times: Tensor, lengths: Tensor, blank: int) -> Tensor:
    """The logarithm of the sum over all paths: ``(batch,)``, by places of labels with a blank around each."""
    batch, count = labels.shape
    spelled = labels.unsqueeze(-1).pad([(0, 0), (0, 0), (1, 0)], value=blank).reshape(batch, 2 * count)
    spelled = spelled.pad([(0, 0), (0, 1)], value=blank)
    place = Tensor.arange(2 * count + 1)
    again = spelled.eq(spelled.pad([(0, 0), (2, 0)], value=-1)[:, :-2])
    may_skip = (place % 2).eq(1) & (place > 1) & ~again
    emitted = log_probs.gather(2, spelled.unsqueeze(0).expand(len(log_probs), *spelled.shape))
    emitted = emitted.maximum(NEVER)
    state = ((place < 2) & (place <= 2 * lengths.unsqueeze(-1))).where(emitted[0], NEVER)
    for time in range(1, len(log_probs)):
        one, two = (state.pad([(0, 0), (n, 0)], value=NEVER)[:, :-n] for n in (1, 2))
        two = may_skip.where(two, NEVER)
        grown = Tensor.stack(state, one, two).logsumexp(0).maximum(NEVER) + emitted[time]
        state = (times > time).unsqueeze(-1).where(grown, state).contiguous()
    ends = place.eq(2 * lengths.unsqueeze(-1)) | place.eq(2 * lengths.unsqueeze(-1) - 1)
    return ends.where(state, NEVER).logsumexp(-1)
