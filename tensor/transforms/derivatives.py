"""Derivatives of functions of tensors, of any order and mode.

Reverse mode is the sweep of `tensor/grad.py` from a result to arguments. Forward mode is two of them: the
gradient toward x times u is linear in u, and its own gradient toward u, times a tangent, is what forward mode
gives (Townsend, "A new trick for calculating Jacobian vector products", 2017); as graphs are lazy, the first
sweep is never computed. Matrices of derivatives are one sweep made for a batch of unit vectors.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from tensor import grad as rules
from tensor.ir import build
from tensor.ir.build import binary
from tensor.ir.carriers import carrier
from tensor.ir.graph import Node, Op
from tensor.tensor import Tensor
from tensor.transforms.batching import Batch, alias, stand_in, unique
from tensor.transforms.trees import carriers, replaced, tensors_of, wanting, wrapped

Function = Callable[..., Any]
Places = int | tuple[int, ...]


class _Call:
    """One call of a function, of whose arguments some are told apart from all other tensors.

    given: the tensors of those; told: what the function got in their place; result: what it returned.
    """

    def __init__(
        self,
        name: str,
        function: Function,
        args: Sequence[Any],
        places: Sequence[int],
        options: dict[str, Any],
    ) -> None:
        for place in places:
            if not -len(args) <= place < len(args):
                raise ValueError(
                    f"{name}: argument {place} of {len(args)}; argnums names arguments by position"
                )
        self.name, self.chosen = name, [args[place] for place in places]
        self.given = tensors_of(name, "an argument", self.chosen)
        for each in self.given:
            if not each.dtype.is_inexact:
                raise TypeError(f"{name}: an argument is {each.dtype.name}; allowed are floats")
        self.told = [wrapped(alias(carrier(each.node)), each) for each in self.given]
        self.targets = carriers(self.told)
        parts = replaced(self.chosen, self.told)
        called = list(args)
        for place, part in zip(places, parts, strict=True):
            called[place] = part
        self.result = function(*called, **options)

    def pulled(self, roots: Sequence[Node], seeds: Sequence[Node]) -> list[Node]:
        """The gradient of roots times seeds toward each target, 0 where nothing depends on it."""
        return pulled(roots, seeds, self.targets)


def pulled(roots: Sequence[Node], seeds: Sequence[Node], targets: Sequence[Node]) -> list[Node]:
    """The sum over roots of their gradient times a seed, toward each target."""
    totals: list[Node | None] = [None] * len(targets)
    for root, seed in zip(roots, seeds, strict=True):
        found = rules.gradients(root, seed, targets)
        for place, target in enumerate(targets):
            part = found.get(target)
            total = totals[place]
            if part is not None:
                totals[place] = part if total is None else binary(Op.ADD, total, part)
    return [build.like(t, 0) if n is None else n for n, t in zip(totals, targets, strict=True)]


def _results(name: str, result: Any) -> list[Tensor]:
    found = tensors_of(name, "the result", result)
    for each in found:
        if not each.dtype.is_inexact:
            raise TypeError(
                f"{name}: the result is {each.dtype.name}, which has no derivative; cast it to a float"
            )
    return found


def _split(result: Any, has_aux: bool, name: str) -> tuple[Any, Any]:
    if not has_aux:
        return result, None
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(f"{name}: with has_aux the function returns a pair, result and other values")
    return result


def _places(argnums: Places) -> tuple[int, ...]:
    return (argnums,) if isinstance(argnums, int) else tuple(argnums)


def value_and_grad(function: Function, argnums: Places = 0, has_aux: bool = False) -> Function:
    """The function that gives a scalar function's value and its gradient toward argument `argnums`.

    Arguments may be lists, tuples and dicts of tensors, and gradients have their structure; several argnums
    give a tuple. has_aux: the function returns ``(loss, aux)``, and so does this one as its value. ValueError
    for a result that is no scalar, TypeError for one of integers.

    >>> value, slope = value_and_grad(lambda x: x * x)(Tensor(3.0))
    >>> value.item(), slope.item()
    (9.0, 6.0)
    """

    @wraps(function)
    def both(*args: Any, **options: Any) -> Any:
        name = "grad"
        call = _Call(name, function, args, _places(argnums), options)
        loss, _ = _split(call.result, has_aux, name)
        (root,) = found = _results(name, loss)
        if root.shape or root.dtype.is_complex or not isinstance(loss, Tensor):
            raise ValueError(
                f"{name}: the result is {found[0].told}; allowed is one real scalar, such as a sum"
            )
        nodes = call.pulled(carriers(found), [build.like(root.node, 1)])
        made = [wrapped(n, t, root) for n, t in zip(nodes, call.given, strict=True)]
        parts = replaced(call.chosen, made)
        return call.result, parts[0] if isinstance(argnums, int) else tuple(parts)

    return both


def grad(function: Function, argnums: Places = 0, has_aux: bool = False) -> Function:
    """The gradient of a scalar function toward argument `argnums`: see `value_and_grad`.

    ``grad(lambda x: (x * x).sum())(x)`` is ``2 * x``, and ``grad(grad(f))`` the second derivative. With
    has_aux it gives ``(gradient, aux)``.

    >>> grad(lambda x: x * x)(Tensor(3.0)).item()
    6.0
    """
    both = value_and_grad(function, argnums, has_aux)

    @wraps(function)
    def gradient(*args: Any, **options: Any) -> Any:
        value, found = both(*args, **options)
        return (found, value[1]) if has_aux else found

    return gradient


def vjp(function: Function, *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """The function's result, and a function that takes a cotangent of its structure and gives the product
    with the Jacobian: a tuple with one entry for each of `primals`.

    With has_aux the function returns ``(result, aux)``, and aux comes third.

    >>> value, pull = vjp(lambda x: x * x, Tensor(3.0))
    >>> pull(Tensor(2.0))[0].item()
    12.0
    """
    call = _Call("vjp", function, primals, range(len(primals)), {})
    result, aux = _split(call.result, has_aux, "vjp")
    roots = _results("vjp", result)

    def pull(cotangents: Any) -> tuple[Any, ...]:
        seeds = _like("vjp", "cotangent", roots, tensors_of("vjp", "the cotangent", cotangents))
        nodes = call.pulled(carriers(roots), carriers(seeds))
        made = [wrapped(n, t, *wanting(result, cotangents)) for n, t in zip(nodes, call.given, strict=True)]
        return tuple(replaced(call.chosen, made))

    return (result, pull, aux) if has_aux else (result, pull)


def _like(name: str, what: str, models: Sequence[Tensor], given: Sequence[Tensor]) -> list[Tensor]:
    """Tangents in the shapes and dtypes of what they belong to."""
    if [t.shape for t in given] != [t.shape for t in models]:
        shapes = [t.shape for t in given], [t.shape for t in models]
        raise ValueError(
            f"{name}: {what} of shapes {shapes[0]}; allowed are those of the values, {shapes[1]}"
        )
    return [t.cast(model.dtype) for t, model in zip(given, models, strict=True)]


def jvp(
    function: Function, primals: Sequence[Any], tangents: Sequence[Any], has_aux: bool = False
) -> tuple[Any, ...]:
    """The function's result at `primals`, and its derivative in the direction of `tangents`.

    Both are tuples with one entry for each argument. With has_aux the function returns ``(result, aux)``, and
    aux comes third.

    >>> value, slope = jvp(lambda x: x * x, (Tensor(3.0),), (Tensor(2.0),))
    >>> slope.item()
    12.0
    """
    if not isinstance(primals, list | tuple) or not isinstance(tangents, list | tuple):
        raise TypeError("jvp: primals and tangents are tuples with one entry for each argument")
    call = _Call("jvp", function, primals, range(len(primals)), {})
    result, aux = _split(call.result, has_aux, "jvp")
    roots = _results("jvp", result)
    given = _like("jvp", "tangents", call.given, tensors_of("jvp", "the tangents", list(tangents)))
    nodes = _pushed(carriers(roots), call.targets, carriers(given))
    made = replaced(result, [wrapped(n, t, *wanting(given)) for n, t in zip(nodes, roots, strict=True)])
    return (result, made, aux) if has_aux else (result, made)


def _pushed(roots: Sequence[Node], targets: Sequence[Node], tangents: Sequence[Node]) -> list[Node]:
    """The derivative of each root in the direction of the tangents of targets."""
    found = []
    for root in roots:
        zero = build.like(root, 0)
        weight = unique(Op.BITCAST, zero.dtype, zero.shape, (zero,), True)  # opaque: not folded
        toward = pulled([root], [weight], targets)
        found += pulled(toward, tangents, [weight])
    return found


# matrices of derivatives


def jacrev(function: Function, argnums: Places = 0, has_aux: bool = False) -> Function:
    """The Jacobian by reverse mode: a row for each element of the result, which suits short results.

    It has the result's structure, in it that of the argument (a tuple for several argnums), in it tensors of
    the shape result + argument.

    >>> jacrev(lambda x: x * x)(Tensor([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """

    def matrix(call: _Call, roots: Sequence[Tensor]) -> list[list[Node]]:
        return [_rows(carrier(root.node), call.targets) for root in roots]

    return _jacobian("jacrev", function, argnums, has_aux, matrix)


def jacfwd(function: Function, argnums: Places = 0, has_aux: bool = False) -> Function:
    """The Jacobian by forward mode: a column for each element of the argument, which suits short arguments.
    Structure and shapes as of `jacrev`.

    >>> jacfwd(lambda x: x * x)(Tensor([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """

    def matrix(call: _Call, roots: Sequence[Tensor]) -> list[list[Node]]:
        columns = [_columns(carriers(roots), call.targets, place) for place in range(len(call.targets))]
        return [list(row) for row in zip(*columns, strict=True)]

    return _jacobian("jacfwd", function, argnums, has_aux, matrix)


def jacobian(function: Function, argnums: Places = 0, has_aux: bool = False) -> Function:
    """The Jacobian: the same as `jacrev`.

    >>> jacobian(lambda x: x * 3)(Tensor([1.0, 2.0])).tolist()
    [[3.0, 0.0], [0.0, 3.0]]
    """
    return jacrev(function, argnums, has_aux)


def hessian(function: Function, argnums: Places = 0) -> Function:
    """The second derivatives of a function, forward over reverse mode: shape result + argument + argument.

    >>> hessian(lambda x: (x * x).sum())(Tensor([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 2.0]]
    """
    return jacfwd(jacrev(function, argnums), argnums)


def _jacobian(
    name: str,
    function: Function,
    argnums: Places,
    has_aux: bool,
    matrix: Callable[[_Call, Sequence[Tensor]], list[list[Node]]],
) -> Function:
    @wraps(function)
    def found(*args: Any, **options: Any) -> Any:
        call = _Call(name, function, args, _places(argnums), options)
        result, aux = _split(call.result, has_aux, name)
        roots = _results(name, result)
        if any(each.dtype.is_complex for each in (*roots, *call.given)):
            raise TypeError(f"{name}: complex numbers; give the function of their parts, view_as_real()")
        rows = []
        for root, parts in zip(roots, matrix(call, roots), strict=True):
            made = [wrapped(n, t, root) for n, t in zip(parts, call.given, strict=True)]
            chosen = replaced(call.chosen, made)
            rows.append(chosen[0] if isinstance(argnums, int) else tuple(chosen))
        whole = replaced(result, rows)
        return (whole, aux) if has_aux else whole

    return found


def _rows(root: Node, targets: Sequence[Node]) -> list[Node]:
    """The derivative of `root` toward each target, shape root + target: a sweep for a batch of units."""
    seed = stand_in(root, root.shape, "jacrev: a gradient rule asks for values")
    batch = Batch(root.size, {seed: _units(root)})
    swept = pulled([root], [seed], targets)
    batch.of(swept)
    pairs = zip(swept, targets, strict=True)
    return [build.reshape(batch.whole(n), (*root.shape, *target.shape)) for n, target in pairs]


def _columns(roots: Sequence[Node], targets: Sequence[Node], place: int) -> list[Node]:
    """The derivative of each root toward one target."""
    target = targets[place]
    tangent = stand_in(target, target.shape, "jacfwd: a gradient rule asks for values")
    batch = Batch(target.size, {tangent: _units(target)})
    swept = _pushed(roots, [target], [tangent])
    batch.of(swept)
    found = []
    for n, root in zip(swept, roots, strict=True):
        columns = build.permute(batch.whole(n), (*range(1, len(root.shape) + 1), 0))
        found.append(build.reshape(columns, (*root.shape, *target.shape)))
    return found


def _units(x: Node) -> Node:
    """Every unit vector of the elements of `x`: (size, *shape)."""
    square = (x.size, math.prod(x.shape))
    hit = binary(Op.EQ, build.iota(square, 0), build.iota(square, 1))
    return build.reshape(build.cast(hit, x.dtype), (x.size, *x.shape))
