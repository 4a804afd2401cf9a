"""Orders that groups make through atomics and caches: what releases and acquires, and what does not."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Module
from tests.drivers.sim.amd.wave.shadow.test_space import WAIT, fault, lines, run
from tests.faults import faults

HEAD = """
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
"""
LAST_GROUP = (
    HEAD
    + """
define amdgpu_kernel void @last(ptr addrspace(1) %parts, ptr addrspace(1) %count, ptr addrspace(1) %out,
    i32 %groups) {{
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %one, label %done
one:
  %mine = getelementptr i32, ptr addrspace(1) %parts, i32 %group
  store i32 %group, ptr addrspace(1) %mine
  %ticket = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("agent") {order}
  %wanted = sub i32 %groups, 1
  %last = icmp eq i32 %ticket, %wanted
  br i1 %last, label %sum, label %done
sum:
  %i = phi i32 [ 0, %one ], [ %i1, %sum ]
  %total = phi i32 [ 0, %one ], [ %total1, %sum ]
  %at = getelementptr i32, ptr addrspace(1) %parts, i32 %i
  %part = load i32, ptr addrspace(1) %at
  %total1 = add i32 %total, %part
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %groups
  br i1 %more, label %sum, label %write
write:
  store i32 %total1, ptr addrspace(1) %out
  store i32 0, ptr addrspace(1) %count
  br label %done
done:
  ret void
}}
"""
)


@pytest.mark.parametrize("level", [0, 3])
def test_the_last_group_adds_up_what_all_released(module: Callable[..., Module], level: int) -> None:
    out = np.zeros(1, np.uint32)
    kernel = module(LAST_GROUP.format(order="acq_rel"), level)
    args = (np.zeros(16, np.uint32), np.zeros(1, np.uint32), out, np.uint32(16))
    kernel.run(*args, grid=(16, 1, 1), mode="strict")
    assert out[0] == 120


@pytest.mark.parametrize("order", ["monotonic", "release"])
def test_a_counter_that_acquires_nothing_orders_nothing(module: Callable[..., Module], order: str) -> None:
    kernel = module(LAST_GROUP.format(order=order), 3)
    args = (np.zeros(16, np.uint32), np.zeros(1, np.uint32), np.zeros(1, np.uint32), np.uint32(16))
    with faults("E_RACE"):
        kernel.run(*args, grid=(16, 1, 1), mode="strict")


LOOK_BACK = (
    HEAD
    + """
define amdgpu_kernel void @scan(ptr addrspace(1) %sums, ptr addrspace(1) %flags) {{
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %one, label %done
one:
  %mine = getelementptr i32, ptr addrspace(1) %sums, i32 %group
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %group
  %none = icmp eq i32 %group, 0
  br i1 %none, label %write, label %look
look:
  %before = sub i32 %group, 1
  %their_flag = getelementptr i32, ptr addrspace(1) %flags, i32 %before
  br label %spin
spin:
  %seen = load atomic i32, ptr addrspace(1) %their_flag syncscope("{scope}") {load}, align 4
  %ready = icmp ne i32 %seen, 0
  br i1 %ready, label %take, label %spin
take:
  %theirs = getelementptr i32, ptr addrspace(1) %sums, i32 %before
  %sum = load i32, ptr addrspace(1) %theirs
  br label %write
write:
  %so_far = phi i32 [ 0, %one ], [ %sum, %take ]
  %new = add i32 %so_far, 2
  store i32 %new, ptr addrspace(1) %mine
  store atomic i32 1, ptr addrspace(1) %flag syncscope("{scope}") {store}, align 4
  br label %done
done:
  ret void
}}
"""
)


@pytest.mark.parametrize("level", [0, 3])
def test_a_scan_that_looks_back_at_the_flags_of_groups_before(
    module: Callable[..., Module], level: int
) -> None:
    sums = np.zeros(64, np.uint32)
    kernel = module(LOOK_BACK.format(scope="agent", load="acquire", store="release"), level)
    kernel.run(sums, np.zeros(64, np.uint32), grid=(64, 1, 1), mode="strict")
    assert sums.tolist() == list(range(2, 130, 2))


@pytest.mark.parametrize(
    ("scope", "load", "store"),
    [
        ("agent", "monotonic", "monotonic"),
        ("workgroup", "acquire", "release"),
        ("agent", "monotonic", "release"),
    ],
)
def test_a_scan_whose_flags_order_too_little(
    module: Callable[..., Module], scope: str, load: str, store: str
) -> None:
    kernel = module(LOOK_BACK.format(scope=scope, load=load, store=store), 3)
    with faults("E_RACE", "E_SCOPE"):
        kernel.run(np.zeros(64, np.uint32), np.zeros(64, np.uint32), grid=(64, 1, 1), mode="strict")


def test_acquiring_without_invalidating_reads_an_old_line() -> None:
    """Group 1 acquires twice and invalidates only the first time."""
    release = lines("v_mov_b32 v1, 0", "v_mov_b32 v2, 1", "global_store_b32 v1, v2, s[0:1] offset:256", WAIT)
    release = lines(release, "global_atomic_add_u32 v1, v2, s[0:1]", "s_endpgm")
    start = lines("s_mov_b32 exec_lo, 1", "s_cmp_lg_u32 s2, 0", "s_cbranch_scc1 other", release, "other:")
    take = lines("v_mov_b32 v1, 0", "global_load_b32 v3, v1, s[0:1] glc", WAIT)
    read = "global_load_b32 v4, v1, s[0:1] offset:256"
    fresh = lines("buffer_gl1_inv", "buffer_gl0_inv")
    run(lines(start, take, fresh, read), groups=2)
    assert fault(lines(start, fresh, take, read), groups=2).code == "E_SCOPE"
