"""The reference with what a card does not tell: results read too early, registers nobody wrote, races.

When results are there is what drivers/nv/isa/check.py knows of every path; here it is asked about the path
that is taken. Which states of waiting there are is few: each gets a number, and what an instruction makes
of one is kept.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from drivers.nv.isa.access import RegisterRun
from drivers.nv.isa.check import Checker, Outstanding
from drivers.nv.isa.machine import SIZE
from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.traffic import local_offsets
from drivers.sim.nv.sm.interp.warps import PREDICATES, UNIFORMS
from drivers.sim.nv.sm.request import LANES, FaultKind, Launch, VirtualMemory
from drivers.sim.nv.sm.strict.asynchronous import Asynchronous
from drivers.sim.nv.sm.strict.order import NEVER, WarpOrder
from drivers.sim.nv.sm.strict.races import GlobalRaces, SharedRaces

# Of the lanes here nothing is asked: a function saves registers that its caller may not have written, and
# SHFL may read one of a single lane (see `exchanged`).
UNASKED = ("STL", "data"), ("SHFL", "a")
ORDERING = (
    "MEMBAR",
    "ATOMG",
    "ATOMG.E.CAS",
    "ATOM",
    "ATOM.E.CAS",
    "ATOM.E.CAST.SPIN",
    "RED",
    "REDG",
)  # with these blocks may agree who is next


def is_copy(inst: PlacedInst) -> bool:
    """Does it bring a uniform register into another register as it is?"""
    reads = inst.access.reads
    return inst.name in ("MOV", "IMAD", "UMOV") and len(reads) == 1 and reads[0].file == "UR" and inst.always


def is_merge(inst: PlacedInst, span: RegisterRun) -> bool:
    """Does it put bytes into a register of which it keeps the others? Of these nothing is asked."""
    return inst.name == "PRMT" and span.operand == "c" and inst.get("d") == span.number


NEAR = 16  # instructions from a load to the compare-and-swap that it is for


class WaitStates:
    """States of waiting by number. 0 is that of a warp that begins."""

    def __init__(self, arch: str) -> None:
        self.checker = Checker({}, arch)
        self.states = [Outstanding()]
        self.numbers = {self.states[0].key(): 0}
        self.following: dict[tuple[int, int], tuple[int, str]] = {}
        self.joined: dict[frozenset[int], int] = {}

    def number(self, state: Outstanding) -> int:
        key = state.key()
        if key not in self.numbers:
            self.numbers[key] = len(self.states)
            self.states.append(state)
        return self.numbers[key]

    def step(self, before: int, inst: PlacedInst) -> tuple[int, str]:
        """(state behind the instruction, what was too early, '')."""
        found = self.following.get((before, inst.pc))
        if found is None:
            self.checker.add(inst.pc, inst.made)
            self.checker.problems.clear()
            state = self.states[before].copy()
            self.checker.step(inst.pc, state)
            wrong = next((p.sentence for p in self.checker.problems.values()), "")
            found = self.following[before, inst.pc] = self.number(state), wrong
        return found

    def join(self, numbers: Iterable[int]) -> int:
        """The state of lanes that come together from several."""
        key = frozenset(numbers)
        if key not in self.joined:
            state = Outstanding()
            for number in key:
                state.join(self.states[number])
            self.joined[key] = self.number(state)
        return self.joined[key]


class StrictBlocks(Asynchronous):
    """Some blocks, run to their end with every check."""

    def __init__(
        self, launch: Launch, memory: VirtualMemory, code: LaunchCode, blocks: range, budget: int,
        times: WaitStates, races: GlobalRaces,
    ) -> None:  # fmt: skip
        super().__init__(launch, memory, code, blocks, budget)
        self.times, self.global_races = times, races
        warps = self.total // LANES
        self.order = WarpOrder(warps)
        self.shared_races = SharedRaces(len(blocks), launch.shared_bytes, self.order)
        self.watch(self.shared_races)
        self.time = np.zeros(self.total, np.int64)
        # of each block and each warp of others: the last step at which that used the block's shared memory
        self.used = np.full((len(blocks), warps), NEVER, np.int64)
        self.told: dict[int, Array] = {}  # by a warp that arrived at its cluster's barrier, what it knew
        self.heard: dict[int, Array] = {}  # what a warp learns when it passes that
        self.defined = {
            "R": np.zeros((launch.registers, self.total), np.bool_),
            "P": np.zeros((PREDICATES, self.total), np.bool_),
            "UR": np.zeros((UNIFORMS, warps), np.bool_),
            "UP": np.zeros((PREDICATES, warps), np.bool_),
        }
        self.local_defined = np.zeros(self.local.size, np.bool_)
        self.unwritten = np.zeros((4, self.total), np.bool_)  # words that a lane's load found nobody wrote

    def begin(self, inst: PlacedInst) -> None:
        """Time passes for the lanes of the instruction, whether their guards hold or not."""
        self.now = inst
        if inst.name in ORDERING:
            self.global_races.ordered = True
        for number in np.unique(self.time[self.at]).tolist():
            after, wrong = self.times.step(number, inst)
            lanes = self.at[self.time[self.at] == number]
            if wrong:
                self.fault(inst, FaultKind.HAZARD, wrong.removeprefix(f"{inst.text}: "), lane=int(lanes[0]))
            self.time[lanes] = after
        if inst.word.wait:
            self.copies.wait(self.warps_at, inst.word.wait, 0, self.steps)
        if not inst.always and inst.guard != 7:
            self.check_defined(inst, RegisterRun("UP" if inst.is_uniform else "P", inst.guard, 1, "@"))

    def release(self, lanes: Array) -> None:
        super().release(lanes)
        if len(np.unique(self.time[lanes])) > 1:
            for group in np.unique(self.group[lanes]):
                own = lanes[self.group[lanes] == group]
                self.time[own] = self.times.join(self.time[own].tolist())

    def passed(self, block: int) -> None:
        self.order.meet(self.warps_of(block), self.steps)
        self.global_races.passed(self.blocks.start + block)

    def warps_of(self, block: int) -> Array:
        return block * self.launch.warps + np.arange(self.launch.warps)

    # Clusters.

    def cluster_arrived(self, warp: int) -> None:
        self.told[warp] = self.order.told(warp, self.steps)

    def cluster_met(self, warps: Array) -> None:
        rows = [self.told.pop(warp) if warp in self.told else self.order.told(warp, self.steps)
                for warp in warps.tolist()]  # fmt: skip
        self.heard |= dict.fromkeys(warps.tolist(), np.max(rows, axis=0))

    def cluster_passed(self, warp: int) -> None:
        self.order.learn(warp, self.heard.pop(warp))

    def reached(self, inst: PlacedInst, blocks: Array, lanes: Array) -> None:
        """The other block must have begun, which a barrier tells."""
        for block, warp in set(zip(blocks.tolist(), (lanes // LANES).tolist(), strict=True)):
            if self.order.known[warp, self.warps_of(block)].max() == NEVER:
                where = self.launch.block_at(self.blocks.start + block)
                what = f"uses shared memory of block {where}, and no barrier tells that it has begun"
                self.fault(inst, FaultKind.RACE, what, lane=int(lanes[lanes // LANES == warp][0]))
            self.used[block, warp] = self.steps

    def ended(self, lanes: Array) -> None:
        super().ended(lanes)
        if self.launch.cluster_blocks == 1:
            return
        for block in np.unique(self.block[lanes]).tolist():
            if self.alive[self.block == block].any():
                continue
            known = self.order.known[self.warps_of(block)].max(axis=0)
            late = np.flatnonzero(self.used[block] > known)
            if len(late):
                other = self.launch.block_at(self.blocks.start + int(late[0]) // self.launch.warps)
                what = f"the block ends, whose shared memory block {other} used with no barrier behind"
                lane = int(lanes[self.block[lanes] == block][0])
                self.fault(self.now, FaultKind.RACE, what, lane=lane)

    def perform(self, inst: PlacedInst) -> None:
        self.unwritten[:] = False
        copied = is_copy(inst)  # compilers do so before they look whether there is something in it
        for span in inst.access.reads if not copied else ():
            if (inst.name, span.operand) not in UNASKED and not is_merge(inst, span):
                self.check_defined(inst, span)
        self.check_ready(inst)
        super().perform(inst)
        for span in inst.access.writes:
            self.define(span)
            if copied:
                known = self.defined["UR"][inst.access.reads[0].number]
                where = self.places(span.file)
                self.defined[span.file][span.number][where] = known[
                    where // (LANES if span.file == "R" else 1)
                ]
        self.note_written(inst)

    def places(self, file: str) -> Array:
        """The columns of a register file that this instruction is about."""
        if file in ("R", "P"):
            return self.at
        return self.chosen if self.is_uniform else self.at // LANES

    def check_defined(self, inst: PlacedInst, span: RegisterRun) -> None:
        where = self.places(span.file)
        for number in range(span.number, span.number + span.words):
            wrong = np.flatnonzero(~self.defined[span.file][number][where])
            if len(wrong):
                place = int(where[wrong[0]])
                lane = place if span.file in ("R", "P") else place * LANES
                self.fault(
                    inst, FaultKind.UNDEFINED, f"{span.file}{number} is read and nothing wrote it", lane=lane
                )

    def exchanged(self, inst: PlacedInst, lanes: Array) -> None:
        number = inst.get("a")
        wrong = lanes[~self.defined["R"][number][lanes]] if number != 255 else lanes[:0]
        if len(wrong):
            what = f"R{number} of lane {int(wrong[0]) % LANES} is asked for and nothing wrote it"
            self.fault(inst, FaultKind.UNDEFINED, what, lane=int(wrong[0]))

    def define(self, span: RegisterRun) -> None:
        where = self.places(span.file)
        for word in range(span.words):
            known = ~self.unwritten[word % 4, self.at] if span.file == "R" else np.True_
            self.defined[span.file][span.number + word][where] = known

    def seen(self, inst: PlacedInst, space: str, addresses: Array, size: int, write: bool) -> None:
        if space == "local":
            self.seen_local(inst, addresses, size, write)
            return
        is_atomic = inst.name.startswith(("ATOM", "RED")) or self.is_before_swap(inst)
        warps = self.at // LANES
        if space == "shared":
            blocks, own = self.home(addresses, self.at)
            self.check_landed(inst, blocks, own, size, write)
            if not write:
                self.polled(blocks, own)
            at = self.shared_races.places(blocks, own, size)
            found, unwritten = self.shared_races.access(at, size, warps, self.steps, write, is_atomic)
            if not write:
                self.note_unwritten(inst, unwritten)
            if write:
                self.shared_stored(at, size)
        else:
            blocks = self.block[self.at] + self.blocks.start
            first = self.blocks.start * self.launch.warps
            found = self.global_races.access(blocks, addresses, size, first + warps, write, is_atomic)
        if len(found):
            place = int(addresses[found[0]])
            what = "writes" if write else "reads"
            self.fault(
                inst, FaultKind.RACE,
                f"{what} {space} memory at {place:#x}, which another warp touched without a barrier between",
                lane=int(self.at[found[0]]), address=place,
            )  # fmt: skip

    def is_before_swap(self, inst: PlacedInst) -> bool:
        """Does a load get what a compare-and-swap is soon given? That tells whether others came between."""
        if inst.name not in ("LDS", "LDG", "LD"):
            return False
        for n in range(1, NEAR):
            other = self.code.at(inst.pc + n * SIZE)
            if other.name in ("EXIT", "BRX", "RET.REL"):
                return False
            if "CAS" in other.name:
                return other.get("data") == inst.get("d")
        return False

    def seen_local(self, inst: PlacedInst, addresses: Array, size: int, write: bool) -> None:
        """Whether a lane's own bytes are defined follows the registers that are stored there."""
        at = local_offsets(self, addresses)[:, None] + np.arange(size)
        if not write:
            self.note_unwritten(inst, ~self.local_defined[at])
            return
        known: Array = np.ones(at.shape, np.bool_)
        for span in inst.access.reads:
            if span.operand == "data":
                rows = self.defined["R"][span.number : span.number + span.words, self.at]
                known = np.repeat(rows.T, 4, axis=1)[:, :size]
        self.local_defined[at] = known

    def note_unwritten(self, inst: PlacedInst, missing: Array) -> None:
        """missing: bool for each lane and byte of a load. LDSM's go to other lanes: all or nothing."""
        if missing.shape[1] < 4 or inst.name.startswith("LDSM"):
            self.unwritten[:, self.at] = missing.any(axis=1)
        else:
            words = missing.reshape(len(missing), -1, 4).any(axis=2)
            self.unwritten[: words.shape[1], self.at] = words.T
