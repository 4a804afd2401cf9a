"""Test doubles for waves: a memory of numpy arrays at chosen addresses, and ways to run assembly on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from drivers.amd import code_object
from drivers.amd.isa import isa
from drivers.sim.amd.wave.launch import Counters, Launch, forget_kernels, run
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

CODE_VA, DATA_VA = 0x10_0000, 0x7000_0000
MODES: dict[str, str] = {}  # what a mode stands for, if not for itself
RSRC1 = 31 | 0xF0 << 12 | 1 << 21 | 1 << 23  # 256 VGPRs, denormals kept, DX10_CLAMP, IEEE


def assemble(text: str, arch: str = "gfx1100", lanes: int = 32) -> bytes:
    """Machine code by our assembler, whose encodings tests/drivers/amd/isa hold against LLVM's."""
    return isa(arch, lanes).assemble(text)


@dataclass
class Bench:
    """A memory, and a way to run assembly on it."""

    regions: Regions = field(default_factory=Regions)
    arrays: list[Any] = field(default_factory=list)
    next_va: int = DATA_VA
    arch: str = "gfx1100"

    def __post_init__(self) -> None:
        self.space = AddressSpace(self.regions)

    def put(self, array: Any, writable: bool = True) -> int:
        """Map a numpy array; its GPU address. Each one has its own page, with unmapped pages between."""
        array = np.ascontiguousarray(array)
        self.arrays.append(array)
        va = self.next_va
        self.regions.add(va, array.ctypes.data, array.nbytes, writable=writable)
        self.next_va += -(-array.nbytes // 4096) * 4096 + 4096
        return va

    def run(
        self,
        text: str,
        *args: int,
        grid: tuple[int, int, int] = (1, 1, 1),
        block: tuple[int, int, int] = (32, 1, 1),
        lds: int = 0,
        mode: str = "fast",
        budget: int | None = 1_000_000,
        scratch: tuple[int, int] = (0, 0),
        lanes: int = 32,
        rsrc1: int = RSRC1,
    ) -> Counters:
        """Run a kernel whose user data are 64-bit `args`; group ids follow; v0 holds all three local ids."""
        words = [word for arg in args for word in (arg & 0xFFFFFFFF, arg >> 32)]
        code = assemble(text + "\ns_endpgm\n" + "s_code_end\n" * 8, self.arch, lanes)
        image = np.frombuffer(code, np.uint8).copy()
        self.arrays.append(image)
        entry = self.put(image)
        rsrc2 = len(words) << 1 | 7 << 7 | 2 << 11 | -(-lds // 512) << 15
        launch = Launch(
            self.arch,
            entry,
            rsrc1,
            rsrc2,
            0,
            tuple(words),
            grid,
            block,
            lanes == 32,
            scratch[0],
            scratch[1],
            {"queue": 0},
        )
        return run(launch, self.space, MODES.get(mode, mode), budget)


@pytest.fixture(scope="module", autouse=True)
def kernels_of_one_module() -> Iterator[None]:
    """A thousand kernels are kept, of which large ones take 2 MB each."""
    yield
    forget_kernels()


@pytest.fixture
def bench() -> Bench:
    """An empty memory."""
    return Bench()


@dataclass
class Lanes:
    """Runs single instructions on 32 lanes. Inputs are in v1, v2, ...; a result goes where the text says
    ``{d}``.

    ``{q}`` is the pair that begins there, so a 64-bit result takes two rows.
    """

    mode: str = "fast"
    arch: str = "gfx1100"
    rsrc1: int = RSRC1

    def __call__(
        self,
        texts: list[str],
        *inputs: Any,
        exec_mask: int = 0xFFFFFFFF,
        before: str = "",
        lds: int = 0,
    ) -> Any:
        """One row of 32 dwords per text (two per text with ``{q}``), what the instruction left there."""
        bench = Bench(arch=self.arch)
        rows = [row for values in inputs for row in dwords(values)]
        table = np.array(rows or [np.zeros(32, np.uint32)], np.uint32)
        body, place = [], FIRST_RESULT
        for text in texts:
            count = 2 if "{q}" in text else 1
            body += [f"v_mov_b32 v{place + part}, 0" for part in range(count)]
            body.append(text.format(d=f"v{place}", q=f"v[{place}:{place + 1}]"))
            place += count
        result = np.zeros((place - FIRST_RESULT, 32), np.uint32)
        loads = [f"global_load_b32 v{1 + i}, v40, s[0:1] offset:{128 * i}" for i in range(len(rows))]
        stores = [
            f"global_store_b32 v40, v{FIRST_RESULT + i}, s[2:3]\ns_add_u32 s2, s2, 0x80\ns_addc_u32 s3, s3, 0"
            for i in range(len(result))
        ]
        wait = "s_waitcnt vmcnt(0)" if self.arch == "gfx1100" else "s_wait_loadcnt 0x0"
        start = ["v_lshlrev_b32 v40, 2, v0", *loads, wait]
        masked = [f"s_mov_b32 exec_lo, {exec_mask:#x}", before, *body, "s_mov_b32 exec_lo, -1"]
        text = "\n".join([*start, *masked, *stores])
        addresses = (bench.put(table), bench.put(result))
        bench.run(text, *addresses, mode=self.mode, lds=lds, rsrc1=self.rsrc1)
        return bench.arrays[1]


FIRST_RESULT = 64


def dwords(values: Any) -> list[Any]:
    """An input of 32 lanes as rows of dwords: 64-bit values take two."""
    array = np.ascontiguousarray(values)
    if array.itemsize == 8:
        pairs = array.view(np.uint32).reshape(32, 2)
        return [pairs[:, 0], pairs[:, 1]]
    return [array.view(np.uint32)] if array.itemsize == 4 else [array.astype(np.uint32)]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What says it runs fast runs on the reference."""
    monkeypatch.setitem(MODES, "fast", "interpret")


def rerun(module: ModuleType, *left_out: str) -> dict[str, Any]:
    """The tests of another file with the fixtures they ask for, to run them on the reference as well. Their
    names have the file's in them.
    """
    file = module.__name__.rpartition(".")[2]
    tests = {
        f"{file}_{name.removeprefix('test_')}": each
        for name, each in vars(module).items()
        if is_test_of_values(name, left_out)
    }
    return tests | {name: each for name, each in vars(module).items() if hasattr(each, "_fixture_function")}


def is_test_of_values(name: str, left_out: tuple[str, ...]) -> bool:
    """Not of what only SIM=strict sees."""
    return name.startswith("test_") and "strict" not in name and name not in left_out


@pytest.fixture
def lanes() -> Lanes:
    """Single instructions on the fast path."""
    return Lanes()


@pytest.fixture
def both(arch: str) -> Lanes:
    """Single instructions on the fast path of each generation."""
    return Lanes(arch=arch)


@dataclass
class Module:
    """A code object that LLVM's AMDGPU target made of IR, in a memory of its own, and its launches."""

    text: str
    level: int
    arch: str = "gfx1100"
    features: str = ""
    stack_bytes: int = 4096

    def __post_init__(self) -> None:
        self.bench = Bench()
        found = code_object.load(llvm_object(self.text, self.level, self.arch, self.features))
        base = self.bench.next_va
        image = np.frombuffer(found.image(base) + bytes(1024), np.uint8).copy()
        (self.info,) = found.kernels.values()
        self.entry = self.bench.put(image) + self.info.entry

    def run(
        self,
        *args: Any,
        grid: tuple[int, int, int] = (1, 1, 1),
        block: tuple[int, int, int] = (32, 1, 1),
        lds: int = 0,
        mode: str = "fast",
        budget: int = 50_000_000,
    ) -> Counters:
        """Numpy arrays are passed by their GPU address and written in place; other arguments as they are."""
        found, descriptor = self.info, self.info.descriptor
        kernarg = np.zeros(max(found.kernarg_bytes, 8) + 64, np.uint8)
        shape = (*grid, *block)
        hidden = [f"hidden_{kind}_{axis}" for kind in ("block_count", "group_size") for axis in "xyz"]
        given = iter(args)
        for arg in found.args:
            if arg.kind in hidden:
                value = shape[hidden.index(arg.kind)]
                raw = np.frombuffer(value.to_bytes(arg.size, "little"), np.uint8)
                kernarg[arg.offset : arg.offset + arg.size] = raw
            elif not arg.kind.startswith("hidden"):
                raw = np.atleast_1d(address_of(self.bench, next(given))).view(np.uint8)
                kernarg[arg.offset : arg.offset + len(raw)] = raw
        words = initial_words(descriptor, self.bench.put(kernarg), self.bench.put(np.zeros(64, np.uint8)))
        lanes = found.wave_size
        waves = -(-block[0] * block[1] * block[2] // lanes)
        scratch = np.zeros(waves * lanes * self.stack_bytes, np.uint8)
        lds_bytes = lds + descriptor.group_segment_fixed_size
        launch = Launch(
            self.arch,
            self.entry,
            descriptor.compute_pgm_rsrc1,
            descriptor.compute_pgm_rsrc2 & ~(0x1FF << 15) | -(-lds_bytes // 512) << 15,
            descriptor.compute_pgm_rsrc3,
            tuple(words),
            grid,
            block,
            lanes == 32,
            self.bench.put(scratch),
            lanes * self.stack_bytes,
            {"queue": 0},
        )
        return run(launch, self.bench.space, MODES.get(mode, mode), budget)


def address_of(bench: Bench, value: Any) -> Any:
    """The GPU address of an array, which is put where waves can reach it; other values as they are."""
    if isinstance(value, np.ndarray):
        assert value.flags.c_contiguous
        return np.uint64(bench.put(value))
    return value


def initial_words(descriptor: Any, kernarg_va: int, packet_va: int) -> list[int]:
    """User data in the order of the kernel descriptor. Source: LLVM AMDGPUUsage, initial kernel state."""
    words: list[int] = []
    for name, value, count in (
        ("dispatch_ptr", packet_va, 2), ("queue_ptr", 0, 2), ("kernarg_segment_ptr", kernarg_va, 2),
        ("dispatch_id", 0, 2), ("flat_scratch_init", 0, 2), ("private_segment_size", 0, 1),
    ):  # fmt: skip
        if getattr(descriptor, f"enable_sgpr_{name}", 0):
            words += [value >> 32 * part & 0xFFFFFFFF for part in range(count)]
    wanted = descriptor.compute_pgm_rsrc2 >> 1 & 0x1F
    return words + [0] * (wanted - len(words))


@cache
def llvm_targets() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm


@cache
def llvm_object(text: str, level: int, arch: str, features: str) -> bytes:
    """A relocatable amdhsa object of LLVM IR."""
    llvm = llvm_targets()
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    machine = target.create_target_machine(cpu=arch, features=features, opt=level, reloc="pic")
    header = f'target triple = "amdgcn-amd-amdhsa"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(header + text)
    if level:
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


@pytest.fixture(params=["gfx1100", "gfx1201"])
def arch(request: pytest.FixtureRequest) -> str:
    """Both generations."""
    found: str = request.param
    return found


@pytest.fixture
def module(arch: str) -> Callable[..., Module]:
    """LLVM IR, compiled for each generation and ready to launch."""
    return partial(Module, arch=arch)
