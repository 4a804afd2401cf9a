"""How many shader clocks instructions take, one after the other: measured, since our model is only a model.

Each experiment of a class runs `COUNT` equal instructions between two looks at the shader's clock and tells
the clocks of one. Each level of memory is asked by loads whose addresses wait for the load before, over as
many lines as the level holds and no smaller one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from drivers.amd.first_light.bench import LANES, OUT_ROWS, Bench
from drivers.amd.first_light.experiment import OPEN, Experiment, ExperimentStage, NumberBetween, Outcome
from drivers.amd.isa.times import Times, times
from hcq.heap import MemoryKind

COUNT = 64
CLOCK_MASK = (1 << 20) - 1
ARCHS = {"gfx11": "gfx1100", "gfx12": "gfx1201"}
LOOSE = 0.3  # of a figure; and one clock more, for the instruction that waits
BODY = """
    v_mov_b32_e32 v6, 0
    v_mov_b32_e32 v7, 0
    ds_store_b32 v6, v7
    {{wait_lds}}
    s_mov_b32 s8, 0
    {first}
    s_getreg_b32 s9, {{cycles}}
    {repeated}
    s_getreg_b32 s10, {{cycles}}
    v_mov_b32_e32 v4, s9
    v_mov_b32_e32 v5, s10
"""


@dataclass(frozen=True)
class Class:
    """What is repeated, and its clocks by captures, of a chip's figures; without, nothing is believed."""

    name: str
    text: str
    figure: Callable[[Times], int] | None = None

    def figures(self) -> dict[str, int]:
        if self.figure is None:
            return {}
        return {generation: self.figure(times(arch)) for generation, arch in ARCHS.items()}

    def expected(self) -> object:
        found = self.figures()
        return {g: NumberBetween((1 - LOOSE) * f, (1 + LOOSE) * f + 1) for g, f in found.items()} or OPEN

    def belief(self) -> str:
        found = " and ".join(map(str, self.figures().values()))
        if not found:
            return "nothing is believed of the clocks of this in a row"
        return f"clocks of this in a row, as public captures of an RX 7900 XTX and 9070 XT have them: {found}"


CLASSES = (
    Class("scalar", "s_add_u32 s8, s8, 1", lambda found: found.salu),
    Class("vector", "v_add_f32_e32 v6, v6, v7", lambda found: found.valu),
    Class("vector-apart", "v_add_f32_e32 v{at}, v7, v7", lambda found: 1),
    Class("transcendental", "v_exp_f32_e32 v{at}, v7", lambda found: found.trans),
    Class("double", "v_add_f64 v[8:9], v[8:9], v[8:9]"),
    Class("lds", "ds_load_b32 v6, v6\n{{wait_lds}}", lambda found: found.lds),
)


def clocks(bench: Bench, instruction: str) -> Outcome:
    """Shader clocks of one instruction, in a row of them. A look at the clocks alone is taken off."""
    return round((row(bench, instruction, COUNT) - row(bench, instruction, 0)) / COUNT, 2)


def row(bench: Bench, instruction: str, count: int) -> int:
    """Clocks between two looks with `count` instructions between, of the second run: with warm caches."""
    made = [instruction.replace("{at}", str(8 + 2 * (at % 16))) for at in range(count)]
    first = instruction.replace("{at}", "8")
    if "v[8:9]" in instruction:
        first = "v_mov_b32_e32 v8, 0\nv_mov_b32_e32 v9, 0\n" + first
    body = BODY.format(first=first, repeated="\n".join(made)).replace("{{", "{").replace("}}", "}")
    code = bench.code(body, lds_bytes=512)
    bench.launch(code, lanes=1)
    found = bench.launch(code, lanes=1)
    return (int(found[1, 0]) - int(found[0, 0])) & CLOCK_MASK


LINE_LOG2 = 8  # bytes from one line to the next: the longest that a cache of either chip has
STEP, STRIDE = 12345, 5  # the next line is line * STRIDE + STEP, which comes by all of a power of two
IN_A_LAP, MOST_LOADS = 16, 1 << 17
# A vector load, while whose data is awaited the next line is worked out; and a scalar one.
VECTOR_LOAD = """
    v_lshl_add_u32 v8, v6, LINE, v7
    global_load_b32 v7, v8, s[4:5]
    v_lshl_add_u32 v6, v6, 2, v6
    v_add_nc_u32_e32 v6, STEP, v6
    v_and_b32_e32 v6, MASK, v6
    {wait_vector}
"""
SCALAR_LOAD = """
    s_lshl_b32 s14, s15, LINE
    s_add_u32 s14, s14, s16
    s_load_b32 s16, s[4:5], s14
    s_mul_i32 s15, s15, 5
    s_add_u32 s15, s15, STEP
    s_and_b32 s15, s15, MASK
    {wait_scalar}
"""
LAPS = """
    s_mov_b32 s12, COUNT
    s_mov_b32 s13, 0
NAME:
    s_getreg_b32 s10, {cycles}
    LOADS
    s_getreg_b32 s11, {cycles}
    s_sub_u32 s11, s11, s10
    s_and_b32 s11, s11, 0xfffff
    s_add_u32 s13, s13, s11
    s_sub_u32 s12, s12, 1
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc1 NAME
"""


