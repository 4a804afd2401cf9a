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
ORDINARY = Variation("", "a machine whose user may use its card", "")
MACHINES = (
    Variation(
        "container",
        "a Docker container that was given no card",
        "docker run without --gpus; NVIDIA Container Toolkit",
        put={"/.dockerenv": ""},
        drop=NODES,
    ),
    Variation(
        "pod",
        "a pod of Kubernetes that asked for no GPU",
        "kubernetes.io: service account mounts; NVIDIA's device plugin, nvidia.com/gpu",
        put={"/var/run/secrets/kubernetes.io/serviceaccount/namespace": "default"},
        drop=NODES,
    ),
    Variation(
        "no-group",
        "a user who may not open the nodes: NVreg_DeviceFileMode=0660",
        "NVIDIA's README, device files",
        refuse=dict.fromkeys(NODES, errno.EACCES),
    ),
    Variation(
        "no-uvm",
        "a server that loads nvidia and not nvidia-uvm until CUDA's library is used as root",
        "NVIDIA's README, nvidia-modprobe",
        drop=("/dev/nvidia-uvm", "/sys/module/nvidia_uvm"),
    ),
    Variation(
        "no-nodes",
        "a machine without a screen after boot: the module is loaded, nobody made the nodes",
        "NVIDIA's CUDA installation guide, device node verification",
        drop=NODES,
    ),
    Variation(
        "not-loaded",
        "a card without a driver",
        "modprobe.d(5)",
        put={f"{CARD}/uevent": UNBOUND},
        drop=UNLOADED,
    ),
    Variation(
        "secure-boot",
        "Secure Boot with the module from DKMS, whose key was never enrolled: it is refused",
        "kernel_lockdown(7); mokutil(1)",
        put=LOCKED_DOWN | {f"{CARD}/uevent": UNBOUND},
        drop=UNLOADED,
    ),
    Variation(
        "nouveau",
        "a card that the kernel's own driver has, as distributions come",
        "drivers/gpu/drm/nouveau/nouveau_drm.c",
        put={f"{CARD}/uevent": f"DRIVER=nouveau\n{UNBOUND}"},
        drop=UNLOADED,
    ),
    Variation(
        "vfio",
        "a card that was given to vfio-pci for a virtual machine",
        "Documentation/driver-api/vfio.rst",
        put={f"{CARD}/uevent": f"DRIVER=vfio-pci\n{UNBOUND}"},
        drop=UNLOADED,
    ),
    Variation(
        "wsl",
        "Windows' subsystem for Linux: cards behind /dev/dxg",
        "Microsoft, WSL2 kernel: dxgkrnl",
        put={"/dev/dxg": "", "/proc/sys/kernel/osrelease": "6.6.87.2-microsoft-standard-WSL2\n"},
        drop=(*UNLOADED, PCI),
    ),
    Variation(
        "gone",
        "a card that fell off its bus: the driver's nodes are there, opening the card's fails",
        "kernel-open/nvidia/nv.c, nvidia_open: EIO",
        refuse={"/dev/nvidia0": errno.EIO},
    ),
)
BY_NAME = {machine.name: machine for machine in MACHINES}
