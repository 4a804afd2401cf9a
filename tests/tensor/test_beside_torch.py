"""Expressions that torch and `import tensor as torch` both run: value, type, shape and gradients.

Each is text in terms of two floats `x` and `y` of three elements, a matrix `m` with equal elements in its
rows, and `torch` and `F`. Runs where torch is installed.
Covers torch_names.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tensor
from tensor.nn import functional

pytestmark = pytest.mark.usefixtures("on_host")
X, Y, M = [1.5, -0.5, 2.0], [1.5, 1.0, -1.0], [[2.0, 1.0, 2.0, 2.0], [0.0, -1.0, 0.0, -1.0]]

GRADIENTS = """
torch.floor(x) + y
torch.ceil(x) * y
torch.trunc(x) + y
torch.round(x) + y
torch.round(x, decimals=1) * y
torch.sign(x) + y
torch.frac(x) + y
x.floor() * x + y
torch.div(x, y, rounding_mode="floor") + y
x.int().float() + y
(x > 0).float() + y
torch.copysign(x, y)
torch.copysign(torch.tensor([1, 2, 3]), y)
torch.copysign(x, torch.tensor([1, -2, 3])) + y
torch.nextafter(x, y)
m.max(1).values
m.max(dim=0, keepdim=True)[0]
m.max(-1, keepdim=True).values.square()
m.min(1)[0]
m.min(dim=0).values
m.max()
m.min()
m.amax(1)
m.amin(dim=1)
m.aminmax(dim=1)[1]
(m - m.max(1, keepdim=True).values).exp()
"""

VALUES = """
torch.tensor([1, 2]).masked_fill(torch.tensor([True, False]), 0.5)
torch.tensor([1, 2]).masked_fill(torch.tensor([True, False]), -1.5)
torch.tensor([1, 2]).masked_fill(torch.tensor([True, False]), torch.tensor(2.5))
torch.tensor([1, 2]).masked_fill_(torch.tensor([True, False]), 0.5)
torch.tensor([True, False]).masked_fill(torch.tensor([False, True]), 2)
torch.tensor([1.0, 2.0]).masked_fill(torch.tensor([False, True]), 3)
m.sum(())
m.sum([], keepdim=True)
m.mean(())
m.amax(())
m.amin(dim=(), keepdim=True)
m.var(())
m.std(dim=())
m.nansum(())
m.count_nonzero(())
m.norm(dim=())
m.any(())
m.all(dim=())
torch.einsum("ij,kj->ik", torch.ones(2, 3, dtype=torch.int8), torch.ones(2, 3, dtype=torch.int8))
torch.einsum("i,i->", torch.full((3,), 9, dtype=torch.uint8), torch.full((3,), 9, dtype=torch.uint8))
torch.einsum("i,j->ij", torch.ones(2, dtype=torch.int16), torch.ones(2, dtype=torch.int16))
torch.bucketize(torch.tensor([float("nan"), 1.0, 3.0]), torch.tensor([1.0, 2.0]))
torch.bucketize(torch.tensor([float("nan"), 1.0, 3.0]), torch.tensor([1.0, 2.0]), right=True)
torch.searchsorted(torch.tensor([[1.0, 2.0]]), torch.tensor([[float("nan"), 1.0]]))
torch.cumulative_trapezoid(torch.ones(0))
torch.cumulative_trapezoid(torch.ones(3, 0))
torch.cumulative_trapezoid(torch.ones(0, 3), dim=0)
torch.cumulative_trapezoid(torch.ones(0, 3))
F.soft_margin_loss(torch.tensor([0.5, -1.0]).half(), torch.tensor([1.0, -1.0]).double())
F.soft_margin_loss(torch.tensor([0.5, -1.0]).half(), torch.tensor([1.0, -1.0]), reduction="none")
torch.hann_window(6)
torch.hann_window(6, periodic=False)
torch.hamming_window(6, True, 0.6, 0.4)
torch.blackman_window(5, False)
torch.bartlett_window(7)
torch.kaiser_window(6, True, 3.0)
torch.frombuffer(bytes(range(8)), dtype=torch.int16, count=2, offset=2)
torch.chain_matmul(m, m.T, m)
torch.cosine_similarity(m, m.flip(1), dim=1)
torch.layer_norm(m, (4,))
torch.group_norm(m, 2)
torch.prelu(m, torch.tensor([0.25]))
torch.pairwise_distance(m, m * 2)
torch.threshold(m, 0.5, 9.0)
"""


def names(library: Any, F: Any) -> dict[str, Any]:
    given = {name: library.tensor(a, requires_grad=True) for name, a in zip("xym", (X, Y, M), strict=True)}
    return {"torch": library, "F": F, **given}


def both() -> list[dict[str, Any]]:
    torch = pytest.importorskip("torch")
    return [names(torch, torch.nn.functional), names(tensor, functional)]


def same(found: Any, wanted: Any) -> None:
    assert tuple(found.shape) == tuple(wanted.shape)
    rtol = 2e-3 if "float16" in str(wanted.dtype) else 1e-5
    np.testing.assert_allclose(found.detach().numpy(), wanted.detach().numpy(), rtol=rtol, atol=1e-6)


@pytest.mark.parametrize("text", GRADIENTS.strip().splitlines())
def test_gradients_are_torchs(text: str) -> None:
    theirs, ours = both()
    results = [eval(text, given) for given in (theirs, ours)]
    same(results[1], results[0])
    for result in results:
        result.sum().backward()
    for name in "xym":
        found, wanted = ours[name].grad, theirs[name].grad
        assert (found is None) == (wanted is None), name
        if found is not None:
            same(found, wanted)


@pytest.mark.parametrize("text", VALUES.strip().splitlines())
def test_values_and_types_are_torchs(text: str) -> None:
    """Integers of 64 bits in torch have 32 here where they fit (docs/pytorch-users.md)."""
    wanted, found = (eval(text, given) for given in both())
    same(found, wanted)
    narrow = str(wanted.dtype).removeprefix("torch.").replace("int64", "int32")
    assert found.dtype.name.replace("int64", "int32") == narrow


def test_what_torch_refuses_to_fill_is_told() -> None:
    mask = tensor.tensor([True, False])
    with pytest.raises(TypeError, match=r"masked_fill: 1j has no value in float32"):
        tensor.tensor([1.0, 2.0]).masked_fill(mask, 1j)
    with pytest.raises(TypeError, match=r"masked_fill: inf has no value in int32"):
        tensor.tensor([1, 2]).masked_fill(mask, float("inf"))
    with pytest.raises(OverflowError, match=r"masked_fill: -1 does not fit uint8"):
        tensor.tensor([1, 2], dtype=tensor.uint8).masked_fill(mask, -1)


def test_a_product_of_no_matrices_is_refused() -> None:
    with pytest.raises(ValueError, match="chain_matmul: no matrices; allowed are one or more"):
        tensor.chain_matmul()
