"""ATen: matrix products and distances."""

from __future__ import annotations

from typing import Any

from tensor import Tensor
from tensor.torch_front.table import lowers


@lowers("mm", "bmm")
def matmul(a: Tensor, b: Tensor) -> Tensor:
    return a.matmul(b)


@lowers("addmm", "baddbmm")
def addmm(c: Tensor, a: Tensor, b: Tensor, beta: Any = 1, alpha: Any = 1) -> Tensor:
    """`c` is not looked at for beta 0, as in torch."""
    if a.dtype.is_int:
        beta, alpha = int(beta), int(alpha)
    made = a.matmul(b)
    made = made if alpha == 1 else made * alpha
    if beta == 0:
        return made
    return made + (c if beta == 1 else c * beta)


@lowers("_cdist_forward")
def cdist(a: Tensor, b: Tensor, p: float, compute_mode: int | None) -> Tensor:
    return p_norm((a.unsqueeze(-2) - b.unsqueeze(-3)).abs(), p)


@lowers("_pdist_forward")
def pdist(a: Tensor, p: float = 2.0) -> Tensor:
    """Distances of every row from every later one, in the order of the upper triangle."""
    rows = [(i, j) for i in range(a.shape[0]) for j in range(i + 1, a.shape[0])]
    if not rows:
        return Tensor.full((0,), 0, dtype=a.dtype)
    first, second = (a[[row[side] for row in rows]] for side in (0, 1))
    return p_norm((first - second).abs(), p)


def p_norm(distance: Tensor, p: float) -> Tensor:
    """Of not negative numbers along the last axis; p 0 counts those above 0, infinity is the greatest."""
    if p == 0:
        return distance.ne(0).cast(distance.dtype).sum(-1)
    if p == float("inf"):
        return distance.amax(-1)
    if p == 1:
        return distance.sum(-1)
    if p == 2:
        return (distance * distance).sum(-1).sqrt()
    return distance.pow(p).sum(-1).pow(1 / p)
