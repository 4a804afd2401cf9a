"""sysfs of the simulated machine. Values: KFD's formulas and the card's public counts."""

from __future__ import annotations

import os

from drivers.sim.amd.topology import ROOT, files, gpu_id
from drivers.sim.chips import NAVI31, NAVI48


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
