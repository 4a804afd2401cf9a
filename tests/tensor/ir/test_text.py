"""Kernel text: it prints, it parses back, and it says which line it cannot read."""

from __future__ import annotations

import pytest

from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Digit, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.text import format_form, format_kernel, parse_kernel

TEXT = """\
kernel r_8_4_6
axes a0:8 a1:4
reduced a2:6
param 0 w float32[32]
param 1 r float32[48]
param 2 r int64[8]
v0 = const bool True
v1 = buffer float32 of 1 [6*a0 + a2 - 1] if 0 <= a2 - 1 < 6 if 1 <= (a0 // 2) < 3
v2 = buffer int64 of 2 [a0]
v3 = buffer float32 v2 of 1 [2] limit 40
v4 = mul float32 v1 v3
v5 = reduce_add float32 v4 a2
v6 = const float32 -inf
v7 = max float32 v5 v6
v8 = iota int32 [3*((a0 + 7*a1) // 4 % 8) - a1]
v9 = cast float32 v8
v10 = where float32 v0 v7 v9
store 0 [4*a0 + a1] v10
"""


SCATTERED = """\
kernel e_9
axes a0:9
reduced
param 0 w float32[20]
param 1 r int32[9]
v0 = const float32 2.0
v1 = buffer int32 of 1 [a0]
store 0 [0] + v1 limit 20 add v0
"""


ENDED = SCATTERED.replace("v0 =", "param 2 r int32[1]\nend a0 of 2 times 4 by 3\nv0 =")


@pytest.mark.parametrize("text", [TEXT, SCATTERED, SCATTERED.replace("add ", ""), ENDED])
def test_text_comes_back_unchanged(text: str) -> None:
    assert format_kernel(parse_kernel(text)) == text


def test_parts_are_what_the_text_says() -> None:
    kernel = parse_kernel(TEXT)
    gather = next(v for v in kernel.values if v.op is Op.BUFFER and v.src)
    assert gather.arg.limit == 40 and gather.arg.index == Form(2)
    guarded = kernel.values[1].arg
    assert [(g.low, g.high) for g in guarded.guards] == [(0, 6), (1, 3)]
    iota = next(v for v in kernel.values if v.op is Op.IOTA)
    a0, a1 = kernel.axes
    digit = Digit(of_axis(a0) + of_axis(a1) * 7, 4, 8)
    assert iota.arg == Form(0, ((digit, 3), (a1, -1)))


def test_a_form_reads_as_arithmetic() -> None:
    a = Axis(3, 9)
    assert format_form(of_axis(a) * 2 + -5) == "2*a3 - 5"
    assert format_form(Form()) == "0"
    assert format_form(Form(0, ((Digit(of_axis(a), 4, 0), 1),))) == "(a3 // 4)"


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("v0 = frobnicate float32", 1),
        ("v0 = neg float32 v9", 1),
        ("param 0 w float33[2]", 1),
        ("axes a0:8\nstore 0 [a1] v0", 2),
        ("axes a0:8\nv0 = iota int32 [a0 a0]", 2),
        ("what is this", 1),
        ("v0 = const bool 1", 1),
        ("v0 = buffer float32 from 1", 1),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, number: int) -> None:
    with pytest.raises(IRError, match=f"kernel text, line {number}: cannot read"):
        parse_kernel(line)
