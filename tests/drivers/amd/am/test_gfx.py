"""The compute side: slots that are bound and let go, rings that do not fit, the MEC."""

from __future__ import annotations

import dataclasses
import struct
from typing import Any

import pytest

from autogen.amd import mqd
from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.am.discovery import Shaders
from drivers.amd.am.gfx import QUEUES, ComputeRing
from drivers.core.errors import ArgumentError, WaitTimeout
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import firmware, up_to_discovery

RING = ComputeRing(
    0, 8, 0x1000_0000_0000, 1 << 20, 0x1000_0100_0000, 0x1000_0200_0000, 0x1000_0300_0000, 4096
)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"queue": -1}, r"a pipe has slots 0\.\.3"),
        ({"ring_bytes": 128}, r"ring of 0x80 bytes; must be 2\^n"),
        ({"eop_bytes": 128}, r"end-of-pipe buffer of 0x80 bytes; must be 2\^n"),
        ({"ring_va": 0x1000_0000_0080}, "ring at 0x100000000080; must be 256-byte aligned"),
        ({"rptr_va": 0x1000_0100_0002}, "are not aligned"),
        ({"queue": 4}, r"a pipe has slots 0\.\.3"),
        ({"ring_bytes": 3000}, r"ring of 0xbb8 bytes; must be 2\^n"),
        ({"eop_va": 0x1000_0300_0080}, "end-of-pipe buffer at 0x100003000080; must be 256-byte aligned"),
        ({"wptr_va": 0x1000_0200_0004}, "are not aligned"),
    ],
)
def test_a_ring_that_a_slot_cannot_express_is_refused(change: dict[str, int], message: str) -> None:
    from drivers.amd.am import gfx

    with pytest.raises(ArgumentError, match=message):
        gfx._check(dataclasses.replace(RING, **change))


@pytest.mark.parametrize(
    "change", [{"queue": 3}, {"ring_bytes": 256}, {"eop_bytes": 256}, {"rptr_va": 4}, {"wptr_va": 8}]
)
def test_the_least_that_a_slot_can_express_is_taken(change: dict[str, int]) -> None:
    from drivers.amd.am import gfx

    gfx._check(dataclasses.replace(RING, **change))


def test_a_slot_is_bound_once_and_let_go(machine: CardBlocks) -> None:
    card = AmCard(machine)
    queue = card.create_compute_queue(1 << 16)
    bound = card.rings[queue.queue_id]
    assert isinstance(bound, ComputeRing)
    assert machine.gfx.is_active(0)
    assert machine.gfx.pointers(0) == (0, 0)
    with pytest.raises(WaitTimeout, match="compute slot 0 is still active; dequeue it first"):
        machine.gfx.bind(bound)
    machine.gfx.dequeue(0)
    assert not machine.gfx.is_active(0)
    machine.gfx.dequeue(0)


def test_the_descriptor_in_memory_says_what_the_slot_says(machine: CardBlocks) -> None:
    """kfd_mqd_manager_v11.c, v12: every unit in words 23, 24, 26, 27, 44..47, registers from 0x80 on."""
    card = AmCard(machine)
    ring = card.rings[card.create_compute_queue(1 << 16).queue_id]
    assert isinstance(ring, ComputeRing)
    words = struct.unpack("<512I", machine.board.read_vram(layout.MQD, 2048))
    assert words[0] == 0xC031_0800
    assert {words[i] for i in (23, 24, 26, 27, 44, 45, 46, 47)} == {0xFFFF_FFFF}
    place = mqd.v11_compute_mqd.compute_pipelinestat_enable.offset // 4
    assert words[place] == 1 and not any(words[1:place])
    assert words[0x84] == 0x5501
    assert words[0x88] | words[0x89] << 32 == ring.ring_va >> 8
    assert words[0x8F] == 3 * 2 << 2 | 1 << 30
    gc = machine.board.chip.gc
    with machine.gfx.select(me=1):
        for index, register in ((0x80, gc.CP_MQD_BASE_ADDR), (0xA7, gc.CP_HQD_EOP_CONTROL)):
            assert int(machine.board.gc.read(register)) == words[index]


