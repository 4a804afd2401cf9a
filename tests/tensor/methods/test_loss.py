"""Losses against their definitions in numpy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tensor.ir.graph import Op, toposort
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

LOGITS = np.random.default_rng(0).normal(0, 3, (6, 5)).astype(np.float32)
CLASSES = np.array([0, 4, 2, 2, 1, 3], np.int32)


def log_softmax(x: Any, axis: int = -1) -> Any:
    shifted = x.astype(np.float64) - x.max(axis, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis, keepdims=True))


def cross_entropy(x: Any, y: Any, smoothing: float = 0.0) -> Any:
    target = np.eye(x.shape[-1])[y] * (1 - smoothing) + smoothing / x.shape[-1]
    return -(target * log_softmax(x)).sum(-1)


@pytest.mark.parametrize("smoothing", [0.0, 0.2])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_cross_entropy_of_classes(smoothing: float, reduction: str) -> None:
    rows = cross_entropy(LOGITS, CLASSES, smoothing)
    expected = {"mean": rows.mean(), "sum": rows.sum(), "none": rows}[reduction]
    found = Tensor(LOGITS).cross_entropy(Tensor(CLASSES), reduction, smoothing)
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-5)
    sparse = Tensor(LOGITS).sparse_categorical_crossentropy(
        Tensor(CLASSES), reduction=reduction, label_smoothing=smoothing
    )
    np.testing.assert_allclose(sparse.numpy(), expected, rtol=1e-5)


def test_cross_entropy_of_probabilities_and_of_images() -> None:
    target = np.random.default_rng(1).dirichlet(np.ones(5), 6).astype(np.float32)
    found = Tensor(LOGITS).cross_entropy(Tensor(target), "none")
    np.testing.assert_allclose(found.numpy(), -(target * log_softmax(LOGITS)).sum(1), rtol=1e-4)
    image = np.random.default_rng(2).normal(size=(2, 3, 4)).astype(np.float32)
    classes = np.random.default_rng(3).integers(0, 3, (2, 4))
    expected = cross_entropy(image.transpose(0, 2, 1), classes)
    found = Tensor(image).cross_entropy(Tensor(classes), "none")
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-5)


def test_the_gradient_toward_targets_is_the_negative_log_softmax() -> None:
    given = np.array([[0.2, 0.9], [3.0, -1.0]], np.float32)
    target = Tensor(given, requires_grad=True)  # rows need not sum to 1
    logits = np.array([[1.0, 2.0], [0.5, 0.0]], np.float32)
    rows = Tensor(logits).cross_entropy(target, "none")
    log_softmax = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    np.testing.assert_allclose(rows.numpy(), -(given * log_softmax).sum(1), rtol=1e-5)
    (toward,) = rows.sum().gradient(target)
    np.testing.assert_allclose(toward.numpy(), -log_softmax, rtol=1e-5)


def test_cross_entropy_is_stable() -> None:
    x = Tensor([[1000.0, 0.0], [-1000.0, 1000.0]])
    np.testing.assert_allclose(x.cross_entropy(Tensor([0, 0]), "none").numpy(), [0, 2000])
    (toward,) = x.cross_entropy(Tensor([0, 0])).gradient(x)
    np.testing.assert_allclose(toward.numpy(), [[0.0, 0.0], [-0.5, 0.5]])


@pytest.mark.parametrize("weight", [None, np.array([2, 0.5, 1], np.float32)])
def test_a_class_that_is_masked_away_counts_nothing(weight: Any) -> None:
    """Values are torch's. A masked class that is the right one costs inf."""
    x = Tensor([[-np.inf, 0.0, 1.0], [-np.inf, -1.0, 1.0]], requires_grad=True)
    weights = None if weight is None else Tensor(weight)
    losses = x.cross_entropy(Tensor([1, 2]), reduction="none", weight=weights)
    losses.sum().backward()
    factor = np.ones(2) if weight is None else weight[[1, 2]]
    np.testing.assert_allclose(losses.numpy(), factor * [1.3132616, 0.12692805], rtol=1e-5)
    p, q = 0.7310586, 0.11920293
    expected = factor[:, None] * [[0, -p, p], [0, q, -q]]
    assert x.grad is not None
    np.testing.assert_allclose(x.grad.numpy(), expected, rtol=1e-5)
    sparse = x.detach().sparse_categorical_crossentropy(Tensor([1, 0]), reduction="none")
    np.testing.assert_allclose(sparse.numpy(), [1.3132616, np.inf], rtol=1e-5)


def test_ignored_classes_count_nothing() -> None:
    y = np.array([0, -1, 2, 2, -1, 3], np.int32)
    kept = y >= 0
    found = Tensor(LOGITS).sparse_categorical_crossentropy(Tensor(y))
    np.testing.assert_allclose(found.item(), cross_entropy(LOGITS[kept], y[kept]).mean(), rtol=1e-5)


