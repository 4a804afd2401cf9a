"""Machines with NVIDIA cards that people have, and what the driver says of each."""

from __future__ import annotations

import errno

import pytest

from drivers import open_device
from drivers.core.errors import ArgumentError, DeviceError, HostError
from drivers.sim.nv.chips import BRANCHES
from drivers.sim.nv.host import NvHost
from drivers.sim.nv.machines import BY_NAME, MACHINES
from tests.drivers.sim.nv.plain_client import PlainClient

SAID = {
    "container": "container",
    "pod": "nvidia.com/gpu",
    "no-group": "permission denied",
    "no-uvm": "modprobe nvidia-uvm",
    "no-nodes": "nvidia-modprobe",
    "not-loaded": "not loaded",
    "secure-boot": "Secure Boot",
    "nouveau": "nouveau",
    "vfio": "vfio-pci",
    "wsl": "WSL",
    "gone": "/dev/nvidia0",
}


def test_every_machine_has_a_story_a_source_and_a_sentence() -> None:
    assert list(SAID) == [machine.name for machine in MACHINES]
    assert all(machine.story and machine.source for machine in MACHINES)


@pytest.mark.parametrize("name", BY_NAME)
def test_a_card_that_cannot_be_used_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(DeviceError) as refused:
        open_device(f"sim:gh100@{name}")
    assert SAID[name] in str(refused.value) and "\n" not in str(refused.value)


def test_a_branch_and_a_machine_may_be_named_together() -> None:
    with pytest.raises(DeviceError, match="permission denied"):
        open_device("sim:ad102@570,no-group")
    with pytest.raises(ArgumentError, match="particular machines"):
        open_device("sim:gh100@no-such")


def test_what_is_refused_is_refused_to_every_client() -> None:
    host = NvHost("gh100", branch=BRANCHES["580"], machine=BY_NAME["gone"])
    with pytest.raises(HostError) as refused:
        PlainClient(host).open()
    assert refused.value.errno == errno.EIO
    host.shutdown()