def test_each_address_of_a_ring_is_in_its_slot_whole(machine: CardBlocks) -> None:
    """gc_11_0_0_sh_mask.h: bases count 256 bytes, pointers keep their low bits clear."""
    ring = ComputeRing(
        2, 9, 0x7ABC_DEF1_2300, 1 << 16, 0x7123_4567_89AC, 0x7654_3210_FED8, 0x7FED_CBA9_8700, 2048
    )
    words = {type(register).__name__: int(register) for register in machine.gfx._slot(ring)}
    assert {name: words[f"CP_{name}"] for name in (*(f"HQD_{n}" for n in ADDRESSED), "MQD_BASE_ADDR")} == {
        "HQD_PQ_BASE": 0xBCDE_F123,
        "HQD_PQ_BASE_HI": 0x7A,
        "HQD_PQ_RPTR_REPORT_ADDR": 0x4567_89AC,
        "HQD_PQ_RPTR_REPORT_ADDR_HI": 0x7123,
        "HQD_PQ_WPTR_POLL_ADDR": 0x3210_FED8,
        "HQD_PQ_WPTR_POLL_ADDR_HI": 0x7654,
        "HQD_EOP_BASE_ADDR": 0xEDCB_A987,
        "HQD_EOP_BASE_ADDR_HI": 0x7F,
        "HQD_EOP_CONTROL": 8,  # 2^(8+1) dwords
        "HQD_PQ_CONTROL": 5 << 8 | 13,
        "HQD_VMID": 9,
        "MQD_BASE_ADDR": machine.board.mc(layout.MQD + 2 * 0x1000) & 0xFFFF_FFFF,
    }


ADDRESSED = [
    *("PQ_BASE", "PQ_BASE_HI", "PQ_RPTR_REPORT_ADDR", "PQ_RPTR_REPORT_ADDR_HI", "PQ_WPTR_POLL_ADDR"),
    *("PQ_WPTR_POLL_ADDR_HI", "EOP_BASE_ADDR", "EOP_BASE_ADDR_HI", "EOP_CONTROL", "PQ_CONTROL", "VMID"),
]


def test_the_selection_is_put_back_whatever_happens(machine: CardBlocks) -> None:
    select = machine.board.chip.gc.GRBM_GFX_CNTL
    with pytest.raises(KeyError), machine.gfx.select(me=1, queue=2):
        assert machine.board.gc.read(select).queueid == 2
        raise KeyError
    assert int(machine.board.gc.read(select)) == 0


def test_a_slot_that_does_not_let_go_ends_with_a_sentence(host: PciHost, machine: CardBlocks) -> None:
    card = AmCard(machine)
    card.create_compute_queue(1 << 16)
    host.cards[0].faults.arm("gfx.dequeue.stuck")
    with pytest.raises(WaitTimeout, match="compute slot 0 to let go of its queue"):
        machine.gfx.dequeue(0)


def test_without_firmware_the_wait_for_the_autoload_ends(host: PciHost) -> None:
    machine = up_to_discovery(host)
    with pytest.raises(WaitTimeout, match="RLC to finish the autoload"):
        machine.gfx.await_firmware()


def test_slots_begin_without_what_an_earlier_owner_described(machine: CardBlocks) -> None:
    board, count, around = machine.board, QUEUES * layout.MQD_STRIDE, b"\x5a" * 64
    board.write_vram(layout.MQD - 64, around + b"\x5a" * count + around)
    machine.gfx.resume_mec()
    assert board.read_vram(layout.MQD - 64, count + 128) == around + bytes(count) + around


def test_a_slot_that_let_go_loses_its_descriptor_and_no_other_does(machine: CardBlocks) -> None:
    card, board, around = AmCard(machine), machine.board, b"\x5a" * 64
    slots = [card.rings[card.create_compute_queue(1 << 16).queue_id] for _ in range(2)]
    assert [ring.slot for ring in slots if isinstance(ring, ComputeRing)] == [0, 1]
    place, size = layout.MQD + layout.MQD_STRIDE, layout.MQD_STRIDE
    board.write_vram(place - 64, around)
    board.write_vram(place + size, around)
    machine.gfx.dequeue(1)
    assert board.read_vram(place - 64, size + 128) == around + bytes(size) + around


def test_golden_bits_are_set_and_the_others_left(machine: CardBlocks) -> None:
    for register, bits in machine.board.chip.golden:
        assert int(machine.board.gc.read(register)) & bits == bits
        other = 1 << 3
        machine.board.gc.write(register._wrap(other))
        machine.gfx.setup()
        assert int(machine.board.gc.read(register)) == bits | other
    assert len(machine.board.chip.golden) == (1 if machine.board.chip.name == "navi31" else 0)


class Fused:
    """Registers of a board of two engines with two arrays each, in which parts are switched off."""

    def __init__(self, arrays: tuple[int, int], units: dict[tuple[int, int], tuple[int, int]]) -> None:
        self.arrays, self.units, self.selected = list(arrays), units, (0, 0)

    def write(self, word: Any) -> None:
        self.selected = (word.se_index, word.sa_index)

    def read(self, register: Any) -> Any:
        name = register.__name__
        if "SA_UNIT_DISABLE" in name:
            return register(sa_disable=self.arrays["USER" in name])
        return register(inactive_wgps=self.units.get(self.selected, (0, 0))["USER" in name])


