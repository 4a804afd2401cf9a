"""The probe's checks of a machine, against small made-up machines."""

from __future__ import annotations

import errno
from collections.abc import Iterable

from drivers.amd.probe.finding import Finding
from drivers.amd.probe.machine import find_cards, machine_findings
from drivers.core.errors import HostError
from drivers.core.host import Host

PCI = "/sys/bus/pci/devices"
CARD = f"{PCI}/0000:03:00.0"
NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"


class Machine:
    """The read-only part of a host over a dict of files; `denied` paths exist but cannot be opened."""

    def __init__(self, files: dict[str, str], denied: Iterable[str] = ()) -> None:
        self.files, self.denied = files, set(denied)

    def read_text(self, path: str) -> str:
        if path not in self.files:
            raise HostError(errno.ENOENT, f"{path}: no such file")
        return self.files[path]

    def listdir(self, path: str) -> list[str]:
        names = {f[len(path) + 1 :].split("/")[0] for f in self.files if f.startswith(f"{path}/")}
        if not names:
            raise HostError(errno.ENOENT, f"{path}: no such folder")
        return list(names)

    def exists(self, path: str) -> bool:
        return any(f == path or f.startswith(f"{path}/") for f in self.files)

    def access(self, path: str, mode: int) -> bool:
        return self.exists(path) and path not in self.denied


def card(bar0_end: int = 0x17FFFFFFFF) -> dict[str, str]:
    """A 7900 XTX with amdgpu loaded. Its BAR 0 starts at 0x1200000000."""
    return {
        f"{CARD}/vendor": "0x1002\n",
        f"{CARD}/device": "0x744c\n",
        f"{CARD}/class": "0x030000\n",
        f"{CARD}/uevent": "DRIVER=amdgpu\nPCI_CLASS=30000\n",
        f"{CARD}/resource": f"0x0000001200000000 {bar0_end:#018x} 0x000000000014220c\n",
        f"{CARD}/mem_info_vram_total": "25753026560\n",
        "/sys/module/amdgpu/version": "6.12\n",
        "/dev/kfd": "",
        "/dev/dri/renderD128": "",
        f"{NODES}/0/gpu_id": "0\n",
        f"{NODES}/1/gpu_id": "51200\n",
    }


def probed(files: dict[str, str], denied: Iterable[str] = ()) -> dict[str, Finding]:
    host: Host = Machine(files, denied)  # type: ignore[assignment]
    return {finding.step: finding for finding in machine_findings(host)}


def test_a_machine_without_a_card_misses_everything_and_blocks_nothing() -> None:
    found = probed({f"{PCI}/0000:00:00.0/vendor": "0x8086"})
    assert found["pci"].verdict == "missing"
    assert found["pci"].do == "DEV=sim:navi31"
    assert not any(f.verdict == "blocked" for f in found.values())


def test_a_good_machine_is_good_from_bus_to_topology() -> None:
    found = probed(card())
    for step in ("pci", "bar", "kernel driver", "/dev/kfd", "/dev/dri/renderD128", "kfd topology"):
        assert found[step].verdict == "good", found[step]


def test_kfd_without_permission_names_the_group_and_the_command() -> None:
    found = probed(card(), denied=["/dev/kfd"])
    assert found["/dev/kfd"].verdict == "blocked"
    assert "usermod -aG render,video" in found["/dev/kfd"].do


def test_a_card_without_its_kernel_driver_is_blocked_and_told_the_module() -> None:
    files = {path: text for path, text in card().items() if path.startswith("/sys/bus")}
    found = probed(files)
    assert found["kernel driver"].verdict == "blocked"
    assert found["kernel driver"].do == "sudo modprobe amdgpu"
    assert found["/dev/kfd"].verdict == "blocked"


def test_a_small_bar_names_the_firmware_setting() -> None:
    found = probed(card(bar0_end=0x120FFFFFFF))
    assert found["bar"].found == "BAR 0 256 MiB, VRAM 24560 MiB"
    assert "Resizable BAR" in found["bar"].do


def test_an_amd_card_of_another_chip_is_named_and_not_taken() -> None:
    found = probed(card() | {f"{CARD}/device": "0x7480"})
    assert found["pci"].verdict == "blocked"
    assert "navi33" in found["pci"].found


def test_an_audio_function_of_a_card_is_no_card() -> None:
    host: Host = Machine(card() | {f"{CARD}/class": "0x040300"})  # type: ignore[assignment]
    assert find_cards(host) == []
