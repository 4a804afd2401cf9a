"""Machines with NVIDIA cards that people have, as rows: an ordinary one with something changed, by name.

`sim:gh100@no-uvm` is one of them; DEV=nv on it must fail, or work, as it would there. The driver and the
probe know of no row. Each is of a machine with one card.
"""

from __future__ import annotations

import errno

from drivers.sim.kernel_host import LOCKED_DOWN, Variation
from drivers.sim.nv.files import PCI, PROC

CARD = f"{PCI}/0000:03:00.0"
NODES = ("/dev/nvidiactl", "/dev/nvidia0", "/dev/nvidia-uvm")
MODULES = ("/sys/module/nvidia", "/sys/module/nvidia_uvm")
UNLOADED = (*NODES, *MODULES, PROC, f"{CARD}/driver")
UNBOUND = "PCI_CLASS=30200\nPCI_SLOT_NAME=0000:03:00.0\n"
ORDINARY = Variation("", story="a machine whose user may use its card", source="")
MACHINES = (
    Variation(
        "container",
        story="a Docker container that was given no card",
        source="docker run without --gpus; NVIDIA Container Toolkit",
        put={"/.dockerenv": ""},
        drop=NODES,
    ),
    Variation(
        "pod",
        story="a pod of Kubernetes that asked for no GPU",
        source="kubernetes.io: service account mounts; NVIDIA's device plugin, nvidia.com/gpu",
        put={"/var/run/secrets/kubernetes.io/serviceaccount/namespace": "default"},
        drop=NODES,
    ),
    Variation(
        "no-group",
        story="a user who may not open the nodes: NVreg_DeviceFileMode=0660",
        source="NVIDIA's README, device files",
        refuse=dict.fromkeys(NODES, errno.EACCES),
    ),
    Variation(
        "no-uvm",
        story="a server that loads nvidia and not nvidia-uvm until CUDA's library is used as root",
        source="NVIDIA's README, nvidia-modprobe",
        drop=("/dev/nvidia-uvm", "/sys/module/nvidia_uvm"),
    ),
    Variation(
        "no-nodes",
        story="a machine without a screen after boot: the module is loaded, nobody made the nodes",
        source="NVIDIA's CUDA installation guide, device node verification",
        drop=NODES,
    ),
    Variation(
        "not-loaded",
        story="a card without a driver",
        source="modprobe.d(5)",
        put={f"{CARD}/uevent": UNBOUND},
        drop=UNLOADED,
    ),
    Variation(
        "secure-boot",
        story="Secure Boot with the module from DKMS, whose key was never enrolled: it is refused",
        source="kernel_lockdown(7); mokutil(1)",
        put=LOCKED_DOWN | {f"{CARD}/uevent": UNBOUND},
        drop=UNLOADED,
    ),
    Variation(
        "nouveau",
        story="a card that the kernel's own driver has, as distributions come",
        source="drivers/gpu/drm/nouveau/nouveau_drm.c",
        put={f"{CARD}/uevent": f"DRIVER=nouveau\n{UNBOUND}"},
        drop=UNLOADED,
    ),
    Variation(
        "vfio",
        story="a card that was given to vfio-pci for a virtual machine",
        source="Documentation/driver-api/vfio.rst",
        put={f"{CARD}/uevent": f"DRIVER=vfio-pci\n{UNBOUND}"},
        drop=UNLOADED,
    ),
    Variation(
        "wsl",
        story="Windows' subsystem for Linux: cards behind /dev/dxg",
        source="Microsoft, WSL2 kernel: dxgkrnl",
        put={"/dev/dxg": "", "/proc/sys/kernel/osrelease": "6.6.87.2-microsoft-standard-WSL2\n"},
        drop=(*UNLOADED, PCI),
    ),
    Variation(
        "gone",
        story="a card that fell off its bus: the driver's nodes are there, opening the card's fails",
        source="kernel-open/nvidia/nv.c, nvidia_open: EIO",
        refuse={"/dev/nvidia0": errno.EIO},
    ),
)
BY_NAME = {machine.name: machine for machine in MACHINES}
