"""What an instruction does, as the compiled executor's rules have it, in numpy.

In: an instruction and MODE. `jit.tables` writes it on a `RecordingWave`, whose text records numpy's functions
in place of LLVM IR, and in place of calls of the native library those of `library` and `buffers`. Out: a
`RecordedInstruction`, which reads the registers of a wave, computes and writes them, as often as the
instruction runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import SCC
from drivers.sim.amd.wave.code.modes import TRACKED, Mode, writable
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.state import WaveState
from drivers.sim.amd.wave.jit import wave as compiled
from drivers.sim.amd.wave.jit.abi import STOPS
from drivers.sim.amd.wave.jit.modes import MODE_CODE
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.registers import key_of, kind_of_scalar, vector_name
from drivers.sim.amd.wave.jit.tables import Write, write_inst
from drivers.sim.llvm.numpy_text import NumpyText
from drivers.sim.llvm.text import I1, I64, PTR, V32

RECORD = {SLOTS.scratch_lane_bytes: "scratch_lane_bytes"}
KEPT = 20_000  # recordings


class RecordingWave(compiled.Wave):
    """The compiled executor's wave. Registers are read once, in the order of `names`."""

    def __init__(self, of: WaveState) -> None:
        self.numpy = NumpyText(0)
        super().__init__(self.numpy, of.lanes, of.abi.vgprs)
        self.lds_bytes = of.abi.lds_bytes
        self.mode_bits = writable(of.arch)
        self.mode, self.keeps_mode = Mode(of.mode & TRACKED), True
        self.blend = -1  # lanes that are off keep what they hold
        self.names: list[str] = []
        self.numpy.caller = self.load("wave", PTR)

    def load(self, name: str, kind: str) -> str:
        self.names.append(name)
        return self.numpy.source()

    def scratch_base(self) -> str:
        return self.load("scratch", I64)

    def record(self, slot: int, kind: str = I64) -> str:
        return self.load(RECORD[slot], kind)

    def site(self) -> str:
        """The reference keeps no translations."""
        return "null"

    def record_address(self, slot: int) -> str:
        return "null"

    def private_site(self) -> str:
        return "null"

    def instructions_run(self) -> str:
        """Cycles: the reference has no other count."""
        return self.load("cycles", I64)

    def clock(self) -> str:
        return self.load("clock", I64)

    @property
    def holds_values(self) -> bool:
        return True

    @property
    def in_place(self) -> bool:
        return False

    def stop_unless(self, good: str, why: int) -> None:
        self.numpy.apply(partial(demand, why), (I1, good))

    def stop(self, why: int) -> None:
        self.stop_unless("false", why)

    def leave_unless(self, good: str) -> None:
        """The library has raised the fault."""

    def note_part(self, part: int) -> None:
        self.numpy.first_lane = 32 * part

    def recording(self) -> RecordedInstruction:
        results = [
            (f"s{code}", kind_of_scalar(f"s{code}"), value)
            for code, value in self._scalars.items()
            if f"s{code}" in self._dirty
        ]
        results += [
            (vector_name(key), V32, value)
            for key, value in self._vectors.items()
            if vector_name(key) in self._dirty
        ]
        writes = {name: self.numpy.place(kind, value) for name, kind, value in results}
        reads = [reader(name) for name in self.names]
        return RecordedInstruction(self.numpy, reads, [*writes], [*writes.values()])


class WaveStopped(Exception):
    """An instruction found what ends the launch. why: as `jit.abi` numbers it."""

    def __init__(self, why: int) -> None:
        super().__init__(f"stop {why}")
        self.why = why


def demand(why: int, good: Array) -> Array:
    if not good:
        raise WaveStopped(why)
    return good


RegisterRead = Callable[[WaveState], Any]


@dataclass(frozen=True)
class RecordedInstruction:
    """reads: what gives the values of registers; written: names of registers; results: places of values."""

    text: NumpyText
    reads: list[RegisterRead]
    written: list[str]
    results: list[int]

    def run(self, wave: WaveState) -> None:
        try:
            found = self.text.run([read(wave) for read in self.reads], self.results)
        except WaveStopped as stopped:
            raise wave.fault(*STOPS[stopped.why]) from None
        for name, value in zip(self.written, found, strict=True):
            set_register(wave, name, value)


def lanes_at(name: str) -> tuple[int, slice]:
    """The index of a vector register, and the lanes of it: of `w` the upper 32."""
    first = 32 * (name[0] == "w")
    return int(name[1:]), slice(first, first + 32)


def clock(wave: WaveState) -> int:
    """Cycles up to the instruction in its block."""
    return wave.cycles - (wave.clock_reads[wave.step.offset] if wave.step is not None else 0)


READS: dict[str, RegisterRead] = {
    "wave": lambda wave: wave,
    "scratch": lambda wave: np.uint64(wave.scratch_va),
    "scratch_lane_bytes": lambda wave: np.uint64(wave.scratch_lane_bytes),
    "cycles": lambda wave: np.uint64(wave.cycles),
    "clock": lambda wave: np.uint64(clock(wave) & (1 << 64) - 1),
    f"s{SCC.code}": lambda wave: np.bool_(wave.scc),
    f"s{MODE_CODE}": lambda wave: np.uint32(wave.mode),
}


@cache
def reader(name: str) -> RegisterRead:
    """What gives the value of a register, or of what else a rule asks."""
    if name in READS:
        return READS[name]
    if name[0] == "s":
        code = key_of(name)
        return lambda wave: np.uint32(wave.scalar(code))
    place = lanes_at(name)
    return lambda wave: wave.vector[place].copy()


def set_register(wave: WaveState, name: str, value: Array) -> None:
    if name == f"s{MODE_CODE}":
        wave.mode = int(value)
    elif name[0] == "s":
        wave.set_scalar(key_of(name), int(value))
    else:
        wave.vector[lanes_at(name)] = value


RECORDINGS: dict[tuple[object, ...], RecordedInstruction] = {}


def recorded(wave: WaveState, inst: Inst, write: Write) -> RecordedInstruction:
    """What `write` writes of an instruction, kept for other waves under the instruction's text."""
    sizes = wave.lanes, wave.abi.vgprs, wave.abi.lds_bytes
    key = wave.arch, sizes, wave.mode, write, isa(wave.arch, wave.lanes).format(inst)
    found = RECORDINGS.get(key)
    if found is None:
        recorder = RecordingWave(wave)
        try:
            write(recorder, inst)
        except (NotModelled, ValueError) as refusal:
            wave.refuse(str(refusal))
        if len(RECORDINGS) >= KEPT:
            RECORDINGS.clear()
        found = RECORDINGS[key] = recorder.recording()
    return found


class Replay:
    """A handler: an instruction of one kernel, recorded for each MODE that it meets."""

    def __init__(self, write: Write = write_inst) -> None:
        self.write = write
        self.by_mode: dict[int, RecordedInstruction] = {}

    def __call__(self, wave: WaveState, inst: Inst) -> None:
        found = self.by_mode.get(wave.mode)
        if found is None:
            found = self.by_mode[wave.mode] = recorded(wave, inst, self.write)
        found.run(wave)
