"""What real cards did with a kernel, and what the simulated cards do with it: the sequence of each wave,
counts of instructions, times by the model.

Runs where DOORBELL_CAPTURES names a folder of tinygrad's profiles, as its extra/sqtt/examples: `make
conformance`. Nothing of those files is in the repository.
"""

from __future__ import annotations

import os
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autogen.amd import gc_11_0_0, gc_12_0_0
from drivers.amd.isa.times import times
from drivers.sim.amd.wave import launch as waves
from drivers.sim.amd.wave.code.pace import LINE_BYTES, PaceFacts
from drivers.sim.amd.wave.interp import executor
from drivers.sim.amd.wave.launch import Counters, Launch
from drivers.sim.chips import NAVI31, NAVI48
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions
from tools.sqtt.capture import CapturedCode, CapturedLaunch, code_of, read_capture
from tools.sqtt.tokens import clock_mhz, layout_of, read_tokens
from tools.sqtt.waves import SILENT, follow, span

FOLDER = os.environ.get("DOORBELL_CAPTURES")
FILES = sorted(Path(FOLDER).glob("gfx1[12]*/*.pkl")) if FOLDER else []
pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not FILES, reason="DOORBELL_CAPTURES names no folder of thread traces"),
]
ONE = (1, 1, 1)
SHAPES = {  # kernel -> (work-groups, lanes of each), as tinygrad launched it
    "E": (ONE, ONE),
    "E_3": (ONE, ONE),
    "E_32_4": (ONE, (32, 1, 1)),
    "r_32_32_16_2": ((32, 32, 1), (16, 1, 1)),
    "custom_lds_sync": (ONE, (128, 1, 1)),
    "custom_handwritten": (ONE, (128, 1, 1)),
}
CHIPS = {"gfx1100": NAVI31, "gfx1201": NAVI48}
RSRC3 = {"gfx1100": gc_11_0_0.COMPUTE_PGM_RSRC3, "gfx1201": gc_12_0_0.COMPUTE_PGM_RSRC3}
CODE_VA, ARGUMENTS_VA, BUFFERS_VA, BUFFER_BYTES, BUFFERS = 0x1_0000, 0x80_0000, 0x100_0000, 1 << 16, 8
LDS_GRANULE, FACTOR, CLOSER = 512, 2, 1.5


