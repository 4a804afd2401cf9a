"""The driver against a host that says yes to everything: what is asked, written and given back.

Goes through rm.py, uvm.py, objects.py, memory.py, channel.py, card.py, faults.py, generation.py, queue.py,
launch.py, program.py, card_device.py, loader.py and device.py.
"""

from __future__ import annotations

import ctypes
import errno
from dataclasses import replace

import numpy as np
import pytest

from autogen.nv import codes, qmd, rm
from drivers.core.errors import ArgumentError, CodeObjectError, DeviceError
from drivers.nv.card import open_card
from drivers.nv.code import SassCode
from drivers.nv.device import NvDevice, open_device
from drivers.nv.rm import Rm, RmError, Version
from hcq.errors import WaitTimeout
from hcq.graph import Call
from hcq.heap import MemoryKind
from hcq.settings import Settings
from tests.drivers.nv.fake_rm import AMPERE, FakeRm

KERNEL = SassCode("add", "sm_90", 128, 26, 1, 1024, 32, 24, bytes(range(16)) * 2)


def opened(host: FakeRm) -> NvDevice:
    return open_device("nv:0", host, 0, Settings())


def test_a_closed_device_leaves_no_object_and_no_open_file(host: FakeRm) -> None:
    opened(host).close()
    assert host.objects == {}
    assert host.left() == []


def test_bytes_come_back_from_the_card_as_they_went(device: NvDevice) -> None:
    data = np.arange(9_000_000, dtype=np.int32)
    assert np.array_equal(device.buffer(data).numpy(np.int32), data)


def test_a_fill_sets_every_word(device: NvDevice) -> None:
    buffer = device.empty(4096)
    buffer.fill(0xABCD)
    assert set(buffer.numpy(np.uint32).tolist()) == {0xABCD}


@pytest.mark.parametrize("version", ["570.172.08", "575.64.03", "580.142", "590.44.01", "595.45.04"])
def test_structs_have_the_sizes_of_the_drivers_branch(version: str) -> None:
    host = FakeRm(version)  # which checks them
    device = opened(host)
    device.empty(64).free()
    device.close()
    assert host.objects == {}


def test_an_unknown_branch_is_told() -> None:
    with pytest.raises(DeviceError, match=r"driver 610\.1: known are the branches 570"):
        opened(FakeRm("610.1"))
    assert Version("none").branch == 0


def test_a_card_of_an_unknown_kind_says_what_it_offers() -> None:
    with pytest.raises(DeviceError, match=r"compute classes 0xc5c0; driven are Ampere A"):
        opened(FakeRm(classes=[0xC5C0]))


def test_a_refused_object_is_told_with_rms_name_and_a_sentence(host: FakeRm) -> None:
    host.refuse[rm.HOPPER_CHANNEL_GPFIFO_A] = 0x22
    with pytest.raises(RmError, match=r"NV_ERR_INVALID_CLASS, Given class-id not valid") as caught:
        opened(host)
    assert "compute channel below KEPLER_CHANNEL_GROUP_A" in str(caught.value)
    assert (host.objects, host.left()) == ({}, [])


@pytest.mark.parametrize(
    "refused",
    [
        rm.NV20_SUBDEVICE_0,
        rm.NV0080_CTRL_CMD_GPU_GET_CLASSLIST,
        rm.HOPPER_USERMODE_A,
        rm.FERMI_VASPACE_A,
        rm.NV01_MEMORY_LOCAL_USER,
        rm.NV01_MEMORY_SYSTEM,
        rm.HOPPER_DMA_COPY_A,
        rm.NVA06C_CTRL_CMD_GPFIFO_SCHEDULE,
        rm.NV_ESC_RM_MAP_MEMORY,
        rm.NV_ESC_RM_ALLOC_MEMORY,
    ],
)
def test_whatever_is_refused_nothing_stays_open(host: FakeRm, refused: int) -> None:
    host.refuse[refused] = 0x51
    with pytest.raises(DeviceError, match="NV_ERR_NO_MEMORY"):
        opened(host)
    assert (host.objects, host.left()) == ({}, [])


@pytest.mark.parametrize(
    ("debug", "says", "shows"), [(0, 0, False), (1, 1, False), (4, 1, False), (5, 1, True)]
)
def test_a_device_says_what_it_is_from_level_1_and_what_it_sends_from_5(
    capsys: pytest.CaptureFixture[str], debug: int, says: int, shows: bool
) -> None:
    """docs/debug.md has the levels."""
    device = open_device("nv:0", FakeRm(), 0, Settings(debug=debug))
    device.empty(64).fill(1)
    device.synchronize()
    told = capsys.readouterr().err
    assert told.count(device.summary()) == says
    assert ("dwords\n  " in told and "SET_REMAP_CONST_A = 0x1" in told) is shows
    device.close()


@pytest.mark.parametrize("kind", [MemoryKind.DEVICE, MemoryKind.HOST])
def test_small_buffers_share_memory(host: FakeRm, device: NvDevice, kind: MemoryKind) -> None:
    before = len(host.memory)
    kept = [device.empty(64, kind=kind) for _ in range(1000)]
    assert len({each.gpu_va for each in kept}) == 1000 and len(host.memory) <= before + 1


