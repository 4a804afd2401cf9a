"""Any instruction with any legal operands leaves the same bits on the three executors, on both chips and in
both wave sizes.

Some encodings by default; `conformance` takes them all. Which of two NaNs goes on no document says.
"""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst, InstDef
from drivers.amd.isa.operand import Reg
from tests.drivers.sim.amd.wave.any_instruction import (
    FIRST_SCALAR,
    FIRST_VECTOR,
    SCALARS,
    VECTORS,
    Maker,
    encodings,
)
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.drivers.sim.amd.wave.test_differential import HALVES, SPECIAL_32, SPECIAL_64

Array = npt.NDArray[Any]
BATCH, ROWS, PRISTINE, SAVED = 40, 15, 48, 90
CHIPS = [(arch, lanes) for arch in ("gfx1100", "gfx1201") for lanes in (32, 64)]
PARTS = 24
PASSING_NANS = r"_(add|sub|subrev|mul|fma|fmac|fmaak|fmamk|dot2|dot2acc|dot4|div_fmas|mullit|mad|mix)\w*_"


def vectors(rng: np.random.Generator, lanes: int) -> Array:
    """Rows of any bits, special numbers, halves, ordinary floats, and pairs that are special doubles."""
    shape = (VECTORS, lanes)
    halves = (
        rng.choice(np.array(HALVES, np.uint32), (2, *shape))
        * np.array([1, 1 << 16], np.uint32)[:, None, None]
    )
    wide = rng.choice(np.array(SPECIAL_64, np.uint64), (VECTORS // 2, lanes))
    pairs = np.stack([wide & np.uint64(0xFFFFFFFF), wide >> np.uint64(32)], axis=1).reshape(shape)
    floats = (rng.standard_normal(shape) * 10.0 ** rng.integers(-6, 7, shape)).astype(np.float32)
    kinds = [
        rng.integers(0, 1 << 32, shape, dtype=np.uint32), rng.choice(np.array(SPECIAL_32, np.uint32), shape),
        halves.sum(axis=0).astype(np.uint32), floats.view(np.uint32), pairs.astype(np.uint32),
        rng.integers(0, 70, shape, dtype=np.uint32),
    ]  # fmt: skip
    chosen = np.repeat(rng.integers(0, len(kinds), (VECTORS // 2, lanes)), 2, axis=0)
    return np.choose(chosen, kinds).astype(np.uint32)


class Batch:
    """A kernel that runs some instructions, each from the same registers, and what it leaves of each."""

    def __init__(self, arch: str, lanes: int, insts: list[Inst], rng: random.Random) -> None:
        self.arch, self.lanes, self.insts, self.rng = arch, lanes, insts, rng
        self.is_new = arch == "gfx1201"
        self.masks: list[int] = []  # EXEC of each
        self.text = "\n".join([*self.start(), *(line for inst in insts for line in self.lines(inst))])

    def start(self) -> list[str]:
        """The registers that each instruction begins with, to v48 and s64 up."""
        add = "s_add_co" if self.is_new else "s_add"
        carry = "s_add_co_ci_u32" if self.is_new else "s_addc_u32"
        self.advance = [f"{add}_u32 s2, s2, {4 * self.lanes * ROWS:#x}", f"{carry} s3, s3, 0"]
        lines = ["v_and_b32 v0, 0x3ff, v0", "v_lshlrev_b32 v1, 2, v0", "v_mov_b32 v2, v1"]
        for row in range(VECTORS):
            lines.append(f"global_load_b32 v{PRISTINE + row}, v2, s[0:1]")
            lines.append(f"v_add_nc_u32 v2, {4 * self.lanes:#x}, v2")
        lines += ["s_load_b512 s[64:79], s[4:5], 0x0", "s_load_b256 s[80:87], s[4:5], 0x40"]
        waits = ["s_wait_loadcnt 0x0", "s_wait_kmcnt 0x0"]
        return [*lines, *(waits if self.is_new else ["s_waitcnt vmcnt(0) lgkmcnt(0)"])]

    def lines(self, inst: Inst) -> list[str]:
        """Its registers anew, the instruction under some EXEC, and its results to memory."""
        guard = "s_wait_alu 0x0" if self.is_new else "s_waitcnt_depctr 0x0"
        touched = dict.fromkeys(c for reg in (*inst.reads(), *inst.writes()) for c in reg.codes())
        vector = [code - 256 for code in touched if FIRST_VECTOR <= code - 256 < PRISTINE]
        scalar = [code for code in touched if FIRST_SCALAR <= code < FIRST_SCALAR + SCALARS]
        fresh = [f"v_mov_b32 v{index}, v{index - FIRST_VECTOR + PRISTINE}" for index in vector]
        fresh += [f"s_mov_b32 s{code}, s{code - FIRST_SCALAR + 64}" for code in scalar]
        is_full = self.rng.random() < 0.4
        low, high = (0xFFFFFFFF if is_full else self.rng.getrandbits(32) for _ in range(2))
        self.masks.append(low | high << 32)
        fresh += ["s_mov_b32 vcc_lo, 0x5a5af00f", "s_mov_b32 vcc_hi, 0x12348765", "s_mov_b32 m0, 0x10003"]
        fresh += ["s_bitcmp1_b32 s64, 3", f"s_mov_b32 exec_lo, {low}", f"s_mov_b32 exec_hi, {high}"]
        text = isa(self.arch, self.lanes).format(inst)
        keep = ["s_cselect_b32 s92, 1, 0", f"s_mov_b32 s{SAVED}, exec_lo", f"s_mov_b32 s{SAVED + 1}, exec_hi"]
        full = ["s_mov_b32 exec_lo, -1", "s_mov_b32 exec_hi, -1"]
        return [
            *fresh,
            guard,
            "s_nop 7",
            text,
            guard,
            "s_nop 7",
            *keep,
            *full,
            *self.stores(inst),
            *self.advance,
        ]

    def stores(self, inst: Inst) -> list[str]:
        found = []
        for row, name in enumerate(self.results(inst)):
            if name[0] == "s" or name.startswith("vcc"):
                found.append(f"v_mov_b32 v3, {name}")
            data = name if found[-1:] != [f"v_mov_b32 v3, {name}"] else "v3"
            found.append(f"global_store_b32 v1, {data}, s[2:3] offset:{4 * self.lanes * row}")
        return found

    def results(self, inst: Inst) -> list[str]:
        """Registers to look at: those written, VCC, EXEC and SCC."""
        codes = [code for reg in inst.writes() for code in reg.codes()]
        vector = [f"v{code - 256}" for code in codes if 256 <= code < 512]
        scalar = [f"s{code}" for code in codes if FIRST_SCALAR <= code < FIRST_SCALAR + SCALARS]
        return [*vector, *scalar, "vcc_lo", "vcc_hi", f"s{SAVED}", f"s{SAVED + 1}", "s92"][:ROWS]

    def run(self, mode: str, table: Array, scalars: Array) -> Array:
        """(instructions, results, lanes)"""
        bench = Bench(arch=self.arch)
        result = np.zeros((len(self.insts), ROWS, self.lanes), np.uint32)
        places = bench.put(table), bench.put(result), bench.put(scalars)
        bench.run(self.text, *places, mode=mode, lanes=self.lanes, block=(self.lanes, 1, 1))
        return result

    def differences(self, seed: int) -> list[str]:
        rng = np.random.default_rng(seed)
        table, scalars = vectors(rng, self.lanes), vectors(rng, 32)[0]
        first, *others = (self.run(mode, table, scalars) for mode in ("interpret", "fast", "strict"))
        found = []
        for mode, other in zip(("fast", "strict"), others, strict=True):
            for inst, a, b in zip(self.insts, first, other, strict=True):
                good = same(inst, a, b)
                if not good.all():
                    row, lane = (int(at[0]) for at in np.nonzero(~good))
                    values = f"interpret {a[row, lane]:#x}, {mode} {b[row, lane]:#x}"
                    place = f"{self.results(inst)[row]} lane {lane}"
                    text = isa(self.arch, self.lanes).format(inst)
                    given = inputs(inst, table, scalars, lane)
                    found.append(f"{self.arch} wave{self.lanes} {text}: {place}: {values} ({given})")
        return found


def inputs(inst: Inst, table: Array, scalars: Array, lane: int) -> str:
    """What its sources held."""
    found = []
    for operand in inst.defn.operands:
        value = inst[operand.name]
        for code in value.codes() if isinstance(value, Reg) else ():
            if 0 <= code - 256 - FIRST_VECTOR < VECTORS:
                found.append(f"v{code - 256}={int(table[code - 256 - FIRST_VECTOR, lane]):#x}")
            elif 0 <= code - FIRST_SCALAR < SCALARS:
                found.append(f"s{code}={int(scalars[code - FIRST_SCALAR]):#x}")
    return ", ".join(found)


def same(inst: Inst, a: Array, b: Array) -> Array:
    """Equal bits, or any NaN for a NaN."""
    name = inst.defn.mnemonic
    good = np.asarray(a == b)
    if re.search(PASSING_NANS, name):
        good = good | np.isnan(a.view(np.float32)) & np.isnan(b.view(np.float32)) | both_nan(name, a, b)
    return good


def both_nan(name: str, a: Array, b: Array) -> Array:
    """Of halves and doubles."""
    found = np.zeros(a.shape, bool)
    if "f16" in name:
        x, y = (np.ascontiguousarray(rows).view(np.float16).reshape(*a.shape, 2) for rows in (a, b))
        nans = (np.isnan(x) & np.isnan(y)) | (x.view(np.uint16) == y.view(np.uint16))
        found = nans.all(axis=2)
    elif "f64" in name:
        wide = [np.ascontiguousarray(rows[:2].T).view(np.float64)[:, 0] for rows in (a, b)]
        found[:2] = np.isnan(wide[0]) & np.isnan(wide[1])
    return found


def check(arch: str, lanes: int, part: int, parts: int, seed: int) -> list[str]:
    """The encodings of one part."""
    rng = random.Random(seed)
    return run_all(arch, lanes, encodings(isa(arch, lanes))[part::parts], rng, seed)


def run_all(arch: str, lanes: int, defns: list[InstDef], rng: random.Random, seed: int) -> list[str]:
    """Each encoding once, in batches. What differs."""
    maker = Maker(isa(arch, lanes), rng)
    insts = [inst for defn in defns if (inst := maker.make(defn)) is not None]
    found = []
    for start in range(0, len(insts), BATCH):
        found += Batch(arch, lanes, insts[start : start + BATCH], rng).differences(seed + start)
    return found


@pytest.mark.parametrize(("arch", "lanes"), CHIPS)
def test_a_sample_leaves_the_same_bits_everywhere(arch: str, lanes: int) -> None:
    found = check(arch, lanes, 5, 50, 3)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("arch", "lanes"), CHIPS)
def test_carries_leave_the_same_bits_everywhere_with_clamp_too(arch: str, lanes: int) -> None:
    rng = random.Random(4)
    defns = [defn for defn in encodings(isa(arch, lanes)) if defn.base_format == "VOP3SD"]
    assert len(defns) == 22
    found = run_all(arch, lanes, defns * 2, rng, 4)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("step", [10, pytest.param(1, marks=pytest.mark.conformance)])
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_chance_makes_every_encoding(arch: str, step: int) -> None:
    maker = Maker(isa(arch), random.Random(1))
    tried = encodings(maker.table)[::step]
    never = [defn for defn in tried if not any(maker.make(defn) for _ in range(5))]
    assert [defn.name for defn in never] == []


@pytest.mark.conformance
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("arch", "lanes"), CHIPS)
def test_every_encoding_leaves_the_same_bits_everywhere(arch: str, lanes: int, part: int) -> None:
    found = [line for seed in range(2) for line in check(arch, lanes, part, PARTS, seed)]
    assert not found, "\n".join(found)
