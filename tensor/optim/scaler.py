"""Loss scaling, for gradients that 16 bits would lose: scaled up before `backward`, down before the step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tensor.dtype import dtypes
from tensor.optim.base import Optimizer, check_count, owned
from tensor.placement import beside
from tensor.state import load_state_dict
from tensor.tensor import Tensor


class GradScaler:
    """Multiplies the loss by a scale that shrinks when a gradient is no number and grows when none was for
    `growth_interval` steps; such a step changes nothing. All on the device, so inside `jit` as well.

        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)  # before clipping; else `step` does it
        scaler.step(optimizer)
        scaler.update()

    >>> scaler = GradScaler(init_scale=8.0)
    >>> scaler.scale(Tensor(0.5)).item()
    4.0
    """

    def __init__(
        self,
        init_scale: float = 65536.0,
        growth_factor: float = 2.0,
        backoff_factor: float = 0.5,
        growth_interval: int = 2000,
        enabled: bool = True,
    ) -> None:
        check_count("GradScaler", "growth_interval", growth_interval)
        if not (init_scale > 0 and growth_factor > 1 and 0 < backoff_factor < 1):
            raise ValueError(
                f"GradScaler: init_scale {init_scale}, growth_factor {growth_factor}, backoff_factor"
                f" {backoff_factor}; allowed are above 0, above 1, and between 0 and 1"
            )
        self.growth_factor, self.backoff_factor = growth_factor, backoff_factor
        self.growth_interval, self.enabled = growth_interval, enabled
        self.factor = owned(Tensor(float(init_scale)))
        self.good_steps = owned(Tensor(0.0))
        self._finite: dict[Optimizer, Tensor] = {}  # by optimizer whose gradients were scaled down

    def scale(self, loss: Tensor) -> Tensor:
        """The loss as `backward` is to see it."""
        return loss.float() * beside(self.factor, loss) if self.enabled else loss

    def get_scale(self) -> float:
        """The scale now."""
        return float(self.factor.item()) if self.enabled else 1.0

    def unscale_(self, optimizer: Optimizer) -> None:
        """Scale the gradients of an optimizer down, once between two updates."""
        if not self.enabled:
            return
        if optimizer in self._finite:
            raise RuntimeError("GradScaler: unscale_ was called before for this optimizer; call update first")
        inverse, finite = self.factor.reciprocal(), Tensor(True)
        for parameter in optimizer.params:
            if parameter.grad is not None:
                wide = parameter.grad.detach()
                wide = (wide.float() if wide.dtype.bits < 32 else wide) * beside(inverse, wide)
                parameter.grad = wide
                finite = beside(finite, wide) & wide.isfinite().all()
        self._finite[optimizer] = finite

    def step(self, optimizer: Optimizer) -> Any:
        """Step, unless a gradient is infinite or no number."""
        if not self.enabled:
            return optimizer.step()
        if optimizer not in self._finite:
            self.unscale_(optimizer)
        optimizer.counts = self._finite[optimizer]
        try:
            return optimizer.step()
        finally:
            optimizer.counts = None

    def update(self) -> None:
        """Set the scale for the next step. RuntimeError where no optimizer was stepped."""
        if not self.enabled:
            return
        if not self._finite:
            raise RuntimeError("GradScaler: update comes after step, and no optimizer was stepped")
        finite = Tensor(True)
        for each in self._finite.values():
            finite = beside(finite, each) & each
        self._finite.clear()
        finite = beside(finite, self.factor)
        steps = self.good_steps + 1
        grows = steps >= self.growth_interval
        grown = self.factor * grows.where(self.growth_factor, 1.0)
        fits = grown.isfinite()
        self.factor.assign(finite.where(fits.where(grown, self.factor), self.factor * self.backoff_factor))
        self.good_steps.assign((finite & ~grows).cast(dtypes.float32) * steps)
        self.factor.realize(self.good_steps)

    def state_dict(self) -> dict[str, Tensor]:
        """What `update` changes."""
        return {"scale": self.factor, "good_steps": self.good_steps}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        load_state_dict(self.state_dict(), state_dict)