@pytest.mark.parametrize(
    ("arrays", "units", "counts"),
    [
        ((0, 0), {}, (8, 8, 8, 8)),
        ((0b0010, 0), {}, (8, 0, 8, 8)),  # by a fuse
        ((0, 0b1000), {}, (8, 8, 8, 0)),  # by the user
        ((0b0001, 0b0100), {}, (0, 8, 0, 8)),
        ((0, 0), {(1, 0): (0b0001, 0)}, (8, 8, 6, 8)),  # a pair of units, by a fuse
        ((0, 0), {(0, 1): (0, 0b1010)}, (8, 4, 8, 8)),
        ((0, 0), {(1, 1): (0b0001, 0b0011)}, (8, 8, 8, 4)),  # one of them by both
        ((0, 0), {(0, 0): (0xFFF0, 0)}, (8, 8, 8, 8)),  # those that the chip does not have
    ],
)
def test_units_are_those_that_neither_a_fuse_nor_the_user_switched_off(
    machine: CardBlocks,
    monkeypatch: pytest.MonkeyPatch,
    arrays: tuple[int, int],
    units: dict[tuple[int, int], tuple[int, int]],
    counts: tuple[int, ...],
) -> None:
    """gfx_v11_0_get_cu_info, gfx_v11_0_get_sa_active_bitmap: CC_ and GC_USER_ registers, together."""
    monkeypatch.setattr(machine.gfx, "regs", Fused(arrays, units))
    assert machine.gfx.units_on(Shaders(2, 2, 8, 32)) == counts


def test_the_pointers_of_a_slot_are_told_whole(machine: CardBlocks) -> None:
    gc = machine.board.chip.gc
    with machine.gfx.select(me=1, queue=1):
        machine.board.gc.write(gc.CP_HQD_PQ_WPTR_LO(offset_=0x8000_0010))
        machine.board.gc.write(gc.CP_HQD_PQ_WPTR_HI(data=0x5))
    assert machine.gfx.pointers(1) == (0, 0x5_8000_0010)


@pytest.mark.parametrize(("complete", "busy", "done"), [(1, 0, True), (0, 0, False), (1, 4, False)])
def test_the_autoload_is_over_when_it_says_so_and_the_processors_rest(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch, complete: int, busy: int, done: bool
) -> None:
    """gfx_v11_0_wait_for_rlc_autoload_complete: CP_STAT is 0 and BOOTLOAD_COMPLETE is 1."""
    gfx, asked = machine.gfx, list[bool]()

    def wait(register: Any, is_done: Any, *_: object) -> None:
        asked.append(is_done(register(bootload_complete=complete)))

    monkeypatch.setattr(gfx.regs, "wait", wait)
    monkeypatch.setattr(gfx.regs, "read", lambda register: busy)
    gfx.await_firmware()
    assert asked == [done]


def test_a_program_s_start_is_told_in_dwords_whole_and_read_back(host: PciHost, machine: CardBlocks) -> None:
    """gfx_v11_0_config_gfx_rs64: addr_lo >> 2 | addr_hi << 30, then addr_hi >> 2."""
    assert machine.gfx.entry() == firmware(machine.board).mec_entry
    words: dict[str, int] = {}
    host.cards[0].bus.watch = lambda kind, name, value: (
        words.update({name: value}) if kind == "write" else None
    )
    machine.gfx._point_mec(0x5_6789_ABC4)
    assert words["CP_MEC_RS64_PRGRM_CNTR_START"] == 0x59E2_6AF1
    assert words["CP_MEC_RS64_PRGRM_CNTR_START_HI"] == 1
    assert machine.gfx.entry() == 0x5_6789_ABC4


def test_a_slot_s_descriptor_is_in_memory_when_it_is_bound(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, log = AmCard(machine), list[str]()
    flush, write = machine.board.flush_hdp, machine.gfx.regs.write
    monkeypatch.setattr(machine.board, "flush_hdp", lambda: (log.append("flush"), flush())[1])
    monkeypatch.setattr(machine.gfx.regs, "write", lambda w: (log.append(type(w).__name__), write(w))[1])
    card.create_compute_queue(4096)
    slot = log[max(n for n, name in enumerate(log) if name == "CP_MQD_BASE_ADDR") - 2 :]
    assert slot[0] == "flush" and slot[-1] == "flush" and "CP_HQD_ACTIVE" in slot
