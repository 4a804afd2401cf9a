"""Gradients of our own methods, for ATen's operators that are gradients."""

from __future__ import annotations

from tensor import Tensor, grad
from tensor.ir import build


def cut_off(a: Tensor) -> Tensor:
    """The values of `a`, cut off from what they were computed from and from equal tensors."""
    return a.detach()


def gradients(made: Tensor, g: Tensor, *targets: Tensor) -> list[Tensor]:
    """`g` d made / d target for each target, which `cut_off` gave; 0 where nothing depends on it."""
    flows = grad.gradients(made.node, build.cast(g.node, made.dtype), [target.node for target in targets])
    return [
        Tensor._from_node(flows[t.node]) if t.node in flows else Tensor.full(t.shape, 0, dtype=t.dtype)
        for t in targets
    ]
