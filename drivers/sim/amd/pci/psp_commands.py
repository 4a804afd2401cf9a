"""The commands that SOS takes from its ring: trusted memory, firmware for the other blocks, their start.

In: a command as the ring read it. Out: the response that is to be written, or none where real firmware never
answers; what a loaded image makes run is told through `on_smu` and `on_autoload`. Rules P07, P12-P20.
Sources: Linux amdgpu_psp.c, psp_gfx_if.h. Inferred: the status values of refusals.
"""

from __future__ import annotations

from collections.abc import Callable

from autogen.amd import psp
from autogen.amd.psp import BinType, FwType, GfxCommand
from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.psp_processor import PspProcessor
from drivers.sim.amd.pci.psp_rules import LOADABLE, OUTSIDE_TMR
from drivers.sim.contrary import contrary

# TEE_BAD_PARAMETERS and TEE_ERROR_ITEM_NOT_FOUND. Observed on a Radeon AI PRO R9700 (Navi 48) by the author
# of a public DriverKit driver (psp_v14_0.cpp, psp_setup_tmr): without LOAD_TOC, firmware that lives in the
# TMR is answered with the first and AUTOLOAD_RLC with the second; SETUP_TMR is never answered.
COMMAND_ERROR, NOT_FOUND = 0xFFFF_0006, 0xFFFF_0007
NO_SUCH_COMMAND = psp.PSP_ERR_UNKNOWN_COMMAND
NOT_SUPPORTED = 0xFFFF_000A  # TEE_ERROR_NOT_SUPPORTED
BOOT_TMR_BYTES, BOOT_TMR_BELOW_TOP = 32 << 20, 34 << 20  # where a boot-time TMR lies; guess

Answerer = Callable[[psp.psp_gfx_cmd_resp, psp.psp_gfx_resp], "int | None"]