@dataclass(frozen=True)
class Level:
    """bytes: over which loads go, more than smaller levels hold. is_warm: all of it is loaded once before.
    chips: those that have it; reported: what others measured, for the belief's sentence.
    """

    name: str
    bytes: int
    reported: str = ""
    load: str = VECTOR_LOAD
    kind: MemoryKind = MemoryKind.DEVICE
    is_warm: bool = True
    chips: tuple[str, ...] = tuple(ARCHS)

    @property
    def loads(self) -> int:
        return min(self.bytes >> LINE_LOG2, MOST_LOADS)

    def body(self) -> str:
        mask = (self.bytes >> LINE_LOG2) - 1
        load = self.load.replace("LINE", str(LINE_LOG2)).replace("STEP", str(STEP)).replace("MASK", hex(mask))
        laps = LAPS.replace("LOADS", IN_A_LAP * load).replace("COUNT", str(self.loads // IN_A_LAP))
        parts = ["warm", "timed"] if self.is_warm else ["timed"]
        zeros = "v_mov_b32_e32 v6, 0\nv_mov_b32_e32 v7, 0\ns_mov_b32 s15, 0\ns_mov_b32 s16, 0\n"
        return zeros + "".join(laps.replace("NAME", name) for name in parts) + "v_mov_b32_e32 v4, s13"

    def belief(self) -> str:
        is_scalar, chips = self.load is SCALAR_LOAD, [times(arch) for arch in ARCHS.values()]
        model = " and ".join(str(chip.smem if is_scalar else chip.vmem) for chip in chips)
        said = f"; reported of an RX 7900 XTX: {self.reported}" if self.reported else ""
        return f"nothing is believed: the model of time has {model} clocks for every level{said}"


REPORT = "in power-saving and other states (chipsandcheese.com, 2023)"
LEVELS = (
    Level("scalar-cache", 8 << 10, load=SCALAR_LOAD),
    Level("l0", 8 << 10),
    Level("l1", 128 << 10, chips=("gfx11",)),
    Level("l2", 2 << 20),
    Level("infinity-cache", 32 << 20, f"199 and 150 ns {REPORT}"),
    Level("video-memory", 256 << 20, is_warm=False),
    Level("host-memory", 64 << 10, kind=MemoryKind.HOST, is_warm=False),
)


def level_clocks(bench: Bench, level: Level) -> Outcome:
    """Shader clocks from one load to the next."""
    buffer = bench.device.empty(level.bytes, level.name, level.kind)
    if level.kind is MemoryKind.HOST:
        buffer.host_view()[:] = bytes(level.bytes)
    else:
        queue = bench.device.copy_queue
        queue.begin()
        queue.fill(buffer.gpu_va, 0, level.bytes)
        buffer.points[queue.index] = queue.next_point
        queue.submit()
    out = bench.device.buffer(np.zeros(OUT_ROWS * LANES, np.uint32), "outputs")
    bench.device.load(bench.code(level.body()))(buffer, out, grid=(1, 1, 1), block=(1, 1, 1))
    found = int(out.numpy(np.uint32, (OUT_ROWS * LANES,))[0])
    buffer.free()
    out.free()
    return round(found / level.loads, 1)


LATENCIES = tuple(
    Experiment(
        f"latency-{each.name}",
        each.belief(),
        "what schedule_list and the model of time should reckon with",
        partial(clocks, instruction=each.text),
        each.expected(),
    )
    for each in CLASSES
) + tuple(
    Experiment(
        f"latency-{each.name}",
        each.belief(),
        "what the model of time should reckon with at this level",
        partial(level_clocks, level=each),
        dict.fromkeys(each.chips, OPEN),
    )
    for each in LEVELS
)
STAGES = (ExperimentStage("latencies", "none known: clocks are read", LATENCIES),)
