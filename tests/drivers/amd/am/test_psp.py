"""The security processor: order, ring with wrap, refusals and silence as sentences."""

from __future__ import annotations

import dataclasses

import pytest

from autogen.amd.psp import BinType
from drivers.amd.am import layout
from drivers.amd.am.boot import Machine
from drivers.amd.am.psp import RING_DW
from drivers.core.errors import DeviceError, SimFault, WaitTimeout
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import firmware, up_to_discovery


@pytest.fixture
def found(host: PciHost) -> Machine:
    """Discovered; the security processor's bootloader waits."""
    machine = up_to_discovery(host)
    machine.gmc.find_video_memory()
    return machine


def test_the_secure_os_comes_up(found: Machine) -> None:
    assert not found.psp.is_alive
    found.psp.boot_secure_os(firmware(found.board))
    assert found.psp.is_alive


def test_the_ring_goes_round(machine: Machine) -> None:
    files = firmware(machine.board)
    frames = layout.PSP_RING_BYTES // 64
    for _ in range(frames + 3):
        machine.psp.load_part(files.engines[0])
    wptr = machine.psp.regs.read(machine.psp.box.wptr).content
    assert wptr < RING_DW


def test_a_ring_of_an_earlier_owner_is_destroyed_and_made_anew(machine: Machine) -> None:
    machine.psp.destroy_ring()
    machine.psp.create_ring()
    machine.psp.load_part(firmware(machine.board).engines[0])


def test_components_out_of_order_are_refused_by_the_card(found: Machine) -> None:
    files = firmware(found.board)
    only = dataclasses.replace(files, boot={BinType.PSP_SOS: files.boot[BinType.PSP_SOS]})
    with pytest.raises(SimFault, match="E_PSP_ORDER"):
        found.psp.boot_secure_os(only)


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("psp.bootloader.error", r"PSP bootloader, after PSP_KDB: error 0x1a"),
        ("psp.bootloader.timeout", "wait for the PSP bootloader to be ready after PSP_KDB"),
        ("psp.sos.dead", r"the secure OS of the PSP to start \(C2PMSG_81\)"),
    ],
)
def test_a_boot_that_fails_names_the_step(host: PciHost, found: Machine, fault: str, message: str) -> None:
    host.cards[0].faults.arm(fault)
    with pytest.raises(DeviceError, match=message):
        found.psp.boot_secure_os(firmware(found.board))


def test_a_command_that_is_refused_or_not_answered_is_named(host: PciHost, machine: Machine) -> None:
    files = firmware(machine.board)
    host.cards[0].faults.arm("psp.command.status")
    with pytest.raises(DeviceError, match="the PSP refused LOAD_IP_FW of SDMA_UCODE_TH0: status 0x"):
        machine.psp.load_part(files.engines[0])
    host.cards[0].faults.arm("psp.fence.never")
    with pytest.raises(
        WaitTimeout, match="wait for the PSP to finish LOAD_IP_FW of SDMA_UCODE_TH0: fence is"
    ):
        machine.psp.load_part(files.engines[0])


def test_an_image_that_does_not_fit_its_buffer_is_refused_here(machine: Machine) -> None:
    with pytest.raises(DeviceError, match="has 0x100001 bytes; the PSP takes 1 to 0x100000"):
        machine.psp.load_toc(bytes(layout.IMAGE_BYTES + 1))
