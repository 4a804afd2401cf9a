"""The process that makes better code: what comes back, what becomes of it, and that it is not missed."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from drivers.sim.amd.wave.jit import builder as jit_builder
from drivers.sim.amd.wave.jit import cache as jit_cache
from drivers.sim.amd.wave.jit.builder import Builder, at_once
from drivers.sim.amd.wave.jit.variant import Module

TIMEOUT_S = 120


def made(name: str, value: int) -> Module:
    return Module(f"define i32 @{name}(i32 %x) {{\n  ret i32 {value}\n}}", name, 3, 64)


def wrong() -> Module:
    raise ValueError("this code cannot be made")


def call(address: int) -> int:
    return int(ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(address)(0))


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(jit_cache, "cache_folder", lambda: tmp_path)


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Builder]:
    """One whose process can import this file."""
    monkeypatch.setenv("PYTHONPATH", str(jit_builder.ROOT))
    found = Builder()
    yield found
    found.close()


def test_modules_come_back_linked_and_without_their_text(builder: Builder) -> None:
    asked = [builder.ask(partial(made, f"beside_{n}", 10 * n), f"key {n}") for n in range(3)]
    for n, future in enumerate(asked):
        module, address = future.result(TIMEOUT_S)
        assert call(address) == 10 * n
        assert (module.text, module.entry, module.sites, module.state_bytes) == ("", f"beside_{n}", 3, 64)
        assert jit_cache.engine().stored(f"key {n}") is not None


def test_what_the_process_raises_is_raised_here_and_it_goes_on(builder: Builder) -> None:
    bad, good = builder.ask(wrong, "bad"), builder.ask(partial(made, "beside_good", 5), "good")
    with pytest.raises(ValueError, match="cannot be made"):
        bad.result(TIMEOUT_S)
    assert call(good.result(TIMEOUT_S)[1]) == 5


def test_work_of_a_process_that_was_killed_is_done_here_and_another_takes_its_place(builder: Builder) -> None:
    builder.ask(partial(made, "beside_before", 1), "before").result(TIMEOUT_S)
    first = builder._process
    assert first is not None
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    assert call(builder.ask(partial(made, "beside_lost", 2), "lost").result(TIMEOUT_S)[1]) == 2
    assert call(builder.ask(partial(made, "beside_after", 3), "after").result(TIMEOUT_S)[1]) == 3
    second = builder._process
    assert second is not None
    assert second.pid != first.pid


def test_where_no_process_can_start_the_work_is_done_here(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert call(builder.ask(partial(made, "beside_none", 4), "none").result(TIMEOUT_S)[1]) == 4
    assert builder._process is None


def test_closing_ends_the_process(builder: Builder) -> None:
    builder.ask(partial(made, "beside_end", 1), "end").result(TIMEOUT_S)
    process = builder._process
    assert process is not None
    builder.close()
    assert process.returncode == -signal.SIGKILL


def test_at_once_is_done_when_it_returns() -> None:
    future = at_once(partial(made, "at_once", 9), "at once")
    assert future.done()
    assert call(future.result()[1]) == 9


def test_a_process_that_ends_takes_its_builder_along_and_a_forked_child_does_not() -> None:
    code = """
import os, sys
from functools import partial
from drivers.sim.amd.wave.jit.builder import builder
from tests.drivers.sim.amd.wave.jit.test_builder import made
builder().ask(partial(made, "one", 1), "one").result(100)
first = builder()._process.pid
child = os.fork()
if not child:
    builder().ask(partial(made, "two", 2), "two").result(100)
    sys.exit(builder()._process.pid == first)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
builder().ask(partial(made, "three", 3), "three").result(100)
assert builder()._process.pid == first
print(first)
"""
    root = str(jit_builder.ROOT)
    environment = {**os.environ, "PYTHONPATH": root}
    done = subprocess.run(
        [sys.executable, "-W", "error::ResourceWarning", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=TIMEOUT_S,
        cwd=root,
    )
    assert (done.returncode, done.stderr) == (0, "")
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)
