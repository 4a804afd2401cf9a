"""A card that does not go on: what it is doing, in one sentence, and how to get a queue off it.

The verdict only reads registers, so it takes no longer than they do. The ladder goes from the mildest means
to the strongest and says which rung helped; a reset of the whole card is reset.py's and loses its memory.
Steps: firmware_notes/reset_and_recovery.md. Source: Linux gfx_v11_0.c (soft reset, kill), sdma_v6_0.c.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.gfx import ACTIVE_TIMEOUT_MS, ME_COMPUTE, MEC_PIPE, QUEUES, RESET_WAVES, ComputeRing
from drivers.amd.am.sdma import SdmaRing
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.core.mmio import ALL_ONES

SETTLE_S = 0.050
ALL_BUT_VMID_0 = 0xFFFE
RESET_PARTS = ("soft_reset_cp", "soft_reset_cpc", "soft_reset_cpf", "soft_reset_gfx", "soft_reset_cpg")


@dataclass(frozen=True)
class QueueVerdict:
    """Where a queue stands. rptr, wptr: in the queue's unit; is_moving: it moved while it was watched."""

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


def verdict(machine: CardBlocks, ring: ComputeRing | SdmaRing, watch_s: float = 0.010) -> QueueVerdict:
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
    return QueueVerdict(
        name_of(ring),
        *second,
        is_active=active,
        is_moving=first != second,
        waves=is_compute and bool(status.spi_busy),
        fault=fault.describe(machine.gmc.rights_at(fault)) if fault is not None else "",
    )


@dataclass(frozen=True)
class Rung:
    """One way to take a ring off its engine, from mild to severe. survives: what is left afterwards, above
    all in video memory."""

    name: str
    survives: str
    act: Callable[[], None]

    def describe(self) -> str:
        """The phrase for the error that reports the loss."""
        return f"by {self.name}: {self.survives}"


def unbind(machine: CardBlocks, ring: ComputeRing | SdmaRing) -> Rung:
    """Get a ring off its engine; returns the rung that did it. Raises DeviceError naming all that failed."""
    machine.board.check_present("recovery")
    machine.gmc.clear_faults()
    tried: list[str] = []
    for rung in ladder(machine, ring):
        try:
            rung.act()
        except WaitTimeout as error:
            tried.append(f"{rung.name} ({error})")
        else:
            return rung
    raise DeviceError(f"{name_of(ring)} could not be taken off the card; tried {', then '.join(tried)}")


def ladder(machine: CardBlocks, ring: ComputeRing | SdmaRing) -> list[Rung]:
    """The rungs for a queue, mildest first. Steps 3.2 to 3.4; 3.5 (mode 1) is the next owner's: boot.py."""
    kept = "video memory is kept, but for what"
    if isinstance(ring, SdmaRing):
        survives = f"{kept} a copy in flight was writing"
        return [Rung("resetting the copy engine", survives, lambda: reset_engine(machine, ring))]
    waves = f"{kept} the killed waves were writing"
    queues = f"{waves}; every compute queue of the card lost what it had not done"
    return [
        Rung("ending its waves", waves, lambda: machine.gfx.dequeue(ring.queue, reset_waves=True)),
        Rung("resetting the MEC pipe", queues, lambda: reset_pipe(machine, ring)),
        Rung("resetting the command processors", queues, lambda: soft_reset(machine, ring)),
    ]


def reset_engine(machine: CardBlocks, ring: SdmaRing) -> None:
    """Step 3.4: reset one copy engine and set both up again; the other one works on."""
    machine.sdma.reset(ring.engine)
    machine.sdma.setup()


def reset_pipe(machine: CardBlocks, ring: ComputeRing) -> None:
    """Step 3.3: restart the MEC's program; all its slots are empty afterwards. Raises WaitTimeout."""
    machine.gfx.resume_mec()
    _force_idle(machine, ring)


def soft_reset(machine: CardBlocks, ring: ComputeRing) -> None:
    """Step 3.3: reset the command processors and the shader core, then start the MEC again.

    Every slot and VMID lets go of its waves first; RLC's safe mode is left out, for nothing here is ever
    power-gated. Raises WaitTimeout. Source: Linux gfx_v11_0_soft_reset; for GFX12 inferred.
    """
    gc, regs, gfx = machine.board.chip.gc, machine.board.gc, machine.gfx
    entry = gfx.entry()
    for queue in range(QUEUES):
        with gfx.select(me=ME_COMPUTE, pipe=MEC_PIPE, queue=queue):
            regs.write(gc.CP_HQD_DEQUEUE_REQUEST(dequeue_req=RESET_WAVES))
            regs.write(gc.SPI_COMPUTE_QUEUE_RESET(reset=1))
    regs.write(gc.CP_VMID_RESET(reset_request=ALL_BUT_VMID_0, pipe0_queues=0xFF, pipe1_queues=0xFF))
    for _ in range(3):  # as the kernel does: the reads pass the time that the reset takes
        regs.read(gc.CP_VMID_RESET)
    for level in (1, 0):
        regs.modify(gc.GRBM_SOFT_RESET, **dict.fromkeys(RESET_PARTS, level))
        machine.board.host.sleep(SETTLE_S)
    gfx.setup()
    gfx.start_mec(entry)
    _force_idle(machine, ring)


def name_of(ring: ComputeRing | SdmaRing) -> str:
    """A ring as people call it."""
    return f"compute queue {ring.queue}" if isinstance(ring, ComputeRing) else f"copy engine {ring.engine}"


def _force_idle(machine: CardBlocks, ring: ComputeRing) -> None:
    """Step 3.3: a slot whose firmware was restarted forgets its queue when told."""
    gc = machine.board.chip.gc
    with machine.gfx.select(me=ME_COMPUTE, pipe=MEC_PIPE, queue=ring.queue):
        machine.board.gc.write(gc.CP_HQD_ACTIVE(active=0))
        what = f"{name_of(ring)} to be idle after a reset"
        cause = "the command processor does not even answer after a reset; mode 1 is next"
        machine.board.gc.wait(gc.CP_HQD_ACTIVE, lambda r: r.active == 0, what, ACTIVE_TIMEOUT_MS, cause)


def _pointers(machine: CardBlocks, ring: ComputeRing | SdmaRing) -> tuple[int, int]:
    if isinstance(ring, ComputeRing):
        return machine.gfx.pointers(ring.queue)
    return machine.sdma.pointers(ring.engine)
