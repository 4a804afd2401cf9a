"""What compiled code asks about: one access against another, and the words for it.

Covers judge.py, state.py, tasks.py, library.py and layout.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.shadow.judge import ranges
from drivers.sim.amd.wave.shadow.layout import ATOMIC_SITE
from drivers.sim.amd.wave.shadow.tasks import Party, Task, offset_of
from tests.drivers.sim.amd.wave.conftest import RSRC1, Bench, Module
from tests.faults import faults

WGP_MODE = 1 << 29


def test_lanes_are_named_in_runs() -> None:
    assert ranges([0, 1, 2, 5, 7, 8]) == "0-2,5,7-8"


@pytest.mark.parametrize("offset", [0, 0x124, -0x4EC])
def test_a_site_word_keeps_where_it_is_before_or_behind_the_entry(offset: int) -> None:
    kept = (offset >> 2) << 4 & ATOMIC_SITE - 1
    assert offset_of(kept | 15) == offset_of(kept | 15 | ATOMIC_SITE) == offset


def test_a_party_is_named_by_what_it_is() -> None:
    task = Task("dispatch 3", 7)
    assert Party("write", task, 2, 1, 0x1040, True).phrase() == (
        "atomic write by group 2, wave 1 of dispatch 3, at pc 0x1040"
    )
    assert Party("read", Task("copy", 9)).phrase() == "read of copy"


# -- waves of a group that wait for each other -----------------------------------------------------

# Wave 1 fills dwords 32..63 with 7 + lane, then raises a flag (dword 100). Wave 0 waits for it, and reads.
HANDED = """
    v_and_b32 v1, 0x3ff, v0
    v_lshlrev_b32 v2, 2, v1
    v_mov_b32 v3, 0
    v_mov_b32 v4, 1
    v_add_nc_u32 v5, 7, v1
    v_readfirstlane_b32 s6, v1
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc1 met
    ds_store_b32 v3, v3 offset:400
    s_waitcnt lgkmcnt(0)
met:
    s_barrier
    s_cmp_eq_u32 s6, 0
    s_cbranch_scc1 take
    s_cmp_eq_u32 s6, 64
    s_cbranch_scc1 third
    {give}
    s_waitcnt lgkmcnt(0)
    s_endpgm
take:
    {wait}
    {look}
    s_waitcnt lgkmcnt(0) vmcnt(0)
    s_endpgm
third:
    {third}
    s_waitcnt lgkmcnt(0) vmcnt(0)
