"""The command: what it prints, when it ends, and which paths it refuses."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from drivers.core.errors import HostError
from drivers.core.pci import PciFunction
from drivers.sim.amd.pci.allowed import ALLOWABLE
from drivers.sim.amd.pci.inject import POINTS
from drivers.sim.pci_machine import PciMachine
from drivers.sim.serve import Server, SocketPath, main, parse
from drivers.sim.serve_host import RemoteHost
from tests.drivers.sim.served import serving


def started(path: Path, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "drivers.sim.serve", str(path), *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_it_says_how_to_attach_and_ends_at_sigterm(tmp_path: Path) -> None:
    path = tmp_path / "card"
    with started(path, "--chip", "navi48", "--cards", "2", "--inject", "ih.lost") as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said == f"navi48 at 0000:03:00.0, 0000:04:00.0; attach with DEV=sim:navi48/pci@{path}\n"
        assert RemoteHost(str(path)).functions == ("0000:03:00.0", "0000:04:00.0")
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) == 0
    assert not path.exists()


ENDLESS = """
import sys
from drivers.sim.serve_host import RemoteHost
from tests.drivers.sim.amd.pci.kernel_queues import KernelCard, dispatch
card = KernelCard(RemoteHost(sys.argv[1]), "0000:03:00.0", "navi31")
card.boot()
print("booted", flush=True)
dispatch(card, card.compute, card.buffer(4096), 1, (0xBFA0FFFF, 0xBFB00000))
"""  # s_branch to itself


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_in_an_endless_launch_ends_it_at_once(tmp_path: Path, number: signal.Signals) -> None:
    path = tmp_path / "card"
    client = [sys.executable, "-c", ENDLESS, str(path)]
    with started(path) as server:
        assert server.stdout is not None
        server.stdout.readline()
        with subprocess.Popen(client, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as driver:
            assert driver.stdout is not None and driver.stderr is not None
            assert driver.stdout.readline() == "booted\n"
            time.sleep(1.0)  # the launch lasts ten times as long at least
            assert driver.poll() is None
            server.send_signal(number)
            assert server.wait(3) == 0
            assert "has ended, and its cards with it" in driver.stderr.read()
    assert not path.exists()


def test_a_server_removes_no_socket_of_another(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        os.unlink(first.path)
        with pytest.raises(HostError, match="another machine is served there"):
            SocketPath(first.path)
        other = socket.socket(socket.AF_UNIX)
        other.bind(first.path)
    assert os.path.exists(first.path)
    other.close()
    SocketPath(first.path).leave()
    assert not os.path.exists(first.path)


def test_once_ends_with_the_last_client(tmp_path: Path) -> None:
    with started(tmp_path / "card", "--once") as server:
        assert server.stdout is not None
        server.stdout.readline()
        RemoteHost(str(tmp_path / "card")).disconnect()
        assert server.wait(10) == 0


def test_a_path_in_use_is_left_alone_and_a_dead_one_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with pytest.raises(HostError, match="another machine is served there"):
            Server(server.path, PciMachine("navi31", 1, 0, "fast"))
        RemoteHost(server.path).disconnect()
    dead = socket.socket(socket.AF_UNIX)
    dead.bind(str(tmp_path / "card"))
    dead.close()
    with serving(tmp_path) as server:
        RemoteHost(server.path).disconnect()


def test_a_file_that_is_no_socket_is_not_removed(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("mine")
    assert main([str(path)]) == 1
    assert path.read_text() == "mine"


def test_a_path_that_cannot_be_made_is_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "no" / "card")]) == 1
    assert "No such file" in capsys.readouterr().err


def test_arguments_that_make_no_machine_are_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "card"), "--cards", "9"]) == 2
    assert "allowed are 1..8" in capsys.readouterr().err
    assert main([str(tmp_path / "card"), "--watchdog", "0"]) == 2
    assert capsys.readouterr().err == "a watchdog of 0 instructions; a wave needs 1 at least\n"
    assert main([str(tmp_path / "card"), "--allow", "E_NOPE"]) == 2
    assert capsys.readouterr().err.startswith(
        "E_NOPE is no fault that can be allowed; those are E_APERTURE, "
    )
    assert not (tmp_path / "card").exists()


def test_faults_are_listed_with_a_sentence_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--faults"]) == 0
    said = capsys.readouterr().out
    assert all(name in said and what in said for name, what in POINTS.items())


def test_every_code_that_can_be_allowed_is_listed_by_help_and_the_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    page = (Path(__file__).parents[3] / "docs" / "sim_serve.md").read_text()
    listed = page.partition("takes these codes")[2].partition(".\n\nIn the process")[0]
    for text in (capsys.readouterr().out.partition("CODE is one of")[2], listed):
        assert set(re.findall(r"E_[A-Z0-9_]+", text)) == ALLOWABLE


def test_without_a_path_it_is_status_2() -> None:
    with pytest.raises(SystemExit) as ended:
        parse([])
    assert ended.value.code == 2


def test_what_is_allowed_is_noted_when_the_client_leaves(tmp_path: Path) -> None:
    options = ("--once", "--allow", "E_FIELD_RANGE")
    command = [sys.executable, "-m", "drivers.sim.serve", str(tmp_path / "card"), *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        host = RemoteHost(str(tmp_path / "card"))
        function = PciFunction(host, host.functions[0])
        function.enable()
        table = PciMachine("navi31", 1, 0, "fast").cards[0].bus.table
        offset = 4 * table.address("RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN")
        function.bar(5).write32(offset, 0x80000001)
        assert function.bar(5).read32(offset) == 1
        host.disconnect()
        said = server.communicate(timeout=10)[1]
    assert "noted on card 0: E_FIELD_RANGE: 0x80000001 written to RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN" in said


CLIENT = Path(__file__).with_name("client.c")
COMPILER = shutil.which("cc")
# GC, SDMA0, MMHUB, HDP, OSSSYS, MP0: ids of soc15_hw_ip.h, versions of amdgpu_discovery.c
BLOCKS = {
    "navi31": {"11.0 11.0.0", "42.0 6.0.0", "34.0 3.0.0", "41.0 6.0.0", "40.0 6.0.0", "255.0 13.0.0"},
    "navi48": {"11.0 12.0.1", "42.0 7.0.1", "34.0 4.1.0", "41.0 7.0.0", "40.0 7.0.0", "255.0 14.0.3"},
}


@pytest.mark.conformance
@pytest.mark.skipif(COMPILER is None, reason="no C compiler")
@pytest.mark.parametrize(("chip", "size"), [("navi31", "24560 MiB"), ("navi48", "16304 MiB")])
def test_a_client_in_c_reads_the_discovery_table(tmp_path: Path, chip: str, size: str) -> None:
    program = tmp_path / "client"
    subprocess.run([str(COMPILER), "-std=gnu11", "-Wall", "-Werror", "-o", program, CLIENT], check=True)
    with serving(tmp_path, chip) as server:
        done = subprocess.run([program, server.path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    first, *blocks = done.stdout.splitlines()
    assert first == size
    assert {" ".join(line.split()[:2]) for line in blocks} >= BLOCKS[chip]


@pytest.mark.conformance
@pytest.mark.skipif(COMPILER is None, reason="no C compiler")
def test_the_client_in_c_says_what_went_wrong(tmp_path: Path) -> None:
    program = tmp_path / "client"
    subprocess.run([str(COMPILER), "-std=gnu11", "-o", program, CLIENT], check=True)
    done = subprocess.run([program, tmp_path / "nothing"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "no machine is served there\n")
