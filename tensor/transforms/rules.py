"""Functions with gradients of their own: `custom_vjp`, and `checkpoint`, whose gradient computes again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import update_wrapper
from typing import Any

from tensor import grad
from tensor.ir import build, carriers
from tensor.ir.carriers import carrier
from tensor.ir.graph import Node, Op, node, toposort
from tensor.nested import tensors_in
from tensor.tensor import Tensor
from tensor.transforms.batching import alias, unique
from tensor.transforms.trees import replaced, tensors_of, wrapped


class custom_vjp:
    """A function whose gradient is said beside it: ``f = custom_vjp(f)`` (or as decorator), then
    ``f.defvjp(forward, backward)``.

    forward(*args) gives the result and what the gradient needs; backward(needed, cotangent) gives, for each
    argument, its gradient or None. The cotangent has the structure of the result. What `backward` computes
    can be differentiated in turn, and made for a batch. RuntimeError if it is called before `defvjp`.

    >>> tripled = custom_vjp(lambda x: x * 3)
    >>> tripled.defvjp(lambda x: (x * 3, None), lambda needed, g: (g.clip(-1, 1),))
    >>> x = Tensor([1.0], requires_grad=True)
    >>> loss = (tripled(x) * 5).sum().backward()
    >>> x.grad.tolist()
    [1.0]
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._rules: tuple[Callable[..., Any], Callable[..., Any]] | None = None
        update_wrapper(self, function)

    def defvjp(self, forward: Callable[..., Any], backward: Callable[..., Any]) -> None:
        """Say how the gradient is made: see the class."""
        self._rules = forward, backward

    def __call__(self, *args: Any) -> Any:
        if self._rules is None:
            raise RuntimeError(
                f"custom_vjp: {self._function!r} has no rule yet; call defvjp(forward, backward)"
            )
        forward, backward = self._rules
        given = tensors_of("custom_vjp", "the arguments", [a for a in args if tensors_in(a)])
        told = [wrapped(alias(carrier(t.node)), t) for t in given]
        result, needed = forward(*replaced(list(args), told))
        made = [_apart(t) for t in tensors_of("custom_vjp", "the result", result)]
        whole = replaced(result, made)
        for place in range(len(made)):
            _attach(made, place, whole, list(args), needed, backward)
        return whole


def _apart(x: Tensor) -> Tensor:
    """The same values in a node that nothing else is, so that a rule can be put on it."""
    under = carrier(x.node)
    return wrapped(unique(Op.BITCAST, under.dtype, under.shape, (under,), True), x)


def _attach(
    made: Sequence[Tensor], place: int, whole: Any, args: list[Any], needed: Any, backward: Callable[..., Any]
) -> None:
    """Give one tensor of a result its part of the rule: the cotangent is 0 for the others."""
    models = [(t.dtype, t.shape) for t in made]
    shape = replaced(whole, range(len(made)))  # the structure alone: a rule must not refer to its node
    given = tensors_in(args)

    def rule(value: Node, gradient: Node) -> tuple[Node | None, ...]:
        seeds = [Tensor._from_node(build.const(0, dtype, of)) for dtype, of in models]
        seeds[place] = Tensor._from_node(carriers.carried(gradient, models[place][0]))
        found = backward(needed, _with(shape, seeds))
        parts = list(found) if isinstance(found, list | tuple) else [found]
        if len(parts) != len(args):
            said = f"{len(parts)} gradients for {len(args)} arguments"
            raise ValueError(f"custom_vjp: backward gave {said}; give one for each, None for what has none")
        return tuple(n for arg, part in zip(args, parts, strict=True) for n in _toward(arg, part))

    grad.override(carrier(made[place].node), tuple(carrier(t.node) for t in given), rule)


def _with(shape: Any, seeds: Sequence[Tensor]) -> Any:
    """A structure of numbers with the tensors that they count."""
    if isinstance(shape, int):
        return seeds[shape]
    if isinstance(shape, dict):
        return {name: _with(part, seeds) for name, part in shape.items()}
    if hasattr(shape, "_fields"):
        return type(shape)(*(_with(part, seeds) for part in shape))
    return type(shape)(_with(part, seeds) for part in shape)


