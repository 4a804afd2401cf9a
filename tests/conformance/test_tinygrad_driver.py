"""tinygrad's driver of bare AMD cards, unchanged, boots served ones, and they compute what numpy does.

Covers tinygrad_bridge.py and tinygrad_tasks.py. Runs where DOORBELL_TINYGRAD names a checkout of tinygrad and
there is an LLVM that knows the chips: LLVM_PATH names it, as for tinygrad, or it is a libLLVM below /usr/lib.
Each client is a process with a time limit. The server may note what is known of this driver, and no fault.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conformance.tinygrad_tasks import RATE, STEPS, inputs

ROOT = Path(__file__).parents[2]
CHECKOUT = os.environ.get("DOORBELL_TINYGRAD", "")
HAS_DRIVER = bool(CHECKOUT) and Path(CHECKOUT, "tinygrad/runtime/support/am/amdev.py").is_file()
OLDEST_LLVM = 19  # the first that knows gfx1201
LIMIT_S = 300
NOTE = re.compile(r"noted on card 0: (E_HDP_STALE|W_[A-Z_]+): ")


def newest_llvm() -> str:
    """The newest library of Debian's that knows both chips; '' where none is installed."""
    found = {}
    for pattern in ("*/libLLVM*.so*", "llvm-*/lib/libLLVM*.so*"):
        for path in Path("/usr/lib").glob(pattern):
            if version := re.match(r"libLLVM(?:-|\.so\.)(\d+)", path.name):
                found[int(version[1])] = str(path)
    return found[max(found)] if found and max(found) >= OLDEST_LLVM else ""


LLVM = os.environ.get("LLVM_PATH") or newest_llvm()
NO_DRIVER = "DOORBELL_TINYGRAD names no checkout with a driver of AMD cards"
NO_LLVM = f"no libLLVM of version {OLDEST_LLVM} or newer; LLVM_PATH may name one"
pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not HAS_DRIVER, reason=NO_DRIVER),
    pytest.mark.skipif(not LLVM, reason=NO_LLVM),
    pytest.mark.parametrize("chip", ["navi31", "navi48"]),
]


class Served:
    """A served card, and clients of it. `said`: what the last one wrote."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.said = folder, ""
        self.environment = os.environ | {
            "PYTHONPATH": os.pathsep.join((str(ROOT), CHECKOUT)),
            "DEV": "PCI+AMD:LLVM",
            "LLVM_PATH": LLVM,
            "DEBUG": "2",  # the driver tells what it does
            "TMPDIR": str(folder),  # locks
            "XDG_CACHE_HOME": str(folder),  # kernels
        }

    def command(self, task: str) -> list[str]:
        bridge = "tests.conformance.tinygrad_bridge"
        return [sys.executable, "-m", bridge, str(self.folder / "card"), task, str(self.folder / "found.npz")]

    def run(self, task: str) -> dict[str, np.ndarray[Any, Any]]:
        """What a client found that was refused nothing."""
        done = subprocess.run(
            self.command(task),
            check=False,
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LIMIT_S,
        )
        self.said = done.stdout
        assert done.returncode == 0 and "refused:" not in self.said, self.said[-4000:]
        with np.load(self.folder / "found.npz") as found:
            return dict(found)

    def kill(self, task: str) -> None:
        """Let a client compute something, and then die."""
        with subprocess.Popen(
            self.command(task),
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as client:
            limit = threading.Timer(LIMIT_S, client.kill)
            limit.start()
            try:
                assert client.stdout is not None
                assert any("computed 1000.0" in line for line in client.stdout)
            finally:
                limit.cancel()
                client.kill()


@contextmanager
def served(folder: Path, chip: str) -> Iterator[Served]:
    """A live card; at the end the server has told no fault, and of exceptions only what is allowed."""
    command = [sys.executable, "-m", "drivers.sim.serve", str(folder / "card"), "--chip", chip]
    command += ["--live", "--allow", "E_HDP_STALE"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith(chip)
            yield Served(folder)
        finally:
            server.send_signal(signal.SIGTERM)
            _, notes = server.communicate(timeout=30)
    assert notes, "the server notes at least that frames of the PSP's ring are not flushed"
    assert [line for line in notes.splitlines() if not NOTE.match(line)] == []


def descent() -> tuple[list[float], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Losses and weights of `train`, in float64."""
    given = {name: value.astype(np.float64) for name, value in inputs().items()}
    x, first, second, losses = given["x"], given["first"], given["second"], []
    for _ in range(STEPS):
        hidden = np.maximum(x @ first, 0)
        off = hidden @ second - given["y"]
        losses.append(float((off**2).mean()))
        slope = 2 * off / off.size
        back = (slope @ second.T) * (hidden > 0)
        first, second = first - RATE * x.T @ back, second - RATE * hidden.T @ slope
    return losses, first, second


def test_it_boots_a_card_that_computes_what_numpy_does(tmp_path: Path, chip: str) -> None:
    a, b = (inputs()[name].astype(np.float64) for name in "ab")
    power = np.exp(a - a.max(1, keepdims=True))
    with served(tmp_path, chip) as card:
        found = card.run("compute")
        assert "AM_PSP initialized" in card.said and "boot done" in card.said
    np.testing.assert_allclose(found["elementwise"], np.maximum(a * 2 + 1, 0), rtol=1e-6)
    np.testing.assert_allclose(found["product"], a @ b, atol=1e-4)
    halves = a.astype(np.float16).astype(np.float64) @ b.astype(np.float16).astype(np.float64)
    # results of up to 32 are rounded to 2**-6
    np.testing.assert_allclose(found["of halves"], halves, atol=0.02)
    np.testing.assert_allclose(found["softmax"], power / power.sum(1, keepdims=True), atol=1e-6)


def test_a_second_process_trains_on_the_card_as_the_first_left_it(tmp_path: Path, chip: str) -> None:
    with served(tmp_path, chip) as card:
        card.run("boot")
        assert "AM_PSP initialized" in card.said and "Finalizing" in card.said
        found = card.run("train")
        assert "AM_PSP initialized" not in card.said and "boot done" in card.said
        assert "JIT GRAPHing" in card.said
    losses, first, second = descent()
    np.testing.assert_allclose(found["losses"], losses, rtol=1e-5)
    np.testing.assert_allclose(found["first"], first, atol=1e-5)
    np.testing.assert_allclose(found["second"], second, atol=1e-5)


def test_it_resets_a_card_that_a_killed_process_left(tmp_path: Path, chip: str) -> None:
    a, b = (inputs()[name] for name in "ab")
    with served(tmp_path, chip) as card:
        card.kill("go_on")
        found = card.run("compute")
        assert "mode1 reset" in card.said and "AM_PSP initialized" in card.said
    np.testing.assert_allclose(found["product"], a @ b, atol=1e-4)
