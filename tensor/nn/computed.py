"""Attributes of a module that are computed at each use: what parametrizations, norms of weights and pruning
put in a parameter's place. The object becomes one of a class made for it, with a property for each of them.
Inside `Tensor.autocast` they are computed in their own element type all the same.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from tensor.tensor import Tensor


class AttributeRule(Protocol):
    """How an attribute is computed."""

    def value(self, module: Any) -> Tensor:
        """What the attribute is now."""

    def assign(self, module: Any, value: Any) -> None:
        """Take what is set as the attribute."""


class Fixed:
    """A rule for attributes that nobody sets."""

    name: str

    def assign(self, module: Any, value: Any) -> None:
        """AttributeError."""
        kind = type(module).__name__
        raise AttributeError(
            f"{kind}: {self.name} is computed from other parameters; change those, or remove the rule"
        )


def compute(module: Any, name: str, rule: AttributeRule) -> None:
    """From now on the attribute is what the rule says; the value that it had is given up."""
    vars(module).pop(name, None)
    _become(module, module._computed | {name: rule})


def stop(module: Any, name: str) -> AttributeRule:
    """The attribute is plain again, and not set; gives its rule."""
    rules: dict[str, AttributeRule] = dict(module._computed)
    rule = rules.pop(name)
    _become(module, rules)
    return rule


def _become(module: Any, rules: dict[str, AttributeRule]) -> None:
    module._computed = rules
    base: Any = getattr(type(module), "_plain", type(module))
    module.__class__ = _kind(base, tuple(rules)) if rules else base


@cache
def _kind(base: Any, names: tuple[str, ...]) -> Any:
    """The class of modules that compute attributes of these names."""
    body: dict[str, Any] = {name: _attribute(name) for name in names}
    body |= {"_plain": base, "__reduce_ex__": _reduced}
    body |= {name: getattr(base, name) for name in ("__module__", "__qualname__", "__doc__")}
    return type(base)(base.__name__, (base,), body)


def _attribute(name: str) -> property:
    def value(self: Any) -> Any:
        with Tensor.autocast(enabled=False):
            return self._computed[name].value(self)

    def assign(self: Any, given: Any) -> None:
        self._computed[name].assign(self, given)

    return property(value, assign)


def _reduced(self: Any, protocol: int) -> tuple[Any, ...]:
    """Copies and pickles name the class that they stand on."""
    return _made, (type(self)._plain, tuple(self._computed)), vars(self)


def _made(base: Any, names: tuple[str, ...]) -> Any:
    kind = _kind(base, names)
    return kind.__new__(kind)
