"""The interrupt handler: entries of 32 bytes written into rings in memory (rules I01 .. I06).

Two rings; clients may be routed to the second. Overflow overwrites the oldest entries, sets RB_OVERFLOW and
is noted as E_IH_OVERFLOW; a driver goes on one entry past the write pointer and pulses WPTR_OVERFLOW_CLEAR.
Sources: Linux ih_v6_0.c, ih_v7_0.c (register use), amdgpu_ih.c (entry layout), soc15_int.h.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping

from autogen.amd.ih import IH_ENTRY_SIZE, Client, IhEntry
from autogen.amd.osssys_6_0_0 import (
    IH_DOORBELL_RPTR,
    IH_RB_CNTL,
    IH_RB_WPTR_ADDR_HI,
    IH_RB_WPTR_ADDR_LO,
    IH_RING1_CLIENT_CFG_DATA,
    IH_RING1_CLIENT_CFG_INDEX,
)
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import Bus, Handler, Port, Stored
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.contrary import contrary
from drivers.sim.memory import PAGE_BYTES

MAX_SIZE_LOG2_DW = 16  # 256 KiB: the write pointer has 16 bits of dwords
BUS_SPACE, MC_SPACE = 2, 4  # values of MC_SPACE; Linux ih_v6_0.c ih_v6_0_rb_cntl
OVERFLOW = 1
CONTEXT_BITS = {"SDMA_TRAP": 28, "SQ": 24}  # of context id that fit, by source; facts of the trap packet


class IhRing:
    """One ring: its registers and pointers (bytes from the ring's start)."""

    def __init__(self, ih: Ih, number: int) -> None:
        self.ih, self.number = ih, number
        suffix = "_RING1" if number else ""
        self.cntl, self.rptr, self.wptr = (f"IH_RB_{name}{suffix}" for name in ("CNTL", "RPTR", "WPTR"))
        self.base, self.base_hi = f"IH_RB_BASE{suffix}", f"IH_RB_BASE_HI{suffix}"
        self.reset()

    def handlers(self) -> dict[int, Handler]:
        at = self.ih.bus.at
        return {
            at(self.cntl): Port(lambda: self.control, self.set_control),
            at(self.rptr): Port(lambda: self.read_at, self.set_rptr),
            at(self.wptr): Port(self.get_wptr, self.set_wptr),
        }

    def reset(self) -> None:
        self.read_at = self.write_at = self.control = self.lost = 0
        self.is_overflown = False

    @property
    def fields(self) -> IH_RB_CNTL:
        return IH_RB_CNTL._wrap(self.control)  # ring 1 has the same layout, some bits fewer

    @property
    def size(self) -> int:
        """Bytes of the ring."""
        return 4 << self.fields.rb_size

    @property
    def address(self) -> int:
        """Where the ring begins, in the space that MC_SPACE names."""
        bus = self.ih.bus
        return (bus.word(self.base_hi) << 32 | bus.word(self.base)) << 8

    def set_control(self, value: int) -> None:
        before, self.control = self.fields, value
        if self.fields.rb_enable and not before.rb_enable:
            self._check_config()
        if before.wptr_overflow_clear and not self.fields.wptr_overflow_clear:
            self.is_overflown, self.lost = False, 0

    def get_wptr(self) -> int:
        return self.write_at | (OVERFLOW if self.is_overflown else 0)

    def set_wptr(self, value: int) -> None:
        if self.fields.rb_enable:
            detail = f"{self.wptr} written while the ring is enabled"
            raise self.ih.bus.fault("E_IH_CONFIG", detail, self.wptr)
        self.write_at = value & ~OVERFLOW

    def set_rptr(self, value: int) -> None:
        """The driver has consumed entries. Raises SimFault E_IH_RPTR (I04), E_IH_OVERFLOW_CLEAR (I03)."""
        wrong = ""
        if value % IH_ENTRY_SIZE:
            wrong = f"; entries are {IH_ENTRY_SIZE} bytes"
        elif self.fields.rb_enable and value >= self.size:
            wrong = f" in a ring of {self.size:#x} bytes"
        if wrong:
            detail = f"{self.rptr} set to {value:#x}{wrong}"
            self.ih.bus.refuse("E_IH_RPTR", detail, self.ih.bus.at(self.rptr))
        if self.is_overflown:
            missing = "without a pulse of WPTR_OVERFLOW_CLEAR (0, 1, 0) it will be seen again"
            detail = f"{self.rptr} set to {value:#x} after an overflow; {missing}"
            raise self.ih.bus.fault("E_IH_OVERFLOW_CLEAR", detail, self.rptr)
        self.read_at = value

    def push(self, entry: IhEntry) -> None:
        """Write one entry. A full ring loses its oldest."""
        data = entry.to_bytes()
        ctypes.memmove(self._host(self.address + self.write_at, len(data)), data, len(data))
        self.write_at = (self.write_at + IH_ENTRY_SIZE) % self.size
        if self.write_at == self.read_at:
            self.lost += self.size // IH_ENTRY_SIZE if not self.is_overflown else 1
            if not self.is_overflown:
                self._overflow()
        self._write_back()

    def _overflow(self) -> None:
        self.is_overflown = bool(self.fields.wptr_overflow_enable)
        detail = f"interrupt ring {self.number} is full ({self.size:#x} bytes): the oldest entries are lost"
        self.ih.bus.warnings.append(self.ih.bus.fault("E_IH_OVERFLOW", detail, self.wptr, lost=self.lost))

    def _check_config(self) -> None:
        fields, bus = self.fields, self.ih.bus
        if not 5 <= fields.rb_size <= MAX_SIZE_LOG2_DW:
            detail = (
                f"RB_SIZE {fields.rb_size} is 2^{fields.rb_size} dwords; allowed are 5..{MAX_SIZE_LOG2_DW}"
            )
            raise bus.fault("E_IH_CONFIG", detail, self.cntl)
        if self.write_at >= self.size or self.read_at >= self.size:
            detail = f"pointers {self.read_at:#x} and {self.write_at:#x} lie outside {self.size:#x} bytes"
            raise bus.fault("E_IH_CONFIG", detail, self.cntl)
        if fields.mc_space not in (BUS_SPACE, MC_SPACE):
            detail = f"MC_SPACE {fields.mc_space}; allowed are {BUS_SPACE} (bus) and {MC_SPACE} (card)"
            raise bus.fault("E_IH_CONFIG", detail, self.cntl)
        try:
            step = min(self.size, PAGE_BYTES) if fields.mc_space == MC_SPACE else self.size
            for offset in range(0, self.size, step):
                self._host(self.address + offset, step)
        except SimFault as fault:
            raise bus.fault("E_IH_CONFIG", f"the ring cannot be reached: {fault}", self.base) from fault

    def _write_back(self) -> None:
        """The write pointer in memory, for drivers that poll it there. Ring 0 only."""
        if self.number or not self.fields.wptr_writeback_enable:
            return
        bus = self.ih.bus
        where = bus.word(IH_RB_WPTR_ADDR_HI) << 32 | bus.word(IH_RB_WPTR_ADDR_LO)
        ctypes.c_uint32.from_address(self._host(where, 4)).value = self.get_wptr()

    def _host(self, address: int, size: int) -> int:
        """Process address of memory in the ring's space."""
        memory = self.ih.memory
        if self.fields.mc_space == MC_SPACE:
            offset = memory.offset(address, size)
            if offset is not None:
                return memory.backing.address + offset
            low, high, host = self.ih.translate(address)
        else:
            low, high, host = memory.dma.extent(address, "IH")
        if address + size > high:
            detail = f"address {address:#x}: only {high - address:#x} of {size:#x} bytes are contiguous"
            raise self.ih.bus.fault("E_IH_CONFIG", detail, self.base)
        return host + address - low


class Ih:
    """The block. `deliver` is called after each entry when interrupts are enabled: the MSI to the host."""

    name = "IH"

    def __init__(self, bus: Bus, memory: LocalMemory) -> None:
        self.bus, self.memory = bus, memory
        self.rings = IhRing(self, 0), IhRing(self, 1)
        self.deliver: Callable[[], None] = lambda: None
        self.translate: Callable[[int], tuple[int, int, int]] = self._no_hub
        self._index = Stored()
        self._late: list[IhEntry] = []  # of a contrary card
        self._second: dict[int, IH_RING1_CLIENT_CFG_DATA] = {}  # who goes to ring 1, by place in the table

    def registers(self) -> Mapping[int, Handler]:
        at = self.bus.at
        table: dict[int, Handler] = {
            at(IH_RING1_CLIENT_CFG_INDEX): self._index,
            at(IH_RING1_CLIENT_CFG_DATA): Port(
                lambda: int(self._second.get(self._index.value, 0)), self._set_client
            ),
        }
        return table | {dword: port for ring in self.rings for dword, port in ring.handlers().items()}

    def reset(self) -> None:
        self._second.clear()
        for ring in self.rings:
            ring.reset()

    def _no_hub(self, address: int) -> tuple[int, int, int]:
        """(low, high, host) around an address of VMID 0 that is not in the frame buffer: the MM hub says."""
        detail = f"{address:#x} is no address in the frame buffer"
        raise self.bus.fault("E_IH_CONFIG", detail, self.rings[0].base)

    def ring_doorbell(self, index_dw: int, value: int) -> bool:
        """A store to a doorbell that routes here: the read pointer. False when it is not the IH's."""
        doorbell = self.bus.peek(IH_DOORBELL_RPTR)
        if not doorbell.enable or doorbell.offset_ != index_dw:
            return False
        self.rings[0].set_rptr(value)
        return True

    def interrupt(
        self, client: Client, source: int, data: tuple[int, ...] = (), *, vmid: int = 0, kind: str = ""
    ) -> None:
        """A block asks for attention. `data`: up to four context dwords; `kind` limits their width (I06).

        Raises SimFault E_IH_LOST (I05), E_CTXID_WIDTH, E_NO_BUSMASTER.
        """
        self._check_context(data, kind)
        ring = self.rings[self._ring_of(client, source)]
        if not ring.fields.rb_enable:
            detail = (
                f"client {client.name} source {source} interrupts, but interrupt ring {ring.number} is off"
            )
            self.bus.refuse("E_IH_LOST", detail, None, engine=client.name, source=source)
            return
        if self.bus.faults.fires("ih.lost"):
            return
        words = {f"src_data{number}": word for number, word in enumerate(data)}
        words["timestamp"] = self.bus.timers.now_ns // 10 & 0xFFFF_FFFF_FFFF
        entry = IhEntry(client_id=client, source_id=source, vmid=vmid, **words)
        if contrary() == "interrupt-order" and kind == "SDMA_TRAP" and any(data[:1]):
            self._late.append(entry)
            return
        for each in (entry, *self._late):
            ring.push(each)
        self._late.clear()
        if ring.number or ring.fields.enable_intr:
            self.deliver()

    def _ring_of(self, client: int, source: int) -> int:
        """1 for what the table sends there while ring 1 is on. Source: Linux ih_v6_0_irq_init."""
        if not self.rings[1].fields.rb_enable:
            return 0
        for entry in self._second.values():
            if entry.client_id == client and (not entry.source_id_match_enable or entry.source_id == source):
                return 1
        return 0

    def _set_client(self, value: int) -> None:
        self._second[self._index.value] = IH_RING1_CLIENT_CFG_DATA._wrap(value)

    def _check_context(self, data: tuple[int, ...], kind: str) -> None:
        width = CONTEXT_BITS.get(kind, 32)
        if data and data[0] >> width:
            detail = f"context {data[0]:#x} of a {kind or 'plain'} interrupt; {width} bits arrive in the ring"
            self.bus.refuse("E_CTXID_WIDTH", detail, None, engine=kind)
