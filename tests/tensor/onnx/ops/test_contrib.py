"""Operators of com.microsoft: against numpy by their documents, against onnxruntime where it is installed."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from onnx import helper

from tensor.onnx import load
from tests.tensor.onnx.models import model

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(3)
DOMAIN = "com.microsoft"


def normal(*shape: int) -> np.ndarray:
    return RNG.normal(size=shape).astype(np.float32)


def erf_gelu(x: np.ndarray) -> np.ndarray:
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


def layer_norm(x: np.ndarray, scale: np.ndarray, shift: np.ndarray) -> np.ndarray:
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-12) * scale + shift


def unpacked(packed: np.ndarray, scales: np.ndarray, k: int) -> np.ndarray:
    low_first = np.stack([packed & 15, packed >> 4], -1).reshape(*packed.shape[:2], -1)
    return ((low_first - 8.0) * scales.reshape(*packed.shape[:2], 1)).reshape(packed.shape[0], -1)[:, :k]


A, B, C, IMAGE, FILTERS = normal(2, 3, 4), normal(2, 3, 4), normal(4), normal(1, 2, 5, 5), normal(3, 2, 3, 3)
SUM = A + C
SCALE, PACKED, SCALES, ROWS = normal(4), RNG.integers(0, 256, (5, 2, 8), np.uint8), normal(10), normal(3, 24)
# name -> inputs, attributes, what numpy makes of it (None: onnxruntime alone says)
CASES: dict[str, tuple[list[Any], dict[str, Any], Any]] = {
    "BiasGelu": ([A, C], {}, erf_gelu(A + C)),
    "FastGelu": (
        [A, C],
        {},
        SUM * 0.5 * (1 + np.tanh(math.sqrt(2 / math.pi) * (SUM + 0.044715 * SUM**3))),
    ),
    "FusedConv": ([IMAGE, FILTERS], {"activation": "Relu", "pads": [1, 1, 1, 1]}, None),
    "FusedMatMul": ([A, B], {"alpha": 0.5, "transB": 1}, 0.5 * A @ B.swapaxes(1, 2)),
    "Gelu": ([A], {}, erf_gelu(A)),
    "MatMulNBits": (
        [ROWS, PACKED, SCALES],
        {"K": 24, "N": 5, "bits": 4, "block_size": 16},
        ROWS @ unpacked(PACKED, SCALES, 24).T,
    ),
    "QuickGelu": ([A], {"alpha": 1.5}, A / (1 + np.exp(-1.5 * A))),
    "SkipLayerNormalization": ([A, B, SCALE, C], {"epsilon": 1e-12}, layer_norm(A + B, SCALE, C)),
    "SkipSimplifiedLayerNormalization": (
        [A, B, SCALE],
        {"epsilon": 1e-12},
        (A + B) / np.sqrt(np.square(A + B).mean(-1, keepdims=True)) * SCALE,
    ),
}


def made_of(name: str) -> tuple[Any, dict[str, Any]]:
    inputs, attributes, _ = CASES[name]
    names = [f"x{i}" for i in range(len(inputs))]
    node = helper.make_node(name, names, ["y"], domain=DOMAIN, **attributes)
    kinds = {
        n: (helper.np_dtype_to_tensor_dtype(x.dtype), list(x.shape))
        for n, x in zip(names, inputs, strict=True)
    }
    sizes = ["a"] * (4 if name == "FusedConv" else inputs[0].ndim)
    sizes = [f"{size}{i}" for i, size in enumerate(sizes)]
    made = model([node], kinds, {"y": sizes}, opset=20, opsets=[helper.make_opsetid(DOMAIN, 1)])
    return made, dict(zip(names, inputs, strict=True))


@pytest.mark.parametrize("name", CASES)
def test_an_operator_is_as_its_document_says(name: str) -> None:
    made, feeds = made_of(name)
    ours, expected = load(made)(feeds)["y"].numpy(), CASES[name][2]
    if expected is not None:
        np.testing.assert_allclose(ours, expected, rtol=1e-4, atol=1e-5)


def test_a_fused_convolution_is_one_with_its_activation() -> None:
    made, feeds = made_of("FusedConv")
    plain = model(
        [helper.make_node("Conv", ["x", "w"], ["y"], pads=[1, 1, 1, 1])],
        {"x": [1, 2, 5, 5], "w": [3, 2, 3, 3]},
        {"y": [1, 3, 5, 5]},
    )
    expected = load(plain)(x=IMAGE, w=FILTERS)["y"].numpy()
    np.testing.assert_array_equal(load(made)(feeds)["y"].numpy(), np.maximum(expected, 0))


@pytest.mark.parametrize("name", CASES)
def test_onnxruntime_computes_the_same(name: str) -> None:
    runtime = pytest.importorskip("onnxruntime")
    made, feeds = made_of(name)
    session = runtime.InferenceSession(made.SerializeToString(), providers=["CPUExecutionProvider"])
    (theirs,) = session.run(None, feeds)
    np.testing.assert_allclose(load(made)(feeds)["y"].numpy(), theirs, rtol=1e-3, atol=1e-4)
