"""The cards that the kernel's amdkfd driver offers, read from sysfs. Opens nothing.

Kernels differ in the lines of a node. Missing values that can be found otherwise are filled in, with the
reason (`Node.assumed`). A node that cannot be used is listed (`Topology.hidden`) and does not hide others.
Source: Linux Documentation/ABI/testing/sysfs-class-kfd and amdkfd/kfd_topology.c; save area: kfd_queue.c,
kfd_queue_ctx_save_restore_size, and libhsakmt's queues.c, which computes the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from autogen.amd.kernels import CHIPS
from autogen.amd.products import ARCHES, CHIP_OF, product_name
from autogen.kfd_ioctl import HSA_MEM_HEAP_TYPE_FB_PRIVATE, HSA_MEM_HEAP_TYPE_FB_PUBLIC
from drivers.amd.obstacles import missing_for, why_no_card
from drivers.amd.sysfs import number
from drivers.core.errors import DeviceError, HostError
from drivers.core.host import Host
from drivers.core.pci import DEVICES
from drivers.core.surroundings import entries, read

NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"
FRAME_BUFFER = (HSA_MEM_HEAP_TYPE_FB_PUBLIC, HSA_MEM_HEAP_TYPE_FB_PRIVATE)
SUPPORTED_ARCHES = tuple(CHIPS)
PAGE_BYTES = 4096
DEBUG_BYTES_PER_WAVE = 32
WAVES_PER_CU = 32
CONTROL_STACK_BYTES_PER_WAVE = 12  # since GFX 10.1
CONTROL_STACK_HEADER_BYTES = 40 + 8
SGPR_LDS_HWREG_BYTES_PER_CU = 0x4000 + 0x10000 + 0x1000
VGPR_BYTES_PER_CU = {110000: 0x60000, 110001: 0x60000, 120000: 0x60000, 120001: 0x60000}
FEWER_VGPR_BYTES_PER_CU = 0x40000


@dataclass(frozen=True)
class CardNode:
    """One card. number: its topology node; gpu_id: the name that the kernel's requests take.

    assumed: what the kernel did not say, and what it is taken for.
    """

    number: int
    gpu_id: int
    name: str
    properties: Mapping[str, int]
    vram_bytes: int
    has_large_bar: bool
    assumed: tuple[str, ...] = ()

    @property
    def arch(self) -> str:
        """'gfx1100' for gfx_target_version 110000: decimal major, then minor and stepping as hex digits."""
        version = self.properties["gfx_target_version"]
        return f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}"

    @property
    def is_driven(self) -> bool:
        """Whether this stack has machine code for the card."""
        return self.arch in SUPPORTED_ARCHES

    @property
    def render_path(self) -> str:
        return f"/dev/dri/renderD{self.properties['drm_render_minor']}"

    @property
    def pci_address(self) -> str:
        """Such as 0000:03:00.0."""
        return pci_address(self.properties)

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
    def control_stack_bytes(self) -> int:
        """Of the save area; kernels that check it want exactly this."""
        stack = CONTROL_STACK_HEADER_BYTES + CONTROL_STACK_BYTES_PER_WAVE * self._waves
        return self.properties.get("ctl_stack_size") or _align(stack, PAGE_BYTES)

    @property
    def context_bytes(self) -> int:
        """Of saved waves, without the debugger's records: exactly this, as the kernel or its formula says."""
        version = self.properties["gfx_target_version"]
        per_cu = VGPR_BYTES_PER_CU.get(version, FEWER_VGPR_BYTES_PER_CU) + SGPR_LDS_HWREG_BYTES_PER_CU
        return self.properties.get("cwsr_size") or self.control_stack_bytes + self._cu_of_copy * per_cu

    @property
    def save_area_bytes(self) -> int:
        """Memory that a compute queue must bring for saved waves, debugger records included."""
        debug = self._waves * DEBUG_BYTES_PER_WAVE  # a multiple of 64, which the kernel aligns it to
        return _align((self.context_bytes + debug) * self.properties["num_xcc"], PAGE_BYTES)

    @property
    def _cu_of_copy(self) -> int:
        return self.cu_count // self.properties["num_xcc"]

    @property
    def _waves(self) -> int:
        return self._cu_of_copy * WAVES_PER_CU


