"""`torch.nn.utils.parametrize`: a parameter that is computed from others by modules, at each use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from tensor.nn import computed
from tensor.nn.module import Module, Parameter
from tensor.nn.sequential import ModuleDict
from tensor.tensor import Tensor

__all__ = [
    "ParametrizationList",
    "cached",
    "is_parametrized",
    "register_parametrization",
    "remove_parametrizations",
    "type_before_parametrizations",
]
_kept: list[dict[int, Tensor]] = []  # what was computed inside each `cached`, by the list that computed it


class ParametrizationList(Module):
    """The modules that compute one parameter, one after the other, of `original`: a parameter, or several,
    `original0` and so on, where the first module's `right_inverse` gives as many, `inverse`.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> sorted(layer.parametrizations.weight.state_dict())
    ['original0', 'original1']
    """

    def __init__(self, parametrization: Module, original: Tensor, inverse: Any, is_buffer: bool) -> None:
        super().__init__()
        setattr(self, "0", parametrization)
        self.is_tensor = isinstance(inverse, Tensor)
        if self.is_tensor:
            if inverse is not original:
                original.data = inverse.detach()
            hold(self, "original", original, is_buffer)
            return
        for place, each in enumerate(inverse):
            made = Parameter(each, original.requires_grad)
            hold(self, f"original{place}", made, is_buffer)

    def _originals(self) -> list[Tensor]:
        names = ["original"] if self.is_tensor else [n for n in vars(self) if n.startswith("original")]
        return [vars(self)[name] for name in names]

    def __iter__(self) -> Iterator[Any]:
        return (vars(self)[str(place)] for place in range(len(self)))

    def __len__(self) -> int:
        return sum(name.isdigit() for name in vars(self))

    def __getitem__(self, place: int) -> Any:
        return list(self)[place]

    def append(self, parametrization: Module) -> None:
        """One module more, which gets what the others computed."""
        setattr(self, str(len(self)), parametrization)

    def right_inverse(self, value: Any) -> None:
        """Set the originals so that `value` is computed of them. RuntimeError where a module has no
        `right_inverse`."""
        with Tensor.no_grad():
            made: Any = value
            for module in reversed(list(self)):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(
                        f"{type(module).__name__} has no right_inverse, so what it computes cannot be set;"
                        " set `original`"
                    )
                made = module.right_inverse(made)
            for original, each in zip(self._originals(), [made] if self.is_tensor else made, strict=True):
                original.data = each.detach()

    def forward(self) -> Tensor:
        """The parameter as it is computed."""
        first, *others = self
        made: Tensor = first(*self._originals())
        for module in others:
            made = module(made)
        return made

    def value(self, module: Any) -> Tensor:
        """The same, or what `cached` kept."""
        if not _kept:
            return self.forward()
        if id(self) not in _kept[-1]:
            _kept[-1][id(self)] = self.forward()
        return _kept[-1][id(self)]

    def assign(self, module: Any, value: Any) -> None:
        """As `right_inverse`."""
        self.right_inverse(value)


@contextmanager
def cached() -> Iterator[None]:
    """What is parametrized is computed once inside the with block.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> with cached():
    ...     layer.weight is layer.weight
    True
    """
    _kept.append(_kept[-1] if _kept else {})
    try:
        yield
    finally:
        _kept.pop()


def register_parametrization(
    module: Any, tensor_name: str, parametrization: Module, *, unsafe: bool = False
) -> Any:
    """Compute a parameter or buffer of a module by another module, whose `forward` gets the original one. Its
    `right_inverse`, if there is one, says which original stands for a value. Gives the module.

    ValueError, unless `unsafe`, where shape or element type would change; ValueError for a name that is no
    tensor of the module.

    >>> class Symmetric(nn.Module):
    ...     def forward(self, x):
    ...         return x.triu() + x.triu(1).mT
    >>> layer = register_parametrization(nn.Linear(3, 3), "weight", Symmetric())
    >>> (layer.weight == layer.weight.T).all().item(), sorted(layer.state_dict())
    (True, ['bias', 'parametrizations.weight.original'])
    """
    before = getattr(module, tensor_name, None)
    if not isinstance(before, Tensor):
        kind = type(module).__name__
        raise ValueError(f"register_parametrization: {kind} has no tensor {tensor_name!r}")
    is_first = not is_parametrized(module, tensor_name)
    inverse = _inverse(parametrization, before) if is_first else before
    if not unsafe:
        with Tensor.no_grad():
            found = parametrization(*([inverse] if isinstance(inverse, Tensor) else inverse))
        if found.shape != before.shape or found.dtype != before.dtype:
            raise ValueError(
                f"register_parametrization: {tensor_name} {before.told} would become {found.told};"
                " allowed is the same, or unsafe=True"
            )
    if not is_first:
        module.parametrizations[tensor_name].append(parametrization)
        return module
    is_buffer = tensor_name in module._buffers or not isinstance(before, Parameter)
    made = ParametrizationList(parametrization, before, inverse, is_buffer)
    if not is_parametrized(module):
        module.parametrizations = ModuleDict()
    module.parametrizations[tensor_name] = made
    computed.compute(module, tensor_name, made)
    return module


def _inverse(parametrization: Module, value: Tensor) -> Any:
    """The original, or several, of which a module computes a value; the value, if it cannot tell."""
    if hasattr(parametrization, "right_inverse"):
        with Tensor.no_grad(), suppress(NotImplementedError):
            return parametrization.right_inverse(value)
    return value


def hold(module: Any, name: str, tensor: Tensor, is_buffer: bool) -> None:
    """Give a module a parameter, frozen or not, or a buffer.

    >>> layer = nn.Identity()
    >>> hold(layer, "scale", Tensor([2.0]), is_buffer=True)
    >>> list(layer.state_dict())
    ['scale']
    """
    if is_buffer:
        module.register_buffer(name, tensor)
    else:
        setattr(module, name, tensor)


def is_parametrized(module: Any, tensor_name: str | None = None) -> bool:
    """Whether a module's tensor is parametrized; without a name, whether any is.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> is_parametrized(nn.Linear(2, 3)), is_parametrized(layer, "weight")
    (False, True)
    """
    held = vars(module).get("parametrizations")
    if not isinstance(held, ModuleDict) or not held:
        return False
    return tensor_name is None or tensor_name in held


def remove_parametrizations(module: Any, tensor_name: str, leave_parametrized: bool = True) -> Any:
    """The tensor is a plain one again: with its computed value, or, if not `leave_parametrized`, the original
    one. ValueError for one that is not parametrized, or of several originals.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> sorted(remove_parametrizations(layer, "weight").state_dict())
    ['bias', 'weight']
    """
    if not is_parametrized(module, tensor_name):
        raise ValueError(
            f"remove_parametrizations: {tensor_name!r} of {type(module).__name__} is not parametrized"
        )
    held: ParametrizationList = module.parametrizations[tensor_name]
    if not held.is_tensor and not leave_parametrized:
        raise ValueError(
            f"remove_parametrizations: {tensor_name} has several originals; allowed is leave_parametrized"
        )
    first = left = held._originals()[0]
    if leave_parametrized:
        with Tensor.no_grad():
            value = getattr(module, tensor_name).detach().clone()
        if held.is_tensor and value.dtype == left.dtype and value.shape == left.shape:
            left.data = value
        else:
            left = Parameter(value, first.requires_grad)
    computed.stop(module, tensor_name)
    del module.parametrizations[tensor_name]
    if not module.parametrizations:
        del module.parametrizations
    hold(module, tensor_name, left, bool(held._buffers))
    return module


def type_before_parametrizations(module: Any) -> type:
    """The module's own class.

    >>> layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 3))
    >>> type_before_parametrizations(layer).__name__
    'Linear'
    """
    found: type = getattr(type(module), "_plain", type(module))
    return found
