"""The unified memory driver when it refuses: what is closed, and what is given back. Of memory.py too."""

from __future__ import annotations

import ctypes
import errno

import pytest

from autogen.nv import uvm
from drivers.core.errors import DeviceError, HostError
from drivers.nv.card import open_card
from drivers.nv.device import open_device
from drivers.nv.memory import Aperture
from drivers.nv.rm import RmError
from hcq.settings import Settings
from tests.drivers.nv.fake_rm import UUID, FakeRm

PATH = "/dev/nvidia-uvm"


class Refusing(FakeRm):
    """statuses: by the name of a call's struct, what it is answered with. no_tie: errno of the call that ties
    both descriptors. only: how many descriptors of UVM can be opened."""

    def __init__(self, version: str = "580.142") -> None:
        super().__init__(version)
        self.statuses: dict[str, int] = {}
        self.no_tie, self.only = 0, 2
        self.asked: list[tuple[str, ctypes.Structure]] = []

    def open(self, path: str, flags: int = 0) -> int:
        if path == PATH and sum(PATH in name for name in self.files.values()) == self.only:
            raise HostError(errno.EMFILE, "too many open files")
        return super().open(path, flags)

    def _uvm(self, request: int, arg: ctypes.Structure) -> None:
        name = type(arg).__name__
        self.asked.append((name, type(arg).from_buffer_copy(arg)))
        if request == uvm.UVM_MM_INITIALIZE and self.no_tie:
            raise HostError(self.no_tie, "refused")
        if name in self.statuses:
            arg.rmStatus = self.statuses[name]
        else:
            super()._uvm(request, arg)

    def of(self, name: str) -> list[ctypes.Structure]:
        return [arg for called, arg in self.asked if called == name]

    def holds_nothing(self) -> bool:
        return not self.objects and not self.left()


@pytest.mark.parametrize(
    "call",
    ["INITIALIZE", "REGISTER_GPU", "REGISTER_GPU_VASPACE", "CREATE_EXTERNAL_RANGE", "MAP_EXTERNAL_ALLOCATION",
     "REGISTER_CHANNEL"],
)  # fmt: skip
def test_whatever_uvm_refuses_is_named_and_nothing_stays_open(call: str) -> None:
    host = Refusing()
    host.statuses[f"UVM_{call}_PARAMS"] = 0x56
    with pytest.raises(DeviceError, match=f"UVM_{call}.*: NV_ERR_NOT_SUPPORTED"):
        open_device("nv:0", host, 0, Settings())
    assert host.holds_nothing()


@pytest.mark.parametrize("only", [0, 1])
def test_a_descriptor_that_cannot_be_had_leaves_none_open(only: int) -> None:
    host = Refusing()
    host.only = only
    with pytest.raises(HostError, match="too many open files"):
        open_card(host, 0)
    assert host.holds_nothing() and sum(PATH in name for name in host.files.values()) == only


@pytest.mark.parametrize(
    ("number", "is_needed"),
    [(errno.EINVAL, False), (errno.EBADF, False), (errno.ENOTTY, False), (errno.EPERM, True)],
)
def test_a_driver_that_has_nothing_to_tie_says_so_and_other_refusals_end_it(
    number: int, is_needed: bool
) -> None:
    host = Refusing()
    host.no_tie = number
    if is_needed:
        with pytest.raises(HostError, match="refused"):
            open_card(host, 0)
    else:
        open_card(host, 0).close()
    assert host.holds_nothing()


@pytest.mark.parametrize(
    ("call", "gives_back"), [("CREATE_EXTERNAL_RANGE", 0), ("MAP_EXTERNAL_ALLOCATION", 1)]
)
@pytest.mark.parametrize("place", Aperture, ids=lambda p: p.name)
def test_memory_that_is_not_mapped_gives_back_what_it_had(
    call: str, gives_back: int, place: Aperture
) -> None:
    """A range that was not reserved is not freed, and its address comes again."""
    host = Refusing()
    card = open_card(host, 0)
    held, reserved, opened = dict(host.objects), set(card.reserved), list(host.files.values())
    host.statuses[f"UVM_{call}_PARAMS"] = 0x56
    with pytest.raises(RmError, match=f"UVM_{call}"):
        card.alloc(5000, place, "a piece")
    freed = host.of("UVM_FREE_PARAMS")
    assert [(arg.base, arg.length) for arg in freed] == [
        (arg.base, 8192) for arg in host.of("UVM_CREATE_EXTERNAL_RANGE_PARAMS")[-1:][:gives_back]
    ]
    assert (host.objects, card.reserved) == (held, reserved)
    assert list(host.files.values()) == opened and not host.mapped.keys() & {arg.base for arg in freed}
    card.close()


@pytest.mark.parametrize(("version", "has_uuid"), [("580.142", True), ("590.44.01", False)])
def test_a_channel_is_unregistered_by_its_card_where_the_branch_asks_for_it(
    version: str, has_uuid: bool
) -> None:
    host = Refusing(version)
    card = open_card(host, 0)
    handles, client = [channel.queue_id for channel in card.group.channels], card.rm.client
    card.close()
    asked = host.of("UVM_UNREGISTER_CHANNEL_PARAMS" + ("" if has_uuid else "_595"))
    assert [(arg.hChannel, arg.hClient) for arg in asked] == [(handle, client) for handle in handles]
    assert all(bytes(arg.gpuUuid) == UUID for arg in asked) if has_uuid else asked
