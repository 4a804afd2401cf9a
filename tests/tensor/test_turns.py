"""Tensors in several threads."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.runtime import Runtime, compile_for
from tensor.turns import in_turn
from tests.devices import opened

THREADS = 4


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Threads take turns as often as the interpreter lets them."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def together(work: Callable[[int], object]) -> None:
    """Run `work` in several threads, each with a number of its own; what one raises is raised here."""
    failed: list[BaseException] = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def test_a_function_that_takes_its_turn_runs_alone_and_may_call_another() -> None:
    inside: list[int] = []

    @in_turn
    def inner(number: int) -> None:
        inside.append(number)
        for _ in range(5):
            time.sleep(0)  # the others go on
            assert inside == [number]
        inside.remove(number)

    outer = in_turn(inner)
    together(lambda number: [outer(number) for _ in range(20)])


@pytest.mark.sim
def test_each_thread_gets_the_values_of_its_own_tensors(device_name: str) -> None:
    device = opened(device_name)
    before = runtime.use(Runtime(device, compile_for(device.arch), Settings(), None))

    def work(number: int) -> None:
        for turn in range(4):
            values = np.arange(16, dtype=np.float32).reshape(4, 4) * number
            product = (Tensor(values) @ Tensor(values) + turn).relu()
            assert (product.numpy() == values @ values + turn).all()

    together(work)
    runtime.use(before)
    device.close()


def test_a_child_that_was_forked_in_another_s_turn_has_its_own() -> None:
    began, ends = threading.Event(), threading.Event()

    @in_turn
    def stay() -> None:
        began.set()
        ends.wait(30)

    thread = threading.Thread(target=stay)
    thread.start()
    began.wait(30)
    child = os.fork()
    if not child:
        signal.alarm(20)
        os._exit(in_turn(lambda: 5)())
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 5
    ends.set()
    thread.join()
