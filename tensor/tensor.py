"""Tensor: the class that users import. The families of methods are its base classes, one file each.

From the base up: value, placement (devices), exchange (memory, numpy), arithmetic, elementwise, movement,
creation, transcendental, reduce, matmul, activation, random, loss, index, scatter, sort, layers, special,
gamma, rearrange, products, statistics, complexes, choose, unique, factor, spectral, matrices, resample, grid,
names, in_place; here gradients and conversion by name. Each family uses only those below it. Errors are
raised when a method is called, not when the result is computed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Self
from weakref import finalize, ref

from tensor import grad, memory
from tensor.dtype import dtypes
from tensor.hooks import Hook, Hooks, changed
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op
from tensor.methods.examples import with_examples
from tensor.methods.habits import either_spelling
from tensor.methods.in_place import InPlace


@either_spelling
@with_examples
class Tensor(InPlace):
    """A lazy array on the device. See docs/tensor.md.

    data: a number, nested lists, a numpy array or a tensor. Lists and Python floats become float32, lists of
    whole numbers int32 if they fit; numpy arrays keep their type. requires_grad: collect a gradient in
    `backward`.

    >>> x = Tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> (x @ x.T).relu().sum(axis=1).tolist()
    [16.0, 36.0]
    """

    __slots__ = ()

    # gradients

    def backward(
        self,
        gradient: Self | None = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Self | Sequence[Self] | None = None,
    ) -> Self:
        """Add d self / d leaf to the `grad` of every live leaf that requires it and that this was computed
        from; if none requires it, to that of every live float that this was computed from. inputs: to these
        alone. create_graph: what is added can be differentiated in turn. retain_graph: graphs stay anyway.

        ValueError if this is not a scalar and no `gradient` of its shape is given, or if it depends on no
        tensor that is still held; RuntimeError if a leaf was overwritten since this was computed.
        """
        seed = self._seed("backward", gradient)
        if inputs is not None:
            leaves = [inputs] if isinstance(inputs, Tensor) else list(inputs)
            return self._collected(leaves, self._gradients(seed, leaves), create_graph)
        others = [t for t in memory.live() if isinstance(t, type(self))]
        held = [t for t in others if t.requires_grad or (t.is_trainable and t is not self)]
        leaves = [t for t in held if t.requires_grad and t.is_leaf]
        found = self._gradients(seed, leaves)
        if not any(found) and self.requires_grad:  # through floor and its like the gradient is 0
            reached = grad.leads_to(carriers.carrier(self.node))
            keys = {_memory_key(node) for node in reached} - {None}
            found = [
                build.like(leaf.node, 0)
                if _memory_key(memory.base(carriers.carrier(leaf.node))) in keys
                else None
                for leaf in leaves
            ]
        elif not any(found):
            leaves, found = held, self._gradients(seed, held)
        if not any(found) and not self.requires_grad:
            raise ValueError("backward: this tensor depends on no float that is held and may have a gradient")
        return self._collected(leaves, found, create_graph)

    def _collected(self, leaves: Sequence[Self], found: Sequence[Node | None], create_graph: bool) -> Self:
        """Gradients added to those of leaves; gives this tensor."""
        for leaf, toward in zip(leaves, found, strict=True):
            if toward is not None:
                made = self._wrap(toward) if create_graph else self._from_node(toward)
                leaf.grad = made if leaf.grad is None else leaf.grad + made
        return self

    def gradient(self, *targets: Self, gradient: Self | None = None) -> list[Self]:
        """d self / d target for each target, which need not require gradients; zeros for a target on which
        this does not depend.

        Raises TypeError for a target that is not a float; ValueError if the graph is gone, because a tensor
        that does not require gradients loses its graph when it is computed.
        """
        for place, target in enumerate(targets):
            if not target.dtype.is_inexact:
                raise TypeError(f"gradient: target {place} is {target.dtype.name}; allowed are floats")
        found = self._gradients(self._seed("gradient", gradient), targets)
        missing = [place for place, toward in enumerate(found) if toward is None]
        reached = grad.reached(self.node) if missing else ()
        for place in missing:
            if memory.history_lost(reached, targets[place].made_at):
                raise ValueError(
                    f"gradient: what leads to target {place} was dropped when a tensor in between was"
                    " computed; ask before that, or let the target require gradients"
                )
        return [
            self._from_node(build.like(target.node, 0) if toward is None else toward)
            for target, toward in zip(targets, found, strict=True)
        ]

    @property
    def data(self) -> Bare:
        """The values alone, as torch: no gradient flows, and what changes them in place changes this tensor.
        ``data()`` is a memoryview of them on the host, as in tinygrad.

            >>> w = Tensor([1.0, 2.0], requires_grad=True)
            >>> w.data.mul_(3).tolist(), w.tolist()
            ([3.0, 6.0], [3.0, 6.0])
        """
        return Bare.of(self)

    @data.setter
    def data(self, value: Tensor) -> None:
        self.data._in_place(self._other("data", value))

    def register_hook(self, hook: Callable[[Self], Self | None]) -> Hook:
        """Call `hook` with each gradient of this tensor; a result other than None replaces the gradient. Call
        ``remove()`` of the returned handle to end this.

        RuntimeError if this tensor requires no gradient.

            >>> w = Tensor([1.0, 2.0], requires_grad=True)
            >>> handle = w.register_hook(lambda gradient: gradient * 10)
            >>> loss = (w * w).sum().backward()
            >>> w.grad.tolist()
            [20.0, 40.0]
        """
        if not self.requires_grad:
            raise RuntimeError(
                f"register_hook: {self.told} requires no gradient; requires_grad_() comes first"
            )
        make, kind = self._from_node, self.dtype

        def function(gradient: Node) -> Node:
            given = make(carriers.carried(gradient, kind))
            made = hook(given)
            if made is None:
                return gradient
            if (made.shape, made.dtype) != (given.shape, given.dtype):
                raise ValueError(
                    f"register_hook: a hook gave {made.told} for {given.told}; allowed is one alike"
                )
            return carriers.carrier(made.node)

        if not self.is_leaf:
            return Hook(grad.hooks(carriers.carrier(self.node)), function)
        if self.made_at not in _leaf_hooks:  # a leaf that is written to becomes another node
            finalize(self, _leaf_hooks.pop, self.made_at, None)
        return Hook(_leaf_hooks.setdefault(self.made_at, {}), function)

    def retain_grad(self) -> None:
        """Let `backward` add to `grad` of this tensor too, which was computed. RuntimeError if that requires
        no gradient.

        >>> w = Tensor([1.0, 2.0], requires_grad=True)
        >>> y = w * 3
        >>> y.retain_grad()
        >>> loss = (y * y).sum().backward()
        >>> y.grad.tolist()
        [6.0, 12.0]
        """
        if not self.requires_grad:
            raise RuntimeError(f"retain_grad: {self.told} requires no gradient")
        if self.is_leaf or self.made_at in _retained:
            return
        _retained.add(self.made_at)
        finalize(self, _retained.discard, self.made_at)
        held = ref(self)

        def keep(gradient: Self) -> None:
            if (tensor := held()) is not None:
                tensor.grad = gradient if tensor.grad is None else tensor.grad + gradient

        self.register_hook(keep)

    def _seed(self, name: str, gradient: Self | None) -> Node:
        if not self.dtype.is_inexact:
            raise TypeError(f"{name}: a tensor of {self.dtype.name} has no gradient; allowed are floats")
        if gradient is None:
            if self.shape != ():
                raise ValueError(f"{name}: shape {self.shape} is not a scalar; sum it or give gradient=")
            if self.dtype.is_complex:
                raise ValueError(
                    f"{name}: {self.dtype.name} has no order to go up in; take abs(), or give gradient="
                )
            return build.like(self.node, 1.0)
        if gradient.shape != self.shape:
            raise ValueError(f"{name}: gradient of shape {gradient.shape} for a tensor of shape {self.shape}")
        return build.cast(gradient.node, self.dtype)

    def _gradients(self, seed: Node, targets: Sequence[Self]) -> list[Node | None]:
        """The gradient toward each target, by node or by the memory that the node was put into."""
        by_memory: dict[Any, list[Node]] = {}
        root, seed = carriers.carrier(self.node), carriers.carrier(seed)
        reached = grad.reached(root)
        for found in reached:
            if (key := _memory_key(found)) is not None:
                by_memory.setdefault(key, []).append(found)
        places = [_places(carriers.carrier(target.node), reached, by_memory) for target in targets]
        flows = grad.gradients(root, seed, [node for nodes in places for node in nodes])
        if memory.overwritten_since(self.node, flows.values(), self._made_at):
            raise RuntimeError(
                f"backward: memory that {self.told} was computed from was overwritten after it was made (a"
                " parameter, or the count of random numbers); call backward before that, or before realizing"
            )
        totals = [_total([flows[node] for node in nodes if node in flows]) for nodes in places]
        pairs = zip(totals, targets, strict=True)
        return [n and carriers.carried(_finished(n, target), target.dtype) for n, target in pairs]

    # conversion by name

    def float(self) -> Self:
        """As float32; of complex numbers the real part, with a warning."""
        return self._converted(dtypes.float32)

    def double(self) -> Self:
        """As float64; of complex numbers the real part, with a warning."""
        return self._converted(dtypes.float64)

    def half(self) -> Self:
        """As float16, rounded to the nearest; of complex numbers the real part, with a warning."""
        return self._converted(dtypes.float16)

    def bfloat16(self) -> Self:
        """As bfloat16, rounded to the nearest, halves to even."""
        return self._converted(dtypes.bfloat16)

    def int(self) -> Self:
        """As int32, toward zero; of complex numbers the real part, with a warning."""
        return self._converted(dtypes.int32)

    def long(self) -> Self:
        """As int64, toward zero; of complex numbers the real part, with a warning."""
        return self._converted(dtypes.int64)

    def short(self) -> Self:
        """As int16, toward zero; of complex numbers the real part, with a warning."""
        return self._converted(dtypes.int16)

    def bool(self) -> Self:
        """As bool: True for what is not 0, NaN included."""
        return self.cast(dtypes.bool)

    # the array API

    def __array_namespace__(self, *, api_version: str | None = None) -> Any:
        """The functions of the Python array API (docs/tensor.md). ValueError for a version other than 2024.12
        and those before it that are parts of it.
        """
        if api_version not in (None, *ARRAY_API):
            raise ValueError(f"array API {api_version!r}; allowed are {', '.join(ARRAY_API)}")
        return import_module("tensor.array_api")  # it is made of this class, so it cannot be imported above


ARRAY_API = ("2021.12", "2022.12", "2023.12", "2024.12")


def _memory_key(found: Node) -> Any:
    """The memory that holds a node's value, if any is set aside for it."""
    return found.src[0].arg if found.op is Op.ASSIGN else found.storage


