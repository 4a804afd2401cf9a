"""Which examples a loader reads, and in which order; `tensor.utils.data` has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

import numpy as np

from tensor.tensor import Tensor

Item = TypeVar("Item", covariant=True)


class Sampler(Generic[Item]):
    """Positions: a class of yours with ``__iter__``, and ``__len__`` if it is known."""

    def __init__(self, data_source: Any = None) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError(f"{type(self).__name__} has no __iter__")


class SequentialSampler(Sampler[int]):
    """From the first on.

    >>> list(SequentialSampler("abc"))
    [0, 1, 2]
    """

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler[int]):
    """In a random order; num_samples: so many; replacement: one may come again.

    >>> sorted(RandomSampler("abc"))
    [0, 1, 2]
    """

    def __init__(
        self,
        data_source: Any,
        replacement: bool = False,
        num_samples: int | None = None,
        generator: Any = None,
    ) -> None:
        super().__init__(data_source)
        self.replacement, self.generator = replacement, generator
        self.num_samples = len(data_source) if num_samples is None else num_samples

    def __iter__(self) -> Iterator[int]:
        count = len(self.data_source)
        if self.replacement:
            drawn = Tensor.randint(0, count, (self.num_samples,), generator=self.generator)
            yield from map(int, drawn.tolist())
            return
        left = self.num_samples
        while left > 0:
            order = ordered(count, self.generator)[:left]
            left -= len(order)
            yield from order

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """Some positions in a random order.

    >>> sorted(SubsetRandomSampler([4, 2]))
    [2, 4]
    """

    def __init__(self, indices: Sequence[int], generator: Any = None) -> None:
        super().__init__()
        self.indices, self.generator = indices, generator

    def __iter__(self) -> Iterator[int]:
        return (self.indices[place] for place in ordered(len(self.indices), self.generator))

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler[int]):
    """`num_samples` positions, each as likely as its weight says.

    >>> list(WeightedRandomSampler([0.0, 1.0], 3))
    [1, 1, 1]
    """

    def __init__(
        self, weights: Sequence[float], num_samples: int, replacement: bool = True, generator: Any = None
    ) -> None:
        super().__init__()
        self.weights = Tensor.as_tensor(weights, "float64")
        self.num_samples, self.replacement, self.generator = num_samples, replacement, generator

    def __iter__(self) -> Iterator[int]:
        drawn = self.weights.multinomial(self.num_samples, self.replacement, generator=self.generator)
        return map(int, drawn.tolist())

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler[list[int]]):
    """What another sampler gives, in lists of `batch_size`; drop_last: no short list at the end.

    >>> list(BatchSampler(SequentialSampler("abc"), 2, drop_last=False))
    [[0, 1], [2]]
    """

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool) -> None:
        super().__init__()
        self.sampler, self.batch_size, self.drop_last = sampler, batch_size, drop_last

    def __iter__(self) -> Iterator[list[int]]:
        given = iter(self.sampler)
        while group := list(islice(given, self.batch_size)):
            if len(group) == self.batch_size or not self.drop_last:
                yield group

    def __len__(self) -> int:
        count = len(self.sampler)  # type: ignore[arg-type]
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)


def ordered(count: int, generator: Any) -> list[int]:
    """A random order, as `manual_seed` or a `Generator` has it, or by a number as seed.

    >>> sorted(ordered(3, 7))
    [0, 1, 2]
    """
    if isinstance(generator, int):
        return [int(place) for place in np.random.default_rng(generator).permutation(count)]
    return [int(place) for place in Tensor.randperm(count, generator=generator).tolist()]
