"""The cards that the kernel's amdkfd driver offers, read from sysfs. Opens nothing.

Source: Linux Documentation/ABI/testing/sysfs-class-kfd and amdkfd/kfd_topology.c; save area: kfd_queue.c.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from autogen.kfd_ioctl import HSA_MEM_HEAP_TYPE_FB_PRIVATE, HSA_MEM_HEAP_TYPE_FB_PUBLIC
from drivers.core.errors import DeviceError
from drivers.core.host import Host

NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"
FRAME_BUFFER = (HSA_MEM_HEAP_TYPE_FB_PUBLIC, HSA_MEM_HEAP_TYPE_FB_PRIVATE)
SUPPORTED_ARCHES = ("gfx1100", "gfx1201")
PAGE_BYTES = 4096
DEBUG_BYTES_PER_WAVE = 32
WAVES_PER_CU = 32


@dataclass(frozen=True)
class Node:
    """One card. number: its topology node; gpu_id: the name that the kernel's requests take."""

    number: int
    gpu_id: int
    name: str
    properties: Mapping[str, int]
    vram_bytes: int
    has_large_bar: bool

    @property
    def arch(self) -> str:
        """'gfx1100' for gfx_target_version 110000: decimal major, then minor and stepping as hex digits."""
        version = self.properties["gfx_target_version"]
        return f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}"

    @property
    def render_path(self) -> str:
        return f"/dev/dri/renderD{self.properties['drm_render_minor']}"

    @property
    def cu_count(self) -> int:
        return self.properties["simd_count"] // self.properties["simd_per_cu"]

    @property
    def engine_count(self) -> int:
        """Shader engines."""
        return self.properties["array_count"] // self.properties["simd_arrays_per_engine"]

    @property
    def scratch_waves_per_engine(self) -> int:
        """The most waves of one shader engine that can hold scratch at the same time."""
        return self.cu_count * self.properties["max_slots_scratch_cu"] // self.engine_count

    @property
    def save_area_bytes(self) -> int:
        """Memory that a compute queue must bring for saved waves, debugger records included."""
        copies = self.properties["num_xcc"]
        waves = self.cu_count // copies * WAVES_PER_CU
        debug = _align(waves * DEBUG_BYTES_PER_WAVE, 64)
        return _align((self.properties["cwsr_size"] + debug) * copies, PAGE_BYTES)


def find_nodes(host: Host) -> list[Node]:
    """The cards in node order; empty where the kernel has no amdkfd or there is no card."""
    if not host.exists(NODES):
        return []
    numbers = sorted(int(name) for name in host.listdir(NODES) if name.isdecimal())
    return [node for number in numbers if (node := _read_node(host, number)) is not None]


def choose_node(host: Host, index: int) -> Node:
    """Card number `index`, counted from 0. Raises DeviceError with what was looked for and what to do."""
    nodes = find_nodes(host)
    if not nodes:
        driver = "exists" if host.exists("/dev/kfd") else "does not exist"
        raise DeviceError(
            f"no AMD card: /dev/kfd {driver} and {NODES} lists no GPU; load the kernel driver with "
            "'sudo modprobe amdgpu', see 'python -m drivers.amd.probe' for each check, or use DEV=sim:navi31"
        )
    if index >= len(nodes):
        found = ", ".join(f"{number} is {node.arch} {node.name}" for number, node in enumerate(nodes))
        raise DeviceError(f"no AMD card number {index}; in {NODES} {found}")
    node = nodes[index]
    if node.arch not in SUPPORTED_ARCHES:
        supported = ", ".join(SUPPORTED_ARCHES)
        raise DeviceError(f"card {index} ({node.name}) is {node.arch}, supported are {supported}")
    return node


def read_properties(text: str) -> dict[str, int]:
    """Lines of 'key number' as a dict."""
    pairs = (line.split() for line in text.splitlines())
    return {pair[0]: int(pair[1]) for pair in pairs if len(pair) == 2}


def _read_node(host: Host, number: int) -> Node | None:
    base = f"{NODES}/{number}"
    gpu_id = int(host.read_text(f"{base}/gpu_id").strip() or 0)
    if not gpu_id:
        return None
    properties = read_properties(host.read_text(f"{base}/properties"))
    missing = [key for key in REQUIRED if key not in properties]
    if missing:
        raise DeviceError(f"{base}/properties has no {', '.join(missing)}; this kernel's amdkfd is too old")
    banks = _banks(host, base)
    vram = sum(bank["size_in_bytes"] for bank in banks if bank["heap_type"] in FRAME_BUFFER)
    is_public = any(bank["heap_type"] == HSA_MEM_HEAP_TYPE_FB_PUBLIC for bank in banks)
    name = host.read_text(f"{base}/name").strip()
    return Node(number, gpu_id, name, properties, vram, is_public)


REQUIRED = (
    "gfx_target_version",
    "drm_render_minor",
    "simd_count",
    "simd_per_cu",
    "array_count",
    "simd_arrays_per_engine",
    "max_slots_scratch_cu",
    "num_xcc",
    "cwsr_size",
    "ctl_stack_size",
)


def _banks(host: Host, base: str) -> list[dict[str, int]]:
    folder = f"{base}/mem_banks"
    names = host.listdir(folder) if host.exists(folder) else []
    return [read_properties(host.read_text(f"{folder}/{name}/properties")) for name in names]


def _align(value: int, unit: int) -> int:
    return -(-value // unit) * unit
