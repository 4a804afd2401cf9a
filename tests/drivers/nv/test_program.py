"""Launch shapes at the edge of what cards and kernels allow, and what a launch writes behind its QMD.

Limits: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import ArgumentError, DeviceError
from drivers.nv import pushbuffer
from drivers.nv.code import SassCode
from drivers.nv.cubin import KernelInfo, KernelParameter
from drivers.nv.device import NvDevice, open_device
from drivers.nv.loader import has_limit, parameters_at, runs_on, signature, skipped, stack_bytes
from drivers.nv.program import NvProgram
from hcq.program import ArgumentKind
from hcq.settings import Settings
from tests.drivers.nv.fake_rm import AMPERE, FakeRm

CODE = SassCode("add", "sm_90", 0, 26, 1, 1024, 32, 24, bytes(16))


def loaded(device: NvDevice, registers: int = 26, **kernel: Any) -> NvProgram:
    program = device.load(replace(CODE, registers=registers).pack())
    assert isinstance(program, NvProgram)
    program.kernel = replace(program.kernel, **kernel)
    return program


GRID = 2**31 - 1, 65535, 65535


@pytest.mark.parametrize(
    ("grid", "block"),
    [(GRID, (1, 1, 1)), ((1, 1, 1), (1024, 1, 1)), ((1, 1, 1), (1, 1024, 1)), ((1, 1, 1), (16, 1, 64))],
)
def test_the_greatest_shapes_are_launched(device: NvDevice, grid: Any, block: Any) -> None:
    loaded(device).encode(grid, block, 0)


@pytest.mark.parametrize(
    ("grid", "block", "why"),
    [
        ((2**31, 1, 1), (1, 1, 1), "grid=.* the card allows"),
        ((1, 65536, 1), (1, 1, 1), "grid=.* the card allows"),
        ((1, 1, 65536), (1, 1, 1), "grid=.* the card allows"),
        ((1, 1, 1), (1, 1, 65), "block=.* the card allows"),
        ((1, 1, 1), (1025, 1, 1), "has 1025 threads; the card allows 1024"),
        ((1, 1, 1), (32, 33, 1), "has 1056 threads"),
        ((1, 0, 1), (1, 1, 1), "three sizes of at least 1"),
        ((1, 1), (1, 1, 1), "three sizes of at least 1"),
        ((1, 1, 1), (1, 1.5, 1), "three sizes of at least 1"),
    ],
)
def test_one_more_is_refused(device: NvDevice, grid: Any, block: Any, why: str) -> None:
    with pytest.raises(ArgumentError, match=why):
        loaded(device).encode(grid, block, 0)


@pytest.mark.parametrize(
    ("registers", "threads", "fits"),
    [(64, 1024, True), (65, 896, True), (65, 928, False), (72, 1024, False), (255, 256, True),
     (0, 1024, True), (255, 257, False), (80, 768, True), (80, 800, False)],
)  # fmt: skip
def test_the_registers_of_a_block_must_fit_an_sm(
    device: NvDevice, registers: int, threads: int, fits: bool
) -> None:
    """65,536, by whole warps of 8 registers a thread, in fours (cuda_occupancy.h, regsAssumedPerCTA)."""
    program = loaded(device, registers)
    if fits:
        program.encode((1, 1, 1), (threads, 1, 1), 0)
    else:
        with pytest.raises(ArgumentError, match="an SM has 65536"):
            program.encode((1, 1, 1), (threads, 1, 1), 0)


def test_a_kernel_is_launched_by_the_shape_that_it_was_compiled_for(device: NvDevice) -> None:
    for allowed in ({"threads": 64}, {"block": (64, 1, 1)}, {"max_threads": 64}):
        program = loaded(device, **allowed)
        program.encode((1, 1, 1), (64, 1, 1), 0)
        with pytest.raises(ArgumentError, match="compiled for"):
            program.encode((1, 1, 1), (65, 1, 1), 0)
    with pytest.raises(ArgumentError, match=r"compiled for \(64, 1, 1\)"):
        loaded(device, block=(64, 1, 1)).encode((1, 1, 1), (32, 2, 1), 0)


def test_a_grid_is_made_of_whole_clusters(device: NvDevice) -> None:
    program = loaded(device)
    program.kernel = replace(program.kernel, needs=replace(program.kernel.needs, cluster=(2, 1, 3)))
    program.encode((4, 5, 6), (32, 1, 1), 0)
    for grid in ((3, 5, 6), (4, 5, 7)):
        with pytest.raises(ArgumentError, match="not made of whole clusters"):
            program.encode(grid, (32, 1, 1), 0)


def test_a_launch_adds_its_own_shared_memory_to_the_kernels(device: NvDevice) -> None:
    """227 KiB of a block, of which the kernel has one."""
    loaded(device).encode((1, 1, 1), (32, 1, 1), 226 << 10)
    with pytest.raises(ArgumentError, match="add: 232449 bytes of shared memory"):
        loaded(device).encode((1, 1, 1), (32, 1, 1), (226 << 10) + 1)


@pytest.mark.parametrize(
    ("made_for", "arch", "runs"),
    [("sm_80", "sm_80", True), ("sm_80", "sm_86", True), ("sm_86", "sm_80", False), ("sm_80", "sm_90", False),
     ("sm_100", "sm_120", False), ("sm_120", "sm_120", True)],
)  # fmt: skip
def test_a_cubin_runs_on_later_minor_versions_of_its_family(made_for: str, arch: str, runs: bool) -> None:
    """CUDA C++ Programming Guide, "Binary Compatibility"."""
    assert runs_on(made_for, arch) is runs


@pytest.mark.parametrize(
    ("stack", "calls", "limit", "want"),
    [
        (0, False, 1024, 0),
        (16, False, 1024, 16 + 0x240),
        (None, False, 1024, 1024 + 0x240),
        (17, False, 0, 32 + 0x240),
        (1, False, 0, 16 + 0x240),
        (None, False, 0, 0),
        (16, True, 1024, 1024 + 0x240),
        (2048, True, 1024, 2048 + 0x240),
        (0, True, 33, 48 + 0x240),
    ],
)
def test_a_kernel_with_a_stack_has_what_the_hardware_keeps_as_well(
    stack: int | None, calls: bool, limit: int, want: int
) -> None:
    """In steps of 16 bytes; a limit counts where code calls as deep as it likes."""
    info = KernelInfo("k", ".text.k", stack=stack, calls=calls)
    assert stack_bytes(info, limit) == want and has_limit(info) is (calls or stack is None)


@pytest.mark.parametrize(("at", "want"), [(0, 0), (0x210, 0), (0x200, 0), (0x1A80, 0x1870)])
def test_parameters_that_lie_elsewhere_are_behind_the_usual_place(
    device: NvDevice, at: int, want: int
) -> None:
    assert skipped(device, KernelInfo("k", ".text.k", parameters_at=at)) == want


def test_a_limit_of_calls_is_told_with_the_kernel(device: NvDevice) -> None:
    program = loaded(device)
    made = program._with(replace(program.kernel, stack_limit=1024))
    place = "kernel add, 0x4 bytes behind its entry"
    limit = "its calls have a stack of 1024 bytes a thread, load(stack=) gives more"
    assert device.kernel_at(made.kernel.entry_va + 4) == f"{place}; {limit}"


def test_a_device_that_is_closed_loads_nothing() -> None:
    closed = open_device("nv:0", FakeRm(), 0, Settings())
    closed.close()
    for load in (closed.load, closed.load_all):
        for source in (CODE.pack(), b"no cubin"):
            with pytest.raises(DeviceError, match=r"nv:0 .*closed"):
                load(source)


def test_parameters_lie_behind_the_qmd_in_bank_0(device: NvDevice) -> None:
    assert parameters_at(device) == 512 + 0x210
    older = open_device("nv:0", FakeRm(classes=AMPERE, sm=0x800), 0, Settings())
    assert parameters_at(older) == 256 + 0x160
    older.close()


def test_new_code_is_copied_before_the_first_launch_and_told(device: NvDevice) -> None:
    """The copy is another channel's: the compute channel waits for it, and throws cached code away."""
    compute, copies = device.compute_queue, device.copy_queue
    compute.has_new_code = False
    code = loaded(device).code
    assert compute.has_new_code and 0 < code.points[copies.index] <= compute._seen[copies.index]


