"""The verifier: one broken kernel for each rule."""

from __future__ import annotations

import pytest

from tensor.ir.errors import IRError
from tensor.ir.text import parse_kernel
from tensor.ir.verify import verify

GOOD = """\
kernel k
axes a0:8 a1:4
reduced a2:6
param 0 w float32[32]
param 1 r float32[48]
v0 = buffer float32 of 1 [6*a0 + a2]
v1 = reduce_add float32 v0 a2
v2 = neg float32 v1
v3 = add float32 v1 v2
store 0 [4*a0 + a1] v3
"""


def test_a_good_kernel_passes() -> None:
    verify(parse_kernel(GOOD))


ENDED = GOOD.replace("v0 =", "param 2 r int32[1]\nend a1 of 2 times 1 by 1\nv0 =")
SPARE = "v8 = iota float32 [a0]\nv9 = const bool True\n"
BROKEN = {
    "params are in slot order": ("param 1 r", "param 2 r"),
    "an axis has at least two points": ("axes a0:8", "axes a9:1 a0:8"),
    "axes have different numbers": ("axes a0:8 a1:4", "axes a0:8 a1:4 a1:3"),
    "slot 1 is 'w' and used as 'r'": ("param 1 r", "param 1 w"),
    "slot 0 is 'r' and used as 'w'": ("param 0 w", "param 0 r"),
    "loads 0..52 of slot 1, which has 48 elements": ("[6*a0 + a2]", "[6*a0 + 2*a2]"),
    "loads from a slot of int32": ("param 1 r float32", "param 1 r int32"),
    "MUL float32 has 1 sources": ("add float32 v1 v2", "mul float32 v1"),
    "ADD float32 has sources float32, bool": ("add float32 v1 v2", "add float32 v1 v9"),
    "WHERE float32 chooses by float32, float32, float32": ("add float32 v1 v2", "where float32 v1 v1 v2"),
    "LT float32 compares float32, float32": ("add float32 v1 v2", "lt float32 v1 v2"),
    "BITCAST int64 changes the width of float32": ("add float32 v1 v2", "bitcast int64 v1"),
    "IOTA float32 is not a coordinate type": ("add float32 v1 v2", "add float32 v1 v8"),
    "store of bool to slot 0": ("add float32 v1 v2", "lt bool v1 v2"),
    "depends on reduced axes [2]": ("add float32 v1 v2", "add float32 v1 v0"),
    "store to slot 0 does not write each element once": ("store 0 [4*a0 + a1]", "store 0 [3*a0 + a1]"),
    "a digit is of a form that is never negative": ("of 1 [6*a0 + a2]", "of 1 [6*a0 + ((a2 - 1) // 2)]"),
    "REDUCE_ADD float32 reduces axes that its source does not have": ("of 1 [6*a0 + a2]", "of 1 [6*a0]"),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_rule_is_named(rule: str) -> None:
    old, new = BROKEN[rule]
    text = GOOD.replace(old, new).replace("v3 =", f"{SPARE}v3 =")
    assert text != GOOD
    with pytest.raises(IRError) as caught:
        verify(parse_kernel(text))
    assert str(caught.value).startswith("kernel k: ")
    assert rule in str(caught.value)


@pytest.mark.parametrize(
    ("right", "wrong", "rule"),
    [
        ("end a1", "end a2", "a2, which has an end, is no parallel axis"),
        ("int32[1]", "float32[1]", "slot 2 holds no int32 to end at"),
        ("times 1", "times 0", "a1 ends at 0/1 of a number"),
    ],
)
def test_where_an_axis_ends(right: str, wrong: str, rule: str) -> None:
    verify(parse_kernel(ENDED))
    with pytest.raises(IRError, match=rule):
        verify(parse_kernel(ENDED.replace(right, wrong)))


def test_between_passes_a_parameter_may_be_unused() -> None:
    kernel = parse_kernel(GOOD.replace("v0 =", "param 2 r float32[9]\nv0 ="))
    verify(kernel, finished=False)
    with pytest.raises(IRError, match="slot 2 is 'r' and used as ''"):
        verify(kernel)


def test_a_guard_makes_a_load_legal() -> None:
    text = GOOD.replace("[6*a0 + a2]", "[6*a0 + a2 - 1] if 0 <= a2 - 1 < 6")
    verify(parse_kernel(text))
    with pytest.raises(IRError, match=r"loads -1\.\.46"):
        verify(parse_kernel(text.replace(" if 0 <= a2 - 1 < 6", "")))


def test_a_gather_is_bounded_by_its_limit() -> None:
    text = GOOD.replace(
        "v0 = buffer float32 of 1 [6*a0 + a2]",
        "v7 = iota int32 [a2]\nv0 = buffer float32 v7 of 1 [0] limit 48",
    )
    verify(parse_kernel(text))
    with pytest.raises(IRError, match=r"loads 0\.\.48 of slot 1"):
        verify(parse_kernel(text.replace("limit 48", "limit 49")))


def test_a_slot_that_is_read_and_written_is_read_where_it_is_written() -> None:
    text = GOOD.replace("param 0 w", "param 0 rw").replace(
        "v2 = neg float32 v1", "v2 = buffer float32 of 0 [4*a0 + a1]"
    )
    verify(parse_kernel(text))
    with pytest.raises(IRError, match="reads slot 0 elsewhere"):
        verify(parse_kernel(text.replace("of 0 [4*a0 + a1]", "of 0 [a0 + 8*a1]")))


SCATTERED = """\
kernel k
axes a0:9
reduced
param 0 w float32[20]
param 1 r int32[9]
v0 = const float32 2.0
v1 = buffer int32 of 1 [a0]
store 0 [0] + v1 limit 20 add v0
"""


@pytest.mark.parametrize(
    ("right", "wrong", "rule"),
    [
        ("limit 20", "limit 21", "reaches 0..20 of 20 elements"),
        ("add v0", "max v0", "no atomic Op.MAX of its type"),
        ("add v0", "mul v0", "is put together by Op.MUL"),
        ("int32", "int64", "is scattered by no int32"),
    ],
)
def test_a_scattered_store_has_rules_of_its_own(right: str, wrong: str, rule: str) -> None:
    verify(parse_kernel(SCATTERED))
    with pytest.raises(IRError, match=rule):
        verify(parse_kernel(SCATTERED.replace(right, wrong)))


def test_a_kernel_may_not_store_a_slot_twice() -> None:
    with pytest.raises(IRError, match="each slot is stored once"):
        verify(parse_kernel(GOOD + "store 0 [4*a0 + a1] v3\n"))
