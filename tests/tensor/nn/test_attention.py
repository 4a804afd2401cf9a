"""MultiheadAttention and transformer layers (transformer.py) against numpy; with torch in
test_against_torch.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(0)


def softmax(x: Any) -> Any:
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def test_heads_attend_where_masks_let_them() -> None:
    layer = nn.MultiheadAttention(6, 2, batch_first=True)
    layer.in_proj_bias.assign(Tensor.rand(18))  # type: ignore[union-attr]
    w = {name: tensor.numpy() for name, tensor in layer.state_dict().items()}
    x = RNG.normal(size=(3, 4, 6)).astype(np.float32)
    later = np.triu(np.ones((4, 4), bool), 1)
    absent = np.array([[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 1, 1]], bool)
    q, k, v = np.split(x @ w["in_proj_weight"].T + w["in_proj_bias"], 3, -1)
    heads = [np.stack(np.split(side, 2, -1), 1) for side in (q, k, v)]
    scores = heads[0] @ heads[1].swapaxes(-1, -2) / np.sqrt(3)
    weights = softmax(np.where(later | absent[:, None, None], -np.inf, scores))
    joined = np.concatenate(list(np.moveaxis(weights @ heads[2], 1, 0)), -1)
    expected = joined @ w["out_proj.weight"].T + w["out_proj.bias"]
    for causal in ({"attn_mask": Tensor(later)}, {"is_causal": True}):
        found, shares = layer(*[Tensor(x)] * 3, key_padding_mask=Tensor(absent), **causal)
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)
        assert shares is not None
        np.testing.assert_allclose(shares.numpy(), weights.mean(1), rtol=1e-4, atol=1e-5)
        plain, none = layer(*[Tensor(x)] * 3, Tensor(absent), False, **causal)
        np.testing.assert_allclose(plain.numpy(), expected, rtol=1e-4, atol=1e-5)
        assert none is None


def test_a_causal_encoder_does_not_look_ahead() -> None:
    layer = nn.TransformerEncoderLayer(8, 2, 16, norm_first=True)
    model = nn.TransformerEncoder(layer, 2, nn.LayerNorm(8)).eval()
    assert len(model.state_dict()) == 2 * 12 + 2
    x = RNG.normal(size=(5, 2, 8)).astype(np.float32)
    first = model(Tensor(x), is_causal=True).numpy()
    x[3:] = x[3:, :, ::-1]
    second = model(Tensor(x), nn.Transformer.generate_square_subsequent_mask(5)).numpy()
    np.testing.assert_allclose(first[:3], second[:3], rtol=1e-4, atol=1e-5)
    assert abs(first[3:] - second[3:]).max() > 0.01


def test_dropout_counts_while_training_only() -> None:
    layer = nn.TransformerDecoderLayer(8, 2, 16, dropout=0.5)
    x, memory = Tensor.rand(3, 2, 8), Tensor.rand(4, 2, 8)
    assert layer(x, memory).tolist() != layer(x, memory).tolist()
    layer.eval()
    with Tensor.train():  # the layer was told otherwise
        assert layer(x, memory).tolist() == layer(x, memory).tolist()


def test_settings_that_do_not_fit_are_named() -> None:
    with pytest.raises(ValueError, match="MultiheadAttention: 6 does not divide into 4 heads"):
        nn.MultiheadAttention(6, 4)
    with pytest.raises(ValueError, match="TransformerEncoderLayer: activation 'sine'"):
        nn.TransformerEncoderLayer(8, 2, activation="sine")
