"""How often a card begins instructions of each class: many waves on every SIMD, none waiting for another.

Each experiment launches one kernel with a short loop and with a long one: what the queue's time stamps say
more for the long one is the loop's alone. Outcomes are shader clocks of one SIMD by instruction. How long a
clock is says one wave that reads it at both ends of a loop; under load a card may be slower, and this more.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from drivers.amd.first_light.bench import LANES, OUT_ROWS, ROWS, Bench
from drivers.amd.first_light.experiment import OPEN, Experiment, ExperimentStage, NumberBetween, Outcome
from drivers.amd.isa.generation import generation
from drivers.amd.isa.peaks import LANES as WAVE
from drivers.amd.isa.peaks import peaks
from drivers.amd.isa.times import times

WAVES = 16  # on each SIMD: as many as it holds
UNROLLED, SHORT, REPEATS = 32, 8, 3  # laps of the short loop: enough that waves hide each other's waits
WORK, LITTLE_WORK = 64, 16  # laps that the long loop has more; of a simulated card, whose clock is exact
LEAST, MOST = 0.7, 1.3  # of the figure: a loop has its branch, and no card keeps to its peak
UNHIDDEN = 3.0  # of the figure, where loads come back later than other waves can fill
FIRST, LAST = 16, 56  # registers that are written
CLOCK_LAPS, CLOCK_MASK = (100, 10_000), (1 << 20) - 1
ARCHS = {"gfx11": "gfx1100", "gfx12": "gfx1201"}
LOOP = """
    v_lshlrev_b32_e32 v12, SHIFT, v0
    v_lshrrev_b32_e32 v7, 31, v0
    ZEROS
    ds_store_b128 v12, v[8:11]
    {wait_lds}
    s_mov_b32 s12, LAPS
again:
    REPEATED
    s_sub_u32 s12, s12, 1
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc1 again
"""
CLOCK = """
    s_mov_b32 s12, LAPS
    s_getreg_b32 s9, {cycles}
again:
    s_sub_u32 s12, s12, 1
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc1 again
    s_getreg_b32 s10, {cycles}
    v_mov_b32_e32 v4, s9
    v_mov_b32_e32 v5, s10
