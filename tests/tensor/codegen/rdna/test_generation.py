"""Each generation's description names what its chip has."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.generation import generation as isa_generation
from drivers.amd.isa.operand import Reg, register_text
from tensor.codegen.gpu.machine import Code
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.compile import build, choices
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import GENERATIONS, GFX11, GFX12, TARGETS, generation
from tensor.codegen.rdna.machine import RdnaInst
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import evaluate
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, op


def test_the_group_s_number_is_where_the_launch_puts_it() -> None:
    """LLVM AMDGPUUsage: behind the user registers on GFX11, in ttmp9 on GFX12."""
    assert register_text(Reg(GFX11.group_id)) == "s2" and register_text(Reg(GFX12.group_id)) == "ttmp9"


@pytest.mark.parametrize("arch", GENERATIONS)
def test_every_other_name_is_one_of_the_chip(arch: str) -> None:
    for old, new in generation(arch).names.items():
        assert emit.encodings(arch, new) and not emit.encodings(arch, old)


@pytest.mark.parametrize("arch", GENERATIONS)
def test_the_reach_of_loads_is_what_the_encoder_takes(arch: str) -> None:
    chip, reach = isa(arch), generation(arch).vector_reach
    for offset in (-reach, reach - 1):
        assert chip.assemble(f"global_load_b32 v1, v0, s[2:3] offset:{offset}")
    with pytest.raises(ValueError, match="offset"):
        chip.assemble(f"global_load_b32 v1, v0, s[2:3] offset:{reach}")


@pytest.mark.parametrize("arch", GENERATIONS)
def test_the_reach_of_scalar_loads_is_what_the_encoder_takes(arch: str) -> None:
    chip, reach = isa(arch), generation(arch).scalar_reach
    for offset in (-reach, reach - 1):
        assert chip.assemble(f"s_load_b32 s4, s[2:3], {offset}")
    with pytest.raises(ValueError, match="offset"):
        chip.assemble(f"s_load_b32 s4, s[2:3], {reach}")


@pytest.mark.parametrize(("arch", "held"), [("gfx1100", 16), ("gfx1201", 8)])
def test_matrices_lie_in_registers_as_the_manuals_say(arch: str, held: int) -> None:
    """Wave matrix multiply accumulate, in AMD's manuals of RDNA3 and RDNA4: each half of a wave has all 16
    steps of a line, or eight of them; rows of results are in turn in the halves, or eight in each."""
    halves = next(f for f in TARGETS[arch].fragments if f.side == dtypes.float16)
    assert (halves.rows, halves.columns, halves.steps) == (16, 16, 16)
    assert (halves.lane.size, halves.along.size, halves.register.size) == (32, held, 8)
    for lane in range(32):
        upper, line = divmod(lane, 16)
        for number in range(held):
            at = {halves.lane: lane, halves.along: number}
            assert evaluate(halves.left_row, at) == evaluate(halves.right_column, at) == line
            assert evaluate(halves.step, at) == (number if held == 16 else 8 * upper + number)
        for number in range(8):
            at = {halves.lane: lane, halves.register: number}
            assert evaluate(halves.column, at) == line
            assert evaluate(halves.row, at) == (2 * number + upper if held == 16 else number + 8 * upper)


def test_gfx12_multiplies_floats_of_8_bits_of_either_kind_by_either() -> None:
    kinds = dtypes.float8_e4m3fn, dtypes.float8_e5m2
    found = [f.kinds for f in TARGETS["gfx1201"].fragments if f.kinds is not None]
    assert sorted(found, key=str) == sorted(((a, b) for a in kinds for b in kinds), key=str)
    assert all(f.kinds is None for f in TARGETS["gfx1100"].fragments)


@pytest.mark.parametrize("arch", GENERATIONS)
def test_a_work_group_has_waves_of_32_lanes_and_64_kib(arch: str) -> None:
    """Of LDS, as AMD's manuals say."""
    target = TARGETS[arch]
    assert (target.lanes, target.shared, target.registers) == (32, 64 << 10, 128)


def test_a_barrier_assembles_on_its_generation() -> None:
    wanted = {11: ["s_barrier"], 12: ["s_barrier_signal -1", "s_barrier_wait -1"]}
    for arch, chip in GENERATIONS.items():
        code = emit.assemble(arch, [RdnaInst(name, (), operands) for name, operands in chip.barrier])
        number = isa_generation(arch).number
        assert [isa(arch).format(inst) for _, _, inst in isa(arch).disassemble(code)] == wanted[number]


def test_gfx12_takes_a_maximum_in_one_instruction() -> None:
    kernel = samples.elementwise([lambda a, b: op(Op.MAX, a, b)], [F32, F32], 32)
    texts = {arch: listing(arch, build(kernel, arch).text) for arch in GENERATIONS}
    assert "v_maximum_f32" in texts["gfx1201"] and "v_cmp_u_f32" not in texts["gfx1201"]
    assert "v_cmp_u_f32" in texts["gfx1100"]


def test_a_chip_without_a_code_generator_is_named() -> None:
    with pytest.raises(IRError, match="no code generator for gfx90a; there are gfx1100, gfx1201"):
        generation("gfx90a")
    with pytest.raises(IRError, match="no code generator for gfx90a"):
        choices(samples.matmul(4, 4, 4), "gfx90a", 1)


def test_each_pass_over_hazards_sees_the_code_in_turn() -> None:
    seen: list[tuple[str, Code]] = []
    passes = tuple(partial(lambda name, code: seen.append((name, code)), name) for name in ("one", "other"))
    code = Code([], [])
    replace(GFX11, hazards=passes).resolve_hazards(code)
    assert seen == [("one", code), ("other", code)] and all(row.hazards for row in GENERATIONS.values())
