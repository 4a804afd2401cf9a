"""A card from power-on to ready, step by step; attaching to one that runs; leaving it clean.

Two scratch registers of the card decide which of the two: they hold our tag and whether the last owner left
in order. If that owner died, the card is reset and booted again. Steps: firmware_notes/boot_order.md,
firmware_notes/reset_and_recovery.md. Source: Linux amdgpu_device.c (order of blocks); tag and rules are ours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drivers.amd.am import firmware, nbio, reset
from drivers.amd.am.board import Board
from drivers.amd.am.discovery import DiscoveryError, Inventory, discover
from drivers.amd.am.gfx import QUEUES, Gfx
from drivers.amd.am.gmc import Gmc
from drivers.amd.am.ih import Ih
from drivers.amd.am.power import Power
from drivers.amd.am.psp import Psp
from drivers.amd.am.sdma import ENGINES, Sdma
from drivers.amd.am.smu import Smu
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.core.pci import PciFunction

TAG = 0xD0_0B_E1_01  # layout.py and this file, version 1
CLEAN, RUNNING, BOOTING = 0, 1, 2
BOOTLOADER_TIMEOUT_MS = 2000.0
Report = Callable[[str, str], None]


@dataclass(frozen=True)
class EarlierState:
    """What an earlier owner left. reason: why the card must be reset before anything else; '' when not."""

    is_booted: bool
    reason: str

    @property
    def is_warm(self) -> bool:
        """Whether it can be attached to as it runs."""
        return self.is_booted and not self.reason


class CardBlocks:
    """All blocks of one card. `steps` has the names of the steps that were done, with what they found."""

    def __init__(self, board: Board, inventory: Inventory, report: Report | None = None) -> None:
        self.board, self.inventory = board, inventory
        self.gmc, self.psp, self.smu = Gmc(board), Psp(board), Smu(board)
        self.ih, self.gfx, self.sdma = Ih(board), Gfx(board), Sdma(board)
        self.power = Power(self.smu)
        self.units: tuple[int, ...] = ()  # compute units of each shader array; of a dark card none
        self.steps: list[tuple[str, str]] = []
        self.event = -1  # eventfd of the card's interrupts, -1 where it is polled
        self._report = report

    def did(self, name: str, found: str = "") -> None:
        """Note a step."""
        self.steps.append((name, found))
        if self._report is not None:
            self._report(name, found)

    def state(self) -> EarlierState:
        """What the card says about its last owner. Rule P27: tag, clean exit, no fault pending."""
        facts = self.board.chip.gc
        tag = self.board.gc.read(facts.SCRATCH_REG7).scratch_reg7
        left = self.board.gc.read(facts.SCRATCH_REG6).scratch_reg6
        if not self.psp.is_alive:
            return EarlierState(False, self._why_not_bootable(tag, left))
        if (tag, left) == (TAG, BOOTING):
            return EarlierState(True, "an earlier boot broke off")
        if tag != TAG:
            return EarlierState(True, f"booted by another driver (tag {tag:#x}, ours is {TAG:#x})")
        if left != CLEAN:
            return EarlierState(True, "its last owner died without leaving it in order (E_WARM_STATE)")
        status = self.board.gc.read(self.board.chip.gc_hub.fault_status)
        return EarlierState(True, f"a memory fault is pending ({status!r})" if int(status) else "")

    def _why_not_bootable(self, tag: int, left: int) -> str:
        """Why the bootloader would not take our first component; '' when it would."""
        if (tag, left) == (TAG, BOOTING):
            return "an earlier boot broke off"
        try:
            self.psp.await_bootloader("at the start", BOOTLOADER_TIMEOUT_MS)
        except DeviceGone:
            raise
        except DeviceError as error:
            return str(error)
        return ""

    def mark(self, state: int) -> None:
        """Leave a note for the next owner. Step 1 of the second page."""
        facts = self.board.chip.gc
        self.board.gc.write(facts.SCRATCH_REG6(scratch_reg6=state))
        self.board.gc.write(facts.SCRATCH_REG7(scratch_reg7=TAG))

    def cold(self, files: firmware.FirmwareSet) -> None:
        """From power-on (or a reset) to ready. The order of blocks is the kernel's."""
        self.load(files)
        self.gfx.start_programs(files.pfp_entry, files.me_entry, files.mec_entry)
        self._start_engines()
        self.gfx.resume_mec()
        self.did("MEC")
        self._finish()

    def load(self, files: firmware.FirmwareSet) -> None:
        """From power-on (or a reset) to where all blocks have firmware and the graphics core has power."""
        self.mark(BOOTING)
        self.start_soc()
        self.psp.boot_secure_os(files)
        self.did("PSP secure OS", f"{len(files.boot)} components")
        self.psp.create_ring()
        self.did("PSP ring")
        self.psp.load_power_firmware(files)
        self.did("PSP power firmware and trusted memory")
        self.psp.load_engines(files)
        self.did("PSP engine firmware", f"{len(files.engines)} images")
        self.psp.autoload()
        self.smu.start()
        self.did("SMU", f"firmware {self.smu.version()}")
        self.gfx.await_firmware()
        self.did("RLC autoload")

    def warm(self) -> None:
        """Attach to a card that runs and has no owner: firmware stays, hubs and engines are set up again."""
        self.start_soc()
        self._start_engines()
        self.gfx.resume_mec()
        self.did("MEC")
        self._finish()

    def detach(self) -> None:
        """Leave the card idle, quiet and ready for the next owner. The queues must have no work left."""
        for engine in range(ENGINES):
            self.sdma.reset(engine)
        for queue in range(QUEUES):
            self.gfx.dequeue(queue)
        self.power.rest()
        self.ih.poll()
        self.ih.stop()
        self.mark(CLEAN)
        self.board.function.set_bus_master(False)

    def start_soc(self) -> None:
        """Bus interface, memory hub of the system side, interrupts."""
        self.board.function.set_bus_master(True)
        nbio.setup(self.board)
        self.did("bus interface")
        self.gmc.find_video_memory()
        self.did("video memory", f"{self.board.vram_bytes >> 20} MiB at MC {self.board.fb_base:#x}")
        self.gmc.create_tables()
        self.gmc.setup_hub(self.board.chip.mm_hub)
        self.did("MM hub")
        self.ih.setup()
        self.event = self.board.function.enable_interrupts()
        self.did("interrupt rings", "polled" if self.event == -1 else "MSI on an eventfd")

    def _start_engines(self) -> None:
        """What needs the graphics core: its hub, RLC, apertures, doorbells, copy engines."""
        self.gmc.setup_hub(self.board.chip.gc_hub)
        self.gmc.clear_faults()
        self.did("GC hub")
        self.gfx.setup()
        self.units = self.gfx.units_on(self.inventory.shaders)
        nbio.route_doorbells(self.board)
        self.sdma.setup()
        self.did("copy engines", f"{ENGINES}")

    def _finish(self) -> None:
        self.power.park()
        self.smu.note_power_limit()
        self.smu.publish()
        self.mark(RUNNING)
        self.did("ready", f"{self.board.chip.product}, {sum(self.units)} CU")


