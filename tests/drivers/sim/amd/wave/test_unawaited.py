"""Operations on LDS in flight at a barrier: which they are, and that such a barrier does not order them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.drivers.sim.amd.wave.rule_kernels import loaded

STORE, LOAD, WAIT = "ds_store_b32 v1, v0", "ds_load_b32 v5, v2", "s_waitcnt lgkmcnt(0)"
BARRIER = "s_barrier"
OUT = "global_store_b32 v1, v5, s[0:1]"
START = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\nv_xor_b32 v2, 0x80, v1"  # v2: of the other wave
SPLIT = ("s_barrier_signal -1", "s_barrier_wait 0xffff")


@pytest.mark.parametrize(
    ("texts", "count"),
    [
        ((STORE, BARRIER), 1),
        ((STORE, WAIT, BARRIER), 0),
        ((BARRIER, STORE), 0),
        ((STORE, LOAD, "s_waitcnt lgkmcnt(1)", BARRIER), 1),  # the load alone
        ((STORE, LOAD, BARRIER), 2),
        ((STORE, "s_waitcnt vmcnt(0)", BARRIER), 1),
        ((STORE, "s_cbranch_scc1 a", WAIT, "a:", BARRIER), 1),
        (("s_cbranch_scc1 a", STORE, WAIT, "a:", BARRIER), 0),
        (("a:", WAIT, BARRIER, STORE, "s_cbranch_scc1 a"), 0),
        (("ds_swizzle_b32 v5, v1 offset:swizzle(SWAP,1)", BARRIER), 0),
        ((STORE, BARRIER, BARRIER), 1),
    ],
)
def test_what_is_in_flight_at_a_barrier(texts: tuple[str, ...], count: int) -> None:
    found = loaded("\n".join(texts)).unawaited
    assert (len(found.operations), bool(found.barriers)) == (count, count > 0)


def run(*texts: str, arch: str = "gfx1100", mode: str = "strict", **shape: Any) -> Any:
    bench = Bench(arch=arch)
    memory = bench.put(np.zeros(256, np.uint32))
    shape = {"block": (64, 1, 1), "lds": 512, **shape}
    bench.run("\n".join([START, *texts]), memory, mode=mode, **shape)
    return bench.arrays[0]


def fault(*texts: str, **more: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts, **more)
    assert caught.value.code == "E_LDS_RACE"
    return caught.value


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_a_store_in_flight_at_the_barrier_races_with_the_read_behind_it(mode: str) -> None:
    other = [*range(32, 64), *range(32)]
    assert run(STORE, WAIT, BARRIER, LOAD, WAIT, OUT, mode=mode)[:64].tolist() == other
    fault(STORE, BARRIER, LOAD, WAIT, OUT, mode=mode)
    fault(STORE, BARRIER, WAIT, LOAD, WAIT, OUT, mode=mode)  # too late


def test_the_fault_names_the_store_and_what_to_do() -> None:
    found = fault(STORE, BARRIER, LOAD, WAIT, OUT)
    assert "in flight at the barrier between; wait for LDS" in found.detail
    assert found.where["inst"] == LOAD and (found.where["wave"], found.where["other_wave"]) != (0, 0)


def test_one_more_barrier_with_a_wait_orders_it() -> None:
    run(STORE, BARRIER, WAIT, BARRIER, LOAD, WAIT, OUT)
    fault(STORE, BARRIER, BARRIER, LOAD, WAIT, OUT)


def test_a_load_in_flight_at_the_barrier_races_with_the_store_behind_it() -> None:
    begin = (STORE, WAIT, BARRIER)
    run(*begin, LOAD, WAIT, BARRIER, STORE.replace("v0", "v1"), WAIT, OUT)
    fault(*begin, LOAD, BARRIER, STORE.replace("v0", "v1"), WAIT, OUT)


def test_what_only_the_wave_itself_reads_may_be_in_flight() -> None:
    own = LOAD.replace("v2", "v1")
    assert run(STORE, BARRIER, own, WAIT, OUT)[:64].tolist() == list(range(64))
    # nor does it matter for what was waited for
    first = ("ds_store_b32 v1, v0 offset:256", WAIT, STORE, BARRIER)
    run(*first, LOAD + " offset:256", WAIT, OUT)
    fault(*first, LOAD, WAIT, OUT)


def test_each_group_has_barriers_of_its_own() -> None:
    once = ("s_cmp_lg_u32 s2, 1", "s_cbranch_scc1 good", STORE, "s_branch on", "good:", STORE, WAIT, "on:")
    run(*once, BARRIER, LOAD, WAIT, OUT)
    assert fault(*once, BARRIER, LOAD, WAIT, OUT, grid=(3, 1, 1)).where["group"] == 1


def test_a_split_barrier_wants_the_wait_before_its_signal() -> None:
    wait = "s_wait_dscnt 0"
    more: dict[str, Any] = {"arch": "gfx1201"}
    run(STORE, wait, *SPLIT, LOAD, wait, OUT, **more)
    fault(STORE, *SPLIT, LOAD, wait, OUT, **more)
    fault(STORE, SPLIT[0], wait, SPLIT[1], LOAD, wait, OUT, **more)


def test_what_is_in_flight_only_round_a_loop_is_noted() -> None:
    """As LLVM 22 leaves it; see `unawaited`."""
    body = ("s_mov_b32 s8, 2", "a:", BARRIER, LOAD, WAIT, BARRIER, STORE, "s_sub_u32 s8, s8, 1")
    again = (*body, "s_cmp_lg_u32 s8, 0", "s_cbranch_scc1 a")
    found = loaded("\n".join(again)).unawaited
    assert not found.operations and len(found.carried) == len(found.barriers) == 1
    text = "\n".join([START, STORE, WAIT, *again])
    (noted,) = notes(text)
    assert "in flight at the barrier" in noted
    assert not notes(text.replace(STORE + "\ns_sub", f"{STORE}\n{WAIT}\ns_sub"))


def notes(text: str) -> list[str]:
    for mode in ("interpret", "strict"):
        found = Bench().run(text, mode=mode, block=(64, 1, 1), lds=512).notes
    return [note for note in found if note.startswith("W_LDS_WAIT")]
