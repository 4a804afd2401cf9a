"""Copy classes against numpy, and what they refuse. Methods are those of clc8b5.h."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.nv.plain_client import Buffer, PlainClient, bind, copy, method, release, wait
from tests.faults import faults

REMAP, MULTI = 1 << 10, 1 << 9


@pytest.fixture
def buffers(client: PlainClient) -> tuple[Buffer, Buffer]:
    """Two of 64 KiB; the first holds random bytes."""
    source, target = client.memory(0x10000), client.memory(0x10000)
    source.cpu.write_bytes(0, np.random.default_rng(3).bytes(0x10000))
    return source, target


def run(client: PlainClient, words: list[int]) -> None:
    flag = client.memory(0x1000)
    client.copy.submit(bind(4, client.copy_class) + words + release(flag.va, 1))
    wait(client, flag, 0, 1)


def array(buffer: Buffer, size: int = 0x10000) -> np.ndarray:
    return np.frombuffer(buffer.cpu.read_bytes(0, size), np.uint8)


def offsets(source: int, target: int) -> list[int]:
    return method(4, 0x400, source >> 32, source & 0xFFFF_FFFF, target >> 32, target & 0xFFFF_FFFF)


def test_lines_with_pitches(client: PlainClient, buffers: tuple[Buffer, Buffer]) -> None:
    source, target = buffers
    words = offsets(source.va + 16, target.va + 8) + method(4, 0x410, 256, 128, 100, 40)
    run(client, words + method(4, 0x300, 0x182 | MULTI))
    wanted = np.zeros(0x10000, np.uint8)
    for line in range(40):
        wanted[8 + 128 * line : 108 + 128 * line] = array(source)[16 + 256 * line : 116 + 256 * line]
    assert (array(target) == wanted).all()


@pytest.mark.parametrize("size", [1, 2, 4])
def test_a_fill_by_a_constant(client: PlainClient, buffers: tuple[Buffer, Buffer], size: int) -> None:
    _, target = buffers
    words = offsets(0, target.va) + method(4, 0x418, 1000) + method(4, 0x700, 0xA1B2C3D4)
    words += method(4, 0x708, 4 | (size - 1) << 16) + method(4, 0x300, 0x182 | REMAP)
    run(client, words)
    wanted = (0xA1B2C3D4).to_bytes(4, "little")[:size] * 1000
    assert target.cpu.read_bytes(0, 1000 * size + 4) == wanted + bytes(4)


@pytest.mark.parametrize("constant", [4, 5])
def test_a_constant_that_was_never_given_is_zero(
    client: PlainClient, buffers: tuple[Buffer, Buffer], constant: int
) -> None:
    _, target = buffers
    target.cpu.write_bytes(0, b"\xff" * 48)
    words = offsets(0, target.va) + method(4, 0x418, 10) + method(4, 0x708, constant | 3 << 16)
    run(client, words + method(4, 0x300, 0x182 | REMAP))
    assert target.cpu.read_bytes(0, 48) == bytes(40) + b"\xff" * 8


def test_components_are_chosen_kept_and_made_constant(
    client: PlainClient, buffers: tuple[Buffer, Buffer]
) -> None:
    """Destination x, y, z, w = source y, constant B, what was there, source x, of 16-bit components."""
    source, target = buffers
    before = np.random.default_rng(5).integers(0, 1 << 16, (50, 4), np.uint16)
    target.cpu.write_bytes(0, before.tobytes())
    components = 1 | 5 << 4 | 6 << 8 | 0 << 12 | 1 << 16 | 1 << 20 | 3 << 24
    words = offsets(source.va, target.va) + method(4, 0x418, 50) + method(4, 0x704, 0xBEEF, components)
    run(client, words + method(4, 0x300, 0x182 | REMAP))
    read = array(source)[: 50 * 4].view(np.uint16).reshape(50, 2)
    wanted = np.stack([read[:, 1], np.full(50, 0xBEEF, np.uint16), before[:, 2], read[:, 0]], 1)
    assert (array(target)[: 50 * 8].view(np.uint16).reshape(50, 4) == wanted).all()


def test_a_semaphore_waits_for_the_copies_before_it(
    client: PlainClient, buffers: tuple[Buffer, Buffer]
) -> None:
    source, target = buffers
    flag = client.memory(0x1000)
    words = bind(4, client.copy_class) + method(4, 0x240, flag.va >> 32, flag.va & 0xFFFF_FFFF, 5)
    client.copy.submit(words + copy(source.va, target.va, 0x8000, 0x182 | 1 << 2 | 1 << 3))
    wait(client, flag, 0, 5)
    assert (array(target, 0x8000) == array(source, 0x8000)).all()
    assert flag.cpu.read64(8) == 0  # one word, no time


def test_a_copy_that_depends_on_a_pipelined_one_shows(client: PlainClient) -> None:
    """Pipelined copies have no order: some seed takes them the other way round."""
    seen = set()
    for seed in range(8):
        client.host.scheduler.random.seed(seed)
        first, second, third = (client.memory(0x1000) for _ in range(3))
        first.cpu.write64(0, 77)
        pipelined = 0x181
        run(client, copy(first.va, second.va, 64, pipelined) + copy(second.va, third.va, 64, pipelined))
        seen.add(third.cpu.read64(0))
        first.cpu.write64(0, 88)
        run(client, copy(first.va, second.va, 64) + copy(second.va, third.va, 64))
        assert third.cpu.read64(0) == 88
    assert seen == {0, 77}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (method(4, 0x104, 0), "E_NV_METHOD"),
        (method(4, 0x400, 1 << 30), "E_NV_METHOD"),
        (copy(0x1_0000_0000, 0x1_0000_0000, 0), "E_NV_LAUNCH_DMA"),
        (copy(0x1_0000_0000, 0x1_0000_0020, 64), "E_NV_OVERLAP"),
        (copy(0x1_0000_0000, 0x1_0000_1000, 64, 0x182 | 1 << 12), "E_NV_PRIVILEGE"),
        (copy(0x1_0000_0000, 0x1_0000_1000, 64, 0x102), "E_NOT_MODELLED"),
        (copy(0x6000_0000_0000, 0x1_0000_1000, 64), "E_VM_FAULT"),
        (copy(0x1_0000_0000, 0x1_0000_1000, 64, 0x182 | 1 << 3), "E_NO_MEMBAR"),
        (copy(0x1_0000_0000, 0x1_0000_1000, 64, 0x182 | MULTI), "E_NV_LAUNCH_DMA"),
    ],
)
def test_what_a_copy_engine_refuses(client: PlainClient, words: list[int], code: str) -> None:
    client.copy.submit(bind(4, client.copy_class) + words)
    with pytest.raises(SimFault) as fault:
        client.host.scheduler.drain()
    assert fault.value.code == code


def test_memory_that_is_mapped_for_reading_is_not_written(client: PlainClient) -> None:
    source, target = client.memory(0x1000), client.memory(0x1000, writable=False)
    client.copy.submit(bind(4, client.copy_class) + copy(source.va, target.va, 64))
    with faults("E_VM_PERM"):
        client.host.scheduler.drain()
    assert client.notifier.cpu.read32(8) == 31


def test_copies_cross_the_borders_of_mappings(client: PlainClient, buffers: tuple[Buffer, Buffer]) -> None:
    """A destination of three allocations, the middle one lying elsewhere in memory."""
    source, _ = buffers
    va = client.take_va(0x4000)
    handles = [client.raw_memory(size) for size in (0x1000, 0x1000, 0x2000)]
    client.uvm(0x49, 24, 16, ("Q", 0, va), ("Q", 8, 0x4000))
    for handle, at, size in (
        (handles[1], 0, 0x1000),
        (handles[0], 0x1000, 0x1000),
        (handles[2], 0x2000, 0x2000),
    ):
        client.map_external(handle, va + at, size)
    run(client, copy(source.va + 100, va + 0x800, 0x2345))
    back = client.memory(0x4000)
    run(client, copy(va, back.va, 0x4000))
    wanted = bytes(0x800) + source.cpu.read_bytes(100, 0x2345)
    assert back.cpu.read_bytes(0, 0x4000) == wanted.ljust(0x4000, b"\0")


SEMAPHORE = [
    # flags beside a non-pipelined copy and a flush, before, payload, after, whether a time is stored
    (1 << 3, 0xAAAA_AAAA_BBBB_BBBB, 0x1_0000_0005, 0xAAAA_AAAA_0000_0005, False),
    (1 << 3 | 1 << 27, 0, 0x1_0000_0005, 0x1_0000_0005, False),
    (2 << 3, 0xAAAA_AAAA_BBBB_BBBB, 0x1_0000_0005, 5, True),
    (2 << 3 | 1 << 27, 0, 0x1_0000_0005, 0x1_0000_0005, True),
    (1 << 3 | 1 << 19 | 5 << 14, 0xFFFF_FFFF, 2, 1, False),  # IADD
    (1 << 3 | 1 << 19 | 0 << 14, 5, 0xFFFF_FFFE, 0xFFFF_FFFE, False),  # IMIN, signed
    (1 << 3 | 1 << 19 | 0 << 14 | 1 << 18, 5, 0xFFFF_FFFE, 5, False),  # IMIN, unsigned
    (1 << 3 | 1 << 19 | 1 << 14, 5, 0xFFFF_FFFE, 5, False),  # IMAX, signed
    (1 << 3 | 1 << 19 | 1 << 14 | 1 << 18, 5, 0xFFFF_FFFE, 0xFFFF_FFFE, False),
    (1 << 3 | 1 << 27 | 1 << 19 | 5 << 14, 0xFFFF_FFFF, 2, 0x1_0000_0001, False),
    (1 << 3 | 5 << 14, 9, 2, 2, False),  # no reduction where none is enabled
]


@pytest.mark.parametrize(("flags", "before", "payload", "after", "timed"), SEMAPHORE)
def test_a_copy_releases_its_semaphore_as_launch_dma_says(
    client: PlainClient, flags: int, before: int, payload: int, after: int, timed: bool
) -> None:
    flag = client.memory(0x1000)
    flag.cpu.write64(0, before)
    words = method(4, 0x240, flag.va >> 32, flag.va & 0xFFFF_FFFF, payload & 0xFFFF_FFFF, payload >> 32)
    run(client, words + method(4, 0x300, flags))
    assert flag.cpu.read64(0) == after and (flag.cpu.read64(8) > 0) is timed


@pytest.mark.parametrize(("reduction", "is_fine"), [(7, True), (8, False), (10, False), (12, False)])
def test_reductions_of_floats_are_not_modelled(client: PlainClient, reduction: int, is_fine: bool) -> None:
    flag = client.memory(0x1000)
    words = method(4, 0x240, flag.va >> 32, flag.va & 0xFFFF_FFFF, 5)
    words += method(4, 0x300, 1 << 3 | 1 << 19 | reduction << 14)
    if is_fine:
        run(client, words)
        assert flag.cpu.read32(0) == 5  # DEC of 0
    else:
        with faults("E_NOT_MODELLED"):
            run(client, words)


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        *(
            (0x182 | 1 << 13, "E_NV_PRIVILEGE"),
            (0x082, "E_NOT_MODELLED"),
            (0x182 | 1 << 20, "E_NOT_MODELLED"),
        ),
        *((0x182 | 1 << 22, "E_NOT_MODELLED"), (0x182 | 1 << 23, "E_NOT_MODELLED")),
        (0x182 | 1 << 2 | 3 << 3, "E_NOT_MODELLED"),
    ],
)
def test_copies_of_a_kind_that_is_refused(
    client: PlainClient, buffers: tuple[Buffer, Buffer], flags: int, code: str
) -> None:
    with faults(code):
        run(client, copy(buffers[0].va, buffers[1].va, 64, flags))


@pytest.mark.parametrize(("apart", "overlaps"), [(63, True), (64, False), (-63, True), (-64, False)])
def test_source_and_destination_may_touch(client: PlainClient, apart: int, overlaps: bool) -> None:
    buffer = client.memory(0x1000)
    buffer.cpu.write_bytes(0x100, bytes(range(64)))
    words = copy(buffer.va + 0x100, buffer.va + 0x100 + apart, 64)
    if overlaps:
        with faults("E_NV_OVERLAP"):
            run(client, words)
    else:
        run(client, words)
        assert buffer.cpu.read_bytes(0x100 + apart, 64) == bytes(range(64))


def test_the_last_line_of_a_copy_ends_where_its_bytes_do(client: PlainClient) -> None:
    """Lines of 16 bytes, 64 apart: what lies behind the last line's bytes is another copy's."""
    buffer = client.memory(0x1000)
    buffer.cpu.write_bytes(0, bytes(range(1, 129)))
    words = offsets(buffer.va, buffer.va + 80) + method(4, 0x410, 64, 64, 16, 2)
    run(client, words + method(4, 0x300, 0x182 | MULTI))
    assert buffer.cpu.read_bytes(80, 16) == bytes(range(1, 17))
    assert buffer.cpu.read_bytes(144, 16) == bytes(range(65, 81))
    words = offsets(buffer.va, buffer.va + 79) + method(4, 0x410, 64, 64, 16, 2)
    with faults("E_NV_OVERLAP"):
        run(client, words + method(4, 0x300, 0x182 | MULTI))


def test_a_fill_may_lie_where_its_source_address_does(client: PlainClient) -> None:
    """Components that are constants alone read nothing."""
    buffer = client.memory(0x1000)
    words = offsets(buffer.va, buffer.va) + method(4, 0x418, 4) + method(4, 0x700, 0x11, 0x22)
    words += method(4, 0x708, 4 | 5 << 4 | 1 << 24)
    run(client, words + method(4, 0x300, 0x182 | REMAP))
    assert buffer.cpu.read_bytes(0, 9) == b"\x11\x22" * 4 + b"\0"
    reads = offsets(buffer.va, buffer.va) + method(4, 0x708, 4 | 3 << 4 | 3 << 20 | 1 << 24)
    with faults("E_NV_OVERLAP"):
        run(client, reads + method(4, 0x300, 0x182 | REMAP))


def test_a_component_that_the_source_lacks_is_refused(
    client: PlainClient, buffers: tuple[Buffer, Buffer]
) -> None:
    source, target = buffers
    for choice, lacks in ((1, False), (2, True)):
        words = offsets(source.va, target.va) + method(4, 0x418, 8)
        words += method(4, 0x708, choice | 1 << 20) + method(4, 0x300, 0x182 | REMAP)
        if lacks:
            with faults("E_NV_LAUNCH_DMA"):
                run(client, words)
        else:
            run(client, words)
            assert (array(target, 8) == array(source, 16)[1::2]).all()


def test_remapped_lines_have_pitches_too(client: PlainClient, buffers: tuple[Buffer, Buffer]) -> None:
    source, target = buffers
    words = offsets(source.va, target.va) + method(4, 0x410, 32, 64, 5, 3)
    words += method(4, 0x708, 1 | 0 << 4 | 1 << 20 | 1 << 24)  # two bytes, the other way round
    run(client, words + method(4, 0x300, 0x182 | MULTI | REMAP))
    wanted = np.zeros(256, np.uint8)
    for line in range(3):
        row = array(source)[32 * line : 32 * line + 10].reshape(5, 2)
        wanted[64 * line : 64 * line + 10] = row[:, ::-1].reshape(-1)
    assert (array(target, 256) == wanted).all()


def test_a_launch_that_copies_nothing_needs_no_flush(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    words = method(4, 0x240, flag.va >> 32, flag.va & 0xFFFF_FFFF, 5) + method(4, 0x300, 1 << 3)
    run(client, words)
    assert flag.cpu.read32(0) == 5
    run(client, method(4, 0x300, 0))


def test_what_was_never_given_is_zero(client: PlainClient, buffers: tuple[Buffer, Buffer]) -> None:
    """Both pitches: each line lies on the one before; and the payload, of a semaphore of eight bytes."""
    source, target = buffers
    flag = client.memory(0x1000)
    flag.cpu.write64(0, 0xFFFF_FFFF_FFFF_FFFF)
    words = offsets(source.va, target.va) + method(4, 0x418, 16, 3) + method(4, 0x300, 0x182 | MULTI)
    words += method(4, 0x240, flag.va >> 32, flag.va & 0xFFFF_FFFF) + method(
        4, 0x300, 1 << 3 | 1 << 27 | 1 << 2
    )
    run(client, words)
    assert (array(target, 64) == np.concatenate([array(source, 16), np.zeros(48, np.uint8)])).all()
    assert flag.cpu.read64(0) == 0
