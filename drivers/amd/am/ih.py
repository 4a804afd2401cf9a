"""The interrupt ring: set up, emptied by polling, entries decoded. An overflow is noticed and reported.

Memory faults go to the second ring, so that many of them do not push out interrupts of finished work. Steps:
firmware_notes/ih.md. Source: Linux ih_v6_0.c, ih_v7_0.c, amdgpu_ih.c.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from autogen.amd.ih import Client, IhEntry
from drivers.amd.am import layout
from drivers.amd.am.board import Board
from drivers.amd.am.hubs import Fields

MC_SPACE_GPU = 4  # ring addresses are the card's own
ENTRY_BYTES = 32
MASK = layout.IH_RING_BYTES - 1
SIZE_LOG2 = (layout.IH_RING_BYTES // 4).bit_length() - 1
UTCL2_CLIENT, FAULT_SOURCE = 0xA, 0


@dataclass(frozen=True)
class InterruptEntry:
    """One interrupt. lost: entries were overwritten before it."""

    client: int
    source: int
    vmid: int
    ring: int
    data: tuple[int, int, int, int]
    lost: bool

    def describe(self) -> str:
        known = Client._value2member_map_.get(self.client)
        name = f"client {self.client:#x}" if known is None else Client(self.client).name
        lost = " (entries before it were lost)" if self.lost else ""
        return f"interrupt of {name}, source {self.source:#x}, VMID {self.vmid}{lost}"


@dataclass(frozen=True)
class InterruptRing:
    """Registers and place of one ring."""

    offset: int
    control: Fields
    base: Fields
    base_hi: Fields
    rptr: Fields
    wptr: Fields
    doorbell: Fields
    options: dict[str, int]


class Ih:
    """Both interrupt rings of one card."""

    def __init__(self, board: Board) -> None:
        self.board, self.regs = board, board.osssys
        self.rings = rings(board.chip.osssys)
        self._rptr = [0 for _ in self.rings]

    def setup(self) -> None:
        """Steps 1.2 to 1.8: describe both rings while off, then switch them on. Source: ih_v6_0_irq_init."""
        facts = self.board.chip.osssys
        for index, ring in enumerate(self.rings):
            self._describe(ring)
            self._rptr[index] = 0
        self.regs.modify(facts.IH_STORM_CLIENT_LIST_CNTL, client18_is_storm_client=1)
        self.regs.modify(facts.IH_INT_FLOOD_CNTL, flood_cntl_enable=1)
        self.regs.modify(facts.IH_MSI_STORM_CTRL, delay=3)
        self._route_faults(facts)
        for ring in self.rings:
            enable = {"rb_enable": 1, **ring.options}
            self.regs.modify(ring.control, **enable)

    def stop(self) -> None:
        """Step 1.2: switch the rings off; what is in them stays readable."""
        for ring in self.rings:
            off = {name: 0 for name in ("rb_enable", "enable_intr") if name in ring.control.fields}
            self.regs.modify(ring.control, **off)

    def poll(self) -> list[InterruptEntry]:
        """Step 2: all new entries of both rings, oldest first within a ring."""
        return [event for index, ring in enumerate(self.rings) for event in self._drain(index, ring)]

    def _describe(self, ring: InterruptRing) -> None:
        """Steps 1.3 to 1.5."""
        mc = self.board.mc(ring.offset)
        self.board.clear_vram(ring.offset, layout.IH_RING_BYTES)
        off = {name: 0 for name in ("rb_enable", "enable_intr") if name in ring.control.fields}
        self.regs.modify(ring.control, **off)
        self.regs.write(ring.base(addr=mc >> 8 & 0xFFFF_FFFF))
        self.regs.write(ring.base_hi(addr=mc >> 40))
        self.regs.modify(
            ring.control,
            mc_space=MC_SPACE_GPU,
            rb_size=SIZE_LOG2,
            mc_snoop=1,
            mc_ro=0,
            mc_vmid=0,
            wptr_overflow_enable=1,
            wptr_overflow_clear=0,
        )
        self.regs.write(ring.wptr(offset_=0))
        self.regs.write(ring.rptr(offset_=0))
        self.regs.write(ring.doorbell(enable=0))

    def _route_faults(self, facts: ModuleType) -> None:
        """Step 1.7: send memory faults to ring 1. Source: ih_v6_0_irq_init, ring 1."""
        self.regs.modify(facts.IH_RING1_CLIENT_CFG_INDEX, index=0)
        whom = {"client_id": UTCL2_CLIENT, "source_id": FAULT_SOURCE, "source_id_match_enable": 1}
        self.regs.modify(facts.IH_RING1_CLIENT_CFG_DATA, **whom)

    def _drain(self, index: int, ring: InterruptRing) -> list[InterruptEntry]:
        """Steps 2.1 to 2.4."""
        wptr = self.regs.read(ring.wptr)
        lost = bool(wptr.rb_overflow)
        end = wptr.offset_ * 4 & MASK
        at = self._rptr[index]
        if lost:  # the oldest entry that was not overwritten follows the write pointer
            at = end + ENTRY_BYTES & MASK
            self._clear_overflow(ring)
        if at == end:
            return []
        first = self._read(ring, at, end if end > at else layout.IH_RING_BYTES)
        data = first if end > at else first + self._read(ring, 0, end)
        self._rptr[index] = end
        self.regs.write(ring.rptr(offset_=end // 4))
        chunks = (data[i : i + ENTRY_BYTES] for i in range(0, len(data), ENTRY_BYTES))
        return [_event(entry_of(chunk), index, lost) for chunk in chunks]

    def _read(self, ring: InterruptRing, begin: int, end: int) -> bytes:
        return self.board.read_vram(ring.offset + begin, end - begin) if end > begin else b""

    def _clear_overflow(self, ring: InterruptRing) -> None:
        """Step 2.2: the bit is cleared by a pulse, 0 to 1 to 0. Source: ih_v6_0_get_wptr."""
        control = self.regs.read(ring.control).replace(wptr_overflow_clear=0)
        self.regs.write(control)
        self.regs.write(control.replace(wptr_overflow_clear=1))
        self.regs.write(control)


def rings(facts: ModuleType) -> tuple[InterruptRing, InterruptRing]:
    """Registers of both rings."""
    first = InterruptRing(
        layout.IH_RING,
        facts.IH_RB_CNTL,
        facts.IH_RB_BASE,
        facts.IH_RB_BASE_HI,
        facts.IH_RB_RPTR,
        facts.IH_RB_WPTR,
        facts.IH_DOORBELL_RPTR,
        {"enable_intr": 1, "rptr_rearm": 1},
    )
    second = InterruptRing(
        layout.IH_RING1,
        facts.IH_RB_CNTL_RING1,
        facts.IH_RB_BASE_RING1,
        facts.IH_RB_BASE_HI_RING1,
        facts.IH_RB_RPTR_RING1,
        facts.IH_RB_WPTR_RING1,
        facts.IH_DOORBELL_RPTR_RING1,
        {"rb_full_drain_enable": 1},
    )
    return first, second


def entry_of(data: bytes) -> IhEntry:
    """One entry. Bits that no document names are let pass: it is the card that wrote them."""
    return IhEntry._wrap(int.from_bytes(data, "little"))


def _event(entry: IhEntry, ring: int, lost: bool) -> InterruptEntry:
    data = (entry.src_data0, entry.src_data1, entry.src_data2, entry.src_data3)
    return InterruptEntry(entry.client_id, entry.source_id, entry.vmid, ring, data, lost)
