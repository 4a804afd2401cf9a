"""The copy engines: release them, bind one ring on each, stop and reset them.

Register offsets differ between generations though names do not: all come from the chip's module.
Steps: firmware_notes/sdma.md. Source: Linux sdma_v6_0.c, sdma_v7_0.c (gfx_resume, enable, stop).
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from drivers.amd.am import nbio
from drivers.amd.am.board import Board
from drivers.amd.am.hubs import Fields
from drivers.core.errors import ArgumentError

ENGINES = 2
HANG_COUNT = 100  # of 100 ms each
RESET_S = 100e-6


@dataclass(frozen=True)
class SdmaRing:
    """A ring to bind. Addresses are GPU virtual, in `vmid`; bytes must be a power of two."""

    engine: int
    vmid: int
    ring_va: int
    ring_bytes: int
    rptr_va: int
    wptr_va: int

    @property
    def doorbell(self) -> int:
        return int(nbio.SDMA_DOORBELLS[self.engine])


@dataclass(frozen=True)
class SdmaRegisters:
    """Registers of one engine and of its queue 0."""

    control: Fields
    freeze: Fields
    preempt: Fields
    watchdog: Fields
    utcl1_control: Fields
    utcl1_page: Fields
    rb_control: Fields
    rb_base: Fields
    rb_base_hi: Fields
    rptr: Fields
    rptr_hi: Fields
    wptr: Fields
    wptr_hi: Fields
    rptr_address_lo: Fields
    rptr_address_hi: Fields
    poll_address_lo: Fields
    poll_address_hi: Fields
    ib_control: Fields
    doorbell: Fields
    doorbell_offset: Fields
    minor_update: Fields


class Sdma:
    """Both copy engines of one card."""

    def __init__(self, board: Board) -> None:
        self.board, self.regs = board, board.gc
        self.engines = tuple(_engine(board.chip.gc, index) for index in range(2))

    def setup(self) -> None:
        """Step 1: engine-wide settings, then let both run their firmware. Source: sdma_v6_0_gfx_resume."""
        chip = self.board.chip
        for engine, r in enumerate(self.engines):
            self.regs.modify(r.watchdog, queue_hang_count=HANG_COUNT)
            self.regs.modify(r.utcl1_control, resp_mode=3, redo_delay=9)
            no_alloc = {"llc_noalloc": 1} if "llc_noalloc" in r.utcl1_page.fields else {}
            self.regs.modify(r.utcl1_page, rd_l2_policy=2, wr_l2_policy=3, **no_alloc)
            if chip.sdma_freezes:  # step 4 may have frozen it for an earlier owner
                self.regs.modify(r.freeze, freeze=0)
            self.regs.modify(chip.sdma_control[engine], **chip.sdma_run)
            self.regs.modify(r.control, trap_enable=1)

    def bind(self, ring: SdmaRing) -> None:
        """Step 2: write one ring into queue 0 of its engine, then enable it: pointers and base come first.

        Control registers are read, changed and written back, as the kernel does: not all their bits are ours.
        """
        _check(ring)
        r, put = self.engines[ring.engine], self.regs.write
        size_log2 = (ring.ring_bytes // 4).bit_length() - 1
        options = {"rptr_writeback_enable": 1, "rptr_writeback_timer": 4, **self.board.chip.sdma_polls_wptr}
        options |= {"rb_size": size_log2, "rb_vmid": ring.vmid, "rb_priv": 0}
        self.regs.modify(r.rb_control, rb_enable=0, **options)
        put(r.rptr(offset_=0))
        put(r.rptr_hi(offset_=0))
        put(r.wptr(offset_=0))
        put(r.wptr_hi(offset_=0))
        put(r.rptr_address_lo(addr=(ring.rptr_va & 0xFFFF_FFFF) >> 2))
        put(r.rptr_address_hi(addr=ring.rptr_va >> 32))
        put(r.poll_address_lo(addr=(ring.wptr_va & 0xFFFF_FFFF) >> 2))
        put(r.poll_address_hi(addr=ring.wptr_va >> 32))
        put(r.rb_base(addr=ring.ring_va >> 8 & 0xFFFF_FFFF))
        put(r.rb_base_hi(addr=ring.ring_va >> 40))
        put(r.minor_update(enable=1))
        self.regs.modify(r.doorbell_offset, offset_=nbio.doorbell_dword(ring.doorbell))
        self.regs.modify(r.doorbell, enable=1)
        put(r.minor_update(enable=0))
        self.regs.modify(r.rb_control, rb_enable=1)
        self.regs.modify(r.ib_control, ib_enable=1, cmd_vmid=ring.vmid)

    def stop(self, engine: int) -> None:
        """Step 4: switch the queue of an engine off. It takes no more packets."""
        r = self.engines[engine]
        self.regs.modify(r.rb_control, rb_enable=0)
        self.regs.modify(r.ib_control, ib_enable=0)
        self.regs.modify(r.doorbell, enable=0)

    def reset(self, engine: int) -> None:
        """Step 4: stop and halt one engine (SDMA 6: freeze it first), then reset it.

        Its firmware stays; `setup` lets it run again. Source: sdma_v6_0_soft_reset, sdma_v7_0_soft_reset.
        """
        self.stop(engine)
        r, chip = self.engines[engine], self.board.chip
        if chip.sdma_freezes:
            self.regs.modify(r.freeze, freeze=1)
        self.regs.modify(chip.sdma_control[engine], **dict.fromkeys(chip.sdma_run, 1))
        self.regs.write(r.preempt(ib_preempt=0))
        self.board.host.sleep(RESET_S)
        bit = ("soft_reset_sdma0", "soft_reset_sdma1")[engine]
        for level in (1, 0):
            self.regs.write(chip.gc.GRBM_SOFT_RESET(**{bit: level}))
            self.regs.read(chip.gc.GRBM_SOFT_RESET)  # so that the write has arrived before the pause
            self.board.host.sleep(RESET_S)

    def pointers(self, engine: int) -> tuple[int, int]:
        """(read, write) pointer of an engine's queue, in bytes."""
        r = self.engines[engine]
        rptr = self.regs.read(r.rptr_hi).offset_ << 32 | self.regs.read(r.rptr).offset_
        wptr = self.regs.read(r.wptr_hi).offset_ << 32 | self.regs.read(r.wptr).offset_
        return rptr, wptr


