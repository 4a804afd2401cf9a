"""RUNTIME_ENABLE, as AMD's own runtime calls it: libhsakmt debug.c, hsaKmtRuntimeEnable."""

from __future__ import annotations

import errno
from dataclasses import replace

import pytest

from autogen import kfd_ioctl as uapi
from drivers.amd import kfd
from drivers.amd.topology import choose_node
from drivers.core.errors import HostError
from tests.drivers.amd.fake_kfd import FakeHost

NAVI31_CAPABILITY = 671588992  # as a real RX 7900 XTX's node has it; bit 29 says that the firmware can
FIRMWARE_BIT = 1 << 29  # kfd_sysfs.h, HSA_CAP_TRAP_DEBUG_FIRMWARE_SUPPORTED


def modes(host: FakeHost, minor: int = 14, capability: int = NAVI31_CAPABILITY) -> list[int]:
    """mode_mask of each RUNTIME_ENABLE of a card that is opened and closed."""
    node = choose_node(host, 0)
    node = replace(node, properties={**node.properties, "capability": capability})

    def tell_version(arg: uapi.kfd_ioctl_get_version_args) -> None:
        arg.major_version, arg.minor_version = 1, minor

    host.answers[uapi.AMDKFD_IOC_GET_VERSION] = tell_version
    kfd.Kfd(host).open_card(node).close()
    sent = [request for request in host.requests if isinstance(request, uapi.kfd_ioctl_runtime_enable_args)]
    return [request.mode_mask for request in sent]


def test_it_comes_before_the_first_queue_and_goes_behind_the_last() -> None:
    host = FakeHost()
    assert modes(host) == [1, 0]
    order = [host.calls.index(name) for name in ("ACQUIRE_VM", "RUNTIME_ENABLE", "CREATE_EVENT")]
    assert order == sorted(order)


def test_it_comes_once_for_all_cards_of_a_process() -> None:
    host = FakeHost()
    node = choose_node(host, 0)
    node = replace(node, properties={**node.properties, "capability": FIRMWARE_BIT})
    process = kfd.Kfd(host)
    first, second = (process.open_card(node) for _ in range(2))
    first.close()
    assert host.calls.count("RUNTIME_ENABLE") == 1
    second.close()
    assert host.calls.count("RUNTIME_ENABLE") == 2


def test_kernels_before_1_13_and_firmware_without_debugger_are_not_asked() -> None:
    assert modes(FakeHost(), minor=13) == [1, 0]
    assert modes(FakeHost(), minor=12) == []
    assert modes(FakeHost(), capability=NAVI31_CAPABILITY & ~FIRMWARE_BIT) == []


@pytest.mark.parametrize("code", [errno.EBUSY, errno.EEXIST])
def test_another_library_of_the_process_may_have_called_it(code: int) -> None:
    host = FakeHost()
    host.refuse[uapi.AMDKFD_IOC_RUNTIME_ENABLE] = code
    assert modes(host) == []


def test_any_other_refusal_leaves_nothing_open() -> None:
    host = FakeHost()
    host.refuse[uapi.AMDKFD_IOC_RUNTIME_ENABLE] = errno.EIO
    with pytest.raises(HostError, match="RUNTIME_ENABLE"):
        modes(host)
    closed = [call for call in host.calls if call.startswith("close")]
    assert closed == ["close /dev/dri/renderD128", "close /dev/kfd"]


def test_a_kernel_that_does_not_take_it_back_hinders_no_close() -> None:
    """runtime_disable goes to MES (kfd_dbg_set_mes_debug_mode), which after a reset may not answer."""
    host = FakeHost()

    def refuse_to_disable(arg: uapi.kfd_ioctl_runtime_enable_args) -> None:
        if not arg.mode_mask:
            raise HostError(errno.EIO, "RUNTIME_ENABLE")

    host.answers[uapi.AMDKFD_IOC_RUNTIME_ENABLE] = refuse_to_disable
    assert modes(host) == [1, 0]
    assert host.calls[-1] == "close /dev/kfd"
