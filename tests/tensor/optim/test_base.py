"""Optimizers against torch's definitions written out in numpy, in float64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, optim
from tensor.ir.graph import Op

pytestmark = pytest.mark.usefixtures("on_host")

START = np.array([1.0, -2.0, 0.5])
SLOPES = np.random.default_rng(0).normal(size=(6, 3))


def run(make: Callable[[list[Tensor]], optim.Optimizer]) -> Any:
    """Parameters after steps with the given slopes as gradients."""
    p = Tensor(START.copy(), requires_grad=True)
    optimizer = make([p])
    for slope in SLOPES:
        optimizer.zero_grad()
        (p * Tensor(slope)).sum().backward()
        optimizer.step()
        assert p.node.op is Op.BUFFER
    return p.numpy()


@pytest.mark.parametrize(
    ("momentum", "decay", "nesterov"), [(0, 0, False), (0.9, 0, False), (0.9, 0.1, False), (0.9, 0.1, True)]
)
def test_sgd(momentum: float, decay: float, nesterov: bool) -> None:
    p, buffer = START.copy(), np.zeros(3)
    for slope in SLOPES:
        g = slope + decay * p
        buffer = momentum * buffer + g
        p = p - 0.1 * (g + momentum * buffer if nesterov else buffer)
    found = run(lambda ps: optim.SGD(ps, 0.1, momentum, 0.0, decay, nesterov))
    np.testing.assert_allclose(found, p, rtol=1e-7)


@pytest.mark.parametrize("decay", [0.0, 0.05])
def test_adam_and_adamw(decay: float) -> None:
    p, m, v = START.copy(), np.zeros(3), np.zeros(3)
    for t, g in enumerate(SLOPES, 1):
        p = p - 0.01 * decay * p
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        p = p - 0.01 * (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.999**t)) + 1e-8)
    found = run(lambda ps: optim.AdamW(ps, 0.01, weight_decay=decay) if decay else optim.Adam(ps, 0.01))
    np.testing.assert_allclose(found, p, rtol=2e-5)


def test_lamb_scales_by_the_ratio_of_norms() -> None:
    p, m, v = START.copy(), np.zeros(3), np.zeros(3)
    for t, g in enumerate(SLOPES, 1):
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        step = (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.999**t)) + 1e-6) + 0.1 * p
        p = p - 0.01 * step * np.linalg.norm(p) / np.linalg.norm(step)
    found = run(lambda ps: optim.LAMB(ps, 0.01, weight_decay=0.1))
    np.testing.assert_allclose(found, p, rtol=2e-5)


def test_the_learning_rate_is_a_tensor_that_may_change() -> None:
    p = Tensor([1.0], requires_grad=True)
    optimizer = optim.SGD([p], 1.0)
    storage = optimizer.lr.node.storage
    p.sum().backward()
    optimizer.step()
    optimizer.lr.assign(0.5)
    optimizer.step()
    assert p.item() == -0.5
    assert storage is None or optimizer.lr.node.storage is storage


def test_a_step_is_one_schedule_and_keeps_all_memory(batches: list[int]) -> None:
    w, b = Tensor.ones(2, requires_grad=True), Tensor.zeros(2, requires_grad=True)
    optimizer = optim.Adam([w, b])
    kept = []
    for _ in range(2):
        optimizer.zero_grad()
        (w * 2 + b).sum().backward()
        optimizer.step()
        kept.append(
            [t.node.storage for t in (*optimizer.params, *optimizer.m, *optimizer.v, optimizer.b1_power)]
        )
    assert all(a is b for a, b in zip(*kept, strict=True))
    batches.clear()
    optimizer.zero_grad()
    (w * 2 + b).sum().backward()
    optimizer.step()
    assert len(batches) == 1


def test_gradients_remain_readable_after_a_step() -> None:
    w = Tensor([3.0], requires_grad=True)
    optimizer = optim.SGD([w], 0.1)
    loss = w.square().sum()
    loss.backward()
    optimizer.step()
    assert w.grad is not None and w.grad.item() == 6.0
    assert loss.item() == 9.0


def test_sixteen_bit_parameters_are_updated_in_float32() -> None:
    w = Tensor([1.0, 2.0], dtype=dtypes.float16, requires_grad=True)
    optimizer = optim.Adam([w], 0.01)
    w.sum().backward()
    optimizer.step()
    assert w.dtype == dtypes.float16
    assert optimizer.m[0].dtype == dtypes.float32
    np.testing.assert_allclose(w.numpy(), [0.99, 1.99], rtol=1e-3)


def test_groups_step_together() -> None:
    a, b = Tensor([1.0], requires_grad=True), Tensor([1.0], requires_grad=True)
    group = optim.OptimizerGroup(optim.SGD([a], 0.1), optim.SGD([b], 0.2))
    (a + b).sum().backward()
    group.step()
    assert (round(float(a), 6), round(float(b), 6)) == (0.9, 0.8)
    group.zero_grad()
    assert a.grad is None and b.grad is None
    assert group.params == [a, b]


def test_a_step_without_gradients_changes_nothing_as_in_torch() -> None:
    w = Tensor([1.0], requires_grad=True)
    adam = optim.Adam([w], lr=0.5)
    before = {name: held.tolist() for name, held in adam.state_dict().items()}
    adam.step()
    optim.OptimizerGroup(adam).step()
    assert w.tolist() == [1.0] and {n: held.tolist() for n, held in adam.state_dict().items()} == before


def test_step_gives_the_loss_of_a_closure_that_computes_it() -> None:
    w = Tensor([1.0], requires_grad=True)
    sgd = optim.SGD([w], lr=0.25)

    def closure() -> Tensor:
        sgd.zero_grad()
        return (w * 2).sum().backward()

    with Tensor.no_grad():
        loss = sgd.step(closure)
    assert loss.item() == 2.0 and w.tolist() == [0.5]


def test_mistakes_are_named() -> None:
    w = Tensor([1.0], requires_grad=True)
    with pytest.raises(ValueError, match="SGD: no trainable parameters given"):
        optim.SGD([Tensor([1])])
    with pytest.raises(ValueError, match="SGD: nesterov needs a momentum above 0"):
        optim.SGD([w], nesterov=True)
    with pytest.raises(ValueError, match="Adam: lr -1; allowed is 0 or more"):
        optim.Adam([w], lr=-1)
    with pytest.raises(ValueError, match="Adam: b1 1 and b2"):
        optim.Adam([w], b1=1)


def test_one_parameter_given_twice_is_updated_once() -> None:
    w = Tensor([1.0])
    optimizer = optim.SGD([w, w], 0.5)
    assert optimizer.params == [w] or len(optimizer.params) == 1
    w.sum().backward()
    optimizer.step()
    assert w.item() == 0.5


def test_groups_of_parameters_have_settings_of_their_own() -> None:
    a, b = Tensor([1.0], requires_grad=True), Tensor([1.0], requires_grad=True)
    optimizer = optim.SGD([{"params": [a]}, {"params": b, "lr": 0.5, "weight_decay": 1.0}], lr=0.1)
    (a + b).sum().backward()
    optimizer.step()
    assert (round(float(a), 6), round(float(b), 6)) == (0.9, 0.0)
    optimizer.param_groups[1]["lr"] = 1.0
    optimizer.step()
    assert (round(float(a), 6), round(float(b), 6)) == (0.8, -1.0)
    optimizer.lr = 0.0
    optimizer.weight_decay = 0.5
    assert [group["lr"].item() for group in optimizer.param_groups] == [0, 0]
    assert [group["weight_decay"] for group in optimizer.param_groups] == [0.5, 0.5]
    assert repr(optimizer).startswith(
        "SGD of 2 tensors in 2 groups\n  1 tensors: momentum=0.0, weight_decay=0.5"
    )


def test_parameters_without_a_gradient_stay() -> None:
    a, b = Tensor([1.0], requires_grad=True), Tensor([1.0], requires_grad=True)
    optimizer = optim.Adam([a, b], 0.1)
    a.sum().backward()
    optimizer.step()
    assert (round(float(a), 4), float(b)) == (0.9, 1.0)


def test_an_optimizer_goes_on_from_the_state_of_another() -> None:
    def made() -> tuple[Tensor, optim.Adam]:
        parameter = Tensor(START, requires_grad=True)
        return parameter, optim.Adam([parameter], 0.1)

    def step(parameter: Tensor, optimizer: optim.Adam, slope: np.ndarray) -> None:
        optimizer.zero_grad()
        (parameter * Tensor(slope)).sum().backward()
        optimizer.step()

    first, second = made(), made()
    step(*first, SLOPES[0])
    first[1].lr = 0.2
    saved = {name: tensor.numpy() for name, tensor in first[1].state_dict().items()}
    assert not any(name.startswith("params") for name in saved)
    second[1].load_state_dict(saved)
    second[0].assign(first[0].detach())
    for slope in SLOPES[1:]:
        step(*first, slope)
        step(*second, slope)
    assert first[0].tolist() == second[0].tolist()


def test_a_complex_parameter_is_refused_with_what_to_do_instead() -> None:
    weight = Tensor([1 + 2j, 3j], requires_grad=True)
    with pytest.raises(TypeError, match=r"SGD: parameter 1 is complex64; .*view_as_complex"):
        optim.SGD([Tensor([1.0]), weight], lr=0.1)
    parts = Tensor([[1.0, 2.0], [0.0, 3.0]], requires_grad=True)
    optimizer = optim.SGD([parts], lr=0.5)
    with Tensor.train():
        (parts.view_as_complex().abs() ** 2).sum().backward()
        optimizer.step()
    assert parts.tolist() == [[0.0, 0.0], [0.0, 0.0]]
