"""Launch shapes, initial registers, hidden arguments, scratch. Source: LLVM AMDGPUUsage."""

from __future__ import annotations

import ctypes
import dataclasses
import gc
import struct
from contextlib import nullcontext

import numpy as np
import pytest

from drivers import open_device
from drivers.amd.device import AmdDevice
from drivers.amd.program import Hidden, hidden_value
from drivers.core.errors import ArgumentError, CodeObjectError
from hcq.graph import Call
from hcq.heap import MemoryKind
from hcq.program import MAX_SHAPES
from tests.drivers.amd.kernels import RSRC2, fake_device, program
from tests.drivers.amd.test_pm4 import sh_registers

ONE = (1, 1, 1)


def test_the_argument_block_s_address_goes_into_the_user_registers() -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    commands = made.commands((4, 1, 1), (64, 1, 1), 0)
    registers = sh_registers(list(commands.words))
    first = list(commands.words).index(0x2E40 - 0x2C00) + 1
    assert commands.kernarg_at == first
    assert registers[0x2E0C] == made.code.gpu_va >> 8 & 0xFFFFFFFF


@pytest.mark.parametrize(("chip", "priv"), [("navi31", 1), ("navi48", 0)])
def test_waves_of_gfx11_run_privileged_under_the_kernel_driver(chip: str, priv: int) -> None:
    """Linux cwsr_trap_handler_gfx10.asm (SW_SA_TRAP): with traps off, waves keep PRIV=1 "for subsequent
    context save requests"; kfd_debug.h switches them off for GC 11.0.0 to 11.0.3. tinygrad #6950 sets bit 20
    on gfx11."""
    device = open_device(f"sim:{chip}")
    made = program(device, ["x"])
    registers = sh_registers(list(made.commands((1, 1, 1), (64, 1, 1), 0).words))
    assert registers[0x2E12] >> 20 & 1 == priv
    device.close()


def test_dispatch_packet_comes_first_and_the_private_size_last() -> None:
    device, _ = fake_device()
    made = program(
        device, ["x"], compute_pgm_rsrc2=5 << 1, enable_sgpr_dispatch_ptr=1,
        enable_sgpr_private_segment_size=1, private_segment_fixed_size=48, group_segment_fixed_size=100,
    )  # fmt: skip
    commands = made.commands((4, 2, 1), (64, 2, 1), 0)
    registers = sh_registers(list(commands.words))
    user = [registers[0x2E40 + i] for i in range(5)]
    assert commands.kernarg_at == list(commands.words).index(0x2E40 - 0x2C00) + 1 + 2
    assert user[4] == 48
    heap = device.heaps[MemoryKind.HOST]
    (packet,) = [block for block in heap.blocks() if "dispatch packet" in block.label]
    assert user[0] | user[1] << 32 == packet.gpu_va
    assert packet.host is not None
    words = struct.unpack_from("<HHHHHHIIIII", packet.host.view(), packet.host_offset)
    assert words == (2, 2, 64, 2, 1, 0, 256, 4, 1, 48, 100)


def packets_of(device: AmdDevice) -> int:
    device.reap()
    return sum("dispatch packet" in block.label for block in device.heaps[MemoryKind.HOST].blocks())


def test_dispatch_packets_of_shapes_long_past_are_given_back() -> None:
    device, _ = fake_device()
    made = program(device, [], compute_pgm_rsrc2=4 << 1, enable_sgpr_dispatch_ptr=1)
    graph = device.graph([Call(made, [], (9999, 1, 1), ONE)])
    for groups in range(1, 3 * MAX_SHAPES):
        made(grid=(groups, 1, 1), block=ONE)
        assert packets_of(device) <= MAX_SHAPES + 1
    held = packets_of(device)
    graph.free()
    del graph
    gc.collect()
    assert packets_of(device) == held - 1, "a graph keeps what its commands name"
    del made
    gc.collect()
    assert packets_of(device) == 0


