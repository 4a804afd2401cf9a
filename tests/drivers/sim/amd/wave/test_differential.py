"""Both executors run every instruction on the same lanes: random, small, special and denormal. Bits must be
equal, those of NaNs too but for dot products.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst, InstDef
from drivers.amd.isa.operand import Literal, Reg, s, v
from drivers.sim.amd.wave import launch
from drivers.sim.amd.wave.interp.instructions import supports
from drivers.sim.amd.wave.jit import tier
from drivers.sim.amd.wave.launch import Launch, run
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

Array = npt.NDArray[Any]
LANES, BATCH = 32, 48
RDNA3 = isa("gfx1100")
SPECIAL_32 = [
    0, 1, 2, 31, 32, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFF, 0xFFFF, 0x10000, 0x3F800000,
    0xBF800000, 0x00000001, 0x807FFFFF, 0x00800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000,
    0x7FC00000, 0xFFC00001, 0x3F000000, 0xBF000000, 0x4F000000, 0xCF000000, 0x4F800000, 0x33800000,
    0x42FE0000, 0xC2FC0000, 0x00400000, 0x7F800001, 0xFFA54321,
]  # fmt: skip
SPECIAL_64 = [
    0, 1, 1 << 63, (1 << 63) - 1, (1 << 64) - 1, 0x3FF0000000000000, 0xBFF0000000000000,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x000FFFFFFFFFFFFF, 0x8000000000000001,
    0x0010000000000000, 0x7FEFFFFFFFFFFFFF, 0x41E0000000000000, 0xC1E0000000000000, 0x41EFFFFFFFE00000,
    0x3FE0000000000000, 0x7FF0000000000001, 0xFFF4321000000000,
]  # fmt: skip
HALVES = [
    0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3C00, 0xBC00, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0xFE01,
    0x3800,
]  # fmt: skip


def inputs_32(rng: np.random.Generator) -> Array:
    """Four kinds of dwords: any bits, specials, ordinary floats, pairs of halves."""
    any_bits = rng.integers(0, 1 << 32, LANES, dtype=np.uint32)
    special = rng.choice(np.array(SPECIAL_32, np.uint32), LANES)
    floats = (
        (rng.standard_normal(LANES) * 10.0 ** rng.integers(-6, 7, LANES)).astype(np.float32).view(np.uint32)
    )
    halves = (
        rng.choice(np.array(HALVES, np.uint32), (2, LANES)) * np.array([[1], [1 << 16]], np.uint32)
    ).sum(axis=0)
    return np.choose(rng.integers(0, 4, LANES), [any_bits, special, floats, halves.astype(np.uint32)])


def inputs_64(rng: np.random.Generator) -> Array:
    any_bits = rng.integers(0, 1 << 63, LANES, dtype=np.uint64) << np.uint64(1) | np.uint64(1)
    special = rng.choice(np.array(SPECIAL_64, np.uint64), LANES)
    floats = (rng.standard_normal(LANES) * 10.0 ** rng.integers(-9, 10, LANES)).view(np.uint64)
    return np.choose(rng.integers(0, 3, LANES), [any_bits, special, floats])


# -- kernels made of single instructions ---------------------------------------------------------

SOURCE, RESULT, ADDRESS = 2, 20, 60  # vector registers: six source pairs, results, lane * 4
SCALAR_SOURCE, SCALAR_RESULT = 20, 40
SKIPPED_FORMATS = (
    "DS", "FLAT", "GLOBAL", "SCRATCH", "MUBUF", "MTBUF", "SMEM", "SOPP", "EXP", "LDSDIR", "VINTERP",
)  # fmt: skip
# Their result is where they stand or what they were told to be; or they take lanes, as jit/ops/test_cross.py
# tests; or they want M0, as jit/ops/test_indexed.py gives them.
SKIPPED = (
    "s_version", "s_waitcnt", "s_getpc_b64", "v_swap_b32", "v_writelane_b32", "s_cbranch", "s_call",
    "s_setpc", "s_swappc", "s_rfe", "s_movrel", "v_movrel", "v_swaprel", "s_getreg", "s_setreg", "s_sendmsg",
    "v_wmma",
)  # fmt: skip
DPP_SAMPLES = ("v_mov_b32", "v_add_f32", "v_min_u32", "v_xor_b32", "v_fma_f32")
DPP_CONTROLS = [
    0x1B, 0x4E, 0x101, 0x10F, 0x111, 0x118, 0x121, 0x12E, 0x140, 0x141, 0x150, 0x15F, 0x161, 0x168,
]  # fmt: skip
DUAL = {"vdstX": v(20), "vdstY": v(21), "src0X": v(2), "src0Y": v(5), "vsrc1X": v(4), "vsrc1Y": v(7)}


@dataclass(frozen=True)
class Case:
    """One encoding to try. `kind`: "f16", "f32", "f64", "dual" (two f32) or "bits", for comparing."""

    defn: InstDef
    kind: str


def result_kind(mnemonic: str) -> str:
    """How to compare results. The last type named before the sources' decides."""
    found = re.findall(r"_(f16|f32|f64|[biu]\d+)", mnemonic)
    if mnemonic.startswith(("v_cmp", "s_", "v_pack", "v_cvt_pk", "v_frexp_exp", "v_cndmask", "v_mov")):
        return "bits"
    if mnemonic.startswith("v_fma_mix"):
        return mnemonic[-3:]
    return found[0] if found and found[0][0] == "f" else "bits"


