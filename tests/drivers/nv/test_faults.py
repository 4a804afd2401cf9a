"""What a card says of a fault: the notifier first, then where the MMU and the warps stopped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from autogen.nv import rm
from drivers.core.errors import DeviceError
from drivers.nv import faults, obstacles
from drivers.nv.card import NvCard, open_card
from tests.drivers.nv.fake_rm import FakeRm

MMU, SMS = rm.NV83DE_CTRL_CMD_DEBUG_READ_MMU_FAULT_INFO, rm.NV83DE_CTRL_CMD_DEBUG_READ_ALL_SM_ERROR_STATES


class Faulting(FakeRm):
    """accesses: (address, type of fault, of access) that were refused; warps: by SM, (code, PC, address)."""

    def __init__(self) -> None:
        super().__init__()
        self.accesses: list[tuple[int, int, int]] = []
        self.warps: dict[int, tuple[int, int, int]] = {}
        self.read: list[tuple[int, int, int]] = []

    def _answer(self, command: int, params: Any, handle: int) -> None:
        if command == MMU:
            params.count = len(self.accesses)
            for entry, told in zip(params.mmuFaultInfoList, self.accesses, strict=False):
                entry.faultAddress, entry.faultType, entry.accessType = told
        elif command == SMS:
            self.read.append((params.hTargetChannel, params.startingSM, params.numSMsToRead))
            for number in range(params.numSMsToRead):
                state = params.smErrorStateArray[number]
                told = self.warps.get(params.startingSM + number, (0, 0, 0))
                state.hwwWarpEsr, state.hwwWarpEsrPc64, state.hwwEsrAddr = told
        else:
            super()._answer(command, params, handle)


@pytest.fixture
def host() -> Faulting:
    return Faulting()


@pytest.fixture
def card(host: Faulting) -> Iterator[NvCard]:
    made = open_card(host, 0)
    yield made
    made.close()


def notify(card: NvCard, channel: int = 0, code: int = 31) -> None:
    """As nvgputypes.h has it: info32 at byte 8, info16 at 12, status at 14."""
    window = card.group.channels[channel].notifier.window
    window.write64(0, 0x1234_5678)
    window.write32(8, code)
    window.write32(12, 0xFFFF << 16)


def found(card: NvCard) -> faults.ChannelFault:
    fault = faults.find(card, card.group)
    assert fault is not None
    return fault


def test_a_fault_names_closed_kernel_modules(card: NvCard, monkeypatch: pytest.MonkeyPatch) -> None:
    notify(card)
    monkeypatch.setattr(obstacles, "read", lambda host, path: "NVIDIA UNIX x86_64 Kernel Module  580.142")
    assert card.exception().endswith("install the open ones (nvidia-open)")


def test_a_card_without_a_notification_is_not_asked(host: Faulting, card: NvCard) -> None:
    assert faults.find(card, card.group) is None and host.read == []
    assert card.exception() == ""


@pytest.mark.parametrize("channel", [0, 1])
def test_a_notification_names_its_channel_and_is_cleared(card: NvCard, channel: int) -> None:
    notify(card, channel)
    fault, own = found(card), card.group.channels[channel]
    what = "FIFO_ERROR_MMU_ERR_FLT, an access to an address that is not mapped, or not in this way"
    assert fault.said == [f"the {own.name} channel stopped: {what}"]
    assert fault.where == {"queue": own.queue_id}
    assert own.notifier.window.read_bytes(0, 16) == bytes(16)
    assert faults.find(card, card.group) is None


def test_both_notifications_are_cleared_and_the_first_channels_is_told(card: NvCard) -> None:
    notify(card, 1)
    notify(card, 0, 9999)
    fault = found(card)
    assert fault.said == ["the compute channel stopped: code 9999, an error that no header explains"]
    assert faults.find(card, card.group) is None


def test_accesses_that_the_mmu_refused_are_told_and_the_first_is_where(host: Faulting, card: NvCard) -> None:
    notify(card)
    host.accesses = [(0x10_0000_2000, 2, 1), (0x20_0000_0000, 77, 88)]
    fault = found(card)
    assert fault.said[1:] == [
        "a write at 0x1000002000: the page is not mapped",
        "access type 88 at 0x2000000000: fault type 77",
    ]
    assert fault.where["va"] == 0x10_0000_2000


def test_warps_that_stopped_are_told_by_sm_and_pc(host: Faulting, card: NvCard) -> None:
    """The code is the low half of the warp's error word."""
    notify(card)
    host.warps = {3: (0x5_0001, 0x7F00_1230, 0), 65: (0x7777, 0x7F00_4560, 0xABC0)}
    fault = found(card)
    assert fault.said[1:] == [
        "a warp on SM 3 at PC 0x7f001230: STACK_ERROR, the call stack is broken",
        "a warp on SM 65 at PC 0x7f004560: code 0x7777, an error that no source names",
    ]
    assert (fault.where["pc"], fault.where["va"]) == (0x7F00_1230, 0xABC0)
    host.warps = {1: (0x1_0000, 0x10, 0x20)}  # no code: no error
    notify(card)
    assert len(found(card).said) == 1


