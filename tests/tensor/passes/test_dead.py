"""Unused parameters go, the others are numbered again."""

from __future__ import annotations

from tensor.ir.text import format_kernel, parse_kernel
from tensor.ir.verify import verify
from tensor.passes.dead import drop_unused_params

BEFORE = """\
kernel k
axes a0:4
reduced
param 0 rw float32[4]
param 1 r int32[7]
param 2 r float32[4]
v0 = buffer float32 of 2 [a0]
store 0 [a0] v0
"""
AFTER = """\
kernel k
axes a0:4
reduced
param 0 w float32[4]
param 1 r float32[4]
v0 = buffer float32 of 1 [a0]
store 0 [a0] v0
"""


def test_unused_params_are_dropped_and_access_is_what_is_used() -> None:
    kernel, kept = drop_unused_params(parse_kernel(BEFORE))
    assert format_kernel(kernel) == AFTER
    assert kept == (0, 2)
    verify(kernel)


def test_a_kernel_that_uses_all_is_left_alone() -> None:
    kernel = parse_kernel(AFTER)
    assert drop_unused_params(kernel) == (kernel, (0, 1))


def test_a_parameter_that_an_axis_ends_at_is_used() -> None:
    before = BEFORE.replace("int32[7]", "int32[1]\nend a0 of 1 times 1 by 1")
    between = before.replace("param 2 r", "param 2 r int8[3]\nparam 3 r").replace("of 2 [a0]", "of 3 [a0]")
    kernel, kept = drop_unused_params(parse_kernel(between))
    assert kept == (0, 1, 3) and kernel.ends[0].slot == 1
    verify(kernel)
