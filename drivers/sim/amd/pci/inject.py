"""Faults injected by name: each is a point in a block where hardware is known to fail, told by the block.

A block asks `fires(name)` where the fault would happen and then does what broken hardware does: stays silent,
answers late, answers wrongly. Arming is by name and by how many visits to let pass.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.core.errors import ArgumentError

# Every fault that can be injected, and what the card then does.
POINTS = {
    "link.lost": "the card leaves the bus for good: reads are all ones",
    "power.lost": "the card loses power and starts again, everything on it forgotten",
    "config.lost": "configuration space forgets its BARs",
    "discovery.late": "the boot firmware never says that it is done (C2PMSG_33)",
    "discovery.corrupt": "one bit of the discovery table is flipped",
    "vram.flip": "one bit of video memory flips while it is read over BAR 0",
    "vram.ecc": "video memory has an error that ECC cannot correct: a read over BAR 0 is poison",
    "doorbell.lost": "a doorbell store never reaches its engine",
    "hdp.late": "the ring form of the HDP flush never reports done",
    "ih.lost": "an interrupt is not delivered",
    "reset.late": "mode1 reset takes ten times as long",
    "reset.never": "mode1 reset never ends",
    "psp.bootloader.timeout": "the bootloader never becomes ready again",
    "psp.bootloader.error": "the bootloader answers with an error code",
    "psp.sos.dead": "SOS does not come up",
    "psp.ring.timeout": "the PSP ring is never created",
    "psp.command.status": "a PSP command answers with a non-zero status",
    "psp.fence.never": "a PSP command is never answered",
    "psp.autoload.never": "the RLC never completes its autoload",
    "smu.timeout": "the SMU does not answer a message",
    "smu.fail": "the SMU answers a message with failure",
    "gmc.tlb.never": "a TLB invalidation is never acknowledged",
    "gmc.semaphore.stuck": "the invalidation semaphore is never granted",
    "gfx.mec.dead": "the micro engine takes no doorbell",
    "gfx.dequeue.stuck": "a queue does not leave its slot when asked",
    "sdma.halted": "the copy engine stays halted",
    "sdma.dead": "the copy engine takes no doorbell",
}


@dataclass
class Armed:
    """A fault that waits for its moment: it fires `times` times once `after` visits have passed."""

    after: int
    times: int


class Faults:
    """What is armed on one card. `visits` counts how often each point was passed; `fired` what happened;
    `armed` what may still happen.
    """

    def __init__(self) -> None:
        self.visits: dict[str, int] = {}
        self.fired: list[str] = []
        self.armed: dict[str, Armed] = {}

    def arm(self, name: str, *, after: int = 0, times: int = 1) -> None:
        """Let the point `name` fail after `after` visits, `times` times. Raises ArgumentError."""
        if name not in POINTS:
            raise ArgumentError(f"no fault {name!r} can be injected; there are {', '.join(sorted(POINTS))}")
        if after < 0 or times < 1:
            raise ArgumentError(f"{name}: after={after} times={times}; allowed are after >= 0 and times >= 1")
        self.armed[name] = Armed(self.visits.get(name, 0) + after, times)

    def fires(self, name: str) -> bool:
        """Whether the fault happens now. Called by blocks at each visit of the point."""
        visit = self.visits.get(name, 0)
        self.visits[name] = visit + 1
        armed = self.armed.get(name)
        if armed is None or visit < armed.after:
            return False
        armed.times -= 1
        if not armed.times:
            del self.armed[name]
        self.fired.append(name)
        return True
