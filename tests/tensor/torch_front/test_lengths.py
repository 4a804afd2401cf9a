"""Batches of several lengths are served by the same machine code, with torch's values; covers lengths.py."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tensor import runtime

torch = pytest.importorskip("torch")
F, layers = torch.nn.functional, torch.nn


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """No graph of another test, and a warning that no test expects is an error."""
    from tensor.torch_front import graph, register

    register()
    torch._dynamo.reset()
    torch.manual_seed(0)
    graph._told.clear()
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="doorbell")
        yield


def compiled(function: Any, **options: Any) -> Any:
    return torch.compile(function, backend="doorbell", **options)


def same(a: Any, b: Any) -> None:
    torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)
    assert a.stride() == b.stride()


def kernels() -> int:
    return runtime.stats().kernels_compiled


class Block(torch.nn.Module):  # type: ignore[misc, name-defined]
    """A layer of a GPT: words, attention to what came before, and two products with GELU between."""

    def __init__(self, width: int = 8, heads: int = 2) -> None:
        super().__init__()
        self.heads, self.words = heads, layers.Embedding(11, width)
        self.first, self.second = layers.LayerNorm(width), layers.LayerNorm(width)
        self.sides, self.out = layers.Linear(width, 3 * width), layers.Linear(width, width)
        self.up, self.down = layers.Linear(width, 4 * width), layers.Linear(4 * width, width)

    def forward(self, words: Any) -> Any:
        x = self.words(words)
        batch, length, width = x.shape
        q, k, v = (
            side.view(batch, length, self.heads, -1).transpose(1, 2)
            for side in self.sides(self.first(x)).split(width, -1)
        )
        seen = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(seen.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(F.gelu(self.up(self.second(x))))


# Of widths that no other test of this folder has: kernels that one compiled are there for the next.
MODELS: dict[str, tuple[Callable[[], Any], Callable[[int], Any]]] = {
    "layers": (
        lambda: layers.Sequential(
            layers.Linear(5, 7), layers.GELU(), layers.LayerNorm(7), layers.Linear(7, 3)
        ),
        lambda n: torch.randn(n, 5),
    ),
    "convolution": (
        lambda: layers.Sequential(
            *(layers.Conv2d(2, 4, 3), layers.BatchNorm2d(4), layers.ReLU(), layers.MaxPool2d(2)),
            *(layers.Flatten(), layers.Linear(16, 3)),
        ),
        lambda n: torch.randn(n, 2, 6, 6),
    ),
    "words": (Block, lambda n: torch.randint(0, 11, (n, 5))),
}


def test_a_second_batch_is_the_last_that_needs_kernels() -> None:
    for make, batch in MODELS.values():
        model = make()
        other, ours, counts = copy.deepcopy(model), compiled(model), []
        for n in range(1, 10):
            x = batch(n)
            for m in (model, other):
                m.zero_grad()
            results = ours(x), other(x)
            for result in results:
                result.square().mean().backward()
            same(*results)
            for a, b in zip(model.parameters(), other.parameters(), strict=True):
                same(a.grad, b.grad)
            for a, b in zip(model.buffers(), other.buffers(), strict=True):
                torch.testing.assert_close(a, b)
            counts.append(kernels())
        assert counts[0] < counts[1] and len(set(counts[1:])) == 1


def test_a_batch_beyond_the_greatest_doubles_it_and_gradients_of_shorter_ones_stay() -> None:
    layer = layers.Linear(4, 3)
    other, ours = copy.deepcopy(layer), compiled(layer, dynamic=True)
    x, longer = torch.randn(5, 4), torch.randn(20, 4)
    waiting, counts = ours(x), []
    for given in (longer, torch.randn(32, 4), torch.randn(3, 4)):
        same(ours(given), other(given))
        counts.append(kernels())
    assert len(set(counts)) == 1
    for result in (waiting, other(x)):
        result.square().sum().backward()
    same(layer.weight.grad, other.weight.grad)


def test_a_length_among_numbers_is_the_one_of_the_call() -> None:
    def mean(x: Any) -> Any:
        return x.sum(0) / x.shape[0] + x.shape[0] * 2, x.var(0), x * (3 * x.shape[0])

    ours, counts = compiled(mean, dynamic=True), []
    for n in (4, 2, 9):
        x = torch.randn(n, 3)
        for a, b in zip(ours(x), mean(x), strict=True):
            same(a, b)
        counts.append(kernels())
    assert len(set(counts)) == 1


@pytest.mark.parametrize("dtype", ["bfloat16", "float16", "int64", "bool"])
def test_every_type_of_elements_has_such_lengths(dtype: str) -> None:
    ours = compiled(lambda x: (x.transpose(0, 1), x.reshape(-1)), dynamic=True)
    for n in (4, 2, 9):
        x = torch.randint(0, 2, (n, 3, 2)).to(getattr(torch, dtype))
        for a, b in zip(ours(x), (x.transpose(0, 1), x.reshape(-1)), strict=True):
            assert torch.equal(a, b)


def test_a_result_with_its_axes_turned_has_torchs_strides() -> None:
    ours = compiled(lambda x: x.t() * 2, dynamic=True)
    for n in (4, 6):
        x = torch.randn(n, 3)
        same(ours(x), x.t() * 2)


def test_results_go_on_to_another_function() -> None:
    first, second = compiled(lambda x: x * 2, dynamic=True), compiled(lambda x: x + 1)
    for n in (4, 6, 2):
        x = torch.randn(n, 3)
        same(second(first(x)), x * 2 + 1)
        same(second(first(x)[1:]), x[1:] * 2 + 1)


@pytest.mark.parametrize(
    ("function", "operator"),
    [
        (lambda x: x.flip(0) * 2, "flip"),
        (lambda x: torch.cat([x, x]), "cat"),
        (lambda x: x[-1] + 1, "select.int"),
        (lambda x: x + torch.arange(x.shape[0]).unsqueeze(1), "arange.start_step"),
        (lambda x: torch.full((3,), x.shape[0] * 1.0) + x, "full"),
    ],
)
def test_what_cannot_have_such_a_length_is_compiled_for_each_and_named_once(
    function: Any, operator: str
) -> None:
    ours = compiled(function, dynamic=True)
    with pytest.warns(
        UserWarning, match=rf"each length of a batch is compiled for itself, for aten\.{operator}"
    ):
        same(ours(torch.ones(4, 3)), function(torch.ones(4, 3)))
    for n in (6, 2):
        x = torch.randn(n, 3)
        same(ours(x), function(x))


def test_an_operator_that_torch_computes_takes_and_gives_such_lengths() -> None:
    def function(x: Any) -> Any:
        return torch.special.airy_ai(x * 2) + x

    ours = compiled(function, dynamic=True)
    with pytest.warns(UserWarning, match="computed by torch on the host"):
        same(ours(torch.ones(4, 3)), function(torch.ones(4, 3)))
    for n in (6, 2):
        x = torch.randn(n, 3)
        same(ours(x), function(x))
