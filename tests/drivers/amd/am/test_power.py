"""Clocks follow work: parked after the boot, woken by the first doorbell, parked by a clean end."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.am.power import Power, WakingDoorbells
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import boot

GFX, MEMORY = 0, 2  # clock domains
COMPUTE_PROFILE, DEFAULT_PROFILE = 1 << 5, 1 << 0
SET_WORKLOAD_MASK = 0x24


def limits(host: PciHost) -> tuple[list[int], list[int]]:
    """What the power firmware was told: lowest and highest MHz of graphics and memory."""
    found = host.engines[0].smu.limits
    return list(found[GFX]), list(found[MEMORY])


def messages(host: PciHost) -> list[tuple[str, int]]:
    """Collects what is written to the power firmware's mailbox."""
    seen: list[tuple[str, int]] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name, value)) if kind == "write" and name.startswith("MP1_SMN_C2PMSG") else None
    )
    return seen


def test_a_card_is_parked_until_the_first_doorbell_rings(host: PciHost, machine: CardBlocks) -> None:
    device = AmdDevice("card", AmCard(machine), Settings())
    levels = host.engines[0].smu.board.levels
    parked = ([levels[GFX][0]] * 2, [levels[MEMORY][0]] * 2)
    assert limits(host) == parked and machine.power.is_parked
    seen = messages(host)
    device.buffer(np.arange(16, dtype=np.uint32))
    device.synchronize()
    assert limits(host) == ([levels[GFX][0], levels[GFX][-1]], [levels[MEMORY][0], levels[MEMORY][-1]])
    assert seen[-2:] == [("MP1_SMN_C2PMSG_82", COMPUTE_PROFILE), ("MP1_SMN_C2PMSG_66", SET_WORKLOAD_MASK)]
    seen.clear()
    device.buffer(np.arange(16, dtype=np.uint32))
    assert not any(value == SET_WORKLOAD_MASK for _, value in seen)
    device.close()
    assert limits(host) == parked
    assert ("MP1_SMN_C2PMSG_82", DEFAULT_PROFILE) in seen


def test_gfxoff_is_never_allowed(host: PciHost, machine: CardBlocks) -> None:
    allow = int(machine.smu.messages.AllowGfxOff)
    seen = messages(host)
    device = AmdDevice("card", AmCard(machine), Settings())
    device.buffer(np.arange(16, dtype=np.uint32))
    device.close()
    assert seen and ("MP1_SMN_C2PMSG_66", allow) not in seen


def test_a_firmware_that_refuses_leaves_slow_clocks_and_work_goes_on(
    host: PciHost, machine: CardBlocks
) -> None:
    device = AmdDevice("card", AmCard(machine), Settings())
    host.cards[0].faults.arm("smu.fail")
    x = device.buffer(np.arange(16, dtype=np.uint32))
    assert x.numpy(np.uint32, (16,)).tolist() == list(range(16))
    assert machine.power.trouble.startswith("the clocks stay low: SMU message SetSoftMinByFreq")
    machine.power.wake()
    assert machine.power.trouble == "", "the fault was over"
    device.close()


def test_a_firmware_that_refuses_to_park_leaves_the_card_in_order_all_the_same(
    host: PciHost, machine: CardBlocks
) -> None:
    card = AmCard(machine)
    host.cards[0].faults.arm("smu.fail")
    card.close()
    assert machine.power.trouble.startswith("the clocks stay as they are: SMU message")
    assert boot(host).steps[1][0] == "warm attach"


def test_a_card_that_is_gone_at_its_first_doorbell_is_told(host: PciHost, machine: CardBlocks) -> None:
    device = AmdDevice("card", AmCard(machine), Settings())
    host.cards[0].power.unplug()
    with pytest.raises(DeviceGone, match="the card is gone"):
        device.buffer(np.arange(16, dtype=np.uint32))


@pytest.mark.parametrize("error", [WaitTimeout, DeviceGone, DeviceError])
def test_at_the_end_of_work_a_refusal_is_noted_and_a_firmware_that_hangs_or_is_gone_is_told(
    error: type[DeviceError],
) -> None:
    class Refusing:
        def park(self) -> None:
            raise error("no answer")

    power = Power(Refusing())  # type: ignore[arg-type]
    if error is DeviceError:
        power.rest()
        assert power.trouble == "the clocks stay as they are: no answer"
    else:
        with pytest.raises(error, match="no answer"):
            power.rest()


def test_a_compute_doorbell_wakes_is_rung_and_lets_the_firmware_measure() -> None:
    """The first time at once; afterwards each ring is one submission. Copies are not measured."""
    log: list[tuple[str, int]] = []

    class Doorbells:
        def write64(self, offset: int, value: int) -> None:
            log.append(("ring", offset << 8 | value))

        def read64(self, offset: int) -> int:
            return offset + 5

    class Parked:
        is_parked = True
        smu = SimpleNamespace(publish=lambda count: log.append(("measure", count)))

        def wake(self) -> None:
            log.append(("wake", 0))
            self.is_parked = False

    bells = WakingDoorbells(Doorbells(), power := Parked(), published=True)  # type: ignore[arg-type]
    for value in (1, 2):
        bells.write64(0x10, value)
    assert log == [("wake", 0), ("ring", 0x1001), ("measure", 32), ("ring", 0x1002), ("measure", 1)]
    assert bells.read64(0x18) == 0x1D
    log.clear()
    WakingDoorbells(Doorbells(), power).write64(0x20, 3)  # type: ignore[arg-type]
    assert log == [("ring", 0x2003)]


def test_the_card_measures_for_its_compute_queues_alone(machine: CardBlocks) -> None:
    card = AmCard(machine)
    queues = [card.create_compute_queue(4096), card.create_sdma_queue(4096)]
    bells = [queue.doorbells for queue in queues]
    assert [isinstance(each, WakingDoorbells) and each.published for each in bells] == [True, False]
    assert not Power(machine.smu).is_parked and machine.power.is_parked
