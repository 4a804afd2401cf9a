"""Positions along an axis that is cut up over devices (schedule/partition.py, ir/place.py, methods/index.py):
of a large table each device looks in its own part, and a sum tells all what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers import open_one
from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.schedule import schedule
from tools.bench.computing import computing_on

Array = npt.NDArray[Any]
FOUR, COUNT = "cpu*4", 4
X = np.random.default_rng(0).standard_normal((8, 8)).astype(np.float32)
ROWS = np.array([3, 0, 7, 7, 2, -1], np.int32)
MANY = np.random.default_rng(1).integers(0, 8, (5, 8)).astype(np.int32)
ONES = np.arange(40, dtype=np.float32).reshape(5, 8)


@pytest.fixture(autouse=True, scope="module")
def several() -> Iterator[runtime.Runtime]:
    with computing_on(open_one("cpu", Settings())) as made:
        made.names(FOUR)
        yield made


def like(x: Tensor, values: Array, is_cut: bool = False) -> Tensor:
    """Values where `x` is: a copy on each device, or in parts."""
    if isinstance(x.device, str):
        return Tensor(values)
    return Tensor(values).shard(x.device, 0 if is_cut else None)


def written(x: Tensor) -> Tensor:
    made = x * 1
    made[like(x, ROWS[:2])] = like(x, X[5:7] * 3)
    return made


WAYS: dict[str, Callable[[Tensor], Tensor]] = {
    "few rows": lambda x: x[like(x, ROWS[:3])],
    "many rows": lambda x: x[like(x, np.tile(ROWS, 4))],
    "rows by parts": lambda x: x[like(x, np.tile(ROWS, 2), True)],
    "rows of a list": lambda x: x[[1, -2, 5]],
    "rows of an array": lambda x: x[ROWS],
    "elements": lambda x: x[like(x, ROWS[:4]), like(x, np.arange(4, dtype=np.int32))],
    "gather": lambda x: x.gather(0, like(x, MANY)),
    "few by gather": lambda x: x.gather(0, like(x, MANY[:2])),
    "gather beside": lambda x: x.gather(1, like(x, np.tile(MANY, (2, 1))[:8], True)),
    "scatter": lambda x: x.scatter(0, like(x, np.sort(MANY.argsort(0), 0)), like(x, ONES)),
    "scatter_add": lambda x: x.scatter_add(0, like(x, MANY), like(x, ONES)),
    "index_add": lambda x: x.index_add(0, like(x, ROWS[:2]), like(x, X[:2])),
    "take": lambda x: x.take(like(x, ROWS)),
    "a row": lambda x: x[3],
    "some rows": lambda x: x[1:7:2],
    "written": written,
}


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("way", WAYS)
def test_values_and_gradients_are_those_of_one_device(way: str, axis: int) -> None:
    alone, cut = Tensor(X, requires_grad=True), Tensor(X).shard(FOUR, axis).requires_grad_(True)
    wanted, found = WAYS[way](alone), WAYS[way](cut)
    np.testing.assert_allclose(found.numpy(), wanted.numpy(), rtol=1e-6, atol=1e-6)
    wanted.square().sum().backward()
    found.square().sum().backward()
    assert alone.grad is not None and cut.grad is not None and cut.grad.shard_axis == axis
    np.testing.assert_allclose(cut.grad.numpy(), alone.grad.numpy(), rtol=1e-5, atol=1e-5)


def test_numbers_beside_a_number_are_found_whatever_they_are() -> None:
    odd = np.array([np.inf, -np.inf, np.nan, 1e-45, 65504, -3, 0, 7] * 4, np.float32)
    for dtype in ("float32", "float16", "int32", "uint8", "bool"):
        values = Tensor(np.nan_to_num(odd) if "int" in dtype else odd).cast(dtype).numpy()
        found = Tensor(values).shard(FOUR, 0)[[31, 2, 8, 3, 0]]
        np.testing.assert_array_equal(found.numpy(), values[[31, 2, 8, 3, 0]])


def sent(*results: Tensor) -> int:
    """Elements that copies between devices move."""
    launches = schedule([each.node for each in results], lambda node: node.storage).launches
    return sum(each.args[0].size_bytes // 4 for each in launches if each.kernel is None)


def test_what_is_found_goes_around_and_not_the_table() -> None:
    """Of 1024 rows of 8, 16 are asked for: the whole would be 3 x 8192 elements, of which each device has a
    quarter; what is found is 16 x 8, of which each tells three others."""
    table = Tensor(np.ones((1024, 8), np.float32)).shard(FOUR, 0).requires_grad_(True).realize()
    rows = Tensor(np.arange(16, dtype=np.int32) * 60).shard(FOUR).realize()
    assert sent(table[rows]) == COUNT * (COUNT - 1) * 16 * 8
    (toward,) = table[rows].square().sum().gradient(table)
    assert toward.shard_axis == 0 and sent(toward) == COUNT * (COUNT - 1) * 16 * 8
    launches = schedule([toward.node], lambda node: node.storage).launches
    assert max(storage.size_bytes for each in launches for storage in each.args) == 1024 * 8 * 4 // COUNT


def test_a_table_that_is_smaller_than_what_is_asked_for_is_handed_around() -> None:
    table = Tensor(np.ones((16, 8), np.float32)).shard(FOUR, 0).realize()
    rows = Tensor(np.arange(900, dtype=np.int32) % 16).shard(FOUR).realize()
    assert sent(table[rows]) == (COUNT - 1) * 16 * 8
