"""One run of the probe over one device: which steps there are, in which order, and what a failure means.

Read-only steps come first and go through a host that refuses every change; with `boot` the driver's own boot
and the proofs follow on the same machine. Every step is reported in any case: taken, failed, or skipped with
the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from drivers import open_site
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.probe import accesses
from drivers.amd.probe.boot import STEPS as BOOT_STEPS
from drivers.amd.probe.boot import Boot, Stopped
from drivers.amd.probe.causes import NONE, cause_of
from drivers.amd.probe.function import STEPS as LOOK_STEPS
from drivers.amd.probe.function import Look
from drivers.amd.probe.kfd import STEPS as KFD_STEPS
from drivers.amd.probe.kfd import KfdLook
from drivers.amd.probe.machine import KFD, RENDER, TOPOLOGY, WAY_IN, kfd_steps
from drivers.amd.probe.machine import HostMachine as Doors
from drivers.amd.probe.proof import Proof, proofs
from drivers.amd.probe.registers import STEPS as REGISTER_STEPS
from drivers.amd.probe.registers import RegisterSteps
from drivers.amd.sysfs import find_cards
from drivers.core.errors import DeviceError, DeviceGone
from drivers.core.finding import FAILED, Finding, ProbeStep, Seen, Skip, finding, skipped
from drivers.core.pci import PciFunction
from drivers.core.readonly import ReadOnlyError, ReadOnlyHost
from drivers.core.replay import HostCall as Call
from drivers.core.replay import HostRecorder
from drivers.core.vfio import open_function
from drivers.sites import Site
from hcq.settings import Settings

SHOWN = 8  # accesses under a step that failed
MUST_HOLD = ("function", "answers", "rights", "bars", "firmware")  # what no boot can repair
INDEXED = "these registers lie past what BAR 5 shows: an index register would have to be written"
NEEDS_BOOT = "read-only: --boot takes it"
QUEUES = ProbeStep(
    "queues",
    "address spaces, a compute queue and a copy queue",
    "both bound, their memory mapped",
    "a slot is taken, or the TLB flush after mapping does not end",
    "python -m drivers.amd.reset ADDRESS --yes, then this again",
    "firmware_notes/gfx_mec_hqd.md",
    needs_boot=True,
)
OPEN = ProbeStep(
    "open",
    "the card through the kernel driver: memory, a compute queue and a copy queue",
    "all of them",
    "the kernel driver refuses, or there is no card; see the steps above",
    "sudo dmesg | grep -iE 'kfd|amdgpu'",
    "firmware_notes/kfd.md",
    needs_boot=True,
)


@dataclass
class Session:
    """The run. tell: takes each finding at once. until: name of the last step, '' for all of them."""

    site: Site
    settings: Settings
    boot: bool
    tell: Callable[[Finding], None]
    until: str = ""
    findings: list[Finding] = field(default_factory=list)
    look: Look | None = None
    _recorders: list[HostRecorder] = field(default_factory=list)
    _function: PciFunction | None = None
    _is_over: bool = False

    def run(self) -> None:
        """Every step up to `until`."""
        host = ReadOnlyHost(self.site.host)
        self._recorders.append(host)
        if not self.site.functions:
            self._kfd(host)
            return
        folder = self.settings.firmware
        self.look = Look(host, self.site.functions[0], self.site.is_simulated, folder)
        registers = RegisterSteps(self.look)
        for step, seen in LOOK_STEPS:
            self.take(step, partial(seen, self.look))
        for step, read in REGISTER_STEPS:
            self.take(step, partial(read, registers))
        self._pci()

    def calls(self) -> list[Call]:
        """Everything that was asked of the machine, in order."""
        return [call for recorder in self._recorders for call in recorder.steps]

    def accesses(self, count: int) -> list[str]:
        """The last accesses to the card, in words."""
        known = self.look.machine if self.look is not None else None
        names = accesses.names_of(known.board) if known is not None else None
        return accesses.last(self.calls(), names, count)

    def take(self, step: ProbeStep, action: Callable[[], Seen]) -> bool:
        """Take one step unless the run is over; whether it was good."""
        if self._is_over:
            return False
        if step.needs_boot and not self.boot:
            return self.add(skipped(step, NEEDS_BOOT))
        try:
            found = finding(step, action())
        except Skip as why:
            found = skipped(step, str(why))
        except ReadOnlyError:
            found = skipped(step, INDEXED)
        except DeviceError as error:
            found = self.failed(step, error)
        return self.add(found)

    def add(self, found: Finding) -> bool:
        """Record and report a finding. Returns whether it is good."""
        if found.verdict == FAILED and not found.accesses:
            found = replace(found, accesses=tuple(self.accesses(SHOWN)))
        if self.site.functions:
            card = f"--device {self.site.names[0]}" if self.site.is_simulated else self.site.functions[0]
            found = replace(found, next=found.next.replace("ADDRESS", card))
        self.findings.append(found)
        self.tell(found)
        self._is_over = self._is_over or found.step == self.until
        return found.verdict != FAILED

    def failed(self, step: ProbeStep, error: DeviceError) -> Finding:
        """A step that raised, with the cause that the card's state shows now, else the step's own."""
        function = self.look.function if self.look is not None else None
        if self.look is not None and isinstance(error, DeviceGone):
            self.look.bar_it("the card does not answer any more")
        cause, do = NONE
        with suppress(DeviceError):  # the card may not even let itself be looked at
            cause, do = cause_of(error, function)
        return finding(
            step, Seen(str(error), f"not done: {step.looks_at}; what comes after needs it", FAILED, cause, do)
        )

    def _pci(self) -> None:
        """Our own driver's boot, then the proofs."""
        if self._is_over:
            return
        proof = Proof()
        refusal = self._why_no_boot()
        if refusal:
            for step in (*BOOT_STEPS.values(), QUEUES, *(s for s, _ in proofs(is_ours=True))):
                self.add(skipped(step, refusal))
            return
        recorder = HostRecorder(self.site.host)
        self._recorders.append(recorder)
        try:
            self._boot(recorder, proof)
            self._prove(proof, is_ours=True)
        finally:
            self._close(proof)

    def _why_no_boot(self) -> str:
        if not self.boot:
            return NEEDS_BOOT
        broken = [f.step for f in self.findings if f.verdict == FAILED and f.step in MUST_HOLD]
        return f"not booted, because of: {', '.join(broken)}" if broken else ""

    def _boot(self, recorder: HostRecorder, proof: Proof) -> None:
        """Boot, then make a device of it. What fails is told; the proofs then have nothing to look at."""
        boot: Boot | None = None
        try:
            self._function = open_function(recorder, self.site.functions[0])
            boot = Boot(self._function, self.add, self.until, self.settings.firmware)
            proof.machine = boot.run()
        except Stopped:
            return
        except DeviceError as error:
            self._boot_failed(boot, error)
            return
        self.take(QUEUES, lambda: self._queues(proof))

    def _boot_failed(self, boot: Boot | None, error: DeviceError) -> None:
        """Tell the step that failed and those not reached. boot: None where it did not even begin."""
        names = list(BOOT_STEPS)
        failing = boot.failing(error) if boot is not None else names[0]
        if boot is not None:
            boot.leave_out(failing)
        self.add(self.failed(BOOT_STEPS[failing], error))
        for name in names[names.index(failing) + 1 :]:
            self.take(BOOT_STEPS[name], _after_a_failure)
        self.take(QUEUES, _after_a_failure)

    def _queues(self, proof: Proof) -> Seen:
        card = AmCard(proof.blocks())
        proof.device = AmdDevice(self.site.names[0], card, self.settings)
        return Seen(", ".join(queue.ring.name for queue in proof.device.queues), proof.device.summary())

    def _kfd(self, host: ReadOnlyHost) -> None:
        """The doors of the kernel driver, then the proofs through it."""
        for step, look in kfd_steps(Doors(host, tuple(find_cards(host)))):
            self.take(step, look)
        kfd = KfdLook(host, self.site.numbers[0])
        for step, seen in KFD_STEPS:
            self.take(step, partial(seen, kfd))
        proof = Proof()
        self.take(OPEN, lambda: self._open(proof))
        try:
            self._prove(proof, is_ours=False)
        finally:
            self._close(proof)

    def _open(self, proof: Proof) -> Seen:
        recorder = HostRecorder(self.site.host)
        self._recorders.append(recorder)
        (device,) = open_site(replace(self.site, host=recorder), self.settings)
        if not isinstance(device, AmdDevice):
            raise DeviceError(f"{device.name} is no AMD device")
        proof.device = device
        return Seen(device.summary(), "memory and both queues exist")

    def _prove(self, proof: Proof, is_ours: bool) -> None:
        for step, prove in proofs(is_ours):
            if not self.take(step, partial(prove, proof)):
                self._leave_out(proof)

    def _leave_out(self, proof: Proof) -> None:
        """After a proof that failed the card is let go of; the other proofs say that they were not made."""
        self._close(proof)
        proof.device = proof.machine = None

    def _close(self, proof: Proof) -> None:
        """Let go of the device or the function, however it stands."""
        with suppress(DeviceError):
            if proof.device is not None:
                proof.device.close()
            elif self._function is not None and self._function.is_open:
                if self._function.is_present():
                    self._function.set_bus_master(False)
                self._function.close()


def _after_a_failure() -> Seen:
    raise Skip("not reached: a step before it failed")


def steps_of(is_pci: bool) -> list[ProbeStep]:
    """Every step of a kind of device, in order."""
    if not is_pci:
        return [
            KFD,
            RENDER,
            TOPOLOGY,
            WAY_IN,
            *(step for step, _ in KFD_STEPS),
            OPEN,
            *(step for step, _ in proofs(is_ours=False)),
        ]
    looks = [step for step, _ in LOOK_STEPS] + [step for step, _ in REGISTER_STEPS]
    return [*looks, *BOOT_STEPS.values(), QUEUES, *(step for step, _ in proofs(is_ours=True))]
