"""The library of memory in numpy and in C++: the same registers and the same memory afterwards, bit for bit.

Every load, store and atomic of global, flat, scratch and LDS memory that both know, on random data and
addresses, some lanes at one address, some lanes switched off; and kernels of our compiler, whole.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.interp.instructions import supports
from drivers.sim.amd.wave.launch import Launch, run
from drivers.sim.memory import AddressSpace
from tensor.codegen.rdna.compile import build
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.drivers.sim.regions import Regions
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.wave_rig import run_built

Array = npt.NDArray[Any]
RDNA3 = isa("gfx1100")
BATCH, RESULT_BYTES = 8, 1024  # instructions in a kernel, and what each leaves in registers
LANES, BYTES, LDS_BYTES, SCRATCH_LANE = 32, 1 << 16, 4096, 256
CODE, INPUT, MEMORY, SCRATCH = 0x10000, 0x200_0000, 0x7_0300_0000, 0x400_0000
SKIPPED = ("ds_nop", "ds_permute", "ds_bpermute", "ds_swizzle", "ds_append", "ds_consume", "ds_condxchg")
OTHER_FORMS = ("_addtid_", "mskor", "_f32_rtn", "storexchg_2addr", "cmpstore_f", "cmpswap_f", "_wrap_")


def names(prefix: str) -> list[str]:
    """Mnemonics of a memory space that both executors know."""
    from drivers.sim.amd.wave.jit import build  # noqa: F401  fills the table
    from drivers.sim.amd.wave.jit.rules import SPECIAL

    RDNA3.table.variants("")
    known = RDNA3.table.mnemonics or {}
    return [
        n
        for n in SPECIAL
        if n.startswith(prefix)
        and n in known
        and supports(n)
        and not n.startswith(SKIPPED)
        and not any(form in n for form in OTHER_FORMS)
    ]


def registers(name: str) -> int:
    """Dwords of one data operand."""
    found = re.findall(r"(\d+)", name.replace("2addr", "").replace("stride64", "").replace("d16", ""))
    return max(1, int(found[-1]) // 32)


def group(first: int, count: int) -> str:
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


def text_of(name: str, space: str) -> str:
    """Assembly: data from v8.., results to v20.., the address in v1 (v[2:3] for flat)."""
    count = registers(name)
    data, result = group(8, count), group(20, count)
    if space == "ds":
        return lds_text(name, count, data, result)
    address = {"global": "v1", "flat": "v[2:3]", "scratch": "v4"}[space]
    tail = {"global": ", s[2:3] offset:16", "flat": " offset:16", "scratch": ", off offset:16"}[space]
    if "_load_" in name:
        return f"{name} {result}, {address}{tail}"
    if "_store_" in name:
        return f"{name} {address}, {data}{tail}"
    operand = group(8, 2 * count) if "cmpswap" in name else data
    return f"{name} {result}, {address}, {operand}{tail} glc"


def lds_text(name: str, count: int, data: str, result: str) -> str:
    offsets = "offset0:1 offset1:5" if "2addr" in name else "offset:16"
    if "_load_" in name:
        return f"{name} {group(20, 2 * count if '2addr' in name else count)}, v5 {offsets}"
    second = f", {group(12, count)}" if "2addr" in name or "cmpstore" in name else ""
    first = f"{result}, " if "_rtn_" in name else ""
    return f"{name} {first}v5, {data}{second} {offsets}"


FILL = [line for i in range(8) for line in (f"v_add_nc_u32 v6, {512 * i}, v7", "ds_store_b128 v6, v[8:11]")]
EMPTY = [line for i in range(8) for line in (f"v_add_nc_u32 v6, {512 * i}, v7", "ds_load_b128 v[28:31], v6")]


def kernel(texts: list[str], space: str, masks: list[int]) -> str:
    """Inputs to v1..v15, then each instruction under its mask and v20..v27 behind it (at last LDS) to the
    start of memory.
    """
    lines = ["v_lshlrev_b32 v0, 2, v0", "v_lshlrev_b32 v7, 2, v0"]
    lines += [f"global_load_b32 v{1 + i}, v0, s[0:1] offset:{128 * i}" for i in range(5)]
    lines += [f"global_load_b32 v{8 + i}, v0, s[0:1] offset:{128 * (8 + i)}" for i in range(8)]
    lines += [f"v_mov_b32 v{20 + i}, 0x{i}77" for i in range(8)]
    lines += ["s_waitcnt vmcnt(0)"]
    if space == "ds":
        lines += [*FILL, "s_waitcnt lgkmcnt(0)"]
    if space == "scratch":
        lines += [
            f"scratch_store_b128 off, v[{8 + i % 4}:{11 + i % 4}], off offset:{16 * i}" for i in range(13)
        ]
        lines.append("s_waitcnt_vscnt null, 0x0")
    for text, mask in zip(texts, masks, strict=True):
        lines += [f"s_mov_b32 exec_lo, {mask:#x}", text, "s_waitcnt vmcnt(0) lgkmcnt(0)"]
        lines += ["s_mov_b32 exec_lo, -1"]
        lines += [f"global_store_b32 v0, v{20 + i}, s[2:3] offset:{128 * i}" for i in range(8)]
        lines += [f"v_add_nc_u32 v0, {RESULT_BYTES}, v0"]
    if space == "ds":
        for i in range(0, len(EMPTY), 2):
            lines += [*EMPTY[i : i + 2], f"v_add_nc_u32 v6, {RESULT_BYTES * len(texts)}, v6"]
            lines += ["s_waitcnt lgkmcnt(0)", "global_store_b128 v6, v[28:31], s[2:3]"]
    return "\n".join([*lines, "s_endpgm", *["s_code_end"] * 8])


def inputs(rng: np.random.Generator) -> Array:
    """Rows: global offset, 64-bit address, scratch and LDS offsets, two unused, eight rows of data."""
    table = rng.integers(0, 1 << 32, (16, LANES), dtype=np.uint32)
    floats = rng.standard_normal((8, LANES)).astype(np.float32).view(np.uint32)
    table[8:] = np.where(rng.random((8, LANES)) < 0.5, table[8:], floats)
    table[0] = 8192 + 16 * rng.integers(0, 24, LANES)
    table[1], table[2] = (MEMORY & 0xFFFFFFFF) + 8192 + 16 * rng.integers(0, 24, LANES), MEMORY >> 32
    table[3], table[4] = 16 * rng.integers(0, 10, LANES), 16 * rng.integers(0, 90, LANES)
    return table


def execute(mode: str, code: bytes, table: Array, memory: Array) -> tuple[Array, Array]:
    memory = memory.copy()
    scratch = np.zeros(SCRATCH_LANE * LANES, np.uint8)
    regions, image = Regions(), np.frombuffer(code, np.uint8).copy()
    for place, array in ((CODE, image), (INPUT, table), (MEMORY, memory), (SCRATCH, scratch)):
        regions.add(place, array.ctypes.data, array.nbytes)
    rsrc2 = 4 << 1 | LDS_BYTES // 512 << 15
    launch = Launch(
        "gfx1100",
        CODE,
        7 | 0xF0 << 12 | 1 << 21,
        rsrc2,
        0,
        (INPUT, 0, MEMORY & 0xFFFFFFFF, MEMORY >> 32),
        (1, 1, 1),
        (LANES, 1, 1),
        True,
        SCRATCH,
        SCRATCH_LANE * LANES,
        {},
    )
    run(launch, AddressSpace(regions), mode, 100_000)
    return memory, scratch


@pytest.mark.parametrize("space", ["global", "flat", "scratch", "ds"])
def test_every_memory_instruction_does_the_same_on_both_executors(space: str) -> None:
    rng = np.random.default_rng(ord(space[0]))
    found = names(f"{space}_")
    assert len(found) > 15
    for start in range(0, len(found), BATCH):
        batch = found[start : start + BATCH]
        masks = [int(mask) for mask in rng.choice([0xFFFFFFFF, 0x0F0FFFF1], len(batch))]
        code = RDNA3.assemble(kernel([text_of(name, space) for name in batch], space, masks))
        table, memory = inputs(rng), rng.integers(0, 256, BYTES, dtype=np.uint8)
        fast, strict = (execute(mode, code, table, memory) for mode in ("fast", "interpret"))
        for a, b, what in zip(fast, strict, ("memory", "scratch"), strict=True):
            different = 4 * np.nonzero(a.view(np.uint32) != b.view(np.uint32))[0]
            place = f"{what} differs at bytes {different[:4]}; each has {RESULT_BYTES} for its registers"
            assert not len(different), f"{batch}, EXEC {[hex(mask) for mask in masks]}: {place}"


# -- lanes ---------------------------------------------------------------------------------------

CROSSINGS = [
    "ds_swizzle_b32 v20, v8 offset:0x8039",
    "ds_swizzle_b32 v20, v8 offset:0x7c1f",
    "ds_swizzle_b32 v20, v8 offset:0x0c25",
    "ds_swizzle_b32 v20, v8 offset:0xc0a0",
    "ds_bpermute_b32 v20, v1, v8",
    "ds_permute_b32 v20, v1, v8 offset:4",
    "v_permlane16_b32 v20, v8, s4, s5",
    "v_permlanex16_b32 v20, v8, s4, s5 op_sel:[1,0]",
    "v_permlane64_b32 v20, v8",
    "v_permlanex16_b32 v20, v8, s4, s5 op_sel:[0,1]",
    "v_readlane_b32 s6, v8, 9\nv_mov_b32 v20, s6",
    "v_readfirstlane_b32 s6, v8\nv_mov_b32 v20, s6",
    "v_writelane_b32 v20, s4, 5",
    "v_swap_b32 v20, v8",
]


@pytest.mark.parametrize("text", CROSSINGS)
@pytest.mark.parametrize("mask", [0xFFFFFFFF, 0x0FF0F3A5])
def test_crossing_lanes_is_the_same_on_both_executors(text: str, mask: int) -> None:
    rng = np.random.default_rng(mask)
    numbers = "s_mov_b32 s4, 0x76543210\ns_mov_b32 s5, 0xfe0a9c48\n"
    code = RDNA3.assemble(kernel([numbers + text], "global", [mask]))
    table, memory = inputs(rng), np.zeros(BYTES, np.uint8)
    fast, strict = (execute(mode, code, table, memory)[0] for mode in ("fast", "interpret"))
    assert np.array_equal(fast, strict)
    assert fast[:128].any()


# -- whole kernels of our compiler ---------------------------------------------------------------

KERNELS = {
    "matmul": samples.matmul(33, 20, 40, bias=True),
    "row sums": samples.row_reduce(Op.REDUCE_ADD, 3, 300),
    "column maxima": samples.column_reduce(Op.REDUCE_MAX, 70, 37),
    "softmax": samples.softmax(5, 50),
}


@pytest.mark.parametrize("name", KERNELS)
def test_a_compiled_kernel_gives_the_same_on_both_executors(name: str) -> None:
    kernel_here: Kernel = KERNELS[name]
    built = build(kernel_here, "gfx1100")
    results = []
    for mode in ("fast", "interpret"):
        arrays = samples.memory(kernel_here, seed=3)
        counters = run_built(built, arrays, mode)
        results.append((arrays[-1], counters.wave_instructions, counters.by_class))
    (fast, *fast_counts), (strict, *strict_counts) = results
    assert fast_counts == strict_counts
    if name == "softmax":
        assert np.allclose(fast, strict, rtol=1e-6, atol=0)
    else:
        assert np.array_equal(fast, strict)
