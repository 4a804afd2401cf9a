"""The card part of the probe: what RM says of it, then, with --boot, channels, memory, copies and a kernel.

Looking asks questions only. Booting makes an address space and channels of this process' own, and takes them
away again: nothing of the card's settings changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from autogen.nv import rm
from drivers.core.errors import DeviceError
from drivers.core.finding import FAILED, NOTE, SKIPPED, Finding, ProbeStep, Seen, Skip, finding, skipped
from drivers.core.host import Host
from drivers.nv.card import NvCard
from drivers.nv.code import SassCode
from drivers.nv.device import NvDevice
from drivers.nv.generation import class_name
from drivers.nv.isa import isa
from drivers.nv.objects import CardObjects
from drivers.nv.obstacles import obstacle
from drivers.nv.rm import CardInfo, Rm
from hcq.settings import Settings

Thing = TypeVar("Thing")
SEE = "firmware_notes/nv_bringup.md"
COPY_BYTES = 64 << 20
SMALL_BYTES = 1 << 20  # on a simulated card
PATTERN, THREADS = 0x5A5A_0000, 64
MODES = {
    rm.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_NONE: ("default", "every process may compute"),
    rm.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_EXCLUSIVE_COMPUTE: ("exclusive thread", "one process at a time"),
    rm.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_COMPUTE_PROHIBITED: ("prohibited", "no process may compute"),
    rm.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_EXCLUSIVE_COMPUTE_PROCESS: ("exclusive process", "one at a time"),
}
STEPS = (
    ProbeStep("client", "RM_ALLOC of a client, the driver's version", "a handle and a known branch", see=SEE),
    ProbeStep("cards", "NV_ESC_CARD_INFO", "the card that was named"),
    ProbeStep("device", "device, subdevice, list of classes, graphics info", "answers to all", see=SEE),
    ProbeStep(
        "classes", "which classes drive the card", "compute, copy, GPFIFO and usermode classes that are known"
    ),
    ProbeStep("shape", "SM version, GPCs, TPCs, memory", "an instruction set that is known"),
    ProbeStep("mode", "QUERY_COMPUTE_MODE_RULES", "a mode in which this process may compute"),
    ProbeStep("space", "address space, UVM, doorbells, channels", "all made", see=SEE, needs_boot=True),
    ProbeStep(
        "semaphore",
        "a host semaphore of the compute channel",
        "its word within seconds",
        see=SEE,
        needs_boot=True,
    ),
    ProbeStep("copy", "bytes to the card and back", "the same bytes", see=SEE, needs_boot=True),
    ProbeStep(
        "kernel", f"{THREADS} threads that store their number", "each its own", see=SEE, needs_boot=True
    ),
    ProbeStep("faults", "the error notifiers", "nothing", needs_boot=True),
    ProbeStep("end", "closing the device", "everything given back", needs_boot=True),
)
STORE = """
[B------:R-:W0:-:S02] S2R R0, SR_TID.X
[B------:R-:W1:-:S02] LDC.64 R2, c[0x0][{parameters:#x}]
{descriptor}
[B01----:R-:W-:-:S06] IMAD.WIDE R2, R0, 0x4, R2
[B------:R-:W-:-:S06] MOV R4, {pattern:#x}
[B------:R-:W-:-:S06] IMAD R0, R0, 0x1, R4
[B------:R0:W-:-:S02] STG.E desc[UR4][R2.64], R0
[B------:R-:W-:-:S05] EXIT
"""


@dataclass
class Session:
    """One run over a card. number: as the driver counts it; tell: where findings go as they come."""

    host: Host
    number: int
    name: str
    boot: bool
    is_simulated: bool
    tell: Callable[[Finding], None]
    last: str = ""
    findings: list[Finding] = field(default_factory=list)
    rm: Rm | None = None
    info: CardInfo | None = None
    objects: CardObjects | None = None
    device: NvDevice | None = None

    def run(self) -> None:
        """Every step until one fails, or until the last one that was asked for."""
        broken = ""
        try:
            for step in STEPS:
                found = skipped(step, broken) if broken else self._take(step)
                self.findings.append(found)
                self.tell(found)
                if found.verdict == FAILED:
                    broken = f"behind {step.name}, which failed"
                if step.name == self.last:
                    return
        finally:
            self._close()

    def _take(self, step: ProbeStep) -> Finding:
        if step.needs_boot and not self.boot:
            return skipped(step, "needs --boot")
        try:
            return finding(step, LOOKS[step.name](self))
        except Skip as why:
            return finding(step, Seen("nothing", str(why), SKIPPED))
        except DeviceError as error:
            found = obstacle(self.host)
            do = found.do if found is not None else f"see {SEE}"
            return finding(step, Seen(str(error), "it was refused", FAILED, do=do))

    def _close(self) -> None:
        """Give back what a run that ended early still holds."""
        if self.device is not None:
            self.device.close()
        elif self.objects is not None:
            self.objects.close()
        elif self.rm is not None:
            self.rm.close()
        self.device = self.objects = self.rm = None

    # what the steps before have made; a step is not taken behind one that failed

    @property
    def its_rm(self) -> Rm:
        return _made(self.rm, "client")

    @property
    def its_objects(self) -> CardObjects:
        return _made(self.objects, "device")

    @property
    def its_device(self) -> NvDevice:
        return _made(self.device, "space")


def _made(thing: Thing | None, step: str) -> Thing:
    if thing is None:
        raise Skip(f"the step {step} has made nothing")
    return thing


def client(run: Session) -> Seen:
    run.rm = Rm(run.host)
    return Seen(f"driver {run.rm.version.text}", f"branch {run.rm.version.branch} is known")


def cards(run: Session) -> Seen:
    found = run.its_rm.cards()
    rows = (f"nv:{index} {card.pci} {card.device_id:04x}" for index, card in enumerate(found))
    told = ", ".join(rows)
    if run.number >= len(found):
        return Seen(told or "none", f"there is no card number {run.number}", FAILED, do="lspci -nn -d 10de:")
    run.info = found[run.number]
    return Seen(told, f"this run is about {run.info.path}")


def device(run: Session) -> Seen:
    run.objects = CardObjects(run.its_rm, _made(run.info, "cards"))
    return Seen(run.objects.shape.name, f"{len(run.objects.offered)} classes")


def classes(run: Session) -> Seen:
    chosen = run.its_objects.classes
    numbers = (chosen.generation.compute_class, chosen.copy, chosen.gpfifo, chosen.usermode)
    names = ", ".join(f"{class_name(number)} {number:#06x}" for number in numbers)
    return Seen(names, f"{chosen.generation.name}, {chosen.generation.qmd.__name__}")


def shape(run: Session) -> Seen:
    it, arch = run.its_objects.shape, run.its_objects.arch
    units = f"{it.tpcs} TPC x {it.sms_per_tpc} SM, {it.warps_per_sm} warps"
    memory = f"{it.free_bytes / 2**30:.1f} of {it.vram_bytes / 2**30:.1f} GiB free"
    return Seen(f"SM version {it.sm_version:#x}, {units}, {memory}", arch.name)


def mode(run: Session) -> Seen:
    number = run.its_objects.compute_mode()
    name, said = MODES.get(number, (f"mode {number}", "a mode that no header names"))
    if number == rm.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_COMPUTE_PROHIBITED:
        return Seen(name, said, FAILED, do="ask the administrator: nvidia-smi -c DEFAULT")
    return Seen(name, said, NOTE if number else "ok")


def space(run: Session) -> Seen:
    objects = run.its_objects
    objects.close()
    run.objects = run.rm = None
    card = NvCard(Rm(run.host), objects.info)
    run.device = NvDevice(run.name, card, Settings())
    tokens = ", ".join(f"{each.name} token {each.token:#x}" for each in card.group.channels)
    return Seen(tokens, "channels are scheduled")


def semaphore(run: Session) -> Seen:
    made = run.its_device
    made.compute_queue.timeout_s = made.copy_queue.timeout_s = 10.0
    made.compute_queue.flush()
    made.synchronize()
    return Seen(f"{made.compute_queue.timeline.signal.value}", "the compute channel wrote its word")


def copy(run: Session) -> Seen:
    size = SMALL_BYTES if run.is_simulated else COPY_BYTES
    data = np.random.default_rng(7).integers(0, 2**32, size // 4, np.uint32)
    back = run.its_device.buffer(data, "probe").numpy(np.uint32)
    wrong = int((back != data).sum())
    if wrong:
        return Seen(
            f"{wrong} of {data.size} words differ", "copies change what they copy", FAILED, do=f"see {SEE}"
        )
    return Seen(f"{size >> 20} MiB there and back", "every word the same")


def kernel(run: Session) -> Seen:
    made = run.its_device
    out = made.empty(4 * THREADS, "probe")
    made.load(store_kernel(made).pack())(out, grid=(1, 1, 1), block=(THREADS, 1, 1))
    got = out.numpy(np.uint32)
    if (got != np.arange(THREADS, dtype=np.uint32) + PATTERN).any():
        return Seen(f"{got[:4].tolist()} ...", "the threads stored something else", FAILED, do=f"see {SEE}")
    return Seen(f"{got[0]:#x} to {got[-1]:#x}", "every thread stored its own number")


def store_kernel(made: NvDevice) -> SassCode:
    """Each thread of one block stores PATTERN and its number."""
    bank = made.card.classes.generation.bank
    text = STORE.format(parameters=bank.parameters, descriptor=bank.load_descriptor, pattern=PATTERN)
    return SassCode("probe", made.arch, THREADS, 16, 0, 0, 0, 8, isa(made.arch).assemble(text))


def faults(run: Session) -> Seen:
    said = run.its_device.card.exception()
    return (
        Seen(said, "the card reported a fault", FAILED) if said else Seen("nothing", "no fault was reported")
    )


def end(run: Session) -> Seen:
    run.its_device.close()
    run.device = None
    return Seen("closed", "everything was given back")


LOOKS: dict[str, Callable[[Session], Seen]] = {
    "client": client,
    "cards": cards,
    "device": device,
    "classes": classes,
    "shape": shape,
    "mode": mode,
    "space": space,
    "semaphore": semaphore,
    "copy": copy,
    "kernel": kernel,
    "faults": faults,
    "end": end,
}


def names() -> Iterator[str]:
    return (step.name for step in STEPS)
