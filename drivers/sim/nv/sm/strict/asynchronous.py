"""What goes on beside the warps, held to its rules: copies that nobody waited for, products of warpgroups
that read registers or shared memory too early.

Stores of a warp are seen by products and copies of blocks behind a FENCE.VIEW.ASYNC (PTX ISA, "async proxy"),
registers by products behind a WARPGROUP.ARRIVE ("wgmma.fence").
"""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.reference import ReferenceRun
from drivers.sim.nv.sm.request import LANES, FaultKind
from drivers.sim.nv.sm.strict.copies import Copies
from drivers.sim.nv.sm.strict.races import NOBODY, SharedRaces, spread


class Asynchronous(ReferenceRun):
    """The reference with these rules. unseen: for each byte of shared memory the warp whose store products do
    not see yet; unready: registers that they may not read yet."""

    def watch(self, races: SharedRaces) -> None:
        """Call before anything runs."""
        self.copies, self.races = Copies(races, len(self.blocks), self.copy_landed), races
        self.unseen = np.full(len(self.blocks) * races.size, NOBODY, np.int64)
        self.unready = np.zeros(self.registers.shape, np.bool_)
        self.coming: dict[tuple[int, int], list[Array]] = {}

    # Copies by the warps (LDGSTS).

    def check_landed(self, inst: PlacedInst, blocks: Array, addresses: Array, size: int, write: bool) -> None:
        """Bytes that a copy has still to write are neither read nor written."""
        found = self.copies.touched(blocks, addresses, size)
        if len(found):
            self.too_early(inst, int(addresses[found[0]]), int(self.at[found[0]]), write)

    def too_early(self, inst: PlacedInst, place: int, lane: int, write: bool) -> None:
        self.fault(
            inst, FaultKind.HAZARD,
            f"{'writes' if write else 'reads'} shared memory at {place:#x}, which an asynchronous copy "
            "has still to write: nobody waited for it",
            lane=lane, address=place,
        )  # fmt: skip

    def copy_started(self, to: Array, size: int) -> None:
        blocks, own = self.home(to.astype(np.int64), self.at)
        self.copies.start(self.at // LANES, blocks, own, size)

    def copy_landed(self, warp: int, at: Array) -> None:
        """It is as if the warp had stored there."""
        self.unseen[at] = warp

    def copies_closed(self, inst: PlacedInst) -> None:
        self.copies.close(self.warps_at, inst.word.write)

    def copies_waited(self, inst: PlacedInst) -> None:
        self.copies.wait(self.warps_at, 1 << inst.get("sb"), inst.get("count"), self.steps)

    def copies_tied(self, block: int, address: int, warp: int) -> None:
        self.copies.tie(warp, (block, address))

    def phase_over(self, block: int, address: int) -> None:
        self.copies.over((block, address))

    # Products and copies of blocks.

    def shared_stored(self, at: Array, size: int) -> None:
        """The warps stored to these bytes of shared memory."""
        self.unseen[at] = spread(self.at // LANES, size)

    def stores_seen(self) -> None:
        self.unseen[np.isin(self.unseen, self.warps_at)] = NOBODY

    def matrix_read(self, inst: PlacedInst, warp: int, at: Array) -> None:
        block, lane = warp * LANES // self.per_block, warp * LANES
        place = at + block * self.races.size
        late = np.flatnonzero(self.copies.is_late[place])
        if len(late):
            self.too_early(inst, int(at[late[0]]), lane, False)
        blind = np.flatnonzero(self.unseen[place] != NOBODY)
        if len(blind):
            self.fault(
                inst, FaultKind.HAZARD,
                f"reads shared memory at {int(at[blind[0]]):#x}, which was stored with no FENCE.VIEW.ASYNC "
                "behind",
                lane=lane, address=int(at[blind[0]]),
            )  # fmt: skip
        empty = np.flatnonzero(self.races.bytes.writer[place] == NOBODY)
        if len(empty):
            what = f"shared memory at {int(at[empty[0]]):#x} is read and nothing wrote it"
            self.fault(inst, FaultKind.UNDEFINED, what, lane=lane, address=int(at[empty[0]]))
        wrong, _ = self.races.access(place, 1, np.full(len(at), warp), self.steps, False)
        if len(wrong):
            self.fault(
                inst, FaultKind.RACE,
                f"reads shared memory at {int(at[wrong[0]]):#x}, which another warp touched without a barrier"
                " between", lane=lane, address=int(at[wrong[0]]),
            )  # fmt: skip

    def bytes_arrive(self, inst: PlacedInst, warp: int, block: int, barrier: int, at: Array) -> None:
        place = at + block * self.races.size
        late = np.flatnonzero(self.copies.is_late[place])
        if len(late):
            self.too_early(inst, int(at[late[0]]), warp * LANES, True)
        self.copies.is_late[place], self.unseen[place] = True, NOBODY
        self.coming.setdefault((block, barrier), []).append(place)

    def barrier_arrived(self, block: int, address: int, warp: int) -> None:
        self.races.order.arrive((block, address), warp, self.steps)
        first = block * self.races.size + address
        self.races.is_barrier[first : first + 8] = True

    def barrier_ended(self, block: int, address: int) -> None:
        self.races.order.arrivals.pop((block, address), None)
        first = block * self.races.size + address
        self.races.is_barrier[first : first + 8] = False

    def barrier_passed(self, block: int, address: int, warp: int) -> None:
        """From here on the bytes are as if they had been written before everything else."""
        self.races.order.learn(warp, self.races.order.arrivals.get((block, address)))
        for place in self.coming.pop((block, address), ()):
            self.copies.is_late[place] = False
            self.races.forget(place)

    def polled(self, blocks: Array, addresses: Array) -> None:
        """Words were read; of sm_80 to sm_89 so are barriers, which whoever reads them is taken to pass."""
        found = np.flatnonzero(self.races.is_barrier[blocks * self.races.size + addresses])
        for n in found.tolist():
            barrier = int(blocks[n]), int(addresses[n]) & ~7
            warp = int(self.at[n]) // LANES
            self.races.order.learn(warp, self.races.order.arrivals.get(barrier))

    def registers_ready(self) -> None:
        self.unready[:, self.at] = False

    def check_ready(self, inst: PlacedInst) -> None:
        """What a product reads was written before a WARPGROUP.ARRIVE, or by products."""
        for span in inst.access.reads if inst.name == "HGMMA" else ():
            if span.file == "R" and self.unready[span.number : span.number + span.words][:, self.at].any():
                self.fault(
                    inst, FaultKind.HAZARD, f"reads {span}, which was written with no WARPGROUP.ARRIVE behind"
                )

    def note_written(self, inst: PlacedInst) -> None:
        for span in inst.access.writes if inst.name != "HGMMA" else ():
            if span.file == "R":
                self.unready[span.number : span.number + span.words, self.at] = True