def test_a_launch_too_long_for_its_dispatch_packet_is_refused() -> None:
    device, _ = fake_device()
    grid = (2**24, 1, 1)
    program(device, []).commands(grid, (256, 1, 1), 0)
    made = program(device, [], compute_pgm_rsrc2=4 << 1, enable_sgpr_dispatch_ptr=1)
    with pytest.raises(ArgumentError, match="has 4294967296 lanes along one axis; the kernel asks a packet"):
        made.commands(grid, (256, 1, 1), 0)
    made.commands(grid, (255, 1, 1), 0)


@pytest.mark.parametrize(("lds", "units"), [(0, 0), (1, 1), (512, 1), (513, 2), (65536, 128)])
def test_lds_is_given_in_512_byte_units_and_the_rest_of_rsrc2_is_kept(lds: int, units: int) -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    registers = sh_registers(list(made.commands(ONE, ONE, lds).words))
    assert registers[0x2E13] == RSRC2 | units << 15


@pytest.mark.parametrize(
    ("grid", "block", "lds", "message"),
    [
        (ONE, (1024, 2, 1), 0, r"block=\(1024, 2, 1\) has 2048 lanes; the card allows 1024"),
        ((0, 1, 1), ONE, 0, r"grid=\(0, 1, 1\); needed are three sizes of at least 1"),
        (ONE, (1, 1), 0, r"block=\(1, 1\); needed are three sizes"),
        (
            (1, 65536, 1),
            ONE,
            0,
            r"grid=\(1, 65536, 1\) work-groups; the card allows \(4294967295, 65535, 65535\)",
        ),
        (ONE, ONE, 65537, r"65537 bytes of work-group memory \(LDS\); a work-group has at most 65536"),
    ],
)
def test_a_shape_no_card_can_run_is_refused(
    grid: tuple[int, int, int], block: tuple[int, int, int], lds: int, message: str
) -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    with pytest.raises(ArgumentError, match=f"^test: {message}"):
        made(device.empty(4), grid=grid, block=block, lds=lds)


def test_a_kernel_for_one_block_shape_takes_no_other() -> None:
    device, _ = fake_device()
    made = program(device, ["x"], required_block=(64, 1, 1))
    with pytest.raises(ArgumentError, match=r"block=\(32, 1, 1\); it was compiled for \(64, 1, 1\)"):
        made(device.empty(4), grid=ONE, block=(32, 1, 1))


@pytest.mark.parametrize(("held", "is_right"), [(1, False), (2, True), (16, True), (17, False)])
def test_a_kernel_has_room_for_what_it_asks_for_and_16_initial_registers_at_most(
    held: int, is_right: bool
) -> None:
    """The address of its arguments takes two; USER_SGPR counts 0..16. Source: LLVM AMDGPUUsage."""
    device, _ = fake_device()
    refusal = "wants 2 initial registers filled and .* set up; allowed are 2..16"
    with nullcontext() if is_right else pytest.raises(CodeObjectError, match=refusal):
        program(device, ["x"], compute_pgm_rsrc2=held << 1 | 1 << 7)


