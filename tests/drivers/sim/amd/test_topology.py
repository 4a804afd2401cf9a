"""sysfs of the simulated machine. Values: KFD's formulas and the card's public counts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from drivers.sim.amd.topology import ROOT, files, gpu_id
from drivers.sim.chips import NAVI31, NAVI48, AmdChip


def properties(text: str) -> dict[str, int]:
    return {key: int(value) for key, value in (line.split() for line in text.splitlines())}


def test_node_0_is_the_processor_and_the_cards_follow() -> None:
    found = files(NAVI31, 2)
    assert [found[f"{ROOT}/nodes/{n}/gpu_id"] for n in range(3)] == [
        "0\n",
        f"{gpu_id(0)}\n",
        f"{gpu_id(1)}\n",
    ]
    assert gpu_id(0) != gpu_id(1)


def test_a_navi31_node_has_the_kernel_s_numbers() -> None:
    node = properties(files(NAVI31, 1)[f"{ROOT}/nodes/1/properties"])
    expected = {
        "gfx_target_version": 110000,
        "simd_count": 192,
        "simd_per_cu": 2,
        "array_count": 12,
        "simd_arrays_per_engine": 2,
        "max_slots_scratch_cu": 32,
        "wave_front_size": 32,
        "cwsr_size": 0x2BEA000,
        "ctl_stack_size": 0xA000,
        "drm_render_minor": 128,
        "vendor_id": 0x1002,
        "device_id": 0x744C,
        "num_xcc": 1,
    }
    assert {key: node[key] for key in expected} == expected


def test_a_navi48_node_has_the_kernel_s_numbers() -> None:
    """Sizes by kfd_queue.c's formula for 64 compute units of GFX 12.0.1."""
    found = files(NAVI48, 1)
    node = properties(found[f"{ROOT}/nodes/1/properties"])
    expected = {
        "gfx_target_version": 120001,
        "simd_count": 128,
        "array_count": 8,
        "cwsr_size": 0x1D47000,
        "ctl_stack_size": 0x7000,
        "device_id": 0x7550,
    }
    assert {key: node[key] for key in expected} == expected
    base = "/sys/class/drm/renderD128/device/ip_discovery/die/0"
    assert [found[f"{base}/11/0/{key}"] for key in ("major", "minor", "revision")] == ["12\n", "0\n", "1\n"]
    assert found[f"{base}/42/0/major"] == "7\n"


def test_all_of_video_memory_is_visible_to_the_host() -> None:
    bank = properties(files(NAVI31, 1)[f"{ROOT}/nodes/1/mem_banks/0/properties"])
    assert (bank["heap_type"], bank["size_in_bytes"]) == (1, 24560 << 20)


def test_ip_versions_can_be_read_without_opening_a_device() -> None:
    found = files(NAVI31, 1)
    base = "/sys/class/drm/renderD128/device/ip_discovery/die/0"
    graphics = [found[f"{base}/11/0/{key}"] for key in ("major", "minor", "revision")]
    assert graphics == ["11\n", "0\n", "0\n"]
    assert found[f"{base}/42/0/major"] == "6\n"


def test_links_join_each_card_to_the_processor() -> None:
    found = files(NAVI31, 2)
    there = properties(found[f"{ROOT}/nodes/2/io_links/0/properties"])
    back = properties(found[f"{ROOT}/nodes/0/io_links/1/properties"])
    assert (there["node_from"], there["node_to"], there["type"]) == (2, 0, 2)
    assert (back["node_from"], back["node_to"]) == (0, 2)


def test_the_processor_s_node_is_no_card() -> None:
    """As kfd_topology.c shows a node without a GPU: cores, links, one bank, and zeros."""
    node = properties(files(NAVI31, 2)[f"{ROOT}/nodes/0/properties"])
    assert node.pop("cpu_cores_count") == os.cpu_count()
    assert (node.pop("io_links_count"), node.pop("mem_banks_count")) == (2, 1)
    assert set(node.values()) == {0}
    assert {"simd_count", "gfx_target_version", "vendor_id", "device_id", "drm_render_minor"} <= node.keys()


