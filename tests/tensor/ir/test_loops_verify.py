"""Every rule of loop programs: one that breaks it, and samples that obey them all."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.generation import TARGETS
from tensor.ir.errors import IRError
from tensor.ir.loops_text import parse_program
from tensor.ir.loops_verify import verify
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.pass_samples import KERNELS
from tests.tensor.ir.loop_samples import CHOSEN, COUNTED, ENDED, LATE, LEFT, PIPELINED, ROW_SUMS, TURNED


@pytest.mark.parametrize("text", [ROW_SUMS, TURNED, CHOSEN, ENDED, COUNTED, PIPELINED, LATE, LEFT])
def test_samples_obey_every_rule(text: str) -> None:
    verify(parse_program(text))


@pytest.mark.parametrize("arch", TARGETS)
def test_what_kernels_become_obeys_every_rule(arch: str) -> None:
    for kernel in (*KERNELS, samples.half_product(512, 512, 32, epilogue=True)):
        verify(samples.program(kernel, arch))


BREACHES = [
    (ROW_SUMS, "load p0 [a0 + 20*a1 + 8*a2]", "load p0 [a0 + 20*a1 + 8*a2 + 13]", "0..68|of 60 elements"),
    (ROW_SUMS, "load p0 [a0 + 20*a1 + 16] if", "load p0 [a0 + 20*a1 + 8*a2] if", r"axes \[2\] are not open"),
    (ROW_SUMS, "store p1 [a1] t4", "store p1 [a1] t1", "t1 is read where it is not defined"),
    (ROW_SUMS, "store p1 [a1] t4", "store p0 [a1] t4", "slot 0 is 'r'"),
    (ROW_SUMS, "over 8 lanes", "over 6 lanes", "a total over 6 lanes"),
    (ROW_SUMS, "over 8 lanes", "over 16 lanes", "more lanes than there are"),
    (ROW_SUMS, "for a3:1", "for a0:1", "a0 is open already"),
    (ROW_SUMS, "t0 reduce_add t1", "t0 reduce_max t1", "t0 collects by REDUCE_ADD"),
    (ROW_SUMS, "mul t3", "reduce_add t3", "REDUCE_ADD is not elementwise"),
    (ROW_SUMS, "t4 float32 =", "t4 float64 =", "into an array of float32"),
    (CHOSEN, "t2 int32", "t2 float32", "a coordinate is int32 or int64"),
    (CHOSEN, "limit 5", "limit 6", "0..5 of 5 elements"),
    (CHOSEN, "t1 float32 = load p1", "t1 int32 = load p1", "from an array of float32"),
    (TURNED, "store[a3:4] p1 [4*a0 + 32*a1 + a3] t1", "store[a2:4] p1 [4*a0 + 32*a1 + a2] t1", "has parts"),
    (COUNTED, "limit 6", "limit 8", "1..8 of 8 elements"),
    (COUNTED, "param 0 w", "param 0 r", "slot 0 is 'r'"),
    (COUNTED, "t0 limit 6", "t1 limit 6", "scattered by an int32"),
    (COUNTED, "add t1", "max t1", "no atomic of its type"),
    (COUNTED, "param 0 w float32", "param 0 w int32", "into an array of int32"),
    (ENDED, "t3 int32 = shr", "t3 uint32 = shr", "a loop ends at an int32"),
    (ENDED, "load p2 [0]", "number [a0]", "t3, where a loop ends, may differ between lanes"),
    (PIPELINED, "  barrier\n", "", "a turn of a pipeline has one barrier"),
    (PIPELINED, "  store s0", "  barrier\n  store s0", "a turn of a pipeline has one barrier"),
    (PIPELINED, " + 64*(a2 // 1 % 2)", "", "no place for another stage"),
    (PIPELINED, " + 64*((a2 + 1) // 1 % 2)", "", "no place for another stage"),
    (PIPELINED, "  store s0 [a0 + 64*((a2 + 1) // 1 % 2)] t2\n", "", "a pipeline that brings nothing"),
    (LATE, "  barrier pending 1\n", "", "a turn of a pipeline has one barrier"),
    (LATE, "barrier pending 1\n  t3", "t3", "a turn of a pipeline has one barrier"),
    (LATE, " t3 late", " t3", "a turn of a pipeline ends with its barrier"),
    (LATE, " t1 late", " float32(1.0) late", "only what a load brings is stored late"),
    (LATE, "p1 [a0] t5", "p1 [a0] t1 late", "only what a load brings is stored late"),
    (LEFT, "load p1 [0]", "number [a1]", "t0 may differ between lanes"),
    (LEFT, "leave [a0]", "leave [a1]", "lanes leave their group together"),
    (LEFT, "leave", "mask 0 <= a1 < 4\nleave", "before any of its lanes has ended"),
    (LEFT, "leave", "for a2:2\n  leave", "a group is left in no loop"),
    (LEFT, "int32", "uint32", "a group is left by an int32"),
    (LATE, "pending 1", "pending -1", "a barrier with -1 stores pending"),
    (TURNED, "barrier", "mask 0 <= a0 < 4\nbarrier", "do not come to a barrier"),
    (TURNED, "barrier", "barrier among 3", "8 lanes do not meet in runs of 3"),
    (LATE, "barrier pending 1", "barrier among 8 pending 1", "of some lanes waits for no late stores"),
]


@pytest.mark.parametrize(("text", "right", "wrong", "rule"), BREACHES)
def test_what_breaks_a_rule_is_told_by_it(text: str, right: str, wrong: str, rule: str) -> None:
    assert right in text
    with pytest.raises(IRError, match=rule):
        verify(parse_program(text.replace(right, wrong)))


def test_a_tile_is_made_once() -> None:
    program = parse_program(CHOSEN)
    doubled = type(program)(
        program.name, program.params, (), program.group, program.lane, (program.body[0], *program.body)
    )
    with pytest.raises(IRError, match="t0 is made twice"):
        verify(doubled)
