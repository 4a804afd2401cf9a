"""vmap against loops over examples; covers tensor/transforms/batching.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hcq.errors import ArgumentError
from tensor import Tensor, hessian, jvp, vmap
from tensor.transforms import grad
from tests.tensor.made_anew import made_anew

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(4)
ROWS, W = RNG.normal(size=(5, 4)), RNG.normal(size=(4, 3))
PLACES = RNG.integers(0, 4, (5, 2))
SHARED = Tensor(W)
anew = made_anew(globals(), SHARED=W)


# functions of one row and of two places: each family of operations, also where only one side is batched
FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "elementwise": lambda r, i: (r.exp() + 1).log() * r,
    "constants": lambda r, i: (r > 0).where(r, -1.0) + Tensor.ones(3, 1),
    "reductions": lambda r, i: (r.sum(), r.max(), r.argmin(), r.prod(), r.std()),
    "softmax and rows": lambda r, i: r.softmax(0) @ SHARED,
    "movement": lambda r, i: r.reshape(2, 2).T.pad(((1, 0), (0, 2)))[:, ::2].flip(0),
    "joining": lambda r, i: r.cat(r[:2], Tensor.zeros(1, dtype="float64")),
    "positions of a row": lambda r, i: r[i],
    "positions of what is shared": lambda r, i: SHARED[i] * r[:2, None],
    "positions that are shared": lambda r, i: r[[3, 0, 0]],
    "writing": lambda r, i: r.scatter_reduce(0, i, r[:2], "sum"),
    "order": lambda r, i: r.sort(0)[0],
    "running sums": lambda r, i: r.cumsum(0),
    "a convolution": lambda r, i: r.reshape(1, 1, 2, 2).conv2d(SHARED[:2, :2].reshape(1, 1, 2, 2)),
    "a copy in memory": lambda r, i: r.contiguous() * 2,
    "a complex function": lambda r, i: Tensor.complex(r, r + 1).exp().abs(),
}


def changed(r: Any) -> Any:
    """A tensor that is written to in part, and in place."""
    made = r * 1
    made[1:3] = 7.0
    made += 1
    return made


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_batch_gives_what_a_loop_over_examples_gives(name: str) -> None:
    function = FUNCTIONS[name]
    found = vmap(function)(Tensor(ROWS), Tensor(PLACES))
    each = [function(Tensor(r), Tensor(i)) for r, i in zip(ROWS, PLACES, strict=True)]
    found, each = (found, each) if isinstance(found, tuple) else ((found,), [(e,) for e in each])
    for place, part in enumerate(found):
        expected = np.stack([example[place].numpy() for example in each])
        np.testing.assert_allclose(part.numpy(), expected, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize(
    "name", ["elementwise", "softmax and rows", "positions of a row", "writing", "order"]
)
def test_gradients_of_each_example_are_those_of_a_loop(name: str) -> None:
    def loss(r: Any, i: Any) -> Any:
        return (FUNCTIONS[name](r, i) ** 2).sum()

    found = vmap(grad(loss))(Tensor(ROWS), Tensor(PLACES)).numpy()
    expected = [grad(loss)(Tensor(r), Tensor(i)).numpy() for r, i in zip(ROWS, PLACES, strict=True)]
    np.testing.assert_allclose(found, np.stack(expected), rtol=1e-10, atol=1e-13)


def test_a_gradient_flows_through_a_batch() -> None:
    def total(w: Any) -> Any:
        return vmap(lambda r: (r @ w).tanh().softmax(0).log().sum())(Tensor(ROWS)).sum()

    def looped(w: Any) -> Any:
        return (Tensor(ROWS) @ w).tanh().softmax(-1).log().sum()

    np.testing.assert_allclose(grad(total)(SHARED).numpy(), grad(looped)(SHARED).numpy(), rtol=1e-10)


def test_batches_of_batches_and_of_second_derivatives_nest() -> None:
    table = vmap(vmap(lambda a, b: (a * b).sum(), in_axes=(None, 0)), in_axes=(0, None))(
        Tensor(ROWS), Tensor(ROWS)
    )
    np.testing.assert_allclose(table.numpy(), ROWS @ ROWS.T, rtol=1e-12)
    bent = vmap(hessian(lambda r: r.square().sum().square()))(Tensor(ROWS)).numpy()
    square = (ROWS**2).sum(1)[:, None, None]
    np.testing.assert_allclose(
        bent, 4 * square * np.eye(4) + 8 * ROWS[:, :, None] * ROWS[:, None, :], rtol=1e-10
    )
    along = vmap(lambda r: jvp(lambda x: x**3, (r,), (r,))[1])(Tensor(ROWS))
    np.testing.assert_allclose(along.numpy(), 3 * ROWS**3, rtol=1e-12)


def test_axes_say_where_the_examples_are() -> None:
    found = vmap(lambda a, b: (a + b, a.sum()), in_axes=(1, None), out_axes=(1, 0))(
        Tensor(ROWS), Tensor(ROWS[:, 0])
    )
    np.testing.assert_allclose(found[0].numpy(), ROWS + ROWS[:, :1])
    np.testing.assert_allclose(found[1].numpy(), ROWS.sum(0))
    named = {"a": Tensor(ROWS), "b": [Tensor(W)]}
    found = vmap(lambda p: p["a"] @ p["b"][0], in_axes=({"a": 0, "b": None},))(named)
    np.testing.assert_allclose(found.numpy(), ROWS @ W, rtol=1e-12)
    assert vmap(lambda r: SHARED, out_axes=None)(Tensor(ROWS)).shape == (4, 3)
    assert vmap(lambda r: SHARED)(Tensor(ROWS)).shape == (5, 4, 3)


def test_writing_in_a_function_changes_the_example_alone() -> None:
    expected = ROWS.copy()
    expected[:, 1:3] = 7
    np.testing.assert_allclose(vmap(changed)(Tensor(ROWS)).numpy(), expected + 1)


def test_random_numbers_are_drawn_as_is_said() -> None:
    def drawn(r: Any) -> Any:
        return Tensor.rand(3) + r[0].cast("float32") * 0

    with pytest.raises(RuntimeError, match=r"^vmap: the function draws random numbers; give randomness="):
        vmap(drawn)(Tensor(ROWS))
    assert len(np.unique(vmap(drawn, randomness="different")(Tensor(ROWS)).numpy())) == 15
    assert len(np.unique(vmap(drawn, randomness="same")(Tensor(ROWS)).numpy())) == 3
    inner = vmap(lambda x: Tensor.rand() + x.cast("float32") * 0, randomness="different")
    assert len(np.unique(vmap(inner, randomness="different")(Tensor(ROWS)).numpy())) == 20


def assigning(r: Any) -> Any:
    """Writes to a tensor from outside."""
    return SHARED.clone().realize().assign(r.sum() + SHARED)


MISTAKES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: vmap(lambda r: r)(Tensor(1.0)), ValueError, "^vmap: an argument of shape .. has no axis"),
    (lambda: vmap(lambda a, b: a)(Tensor(ROWS), Tensor(W)), ValueError, "^vmap: axes of 5 and 4"),
    (lambda: vmap(lambda r: r, in_axes=None)(Tensor(ROWS)), ValueError, "^vmap: no argument is batch"),
    (lambda: vmap(lambda r: r, out_axes=None)(Tensor(ROWS)), ValueError, "^vmap: out_axes None for"),
    (
        lambda: vmap(lambda r: r, randomness="some"),
        ValueError,
        "^vmap: randomness 'some'; allowed are 'error'",
    ),
    (lambda: vmap(assigning)(Tensor(ROWS)), ArgumentError, "^vmap: the function assigns what depends"),
]


@pytest.mark.parametrize(("call", "error", "said"), MISTAKES)
def test_a_mistake_is_one_sentence(call: Callable[[], Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call()
