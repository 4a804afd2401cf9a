"""The ring through which SOS takes commands: C2PMSG_64, 67 and 69-71, frames in memory, and fences.

In: register writes, and `execute`, which answers one command. Out: responses and fences in memory, late.
Rules P09-P11. Sources: Linux amdgpu_psp.c, psp_gfx_if.h.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import NamedTuple

from autogen.amd import psp
from drivers.sim.amd.pci.bus import Handler, Port
from drivers.sim.amd.pci.psp_bootloader import RING_NS, Bootloader
from drivers.sim.amd.pci.psp_processor import READY, PspProcessor

COMMAND_NS = 1_000_000  # at least; AUTOLOAD_RLC answered in 2 ms in logs of RX4Darwin/AMDRadeonRDNA4.kext
RING_MADE = 0x80C2_0000  # C2PMSG_64 then; same logs
FRAME_DW = psp.PSP_RING_FRAME_DW

Execute = Callable[[psp.psp_gfx_cmd_resp], psp.psp_gfx_resp | None]


class RingPlace(NamedTuple):
    """Where a driver put the ring. `address`: MC address; `size_dw`: dwords."""

    address: int
    size_dw: int


class CommandRing:
    """`place` is None while there is no ring."""

    def __init__(self, processor: PspProcessor, bootloader: Bootloader, execute: Execute) -> None:
        self.processor, self.bootloader, self.execute = processor, bootloader, execute
        self.reset()

    def reset(self) -> None:
        """Power-on: SOS does not run, so there is nothing to take commands."""
        self.place: RingPlace | None = None
        self._status = self._wptr = 0

    def registers(self) -> Mapping[int, Handler]:
        at = self.processor.at
        return {
            at(64): Port(lambda: self._status, self._command),
            at(67): Port(lambda: self._wptr, self._advance),
        }

    def ready(self, status: int = READY) -> None:
        """The last command ended, or SOS has come up."""
        self._status = status

    def _command(self, value: int) -> None:
        """C2PMSG_64: create or destroy the ring. Rules P09, P10."""
        processor, written = self.processor, f"C2PMSG_64 written with {value:#x}"
        if self.bootloader.is_loading_sos:
            processor.refuse("E_PSP_SOL", f"{written}, but SOS is still starting: wait for C2PMSG_81", 64)
            return
        if not self.bootloader.sos:
            processor.refuse("E_PSP_RING_STATE", f"{written}, but SOS does not run", 64)
            return
        if not self._status & READY:
            detail = f"{written} before the last ring command ended (bit 31)"
            processor.refuse("E_PSP_RING_STATE", detail, 64)
            return
        command = value & psp.GFX_CMD_ID_MASK
        if command in (psp.ControlCommand.DESTROY_RINGS, psp.ControlCommand.DESTROY_GPCOM_RING):
            self.place, self._status = None, 0
            processor.bus.later(RING_NS, self.ready)
        elif command == psp.ControlCommand.INIT_GPCOM_RING:
            self._create()
        else:
            processor.refuse("E_PSP_RING_STATE", f"C2PMSG_64 command {value:#x} is not one", 64)

    def _create(self) -> None:
        processor, word = self.processor, self.processor.word
        if self.place is not None:
            detail = f"a ring at {self.place.address:#x} exists; destroy it first (C2PMSG_64 = 0x30000)"
            processor.refuse("E_PSP_RING_STATE", detail, 64)
            return
        address, size = word(69) | word(70) << 32, word(71)
        if address % 4096 or not size or size % (4 * FRAME_DW):
            detail = f"ring of {size:#x} bytes at {address:#x}: 4 KiB alignment, whole 64-byte frames"
            processor.refuse("E_PSP_RING_STATE", detail, 64)
            return
        self._status = 0
        if processor.bus.faults.fires("psp.ring.timeout"):
            return
        self.place, self._wptr = RingPlace(address, size // 4), 0
        processor.bus.later(RING_NS, lambda: self.ready(RING_MADE))

    def _advance(self, value: int) -> None:
        """C2PMSG_67: frames up to `value` (dwords) are to be executed. Rules P10, P11."""
        processor, place = self.processor, self.place
        if place is None or not self._status & READY:
            detail = f"C2PMSG_67 set to {value:#x} without a ring; create one and wait for C2PMSG_64 bit 31"
            processor.refuse("E_PSP_RING_STATE", detail, 67)
            return
        if value % FRAME_DW or value >= place.size_dw:
            detail = f"C2PMSG_67 set to {value:#x}; multiples of {FRAME_DW} below {place.size_dw:#x}"
            processor.refuse("E_PSP_WPTR", f"{detail}, wrapping to 0", 67)
            return
        while self._wptr != value:
            at, self._wptr = self._wptr, (self._wptr + FRAME_DW) % place.size_dw
            self._frame(place.address + 4 * at)

    def _frame(self, address: int) -> None:
        """One command: read, executed, and answered after a while. Rule P12."""
        processor = self.processor
        frame = psp.psp_gfx_rb_frame.from_buffer_copy(processor.mm.read(address, 64, "PSP"))
        buffer = frame.cmd_buf_addr_lo | frame.cmd_buf_addr_hi << 32
        fence = frame.fence_addr_lo | frame.fence_addr_hi << 32
        if not buffer or buffer % 4096 or not fence or fence % 4:
            detail = f"frame at {address:#x}: command buffer {buffer:#x} (4 KiB), fence {fence:#x} (4 bytes)"
            raise processor.bus.fault("E_PSP_CMD", f"{detail}: missing or misaligned", engine="PSP")
        size = ctypes.sizeof(psp.psp_gfx_cmd_resp)
        if frame.cmd_buf_size and frame.cmd_buf_size < size:
            found = f"a command buffer of {frame.cmd_buf_size:#x} bytes; at least {size:#x}"
            raise processor.bus.fault("E_PSP_CMD", f"frame at {address:#x}: {found}", engine="PSP")
        command = psp.psp_gfx_cmd_resp.from_buffer_copy(processor.mm.read(buffer, size, "PSP"))
        answer = self.execute(command)
        if answer is None or processor.bus.faults.fires("psp.fence.never"):
            return

        def respond() -> None:
            processor.mm.write(buffer + psp.psp_gfx_cmd_resp.resp.offset, bytes(answer), "PSP")
            processor.mm.write(fence, frame.fence_value.to_bytes(4, "little"), "PSP")

        processor.bus.later(COMMAND_NS, respond)
