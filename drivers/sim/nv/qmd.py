"""Queue meta data: what a launch says, whatever its version, and the scheduler's checks of it by their names.

Sources: open-gpu-doc, clcbc0qmd.h, clcec0qmd.h (fields), manuals/ampere/ga100/pri_sked.ref.txt (the names of
checks; what each of them holds against what is inferred from its name and NVIDIA's documents of the limits).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

from autogen.nv import qmd as layouts
from autogen.schema import BitStruct, DecodeError
from drivers.sim.nv.chips import NvChip
from drivers.sim.nv.sm.launch import Launch

VERSIONS: dict[int, type[BitStruct]] = {3: layouts.QmdV3, 4: layouts.QmdV4, 5: layouts.QmdV5}
BANKS, RELEASES, DEPENDENTS = 8, 3, 2
SIDES = ("width", "height", "depth")
SCHEDULE = (1, 3)  # DEPENDENT_QMD_ACTION: QMD_SCHEDULE, QMD_INVALIDATE_COPY_SCHEDULE
GRID_CTA, GPC_CGA = 2, 3
REGISTERS_PER_SM, WARP_GRANULE = 64 << 10, 256
BANK_BYTES, MAX_THREADS, MAX_REGISTERS = 64 << 10, 1024, 255
PROGRAM_ALIGN, SHARED_ALIGN, LOCAL_ALIGN = 128, 128, 16


@dataclass(frozen=True)
class QmdRelease:
    """A semaphore that the launch releases when it ends. width: bytes of the payload. timestamp: is the time
    asked for beside it? Of a reduction `semaphore.release` leaves it out.
    """

    va: int
    payload: int
    width: int
    timestamp: bool
    membar: bool
    reduction: str
    signed: bool


@dataclass(frozen=True)
class Windows:
    """What methods set for all launches. local_bytes_per_tpc: 0 until it is set."""

    shared: int
    local: int
    local_base: int
    local_bytes_per_tpc: int


Check = Callable[["Qmd", Windows], str]  # why it is refused, or nothing


class BadQmd(Exception):
    """code: of the fault."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        super().__init__(why)


