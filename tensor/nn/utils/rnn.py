"""Sequences of several lengths as one tensor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tensor.tensor import Tensor


class PackedSequence(NamedTuple):
    """Sequences without what fills them up, the longest first: all their first elements, all their second
    ones, and so on. batch_sizes: how many there are of each; the indices say where each sequence was, and
    where it is now, None if they were in order.

    >>> pack_sequence([Tensor([1, 2]), Tensor([3])]).data.tolist()
    [1, 3, 2]
    """

    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Tensor | None = None
    unsorted_indices: Tensor | None = None

    def with_data(self, data: Tensor) -> PackedSequence:
        """Other elements at the same places."""
        return self._replace(data=data)

    def to(self, *places: Any, **how: Any) -> PackedSequence:
        """`Tensor.to` of the elements."""
        return self._replace(data=self.data.to(*places, **how))

    def cpu(self) -> PackedSequence:
        """The same."""
        return self


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


def pack_padded_sequence(
    input: Tensor, lengths: Any, batch_first: bool = False, enforce_sorted: bool = True
) -> PackedSequence:
    """A padded tensor, ``(longest, n, ...)`` or ``(n, longest, ...)`` if `batch_first`, without its filling.
    lengths: that of each sequence; from the longest down if `enforce_sorted`.

    >>> packed = pack_padded_sequence(Tensor([[1, 2], [3, 0]]), [2, 1], batch_first=True)
    >>> packed.data.tolist(), packed.batch_sizes.tolist()
    ([1, 3, 2], [2, 1])
    """
    rows = input.transpose(0, 1) if batch_first else input
    counts = np.array(lengths.tolist() if isinstance(lengths, Tensor) else lengths, np.int64)
    if counts.shape != rows.shape[1:2] or counts.min(initial=1) < 1 or counts.max(initial=0) > len(rows):
        said = f"pack_padded_sequence: lengths {counts.tolist()} for shape {rows.shape} (longest, n, ...)"
        raise ValueError(f"{said}; allowed is one for each sequence, 1 to the longest")
    order = np.argsort(-counts, kind="stable")
    if enforce_sorted:
        if (np.diff(counts) > 0).any():
            raise RuntimeError(
                f"pack_padded_sequence: lengths {counts.tolist()} are not from the longest down; sort them,"
                " or give enforce_sorted=False"
            )
        return _packed(rows, counts)
    places = Tensor(order), Tensor(np.argsort(order, kind="stable"))
    return _packed(rows.index_select(1, places[0]), counts[order])._replace(
        sorted_indices=places[0], unsorted_indices=places[1]
    )


def _packed(rows: Tensor, counts: npt.NDArray[Any]) -> PackedSequence:
    """Of ``(longest, n, ...)``, and lengths from the longest down."""
    steps = np.arange(counts.max(initial=0))
    is_there = steps[:, None] < counts
    flat = rows.reshape(-1, *rows.shape[2:])
    data = flat.index_select(0, Tensor(np.flatnonzero(_wide(is_there, len(rows)))))
    return PackedSequence(data, Tensor(is_there.sum(1)))


def _wide(is_there: npt.NDArray[Any], count: int) -> npt.NDArray[Any]:
    return np.pad(is_there, ((0, count - len(is_there)), (0, 0)))


def pad_packed_sequence(
    sequence: PackedSequence,
    batch_first: bool = False,
    padding_value: float = 0.0,
    total_length: int | None = None,
) -> tuple[Tensor, Tensor]:
    """The padded tensor that was packed, in the old order, and the lengths, int64.

    >>> rows, lengths = pad_packed_sequence(pack_sequence([Tensor([1, 2]), Tensor([3])]), batch_first=True)
    >>> rows.tolist(), lengths.tolist()
    ([[1, 2], [3, 0]], [2, 1])
    """
    rows, counts = padded(sequence, padding_value, total_length)
    if sequence.unsorted_indices is not None:
        rows = rows.index_select(1, sequence.unsorted_indices)
        counts = counts[np.array(sequence.unsorted_indices.tolist())]
    return rows.transpose(0, 1) if batch_first else rows, Tensor(counts)


def padded(
    sequence: PackedSequence, padding_value: float = 0.0, total_length: int | None = None
) -> tuple[Tensor, npt.NDArray[Any]]:
    """``(longest, n, ...)`` and the lengths in the order that the elements are packed in."""
    sizes = np.array(sequence.batch_sizes.tolist(), np.int64)
    longest = len(sizes) if total_length is None else total_length
    if longest < len(sizes):
        raise ValueError(f"pad_packed_sequence: total_length {longest}; the longest has {len(sizes)}")
    is_there = _wide(np.arange(sizes[0]) < sizes[:, None], longest)
    places = np.where(is_there, np.cumsum(is_there).reshape(is_there.shape) - 1, 0)
    found = sequence.data[Tensor(places)]
    held = Tensor(is_there).reshape(is_there.shape + (1,) * (found.ndim - 2))
    return held.where(found, padding_value).cast(found.dtype), is_there.sum(0)


def pack_sequence(sequences: Sequence[Tensor], enforce_sorted: bool = True) -> PackedSequence:
    """`pack_padded_sequence` of tensors that are not padded yet.

    >>> pack_sequence([Tensor([1]), Tensor([2, 3])], enforce_sorted=False).data.tolist()
    [2, 1, 3]
    """
    lengths = [len(each) for each in sequences]
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences: PackedSequence) -> list[Tensor]:
    """The tensors that `pack_sequence` was given.

    >>> [row.tolist() for row in unpack_sequence(pack_sequence([Tensor([1, 2]), Tensor([3])]))]
    [[1, 2], [3]]
    """
    return unpad_sequence(*pad_packed_sequence(packed_sequences, batch_first=True), batch_first=True)
