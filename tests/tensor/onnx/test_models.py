"""Models with weights: made by hand against onnx's reference, written by PyTorch against PyTorch.

PyTorch is no dependency: those tests run with `make conformance` where it, torchvision, transformers and
onnxscript are installed. `DEV` says on which device, else it is the host's processor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import helper
from onnx.reference import ReferenceEvaluator

from tensor import runtime
from tensor.onnx import load
from tests import devices
from tests.tensor.conftest import runtime_on
from tests.tensor.numpy_device import NumpyDevice
from tests.tensor.onnx.models import model

RNG = np.random.default_rng(5)


def weight(*shape: int) -> np.ndarray:
    return (RNG.normal(size=shape) * 0.3).astype(np.float32)


def residual() -> Any:
    """Two convolutions with batch norms beside a shortcut, a pool over the image, a product, softmax."""
    node = helper.make_node
    norms = {
        f"{part}{i}": np.abs(weight(8)) + 0.5 for i in (1, 2) for part in ("scale", "bias", "mean", "var")
    }
    nodes = [
        node("Conv", ["x", "w0"], ["stem"], kernel_shape=[3, 3], pads=[1, 1, 1, 1], strides=[2, 2]),
        node("Conv", ["stem", "w1"], ["c1"], kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        node("BatchNormalization", ["c1", "scale1", "bias1", "mean1", "var1"], ["n1"]),
        node("Relu", ["n1"], ["r1"]),
        node("Conv", ["r1", "w2"], ["c2"], kernel_shape=[3, 3], auto_pad="SAME_UPPER", group=2),
        node("BatchNormalization", ["c2", "scale2", "bias2", "mean2", "var2"], ["n2"]),
        node("Add", ["n2", "stem"], ["sum"]),
        node("GlobalAveragePool", ["sum"], ["pooled"]),
        node("Flatten", ["pooled"], ["flat"]),
        node("Gemm", ["flat", "w3", "b3"], ["y"], transB=1, alpha=0.5),
    ]
    weights = {"w0": weight(8, 3, 3, 3), "w1": weight(8, 8, 3, 3), "w2": weight(8, 4, 3, 3), **norms}
    weights |= {"w3": weight(5, 8), "b3": weight(5)}
    return model(nodes, {"x": ["n", 3, 8, 8]}, {"y": ["n", 5]}, weights), {"x": weight(2, 3, 8, 8)}


def words() -> Any:
    """Looked up, positions added, through attention, a layer norm and a two-way LSTM."""
    node = helper.make_node
    nodes = [
        node("Gather", ["table", "words"], ["found"]),
        node("Add", ["found", "places"], ["x"]),
        node("MatMul", ["x", "wq"], ["q"]),
        node("Attention", ["q", "x", "x"], ["seen"], q_num_heads=2, kv_num_heads=2, is_causal=1),
        node("LayerNormalization", ["seen", "scale", "shift"], ["normed"]),
        node("Gelu", ["normed"], ["bent"]),
        node(
            "LSTM",
            ["bent", "w", "r", "b"],
            ["steps", "last"],
            hidden_size=4,
            direction="bidirectional",
            layout=0,
        ),
        node("ReduceMean", ["steps", "axes"], ["y"], keepdims=0),
    ]
    weights = {
        **{"table": weight(10, 6), "places": weight(5, 6), "wq": weight(6, 6), "scale": weight(6)},
        **{"shift": weight(6), "w": weight(2, 16, 6), "r": weight(2, 16, 4), "b": weight(2, 32)},
        "axes": np.array([0, 2]),
    }
    said = {"words": (7, ["n", 5])}
    return model(nodes, said, {"y": [2, 5, 4], "last": [2, 5, 4]}, weights, 24), {
        "words": RNG.integers(0, 10, (3, 5))
    }


@pytest.mark.parametrize("make", [residual, words])
def test_a_model_with_weights_computes_what_the_reference_does(
    make: Callable[[], Any], device: NumpyDevice
) -> None:
    made, feeds = make()
    expected = ReferenceEvaluator(made).run(None, feeds)
    runner = load(made)
    for _ in range(4):
        outputs = runner(feeds)
        for name, other in zip(runner.outputs, expected, strict=True):
            np.testing.assert_allclose(outputs[name].numpy(), other, rtol=1e-4, atol=1e-5)


@pytest.fixture
def processor() -> Iterator[None]:
    before = runtime.use(runtime_on(devices.chosen() or "cpu"))
    yield
    runtime.use(before)


def resnet(torch: Any) -> tuple[Any, tuple[Any, ...]]:
    vision = pytest.importorskip("torchvision")
    return vision.models.resnet18(), (torch.randn(1, 3, 64, 64),)


def bert(torch: Any) -> tuple[Any, tuple[Any, ...]]:
    library = pytest.importorskip("transformers")
    sizes = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 128}
    made = library.BertModel(library.BertConfig(**sizes, vocab_size=100, attn_implementation="eager"))
    return made, (torch.randint(0, 100, (2, 16)), torch.ones(2, 16, dtype=torch.int64))


def gpt2(torch: Any) -> tuple[Any, tuple[Any, ...]]:
    library = pytest.importorskip("transformers")
    sizes = {"n_embd": 64, "n_layer": 2, "n_head": 4, "vocab_size": 100, "n_positions": 64}
    kind = library.GPT2Config(**sizes, attn_implementation="eager", use_cache=False)
    return library.GPT2LMHeadModel(kind), (torch.randint(0, 100, (2, 16)),)


def recurrent(torch: Any) -> tuple[Any, tuple[Any, ...]]:
    return torch.nn.LSTM(8, 16, 2, batch_first=True, bidirectional=True), (torch.randn(2, 5, 8),)


@pytest.mark.conformance
@pytest.mark.usefixtures("processor")
@pytest.mark.parametrize("make", [resnet, bert, gpt2, recurrent])
def test_a_model_that_pytorch_writes_computes_what_pytorch_does(
    make: Callable[..., Any], tmp_path: Path
) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("onnxscript")
    torch.manual_seed(0)
    module, inputs = make(torch)
    torch.onnx.export(module.eval(), inputs, tmp_path / "m.onnx", dynamo=True, verbose=False)
    runner = load(tmp_path / "m.onnx")
    feeds = {name: each.numpy() for name, each in zip(runner.inputs, inputs, strict=True)}
    with torch.no_grad():
        found = module(*inputs)
    first = found if isinstance(found, torch.Tensor) else found[0]
    for _ in range(4):
        made = next(iter(runner(feeds).values())).numpy()
        np.testing.assert_allclose(
            made, first.numpy(), rtol=1e-3, atol=1e-5 * float(first.abs().max()) + 1e-6
        )