class Topology(NamedTuple):
    """nodes: cards in node order. hidden: (node, why) of those that cannot be read or used."""

    nodes: list[CardNode]
    hidden: list[tuple[int, str]]


def find_nodes(host: Host) -> list[CardNode]:
    """The cards in node order; empty where the kernel has no amdkfd or there is no card."""
    return read_topology(host).nodes


def read_topology(host: Host) -> Topology:
    """Every node of a GPU, readable or not."""
    found = Topology([], [])
    for index in sorted(int(name) for name in entries(host, NODES) if name.isdecimal()):
        try:
            node = _read_node(host, index)
        except HostError as error:
            found.hidden.append((index, str(error)))
        except DeviceError as error:
            found.hidden.append((index, str(error)))
        else:
            found.nodes.extend([node] if node is not None else [])
    return found


def driven_indexes(host: Host) -> list[int]:
    """Numbers of the cards that this stack drives, as `choose_node` counts."""
    return [index for index, node in enumerate(find_nodes(host)) if node.is_driven]


def choose_node(host: Host, index: int) -> CardNode:
    """Card number `index` of those that KFD lists, from 0. Raises DeviceError: what was found, what to do."""
    nodes = find_nodes(host)
    if not nodes:
        raise DeviceError(f"no AMD card: {why_no_card(host)}")
    if index >= len(nodes):
        found = ", ".join(f"{place} is {node.arch} {node.name}" for place, node in enumerate(nodes))
        raise DeviceError(f"no AMD card number {index}; in {NODES} {found}")
    if not nodes[index].is_driven:
        raise DeviceError(why_not_driven(nodes, index))
    return nodes[index]


def why_not_driven(nodes: list[CardNode], index: int) -> str:
    """Which card it is, what is missing for it, and which to take instead."""
    node = nodes[index]
    said = f"card {index} ({node.name}) is {node.arch}, supported are {', '.join(SUPPORTED_ARCHES)}"
    others = [place for place, other in enumerate(nodes) if other.is_driven]
    do = f"use amd:kfd:{others[0]}, the {nodes[others[0]].name}" if others else "use DEV=sim:navi31"
    return f"{said}: {missing_for(node.arch)}; {do}"


def pci_address(properties: Mapping[str, int]) -> str:
    """Where a node's card is. Source: kfd_topology.c, location_id is bus << 8 | devfn."""
    where, domain = properties.get("location_id", 0), properties.get("domain", 0)
    return f"{domain:04x}:{where >> 8 & 0xFF:02x}:{where >> 3 & 0x1F:02x}.{where & 7}"


def read_properties(text: str) -> dict[str, int]:
    """Lines of 'key number' as a dict; others are left out."""
    pairs = (line.split() for line in text.splitlines())
    return {pair[0]: int(pair[1]) for pair in pairs if len(pair) == 2 and pair[1].isdecimal()}


