"""The copy engine. One test per rule; bytes compared with Python's own."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from autogen.amd import sdma_6
from drivers.sim.amd.sdma import SdmaEngine
from hcq import trace
from tests.drivers.sim.amd.rig import GTT, VRAM, Rig, fails


def copy(src: int, dst: int, count: int) -> list[int]:
    return sdma_6.CopyLinear(src_addr=src, dst_addr=dst, count=count).build()


def fence(va: int, value: int, **fields: int) -> list[int]:
    return sdma_6.Fence(mtype=3, addr=va, data=value).replace(**fields).build()


def poll(va: int, **fields: int) -> list[int]:
    packet = sdma_6.PollRegmem(
        func=sdma_6.PollFunction.GREATER_EQUAL, mem_poll=1, addr=va, value=1, retry_count=0xFFF
    )
    return packet.replace(**fields).build()


@pytest.mark.parametrize(("offset", "count"), [(0, 0x5000), (1, 3), (0xFFF, 0x2002)])
def test_a_copy_moves_every_byte_and_no_other(rig: Rig, offset: int, count: int) -> None:
    source, target = rig.buffer(0x8000, GTT), rig.buffer(0x8000, VRAM)
    data = os.urandom(0x8000)
    source.mapping.view()[:] = data
    rig.sdma_queue().run(copy(source.va + offset, target.va + 7, count))
    expected = bytes(7) + data[offset : offset + count]
    assert target.bytes() == expected + bytes(0x8000 - len(expected))


def test_a_copy_crosses_pieces_of_memory_on_both_sides(rig: Rig) -> None:
    holes = [rig.buffer(0x1000, VRAM) for _ in range(9)]
    for hole in holes[::2]:
        rig.free(hole)
    source, target = rig.buffer(0x6000, VRAM), rig.buffer(0x6000, GTT)
    data = os.urandom(0x6000)
    source.mapping.view()[:] = data
    rig.sdma_queue().run(copy(source.va, target.va, 0x6000))
    assert target.bytes() == data


def test_a_copy_faults_before_it_moves_anything(rig: Rig) -> None:
    source, target = rig.buffer(0x1000), rig.buffer(0x1000)
    source.mapping.view()[:] = b"x" * 0x1000
    fault = fails(rig.sdma_queue(), "E_VM_FAULT", copy(source.va, target.va + 0x800, 0x900))
    assert fault.where["engine"] == "SDMA0"
    assert target.bytes() == bytes(0x1000)


def test_the_trace_tells_of_each_copy_how_long_it_took_by_the_model(
    rig: Rig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, memory, queue = tmp_path / "trace.json", rig.buffer(0x1000), rig.sdma_queue()
    monkeypatch.setattr(rig.host.cards[0], "carry", lambda begin_ns, source, target, size: begin_ns + size)
    queue.run(copy(memory.va, memory.va + 0x800, 1))
    trace.start(str(path))
    for size in (64, 70):
        queue.run(copy(memory.va, memory.va + 0x800, size))
    trace.stop()
    copies = [e for e in json.loads(path.read_text())["traceEvents"] if e["name"] == "copy"]
    told = [(each["args"]["bytes"], each["args"]["copy_model_ns"]) for each in copies if each["ph"] == "X"]
    assert told == [(64, 64), (70, 70)]


def test_a_copy_of_nothing_is_a_gigabyte(rig: Rig) -> None:
    memory = rig.buffer(0x1000)
    words = copy(memory.va, memory.va + 0x800, 1)
    fails(rig.sdma_queue(), "E_SDMA_COUNT", [words[0], 0x3FFFFFFF, *words[2:]])


def test_overlapping_copies_are_refused(rig: Rig) -> None:
    memory = rig.buffer(0x1000)
    fails(rig.sdma_queue(), "E_SDMA_OVERLAP", copy(memory.va, memory.va + 15, 16))
    rig.sdma_queue().run(copy(memory.va, memory.va + 16, 16))
    rig.sdma_queue().run(copy(memory.va, memory.va, 16))


@pytest.mark.parametrize("words", [[0x0000_001F], [0x0000_0501], [0x8000_0005, 0, 0, 0]])
def test_unknown_operations_and_reserved_bits_are_refused(rig: Rig, words: list[int]) -> None:
    fails(rig.sdma_queue(), "E_SDMA_OP", words)


def test_a_fill_repeats_its_dword(rig: Rig) -> None:
    target = rig.buffer(0x1000, VRAM)
    packet = sdma_6.ConstantFill(
        dst_addr=target.va + 8, src_data=0x04030201, count=12, fillsize=sdma_6.FillSize.DWORD
    )
    rig.sdma_queue().run(packet.build())
    assert target.bytes(0, 24) == bytes(8) + b"\1\2\3\4" * 3 + bytes(4)


def test_a_fill_of_bytes_takes_any_length(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    rig.sdma_queue().run(sdma_6.ConstantFill(dst_addr=target.va, src_data=0x04030201, count=3).build())
    assert target.bytes(0, 4) == b"\1\1\1\0"


def test_a_fill_is_a_multiple_of_its_unit(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    packet = sdma_6.ConstantFill(
        dst_addr=target.va, src_data=1, count=6, fillsize=sdma_6.FillSize.DWORD
    ).build()
    fails(rig.sdma_queue(), "E_SDMA_COUNT", packet)


def test_a_write_stores_its_dwords(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    rig.sdma_queue().run(sdma_6.WriteLinear(dst_addr=target.va + 4, count=2).build(1, 2))
    assert target.mapping.read32(4) == 1
    assert target.mapping.read32(8) == 2


def test_a_fence_writes_after_the_copies_before_it(rig: Rig) -> None:
    source, target = rig.buffer(0x1000), rig.buffer(0x1000)
    source.mapping.write32(0, 42)
    rig.sdma_queue().run(copy(source.va, target.va, 4), fence(target.va + 8, 7))
    assert (target.mapping.read32(0), target.mapping.read32(8)) == (42, 7)


def test_a_fence_is_aligned_and_uncached(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    words = fence(target.va, 1)
    fails(rig.sdma_queue(), "E_SDMA_FENCE", [words[0], words[1] | 2, *words[2:]])
    fails(rig.sdma_queue(), "E_SDMA_FENCE", fence(target.va, 1, mtype=0))


def test_a_poll_waits_for_its_value(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    rig.sdma_queue().run(poll(signal.va), fence(signal.va + 8, 1))
    assert signal.mapping.read32(8) == 0
    signal.mapping.write32(0, 1)
    rig.host.scheduler.drain()
    assert signal.mapping.read32(8) == 1


@pytest.mark.parametrize("fields", [{"retry_count": 100}, {"mem_poll": 0}])
def test_a_poll_that_gives_up_or_polls_a_register_is_refused(rig: Rig, fields: dict[str, int]) -> None:
    fails(rig.sdma_queue(), "E_SDMA_POLL", poll(rig.buffer(0x1000).va, **fields))


def test_a_timestamp_is_64_bits_aligned(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    stamp = sdma_6.TimestampGetGlobal(write_addr=signal.va).build()
    nops = [sdma_6.Nop().build()] * 20
    rig.sdma_queue().run(*nops, stamp)
    assert signal.mapping.read64(0) > 0
    fails(rig.sdma_queue(), "E_ALIGN", [stamp[0], stamp[1] | 4, stamp[2]])


def test_a_packet_may_not_straddle_the_ring_end(rig: Rig) -> None:
    queue, memory = rig.sdma_queue(), rig.buffer(0x1000)
    queue.run(sdma_6.Nop(count=0x4000 // 4 - 5).build(*[0] * (0x4000 // 4 - 5)))
    fails(queue, "E_SDMA_STRADDLE", copy(memory.va, memory.va + 64, 64))


def test_a_write_pointer_inside_a_packet_is_refused(rig: Rig) -> None:
    fails(rig.sdma_queue(), "E_SDMA_STRADDLE", copy(0x1000, 0x2000, 64)[:4])


def indirect(rig: Rig, words: list[int], **fields: int) -> list[int]:
    buffer = rig.buffer(0x1000)
    for index, word in enumerate(words):
        buffer.mapping.write32(4 * index, word)
    size = -(-len(words) // 8) * 8
    return sdma_6.Indirect(ib_base=buffer.va, ib_size=size).replace(**fields).build()


def test_an_indirect_buffer_ends_on_an_8_dword_boundary(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    packet = indirect(rig, fence(signal.va, 5))
    pad = [sdma_6.Nop().build()] * 2  # 2 + 6 dwords
    rig.sdma_queue().run(*pad, packet)
    assert signal.mapping.read32(0) == 5
    fails(rig.sdma_queue(), "E_SDMA_IB_ALIGN", packet)


def test_an_indirect_buffer_is_aligned_and_padded(rig: Rig) -> None:
    pad = [sdma_6.Nop().build()] * 2
    words = indirect(rig, sdma_6.Nop().build())
    fails(rig.sdma_queue(), "E_SDMA_IB_ALIGN", *pad, [words[0], words[1] | 16, *words[2:]])
    fails(rig.sdma_queue(), "E_SDMA_IB_ALIGN", *pad, indirect(rig, [], ib_size=4))


def test_indirect_buffers_do_not_nest(rig: Rig) -> None:
    pad = [0, 0]
    inner = indirect(rig, sdma_6.Nop().build())
    fails(rig.sdma_queue(), "E_SDMA_OP", pad, indirect(rig, [*pad, *inner]))


def test_a_metadata_write_back_invalidates_too(rig: Rig) -> None:
    fails(rig.sdma_queue(), "E_GCR_BITS", sdma_6.GcrReq(glm_wb=1).build())
    fails(rig.sdma_queue(), "E_GCR_BITS", sdma_6.UserGcr(glm_wb=1).build())
    rig.sdma_queue().run(sdma_6.GcrReq(gl2_wb=1).build())
    rig.sdma_queue().run([0x111, 0, 0xC3C0_0000, 0, 0])  # ROCR-Runtime amd_blit_sdma.cpp BuildGCRCommand


def test_a_field_without_a_model_is_refused(rig: Rig) -> None:
    packet = sdma_6.CopyLinear(src_addr=0, dst_addr=0x1000, count=4, backwards=1).build()
    fails(rig.sdma_queue(), "E_NOT_MODELLED", packet)


def test_queues_are_spread_over_the_engines(rig: Rig) -> None:
    rig.sdma_queue()
    rig.sdma_queue()
    assert [queue.kind for queue in rig.host.cards[0].queues.values()] == ["SDMA0", "SDMA1"]


@pytest.mark.parametrize(
    ("words", "code", "opcode", "packet"),
    [
        *[([0x0000_0501], "E_SDMA_OP", 0x501, "COPY"), ([0x001F], "E_SDMA_OP", 0x1F, "unknown")],
        *[
            ([0x8000_0005, 0, 0, 0], "E_SDMA_OP", 5, "FENCE"),
            ([5 | 3 << 16, 2, 0, 0], "E_SDMA_FENCE", 5, "FENCE"),
        ],
        ([0x020D, 4, 0], "E_ALIGN", 0x20D, "TIMESTAMP"),
        ([5 | 3 << 16, 0, 0], "E_SDMA_STRADDLE", 5, "FENCE"),
    ],
)
def test_a_packet_that_cannot_be_read_is_told_by_its_opcode_and_name(
    rig: Rig, words: list[int], code: str, opcode: int, packet: str
) -> None:
    fault = fails(rig.sdma_queue(), code, words)
    assert (fault.where["opcode"], fault.where["packet"]) == (opcode, packet)


def test_a_packet_is_decoded_once_for_its_words_and_one_with_data_every_time(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, memory = rig.sdma_queue(), rig.buffer(0x1000)
    decoded: list[int] = []
    plain = SdmaEngine.declared
    monkeypatch.setattr(
        SdmaEngine, "declared", lambda self, words, at: (decoded.append(at), plain(self, words, at))[1]
    )
    other, same = fence(memory.va + 8, 1), sdma_6.TimestampGetGlobal(write_addr=memory.va).build()
    data = sdma_6.WriteLinear(dst_addr=memory.va + 16, count=1)
    for count, packets in (
        (1, [same]),
        (0, [same]),
        (1, [same, other, same]),
        (0, [other, other]),
        (1, [data.build(7)]),
    ):
        decoded.clear()
        queue.run(*packets)
        assert len(decoded) == count
    queue.run(data.build(9))
    assert memory.mapping.read32(16) == 9


@pytest.mark.parametrize("fields", [{"vmid": 1}, {"priv": 1}])
def test_an_indirect_buffer_names_neither_vmid_nor_privilege(rig: Rig, fields: dict[str, int]) -> None:
    pad = [sdma_6.Nop().build()] * 2
    fails(rig.sdma_queue(), "E_SDMA_OP", *pad, indirect(rig, sdma_6.Nop().build(), **fields))


def test_the_last_copy_engines_end_of_time_is_that_of_their_bytes(rig: Rig) -> None:
    """25 bytes a ns within the card, as a guess has it; a fill as a copy."""
    queue, memory = rig.sdma_queue(), rig.buffer(0x20_0000, VRAM)
    (engine,) = rig.host.cards[0].queues.values()
    size = 0x10_0000
    fill = sdma_6.ConstantFill(dst_addr=memory.va, src_data=7, count=size, fillsize=sdma_6.FillSize.DWORD)
    for packet in (copy(memory.va, memory.va + size, size), fill.build()):
        before = max(engine.time_ns, rig.host.scheduler.time_ns)
        queue.run(packet)
        assert engine.time_ns - before == size // 25 + 100
