"""Ctrl-C while waves run: the launch ends with a fault, soon, wherever its waves are."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.faults import stopped
from hcq.interrupts import is_held, undisturbed
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.drivers.sim.amd.wave.test_patience import ENDLESS
from tests.faults import faults


@pytest.fixture(autouse=True)
def as_python_has_it() -> Iterator[None]:
    """Only there is a signal that nobody notes a KeyboardInterrupt, which would end all tests."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        pytest.skip("Ctrl-C belongs to somebody else here")
    yield
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def press_soon() -> None:
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
@pytest.mark.parametrize("name", list(ENDLESS))
def test_an_endless_kernel_ends_when_the_user_says_so(name: str, mode: str, bench: Bench) -> None:
    place = bench.put(np.zeros(64, np.uint32))
    begin = time.process_time()
    with pytest.raises(KeyboardInterrupt), undisturbed:
        press_soon()
        with pytest.raises(SimFault, match="E_WATCHDOG: stopped by Ctrl-C") as caught:
            bench.run(ENDLESS[name], place, grid=(3, 1, 1), block=(96, 1, 1), mode=mode, budget=10**12)
    assert "stopped" in caught.value.where and time.process_time() - begin < 5
    assert not is_held()
    bench.run("s_nop 0", place, mode=mode)


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_a_large_grid_of_short_waves_ends_between_its_groups(mode: str, bench: Bench) -> None:
    with pytest.raises(KeyboardInterrupt), undisturbed:
        press_soon()
        with faults("E_WATCHDOG") as caught:
            bench.run("s_nop 0", grid=(1 << 20, 1 << 10, 1), mode=mode, budget=None)
    assert "stopped" in caught.value.where


def test_the_end_of_such_a_launch_says_where_it_was() -> None:
    assert stopped({"queue": 3}).where == {"queue": 3, "stopped": 1}
