"""`torch.utils.data`: data sets, and batches of their examples made in the process that trains.

Arrays are put together by numpy. `examples/parts/training.py` makes and copies batches in a thread while the
step before computes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, islice
from typing import Any, Generic, TypeVar

import numpy as np

from tensor.tensor import Tensor
from tensor.utils.samplers import (  # noqa: F401  # names of this module
    BatchSampler,
    RandomSampler,
    Sampler,
    SequentialSampler,
    SubsetRandomSampler,
    WeightedRandomSampler,
    ordered,
)

Item = TypeVar("Item", covariant=True)


class Dataset(Generic[Item]):
    """Examples by position: a class of yours with ``__getitem__`` and ``__len__``.

    >>> class Squares(Dataset):
    ...     def __getitem__(self, place):
    ...         return place * place
    ...
    ...     def __len__(self):
    ...         return 4
    >>> [batch.tolist() for batch in DataLoader(Squares(), batch_size=2)]
    [[0, 1], [4, 9]]
    """

    def __getitem__(self, place: int) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no __getitem__")

    def __add__(self, other: Any) -> ConcatDataset:
        return ConcatDataset([self, other])


class IterableDataset(Dataset[Item]):
    """Examples one after the other: a class of yours with ``__iter__``.

    >>> class Count(IterableDataset):
    ...     def __iter__(self):
    ...         return iter(range(3))
    >>> [batch.tolist() for batch in DataLoader(Count(), batch_size=2)]
    [[0, 1], [2]]
    """

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError(f"{type(self).__name__} has no __iter__")


class TensorDataset(Dataset[Any]):
    """The rows of tensors of one length.

    >>> TensorDataset(Tensor([1, 2]), Tensor([3, 4]))[1][1].item()
    4
    """

    def __init__(self, *tensors: Tensor) -> None:
        if len({len(each) for each in tensors}) != 1:
            raise ValueError(
                f"TensorDataset: lengths {[len(each) for each in tensors]}; allowed are equal ones"
            )
        self.tensors = tensors

    def __getitem__(self, place: Any) -> tuple[Tensor, ...]:
        return tuple(each[place] for each in self.tensors)

    def __len__(self) -> int:
        return len(self.tensors[0])

    def batch(self, places: list[int]) -> list[Tensor]:
        """The rows at `places`, read at once."""
        return [each[places] for each in self.tensors]


class Subset(Dataset[Any]):
    """Examples of another set at positions.

    >>> Subset(["a", "b", "c"], [2, 0])[0]
    'c'
    """

    def __init__(self, dataset: Any, indices: Sequence[int]) -> None:
        self.dataset, self.indices = dataset, indices

    def __getitem__(self, place: Any) -> Any:
        return self.dataset[self.indices[place]]

    def __len__(self) -> int:
        return len(self.indices)


class ConcatDataset(Dataset[Any]):
    """Sets one after the other.

    >>> ConcatDataset(["ab", "c"])[2]
    'c'
    """

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = list(datasets)
        self.ends = list(accumulate(len(each) for each in self.datasets))

    def __getitem__(self, place: int) -> Any:
        at = place + len(self) if place < 0 else place
        if not 0 <= at < len(self):
            raise IndexError(f"ConcatDataset: example {place} of {len(self)}")
        part = next(part for part, end in enumerate(self.ends) if at < end)
        return self.datasets[part][at - (self.ends[part] - len(self.datasets[part]))]

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0


def random_split(dataset: Any, lengths: Sequence[float], generator: Any = None) -> list[Subset]:
    """Parts of a set, drawn by lot. lengths: counts, or shares that add up to 1. generator: an int as seed.

    >>> [len(part) for part in random_split(range(10), [0.7, 0.3], generator=0)]
    [7, 3]
    """
    counts = [int(n) for n in lengths]
    if math.isclose(sum(lengths), 1) and sum(counts) != len(dataset):
        counts = [math.floor(len(dataset) * share) for share in lengths]
        for place in range(len(dataset) - sum(counts)):
            counts[place % len(counts)] += 1
    if sum(counts) != len(dataset):
        raise ValueError(f"random_split: lengths {list(lengths)} of {len(dataset)} examples")
    order, ends = ordered(len(dataset), generator), list(accumulate(counts))
    return [Subset(dataset, order[end - n : end]) for end, n in zip(ends, counts, strict=True)]


def default_collate(examples: Sequence[Any]) -> Any:
    """Examples as a batch: tensors, arrays and numbers stacked, words in a list, and tuples, lists and dicts
    of these part by part.

    >>> default_collate([(Tensor([1.0]), 2), (Tensor([3.0]), 4)])[1].tolist()
    [2, 4]
    """
    first = examples[0]
    if isinstance(first, Tensor):
        return Tensor.stack(*examples)
    if isinstance(first, np.ndarray | np.generic):
        return Tensor(np.stack(examples))
    if isinstance(first, float | int):
        return Tensor(np.array(examples, np.float64 if isinstance(first, float) else None))
    if isinstance(first, str | bytes):
        return list(examples)
    if isinstance(first, Mapping):
        return {name: default_collate([each[name] for each in examples]) for name in first}
    if isinstance(first, tuple | list):
        parts = [default_collate(part) for part in zip(*examples, strict=True)]
        return type(first)(*parts) if hasattr(first, "_fields") else parts
    raise TypeError(
        f"default_collate: an example of type {type(first).__name__}; allowed are tensors, arrays, numbers,"
        " words, and tuples, lists and dicts of these: give collate_fn"
    )


class DataLoader:
    """Batches of a set's examples. shuffle: in another order each time; drop_last: no short batch at the end;
    sampler: gives the positions instead; batch_sampler: gives lists of them; batch_size None: examples as
    they are. Examples are read in this process: `num_workers` and what else torch takes changes nothing.

    >>> loader = DataLoader(TensorDataset(Tensor([1, 2, 3])), batch_size=2)
    >>> [batch[0].tolist() for batch in loader]
    [[1, 2], [3]]
    """

    def __init__(
        self,
        dataset: Any,
        batch_size: int | None = 1,
        shuffle: bool | None = False,
        sampler: Iterable[int] | None = None,
        batch_sampler: Iterable[list[int]] | None = None,
        num_workers: int = 0,
        collate_fn: Callable[[list[Any]], Any] | None = None,
        pin_memory: bool = False,
        drop_last: bool = False,
        timeout: float = 0,
        worker_init_fn: Any = None,
        multiprocessing_context: Any = None,
        generator: Any = None,
        *,
        prefetch_factor: int | None = None,
        persistent_workers: bool = False,
        pin_memory_device: str = "",
        in_order: bool = True,
    ) -> None:
        if batch_size is not None and batch_size < 1:
            raise ValueError(
                f"DataLoader: batch_size {batch_size}; allowed are whole numbers from 1 up, None"
            )
        if shuffle and (sampler is not None or batch_sampler is not None):
            raise ValueError("DataLoader: shuffle together with a sampler; allowed is one of them")
        self.dataset, self.batch_size, self.shuffle = dataset, batch_size, bool(shuffle)
        self.sampler, self.batch_sampler, self.drop_last = sampler, batch_sampler, drop_last
        self.collate_fn, self.generator = collate_fn, generator

    def __len__(self) -> int:
        if self.batch_sampler is not None:
            return len(self.batch_sampler)  # type: ignore[arg-type]
        count = len(self.dataset if self.sampler is None else self.sampler)  # type: ignore[arg-type]
        if self.batch_size is None:
            return count
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)

    def __iter__(self) -> Iterator[Any]:
        if isinstance(self.dataset, IterableDataset):
            return (self._joined(examples) for examples in self._groups(iter(self.dataset)))
        return (self._read(places) for places in self._places())

    def _places(self) -> Iterator[Any]:
        if self.batch_sampler is not None:
            return iter(self.batch_sampler)
        order: Iterable[int] = range(len(self.dataset)) if self.sampler is None else self.sampler
        return self._groups(iter(ordered(len(self.dataset), self.generator) if self.shuffle else order))

    def _groups(self, items: Iterator[Any]) -> Iterator[Any]:
        """So many items in a list; each by itself without a batch size."""
        if self.batch_size is None:
            yield from items
            return
        while group := list(islice(items, self.batch_size)):
            if len(group) == self.batch_size or not self.drop_last:
                yield group

    def _read(self, places: Any) -> Any:
        if isinstance(self.dataset, TensorDataset) and self.collate_fn is None and isinstance(places, list):
            return self.dataset.batch(places)
        is_one = self.batch_size is None and self.batch_sampler is None
        return self._joined(self.dataset[places] if is_one else [self.dataset[place] for place in places])

    def _joined(self, examples: Any) -> Any:
        if self.batch_size is None and self.batch_sampler is None:
            return examples if self.collate_fn is None else self.collate_fn(examples)
        return (self.collate_fn or default_collate)(examples)
