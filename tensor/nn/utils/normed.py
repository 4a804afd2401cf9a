"""`torch.nn.utils.weight_norm` and `spectral_norm`: the older functions, whose parameters, `weight_g`,
`weight_v` and `weight_orig`, are the module's own. parametrizations.py has the newer ones.
"""

from __future__ import annotations

from typing import Any

from tensor.nn import computed
from tensor.nn.module import Parameter
from tensor.nn.utils.parametrizations import WARM, as_matrix, check_iterations, lengths, rows_of, unit
from tensor.tensor import Tensor


class _Lengths(computed.Fixed):
    """direction * (length / length of direction)"""

    def __init__(self, name: str, dim: int | None) -> None:
        self.name, self.dim = name, dim

    def value(self, module: Any) -> Tensor:
        direction = getattr(module, f"{self.name}_v")
        made: Tensor = direction * (getattr(module, f"{self.name}_g") / lengths(direction, self.dim))
        return made


def weight_norm(module: Any, name: str = "weight", dim: int | None = 0) -> Any:
    """Learn a weight's lengths along an axis, `weight_g`, and its directions, `weight_v`, apart (Salimans and
    Kingma, 2016); None or -1 for one length of all of it. Gives the module.

    >>> sorted(weight_norm(nn.Linear(2, 3)).state_dict())
    ['bias', 'weight_g', 'weight_v']
    """
    weight = getattr(module, name).detach()
    _check_free("weight_norm", module, name)
    computed.compute(module, name, _Lengths(name, dim))
    setattr(module, f"{name}_g", Parameter(lengths(weight, dim)))
    setattr(module, f"{name}_v", Parameter(weight))
    return module


def remove_weight_norm(module: Any, name: str = "weight") -> Any:
    """The weight as a parameter again, with its value. ValueError where there is no weight norm.

    >>> sorted(remove_weight_norm(weight_norm(nn.Linear(2, 3))).state_dict())
    ['bias', 'weight']
    """
    return _removed("remove_weight_norm", module, name, _Lengths, ("g", "v"))


class _Greatest(computed.Fixed):
    """weight_orig / its greatest singular value, of which `weight_u` and `weight_v` are the vectors. Before
    each call while training, power iterations follow it."""

    def __init__(self, name: str, count: int, eps: float, dim: int) -> None:
        self.name, self.count, self.eps, self.dim = name, count, eps, dim

    def value(self, module: Any) -> Tensor:
        weight = getattr(module, f"{self.name}_orig")
        u, v = (getattr(module, f"{self.name}_{part}").clone() for part in "uv")
        made: Tensor = weight / u.dot(as_matrix(weight, self.dim).mv(v))
        return made

    def before_call(self, module: Any, args: tuple[Any, ...]) -> None:
        """A hook of the module's calls."""
        if module._trains:
            with Tensor.autocast(enabled=False):
                self.follow(module, self.count)

    def follow(self, module: Any, count: int) -> None:
        """So many power iterations."""
        matrix = as_matrix(getattr(module, f"{self.name}_orig").detach(), self.dim)
        u, v = (getattr(module, f"{self.name}_{part}") for part in "uv")
        made = u.clone()
        for _ in range(count):
            vector = unit(matrix.mT.mv(made), self.eps)
            made = unit(matrix.mv(vector), self.eps)
        u.assign(made)
        v.assign(vector)


def spectral_norm(
    module: Any, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> Any:
    """Divide a weight by its greatest singular value (Miyato et al., 2018), which so many power iterations
    follow in each call while training. dim: the axis of the matrix's rows, 0, or 1 of transposed
    convolutions. Gives the module.

    >>> sorted(spectral_norm(nn.Linear(2, 3)).state_dict())
    ['bias', 'weight_orig', 'weight_u', 'weight_v']
    """
    check_iterations(n_power_iterations)
    weight = getattr(module, name)
    _check_free("spectral_norm", module, name)
    rule = _Greatest(name, n_power_iterations, eps, rows_of(module, dim))
    matrix = as_matrix(weight.detach(), rule.dim)
    computed.compute(module, name, rule)
    setattr(module, f"{name}_orig", weight)
    for part, length in zip("uv", matrix.shape, strict=True):
        module.register_buffer(
            f"{name}_{part}", unit(matrix.randn(length, dtype=matrix.dtype), eps).realize()
        )
    rule.follow(module, WARM)
    module.register_forward_pre_hook(rule.before_call)
    return module


def remove_spectral_norm(module: Any, name: str = "weight") -> Any:
    """The weight as a parameter again, with its value. ValueError where there is no spectral norm.

    >>> sorted(remove_spectral_norm(spectral_norm(nn.Linear(2, 3))).state_dict())
    ['bias', 'weight']
    """
    rule = module._computed.get(name)
    made = _removed("remove_spectral_norm", module, name, _Greatest, ("orig", "u", "v"))
    held = module._hooks.before
    for number, hook in tuple(held.items()):
        if getattr(hook.function, "__self__", None) is rule:
            del held[number]
    return made


def _check_free(told: str, module: Any, name: str) -> None:
    if name in module._computed:
        raise ValueError(f"{told}: {name} of {type(module).__name__} is computed already; remove that first")


def _removed(told: str, module: Any, name: str, kind: type, parts: tuple[str, ...]) -> Any:
    if not isinstance(module._computed.get(name), kind):
        raise ValueError(f"{told}: {name} of {type(module).__name__} has none")
    with Tensor.no_grad():
        value = getattr(module, name).detach().clone().realize()
    computed.stop(module, name)
    for part in parts:
        delattr(module, f"{name}_{part}")
    setattr(module, name, Parameter(value))
    return module