def test_hidden_arguments_describe_the_launch() -> None:
    device, _ = fake_device()
    hidden = [
        Hidden("hidden_block_count_x", 8, 4),
        Hidden("hidden_block_count_y", 12, 4),
        Hidden("hidden_group_size_x", 20, 2),
        Hidden("hidden_group_size_y", 22, 2),
        Hidden("hidden_remainder_x", 26, 2),
        Hidden("hidden_global_offset_x", 32, 8),
        Hidden("hidden_grid_dims", 40, 2),
        Hidden("hidden_dynamic_lds_size", 44, 4),
        Hidden("hidden_queue_ptr", 48, 8),
    ]
    made = program(device, ["x"], hidden=hidden, kernarg_size=56)
    x = device.empty(4)
    made(x, grid=(5, 3, 1), block=(64, 2, 1), lds=128)
    commands = made.commands((5, 3, 1), (64, 2, 1), 128)
    assert (commands.implicit_at, len(commands.implicit)) == (8, 48), "they end where the arguments do"
    ring = device.compute_queue.kernargs
    assert struct.unpack_from("<Q", ring.view, 0) == (x.gpu_va,)
    assert struct.unpack_from("<II", ring.view, 8) == (5, 3)
    assert struct.unpack_from("<HH", ring.view, 20) == (64, 2)
    assert struct.unpack_from("<H", ring.view, 26) == (0,)
    assert struct.unpack_from("<Q", ring.view, 32) == (0,)
    assert struct.unpack_from("<H", ring.view, 40) == (2,)
    assert struct.unpack_from("<I", ring.view, 44) == (128,)
    (queue_va,) = struct.unpack_from("<Q", ring.view, 48)
    assert ctypes.string_at(queue_va + 64, 8) == bytes.fromhex("0000010000000200")


@pytest.mark.parametrize(
    ("grid", "block", "dims"),
    [(ONE, ONE, 1), (ONE, (64, 1, 1), 1), ((1, 2, 1), ONE, 2), (ONE, (1, 2, 1), 2), (ONE, (2, 1, 2), 3)],
)
def test_a_launch_has_as_many_dimensions_as_the_last_with_more_than_one_lane(
    grid: tuple[int, int, int], block: tuple[int, int, int], dims: int
) -> None:
    assert hidden_value("hidden_grid_dims", grid, block, 0) == dims