def test_sms_that_are_fused_off_are_not_counted(device: NvDevice) -> None:
    assert device.card.shape.sms == 2 * (9 + 8 + 8 + 8)


def test_every_status_has_a_name_and_a_sentence() -> None:
    assert all(
        name.startswith(("NV_ERR", "NV_OK", "NV_WARN")) and said for name, said in codes.STATUS.values()
    )
    assert "a status that no header names" in str(RmError("a call", 0x7777))


def read_qmd(host: FakeRm, gpu_va: int) -> qmd.QmdV4:
    return qmd.QmdV4.from_bytes(ctypes.string_at(host.at(gpu_va), 384))


def test_a_launch_says_in_its_qmd_what_the_kernel_needs(host: FakeRm, device: NvDevice) -> None:
    program = device.load(KERNEL.pack())
    buffers = [device.empty(512) for _ in range(3)]
    program(*buffers, grid=(4, 5, 6), block=(64, 2, 1))
    device.synchronize()
    (at,) = host.launches
    made = read_qmd(host, at)
    assert (made.qmd_major_version, made.qmd_type) == (4, qmd.QmdType.GRID_CTA)
    assert (made.grid_width, made.grid_height, made.grid_depth) == (4, 5, 6)
    assert (made.cta_thread_dimension0, made.cta_thread_dimension1) == (64, 2)
    assert (made.register_count, made.barrier_count, made.sass_version) == (26, 1, 0x90)
    assert (made.shared_memory_size, made.min_sm_config_shared_mem_size) == (1024, 3)
    assert (made.max_sm_config_shared_mem_size, made.shader_local_memory_low_size) == (0x3A, 32)
    assert ctypes.string_at(host.at(made.program_address), 32) == KERNEL.text


def test_constant_bank_0_has_the_shape_and_the_parameters(host: FakeRm, device: NvDevice) -> None:
    program = device.load(KERNEL.pack())
    buffers = [device.empty(512) for _ in range(3)]
    program(*buffers, grid=(4, 5, 6), block=(64, 2, 1))
    device.synchronize()
    made = read_qmd(host, host.launches[0])
    assert (made.constant_buffer_valid_0, made.constant_buffer_size_0) == (1, 0x230)
    bank = ctypes.string_at(host.at(made.constant_buffer_addr_0), 0x228)
    assert np.frombuffer(bank, np.uint32, 6).tolist() == [64, 2, 1, 4, 5, 6]
    assert np.frombuffer(bank, np.uint64, 3, 0x210).tolist() == [b.gpu_va for b in buffers]
    assert int.from_bytes(bank[0x28:0x2C], "little") == 0xFFFDC0


def test_a_kernel_with_tensor_maps_finds_their_address_and_what_they_say(
    host: FakeRm, device: NvDevice
) -> None:
    """ptxas 13.5 takes c[0x0][0x198] for the address of the parameters, at 0x210; the second argument is the
    head of a map at the next multiple of 64."""
    program = device.load(replace(KERNEL, maps=((1, bytes(range(120))),)).pack())
    buffers = [device.empty(512) for _ in range(3)]
    program(*buffers, grid=(4, 5, 6), block=(64, 2, 1))
    device.synchronize()
    at = read_qmd(host, host.launches[0]).constant_buffer_addr_0
    bank = ctypes.string_at(host.at(at), 0x2C8)
    assert int.from_bytes(bank[0x198:0x1A0], "little") == at + 0x210
    places = [int.from_bytes(bank[n : n + 8], "little") for n in (0x210, 0x240, 0x2C0)]
    assert places == [b.gpu_va for b in buffers] and bank[0x248:0x2C0] == bytes(range(120))


def test_an_older_card_gets_the_older_qmd() -> None:
    host = FakeRm(classes=AMPERE, sm=0x800)
    device = opened(host)
    program = device.load(SassCode("add", "sm_80", 32, 26, 0, 0, 0, 8, bytes(16)).pack())
    program(device.empty(64), grid=(7, 1, 1), block=(32, 1, 1))
    device.synchronize()
    made = qmd.QmdV3.from_bytes(ctypes.string_at(host.at(host.launches[0]), 256))
    assert (made.qmd_major_version, made.cta_raster_width, made.sass_version) == (3, 7, 0x80)
    assert made.constant_buffer_addr_0 == host.launches[0] + 256
    device.close()


def test_a_graph_is_fetched_as_a_pushbuffer_of_its_own(host: FakeRm, device: NvDevice) -> None:
    program = device.load(KERNEL.pack())
    buffers = [device.empty(512) for _ in range(3)]
    graph = device.graph([Call(program, buffers, (n + 1, 1, 1), (128, 1, 1)) for n in range(3)])
    graph.replay()
    graph.replay()
    device.synchronize()
    widths = [read_qmd(host, at).grid_width for at in host.launches]
    assert widths == [1, 2, 3, 1, 2, 3]
    other = device.empty(512)
    graph.rebind(buffers[1], other)
    graph.replay()
    device.synchronize()
    bank = read_qmd(host, host.launches[-1]).constant_buffer_addr_0
    assert int.from_bytes(ctypes.string_at(host.at(bank + 0x218), 8), "little") == other.gpu_va