class Run:
    """A captured kernel on the waves of our simulated card, without what strictness refuses: two of these
    kernels read registers and LDS that nobody wrote.
    """

    def __init__(self, captured: CapturedLaunch, code: CapturedCode) -> None:
        self.code, self.regions, self.held = code, Regions(), []
        self.put(np.frombuffer(code.image + bytes(4096), np.uint8).copy(), CODE_VA)
        places = [BUFFERS_VA + (number << 20) for number in range(BUFFERS)]
        for place in places:
            self.put(np.zeros(BUFFER_BYTES, np.uint8), place)
        self.put(np.array(places, np.uint64), ARGUMENTS_VA)
        self.launch = self.launch_of(SHAPES[captured.kernel])

    def put(self, array: Any, va: int) -> None:
        self.held.append(array)
        self.regions.add(va, array.ctypes.data, array.nbytes, writable=True)

    def launch_of(self, shape: Any) -> Launch:
        descriptor = self.code.descriptor
        granules = -(-descriptor.group_segment_fixed_size // LDS_GRANULE) + 1  # one kernel reads past its own
        rsrc2 = descriptor.compute_pgm_rsrc2 & ~(0x1FF << 15) | granules << 15
        count = rsrc2 >> 1 & 31
        data = (ARGUMENTS_VA, *[0] * (count - 1)) if count else ()
        rsrc3 = RSRC3[self.code.arch].decode(descriptor.compute_pgm_rsrc3)
        prefetched = LINE_BYTES * max(1, rsrc3.inst_pref_size)
        words = descriptor.compute_pgm_rsrc1, rsrc2
        return Launch(self.code.arch, CODE_VA, *words, prefetched, data, *shape, True, 0, 0, {"queue": 0})

    def sequences(self, monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
        """Program counters of each wave, as a thread trace has them."""
        found: dict[int, list[int]] = defaultdict(list)
        plain = executor.WaveFlow.execute

        def noted(flow: executor.WaveFlow, prepared: executor.Prepared) -> None:
            name = prepared.step.inst.defn.mnemonic
            if name not in (*SILENT, "s_endpgm", "s_code_end"):
                found[id(flow.wave)].append(prepared.step.offset)
            else:
                found.setdefault(id(flow.wave), [])
            self.held.append(flow.wave)
            plain(flow, prepared)

        monkeypatch.setattr(executor.WaveFlow, "execute", noted)
        memory = AddressSpace(self.regions)
        executor.run(self.launch, waves.find_kernel(self.launch, memory).program, memory, 1_000_000)
        return list(found.values())

    def counted(self) -> Counters:
        memory = AddressSpace(self.regions)
        return (
            waves.find_kernel(self.launch, memory).compiled(self.launch).run(self.launch, memory, 1_000_000)
        )

    def cycles(self, is_again: bool) -> int:
        """By the model."""
        chip, counters = CHIPS[self.code.arch], self.counted()
        assert counters.program is not None
        machine = PaceFacts(chip.shader_engines, chip.simd_count, is_again, self.launch.prefetch_bytes)
        return counters.program.pace.cycles(counters.blocks, counters.waves, machine)


@cache
def captured(path: Path) -> list[tuple[CapturedLaunch, CapturedCode]]:
    launches = [(launch, code_of(launch)) for launch in read_capture(path)]
    return [(launch, code) for launch, code in launches if code is not None]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_each_traced_wave_went_the_way_of_ours(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for launch, code in captured(path):
        traced = [
            wave.counters
            for engine in launch.engines
            if engine.has_instructions
            for wave in follow(layout_of(engine.stream), read_tokens(engine.stream), code)
        ]
        with monkeypatch.context() as patch:
            ours = Run(launch, code).sequences(patch)
        assert sum(span(read_tokens(engine.stream))[0] for engine in launch.engines) == len(ours)
        assert [wave for wave in traced if wave not in ours] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_counters_are_ours(path: Path) -> None:
    """SQ counts dual instructions once and no branches, waits and nops; GFX12's no s_barrier_signal."""
    for launch, code in captured(path):
        counters = Run(launch, code).counted()
        assert counters.program is not None
        units = counters.by_class
        signals = sum(
            runs
            for runs, block in zip(counters.blocks, counters.program.blocks, strict=True)
            for step in block.steps
            if step.inst.defn.mnemonic == "s_barrier_signal"
        )
        assert launch.counters["SQ_INSTS_VALU"] == units.get("valu", 0) + units.get("trans", 0)
        assert launch.counters["SQ_INSTS_SALU"] == units.get("salu", 0) - signals


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_the_model_of_time_is_within_a_factor_of_two_in_cycles(path: Path) -> None:
    for number, (launch, code) in enumerate(captured(path)):
        spans = [span(read_tokens(engine.stream)) for engine in launch.engines]
        real = max(end - begin for _, begin, end in spans)
        model = Run(launch, code).cycles(number > 0)
        assert real / FACTOR <= model <= real * FACTOR, f"{launch.kernel}: {model} cycles, really {real}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_and_by_the_time_stamps_of_the_queue_at_the_clock_of_the_trace(path: Path) -> None:
    """Where the trace tells its clock: the shortest do not."""
    for number, (launch, code) in enumerate(captured(path)):
        clock = max(clock_mhz(engine.stream) for engine in launch.engines)
        cycles = times(code.arch).packets[number > 0] + Run(launch, code).cycles(number > 0)
        real = launch.duration_ns * clock / 1000
        assert not clock or real / CLOSER <= cycles <= real * CLOSER, f"{launch.kernel}: {cycles}, {real:.0f}"
