"""What one thread needs to run groups of a launch: its launch record, and a group's LDS and saved waves."""

from __future__ import annotations

import ctypes
import struct
from copy import copy
from dataclasses import replace
from typing import Any

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import LANES, Abi
from drivers.sim.amd.wave.facts.faults import stopped
from drivers.sim.amd.wave.jit.link import LINK_WORDS, LINKS
from drivers.sim.amd.wave.jit.misses import LINK, MISS
from drivers.sim.amd.wave.jit.record import (
    AHEAD,
    ENDED,
    IS_AHEAD,
    NO_REGISTER,
    ONLY_REST,
    SIGNALLED,
    SITE_BYTES,
    SLOTS,
    STATE_HEAD_BYTES,
)
from drivers.sim.amd.wave.jit.running import TABLES, CompiledKernel, Running, SegmentTable, running_here
from drivers.sim.amd.wave.jit.typed_answer import ANSWER
from drivers.sim.amd.wave.patience import Patience
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.layout import FIELDS
from drivers.sim.amd.wave.shadow.space import shadow_of
from drivers.sim.llvm.threads import Pieces
from drivers.sim.memory import AddressSpace
from hcq.interrupts import is_held

PER_LAUNCH = struct.Struct("<8Q")  # the first slots of the record
RANGE = struct.Struct("<2Q")
FUEL = struct.Struct("<q")
FREE_LINK = (1 << 64) - 1  # no offset: offsets are multiples of 4


