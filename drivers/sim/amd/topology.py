"""The files under /sys that describe simulated cards, as amdkfd and amdgpu would write them.

Serves `host.py`. Key names and file layout: amdkfd/kfd_topology.c and amdgpu_discovery.c; values: `chips.py`.
A value that no public source gives is 0 or marked guess there. No driver may learn here that it is simulated.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from autogen.amd.kernels import (
    CAPABILITY2,
    CHIPS,
    DEBUG_PROP,
    NEWEST,
    NUM_XCC,
    SAVE_AREA_LINES,
    Fact,
    LinuxKernel,
)
from drivers.sim.chips import AmdChip, Cache, save_area

ROOT = "/sys/devices/virtual/kfd/kfd/topology"
VENDOR_AMD = 0x1002
FIRST_RENDER_MINOR = 128
HEAP_SYSTEM, HEAP_FB_PUBLIC = 0, 1
NAME = "ip discovery"  # of every chip that describes itself; source: captured nodes of both, amdgpu_device.c
SINCE: dict[str, Fact] = {  # lines of a node that older kernels do not have
    "num_xcc": NUM_XCC,
    "debug_prop": DEBUG_PROP,
    "capability2": CAPABILITY2,
    "cwsr_size": SAVE_AREA_LINES,
    "ctl_stack_size": SAVE_AREA_LINES,
}
LINK_PCIE = 2  # HSA_IOLINK_TYPE_PCIEXPRESS
PCIE_4_X16_MB = 31500


def gpu_id(index: int) -> int:
    """The id of card `index`; the kernel hashes properties, so any non-zero 16-bit number is plausible."""
    return 0xB100 + 0x25 * index


def files(chip: AmdChip, cards: int, kernel: LinuxKernel = NEWEST, first: int = 1) -> dict[str, str]:
    """path -> text of every file below /sys that describes the cards; none of a chip that is too new. first:
    the node of the first card.
    """
    driven = cards if kernel.has(CHIPS[chip.arch]) else 0
    system = dict.fromkeys(("platform_oem", "platform_id", "platform_rev"), 0)
    found = {f"{ROOT}/generation_id": "2\n", f"{ROOT}/system_properties": _text(system)}
    memory = _bank(HEAP_SYSTEM, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"), 64)
    found |= _node(0, "", 0, _cpu_properties(driven), [memory], [])
    for index in range(driven):
        caches = [line for cache in chip.caches for line in _caches(cache, chip)]
        banks = [_bank(HEAP_FB_PUBLIC, chip.vram_bytes, chip.memory_bus_bits, chip.memory_mhz)]
        every = _gpu_properties(chip, index, len(caches))
        properties = {
            key: value for key, value in every.items() if key not in SINCE or kernel.has(SINCE[key])
        }
        found |= _node(first + index, NAME, gpu_id(index), properties, banks, caches)
        found |= _links(first + index)
        found |= _device(chip, index)
    return found


def _node(
    number: int,
    name: str,
    identity: int,
    properties: Mapping[str, int],
    banks: Sequence[Mapping[str, int | str]],
    caches: Sequence[Mapping[str, int | str]],
) -> dict[str, str]:
    base = f"{ROOT}/nodes/{number}"
    found = {f"{base}/gpu_id": f"{identity}\n", f"{base}/name": f"{name}\n"}
    found[f"{base}/properties"] = _text(properties)
    found |= _numbered(f"{base}/mem_banks", banks)
    found |= _numbered(f"{base}/caches", caches)
    return found


def _links(node: int) -> dict[str, str]:
    base = f"{ROOT}/nodes"
    there, back = _link(node, 0), _link(0, node)
    return {
        f"{base}/{node}/io_links/0/properties": _text(there),
        f"{base}/0/io_links/{node - 1}/properties": _text(back),
    }


def _link(start: int, end: int) -> dict[str, int]:
    return {
        "type": LINK_PCIE,
        "version_major": 0,
        "version_minor": 0,
        "node_from": start,
        "node_to": end,
        "weight": 20,
        "min_latency": 0,
        "max_latency": 0,
        "min_bandwidth": 312,
        "max_bandwidth": PCIE_4_X16_MB,
        "recommended_transfer_size": 0,
        "flags": 1,
    }


def _cpu_properties(cards: int) -> dict[str, int]:
    lines = {
        *("cpu_cores_count", "simd_count", "mem_banks_count", "caches_count", "io_links_count"),
        *("p2p_links_count", "gfx_target_version", "vendor_id", "device_id", "location_id", "domain"),
        "drm_render_minor",
    }
    found = {name: 0 for name in GPU_PROPERTIES if name in lines}
    return found | {"cpu_cores_count": os.cpu_count() or 1, "mem_banks_count": 1, "io_links_count": cards}


# Lines of a node in the kernel's order, with what every card says.
_LINES = (
    *("cpu_cores_count", "simd_count", "mem_banks_count", "caches_count", "io_links_count"),
    *("p2p_links_count", "cpu_core_id_base", "simd_id_base", "max_waves_per_simd", "lds_size_in_kb"),
    *("gds_size_in_kb", "num_gws", "wave_front_size", "array_count", "simd_arrays_per_engine"),
    *("cu_per_simd_array", "simd_per_cu", "max_slots_scratch_cu", "gfx_target_version", "vendor_id"),
    *("device_id", "location_id", "domain", "drm_render_minor", "hive_id", "num_sdma_engines"),
    *("num_sdma_xgmi_engines", "num_sdma_queues_per_engine", "num_cp_queues", "cwsr_size"),
    *("ctl_stack_size", "max_engine_clk_fcompute", "local_mem_size", "fw_version", "capability"),
    *("capability2", "debug_prop", "sdma_fw_version", "unique_id", "num_xcc", "max_engine_clk_ccompute"),
)
GPU_PROPERTIES: dict[str, int] = dict.fromkeys(_LINES, 0) | {
    **{"mem_banks_count": 1, "io_links_count": 1, "num_gws": 64, "wave_front_size": 32},
    **{"vendor_id": VENDOR_AMD, "num_xcc": 1},
}


def _gpu_properties(chip: AmdChip, index: int, caches: int) -> dict[str, int]:
    area = save_area(chip)
    return GPU_PROPERTIES | {
        "simd_count": chip.simd_count,
        "caches_count": caches,
        "simd_id_base": 0x80000000 + 0x1000 * index,
        "max_waves_per_simd": chip.max_waves_per_simd,
        "lds_size_in_kb": chip.lds_bytes_per_group >> 10,
        "array_count": chip.shader_engines * chip.arrays_per_engine,
        "simd_arrays_per_engine": chip.arrays_per_engine,
        "cu_per_simd_array": chip.cu_per_array,
        "simd_per_cu": chip.simd_per_cu,
        "max_slots_scratch_cu": chip.scratch_slots_per_cu,
        "gfx_target_version": chip.gfx_target_version,
        "device_id": chip.device_id,
        "location_id": _bus(index) << 8,
        "drm_render_minor": FIRST_RENDER_MINOR + index,
        "num_sdma_engines": chip.sdma_engines,
        "num_sdma_queues_per_engine": chip.sdma_queues_per_engine,
        "num_cp_queues": chip.cp_queues,
        "cwsr_size": area.total,
        "ctl_stack_size": area.control_stack,
        "max_engine_clk_fcompute": chip.max_engine_mhz,
        "fw_version": chip.mec_firmware,
        "capability": chip.capability,
        "debug_prop": chip.debug_prop,
        "sdma_fw_version": chip.sdma_firmware,
        "unique_id": index + 1,
    }


def _bank(heap: int, size: int, width: int, clock: int = 0) -> dict[str, int | str]:
    return {"heap_type": heap, "size_in_bytes": size, "flags": 0, "width": width, "mem_clk_max": clock}


def _caches(cache: Cache, chip: AmdChip) -> Iterator[dict[str, int | str]]:
    """An entry for each cache of a kind, as the kernel lists them; sibling_map: a bit a compute unit."""
    shared_by = chip.cu_count // cache.count(chip)
    for first in range(0, cache.count(chip) * shared_by, shared_by):
        siblings = range(first, first + shared_by)
        yield {
            "processor_id_low": first,
            "level": cache.level,
            "size": cache.kib,
            "cache_line_size": 128,
            "cache_lines_per_tag": 0,  # as amdkfd leaves it
            "association": 0,
            "latency": 0,
            "type": cache.kind,
            "sibling_map": ",".join(str(int(cu in siblings)) for cu in range(chip.cu_count)),
        }


def _bus(index: int) -> int:
    return 3 + index


def pci_address(index: int) -> str:
    """Where card `index` stands on the PCI bus."""
    return f"0000:{_bus(index):02x}:00.0"


def _device(chip: AmdChip, index: int) -> dict[str, str]:
    """/sys/class/drm/renderD<n>/device: PCI identity and the discovered IP versions."""
    base = f"/sys/class/drm/renderD{FIRST_RENDER_MINOR + index}/device"
    found = {
        f"{base}/vendor": f"{VENDOR_AMD:#06x}\n",
        f"{base}/device": f"{chip.device_id:#06x}\n",
        f"{base}/revision": f"{chip.revision:#04x}\n",
        f"{base}/uevent": f"DRIVER=amdgpu\nPCI_SLOT_NAME={pci_address(index)}\n",
        f"{base}/mem_info_vram_total": f"{chip.vram_bytes}\n",
        f"{base}/power_dpm_force_performance_level": "auto\n",
    }
    for block in chip.blocks:
        place = f"{base}/ip_discovery/die/0/{block.hw_id}/{block.instance}"
        for key, number in zip(("major", "minor", "revision"), block.version, strict=True):
            found[f"{place}/{key}"] = f"{number}\n"
    return found


def _numbered(base: str, entries: Sequence[Mapping[str, int | str]]) -> dict[str, str]:
    return {f"{base}/{i}/properties": _text(entry) for i, entry in enumerate(entries)}


def _text(properties: Mapping[str, int | str]) -> str:
    return "".join(f"{key} {value}\n" for key, value in properties.items())
