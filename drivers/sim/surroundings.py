"""What a simulated machine shows around its cards: the PCI bus, the kernel, its modules, the user's rights.

Files as an ordinary desktop has them, which the rows of `machines.py` change. Sources: Linux
Documentation/ABI/testing/sysfs-bus-pci, admin-guide/LSM; proc(5); ids of the ports of a card's own switch,
lspci of public captures (1002:1478, 1002:1479).
"""

from __future__ import annotations

from autogen.amd.kernels import CHIPS, LinuxKernel
from drivers.sim.amd.topology import VENDOR_AMD, pci_address
from drivers.sim.chips import AmdChip
from drivers.sim.kernel_host import HostFiles

PCI = "/sys/bus/pci/devices"
AMDGPU = "/sys/module/amdgpu"
GROUPS = {"root": 0, "video": 44, "render": 992}
USER = 1000
ROOT_PORT, UPSTREAM, DOWNSTREAM = 0x14DB, 0x1478, 0x1479
PREFETCHABLE, PLAIN = 0x14220C, 0x40200  # flags of BARs in the file `resource`
BAR2_BYTES, BAR5_BYTES = 2 << 20, 1 << 20
EXTENDED_AT, ACS_ID, ACS_OFFERS = 0x100, 0x0D, 0x1F
REDIRECTS = 0x1C  # request redirect, completion redirect, upstream forwarding
SPEEDS = ("2.5 GT/s PCIe", "5.0 GT/s PCIe", "8.0 GT/s PCIe", "16.0 GT/s PCIe", "32.0 GT/s PCIe")


def surroundings(chip: AmdChip, cards: int, kernel: LinuxKernel) -> HostFiles:
    """An ordinary machine with these cards, as its user sees it."""
    world = HostFiles(_system(kernel))
    for index in range(cards):
        _add_card(world, chip, index, kernel.has(CHIPS[chip.arch]))
    return world


def resources(bar0_bytes: int) -> str:
    """The file `resource` of a card: first and last address and flags of each BAR."""
    bars = {0: (0x60_0000_0000, bar0_bytes), 2: (0x70_0000_0000, BAR2_BYTES), 5: (0xF000_0000, BAR5_BYTES)}
    lines = []
    for number in range(6):
        start, size = bars.get(number, (0, 0))
        flags = 0 if not size else PLAIN if number == 5 else PREFETCHABLE
        lines.append(f"{start:#018x} {start + size - 1 if size else 0:#018x} {flags:#018x}\n")
    return "".join(lines)


def uevent(driver: str) -> str:
    """The file `uevent` of a function; driver: '' for none."""
    return (f"DRIVER={driver}\n" if driver else "") + "PCI_CLASS=30000\n"


def link_files(
    folder: str, speed: str, width: int, best: str = SPEEDS[3], widest: int = 16
) -> dict[str, str]:
    """Speed and width of a port's link, now and at most."""
    return {
        f"{folder}/current_link_speed": f"{speed}\n",
        f"{folder}/current_link_width": f"{width}\n",
        f"{folder}/max_link_speed": f"{best}\n",
        f"{folder}/max_link_width": f"{widest}\n",
    }


def config(device: int, redirects: int) -> str:
    """Configuration space of a port, as the root user reads it: its ids, and Access Control Services as its
    only extended capability, with these bits of control. Source: PCI Express Base Specification 4.0, 7.7.8.
    """
    acs = (ACS_ID | 1 << 16).to_bytes(4, "little") + ACS_OFFERS.to_bytes(2, "little")
    data = VENDOR_AMD.to_bytes(2, "little") + device.to_bytes(2, "little")
    whole = data.ljust(EXTENDED_AT, b"\0") + acs + redirects.to_bytes(2, "little")
    return whole.decode("latin-1")


def status(groups: str) -> str:
    """The file /proc/self/status of an ordinary user in these groups."""
    return f"Name:\tpython\nUid:\t{USER}\t{USER}\t{USER}\t{USER}\nGroups:\t{groups} \n"


def ports(index: int) -> tuple[str, str, str]:
    """Addresses above card `index`: the machine's root port, then the card's switch, up and down."""
    return f"0000:00:01.{index + 1}", f"0000:{0x20 + 2 * index:02x}:00.0", f"0000:{0x21 + 2 * index:02x}:00.0"


def _system(kernel: LinuxKernel) -> dict[str, str]:
    groups = "".join(f"{name}:x:{number}:\n" for name, number in GROUPS.items())
    mine = " ".join(str(number) for number in GROUPS.values() if number)
    found = {
        "/proc/sys/kernel/osrelease": f"{kernel.release}\n",
        "/proc/cmdline": "BOOT_IMAGE=/boot/vmlinuz root=/dev/sda2 ro quiet\n",
        "/proc/cpuinfo": "processor\t: 0\nflags\t\t: fpu sse2 avx2\n",
        "/proc/self/status": status(f"{mine} {USER}"),
        "/etc/group": f"{groups}user:x:{USER}:\n",
        "/sys/kernel/security/lockdown": "[none] integrity confidentiality\n",
        "/sys/kernel/iommu_groups/0/type": "DMA-FQ\n",
        f"{AMDGPU}/initstate": "live\n",
        f"{AMDGPU}/parameters/mes": "0\n",
        f"{AMDGPU}/parameters/pcie_p2p": "Y\n",
        f"{AMDGPU}/parameters/cwsr_enable": "1\n",
    }
    version = {f"{AMDGPU}/version": f"{'.'.join(map(str, kernel.dkms))}\n"} if kernel.dkms else {}
    return found | version


def _add_card(world: HostFiles, chip: AmdChip, index: int, is_driven: bool) -> None:
    """The function of a card, and the ports that its link goes through."""
    address, above = pci_address(index), ports(index)
    folder = f"{PCI}/{address}"
    whole = 1 << (chip.vram_bytes - 1).bit_length()
    world.files |= {
        f"{folder}/vendor": f"{VENDOR_AMD:#06x}\n",
        f"{folder}/device": f"{chip.device_id:#06x}\n",
        f"{folder}/revision": f"{chip.revision:#04x}\n",
        f"{folder}/class": "0x030000\n",
        f"{folder}/boot_vga": "0\n",
        f"{folder}/power_state": "D0\n",
        f"{folder}/resource": resources(whole),
        f"{folder}/uevent": uevent("amdgpu" if is_driven else ""),
    }
    world.files |= link_files(folder, SPEEDS[3], 16)  # of its own switch: always the best
    for port, device in zip(above, (ROOT_PORT, UPSTREAM, DOWNSTREAM), strict=True):
        base = f"{PCI}/{port}"
        world.files |= {
            f"{base}/vendor": f"{VENDOR_AMD:#06x}\n",
            f"{base}/device": f"{device:#06x}\n",
            f"{base}/class": "0x060400\n",
        }
        world.files |= link_files(base, SPEEDS[3], 16)
        world.files[f"{base}/config"] = config(device, 0)
    way = [*above, address]
    for depth, each in enumerate(way, 1):
        world.links[f"{PCI}/{each}"] = "/".join(["../../../devices/pci0000:00", *way[:depth]])
    world.links[f"{folder}/iommu_group"] = "../../../../kernel/iommu_groups/0"
