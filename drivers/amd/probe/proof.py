"""The device part of the probe: opens a device and proves one ability after another, telling each step.

Every request to the kernel (or to the simulated one) is counted and told, so a step that fails shows the last
thing that was asked. Steps stand in the order in which each needs the ones before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from drivers import open_one
from drivers.amd import code_object
from drivers.amd.isa import isa
from drivers.amd.probe.finding import Finding
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.record import Event
from hcq.device import Device
from hcq.settings import Settings

COPY_BYTES = 1 << 20
LANES = 32
GROUPS = 4
# Adds 1 to each 32-bit word of its buffer: one word a lane, one wave a group.
KERNEL = """
    s_load_b64 s[4:5], s[0:1], {zero}
    s_lshl_b32 s6, {group}, 7
    v_lshlrev_b32_e32 v0, 2, v0
    v_add_nc_u32_e32 v0, s6, v0
    {wait_scalar}
    global_load_b32 v1, v0, s[4:5]
    {wait_vector}
    v_add_nc_u32_e32 v1, 1, v1
    global_store_b32 v0, v1, s[4:5]
    s_endpgm
"""
# Where the group's number is and how a load is waited for. Source: LLVM AMDGPUUsage, RDNA3 and RDNA4 ISA.
GFX11 = {
    "zero": "null",
    "group": "s2",
    "wait_scalar": "s_waitcnt lgkmcnt(0)",
    "wait_vector": "s_waitcnt vmcnt(0)",
}
GFX12 = {
    "zero": "0x0",
    "group": "ttmp9",
    "wait_scalar": "s_wait_kmcnt 0x0",
    "wait_vector": "s_wait_loadcnt 0x0",
}
DIALECTS = {"gfx1100": GFX11, "gfx1200": GFX12, "gfx1201": GFX12}


@dataclass
class Log:
    """The host calls of one step."""

    events: list[Event] = field(default_factory=list)

    def take(self) -> str:
        """What was asked since the last take, in few words; then forgotten."""
        counts = Counter(_short(event) for event in self.events)
        failed = [f"{_short(e)}: {e.error}" for e in self.events if e.error]
        self.events.clear()
        asked = ", ".join(name if n == 1 else f"{name} x{n}" for name, n in counts.items()) or "nothing"
        return asked + "".join(f"; refused: {text}" for text in failed)


def _short(event: Event) -> str:
    if event.call == "ioctl":
        return str(event.arguments["name"]).removeprefix("kfd_ioctl_").removesuffix("_args")
    return event.call


@dataclass
class Bringup:
    """A device that is being proved. `name` as users type it."""

    name: str
    settings: Settings
    log: Log = field(default_factory=Log)
    device: Device | None = None

    def run(self, until: str = "") -> Iterator[Finding]:
        """The findings, one as each step ends. Stops after a step that fails, or after step `until`.

        Raises ArgumentError for a device name that does not exist.
        """
        for step, meaning, action in self.steps():
            finding = self._try(step, meaning, action)
            yield finding
            if finding.verdict == "blocked" or step == until:
                break
        if self.device is not None:
            self.device.close()

    def steps(self) -> list[tuple[str, str, Callable[[], str]]]:
        """(name, what it proves, action that says what it found), in order."""
        return [
            ("open", "the card answers, memory and both queues exist", self._open),
            ("memory", "video memory can be taken, mapped and given back", self._memory),
            ("copy", "SDMA moves bytes there and back, ordered by signals", self._copy),
            ("kernel", "machine code runs, its stores are visible to the host", self._kernel),
            ("order", "compute after copy after compute, by signals only", self._order),
            ("close", "everything can be given back", self._close),
        ]

    def _try(self, step: str, meaning: str, action: Callable[[], str]) -> Finding:
        try:
            found = action()
        except ArgumentError:
            raise
        except DeviceError as error:
            do = f"python -m drivers.amd.probe --device {self.name} --until {step}, and read the checks above"
            return Finding(step, meaning, f"{error} (asked: {self.log.take()})", "blocked", "it failed", do)
        return Finding(step, meaning, found, "good", f"asked of the host: {self.log.take()}")

    def _open(self) -> str:
        self.device = open_one(self.name, self.settings, watch=self.log.events.append)
        return f"{self.device.name}, {self.device.arch}"

    def _opened(self) -> Device:
        if self.device is None:
            raise DeviceError("the device is not open")
        return self.device

    def _memory(self) -> str:
        buffer = self._opened().empty(COPY_BYTES, "probe")
        where = f"{COPY_BYTES >> 10} KiB at GPU address {buffer.gpu_va:#x}"
        buffer.free()
        return where

    def _copy(self) -> str:
        pattern = np.arange(COPY_BYTES // 4, dtype=np.uint32)
        buffer = self._opened().buffer(pattern, "probe pattern")
        back = buffer.numpy(np.uint32, pattern.shape)
        buffer.free()
        return _compare(back, pattern, "words came back from video memory")

    def _kernel(self) -> str:
        return self._increment(times=1)

    def _order(self) -> str:
        return self._increment(times=3)

    def _increment(self, times: int) -> str:
        """Run the kernel `times` times over zeros; every word must then be `times`."""
        device = self._opened()
        program = device.load(kernel_object(device.arch))
        data = np.zeros(LANES * GROUPS, np.uint32)
        buffer = device.buffer(data, "probe words")
        for _ in range(times):
            program(buffer, grid=(GROUPS, 1, 1), block=(LANES, 1, 1))
        back = buffer.numpy(np.uint32, data.shape)
        buffer.free()
        return _compare(back, data + times, f"words are {times} after {times} launches")

    def _close(self) -> str:
        self._opened().close()
        self.device = None
        return "closed"


def kernel_object(arch: str) -> bytes:
    """The probe's kernel as a code object for `arch`."""
    text = isa(arch).assemble(KERNEL.format(**DIALECTS[arch]))
    pointer = code_object.Arg("words", 0, 8, "global_buffer")
    return code_object.write(arch, "probe_increment", text, kernarg_bytes=8, args=[pointer], vgprs=2, sgprs=7)


def _compare(got: np.ndarray, want: np.ndarray, what: str) -> str:
    wrong = np.flatnonzero(got != want)
    if wrong.size:
        first = int(wrong[0])
        raise DeviceError(
            f"{wrong.size} of {want.size} words are wrong; word {first} is {int(got[first]):#x}, "
            f"expected {int(want[first]):#x}: memory, cache or queue order is broken"
        )
    return f"{want.size} {what}"