def torch_cross_entropy(x: Any, y: Any, smoothing: float, ignored: int, weight: Any, reduction: str) -> Any:
    """torch.nn.functional.cross_entropy by its documentation, of ``(rows, classes)``."""
    classes = x.shape[1]
    w = np.ones(classes) if weight is None else weight.astype(np.float64)
    counted = y != ignored
    safe = np.where(counted, y, 0)
    target = (np.eye(classes)[safe] * (1 - smoothing) + smoothing / classes) * w
    rows = np.where(counted, -(target * log_softmax(x)).sum(1), 0)
    if reduction == "none":
        return rows
    return rows.sum() / (w[safe] * counted).sum() if reduction == "mean" else rows.sum()


IGNORING = np.array([0, -100, 2, 2, -100, 3], np.int64)
WEIGHT = np.array([1, 2, 0.5, 0, 3], np.float32)


@pytest.mark.parametrize("held", ["host", "device"])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("smoothing", [0.0, 0.2])
@pytest.mark.parametrize("weight", [None, WEIGHT], ids=["alike", "weighted"])
def test_ignored_classes_and_weights_count_as_in_torch(
    weight: Any, smoothing: float, reduction: str, held: str
) -> None:
    y = Tensor(IGNORING) if held == "host" else computed(IGNORING)
    given = None if weight is None else Tensor(weight)
    found = Tensor(LOGITS).cross_entropy(y, reduction, smoothing, weight=given)
    expected = torch_cross_entropy(LOGITS, IGNORING, smoothing, -100, weight, reduction)
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-5)
    other = Tensor(LOGITS).cross_entropy(y.eq(-100).where(4, y), reduction, smoothing, 4, given)
    np.testing.assert_allclose(other.numpy(), expected, rtol=1e-5)
    if not smoothing:
        log_p = Tensor(log_softmax(LOGITS).astype(np.float32))
        np.testing.assert_allclose(log_p.nll_loss(y, given, -100, reduction).numpy(), expected, rtol=1e-5)
        np.testing.assert_allclose(log_p.nll_loss(y, given, reduction=reduction).numpy(), expected, rtol=1e-5)


def computed(values: Any) -> Tensor:
    """The values as the device has computed them: nothing is known of them on the host."""
    return Tensor(values - 1) + 1


def test_a_mean_of_ignored_classes_alone_is_nan_as_in_torch() -> None:
    assert np.isnan(Tensor(LOGITS).cross_entropy(Tensor([-100] * 6)).item())


def test_weights_of_probabilities_weigh_classes_and_not_the_mean() -> None:
    target = np.random.default_rng(1).uniform(0, 2, (6, 5)).astype(np.float32)
    rows = -(target * WEIGHT * log_softmax(LOGITS)).sum(1)
    found = Tensor(LOGITS).cross_entropy(Tensor(target), weight=Tensor(WEIGHT))
    np.testing.assert_allclose(found.item(), rows.mean(), rtol=1e-5)
    unweighted = Tensor(LOGITS).cross_entropy(Tensor(target), "none")
    np.testing.assert_allclose(unweighted.numpy(), -(target * log_softmax(LOGITS)).sum(1), rtol=1e-4)


def test_rows_of_images_keep_their_places() -> None:
    image = np.random.default_rng(2).normal(size=(2, 3, 4, 5)).astype(np.float32)
    classes = np.random.default_rng(3).integers(0, 3, (2, 4, 5))
    expected = cross_entropy(image.transpose(0, 2, 3, 1), classes)
    found = Tensor(image).cross_entropy(Tensor(classes), "none").numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-5)


LOSSES: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "cross_entropy": lambda x, y: x.cross_entropy(y),
    "cross_entropy of one": lambda x, y: x[0].cross_entropy(y[0]),
    "sparse_categorical_crossentropy": lambda x, y: x.sparse_categorical_crossentropy(y),
    "nll_loss": lambda x, y: x.nll_loss(y),
    "one_hot": lambda x, y: y.one_hot(5),
}


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("wrong", [5, -2, 2**32])
def test_a_known_class_that_is_none_is_refused(name: str, wrong: int) -> None:
    labels = Tensor.full((6,), wrong) if " of one" in name else Tensor([0, 1, wrong, 3, 4, 0])
    with pytest.raises(IndexError, match=rf"{name.split()[0]}: class {wrong}; allowed is 0\.\.4"):
        LOSSES[name](Tensor(LOGITS), labels)


@pytest.mark.parametrize("name", ["cross_entropy", "sparse_categorical_crossentropy", "nll_loss"])
@pytest.mark.parametrize("wrong", [5, -2, 2**32])
def test_a_computed_class_that_is_none_makes_loss_and_gradient_nan(name: str, wrong: int) -> None:
    x = Tensor(LOGITS)
    loss = LOSSES[name](x, computed(np.array([0, 1, wrong, 3, 4, 0])))
    toward = loss.gradient(x)[0].numpy()
    assert np.isnan(loss.item())
    assert np.isnan(toward).any()
    assert LOSSES["one_hot"](x, computed(np.array([1, wrong]))).tolist() == [[0, 1, 0, 0, 0], [0] * 5]


