"""What amdgpu and amdkfd offer, by version of the kernel: rows with a source each.

No header says this, so the file is kept by hand and tools.gen does not make it. A `Fact` says from which
release on the kernel does something; a `LinuxKernel` has it or has not. is_read: the source or header was
looked at; else the release is inferred from the date of the change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

Version = tuple[int, ...]


class Fact(NamedTuple):
    """since: the first release. stable: stable releases that took it over, each for its series. dkms: the
    first amdgpu-dkms that does so, None for none.
    """

    what: str
    since: Version
    source: str
    stable: tuple[Version, ...] = ()
    dkms: Version | None = None
    is_read: bool = False


class Minor(NamedTuple):
    """The minor number of KFD's interface, and what it announced."""

    since: Version
    minor: int
    announces: str
    source: str
    is_read: bool = False


class LinuxKernel(NamedTuple):
    """A kernel that people run. dkms: AMD's own build of the driver inside it."""

    name: str
    version: Version
    found_in: str
    dkms: Version | None = None

    def has(self, fact: Fact) -> bool:
        """Whether this kernel does what the fact says."""
        if self.dkms is not None:
            return fact.dkms is not None and self.dkms >= fact.dkms
        taken = any(self.version[:2] == since[:2] and self.version >= since for since in fact.stable)
        return taken or self.version >= fact.since

    @property
    def minor(self) -> int:
        """Of KFD's interface 1.x. AMD's builds are ahead of their base; what they say beyond is not known."""
        version = self.dkms or self.version
        return max(row.minor for row in MINORS if row.since <= version)

    @property
    def release(self) -> str:
        """As uname says it."""
        return ".".join(map(str, self.version)) + ("" if len(self.version) > 2 else ".0")


GFX1100 = Fact(
    "drives GFX 11.0.0 (navi31)",
    (6, 0),
    "FreeBSD drm-kmod, tag drm_v6.0: gfx_v11_0.c; Linux 6.1.176 kfd_device.c: IP_VERSION(11, 0, 0)",
    dkms=(6, 10),
    is_read=True,
)
GFX1201 = Fact(
    "drives GFX 12.0.1 (navi48)",
    (6, 11),
    "FreeBSD drm-kmod: gfx_v12_0.c is there at tag drm_v6.11, not at drm_v6.10; "
    "AMD's build: ROCm 6.4.1's list of systems, amdgpu 6.12.12",
    dkms=(6, 12),
    is_read=True,
)
FAULT_EVENTS = Fact(
    "tells memory faults of GFX11 to a process' memory events",
    (6, 5),
    "Linux 6.1.176 kfd_int_process_v11.c prepares the record and signals nobody; amd-gfx, kfd_debug.c "
    "kfd_set_dbg_ev_from_interrupt, which came with interface 1.13",
    dkms=(6, 10),
)
NUM_XCC = Fact(
    "node property num_xcc",
    (6, 5),
    "absent in Linux 6.1.176 kfd_topology.c; came with the partitions of GFX 9.4.3",
    dkms=(6, 10),
)
DEBUG_PROP = Fact(
    "node property debug_prop", (6, 5), "absent in Linux 6.1.176; amd-gfx, interface 1.13", dkms=(6, 10)
)
CAPABILITY2 = Fact(
    "node property capability2",
    (6, 15),
    "amd-gfx, HSA_CAP2_PER_SDMA_QUEUE_RESET_SUPPORTED; kfd_sysfs.h of 6.13.4 lacks it, 6.19.0 has it",
    dkms=(6, 14),
)
QUEUE_CHECKS = Fact(
    "CREATE_QUEUE holds every buffer to its exact size",
    (6, 12),
    "kfd_queue.c kfd_queue_acquire_buffers; LKML 20240715123502.7013-1; tinygrad#7765",
    dkms=(6, 10),
    is_read=True,
)
LARGER_SAVE_AREA = Fact(
    "CREATE_QUEUE takes a save area that is larger than needed",
    (6, 18),
    "kfd_queue.c, commit 15bd4958fe38; announcement of 6.17.9; push to linux-6.12.y of 2025-11-24",
    stable=((6, 12, 59), (6, 17, 9)),
    is_read=True,
)
SAVE_AREA_LINES = Fact(
    "node properties cwsr_size and ctl_stack_size",
    (6, 19),
    "kfd_topology.c, commit 8fc2796dea6f; amdgpu-dkms 6.16.13 lacks them (lemonade-server, gfx1151 page)",
    stable=((6, 12, 64), (6, 18, 4)),
    is_read=True,
)
LARGER_EOP = Fact(
    "CREATE_QUEUE takes an end-of-pipe buffer that is larger than needed",
    (7, 1),
    "amd-gfx 2026-03-23, kfd_queue.c: eop_ring_buffer_size < node_props.eop_buffer_size",
)
FACTS = (
    *(GFX1100, GFX1201, FAULT_EVENTS, NUM_XCC, DEBUG_PROP, CAPABILITY2),
    *(QUEUE_CHECKS, LARGER_SAVE_AREA, SAVE_AREA_LINES, LARGER_EOP),
)


