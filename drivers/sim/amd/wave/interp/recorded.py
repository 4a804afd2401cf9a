"""What an instruction does to registers, as the compiled executor's rules have it, in numpy.

In: an instruction that knows registers alone, and MODE. `jit.tables` writes it on a `Recorder`, whose text
records numpy's functions in place of LLVM IR. Out: a `Recording`, which reads the registers of a wave,
computes and writes them, as often as the instruction runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import SCC
from drivers.sim.amd.wave.code.modes import TRACKED, Mode, writable
from drivers.sim.amd.wave.facts.matrix_layout import LANES_OFF, LANES_UNLIKE
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.state import Wave
from drivers.sim.amd.wave.jit import wave as compiled
from drivers.sim.amd.wave.jit.abi import SOME_LANES, UNLIKE
from drivers.sim.amd.wave.jit.refusal import NotModelled
from drivers.sim.amd.wave.jit.registers import key_of, kind_of_scalar, vector_name
from drivers.sim.amd.wave.jit.tables import write_inst
from drivers.sim.llvm.numpy_text import NumpyText
from drivers.sim.llvm.text import I1, I64, V32

STOPS = {SOME_LANES: ("E_WMMA", LANES_OFF), UNLIKE: ("E_WMMA", LANES_UNLIKE)}
ROOM = 128  # registers that one instruction may read
KEPT = 20_000  # recordings


class Recorder(compiled.Wave):
    """The compiled executor's wave. Registers are read once, in the order of `names`."""

    def __init__(self, of: Wave) -> None:
        self.numpy = NumpyText(ROOM)
        super().__init__(self.numpy, of.lanes, of.abi.vgprs)
        self.lds_bytes = of.abi.lds_bytes
        self.mode_bits = writable(of.arch)
        self.mode = Mode(of.mode & TRACKED)
        self.blend = -1  # lanes that are off keep what they hold
        self.names: list[str] = []

    def load(self, name: str, kind: str) -> str:
        self.names.append(name)
        return self.numpy.given[len(self.names) - 1]

    def scratch_base(self) -> str:
        return self.load("scratch", I64)

    def instructions_run(self) -> str:
        """Cycles: the reference has no other count."""
        return self.load("cycles", I64)

    def clock(self) -> str:
        return self.load("clock", I64)

    @property
    def holds_values(self) -> bool:
        return True

    def stop_unless(self, good: str, why: int) -> None:
        self.numpy.apply(partial(demand, why), (I1, good))

    def note_part(self, part: int) -> None:
        """Nothing outside the registers is asked."""

    def recording(self) -> Recording:
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
        return Recording(self.numpy, self.names, results)


class Stopped(Exception):
    """An instruction found what ends the launch. why: as `jit.abi` numbers it."""

    def __init__(self, why: int) -> None:
        super().__init__(f"stop {why}")
        self.why = why


def demand(why: int, good: Array) -> Array:
    if not good:
        raise Stopped(why)
    return good


@dataclass(frozen=True)
class Recording:
    """reads: names of registers; results: name, type and value of those that are written."""

    text: NumpyText
    reads: list[str]
    results: list[tuple[str, str, str]]

    def run(self, wave: Wave) -> None:
        values = [register(wave, name) for name in self.reads]
        try:
            found = self.text.run(values, *((kind, value) for _, kind, value in self.results))
        except Stopped as stopped:
            raise wave.fault(*STOPS[stopped.why]) from None
        for (name, _, _), value in zip(self.results, found, strict=True):
            set_register(wave, name, value)


def lanes_at(name: str) -> tuple[int, slice]:
    """The index of a vector register, and the lanes of it: of `w` the upper 32."""
    first = 32 * (name[0] == "w")
    return int(name[1:]), slice(first, first + 32)


def clock(wave: Wave) -> int:
    """Cycles up to the instruction in its block."""
    return wave.cycles - (wave.clock_reads[wave.step.offset] if wave.step is not None else 0)


COUNTS: dict[str, Callable[[Wave], int]] = {
    "scratch": lambda wave: wave.scratch_va, "cycles": lambda wave: wave.cycles, "clock": clock,
}  # fmt: skip


def register(wave: Wave, name: str) -> Array:
    if name in COUNTS:
        return np.array(COUNTS[name](wave) & (1 << 64) - 1, np.uint64)[()]
    if name[0] != "s":
        row: Array = wave.vector[lanes_at(name)]
        return row.copy()
    code = key_of(name)
    is_scc = code == SCC.code
    return np.array(wave.scc if is_scc else wave.scalar(code), np.bool_ if is_scc else np.uint32)[()]


def set_register(wave: Wave, name: str, value: Array) -> None:
    if name[0] == "s":
        wave.set_scalar(key_of(name), int(value))
    else:
        wave.vector[lanes_at(name)] = value


Write = Callable[[compiled.Wave, Inst], None]
RECORDINGS: dict[tuple[object, ...], Recording] = {}


def recorded(wave: Wave, inst: Inst, write: Write) -> Recording:
    """What `write` writes of an instruction, kept for other waves under the instruction's text."""
    sizes = wave.lanes, wave.abi.vgprs, wave.abi.lds_bytes
    key = wave.arch, sizes, wave.mode, write, isa(wave.arch, wave.lanes).format(inst)
    found = RECORDINGS.get(key)
    if found is None:
        recorder = Recorder(wave)
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
        self.by_mode: dict[int, Recording] = {}

    def __call__(self, wave: Wave, inst: Inst) -> None:
        found = self.by_mode.get(wave.mode)
        if found is None:
            found = self.by_mode[wave.mode] = recorded(wave, inst, self.write)
        found.run(wave)
