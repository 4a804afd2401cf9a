"""A whole card: its blocks together, its interrupts, and a reset in the middle of work."""

from __future__ import annotations

import struct
from typing import Any, cast

import pytest

from autogen.amd import pm4
from autogen.amd.ih import IH_ENTRY_SIZE
from drivers.core.errors import SimFault
from drivers.sim.amd.pci import card as pci_card
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.card import PciCard
from drivers.sim.amd.pci.timers import Timers
from drivers.sim.chips import CHIPS
from drivers.sim.pci_host import PciHost
from drivers.sim.physical import PhysicalMemory
from drivers.sim.scheduler import Scheduler
from tests.drivers.sim.amd.pci.kernel_queues import KernelCard
from tests.drivers.sim.amd.pci.queues import activate, describe, describe_copy, enable_copy, ready, unhalt
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START, enable, invalidate
from tests.drivers.sim.amd.pci.test_gfx import FOREVER, WRITE, enable_interrupts, let, signal
from tests.drivers.sim.amd.test_card import LAUNCH


def test_an_interrupt_without_a_ring_is_lost(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    let(rig, "CP_ME1_PIPE0_INT_CNTL", "time_stamp_int_enable")
    rig.fails("E_IH_LOST", lambda: rig.card.interrupt(7, next(iter(rig.card.queues.values()))))


def test_an_end_of_pipe_interrupt_carries_its_context_where_the_pipe_lets_it(rig: Rig) -> None:
    ready(rig)
    enable_interrupts(rig)
    activate(rig)
    queue = next(iter(rig.card.queues.values()))
    rig.card.interrupt(0x4321, queue)
    rig.card.interrupt(0x4321, queue)
    assert rig.load(DATA + 0x100000, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    noted = [str(warning) for warning in rig.board.bus.warnings]
    assert len(noted) == 1 and noted[0].startswith("W_INT_OFF: MEC pipe 0 queue 0 would interrupt, but")
    let(rig, "CP_ME1_PIPE0_INT_CNTL", "time_stamp_int_enable")
    rig.card.interrupt(0x1234, queue)
    entry = rig.load(DATA + 0x100000, IH_ENTRY_SIZE)
    assert (entry[0], entry[1], int.from_bytes(entry[16:20], "little")) == (20, 181, 0x1234)


def test_a_trap_of_a_copy_engine_interrupts_where_it_lets_it(rig: Rig) -> None:
    ready(rig)
    enable_interrupts(rig)
    unhalt(rig, 1)
    ring = enable_copy(rig, 1)
    rig.write("SDMA0_CNTL", 1)
    ring.run([6, 0x77])
    assert rig.load(DATA + 0x100000, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    let(rig, "SDMA1_CNTL", "trap_enable")
    ring.run([6, 0x77])
    entry = rig.load(DATA + 0x100000, IH_ENTRY_SIZE)
    assert (entry[0], entry[1], int.from_bytes(entry[16:20], "little")) == (10, 49, 0x77)
    assert [w.where["reg"] for w in rig.board.bus.warnings if w.code == "W_INT_OFF"] == ["SDMA1_CNTL"]


def test_a_wait_for_an_interrupt_that_was_not_enabled_names_its_bit() -> None:
    host = PciHost("navi31")
    host.cards[0].bus.note("W_INT_OFF", "MEC would interrupt, but X.y is 0: no interrupt comes")
    with pytest.raises(SimFault, match=r"E_WAIT_DEADLOCK.*would interrupt, but X\.y is 0"):
        for _ in range(100):
            host.relax("an interrupt")


VMID, BAD = 3, START + 0x50_0000
ENTRY, STATUS = DATA + 0x100000, "GCVM_L2_PROTECTION_FAULT_STATUS"


def in_vmid_3(rig: Rig) -> None:
    """Tables and interrupts for queues of VMID 3, which may not interrupt for faults yet."""
    ready(rig)
    enable(rig, "GC", vmid=VMID)
    invalidate(rig, "GC", vmid=VMID)
    enable_interrupts(rig)


def status(rig: Rig) -> int:
    return rig.read(STATUS if rig.board.bus.has(STATUS) else f"{STATUS}_LO32")


@pytest.mark.parametrize(
    ("engine", "where", "client"),
    [
        *[(None, {}, 5), (None, {"access": "execute"}, 5), (0, {}, 13), (1, {}, 14)],
        *[(None, {"wave": 0, "access": "execute", "inst": "v_mov_b32"}, 9)],
        *[(None, {"wave": 0, "access": "read", "inst": "s_load_b32"}, 10)],
        *[(None, {"wave": 0, "access": "read", "inst": "global_load_b32"}, 8)],
    ],
)
def test_a_fault_is_latched_with_the_vmid_and_the_client_that_made_the_access(
    rig: Rig, engine: int | None, where: dict[str, object], client: int
) -> None:
    """gfxhub_v3_0.c, gfxhub_client_ids: 5 CPC, 8 TCP, 9 SQC (inst), 10 SQC (data), 13 SDMA0, 14 SDMA1.
    gc_11_0_0_sh_mask.h: CID at bit 9, VMID at bit 20."""
    in_vmid_3(rig)
    if engine is None:
        activate(rig, CP_HQD_VMID=VMID)
    else:
        unhalt(rig, engine)
        describe_copy(rig, engine)
        rig.write(f"SDMA{engine}_QUEUE0_RB_CNTL", 1 | 10 << 1 | 1 << 12 | VMID << 24)
    (queue,) = rig.card.queues.values()
    rig.card.queue_stopped(queue, SimFault("E_VM_FAULT", "a page", {"va": BAD, "access": "read", **where}))
    assert (status(rig) >> 9 & 0x1FF, status(rig) >> 20 & 0xF) == (client, VMID)


@pytest.mark.parametrize(
    ("code", "access", "kind"),
    [
        *[("E_VM_FAULT", access, "valid") for access in ("read", "write", "execute")],
        *[
            ("E_VM_RANGE", "read", "range"),
            ("E_VM_PERM", "read", "read"),
            ("E_VM_PERM", "execute", "execute"),
        ],
        *[("E_VM_PERM", access, "write") for access in ("write", "atomic")],
    ],
)
def test_each_kind_of_memory_fault_has_its_own_bit_in_the_context_and_one_entry(
    navi31: Rig, code: str, access: str, kind: str
) -> None:
    """amdgpu_gmc.c, gmc_v11_0_vm_fault_interrupt_state; gmc_v11_0_process_interrupt: page in both dwords."""
    in_vmid_3(navi31)
    activate(navi31, CP_HQD_VMID=VMID)
    (queue,) = navi31.card.queues.values()
    fault = SimFault(code, "a page", {"va": BAD + 0x3000, "access": access})
    kinds = ("valid", "range", "read", "write", "execute")
    fields = {each: f"{each}_protection_fault_enable_interrupt" for each in kinds}
    name = f"GCVM_CONTEXT{VMID}_CNTL"
    let(navi31, name, *(fields[each] for each in kinds if each != kind))
    navi31.card.queue_stopped(queue, fault)
    assert navi31.load(ENTRY, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    let(navi31, name, fields[kind])
    navi31.card.queue_stopped(queue, fault)
    words = struct.unpack("<8I", navi31.load(ENTRY, IH_ENTRY_SIZE))
    page = BAD + 0x3000 >> 12
    assert words[0] == VMID << 24 | 0 << 8 | 10
    assert words[4:] == (page & 0xFFFF_FFFF, page >> 32, 0, 0) and page >> 32 == 2


@pytest.mark.parametrize(
    ("code", "source", "field"),
    [
        ("E_PM4_RESERVED", 180, "reserved_bit_error_int_enable"),
        ("E_PM4_OPCODE", 183, "opcode_error_int_enable"),
        ("E_PM4_PRIVREG", 184, "priv_reg_int_enable"),
    ],
)
@pytest.mark.parametrize("pipe", [0, 1])
def test_a_wrong_packet_interrupts_by_its_own_source_where_its_own_pipe_lets_it(
    rig: Rig, code: str, source: int, field: str, pipe: int
) -> None:
    """irqsrcs_gfx_11_0_0.h, soc21_ih_clientid.h: client 20 is the command processor."""
    in_vmid_3(rig)
    rig.write("GRBM_GFX_CNTL", 1 << 2 | 1)
    rig.write("CP_MEC_RS64_PRGRM_CNTR_START", 0xC00)
    for value in (1 << 17 | 1 << 26, 3 << 26):
        rig.write("CP_MEC_RS64_CNTL", value)
    describe(rig, pipe=pipe, CP_HQD_VMID=VMID)
    rig.write("CP_HQD_ACTIVE", 1)
    (queue,) = rig.card.queues.values()
    known = rig.board.bus.table[rig.board.bus.at("CP_ME1_PIPE0_INT_CNTL")].fields
    let(rig, f"CP_ME1_PIPE{pipe}_INT_CNTL", *(name for name in known if name != field))
    let(rig, f"CP_ME1_PIPE{1 - pipe}_INT_CNTL", field)
    rig.card.queue_stopped(queue, SimFault(code, "a packet", {}))
    assert rig.load(ENTRY, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    let(rig, f"CP_ME1_PIPE{pipe}_INT_CNTL", field)
    rig.card.queue_stopped(queue, SimFault(code, "a packet", {}))
    words = struct.unpack("<8I", rig.load(ENTRY, IH_ENTRY_SIZE))
    assert (words[0], words[4:]) == (VMID << 24 | source << 8 | 20, (0, 0, 0, 0))
    assert status(rig) == 0


def test_what_launches_took_is_model_time_or_the_host_s_where_that_is_more(navi31: Rig) -> None:
    taken = iter([0, 10**9, 2 * 10**9, 2 * 10**9])
    navi31.card.clock = lambda: next(taken)
    memory = navi31.card.gc.spaces[0]
    navi31.card.execute(LAUNCH, memory)
    assert navi31.card.worked_ns == 10**9
    modelled = navi31.card.execute(LAUNCH, memory)
    assert 0 < modelled < 10**9 and navi31.card.worked_ns == 10**9 + modelled


def test_scratch_registers_alone_may_be_set_by_any_queue(rig: Rig) -> None:
    bus = rig.board.bus
    assert rig.card.user_register(bus.at("GRBM_GFX_INDEX")) is None
    store = rig.card.user_register(bus.at("SCRATCH_REG3"))
    assert store is not None
    store(0x77)
    assert [bus.read(bus.at(f"SCRATCH_REG{n}")) for n in (2, 3, 4)] == [0, 0x77, 0]


def test_a_reset_takes_every_engine_away_and_the_card_boots_again(rig: Rig) -> None:
    ready(rig)
    activate(rig).run(FOREVER)
    rig.board.power.mode1()
    rig.board.timers.pass_time(2_000_000_000)
    assert rig.card.queues == {}
    rig.wptr = 0
    rig.board.timers.pass_time(10_000_000)
    ready(rig)
    activate(rig).run(WRITE)
    assert signal(rig) == 0xCAFE


def test_two_cards_share_nothing() -> None:
    first, second = open_rig("navi31"), open_rig("navi48")
    first.boot_sos()
    assert first.psp.bootloader.sos and not second.psp.bootloader.sos
    first.card.close()
    second.card.close()


@pytest.mark.parametrize("code", ["E_DMA_ADDR", "E_NO_BUSMASTER"])
def test_host_memory_that_goes_out_of_reach_is_refused_whatever_the_tlbs_hold(code: str) -> None:
    """R15 and R02: the engines have used these pages before, so their translations are cached."""
    host = PciHost("navi31")
    card = KernelCard(host, "0000:03:00.0", "navi31")
    card.boot()
    fence = card.in_gtt(4096)
    card.compute_fence(card.compute, fence, 1)
    if code == "E_DMA_ADDR":
        host.unpin_pages(card.pins[-1].pages)
    else:
        card.function.set_bus_master(False)
    with pytest.raises(SimFault) as caught:
        card.compute_fence(card.compute, fence, 2)
    assert caught.value.code == code


def test_a_contrary_card_keeps_interrupts_for_itself(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    in_vmid_3(rig)
    activate(rig, CP_HQD_VMID=VMID)
    let(rig, "CP_ME1_PIPE0_INT_CNTL", "time_stamp_int_enable")
    (queue,) = rig.card.queues.values()
    monkeypatch.setattr(pci_card, "contrary", lambda: "blocks")
    rig.card.interrupt(7, queue)
    assert rig.load(ENTRY, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    monkeypatch.undo()
    rig.card.interrupt(7, queue)
    words = struct.unpack("<8I", rig.load(ENTRY, IH_ENTRY_SIZE))
    assert (words[0], words[4]) == (VMID << 24 | 181 << 8 | 20, 7)


def test_a_contrary_hub_answers_before_its_programs_have_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pci_card, "contrary", lambda: "hub-first")
    rig = open_rig("navi48")
    rig.load_graphics()
    enable(rig, "GC")
    invalidate(rig, "GC")
    rig.card.close()


@pytest.mark.parametrize(("kind", "is_gone"), [("hang", False), ("vanish", True)])
def test_an_accident_is_on_record_and_takes_a_card_that_vanishes_off_the_bus(
    rig: Rig, kind: str, is_gone: bool
) -> None:
    rig.card.stop(kind)
    assert rig.board.faults.fired == [kind] and rig.board.bus.is_gone is is_gone
    assert (rig.c2p(81) == 0xFFFF_FFFF) is is_gone


def test_what_was_accessed_is_forgotten_in_every_vmid_with_the_last_queue(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    marks = cast(Any, object())
    for space in rig.card.gc.spaces:
        space.shadow = marks
    (queue,) = rig.card.queues.values()
    assert list(rig.card.spaces()) == [rig.card.gc.spaces[0]]
    rig.card.remove_queue(queue)
    assert {space.shadow for space in rig.card.gc.spaces} == {None} and list(rig.card.spaces()) == []


def test_consecutive_scratch_registers_are_set_by_one_packet(rig: Rig) -> None:
    """PACKET3_SET_UCONFIG_REG counts from dword 0xC000 on: Linux nvd.h."""
    ready(rig)
    first = rig.board.bus.at("SCRATCH_REG0")
    activate(rig).run(pm4.SetUconfigReg(reg_offset=first - 0xC000).build(5, 6, 7))
    assert [rig.read(f"SCRATCH_REG{number}") for number in range(4)] == [5, 6, 7, 0]
    fault = rig.fails(
        "E_PM4_PRIVREG", lambda: activate(rig, 1, 8).run(pm4.SetUconfigReg(reg_offset=0).build(1))
    )
    assert fault.where["reg"] == 0xC000


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_card_s_memory_is_its_board_s_and_its_patience_what_was_given(chip: str) -> None:
    scheduler = Scheduler(0)
    board = Board(CHIPS[chip], 3, Timers(scheduler), PhysicalMemory(0))
    card = PciCard(board, scheduler, "interpret", budget=77)
    assert card.video is board.vram and (card.budget, card.mode, card.index) == (77, "interpret", 3)
    card.close()
