"""Experiments that need the card's registers: only where our own driver has booted it over PCI."""

from __future__ import annotations

import numpy as np

from drivers.amd.am import reset
from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.boots import KNOWN
from drivers.amd.first_light.engines import told
from drivers.amd.first_light.experiment import OPEN, Experiment, ExperimentStage, NumberBetween, Outcome
from drivers.amd.first_light.slots import SLOTS
from drivers.amd.probe.proof import Proof
from drivers.core.errors import DeviceError
from hcq.heap import MemoryKind

SIZES = (4096, 68 << 10, (2 << 20) + 4096, 6 << 20)  # buffers that need entries of 4 KiB, 64 KiB and 2 MiB
STORE_BODY = "v_mov_b32_e32 v6, 0\nglobal_store_b32 v6, v1, s[4:5]\n{wait_store}"


def host_path(bench: Bench) -> Outcome:
    """Ask for a flush of the host path."""
    Proof(bench.device, bench.machine()).hdp()
    return "done"


def interrupt(bench: Bench) -> Outcome:
    """Ask for an interrupt at a submission's end, and look for its entry in the ring."""
    try:
        Proof(bench.device, bench.machine()).interrupt()
    except DeviceError as error:
        if "no entry came" not in str(error):
            raise
        return "no entry came"
    return "an entry came"


def page_forms(bench: Bench) -> Outcome:
    """Words through buffers of several sizes, each behind a single page: large entries begin anywhere."""
    kept, wrong = [], 0
    for size in SIZES:
        kept.append(bench.device.empty(4096, "one page"))
        given = np.arange(size // 4, dtype=np.uint32) * np.uint32(2654435761)
        buffer = bench.device.buffer(given, "pattern")
        wrong += int(np.count_nonzero(buffer.numpy(np.uint32, given.shape) != given))
        kept.append(buffer)
    for each in kept:
        each.free()
    return f"{wrong} words wrong"


def host_path_holds(bench: Bench) -> Outcome:
    """Write a word over BAR 0, ask for no flush, and have the copy engine read it."""
    buffer = bench.device.buffer(np.zeros(1024, np.uint32), "host path")
    memory = next(m for m in bench.pci_card().memories if m.gpu_va <= buffer.gpu_va < m.gpu_va + m.size)
    offset = memory.vram_offset + buffer.gpu_va - memory.gpu_va
    bench.machine().board.vram.write_bytes(offset, b"\xff\xff\xff\xff")
    try:
        found = buffer.numpy(np.uint32, (1024,))
    except DeviceError as error:
        if getattr(error, "code", "") != "E_HDP_STALE":
            raise
        return "the old word"
    return "the new word" if found[0] == 0xFFFF_FFFF else "the old word"


def store_to_code(bench: Bench) -> Outcome:
    """A kernel stores into memory that only code may lie in."""
    code = bench.device.empty(4096, "code", MemoryKind.CODE)
    program, out = bench.device.load(bench.code(STORE_BODY)), bench.device.empty(4096, "outputs")
    try:
        program(code, out, grid=(1, 1, 1), block=(1, 1, 1))
        bench.device.synchronize()
    except DeviceError as error:
        return told(bench, error)
    return "nothing was reported"


def clocks(bench: Bench) -> Outcome:
    """The graphics clock in MHz right after work."""
    bench.stamps()
    return bench.machine().smu.metrics().graphics_mhz


def warm_attach(bench: Bench) -> Outcome:
    """Leave the card in order and take it again."""
    bench.reopen()
    names = [name for name, _ in bench.machine().steps]
    return "warm" if "warm attach" in names else "booted again"


def mode1(bench: Bench) -> Outcome:
    """Seconds of a reset by the power controller, up to the boot loader's sign of life; then it is booted."""
    machine = bench.machine()
    host = machine.board.host
    begin = host.now()
    reset.mode1(machine.board, machine.smu)
    seconds = round(host.now() - begin, 3)
    bench.reopen()
    return seconds


BLOCKS = (
    *KNOWN,
    *SLOTS,
    Experiment(
        "hdp-flush",
        "a flush of the host path that is asked for by register is told done within 100 ms",
        "whether GPU_HDP_FLUSH_REQ works without the kernel driver",
        host_path,
        "done",
        pci=True,
    ),
    Experiment(
        "hdp-hold",
        "a word that the host wrote over BAR 0 and did not flush is held back, for 1 to 4 ms as we guess",
        "whether the host path holds writes back at all, for the time of a copy",
        host_path_holds,
        "the old word",
        pci=True,
    ),
    Experiment(
        "interrupt-entry",
        "a RELEASE_MEM that asks for an interrupt leaves an entry in the interrupt ring",
        "whether our setting of the interrupt ring is enough",
        interrupt,
        "an entry came",
        pci=True,
    ),
    Experiment(
        "page-forms",
        "entries of 4 KiB, 64 KiB and 2 MiB lead to the right bytes, wherever in video memory they begin",
        "whether an entry for 2 MiB may begin at any page, and what fragments promise",
        page_forms,
        "0 words wrong",
        pci=True,
    ),
    Experiment(
        "store-to-code",
        "a store into memory mapped without the right to write is reported, and the device stays usable",
        "whether the rights of a page hold for kernels",
        store_to_code,
        "reported, and the device stays usable",
        pci=True,
    ),
    Experiment(
        "work-clock",
        "nothing is believed of the graphics clock just after a first submission",
        "whether profile and range alone bring the clocks up",
        clocks,
        OPEN,
        pci=True,
    ),
)
RESETS = (
    Experiment(
        "warm-attach",
        "a card that was left in order is attached to without a boot",
        "whether our tag in the scratch registers survives, and the firmware goes on",
        warm_attach,
        "warm",
        pci=True,
    ),
    Experiment(
        "mode1-time",
        "a mode1 reset takes 0.4 to 3 s, and the card boots after it",
        "the time of a reset, and whether the card comes back",
        mode1,
        NumberBetween(0.4, 3.0),
        pci=True,
    ),
)
STAGES = (
    ExperimentStage(
        "blocks",
        "registers are written; a kernel faults on purpose",
        BLOCKS,
        120.0,
        needs_pci=True,
    ),
    ExperimentStage("resets", "the card is reset; all in its memory is lost", RESETS, 180.0, needs_pci=True),
)
