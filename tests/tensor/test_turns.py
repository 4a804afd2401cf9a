"""Tensors in several threads."""

from __future__ import annotations

import os
import signal
import threading
import time

import numpy as np
import pytest

from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime
from tensor.turns import in_turn
from tests.devices import opened
from tests.threads import restless, together

__all__ = ["restless"]
pytestmark = pytest.mark.usefixtures("restless")
THREADS = 4


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
    together(THREADS, lambda number: [outer(number) for _ in range(20)])


@pytest.mark.sim
def test_each_thread_gets_the_values_of_its_own_tensors(device_name: str) -> None:
    device = opened(device_name)
    before = runtime.use(Runtime(device, compile_for(device.arch), Settings(), None))

    def work(number: int) -> None:
        for turn in range(4):
            values = np.arange(16, dtype=np.float32).reshape(4, 4) * number
            product = (Tensor(values) @ Tensor(values) + turn).relu()
            assert (product.numpy() == values @ values + turn).all()

    together(THREADS, work)
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
        try:
            os._exit(in_turn(lambda: 5)())
        finally:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 5
    ends.set()
    thread.join()
