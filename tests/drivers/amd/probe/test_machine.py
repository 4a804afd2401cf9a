"""The probe's checks of a machine, against small made-up machines."""

from __future__ import annotations

from collections.abc import Iterable

from drivers.amd.probe.machine import machine_findings
from drivers.core.finding import Finding
from drivers.core.host import Host
from tests.drivers.amd.probe.files import PCI, Files

CARD = f"{PCI}/0000:03:00.0"
NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"


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
        f"{NODES}/1/properties": "simd_count 192\ngfx_target_version 110000\ndrm_render_minor 128\n",
    }


def probed(files: dict[str, str], denied: Iterable[str] = ()) -> dict[str, Finding]:
    host: Host = Files(files, denied)  # type: ignore[assignment]
    return {finding.step: finding for finding in machine_findings(host)}


def test_a_machine_without_a_card_misses_everything_and_fails_nothing() -> None:
    found = probed({f"{PCI}/0000:00:00.0/vendor": "0x8086"})
    assert found["pci"].verdict == "missing"
    assert found["pci"].next == "DEV=sim:navi31"
    assert not any(f.verdict == "failed" for f in found.values())


def test_a_good_machine_is_good_from_bus_to_topology() -> None:
    found = probed(card())
    for step in ("pci", "bar", "kernel driver", "/dev/kfd", "render node", "kfd topology"):
        assert found[step].verdict == "ok", found[step]
    assert "--device amd:pci:0000:03:00.0" in found["pci"].next


def test_kfd_without_permission_names_the_group_and_the_command() -> None:
    found = probed(card(), denied=["/dev/kfd"])
    assert found["/dev/kfd"].verdict == "failed"
    assert "usermod -aG render,video" in found["/dev/kfd"].next


def test_a_card_without_its_kernel_driver_fails_and_is_told_the_module() -> None:
    files = {path: text for path, text in card().items() if path.startswith("/sys/bus")}
    found = probed(files)
    assert found["kernel driver"].verdict == found["/dev/kfd"].verdict == "failed"
    assert found["kernel driver"].next == found["/dev/kfd"].next == "sudo modprobe amdgpu"


def test_a_small_bar_names_the_firmware_setting() -> None:
    found = probed(card(bar0_end=0x120FFFFFFF))
    assert found["bar"].read == "BAR 0 256 MiB, video memory 23.98 GiB"
    assert "Resizable BAR" in found["bar"].next


def test_an_amd_card_of_another_chip_is_named_and_not_taken() -> None:
    found = probed(card() | {f"{CARD}/device": "0x7480"})
    assert found["pci"].verdict == "failed"
    assert "navi33" in found["pci"].read


def test_the_newer_card_is_one_that_is_driven() -> None:
    assert probed(card() | {f"{CARD}/device": "0x7550"})["pci"].verdict == "ok"