def open_machine(
    function: PciFunction,
    folder: str = "",
    report: Report | None = None,
    files: firmware.FirmwareSet | None = None,
) -> CardBlocks:
    """Take a card: warm when its last owner left it in order, else reset if need be, and cold.

    folder: where firmware files are ('' for the system's). Raises DeviceError, WaitTimeout, DeviceGone.
    """
    prepare(function)
    machine = CardBlocks(*_discover(function), report)
    board = machine.board
    most = machine.inventory.shaders.cu_count
    machine.did("discovery", f"{board.chip.product}, at most {most} CU")
    state = machine.state()
    if state.is_warm:
        machine.did("warm attach")
        machine.warm()
        return machine
    found = files or firmware.load(board.host, board.chip, folder)  # before anything is lost
    if state.reason:
        how = reset.reset_card(board, machine.smu)
        machine.did("reset", f"{state.reason}; {how}{reset.disturbed(function)}")
    machine.cold(found)
    return machine


def prepare(function: PciFunction) -> None:
    """Decode the BARs, show all of video memory, and keep the card off memory until it is set up."""
    function.unbind(consent=False)  # names the command when a kernel driver has it
    if function.has_lost_bars():
        reset.reset_function(function)
    function.enable()
    function.resize(0)
    function.set_bus_master(False)


def _discover(function: PciFunction) -> tuple[Board, Inventory]:
    """Discovery; a card that answers nothing, or whose table was overwritten, gets one reset by the bus."""
    try:
        return discover(function)
    except (WaitTimeout, DiscoveryError):
        reset.reset_function(function)
        return discover(function)
