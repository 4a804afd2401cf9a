"""What a masked or shifted result owes to undefined bits: the reference agrees with counting every filling.

A source of which some bits are undefined is given every filling of those bits: a bit of the result that is
the same for all of them may be called defined, and one that differs never.
"""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.executor import supports
from drivers.sim.amd.wave.interp.rules import OPERATIONS
from tests.drivers.sim.amd.wave.conftest import Bench

FULL = 0xFFFFFFFF
HOLES = (0, 1, 0x80, 0x100, 0x8001_0000, 0xC000_0003)
WORDS = (0, 0x0001_00FF, 0x8F00_1234, FULL)
AMOUNTS = (0, 4, 31)
PRECISE = sorted(name for name, operation in OPERATIONS.items() if operation.precise and supports(name))


def fillings(value: int, holes: int) -> list[int]:
    """Every value that agrees with `value` outside of `holes`."""
    places = [1 << i for i in range(32) if holes >> i & 1]
    return [value & ~holes | sum(chosen) for chosen in product(*((0, place) for place in places))]


def cases(name: str) -> list[list[tuple[int, int]]]:
    """Sources as (value, holes): words with holes in one or two places, small amounts as they are."""
    rng = np.random.default_rng(5)
    count = len(OPERATIONS[name].sources)
    found = []
    for holes, word in product(HOLES, WORDS):
        for place in range(count):
            sources = [(int(rng.choice((*AMOUNTS, 0x0C0D_0700))), 0) for _ in range(count)]
            sources[place] = (word, holes)
            sources[(place + 1) % count] = (
                int(rng.choice((*WORDS, *AMOUNTS))),
                int(rng.choice((0, 2, 0x300))),
            )
            found.append(sources)
    return found


def compute(name: str, values: list[int]) -> int:
    operation = OPERATIONS[name]
    arrays = [
        np.full(32, value, np.uint32).view(np.int32 if kind[0] == "i" else np.uint32)
        for value, kind in zip(values, operation.sources, strict=True)
    ]
    return int(np.asarray(operation.compute(*arrays)).view(np.uint32)[0])


@pytest.mark.parametrize("name", PRECISE)
def test_no_bit_is_called_defined_that_a_filling_changes(name: str) -> None:
    rule = OPERATIONS[name].precise
    some = 0
    for sources in cases(name):
        results = [compute(name, list(values)) for values in product(*(fillings(v, h) for v, h in sources))]
        same = ~(np.bitwise_or.reduce(results) ^ np.bitwise_and.reduce(results)) & FULL
        values = [np.full(32, value, np.uint32) for value, _ in sources]
        known = [np.full(32, ~holes & FULL, np.uint32) for _, holes in sources]
        called = int(rule(values, known)[0]) if rule is not None else 0
        assert called & ~same == 0, f"{name} of {sources}: {called:#x}, but only {same:#x} is settled"
        some += 0 < called < FULL
    assert some, "a part of some result is defined"


# v2 has its lower half alone, as a 16-bit shift of the true kind leaves it.
START = "v_lshlrev_b32 v1, 2, v0\nv_lshrrev_b16 v2.l, 3, v0.l\nv_mov_b32 v3, 0\n"
STORE = "\nglobal_store_b32 v1, v4, s[0:1]"
MASKED = [
    "v_bfe_i32 v4, v2, 0, 8",
    "v_bfe_u32 v4, v2, 8, 8",
    "v_perm_b32 v4, v2, v3, 0x0c0c0504",
    "v_add_nc_u32 v4, v2, v0\nv_and_b32 v4, 0xffff, v4",
    "v_lshl_or_b32 v4, v2, 16, v0",
    "v_and_or_b32 v4, v2, 15, v0",
    "v_dual_mov_b32 v3, 1 :: v_dual_lshlrev_b32 v4, 16, v2",
    "v_alignbit_b32 v4, v2, v3, 16",
]


@pytest.mark.parametrize("text", MASKED)
def test_a_result_that_owes_nothing_to_the_undefined_half_may_be_stored(text: str) -> None:
    bench = Bench()
    bench.run(START + text + STORE, bench.put(np.zeros(32, np.uint32)), mode="interpret")


DECIDED = [
    "v_bfe_i32 v4, v2, 9, 8",
    "v_perm_b32 v4, v2, v3, 0x0c0c0604",
    "v_add_nc_u32 v4, v2, v0\nv_and_b32 v4, 0x1ffff, v4",
    "v_lshl_or_b32 v4, v2, 15, v0",
    "v_dual_mov_b32 v3, 1 :: v_dual_lshlrev_b32 v4, 15, v2",
    "v_alignbit_b32 v4, v2, v3, 17",
]


@pytest.mark.parametrize("text", DECIDED)
def test_one_undefined_bit_that_reaches_the_result_is_e_uninit(text: str) -> None:
    bench = Bench()
    place = bench.put(np.zeros(32, np.uint32))
    with pytest.raises(SimFault, match="E_UNINIT: stored data depends on v4"):
        bench.run(START + text + STORE, place, mode="interpret")