def _read_node(host: Host, index: int) -> CardNode | None:
    """None for a node without a GPU. Raises HostError, DeviceError."""
    base = f"{NODES}/{index}"
    identity = host.read_text(f"{base}/gpu_id").strip()
    if not identity.isdecimal() or not int(identity):
        return None
    properties = read_properties(host.read_text(f"{base}/properties"))
    elsewhere = _found_elsewhere(host, properties)
    properties |= {key: value for key, (value, _) in elsewhere.items()}
    missing = [key for key in REQUIRED if key not in properties]
    if missing:
        raise DeviceError(f"{base}/properties has no {', '.join(missing)}")
    assumed = [key for key in DEFAULTS if not properties.get(key)]
    properties |= {key: _default(key, properties) for key in assumed}
    _check_counts(base, properties)
    banks = _banks(host, base)
    vram = sum(bank.get("size_in_bytes", 0) for bank in banks if bank.get("heap_type") in FRAME_BUFFER)
    vram = vram or number(host, f"{DEVICES}/{pci_address(properties)}/mem_info_vram_total") or 0
    is_public = any(bank.get("heap_type") == HSA_MEM_HEAP_TYPE_FB_PUBLIC for bank in banks)
    name = _name(host, properties) or read(host, f"{base}/name")
    whys = {key: why for key, (_, why) in (elsewhere | DEFAULTS).items()}
    reasons = tuple(f"{key} {properties[key]}: {whys[key]}" for key in [*elsewhere, *assumed])
    computed = () if "cwsr_size" in properties else (COMPUTED_AREA,)
    return CardNode(index, int(identity), name, properties, vram, is_public, reasons + computed)


REQUIRED = ("gfx_target_version", "drm_render_minor", "simd_count")
COMPUTED_AREA = (
    "save area: by the kernel's formula, as kernels before 6.12.64, 6.18.4 and 6.19 do not tell it"
)
DEFAULTS: dict[str, tuple[int, str]] = {  # property: (value where the chip does not say otherwise, why)
    "num_xcc": (1, "kernels before 6.5 do not say, and chips of one piece have one"),
    "simd_per_cu": (2, "so on GFX10 and later"),
    "simd_arrays_per_engine": (2, "so on both chips"),
    "array_count": (8, "as its chip has"),
    "max_slots_scratch_cu": (32, "so on GFX10 and later"),
}
WHOLES = (  # counts, and what each is counted in
    ("simd_count", "simd_per_cu"),
    ("simd_count", "num_xcc"),
    ("array_count", "simd_arrays_per_engine"),
)
ARRAYS = {110000: 12}  # shader arrays by gfx_target_version, where they are not the default


def _check_counts(base: str, properties: Mapping[str, int]) -> None:
    """DeviceError for a whole that holds none of its parts, such as a card without compute units."""
    for whole, part in WHOLES:
        if properties[whole] < properties[part]:
            said = f"{whole} {properties[whole]} beside {part} {properties[part]}"
            raise DeviceError(f"{base}/properties has {said}; allowed is no less")


def _found_elsewhere(host: Host, properties: Mapping[str, int]) -> dict[str, tuple[int, str]]:
    """What a node must say and does not, where another file says it: (value, which file)."""
    found = {}
    folder = f"{DEVICES}/{pci_address(properties)}/drm"
    renders = [name for name in entries(host, folder) if name.startswith("renderD")]
    arch = ARCHES.get(CHIP_OF.get(properties.get("device_id", 0), ""), "")
    if not properties.get("gfx_target_version") and arch:
        version = int(arch[3:-2]) * 10000 + int(arch[-2], 16) * 100 + int(arch[-1], 16)
        found["gfx_target_version"] = (version, f"as device {properties['device_id']:#x} has")
    if "drm_render_minor" not in properties and renders:
        found["drm_render_minor"] = (int(renders[0].removeprefix("renderD")), f"as {folder} has")
    return found


def _default(key: str, properties: Mapping[str, int]) -> int:
    usual = DEFAULTS[key][0]
    return ARRAYS.get(properties["gfx_target_version"], usual) if key == "array_count" else usual


def _name(host: Host, properties: Mapping[str, int]) -> str:
    """As it is sold; '' for one that the table does not know. A node's own name is 'ip discovery' for all."""
    revision = read(host, f"/sys/class/drm/renderD{properties['drm_render_minor']}/device/revision")
    exact = int(revision, 16) if revision.startswith("0x") else None
    return product_name(properties.get("device_id", 0), exact)


def _banks(host: Host, base: str) -> list[dict[str, int]]:
    folder = f"{base}/mem_banks"
    return [read_properties(read(host, f"{folder}/{name}/properties")) for name in entries(host, folder)]


def _align(value: int, unit: int) -> int:
    return -(-value // unit) * unit