class Qmd:
    """A decoded QMD. Fields of all versions have the newest one's names here."""

    def __init__(self, data: bytes, chip: NvChip) -> None:
        self.version = _version(data, chip)
        kind = VERSIONS[self.version]
        try:
            self.word = kind.from_bytes(data[: 4 * kind.size_dw])
        except DecodeError as error:
            raise BadQmd("E_NV_QMD", str(error)) from error
        self.chip = chip

    def get(self, *names: str) -> int:
        """The field under whichever of these names its version has it."""
        for name in names:
            if name in self.word.fields:
                return int(getattr(self.word, name))
        raise KeyError(names)

    def indexed(self, prefix: str, index: int, suffix: str) -> int:
        """release{i}_enable of version 3, release_enable_{i} of later ones."""
        return self.get(f"{prefix}{index}_{suffix}", f"{prefix}_{suffix}_{index}")

    @property
    def grid(self) -> tuple[int, int, int]:
        width, height, depth = (self.get(f"grid_{side}", f"cta_raster_{side}") for side in SIDES)
        return width, height, depth

    @property
    def block(self) -> tuple[int, int, int]:
        x, y, z = (self.get(f"cta_thread_dimension{axis}") for axis in range(3))
        return x, y, z

    @property
    def cluster(self) -> tuple[int, int, int]:
        """Sizes in blocks; 0 counts as 1 (believed)."""
        if self.version == 3 or self.get("qmd_type") != GPC_CGA:
            return 1, 1, 1
        width, height, depth = (max(1, self.get(f"gpc_cga_{side}")) for side in SIDES)
        return width, height, depth

    @property
    def registers(self) -> int:
        return self.get("register_count", "register_count_v")

    @property
    def warps(self) -> int:
        """Of a block."""
        return -(-prod(self.block) // 32)

    @property
    def warp_registers(self) -> int:
        """Registers that an SM hands to one warp."""
        return -(-self.registers * 32 // WARP_GRANULE) * WARP_GRANULE

    def resident(self) -> int:
        """Blocks that the card holds at once, its SMs' memory split as MIN_SM_CONFIG has it (CUDA programming
        guide, compute capabilities; cuda_occupancy.h)."""
        chip, size = self.chip, self.get("shared_memory_size")
        shared = (self.get("min_sm_config_shared_mem_size") - 1) * 4 << 10
        by_registers = REGISTERS_PER_SM // 4 // self.warp_registers * 4
        by_shared = shared // size if size else chip.max_blocks
        per_sm = min(chip.max_blocks, chip.max_warps // self.warps, by_registers // self.warps, by_shared)
        barriers = self.get("barrier_count")
        if chip.sm_barriers and barriers:
            per_sm = min(per_sm, chip.sm_barriers // barriers)
        return per_sm * chip.sm_count

    @property
    def local_bytes(self) -> int:
        return self.get("shader_local_memory_low_size") + self.get("shader_local_memory_high_size")

    @property
    def membar(self) -> bool:
        """Whether stores are visible to all when the launch ends."""
        return self.get("cwd_membar_type") != layouts.CwdMembarType.L1_NONE

    def banks(self) -> dict[int, tuple[int, int]]:
        """number -> (address, bytes)."""
        return {
            number: (self.get(f"constant_buffer_addr_{number}"), self.get(f"constant_buffer_size_{number}"))
            for number in range(BANKS)
            if self.get(f"constant_buffer_valid_{number}")
        }

    def invalidated_banks(self) -> list[int]:
        return [number for number in range(BANKS) if self.get(f"constant_buffer_invalidate_{number}")]

    def releases(self) -> Iterator[QmdRelease]:
        for index in range(RELEASES):
            if not self.indexed("release", index, "enable"):
                continue
            four = self.indexed("release", index, "structure_size") == 0
            wide = self.indexed("release", index, "payload64b")
            reduces = self.indexed("release", index, "reduction_enable")
            operation = layouts.ReleaseReductionOp(self.indexed("release", index, "reduction_op"))
            yield QmdRelease(
                va=self.get(f"release_semaphore{index}_addr", f"release{index}_address"),
                payload=self.get(f"release_semaphore{index}_payload", f"release{index}_payload"),
                width=8 if wide else 4,
                timestamp=four,
                membar=bool(self.indexed("release", index, "membar_type")),
                reduction=operation.name if reduces else "",
                signed=self.indexed("release", index, "reduction_format") == 1,
            )

    def dependents(self) -> list[int]:
        """Addresses of the QMDs that this one schedules when it ends."""
        found = []
        for index in range(DEPENDENTS):
            enable = self.get(f"dependent_qmd{index}_enable", f"dependent_qmd_enable_{index}")
            action = self.get(f"dependent_qmd{index}_action", f"dependent_qmd_action_{index}")
            if enable and action in SCHEDULE:
                found.append(self.get(f"dependent_qmd{index}_pointer"))
            elif enable:
                raise BadQmd("E_NOT_MODELLED", f"action {action} of dependent QMD {index} is not modelled")
        return found

    def check(self, windows: Windows) -> None:
        """What the scheduler holds against it. Raises BadQmd E_NV_SKEDCHECK and others."""
        self._check_kind()
        for name, wrong in CHECKS.items():
            why = wrong(self, windows)
            if why:
                raise BadQmd("E_NV_SKEDCHECK", f"{name}: {why}")

    def _check_kind(self) -> None:
        if self.version == 3 and self.get("is_queue"):
            raise BadQmd("E_NOT_MODELLED", "IS_QUEUE: queues are not modelled")
        kind = GRID_CTA if self.version == 3 else self.get("qmd_type")
        if kind not in (GRID_CTA, GPC_CGA):
            raise BadQmd(
                "E_NV_QMD", f"QMD_TYPE {kind}; a launch is GRID_CTA ({GRID_CTA}) or GPC_CGA ({GPC_CGA})"
            )
        cluster = self.cluster
        if prod(cluster) > self.chip.max_cluster:
            raise BadQmd("E_NV_QMD", f"a cluster of {cluster} blocks; at most {self.chip.max_cluster}")
        if any(size % of for size, of in zip(self.grid, cluster, strict=True)):
            raise BadQmd("E_NV_QMD", f"a grid of {self.grid} blocks, not made of clusters of {cluster}")
        if not all(self.grid):
            raise BadQmd("E_NV_QMD", f"a grid of {self.grid} blocks")
        sass, own = self.get("sass_version"), self.chip.sm_version
        if sass and sass != (own & 0xF00) >> 4 | own & 0xF:
            raise BadQmd("E_NV_QMD", f"SASS_VERSION {sass:#x} on a chip of {self.chip.arch}")

    def launch(self, windows: Windows) -> Launch:
        """What the multiprocessors are given."""
        return Launch(
            arch=self.chip.arch,
            entry=self.get("program_address"),
            grid=self.grid,
            block=self.block,
            registers=self.registers,
            barriers=self.get("barrier_count"),
            shared_bytes=self.get("shared_memory_size"),
            local_bytes=self.get("shader_local_memory_low_size"),
            local_high_bytes=self.get("shader_local_memory_high_size"),
            banks=self.banks(),
            shared_window=windows.shared,
            local_window=windows.local,
            virtual_sm=self.chip.sm_count,
            cluster=self.cluster,
        )


def _version(data: bytes, chip: NvChip) -> int:
    """QMD_MAJOR_VERSION. Raises BadQmd for one that the chip's compute class does not take."""
    word = int.from_bytes(data, "little")
    for version in chip.qmd:
        field = VERSIONS[version].fields["qmd_major_version"]
        if word >> field.lo & field.mask == version:
            return version
    taken = " or ".join(str(version) for version in chip.qmd)
    field = VERSIONS[chip.qmd[0]].fields["qmd_major_version"]
    found = word >> field.lo & field.mask
    raise BadQmd("E_NV_QMD", f"QMD_MAJOR_VERSION {found} on {chip.name}, which takes {taken}")


def qmd_bytes(chip: NvChip) -> int:
    """Bytes of the largest QMD that a chip takes."""
    return 4 * max(VERSIONS[version].size_dw for version in chip.qmd)


def _aligned(field: str, align: int) -> Check:
    """The check of a field that must be a multiple of `align`."""

    def check(qmd: Qmd, windows: Windows) -> str:
        value = qmd.get(field)
        return f"{value:#x}, no multiple of {align}" if value % align else ""

    return check


def _local_total(qmd: Qmd, windows: Windows) -> str:
    """A warp's memory comes in 0x200 bytes, as Mesa's NVK and tinygrad reckon it: 16 of each lane."""
    if not qmd.local_bytes:
        return ""
    need = qmd.local_bytes * 32 * qmd.chip.max_warps * qmd.chip.sm_per_tpc
    have = windows.local_bytes_per_tpc
    return (
        f"{need:#x} bytes for each TPC are needed, {have:#x} were set"
        if need > have or not windows.local_base
        else ""
    )


def _threads(qmd: Qmd, windows: Windows) -> str:
    total = qmd.block[0] * qmd.block[1] * qmd.block[2]
    return f"{total} in a block of {qmd.block}, at most {MAX_THREADS}" if total > MAX_THREADS else ""


def _shared(qmd: Qmd, windows: Windows) -> str:
    size, most = qmd.get("shared_memory_size"), qmd.chip.shared_configs[-1] << 10
    if size % SHARED_ALIGN:
        return f"{size:#x} bytes, no multiple of {SHARED_ALIGN}"
    return f"{size:#x} bytes; an SM has {most:#x}" if size > most else ""


def _overlap(qmd: Qmd, windows: Windows) -> str:
    size = 1 << 32 if qmd.chip.va_bits > 49 else 1 << 24
    if windows.shared % size:
        return f"the shared window {windows.shared:#x} is no multiple of {size:#x}"
    apart = abs(windows.shared - windows.local) >= min(size, 1 << 24)
    return "" if apart or not windows.shared else f"shared {windows.shared:#x} and local {windows.local:#x}"


def _config(qmd: Qmd, windows: Windows) -> str:
    """An SM_CONFIG_SHARED_MEM_SIZE is KiB / 4 + 1."""
    sizes = [qmd.get(f"{which}_sm_config_shared_mem_size") for which in ("min", "target", "max")]
    allowed = [kib // 4 + 1 for kib in qmd.chip.shared_configs]
    if any(size not in allowed for size in sizes) or sizes != sorted(sizes):
        return f"min, target, max {sizes}; rising, each one of {allowed}"
    have = (sizes[0] - 1) * 4 << 10
    need = qmd.get("shared_memory_size")
    return f"MIN_SM_CONFIG gives {have:#x} bytes, the block has {need:#x}" if have < need else ""


def _consumption(qmd: Qmd, windows: Windows) -> str:
    """As cuda_occupancy.h says the hardware reckons: the warps are a multiple of the SM's four partitions."""
    need = -(-qmd.warps // 4) * 4 * qmd.warp_registers
    return f"{need} registers for a block, an SM has {REGISTERS_PER_SM}" if need > REGISTERS_PER_SM else ""


def _constants(qmd: Qmd, windows: Windows) -> str:
    for number, (va, size) in qmd.banks().items():
        if not 0 < size <= BANK_BYTES:
            return f"bank {number} at {va:#x} has {size:#x} bytes, allowed are 1..{BANK_BYTES:#x}"
    return ""


CHECKS: dict[str, Check] = {
    "SKEDCHECK02_LOCAL_MEMORY_LOW_SIZE": _aligned("shader_local_memory_low_size", LOCAL_ALIGN),
    "SKEDCHECK03_LOCAL_MEMORY_HIGH_SIZE": _aligned("shader_local_memory_high_size", LOCAL_ALIGN),
    "SKEDCHECK05_LOCAL_MEMORY_TOTAL_SIZE": _local_total,
    "SKEDCHECK06_REGISTER_COUNT": lambda qmd, windows: (
        "" if 0 < qmd.registers <= MAX_REGISTERS else f"{qmd.registers}, allowed are 1..{MAX_REGISTERS}"
    ),
    "SKEDCHECK16_CTA_THREAD_DIMENSION_ZERO": lambda qmd, windows: (
        "" if all(qmd.block) else f"a block of {qmd.block}"
    ),
    "SKEDCHECK11_TOTAL_THREADS": _threads,
    "SKEDCHECK13_PROGRAM_OFFSET": _aligned("program_address", PROGRAM_ALIGN),
    "SKEDCHECK14_SHARED_MEMORY_SIZE": _shared,
    "SKEDCHECK17_MEMORY_WINDOW_OVERLAP": _overlap,
    "SKEDCHECK18_L1_CONFIG_TOO_SMALL": _config,
    "SKEDCHECK19_CTA_REGISTER_CONSUMPTION": _consumption,
    "SKEDCHECK23_CONSTANT_BUFFER_SIZE": _constants,
}
