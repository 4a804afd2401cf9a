"""Kernels as values: equal structure is equal, whatever objects it is made of."""

from __future__ import annotations

from tensor.dtype import dtypes
from tensor.ir.form import Axis, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value, postorder
from tests.tensor.codegen.rdna import samples

F32 = dtypes.float32
AXIS = Axis(0, 8)


def doubled(name: str = "e_8", number: float = 2.0) -> Kernel:
    at = of_axis(AXIS)
    load = Value(Op.BUFFER, F32, (), Load(1, at))
    product = Value(Op.MUL, F32, (load, Value(Op.CONST, F32, (), number)))
    params = (Param(0, F32, 8, "w"), Param(1, F32, 8, "r"))
    return Kernel(name, (AXIS,), params, (Store(0, at, product),))


def test_the_key_is_the_structure_and_not_the_name() -> None:
    assert doubled().key == doubled("other").key
    assert doubled().key != doubled(number=3.0).key
    assert hash(doubled().key) == hash(doubled().key)


def test_constants_that_compare_equal_are_told_apart() -> None:
    assert doubled(number=0.0).key != doubled(number=-0.0).key


def test_values_come_before_their_users_and_once() -> None:
    load = Value(Op.CONST, F32, (), 1.0)
    product = Value(Op.MUL, F32, (load, load))
    assert postorder(product, load) == (load, product)


def test_a_long_chain_needs_no_recursion() -> None:
    value = Value(Op.CONST, F32, (), 1.0)
    for _ in range(5000):
        value = Value(Op.NEG, F32, (value,))
    assert len(postorder(value)) == 5001
    assert repr(value) == "Value(NEG float32, 1 sources)"


def test_reduced_axes_are_listed_once() -> None:
    inner = Axis(1, 4)
    source = Value(Op.IOTA, dtypes.int32, (), of_axis(inner))
    both = tuple(Value(op, dtypes.int32, (source,), (inner,)) for op in (Op.REDUCE_ADD, Op.REDUCE_MAX))
    total = Value(Op.ADD, dtypes.int32, both)
    kernel = Kernel("r_4", (), (Param(0, dtypes.int32, 1, "w"),), (Store(0, of_axis(Axis(9, 1)), total),))
    assert kernel.reduce_axes == (inner,)
    assert repr(kernel) == "Kernel(r_4, 1 params, 4 values)"


def test_a_reduction_takes_its_axes_away_from_what_depends_on_it() -> None:
    kernel = samples.matmul(8, 4, 6)
    axes = kernel.dependencies
    (total,) = (value for value in kernel.values if value.op is Op.REDUCE_ADD)
    assert axes[id(total.src[0])] == {*kernel.axes, *kernel.reduce_axes} and axes[id(total)] == {*kernel.axes}
