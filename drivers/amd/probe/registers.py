"""What a card's registers show without a write: whether it is alive and booted, by which driver, and its
faults.

Only reads: no index register is written, so only registers inside the BARs are read. Of the graphics core
nothing but the scratch registers is read before the secure OS runs, because a block without power may not
answer at all. Steps: firmware_notes/boot_order.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from autogen.amd import discovery as facts
from drivers.amd.am import firmware, ledger
from drivers.amd.am.board import Board
from drivers.amd.am.boot import BOOTING, CLEAN, RUNNING, TAG, CardBlocks
from drivers.amd.am.chip import ChipTables
from drivers.amd.am.discovery import (
    DiscoveryError,
    check_versions,
    chip_at,
    parse,
    read_table,
    wait_until_ready,
)
from drivers.amd.probe.function import POWER_CYCLE, Look
from drivers.amd.sysfs import size_text
from drivers.core.errors import DeviceError, WaitTimeout
from drivers.core.finding import FAILED, NOTE, ProbeStep, Seen, Skip
from drivers.core.mmio import ALL_ONES
from drivers.core.readonly import ReadOnlyError

READY = 1 << 31
STATES = {CLEAN: "left in order", RUNNING: "running", BOOTING: "booting"}
ANSWERS = {0: "no answer yet, or never asked", 1: "the last message was answered: OK"}


@dataclass
class RegisterSteps:
    """The register steps of one card."""

    look: Look

    def registers(self) -> Seen:
        word = self.look.registers().read(facts.MP0_SMN_C2PMSG_33_DWORD)
        if word == ALL_ONES:
            self.look.bar_it("registers read all ones")
            meaning = "all ones, though configuration space answers: the BARs lead nowhere"
            return Seen(f"C2PMSG_33 = {word:#010x}", meaning, FAILED)
        return Seen(f"C2PMSG_33 = {word:#010x}", "the card's registers answer")

    def boot_firmware(self) -> Seen:
        window = self.look.registers()
        try:
            self.look.vram_bytes = wait_until_ready(window)
        except WaitTimeout as error:
            self.look.bar_it("the card's boot firmware has not finished")
            return Seen(str(error), "video memory is not trained, so nothing else can work", FAILED)
        found = f"C2PMSG_33 bit 31 is set; {size_text(self.look.vram_bytes)} of video memory"
        return Seen(found, "the boot firmware has finished: memory is trained, the table is written")

    def discovery(self) -> Seen:
        look = self.look
        window, vram = look.registers(), look.the_function().bar(0)
        if not look.vram_bytes:
            raise Skip("without the size of video memory the table's place is unknown")
        offset = look.vram_bytes - facts.DISCOVERY_TMR_OFFSET
        try:
            tables = [read_table(window, vram, look.vram_bytes) for _ in range(2)]
        except ReadOnlyError:
            found = f"BAR 0 shows {size_text(vram.size)}, the table is at {offset:#x}"
            do = "--boot enlarges BAR 0; or set 'Resizable BAR' in the firmware setup"
            return Seen(
                found, "past what BAR 0 shows, and the index registers are not to be written", NOTE, do=do
            )
        if tables[0] != tables[1]:
            at = next(i for i, pair in enumerate(zip(*tables, strict=True)) if pair[0] != pair[1])
            found = f"two reads differ at byte {at:#x}: {tables[0][at]:#04x}, then {tables[1][at]:#04x}"
            cause = "bits flip on their way: video memory, or the PCI Express link"
            do = "reseat the card, try another slot or a slower link speed; sudo dmesg | grep -i aer"
            return Seen(found, "what is read from video memory cannot be trusted", FAILED, cause, do)
        return self._parsed(tables[0])

    def _parsed(self, table: bytes) -> Seen:
        try:
            inventory = self.look.inventory = parse(table)
        except DiscoveryError as error:
            return Seen(str(error), "the card does not say which blocks it has", FAILED)
        blocks = len(inventory.blocks)
        return Seen(f"signature and checksums hold, {blocks} blocks", "the card says which blocks it has")

    def blocks(self) -> Seen:
        look = self.look
        look.registers()
        if look.inventory is None:
            raise Skip("the discovery table was not read")
        function = look.the_function()
        chip = chip_at(function, look.inventory)
        check_versions(chip, look.inventory)
        board = Board(function, look.registers(), chip, look.inventory.bases(), look.vram_bytes)
        look.machine = CardBlocks(board, look.inventory)
        versions = [f"{facts.HwId(h).name} {'.'.join(map(str, v))}" for h, v in chip.versions.items()]
        off = len(look.inventory.harvested)
        most = f"at most {look.inventory.shaders.cu_count} compute units"
        units = f"{most}, {off or 'no'} blocks fused off"
        return Seen(f"{', '.join(versions)}; {units}", f"{chip.product} ({chip.name}, {chip.arch})")

    def firmware(self) -> Seen:
        chip = self.look.board().chip
        folder = self.look.firmware_folder
        folders = (folder,) if folder else firmware.FOLDERS
        missing = []
        for name in firmware_names(chip):
            try:
                file = firmware.read_file(self.look.host, name, folders)
            except DeviceError as error:
                missing.append(str(error))
                continue
            row = {"name": name, "bytes": len(file.data), "version": f"{file.common.ucode_version:#x}"}
            self.look.files.append(
                row | {"sha256": sha256(file.data).hexdigest(), "provenance": file.provenance}
            )
        if missing:
            return Seen("; ".join(missing), "the card cannot be booted without it", FAILED)
        known = sum("as in the ledger" in str(row["provenance"]) for row in self.look.files)
        found = f"{len(self.look.files)} files, {known} of them byte for byte those of the ledger"
        return Seen(found, "every file that the boot needs is there, and its header holds together")

    def last_owner(self) -> Seen:
        board = self.look.board()
        gc = board.chip.gc
        tag, left = board.gc.read(gc.SCRATCH_REG7).scratch_reg7, board.gc.read(gc.SCRATCH_REG6).scratch_reg6
        found = f"SCRATCH_REG7 = {tag:#x}, SCRATCH_REG6 = {left:#x}"
        if tag != TAG:
            return Seen(found, "this driver has not owned it since power-on")
        state = STATES.get(left, "unknown")
        if left == CLEAN:
            return Seen(found, f"our last owner has {state}: the next one attaches to it as it runs")
        meaning = f"our owner is {state}, or died so: the next one resets the card (video memory is lost)"
        return Seen(found, meaning, NOTE, do=f"python -m drivers.amd.reset {self.look.address} --yes")

    def psp(self) -> Seen:
        board = self.look.board()
        box = board.chip.psp
        alive = board.mp0.read(box.sign_of_life).content
        status = board.mp0.read(box.status).content
        found = f"sign of life (C2PMSG_81) {alive:#x}, bootloader (C2PMSG_35) {status:#x}"
        self.look.is_powered = bool(alive)
        if alive:
            return Seen(found, "the secure OS runs: the card was booted since power came on")
        if not status & READY:
            return Seen(found, "the bootloader does not listen: the next boot resets the card first", FAILED)
        if status & 0xFF:
            return Seen(found, f"the bootloader stopped with error {status & 0xFF:#x}", FAILED)
        return Seen(found, "the bootloader listens: the card is dark and ready to be booted")

    def smu(self) -> Seen:
        board = self.look.board()
        answer = board.mp1.read(board.chip.smu.response).content
        found = f"response (C2PMSG_90) {answer:#x}"
        if not self.look.is_powered:
            return Seen(found, "its firmware is loaded during the boot; nothing to expect yet")
        if answer in ANSWERS:
            return Seen(found, ANSWERS[answer], NOTE if answer == 0 else "ok")
        return Seen(found, "the last message was refused", NOTE)

    def faults(self) -> Seen:
        board = self.look.board()
        hubs = [(board.chip.mm_hub, board.mmhub)]
        if self.look.is_powered:
            hubs.append((board.chip.gc_hub, board.gc))
        pending = []
        for hub, regs in hubs:
            status = regs.read(hub.fault_status)
            pending += [f"{hub.name}: {status!r}"] if int(status) else []
        if pending:
            meaning = "a memory fault is pending: a program accessed an address that no page maps"
            return Seen("; ".join(pending), meaning, NOTE, do="the next boot resets the card first")
        return Seen(f"no fault in the {' or '.join(hub.name for hub, _ in hubs)}", "nothing is pending")

    def engines(self) -> Seen:
        board = self.look.board()
        if not self.look.is_powered:
            raise Skip("the graphics core has no power before the boot: its registers are left alone")
        gc, regs = board.chip.gc, board.gc
        words = [regs.read(gc.GRBM_STATUS), regs.read(gc.CP_STAT), regs.read(gc.RLC_RLCS_BOOTLOAD_STATUS)]
        found = ", ".join(f"{type(word).__name__} {int(word):#x}" for word in words)
        if any(int(word) == ALL_ONES for word in words):
            return Seen(found, "all ones: the graphics core does not answer", FAILED)
        busy = bool(int(words[1])) or bool(words[0].gui_active)
        return Seen(found, "the command processors work" if busy else "the command processors are at rest")


REGISTERS = ProbeStep(
    "registers",
    "one register through BAR 5",
    "anything but 0xffffffff",
    "the card lost power for a moment, sleeps, or resets right now",
    "--boot puts the BARs back and resets the card; if that fails: " + POWER_CYCLE,
    "firmware_notes/reset_and_recovery.md",
)
BOOT_FIRMWARE = ProbeStep(
    "boot-firmware",
    "C2PMSG_33 bit 31, then RCC_CONFIG_MEMSIZE",
    "bit 31 set within 2 s, a size other than 0",
    "the card's own boot firmware (VBIOS) hangs, mostly while it trains the memory",
    POWER_CYCLE,
    "firmware_notes/discovery.md",
)
DISCOVERY = ProbeStep(
    "discovery",
    "the IP discovery table near the end of video memory, twice",
    "two equal reads, signatures and checksums that hold",
    "the table was overwritten by a driver, or its memory is damaged; a reset writes it again",
    "python -m drivers.amd.reset ADDRESS --yes, or --boot, which does the same",
    "firmware_notes/discovery.md",
)
BLOCKS = ProbeStep(
    "blocks",
    "versions of the blocks, compute units, fused-off blocks",
    "a mix of blocks that the driver's tables were written for",
    "a chip that is not supported yet",
    "open an issue with this report",
    "firmware_notes/discovery.md",
)
FIRMWARE = ProbeStep(
    "firmware",
    f"firmware files in {', '.join(firmware.FOLDERS)}, or where FIRMWARE says",
    "every file of the chip, as .bin, .bin.xz or .bin.zst",
    "the distribution's firmware package is not installed, or is damaged",
    "install the firmware package: " + ledger.PACKAGES,
    "firmware_notes/psp.md",
)
LAST_OWNER = ProbeStep(
    "last-owner",
    "our tag in two scratch registers",
    f"nothing, or our tag ({TAG:#x}) and {CLEAN} for an orderly end",
    see="firmware_notes/reset_and_recovery.md",
)
PSP = ProbeStep(
    "psp",
    "sign of life of the security processor, status of its bootloader",
    "a secure OS, or a bootloader that is ready without an error",
    "an earlier boot broke off in the middle, or the bootloader refused an image",
    "--boot resets the card first; if the error comes back: " + POWER_CYCLE,
    "firmware_notes/psp.md",
)
SMU = ProbeStep("smu", "the power controller's last answer", "1 once it runs", see="firmware_notes/smu.md")
FAULTS = ProbeStep("faults", "memory fault status of the hubs", "0", see="firmware_notes/gmc.md")
ENGINES = ProbeStep(
    "engines",
    "state of the graphics core's command processors",
    "anything but all ones",
    "the graphics core sleeps (GFXOFF) or hangs",
    "python -m drivers.amd.reset ADDRESS --yes",
    "firmware_notes/gfx_mec_hqd.md",
)


STEPS = (
    (REGISTERS, RegisterSteps.registers),
    (BOOT_FIRMWARE, RegisterSteps.boot_firmware),
    (DISCOVERY, RegisterSteps.discovery),
    (BLOCKS, RegisterSteps.blocks),
    (FIRMWARE, RegisterSteps.firmware),
    (LAST_OWNER, RegisterSteps.last_owner),
    (PSP, RegisterSteps.psp),
    (SMU, RegisterSteps.smu),
    (FAULTS, RegisterSteps.faults),
    (ENGINES, RegisterSteps.engines),
)


def firmware_names(chip: ChipTables) -> Iterator[str]:
    """The chip's files, in the order of the boot."""
    names = chip.firmware
    yield from (names.psp, names.smu, names.sdma, names.pfp, names.me, names.mec, names.imu, names.rlc)
