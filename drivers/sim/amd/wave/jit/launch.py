"""A compiled kernel and its launches: which code runs, which groups together, and what a run adds up to.

Groups of a large grid run in several threads where no group can tell.
"""

from __future__ import annotations

import ctypes
import hashlib
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache, cached_property, partial

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.check.checker import check_part
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.check.seams import Seams
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.defined import Doubts, UndefinedCause, cause_of
from drivers.sim.amd.wave.code.looks import is_look, stores_constant
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR, BasicBlock, Step
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.build import build, build_part
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.callers import known_code, waits_for_calls
from drivers.sim.amd.wave.jit.link import STATE_BYTES, split_mode
from drivers.sim.amd.wave.jit.order_free import can_wait, is_order_free
from drivers.sim.amd.wave.jit.running import Running
from drivers.sim.amd.wave.jit.tier import ModuleCode, RunLength
from drivers.sim.amd.wave.jit.turns import Turns
from drivers.sim.amd.wave.jit.variant import LlvmModule, Variant, doubts_of, variant_of
from drivers.sim.amd.wave.jit.worker import Worker
from drivers.sim.amd.wave.patience import Patience
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.amd.wave.shadow.sync import flag_of, may_synchronise, reaches_group
from drivers.sim.llvm.threads import run_together, thread_count
from drivers.sim.memory import AddressSpace

GRID_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)
MAX_PART_SITES, MAX_PART_BLOCKS = 1 << 16, 1 << 15
MAX_COPIES = 1  # of a block in parts that overlap, as the code behind each call of a function does
PIECE_INSTRUCTIONS = 1 << 25  # after about as many it is asked whether the user wants to end
PARALLEL_INSTRUCTIONS = 1_000_000  # below that waking threads costs more than it saves
TOO_MUCH = "more code behind indirect branches than is modelled"


