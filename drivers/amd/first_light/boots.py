"""Experiments on the boot, over PCI: what the card tells of itself, and steps that we believe wrong.

Those of the latter kind have the card to themselves after a reset, without a device; then it is reset again
and booted as usual, whatever came of them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from autogen.amd.discovery import binary_header
from autogen.amd.ip import NAVI31, NAVI48
from drivers.amd.am import firmware, layout, reset
from drivers.amd.am.boot import BOOTING, CardBlocks, prepare
from drivers.amd.am.card import COMPUTE_VMID
from drivers.amd.am.discovery import discover, read_table
from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.engines import told
from drivers.amd.first_light.experiment import OPEN, Experiment, Outcome
from drivers.core.errors import DeviceError, WaitTimeout
from drivers.core.pagetable import VIDEO, Rights
from drivers.core.vfio import open_function

BLOCKS = {"gfx11": NAVI31, "gfx12": NAVI48}
PAST_BYTES = 64 << 20  # behind the end of video memory: past what firmware may keep there
FREE_VA = 0x7000_0000_0000  # above all that a device hands out
DONE, UNANSWERED, REFUSED = "acknowledged", "not acknowledged", "refused"
# How the simulated card says that a step does not end, is refused, or hangs.
NEVER_ENDS, TURNED_DOWN, HANGS = "E_RS64_ORDER", ("E_PSP_TMR_DUP", "E_AUTOLOAD_MISSING"), "E_GFX_OFF"
PAST_BODY = """
    s_mov_b32 s8, {low}
    s_mov_b32 s9, {high}
    v_mov_b32_e32 v6, 0
    global_load_b32 v4, v6, s[8:9]
    {{wait_vector}}
"""


def block_bases(bench: Bench) -> Outcome:
    """Blocks whose segments begin elsewhere than on the simulated card, as the card's own table has them."""
    believed = {(each.hw_id, each.instance): each for each in BLOCKS[bench.arch[:5]] if each.bases}
    found = {(each.hardware_id, each.instance): each.bases for each in bench.machine().inventory.blocks}
    return [
        f"{each.name} {each.instance}: " + " ".join(f"{base:#x}" for base in found[place])
        for place, each in believed.items()
        if place in found and found[place] != each.bases
    ]


def table_blocks(bench: Bench) -> Outcome:
    """The discovery table's header, then every block in its order: name, version, bases. Of all that the
    table has these alone are known to be the same on each board of a chip.
    """
    machine = bench.machine()
    data = read_table(machine.board.window, machine.board.vram, machine.board.vram_bytes)
    blocks = (
        f"{each.name} {each.instance}: {'.'.join(map(str, each.version))} at "
        + " ".join(f"{base:#x}" for base in each.bases)
        for each in machine.inventory.blocks
    )
    return [data[: ctypes.sizeof(binary_header)].hex(), *blocks]


@contextmanager
def reset_card(bench: Bench) -> Iterator[CardBlocks]:
    """The card after a reset, marked as being booted. Afterwards a device that booted it anew."""
    bench.device.close()
    (bdf,) = bench.site.functions
    function = open_function(bench.site.host, bdf)
    try:
        prepare(function)
        board, inventory = discover(function)
        machine = CardBlocks(board, inventory)
        reset.reset_card(board, machine.smu)
        machine.mark(BOOTING)  # so that whoever comes next resets it
        yield machine
    finally:
        function.close()
        bench.device = bench.opened(bench.site, bench.settings)


def files_of(bench: Bench, machine: CardBlocks) -> firmware.FirmwareSet:
    folder = "" if bench.site.is_simulated else bench.settings.firmware
    return firmware.load(machine.board.host, machine.board.chip, folder)


def hub_first(bench: Bench) -> Outcome:
    """Set up the GC hub before PFP, ME and MEC have start addresses, and again when they have them."""
    files = files_of(bench, bench.machine())
    with reset_card(bench) as machine:
        machine.load(files)
        before = _set_up_hub(machine)
        machine.gfx.start_programs(files.pfp_entry, files.me_entry, files.mec_entry)
        return [before, _set_up_hub(machine)]


def _set_up_hub(machine: CardBlocks) -> str:
    try:
        machine.gmc.setup_hub(machine.board.chip.gc_hub)
    except DeviceError as error:
        if not isinstance(error, WaitTimeout) and getattr(error, "code", "") != NEVER_ENDS:
            raise
        return UNANSWERED
    return DONE


