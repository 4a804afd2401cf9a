"""Bytes that a program asks for, counted by hand."""

from __future__ import annotations

from tensor.ir.loops_text import parse_program
from tensor.plan.traffic import loaded_bytes
from tests.tensor.codegen.rdna import samples
from tests.tensor.ir.loop_samples import CHOSEN, ROW_SUMS


def test_loops_and_lanes_multiply_what_is_asked_for() -> None:
    """3 groups of 8 lanes: 2 rounds of a load and one more, 4 bytes each."""
    assert loaded_bytes(parse_program(ROW_SUMS), 8) == 3 * 8 * 3 * 4


def test_what_all_lanes_share_is_asked_for_once_a_wave() -> None:
    shared = ROW_SUMS.replace("[a0 + 20*a1 + 8*a2]", "[20*a1 + 8*a2]")
    assert loaded_bytes(parse_program(shared), 4) == 3 * (2 * 2 + 8) * 4
    assert loaded_bytes(parse_program(CHOSEN), 8) == 2 * (8 + 8) * 4  # a gather is each lane's own


def test_blocks_of_a_product_are_loaded_once_by_their_group() -> None:
    """With few groups the last turn of the pipeline brings 16 steps that nobody reads."""
    few = samples.program(samples.matmul(1024, 1024, 1024), "gfx1100")
    assert loaded_bytes(few, 32) == 64 * 2 * 128 * (1024 + 16) * 4
    many = samples.program(samples.matmul(4096, 32, 4096), "gfx1100")
    assert loaded_bytes(many, 32) == 1024 * 2 * 128 * 32 * 4