def test_a_link_has_the_weight_and_bandwidth_of_pci_express() -> None:
    """kfd_crat.c: weight 20 and 312 MB/s at least where the bus says nothing; enabled is flag 1. A PCIe 4.0
    slot of 16 lanes: 31,508 MB/s."""
    link = properties(files(NAVI31, 1)[f"{ROOT}/nodes/1/io_links/0/properties"])
    expected = {"weight": 20, "min_bandwidth": 312, "flags": 1, "min_latency": 0, "max_latency": 0}
    assert {key: link[key] for key in expected} == expected
    assert link["max_bandwidth"] in range(31_000, 33_000)


def test_a_navi31_node_has_the_caches_of_96_compute_units() -> None:
    """AMD's "RDNA 3" slides: 32 KiB of L0 a unit, 32 of instructions and 16 of scalars for two, 256 of L1 for
    eight, then 6 MiB of L2 and 96 of the last level for all.
    """
    found = files(NAVI31, 1)
    count = properties(found[f"{ROOT}/nodes/1/properties"])["caches_count"]
    kinds = dict[tuple[int, int], list[int]]()
    for number in range(count):
        lines = found[f"{ROOT}/nodes/1/caches/{number}/properties"].splitlines()
        cache = dict(line.split() for line in lines)
        units = cache["sibling_map"].split(",")
        assert len(units) == 96 and units.index("1") == int(cache["processor_id_low"])
        kinds.setdefault((int(cache["level"]), int(cache["size"])), []).append(units.count("1"))
    assert kinds == {
        (1, 32): [1] * 96 + [2] * 48,
        **{(1, 16): [2] * 48, (1, 256): [8] * 12},
        **{(2, 6 << 10): [96], (3, 96 << 10): [96]},
    }


LINES = (
    *("cpu_cores_count", "simd_count", "mem_banks_count", "caches_count", "io_links_count"),
    *("p2p_links_count", "cpu_core_id_base", "simd_id_base", "max_waves_per_simd", "lds_size_in_kb"),
    *("gds_size_in_kb", "num_gws", "wave_front_size", "array_count", "simd_arrays_per_engine"),
    *("cu_per_simd_array", "simd_per_cu", "max_slots_scratch_cu", "gfx_target_version", "vendor_id"),
    *("device_id", "location_id", "domain", "drm_render_minor", "hive_id", "num_sdma_engines"),
    *("num_sdma_xgmi_engines", "num_sdma_queues_per_engine", "num_cp_queues", "cwsr_size"),
    *("ctl_stack_size", "max_engine_clk_fcompute", "local_mem_size", "fw_version", "capability"),
    *("capability2", "debug_prop", "sdma_fw_version", "unique_id", "num_xcc", "max_engine_clk_ccompute"),
)


@pytest.mark.parametrize("chip", [NAVI31, NAVI48])
def test_each_line_of_a_card_s_node_is_in_its_place_and_what_the_chip_has_not_is_0(chip: AmdChip) -> None:
    """Order: kfd_topology.c, node_show. 6 engines of 2 arrays with 8 units, a navi48 4 of those."""
    engines, places = {"navi31": 6, "navi48": 4}[chip.name], (0, 1)
    found = files(chip, 2)
    for index in places:
        node = properties(found[f"{ROOT}/nodes/{1 + index}/properties"])
        assert tuple(node) == LINES
        expected = {
            **{"simd_count": engines * 2 * 8 * 2, "mem_banks_count": 1, "io_links_count": 1},
            **{"simd_id_base": (1 << 31) + 0x1000 * index, "max_waves_per_simd": 16, "lds_size_in_kb": 64},
            **{"num_gws": 64, "wave_front_size": 32, "array_count": 2 * engines},
            **{"simd_arrays_per_engine": 2, "cu_per_simd_array": 8, "simd_per_cu": 2},
            **{"max_slots_scratch_cu": 32, "vendor_id": 0x1002, "location_id": (3 + index) << 8},
            **{"drm_render_minor": 128 + index, "num_sdma_engines": 2, "unique_id": index + 1, "num_xcc": 1},
            **{"device_id": chip.device_id, "gfx_target_version": chip.gfx_target_version},
            **{"num_sdma_queues_per_engine": chip.sdma_queues_per_engine, "num_cp_queues": chip.cp_queues},
            **{"max_engine_clk_fcompute": chip.max_engine_mhz, "fw_version": chip.mec_firmware},
            **{"sdma_fw_version": chip.sdma_firmware, "capability": chip.capability},
            **{"debug_prop": chip.debug_prop, "cwsr_size": node["cwsr_size"]},
            **{"ctl_stack_size": node["ctl_stack_size"], "caches_count": node["caches_count"]},
        }
        assert {name: node[name] for name in expected} == expected
        assert not any(value for name, value in node.items() if name not in expected)


