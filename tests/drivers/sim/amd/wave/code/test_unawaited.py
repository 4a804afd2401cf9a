"""Operations on LDS in flight at a barrier: which they are, and that such a barrier does not order them.

Covers unawaited.py and waits.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import RSRC1, Bench
from tests.drivers.sim.amd.wave.rule_kernels import loaded

STORE, LOAD, WAIT = "ds_store_b32 v1, v0", "ds_load_b32 v5, v2", "s_waitcnt lgkmcnt(0)"
BARRIER, ONE_LEFT = "s_barrier", "s_waitcnt lgkmcnt(1)"
OUT = "global_store_b32 v1, v5, s[0:1]"
START = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\nv_xor_b32 v2, 0x80, v1"  # v2: of the other wave
SPLIT = ("s_barrier_signal -1", "s_barrier_wait 0xffff")


@pytest.mark.parametrize(
    ("texts", "count"),
    [
        ((STORE, BARRIER), 1),
        ((STORE, WAIT, BARRIER), 0),
        ((BARRIER, STORE), 0),
        ((STORE, LOAD, ONE_LEFT, BARRIER), 1),  # the load alone
        ((STORE, LOAD, BARRIER), 2),
        ((STORE, "s_waitcnt vmcnt(0)", BARRIER), 1),
        ((STORE, "s_cbranch_scc1 a", WAIT, "a:", BARRIER), 1),
        (("s_cbranch_scc1 a", STORE, WAIT, "a:", BARRIER), 0),
        (("a:", WAIT, BARRIER, STORE, "s_cbranch_scc1 a"), 0),
        (("ds_swizzle_b32 v5, v1 offset:swizzle(SWAP,1)", BARRIER), 0),
        ((STORE, BARRIER, BARRIER), 1),
        # All that LDS's unit does comes in order: with one left, what was before it is over.
        ((STORE, "ds_swizzle_b32 v5, v1 offset:swizzle(SWAP,1)", ONE_LEFT, BARRIER), 0),
        ((STORE, "ds_bpermute_b32 v5, v1, v0", ONE_LEFT, BARRIER), 0),
        ((STORE, "flat_load_b32 v5, v[8:9]", ONE_LEFT, BARRIER), 1),  # the load, which may go to LDS
        (("flat_store_b32 v[8:9], v0", BARRIER), 1),
        ((STORE, "global_load_b32 v5, v1, s[0:1]", ONE_LEFT, BARRIER), 1),
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


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_so_does_one_by_a_flat_address_and_one_before_a_move_between_lanes_does_not(mode: str) -> None:
    flat = ("s_mov_b64 s[12:13], src_shared_base", "v_mov_b32 v8, v1", "v_mov_b32 v9, s13")
    put = "flat_store_b32 v[8:9], v0"
    run(*flat, put, WAIT, BARRIER, LOAD, WAIT, OUT, mode=mode)
    fault(*flat, put, BARRIER, LOAD, WAIT, OUT, mode=mode)
    fault(*flat, put, "s_waitcnt_vscnt null, 0", BARRIER, LOAD, WAIT, OUT, mode=mode)
    run(STORE, "ds_bpermute_b32 v6, v1, v0", ONE_LEFT, BARRIER, LOAD, WAIT, OUT, mode=mode)


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
    one = loaded("\n".join(["a:", SPLIT[0], STORE, "s_cbranch_scc1 a", SPLIT[1]]), "gfx1201").unawaited
    assert (one.operations, one.carried) == (frozenset(), {4}), "a loop of one block, too"


def notes(text: str) -> list[str]:
    for mode in ("interpret", "strict"):
        found = Bench().run(text, mode=mode, block=(64, 1, 1), lds=512).notes
    return [note for note in found if note.startswith("W_LDS_WAIT")]


# -- memory in WGP mode ----------------------------------------------------------------------------

WGP = RSRC1 | 1 << 29
PUT, TAKE, STORED = (
    "global_store_b32 v1, v0, s[0:1]",
    "global_load_b32 v5, v2, s[0:1]",
    "s_waitcnt_vscnt null, 0",
)
FRESH, LOADED = "buffer_gl0_inv", "s_waitcnt vmcnt(0)"
KEEP = "global_store_b32 v1, v5, s[0:1] offset:512"


@pytest.mark.parametrize(
    ("texts", "count"),
    [
        ((PUT, BARRIER), 1),
        ((PUT, STORED, BARRIER), 0),
        ((TAKE, BARRIER), 1),
        ((TAKE, LOADED, BARRIER), 0),
        ((PUT, TAKE, LOADED, BARRIER), 1),
        ((PUT, WAIT, BARRIER), 1),
        (("scratch_store_b32 off, v0, off", BARRIER), 0),
        ((TAKE, "scratch_load_b32 v6, off, off", "s_waitcnt vmcnt(1)", BARRIER), 0),
        ((PUT, "scratch_store_b32 off, v0, off", "s_waitcnt_vscnt null, 1", BARRIER), 1),  # in no order
        (("a:", BARRIER, PUT, "s_cbranch_scc1 a"), 0),
    ],
)
def test_what_of_memory_is_in_flight_at_a_barrier(texts: tuple[str, ...], count: int) -> None:
    found = loaded("\n".join(texts)).unawaited
    assert (len(found.memory), bool(found.barriers)) == (count, count > 0)
    assert not found.operations


def race(*texts: str, **more: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts, **more)
    assert caught.value.code == "E_RACE"
    return caught.value


def test_a_store_to_memory_must_be_over_at_the_barrier_where_waves_have_two_caches() -> None:
    behind = (FRESH, TAKE, LOADED, KEEP)
    run(PUT, STORED, BARRIER, *behind, rsrc1=WGP)
    found = race(PUT, BARRIER, *behind, rsrc1=WGP)
    assert "in flight at the barrier" in found.detail and "vscnt" in found.detail
    race(PUT, BARRIER, STORED, *behind, rsrc1=WGP)
    run(PUT, BARRIER, *behind, rsrc1=RSRC1)


def test_the_next_barrier_orders_it_if_the_store_is_over_there() -> None:
    behind = (FRESH, TAKE, LOADED, KEEP)
    run(PUT, BARRIER, STORED, BARRIER, *behind, rsrc1=WGP)
    race(PUT, BARRIER, BARRIER, *behind, rsrc1=WGP)


def test_a_load_of_memory_must_be_over_before_another_wave_stores_there() -> None:
    change = PUT.replace("v0", "v1")
    run(TAKE, LOADED, BARRIER, change, rsrc1=WGP)
    race(TAKE, BARRIER, change, LOADED, rsrc1=WGP)
    run(TAKE, BARRIER, change, LOADED, rsrc1=RSRC1)


def test_a_store_that_only_its_own_wave_reads_may_be_in_flight() -> None:
    run(PUT, BARRIER, FRESH, TAKE.replace("v2", "v1"), LOADED, KEEP, rsrc1=WGP)


# -- between signal and wait -----------------------------------------------------------------------

SIGNAL, MEET = SPLIT
DONE, GOT, OVER = "s_wait_dscnt 0", "s_wait_loadcnt 0", "s_wait_storecnt 0"
ANOTHER = (SIGNAL, MEET)


def test_split_barriers_that_have_something_between() -> None:
    def windows(*texts: str) -> int:
        return len(loaded("\n".join(texts), "gfx1201").unawaited.windows)

    assert windows(*SPLIT) == windows(SIGNAL, "v_mov_b32 v3, 0", MEET, LOAD) == 0
    assert windows(SIGNAL, LOAD, MEET) == windows(SIGNAL, PUT, MEET) == 1
    assert windows(SIGNAL, "s_cbranch_scc1 a", LOAD, "a:", MEET) == 1
    assert windows(SIGNAL, "s_call_b64 s[8:9], f", MEET, "s_endpgm", "f:", "s_setpc_b64 s[8:9]") == 1


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_what_comes_behind_the_signal_the_barrier_does_not_order(mode: str) -> None:
    more: dict[str, Any] = {"arch": "gfx1201", "mode": mode}
    late = (SIGNAL, STORE, DONE, MEET)
    found = fault(*late, LOAD, DONE, OUT, **more)
    assert mode == "interpret" or "had signalled" in found.detail
    run(STORE, DONE, SIGNAL, MEET, LOAD, DONE, OUT, **more)
    run(*late, *ANOTHER, LOAD, DONE, OUT, **more)  # the next one does
    run(*late, LOAD.replace("v2", "v1"), DONE, OUT, **more)  # its own


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_a_read_between_signal_and_wait_races_with_stores_on_either_side(mode: str) -> None:
    more: dict[str, Any] = {"arch": "gfx1201", "mode": mode}
    first, change = (STORE, DONE, *ANOTHER), STORE.replace("v0", "v1")
    fault(*first, change, DONE, SIGNAL, LOAD, DONE, MEET, OUT, **more)  # the other wave's, before its signal
    run(*first, SIGNAL, LOAD, DONE, MEET, OUT, **more)
    fault(*first, SIGNAL, LOAD, DONE, MEET, OUT, change, **more)  # the other wave's, behind its wait
    run(*first, SIGNAL, LOAD, DONE, MEET, OUT, *ANOTHER, change, **more)


def test_memory_is_held_to_the_same() -> None:
    more: dict[str, Any] = {"arch": "gfx1201"}
    late, behind = (SIGNAL, PUT, OVER, MEET), (TAKE, GOT, KEEP)
    assert "had signalled" in race(*late, *behind, **more).detail
    run(PUT, OVER, *SPLIT, *behind, **more)
    run(*late, *ANOTHER, *behind, **more)


def test_each_round_of_a_loop_has_a_window_of_its_own() -> None:
    """Each wave works in its window on what the other had in the last: two barriers are between."""
    swap = ("v_mov_b32 v6, v1", "v_mov_b32 v1, v2", "v_mov_b32 v2, v6")
    body = ("s_mov_b32 s8, 4", "a:", SIGNAL, STORE, DONE, MEET, *ANOTHER, *swap, "s_sub_co_u32 s8, s8, 1")
    again = ("s_cmp_lg_u32 s8, 0", "s_cbranch_scc1 a")
    run(*body, *again, arch="gfx1201")
    one = [text for text in body if text not in ANOTHER or body.index(text) < 6]
    fault(*one[:6], *swap, *body[-1:], *again, arch="gfx1201")
