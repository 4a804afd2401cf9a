"""Functions as models: onnx's checker takes them, and its reference computes what we compute. Covers trace.py
and emit.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx.reference import ReferenceEvaluator

from tensor import Tensor, jit, nn
from tensor.nn.module import evaluated
from tensor.onnx import export, load
from tensor.onnx.emit import RULES
from tests.tensor.oracle import BINARY, UNARY

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(7)
FLOATS = RNG.normal(size=(4, 6)).astype(np.float32)
WHOLE = np.array([[-7, 5], [3, -1]], np.int32)
IMAGE = RNG.normal(size=(2, 3, 8, 8)).astype(np.float32)


class Network:
    def __init__(self) -> None:
        self.convolution = nn.Conv2d(3, 6, 3, padding=1, stride=2)
        self.norm = nn.BatchNorm(6)
        self.linear = nn.Linear(24, 5)

    def __call__(self, image: Tensor) -> Tensor:
        made = self.norm(self.convolution(image)).relu().max_pool2d().flatten(1)
        return self.linear(made.dropout()).softmax()


class Trained(nn.Module):
    """In training mode, as models begin; what is exported evaluates all the same."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.Dropout(0.5))

    def forward(self, image: Tensor) -> Tensor:
        return self.body(image)


class Words:
    def __init__(self) -> None:
        self.table, self.norm = nn.Embedding(10, 4), nn.LayerNorm(4)

    def __call__(self, places: Tensor) -> Tensor:
        x = self.norm(self.table(places))
        return x.scaled_dot_product_attention(x, x, is_causal=True).gelu()


def both(function: Callable[..., Any], *arrays: Any) -> tuple[onnx.ModelProto, list[Any], list[Any]]:
    """The model, our results and the reference's. A class is for an object of it."""
    function = function() if isinstance(function, type) else function
    tensors = [Tensor(array) for array in arrays]
    model = export(function, *tensors)
    feeds = {value.name: array for value, array in zip(model.graph.input, arrays, strict=True)}
    theirs = ReferenceEvaluator(model).run(None, feeds)
    with evaluated():
        made = function(*tensors)
    made = list(made.values()) if isinstance(made, dict) else made
    ours = [each.numpy() for each in (made if isinstance(made, list | tuple) else [made])]
    return model, ours, theirs


FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "a network": (Network, IMAGE),
    "a model in training mode": (Trained, IMAGE),
    "words": (Words, np.array([[1, 2, 9]])),
    "a product and a sum": (lambda a, b: a @ b + 1, FLOATS, FLOATS.T.copy()),
    "a sum of products": (lambda a: Tensor.einsum("ij,kj->ki", a, a), FLOATS),
    "a convolution of one axis": (
        lambda x, w: x.conv2d(w, padding=[2, 1], dilation=2),
        IMAGE[0],
        RNG.normal(size=(4, 8, 3)).astype(np.float32),
    ),
    "a convolution that keeps the size": (
        lambda x, w: x.conv2d(w, padding="same"),
        IMAGE,
        RNG.normal(size=(4, 3, 2, 3)).astype(np.float32),
    ),
    "a convolution turned round": (
        lambda x, w: x.conv_transpose2d(w, stride=2, padding=1, output_padding=1),
        IMAGE,
        RNG.normal(size=(3, 4, 3, 3)).astype(np.float32),
    ),
    "pools": (lambda x: (x.avg_pool2d(3, 2, padding=1), x.max_pool2d((2, 3), 1), x.max_pool2d(2)), IMAGE),
    "functions": (
        lambda x: (x.exp(), x.erf(), x.silu(), x.gelu("none"), x.trunc(), x.exp2(), x.tanh()),
        FLOATS,
    ),
    "reductions": (lambda x: (x.sum(0), x.mean(1), x.amax(1), x.var(), x.prod(0), x.log_softmax()), FLOATS),
    "parts": (
        lambda x: (x[1:3, ::2], x.flip(1), x.pad([(1, 2), (0, 1)], value=3.0), x.T.reshape(3, 8)),
        FLOATS,
    ),
    "positions": (lambda x, i: (x[i], x.gather(0, i.reshape(2, 1).expand(2, 6))), FLOATS, np.array([1, 3])),
    "sums at places": (lambda x, i: x.scatter_reduce(0, i, x[:2], "sum"), FLOATS, RNG.integers(0, 4, (2, 6))),
    "order": (lambda x: (x.cumsum(1), x.argmax(1)), FLOATS),
    "whole numbers": (lambda x: (x // 3, x % 3, x << 1, x >> 1, x & 3, ~x, (x > 2) | (x < 0)), WHOLE),
    "types": (lambda x: (x.int(), x.half() * 2, x.bool(), x.double().sqrt()), np.abs(FLOATS)),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_reference_computes_what_we_compute(name: str) -> None:
    model, ours, theirs = both(*FUNCTIONS[name])
    onnx.checker.check_model(model, full_check=True)
    for mine, other in zip(ours, theirs, strict=True):
        assert mine.dtype == other.dtype
        np.testing.assert_allclose(mine, other, rtol=2e-3 if mine.dtype == np.float16 else 1e-5, atol=1e-5)


@pytest.mark.parametrize("name", ["a network", "words", "positions", "whole numbers"])
def test_our_own_runner_reads_what_we_wrote(name: str) -> None:
    function, *arrays = FUNCTIONS[name]
    model, ours, _ = both(function, *arrays)
    names = [value.name for value in model.graph.input]
    made = load(model)(dict(zip(names, arrays, strict=True)))
    for mine, again in zip(ours, made.values(), strict=True):
        np.testing.assert_allclose(mine, again.numpy(), rtol=1e-5, atol=1e-6)


def test_large_operations_are_written_as_such_and_weights_have_their_names() -> None:
    model = export(Network(), Tensor(IMAGE))
    assert {"Conv", "MaxPool", "Relu", "MatMul", "Softmax"} <= {node.op_type for node in model.graph.node}
    weights = {tensor.name for tensor in model.graph.initializer}
    assert {"convolution.weight", "norm.running_mean", "linear.bias"} <= weights
    assert [value.name for value in model.graph.input] == ["image"]
    assert "Gather" in {node.op_type for node in export(Words(), Tensor([[1]])).graph.node}


def test_a_layers_tensors_are_plain_again_afterwards() -> None:
    network = Network()
    export(network, Tensor(IMAGE))
    assert type(network.linear.weight) is Tensor


def test_a_jit_function_and_named_results() -> None:
    @jit
    def function(a: Tensor, b: Tensor) -> dict[str, Tensor]:
        return {"sum": a + b, "product": a * b}

    model = export(function, Tensor([1.0]), Tensor([2.0]), inputs=["left", "right"])
    assert [value.name for value in model.graph.input] == ["left", "right"]
    assert [value.name for value in model.graph.output] == ["sum", "product"]


def test_a_model_is_written_to_a_file(tmp_path: Path) -> None:
    export(lambda x: x * 2, Tensor([1.0, 2.0]), path=tmp_path / "double.onnx")
    assert load(tmp_path / "double.onnx")(x=np.array([3, 4], np.float32))["output"].tolist() == [6, 8]


def test_what_was_computed_before_is_a_weight() -> None:
    weight = Tensor.randn(6, 3)
    model, ours, theirs = both(lambda x: x @ weight, FLOATS)
    assert [node.op_type for node in model.graph.node] == ["MatMul", "Identity"]
    np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-5)


@pytest.mark.parametrize(
    ("function", "kind", "told"),
    [
        (lambda x: x + Tensor.rand(4, 6), ValueError, "draws random numbers"),
        (lambda x: x * x.sum().item(), TypeError, "reads values on the host"),
        (lambda x: x.shape, TypeError, "returns a Shape"),
        (lambda x: 3, TypeError, "returns a int"),
    ],
)
def test_what_a_model_cannot_do_is_told(function: Any, kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=told):
        export(function, Tensor(FLOATS))


def test_a_state_that_is_assigned_is_refused() -> None:
    state = Tensor.zeros(4, 6).contiguous().realize()

    def step(x: Tensor) -> Tensor:
        state.assign(state + x)
        return x

    with pytest.raises(ValueError, match="assigns to a tensor"):
        export(step, Tensor(FLOATS))


def test_every_kind_of_node_that_computes_has_a_rule() -> None:
    assert RULES.keys() >= UNARY.keys() | BINARY.keys()


def test_onnxruntime_runs_our_models() -> None:
    runtime = pytest.importorskip("onnxruntime")
    for function, *arrays in FUNCTIONS.values():
        model, ours, _ = both(function, *arrays)
        session = runtime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
        names = [value.name for value in model.graph.input]
        for mine, other in zip(ours, session.run(None, dict(zip(names, arrays, strict=True))), strict=True):
            np.testing.assert_allclose(
                mine, other, rtol=2e-3 if mine.dtype == np.float16 else 1e-4, atol=1e-5
            )
