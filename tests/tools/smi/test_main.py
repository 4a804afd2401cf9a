"""The command: which cards it finds, what it says where there is none, its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.core.host import Host
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.probe.files import Files
from tests.tools.smi.cards import owned
from tools.smi.__main__ import main

pytestmark = pytest.mark.sim
WORK = """
from tensor import Tensor
w = Tensor.rand(64, 64)
print((w @ w).sum().item(), flush=True)
input()
"""


def test_a_machine_without_a_card_says_so_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    host: Host = Files({})  # type: ignore[assignment]
    assert main(["--once"], host) == 2
    told = capsys.readouterr().err
    assert (
        told.startswith("no card that this stack drives is on this machine") and len(told.splitlines()) == 1
    )


@pytest.mark.parametrize("device", ["sim:navi31/pci", "sim:navi48/pci"])
def test_a_simulated_card_is_booted_looked_at_and_left(
    device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--device", device, "--once", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["device"], found["state"], found["interface"]) == (device, "in use", "PCI")
    assert found["graphics_mhz"] and found["edge_c"] and found["interrupts"] is None


def test_a_card_behind_the_simulated_kernel_driver_shows_what_it_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--device", "sim:navi31", "--once", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["interface"], found["state"], found["vram_total_bytes"]) == ("KFD", "idle", 24560 << 20)
    assert (found["graphics_mhz"], found["power_limit_w"], found["hotspot_c"]) == (500, 303, 55)


def test_all_cards_of_a_machine_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi48", cards=2)
    owned(host)
    assert main(["--once", "--json"], host) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert (first["device"], first["state"]) == ("amd:pci:0000:03:00.0", "in use")
    assert second["device"] == "amd:pci:0000:04:00.0" and second["state"] != "in use"


def test_a_card_that_is_gone_is_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31")
    host.write_text("/sys/bus/pci/devices/0000:03:00.0/enable", "1")
    host.cards[0].faults.arm("link.lost")
    assert main(["--once"], host) == 1
    assert "does not answer" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--interval", "0"], "--interval 0: 0.1 to 86400 s"),
        (["--interval", "nan"], "--interval nan: 0.1 to 86400 s"),
        (["--device", "sim:navi99"], "device 'sim:navi99' is not known"),
        (["--device", "amd:pci:ffff:00:00.0", "--once"], "there is no PCI function ffff:00:00.0"),
    ],
)
def test_wrong_usage_is_one_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(options) == 2
    told = capsys.readouterr().err
    assert sentence in told and len(told.splitlines()) == 1


def test_live_output_is_a_line_a_look(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []

    def tired(seconds: float) -> None:
        looks.append(seconds)
        if len(looks) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("tools.smi.__main__.time.sleep", tired)
    assert main(["--device", "sim:navi31/pci", "--json", "--interval", "0.5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)[0]["state"] for line in lines] == ["in use"] * 3
    assert looks == [0.5] * 3


def test_a_live_table_ends_with_control_c(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.smi.__main__.time.sleep", tired)
    assert main(["--device", "sim:navi48/pci"]) == 0
    assert "RX 9070 XT" in capsys.readouterr().out


@pytest.mark.conformance
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_another_process_is_seen_at_work_and_leaves_the_card_in_order(
    chip: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def state(device: str) -> tuple[str, list[int]]:
        assert main(["--device", device, "--once", "--json"]) == 0
        (found,) = json.loads(capsys.readouterr().out)
        return found["state"], [user["pid"] for user in found["processes"]]

    device = f"sim:{chip}/pci@{tmp_path / 'card'}"
    serve = [sys.executable, "-m", "drivers.sim.serve", str(tmp_path / "card"), "--chip", chip]
    work = [sys.executable, "-c", WORK]
    server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None and "attach with" in server.stdout.readline()
        both = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(work, env={**os.environ, "DEV": device}, text=True, **both) as worker:
            assert worker.stdout is not None and worker.stdout.readline()
            seen = state(device)
            worker.communicate("\n", timeout=60)
        assert seen == ("in use", [worker.pid])
        assert state(device) == ("idle", [])
    finally:
        server.kill()
        server.communicate(timeout=60)