class Worker:
    """What one thread needs to run groups: its launch record, and LDS and saved waves of a group."""

    def __init__(self, kernel: CompiledKernel, index: int) -> None:
        abi = kernel.abi
        self.kernel, self.index = kernel, index
        while len(TABLES) <= index:
            TABLES.append(SegmentTable())
        self.table = TABLES[index]
        self.record = own_lines(SLOTS.count)
        self.counters = own_lines(kernel.block_count)
        self.lane_ids = np.array(abi.lane_ids, np.uint32)
        self.exec_masks = np.array(abi.exec_masks, np.uint64)
        self.lds = aligned(max(64, abi.lds_bytes))
        self.user_data = np.zeros(16, np.uint32)
        self.bounce = np.zeros(16, np.uint64)
        self.links = np.full(LINK_WORDS * LINKS if kernel.is_linked else 1, FREE_LINK, np.uint64)
        self.table_version = -1
        self.record_bytes = self.record.data.cast("B")
        self.user_bytes = self.user_data.data.cast("B")
        self.pack_user_data = struct.Struct(f"<{abi.user_sgprs}I").pack_into
        self.running: Running | None = None
        self.noted_at = -1
        self._fill_constants(abi)
        self.make_room()

    def _fill_constants(self, abi: Abi) -> None:
        record = self.record
        for slot, array in (
            (SLOTS.counters, self.counters),
            (SLOTS.lane_ids, self.lane_ids), (SLOTS.exec_masks, self.exec_masks),
            (SLOTS.user_data, self.user_data), (SLOTS.links, self.links),
            (SLOTS.bounce, self.bounce), (SLOTS.segments, self.table.entries),
        ):  # fmt: skip
            record[slot] = array.ctypes.data
        record[SLOTS.lds : SLOTS.lds + 3] = (0, abi.lds_bytes, self.lds.ctypes.data)
        record[SLOTS.waves], record[SLOTS.wave_size] = abi.waves, abi.wave_size
        record[SLOTS.has_rounds], record[SLOTS.is_linked] = self.kernel.has_rounds, self.kernel.is_linked
        record[SLOTS.user_sgprs], record[SLOTS.ids_in_ttmp] = abi.user_sgprs, abi.architected_ids
        registers = {dimension: code for code, dimension in abi.group_id_registers.items()}
        codes = bytes(registers.get(dimension, NO_REGISTER) for dimension in range(3))
        record[SLOTS.id_registers] = int.from_bytes(codes, "little")
        record[SLOTS.miss] = ctypes.cast(MISS, ctypes.c_void_p).value or 0
        record[SLOTS.typed] = ctypes.cast(ANSWER, ctypes.c_void_p).value or 0
        record[SLOTS.link] = ctypes.cast(LINK, ctypes.c_void_p).value or 0
        self.record_address = record.ctypes.data

    def make_room(self) -> None:
        """Translations of each access, and saved waves, as the kernel's code lays them out now."""
        kernel = self.kernel
        self.record[SLOTS.function], self.record[SLOTS.state_bytes] = kernel.wave_function, kernel.state_bytes
        self.sites = own_lines(max(1, kernel.site_count) * SITE_BYTES // 8)
        self.states = aligned(max(64, kernel.state_bytes * kernel.abi.waves))
        self.links[:] = FREE_LINK
        self.record[SLOTS.sites] = self.sites.ctypes.data
        self.record[SLOTS.states] = self.states.ctypes.data

    def prepare(
        self,
        launch: Launch,
        memory: AddressSpace,
        patience: Patience,
        first: int,
        end: int,
        scratch_va: int | None = None,
    ) -> None:
        """Fill the record for groups `first` to `end` of the grid, with scratch where the launch says or at
        `scratch_va`.
        """
        self.table.select(memory)
        if self.table_version != self.table.version:
            self.sites[:] = 0
            self.table_version = self.table.version
        self.counters[:] = 0
        abi = self.kernel.abi
        self.pack_user_data(self.user_bytes, 0, *launch.user_data[: abi.user_sgprs])
        lane_bytes = launch.scratch_wave_bytes // abi.wave_size
        scratch = launch.scratch_va if scratch_va is None else scratch_va
        budget = patience.first
        state = (budget, self.table.count, *launch.grid, scratch, lane_bytes, launch.entry_va)
        PER_LAUNCH.pack_into(self.record_bytes, 0, *state)
        self.record[SLOTS.noted] = self.record[SLOTS.signals] = 0
        self.record[SLOTS.budget], self.record[SLOTS.spent] = budget, 0
        self.set_groups(first, end)
        self.noted_at = -1
        self.record[SLOTS.first_wave], self.record[SLOTS.end_wave] = 0, abi.waves
        for slot in (SLOTS.split, SLOTS.polled_pc, SLOTS.rest, SLOTS.told):
            self.record[slot] = 0
        self.running = Running(launch, memory, self.record, self.kernel, self.table, patience)
        if self.kernel.variant.strict:
            shadow = self.kernel.shadow = shadow_of(memory)
            record = self.record  # alone: a shadow that knows its worker would keep the memory for good
            shadow.first_lane = lambda: LANES * int(record[SLOTS.part])
            if first == 0:
                shadow.begin(launch, self.kernel)
            self.record[SLOTS.strict] = shadow.record.ctypes.data

    def set_groups(self, first: int, end: int) -> None:
        """Which groups of the grid the next run takes."""
        RANGE.pack_into(self.record_bytes, 8 * SLOTS.first_group, first, end)

    def run(self) -> SimFault | None:
        """Run the groups; the fault that stopped them, if one did."""
        running = self.running
        if running is None:
            return None
        if self.kernel.shadow is not None:
            self.kernel.shadow.record[FIELDS.lds_host] = self.lds.ctypes.data
        status = self._call(running)
        if running.turns is not None and running.resident is not None:
            running.turns.close(running.resident)
        if running.fault is None and self.kernel.shadow is not None:
            running.fault = self.kernel.shadow.end(self.record_address)
        if running.fault is None and status:
            return self.fault_elsewhere(running)
        return running.fault

    def _call(self, running: Running) -> int:
        """What compiled code gives, whose callbacks find `running`."""
        stack = running_here()
        stack.append(running)
        try:
            return self.kernel.function(self.record_address)
        finally:
            stack.pop()

    def fault_elsewhere(self, running: Running) -> SimFault:
        """A wave ended because of another's fault."""
        if running.turns is not None and running.turns.fault is not None:
            return running.turns.fault
        return SimFault("E_WAVE_HALTED", "a wave stopped without naming a fault", running.launch.where)

    def rest(self, first: int) -> Worker:
        """For another thread: the waves of the group that runs here from `first` on, to the end of their
        round. It has a record of its own, and shares all else.
        """
        found = copy(self)
        found.record = own_lines(SLOTS.count)
        found.record[:] = self.record
        found.record_bytes = found.record.data.cast("B")
        found.record_address = found.record.ctypes.data
        found.record[SLOTS.first_wave] = first
        found.record[SLOTS.rest] = int(self.record[SLOTS.rest]) or ONLY_REST
        if not self.kernel.has_rounds:
            found.states = aligned(max(64, self.kernel.state_bytes))
            found.record[SLOTS.states] = found.states.ctypes.data
        if self.running is not None:
            found.running = replace(self.running, record=found.record)
        return found

    def ahead(self, waves: range) -> Worker:
        """For another thread: waves that go on behind the barrier which ends this round, as all of the group
        have signalled it, while others are still in front of their wait.
        """
        found = self.rest(waves.start)
        found.record[SLOTS.end_wave], found.record[SLOTS.rest] = waves.stop, AHEAD
        found.record[SLOTS.is_first] = 0
        for wave in waves:
            self._state(wave)[IS_AHEAD // 8] = 1
        return found

    def can_pass(self, running: set[int]) -> range | None:
        """Waves side by side that wait at a barrier which those in `running` have signalled, or None."""
        behind = [wave for wave in running if not self._state(wave)[IS_AHEAD // 8]]
        if not behind or not all(self._state(wave)[SIGNALLED // 8] for wave in behind):
            return None
        waves = range(int(self.record[SLOTS.waves]))
        idle = [wave for wave in waves if wave not in running and self._is_at_barrier(wave)]
        if not idle:
            return None
        end = next(wave for wave in range(idle[0], len(waves) + 1) if wave not in idle)
        return range(idle[0], end)

    def _is_at_barrier(self, wave: int) -> bool:
        """Not for waves that run."""
        state = self._state(wave)
        return not state[ENDED // 8] and not state[IS_AHEAD // 8]

    def _state(self, wave: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
        """The head of what is saved of a wave."""
        start = wave * self.kernel.state_bytes
        return self.states[start : start + STATE_HEAD_BYTES].view(np.uint64)

    def run_rest(self) -> tuple[SimFault | None, int]:
        """Run those waves: the fault that stopped them, and how many wait at a barrier."""
        running = self.running
        if running is None:
            return None, 0
        waiting = self._call(running)
        if running.fault is None and self.kernel.shadow is not None:
            running.fault = self.kernel.shadow.fault
        if running.fault is None and waiting < 0:
            return self.fault_elsewhere(running), 0
        return running.fault, waiting

    def run_pieces(self, pieces: Pieces) -> list[tuple[int, SimFault]]:
        """Run pieces of the grid until none is left; the fault that stopped it, with its piece's number."""
        while pieces:
            if is_held() and self.running is not None:
                pieces.clear()
                return [(0, stopped(self.running.launch.where))]
            try:
                number, piece = pieces.popleft()
            except IndexError:  # another worker took the last one
                break
            self.set_groups(*piece)
            fault = self.run()
            if self.notes and self.noted_at < 0:
                self.noted_at = number
            if fault is not None:
                pieces.clear()
                return [(number, fault)]
        return []

    @property
    def notes(self) -> list[str]:
        """What this worker took note of in the launch; first in its piece `noted_at`."""
        return self.running.notes if self.running else []

    def used(self) -> int:
        """Wave-instructions since `prepare`."""
        (left,) = FUEL.unpack_from(self.record_bytes)
        return int(self.record[SLOTS.spent]) + int(self.record[SLOTS.budget]) - int(left)

    def runs(self) -> list[int]:
        """How often each block was entered."""
        found: list[int] = self.counters[: len(self.kernel.blocks)].tolist()
        return found


def aligned(size_bytes: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Zeroed bytes at a multiple of 64."""
    raw = np.zeros(size_bytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + size_bytes]


def own_lines(count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Zeroed qwords that share no cache line with what another thread writes."""
    return aligned(-(-8 * count // 128) * 128 + 64)[: 8 * count].view(np.uint64)
