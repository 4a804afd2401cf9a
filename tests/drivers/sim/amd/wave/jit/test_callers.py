"""Loops that wait for what a function gives back."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.jit.callers import joined, known_code, waits_for_calls
from drivers.sim.amd.wave.launch import Launch
from tests.drivers.sim.amd.wave.conftest import Bench, Module, assemble
from tests.drivers.sim.amd.wave.rule_kernels import loaded

# The last wave gives a value and raises a flag; the first looks for it in a function.
FLAGS = """
@cells = internal addrspace(3) global [2 x i32] undef
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define internal i32 @look(ptr addrspace(3) %flag) noinline {{
  %found = load atomic volatile i32, ptr addrspace(3) %flag syncscope("workgroup") acquire, align 4
  ret i32 %found
}}

define internal void @raise(ptr addrspace(3) %flag) noinline {{
  store atomic volatile i32 1, ptr addrspace(3) %flag syncscope("workgroup") release, align 4
  ret void
}}

define amdgpu_kernel void @k(ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="128,128" {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %value = getelementptr i32, ptr addrspace(3) @cells, i32 1
  %is_first = icmp eq i32 %id, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @cells
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_last = icmp eq i32 %id, 96
  br i1 %is_last, label %give, label %other
give:
  store i32 42, ptr addrspace(3) %value
  call void @raise(ptr addrspace(3) @cells)
  br label %end
other:
  br i1 %is_first, label %take, label %end
take:
  %seen = call i32 @look(ptr addrspace(3) @cells)
  %again = icmp eq i32 %seen, {waited}
  br i1 %again, label %take, label %taken
taken:
  %got = load i32, ptr addrspace(3) %value
  store i32 %got, ptr addrspace(1) %out
  br label %end
end:
  ret void
}}
"""


@pytest.mark.oracle
@pytest.mark.parametrize("level", [0, 3])
def test_a_flag_that_a_function_looks_at(module: Callable[..., Module], level: int) -> None:
    out = np.zeros(1, np.uint32)
    counters = module(FLAGS.format(waited=0), level).run(out, block=(128, 1, 1), mode="strict")
    assert out[0] == 42
    assert [note.split()[0] for note in counters.notes if note.startswith("W_")] == ["W_FLAG:"]


@pytest.mark.oracle
@pytest.mark.parametrize("level", [0, 3])
def test_where_no_loop_waits_for_the_function_it_is_a_race(module: Callable[..., Module], level: int) -> None:
    text = FLAGS.format(waited=0).replace("br i1 %again, label %take, label %taken", "br label %taken")
    with pytest.raises(SimFault) as caught:
        module(text, level).run(np.zeros(1, np.uint32), block=(128, 1, 1), mode="strict")
    fault = caught.value
    assert fault.code in ("E_LDS_RACE", "E_LDS_UNINIT")
    if fault.code == "E_LDS_RACE":
        pcs = (fault.where["pc"], fault.where["other_pc"])
        assert all(isinstance(pc, int) for pc in pcs) and abs(int(str(pcs[0])) - int(str(pcs[1]))) < 0x1000


CALLER = """
again:
    s_swappc_b64 s[30:31], s[4:5]
    v_cmp_ne_u32 vcc_lo, 3, {result}
    s_cbranch_vccnz again
    s_endpgm
"""


@pytest.mark.parametrize(("result", "is_waited_for"), [("v0", True), ("v40", False)])
def test_calls_go_on_behind_themselves(result: str, is_waited_for: bool) -> None:
    code = assemble(CALLER.format(result=result) + "s_code_end\n" * 8)
    bench = Bench()
    entry = bench.put(np.frombuffer(code, np.uint8).copy())
    launch = Launch("gfx1100", entry, 0, 0, 0, (), (1, 1, 1), (32, 1, 1), True, 0, 0, {})
    first = load("gfx1100", entry, bench.space, {})
    assert first.size == 1, "a part ends at a call"
    assert not waits_for_calls([first])
    parts = known_code([first], launch, bench.space)
    assert joined(parts).blocks[0].successors == (1,)
    assert waits_for_calls(parts) == is_waited_for


def test_nothing_need_follow_a_call() -> None:
    first = loaded("s_swappc_b64 s[30:31], s[4:5]\ns_code_end")
    assert [block.successors for block in joined([first]).blocks] == [()]
