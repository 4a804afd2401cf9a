"""What jit returned keeps its values, whoever holds it and however, on the numpy device."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from hcq.errors import ArgumentError
from tensor import Tensor, optim
from tensor.jit import jit
from tests.tensor.numpy_device import NumpyDevice

pytestmark = pytest.mark.usefixtures("device")
CALLS = 7


def number(value: float) -> Tensor:
    return Tensor(np.array([value], np.float32))


def test_results_that_are_held_keep_their_values() -> None:
    f = jit(lambda x: x + 1)
    held = [f(number(k)) for k in range(CALLS)]
    assert [t.item() for t in held] == [k + 1 for k in range(CALLS)]


@pytest.mark.parametrize(
    "function",
    [lambda x: x, lambda x: x.reshape(1, 1), lambda x: x.detach(), lambda x: x.expand(3).sum()],
    ids=["itself", "reshaped", "detached", "expanded"],
)
def test_what_looks_at_an_argument_keeps_the_values_of_its_call(
    function: Callable[[Tensor], Tensor],
) -> None:
    f = jit(function)
    arguments = [number(k) for k in range(CALLS)]
    held = [f(argument) for argument in arguments]
    expected = [function(number(k)).item() for k in range(CALLS)]
    assert [t.item() for t in held] == expected
    for argument in arguments:
        argument.assign(argument - 100)
    assert [t.item() for t in held] == expected
    assert [t.item() for t in arguments] == [k - 100 for k in range(CALLS)]


def test_assigning_to_a_result_that_is_an_argument_leaves_the_argument() -> None:
    f = jit(lambda x: x)
    for k in range(CALLS):
        argument = number(k)
        f(argument).assign(number(-1)).realize()
        assert argument.item() == k


@pytest.mark.parametrize("view", [lambda w: w, lambda w: w.reshape(1, 1), lambda w: w.detach()])
def test_a_returned_parameter_keeps_the_values_of_its_call(view: Callable[[Tensor], Tensor]) -> None:
    w = number(0).realize()

    @jit
    def step() -> Tensor:
        w.assign(w + 1)
        return view(w)

    held = [step() for _ in range(CALLS)]
    assert [t.item() for t in held] == list(range(1, CALLS + 1))
    held[-1].assign(held[-1] * 0).realize()
    assert step().item() == CALLS + 1
    assert w.item() == CALLS + 1


def test_a_view_of_a_parameter_taken_between_calls_keeps_its_values() -> None:
    w = number(0).realize()

    @jit
    def step() -> None:
        w.assign(w + 1)

    views = []
    for _ in range(CALLS):
        views += [w.detach(), w.reshape(1, 1)]
        step()
    assert [t.item() for t in views] == [k // 2 for k in range(2 * CALLS)]


def test_a_view_of_a_trained_parameter_keeps_its_values_and_its_gradient() -> None:
    w = number(1).requires_grad_()
    optimizer = optim.SGD([w], lr=1.0)

    @jit
    def step(x: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = (w * x).sum()
        loss.backward()
        optimizer.step()
        return loss

    views, losses = [], []
    for _ in range(CALLS):
        views.append(w.reshape(1, 1))
        losses.append(step(number(2)))
    assert [t.item() for t in views] == [1 - 2 * k for k in range(CALLS)]
    assert [t.item() for t in losses] == [2 - 4 * k for k in range(CALLS)]


def test_optimizer_state_that_is_returned_keeps_the_values_of_its_call() -> None:
    weight = number(1).requires_grad_()
    optimizer = optim.SGD([weight], lr=0.5, momentum=0.5)

    @jit
    def step(x: Tensor) -> dict[str, Tensor]:
        optimizer.zero_grad()
        (x * weight).sum().backward()
        optimizer.step()
        return {"momentum": optimizer.buffers[0], "weight": weight}

    held = [step(number(1)) for _ in range(5)]
    momentum = [1.0, 1.5, 1.75, 1.875, 1.9375]
    assert [each["momentum"].item() for each in held] == momentum
    weights = [1 - 0.5 * sum(momentum[: k + 1]) for k in range(5)]
    assert [each["weight"].item() for each in held] == weights


def test_views_and_lazy_uses_of_results_keep_their_values() -> None:
    f = jit(lambda x: x * Tensor(np.arange(6, dtype=np.float32).reshape(2, 3)))
    used = []
    for k in range(CALLS):
        made = f(number(k))
        used += [made.reshape(3, 2), made.permute(1, 0)[2], made + 1]
    for k in range(CALLS):
        expected = k * np.arange(6, dtype=np.float32)
        np.testing.assert_array_equal(used[3 * k].numpy(), expected.reshape(3, 2))
        np.testing.assert_array_equal(used[3 * k + 1].numpy(), expected.reshape(2, 3).T[2])
        np.testing.assert_array_equal(used[3 * k + 2].numpy(), expected.reshape(2, 3) + 1)


def test_two_results_over_one_memory_stay_so() -> None:
    def both(x: Tensor) -> tuple[Tensor, Tensor]:
        y = (x + 1).realize()
        return y, y.reshape(1, 1)

    f = jit(both)
    held = [f(number(k)) for k in range(CALLS)]
    assert [(a.item(), b.item()) for a, b in held] == [(k + 1, k + 1) for k in range(CALLS)]


@dataclass(frozen=True)
class Record:
    loss: Tensor
    rest: list[Tensor]
    name: str = "record"


class Pair(NamedTuple):
    first: Tensor
    second: Tensor


def test_results_in_containers_keep_their_values() -> None:
    f = jit(lambda x: {"r": Record(x + 1, [x + 2]), "p": Pair(x + 3, x + 4), "s": {x + 5}})
    held = [f(number(k)) for k in range(CALLS)]
    for k, each in enumerate(held):
        (member,) = each["s"]
        found = [each["r"].loss, *each["r"].rest, *each["p"], member]
        assert [t.item() for t in found] == [k + n for n in range(1, 6)]
        assert (type(each["r"]), each["r"].name, type(each["p"])) == (Record, "record", Pair)


class Holder:
    def __init__(self, held: Tensor) -> None:
        self.held = held


def generated(x: Tensor) -> Iterator[Tensor]:
    yield x + 1


@pytest.mark.parametrize(
    "function",
    [lambda x: Holder(x + 1), generated, lambda x: [Holder(x + 2)]],
    ids=["object", "generator", "inside"],
)
def test_a_result_that_a_replay_could_not_make_is_refused_at_once(
    function: Callable[[Tensor], object],
) -> None:
    with pytest.raises(ArgumentError, match=r"it returns a \w+ with tensors inside.*lists, tuples, dicts"):
        jit(function)(number(1))


@pytest.mark.parametrize("made", [lambda x: x * 2, lambda x: (x * 3).realize(), lambda x: x.detach()])
def test_tensors_that_escape_are_refused_once_a_replay_would_not_make_them(made: Any) -> None:
    seen: list[Tensor] = []

    @jit
    def f(x: Tensor) -> Tensor:
        seen.append(made(x))
        return x + 1

    assert f(number(0)).item() == 1
    with pytest.raises(ArgumentError, match="in an attribute, a list or a variable from outside"):
        f(number(1))
    assert [t.item() for t in seen] == [made(number(k)).item() for k in range(2)]


def test_a_constant_that_the_function_assigns_to_begins_anew_in_each_call() -> None:
    @jit
    def f(x: Tensor) -> Tensor:
        total = number(5)
        total.assign(total + x)
        return total

    held = [f(number(k)) for k in range(CALLS)]
    assert [t.item() for t in held] == [5 + k for k in range(CALLS)]


def test_a_result_given_back_as_argument_goes_round() -> None:
    f = jit(lambda h: h * 2)
    h = number(1)
    held = [h]
    for _ in range(CALLS):
        h = f(h)
        held.append(h)
    assert [t.item() for t in held] == [2**k for k in range(CALLS + 1)]


def test_another_jit_that_refers_to_a_result_reads_that_one() -> None:
    f = jit(lambda x: x + 1)
    results = [f(number(k)) for k in range(4)]
    third = results[2]
    g = jit(lambda x: x * third)
    for k in range(CALLS):
        f(number(100 + k))
        assert g(number(k)).item() == 3 * k


def test_a_jit_inside_a_jit_gives_values() -> None:
    inner = jit(lambda x: x * 2)
    outer = jit(lambda x: (inner(x), inner(x + 1)))
    held = []
    for k in range(CALLS):
        held.append((*outer(number(k)), inner(number(k + 5))))
    for k, found in enumerate(held):
        assert [t.item() for t in found] == [2 * k, 2 * k + 2, 2 * k + 10]


def test_threads_that_call_one_function_each_keep_their_results() -> None:
    f = jit(lambda x: x * 3)
    found: dict[int, list[Tensor]] = {}

    def work(first: int) -> None:
        found[first] = [f(number(first + k)) for k in range(20)]

    threads = [threading.Thread(target=work, args=(100 * n,)) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for first, results in found.items():
        assert [t.item() for t in results] == [3 * (first + k) for k in range(20)]


def test_a_result_written_to_by_its_holder_does_not_reach_the_next_call() -> None:
    f = jit(lambda x: (x + 1, Tensor(np.array([7.0], np.float32))))
    for k in range(CALLS):
        made, constant = f(number(k))
        assert (made.item(), constant.item()) == (k + 1, 7)
        made.assign(made * 0).realize()
        constant.assign(constant * 0).realize()


def test_a_loop_that_holds_the_last_result_asks_for_no_more_memory(device: NumpyDevice) -> None:
    f = jit(lambda x: x + 1)
    result, sizes = None, []
    for k in range(12):
        result = f(number(k))
        sizes.append(device.allocated_bytes)
    assert result is not None
    assert sizes[4:] == sizes[4:5] * 8


def test_results_that_were_dropped_give_their_memory_back(device: NumpyDevice) -> None:
    f = jit(lambda x: x + 1)
    held = [f(number(k)) for k in range(20)]
    used = device.allocated_bytes
    del held
    for k in range(20):
        f(number(k))
    assert device.allocated_bytes == used
