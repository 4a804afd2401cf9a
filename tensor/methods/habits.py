"""Keywords by either spelling: `dim` or `axis`, `keepdim` or `keepdims`, `min_` or `min`; and
`memory_format`, which changes nothing, since elements have one order here."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

PAIRS = (
    *(("axis", "dim"), ("keepdim", "keepdims"), ("min_", "min"), ("max_", "max"), ("stop", "end")),
    *(("neg_slope", "negative_slope"), ("Y", "target"), ("sizes", "split_size_or_sections")),
    *(("places", "indices_or_sections"),),
)
# These take memory_format as well.
LAID_OUT = {
    *("bfloat16", "bool", "byte", "char", "double", "float", "half", "int", "long", "short", "cfloat"),
    *("cdouble", "clone", "contiguous", "to", "zeros_like", "ones_like", "full_like", "empty_like"),
    *("rand_like", "randn_like"),
}
# Torch's keywords of single methods, and of their in-place forms: what each is here, "*" what comes by place.
SINGLE = """
mm bmm: mat2=other
outer ger: vec2=other
mv: vec=other
addmm: mat1=a mat2=b
addmv: mat=a vec=b
addr: vec1=a vec2=b
addbmm baddbmm: batch1=a batch2=b
addcmul addcdiv: tensor1=a tensor2=b
searchsorted: input=values
tensordot: b=other
scatter: value=src
unfold: dimension=dim
ldexp: other=exponent
copy: src=source
fill_diagonal: fill_value=value
topk: sorted=sorted_
max min: other=place
split unsafe_split: split_size=sizes
split_with_sizes: split_sizes=sizes
tensor_split hsplit vsplit dsplit: sections=places indices=places
full: size=shape
new_full: size=shape fill_value=value
zeros ones empty rand randn randint normal new_zeros new_ones new_empty: size=*
view sum_to_size broadcast_to: size=*
cat concat concatenate stack hstack vstack dstack column_stack: tensors=*
repeat: repeats=*
tile: dims=*
"""
# These take a generator: `tensor.random`.
DRAWN = {
    *(
        "bernoulli",
        "bernoulli_",
        "cauchy_",
        "dropout",
        "exponential_",
        "geometric_",
        "log_normal_",
        "multinomial",
    ),
    *("normal", "normal_", "poisson", "rand", "rand_like", "randint", "randint_like", "randn", "randn_like"),
    *("random_", "randperm", "uniform", "uniform_"),
}
C = TypeVar("C", bound=type)


def either_spelling(kind: C) -> C:
    """Let every method of a class and its bases take the other spelling of a keyword that it has."""
    single = _single()
    members: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        members.update(vars(base))
    for name, static in members.items():
        function: Any = static.__func__ if isinstance(static, classmethod) else static
        code = getattr(_innermost(function), "__code__", None)
        if name.startswith("_") or code is None:
            continue
        known = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        other = {b: a for a, b in PAIRS if a in known and b not in known}
        other |= {a: b for a, b in PAIRS if b in known and a not in known}
        own = single.get(name) or single.get(name.removesuffix("_")) or {}
        other |= {given: meant for given, meant in own.items() if given not in known}
        if other or name in LAID_OUT:
            function = _spelled(function, other, name in LAID_OUT)
        if name in DRAWN:
            function = _from_generator(function)
        if function is not getattr(static, "__func__", static):
            setattr(kind, name, classmethod(function) if isinstance(static, classmethod) else function)
    return kind


def _single() -> dict[str, dict[str, str]]:
    """The table of that name, by method."""
    found: dict[str, dict[str, str]] = {}
    for names, _, pairs in (row.partition(":") for row in SINGLE.split("\n")):
        spelled = dict(pair.split("=") for pair in pairs.split())
        found |= dict.fromkeys(names.split(), spelled)
    return found


def _innermost(function: Any) -> Any:
    """What is wrapped, whose names of arguments count."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def _from_generator(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def method(*args: Any, generator: Any = None, **options: Any) -> Any:
        if generator is None:
            return function(*args, **options)
        if not hasattr(generator, "drawing"):
            found = type(generator).__name__
            raise TypeError(f"{function.__name__}: generator is of type {found}; give a tensor.Generator")
        with generator.drawing():
            return function(*args, **options)

    return method


def _spelled(function: Callable[..., Any], other: dict[str, str], laid_out: bool) -> Callable[..., Any]:
    @wraps(function)
    def method(*args: Any, **options: Any) -> Any:
        if laid_out:
            options.pop("memory_format", None)
        for given in options.keys() & other.keys():
            meant = other[given]
            if meant == "*":
                args = (*args, options.pop(given))
                continue
            if meant in options:
                raise TypeError(f"{function.__name__}: {given} and {meant} mean the same; give one of them")
            options[meant] = options.pop(given)
        return function(*args, **options)

    return method
