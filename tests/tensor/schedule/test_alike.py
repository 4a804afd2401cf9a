"""Groups of which one kernel serves several, each over its own memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.schedule import one_device
from tensor.schedule.alike import Alike
from tensor.schedule.cut import cut
from tensor.schedule.storage import Storage


def is_memory(x: Node) -> bool:
    return x.op is Op.BUFFER


def buffer(*shape: int) -> Node:
    return node(Op.BUFFER, dtypes.float32, shape, (), Storage(dtypes.float32, int(np.prod(shape))))


def alike(root: Node) -> Alike:
    (group,) = cut([root], is_memory)
    return Alike(group, is_memory)


def scaled(x: Node, factor: float) -> Node:
    return build.binary(Op.MUL, build.unary(Op.SIN, x), build.like(x, factor))


def test_groups_over_other_memory_are_alike_and_slots_go_over() -> None:
    a, b, c, d = (buffer(4, 3) for _ in range(4))
    one = alike(build.binary(Op.SUB, scaled(a, 2.0), b))
    other = alike(build.binary(Op.SUB, scaled(c, 2.0), d))
    assert one.key == other.key and one.here(other, [c, d]) == (a, b)


@pytest.mark.parametrize(
    "change",
    [
        lambda a, b: build.binary(Op.ADD, scaled(a, 2.0), b),
        lambda a, b: build.binary(Op.SUB, scaled(a, 3.0), b),
        lambda a, b: build.binary(Op.SUB, scaled(a, 2.0), a),
        lambda a, b: build.binary(Op.SUB, b, scaled(a, 2.0)),
        lambda a, b: build.binary(Op.SUB, scaled(a, 2.0), build.reshape(buffer(3, 4), (4, 3))),
        lambda a, b: build.binary(Op.SUB, scaled(a, 2.0), build.pad(buffer(3, 3), ((0, 1), (0, 0)))),
    ],
    ids=["operation", "constant", "one memory twice", "order", "view", "padding"],
)
def test_whatever_changes_the_kernel_changes_the_key(change: Callable[[Node, Node], Node]) -> None:
    a, b = buffer(4, 3), buffer(4, 3)
    assert alike(build.binary(Op.SUB, scaled(a, 2.0), b)).key != alike(change(a, b)).key


def test_zeros_of_either_sign_are_not_alike() -> None:
    a = buffer(4)
    assert alike(scaled(a, 0.0)).key != alike(scaled(a, -0.0)).key


def test_equal_layers_are_lowered_once_and_give_numpys_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of six layers no more than of three; their sizes differ, as kernels are kept."""
    lowered: list[Any] = []
    lowering = one_device.Lowering
    monkeypatch.setattr(
        one_device, "Lowering", lambda group, memory: lowered.append(group) or lowering(group, memory)
    )
    source, counts = np.random.default_rng(3), list[int]()
    for layers, size in ((3, 7), (6, 8)):
        lowered.clear()
        weights = [source.normal(size=(size, size)).astype(np.float32) for _ in range(layers)]
        start = source.normal(size=(5, size)).astype(np.float32)
        x, wanted = Tensor(start), start
        for weight in weights:
            x = (x @ Tensor(weight)).softmax(-1)
            scores = np.exp(wanted @ weight)
            wanted = scores / scores.sum(-1, keepdims=True)
        np.testing.assert_allclose(x.numpy(), wanted, rtol=2e-5)
        counts.append(len(lowered))
    assert 0 < counts[1] == counts[0] <= 6


def test_lengths_known_at_run_time_go_over_as_memory_does() -> None:
    def shorter(x: Node, length: Node) -> Node:
        summed = build.reduce(Op.REDUCE_ADD, build.extent(x, 0, length, "n from 1 to 4"), (1,))
        return build.unary(Op.SIN, summed)

    m, n = (node(Op.BUFFER, dtypes.int32, (), (), Storage(dtypes.int32, 1)) for _ in range(2))
    x, y = buffer(4, 3), buffer(4, 3)
    one, other = alike(shorter(x, m)), alike(shorter(y, n))
    assert one.key == other.key and one.here(other, [n]) == (m,)
    assert one.key != alike(build.unary(Op.SIN, build.reduce(Op.REDUCE_ADD, x, (1,)))).key
    stored = node(Op.CONTIGUOUS, dtypes.float32, (4, 3), (build.extent(buffer(4, 3), 0, m, "n"),))

    def held(x: Node) -> bool:
        return is_memory(x) or x is stored

    (group,) = cut([build.unary(Op.SIN, stored)], held)
    assert m in Alike(group, held).nodes  # though no walk from what is stored reaches it