class Firmware(NamedTuple):
    """From which version on a firmware lets the kernel do something. arch: of the card."""

    arch: str
    block: str
    version: int
    what: str
    source: str


FIRMWARE = (
    Firmware(
        *(
            "gfx1100",
            "MEC",
            509,
            "KFD takes the card in a slot without PCIe atomics; before, it leaves it out",
        ),
        "kfd_device.c, no_atomic_fw_version; amd-gfx 2023 (MEC RS64 509)",
    ),
    Firmware(
        *("gfx1201", "MEC", 2090, "the same; kernels before 2025-03 leave the card out whatever the version"),
        "kfd_device.c, no_atomic_fw_version; stable review 2025-03 (GFX12, 2090)",
    ),
    Firmware(
        *("gfx1100", "MES API", 2, "CREATE_QUEUE maps the write pointer's page to GART: a page of its own"),
        "Linux 6.1.176 kfd_chardev.c, AMDGPU_MES_API_VERSION_MASK",
    ),
)
CHIPS = {"gfx1100": GFX1100, "gfx1201": GFX1201}

MINORS = (
    Minor((6, 0), 11, "unified memory for the save area", "Linux 6.1.176 kfd_ioctl.h (6.3.8 too)", True),
    Minor((6, 4), 12, "EXPORT_DMABUF", "kfd_ioctl.h's list; 6.3.8 has 1.11"),
    Minor((6, 5), 13, "RUNTIME_ENABLE, DBG_TRAP", "kfd_ioctl.h's list; amd-gfx 2023-05"),
    Minor((6, 6), 14, "age of events in kfd_event_data", "kfd_ioctl.h's list; amd-gfx 2023-06"),
    Minor((6, 8), 15, "GEM_VA on compute VMs", "kfd_ioctl.h's list; amd-gfx 2023-12"),
    Minor((6, 11), 16, "contiguous VRAM", "kfd_ioctl.h's list; amd-gfx 2024-04"),
    Minor((6, 12), 17, "sdma_engine_id in CREATE_QUEUE", "linux-libc-dev 6.12.107, 6.13.4", True),
    Minor((6, 16), 18, "misc_process_flag in SET_MEMORY_POLICY", "6.19.0's header; 6.17 as others say"),
)

KERNELS = (
    LinuxKernel("6.1", (6, 1, 176), "Debian 12"),
    LinuxKernel("6.5", (6, 5), "Ubuntu 22.04 (HWE)"),
    LinuxKernel("6.6", (6, 6), "Amazon Linux, openEuler, WSL"),
    LinuxKernel("6.8", (6, 8), "Ubuntu 24.04, Ubuntu 22.04 (HWE)"),
    LinuxKernel("6.11", (6, 11), "Ubuntu 24.10, Ubuntu 24.04 (HWE)"),
    LinuxKernel("6.12", (6, 12, 38), "Debian 13 at its release"),
    LinuxKernel("6.12.64", (6, 12, 64), "Debian 13 with its updates"),
    LinuxKernel("6.14", (6, 14), "Ubuntu 25.04, Ubuntu 24.04 (HWE)"),
    LinuxKernel("6.17", (6, 17), "Ubuntu 25.10, Ubuntu 24.04 (HWE)"),
    LinuxKernel("6.18", (6, 18), "Arch, Fedora"),
    LinuxKernel("6.18.4", (6, 18, 4), "Arch, Fedora"),
    LinuxKernel("6.19", (6, 19), "Arch, Fedora"),
    LinuxKernel("dkms-6.10", (6, 8), "AMD's build of ROCm 6.3 on Ubuntu 24.04", (6, 10, 5)),
    LinuxKernel("dkms-6.12", (6, 8), "AMD's build of ROCm 6.4 on Ubuntu 24.04", (6, 12, 12)),
    LinuxKernel("dkms-6.14", (6, 14), "AMD's build of ROCm 7.0 on Ubuntu 24.04", (6, 14, 14)),
    LinuxKernel("dkms-6.16", (6, 14), "AMD's build of ROCm 7.1 on Ubuntu 24.04", (6, 16, 13)),
)
NEWEST = next(kernel for kernel in KERNELS if kernel.name == "6.19")


def kernel_of(name: str) -> LinuxKernel | None:
    """The kernel of that name, or of that version between the oldest and the newest; None for others."""
    listed = next((kernel for kernel in KERNELS if kernel.name == name), None)
    if listed is not None or not re.fullmatch(r"\d+\.\d+(\.\d+)?", name):
        return listed
    version = tuple(map(int, name.split(".")))
    is_known = KERNELS[0].version[:2] <= version and version[:2] <= NEWEST.version[:2]
    return LinuxKernel(name, version, "kernel.org") if is_known else None


def driving(arch: str) -> Iterator[LinuxKernel]:
    """The kernels of the table that drive a card of this target."""
    return (kernel for kernel in KERNELS if kernel.has(CHIPS[arch]))
