"""Nodes: one object for equal parts, and sources before users."""

from __future__ import annotations

import gc
import sys

from tensor.dtype import dtypes
from tensor.ir import graph
from tensor.ir.graph import ELEMENTWISE, MOVEMENT, REDUCE, Node, Op, forget, node, toposort

F32 = dtypes.float32


def const(value: float, shape: tuple[int, ...] = ()) -> Node:
    return node(Op.CONST, F32, shape, (), value)


def test_equal_parts_are_one_node() -> None:
    a = const(1.0)
    assert node(Op.NEG, F32, (), (a,)) is node(Op.NEG, F32, (), (const(1.0),))
    assert const(1.0) is not const(1.0, (1,))


def test_constants_that_only_look_equal_are_apart() -> None:
    kinds = [
        const(0.0),
        const(-0.0),
        node(Op.CONST, dtypes.int32, (), (), 0),
        node(Op.CONST, dtypes.bool, (), (), False),
    ]
    assert len({id(n) for n in kinds}) == 4


def test_nodes_die_with_their_last_user() -> None:
    before = len(graph._pool)
    kept = [const(float(i) + 0.123) for i in range(100)]
    assert len(graph._pool) >= before + 100
    del kept
    gc.collect()
    assert len(graph._pool) <= before + 5


def test_a_forgotten_node_is_made_anew() -> None:
    a = node(Op.NEG, F32, (), (const(1.0),))
    forget(a)
    assert node(Op.NEG, F32, (), (const(1.0),)) is not a


def test_forgetting_twice_leaves_the_newer_node() -> None:
    a = node(Op.SIN, F32, (), (const(1.0),))
    forget(a)
    b = node(Op.SIN, F32, (), (const(1.0),))
    forget(a)
    assert node(Op.SIN, F32, (), (const(1.0),)) is b


def test_an_older_node_that_goes_leaves_the_newer_one() -> None:
    a = node(Op.SIN, F32, (), (const(1.5),))
    forget(a)
    b = node(Op.SIN, F32, (), (const(1.5),))
    del a
    assert node(Op.SIN, F32, (), (const(1.5),)) is b


def test_no_python_runs_as_a_node_goes_where_ctrl_c_would_be_lost() -> None:
    made = [node(Op.SIN, F32, (), (const(2.5),))]
    called: list[str] = []
    before = sys.getprofile()
    sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
    try:
        made.clear()
    finally:
        sys.setprofile(before)
    assert called == []


def test_sources_come_before_users_each_once() -> None:
    a, b = const(1.0), const(2.0)
    total = node(Op.ADD, F32, (), (a, b))
    square = node(Op.MUL, F32, (), (total, total))
    order = toposort(square, total)
    assert len(order) == 4
    assert order.index(total) > max(order.index(a), order.index(b))
    assert order[-1] is square


def test_deep_graphs_do_not_recurse() -> None:
    current = const(1.0)
    for _ in range(5000):
        current = node(Op.NEG, F32, (), (current,))
    assert len(toposort(current)) == 5001


def test_families_hold_their_ops() -> None:
    assert {Op.CAST, Op.WHERE, Op.ADD} <= ELEMENTWISE
    assert {Op.RESHAPE, Op.STRIDE} <= MOVEMENT
    assert {Op.REDUCE_ADD, Op.REDUCE_MUL} <= REDUCE
    assert not ELEMENTWISE & MOVEMENT and not MOVEMENT & REDUCE
    assert Op.GATHER not in ELEMENTWISE | MOVEMENT | REDUCE


def test_a_node_prints_as_one_line() -> None:
    a = const(1.5, (2,))
    assert repr(node(Op.NEG, F32, (2,), (a,))).endswith(f"= NEG float32[2] %{a.serial}")
    assert repr(a).endswith("= CONST 1.5 float32[2]")
