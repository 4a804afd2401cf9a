"""What a dispatch needs and what no compute unit runs. One test per rule; limits from the chip's tables."""

from __future__ import annotations

import pytest

from autogen.amd import gc_11_0_0 as gc
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    RSRC1,
    RSRC2,
    WRITABLE,
    Buffer,
    Queue,
    Rig,
    acquire,
    block,
    drain,
    fails,
    program,
    set_sh,
)


@pytest.fixture
def code(rig: Rig) -> Buffer:
    return rig.buffer(0x2000, GTT | EXECUTABLE)


@pytest.fixture
def queue(rig: Rig) -> Queue:
    return rig.compute_queue()


def test_a_register_that_nothing_set_is_named(queue: Queue, code: Buffer) -> None:
    fault = fails(queue, "E_STALE_SH", program(code.va), DISPATCH.build())
    assert fault.where["reg"] == "COMPUTE_NUM_THREAD_X"
    assert "which nothing ever set" in str(fault)


def test_a_register_of_an_earlier_submission_is_stale(queue: Queue, code: Buffer) -> None:
    queue.run(program(code.va))
    fault = fails(queue, "E_STALE_SH", block(32, 1, 1), DISPATCH.build())
    assert fault.where["reg"] == "COMPUTE_PGM_LO"
    assert f"left at {code.va >> 8 & 0xFFFFFFFF:#x} by an earlier submission" in str(fault)


def test_two_doorbells_stay_two_submissions_however_late_they_run(queue: Queue, code: Buffer) -> None:
    queue.submit(program(code.va))
    fails(queue, "E_STALE_SH", block(32, 1, 1), DISPATCH.build())


END, CODE_END = 0xBFB0_0000, 0xBF9F_0000  # s_endpgm, s_code_end


def store(code: Buffer, *words: int) -> None:
    for index, word in enumerate((*words, *[CODE_END] * 63)):
        code.mapping.write32(4 * index, word)


def three_of_user_data(code: Buffer) -> list[int]:
    """A dispatch with USER_SGPR = 3, of which `program` sets two."""
    rsrc2 = int(RSRC2.replace(user_sgpr=3))
    return [*program(code.va, rsrc2=rsrc2), *block(32, 1, 1), *DISPATCH.build(), *drain()]


def test_user_data_of_an_earlier_submission_is_stale_if_a_wave_reads_it(queue: Queue, code: Buffer) -> None:
    store(code, 0xBF0A_8002, END)  # s_cmp_lt_u32 s2, 0
    queue.run(set_sh(gc.COMPUTE_USER_DATA_2, 77))
    fault = fails(queue, "E_STALE_SH", three_of_user_data(code))
    assert fault.where["reg"] == "COMPUTE_USER_DATA_2"
    assert "left at 0x4d by an earlier submission" in str(fault)


def test_user_data_that_no_wave_reads_may_be_stale(rig: Rig, queue: Queue, code: Buffer) -> None:
    store(code, 0xBE82_0080, 0xBF0A_8002, END)  # s_mov_b32 s2, 0; s_cmp_lt_u32 s2, 0
    queue.run(set_sh(gc.COMPUTE_USER_DATA_2, 77))
    queue.run(three_of_user_data(code))
    assert rig.launches[0].user_data == (0x1000, 0, 77)


def test_user_data_that_nothing_set_is_as_in_the_new_queue_s_mqd(
    rig: Rig, queue: Queue, code: Buffer
) -> None:
    store(code, 0xBF0A_8002, END)
    queue.run(three_of_user_data(code))
    assert rig.launches[0].user_data == (0x1000, 0, 0)


def test_start_and_prefetch_registers_are_0_in_a_new_queue(rig: Rig, queue: Queue, code: Buffer) -> None:
    packet = DISPATCH.replace(force_start_at_000=0).build()
    left_out = set_sh(gc.COMPUTE_PGM_RSRC3, int(gc.COMPUTE_PGM_RSRC3(inst_pref_size=2)))
    whole, size = program(code.va), len(left_out)
    at = next(i for i in range(len(whole)) if whole[i : i + size] == left_out)
    queue.run(whole[:at] + whole[at + size :], block(32, 1, 1), packet)
    assert rig.launches[0].prefetch_bytes == 128


@pytest.mark.parametrize("count", [0, 1, 2])
def test_only_the_user_data_that_is_read_is_handed_over(
    rig: Rig, queue: Queue, code: Buffer, count: int
) -> None:
    rsrc2 = int(RSRC2.replace(user_sgpr=count))
    queue.run(program(code.va, rsrc2=rsrc2), block(32, 1, 1), DISPATCH.build())
    assert rig.launches[0].user_data == (0x1000, 0)[:count]