def test_weights_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=r"cross_entropy: weight of shape \(2,\); allowed is \(5,\)"):
        Tensor(LOGITS).cross_entropy(Tensor(CLASSES), weight=Tensor([1.0, 2.0]))


def test_cross_entropy_and_its_gradient_are_few_nodes() -> None:
    x, y = Tensor(LOGITS), Tensor(CLASSES)
    loss = x.cross_entropy(y)
    (toward,) = loss.gradient(x)
    assert len(toposort(loss.node)) <= 32
    assert len(toposort(loss.node, toward.node)) <= 44
    assert sum(n.op is Op.EXP2 for n in toposort(loss.node, toward.node)) == 1


def test_nll_loss_with_weights() -> None:
    weight = np.array([1, 2, 0.5, 1, 3], np.float32)
    log_p = log_softmax(LOGITS).astype(np.float32)
    rows = -log_p[np.arange(6), CLASSES]
    found = Tensor(log_p)
    np.testing.assert_allclose(found.nll_loss(Tensor(CLASSES)).item(), rows.mean(), rtol=1e-5)
    weighted = (rows * weight[CLASSES]).sum() / weight[CLASSES].sum()
    np.testing.assert_allclose(found.nll_loss(Tensor(CLASSES), Tensor(weight)).item(), weighted, rtol=1e-5)
    kept = CLASSES != 2
    ignoring = found.nll_loss(Tensor(CLASSES), ignore_index=2)
    np.testing.assert_allclose(ignoring.item(), rows[kept].mean(), rtol=1e-5)
    image = np.random.default_rng(2).normal(size=(2, 3, 4)).astype(np.float32)
    classes = np.random.default_rng(3).integers(0, 3, (2, 4))
    picked = -np.take_along_axis(image, classes[:, None], 1)[:, 0]
    np.testing.assert_allclose(Tensor(image).nll_loss(Tensor(classes), reduction="none").numpy(), picked)


def test_binary_losses() -> None:
    x = np.array([-30, -1, 0.5, 40], np.float32)
    y = np.array([0, 1, 1, 0], np.float32)
    expected = np.logaddexp(0, x.astype(np.float64)) - x * y
    np.testing.assert_allclose(
        Tensor(x).binary_crossentropy_logits(Tensor(y), "none").numpy(), expected, rtol=1e-5
    )
    p = 1 / (1 + np.exp(-x[1:3]))
    found = Tensor(p).binary_crossentropy(Tensor(y[1:3]), "none")
    np.testing.assert_allclose(found.numpy(), expected[1:3], rtol=1e-5)
    weighted = Tensor(x).binary_crossentropy_logits(Tensor(y), "none", pos_weight=Tensor(3.0))
    np.testing.assert_allclose(weighted.numpy()[1], 3 * expected[1], rtol=1e-5)


def test_mse() -> None:
    assert Tensor([1.0, 2.0]).mse_loss(Tensor([3.0, 2.0])).item() == 2.0


def test_shapes_and_reductions_that_do_not_fit_are_named() -> None:
    x = Tensor(LOGITS)
    with pytest.raises(ValueError, match=r"cross_entropy: shapes \(6, 5\) and \(4,\)"):
        x.cross_entropy(Tensor([1, 2, 3, 4]))
    with pytest.raises(
        ValueError, match=r"sparse_categorical_crossentropy: logits \(6, 5\) need classes \(6,\), not"
    ):
        x.sparse_categorical_crossentropy(Tensor([1]))
    with pytest.raises(ValueError, match="cross_entropy: reduction 'max'; allowed are 'mean', 'sum', 'none'"):
        x.cross_entropy(Tensor(CLASSES), "max")
    with pytest.raises(ValueError, match=r"cross_entropy: label_smoothing 2; allowed is 0\.\.1"):
        x.cross_entropy(Tensor(CLASSES), label_smoothing=2)
    with pytest.raises(TypeError, match="cross_entropy: classes are float32; allowed are integers"):
        x.cross_entropy(Tensor([0.0] * 6))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.cross_entropy(Tensor(CLASSES)),
        lambda x: x.cross_entropy(Tensor(CLASSES), "none", 0.3),
        lambda x: x.cross_entropy(Tensor(CLASSES), label_smoothing=0.3, weight=Tensor(WEIGHT)),
        lambda x: x.cross_entropy(computed(IGNORING), weight=Tensor(WEIGHT)),
        lambda x: x.sparse_categorical_crossentropy(Tensor(CLASSES), ignore_index=2),
        lambda x: x.log_softmax().nll_loss(Tensor(CLASSES)),
        lambda x: x.binary_crossentropy_logits(Tensor(np.ones((6, 5)) * 0.3)),
        lambda x: x.sigmoid().binary_crossentropy(Tensor(np.ones((6, 5)) * 0.3)),
        lambda x: x.mse_loss(Tensor(np.ones((6, 5)))),
    ],
)
def test_gradients(function: Callable[[Tensor], Tensor]) -> None:
    check_gradient(function, LOGITS)
