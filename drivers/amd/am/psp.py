"""The security processor: its bootloader, its secure OS, the command ring, firmware for all other blocks.

Every image goes through it; a bad one is refused here and nowhere else. Three things differ from shorter
drivers and follow the kernel: the ring's write pointer wraps, host writes are flushed before the write
pointer moves, and the flush is repeated while the fence is polled.
Steps: firmware_notes/psp.md. Source: Linux psp_v13_0.c, psp_v14_0.c, amdgpu_psp.c.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from autogen.amd import psp as facts
from autogen.amd.psp import BinType, BootloaderCommand, ControlCommand, FwType, GfxCommand, RingType
from drivers.amd.am import layout
from drivers.amd.am.board import Board
from drivers.amd.am.firmware import FirmwarePart, FirmwareSet
from drivers.core.errors import DeviceError, WaitTimeout

BOOTLOADER_TIMEOUT_MS = 5000.0  # the kernel tries ten times; memory training takes seconds on some cards
RING_TIMEOUT_MS = 1000.0
COMMAND_TIMEOUT_MS = 5000.0
BOOTLOADER_CAUSE = "it hangs over the last image, or the card's memory is not trained"
SETTLE_S = 0.020  # the firmware wants this pause after ring and boot commands
FRAME_DW = facts.PSP_RING_FRAME_DW
RING_DW = layout.PSP_RING_BYTES // 4
RING_READY, RING_ERRORS = facts.GFX_CMD_RESPONSE_MASK, facts.GFX_CMD_STATUS_MASK
UNFINISHED = 0xFFFF_FFFF

COMMANDS = {
    BinType.PSP_KDB: BootloaderCommand.LOAD_KEY_DATABASE,
    BinType.PSP_SPL: BootloaderCommand.LOAD_TOS_SPL_TABLE,
    BinType.PSP_SYS_DRV: BootloaderCommand.LOAD_SYSDRV,
    BinType.PSP_SOC_DRV: BootloaderCommand.LOAD_SOCDRV,
    BinType.PSP_INTF_DRV: BootloaderCommand.LOAD_INTFDRV,
    BinType.PSP_DBG_DRV: BootloaderCommand.LOAD_DBGDRV,
    BinType.PSP_RAS_DRV: BootloaderCommand.LOAD_RASDRV,
    BinType.PSP_IPKEYMGR_DRV: BootloaderCommand.LOAD_IPKEYMGRDRV,
    BinType.PSP_SOS: BootloaderCommand.LOAD_SOSDRV,
}


class Psp:
    """The security processor of one card."""

    def __init__(self, board: Board) -> None:
        self.board, self.regs, self.box = board, board.mp0, board.chip.psp
        self._fence = 0

    @property
    def is_alive(self) -> bool:
        """Whether the secure OS runs (since power-on or the last reset)."""
        return bool(self.regs.read(self.box.sign_of_life).content)

    def boot_secure_os(self, firmware: FirmwareSet) -> None:
        """Steps 1, 2: feed the bootloader its components in order. Source: Linux psp_hw_start."""
        images = dict(firmware.boot)
        if self.board.chip.sends_kdb_as_spl and BinType.PSP_SPL in images:  # as the kernel does there
            images[BinType.PSP_SPL] = images.get(BinType.PSP_KDB, images[BinType.PSP_SPL])
        for kind, image in images.items():
            if kind is BinType.PSP_SOS:
                self._boot_last(image)
            else:
                self._send_component(kind, image)

    def create_ring(self) -> None:
        """Step 3.2: tell the secure OS where its command ring is. Source: Linux psp_v13_0_ring_create."""
        self.board.clear_vram(layout.PSP_RING, layout.PSP_RING_BYTES)
        self.board.clear_vram(layout.PSP_FENCE, layout.PAGE_BYTES)
        self._fence = 0
        self._await_control("to take a ring", RING_READY, RING_READY)
        mc = self.board.mc(layout.PSP_RING)
        self.regs.write(self.box.ring_lo(content=mc & 0xFFFF_FFFF))
        self.regs.write(self.box.ring_hi(content=mc >> 32))
        self.regs.write(self.box.ring_size(content=layout.PSP_RING_BYTES))
        self.regs.write(self.box.control(content=RingType.KM << 16))
        self.board.host.sleep(SETTLE_S)
        self._await_control("to accept the ring", RING_READY | RING_ERRORS, RING_READY)

    def destroy_ring(self) -> None:
        """Step 3.1: let go of a ring, an earlier owner's too. Source: Linux psp_v13_0_ring_stop."""
        self.regs.write(self.box.control(content=ControlCommand.DESTROY_RINGS))
        self.board.host.sleep(SETTLE_S)
        self._await_control("to stop its ring", RING_READY, RING_READY)

    def load_power_firmware(self, firmware: FirmwareSet) -> None:
        """Step 4: table of contents, power firmware, trusted memory where power-on does not set it up.

        Source: Linux psp_tmr_init, psp_load_smu_fw, psp_tmr_load.
        """
        toc = self.load_toc(firmware.toc)
        self.load_part(firmware.power)
        if self.board.chip.has_boot_time_tmr:
            return
        if not 0 < toc.tmr_size <= layout.TMR_BYTES_MAX:
            limit = f"{layout.TMR_BYTES_MAX:#x} bytes are set aside for it"
            raise DeviceError(f"PSP wants trusted memory of {toc.tmr_size:#x} bytes; {limit}")
        self.setup_tmr(layout.tmr_offset(self.board.vram_bytes), toc.tmr_size)

    def load_engines(self, firmware: FirmwareSet) -> None:
        """Step 5: firmware of SDMA, the command processors, IMU and RLC, in the kernel's order."""
        for part in firmware.engines:
            self.load_part(part)

    def autoload(self) -> None:
        """Step 5, the last command: let RLC distribute what was loaded. gfx.py waits for the end."""
        self._submit(GfxCommand.AUTOLOAD_RLC, facts.psp_gfx_commands(), "AUTOLOAD_RLC")

    def load_toc(self, toc: bytes) -> facts.psp_gfx_resp:
        """LOAD_TOC; the answer has the size of trusted memory."""
        mc = self._place_image(toc, "the table of contents")
        command = facts.psp_gfx_commands()
        command.cmd_load_toc = facts.psp_gfx_cmd_load_toc(mc & 0xFFFF_FFFF, mc >> 32, len(toc))
        return self._submit(GfxCommand.LOAD_TOC, command, "LOAD_TOC")

    def setup_tmr(self, offset: int, size: int) -> None:
        """SETUP_TMR: give [offset, offset + size) of video memory to the security processor; afterwards
        nothing else may access it."""
        mc, physical = self.board.mc(offset), self.board.physical(offset)
        command = facts.psp_gfx_commands()
        command.cmd_setup_tmr = facts.psp_gfx_cmd_setup_tmr(
            *(mc & 0xFFFF_FFFF, mc >> 32, size, facts.TMR_VIRT_PHY_ADDR),
            *(physical & 0xFFFF_FFFF, physical >> 32),
        )
        self._submit(GfxCommand.SETUP_TMR, command, "SETUP_TMR")

    def load_part(self, part: FirmwarePart) -> None:
        """LOAD_IP_FW: one image for one block."""
        mc = self._place_image(part.data, part.kind.name)
        command = facts.psp_gfx_commands()
        command.cmd_load_ip_fw = facts.psp_gfx_cmd_load_ip_fw(
            mc & 0xFFFF_FFFF, mc >> 32, len(part.data), part.kind
        )
        self._submit(GfxCommand.LOAD_IP_FW, command, f"LOAD_IP_FW of {FwType(part.kind).name}")

    def _send_component(self, kind: BinType, image: bytes) -> None:
        """One bootloader component. Source: Linux psp_v13_0_bootloader_load_component."""
        self.await_bootloader(f"before {kind.name}")
        self._start_component(kind, image)
        self.await_bootloader(f"after {kind.name}")

    def _boot_last(self, image: bytes) -> None:
        """Step 2, the secure OS: its sign of life must change from what it was before the command."""
        self.await_bootloader("before the secure OS")
        before = self.regs.read(self.box.sign_of_life).content
        self._start_component(BinType.PSP_SOS, image)
        self.board.host.sleep(SETTLE_S)
        self.regs.wait(
            self.box.sign_of_life,
            lambda r: r.content not in (0, before),
            "the secure OS of the PSP to start (C2PMSG_81)",
            BOOTLOADER_TIMEOUT_MS,
            "its image is for another chip or board, or its signature was refused",
        )

    def _start_component(self, kind: BinType, image: bytes) -> None:
        """Steps 1.3, 1.4."""
        mc = self._place_image(image, kind.name)
        self.regs.write(self.box.address(content=mc >> 20))
        self.regs.write(self.box.status(content=COMMANDS[kind]))

    def await_bootloader(self, when: str, limit_ms: float = BOOTLOADER_TIMEOUT_MS) -> None:
        """C2PMSG_35 says ready and nothing else; the low byte is the bootloader's error.

        Raises WaitTimeout, DeviceError with the error. Source: psp_v13_0_wait_for_bootloader, psp_v14_0.c.
        """
        try:
            what = f"the PSP bootloader to be ready {when}"
            ready = self._wait(self.box.status, self.is_ready, what, limit_ms, BOOTLOADER_CAUSE)
        except WaitTimeout:
            ready = int(self.regs.read(self.box.status))
            if not ready & facts.MBOX_READY_MASK:
                raise
        if ready & ~facts.MBOX_READY_MASK:
            found = f"error {ready & 0xFF:#x} (C2PMSG_35 = {ready:#x})"
            raise DeviceError(f"PSP bootloader, {when}: {found}; it refused an image or its memory failed")

    def is_ready(self, status: int) -> bool:
        """Whether a value of C2PMSG_35 lets the bootloader take a command."""
        return status & self.box.status_mask == facts.MBOX_READY_MASK

    def _await_control(self, what: str, mask: int, value: int) -> None:
        def is_ready(word: int) -> bool:
            return bool(word & RING_READY)

        cause = "the secure OS hangs; only a reset of the card restarts it"
        found = self._wait(self.box.control, is_ready, f"the PSP {what}", RING_TIMEOUT_MS, cause)
        if found & mask != value:
            raise DeviceError(f"the PSP refused {what}: C2PMSG_64 = {found:#x}")

    def _wait(
        self, register: type, done: Callable[[int], bool], what: str, limit_ms: float, cause: str
    ) -> int:
        """The polls of steps 1.2, 3.1 and 3.2."""
        return int(self.regs.wait(register, lambda r: done(r.content), what, limit_ms, cause))

    def _place_image(self, data: bytes, what: str) -> int:
        """An image in its own zeroed megabyte; returns the MC address."""
        if not 0 < len(data) <= layout.IMAGE_BYTES:
            raise DeviceError(f"{what} has {len(data):#x} bytes; the PSP takes 1 to {layout.IMAGE_BYTES:#x}")
        self.board.write_vram(layout.IMAGE, data.ljust(layout.IMAGE_BYTES, b"\0"))
        self.board.flush_hdp()
        return self.board.mc(layout.IMAGE)

    def _submit(
        self, command_id: GfxCommand, command: facts.psp_gfx_commands, what: str
    ) -> facts.psp_gfx_resp:
        """One frame through the ring, its fence awaited, its answer checked. Source: psp_cmd_submit_buf."""
        buffer = facts.psp_gfx_cmd_resp(
            buf_size=ctypes.sizeof(facts.psp_gfx_cmd_resp),
            buf_version=facts.PSP_GFX_CMD_BUF_VERSION,
            cmd_id=command_id,
            cmd=command,
        )
        buffer.resp.status = UNFINISHED
        self.board.write_vram(layout.PSP_COMMAND, bytes(buffer))
        self._fence += 1
        self._ring_frame()
        self._await_fence(what)
        raw = self.board.read_vram(layout.PSP_COMMAND, len(bytes(buffer)))
        answer = facts.psp_gfx_cmd_resp.from_buffer_copy(raw).resp
        if answer.status:
            raise DeviceError(f"the PSP refused {what}: status {answer.status:#x}")
        return answer

    def _ring_frame(self) -> None:
        """Steps 3.3, 3.5: write the frame at the write pointer, flush, move the pointer (wrapping dwords)."""
        wptr = self.regs.read(self.box.wptr).content
        if wptr % FRAME_DW or wptr >= RING_DW:
            raise DeviceError(
                f"the PSP ring's write pointer is {wptr:#x}; must be whole frames in {RING_DW:#x}"
            )
        buffer, fence = self.board.mc(layout.PSP_COMMAND), self.board.mc(layout.PSP_FENCE)
        frame = facts.psp_gfx_rb_frame(
            cmd_buf_addr_lo=buffer & 0xFFFF_FFFF,
            cmd_buf_addr_hi=buffer >> 32,
            cmd_buf_size=ctypes.sizeof(facts.psp_gfx_cmd_resp),
            fence_addr_lo=fence & 0xFFFF_FFFF,
            fence_addr_hi=fence >> 32,
            fence_value=self._fence,
        )
        self.board.write_vram(layout.PSP_RING + 4 * wptr, bytes(frame))
        self.board.flush_hdp()
        self.regs.write(self.box.wptr(content=(wptr + FRAME_DW) % RING_DW))

    def _await_fence(self, what: str) -> None:
        host = self.board.host
        deadline = host.now() + COMMAND_TIMEOUT_MS / 1000
        pause = 10e-6
        while (found := int.from_bytes(self.board.read_vram(layout.PSP_FENCE, 4), "little")) != self._fence:
            if host.now() >= deadline:
                self.board.check_present(f"wait for the PSP to finish {what}")
                state = f"fence is {found}, awaited is {self._fence}"
                late = f"{state} after {COMMAND_TIMEOUT_MS:g} ms"
                cause = "the secure OS hangs over this command; a reset of the card restarts it"
                raise WaitTimeout(f"wait for the PSP to finish {what}: {late}; likely cause: {cause}")
            host.sleep(pause)
            pause = min(2 * pause, 1e-3)