def _toward(arg: Any, part: Any) -> list[Node | None]:
    """The nodes of one argument's gradient, one for each tensor in it."""
    models = tensors_in(arg)
    if part is None:
        return [None] * len(models)
    found = tensors_in(part)
    if [t.shape for t in found] != [t.shape for t in models]:
        shapes = [t.shape for t in found], [t.shape for t in models]
        raise ValueError(
            f"custom_vjp: backward gave gradients of shapes {shapes[0]} for arguments of {shapes[1]}"
        )
    pairs = zip(found, models, strict=True)
    return [carrier(build.cast(t.node, m.dtype)) if m.dtype.is_inexact else None for t, m in pairs]


def checkpoint(function: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """``function(*args, **options)``, of which the gradient keeps the arguments alone: what is between is
    computed again when the gradient is, in exchange for its memory.

    Random numbers are not drawn again: both times they are the same. Tensors that the function refers to from
    outside, such as a layer's parameters, get their gradients as well.

    >>> x = Tensor([2.0], requires_grad=True)
    >>> loss = checkpoint(lambda x: x * x, x).sum().backward()
    >>> x.grad.tolist()
    [4.0]
    """
    given = [t for t in tensors_in([list(args), options]) if isinstance(t, Tensor)]
    told = [wrapped(alias(carrier(t.node)), t) for t in given]
    mark = alias(build.const(0, given[0].node.dtype.carrier or given[0].dtype)).serial if given else 0
    called, named = replaced([list(args), options], told)
    result = function(*called, **named)
    made = [_apart(t) for t in tensors_of("checkpoint", "the result", result)]
    for tensor in made:
        _recompute(carrier(tensor.node), mark)
    return replaced(result, made)


def _recompute(made: Node, mark: int) -> None:
    """Differentiate a node through a copy of its graph, down to what was there before `mark`."""
    root = made.src[0]
    inner = [n for n in toposort(root, stop=lambda n: n.serial < mark) if n.serial >= mark]
    members = set(inner)
    edges = dict.fromkeys(source for n in inner for source in _sources(n) if source not in members)
    inputs = tuple(edges) if inner else (root,)

    def rule(value: Node, gradient: Node) -> tuple[Node | None, ...]:
        known = {n: node(Op.CONTIGUOUS, n.dtype, n.shape, (n, gradient)) for n in inputs if n.size}
        again = _copied(root, inner, known)
        targets = [known.get(n, n) for n in inputs]
        found = grad.gradients(again, gradient, targets)
        return tuple(found.get(target) for target in targets)

    grad.override(made, inputs, rule)


def _sources(x: Node) -> Iterable[Node]:
    own = grad.override_of(x)
    return (*x.src, *(own[0] if own is not None else ()))


def _copied(root: Node, inner: Sequence[Node], known: dict[Node, Node]) -> Node:
    """The graph of `root` over other sources. inner: its nodes, sources first."""
    made = dict(known)
    for n in inner:
        sources = tuple(made.get(s, s) for s in n.src)
        if sources == n.src:
            continue
        made[n] = node(n.op, n.dtype, n.shape, sources, n.arg)
        own = grad.override_of(n)
        if own is not None:
            inputs = {i: made.get(i, i) for i in own[0]}
            grad.override(made[n], tuple(inputs.values()), _again(n, own[1], known | inputs))
    return made.get(root, root)


def _again(n: Node, function: grad.Rule, of: dict[Node, Node]) -> grad.Rule:
    """A node's own rule for its copy: what it refers to are the copies."""

    def rule(value: Node, gradient: Node) -> tuple[Node | None, ...]:
        parts = function(n, gradient)
        known = {**of, n: value}
        order = toposort(*(p for p in parts if p is not None), stop=lambda x: x in known)
        inner = [x for x in order if x not in known]
        return tuple(None if p is None else _copied(p, inner, known) for p in parts)

    return rule
