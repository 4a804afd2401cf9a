"""A small driver of its own for the cards at register level: enough to boot one. Not ours; steps by name."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from autogen.amd import psp as facts
from autogen.amd.psp import BinType, FwType, GfxCommand
from drivers.core.errors import SimFault
from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.card import PciCard
from drivers.sim.amd.pci.psp import Psp
from drivers.sim.amd.pci.psp_rules import STEPS
from drivers.sim.amd.pci.timers import Timers
from drivers.sim.amd.wave.launch import Counters, Launch
from drivers.sim.chips import BOARDS
from drivers.sim.physical import PhysicalMemory
from drivers.sim.scheduler import Scheduler

MIB = 1 << 20
STAGING, RING, COMMAND, FENCE, TMR, TABLE = 0, 2 * MIB, 3 * MIB, 4 * MIB, 32 * MIB, 5 * MIB
LISTS = (FwType.RLC_RESTORE_LIST_GPM_MEM, FwType.RLC_RESTORE_LIST_SRM_MEM)


class NeverReady(AssertionError):
    """What a test waited for did not come."""


@dataclass
class Rig:
    """One card in the hands of a test. `fences`: how many PSP commands were sent."""

    card: PciCard
    chip: str
    prefix: str
    fences: int = 0
    wptr: int = 0
    launches: list[Launch] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.card.board

    @property
    def psp(self) -> Psp:
        return self.card.psp

    def write(self, name: str, value: int) -> None:
        self.board.bus.write(self.board.bus.at(name), value)

    def read(self, name: str) -> int:
        return self.board.bus.read(self.board.bus.at(name))

    def c2p(self, number: int) -> int:
        return self.read(f"{self.prefix}_{number}")

    def set_c2p(self, number: int, value: int) -> None:
        self.write(f"{self.prefix}_{number}", value)

    def wait(self, ready: Callable[[], bool]) -> None:
        for _ in range(4000):
            if ready():
                return
            self.board.timers.pass_time(50_000)
        raise NeverReady("of 4000 looks none found the card ready")

    def store(self, offset: int, data: bytes, flush: bool = True) -> None:
        """Write video memory over BAR0."""
        self.board.write_memory(offset, data)
        if flush:
            self.board.hdp.flush()

    def load(self, offset: int, size: int) -> bytes:
        return self.board.read_memory(offset, size)

    def mc(self, offset: int) -> int:
        return self.board.memory.fb_base + offset

    def bootloader(self, command: int, image: bytes) -> None:
        """One component through the bootloader."""
        self.wait(lambda: bool(self.c2p(35) >> 31))
        self.store(STAGING, image.ljust(MIB, b"\0"))
        self.set_c2p(36, self.mc(STAGING) >> 20)
        self.set_c2p(35, command)

    def parts(self) -> dict[BinType, bytes]:
        major = firmware.VERSIONS[self.chip]["MP0"][0]
        return {
            kind: firmware.image(firmware.BOOTLOADER, kind, major) for kind in firmware.SOS_PARTS[self.chip]
        }

    def boot_sos(self) -> None:
        parts = self.parts()
        for command, kind in STEPS.items():
            if kind in parts:
                self.bootloader(command, parts[kind])
        self.wait(lambda: bool(self.c2p(81)))
        self.wait(lambda: bool(self.c2p(64) >> 31))

    def create_ring(self, size: int = 0x1000) -> None:
        self.set_c2p(69, self.mc(RING) & 0xFFFFFFFF)
        self.set_c2p(70, self.mc(RING) >> 32)
        self.set_c2p(71, size)
        self.set_c2p(64, 2 << 16)
        self.wait(lambda: self.c2p(64) & 0x8000FFFF == 0x80000000)

    def command(self, command: facts.psp_gfx_cmd_resp, ring_dw: int = 0x400) -> facts.psp_gfx_resp:
        """Send one command and wait for its fence."""
        self.fences += 1
        self.store(COMMAND, bytes(command).ljust(0x1000, b"\0"))
        frame = facts.psp_gfx_rb_frame(
            cmd_buf_addr_lo=self.mc(COMMAND) & 0xFFFFFFFF,
            cmd_buf_addr_hi=self.mc(COMMAND) >> 32,
            cmd_buf_size=0x1000,
            fence_addr_lo=self.mc(FENCE) & 0xFFFFFFFF,
            fence_addr_hi=self.mc(FENCE) >> 32,
            fence_value=self.fences,
        )
        self.store(RING + 4 * self.wptr, bytes(frame))
        self.wptr = (self.wptr + 16) % ring_dw
        self.set_c2p(67, self.wptr)
        fence = self.fences.to_bytes(4, "little")
        self.wait(lambda: self.load(FENCE, 4) == fence)
        size = ctypes.sizeof(command)
        return facts.psp_gfx_cmd_resp.from_buffer_copy(self.load(COMMAND, size)).resp

    def load_toc(self) -> facts.psp_gfx_resp:
        self.store(STAGING, self.parts()[BinType.PSP_TOC])
        command = facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_TOC)
        toc = command.cmd.cmd_load_toc
        toc.toc_phy_addr_lo, toc.toc_phy_addr_hi = self.mc(STAGING) & 0xFFFFFFFF, self.mc(STAGING) >> 32
        toc.toc_size = firmware.CODE_BYTES
        return self.command(command)

    def setup_tmr(self, size: int = 0x1300000, offset: int = TMR) -> facts.psp_gfx_resp:
        command = facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.SETUP_TMR)
        tmr = command.cmd.cmd_setup_tmr
        tmr.buf_phy_addr_lo, tmr.buf_phy_addr_hi = self.mc(offset) & 0xFFFFFFFF, self.mc(offset) >> 32
        tmr.buf_size, tmr.tmr_flags = size, facts.TMR_VIRT_PHY_ADDR
        return self.command(command)

    def image(self, kind: FwType) -> bytes:
        return firmware.image(firmware.RING, kind, self.psp.commands.version_of(kind))

    def load_fw(self, kind: FwType, image: bytes | None = None) -> facts.psp_gfx_resp:
        data = self.image(kind) if image is None else image
        self.store(STAGING, data)
        command = facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_IP_FW)
        load = command.cmd.cmd_load_ip_fw
        load.fw_phy_addr_lo, load.fw_phy_addr_hi = self.mc(STAGING) & 0xFFFFFFFF, self.mc(STAGING) >> 32
        load.fw_size, load.fw_type = len(data), kind
        return self.command(command)

    def autoload(self) -> facts.psp_gfx_resp:
        return self.command(facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.AUTOLOAD_RLC))

    def boot_psp(self) -> None:
        """To a running SOS with its ring, TMR and power firmware."""
        self.boot_sos()
        self.create_ring()
        self.load_toc()
        self.load_fw(FwType.SMU)
        if self.chip == "navi31":
            self.setup_tmr()

    def send(self, message: int, argument: int = 0) -> int:
        """One message to the power firmware; its answer."""
        for number, value in ((90, 0), (82, argument), (66, message)):
            self.write(f"MP1_SMN_C2PMSG_{number}", value)
        self.wait(lambda: self.read("MP1_SMN_C2PMSG_90") != 0)
        return self.read("MP1_SMN_C2PMSG_90")

    def enable_features(self) -> None:
        """SetDriverDramAddrHigh, Low, EnableAllSmuFeatures."""
        for message, argument in ((0xE, self.mc(TABLE) >> 32), (0xF, self.mc(TABLE) & 0xFFFFFFFF), (6, 0)):
            assert self.send(message, argument) == 1

    def start_programs(self, *left_out: str) -> None:
        """gfx_v12_0_config_gfx_rs64, of pipe 0 only: an address, then a pulse of reset."""
        bits = {"PFP": ("CP_ME_CNTL", 18), "ME": ("CP_ME_CNTL", 20), "MEC_RS64": ("CP_MEC_RS64_CNTL", 16)}
        for name, (control, bit) in bits.items():
            if name in left_out:
                continue
            self.write("GRBM_GFX_CNTL", 4 if name == "MEC_RS64" else 0)
            self.write(f"CP_{name}_PRGRM_CNTR_START", 0xC00)
            self.write(f"CP_{name}_PRGRM_CNTR_START_HI", 0x1C000)
            self.write("GRBM_GFX_CNTL", 0)
            before = self.read(control) & ~(1 << bit)
            self.write(control, before | 1 << bit)
            self.write(control, before)

    def boot_gfx(self) -> None:
        """To graphics blocks with power, whose programs were started."""
        self.load_graphics()
        self.start_programs()

    def load_graphics(self) -> None:
        """To graphics blocks with power."""
        self.boot_psp()
        for kind in sorted(self.psp.rules.required - {FwType.SMU, FwType.RLC_G}):
            self.load_fw(kind)
        self.load_fw(FwType.RLC_G)
        self.autoload()
        self.enable_features()
        self.wait(lambda: self.read("CP_STAT") == 0 and bool(self.read("RLC_RLCS_BOOTLOAD_STATUS") >> 31))

    def fails(self, code: str, act: Callable[[], object]) -> SimFault:
        """`act` must break the rule `code`; returns the fault."""
        with pytest.raises(SimFault) as raised:
            act()
        assert raised.value.code == code, str(raised.value)
        return raised.value


def open_rig(board: str, allow: frozenset[str] = frozenset(), seed: int = 0, mode: str = "") -> Rig:
    """A card after power-on, boot firmware done, with waves that are only noted; with a `mode` they run."""
    launches: list[Launch] = []

    def note(launch: Launch, memory: object, mode: str, budget: int | None) -> Counters:
        launches.append(launch)
        return Counters(wave_instructions=10, waves=1)

    scheduler = Scheduler(seed)
    timers = Timers(scheduler)
    chip = BOARDS[board]
    made = Board(chip, 0, timers, PhysicalMemory(seed), allow)
    card = PciCard(made, scheduler, mode) if mode else PciCard(made, scheduler, launcher=note)
    made.power.start()
    timers.pass_time(10_000_000)
    return Rig(card, chip.name, card.psp.rules.prefix, launches=launches)
