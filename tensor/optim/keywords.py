"""Torch's arguments that every optimizer takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any

# How torch computes a step, which is one schedule here whatever they say.
MEANS = ("foreach", "fused", "capturable", "differentiable")
StepHooks = dict[int, Callable[..., Any]]  # by number, in order
SHORT = ("self", "params", "lr", "b1", "b2", "betas")  # what comes before a constructor's other arguments


def by_any_means(start: Any) -> Any:
    """A constructor that takes `MEANS`, which change nothing, beside its own arguments, and `maximize`. Where
    those are b1 and b2, it takes torch's as well, with both as the third one."""

    own = signature(start).parameters
    torchs = ["params", "lr", "betas", *(name for name in own if name not in SHORT)]
    added = [name for name in (*MEANS, "maximize") if name not in own]

    @wraps(start)
    def told(self: Any, *args: Any, **options: Any) -> None:
        if "b1" in own and 2 < len(args) <= len(torchs) and isinstance(args[2], tuple | list):
            options, args = _by_name(type(self).__name__, dict(zip(torchs, args, strict=False)), options), ()
        kept = {name: value for name, value in options.items() if name != "params"}
        vars(self).setdefault("_made_with", (args if "params" in options else args[1:], kept))
        start(self, *args, **{name: value for name, value in options.items() if name not in added})
        if options.get("maximize", False):
            self.maximize = True

    rows = [*own.values(), *(Parameter(name, Parameter.KEYWORD_ONLY, default=None) for name in added)]
    rows.sort(key=lambda row: row.kind)
    told.__signature__ = Signature(rows)  # type: ignore[attr-defined]
    return told


def hooked(step: Any) -> Any:
    """A step that tells an optimizer's hooks."""

    @wraps(step)
    def told(self: Any, *args: Any, **options: Any) -> Any:
        if self._hooks is None:
            return step(self, *args, **options)
        before, after = self._hooks
        for hook in tuple(before.values()):
            if (made := hook(self, (self, *args), options)) is not None:
                (_, *args), options = made
        result = step(self, *args, **options)
        for hook in tuple(after.values()):
            hook(self, (self, *args), options)
        return result

    return told


def _by_name(optimizer: str, placed: dict[str, Any], named: dict[str, Any]) -> dict[str, Any]:
    """Arguments by place and by name in one. TypeError for one that is both."""
    if both := sorted(placed.keys() & named.keys()):
        raise TypeError(f"{optimizer}: {', '.join(both)} by place and by name; give it once")
    return placed | named
