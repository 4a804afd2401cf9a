"""What scripts of torch do around gradients: `backward`, `retain_grad`, `no_grad`, checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

import pytest

import tensor
from drivers import open_one
from hcq.settings import Settings
from tensor import Tensor, nn, optim
from tools.bench.computing import computing_on


@pytest.fixture
def processor() -> Iterator[None]:
    with computing_on(open_one("cpu", Settings())):
        yield


def both(run: Callable[[Any], Any]) -> list[Any]:
    torch = pytest.importorskip("torch")
    return [run(library) for library in (torch, tensor)]


def test_backward_takes_torchs_arguments(on_host: None) -> None:
    def run(library: Any) -> Any:
        v, w = (library.tensor([n, n + 1]).requires_grad_() for n in (1.0, 3.0))
        loss = (w * w * v).sum()
        loss.backward(retain_graph=True)
        loss.backward(None, True, False, [w])
        library.autograd.backward([(w * 3).sum()], inputs=[w])
        found = [v.grad.tolist(), w.grad.tolist()]
        w.grad = None
        (w**3).sum().backward(create_graph=True)
        slope, w.grad = w.grad, None
        slope.sum().backward()
        return [*found, w.grad.tolist()]

    theirs, mine = both(run)
    assert mine == theirs


def test_a_computed_tensor_retains_its_gradient(on_host: None) -> None:
    def run(library: Any) -> Any:
        w = library.tensor([1.0, 2.0]).requires_grad_()
        y, other = w * 2, w * 3
        y.retain_grad()
        y.retain_grad()
        w.retain_grad()
        for _ in range(2):
            (y * y + other).sum().backward(retain_graph=True)
        return y.grad.tolist(), w.grad.tolist()

    theirs, mine = both(run)
    assert mine == theirs
    with pytest.raises(RuntimeError, match=r"^retain_grad: <Tensor float32\[1\]> requires no gradient"):
        Tensor([1.0]).retain_grad()


def test_no_grad_decorates_with_and_without_parentheses(on_host: None) -> None:
    def run(library: Any) -> Any:
        w = library.tensor([1.0, 2.0]).requires_grad_()

        @library.no_grad  # type: ignore[untyped-decorator]
        def without() -> Any:
            w[0] = 5
            return w * 2

        @library.no_grad()  # type: ignore[untyped-decorator]
        def with_them() -> Any:
            return w * 2

        made = [without(), without(), with_them(), w * 2]
        return w.tolist(), w.is_leaf, w.requires_grad, [each.requires_grad for each in made]

    theirs, mine = both(run)
    assert mine == theirs


def test_a_run_goes_on_from_a_checkpoint_with_the_same_bits(processor: None) -> None:
    def trained(run: Any, turns: int) -> Any:
        model, optimizer, schedule = run
        for _ in range(turns):
            optimizer.zero_grad()
            model(Tensor.randn(8, 4)).square().mean().backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
        return [value.tolist() for value in model.state_dict().values()], schedule.get_last_lr()

    def made() -> Any:
        model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.3), nn.BatchNorm1d(8), nn.Linear(8, 1))
        optimizer = optim.AdamW(model.parameters(), lr=0.01)
        return model, optimizer, optim.lr_scheduler.CosineAnnealingLR(optimizer, 10)

    run, again, file = made(), made(), BytesIO()
    trained(run, 3)
    tensor.save({"parts": [each.state_dict() for each in run], "random": tensor.get_rng_state()}, file)
    expected = trained(run, 3)
    file.seek(0)
    kept = tensor.load(file)
    for each, its in zip(again, kept["parts"], strict=True):
        each.load_state_dict(its)
    tensor.set_rng_state(kept["random"])
    assert trained(again, 3) == expected
