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
    `original0` and so on, where the first module's `right_inverse` gives as many."""

    def __init__(self, parametrization: Module, original: Tensor) -> None:
        super().__init__()
        setattr(self, "0", parametrization)
        self.is_tensor = True
        is_parameter = isinstance(original, Parameter)
        made: Any = original
        if hasattr(parametrization, "right_inverse"):
            with Tensor.no_grad(), suppress(NotImplementedError):
                made = parametrization.right_inverse(original)
        if isinstance(made, Tensor):
            if made is not original:
                original.data = made.detach()
            self._hold("original", original, is_parameter)
            return
        self.is_tensor = False
        for place, each in enumerate(made):
            self._hold(f"original{place}", each.detach().clone(), is_parameter)

    def _hold(self, name: str, original: Tensor, is_parameter: bool) -> None:
        if not is_parameter:
            self.register_buffer(name, original)
        else:
            setattr(self, name, original if original.requires_grad else Parameter(original))

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
    """What is parametrized is computed once inside the with block."""
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
    shape, dtype = before.shape, before.dtype
    if is_parametrized(module, tensor_name):
        module.parametrizations[tensor_name].append(parametrization)
    else:
        if not is_parametrized(module):
            module.parametrizations = ModuleDict()
        made = ParametrizationList(parametrization, before)
        module.parametrizations[tensor_name] = made
        computed.compute(module, tensor_name, made)
    if not unsafe:
        with Tensor.no_grad():
            found = getattr(module, tensor_name)
        if found.shape != shape or found.dtype != dtype:
            _take_back(module, tensor_name)
            raise ValueError(
                f"register_parametrization: {tensor_name} {before.told} would become {found.told};"
                " allowed is the same, or unsafe=True"
            )
    return module


def _take_back(module: Any, tensor_name: str) -> None:
    """Remove the newest parametrization."""
    held = module.parametrizations[tensor_name]
    if len(held) > 1:
        delattr(held, str(len(held) - 1))
    else:
        remove_parametrizations(module, tensor_name, held.is_tensor is False)


def is_parametrized(module: Any, tensor_name: str | None = None) -> bool:
    """Whether a module's tensor is parametrized; without a name, whether any is."""
    held = vars(module).get("parametrizations")
    if not isinstance(held, ModuleDict) or not held:
        return False
    return tensor_name is None or tensor_name in held


def remove_parametrizations(module: Any, tensor_name: str, leave_parametrized: bool = True) -> Any:
    """The tensor is a plain one again: with its computed value, or, if not `leave_parametrized`, the original
    one. ValueError for one that is not parametrized, or of several originals."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(
            f"remove_parametrizations: {tensor_name!r} of {type(module).__name__} is not parametrized"
        )
    held: ParametrizationList = module.parametrizations[tensor_name]
    if not held.is_tensor and not leave_parametrized:
        raise ValueError(
            f"remove_parametrizations: {tensor_name} has several originals; allowed is leave_parametrized"
        )
    originals = held._originals()
    is_parameter = isinstance(originals[0], Parameter)
    left = originals[0]
    if leave_parametrized:
        with Tensor.no_grad():
            value = getattr(module, tensor_name).detach().clone()
        if held.is_tensor and value.dtype == left.dtype and value.shape == left.shape:
            left.data = value
        else:
            left = Parameter(value) if is_parameter else value
    computed.stop(module, tensor_name)
    del module.parametrizations[tensor_name]
    if not module.parametrizations:
        del module.parametrizations
    if is_parameter:
        setattr(module, tensor_name, left)
    else:
        module.register_buffer(tensor_name, left)
    return module


def type_before_parametrizations(module: Any) -> type:
    """The module's own class."""
    found: type = getattr(type(module), "_plain", type(module))
    return found
