"""Loop programs print and parse back; a line that is none is named."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.generation import TARGETS
from tensor.ir.errors import IRError
from tensor.ir.loops_text import format_program, parse_program
from tests.tensor.codegen.rdna import samples
from tests.tensor.ir.loop_samples import CHOSEN, COUNTED, ENDED, LEFT, ROW_SUMS, TURNED


@pytest.mark.parametrize(
    "text", [ROW_SUMS, TURNED, TURNED.replace("barrier", "barrier among 4"), CHOSEN, ENDED, COUNTED, LEFT]
)
def test_text_comes_back_unchanged(text: str) -> None:
    assert format_program(parse_program(text)) == text


@pytest.mark.parametrize("arch", TARGETS)
def test_what_kernels_become_comes_back_unchanged(arch: str) -> None:
    for kernel in (
        samples.half_product(epilogue=True),
        samples.softmax(4, 100),
        samples.convolution(8, 3, 3),
    ):
        text = format_program(samples.program(kernel, arch))
        assert format_program(parse_program(text, TARGETS[arch].fragments)) == text


@pytest.mark.parametrize("line", ["t9 float32 = load", "gather p0", "t0 reduce_add t99", "mask a0"])
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(IRError, match=f"line 16: cannot read '{line}"):
        parse_program(ROW_SUMS + line + "\n")
