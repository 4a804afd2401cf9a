"""What all optimizers share: parameters in groups, the learning rate as a tensor, a step in one schedule.

State lives in tensors that are updated with assign. The learning rate is a tensor as well, to which
`optimizer.lr = 0.01` assigns, so recorded kernels see it change. Steps do not clear gradients.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, Self

from tensor import memory
from tensor.dtype import DType, dtypes
from tensor.hooks import Hook
from tensor.ir.place import HERE
from tensor.optim.group import ParameterGroup as ParameterGroup
from tensor.optim.group import check_count as check_count
from tensor.optim.group import check_range as check_range
from tensor.optim.group import check_rate as check_rate
from tensor.optim.keywords import StepHooks, by_any_means, hooked
from tensor.optim.thawed import join
from tensor.placement import beside
from tensor.state import get_state_dict, load_state_dict
from tensor.tensor import Tensor
from tensor.value import Devices

Params = Iterable[Tensor] | Iterable[Mapping[str, Any]]
Betas = tuple[float, float] | None


class Optimizer:
    """Base: the trainable tensors among `params`, each once, made leaves that collect gradients.

    params: tensors, or groups: dicts of "params" and of settings that differ from the others', "lr" too.
    Subclasses give `_update`, keep in each group what `settings` names, and name in `state` all tensors
    that `_update` assigns beside the parameters.

    >>> layer = nn.Linear(2, 1)
    >>> groups = [{"params": [layer.weight]}, {"params": [layer.bias], "lr": 0.5}]
    >>> optimizer = optim.SGD(groups, lr=0.25)
    >>> [group["lr"].item() for group in optimizer.param_groups]
    [0.25, 0.5]
    """

    def __init_subclass__(cls) -> None:
        """Optimizers take torch's keywords for how a step is computed, and tell hooks of each step."""
        if "__init__" in vars(cls):
            cls.__init__ = by_any_means(vars(cls)["__init__"])  # type: ignore[method-assign]
        if "step" in vars(cls):
            cls.step = hooked(vars(cls)["step"])  # type: ignore[method-assign]

    state: Sequence[Tensor] = ()
    maximize = False  # True: up the gradient
    counts: Tensor | None = None  # False where a step is to change nothing: see GradScaler
    frozen: Sequence[tuple[Tensor, ParameterGroup]] = ()  # with the group of each: see thawed.py
    added: Sequence[Optimizer] = ()  # one for each group that came later, with steps counted from there
    _made_with: tuple[tuple[Any, ...], dict[str, Any]] = ((), {})  # arguments after `params`
    _hooks: tuple[StepHooks, StepHooks] | None = None  # called before and after a step

    def __init__(self, params: Params, lr: float, **settings: Any) -> None:
        self.params: list[Tensor] = []  # the first to name tensors in `state_dict`
        self.param_groups: list[ParameterGroup] = []
        seen: set[Tensor] = set()
        groups = [self._group(given, seen, {"lr": lr, **settings}) for given in self._listed(params)]
        self.params = [p for group in groups for p in group["params"]]
        if not self.params:
            raise ValueError(f"{self._name}: no trainable parameters given")
        for parameter in self.params:
            parameter.requires_grad_()
        self.param_groups, self._own = groups, len(groups)

    def add_param_group(self, param_group: Mapping[str, Any]) -> None:
        """Train more tensors: "params", and settings that differ from those of the constructor.

        ValueError for tensors that it has already, for unknown settings, and after `jit` recorded a step.

        >>> first, second = Tensor([1.0], requires_grad=True), Tensor([1.0], requires_grad=True)
        >>> optimizer = optim.SGD([first], lr=0.25)
        >>> optimizer.add_param_group({"params": second, "lr": 0.5})
        >>> [group["lr"].item() for group in optimizer.param_groups]
        [0.25, 0.5]
        """
        if not isinstance(param_group, Mapping) or "params" not in param_group:
            raise TypeError(f"{self._name}: a group is a dict of 'params' and settings, not {param_group!r}")
        if any(group.is_recorded for group in self.param_groups):
            raise ValueError(
                f"{self._name}: jit recorded a step without the new group; add it before, or make another"
                " optimizer and record its steps"
            )
        given = param_group["params"]
        tensors = [given] if isinstance(given, Tensor) else list(given)
        if known := [place for place, p in enumerate(tensors) if any(p is own for own in self.params)]:
            raise ValueError(f"{self._name}: tensors {known} of the new group are in another one already")
        args, options = self._made_with
        more = type(self)([{**param_group, "params": tensors}], *args, **options)
        self.added = [*self.added, more]
        self.params = [*self.params, *more.params]
        self.param_groups = [*self.param_groups, *more.param_groups]

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> Hook:
        """Call ``hook(optimizer, args, kwargs)`` before each step, the optimizer first in `args`; what it
        returns, unless None, are both. ``remove()`` ends it. In `jit` only the recorded call runs hooks.

        >>> optimizer, seen = optim.SGD([Tensor([1.0])]), []
        >>> handle = optimizer.register_step_pre_hook(lambda optimizer, args, kwargs: seen.append(kwargs))
        >>> optimizer.step()
        >>> seen
        [{}]
        """
        return Hook(self._step_hooks()[0], hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> Hook:
        """The same after each step, whose result stays.

        >>> optimizer, seen = optim.SGD([Tensor([1.0])]), []
        >>> with optimizer.register_step_post_hook(lambda optimizer, args, kwargs: seen.append(len(args))):
        ...     optimizer.step()
        >>> seen
        [1]
        """
        return Hook(self._step_hooks()[1], hook)

    def _step_hooks(self) -> Any:
        self._hooks = self._hooks or ({}, {})
        return self._hooks

    @property
    def _name(self) -> str:
        return type(self).__name__

    def _listed(self, params: Params) -> list[Mapping[str, Any]]:
        if not isinstance(params, Iterable):
            said = f"{self._name}: params of type {type(params).__name__}"
            raise TypeError(f"{said}; allowed are tensors, such as nn.state.get_parameters(model)")
        given: list[Any] = [params] if isinstance(params, Tensor) else list(params)
        are_groups = bool(given) and all(isinstance(each, Mapping) for each in given)
        return given if are_groups else [{"params": given}]

    def _group(self, given: Mapping[str, Any], seen: set[Tensor], settings: dict[str, Any]) -> ParameterGroup:
        """One group: its own settings over those of the optimizer, of its tensors those not yet `seen`."""
        unknown = sorted(given.keys() - settings.keys() - {"params", "initial_lr"})
        if unknown or "params" not in given:
            allowed = ", ".join(["params", *settings])
            raise ValueError(f"{self._name}: a group with {sorted(given)}; allowed are {allowed}")
        tensors = [given["params"]] if isinstance(given["params"], Tensor) else list(given["params"])
        for place, parameter in enumerate(tensors):
            if not isinstance(parameter, Tensor):
                raise TypeError(
                    f"{self._name}: parameter {place} is of type {type(parameter).__name__}; allowed are"
                    " tensors, or groups alone: [{'params': tensors, 'lr': 0.1}, ...]"
                )
            if parameter.dtype.is_complex and parameter.requires_grad:
                raise TypeError(
                    f"{self._name}: parameter {place} is {parameter.dtype.name}; keep its parts instead"
                    " (view_as_real) and make complex numbers of them in the model (view_as_complex)"
                )
        chosen = [p for p in dict.fromkeys(tensors) if p.is_trainable and p not in seen]
        seen.update(chosen)
        made = ParameterGroup(settings | dict(given) | {"params": chosen})
        frozen = [(p, made) for p in dict.fromkeys(tensors) if p.dtype.is_float and not p.is_trainable]
        self.frozen = [*self.frozen, *frozen]
        made.owner = self._name
        check_rate(self._name, made["lr"])
        self._check(made)
        made.update(lr=number(float(made["lr"]), chosen))
        return made

    def start_momentum(self) -> list[Tensor]:
        """Make the memory of a momentum that was 0 until now, which a schedule changes; gives it."""
        return []

    def _check(self, group: ParameterGroup) -> None:
        """ValueError for settings that are not allowed."""

    @property
    def lr(self) -> Tensor:
        """The learning rate, of the first group; setting it, to a number or a tensor, sets all groups'."""
        rate: Tensor = self.param_groups[0]["lr"]
        return rate

    @lr.setter
    def lr(self, value: float | Tensor) -> None:
        for group in self.param_groups:
            group["lr"] = value

    def __getattr__(self, name: str) -> Any:
        """A setting by its name, as the first group has it."""
        groups = self.__dict__.get("param_groups")
        if not groups or name not in groups[0]:
            raise AttributeError(f"{type(self).__name__} has no {name!r}")
        return groups[0][name]

    def __setattr__(self, name: str, value: Any) -> None:
        """A setting is set in all groups. ValueError for one of which a recorded step would not hear."""
        groups = self.__dict__.get("param_groups", ())
        if groups and name in groups[0] and name not in ("params", "lr"):
            for group in groups:
                group[name] = value
        else:
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        lines = [f"{self._name} of {len(self.params)} tensors in {len(self.param_groups)} groups"]
        for group in self.param_groups:
            numbers = [f"{k}={v}" for k, v in group.items() if isinstance(v, int | float)]
            lines.append(f"  {len(group['params'])} tensors: {', '.join(numbers)}")
        return "\n".join(lines)

    def shard_(self, devices: Devices) -> Self:
        """Share the state of each parameter among devices: along its first axis that they divide.

        Each device then computes its share of the new parameters. State without such an axis stays as it is.
        """
        count = len(memory.place_of(devices).devices)
        for tensor in self.state:
            axis = next((i for i, n in enumerate(tensor.shape) if n and n % count == 0), None)
            if axis is not None:
                tensor.shard_(devices, axis)
        for more in self.added:
            more.shard_(devices)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget the gradients of all parameters, or fill them with zeros."""
        for parameter in self.params:
            parameter.grad = None if set_to_none else parameter.zeros_like()

    @hooked
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Update every parameter that has a gradient by it, and realize; where none has, nothing happens.
        closure: computes the loss and its gradients first; the loss is given back.
        """
        with Tensor.enable_grad():
            loss = None if closure is None else closure()
        memory.realize(self.schedule_step())
        return loss

    def schedule_step(self) -> list[Tensor]:
        """Assign the updates without computing them; gives all tensors that `step` would realize."""
        if self.frozen:
            join(self)
        if all(p.grad is None for p in self.params):
            return []
        if memory.is_recording():
            for group in self.param_groups:
                group.is_recorded = True
        self._check_places()
        rates = [group["lr"] for group in self.param_groups]
        self.lr.realize(*rates, *self.params, *self.state)  # what is new gets its memory in one schedule
        for group, updates in self._updates():
            self._update(group, updates)
        others = [tensor for more in self.added for tensor in more._scheduled_with(self.counts)]
        return [*self.state, *self.params, *others]

    def _scheduled_with(self, counts: Tensor | None) -> list[Tensor]:
        """`schedule_step` of one of `added`."""
        self.counts = counts
        return self.schedule_step()

    def _check_places(self) -> None:
        """ValueError for state that stayed behind when parameters were moved."""
        there = {p.node.place or HERE for p in self.params}
        devices = {place.devices for place in there}
        for tensor in self.state:
            place = tensor.node.place
            if place is not None and place.devices not in devices:
                names = "; ".join(sorted(map(str, there)))
                raise ValueError(
                    f"{self._name}: parameters are on {names}, state is on {place};"
                    " move parameters before their optimizer is made, or its `state` with them"
                )

    def _updates(self) -> Iterator[tuple[ParameterGroup, list[Update]]]:
        place = 0
        for group in self.param_groups[: self._own]:
            made = []
            for parameter in group["params"]:
                if parameter.grad is not None:
                    made.append(Update(place, parameter, self.maximize))
                place += 1
            yield group, made

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        """Assign new parameters and state."""
        raise NotImplementedError

    def _assign(self, target: Tensor, value: Tensor) -> None:
        """Write a new value; the old one where the step does not count."""
        fitting = value.cast(target.dtype)
        if self.counts is not None:
            fitting = beside(self.counts, target).where(fitting, target.detach())
        target.assign(fitting)

    def _like_params(self, value: float = 0.0) -> list[Tensor]:
        own = [p for group in self.param_groups[: self._own] for p in group["params"]]
        return [owned(p.full_like(value, dtype=state_dtype(p))) for p in own]

    def state_dict(self) -> dict[str, Tensor]:
        """Everything that `step` changes beside the parameters, and the learning rates, by name."""
        own = get_state_dict(self)
        parameters = {*self.params, *(tensor for tensor, _ in self.frozen)}
        return {name: tensor for name, tensor in own.items() if tensor not in parameters}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Take over what `state_dict` gave, here or in another process. KeyError, ValueError as
        `state.load_state_dict`."""
        load_state_dict(self.state_dict(), state_dict)


class Update:
    """One parameter in a step. place: among all parameters; value and gradient: in the type of the state."""

    def __init__(self, place: int, parameter: Tensor, maximize: bool = False) -> None:
        self.place, self.parameter = place, parameter
        kind = state_dtype(parameter)
        self.value = parameter.detach().cast(kind)
        gradient = (parameter.grad if parameter.grad is not None else parameter).detach().cast(kind)
        self.gradient = -gradient if maximize else gradient

    def decayed(self, weight_decay: float) -> Tensor:
        """The gradient of the loss with weight_decay / 2 * |p|^2 added."""
        return self.gradient + self.value * weight_decay if weight_decay else self.gradient


class HasGroups(Protocol):
    """An optimizer, or several as one."""

    @property
    def param_groups(self) -> list[ParameterGroup]: ...


class OptimizerGroup:
    """Several optimizers, also of several kinds, that step as one.

    >>> layer = nn.Linear(2, 1)
    >>> both = OptimizerGroup(optim.Muon([layer.weight]), optim.SGD([layer.bias]))
    >>> len(both.params)
    2
    """

    def __init__(self, *optimizers: Optimizer) -> None:
        self.optimizers = optimizers
        self.params = [p for optimizer in optimizers for p in optimizer.params]

    @property
    def param_groups(self) -> list[ParameterGroup]:
        """The groups of all of them."""
        return [group for optimizer in self.optimizers for group in optimizer.param_groups]

    @property
    def lr(self) -> list[Tensor]:
        """The learning rate of each optimizer; setting a number sets them all."""
        return [optimizer.lr for optimizer in self.optimizers]

    @lr.setter
    def lr(self, value: float) -> None:
        for optimizer in self.optimizers:
            optimizer.lr = value

    def zero_grad(self) -> None:
        """Forget the gradients of all parameters."""
        for optimizer in self.optimizers:
            optimizer.zero_grad()

    def step(self) -> None:
        """Step every optimizer in one schedule."""
        assigned = [t for optimizer in self.optimizers for t in optimizer.schedule_step()]
        memory.realize(assigned)

    def state_dict(self) -> dict[str, Tensor]:
        """The state of each, under its number."""
        states = enumerate(optimizer.state_dict() for optimizer in self.optimizers)
        return {f"{place}.{name}": tensor for place, state in states for name, tensor in state.items()}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """As `Optimizer.load_state_dict`."""
        load_state_dict(self.state_dict(), state_dict)


def state_dtype(parameter: Tensor) -> DType:
    """16-bit parameters are updated in float32."""
    return parameter.dtype if parameter.dtype.bits >= 32 else dtypes.float32


def owned(tensor: Tensor) -> Tensor:
    """Memory of its own for a state tensor, so that assigns go to the same place in every step. A number goes
    to every device that needs it.
    """
    if tensor.shape == () and tensor.node.place is None:
        tensor.node = memory.fresh(tensor.node, roams=True)
    else:
        tensor._own()
    return tensor


def number(value: float, parameters: Sequence[Tensor]) -> Tensor:
    """A number in memory, on the devices that all parameters share."""
    made = Tensor(value, dtype=dtypes.float32)
    shared = {p.node.place and p.node.place.whole() for p in parameters}
    return owned(made._placed(shared.pop() or HERE) if len(shared) == 1 else made)