def memory_twice(bench: Bench) -> Outcome:
    """Hand trusted memory over a second time."""
    files = files_of(bench, bench.machine())
    with reset_card(bench) as machine:
        machine.start_soc()
        machine.psp.boot_secure_os(files)
        machine.psp.create_ring()
        machine.psp.load_power_firmware(files)
        size = machine.psp.load_toc(files.toc).tmr_size
        offset = layout.tmr_offset(machine.board.vram_bytes)
        return _asked(lambda: machine.psp.setup_tmr(offset, size))


def autoload_early(bench: Bench) -> Outcome:
    """Ask for the autoload behind each image, until it is taken: behind which one that is."""
    files = files_of(bench, bench.machine())
    with reset_card(bench) as machine:
        machine.start_soc()
        machine.psp.boot_secure_os(files)
        machine.psp.create_ring()
        machine.psp.load_power_firmware(files)
        for part in files.engines:
            machine.psp.load_part(part)
            if _asked(machine.psp.autoload) == DONE:
                return part.kind.name
    return "never"


def _asked(command: Callable[[], None]) -> str:
    try:
        command()
    except DeviceError as error:
        is_refusal = "refused" in str(error) or getattr(error, "code", "") in TURNED_DOWN
        if not is_refusal:
            raise
        return REFUSED
    return DONE


def past_the_end(bench: Bench) -> Outcome:
    """Load through a page whose entry points behind the end of video memory."""
    gmc, board = bench.machine().gmc, bench.machine().board
    tables = gmc.contexts[COMPUTE_VMID]
    physical = board.physical(board.vram_bytes + PAST_BYTES)
    tables.map(FREE_VA, [(physical, layout.PAGE_BYTES)], Rights(True, False, False), VIDEO)
    gmc.flush(COMPUTE_VMID)
    body = PAST_BODY.format(low=FREE_VA & 0xFFFF_FFFF, high=FREE_VA >> 32)
    try:
        return f"read {int(bench.run(body)[0, 0]):08x}"
    except DeviceError as error:
        return told(bench, error)
    finally:
        tables.unmap(FREE_VA, layout.PAGE_BYTES)
        gmc.flush(COMPUTE_VMID)


def reads_in_the_dark(bench: Bench) -> Outcome:
    """Read registers of the graphics core before it has power."""
    with reset_card(bench) as machine:
        facts, read = machine.board.chip.gc, machine.board.gc.read
        hub = machine.board.chip.gc_hub
        registers = (facts.GRBM_STATUS, facts.CP_STAT, facts.CP_MEC_RS64_CNTL, facts.SDMA0_STATUS_REG, hub.l2)
        found = []
        for register in registers:
            try:
                found.append(f"{register.__name__} {int(read(register)):#x}")
            except DeviceError as error:
                if getattr(error, "code", "") != HANGS:
                    raise
                found.append(f"{register.__name__} not answered")
        return found


KNOWN = (
    Experiment(
        "discovery-bases",
        "segment bases that no card confirmed are as on the simulated card",
        "the true bases, of navi31 above all",
        block_bases,
        [],
        pci=True,
    ),
    Experiment(
        "discovery-blocks",
        "navi31's list of blocks and their order are not known",
        "the list",
        table_blocks,
        OPEN,
        pci=True,
    ),
)
WRONG_BOOTS = (
    Experiment(
        "page-past-end",
        "a load through an entry that points behind the end of video memory is told as a fault",
        "what lies behind it",
        past_the_end,
        "reported, and the device stays usable",
        pci=True,
    ),
    Experiment(
        "hub-first",
        "the GC hub acknowledges once PFP, ME and MEC have start addresses, on navi48 not before",
        "whether the missing addresses are the cause, and whether navi31 is alike",
        hub_first,
        {"gfx11": OPEN, "gfx12": [UNANSWERED, DONE]},
        pci=True,
    ),
    Experiment(
        "trusted-memory-twice",
        "a second SETUP_TMR is refused",
        "what the security processor says to it",
        memory_twice,
        {"gfx11": REFUSED},
        pci=True,
    ),
    Experiment(
        "autoload-early",
        "the autoload is refused until the last image, RLC_G, is there",
        "behind which image it is taken",
        autoload_early,
        "RLC_G",
        pci=True,
    ),
)
DARK = (
    Experiment(
        "reads-in-the-dark",
        "nothing is believed of registers of the graphics core that are read before it has power",
        "which answer; a navi48 read 0 from several and went on, another card may hang its machine",
        reads_in_the_dark,
        OPEN,
        pci=True,
    ),
)
