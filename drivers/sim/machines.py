"""Machines that people have, as rows: an ordinary one with something changed, by name.

`sim:navi31@no-group` is one of them; DEV=amd on it must fail, or work, as it would there. What a row changes
is what its source says of such a machine; the driver and the probe know of no row.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from drivers.sim.amd.topology import ROOT as TOPOLOGY
from drivers.sim.kernel_host import LOCKED_DOWN, Variation
from drivers.sim.surroundings import (
    AMDGPU,
    PCI,
    REDIRECTS,
    SPEEDS,
    config,
    link_files,
    ports,
    resources,
    status,
    uevent,
)

CARD = f"{PCI}/0000:03:00.0"
NODES = f"{TOPOLOGY}/nodes"
DRM = "/sys/class/drm"
CMDLINE = "BOOT_IMAGE=/boot/vmlinuz root=/dev/sda2 ro quiet"
UNLISTED = (f"{NODES}/1", "/dev/dri", f"{DRM}/renderD128")  # what goes with a card that amdgpu does not drive
UNLOADED = (*UNLISTED, AMDGPU, "/dev/kfd", "/sys/devices/virtual/kfd")
SECOND = "0000:04:00.0"
SHARED = (ports(0)[1], ports(0)[2], "0000:22:00.0")  # a switch above two cards: up, down, down
APU = """cpu_cores_count 0
simd_count 4
mem_banks_count 1
simd_per_cu 2
array_count 1
simd_arrays_per_engine 1
cu_per_simd_array 2
max_slots_scratch_cu 32
gfx_target_version 100306
vendor_id 4098
device_id 5056
location_id 5632
domain 0
drm_render_minor 129
num_xcc 1
"""


@dataclass(frozen=True)
class AmdMachine(Variation):
    """One row. card: fields of the chip that the card has otherwise; chip: the one that it is a card of, ''
    for any. cards: how many there are at least. first_node: KFD's number of the first of them. bus_carries:
    whether the chipset carries what cards send each other; corrupts: cards to which a bit comes wrong.
    """

    card: Mapping[str, Any] = field(default_factory=dict)
    chip: str = ""
    cards: int = 1
    first_node: int = 1
    bus_carries: bool = True
    corrupts: tuple[int, ...] = ()


def _foreign(name: str, chip: str, gib: int, engines: int, per_array: int, **more: int) -> AmdMachine:
    """A card of a chip that nothing here drives, in the place of one that runs the same instructions."""
    fields = {"vram_bytes": (gib << 30) - (16 << 20), "shader_engines": engines, "cu_per_array": per_array}
    return AmdMachine(name, f"a {name}", IDS, card=fields | more, chip=chip)


IDS = "libdrm amdgpu.ids; AMD's product pages (compute units, memory)"
ORDINARY = AmdMachine("", "a desktop whose user may use its card", "")
MACHINES = (
    AmdMachine(
        "container",
        "a Docker container that was given no device; its cgroup masks the nodes in sysfs",
        "docker run; kfd_topology.c, kfd_devcgroup_check_permission",
        put={"/.dockerenv": ""},
        drop=("/dev/kfd", "/dev/dri"),
        refuse={f"{NODES}/1": errno.EPERM},
    ),
    AmdMachine(
        "pod",
        "a pod of Kubernetes that asked for no GPU",
        "kubernetes.io: service account mounts; AMD's k8s-device-plugin, amd.com/gpu",
        put={"/var/run/secrets/kubernetes.io/serviceaccount/namespace": "default"},
        drop=("/dev/kfd", "/dev/dri"),
    ),
    AmdMachine(
        "no-render-node",
        "a Podman container with --device /dev/kfd, and without /dev/dri",
        "podman run; libhsakmt opens renderD* beside /dev/kfd",
        put={"/run/.containerenv": ""},
        drop=("/dev/dri",),
    ),
    AmdMachine(
        "kfd-refuses",
        "a container or a desktop with a 9070 XT, where every call to open /dev/kfd is an invalid argument",
        "ROCm/legacy-rocm-build issues 5379 (LXC, Ubuntu 24.04) and 6166 (Arch, Linux 6.19.12)",
        refuse={"/dev/kfd": errno.EINVAL},
    ),
    AmdMachine(
        "no-group",
        "a user in neither render nor video",
        "systemd 50-udev-default.rules: kfd and renderD* belong to group render",
        put={"/proc/self/status": status("1000")},
        refuse={"/dev/kfd": errno.EACCES, "/dev/dri": errno.EACCES},
    ),
    AmdMachine(
        "render-only",
        "a user who may open the render node, and not /dev/kfd (a udev rule of an older distribution)",
        "ROCm's install guide: groups render and video",
        refuse={"/dev/kfd": errno.EACCES},
    ),
    AmdMachine(
        "masked",
        "two cards, of which a container's cgroup shows the second",
        "kfd_topology.c: EPERM for gpu_id, name and properties of a masked node",
        refuse={f"{NODES}/1": errno.EPERM},
        drop=("/dev/dri/renderD128",),
        put={"/.dockerenv": ""},
        cards=2,
    ),
    AmdMachine(
        "masked-all",
        "a container with the device files, but its cgroup allows none of the cards",
        "the same",
        put={"/.dockerenv": ""},
        refuse={f"{NODES}/1": errno.EPERM, "/dev/dri": errno.EPERM},
    ),
    AmdMachine(
        "wsl",
        "Windows' subsystem for Linux: cards behind /dev/dxg",
        "Microsoft, WSL2 kernel: dxgkrnl",
        put={"/dev/dxg": "", "/proc/sys/kernel/osrelease": "6.6.87.2-microsoft-standard-WSL2\n"},
        drop=(*UNLOADED, PCI, "/sys/kernel/iommu_groups"),
    ),
    AmdMachine(
        "secure-boot",
        "Secure Boot with amdgpu from DKMS, whose key was never enrolled: the module is refused",
        "kernel_lockdown(7); mokutil(1)",
        put=LOCKED_DOWN | {f"{CARD}/uevent": uevent("")},
        drop=UNLOADED,
    ),
    AmdMachine(
        "lockdown",
        "Secure Boot with the distribution's own amdgpu: KFD works, BARs cannot be mapped",
        "kernel_lockdown(7): direct PCI BAR access is refused",
        put=LOCKED_DOWN,
    ),
    AmdMachine(
        "iommu-pt",
        "an IOMMU that lets addresses through",
        "Documentation/ABI/testing/sysfs-kernel-iommu_groups",
        put={
            "/sys/kernel/iommu_groups/0/type": "identity\n",
            "/proc/cmdline": f"{CMDLINE} iommu=pt\n",
        },
    ),
    AmdMachine(
        "no-iommu",
        "no IOMMU, or switched off",
        "the same",
        put={"/proc/cmdline": f"{CMDLINE} amd_iommu=off\n"},
        drop=("/sys/kernel/iommu_groups", f"{CARD}/iommu_group"),
    ),
    AmdMachine(
        "small-bar",
        "resizable BAR off: the host sees 256 MiB of video memory",
        "kfd_crat.c: one bank of heap type 2 where not all is public",
        put={f"{CARD}/resource": resources(256 << 20)},
        edit={f"{NODES}/1/mem_banks/0/properties": ("heap_type 1\n", "heap_type 2\n")},
    ),
    AmdMachine(
        "screen",
        "two cards, of which the first drives the screen",
        "Documentation/ABI/testing/sysfs-bus-pci: boot_vga; drm connectors' status",
        put={
            f"{CARD}/boot_vga": "1\n",
            f"{CARD}/drm/card0/card0-DP-1/status": "connected\n",
            f"{PCI}/0000:04:00.0/drm/card1/card1-DP-4/status": "disconnected\n",
        },
        cards=2,
    ),
    AmdMachine(
        "apu",
        "a processor's own graphics beside the card, and before it in KFD's list",
        "a Ryzen 9000 (1002:13c0, GFX 10.3.6) beside an RX 9070 XT",
        put={
            f"{NODES}/1/gpu_id": "31337\n",
            f"{NODES}/1/name": "ip discovery\n",
            f"{NODES}/1/properties": APU,
            f"{PCI}/0000:16:00.0/vendor": "0x1002\n",
            f"{PCI}/0000:16:00.0/device": "0x13c0\n",
            f"{PCI}/0000:16:00.0/revision": "0xc1\n",
            f"{PCI}/0000:16:00.0/class": "0x030000\n",
            f"{PCI}/0000:16:00.0/uevent": uevent("amdgpu"),
        },
        first_node=2,
    ),
    AmdMachine(
        "vm",
        "a virtual machine that was given the card",
        "cpuid: the flag hypervisor",
        put={"/proc/cpuinfo": "processor\t: 0\nflags\t\t: fpu sse2 hypervisor\n"},
    ),
    AmdMachine(
        "vm-without-card",
        "a virtual machine that was given none",
        "the same",
        put={"/proc/cpuinfo": "processor\t: 0\nflags\t\t: fpu sse2 hypervisor\n"},
        drop=(*UNLOADED, PCI),
    ),
    AmdMachine(
        "mes-off",
        "amdgpu.mes=0 on the kernel's command line, as advice on the net has it",
        "Linux 6.1.176 amdgpu_discovery.c: GFX11 sets enable_mes whatever the option says",
        put={"/proc/cmdline": f"{CMDLINE} amdgpu.mes=0\n"},
    ),
    AmdMachine(
        "no-cwsr",
        "amdgpu.cwsr_enable=0: waves are not saved, so a queue cannot be taken off a busy card",
        "amdgpu_drv.c, cwsr_enable",
        put={
            "/proc/cmdline": f"{CMDLINE} amdgpu.cwsr_enable=0\n",
            f"{AMDGPU}/parameters/cwsr_enable": "0\n",
        },
    ),
    AmdMachine(
        "no-firmware",
        "amdgpu without the MES firmware of the card: it refuses the card when it starts",
        "amdgpu_mes.c, amdgpu_mes_init_microcode: the card's initialisation fails with -ENOENT",
        put={f"{CARD}/uevent": uevent("")},
        drop=UNLISTED,
    ),
    AmdMachine(
        "no-atomics",
        "a slot without PCIe atomics, and MEC firmware that needs them: amdgpu drives the card, KFD not",
        "kfd_device.c: skipped device 1002:744c, PCI rejects atomics 505<509",
        drop=(f"{NODES}/1",),
    ),
    AmdMachine(
        "not-loaded",
        "amdgpu on a list of modules that are not loaded",
        "modprobe.d(5)",
        put={f"{CARD}/uevent": uevent("")},
        drop=UNLOADED,
    ),
    AmdMachine(
        "nomodeset",
        "a kernel started with nomodeset, as installers' safe graphics mode leaves it",
        "amdgpu_drv.c: drm_firmware_drivers_only",
        put={"/proc/cmdline": f"{CMDLINE} nomodeset\n", f"{CARD}/uevent": uevent("")},
        drop=UNLOADED,
    ),
    AmdMachine(
        "no-kfd",
        "a kernel built without amdkfd",
        "drivers/gpu/drm/amd/amdkfd/Kconfig, HSA_AMD",
        drop=("/dev/kfd", "/sys/devices/virtual/kfd"),
    ),
    AmdMachine(
        "vfio",
        "a card that was given to vfio-pci for a virtual machine",
        "Documentation/driver-api/vfio.rst",
        put={f"{CARD}/uevent": uevent("vfio-pci")},
        drop=UNLISTED,
    ),
    AmdMachine(
        "switch-x1",
        "a card behind a slot of one lane (a riser, a Raspberry Pi); the card itself reports its best link",
        "lspci of a Raspberry Pi 5 with an RX 9070 XT: upstream port 2.5 GT/s x1, function 32 GT/s x16",
        put=link_files(f"{PCI}/{ports(0)[0]}", SPEEDS[0], 1, SPEEDS[2], 1)
        | link_files(f"{PCI}/{ports(0)[1]}", SPEEDS[0], 1, SPEEDS[3], 16),
    ),
    AmdMachine(
        "p2p-off",
        "amdgpu.pcie_p2p=0 on the kernel's command line",
        "amdgpu_drv.c, pcie_p2p; amdgpu_device_is_peer_accessible",
        put={"/proc/cmdline": f"{CMDLINE} amdgpu.pcie_p2p=0\n", f"{AMDGPU}/parameters/pcie_p2p": "N\n"},
        bus_carries=False,
        cards=2,
    ),
    AmdMachine(
        "no-p2p",
        "two cards behind a chipset that carries traffic between slots, which the kernel does not know",
        "pci/p2pdma.c, cpu_supports_p2pdma and pci_p2pdma_whitelist",
        put={"/proc/cpuinfo": "processor\t: 0\nvendor_id\t: GenuineIntel\nflags\t\t: fpu sse2 avx2\n"},
        bus_carries=False,
        cards=2,
    ),
    AmdMachine(
        "acs-on",
        "two cards behind one switch, whose ports send all requests up to the root complex",
        "PCI Express Base Specification 4.0, 6.12; pci=disable_acs_redir of kernel-parameters.txt",
        links={
            f"{PCI}/{SECOND}": f"../../../devices/pci0000:00/{ports(0)[0]}/{SHARED[0]}/{SHARED[2]}/{SECOND}"
        },
        put={f"{PCI}/{port}/config": config(0x1479, REDIRECTS) for port in SHARED[1:]},
        cards=2,
    ),
    AmdMachine(
        "bad-riser",
        "two cards, of which the second gets a wrong bit now and then (a riser, a slot that is not clean)",
        "Documentation/ABI/testing/sysfs-bus-pci-devices-aer_stats: what the link caught",
        put={f"{PCI}/{SECOND}/aer_dev_correctable": "BadTLP 4021\nBadDLLP 17\nTOTAL_ERR_COR 4038\n"},
        corrupts=(1,),
        cards=2,
    ),
    _foreign("rx7800xt", "navi31", 16, 3, 10, device_id=0x747E, revision=0xC8, gfx_target_version=110001),
    _foreign("rx7600", "navi31", 8, 2, 8, device_id=0x7480, revision=0xCF, gfx_target_version=110002),
    _foreign("rx9060xt", "navi48", 16, 2, 8, device_id=0x7590, revision=0xC0, gfx_target_version=120000),
)
BY_NAME = {machine.name: machine for machine in MACHINES}