def test_more_user_data_than_registers_is_refused(queue: Queue, code: Buffer) -> None:
    rsrc2 = int(RSRC2.replace(user_sgpr=17))
    fails(queue, "E_USER_SGPR", program(code.va, rsrc2=rsrc2), block(32, 1, 1), DISPATCH.build())


def test_start_registers_are_needed_without_force_start(rig: Rig, queue: Queue, code: Buffer) -> None:
    packet = DISPATCH.replace(force_start_at_000=0).build()
    setup = [*program(code.va), *block(32, 1, 1)]
    queue.run(setup, set_sh(gc.COMPUTE_START_X, 0, 0, 0), packet)
    assert len(rig.launches) == 1
    assert fails(queue, "E_STALE_SH", acquire(), setup, packet).where["reg"] == "COMPUTE_START_X"


def test_a_grid_that_starts_elsewhere_is_not_modelled(queue: Queue, code: Buffer) -> None:
    packet = DISPATCH.replace(force_start_at_000=0).build()
    start = set_sh(gc.COMPUTE_START_X, 1, 0, 0)
    fails(queue, "E_NOT_MODELLED", program(code.va), block(32, 1, 1), start, packet)


def test_a_grid_that_resumes_is_not_modelled(queue: Queue, code: Buffer) -> None:
    restart = set_sh(gc.COMPUTE_RESTART_X, 0, 1, 0)
    fails(queue, "E_NOT_MODELLED", program(code.va), block(32, 1, 1), restart, DISPATCH.build())


@pytest.mark.parametrize("changed", [{"dim_x": 0}, {"dim_y": 65536}, {"dim_z": 65536}])
def test_dimensions_are_work_groups_in_range(queue: Queue, code: Buffer, changed: dict[str, int]) -> None:
    packet = DISPATCH.replace(**changed).build()
    fails(queue, "E_DISPATCH_DIMS", program(code.va), block(32, 1, 1), packet)


@pytest.mark.parametrize("changed", [{"compute_shader_en": 0}, {"use_thread_dimensions": 1}])
def test_dimensions_in_work_items_are_refused(queue: Queue, code: Buffer, changed: dict[str, int]) -> None:
    packet = DISPATCH.replace(**changed).build()
    fails(queue, "E_DISPATCH_DIMS", program(code.va), block(32, 1, 1), packet)


def test_an_initiator_bit_without_a_model_is_refused(queue: Queue, code: Buffer) -> None:
    packet = DISPATCH.replace(ordered_append_enbl=1).build()
    fails(queue, "E_NOT_MODELLED", program(code.va), block(32, 1, 1), packet)


@pytest.mark.parametrize("sizes", [(0, 1, 1), (32, 33, 1), (1025, 1, 1), (1 << 16 | 32, 1, 1)])
def test_a_work_group_has_1_to_1024_whole_lanes(queue: Queue, code: Buffer, sizes: tuple[int, ...]) -> None:
    fails(queue, "E_WG_SIZE", program(code.va), block(*sizes), DISPATCH.build())


def test_a_work_group_of_1024_lanes_runs(rig: Rig, queue: Queue, code: Buffer) -> None:
    queue.run(program(code.va), block(16, 8, 8), DISPATCH.build())
    assert rig.launches[0].block == (16, 8, 8)


@pytest.mark.parametrize(
    ("rsrc1", "rsrc2", "lanes"),
    [
        (RSRC1, RSRC2.replace(lds_size=129), 32),  # 129 * 512 bytes: over the 64 KiB of a work-group
        (RSRC1.replace(vgprs=32), RSRC2, 32),  # 33 * 8 = 264 registers
        (RSRC1.replace(vgprs=12), RSRC2, 1024),  # 104 registers: 12 waves on each of 2 SIMDs, 32 wanted
    ],
)
def test_a_work_group_that_cannot_fit_is_refused(
    queue: Queue,
    code: Buffer,
    rsrc1: gc.COMPUTE_PGM_RSRC1,
    rsrc2: gc.COMPUTE_PGM_RSRC2,
    lanes: int,
) -> None:
    setup = program(code.va, int(rsrc1), int(rsrc2))
    fails(queue, "E_NO_FIT", setup, block(lanes, 1, 1), DISPATCH.build())


def test_a_wgp_has_twice_the_simds(rig: Rig, queue: Queue, code: Buffer) -> None:
    rsrc1 = int(RSRC1.replace(vgprs=12, wgp_mode=1))
    queue.run(program(code.va, rsrc1), block(1024, 1, 1), DISPATCH.build())
    assert len(rig.launches) == 1


