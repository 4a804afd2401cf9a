"""Tensors that were frozen when their optimizer was made and are trained later, as in torch."""

from __future__ import annotations

from typing import Any

from tensor import memory


def join(optimizer: Any) -> None:
    """Train those that require gradients now, at the rate of their group and with steps counted from here.

    RuntimeError while `jit` records, since their state gets its memory here.
    """
    for each in [found for found in optimizer.frozen if found[0].requires_grad]:
        if memory.is_recording():
            raise RuntimeError(
                f"{type(optimizer).__name__}: a tensor that was frozen is to be trained; call step once"
                " outside of jit first"
            )
        parameter, group = each
        args, options = optimizer._made_with
        settings = {name: value for name, value in group.items() if isinstance(value, bool | int | float)}
        more = type(optimizer)([{**settings, "params": parameter}], *args, **options)
        more.param_groups[0].update(lr=group["lr"])
        optimizer.frozen = [found for found in optimizer.frozen if found is not each]
        optimizer.added = [*optimizer.added, more]
        optimizer.params = [*optimizer.params, parameter]
