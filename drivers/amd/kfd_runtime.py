"""Telling the kernel that this process will bring queues to its cards.

Source: libhsakmt debug.c, hsaKmtRuntimeEnable and hsaKmtCheckRuntimeDebugSupport, which AMD's runtime calls
before its first queue; the kernel then has the scheduler's firmware (MES) drop what it still holds of an
earlier process (kfd_chardev.c, runtime_enable: SET_SHADER_DEBUGGER, "clears any stale process context data").
tinygrad needs such a call too since ROCm 7's driver (its #12502).
"""

from __future__ import annotations

import errno

from autogen import kfd_ioctl as uapi
from drivers.amd.kfd_events import Ioctl
from drivers.amd.topology import CardNode
from drivers.core.errors import HostError

OFFERED_SINCE = (1, 13)  # HSA_RUNTIME_ENABLE_MIN_MINOR of libhsakmt
SOMEBODY_ELSE_DID = (errno.EBUSY, errno.EEXIST)  # another library of this process; it has queues


def enable(ioctl: Ioctl, version: tuple[int, int], node: CardNode) -> bool:
    """Before the first queue of the process; whether it is ours to disable again. Raises HostError."""
    has_firmware = node.properties.get("capability", 0) & uapi.HSA_CAP_TRAP_DEBUG_FIRMWARE_SUPPORTED
    if version < OFFERED_SINCE or not has_firmware:
        return False
    args = uapi.kfd_ioctl_runtime_enable_args(mode_mask=uapi.KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK)
    try:
        ioctl(uapi.AMDKFD_IOC_RUNTIME_ENABLE, args)
    except HostError as error:
        if error.errno not in SOMEBODY_ELSE_DID:
            raise
        return False
    return True


def disable(ioctl: Ioctl) -> None:
    """After the last queue: the kernel keeps the state when /dev/kfd is closed. Raises HostError."""
    ioctl(uapi.AMDKFD_IOC_RUNTIME_ENABLE, uapi.kfd_ioctl_runtime_enable_args())
