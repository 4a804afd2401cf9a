"""Axis passes: text before and after, and the same memory from both."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor.ir.kernel import End, Kernel
from tensor.ir.text import format_kernel, parse_kernel
from tensor.ir.verify import verify
from tensor.passes.axes import merge_axes, number_axes, simplify_axes, split_axes
from tests.tensor import kernel_oracle


def lines(*body: str) -> str:
    return "\n".join(body) + "\n"


SPLIT = (
    lines(
        "kernel k",
        "axes a0:12",
        "reduced",
        "param 0 w float32[12]",
        "param 1 r float32[12]",
        "v0 = buffer float32 of 1 [3*(a0 // 1 % 4) + (a0 // 4)]",
        "store 0 [a0] v0",
    ),
    lines(
        "kernel k",
        "axes a0:3 a1:4",
        "reduced",
        "param 0 w float32[12]",
        "param 1 r float32[12]",
        "v0 = buffer float32 of 1 [a0 + 3*a1]",
        "store 0 [4*a0 + a1] v0",
    ),
)
MERGE = (
    lines(
        "kernel k",
        "axes a0:2 a1:3 a2:4",
        "reduced a3:5 a4:6",
        "param 0 w float32[24]",
        "param 1 r float32[120]",
        "v0 = buffer float32 of 1 [30*a2 + 6*a3 + a4]",
        "v1 = reduce_add float32 v0 a3 a4",
        "store 0 [12*a0 + 4*a1 + a2] v1",
    ),
    lines(
        "kernel k",
        "axes a0:6 a1:4",
        "reduced a2:30",
        "param 0 w float32[24]",
        "param 1 r float32[120]",
        "v0 = buffer float32 of 1 [30*a1 + a2]",
        "v1 = reduce_add float32 v0 a2",
        "store 0 [4*a0 + a1] v1",
    ),
)
UNCUT = (
    lines(
        "kernel k",
        "axes a0:12",
        "reduced",
        "param 0 w float32[12]",
        "param 1 r float32[12]",
        "v0 = buffer float32 of 1 [(a0 // 3) + (a0 // 4)]",
        "store 0 [a0] v0",
    ),
)


def run(kernel: Kernel) -> npt.NDArray[Any]:
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(p.count).astype(p.dtype.numpy) for p in kernel.params]
    kernel_oracle.run(kernel, arrays)
    return arrays[0]


@pytest.mark.parametrize(("before", "after"), [SPLIT, MERGE], ids=["split", "merge"])
def test_before_becomes_after_and_computes_the_same(before: str, after: str) -> None:
    kernel = parse_kernel(before)
    changed = simplify_axes(kernel)
    verify(changed)
    assert format_kernel(changed) == after
    np.testing.assert_allclose(run(kernel), run(changed), rtol=1e-5)


def test_places_that_do_not_divide_one_another_cut_nothing() -> None:
    kernel = parse_kernel(UNCUT[0])
    assert split_axes(kernel) is kernel


def test_axes_in_a_guard_of_their_own_stay_apart() -> None:
    text = MERGE[0].replace("+ a4]", "+ a4] if 1 <= a4 < 5")
    changed = merge_axes(parse_kernel(text))
    assert [a.size for a in changed.reduce_axes] == [5, 6]


def test_digits_of_other_axes_keep_no_two_apart() -> None:
    kernel = parse_kernel(MERGE[0].replace("[120]", "[121]").replace("30*a2", "30*a2 + (a2 // 3)"))
    assert [axis.size for axis in merge_axes(kernel).axes] == [6, 4]


@pytest.mark.parametrize("axis", ["a3", "a4"])
def test_two_axes_of_one_reduction_stay_apart_where_another_has_one_of_them(axis: str) -> None:
    other = f"v2 = buffer float32 of 1 [a2]\nv3 = reduce_add float32 v2 {axis}\nv4 = add float32 v1 v3\nstore"
    kernel = parse_kernel(MERGE[0].replace("store", other).replace("a2] v1", "a2] v4"))
    assert sorted(axis.size for axis in merge_axes(kernel).reduce_axes) == [5, 6]


def test_two_reductions_over_different_axes_keep_them() -> None:
    both = "v1 = reduce_add float32 v0 a3 a4\n"
    apart = "v9 = reduce_max float32 v0 a3\nv1 = reduce_add float32 v9 a4\n"
    kernel = parse_kernel(MERGE[0].replace(both, apart))
    assert [a.size for a in merge_axes(kernel).reduce_axes] == [5, 6]


def test_axes_that_another_reduction_has_in_another_order_stay_apart() -> None:
    both = "v1 = reduce_add float32 v0 a3 a4\n"
    turned = f"{both}v2 = reduce_max float32 v0 a4 a3\nv3 = add float32 v1 v2\n"
    kernel = parse_kernel(MERGE[0].replace(both, turned).replace("a2] v1", "a2] v3"))
    assert sorted(axis.size for axis in merge_axes(kernel).reduce_axes) == [5, 6]


def test_axes_are_numbered_from_zero() -> None:
    text = MERGE[1].replace("a0", "a7").replace("a2", "a9")
    assert format_kernel(number_axes(parse_kernel(text))) == MERGE[1]


def test_what_needs_no_change_stays_the_same_kernel() -> None:
    kernel = parse_kernel(UNCUT[0])
    assert merge_axes(kernel) is kernel and number_axes(kernel) is kernel


def test_digits_inside_digits_cut_their_axis_too() -> None:
    text = UNCUT[0].replace("[(a0 // 3) + (a0 // 4)]", "[(((a0 // 4) + 3*(a0 // 1 % 4)) // 2)]")
    kernel = parse_kernel(text)
    changed = split_axes(kernel)
    assert [axis.size for axis in changed.axes] == [3, 4]
    np.testing.assert_array_equal(run(kernel), run(changed))


@pytest.mark.parametrize(
    ("index", "sizes"),
    [
        *[("4*a0 + a1", [12]), ("4*a0 + a1 + 1", [12]), ("5*a0 + a1", [3, 4]), ("a0 + 3*a1", [3, 4])],
        *[("a1 + 0", [3, 4]), ("4*a0 + (a1 // 2)", [3, 4])],
        *[("4*a0 + a1 + (a1 // 2)", [3, 4]), ("4*a0 + a1 + (a0 // 2)", [3, 4])],
    ],
)
def test_two_axes_become_one_where_every_form_counts_on_from_one_to_the_other(
    index: str, sizes: list[int]
) -> None:
    text = lines(
        "kernel k",
        "axes a0:3 a1:4",
        "reduced",
        "param 0 w float32[12]",
        "param 1 r float32[64]",
        f"v0 = buffer float32 of 1 [{index}]",
        "store 0 [4*a0 + a1] v0",
    )
    kernel = parse_kernel(text)
    changed = merge_axes(kernel)
    assert [axis.size for axis in changed.axes] == sizes
    np.testing.assert_array_equal(run(kernel), run(changed))


def test_three_axes_become_one() -> None:
    text = MERGE[0].replace("30*a2 + 6*a3 + a4", "6*a3 + a4").replace("[120]", "[30]")
    kernel = parse_kernel(text)
    changed = merge_axes(kernel)
    assert [axis.size for axis in changed.axes] == [24]
    verify(changed)
    np.testing.assert_allclose(run(kernel), run(changed), rtol=1e-5)


def test_axes_that_are_made_are_new_ones() -> None:
    """Two pairs of the same sizes are merged; the parts of an axis are of the size of another axis."""
    merged = MERGE[0].replace("a1:3 a2:4", "a1:3 a2:4 a5:5").replace("a3:5 a4:6", "a3:2 a4:3")
    merged = merged.replace("30*a2 + 6*a3 + a4", "30*a2 + 6*a5 + 3*a3 + a4").replace(
        "w float32[24]", "w float32[120]"
    )
    merged = merged.replace("[12*a0 + 4*a1 + a2]", "[60*a0 + 20*a1 + 5*a2 + a5]")
    divided = SPLIT[0].replace("a0:12", "a0:12 a1:4").replace("float32[12]", "float32[48]")
    divided = divided.replace("(a0 // 4)]", "(a0 // 4) + 12*a1]").replace("[a0] v0", "[4*a0 + a1] v0")
    for kernel, change in ((parse_kernel(merged), merge_axes), (parse_kernel(divided), split_axes)):
        changed = change(kernel)
        axes = [*changed.axes, *changed.reduce_axes]
        assert changed is not kernel and len({axis.index for axis in axes}) == len(axes)
        verify(number_axes(changed))
        np.testing.assert_allclose(run(kernel), run(changed), rtol=1e-5)


STORED = """\
kernel k
axes a0:3 a1:4
reduced
param 0 w float32[20]
param 1 r float32[20]
v0 = buffer float32 of 1 [4*a0 + a1]
store 0 [4*a0 + a1] v0
"""


@pytest.mark.parametrize(
    ("line", "other"),
    [
        *[("store 0 [4*a0 + a1]", "store 0 [5*a0 + a1]"), ("4*a0 + a1] v0", "a0 + 3*a1] v0")],
        *[("of 1 [4*a0 + a1]", "of 1 [4*a0 + a1] if 1 <= 3*a0 + a1 < 8")],
        *[("store 0 [4*a0 + a1] v0", "v1 = iota int32 [a1]\nv2 = cast float32 v1\nstore 0 [4*a0 + a1] v2")],
    ],
)
def test_axes_stay_apart_for_a_store_a_guard_or_a_number_that_counts_otherwise(line: str, other: str) -> None:
    assert [axis.size for axis in merge_axes(parse_kernel(STORED)).axes] == [12]
    kernel = parse_kernel(STORED.replace(line, other))
    assert merge_axes(kernel) is kernel


def test_guards_are_kept_as_axes_are_changed() -> None:
    text = STORED.replace("w float32[20]", "w float32[12]")
    kernel = parse_kernel(text.replace("of 1 [4*a0 + a1]", "of 1 [4*a0 + a1] if 2 <= 4*a0 + a1 < 9"))
    changed = merge_axes(kernel)
    verify(changed)
    assert len(changed.axes) == 1
    np.testing.assert_array_equal(run(kernel), run(changed))


def test_two_axes_are_each_divided() -> None:
    index = "12*(a0 // 1 % 4) + 48*(a0 // 4) + 3*(a1 // 1 % 4) + (a1 // 4)"
    text = SPLIT[0].replace("a0:12", "a0:12 a1:12").replace("float32[12]", "float32[144]")
    text = text.replace("[3*(a0 // 1 % 4) + (a0 // 4)]", f"[{index}]").replace("[a0] v0", "[12*a0 + a1] v0")
    kernel = parse_kernel(text)
    changed = split_axes(kernel)
    verify(number_axes(changed))
    assert [axis.size for axis in changed.axes] == [3, 4, 3, 4]
    np.testing.assert_array_equal(run(kernel), run(changed))


@pytest.mark.parametrize("index", ["((a0 + 12*a1) // 4)", "((2*a0) // 4)", "((a0 + 1) // 4)"])
def test_a_digit_of_more_than_an_axis_alone_cuts_nothing(index: str) -> None:
    text = lines(
        "kernel k",
        "axes a0:12 a1:2",
        "reduced",
        "param 0 w float32[24]",
        "param 1 r float32[24]",
        f"v0 = buffer float32 of 1 [{index}]",
        "store 0 [2*a0 + a1] v0",
    )
    kernel = parse_kernel(text)
    assert split_axes(kernel) is kernel


ENDED = """\
kernel k
axes a0:2 a1:12 a2:4
reduced
param 0 w float32[96]
param 1 r int32[1]
param 2 r float32[96]
end a1 of 1 times 1 by 1
v0 = buffer float32 of 2 [48*a0 + 4*a1 + a2]
store 0 [48*a0 + 4*a1 + a2] v0
"""


def test_an_axis_that_ends_is_joined_with_those_inside_it_and_not_with_those_around() -> None:
    kernel = merge_axes(parse_kernel(ENDED))
    assert [axis.size for axis in kernel.axes] == [2, 48]
    assert kernel.ends == (End(kernel.axes[1], 1, 4, 1),)


def test_of_an_axis_that_ends_and_is_split_the_outermost_part_ends() -> None:
    kernel = split_axes(
        parse_kernel(ENDED.replace("of 2 [48*a0 + 4*a1", "of 2 [48*a0 + (a1 // 6) + (a1 // 3)"))
    )
    assert [axis.size for axis in kernel.axes] == [2, 2, 2, 3, 4]
    assert kernel.ends == (End(kernel.axes[1], 1, 1, 6),)
    numbered = number_axes(kernel)
    assert numbered.ends == (End(numbered.axes[1], 1, 1, 6),)
