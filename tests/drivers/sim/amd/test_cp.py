"""The command processor: decoding, registers, indirect buffers, launching. One test per rule.

Covers cp.py, cp_packets.py and mec.py.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    Buffer,
    Rig,
    acquire,
    block,
    drain,
    fails,
    kernel,
    program,
    release,
    set_sh,
)


@pytest.fixture
def code(rig: Rig) -> Buffer:
    return rig.buffer(0x2000, GTT | EXECUTABLE)


def indirect(rig: Rig, words: list[int], **fields: int) -> list[int]:
    """Put `words` in a buffer of their own; the packet that runs them."""
    buffer = rig.buffer(-(-len(words) * 4 // 0x1000) * 0x1000)
    for index, word in enumerate(words):
        buffer.mapping.write32(4 * index, word)
    return pm4.IndirectBuffer(ib_base=buffer.va, ib_size=len(words), valid=1).replace(**fields).build()


def test_an_opcode_that_does_not_exist_is_named_with_its_place(rig: Rig) -> None:
    queue = rig.compute_queue()
    fault = fails(queue, "E_PM4_OPCODE", pm4.Nop().build(), [0xC000FE00, 0])
    assert fault.where["opcode"] == 0xFE
    assert fault.where["ring_off"] == 4
    assert fault.where["cmd_va"] == queue.ring.va + 4
    assert (fault.where["engine"], fault.where["queue"], fault.where["arch"]) == ("MEC", 0, "gfx1100")


def test_a_header_that_is_not_type_3_is_refused(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_PM4_OPCODE", [0x0000_0000])


def test_a_known_packet_without_a_declaration_is_refused(rig: Rig) -> None:
    fault = fails(rig.compute_queue(), "E_PM4_OPCODE", [0xC000A000, 0])
    assert "SET_RESOURCES" in str(fault)


def test_a_reserved_bit_is_named(rig: Rig) -> None:
    words = pm4.EventWrite(event_type=pm4.EventType.CS_PARTIAL_FLUSH, event_index=4).build()
    fault = fails(rig.compute_queue(), "E_PM4_RESERVED", [words[0], words[1] | 1 << 30])
    assert "dw1 mask 0x40000000" in str(fault)


def test_a_packet_of_the_wrong_length_is_refused(rig: Rig) -> None:
    words = release(0x1000, 1)
    fails(rig.compute_queue(), "E_PM4_COUNT", [words[0] - (1 << 16), *words[1:-1]])


def test_an_enum_field_without_meaning_is_refused(rig: Rig) -> None:
    words = pm4.WaitRegMem(
        function=pm4.WaitFunction.EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=0, reference=0
    ).build()
    fails(rig.compute_queue(), "E_FIELD_RANGE", [words[0], words[1] | 7, *words[2:]])


def test_what_a_submission_has_run_is_known_by_address_and_bytes_buffers_in_buffers_too(rig: Rig) -> None:
    inner, outer = rig.buffer(0x1000), rig.buffer(0x1000)
    call = pm4.IndirectBuffer(ib_base=inner.va, ib_size=5, valid=1).build()
    for at, word in enumerate([*pm4.Nop().build(), *call]):
        outer.mapping.write32(4 * at, word)
    first = pm4.IndirectBuffer(ib_base=outer.va, ib_size=1 + len(call), valid=1).build()
    words = np.array([*release(0x1000, 1), *first, *pm4.Nop().build()], np.uint32)
    rig.compute_queue()
    engine = next(iter(rig.host.cards[0].queues.values()))
    assert list(engine.command_buffers(words.tobytes())) == [(outer.va, 4 * (1 + len(call))), (inner.va, 20)]
    assert list(engine.command_buffers(words[: len(release(0x1000, 1))].tobytes())) == []


def test_buffers_are_looked_for_two_deep_as_they_may_nest(rig: Rig) -> None:
    buffers = [rig.buffer(0x1000) for _ in range(3)]
    calls = [pm4.IndirectBuffer(ib_base=each.va, ib_size=4, valid=1).build() for each in buffers]
    for each, call in zip(buffers, calls[1:], strict=False):
        for at, word in enumerate(call):
            each.mapping.write32(4 * at, word)
    rig.compute_queue()
    engine = next(iter(rig.host.cards[0].queues.values()))
    found = list(engine.command_buffers(np.array(calls[0], np.uint32).tobytes()))
    assert found == [(each.va, 16) for each in buffers[:2]]


def test_predicated_packets_are_not_modelled(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_NOT_MODELLED", pm4.Nop(predicate=1).build(0))


def test_a_write_pointer_inside_a_packet_is_refused(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_PKT_TRUNCATED", release(0x1000, 1)[:5])


def test_packets_may_wrap_around_the_ring_end(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    queue.run(pm4.Nop().build(*[0] * (0x4000 // 4 - 4)))
    queue.run(release(signal.va, 3))
    assert signal.mapping.read32(0) == 3
    assert queue.rptr.mapping.read64(0) == queue.put // 4


def test_a_nop_of_one_dword_has_count_3fff(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    queue.run([0xFFFF1000], [0xFFFF1000], release(signal.va, 4))
    assert signal.mapping.read32(0) == 4


@pytest.mark.parametrize("offset", [0x400, 0x3FF, 0x2E2D - 0x2C00 + 0x87])
def test_only_known_registers_inside_the_window_may_be_set(rig: Rig, offset: int) -> None:
    fails(rig.compute_queue(), "E_PM4_PRIVREG", pm4.SetShReg(reg_offset=offset).build(0))


def test_the_vmid_register_is_privileged(rig: Rig) -> None:
    fault = fails(rig.compute_queue(), "E_PM4_PRIVREG", set_sh(gc.COMPUTE_VMID, 1))
    assert fault.where["reg"] == 0x2E14


def test_a_reserved_bit_of_a_register_is_named(rig: Rig) -> None:
    fault = fails(rig.compute_queue(), "E_FIELD_RANGE", set_sh(gc.COMPUTE_PGM_RSRC1, 1 << 22, 0))
    assert "COMPUTE_PGM_RSRC1" in str(fault)


def test_user_configuration_registers_are_out_of_reach(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_PM4_PRIVREG", pm4.SetUconfigReg(reg_offset=0x40).build(1))


def test_an_indirect_buffer_runs_in_place(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    queue.run(indirect(rig, release(signal.va, 1)), release(signal.va + 4, 2))
    assert (signal.mapping.read32(0), signal.mapping.read32(4)) == (1, 2)


@pytest.mark.parametrize("fields", [{"ib_size": 0}, {"valid": 0}, {"vmid": 3}, {"chain": 1}])
def test_an_indirect_buffer_must_be_valid_and_not_empty(rig: Rig, fields: dict[str, int]) -> None:
    fails(rig.compute_queue(), "E_IB", indirect(rig, pm4.Nop().build(), **fields))


def test_an_indirect_buffer_is_aligned(rig: Rig) -> None:
    words = indirect(rig, pm4.Nop().build())
    fails(rig.compute_queue(), "E_IB", [words[0], words[1] | 2, *words[2:]])


def test_indirect_buffers_nest_two_deep(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    inner = indirect(rig, release(signal.va, 1))
    rig.compute_queue().run(indirect(rig, inner))
    assert signal.mapping.read32(0) == 1
    fails(rig.compute_queue(), "E_IB", indirect(rig, indirect(rig, inner)))


def test_a_chained_buffer_does_not_come_back(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    second = indirect(rig, release(signal.va, 1), chain=1)
    queue.run(indirect(rig, [*second, *release(signal.va + 4, 9)]), release(signal.va + 8, 2))
    assert [signal.mapping.read32(at) for at in (0, 4, 8)] == [1, 0, 2]


def test_an_unmapped_indirect_buffer_faults_with_its_address(rig: Rig) -> None:
    packet = pm4.IndirectBuffer(ib_base=0x4000_0000, ib_size=4, valid=1).build()
    fault = fails(rig.compute_queue(), "E_VM_FAULT", packet)
    assert fault.where["va"] == 0x4000_0000


def test_an_indirect_buffer_may_not_change_while_it_runs(rig: Rig) -> None:
    words = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, dst_addr=0).build(1)
    packet = indirect(rig, words)
    base = packet[1] | packet[2] << 32
    buffer = rig.host.kfd.memory.at(base)
    assert buffer is not None
    rig.host.cards[0].memory.write(base + 8, base.to_bytes(8, "little"), {})
    fails(rig.compute_queue(), "E_CMD_REUSE", packet)


def test_a_dispatch_launches_what_the_registers_say(rig: Rig, code: Buffer) -> None:
    rig.compute_queue().run(kernel(code.va + 0x100))
    (launch,) = rig.launches
    assert launch.entry_va == code.va + 0x100
    assert (launch.grid, launch.block, launch.wave32) == ((4, 1, 1), (64, 1, 1), True)
    assert launch.user_data == (0x1000, 0)
    assert launch.where["packet"] == "DISPATCH_DIRECT"


def test_dimensions_can_come_from_memory(rig: Rig, code: Buffer) -> None:
    table = rig.buffer(0x1000)
    for index, size in enumerate((7, 6, 5)):
        table.mapping.write32(4 * index, size)
    packet = pm4.DispatchIndirect(addr=table.va, compute_shader_en=1, force_start_at_000=1, cs_w32_en=1)
    rig.compute_queue().run(program(code.va), block(32, 1, 1), packet.build(), drain())
    assert rig.launches[0].grid == (7, 6, 5)


def test_waves_without_a_drain_end_before_the_queue_idles(rig: Rig, code: Buffer) -> None:
    rig.compute_queue().run(program(code.va), block(32, 1, 1), DISPATCH.build())
    assert len(rig.launches) == 1


def test_dispatches_without_a_barrier_end_in_any_order(make_rig: Callable[..., Rig]) -> None:
    def order(seed: int) -> list[int]:
        rig = make_rig(seed)
        code = rig.buffer(0x2000, GTT | EXECUTABLE)
        queue = rig.compute_queue()
        for grid in (1, 2, 3):
            queue.write(program(code.va), block(32, 1, 1), DISPATCH.replace(dim_x=grid).build())
        queue.run(drain())
        return [launch.grid[0] for launch in rig.launches]

    assert len({tuple(order(seed)) for seed in range(12)}) > 1


def test_drained_dispatches_keep_their_order(rig: Rig, code: Buffer) -> None:
    queue = rig.compute_queue()
    for grid in range(1, 9):
        setup = [*acquire(), *program(code.va), *block(32, 1, 1)]
        queue.write(setup, DISPATCH.replace(dim_x=grid).build(), drain())
    queue.run()
    assert [launch.grid[0] for launch in rig.launches] == list(range(1, 9))


def test_a_replayed_buffer_is_decoded_once(rig: Rig, code: Buffer) -> None:
    queue = rig.compute_queue()
    packet = indirect(rig, kernel(code.va))
    queue.run(packet)
    known = len(rig.host.cards[0].pm4_memo)
    for _ in range(20):
        queue.run(packet)
    assert len(rig.host.cards[0].pm4_memo) == known
    assert len(rig.host.cards[0].pm4_plans) == 1
    assert len(rig.launches) == 21


def test_packets_before_a_broken_one_still_run(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    packet = indirect(rig, [*release(signal.va, 3), 0xC000FE00, 0])
    fault = fails(rig.compute_queue(), "E_PM4_OPCODE", packet)
    assert signal.mapping.read32(0) == 3
    assert fault.where["cmd_va"] == (packet[1] | packet[2] << 32) + 32
    assert not rig.host.cards[0].pm4_plans


def test_a_patched_buffer_runs_as_patched(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    packet = indirect(rig, release(signal.va, 3))
    queue.run(packet)
    rig.host.cards[0].memory.write((packet[1] | packet[2] << 32) + 20, b"\x09", {})
    queue.run(packet)
    assert signal.mapping.read32(0) == 9
