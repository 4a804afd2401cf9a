"""What the code generator must know of one generation of the instruction set, as data.

Stands under every pass that differs between GFX11 and GFX12; nobody else asks which chip it is. Instructions
go by their GFX11 names until `emit.py` looks up the generation's own. Sources: RDNA3 and RDNA4 ISA documents;
LLVM AMDGPUUsage, "Initial Kernel Execution State"; names and field widths as LLVM's assembler has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product

from drivers.amd.isa.generation import generation as isa_row
from drivers.amd.isa.operand import ttmp
from drivers.amd.isa.peaks import peaks
from drivers.amd.isa.times import times
from tensor.codegen import FOLDERS, abilities
from tensor.codegen.gpu.machine import Code
from tensor.codegen.rdna.counters import SharedCounters, SplitCounters, WaitCounters
from tensor.codegen.rdna.hazards import part_permlanes, wait_for_transcendentals
from tensor.codegen.rdna.scalar_hazards import wait_for_scalars
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, divmod_form, of_axis
from tensor.ir.loops import Fragment, Kinds
from tensor.plan.target import Target

BARRIER_OF_GROUP = -1
EDGE = 16  # rows, columns and steps of a matrix instruction
SIGNED = ":signed"  # behind the name of one whose bytes have signs
PRODUCTS = (
    (dtypes.float16, dtypes.float32, "f32_16x16x16_f16"),
    (dtypes.bfloat16, dtypes.float32, "f32_16x16x16_bf16"),
    (dtypes.int8, dtypes.int32, f"i32_16x16x16_iu8{SIGNED}"),
    (dtypes.uint8, dtypes.int32, "i32_16x16x16_iu8"),
)
FLOATS_OF_8 = {"fp8": dtypes.float8_e4m3fn, "bf8": dtypes.float8_e5m2}


@dataclass(frozen=True)
class DualRules:
    """Which two instructions may be one dual instruction (VOPD).

    banks: first sources, and second ones, come from registers that differ modulo this. share: or both are one
    register. ordered: the first half must not write what the second reads.
    """

    banks: int
    share: bool
    ordered: bool


@dataclass(frozen=True)
class Generation:
    """One generation.

    group_id: operand code of the scalar register that holds the work-group's number at entry.
    vector_reach, scalar_reach: bytes that an immediate offset of vector and scalar loads goes either way.
    barrier: the instructions at which a work-group meets. fragments: what its matrix instructions multiply.
    extremes: maximum and minimum of floats that give NaN if either source is, by operation; empty where it
    takes several instructions. dual: what pairs of instructions keep. hazards: passes, in order, that resolve
    what the hardware does not. names: mnemonics that differ from GFX11's.
    """

    group_id: int
    vector_reach: int
    scalar_reach: int
    barrier: tuple[tuple[str, tuple[int, ...]], ...]
    fragments: tuple[Fragment, ...]
    counters: WaitCounters
    dual: DualRules
    hazards: tuple[Callable[[Code], None], ...]
    extremes: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def resolve_hazards(self, code: Code) -> None:
        """Run the hazard passes."""
        for resolve in self.hazards:
            resolve(code)


def fragments(
    depth: int, half: int, row_step: int, row_half: int, floats_of_8: Iterable[str] = ()
) -> tuple[Fragment, ...]:
    """The products of a generation: 16 x 16 x 16, of halves with sums in float32, of bytes in 32 bits, of
    those floats of 8 bits in float32.

    Lanes 0..15 hold rows of the left side and columns of the right one, lanes 16..31 the same ones again.
    depth: of the 16 steps, those that one lane holds; half: what lanes 16..31 add to the step. The row of
    result register r is ``r * row_step``, in lanes 16..31 row_half more; its column is the lane's number in
    its half.
    """
    lane, along, register = Axis(0, 32), Axis(1, depth), Axis(2, 8)
    upper, lower = divmod_form(of_axis(lane), EDGE)
    step = upper * half + of_axis(along)
    row = of_axis(register) * row_step + upper * row_half
    rows: list[tuple[DType, DType, str, Kinds]] = [(*known, None) for known in PRODUCTS]
    for left, right in product(floats_of_8, repeat=2):
        kinds = FLOATS_OF_8[left], FLOATS_OF_8[right]
        rows.append((dtypes.uint8, dtypes.float32, f"f32_16x16x16_{left}_{right}", kinds))
    return tuple(
        Fragment(
            f"v_wmma_{suffix}",
            *(EDGE, EDGE, EDGE, side, result, lane, along, register),
            *(lower, lower, step, row, lower, kinds),
        )
        for side, result, suffix, kinds in rows
    )


GFX11 = Generation(
    group_id=2,
    vector_reach=1 << 12,
    scalar_reach=1 << 20,
    barrier=(("s_barrier", ()),),
    fragments=fragments(depth=16, half=0, row_step=2, row_half=1),
    counters=SharedCounters(),
    dual=DualRules(banks=2, share=False, ordered=False),  # documents ask for 4; see LLVM #220348
    hazards=(wait_for_transcendentals, part_permlanes),
)
GFX12 = Generation(
    group_id=ttmp(9).code,
    vector_reach=1 << 23,
    scalar_reach=1 << 23,
    barrier=(("s_barrier_signal", (BARRIER_OF_GROUP,)), ("s_barrier_wait", (BARRIER_OF_GROUP & 0xFFFF,))),
    fragments=fragments(depth=8, half=8, row_step=1, row_half=8, floats_of_8=FLOATS_OF_8),
    counters=SplitCounters(),
    dual=DualRules(banks=4, share=True, ordered=True),
    hazards=(wait_for_scalars, part_permlanes),
    extremes={"max": "v_maximum", "min": "v_minimum"},
    names={
        "s_add_i32": "s_add_co_i32",
        "s_sub_i32": "s_sub_co_i32",
        "s_add_u32": "s_add_co_u32",
        "s_addc_u32": "s_add_co_ci_u32",
        "v_max_f32": "v_max_num_f32",
        "v_min_f32": "v_min_num_f32",
        "v_max_f64": "v_max_num_f64",
        "v_min_f64": "v_min_num_f64",
        "v_med3_f32": "v_med3_num_f32",
        "v_mad_u64_u32": "v_mad_co_u64_u32",
    },
)
ROWS = {11: GFX11, 12: GFX12}
GENERATIONS = {arch: ROWS[isa_row(arch).number] for arch, folder in FOLDERS.items() if folder == "rdna"}
# From a load to its use where the last cache hits: no trace has it. chipsandcheese.com (2023) measured 150
# ns of an RX 7900 XTX whose fabric runs fast, 199 ns of one that saves power: 400 to 540 at the traces' 2700
# MHz.
HIT_CYCLES = 400
SHARED_BYTES = 1 << 16  # of one work-group


def latencies(arch: str) -> dict[str, int]:
    """Cycles from an instruction of each unit to its result's use, and for which a matrix instruction keeps
    its SIMD."""
    return {**times(arch).results, "matrix": peaks(arch).matrix}


def target_of(arch: str, chip: Generation) -> Target:
    """The chip as plans see it, by the figures of the card that was traced."""
    figures = times(arch)
    return Target(
        arch,
        lanes=32,
        units=figures.simds,
        latency=HIT_CYCLES,
        busy_latency=figures.vmem_busy,
        registers=128,
        fragments=chip.fragments,
        start=figures.first_instruction + figures.vmem - HIT_CYCLES,
        shared=SHARED_BYTES,
        wave_start=figures.wave_launch / figures.engines,
        longest=abilities(arch).longest,
    )


TARGETS = {arch: target_of(arch, chip) for arch, chip in GENERATIONS.items()}


def generation(arch: str) -> Generation:
    """The generation of a chip. Raises IRError for one that there is no code generator for."""
    if arch not in GENERATIONS:
        raise IRError(f"no code generator for {arch}; there are {', '.join(GENERATIONS)}")
    return GENERATIONS[arch]