def _places(target: Node, reached: set[Node], by_memory: dict[Any, list[Node]]) -> list[Node]:
    """The nodes of a graph that stand for a target: itself, or those whose values are in its memory."""
    key = _memory_key(memory.base(target))
    if key is not None:
        return by_memory.get(key, [])
    return [target] if target in reached else []


_leaf_hooks: dict[int, Hooks] = {}  # by the time when the leaf was made
_retained: set[int] = set()  # computed tensors whose gradients are kept, likewise


def _finished(gradient: Node, target: Tensor) -> Node:
    """A gradient where its target is, cut up as that is, and as a leaf's hooks change it."""
    there = target.node.place
    made = gradient if there is None or gradient.place is None else build.copy(gradient, there)
    return changed(made, _leaf_hooks[target.made_at]) if target.made_at in _leaf_hooks else made


def _total(parts: list[Node]) -> Node | None:
    if not parts:
        return None
    total = parts[0]
    for part in parts[1:]:
        total = build.binary(Op.ADD, total, build.reshape(part, total.shape))
    return total


class Bare(Tensor):
    """`Tensor.data`: the values of a tensor without what they were computed from. What changes it in place
    changes the tensor, and no gradient notices. Called, it is a memoryview of the values on the host.
    """

    __slots__ = ("_owner",)
    _owner: Tensor

    def __new__(cls, *args: Any, **options: Any) -> Any:
        return Tensor(*args, **options)

    @classmethod
    def of(cls, owner: Tensor) -> Bare:
        """That of a tensor."""
        made: Bare = object.__new__(cls)
        made._owner, made.grad = owner, None
        made._look()
        made._made_at = memory.track(made)
        return made

    @classmethod
    def _from_node(cls, made: Node) -> Any:
        return Tensor._from_node(made)

    def __call__(self) -> memoryview:
        return self.numpy().data

    def __reduce__(self) -> Any:
        return Tensor(self).__reduce_ex__(2)

    def assign(self, x: Any) -> Self:
        self._owner.assign(x)
        return self._look()

    def __setitem__(self, key: Any, value: Any) -> None:
        self._in_place(self._with(key, value))

    def _in_place(self, made: Any) -> Self:
        if self._owner.requires_grad and not self._owner.is_leaf:
            raise RuntimeError(
                "data: a change in place of what gradients go through; change a detach() of it"
            )
        with Tensor.no_grad():
            self._owner._in_place(made.detach())
        return self._look()

    def _look(self) -> Self:
        self.node, self._requires_grad = build.detach(self._owner.node), False
        return self
