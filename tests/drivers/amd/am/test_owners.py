"""Two owners of one card, in processes of their own: the second is told who the first is; after a SIGKILL in
the middle of a training run the next owner finds out, repairs the card, sees none of the data, and is right.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from drivers import open_one
from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.core.errors import HostError
from drivers.core.pci import PciFunction
from drivers.sim.serve_host import RemoteHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import BDF

ROOT = Path(__file__).resolve().parents[4]
TRAINING = """
import sys
import numpy as np
from tensor import Tensor
random = np.random.default_rng(7)
x = Tensor(random.standard_normal((32, 8)).astype(np.float32))
y = Tensor(random.standard_normal((32, 1)).astype(np.float32))
w = Tensor(np.zeros((8, 1), np.float32))
for step in range(int(sys.argv[1])):
    error = x @ w - y
    w = w - (x.transpose(0, 1) @ error) * (0.1 / 32)
    print(step, repr(float((error * error).mean().numpy())), flush=True)
"""


@pytest.fixture(params=["navi31", "navi48"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The device name of a machine in a process of its own."""
    path = str(tmp_path / "card")
    command = [sys.executable, "-m", "drivers.sim.serve", path, "--chip", request.param]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and "attach with" in server.stdout.readline()
        yield f"sim:{request.param}/pci@{path}"
        server.terminate()


def train(device: str, steps: int) -> subprocess.Popen[str]:
    """The training run above, on `device`."""
    command = [sys.executable, "-c", TRAINING, str(steps)]
    return subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "DEV": device}, stdout=subprocess.PIPE, text=True
    )


def killed_in_the_middle(device: str, after: int) -> list[str]:
    """Start training, kill it with SIGKILL after some steps; returns what it had printed."""
    with train(device, 100_000) as run:
        assert run.stdout is not None
        lines = [run.stdout.readline().strip() for _ in range(after)]
        run.send_signal(signal.SIGKILL)
        assert run.wait(30) == -signal.SIGKILL
    return lines


@pytest.mark.sim
def test_after_a_kill_in_the_middle_of_training_the_next_run_is_right(served: str) -> None:
    before = killed_in_the_middle(served, 5)
    with train(served, 8) as run:
        printed = run.communicate(timeout=60)[0].split("\n")
        assert run.returncode == 0
    assert printed[:5] == before
    losses = [float(line.split()[1]) for line in printed[:8]]
    assert losses == pytest.approx(expected_losses(8), rel=1e-5)


def expected_losses(steps: int) -> list[float]:
    """The same training in numpy, float64."""
    random = np.random.default_rng(7)
    x, y = (random.standard_normal((32, n)).astype(np.float32).astype(np.float64) for n in (8, 1))
    w, found = np.zeros((8, 1)), []
    for _ in range(steps):
        error = x @ w - y
        w = w - x.T @ error * (0.1 / 32)
        found.append(float((error * error).mean()))
    return found


@pytest.mark.sim
def test_the_next_owner_knows_that_the_last_one_died_and_sees_none_of_its_data(served: str) -> None:
    killed_in_the_middle(served, 2)
    host = RemoteHost(served.partition("@")[2])
    machine = open_machine(PciFunction(host, BDF))
    assert dict(machine.steps)["reset"].startswith(
        "its last owner died without leaving it in order (E_WARM_STATE); mode1"
    )
    device = AmdDevice("card", AmCard(machine), Settings())
    assert not device.empty(1 << 20).numpy(np.uint8, (1 << 20,)).any()
    device.close()
    assert open_machine(PciFunction(RemoteHost(served.partition("@")[2]), BDF)).steps[1][0] == "warm attach"


@pytest.mark.sim
def test_a_second_process_is_told_who_has_the_card_and_since_when(served: str) -> None:
    with train(served, 100_000) as run:
        assert run.stdout is not None and run.stdout.readline()
        with pytest.raises(HostError) as caught:
            open_one(served)
        run.kill()
    assert "\n" not in str(caught.value)
    found = re.search(
        r"is in use: .* held by pid (\d+), python\S* -c .*, since \d{4}-\d\d-\d\d ", str(caught.value)
    )
    assert found is not None and int(found[1]) == run.pid, str(caught.value)


@pytest.mark.sim
def test_a_process_that_opens_its_own_card_again_is_told_so(served: str) -> None:
    with open_one(served), pytest.raises(HostError, match="that is this process itself: use the device that"):
        open_one(served)
