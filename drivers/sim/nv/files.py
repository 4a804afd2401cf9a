"""Files around simulated NVIDIA cards: the driver's /proc, the PCI bus and the module in /sys.

Sources: kernel-open/nvidia/nv-procfs.c (names and form), Linux Documentation/ABI/testing/sysfs-bus-pci.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.sim.kernel_host import HostFiles
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.chips import Branch

VENDOR = 0x10DE
PCI = "/sys/bus/pci/devices"
PROC = "/proc/driver/nvidia"
BUILT = "Release Build  (dvs-builder@U22-I3-AF03-09-6)"
CLASS_3D, CLASS_VGA = 0x030200, 0x030000
DATA_CENTRE = ("gh100", "ga100")  # boards without a screen


def world(cards: Sequence[SimulatedNvCard], branch: Branch) -> HostFiles:
    """An ordinary machine with these cards and the open kernel modules of a branch."""
    banner = f"NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  {branch.version}  {BUILT}\n"
    made = HostFiles({
        f"{PROC}/version": banner + "GCC version:  gcc version 12.3.0 (Ubuntu 12.3.0-1ubuntu1~22.04)\n",
        f"{PROC}/params": "EnableMSI: 1\nDeviceFileMode: 438\nModifyDeviceFiles: 1\n",
        "/sys/module/nvidia/version": f"{branch.version}\n",
        "/sys/module/nvidia/initstate": "live\n",
        "/sys/module/nvidia_uvm/initstate": "live\n",
        "/proc/devices": "Character devices:\n195 nvidia\n195 nvidiactl\n509 nvidia-uvm\n",
        "/proc/cmdline": "BOOT_IMAGE=/boot/vmlinuz root=/dev/sda2 ro quiet\n",
        "/proc/sys/kernel/osrelease": "6.8.0-79-generic\n",
    })  # fmt: skip
    for card in cards:
        _add_card(made, card)
    return made


def _add_card(made: HostFiles, card: SimulatedNvCard) -> None:
    chip, place = card.chip, card.pci_address
    kind = CLASS_3D if chip.name in DATA_CENTRE else CLASS_VGA
    folder = f"{PCI}/{place}"
    made.files |= {
        f"{folder}/vendor": f"{VENDOR:#06x}\n",
        f"{folder}/device": f"{chip.device_id:#06x}\n",
        f"{folder}/class": f"{kind:#08x}\n",
        f"{folder}/numa_node": "-1\n",
        f"{folder}/uevent": f"DRIVER=nvidia\nPCI_CLASS={kind:X}\nPCI_SLOT_NAME={place}\n",
        f"{PROC}/gpus/{place}/information": _information(card),
    }
    made.links[f"{folder}/driver"] = "../../../../bus/pci/drivers/nvidia"


def _information(card: SimulatedNvCard) -> str:
    rows = {
        "Model": card.chip.product,
        "IRQ": str(80 + card.index),
        "GPU UUID": gpu_uuid(card),
        "Video BIOS": "??.??.??.??.??",
        "Bus Type": "PCIe",
        "DMA Size": "52 bits",
        "DMA Mask": "0xfffffffffffff",
        "Bus Location": card.pci_address,
        "Device Minor": str(card.index),
        "GPU Excluded": "No",
    }
    return "".join(f"{name + ':':<17}{value}\n" for name, value in rows.items())


def gpu_uuid(card: SimulatedNvCard) -> str:
    """The card's id as the driver's tools print it."""
    text = card.chip.uuid(card.index).hex()
    return "GPU-" + "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))
