"""DEBUG=4 shows the host's machine code."""

from __future__ import annotations

from tensor.codegen.cpu import compile_kernel
from tests.tensor.codegen.rdna import samples


def test_a_listing_has_a_line_for_each_instruction_up_to_the_return() -> None:
    made = compile_kernel(samples.matmul(32, 16, 48))
    lines = made.listing.splitlines()
    assert lines[0] == f"; {made.arch}" and lines[1].startswith("0x0000: ")
    assert any(line.split()[1].startswith("ret") for line in lines[1:])