"""
LOOP = "again:\n {}\n s_waitcnt vmcnt(0) lgkmcnt(0)\n v_cmp_ne_u32 vcc_lo, 1, v6\n s_cbranch_vccnz again"
LDS_DATA, LDS_LOOK = "ds_store_b32 v2, v5", "ds_load_b32 v7, v2 offset:128"
DATA, LOOK = "global_store_b32 v2, v5, s[0:1]", "global_load_b32 v7, v2, s[0:1] offset:128"
VSCNT = "s_waitcnt_vscnt null, 0x0"
LDS_FLAG, LDS_WAIT = "ds_store_b32 v3, v4 offset:400", LOOP.format("ds_load_b32 v6, v3 offset:400")
FLAG, WAIT = "global_store_b32 v3, v4, s[0:1] offset:400", "global_load_b32 v6, v3, s[0:1] offset:400"
ADD = "ds_add_u32 v3, v4 offset:400"
ADD_BACK = "v_mov_b32 v8, 0\n ds_add_rtn_u32 v6, v3, v8 offset:400"


def handed(*, waves: int = 2, rsrc1: int = RSRC1, **parts: str | list[str]) -> list[str]:
    """The warnings of a run."""
    bench = Bench()
    place = bench.put(np.zeros(128, np.uint32))
    given = {name: part if isinstance(part, str) else "\n".join(part) for name, part in parts.items()}
    text = HANDED.format(**({"wait": "s_nop 0", "third": "s_nop 0"} | given))
    block = (32 * waves, 1, 1)
    counters = bench.run(text, place, block=block, lds=512, mode="strict", rsrc1=rsrc1, budget=10**7)
    return [note for note in counters.notes if note.startswith("W_")]


def fault(**parts: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        handed(**parts)
    return caught.value


def test_a_flag_of_plain_loads_and_stores_orders_what_it_guards_and_is_noted() -> None:
    for data, look in ((LDS_DATA, LDS_LOOK), ([DATA, VSCNT], LOOK)):
        given = [*([data] if isinstance(data, str) else data), LDS_FLAG]
        (note,) = handed(give=given, wait=LDS_WAIT, look=look)
        assert note.startswith("W_FLAG") and "LDS dword 0x190" in note
        assert fault(give=given, look=look).code in ("E_LDS_RACE", "E_LDS_UNINIT", "E_RACE")


def test_what_comes_behind_the_flag_is_not_guarded_by_it() -> None:
    found = fault(give=[LDS_FLAG, LDS_DATA], wait=LDS_WAIT, look="ds_store_b32 v2, v4 offset:128")
    assert (found.code, found.where["other_wave"]) == ("E_LDS_RACE", 1)


def test_a_flag_in_lds_does_not_wait_for_stores_to_memory() -> None:
    """LLVM waits for none in CU mode, where all waves of a group are behind one L0."""
    found = fault(give=[DATA, LDS_FLAG], wait=LDS_WAIT, look=LOOK, rsrc1=RSRC1 | WGP_MODE)
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_RACE", 0, 1)
    handed(give=[DATA, VSCNT, LDS_FLAG], wait=LDS_WAIT, look=LOOK, rsrc1=RSRC1 | WGP_MODE)
    handed(give=[DATA, LDS_FLAG], wait=LDS_WAIT, look=LOOK)


def test_a_flag_in_memory_inside_a_group() -> None:
    (note,) = handed(give=[DATA, VSCNT, FLAG], wait=LOOP.format(WAIT), look=LOOK)
    assert note.startswith("W_FLAG")
    assert handed(give=[DATA, VSCNT, FLAG], wait=LOOP.format(WAIT + " glc"), look=LOOK) == []


def test_stores_in_flight_are_seen_in_order_behind_one_l0() -> None:
    parts: dict[str, Any] = {"wait": LOOP.format(WAIT + " glc") + "\n buffer_gl0_inv", "look": LOOK}
    assert handed(give=[DATA, FLAG], **parts) == []
    assert fault(give=[DATA, FLAG], **parts, rsrc1=RSRC1 | WGP_MODE).code == "E_RACE"
    assert handed(give=[DATA, VSCNT, FLAG], **parts, rsrc1=RSRC1 | WGP_MODE) == []


def test_in_wgp_mode_a_plain_load_waits_for_another_l0s_store_in_vain() -> None:
    parts: dict[str, Any] = {"give": [DATA, VSCNT, FLAG], "look": [LOOK]}
    assert fault(**parts, wait=LOOP.format(WAIT), rsrc1=RSRC1 | WGP_MODE).code == "E_RACE"
    fresh = LOOP.format(WAIT + " glc") + "\n buffer_gl0_inv"
    assert handed(**parts, wait=fresh, rsrc1=RSRC1 | WGP_MODE) == []


def test_atomics_of_all_lanes_are_flags_without_a_note() -> None:
    wait = LOOP.format(ADD_BACK).replace("v_cmp_ne_u32 vcc_lo, 1,", "v_cmp_gt_u32 vcc_lo, 32,")
    assert handed(give=[LDS_DATA, ADD], wait=wait, look=LDS_LOOK) == []
    assert fault(give=[ADD, LDS_DATA], wait=wait, look="ds_store_b32 v2, v4 offset:128").code == "E_LDS_RACE"
    plain = LDS_WAIT.replace("v_cmp_ne_u32 vcc_lo, 1,", "v_cmp_gt_u32 vcc_lo, 32,")
    assert handed(give=[LDS_DATA, ADD], wait=plain, look=LDS_LOOK) == [], "a relaxed load of an atomic"


def test_what_one_wave_acquired_another_has_not() -> None:
    parts: dict[str, Any] = {"give": [LDS_DATA, LDS_FLAG], "wait": LDS_WAIT, "look": [LDS_LOOK]}
    third = "v_subrev_nc_u32 v2, 128, v2\n ds_store_b32 v2, v4"
    found = fault(**parts, third=third, waves=3)
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_LDS_RACE", 2, 1)
    handed(**parts, third="ds_store_b32 v2, v4", waves=3)


def test_waves_may_store_what_is_there_already() -> None:
    same = "v_mov_b32 v9, 5\n ds_store_b32 v3, v9 offset:404"
    handed(give=[same], look=[same])
    byte = same.replace("b32 v3", "b8 v3")
    handed(give=[byte], look=[byte])
    assert fault(give=[same], look=[same.replace(", 5", ", 6")]).code == "E_LDS_RACE"
    assert fault(give=[same], look=["ds_load_b32 v7, v3 offset:404"]).code in ("E_LDS_RACE", "E_LDS_UNINIT")


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_of_a_vector_in_lds_one_element_must_have_been_written(mode: str) -> None:
    """LLVM stores the elements that have a value, and loads the whole."""
    head = "v_lshlrev_b32 v1, 4, v0\n ds_store_b32 v1, v0 offset:{}\n s_waitcnt lgkmcnt(0)\n {}"
    for written in (0, 4, 12):
        Bench().run(head.format(written, "ds_load_b128 v[4:7], v1"), lds=1024, mode=mode)
    for written, load in ((16, "ds_load_b128 v[4:7], v1"), (0, "ds_load_b32 v4, v1 offset:4")):
        with pytest.raises(SimFault) as caught:
            Bench().run(head.format(written, load), lds=1024, mode=mode)
        assert (caught.value.code, caught.value.where["lane"]) == ("E_LDS_UNINIT", 0)


def test_a_store_past_the_end_of_lds_is_that_and_no_race() -> None:
    wild = "v_add_nc_u32 v9, 0x10000, v3\n ds_store_b32 v9, v5 offset:400"
    assert fault(give=[LDS_FLAG], look=[wild]).code == "E_LDS_OOB"
    assert fault(give=[wild], look=[LDS_FLAG]).code == "E_LDS_OOB"


# -- the same as LLVM compiles it ------------------------------------------------------------------

# Lane 0 of each wave waits until the wave before it has raised `ready`, doubles what that left, and goes on.
PIPELINE = """
@ready = internal addrspace(3) global i32 poison
@slot = internal addrspace(3) global i32 poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @pipeline(ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %id, 5
  %lane = and i32 %id, 31
  %first = icmp eq i32 %id, 0
  br i1 %first, label %init, label %meet
init:
  store i32 0, ptr addrspace(3) @ready
  store i32 1, ptr addrspace(3) @slot
  store i32 1, ptr addrspace(1) %out
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %one = icmp eq i32 %lane, 0
  br i1 %one, label %wait, label %done
wait:
  %seen = load {load}
  %mine = icmp eq i32 %seen, %wave
  br i1 %mine, label %work, label %wait
work:
  %a = load i32, ptr addrspace(3) @slot
  %b = mul i32 %a, 2
  store i32 %b, ptr addrspace(3) @slot
  %c = load i32, ptr addrspace(1) %out
  %d = add i32 %c, %b
  store i32 %d, ptr addrspace(1) %out
  %next = add i32 %wave, 1
  store {store}
  br label %done
done:
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="128,128" }}
"""
PLACE = "ptr addrspace(3) @ready"
GROUP = 'syncscope("workgroup")'


@pytest.mark.parametrize("level", [0, 3])
def test_waves_in_a_pipeline_by_llvm(module: Callable[..., Module], level: int) -> None:
    load, store = (f"atomic i32{{}}, {PLACE} {GROUP} {order}, align 4" for order in ("acquire", "release"))
    text = PIPELINE.format(load=load.format(""), store=store.format(" %next"))
    out = np.zeros(1, np.uint32)
    module(text, level).run(out, block=(128, 1, 1), mode="strict")
    assert out[0] == 1 + 2 + 4 + 8 + 16


@pytest.mark.parametrize("level", [0, 3])
def test_a_pipeline_of_volatile_flags_does_not_order_memory(
    module: Callable[..., Module], level: int
) -> None:
    """A volatile store to LDS does not wait for the store to memory before it."""
    text = PIPELINE.format(load=f"volatile i32, {PLACE}", store=f"volatile i32 %next, {PLACE}")
    with faults("E_RACE"):
        module(text, level).run(np.zeros(1, np.uint32), block=(128, 1, 1), mode="strict")


# Lane 0 of each wave takes a lock, adds its wave's number plus 1 to a cell, and gives the lock back.
LOCKED = """
@lock = internal addrspace(3) global i32 poison
@cell = internal addrspace(3) global i32 poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @locked(ptr addrspace(1) %out, ptr addrspace(1) %far) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %id, 5
  %lane = and i32 %id, 31
  %first = icmp eq i32 %id, 0
  br i1 %first, label %init, label %meet
