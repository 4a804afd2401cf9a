"""Sequences of several lengths as one tensor."""

from __future__ import annotations

from collections.abc import Sequence

from tensor.tensor import Tensor


def pad_sequence(
    sequences: Sequence[Tensor],
    batch_first: bool = False,
    padding_value: float = 0.0,
    padding_side: str = "right",
) -> Tensor:
    """Tensors ``(length, ...)`` as one of ``(longest, n, ...)``, or ``(n, longest, ...)`` if `batch_first`,
    filled up at `padding_side`, "right" or "left".

    >>> pad_sequence([Tensor([1, 2]), Tensor([3])], batch_first=True).tolist()
    [[1, 2], [3, 0]]
    """
    if padding_side not in ("right", "left"):
        raise ValueError(f"pad_sequence: padding_side {padding_side!r}; allowed are 'right' and 'left'")
    longest = max(len(each) for each in sequences)
    rows = []
    for each in sequences:
        lacking = longest - len(each)
        ends = (0, lacking) if padding_side == "right" else (lacking, 0)
        rows.append(each.pad((*(0, 0) * (each.ndim - 1), *ends), value=padding_value))
    return Tensor.stack(*rows, dim=0 if batch_first else 1)


def unpad_sequence(padded_sequences: Tensor, lengths: Tensor, batch_first: bool = False) -> list[Tensor]:
    """The sequences that `pad_sequence` put together, each of its length.

    >>> [row.tolist() for row in unpad_sequence(Tensor([[1, 2], [3, 0]]), Tensor([2, 1]), True)]
    [[1, 2], [3]]
    """
    rows = padded_sequences if batch_first else padded_sequences.transpose(0, 1)
    return [rows[place, :count] for place, count in enumerate(lengths.tolist())]
