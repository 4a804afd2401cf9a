"""The security processor: bootloader mailbox, SOS, its ring, and the commands that load firmware.

Rules P04-P20. It reads images and command buffers from memory as hardware would, after the HDP, and answers
late. What a loaded image makes run is told to its neighbours through `on_smu` and `on_autoload`.
Sources: Linux psp_v13_0.c, psp_v14_0.c, amdgpu_psp.c, psp_gfx_if.h. Inferred: the status values of refusals.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import NamedTuple

from autogen.amd import psp
from autogen.amd.psp import BinType, BootloaderCommand, FwType, GfxCommand
from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.bus import Bus, Handler, Port, ReadOnly, Stored
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.inject import Faults
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.psp_rules import COMMANDS, LOADABLE, OPTIONAL, OUTSIDE_TMR, RULES, STEPS
from drivers.sim.contrary import contrary

READY = 0x8000_0000
MIB = 1 << 20
# At least; at most twice that. Logs of RX4Darwin/AMDRadeonRDNA4.kext, where the host's copies count too: nine
# parts in 92 to 96 ms, a ring in 2 ms after its pause of 20, AUTOLOAD_RLC answered in 2 ms.
LOAD_NS, SOS_NS, RING_NS, COMMAND_NS = 2_000_000, 35_000_000, 1_000_000, 1_000_000
BOOTLOADER_ERROR = 0x1A  # guess: any non-zero value is a failure
# TEE_BAD_PARAMETERS and TEE_ERROR_ITEM_NOT_FOUND. Observed on a Radeon AI PRO R9700 (Navi 48) by the author
# of a public DriverKit driver (psp_v14_0.cpp, psp_setup_tmr): without LOAD_TOC, firmware that lives in the
# TMR is answered with the first and AUTOLOAD_RLC with the second; SETUP_TMR is never answered.
COMMAND_ERROR, NOT_FOUND = 0xFFFF_0006, 0xFFFF_0007
SIGN_OF_LIFE = 0x0469_1A49  # C2PMSG_81 of an RX 9070 XT, not its version: each boot had another
RING_MADE = 0x80C2_0000  # C2PMSG_64 then; same logs (RX4Darwin/AMDRadeonRDNA4.kext)
FRAME_DW = psp.PSP_RING_FRAME_DW
NO_SUCH_COMMAND = psp.PSP_ERR_UNKNOWN_COMMAND
NOT_SUPPORTED = 0xFFFF_000A  # TEE_ERROR_NOT_SUPPORTED
BOOT_TMR_BYTES, BOOT_TMR_BELOW_TOP = 32 << 20, 34 << 20  # where a boot-time TMR lies; guess


Answerer = Callable[[psp.psp_gfx_cmd_resp, psp.psp_gfx_resp], "int | None"]


class Ring(NamedTuple):
    """The command ring. `address`: MC address; `size_dw`: dwords."""

    address: int
    size_dw: int


class Psp:
    """One card's PSP. `chip`: navi31 or navi48; `mm`: the hub it reaches memory through."""

    name = "PSP"

    def __init__(
        self, bus: Bus, chip: str, memory: LocalMemory, mm: Hub, faults: Faults | None = None
    ) -> None:
        self.bus, self.chip, self.memory, self.mm = bus, chip, memory, mm
        self.rules = RULES[chip]
        self.versions = firmware.VERSIONS[chip]
        self.faults = faults or Faults()
        self.on_smu: Callable[[], None] = lambda: None
        self.on_autoload: Callable[[], None] = lambda: None
        self.unchecked: list[str] = []
        self.reset()

    def reset(self) -> None:
        """Power-on: only the bootloader runs."""
        self._era = getattr(self, "_era", 0) + 1
        self.sos = 0
        self.loaded: set[FwType] = set()
        self.first_failure = ""
        self.tmr: tuple[int, int] | None = None
        self.ring: Ring | None = None
        self.memory.secure = None
        self._components: list[BinType] = []
        self._boot_status = 0
        self._ring_status = 0
        self._wptr = 0
        self._has_toc = False
        self._is_loading_sos = False
        self._sessions = 0
        if self.rules.boot_time_tmr:
            low = self.memory.size_bytes - BOOT_TMR_BELOW_TOP
            self._protect(low, low + BOOT_TMR_BYTES)
        self._later(LOAD_NS, self._bootloader_ready, "PSP bootloader")

    def registers(self) -> Mapping[int, Handler]:
        version = f"{self.rules.prefix}_58"
        known = (
            {self.bus.at(version): ReadOnly(lambda: self.rules.sos_version if self.sos else 0)}
            if self.bus.has(version)
            else {}
        )
        return known | {
            self._at(35): Port(lambda: self._boot_status, self._boot_command),
            self._at(36): Stored(),
            self._at(64): Port(lambda: self._ring_status, self._ring_command),
            self._at(67): Port(lambda: self._wptr, self._ring_wptr),
            self._at(69): Stored(),
            self._at(70): Stored(),
            self._at(71): Stored(),
            self._at(81): ReadOnly(lambda: self.sos),
        }

    @property
    def is_alive(self) -> bool:
        return bool(self.sos)

    def _at(self, number: int) -> int:
        return self.bus.at(f"{self.rules.prefix}_{number}")

    def _word(self, number: int) -> int:
        return self.bus.word(f"{self.rules.prefix}_{number}")

    def _later(self, ns: int, action: Callable[[], None], what: str) -> None:
        """As the bus's timer, but forgotten by a reset."""
        era = self._era

        def run() -> None:
            if era == self._era:
                action()

        self.bus.timers.later(ns, run, what)

    def _bootloader_ready(self) -> None:
        self._boot_status = READY

    def _boot_command(self, value: int) -> None:
        """C2PMSG_35. Rules P04, P05, P06, P07, P08."""
        if self.is_alive or self._is_loading_sos or not self._boot_status & READY:
            why = "SOS runs already" if self.is_alive else "the bootloader is busy (C2PMSG_35 bit 31 is 0)"
            self.bus.refuse("E_PSP_BL_BUSY", f"bootloader command {value:#x} while {why}", self._at(35))
            return
        if value not in COMMANDS:
            self.bus.refuse("E_PSP_CMD", f"bootloader command {value:#x} is not one it has", self._at(35))
            return
        step = COMMANDS.index(BootloaderCommand(value))
        kind = STEPS[step][1]
        self._check_order(kind)
        accepted = (kind, BinType.PSP_KDB) if self._takes_kdb(kind) else (kind,)
        verdict = firmware.judge(
            self._boot_image(), firmware.BOOTLOADER, [int(k) for k in accepted], self.versions.psp_major
        )
        self._boot_status = 0
        if verdict is not None:
            self.bus.refuse(verdict.code, f"bootloader, {kind.name}: {verdict.reason}", self._at(36))
        failed = verdict is not None or self.faults.fires("psp.bootloader.error")
        self._finish_boot_command(kind, failed)

    def _takes_kdb(self, kind: BinType) -> bool:
        """MP0 13: public drivers send the key database again with the SPL command. Source: psp_v13_0.c."""
        return kind is BinType.PSP_SPL and self.versions.psp_major == 13

    def _finish_boot_command(self, kind: BinType, failed: bool) -> None:
        if self.faults.fires("psp.bootloader.timeout"):
            return
        if failed:
            self._later(LOAD_NS, self._boot_failed, "PSP bootloader")
            return
        self._components.append(kind)
        if kind is BinType.PSP_SOS:
            self._is_loading_sos = True
            if not self.faults.fires("psp.sos.dead"):
                self._later(SOS_NS, self._sos_runs, "SOS")
            return
        self._later(LOAD_NS, self._bootloader_ready, "PSP bootloader")

    def _boot_failed(self) -> None:
        self._boot_status = READY | BOOTLOADER_ERROR

    def _sos_runs(self) -> None:
        self.sos, self._is_loading_sos = SIGN_OF_LIFE, False
        self._later(RING_NS, self._ring_ready, "PSP ring interface")

    def _ring_ready(self, status: int = READY) -> None:
        self._ring_status = status

    def _check_order(self, kind: BinType) -> None:
        kinds = [step for _, step in STEPS]
        here = kinds.index(kind)
        parts = firmware.SOS_PARTS[self.chip]
        due = [k for k in kinds[:here] if k in parts and k not in OPTIONAL and k not in self._components]
        too_late = [k for k in self._components if kinds.index(k) >= here]
        if not due and not too_late:
            return
        expected = due[0].name if due else f"something after {too_late[-1].name}"
        loaded = ", ".join(k.name for k in self._components) or "nothing"
        detail = f"bootloader got {kind.name}, expected {expected}; loaded so far: {loaded}"
        self.bus.refuse("E_PSP_ORDER", detail, self._at(35))

    def _boot_image(self) -> bytes:
        address = self._word(36) << 20
        if self.memory.offset(address, MIB) is None and not self.mm.is_on:
            low, high = self.memory.fb_base, self.memory.fb_base + self.memory.size_bytes
            place = f"inside {low:#x}..{high:#x}, or mapped in {self.mm.name}"
            detail = f"C2PMSG_36 means {address:#x}; a 1 MiB buffer is needed, {place}"
            raise self.bus.fault("E_PSP_ALIGN", detail, engine="PSP", addr=address)
        return self._read(address, MIB)

    def _ring_command(self, value: int) -> None:
        """C2PMSG_64: create or destroy the ring. Rules P09, P10."""
        if not self.is_alive:
            waits = (
                "SOS is still starting: wait for C2PMSG_81" if self._is_loading_sos else "SOS does not run"
            )
            code = "E_PSP_SOL" if self._is_loading_sos else "E_PSP_RING_STATE"
            self.bus.refuse(code, f"C2PMSG_64 written with {value:#x}, but {waits}", self._at(64))
            return
        if not self._ring_status & READY:
            detail = f"C2PMSG_64 written with {value:#x} before the last ring command ended (bit 31)"
            self.bus.refuse("E_PSP_RING_STATE", detail, self._at(64))
            return
        command = value & psp.GFX_CMD_ID_MASK
        self._ring_status = 0
        if command in (psp.ControlCommand.DESTROY_RINGS, psp.ControlCommand.DESTROY_GPCOM_RING):
            self.ring = None
            self._later(RING_NS, self._ring_ready, "PSP ring destruction")
        elif command == psp.ControlCommand.INIT_GPCOM_RING:
            self._create_ring()
        else:
            self._ring_status = READY
            self.bus.refuse("E_PSP_RING_STATE", f"C2PMSG_64 command {value:#x} is not one", self._at(64))

    def _create_ring(self) -> None:
        if self.ring is not None:
            self._ring_status = READY
            detail = f"a ring at {self.ring.address:#x} exists; destroy it first (C2PMSG_64 = 0x30000)"
            self.bus.refuse("E_PSP_RING_STATE", detail, self._at(64))
            return
        address, size = self._word(69) | self._word(70) << 32, self._word(71)
        if address % 4096 or not size or size % (4 * FRAME_DW):
            self._ring_status = READY
            detail = f"ring of {size:#x} bytes at {address:#x}: 4 KiB alignment, whole 64-byte frames"
            self.bus.refuse("E_PSP_RING_STATE", detail, self._at(64))
            return
        if self.faults.fires("psp.ring.timeout"):
            return
        self.ring, self._wptr = Ring(address, size // 4), 0
        self._later(RING_NS, lambda: self._ring_ready(RING_MADE), "PSP ring creation")

    def _ring_wptr(self, value: int) -> None:
        """C2PMSG_67: frames up to `value` (dwords) are to be executed. Rules P10, P11."""
        if self.ring is None or not self._ring_status & READY:
            detail = f"C2PMSG_67 set to {value:#x} without a ring; create one and wait for C2PMSG_64 bit 31"
            self.bus.refuse("E_PSP_RING_STATE", detail, self._at(67))
            return
        if value % FRAME_DW or value >= self.ring.size_dw:
            detail = f"C2PMSG_67 set to {value:#x}; multiples of {FRAME_DW} below {self.ring.size_dw:#x}"
            self.bus.refuse("E_PSP_WPTR", f"{detail}, wrapping to 0", self._at(67))
            return
        while self._wptr != value:
            at, self._wptr = self._wptr, (self._wptr + FRAME_DW) % self.ring.size_dw
            self._frame(self.ring.address + 4 * at)

    def _frame(self, address: int) -> None:
        frame = psp.psp_gfx_rb_frame.from_buffer_copy(self._read(address, 64))
        buffer = frame.cmd_buf_addr_lo | frame.cmd_buf_addr_hi << 32
        fence = frame.fence_addr_lo | frame.fence_addr_hi << 32
        if not buffer or buffer % 4096 or not fence or fence % 4:
            detail = f"frame at {address:#x}: command buffer {buffer:#x} (4 KiB), fence {fence:#x} (4 bytes)"
            raise self.bus.fault("E_PSP_CMD", f"{detail}: missing or misaligned", engine="PSP")
        size = ctypes.sizeof(psp.psp_gfx_cmd_resp)
        if frame.cmd_buf_size and frame.cmd_buf_size < size:
            found = f"a command buffer of {frame.cmd_buf_size:#x} bytes; at least {size:#x}"
            raise self.bus.fault("E_PSP_CMD", f"frame at {address:#x}: {found}", engine="PSP")
        command = psp.psp_gfx_cmd_resp.from_buffer_copy(self._read(buffer, size))
        answer = psp.psp_gfx_resp()
        status = self._execute(command, answer)
        if status is None:
            return
        answer.status = status
        if self.faults.fires("psp.command.status"):
            answer.status = COMMAND_ERROR
        if answer.status and not self.first_failure:
            self.first_failure = f"command {command.cmd_id:#x} answered {answer.status:#x}"
        if not self.faults.fires("psp.fence.never"):
            self._later(
                COMMAND_NS, lambda: self._answer(buffer, answer, fence, frame.fence_value), "a PSP command"
            )

    def _answer(self, buffer: int, answer: psp.psp_gfx_resp, fence: int, value: int) -> None:
        self._write(buffer + psp.psp_gfx_cmd_resp.resp.offset, bytes(answer))
        self._write(fence, value.to_bytes(4, "little"))

    def _execute(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int | None:
        """Status of one command, 0 when it was done; None: it is dropped. Rule P12."""
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
            GfxCommand.UNLOAD_TA: self._unload_ta,
        }
        if command.cmd_id in handlers:
            return handlers[GfxCommand(command.cmd_id)](command, answer)
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

    def _unload_ta(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        return 0

    def _load_toc(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        toc = command.cmd.cmd_load_toc
        data = self._image(toc.toc_phy_addr_lo | toc.toc_phy_addr_hi << 32, toc.toc_size, "TOC")
        kinds = [int(BinType.PSP_TOC)]
        verdict = firmware.judge(data, firmware.BOOTLOADER, kinds, self.versions.psp_major)
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

        self.memory.hdp.guard(low, high, "E_TMR_ACCESS", reason, reads=True)

    def _load_ip_fw(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        """Rules P07, P13, P17. Power firmware may come before the TMR."""
        load = command.cmd.cmd_load_ip_fw
        if load.fw_type not in LOADABLE:
            return self._refused(
                "E_FW_IPVER", f"LOAD_IP_FW of type {load.fw_type}, which {self.chip} has not"
            )
        kind = FwType(load.fw_type)
        if kind not in OUTSIDE_TMR[self.rules.boot_time_tmr] and (self.tmr is None or not self._has_toc):
            missing = "LOAD_TOC" if not self._has_toc else "SETUP_TMR"
            return self._refused("E_PSP_NO_TMR", f"LOAD_IP_FW of {kind.name} before {missing}")
        data = self._image(load.fw_phy_addr_lo | load.fw_phy_addr_hi << 32, load.fw_size, kind.name)
        verdict = firmware.judge(
            data, firmware.RING, firmware.accepted_kinds(int(kind)), self._version_of(kind)
        )
        if verdict is not None:
            return self._refused(verdict.code, f"LOAD_IP_FW of {kind.name}: {verdict.reason}")
        if not data.startswith(firmware.MAGIC):
            self.unchecked.append(kind.name)
        self.loaded.add(kind)
        if kind is FwType.SMU:
            self.on_smu()
        return 0

    def _version_of(self, kind: FwType) -> int:
        if kind is FwType.SMU:
            return self.versions.psp_major
        is_sdma = kind in (FwType.SDMA_UCODE_TH0, FwType.SDMA_UCODE_TH1)
        return self.versions.sdma_major if is_sdma else self.versions.gc_major

    def _autoload(self, command: psp.psp_gfx_cmd_resp, answer: psp.psp_gfx_resp) -> int:
        """Rules P15, P19."""
        missing = sorted(kind.name for kind in self.rules.required - self.loaded)
        if contrary() == "autoload-early":
            missing = []
        if missing:
            cause = f"; the first failure was: {self.first_failure}" if self.first_failure else ""
            self._refused("E_AUTOLOAD_MISSING", f"AUTOLOAD_RLC without {', '.join(missing)}{cause}")
            return NOT_FOUND
        if not self.faults.fires("psp.autoload.never"):
            self.on_autoload()
        return 0

    def _image(self, address: int, size: int, what: str) -> bytes:
        """What a command names. Observed on the same card: any dword will do as its address."""
        if address % 4 or not address or not size:
            detail = f"{what}: {size:#x} bytes at {address:#x}; not empty and at a dword it must be"
            raise self.bus.fault("E_PSP_ALIGN", detail, engine="PSP", addr=address)
        return self._read(address, size)

    def _refused(self, code: str, detail: str) -> int:
        """Raise, or where the fault is allowed answer with a failure."""
        self.bus.refuse(code, detail, None, engine="PSP")
        return COMMAND_ERROR

    def _read(self, address: int, size: int) -> bytes:
        offset = self.memory.offset(address, size)
        if offset is not None:
            return self.memory.read(offset, size, "PSP")
        return self.mm.spaces[0].read(address, size, {"engine": "PSP"})

    def _write(self, address: int, data: bytes) -> None:
        offset = self.memory.offset(address, len(data))
        if offset is not None:
            self.memory.write(offset, data)
        else:
            self.mm.spaces[0].write(address, data, {"engine": "PSP"})
