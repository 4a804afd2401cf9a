"""`tensor.masked` against torch.masked, values and gradients. Runs where torch is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, masked

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(7)
DATA = RNG.normal(size=(3, 4))
MASK = np.array([[True, False, True, True], [True, True, False, True], [False, True, False, False]])
CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    *(
        (name, (), {})
        for name in ("sum", "prod", "mean", "var", "std", "amax", "amin", "norm", "argmax", "argmin")
    ),
    *((name, (1,), {"keepdim": True}) for name in ("sum", "mean", "amax", "amin", "logsumexp", "median")),
    *(("var", (0,), {"unbiased": False}), ("std", (0,), {"correction": 0}), ("mean", ((0, 1),), {})),
    *((name, (1,), {}) for name in ("cumsum", "cumprod", "softmax", "log_softmax", "softmin")),
    *(("norm", (3.0, 1), {}), ("norm", (-np.inf, 1), {}), ("normalize", (2.0, 1), {}), ("prod", (0,), {})),
]


@pytest.mark.parametrize(("name", "args", "options"), CALLS, ids=[f"{c[0]}{i}" for i, c in enumerate(CALLS)])
@pytest.mark.parametrize("is_masked", [True, False])
def test_a_function_gives_what_torchs_does(
    name: str, args: tuple[Any, ...], options: dict[str, Any], is_masked: bool
) -> None:
    given, mine = torch.tensor(DATA, requires_grad=True), Tensor(DATA).requires_grad_(True)
    mask = MASK if is_masked else None
    wanted = getattr(torch.masked, name)(
        given, *args, **options, mask=None if mask is None else torch.tensor(mask)
    )
    found = getattr(masked, name)(mine, *args, **options, mask=None if mask is None else Tensor(mask))
    kept = np.broadcast_to(True, wanted.shape)
    if is_masked and wanted.shape == DATA.shape:
        kept = MASK
    np.testing.assert_allclose(found.numpy()[kept], wanted.detach().numpy()[kept], rtol=1e-12)
    if wanted.requires_grad:
        weights = np.where(kept, RNG.normal(size=wanted.shape), 0)
        share = torch.where(torch.tensor(np.array(kept)), wanted, 0.0)
        slope = torch.autograd.grad(share, given, torch.tensor(weights))[0].numpy()
        made = Tensor(np.array(kept)).where(found, 0.0).gradient(mine, gradient=Tensor(weights))[0]
        np.testing.assert_allclose(made.numpy(), slope, rtol=1e-10, atol=1e-12)


def test_two_masks_leave_out_each_its_own() -> None:
    a, b = RNG.normal(size=(2, 4))
    left, right = MASK[0], ~MASK[1]
    wanted = torch.masked.logaddexp(
        *map(torch.tensor, (a, b)), input_mask=torch.tensor(left), other_mask=torch.tensor(right)
    )
    found = masked.logaddexp(Tensor(a), Tensor(b), input_mask=Tensor(left), other_mask=Tensor(right))
    np.testing.assert_allclose(found.numpy(), wanted.numpy(), rtol=1e-14)


def test_mistakes_are_told() -> None:
    with pytest.raises(TypeError, match="mean: int32; allowed are floats"):
        masked.mean(Tensor([1, 2]))
    with pytest.raises(ValueError, match="masked: mask of shape"):
        masked.sum(Tensor([1.0]), mask=Tensor([[True]]))
