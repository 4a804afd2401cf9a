"""What is found out about a program before its first statement."""

from __future__ import annotations

from tensor.codegen.cpu.survey import Survey
from tensor.ir.graph import Op
from tensor.ir.loops import Compute, LoadTile
from tests.tensor.codegen.cpu.rig import program_of
from tests.tensor.codegen.rdna import samples


def test_a_long_row_is_a_loop_and_its_powers_are_kept() -> None:
    survey = Survey(program_of(samples.softmax(4, 4096)))
    dear = [survey.made[tile] for tile in survey.dear]
    assert [s.op for s in dear if isinstance(s, Compute)] == [Op.EXP2]
    assert not survey.long_axes() - survey.long and survey.is_long(next(iter(survey.dear)).parts)


def test_a_short_row_is_written_out() -> None:
    assert not Survey(program_of(samples.softmax(4, 64))).long


def test_the_rows_of_a_product_are_uniform_and_its_multiplications_fused() -> None:
    survey = Survey(program_of(samples.matmul(64, 64, 64)))
    loads = {s.array.slot: s.out for s in survey.statements if isinstance(s, LoadTile)}
    assert loads[0] in survey.uniform and loads[1] not in survey.uniform
    assert len(survey.fused) == 1
