"""A kernel driver's card from sysfs: units as the kernel documents them, a dash where a file is missing."""

from __future__ import annotations

from drivers.amd.topology import CardNode
from drivers.core.host import Host
from tests.drivers.amd.probe.files import PCI, Files
from tools.smi.kfd_card import PROCESSES, KfdView
from tools.smi.reading import Process, Reading

CARD = f"{PCI}/0000:03:00.0"
HWMON = f"{CARD}/hwmon/hwmon4"
# Bus 3, device 0, function 0; target 11.0.0 as gfx_target_version is written.
NODE = CardNode(
    1,
    51200,
    "ip discovery",
    {"location_id": 0x300, "domain": 0, "gfx_target_version": 110000},
    24 << 30,
    True,
)


def files() -> dict[str, str]:
    return {
        f"{HWMON}/freq1_input": "2482000000",
        f"{HWMON}/freq2_input": "1249000000",
        f"{HWMON}/power1_average": "303500000",
        f"{HWMON}/power1_cap": "339000000",
        f"{HWMON}/temp1_input": "61000",
        f"{HWMON}/temp1_label": "edge",
        f"{HWMON}/temp2_input": "83000",
        f"{HWMON}/temp2_label": "junction",
        f"{HWMON}/temp3_input": "80000",
        f"{HWMON}/temp3_label": "mem",
        f"{HWMON}/fan1_input": "1450",
        f"{HWMON}/pwm1": "102",
        f"{CARD}/gpu_busy_percent": "97",
        f"{CARD}/mem_info_vram_total": str(25753026560),
        f"{CARD}/mem_info_vram_used": str(3 << 30),
        f"{CARD}/ras/umc_err_count": "ue: 1\nce: 20\n",
        f"{PROCESSES}/4711/vram_51200": str(2 << 30),
        f"{PROCESSES}/4711/queues/0/gpuid": "51200",
        f"{PROCESSES}/4711/queues/1/gpuid": "51200",
        f"{PROCESSES}/4711/queues/2/gpuid": "6",
        f"{PROCESSES}/99/vram_51200": "0",
        "/proc/4711/comm": "python3\n",
    }


def read(found: dict[str, str]) -> Reading:
    host: Host = Files(found)  # type: ignore[assignment]
    return KfdView(host, NODE, "amd:kfd:0").read()


def test_every_value_has_its_unit() -> None:
    found = read(files())
    assert (found.graphics_mhz, found.memory_mhz, found.power_w, found.power_limit_w) == (
        2482,
        1249,
        303,
        339,
    )
    assert (found.edge_c, found.hotspot_c, found.memory_c) == (61, 83, 80)
    assert (found.fan_rpm, found.fan_percent, found.busy_percent) == (1450, 40, 97)
    assert (found.vram_used_bytes, found.vram_total_bytes) == (3 << 30, 25753026560)
    assert (found.ecc_corrected, found.ecc_uncorrected) == (20, 1)


def test_users_are_the_processes_with_memory_or_queues_on_this_card() -> None:
    found = read(files())
    assert found.processes == (Process(4711, "python3", 2 << 30, 2),)
    assert (found.state, found.queues) == ("in use", 2)


def test_what_the_kernel_does_not_say_stays_unknown() -> None:
    found = read({f"{CARD}/vendor": "0x1002"})
    unknown = (found.graphics_mhz, found.power_w, found.edge_c, found.fan_percent, found.vram_used_bytes)
    assert unknown == (None,) * 5
    assert (found.vram_total_bytes, found.state, found.queues) == (24 << 30, "idle", None)


def test_newer_kernels_name_the_power_file_otherwise() -> None:
    found = files()
    found[f"{HWMON}/power1_input"] = found.pop(f"{HWMON}/power1_average")
    assert read(found).power_w == 303


def test_the_address_is_in_the_nodes_properties() -> None:
    node = CardNode(1, 1, "", {"location_id": 0xC3 << 8 | 2 << 3 | 1, "domain": 1}, 0, False)
    assert node.pci_address == "0001:c3:02.1"
