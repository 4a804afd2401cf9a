"""Which lanes of a load find something in LDS, held against bytes that numpy has marked."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

LOADS = [("u8", 1), ("i16", 2), ("b32", 4), ("b64", 8), ("b128", 16)]
KERNEL = """v_lshlrev_b32 v1, 2, v0
global_load_b32 v2, v1, s[0:1]
global_load_b32 v3, v1, s[0:1] offset:128
s_waitcnt vmcnt(0)
ds_store_b8 v2, v0
ds_load_{kind} {target}, v3
s_waitcnt lgkmcnt(0)
s_mov_b32 s8, {chosen:#x}
v_cndmask_b32 v5, 7, v5, s8
v_cndmask_b32 v6, 7, v{second}, s8
global_store_b64 v1, v[5:6], s[2:3]"""


def lanes_with(kind: str, size: int, chosen: int, starts: list[int], written: list[int]) -> str:
    """The lanes that E_LDS_UNINIT names where lanes `chosen` want what they loaded."""
    bench = Bench()
    memory = bench.put(np.array(written + starts, np.uint32))
    out = bench.put(np.zeros(64, np.uint32))
    target = "v5" if size <= 4 else f"v[5:{4 + size // 4}]"
    text = KERNEL.format(kind=kind, target=target, chosen=chosen, second=6 if size > 4 else 5)
    try:
        bench.run(text, memory, out, mode="strict", lds=256)
    except SimFault as fault:
        assert fault.code == "E_LDS_UNINIT"
        return str(fault.where["lanes"])
    return ""


@pytest.mark.parametrize(("kind", "size"), LOADS)
def test_lanes_that_find_a_byte_of_each_dword_are_told_from_those_that_find_none(
    kind: str, size: int
) -> None:
    random = np.random.default_rng(size)
    written = random.integers(0, 200, 32).tolist()
    starts = (random.integers(0, 240 // size, 32) * size).tolist()
    dwords = [range(at, at + min(size, 4)) for at in range(0, min(size, 8), 4)]
    marked = [[any(start + at in written for at in each) for each in dwords] for start in starts]
    found = [any(each) for each in marked]  # of two dwords that are stored together one is enough
    assert 2 < sum(found) < 30
    mask = sum(1 << lane for lane in range(32) if found[lane])
    assert lanes_with(kind, size, mask, starts, written) == ""
    lane = found.index(False)
    assert lanes_with(kind, size, mask | 1 << lane, starts, written) == str(lane)
