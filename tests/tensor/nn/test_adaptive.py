"""Softmax by clusters of classes (adaptive.py) against torch, whose weights it takes."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(3)
ROWS, CLASSES = RNG.normal(size=(6, 8)).astype(np.float32), np.array([0, 3, 4, 9, 10, 19])


@pytest.mark.parametrize("settings", [{"div_value": 2.0}, {"div_value": 1.5, "head_bias": True}])
def test_values_gradients_and_state_are_torchs(settings: dict[str, float]) -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = (lib.AdaptiveLogSoftmaxWithLoss(8, 20, [4, 10], **settings) for lib in (torch.nn, nn))
    assert list(ours.state_dict()) == list(theirs.state_dict())
    ours.load_state_dict({key: value.numpy() for key, value in theirs.state_dict().items()})
    wanted, made = theirs(torch.tensor(ROWS), torch.tensor(CLASSES)), ours(Tensor(ROWS), Tensor(CLASSES))
    for name in ("output", "loss"):
        expected = getattr(wanted, name).detach().numpy()
        np.testing.assert_allclose(getattr(made, name).detach().numpy(), expected, rtol=1e-5)
    wanted.loss.backward()
    made.loss.backward()
    named = dict(theirs.named_parameters())
    for key, parameter in ours.named_parameters():
        assert parameter.grad is not None
        np.testing.assert_allclose(parameter.grad.numpy(), named[key].grad.numpy(), rtol=1e-4, atol=1e-6)
    expected = theirs.log_prob(torch.tensor(ROWS)).detach().numpy()
    np.testing.assert_allclose(ours.log_prob(Tensor(ROWS)).detach().numpy(), expected, rtol=1e-5)
    assert ours.predict(Tensor(ROWS)).tolist() == theirs.predict(torch.tensor(ROWS)).tolist()
    one = ours(Tensor(ROWS[0]), Tensor(CLASSES[0]))
    assert one.output.shape == () and one.loss.item() == pytest.approx(-made.output[0].item(), rel=1e-5)


def test_mistakes_are_told() -> None:
    with pytest.raises(ValueError, match=r"cutoffs \[4, 20\]; allowed rise from 1 to below 20"):
        nn.AdaptiveLogSoftmaxWithLoss(8, 20, [4, 20])
    layer = nn.AdaptiveLogSoftmaxWithLoss(8, 20, [4])
    with pytest.raises(ValueError, match=r"input \(6, 8\), target \(5,\); allowed are \(n, 8\) and \(n,\)"):
        layer(Tensor(ROWS), Tensor(CLASSES[:5]))
    with pytest.raises(IndexError, match="20"):
        layer(Tensor(ROWS), Tensor(CLASSES + 1))