def test_scratch_holds_every_wave_of_the_card() -> None:
    device, _ = fake_device()
    made = program(device, ["x"], private_segment_fixed_size=100)
    registers = sh_registers(list(made.commands(ONE, ONE, 0).words))
    size = registers[0x2E18]
    waves, wave_units = size & 0xFFF, size >> 12 & 0x7FFF
    assert wave_units * 256 == -(-100 * 32 // 256) * 256
    assert waves == 96 * 32 // 6, "waves of one shader engine"
    base = (registers[0x2E10] | registers[0x2E11] << 32) << 8
    (block,) = [b for b in device.heaps[MemoryKind.DEVICE].blocks() if b.label == "scratch"]
    assert base == block.gpu_va and block.size >= waves * 6 * wave_units * 256


def test_very_large_scratch_runs_fewer_waves_but_always_a_whole_group() -> None:
    device, _ = fake_device()
    _, size = device.scratch(2 << 20)
    assert size & 0xFFF == 42, "512 MiB / (2 MiB * 6 engines)"
    _, size = device.scratch(4 << 20)
    assert size & 0xFFF == 32


@pytest.mark.parametrize(("units", "waves"), [(6990, 50), (6991, 49)])
def test_scratch_takes_512_mib_at_most_while_a_work_group_fits(units: int, waves: int) -> None:
    """50 waves on each of 6 engines: 2**29 / 256 / 300 is 6990.5 units of 256 bytes."""
    device, _ = fake_device()
    assert device.scratch(units * 256)[1] & 0xFFF == waves


def test_scratch_is_shared_and_grows_only_when_a_kernel_needs_more() -> None:
    device, _ = fake_device()
    first = device.scratch(1024)
    assert device.scratch(1024) == device.scratch(512) == first and device.scratch(0) == (0, 0)
    assert device.scratch(2048) != first


def test_a_wave_has_as_much_private_memory_as_the_register_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """COMPUTE_TMPRING_SIZE.WAVESIZE: 15 bits of 256 bytes on gfx11, 32 lanes."""
    device, _ = fake_device()
    asked = list[int]()

    def scratch(wave_bytes: int) -> tuple[int, int]:
        asked.append(wave_bytes)
        return 0, 0

    monkeypatch.setattr(device, "scratch", scratch)
    made = program(device, ["x"], private_segment_fixed_size=(2**15 - 1) * 256 // 32)
    made.commands(ONE, ONE, 0)
    assert asked[-1] == (2**15 - 1) * 256
    more = program(device, ["x"], private_segment_fixed_size=(2**15 - 1) * 256 // 32 + 1)
    with pytest.raises(ArgumentError, match=f"a wave has at most {(2**15 - 1) * 256}$"):
        more.commands(ONE, ONE, 0)


def test_a_wave_of_64_lanes_has_their_private_memory() -> None:
    device, _ = fake_device()
    made = program(device, ["x"], private_segment_fixed_size=260, enable_wavefront_size32=0)
    size = sh_registers(list(made.commands(ONE, ONE, 0).words))[0x2E18]
    assert (size >> 12 & 0x7FFF) == 64 * 260 // 256


def test_initial_registers_that_nobody_fills_are_zero() -> None:
    device, _ = fake_device()
    made = program(device, ["x"], compute_pgm_rsrc2=16 << 1 | 1 << 7)
    registers = sh_registers(list(made.commands(ONE, ONE, 0).words))
    assert [registers[0x2E40 + n] for n in range(16)] == [0] * 16 and 0x2E50 not in registers


def test_private_memory_that_no_wave_can_have_is_refused() -> None:
    device, _ = fake_device()
    made = program(device, ["x"], private_segment_fixed_size=1 << 20)
    with pytest.raises(
        ArgumentError, match="1048576 bytes of private memory a lane, 33554432 a wave; a wave has"
    ):
        made(device.empty(4), grid=ONE, block=ONE)


def test_a_stack_of_unknown_depth_gets_more_than_the_kernel_s_own_bytes() -> None:
    device, _ = fake_device()
    made = program(device, ["x"], private_segment_fixed_size=64, uses_dynamic_stack=1)
    size = sh_registers(list(made.commands(ONE, ONE, 0).words))[0x2E18]
    assert (size >> 12 & 0x7FFF) * 256 == (64 + (16 << 10)) * 32


def test_a_work_group_whose_registers_do_not_fit_is_refused() -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    made.kernel = dataclasses.replace(made.kernel, vgprs=256)
    with pytest.raises(
        ArgumentError, match="a work-group of 32 waves; with 256 vector registers a lane, 20 fit"
    ):
        made(device.empty(4), grid=ONE, block=(1024, 1, 1))
    made(device.empty(4), grid=ONE, block=(20 * 32, 1, 1))  # 5 waves a SIMD, from the facts' table


@pytest.mark.parametrize(
    ("vgprs", "lanes", "waves"),
    [
        *((192, 32, 32), (193, 32, 28), (216, 32, 28), (217, 32, 24), (240, 32, 24), (241, 32, 20)),
        *((96, 64, 16), (132, 64, 16), (192, 64, 16), (193, 64, 12), (256, 64, 8)),
    ],
)
def test_registers_are_given_in_steps_of_24_of_1536_of_a_simd(vgprs: int, lanes: int, waves: int) -> None:
    """Of 32 lanes; a wave of 64 takes twice as many. LLVM AMDGPUBaseInfo.cpp, getVGPRAllocGranule (24) and
    getTotalNumVGPRs (1536) with Feature1_5xVGPRs; a work-group's waves are on four SIMDs.
    """
    device, _ = fake_device()
    made = program(device, ["x"], enable_wavefront_size32=int(lanes == 32))
    made.kernel = dataclasses.replace(made.kernel, vgprs=vgprs)
    made.commands(ONE, (waves * lanes, 1, 1), 0)
    if waves * lanes < 1024:
        with pytest.raises(ArgumentError, match=f"with {vgprs} vector registers a lane, {waves} fit at once"):
            made.commands(ONE, (waves * lanes + 1, 1, 1), 0)


def test_code_that_looks_into_its_queue_finds_the_apertures() -> None:
    device, _ = fake_device()
    rsrc2 = 6 << 1 | 1 << 7
    made = program(device, ["x"], enable_sgpr_queue_ptr=1, enable_sgpr_dispatch_id=1, compute_pgm_rsrc2=rsrc2)
    registers = sh_registers(list(made.commands(ONE, ONE, 0).words))
    queue_va = registers[0x2E40] | registers[0x2E41] << 32
    assert registers[0x2E44] == registers[0x2E45] == 0, "the kernel argument address is patched in between"
    assert ctypes.string_at(queue_va + 64, 8) == bytes.fromhex("0000010000000200")


def test_kernels_without_scratch_leave_its_registers_zero() -> None:
    device, _ = fake_device()
    registers = sh_registers(list(program(device, ["x"]).commands(ONE, ONE, 0).words))
    assert registers[0x2E18] == registers[0x2E10] == registers[0x2E11] == 0


@pytest.mark.parametrize("register", ["private_segment_buffer", "flat_scratch_init"])
def test_initial_registers_we_do_not_offer_are_refused(register: str) -> None:
    device, _ = fake_device()
    with pytest.raises(CodeObjectError, match=f"test wants the initial registers {register}; no card"):
        program(device, ["x"], **{f"enable_sgpr_{register}": 1})


def test_a_wrong_argument_leaves_the_queue_as_it_was() -> None:
    device, _ = fake_device()
    made = program(device, ["x", "n"])
    with pytest.raises(ArgumentError, match=r"test\(x: buffer, n: 4-byte value\): argument 1 \(n\)"):
        made(device.empty(4), np.int64(1), grid=ONE, block=ONE)
    assert not device.compute_queue.pending


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (0x0FF, ""),
        (0x100, "kernel test, 0x0 bytes after its entry"),
        (0x17F, "kernel test, 0x7f bytes after its entry"),
        (0x180, "function helper, 0x0 bytes after its entry"),
        (0x1BF, "function helper, 0x3f bytes after its entry"),
        (0x1C0, "kernel test, 0xc0 bytes after its entry"),
        (0x1000, ""),
    ],
)
def test_a_program_counter_is_told_by_its_kernel_or_by_the_function_that_it_calls(at: int, told: str) -> None:
    """The kernel's code begins 256 bytes into its memory; its own range is no function of its own."""
    device, _ = fake_device()
    made = program(device, ["x"])
    ranges = [(range(0x100, 0x180), "test"), (range(0x180, 0x1C0), "helper")]
    made.kernel = dataclasses.replace(made.kernel, entry_va=made.code.gpu_va + 0x100, functions=ranges)
    assert device.kernel_at(made.code.gpu_va + at) == told


@pytest.mark.parametrize(("at", "inside"), [(-1, False), (0, True), (4095, True), (4096, False)])
def test_a_program_counter_is_in_a_program_from_its_code_s_first_byte_to_its_last(
    at: int, inside: bool
) -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    assert (
        device.kernel_at(made.code.gpu_va + at) == f"kernel test, {at:#x} bytes after its entry"
    ) is inside


def test_of_two_kernels_in_one_piece_of_code_the_last_before_the_counter_is_told() -> None:
    device, _ = fake_device()
    first, second = (program(device, ["x"]) for _ in range(2))
    base = first.code.gpu_va
    second.code = first.code
    first.kernel = dataclasses.replace(first.kernel, name="one", entry_va=base + 0x100)
    second.kernel = dataclasses.replace(second.kernel, name="two", entry_va=base + 0x400)
    first.name, second.name = "one", "two"
    told = [device.kernel_at(base + at) for at in (0xFF, 0x100, 0x3FF, 0x400)]
    assert told == [
        "",
        *(f"kernel one, {n:#x} bytes after its entry" for n in (0, 0x2FF)),
        "kernel two, 0x0 bytes after its entry",
    ]
