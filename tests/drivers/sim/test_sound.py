"""The sound function of a card: there to be found and let go, and nothing more."""

from __future__ import annotations

import pytest

from drivers.core import pci
from drivers.core.errors import HostError
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost

CARD, SOUND = "0000:03:00.0", "0000:03:00.1"


@pytest.mark.parametrize(("chip", "device"), [("navi31", "0xab30\n"), ("navi48", "0xab40\n")])
def test_it_sits_beside_the_card_and_is_no_card(chip: str, device: str) -> None:
    host = PciHost(chip, engines=False, firmware={})
    assert PciFunction(host, CARD).siblings() == [SOUND]
    assert pci.find(host, 0x1002, (0x744C, 0x7550)) == [CARD]
    folder = f"/sys/bus/pci/devices/{SOUND}"
    assert host.read_text(f"{folder}/device") == device
    assert host.read_text(f"{folder}/class") == "0x040300\n"
    assert host.read_bytes(f"{folder}/config")[:2] == b"\x02\x10"
    with pytest.raises(HostError):
        host.open(f"{folder}/resource0")


def test_its_kernel_driver_lets_go_when_asked() -> None:
    host = PciHost(engines=False, firmware={}, driver="amdgpu")
    link = f"/sys/bus/pci/devices/{SOUND}/driver"
    assert host.readlink(link).endswith("/snd_hda_intel")
    with pytest.raises(HostError, match="is not bound to amdgpu"):
        host.write_text("/sys/bus/pci/drivers/amdgpu/unbind", SOUND)
    host.write_text("/sys/bus/pci/drivers/snd_hda_intel/unbind", SOUND)
    assert not host.exists(link)
    host.write_text("/sys/bus/pci/drivers/snd_hda_intel/bind", SOUND)
    assert host.exists(link)


def test_it_leaves_the_bus_when_a_driver_removes_it() -> None:
    """Linux Documentation/ABI/testing/sysfs-bus-pci: what is not zero, written to `remove`, removes it."""
    host = PciHost(engines=False, firmware={})
    function, folder = PciFunction(host, CARD), f"/sys/bus/pci/devices/{SOUND}"
    host.write_text(f"{folder}/remove", "0")
    assert function.siblings() == [SOUND]
    host.write_text(f"{folder}/remove", "1\n")
    assert function.siblings() == []
    assert not host.exists(folder)
    with pytest.raises(HostError):
        host.write_text(f"{folder}/remove", "1")