class PspCommands:
    """`tmr`: the trusted memory, as offsets [low, high) in video memory; `loaded`: firmware so far."""

    def __init__(self, processor: PspProcessor) -> None:
        self.processor, self.memory, self.rules = processor, processor.memory, processor.rules
        self.on_smu: Callable[[], None] = lambda: None
        self.on_autoload: Callable[[], None] = lambda: None
        self.reset()

    def reset(self) -> None:
        """Power-on: nothing is loaded; trusted memory only where the boot firmware sets it up."""
        self.loaded: set[FwType] = set()
        self.first_failure = ""
        self.tmr: tuple[int, int] | None = None
        self.memory.secure = None
        self._has_toc = False
        self._sessions = 0
        if self.rules.boot_time_tmr:
            low = self.memory.size_bytes - BOOT_TMR_BELOW_TOP
            self._protect(low, low + BOOT_TMR_BYTES)

    def execute(self, command: psp.psp_gfx_cmd_resp) -> psp.psp_gfx_resp | None:
        """The response to one command, of status 0 when it was done; None: it is dropped. Rule P12."""
        answer = psp.psp_gfx_resp()
        status = self._status(command, answer)
        if status is None:
            return None
        answer.status = COMMAND_ERROR if self.processor.bus.faults.fires("psp.command.status") else status
        if answer.status and not self.first_failure:
            self.first_failure = f"command {command.cmd_id:#x} answered {answer.status:#x}"
        return answer

    def _status(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int | None:
        if command.buf_version not in (0, psp.PSP_GFX_CMD_BUF_VERSION):
            return self._refused("E_PSP_CMD", f"command buffer version {command.buf_version:#x}; must be 1")
        if command.buf_size not in (0, 1024, psp.PSP_CMD_BUFFER_SIZE):
            return self._refused("E_PSP_CMD", f"command buffer size {command.buf_size:#x}; must be 0x400")
        handlers: dict[int, Answerer] = {
            GfxCommand.LOAD_TOC: self._load_toc,
            GfxCommand.SETUP_TMR: self._setup_tmr,
            GfxCommand.DESTROY_TMR: self._destroy_tmr,
            GfxCommand.LOAD_IP_FW: self._load_ip_fw,
            GfxCommand.AUTOLOAD_RLC: self._autoload,
            GfxCommand.LOAD_ASD: self._load_ta,
            GfxCommand.LOAD_TA: self._load_ta,
            GfxCommand.UNLOAD_TA: lambda command, answer: 0,
        }
        if command.cmd_id in handlers:
            return handlers[command.cmd_id](command, answer)
        if command.cmd_id in list(GfxCommand):
            return NOT_SUPPORTED
        self._refused("E_PSP_CMD", f"unknown command id {command.cmd_id:#x}")
        return NO_SUCH_COMMAND

    def _load_ta(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        """A trusted application, or the driver that hosts them: kept, never run; INVOKE_CMD is refused."""
        load = command.cmd.cmd_load_ta
        if not any(self._image(load.app_phy_addr_lo | load.app_phy_addr_hi << 32, load.app_len, "a TA")):
            return self._refused("E_PSP_SIGNATURE", "LOAD_TA of an image that is all zero")
        self._sessions += 1
        answer.session_id = self._sessions
        return 0

    def _load_toc(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        toc = command.cmd.cmd_load_toc
        data = self._image(toc.toc_phy_addr_lo | toc.toc_phy_addr_hi << 32, toc.toc_size, "TOC")
        kinds = [int(BinType.PSP_TOC)]
        verdict = firmware.judge(data, firmware.BOOTLOADER, kinds, self.processor.versions["MP0"][0])
        if verdict is not None:
            return self._refused(verdict.code, f"LOAD_TOC: {verdict.reason}")
        self._has_toc = True
        answer.tmr_size = self.rules.tmr_bytes
        return 0

    def _setup_tmr(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int | None:
        """Rules P13, P14."""
        if self.tmr is not None and contrary() == "trusted-memory-twice":
            return 0
        if self.tmr is not None:
            low, high = self.tmr
            why = "set up at boot" if self.rules.boot_time_tmr else "set up already"
            status = self._refused("E_PSP_TMR_DUP", f"SETUP_TMR, but {low:#x}..{high:#x} was {why}")
            return None if self.rules.boot_time_tmr else status
        setup = command.cmd.cmd_setup_tmr
        address, size = setup.buf_phy_addr_lo | setup.buf_phy_addr_hi << 32, setup.buf_size
        offset = self.memory.offset(address, size)
        if not self._has_toc:
            return self._refused("E_PSP_NO_TMR", "SETUP_TMR before LOAD_TOC told the size")
        if offset is None or address % psp.PSP_TMR_ALIGNMENT or size < self.rules.tmr_bytes:
            need = f"{self.rules.tmr_bytes:#x} bytes of video memory, 1 MiB aligned"
            return self._refused(
                "E_PSP_NO_TMR", f"SETUP_TMR of {size:#x} bytes at {address:#x}; needed: {need}"
            )
        self._protect(offset, offset + size)
        return 0

    def _destroy_tmr(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        if self.tmr is None or self.rules.boot_time_tmr:
            return self._refused("E_PSP_NO_TMR", "DESTROY_TMR without a TMR that the driver set up")
        self.tmr = self.memory.secure = None
        return 0

    def _protect(self, low: int, high: int) -> None:
        """Rule P20: from now on the range is the firmware's alone."""
        tmr = self.tmr = self.memory.secure = (low, high)

        def reason() -> str:
            return "it belongs to the PSP's trusted memory region" if self.tmr is tmr else ""

        self.memory.hdp.guard(low, high, "E_TMR_ACCESS", reason)

    def _load_ip_fw(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        """Rules P07, P13, P17. Power firmware may come before the TMR."""
        load = command.cmd.cmd_load_ip_fw
        if load.fw_type not in LOADABLE:
            return self._refused(
                "E_FW_IPVER", f"LOAD_IP_FW of type {load.fw_type}, which {self.processor.chip} has not"
            )
        kind = FwType(load.fw_type)
        if kind not in OUTSIDE_TMR[self.rules.boot_time_tmr] and (self.tmr is None or not self._has_toc):
            missing = "LOAD_TOC" if not self._has_toc else "SETUP_TMR"
            return self._refused("E_PSP_NO_TMR", f"LOAD_IP_FW of {kind.name} before {missing}")
        data = self._image(load.fw_phy_addr_lo | load.fw_phy_addr_hi << 32, load.fw_size, kind.name)
        verdict = firmware.judge(
            data, firmware.RING, firmware.accepted_kinds(int(kind)), self.version_of(kind)
        )
        if verdict is not None:
            return self._refused(verdict.code, f"LOAD_IP_FW of {kind.name}: {verdict.reason}")
        self.loaded.add(kind)
        if kind is FwType.SMU:
            self.on_smu()
        return 0

    def version_of(self, kind: FwType) -> int:
        is_sdma = kind in (FwType.SDMA_UCODE_TH0, FwType.SDMA_UCODE_TH1)
        block = "MP0" if kind is FwType.SMU else "SDMA0" if is_sdma else "GC"
        return self.processor.versions[block][0]

    def _autoload(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        """Rules P15, P19."""
        missing = sorted(kind.name for kind in self.rules.required - self.loaded)
        if contrary() == "autoload-early":
            missing = []
        if missing:
            cause = f"; the first failure was: {self.first_failure}" if self.first_failure else ""
            self._refused("E_AUTOLOAD_MISSING", f"AUTOLOAD_RLC without {', '.join(missing)}{cause}")
            return NOT_FOUND
        if not self.processor.bus.faults.fires("psp.autoload.never"):
            self.on_autoload()
        return 0

    def _image(self, address: int, size: int, what: str) -> bytes:
        """What a command names. Observed on the same card: any dword will do as its address."""
        if address % 4 or not address or not size:
            detail = f"{what}: {size:#x} bytes at {address:#x}; not empty and at a dword it must be"
            raise self.processor.bus.fault("E_PSP_ALIGN", detail, engine="PSP", addr=address)
        return self.processor.mm.read(address, size, "PSP")

    def _refused(self, code: str, detail: str) -> int:
        """Raise, or where the fault is allowed answer with a failure."""
        self.processor.bus.refuse(code, detail, None, engine="PSP")
        return COMMAND_ERROR