@cache
def cases() -> list[Case]:
    """Every encoding, without lane-crossing forms, whose single instruction both executors claim to know."""
    from drivers.sim.amd.wave.jit import build  # noqa: F401  fills the tables
    from drivers.sim.amd.wave.jit.rules import SPECIAL
    from drivers.sim.amd.wave.meaning.rules import RULES

    found = []
    for defn in RDNA3.table.all():
        name = defn.mnemonic
        singles = [half.replace("v_dual_", "v_") for half in name.split(" :: ")]
        known = all((part in RULES or part in SPECIAL) and supports(part) for part in singles)
        if not known or defn.format in SKIPPED_FORMATS or name.startswith(SKIPPED):
            continue
        if defn.format == "VOPD":
            found.append(Case(defn, "dual"))
        elif not defn.dpp or name in DPP_SAMPLES:
            found.append(Case(defn, result_kind(name)))
    return found


def build(case: Case, rng: np.random.Generator, variant: int) -> Inst:
    """The instruction on our fixed registers, with random modifiers in later rounds."""
    if case.kind == "dual":
        literal = Literal(int(rng.integers(0, 1 << 32)))
        return Inst(case.defn, [DUAL.get(operand.name, literal) for operand in case.defn.operands])
    values: list[Any] = []
    sources = 0
    for position, operand in enumerate(case.defn.operands):
        kind = operand.kind.rstrip("-")
        if kind == "mods":
            values.append(
                operand_modifiers(case, operand.name, rng) if variant else case.defn.defaults[position]
            )
        elif not operand.is_register and kind != "literal":
            values.append(immediate(case, operand.name, kind, rng, variant, position))
        elif operand.is_def:
            values.append(destination(operand.kind, operand.count, case))
        else:
            values.append(source(kind, operand.count, sources, rng, case))
            sources += 1
    return Inst(case.defn, values)


def operand_modifiers(case: Case, name: str, rng: np.random.Generator) -> int:
    operand = case.defn.operands[case.defn.slot[name]]
    reach = (1 << operand.width) - 1
    is_float = re.search(r"_f(16|32|64)", case.defn.mnemonic) is not None
    allowed = reach if case.defn.base_format == "VOP3P" else reach & (3 if is_float else 0)
    return int(rng.integers(0, 16)) & allowed


def immediate(case: Case, name: str, kind: str, rng: np.random.Generator, variant: int, position: int) -> Any:
    if name == "simm16":
        return int(rng.integers(-40, 40))
    if name == "dpp_ctrl":
        return int(rng.choice(DPP_CONTROLS))
    if name == "dpp8":
        return int(rng.integers(0, 1 << 24))
    if name in ("fi", "bound_ctrl") and variant:
        return int(rng.integers(0, 2))
    if name in ("row_mask", "bank_mask") and variant:
        return int(rng.integers(0, 16))
    if name == "omod" and variant and case.kind in ("f32", "f16", "f64"):
        return int(rng.integers(0, 4))
    return case.defn.defaults[position]


def destination(kind: str, count: int, case: Case) -> Reg:
    if kind in ("mask", "smask"):
        return s(SCALAR_RESULT + 2)
    if kind in ("sgpr", "ssrc"):
        return s(SCALAR_RESULT, count)
    return v(RESULT, count)


def source(kind: str, count: int, number: int, rng: np.random.Generator, case: Case) -> Any:
    if kind == "literal":
        return Literal(int(rng.integers(0, 1 << (16 if case.kind == "f16" else 32))))
    if kind in ("smask", "mask"):
        return s(SCALAR_SOURCE + 8)
    if kind in ("ssrc", "sgpr"):
        return s(SCALAR_SOURCE + 2 * number, count)
    return v(SOURCE + 2 * number, count)


# -- running -------------------------------------------------------------------------------------

ROWS = 14  # dwords per lane: source pairs, old destination