init:
  store i32 0, ptr addrspace(3) @lock
  store i32 0, ptr addrspace(3) @cell
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %one = icmp eq i32 %lane, 0
  br i1 %one, label %wait, label %over
wait:
  %old = atomicrmw xchg {lock}, i32 1 syncscope("workgroup") {acquire}
  %free = icmp eq i32 %old, 0
  br i1 %free, label %work, label %wait
work:
  %a = load i32, ptr addrspace(3) @cell
  %b = add i32 %a, %wave
  %c = add i32 %b, 1
  store i32 %c, ptr addrspace(3) @cell
  %d = load volatile i32, ptr addrspace(1) %out
  %e = add i32 %d, %wave
  store i32 %e, ptr addrspace(1) %out
  store atomic i32 0, {lock} syncscope("workgroup") {release}, align 4
  br label %over
over:
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="256,256" }}
"""
LOCKS = {"lds": "ptr addrspace(3) @lock", "memory": "ptr addrspace(1) %far"}


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("place", LOCKS)
def test_a_spin_lock_between_waves(module: Callable[..., Module], level: int, place: str) -> None:
    text = LOCKED.format(lock=LOCKS[place], acquire="acquire", release="release")
    for mode in ("fast", "strict"):
        out, far = np.zeros(1, np.uint32), np.zeros(1, np.uint32)
        notes = module(text, level).run(out, far, block=(256, 1, 1), mode=mode).notes
        assert out[0] == sum(range(8)) and far[0] == 0
        assert not [note for note in notes if note.startswith("W_")]


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("place", LOCKS)
def test_a_spin_lock_that_is_relaxed_where_it_is_given_back(
    module: Callable[..., Module], level: int, place: str
) -> None:
    """The store before it is still on its way when the lock is free."""
    text = LOCKED.format(lock=LOCKS[place], acquire="acquire", release="monotonic")
    with faults("E_LDS_RACE", "E_RACE"):
        module(text, level).run(*np.zeros((2, 1), np.uint32), block=(256, 1, 1), mode="strict")
