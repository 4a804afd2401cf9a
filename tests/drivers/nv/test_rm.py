"""Calls of the resource manager: what it lists, what it refuses, and what its client remembers of objects."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from typing import Any

import pytest

from autogen.nv import rm
from drivers.core.errors import DeviceError, DeviceGone, HostError
from drivers.nv.rm import CardInfo, Rm, RmError, Version, command_name, open_node
from tests.drivers.nv.fake_rm import ESCAPES, FakeRm


@pytest.fixture
def client(host: FakeRm) -> Iterator[Rm]:
    made = Rm(host)
    yield made
    made.close()


def listed(slots: dict[int, tuple[int, int]]) -> Any:
    """What fills a list of cards: by slot, (minor number, bus)."""

    def fill(host: FakeRm, fd: int, arg: Any) -> None:
        for slot, (minor, bus) in slots.items():
            card = arg.cards[slot]
            card.valid, card.gpu_id, card.minor_number = 1, 0x100 + slot, minor
            pci = card.pci_info
            pci.domain, pci.bus, pci.slot, pci.function = 1, bus, 0x1F, 7
            pci.vendor_id, pci.device_id = 0x10DE, 0x2330

    return fill


def test_cards_come_by_their_minor_numbers_from_every_place_of_the_list(
    client: Rm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ioctl.h: NV_ESC_CARD_INFO fills as many places as there is room for; not every one has a card."""
    monkeypatch.setitem(ESCAPES, rm.NV_ESC_CARD_INFO, listed({63: (1, 0x81), 2: (10, 0xC1), 5: (0, 0x41)}))
    assert client.cards() == [
        CardInfo(0x105, 0, "0001:41:1f.7", 0x10DE, 0x2330),
        CardInfo(0x13F, 1, "0001:81:1f.7", 0x10DE, 0x2330),
        CardInfo(0x102, 10, "0001:c1:1f.7", 0x10DE, 0x2330),
    ]
    assert client.cards()[2].path == "/dev/nvidia10"


@pytest.mark.parametrize(
    ("text", "branch"), [("580.142", 580), ("570", 570), ("none", 0), ("", 0), ("x.1", 0)]
)
def test_a_branch_is_a_versions_first_number(text: str, branch: int) -> None:
    assert Version(text).branch == branch


def test_objects_are_told_by_name_until_they_or_what_they_are_below_is_freed(client: Rm) -> None:
    device = client.alloc(client.client, rm.NV01_DEVICE_0, rm.NV0080_ALLOC_PARAMETERS())
    below = client.alloc(device, rm.NV20_SUBDEVICE_0, rm.NV2080_ALLOC_PARAMETERS(), "the subdevice")
    last = client.alloc(below, rm.HOPPER_USERMODE_A)
    other = client.alloc(client.client, rm.NV01_DEVICE_0, rm.NV0080_ALLOC_PARAMETERS())
    names = {device: "NV01_DEVICE_0", below: "the subdevice", last: "HOPPER_USERMODE_A"}
    assert [client.told(handle) for handle in names] == [f"{name} {h:#x}" for h, name in names.items()]
    client.free(device)
    assert [client.told(handle) for handle in names] == [f"object {handle:#x}" for handle in names]
    assert client.told(other) == f"NV01_DEVICE_0 {other:#x}" and client.objects.keys() == {
        client.client,
        other,
    }


def test_what_rm_does_not_free_is_still_known(host: FakeRm, client: Rm) -> None:
    device = client.alloc(client.client, rm.NV01_DEVICE_0, rm.NV0080_ALLOC_PARAMETERS())
    host.refuse[rm.NV_ESC_RM_FREE] = 0x55
    with pytest.raises(RmError, match=rf"RM_FREE of NV01_DEVICE_0 {device:#x}: "):
        client.free(device)
    assert device in client.objects
    host.refuse.clear()


def test_memory_must_be_mapped_where_it_was_asked_for(
    host: FakeRm, client: Rm, monkeypatch: pytest.MonkeyPatch
) -> None:
    def elsewhere(host: FakeRm, fd: int, arg: Any) -> None:
        arg.dmaOffset = 0x7000_0000

    host.refuse[rm.NV_ESC_RM_MAP_MEMORY_DMA] = 0x51
    with pytest.raises(
        RmError, match="RM_MAP_MEMORY_DMA of object 0x3 at 0x6000: NV_ERR_NO_MEMORY"
    ) as caught:
        client.map_dma(1, 2, 3, 4096, 0x6000)
    assert caught.value.is_full
    host.refuse.clear()
    monkeypatch.setitem(ESCAPES, rm.NV_ESC_RM_MAP_MEMORY_DMA, elsewhere)
    with pytest.raises(DeviceError, match="at 0x6000: RM put it at 0x70000000"):
        client.map_dma(1, 2, 3, 4096, 0x6000)
    client.map_dma(1, 2, 3, 4096, 0x7000_0000)


def test_a_client_is_closed_once_and_its_descriptor_whatever_rm_says(host: FakeRm) -> None:
    client = Rm(host)
    host.refuse[rm.NV_ESC_RM_FREE] = 0x55
    with pytest.raises(RmError, match=r"RM_FREE of client 0x"):
        client.close()
    assert list(host.files.values()) == ["/dev/nvidiactl (closed)"]
    client.close()
    assert list(host.files.values()) == ["/dev/nvidiactl (closed)"] and client.client == 0


@pytest.mark.parametrize("refused", [rm.NV01_ROOT_CLIENT, rm.NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION_V2])
def test_a_client_that_is_refused_leaves_no_descriptor_open(host: FakeRm, refused: int) -> None:
    host.refuse[refused] = 0x55
    with pytest.raises(RmError):
        Rm(host)
    assert list(host.files.values()) == ["/dev/nvidiactl (closed)"]


@pytest.mark.parametrize(
    ("number", "kind", "told"),
    [
        (errno.EACCES, DeviceError, "permission denied"),
        (errno.EPERM, DeviceError, "permission denied"),
        (errno.ENODEV, DeviceError, "no working card"),
        (errno.ENXIO, DeviceError, "no working card"),
        (errno.EIO, DeviceError, "no working card"),
        (errno.EMFILE, HostError, "Too many open files"),
    ],
)
def test_a_node_that_is_shut_says_why(host: FakeRm, number: int, kind: type[Exception], told: str) -> None:
    host.shut["/dev/nvidia0"] = number
    with pytest.raises(DeviceError, match=told) as caught:
        open_node(host, "/dev/nvidia0")
    assert type(caught.value) is kind


@pytest.mark.parametrize(
    ("number", "kind"), [(errno.ENODEV, DeviceGone), (errno.EIO, DeviceGone), (errno.EINVAL, HostError)]
)
def test_a_call_that_fails_keeps_its_number_unless_the_card_is_gone(
    client: Rm, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[Exception]
) -> None:
    def fail(*_: object) -> None:
        raise HostError(number, "no")

    with monkeypatch.context() as during:
        during.setitem(ESCAPES, rm.NV_ESC_CARD_INFO, fail)
        with pytest.raises(DeviceError, match="NV_ESC_CARD_INFO: ") as caught:
            client.cards()
    assert type(caught.value) is kind
    assert getattr(caught.value, "errno", number) == number


def test_a_command_has_the_headers_name_and_not_that_of_another_thing() -> None:
    assert command_name(rm.NV2080_CTRL_CMD_GPU_GET_GID_INFO) == "NV2080_CTRL_CMD_GPU_GET_GID_INFO"
    assert command_name(rm.NV01_DEVICE_0) == hex(rm.NV01_DEVICE_0)