def test_a_cubin_does_not_say_which_words_are_addresses(device: NvDevice) -> None:
    info = KernelInfo(
        "k",
        ".text.k",
        parameters=[KernelParameter(0, 0, 8), KernelParameter(1, 8, 4), KernelParameter(2, 16, 24)],
    )
    made = signature(device, info).arguments
    first = parameters_at(device)
    assert [(a.name, a.kind, a.offset, a.size) for a in made] == [
        ("arg0", ArgumentKind.WORD, first, 8),
        ("arg1", ArgumentKind.VALUE, first + 8, 4),
        ("arg2", ArgumentKind.VALUE, first + 16, 24),
    ]


def test_local_memory_has_room_for_every_warp_that_may_be_there(device: NvDevice) -> None:
    """By what the family has room for: 64 warps of an SM, 2 SMs of a TPC, 9 TPCs of 8 GPCs. Units: a warp's
    0x200, a TPC's 0x8000 (clc6c0.h: SET_SHADER_LOCAL_MEMORY_NON_THROTTLED), 128 KiB for all."""
    queue = device.compute_queue
    begin = len(queue.pending)
    device.need_local(100)  # 3200 bytes of a warp: 3584
    first, tpc = device._local, 3584 * 64 * 2
    assert first is not None and first.size_bytes == -(-tpc * 9 * 8 // 0x20000) * 0x20000
    assert queue.pending[begin:].tolist() == pushbuffer.local_memory(first.gpu_va, tpc)
    assert queue.setup_local == queue.pending[begin:]
    recorded = len(queue.pending)
    device.need_local(100)
    device.need_local(64)
    assert len(queue.pending) == recorded and device._local is first
    device.need_local(101)
    assert device._local is not first and len(queue.pending) > recorded
    assert first.points[queue.index] == queue.next_point  # it is let go behind what may still use it


@pytest.mark.parametrize(("gpcs", "tpcs"), [(1, 1), (3, 1), (1, 7), (8, 9)])
def test_local_memory_of_all_is_made_of_whole_units(device: NvDevice, gpcs: int, tpcs: int) -> None:
    """32 bytes of 1 warp a TPC: 0x400 bytes of the warp, 0x8000 of the TPC; in all a multiple of 0x2_0000."""
    few = {"gpcs": gpcs, "tpcs_per_gpc": tpcs, "sms_per_tpc": 1, "warps_per_sm": 1}
    device.card.shape = replace(device.card.shape, **few)
    begin = len(device.compute_queue.pending)
    device.need_local(32)
    made = device._local
    assert made is not None and made.size_bytes == -(-0x8000 * gpcs * tpcs // 0x2_0000) * 0x2_0000
    assert device.compute_queue.pending[begin:].tolist() == pushbuffer.local_memory(made.gpu_va, 0x8000)


def test_barriers_of_a_grid_find_zeros_in_one_place_for_all_launches(device: NvDevice) -> None:
    plain = loaded(device)
    program = plain.cooperative()
    assert plain.kernel.is_cooperative is False and program.kernel.is_cooperative is True
    at = device.need_workspace()
    program.encode((4, 1, 1), (32, 1, 1), 0)
    workspace = device._workspace
    assert workspace is not None and device.need_workspace() == at == workspace.gpu_va
    copies = device.copy_queue.index
    assert device.compute_queue._seen[copies] >= workspace.points[copies] > 0
    assert workspace.numpy(np.uint8).tolist() == [0] * workspace.size_bytes


def test_a_program_holds_its_code_and_its_variables(device: NvDevice) -> None:
    program = loaded(device)
    assert program.memory() == [program.code]
    program.variables = device.empty(64)
    assert program.memory() == [program.code, program.variables]


def test_a_cluster_has_three_sizes_of_at_least_1(device: NvDevice) -> None:
    for cluster in ((0, 1, 1), (2, 1), (2, -1, -1)):
        with pytest.raises(ArgumentError, match="three sizes of at least 1"):
            loaded(device).in_clusters(cluster)  # type: ignore[arg-type]
    assert loaded(device).in_clusters((16, 1, 1)).kernel.needs.cluster == (16, 1, 1)
    with pytest.raises(ArgumentError, match="has 17 blocks; at most 16"):
        loaded(device).in_clusters((17, 1, 1))


def test_of_kernels_that_lay_at_an_address_the_newest_is_told(device: NvDevice) -> None:
    """Memory of two that are gone is given out again, cut otherwise."""
    program = loaded(device)
    at = program.kernel.entry_va
    for name, begin, size in (("first", at, 64), ("second", at - 128, 256), ("third", at, 64)):
        kernel = replace(program.kernel, name=name, entry_va=begin, code_bytes=size)
        program._with(kernel)
        assert device.kernel_at(at + 16) == f"kernel {name}, {at + 16 - begin:#x} bytes behind its entry"
    assert device.kernel_at(at - 1).startswith("kernel second") and device.kernel_at(at - 129) == ""


def test_an_address_in_code_is_told_by_its_kernel(device: NvDevice) -> None:
    program = loaded(device)
    at = program.kernel.entry_va
    assert device.kernel_at(at) == "kernel add, 0x0 bytes behind its entry"
    assert device.kernel_at(at + 15) == "kernel add, 0xf bytes behind its entry"
    assert device.kernel_at(at + 16) == device.kernel_at(at - 1) == ""


def test_code_is_told_when_its_program_is_gone_until_other_code_lies_there(device: NvDevice) -> None:
    program = loaded(device)
    at = program.kernel.entry_va
    del program
    assert device.kernel_at(at + 8) == "kernel add, 0x8 bytes behind its entry"
    again = device.load(replace(CODE, name="sub").pack())
    assert again.kernel.entry_va == at
    assert device.kernel_at(at + 8) == "kernel sub, 0x8 bytes behind its entry"


def test_a_device_says_what_it_is(device: NvDevice) -> None:
    said = "nv:0: sm_90 Fake H100, 66 SM, 80.00 GiB, NVIDIA driver 580.142, /dev/nvidia0, 0000:41:00.0"
    assert device.summary() == said