# In the order of SdmaRegisters; before each stands `SDMA` with the engine's number.
REGISTERS = (
    "CNTL", "FREEZE", "QUEUE0_PREEMPT", "WATCHDOG_CNTL", "UTCL1_CNTL", "UTCL1_PAGE",
    "QUEUE0_RB_CNTL", "QUEUE0_RB_BASE", "QUEUE0_RB_BASE_HI", "QUEUE0_RB_RPTR", "QUEUE0_RB_RPTR_HI",
    "QUEUE0_RB_WPTR", "QUEUE0_RB_WPTR_HI", "QUEUE0_RB_RPTR_ADDR_LO", "QUEUE0_RB_RPTR_ADDR_HI",
    "QUEUE0_RB_WPTR_POLL_ADDR_LO", "QUEUE0_RB_WPTR_POLL_ADDR_HI", "QUEUE0_IB_CNTL", "QUEUE0_DOORBELL",
    "QUEUE0_DOORBELL_OFFSET", "QUEUE0_MINOR_PTR_UPDATE",
)  # fmt: skip


def _engine(gc: ModuleType, index: int) -> SdmaRegisters:
    return SdmaRegisters(*(getattr(gc, f"SDMA{index}_{name}") for name in REGISTERS))


def _check(ring: SdmaRing) -> None:
    """What the queue's fields can express. Raises ArgumentError."""
    if not 0 <= ring.engine < ENGINES:
        raise ArgumentError(f"copy engine {ring.engine}: the card has engines 0..{ENGINES - 1}")
    if ring.ring_bytes < 256 or ring.ring_bytes & ring.ring_bytes - 1:
        raise ArgumentError(f"copy ring of {ring.ring_bytes:#x} bytes; must be 2^n, from 256")
    if ring.ring_va % 256 or ring.rptr_va % 4 or ring.wptr_va % 4:
        places = f"{ring.ring_va:#x}, pointers at {ring.rptr_va:#x} and {ring.wptr_va:#x}"
        raise ArgumentError(f"copy ring at {places}: not aligned")
