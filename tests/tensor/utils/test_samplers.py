"""Which examples a loader reads, by each sampler."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Generator, Tensor, manual_seed
from tensor.utils import data

pytestmark = pytest.mark.usefixtures("on_host")
LETTERS = list("abcdef")


def read(**options: object) -> list[list[str]]:
    return list(data.DataLoader(LETTERS, **options))  # type: ignore[arg-type]


def test_random_orders_have_each_once_or_as_many_as_asked() -> None:
    manual_seed(1)
    assert sorted(data.RandomSampler(LETTERS)) == list(range(6))
    assert len(list(data.RandomSampler(LETTERS, num_samples=4))) == 4
    assert len(list(data.RandomSampler(LETTERS, num_samples=9))) == 9
    drawn = list(data.RandomSampler(LETTERS, replacement=True, num_samples=40))
    assert len(drawn) == 40 and set(drawn) == set(range(6))
    assert sorted(data.SubsetRandomSampler([4, 1, 5])) == [1, 4, 5]


def test_weights_say_how_often_each_is_drawn() -> None:
    drawn = list(data.WeightedRandomSampler([1.0, 0.0, 3.0], 2000, generator=Generator().manual_seed(1)))
    share = np.bincount(drawn, minlength=3) / 2000
    np.testing.assert_allclose(share, [0.25, 0, 0.75], atol=0.05)
    once = list(data.WeightedRandomSampler(Tensor([1.0, 0.0, 3.0]).tolist(), 2, replacement=False))
    assert sorted(once) == [0, 2]


def test_a_loader_follows_them() -> None:
    subset = data.SubsetRandomSampler([0, 2], generator=Generator())
    assert sorted(letter for batch in read(sampler=subset, batch_size=1) for letter in batch) == ["a", "c"]
    batches = data.BatchSampler(data.SequentialSampler(LETTERS), 4, drop_last=False)
    assert read(batch_sampler=batches) == [list("abcd"), list("ef")] and len(batches) == 2
    assert list(data.BatchSampler(data.SequentialSampler(LETTERS), 4, drop_last=True)) == [[0, 1, 2, 3]]
    with pytest.raises(NotImplementedError, match="Sampler has no __iter__"):
        iter(data.Sampler())
