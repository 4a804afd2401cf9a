"""Our own driver's card seen from another process: right, and without a single write."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from drivers import open_one
from drivers.amd.am.smu import PUBLISH_SUBMISSIONS
from drivers.core.errors import SimFault
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.kernels import ADD, program
from tests.drivers.sim.served import serving
from tests.tools.smi.cards import owned, watcher
from tools.smi.__main__ import named
from tools.smi.pci_card import owner_in
from tools.smi.reading import Process

pytestmark = pytest.mark.sim
WRITES = ("write32", "write64", "write_bytes", "pwrite", "write_text", "ioctl", "control", "pin", "lock")


@pytest.mark.parametrize(
    ("chip", "product"), [("navi31", "Radeon RX 7900 XTX"), ("navi48", "Radeon RX 9070 XT")]
)
def test_a_card_in_use_tells_clocks_heat_memory_queues_and_owner(chip: str, product: str) -> None:
    host = PciHost(chip)
    device = owned(host)
    card, record = watcher(host)
    found = card.read()
    assert (found.graphics_mhz, found.memory_mhz) == (500, 96)  # nothing runs on it
    assert (found.product, found.state, found.queues, found.faults) == (product, "in use", 2, "")
    assert found.power_limit_w == host.chip.power_watts[0]
    assert (found.power_w, found.edge_c, found.hotspot_c, found.memory_c) == (20, 45, 55, 60)  # as simulated
    assert found.processes == (Process(4711, "python train.py", found.vram_used_bytes, 2),)
    assert [s.call for s in record.steps if s.call.split(".")[-1] in WRITES] == []
    device.close()


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_card_that_works_is_shown_at_work(chip: str) -> None:
    host = PciHost(chip)
    device = owned(host)
    card, _ = watcher(host)
    begin = host.now()
    for _ in range(PUBLISH_SUBMISSIONS + 1):
        device.compute_queue.begin()
        device.compute_queue.timestamp(device.compute_queue.timeline.signal.gpu_va + 8)
        device.compute_queue.flush()
        found = card.read()
        assert found.busy_percent is not None and found.busy_percent > 90
        assert found.graphics_mhz is not None and found.graphics_mhz > 2000
        assert found.power_w is not None and found.power_w > 100
        device.synchronize()
    assert host.now() - begin < 1  # so it is not the clock that told
    device.close()


def test_a_served_card_whose_time_is_the_clock_s_is_shown_at_work(tmp_path: Path) -> None:
    """Nothing is left to do there whenever its owner has the table written: the share of the time counts."""
    with serving(tmp_path, is_live=True) as server:
        name = f"sim:navi31/pci@{server.path}"
        device = open_one(name, Settings())
        (card,) = named(name, [])
        x = np.arange(1 << 16, dtype=np.float32)
        a, b, c = device.buffer(x), device.buffer(x), device.empty(x.nbytes)
        add = program(device, "abc", ADD)
        for _ in range(3 * PUBLISH_SUBMISSIONS):
            add(a, b, c, grid=(256, 1, 1), block=(256, 1, 1))
            device.synchronize()
        assert (card.read().busy_percent or 0) > 0
        device.close()


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_used_memory_follows_what_the_owner_maps(chip: str) -> None:
    host = PciHost(chip)
    device = owned(host)
    card, _ = watcher(host)
    before = card.read().vram_used_bytes
    buffer = device.empty(256 << 20, "a tensor")
    after = card.read().vram_used_bytes
    assert before is not None and after is not None
    assert after - before == 256 << 20
    buffer.free()
    device.close()


def test_a_dark_card_an_idle_one_and_one_whose_owner_died_are_told_apart() -> None:
    host = PciHost("navi31")
    card, _ = watcher(host)
    assert "does not decode its BARs" in card.read().state
    device = owned(host)
    assert card.read().state == "in use"
    device.close()
    idle = card.read()
    assert (idle.state, idle.queues, idle.graphics_mhz, idle.vram_used_bytes) == ("idle", 0, None, None)
    owned(host)
    host.kill()
    assert card.read().state == "owner died"


def test_a_fault_of_memory_is_shown_with_its_hub() -> None:
    host = PciHost("navi31")
    owned(host)
    card, _ = watcher(host)
    assert card.read().faults == ""
    host.engines[0].mm.status.record(SimFault("E_VM_FAULT", "a read of nothing", {"va": 0x1000}), 8, 1)
    assert card.read().faults == "MM hub VMID 8"


def test_a_card_that_left_the_bus_does_not_answer_and_comes_back() -> None:
    host = PciHost("navi31")
    owned(host)
    card, _ = watcher(host)
    assert card.read().state == "in use"
    host.cards[0].power.unplug()
    gone = card.read()
    assert gone.state == "does not answer" and gone.faults is not None and "all ones" in gone.faults


@pytest.mark.parametrize(
    ("text", "process"),
    [
        (
            "pid 12, python -m examples.digits, since 2026-11-21 03:00:00 UTC",
            (12, "python -m examples.digits"),
        ),
        ("process 5", (5, "")),
        ("somebody", (0, "somebody")),
    ],
)
def test_an_owner_is_read_from_its_lock(text: str, process: tuple[int, str]) -> None:
    assert owner_in(text) == Process(*process)