"""


@dataclass(frozen=True)
class InstructionClass:
    """A class of instructions. text: with AT for the first and TO for the last of `dwords` registers; gfx12:
    where that has another. wait: for loads, before their registers are written again.
    """

    name: str
    text: str
    dwords: int = 1
    gfx12: str = ""
    wait: str = ""

    def lines(self, arch: str) -> str:
        """As many as one lap has."""
        text = self.gfx12 if self.gfx12 and generation(arch).number == 12 else self.text
        in_flight = UNROLLED // self.dwords if self.wait else (LAST - FIRST) // self.dwords
        found = []
        for number in range(UNROLLED):
            first = FIRST + number % in_flight * self.dwords
            found.append(text.replace("AT", str(first)).replace("TO", str(first + self.dwords - 1)))
            if self.wait and (number + 1) % in_flight == 0:
                found.append(self.wait)
        return "\n".join(found)

    def figure(self, arch: str) -> float:
        """Clocks of a SIMD by the model of time; 0 where it has none."""
        chip, found = peaks(arch), times(arch)
        moved = chip.unit_simds * WAVE * 4 * self.dwords
        if self.name.startswith("lds"):
            return moved / chip.lds_bytes
        if self.name.startswith("vector-memory"):
            return moved / chip.cache_bytes
        lasting = {"transcendental": found.trans, "multiply": found.mad64, "double": chip.double}
        return {**lasting, "matrix": chip.matrix, "scalar-memory": 0}.get(self.name, 1)


LDS, VECTOR, SCALAR = "{wait_lds}", "{wait_vector}", "{wait_scalar}"
KINDS = (
    InstructionClass("fp32", "v_fma_f32 vAT, v7, v7, v7"),
    InstructionClass("packed", "v_pk_fma_f16 vAT, v7, v7, v7"),
    InstructionClass("dual", "v_dual_mul_f32 vAT, v4, v5 :: v_dual_mul_f32 vTO, v6, v7", 2),
    InstructionClass("transcendental", "v_exp_f32_e32 vAT, v7"),
    InstructionClass("multiply", "v_mul_lo_u32 vAT, v7, v7"),
    InstructionClass("double", "v_fma_f64 v[AT:TO], v[8:9], v[8:9], v[8:9]", 2),
    InstructionClass(
        "matrix",
        "v_wmma_f32_16x16x16_f16 v[AT:TO], v[56:63], v[56:63], v[AT:TO]",
        8,
        "v_wmma_f32_16x16x16_f16 v[AT:TO], v[56:59], v[56:59], v[AT:TO]",
    ),
    InstructionClass("lds-b32", "ds_load_b32 vAT, v12", wait=LDS),
    InstructionClass("lds-b64", "ds_load_b64 v[AT:TO], v12", 2, wait=LDS),
    InstructionClass("lds-b128", "ds_load_b128 v[AT:TO], v12", 4, wait=LDS),
    InstructionClass("scalar-memory", "s_load_b32 sAT, s[4:5], {zero}", wait=SCALAR),
    InstructionClass("vector-memory-b32", "global_load_b32 vAT, v12, s[4:5]", wait=VECTOR),
    InstructionClass("vector-memory-b64", "global_load_b64 v[AT:TO], v12, s[4:5]", 2, wait=VECTOR),
    InstructionClass("vector-memory-b128", "global_load_b128 v[AT:TO], v12, s[4:5]", 4, wait=VECTOR),
)


def clocks(bench: Bench, kind: InstructionClass) -> Outcome:
    """Shader clocks of a SIMD by instruction."""
    work = LITTLE_WORK if bench.site.is_simulated else WORK
    laps = max(2, int(work // max(1, kind.figure(bench.arch))))  # fewer where an instruction lasts
    waves = WAVES * bench.device.card.node.properties["simd_count"]
    short, long = (timed(bench, loop(bench.arch, kind, count), waves) for count in (SHORT, SHORT + laps))
    return round((long - short) * shader_mhz(bench) / 1000 / (WAVES * UNROLLED * laps), 2)


def loop(arch: str, kind: InstructionClass, laps: int) -> str:
    zeros = "\n".join(f"v_mov_b32_e32 v{at}, 0" for at in (6, *range(8, 12), *range(FIRST, 64)))
    shift = kind.dwords.bit_length() - 1 if kind.dwords <= 4 else 0
    text = LOOP.replace("SHIFT", str(shift)).replace("ZEROS", zeros)
    return text.replace("LAPS", str(laps)).replace("REPEATED", kind.lines(arch))


def timed(bench: Bench, body: str, waves: int) -> int:
    """Nanoseconds between time stamps around a launch of so many waves, the least of some."""
    program = bench.device.load(bench.code(body, lds_bytes=512))
    source = bench.device.buffer(np.zeros(ROWS * LANES, np.uint32), "inputs")
    out = bench.device.buffer(np.zeros(OUT_ROWS * LANES, np.uint32), "outputs")
    found = min(bench.launch_ns(program, source, out, (waves, 1, 1)) for _ in range(repeats(bench)))
    source.free()
    out.free()
    return found


def shader_mhz(bench: Bench) -> float:
    """The shader's clock while one wave runs: what it counts more in a longer loop, by time stamps."""
    source = bench.device.buffer(np.zeros(ROWS * LANES, np.uint32), "inputs")
    out = bench.device.buffer(np.zeros(OUT_ROWS * LANES, np.uint32), "outputs")
    found = []
    for laps in CLOCK_LAPS:
        program = bench.device.load(bench.code(CLOCK.replace("LAPS", str(laps))))
        ns = min(bench.launch_ns(program, source, out, (1, 1, 1)) for _ in range(repeats(bench)))
        looks = out.numpy(np.uint32, (OUT_ROWS, LANES))[:, 0]
        found.append((ns, int(looks[1]) - int(looks[0]) & CLOCK_MASK))
    source.free()
    out.free()
    (short_ns, short), (long_ns, long) = found
    return (long - short) / max(1, long_ns - short_ns) * 1000


def repeats(bench: Bench) -> int:
    """How often a launch is timed: a simulated card's times are the same but for its first launch."""
    return 2 if bench.site.is_simulated else REPEATS


def clock_mhz(bench: Bench) -> Outcome:
    return round(shader_mhz(bench))


def expected(kind: InstructionClass) -> object:
    """A range for each generation, or nothing where the model has no figure."""
    most = UNHIDDEN if kind.name.startswith("vector-memory") else MOST
    figures = {generation: kind.figure(arch) for generation, arch in ARCHS.items()}
    return {
        generation: NumberBetween(LEAST * figure, most * figure) if figure else OPEN
        for generation, figure in figures.items()
    }


def belief(kind: InstructionClass) -> str:
    figures = {kind.figure(arch) for arch in ARCHS.values()}
    if figures == {0}:
        return f"nothing is believed of how often a SIMD begins a {kind.name.replace('-', ' ')} load"
    said = " or ".join(f"{figure:g}" for figure in sorted(figures))
    return f"a SIMD begins {kind.text.split()[0]} once in {said} clocks"


STAGES = (
    ExperimentStage(
        "throughput",
        "none known: the whole card computes for some milliseconds",
        (
            Experiment(
                "shader-clock",
                "nothing is believed of the shader's clock while one wave runs; in captures 966 to 3437 MHz",
                "what clocks are in time",
                clock_mhz,
                OPEN,
            ),
            *(
                Experiment(
                    f"throughput-{kind.name}",
                    belief(kind),
                    "what the model of time should reckon with",
                    partial(clocks, kind=kind),
                    expected(kind),
                )
                for kind in KINDS
            ),
        ),
    ),
)