def test_all_memory_of_the_machine_is_the_processor_s() -> None:
    """MemTotal of proc(5)."""
    bank = properties(files(NAVI31, 1)[f"{ROOT}/nodes/0/mem_banks/0/properties"])
    total = next(line for line in Path("/proc/meminfo").read_text().splitlines() if "MemTotal" in line)
    assert bank["size_in_bytes"] == pytest.approx(1024 * int(total.split()[1]), rel=0.01)
    assert (bank["heap_type"], bank["flags"], bank["width"], bank["mem_clk_max"]) == (0, 0, 64, 0)


@pytest.mark.parametrize("chip", [NAVI31, NAVI48])
def test_video_memory_has_the_width_and_clock_of_the_board(chip: AmdChip) -> None:
    bank = properties(files(chip, 1)[f"{ROOT}/nodes/1/mem_banks/0/properties"])
    width, clock = {"navi31": 384, "navi48": 256}[chip.name], chip.memory_mhz
    assert (bank["heap_type"], bank["flags"], bank["width"], bank["mem_clk_max"]) == (1, 0, width, clock)


def test_each_cache_says_how_it_is_made() -> None:
    """kfd_topology.c, fill_in_l1_pcache and fill_in_l2_l3_pcache: they fill in the line's size; lines of a
    tag, ways and latency stay 0.
    """
    found = files(NAVI31, 1)
    for number in range(properties(found[f"{ROOT}/nodes/1/properties"])["caches_count"]):
        lines = found[f"{ROOT}/nodes/1/caches/{number}/properties"].splitlines()
        cache = dict(line.split() for line in lines)
        told = [
            int(cache[name]) for name in ("cache_line_size", "cache_lines_per_tag", "association", "latency")
        ]
        assert told == [128, 0, 0, 0]


@pytest.mark.parametrize(("chip", "identity"), [(NAVI31, "0x744c"), (NAVI48, "0x7550")])
def test_the_device_behind_a_render_node_is_told_as_pci_has_it(chip: AmdChip, identity: str) -> None:
    found = files(chip, 2)
    for index, place in enumerate(("0000:03:00.0", "0000:04:00.0")):
        base = f"/sys/class/drm/renderD{128 + index}/device"
        told = {name: found[f"{base}/{name}"].strip() for name in ("vendor", "device", "revision")}
        assert told == {"vendor": "0x1002", "device": identity, "revision": f"0x{chip.revision:02x}"}
        assert found[f"{base}/uevent"] == f"DRIVER=amdgpu\nPCI_SLOT_NAME={place}\n"
        assert found[f"{base}/mem_info_vram_total"] == f"{chip.vram_bytes}\n"


def test_links_have_a_version_of_0_and_no_size_to_transfer() -> None:
    link = properties(files(NAVI31, 1)[f"{ROOT}/nodes/1/io_links/0/properties"])
    assert [link[name] for name in ("version_major", "version_minor", "recommended_transfer_size")] == [
        0,
        0,
        0,
    ]