class CompiledVariant:
    """One kernel variant ready to run, with the arrays its launches share."""

    def __init__(
        self, program: KernelAnalysis, abi: Abi, parts: list[KernelAnalysis], strict: bool = False
    ) -> None:
        self.program, self.abi = program, abi
        self.parts, self.is_linked = parts, program.is_linked
        self.can_wait = can_wait(program)
        self.variant = variant_of(abi, self.is_linked, strict, self.has_turns)
        self.function = grid_function(strict)
        self.code: ModuleCode | None = None  # of a kernel without parts
        self.length = RunLength(program.size)
        if not self.is_linked:
            key = self.key_of(program)
            quick = build(program, self.variant, key, is_quick=True)
            self.code = ModuleCode(quick, partial(build, program, self.variant, key))
        self.block_count = MAX_PART_BLOCKS if self.is_linked else len(program.blocks)
        self.has_rounds = self.is_linked or (bool(program.barriers) and not self.variant.single)
        self.sites_used = 0
        self.part_code: dict[int, ModuleCode] = {}  # by target: see `link.with_mode`
        self.subjects: dict[int, Subject] = {}  # the same parts, for the rules
        self.seams = Seams()
        self.looks: dict[tuple[int, int, int], bool | None] = {}  # by load, store, and how many parts
        self.copies: Counter[int] = Counter()  # how many parts have the block at an offset
        self.blocks: list[BasicBlock] = [] if self.is_linked else program.blocks
        self.workers = [Worker(self, 0)]
        self.is_parallel = not self.is_linked and not strict and is_order_free(program)
        self.shadow: Shadow | None = None  # of the launch that runs, with SIM=strict
        self.per_group = program.size * abi.waves

    @property
    def site_count(self) -> int:
        return MAX_PART_SITES if self.code is None else self.code.module.sites

    @property
    def state_bytes(self) -> int:
        return STATE_BYTES if self.code is None else self.code.module.state_bytes

    @property
    def wave_function(self) -> int:
        """The address of what runs one wave to its end or to a barrier."""
        return engine().address("db_parts") if self.code is None else self.code.address

    def key_of(self, program: KernelAnalysis, variant: Variant | None = None) -> str:
        places = program.arch, program.wave_size, program.low, program.start, program.seams
        place = (variant or self.variant, *places)
        return hashlib.sha256(repr(place).encode() + program.code).hexdigest()[:24]

    def run(self, launch: Launch, memory: AddressSpace, budget: int | None) -> Counters:
        """Run the grid. Raises SimFault; memory keeps what the waves wrote before it."""
        try:
            return self._run(launch, memory, budget)
        finally:  # code outlives devices: what it still knew of their memory would keep that
            if self.shadow is not None:
                self.shadow.forget_launch()
            self.shadow = None
            for worker in self.workers:
                worker.running = None

    def _run(self, launch: Launch, memory: AddressSpace, budget: int | None) -> Counters:
        groups = launch.grid[0] * launch.grid[1] * launch.grid[2]
        if self.length.is_much():
            self.improve()
        if self.variant.waits and self.can_wait and groups > 1:
            turns = Turns(self, launch, memory, self.patience(budget), groups)
            fault = turns.run()
            return self.counted(turns.workers, [fault], turns.used, groups)
        count = 1
        if self.is_parallel and groups * self.per_group >= PARALLEL_INSTRUCTIONS:
            count = min(thread_count(), groups)
        while len(self.workers) < count:
            self.workers.append(Worker(self, len(self.workers)))
        workers = self.workers[:count]
        for worker in workers:
            patience = self.patience(budget, count)
            worker.prepare(launch, memory, patience, 0, groups)
            if self.variant.waits:
                Turns(self, launch, memory, patience, 0).adopt(worker)
        results: list[SimFault | None] = []
        first = 0
        if not self.is_thorough and groups > 1:
            results, first = [self.run_one_group(workers[0], groups)], 1
        if first < groups and not any(results):
            most = 1 + PIECE_INSTRUCTIONS // max(self.per_group, 1)
            results += run_together(workers, first, groups, most)
        used = sum(worker.used() for worker in workers)
        return self.counted(workers, results, used, groups)

    def patience(self, budget: int | None, threads: int = 1) -> Patience:
        """What each of so many threads may take; where waves change threads, all their time counts."""
        mode = "strict" if self.variant.strict else "fast"
        if self.variant.waits:
            return Patience(budget, mode, time.process_time, threads)
        return Patience(budget, mode)

    def run_one_group(self, worker: Worker, groups: int) -> SimFault | None:
        """The first group alone, with code that was made quickly: it tells how much lies ahead."""
        worker.set_groups(0, 1)
        fault = worker.run()
        self.per_group = worker.used()
        if fault is None and self.length.is_much(self.per_group * (groups - 1)):
            self.improve()
        return fault

    @property
    def codes(self) -> list[ModuleCode]:
        """Its code and that of its parts, as far as they are known."""
        return [*self.part_code.values()] if self.code is None else [self.code]

    @property
    def is_thorough(self) -> bool:
        """Whether all of its code is made well."""
        return bool(self.codes) and all(code.is_thorough for code in self.codes)

    def improve(self) -> None:
        """Use code that is made well from now on."""
        if sum(code.improve() for code in self.codes):
            for worker in self.workers:
                worker.make_room()

    def counted(
        self, workers: list[Worker], results: list[SimFault | None], used: int, groups: int
    ) -> Counters:
        """What the workers' runs add up to. Raises the first fault."""
        fault = next((result for result in results if result is not None), None)
        if fault is not None:
            try:
                raise fault
            finally:
                del fault, results  # else it would lead to itself, by way of this frame
        self.per_group = used // groups
        self.length.executed += used
        runs = [sum(of) for of in zip(*(worker.runs() for worker in workers), strict=True)]
        noted = sorted((worker for worker in workers if worker.notes), key=lambda worker: worker.noted_at)
        notes = [*(noted[0].notes if noted else []), *(self.shadow.notes.values() if self.shadow else [])]
        program = KernelAnalysis(self.program.arch, self.blocks, b"") if self.is_linked else self.program
        return Counters(used, groups * self.abi.waves, groups, blocks=runs, program=program, notes=notes)

    def make_worker(self, index: int) -> Worker:
        return Worker(self, index)

    @property
    def has_turns(self) -> bool:
        """Whether waves or groups may wait for each other: there is a loop for it, and who to wait for."""
        has_loops = self.is_linked or bool(self.program.polls.headers)
        return has_loops and (self.can_wait or self.abi.waves > 1)

    @cached_property
    def found_doubts(self) -> Doubts:
        """Which registers' defined lanes the strict code follows; with calls, that of its first part."""
        return doubts_of(self.program, self.variant)

    @property
    def doubts(self) -> int:
        """How many registers have a place for their defined lanes."""
        return 2 * VGPR if self.is_linked else self.found_doubts.tracked.bit_count()

    @property
    def follows_private(self) -> bool:
        return self.found_doubts.is_private

    def cause_at(self, offset: int) -> UndefinedCause | None:
        """Which instruction left undefined what decides at `offset`, if that can be told from the part of the
        kernel that it is in.
        """
        if not self.is_linked:
            return cause_of(self.program, self.found_doubts, offset)
        causes = (cause_of(part, doubts_of(part, self.variant), offset) for part in self.parts)
        return next((cause for cause in causes if cause is not None), None)

    @property
    def programs(self) -> list[KernelAnalysis]:
        """The code that the launch begins with, and its parts."""
        return [self.program, *self.parts]

    def is_early(self, offset: int) -> bool:
        """Whether the load of LDS at `offset` may find nothing: see `early_loads`."""
        return any(offset in each.early_loads for each in self.programs)

    def is_late(self, offset: int) -> bool | None:
        """Whether the operation on LDS at `offset` may be in flight at a barrier: see `unawaited`. None: only
        round a loop.
        """
        found = [each.unawaited for each in self.programs]
        if any(offset in each.operations for each in found):
            return True
        return None if any(offset in each.carried for each in found) else False

    def is_moving(self, offset: int) -> bool:
        """Whether the operation on memory at `offset` may be in flight at a barrier."""
        return any(offset in each.unawaited.memory for each in self.programs)

    @cached_property
    def is_synchronised(self) -> bool:
        """Whether its groups may order themselves through memory."""
        return may_synchronise(self.program)

    @property
    def has_swaps(self) -> bool:
        return self.program.has_swaps

    def flag_at(self, offset: int) -> bool | None:
        """Whether the load at `offset` is one that a loop waits for: see `sync.flag_of`."""
        if any(offset in each.polls.returned for each in self.programs) and not self.waits_for_calls():
            return None
        found = (flag_of(program, offset) for program in self.programs)
        return next((each for each in found if each is not None), None)

    def looks_at(self, load: int, store: int) -> bool | None:
        """Whether the load at an offset, which looks once at a flag that the store sets, sees what any wave
        of its group wrote; None if it is none. See `looks`.
        """
        key = load, store, len(self.parts)
        if key not in self.looks:
            self.looks[key] = self._looks_at(load, store)
        return self.looks[key]

    def _looks_at(self, load: int, store: int) -> bool | None:
        step = self.step_at(load)
        is_set = any(stores_constant(program, store) for program in self.programs)
        if step is None or not is_set or not any(is_look(program, load) for program in self.programs):
            return None
        return reaches_group(step.inst, self.program.arch)

    def waits_for_calls(self) -> bool:
        """Whether a loop, as far as its code is known, may wait for what a function gives back."""
        memory = self.shadow.memory() if self.shadow is not None else None
        if self.shadow is None or self.shadow.launch is None or memory is None:
            return False
        return waits_for_calls(known_code(self.parts, self.shadow.launch, memory))

    def text_at(self, offset: int) -> str:
        """The instruction at a byte offset from the entry, as assembly."""
        step = self.step_at(offset)
        return "" if step is None else isa(self.program.arch, self.abi.wave_size).format(step.inst)

    def step_at(self, offset: int) -> Step | None:
        """The instruction at a byte offset from the entry, where one is known."""
        blocks = self.blocks or self.program.blocks
        return next((step for block in blocks for step in block.steps if step.offset == offset), None)

    def link(self, target: int, context: int, running: Running) -> tuple[int, int]:
        """The address of the part of the kernel that a target leads to (see `link.with_mode`), and the number
        of this visit of it. context: where the wave comes from, as `Seams.enter` has it.
        """
        offset, is_for_any = split_mode(target)
        known = self.part_code.get(target)
        if known is None:
            variant = replace(self.variant, mode=None) if is_for_any else self.variant
            known, self.subjects[target] = self.make_part(offset, running, variant)
            self.part_code[target] = known
        subject = self.subjects[target]
        subject.entry_va, subject.where = running.launch.entry_va, running.launch.where
        return known.address, self.seams.enter(context, target, subject)

    def make_part(self, offset: int, running: Running, variant: Variant) -> tuple[ModuleCode, Subject]:
        """The part that begins at byte `offset` from the kernel's entry."""
        launch = running.launch
        where = {**launch.where, "pc": launch.entry_va + offset}
        size = self.abi.wave_size
        held = {place for place, count in self.copies.items() if count >= MAX_COPIES}
        program = load(launch.arch, launch.entry_va, running.memory, launch.where, size, offset, held)
        subject = check_part(program, self.abi, launch)
        counters = len(self.blocks)
        if counters + len(program.blocks) > MAX_PART_BLOCKS:
            raise SimFault("E_NOT_MODELLED", TOO_MUCH, where)
        try:
            quick = self.part_module(program, variant, counters, True)
            found = ModuleCode(quick, partial(self.part_module, program, variant, counters, False))
        except NotModelled as refusal:
            raise SimFault("E_NOT_MODELLED", str(refusal), where) from refusal
        self.blocks.extend(program.blocks)
        self.parts.append(program)
        self.copies.update(program.cuts)
        return found, subject

    def part_module(
        self, program: KernelAnalysis, variant: Variant, counters: int, is_quick: bool
    ) -> LlvmModule:
        """Each text of a part has translations of its own."""
        key = self.key_of(program, variant)
        found = build_part(program, variant, key, self.sites_used, counters, is_quick)
        if found.sites > MAX_PART_SITES:
            raise NotModelled(TOO_MUCH)
        self.sites_used = found.sites
        return found


@cache
def grid_function(strict: bool) -> Callable[[int], int]:
    """What runs groups of a grid, by the address of a launch record: see `native/grid.h`."""
    engine().load_runtime()
    if strict:
        engine().load_shadow()
    function: Callable[[int], int] = GRID_FUNCTION(engine().address("db_run_strict" if strict else "db_run"))
    return function
