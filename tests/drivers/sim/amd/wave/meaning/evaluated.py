"""What a rule computes, as numpy's functions alone: no wave, no kernel, so that many values cost little."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from drivers.sim.amd.wave.meaning.rules import RULES, TYPES, Build
from drivers.sim.amd.wave.meaning.scalar_bits import SCALAR_RULES, WIDTH
from drivers.sim.llvm.numpy_text import NumpyText
from drivers.sim.llvm.numpy_verbs import dtype_of
from drivers.sim.llvm.text import I1, I32
from tests.pseudocode import numbers

Array = np.ndarray[Any, np.dtype[Any]]
Results = Iterable[tuple[str, str]]  # types and values of a text


def computed(build: Callable[..., Results], *sources: Array, **modes: Any) -> list[Array]:
    """What `build` makes of a text and its sources."""
    t = NumpyText(len(sources), **modes)
    places = [t.place(*result) for result in build(t, *t.given)]
    with np.errstate(all="ignore"):
        return [np.broadcast_to(found, sources[0].shape) for found in t.run(list(sources), places)]


def evaluated(name: str, *sources: Any, build: Build | None = None, **modes: Any) -> Array:
    """What a vector instruction gives for each row of sources; floats go in and come out as bits too."""
    rule = RULES[name]
    kinds = [rule.result if kind == "dst" else kind for kind in rule.sources]
    given = [as_kind(TYPES[kind], values) for kind, values in zip(kinds, sources, strict=True)]
    (found,) = computed(
        lambda t, *values: [(TYPES[rule.result], (build or rule.build)(t, *values))], *given, **modes
    )
    return found


def as_kind(kind: str, values: Any) -> Array:
    """Numbers as lanes of a type; integers given for floats are their bits."""
    dtype = dtype_of(kind)
    numbers = list(values)
    if dtype.kind == "f" and all(isinstance(each, int) for each in numbers):
        return np.array(numbers, f"u{dtype.itemsize}").view(dtype)
    if dtype.kind == "u":
        return np.array([int(each) & (1 << 8 * dtype.itemsize) - 1 for each in numbers], dtype)
    return np.array(numbers, dtype)


def bits_of(values: Array) -> list[int]:
    """Floats as their bits."""
    found: list[int] = np.ascontiguousarray(values).view(f"u{values.dtype.itemsize}").tolist()
    return found


def rounded(exact: Fraction, kind: str) -> float:
    """To nearest even, with denormals."""
    size = {"f16": 2, "f32": 4, "f64": 8}[kind]
    return float(np.array([numbers.rounded(exact, kind).bits], f"u{size}").view(f"f{size}")[0])


def scalar(name: str) -> Callable[..., tuple[int, int | None]]:
    """A scalar instruction: of Python integers its result, and SCC or None where that stays."""
    rule = SCALAR_RULES[name]
    t = NumpyText(len(rule.sources))
    value, scc = rule.build(t, *t.given)
    wanted = [(WIDTH.get(rule.bits, I32), value)] * bool(rule.bits) + [(I1, scc)] * bool(scc)
    places = [t.place(*each) for each in wanted]

    def compute(*sources: int) -> tuple[int, int | None]:
        given = [
            np.array([each], dtype_of(kind_of(k))) for k, each in zip(rule.sources, sources, strict=True)
        ]
        with np.errstate(all="ignore"):
            found = [int(np.ravel(each)[0]) for each in t.run(given, places)]
        return found[0] if rule.bits else 0, found[-1] if scc else None

    return compute


def kind_of(source: str) -> str:
    return {"scc": "i1", "64": "i64", "old64": "i64"}.get(source, "i32")


def rows(*columns: Sequence[Any]) -> list[list[Any]]:
    """Every value of the first column with every one of the others, as sources."""
    grid = np.meshgrid(*(np.arange(len(column)) for column in columns), indexing="ij")
    return [[column[i] for i in index.ravel()] for column, index in zip(columns, grid, strict=True)]