def test_rings_go_round(host: FakeRm, device: NvDevice) -> None:
    buffer = device.empty(64)
    for number in range(5000):
        buffer.fill(number)
        device.flush()
    assert buffer.numpy(np.uint32)[0] == 4999


def test_an_error_notifier_is_read_and_the_device_runs_again(host: FakeRm, device: NvDevice) -> None:
    program = device.load(KERNEL.pack())
    buffers = [device.empty(512) for _ in range(3)]

    def fail(at: int) -> None:
        host.on_launch = None
        notifier = device.card.group.channels[0].notifier.window
        notifier.write32(8, 31)
        notifier.write32(12, 0xFFFF << 16)
        raise DeviceError("the launch did not end")

    host.on_launch = fail
    program(*buffers, grid=(1, 1, 1), block=(128, 1, 1))
    with pytest.raises(DeviceError, match="FIFO_ERROR_MMU_ERR_FLT, an access to an address") as caught:
        device.synchronize()
    assert "kernels that had not ended: add" in str(caught.value)
    assert "can be used again" in str(caught.value)
    buffers[0].fill(3)
    assert buffers[0].numpy(np.uint32)[0] == 3


def test_a_wait_in_which_nothing_gets_done_ends_with_the_channels_made_anew(
    host: FakeRm, device: NvDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    device.synchronize()
    stuck, relax = set[int](), host.relax
    monkeypatch.setattr(host, "relax", lambda what: None if stuck & set(host.channels) else relax(what))
    for queue in device.queues:
        monkeypatch.setattr(queue, "timeout_s", 0.0)
        stuck.update(host.channels)
        queue.timestamp(device.empty(16, kind=MemoryKind.HOST).gpu_va)
        queue.flush()
        with pytest.raises(WaitTimeout, match=f"lost with it: submission . on {queue.name}; memory is kept"):
            queue.wait_host(queue.timeline.last_point)
        assert device.is_usable and not stuck & set(host.channels)


@pytest.mark.parametrize(
    ("grid", "block", "why"),
    [
        ((1, 1, 1), (64, 1, 1), "it was compiled for 128 threads"),
        ((1, 1, 1), (2048, 1, 1), "has 2048 threads; the card allows 1024"),
        ((1, 70000, 1), (128, 1, 1), "the card allows"),
        ((0, 1, 1), (128, 1, 1), "three sizes of at least 1"),
    ],
)
def test_a_wrong_launch_shape_is_one_sentence(
    device: NvDevice, grid: tuple[int, int, int], block: tuple[int, int, int], why: str
) -> None:
    program = device.load(KERNEL.pack())
    buffers = [device.empty(512) for _ in range(3)]
    with pytest.raises(ArgumentError, match=why):
        program(*buffers, grid=grid, block=block)


def test_too_much_shared_memory_says_what_there_is(device: NvDevice) -> None:
    program = device.load(KERNEL.pack())
    buffers = [device.empty(512) for _ in range(3)]
    with pytest.raises(ArgumentError, match="sm_90 has at most 232448"):
        program(*buffers, grid=(1, 1, 1), block=(128, 1, 1), lds=240_000)


def test_code_for_another_chip_is_refused(device: NvDevice) -> None:
    with pytest.raises(CodeObjectError, match="is for sm_80, nv:0 is sm_90"):
        device.load(SassCode("f", "sm_80", 32, 8, 0, 0, 0, 0, bytes(16)).pack())


def test_a_missing_node_names_the_obstacle(host: FakeRm) -> None:
    host.paths = []
    with pytest.raises(
        DeviceError, match=r"/dev/nvidiactl does not exist: .*; next: .* or use DEV=sim:gh100"
    ):
        Rm(host)


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.EACCES, "/dev/nvidia0: permission denied; "),
        (errno.EIO, "/dev/nvidia0: the NVIDIA driver has no working card behind it: "),
        (errno.EMFILE, "Too many open files"),
    ],
)
def test_a_node_that_cannot_be_opened_says_why(host: FakeRm, number: int, why: str) -> None:
    host.shut["/dev/nvidia0"] = number
    with pytest.raises(DeviceError) as caught:
        opened(host)
    assert why in str(caught.value) and ("no working card" in str(caught.value)) is (number == errno.EIO)
    assert (host.objects, host.left()) == ({}, [])


def test_a_number_that_no_card_has_lists_the_cards(host: FakeRm) -> None:
    for number in (1, 3, -1):
        with pytest.raises(
            DeviceError, match=rf"nv:{number} is no card; the NVIDIA driver lists nv:0 0000:41:00\.0"
        ):
            open_card(host, number)
        assert host.objects == {} and not host.left()
