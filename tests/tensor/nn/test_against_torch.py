"""Layers with torch's weights, against torch: outputs, and gradients toward inputs and weights.

Runs where torch is installed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn, state

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(5)
MASK = np.triu(np.ones((5, 5), bool), 1)
PADDING = np.array([[False, False, False, False, True], [False, False, True, True, True]])


def given(*shape: int) -> np.ndarray:
    return RNG.normal(size=shape).astype(np.float32)


LAYERS: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[Any, ...], dict[str, Any]]] = [
    ("Conv1d", (4, 6, 3), {"stride": 2, "padding": 1, "groups": 2}, (given(2, 4, 9),), {}),
    ("Conv1d", (2, 3, 4), {"padding": "same", "dilation": 2, "padding_mode": "reflect"}, (given(2, 9),), {}),
    ("Conv2d", (2, 3, 3), {"padding": (1, 2), "padding_mode": "circular"}, (given(1, 2, 5, 6),), {}),
    ("Conv2d", (2, 3, 3), {"padding": "valid", "bias": False}, (given(2, 5, 6),), {}),
    ("Conv3d", (2, 3, 2), {"padding": 1, "padding_mode": "replicate"}, (given(1, 2, 3, 4, 5),), {}),
    ("ConvTranspose1d", (4, 2, 3), {"stride": 2, "padding": 1, "output_padding": 1}, (given(2, 4, 5),), {}),
    ("ConvTranspose2d", (4, 6, 3), {"groups": 2, "dilation": 2}, (given(1, 4, 3, 3),), {}),
    ("ConvTranspose3d", (2, 3, (2, 1, 3)), {"stride": (1, 2, 3)}, (given(1, 2, 3, 2, 2),), {}),
    ("BatchNorm1d", (4,), {}, (given(6, 4),), {}),
    ("BatchNorm1d", (4,), {"momentum": None}, (given(6, 4, 3),), {}),
    ("BatchNorm3d", (2,), {"affine": False}, (given(3, 2, 2, 3, 2),), {}),
    ("RNNCell", (3, 4), {"nonlinearity": "relu"}, (given(2, 3), given(2, 4)), {}),
    ("GRUCell", (3, 4), {}, (given(2, 3),), {}),
    ("LSTMCell", (3, 4), {"bias": False}, (given(2, 3),), {}),
    ("RNN", (3, 4), {"num_layers": 2, "nonlinearity": "relu"}, (given(5, 2, 3),), {}),
    ("GRU", (3, 4), {"batch_first": True, "bidirectional": True}, (given(2, 5, 3), given(2, 2, 4)), {}),
    ("LSTM", (3, 4, 2), {"bidirectional": True}, (given(5, 2, 3),), {}),
    ("LSTM", (3, 4), {"bias": False}, (given(5, 3), (given(1, 4), given(1, 4))), {}),
    ("MultiheadAttention", (8, 2), {}, (given(5, 2, 8), given(4, 2, 8), given(4, 2, 8)), {}),
    (
        "MultiheadAttention",
        (8, 2),
        {"batch_first": True, "bias": False},
        (given(2, 5, 8),) * 3,
        {"attn_mask": MASK, "key_padding_mask": PADDING, "average_attn_weights": False},
    ),
    (
        "MultiheadAttention",
        (8, 2),
        {"kdim": 3, "vdim": 6, "add_bias_kv": True, "add_zero_attn": True},
        (given(5, 2, 8), given(5, 2, 3), given(5, 2, 6)),
        {"key_padding_mask": PADDING, "need_weights": False},
    ),
    ("MultiheadAttention", (8, 4), {}, (given(5, 8),) * 3, {"attn_mask": given(4, 5, 5)}),
    (
        "TransformerEncoderLayer",
        (8, 2, 16, 0.0),
        {"activation": "gelu", "batch_first": True},
        (given(2, 5, 8),),
        {"src_mask": MASK, "src_key_padding_mask": PADDING},
    ),
    ("TransformerEncoderLayer", (8, 2, 16, 0.0), {"norm_first": True}, (given(5, 2, 8),), {}),
    ("TransformerDecoderLayer", (8, 2, 16, 0.0), {}, (given(5, 2, 8), given(3, 2, 8)), {"tgt_mask": MASK}),
    ("Transformer", (8, 2, 1, 2, 16, 0.0), {"batch_first": True}, (given(2, 3, 8), given(2, 5, 8)), {}),
    ("PReLU", (3,), {}, (given(2, 3, 4),), {}),
    ("GLU", (), {"dim": 1}, (given(2, 4),), {}),
    ("GELU", (), {}, (given(2, 4),), {}),
    ("CELU", (2.0,), {}, (given(2, 4),), {}),
    ("Softplus", (2.0,), {}, (given(2, 4),), {}),
    ("Hardtanh", (-0.5, 0.5), {}, (given(2, 4),), {}),
    ("LogSoftmax", (1,), {}, (given(2, 4),), {}),
    ("MaxPool1d", (3, 2, 1), {}, (given(2, 3, 8),), {}),
    ("MaxPool3d", (2,), {"ceil_mode": True}, (given(1, 2, 3, 4, 5),), {}),
    ("AvgPool2d", (3, 2, 1), {"count_include_pad": False}, (given(1, 2, 7, 6),), {}),
    ("AdaptiveAvgPool2d", ((3, None),), {}, (given(1, 2, 7, 6),), {}),
    ("AdaptiveAvgPool1d", (5,), {}, (given(2, 3, 8),), {}),
    ("AdaptiveMaxPool2d", (2,), {}, (given(1, 2, 4, 5),), {}),
    ("PixelShuffle", (2,), {}, (given(2, 8, 3, 2),), {}),
    ("ZeroPad2d", ((1, 2, 0, 1),), {}, (given(1, 2, 3, 3),), {}),
    ("HuberLoss", (), {"delta": 0.5}, (given(3, 4), given(3, 4)), {}),
    ("SmoothL1Loss", (), {"beta": 0.5, "reduction": "sum"}, (given(3, 4), given(3, 4)), {}),
    ("L1Loss", (), {}, (given(3, 4), given(3, 4)), {}),
    ("KLDivLoss", (), {"reduction": "batchmean"}, (given(3, 4), abs(given(3, 4))), {}),
    ("BCEWithLogitsLoss", (), {}, (given(3, 4), abs(given(3, 4)) % 1), {}),
]  # fmt: skip


def leaves(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return [leaf for item in value for leaf in leaves(item)]
    return [] if value is None else [value]


@pytest.mark.parametrize(
    ("name", "sizes", "options", "inputs", "more"),
    LAYERS,
    ids=[f"{i}-{row[0]}" for i, row in enumerate(LAYERS)],
)
def test_a_layer_gives_what_torchs_gives(
    name: str, sizes: Any, options: dict[str, Any], inputs: Any, more: dict[str, Any]
) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(0)
    theirs, ours = getattr(torch.nn, name)(*sizes, **options), getattr(nn, name)(*sizes, **options)
    if theirs.state_dict():
        state.load_state_dict(ours, {k: v.numpy() for k, v in theirs.state_dict().items()})

    def both(item: Any) -> tuple[Any, Any]:
        if isinstance(item, tuple):
            pairs = [both(each) for each in item]
            return tuple(a for a, _ in pairs), tuple(b for _, b in pairs)
        if isinstance(item, np.ndarray):
            wants = item.dtype == np.float32
            return torch.tensor(item, requires_grad=wants), Tensor(item, requires_grad=wants)
        return item, item

    pairs = [both(item) for item in inputs]
    extra = {key: both(item) for key, item in more.items()}
    with Tensor.train():
        found = leaves(ours(*[b for _, b in pairs], **{k: v[1] for k, v in extra.items()}))
        expected = leaves(theirs(*[a for a, _ in pairs], **{k: v[0] for k, v in extra.items()}))
    assert len(found) == len(expected)
    for mine, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(mine.numpy(), other.detach().numpy(), rtol=2e-4, atol=2e-5)
    if not expected[0].requires_grad:
        return
    weights = [RNG.normal(size=tuple(e.shape)).astype(np.float32) for e in expected]
    sum((e * torch.tensor(w)).sum() for e, w in zip(expected, weights, strict=True)).backward()
    total = Tensor(0.0)
    for mine, weight in zip(found, weights, strict=True):
        total = total + (mine * Tensor(weight)).sum()
    total.backward()
    own = state.get_state_dict(ours)
    sides = [(leaves(b), leaves(a)) for a, b in pairs]
    checked = [(b, a) for bs, as_ in sides for b, a in zip(bs, as_, strict=True) if isinstance(b, Tensor)]
    checked += [(own[key], value) for key, value in theirs.named_parameters()]
    for mine, other in checked:
        if other.grad is not None:
            assert mine.grad is not None
            np.testing.assert_allclose(mine.grad.numpy(), other.grad.numpy(), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("momentum", [0.1, None])
def test_batchnorm_tracks_as_torch_and_takes_its_state(momentum: float | None) -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = torch.nn.BatchNorm1d(3, momentum=momentum), nn.BatchNorm1d(3, momentum=momentum)
    for _ in range(3):
        x = given(5, 3)
        theirs(torch.tensor(x))
        with Tensor.train():
            ours(Tensor(x)).realize()
    for name, value in theirs.state_dict().items():
        mine = state.get_state_dict(ours)[name]
        assert mine.shape == tuple(value.shape)
        np.testing.assert_allclose(mine.numpy(), value.numpy(), rtol=1e-4, atol=1e-6)
