"""Batches of examples against what torch documents; covers checkpoint.py."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tensor import Tensor
from tensor.utils.checkpoint import checkpoint_sequential
from tensor.utils.data import (
    ConcatDataset,
    DataLoader,
    Dataset,
    IterableDataset,
    Subset,
    TensorDataset,
    default_collate,
    random_split,
)  # fmt: skip

pytestmark = pytest.mark.usefixtures("on_host")


class Named(Dataset[dict[str, object]]):
    def __getitem__(self, place: int) -> dict[str, object]:
        return {"x": np.full(2, place, np.float32), "y": place, "name": f"row {place}"}

    def __len__(self) -> int:
        return 5


def test_batches_follow_the_set_and_the_last_is_short_unless_dropped() -> None:
    rows = TensorDataset(Tensor([[1.0], [2.0], [3.0]]), Tensor([4, 5, 6]))
    loader = DataLoader(rows, 2)
    assert [(x.tolist(), y.tolist()) for x, y in loader] == [([[1.0], [2.0]], [4, 5]), ([[3.0]], [6])]
    assert (len(loader), len(DataLoader(rows, 2, drop_last=True))) == (2, 1)
    assert len(list(DataLoader(rows, 2, drop_last=True))) == 1


def test_shuffled_batches_have_every_example_once_in_another_order_each_time() -> None:
    loader = DataLoader(TensorDataset(Tensor.arange(64)), 8, shuffle=True)
    first, second = ([n for (batch,) in loader for n in batch.tolist()] for _ in range(2))
    assert sorted(first) == sorted(second) == list(range(64)) and first != second


def test_examples_that_are_dicts_are_put_together_part_by_part() -> None:
    batch = next(iter(DataLoader(Named(), 2)))
    assert (batch["x"].tolist(), batch["y"].tolist()) == ([[0.0, 0.0], [1.0, 1.0]], [0, 1])
    assert batch["name"] == ["row 0", "row 1"] and batch["y"].dtype.name == "int64"


def test_samplers_and_a_function_that_joins_are_asked() -> None:
    assert list(DataLoader(Named(), 2, sampler=[4, 2, 0], collate_fn=len)) == [2, 1]
    found = DataLoader(Named(), batch_sampler=[[0, 3], [1]])
    assert [batch["y"].tolist() for batch in found] == [[0, 3], [1]] and len(found) == 2
    single = DataLoader(Named(), batch_size=None)
    assert [example["y"] for example in single] == [0, 1, 2, 3, 4]


def test_a_stream_of_examples_is_read_in_batches() -> None:
    class Stream(IterableDataset[int]):
        def __iter__(self) -> Iterator[int]:
            return iter(range(3))

    assert [batch.tolist() for batch in DataLoader(Stream(), 2)] == [[0, 1], [2]]


def test_parts_of_a_set_have_every_example_once() -> None:
    first, second = random_split(Named(), [0.6, 0.4], generator=3)
    assert (len(first), len(second)) == (3, 2)
    assert sorted(first[i]["y"] for i in range(3)) + sorted(second[i]["y"] for i in range(2)) != [0] * 5
    assert {part[i]["y"] for part in (first, second) for i in range(len(part))} == set(range(5))
    assert Subset(Named(), [3, 1])[1]["y"] == 1
    both = Named() + Subset(Named(), [4])
    assert isinstance(both, ConcatDataset) and len(both) == 6 and both[5]["y"] == both[-1]["y"] == 4


def test_mistakes_are_told() -> None:
    with pytest.raises(ValueError, match="lengths \\[1, 2\\]; allowed are equal ones"):
        TensorDataset(Tensor([1]), Tensor([1, 2]))
    with pytest.raises(ValueError, match="batch_size 0"):
        DataLoader(Named(), 0)
    with pytest.raises(TypeError, match="an example of type set"):
        default_collate([{1}])
    with pytest.raises(ValueError, match=r"random_split: lengths \[1, 2\] of 5"):
        random_split(Named(), [1, 2])
    with pytest.raises(IndexError, match="example 9 of 5"):
        ConcatDataset([Named()])[9]


def test_layers_in_segments_give_the_gradient_of_the_layers() -> None:
    x = Tensor([0.5, 1.0], requires_grad=True)
    checkpoint_sequential([Tensor.exp, Tensor.sin, Tensor.square], 2, x, use_reentrant=False).sum().backward()
    e = np.exp(np.array([0.5, 1.0], np.float32))
    assert x.grad is not None
    np.testing.assert_allclose(x.grad.numpy(), 2 * np.sin(e) * np.cos(e) * e, rtol=1e-5)
    with pytest.raises(ValueError, match="3 segments of 1 layers"):
        checkpoint_sequential([Tensor.exp], 3, x)
