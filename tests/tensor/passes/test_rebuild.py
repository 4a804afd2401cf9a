"""A graph is made anew where something below changed, and is the same nodes elsewhere."""

from __future__ import annotations

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.passes.rebuild import below, rebuilt
from tensor.schedule.storage import Storage

I32 = dtypes.int32


def buffer() -> Node:
    return node(Op.BUFFER, I32, (4,), (), Storage(I32, 4))


A, B = buffer(), buffer()
SUM = build.binary(Op.ADD, A, B)
OTHER = build.unary(Op.NEG, B)
ROOT = build.binary(Op.MUL, SUM, OTHER)


def is_buffer(n: Node) -> bool:
    return n.op is Op.BUFFER


def negated(old: Node, new: Node) -> Node:
    return build.unary(Op.NEG, new) if old is SUM else new


def test_what_is_below_comes_before_what_reads_it_and_leaves_are_left_out() -> None:
    order = below([ROOT], is_buffer)
    assert set(order) == {SUM, OTHER, ROOT}
    assert order[-1] is ROOT


def test_only_what_is_computed_from_a_changed_node_is_made_anew() -> None:
    changed = rebuilt(below([ROOT], is_buffer), negated)
    assert changed[SUM] is build.unary(Op.NEG, SUM)
    assert changed[ROOT].src == (changed[SUM], OTHER)
    assert OTHER not in changed


def test_what_an_earlier_pass_made_of_a_node_is_followed() -> None:
    earlier = {B: SUM}
    changed = rebuilt(below([ROOT], is_buffer), negated, earlier)
    assert changed[B] is build.unary(Op.NEG, SUM)
