"""Loads and stores of every type and width, inside bounds and past them. Addresses: test_addresses.py.

How elements lie in a dword is convert.py's.
"""

from __future__ import annotations

import pytest

from drivers.nv.isa import isa
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tests.tensor.codegen.rdna.samples import elementwise, form, load, op
from tests.tensor.codegen.sass.rig import check


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_copies_in_every_type_and_width(arch: str, dtype: DType) -> None:
    for count in (7, 8, 96, 1024):
        check(elementwise([lambda a: a], [dtype], count), arch, 0.0)


@pytest.mark.parametrize("dtype", [d for d in dtypes.all if d.bits < 32], ids=lambda d: d.name)
def test_elements_of_a_dword_are_computed_one_by_one(arch: str, dtype: DType) -> None:
    check(elementwise([lambda a, b: op(Op.MAX, a, b)], [dtype, dtype], 1024), arch, 0.0)


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        *[(dtypes.float32, "E.128"), (dtypes.float16, "E.128"), (dtypes.bool, "E.64")],
        *[(dtypes.uint8, "E.64"), (dtypes.int16, "E.128"), (dtypes.float64, "E.128")],
    ],
    ids=lambda x: getattr(x, "name", x),
)
def test_what_lies_side_by_side_is_one_access(arch: str, dtype: DType, name: str) -> None:
    built = check(elementwise([lambda a: a], [dtype], 4096), arch, 0.0)
    text = " ".join(each.text for _, each in isa(arch).disassemble(built.text))
    assert f"LDG.{name}" in text and f"STG.{name}" in text


@pytest.mark.parametrize("count", [32, 1024])
@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_guards_read_zero_outside(arch: str, dtype: DType, count: int) -> None:
    """A window that begins before the array and ends after it."""
    axis = Axis(0, count + 8)
    shifted = form(-4, (axis, 1))
    params = (Param(0, dtype, count, "r"), Param(1, dtype, count + 8, "w"))
    x = load(0, shifted, dtype, guards=(Bound(shifted, 0, count),))
    check(Kernel("pad", (axis,), params, (Store(1, form(0, (axis, 1)), x),)), arch, 0.0)