def test_what_the_mmu_saw_comes_before_what_a_warp_says_of_the_address(host: Faulting, card: NvCard) -> None:
    notify(card)
    host.accesses, host.warps = [(0x2000, 2, 0)], {0: (1, 0x10, 0xABC0)}
    assert found(card).where["va"] == 0x2000


def test_four_warps_are_enough(host: Faulting, card: NvCard) -> None:
    notify(card)
    host.warps = {n: (1, 16 * n, 0) for n in range(6)}
    assert [said.split(":")[0] for said in found(card).said[1:]] == [
        f"a warp on SM {n} at PC {16 * n:#x}" for n in range(4)
    ]


def test_sms_are_read_a_hundred_at_a_time(
    host: Faulting, card: NvCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(card.shape), "sms", 132)  # of an H100
    notify(card)
    host.warps = {131: (1, 0x50, 0)}
    channel = card.group.channels[0].queue_id
    assert found(card).said[1].startswith("a warp on SM 131 at PC 0x50")
    assert host.read == [(channel, 0, 100), (channel, 100, 32)]


@pytest.mark.parametrize(("command", "what"), [(MMU, "the MMU"), (SMS, "the SMs")])
def test_what_cannot_be_read_is_told_once(host: Faulting, card: NvCard, command: int, what: str) -> None:
    notify(card)
    host.accesses, host.warps = [(0x2000, 2, 0)], {0: (1, 0x10, 0)}
    host.refuse[command] = 0x56
    fault = found(card)
    assert len(fault.said) == 3 or command == SMS
    assert f"what {what} saw cannot be read (NV_ERR_NOT_SUPPORTED)" in fault.said
    assert ("pc" in fault.where) is (command == MMU) and ("va" in fault.where) is (command == SMS)


def test_a_fault_is_put_into_the_error_with_its_place(card: NvCard) -> None:
    seen: list[DeviceError] = []
    card.on_fault = seen.append
    notify(card)
    error = DeviceError("the launch did not end")
    card.fault(error)
    assert str(error).startswith("the launch did not end; the compute channel stopped: FIFO_ERROR_MMU")
    assert error.where == {"queue": card.group.channels[0].queue_id}  # type: ignore[attr-defined]
    assert seen == [error] and card.last_fault is None


def test_a_fault_that_was_told_already_is_not_told_twice(card: NvCard) -> None:
    notify(card)
    error = DeviceError(card.exception())
    card.fault(error)
    assert str(error).count("the compute channel stopped") == 1 and hasattr(error, "where")
    quiet = DeviceError("nothing happened")
    card.fault(quiet)
    assert str(quiet) == "nothing happened" and not hasattr(quiet, "where")
