"""A card as hardware is: it raises nothing, it only sets registers. What the driver finds out by itself,
within a second of model time, and that the same process runs right afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError, SimFault
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import BDF
from tests.drivers.amd.am.test_card import ENDLESS, FAR, OVER_ITSELF
from tests.drivers.amd.kernels import BUMP, program

ONE = (1, 1, 1)
POLL_NS = 1_000_000
NOWHERE = r"write of 0x\w+ by \w+ in VMID 8: nothing is mapped there; it is in no mapping, 0x\w+ bytes past"
CODE_PAGE = (
    r"write of 0x\w+ by \w+ in VMID 8: the page allows R-X only; it is 0x0 bytes into 'test code' \(0x1000"
)
STANDS = r"the card hangs: .* compute queue 0: it stands .* at EventWrite\(event_type=CS_PARTIAL_FLUSH"


class SilentHost(PciHost):
    """Keeps to itself what the simulated card would say; time goes by while the host polls."""

    def relax(self, what: str) -> None:
        try:
            super().relax(what)
        except SimFault as fault:
            self.found = fault.code
            self.timers.pass_time(POLL_NS)


@pytest.fixture(params=["navi31", "navi48"])
def silent(request: pytest.FixtureRequest) -> Iterator[AmdDevice]:
    host = SilentHost(request.param, budget=100_000)
    device = AmdDevice("card", AmCard(open_machine(PciFunction(host, BDF))), Settings())
    yield device
    device.close()
    host.shutdown()


def told_after(device: AmdDevice, told: list[float]) -> None:
    """Note the model time at which the device is told of trouble."""
    recover = device.card.on_fault

    def on_fault(error: DeviceError) -> None:
        told.append(device.card.host.now())
        if recover is not None:
            recover(error)

    device.card.on_fault = on_fault


@pytest.mark.sim
@pytest.mark.parametrize(("text", "report"), [(FAR, NOWHERE), (OVER_ITSELF, CODE_PAGE), (ENDLESS, STANDS)])
def test_trouble_is_found_in_registers_within_a_second_and_the_next_run_is_right(
    silent: AmdDevice, text: str, report: str
) -> None:
    x, y = silent.buffer(np.zeros(4, np.int32)), silent.buffer(np.arange(4, dtype=np.int32))
    bump = program(silent, "xn", BUMP)
    silent.synchronize()
    told: list[float] = []
    told_after(silent, told)
    began = silent.card.host.now()
    program(silent, "x", text)(x, grid=ONE, block=ONE)
    with pytest.raises(DeviceError, match=report) as caught:
        silent.synchronize()
    assert not isinstance(caught.value, SimFault)
    assert told[0] - began < 1.0
    assert "memory is kept and card can be used again" in str(caught.value)
    bump(x, np.int32(5), grid=ONE, block=ONE)
    assert x.numpy(np.int32)[0] == 5
    assert y.numpy(np.int32, (4,)).tolist() == [0, 1, 2, 3]


@pytest.mark.sim
def test_a_lost_doorbell_is_told_as_such(silent: AmdDevice) -> None:
    host = silent.card.host
    assert isinstance(host, SilentHost)
    x = silent.buffer(np.zeros(4, np.int32))
    bump = program(silent, "xn", BUMP)
    silent.synchronize()
    host.cards[0].faults.arm("gfx.mec.dead")
    bump(x, np.int32(5), grid=ONE, block=ONE)
    with pytest.raises(
        DeviceError, match=r"but the host rang for 0x\w+: the doorbell got lost \(aperture, route"
    ):
        silent.synchronize()
    bump(x, np.int32(5), grid=ONE, block=ONE)
    assert x.numpy(np.int32)[0] == 5
