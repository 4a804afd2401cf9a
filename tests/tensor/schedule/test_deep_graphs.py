"""Graphs in which each level uses the one below twice or more: work grows with the nodes, not with the paths.

Work is counted in calls of Python functions from the schedule to the machine code.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, Variable, dtypes
from tensor.codegen.rdna.compile import compile_kernel
from tensor.ir.graph import Op, toposort
from tensor.ir.text import format_kernel
from tensor.ir.verify import verify
from tensor.schedule import schedule
from tensor.state import get_parameters
from tests.tensor.schedule.test_schedule import run

SHALLOW, DEEP = 10, 40
GROWTH = 3.5  # calls a level at 40 levels, over those at 10: pairs of nodes would give 4, paths millions
Level = Callable[[Tensor], Tensor]


def whole(function: Level) -> Level:
    return lambda x: function(x.cast(dtypes.int32)).cast(dtypes.float32)


LENGTH = Variable("n", 1, 8).bind(5)
LEVELS: dict[str, Level] = {
    "sum and product": lambda x: x + x * x,
    "quotient": lambda x: (x.exp2() - x) / (x.sqrt() + 1),
    "reciprocal": lambda x: x.reciprocal() + x.neg(),
    "maximum": lambda x: x.maximum(x + 1).minimum(x * 2),
    "choice": lambda x: (x > 0).where(x, x * 2),
    "comparisons": lambda x: (x.eq(1) ^ x.ne(2)).where(x, x.trunc()),
    "sines": lambda x: x.sin() + x.cos() + x,
    "power": lambda x: x**x,
    "remainder": lambda x: x.fmod(x + 1),
    "bits": whole(lambda x: ((x << 1) ^ (x >> 1) & x) | ~x),
    "whole quotient": whole(lambda x: x // (x + 1)),
    "bits of floats": lambda x: x.bitcast(dtypes.int32).bitcast(dtypes.float32) + x.detach(),
    "doubles": lambda x: (x.double().sqrt() + x.double().log2()).float(),
    "greatest less least": lambda x: x.max(1, keepdim=True) - x.min(1, keepdim=True) + x,
    "sums both ways": lambda x: x.sum(0, keepdim=True) * x + x.sum(1, keepdim=True) * x,
    "product of all": lambda x: x - x.prod(),
    "softmax": lambda x: x.softmax(1) + x,
    "norm": lambda x: x.layernorm() + x,
    "matrix product": lambda x: x @ x.T @ x,
    "running sum": lambda x: x.cumsum(1) + x,
    "flip": lambda x: x + x.flip(1),
    "transpose": lambda x: x + x.reshape(8, 4).T,
    "transpose alone": lambda x: x.reshape(8, 4).T + 1,
    "views alone": lambda x: x.reshape(8, 4).T,
    "roll": lambda x: x + x.roll(1, 1),
    "shift": lambda x: (x[:, 1:] + x[:, :-1]).pad([(0, 0), (0, 1)]),
    "shift both ways": lambda x: x.pad([(0, 0), (1, 0)])[:, :8] + x.pad([(0, 0), (0, 1)])[:, 1:],
    "halves joined": lambda x: x[:, 4:].cat(x[:, :4], dim=1) + x,
    "even and odd joined": lambda x: x[:, ::2].cat(x[:, 1::2], dim=1) + x,
    "expand": lambda x: x[:, :1].expand(4, 8) + x[:1].expand(4, 8),
    "rows picked": lambda x: x[[1, 0, 3, 2]] + x,
    "gather": lambda x: x.gather(1, (x > 0).int()) + x,
    "in memory": lambda x: x.contiguous() + x,
    "pooling": lambda x: x.reshape(1, 1, 4, 8).max_pool2d((3, 3), 1, padding=1).reshape(4, 8) + x,
    "sort": lambda x: x.sort(1)[0] + x,
    "length known at run time": lambda x: x[:, :LENGTH] + x.sum(1, keepdim=True),
}


def stacked(level: Level, depth: int) -> Tensor:
    x = start()
    for _ in range(depth):
        x = level(x)
    return x


def start() -> Tensor:
    return Tensor(np.linspace(0.5, 2, 32, dtype=np.float32).reshape(4, 8))


class TooMuch(Exception):
    pass


def calls(tensor: Tensor, limit: float = float("inf")) -> int:
    """Python calls to schedule and compile. TooMuch once there are more than `limit`."""
    count = 0

    def counted(frame: Any, event: str, arg: Any) -> None:
        nonlocal count
        count += event == "call"
        if count > limit:
            sys.setprofile(None)
            raise TooMuch

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        for launch in schedule([tensor.node], lambda n: n.storage).launches:
            verify(launch.kernel)
            format_kernel(launch.kernel)
            compile_kernel(launch.kernel)
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("name", LEVELS)
def test_forty_levels_compile_in_work_that_grows_with_the_levels(name: str) -> None:
    calls(stacked(LEVELS[name], 3))  # what is made once
    shallow = calls(stacked(LEVELS[name], SHALLOW))
    calls(stacked(LEVELS[name], DEEP), limit=GROWTH * DEEP / SHALLOW * shallow)


@pytest.mark.parametrize(
    "name", ["sum and product", "choice", "roll", "greatest less least", "halves joined"]
)
def test_gradients_through_forty_levels_compile_in_work_that_grows_with_the_levels(name: str) -> None:
    def gradient(depth: int) -> Tensor:
        x = y = start()
        for _ in range(depth):
            y = LEVELS[name](y)
        return y.sum().gradient(x)[0]

    shallow = calls(gradient(SHALLOW))
    calls(gradient(DEEP), limit=GROWTH * DEEP / SHALLOW * shallow)


def test_the_levels_above_hold_every_operation() -> None:
    found = {node.op for level in LEVELS.values() for node in toposort(stacked(level, 2).node)}
    assert set(Op) - found == {Op.ASSIGN, Op.CARRIED, Op.COPY}


def test_random_numbers_make_a_loss_that_compiles() -> None:
    """The graph of random numbers is 20 rounds, each of which uses the words before three times."""
    loss = Tensor.rand(4, 7).cross_entropy(Tensor([0, 1, 2, 3]))
    assert calls(loss, limit=3_000_000) > 0


@pytest.mark.parametrize("name", ["transpose", "roll", "halves joined", "even and odd joined", "shift"])
def test_deep_views_are_stored_on_the_way_and_keep_their_values(name: str) -> None:
    x = y = Tensor(np.arange(32, dtype=np.int32).reshape(4, 8))
    for _ in range(DEEP):
        y = LEVELS[name](y)
    plan, (got,) = run(y.node)
    assert len(plan.launches) > (name != "transpose")  # of 32 elements five times transposed are as before
    np.testing.assert_array_equal(got, VIEWS[name](np.arange(32, dtype=np.int32).reshape(4, 8)))
    assert x.dtype == y.dtype


def in_numpy(level: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def run_levels(x: Any) -> Any:
        for _ in range(DEEP):
            x = level(x)
        return x

    return run_levels


VIEWS = {
    "transpose": in_numpy(lambda x: x + x.reshape(8, 4).T),
    "roll": in_numpy(lambda x: x + np.roll(x, 1, 1)),
    "halves joined": in_numpy(lambda x: np.concatenate([x[:, 4:], x[:, :4]], 1) + x),
    "even and odd joined": in_numpy(lambda x: np.concatenate([x[:, ::2], x[:, 1::2]], 1) + x),
    "shift": in_numpy(lambda x: np.pad(x[:, 1:] + x[:, :-1], [(0, 0), (0, 1)])),
}


def test_parameters_of_shared_parts_are_found_in_one_walk() -> None:
    part: Any = [Tensor([1.0])]
    for _ in range(60):
        part = [part, part]
    assert len(get_parameters(part)) == 1