def kernel(cases_here: list[Case], rng: np.random.Generator) -> list[str]:
    """Load the inputs, run each instruction, store what it left:
    two dwords, VCC, its mask, SCC, two scalars.
    """
    lines = [
        f"v_lshlrev_b32 v{ADDRESS}, 2, v0",
        f"v_lshlrev_b32 v{ADDRESS + 1}, 4, v0",
        "s_load_b512 s[64:79], s[4:5], 0x0",
        "s_waitcnt lgkmcnt(0)",
    ]
    lines += [
        f"global_load_b32 v{SOURCE + row}, v{ADDRESS}, s[0:1] offset:{128 * row}" for row in range(ROWS)
    ]
    lines.append("s_waitcnt vmcnt(0)")
    for case in cases_here:
        variant = int(rng.integers(0, 2))  # 1: with random modifiers and lanes switched off
        inst = build(case, rng, variant)
        lines += [
            f"v_mov_b32 v{RESULT}, v{SOURCE + 12}",
            f"v_mov_b32 v{RESULT + 1}, v{SOURCE + 13}",
            "s_mov_b32 vcc_lo, 0x5a5af00f",
        ]
        lines += [f"s_mov_b32 s{SCALAR_SOURCE + i}, s{64 + i}" for i in range(12)]
        lines += [f"s_mov_b32 s{SCALAR_RESULT + i}, s{76 + i}" for i in range(4)]
        mask = int(rng.integers(0, 1 << 32)) if variant else 0xFFFFFFFF
        lines += [
            "s_bitcmp1_b32 s76, 3",
            f"s_mov_b32 exec_lo, {mask:#x}",
            RDNA3.format(inst),
            "s_waitcnt_depctr 0xfff",
            f"s_cselect_b32 s{SCALAR_RESULT + 5}, 1, 0",
        ]
        lines += ["s_mov_b32 s10, exec_lo", "s_mov_b32 exec_lo, -1"]
        lines += store_results()
    return lines


def store_results() -> list[str]:
    moves = [f"v_mov_b32 v{RESULT + 2}, vcc_lo", f"v_mov_b32 v{RESULT + 3}, s{SCALAR_RESULT + 2}"]
    moves += [f"v_mov_b32 v{RESULT + 4}, s{SCALAR_RESULT + 5}", f"v_mov_b32 v{RESULT + 5}, s{SCALAR_RESULT}"]
    moves += [f"v_mov_b32 v{RESULT + 6}, s{SCALAR_RESULT + 1}", f"v_mov_b32 v{RESULT + 7}, s10"]
    stores = [
        f"global_store_b128 v{ADDRESS + 1}, v[{RESULT + i}:{RESULT + i + 3}], s[2:3] offset:{128 * i}"
        for i in (0, 4)
    ]
    return [*moves, *stores, "s_add_u32 s2, s2, 0x400", "s_addc_u32 s3, s3, 0"]


def execute(mode: str, code: bytes, table: Array, scalars: Array, count: int) -> Array:
    """Rows (count, 8, 32) of what each instruction left."""
    regions, result = Regions(), np.zeros((count, 8, LANES), np.uint32)
    image = np.frombuffer(code, np.uint8).copy()
    places = [0x10000, 0x2000000, 0x3000000, 0x4000000]
    arrays: list[Array] = [image, table, result, scalars]
    for place, array in zip(places, arrays, strict=True):
        regions.add(place, array.ctypes.data, array.nbytes)
    data = tuple(word for place in places[1:] for word in (place, 0))
    launch = Launch(
        "gfx1100", places[0], 31 | 0xF0 << 12 | 1 << 21, 6 << 1, 0, data, (1, 1, 1), (32, 1, 1), True,
        0, 0, {},
    )  # fmt: skip
    run(launch, AddressSpace(regions), mode, 1_000_000)
    return result.reshape(count, 2, LANES, 4).transpose(0, 1, 3, 2).reshape(count, 8, LANES)


def batches() -> range:
    return range(0, len(cases()), BATCH)


def samples() -> list[Any]:
    """Two batches by default, all behind `conformance`: good code takes long to make."""
    marks = [[] if index in (3, 17) else [pytest.mark.conformance] for index in range(len(batches()))]
    return [pytest.param(start, marks=each) for start, each in zip(batches(), marks, strict=True)]


def compare(fast: Array, strict: Array) -> str:
    """What differs, or nothing."""
    good = fast == strict
    if good.all():
        return ""
    row, lane = (int(i[0]) for i in np.nonzero(~good))
    return f"row {row} lane {lane}: fast {fast[row, lane]:#x}, strict {strict[row, lane]:#x}"


@pytest.mark.parametrize("start", batches())
def test_both_executors_leave_the_same_bits(start: int) -> None:
    hold_against_each_other(start)


@pytest.mark.parametrize("start", samples())
def test_so_does_code_that_is_made_well(start: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tier, "ENOUGH_RUN", 0)
    launch.forget_kernels()
    hold_against_each_other(start)


def hold_against_each_other(start: int) -> None:
    rng = np.random.default_rng(start)
    here = cases()[start : start + BATCH]
    table = np.zeros((ROWS, LANES), np.uint32)
    for pair in range(ROWS // 2):
        wide = inputs_64(rng)
        narrow = [inputs_32(rng), inputs_32(rng)]
        is_wide = rng.random() < 0.5
        table[2 * pair] = (wide & np.uint64(0xFFFFFFFF)).astype(np.uint32) if is_wide else narrow[0]
        table[2 * pair + 1] = (wide >> np.uint64(32)).astype(np.uint32) if is_wide else narrow[1]
    scalars = inputs_32(rng)
    code = RDNA3.assemble("\n".join([*kernel(here, rng), "s_endpgm", *["s_code_end"] * 8]))
    fast, strict = (execute(mode, code, table, scalars, len(here)) for mode in ("fast", "interpret"))
    found = [
        f"{case.defn.name}: {difference}"
        for i, case in enumerate(here)
        if (difference := compare(fast[i], strict[i]))
    ]
    assert not found, "\n".join(found)
