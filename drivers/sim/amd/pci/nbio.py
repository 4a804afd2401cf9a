"""The bus interface: memory size, index/data pairs, the doorbell aperture and its routes (R06, Q01, Q02).

A doorbell store on BAR 2 becomes a message for the engine that a route entry names. Sources: Linux
nbio_v4_3.c, nbif_v6_3_1.c (enable_doorbell_aperture, *_doorbell_range), amdgpu_device.c (indirect access).
Not stated anywhere and inferred: an entry with range size 0 takes what no sized entry claims.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from autogen.amd.nbio_4_3_0 import (
    RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE,
    RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN,
    S2A_DOORBELL_ENTRY_0_CTRL,
)
from drivers.sim.amd.pci.bus import ALL_ONES, Bus, Handler, Port, ReadOnly, Stored
from drivers.sim.amd.pci.hdp import Hdp
from drivers.sim.contrary import contrary

ENTRIES = 16
MM_REGISTER_BYTES = 1 << 20  # registers that MM_INDEX reaches: those of BAR 5
CP, GFX, SDMA, IH = "CP", "GFX", "SDMA", "IH"
ENGINES = {0x3: CP, 0x6: GFX, 0xE: SDMA, 0x0: IH}  # by AWID; Linux nbio_v4_3.c
Sink = Callable[[int, int], bool]


class IndexPair:
    """An index register, its upper half and the data register behind them: byte addresses of registers."""

    def __init__(self, bus: Bus, block: str, number: str = "") -> None:
        self.bus, self.data = bus, f"{block}_DATA{number}"
        self.index, self.high = f"{block}_INDEX{number}", f"{block}_INDEX{number}_HI"
        self.top = Stored()
        self.reset()

    def handlers(self) -> dict[int, Handler]:
        at = self.bus.at
        return {
            at(self.index): Port(lambda: self.low, self._set_low),
            at(self.high): self.top,
            at(self.data): Port(self.read, self.write),
        }

    def reset(self) -> None:
        self.low = 0
        self._writer: object = None

    def read(self) -> int:
        return self.bus.read(self._dword())

    def write(self, value: int) -> None:
        self.bus.write(self._dword(), value)

    def check_writer(self) -> None:
        """R06: the data register belongs to the thread that wrote the index. Raises SimFault."""
        if self._writer is None:
            detail = f"{self.data} accessed before {self.index} was ever written"
            raise self.bus.fault("E_INDEX_RACE", detail, self.data)
        if self._writer != self.bus.who():
            detail = f"{self.data} accessed by another thread than wrote {self.index}; the pair needs a lock"
            raise self.bus.fault("E_INDEX_RACE", detail, self.data)

    def _set_low(self, value: int) -> None:
        self.low, self._writer = value, self.bus.who()

    def _dword(self) -> int:
        self.check_writer()
        if self.low & 3:
            detail = f"{self.index} holds {self.low:#x}; registers lie at multiples of 4 bytes"
            raise self.bus.fault("E_MMIO_WIDTH", detail, self.index)
        return (self.top.value << 32 | self.low) >> 2


class MemoryPair(IndexPair):
    """MM_INDEX and MM_DATA. Bit 31 of the index: video memory, else a register by its byte address."""

    def __init__(self, bus: Bus, hdp: Hdp) -> None:
        super().__init__(bus, "BIF_BX_PF0_MM")
        self.hdp = hdp

    def read(self) -> int:
        offset = self._offset()
        if self._is_memory:
            return int.from_bytes(self.hdp.host_read(offset, 4), "little")
        return self.bus.read(offset >> 2)

    def write(self, value: int) -> None:
        offset = self._offset()
        if self._is_memory:
            self.hdp.direct_write(offset, value.to_bytes(4, "little"))
        else:
            self.bus.write(offset >> 2, value)

    @property
    def _is_memory(self) -> bool:
        return bool(self.low >> 31)

    def _offset(self) -> int:
        """Byte that MM_DATA stands for. Raises SimFault E_INDEX_RACE, E_BAR0_RANGE."""
        self.check_writer()
        offset = self.top.value << 31 | self.low & 0x7FFF_FFFF
        limit = self.hdp.vram.size_bytes if self._is_memory else MM_REGISTER_BYTES
        if offset & 3 or offset + 4 > limit:
            detail = f"MM_INDEX names byte {offset:#x} of {limit:#x}; allowed are aligned dwords"
            raise self.bus.fault("E_BAR0_RANGE", detail, self.index)
        return offset


class Nbio:
    """NBIO 4.3.0 and NBIF 6.3.1. `is_ready()`: whether boot firmware has trained the memory."""

    name = "NBIO"

    def __init__(self, bus: Bus, hdp: Hdp, is_ready: Callable[[], bool]) -> None:
        self.bus, self.hdp, self.is_ready = bus, hdp, is_ready
        self._pairs = [
            *(IndexPair(bus, "BIF_BX_PF0_RSMU"), IndexPair(bus, "BIF_BX0_PCIE")),
            *(IndexPair(bus, "BIF_BX0_PCIE", "2"), MemoryPair(bus, hdp)),
        ]
        self._sinks: dict[str, Sink] = {}
        prefix = "" if bus.has("S2A_DOORBELL_ENTRY_0_CTRL") else "GDC_S2A0_"
        self._entries = [f"{prefix}S2A_DOORBELL_ENTRY_{index}_CTRL" for index in range(ENTRIES)]

    def registers(self) -> Mapping[int, Handler]:
        memory_size = self.bus.at(RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE)
        handlers: dict[int, Handler] = {memory_size: ReadOnly(self._memory_size)}
        for pair in self._pairs:
            handlers |= pair.handlers()
        return handlers

    def reset(self) -> None:
        for pair in self._pairs:
            pair.reset()

    def sink(self, engine: str, take: Sink) -> None:
        """Give an engine (CP, GFX, SDMA, IH) its doorbells.

        `take(index_dw, value)`, with the doorbell's dword index, returns False when no live queue owns it.
        """
        self._sinks[engine] = take

    def ring(self, index_dw: int, value: int, width: int) -> None:
        """A store of `width` bytes to dword `index_dw` of BAR 2.

        Raises SimFault E_DB_DROPPED (aperture or route closed), E_DB_INACTIVE, E_MMIO_WIDTH.
        """
        engine = self._route(index_dw)
        if width == 4 and engine != IH:
            detail = (
                f"a 32-bit store to doorbell {index_dw // 2:#x} of {engine}; its doorbells are 64 bits wide"
            )
            self.bus.refuse("E_MMIO_WIDTH", detail, None, doorbell=index_dw // 2)
            return
        if index_dw & 1 and width == 8:
            self.bus.refuse("E_MMIO_WIDTH", f"a 64-bit store across doorbells at dword {index_dw:#x}")
            return
        if engine and self.bus.faults.fires("doorbell.lost"):
            return
        take = self._sinks.get(engine)
        if engine and (take is None or not take(index_dw, value)):
            detail = f"doorbell {index_dw // 2:#x} ({engine}) rung, but no active queue owns it"
            self.bus.refuse("E_DB_INACTIVE", detail, None, doorbell=index_dw // 2)

    def _route(self, index_dw: int) -> str:
        """The engine that a doorbell is for; '' when it is dropped."""
        why = "RCC_DOORBELL_APER_EN is 0: the doorbell aperture is closed"
        if self.bus.peek(RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN).bif_doorbell_aper_en:
            why = "no enabled S2A_DOORBELL_ENTRY routes it"
            if found := self._match(index_dw):
                return found
        self.bus.refuse("E_DB_DROPPED", f"doorbell {index_dw // 2:#x}: {why}", None, doorbell=index_dw // 2)
        return ""

    def _match(self, index_dw: int) -> str:
        """Sized entries first, then those without a size, each kind in order."""
        open_ended: list[str] = []
        for name in self._entries:
            entry = S2A_DOORBELL_ENTRY_0_CTRL._wrap(self.bus.word(name))  # all entries have one layout
            if not entry.s2a_doorbell_port0_enable:
                continue
            engine = ENGINES.get(entry.s2a_doorbell_port0_awid, "")
            first = entry.s2a_doorbell_port0_range_offset
            size = entry.s2a_doorbell_port0_range_size
            if not size or contrary() == "doorbell-range":
                open_ended.append(engine)
            elif first <= index_dw < first + size:
                return engine
        return next((engine for engine in open_ended if engine in self._sinks), "")

    def _memory_size(self) -> int:
        """MiB of video memory; all ones until the memory is trained."""
        return self.hdp.vram.size_bytes >> 20 if self.is_ready() else ALL_ONES
