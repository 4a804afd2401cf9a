"""A card that does not go on: what it is doing, in one sentence, and how to get a queue off it.

The verdict only reads registers, so it takes no longer than they do. The ladder goes from the mildest means
to the strongest and says which rung helped; a reset of the whole card is reset.py's and loses its memory.
Steps: firmware_notes/reset_and_recovery.md. Source: Linux gfx_v11_0.c (soft reset, kill), sdma_v6_0.c.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drivers.amd.am.boot import Machine
from drivers.amd.am.gfx import ME_COMPUTE, MEC_PIPE, ComputeRing
from drivers.amd.am.sdma import SdmaRing
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.core.mmio import ALL_ONES

SETTLE_S = 0.050
RESET_PARTS = ("soft_reset_cp", "soft_reset_cpc", "soft_reset_cpf", "soft_reset_gfx", "soft_reset_cpg")


@dataclass(frozen=True)
class Verdict:
    """What a queue stands at. rptr, wptr: in the queue's unit; is_moving: it moved while it was watched."""

    queue: str
    rptr: int
    wptr: int
    is_active: bool
    is_moving: bool
    waves: bool
    fault: str

    @property
    def is_hung(self) -> bool:
        """Work is left, nothing moves, and no wave runs that could still end."""
        return self.wptr != self.rptr and not (self.is_moving or self.waves)

    def describe(self) -> str:
        """One sentence."""
        if self.fault:
            return f"{self.queue}: {self.fault}"
        if not self.is_active:
            return f"{self.queue}: its slot is not active"
        place = f"read pointer {self.rptr:#x}, write pointer {self.wptr:#x}"
        if self.rptr == self.wptr:
            return f"{self.queue}: all packets were fetched ({place})"
        state = "a kernel runs" if self.waves else "it moves" if self.is_moving else "it stands"
        return f"{self.queue}: {state} ({place})"


def verdict(machine: Machine, ring: ComputeRing | SdmaRing, watch_s: float = 0.010) -> Verdict:
    """Look twice, `watch_s` apart. Raises DeviceGone when the card has left the bus."""
    machine.board.check_present("hang check")
    first = _pointers(machine, ring)
    machine.board.host.sleep(watch_s)
    second = _pointers(machine, ring)
    fault = machine.gmc.fault()
    status = machine.board.gc.read(machine.board.chip.gc.GRBM_STATUS)
    if int(status) == ALL_ONES:
        raise DeviceGone(f"{machine.board.function.bdf}: GRBM_STATUS reads all ones; the card is gone")
    is_compute = isinstance(ring, ComputeRing)
    active = machine.gfx.is_active(ring.queue) if isinstance(ring, ComputeRing) else True
    return Verdict(
        name_of(ring),
        *second,
        is_active=active,
        is_moving=first != second,
        waves=is_compute and bool(status.spi_busy),
        fault=fault.describe(machine.gmc.rights_at(fault)) if fault is not None else "",
    )


def unbind(machine: Machine, ring: ComputeRing | SdmaRing) -> str:
    """Get a ring off its engine; returns which rung did it. Raises DeviceError naming all that failed."""
    machine.board.check_present("recovery")
    machine.gmc.clear_faults()
    if isinstance(ring, SdmaRing):
        machine.sdma.reset(ring.engine)
        machine.sdma.setup()
        return "copy engine reset"
    tried: list[str] = []
    for name, rung in ladder(machine, ring):
        try:
            rung()
        except WaitTimeout as error:
            tried.append(f"{name} ({error})")
        else:
            return name
    raise DeviceError(f"{name_of(ring)} could not be taken off the card; tried {', then '.join(tried)}")


def ladder(machine: Machine, ring: ComputeRing) -> list[tuple[str, Callable[[], None]]]:
    """The rungs for a compute queue, mildest first."""
    return [
        ("ending its waves", lambda: machine.gfx.dequeue(ring.queue, reset_waves=True)),
        ("resetting the MEC pipe", lambda: reset_pipe(machine, ring)),
        ("resetting the command processors", lambda: soft_reset(machine, ring)),
    ]


def reset_pipe(machine: Machine, ring: ComputeRing) -> None:
    """Restart the MEC's program; all its slots are empty afterwards. Raises WaitTimeout."""
    machine.gfx.resume_mec()
    _force_idle(machine, ring)


def soft_reset(machine: Machine, ring: ComputeRing) -> None:
    """Reset the command processors and the shader core, then start the MEC again. Raises WaitTimeout."""
    reset = machine.board.chip.gc.GRBM_SOFT_RESET
    machine.board.gc.modify(reset, **dict.fromkeys(RESET_PARTS, 1))
    machine.board.host.sleep(SETTLE_S)
    machine.board.gc.modify(reset, **dict.fromkeys(RESET_PARTS, 0))
    machine.board.host.sleep(SETTLE_S)
    machine.gfx.setup()
    machine.gfx.resume_mec()
    _force_idle(machine, ring)


def name_of(ring: ComputeRing | SdmaRing) -> str:
    """A ring as people call it."""
    return f"compute queue {ring.queue}" if isinstance(ring, ComputeRing) else f"copy engine {ring.engine}"


def _force_idle(machine: Machine, ring: ComputeRing) -> None:
    """A slot whose firmware was restarted forgets its queue when told."""
    gc = machine.board.chip.gc
    with machine.gfx.select(me=ME_COMPUTE, pipe=MEC_PIPE, queue=ring.queue):
        machine.board.gc.write(gc.CP_HQD_ACTIVE(active=0))
        what = f"{name_of(ring)} to be idle after a reset"
        machine.board.gc.wait(gc.CP_HQD_ACTIVE, lambda r: r.active == 0, what, 100)


def _pointers(machine: Machine, ring: ComputeRing | SdmaRing) -> tuple[int, int]:
    if isinstance(ring, ComputeRing):
        return machine.gfx.pointers(ring.queue)
    return machine.sdma.pointers(ring.engine)