def test_no_enabled_compute_unit_is_named_and_enabling_one_cures_it(
    rig: Rig, queue: Queue, code: Buffer
) -> None:
    off = [
        *set_sh(gc.COMPUTE_STATIC_THREAD_MGMT_SE0, 0, 0),
        *set_sh(gc.COMPUTE_STATIC_THREAD_MGMT_SE2, 0, 0),
        *set_sh(gc.COMPUTE_STATIC_THREAD_MGMT_SE4, 0, 0, 0, 0),
    ]
    setup = [*program(code.va), *block(32, 1, 1)]
    queue.run(off, set_sh(gc.COMPUTE_STATIC_THREAD_MGMT_SE2, 1), setup, DISPATCH.build(), drain())
    assert len(rig.launches) == 1
    fails(queue, "E_NO_CU", acquire(), off, setup, DISPATCH.build())


def test_floating_point_traps_need_a_handler(queue: Queue, code: Buffer) -> None:
    rsrc2 = int(RSRC2.replace(excp_en=1))
    fails(queue, "E_TRAP", program(code.va, rsrc2=rsrc2), block(32, 1, 1), DISPATCH.build())


def test_code_must_be_executable(rig: Rig, queue: Queue) -> None:
    data = rig.buffer(0x2000)
    fault = fails(queue, "E_VM_PERM", program(data.va), block(32, 1, 1), DISPATCH.build())
    assert fault.where["access"] == "execute"


def scratch(base: int, waves: int, wavesize: int) -> list[int]:
    size = set_sh(gc.COMPUTE_TMPRING_SIZE, waves | wavesize << 12)
    return size + set_sh(gc.COMPUTE_DISPATCH_SCRATCH_BASE_LO, base >> 8 & 0xFFFFFFFF, base >> 40)


def test_scratch_is_handed_over_in_bytes_per_wave(rig: Rig, queue: Queue, code: Buffer) -> None:
    memory = rig.buffer(6 * 4 * 1024)  # 6 shader engines, 4 waves each, 1 KiB a wave
    setup = program(code.va, rsrc2=int(RSRC2.replace(scratch_en=1)))
    queue.run(setup, block(32, 1, 1), scratch(memory.va, 4, 4), DISPATCH.build())
    assert (rig.launches[0].scratch_va, rig.launches[0].scratch_wave_bytes) == (memory.va, 1024)


def test_nothing_behind_the_scratch_is_looked_up(
    rig: Rig, queue: Queue, code: Buffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No wave reaches it, so what its page tables say is nobody's mistake."""
    memory, asked, plain = rig.buffer(6 * 4 * 1024), list[int](), AddressSpace.segment
    monkeypatch.setattr(
        AddressSpace, "segment", lambda self, va, *more: (asked.append(va), plain(self, va, *more))[1]
    )
    setup = program(code.va, rsrc2=int(RSRC2.replace(scratch_en=1)))
    queue.run(setup, block(32, 1, 1), scratch(memory.va, 4, 4), DISPATCH.build())
    assert memory.va in asked and memory.va + memory.size not in asked


@pytest.mark.parametrize(("waves", "wavesize"), [(5, 4), (4, 5), (0, 4), (4, 0)])
def test_scratch_must_be_as_large_as_its_registers_say(
    rig: Rig, queue: Queue, code: Buffer, waves: int, wavesize: int
) -> None:
    memory = rig.buffer(6 * 4 * 1024)
    rig.allocate(0x1000)
    setup = program(code.va, rsrc2=int(RSRC2.replace(scratch_en=1)))
    registers = scratch(memory.va, waves, wavesize)
    fails(queue, "E_SCRATCH_OOB", setup, block(32, 1, 1), registers, DISPATCH.build())


def test_scratch_must_be_writable(rig: Rig, queue: Queue, code: Buffer) -> None:
    memory = rig.buffer(6 * 4 * 1024, GTT & ~WRITABLE)
    setup = program(code.va, rsrc2=int(RSRC2.replace(scratch_en=1)))
    fault = fails(queue, "E_VM_PERM", setup, block(32, 1, 1), scratch(memory.va, 4, 4), DISPATCH.build())
    assert (fault.where["access"], fault.where["va"]) == ("write", memory.va)


def test_scratch_registers_may_not_be_left_over(queue: Queue, code: Buffer) -> None:
    setup = program(code.va, rsrc2=int(RSRC2.replace(scratch_en=1)))
    fault = fails(queue, "E_STALE_SH", setup, block(32, 1, 1), DISPATCH.build())
    assert fault.where["reg"] == "COMPUTE_TMPRING_SIZE"


def test_a_64_lane_wave_takes_half_the_waves(rig: Rig, queue: Queue, code: Buffer) -> None:
    queue.run(program(code.va), block(64, 1, 1), DISPATCH.replace(cs_w32_en=0).build())
    assert not rig.launches[0].wave32
