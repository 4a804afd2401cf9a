"""LDS operations and global atomics of compiled waves do what AMD's published pseudocode says, to the bit.

Each lane has 16 bytes of its own; forms with two addresses reach further, to where no other lane does. See
test_pseudocode.py for where the text comes from.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst, InstDef
from drivers.amd.isa.operand import Reg, s, v
from drivers.sim.amd.wave.fidelity import fast_names
from tests.conformance.test_pseudocode import HAS_TEXTS, programs
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.drivers.sim.amd.wave.test_any_instruction import vectors
from tests.pseudocode.access import ADDRESS, DATA, DATA2, RESULT, Memory, access
from tests.pseudocode.numbers import Value
from tests.pseudocode.open_questions import agrees, memory_reason

pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not HAS_TEXTS, reason="DOORBELL_TINYGRAD names no checkout with str_pcode.py"),
]
Array = npt.NDArray[Any]
LANES, OWN, SIZE, PART = 32, 16, 4096, 24
REGIONS = (0, 1024, 2048)  # looked at: each lane's own bytes, and where far second addresses lead
# No access to memory of a lane's own, or one that the text has no pseudocode for.
LEFT_OUT = ("ds_gws", "ds_nop", "ds_ordered", "ds_append", "ds_consume", "ds_swizzle", "ds_bvh", "ds_add_gs",
            "ds_sub_gs", "global_atomic_ordered")  # fmt: skip
ROWS = 8  # a result is four registers and the memory in each region


def tried(arch: str) -> list[InstDef]:
    found = {}
    for defn in isa(arch, LANES).table.all():
        name = defn.mnemonic
        is_access = name.startswith(("ds_", "global_atomic")) and not name.startswith(LEFT_OUT)
        if is_access and name in fast_names() and name in programs(arch):
            is_best = "saddr" in defn.slot and "vdst" in defn.slot  # with what was there before
            if name not in found or is_best:
                found[name] = defn
    return list(found.values())


def offsets(defn: InstDef) -> tuple[int, int]:
    if "offset1" not in defn.slot:
        return 0, 0
    return (0, 4) if "stride64" in defn.mnemonic else (0, 1)


def instruction(defn: InstDef) -> Inst:
    registers = {
        "addr": ADDRESS,
        "vaddr": ADDRESS,
        "data0": DATA,
        "vdata": DATA,
        "data1": DATA2,
        "vdst": RESULT,
    }
    values: list[Any] = list(defn.defaults)
    for at, operand in enumerate(defn.operands):
        if operand.name in registers:
            values[at] = Reg(v(registers[operand.name]).code, operand.count)
        elif operand.name == "saddr":
            values[at] = s(6, 2)
        elif operand.name in ("offset0", "offset1"):
            values[at] = offsets(defn)[operand.name == "offset1"]
    return Inst(defn, values)


class Accesses:
    """A kernel that runs some of them, each on fresh registers and memory."""

    def __init__(self, arch: str, defns: list[InstDef], seed: int) -> None:
        self.arch, self.defns = arch, defns
        self.is_new = arch == "gfx1201"
        self.registers = vectors(np.random.default_rng(seed), LANES)[:12]
        self.memory = vectors(np.random.default_rng(seed + 1), LANES).reshape(-1)[: SIZE // 4]
        self.registers[8:12][:, ::4] = self.own_words()[:, ::4]  # some comparisons hold

    def own_words(self) -> Array:
        """(4, lanes)"""
        return self.memory[: LANES * OWN // 4].reshape(LANES, 4).T

    def operands(self, lane: int) -> list[int]:
        """64 bits of a lane's memory, and of its data."""
        rows = self.own_words()[:2, lane], self.registers[4:6, lane]
        return [int(low) | int(high) << 32 for low, high in rows]

    def text(self) -> str:
        wait = "s_wait_loadcnt 0x0\ns_wait_dscnt 0x0\ns_wait_storecnt 0x0\ns_wait_kmcnt 0x0"
        self.wait = wait if self.is_new else "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0"
        add, carry = ("s_add_co_u32", "s_add_co_ci_u32") if self.is_new else ("s_add_u32", "s_addc_u32")
        lines = ["v_and_b32 v0, 0x3ff, v0", "v_lshlrev_b32 v1, 2, v0", f"v_lshlrev_b32 v{ADDRESS}, 4, v0"]
        lines += [f"global_load_b32 v{40 + row}, v1, s[0:1] offset:{128 * row}" for row in range(12)]
        for defn in self.defns:
            is_lds = defn.mnemonic.startswith("ds_")
            lines += [self.wait, *(self.fill_lds() if is_lds else [])]
            first = {0: RESULT, 4: DATA, 8: DATA2}
            lines += [f"v_mov_b32 v{first[row] + i}, v{40 + row + i}" for row in first for i in range(4)]
            lines += ["s_mov_b32 m0, 0", isa(self.arch, LANES).format(instruction(defn)), self.wait]
            lines += self.keep(is_lds)
            advance = 4 * 4 * LANES * (1 + len(REGIONS))
            lines += [f"{add} s2, s2, {advance:#x}", f"{carry} s3, s3, 0"]
            lines += [f"{add} s6, s6, {SIZE:#x}", f"{carry} s7, s7, 0"]
        return "\n".join(lines)

    def fill_lds(self) -> list[str]:
        found = []
        for at in range(0, SIZE, LANES * OWN):
            found += [f"global_load_b128 v[60:63], v{ADDRESS}, s[4:5] offset:{at}", self.wait]
            found += [f"ds_store_b128 v{ADDRESS}, v[60:63] offset:{at}", self.wait]
        return found

    def keep(self, is_lds: bool) -> list[str]:
        """Results, and what the regions hold now."""
        found = [f"global_store_b128 v{ADDRESS}, v[{RESULT}:{RESULT + 3}], s[2:3]"]
        for at, region in enumerate(REGIONS, 1):
            load = "ds_load_b128 v[60:63], v14" if is_lds else "global_load_b128 v[60:63], v14, s[6:7]"
            found += [f"{load} offset:{region}", self.wait]
            found.append(f"global_store_b128 v{ADDRESS}, v[60:63], s[2:3] offset:{512 * at}")
        return found

    def run(self) -> Array:
        """(instructions, result and regions, lanes, 4)"""
        bench = Bench(arch=self.arch)
        result = np.zeros((len(self.defns), 1 + len(REGIONS), LANES, 4), np.uint32)
        copies = np.stack([self.memory] * (len(self.defns) + 1))
        places = [bench.put(array) for array in (self.registers, result, self.memory, copies)]
        bench.run(self.text(), *places, lds=SIZE)
        return result

    def expected(self, defn: InstDef) -> Array:
        """(result and regions, lanes, 4)"""
        memory, vector = Memory(self.memory.tobytes()), []
        for lane in range(LANES):
            first = {RESULT: 0, DATA: 4, DATA2: 8}
            own = {
                reg + i: Value(int(self.registers[row + i, lane]), "b32")
                for reg, row in first.items()
                for i in range(4)
            }
            vector.append(own | {ADDRESS: Value(OWN * lane, "b32")})
        count = sum(operand.count for operand in defn.operands if operand.name == "vdst")
        access(defn.mnemonic, programs(self.arch), vector, memory, offsets(defn), count)
        returned = [[own[RESULT + i].bits for i in range(4)] for own in vector]
        words = np.frombuffer(bytes(memory.content), np.uint32)
        regions = [words[at // 4 :][: LANES * OWN // 4].reshape(LANES, 4) for at in REGIONS]
        return np.array([returned, *regions], np.uint32)


def differences(arch: str, defns: list[InstDef], seed: int) -> list[str]:
    accesses = Accesses(arch, defns, seed)
    found = []
    for defn, ours in zip(defns, accesses.run(), strict=True):
        text = accesses.expected(defn)
        for region, lane, word in np.argwhere(text != ours):
            says, has = int(text[region, lane, word]), int(ours[region, lane, word])
            given = accesses.operands(int(lane))
            if not agrees(says, has) and not memory_reason(defn.mnemonic, *given):
                place = ["result", *REGIONS][region]
                shown = ", ".join(map(hex, given))
                found.append(
                    f"{defn.mnemonic}: {place} lane {lane} word {word}: {says:#x}, {has:#x} ({shown})"
                )
                break
    return found


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_memory_and_results_are_as_the_pseudocode_says(arch: str, part: int, record_property: Any) -> None:
    defns = tried(arch)[part::5]
    found = [line for seed in range(4) for line in differences(arch, defns, seed)]
    record_property(f"AMD's pseudocode, accesses on {arch}", (len(defns) - len(found), len(defns)))
    assert not found, "\n".join(found)
