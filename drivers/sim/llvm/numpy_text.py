"""The builder of `text` for numpy: a function body as a list of numpy's functions, to be run on arrays.

Knows what builders of values ask for: arithmetic, casts, choices, intrinsics, moves between lanes, two ways
that meet again, and vectors in %buffer. All other memory is the library's, whose functions others add to
EFFECTS. What each verb is in numpy is said in `numpy_verbs`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

import numpy as np

from drivers.sim.llvm import ieee
from drivers.sim.llvm import numpy_verbs as verbs
from drivers.sim.llvm.ieee import Array, Rounding
from drivers.sim.llvm.text import I1, I32, PTR, V1, V32, Text, Way
from drivers.sim.llvm.text import constant as lanes_constant
from drivers.sim.llvm.text import element as element_of

Function = Callable[..., Any]
# A value's place, what makes it (None: a fork), what picks its operands.
NumpyStep = tuple[int, Function | None, Any]


class NumpyText(Text):
    """One function body. A value's name is its place among the values of a run, of which `sources` are given.
    rounding, quiets: as in `Text`. caller: the source that functions with an effect are given first.
    first_lane: of the wave's, the one that is lane 0 here.
    """

    def __init__(self, sources: int, rounding: Rounding = None, quiets: bool = True) -> None:
        super().__init__()
        self.rounding, self.quiets = rounding, quiets
        self.values: list[Any] = []  # what is known before a run
        self.sources: list[int] = []
        self.constants: dict[tuple[str, str], int] = {}
        self.caller, self.first_lane = "%0", 0
        self.steps: list[NumpyStep] = []
        self.names: dict[object, str] = {}
        self.buffer: dict[int, str] = {}  # by the byte in it
        self.given = [self.source() for _ in range(sources)]

    def source(self) -> str:
        """A further value that a run is given."""
        self.sources.append(self.further_place())
        return f"%{self.sources[-1]}"

    def run(self, sources: Sequence[Any], results: Sequence[int]) -> list[Array]:
        """The values at places of results."""
        values = self.values.copy()
        for place, value in zip(self.sources, sources, strict=True):
            values[place] = value
        walk(self.steps, values)
        return [values[place] for place in results]

    def apply(self, function: Function, *operands: tuple[str, str]) -> str:
        """What a function makes of values, given by type and name; the same of the same."""
        key = function, operands
        if key not in self.names:
            self.names[key] = self.step(function, *operands)
        return self.names[key]

    def perform(self, function: Function, *operands: tuple[str, str]) -> str:
        """What a function with an effect gives: each time anew."""
        return self.step(function, (PTR, self.caller), *operands)

    def step(self, function: Function, *operands: tuple[str, str]) -> str:
        places = [self.place(*each) for each in operands]
        self.steps.append((self.further_place(), function, picker(places)))
        return f"%{len(self.values) - 1}"

    def further_place(self) -> int:
        self.values.append(None)
        return len(self.values) - 1

    def either(self, condition: str, first: Way, other: Way, *types: str) -> list[str]:
        """What a way leaves in the buffer is not known after it."""
        ways = [self.side(build) for build in (first, other)]
        results = zip(*(names for names, _ in ways), strict=True)
        kinds = [*types] * len(ways[0][0]) if len(types) == 1 else types
        met = []
        for kind, names in zip(kinds, results, strict=bool(types)):
            place = self.further_place()
            for name, (_, steps) in zip(names, ways, strict=True):
                steps.append((place, verbs.kept, picker([self.place(kind, name)])))
            met.append(f"%{place}")
        self.steps.append((0, None, (self.place(I1, condition), *(steps for _, steps in ways))))
        return met

    def unless(
        self, good: str, build: Way, onto: str = "", given: Sequence[str] = (), types: Sequence[str] = ()
    ) -> list[str]:
        return self.either(good, lambda: given, build, *types)

    def side(self, build: Way) -> tuple[Sequence[str], list[NumpyStep]]:
        """The values of one of two ways, and its steps."""
        outer = self.steps, self.names, self.buffer
        self.steps, self.names, self.buffer = [], dict(self.names), dict(self.buffer)
        found = build() or (), self.steps
        self.steps, self.names, self.buffer = outer
        return found

    def place(self, kind: str, name: str) -> int:
        """Of a value, or of a constant."""
        if name.startswith("%"):
            return int(name[1:])
        if (kind, name) not in self.constants:
            self.constants[kind, name] = self.further_place()
            self.values[-1] = verbs.constant(kind, name)
        return self.constants[kind, name]

    def let(self, expression: str) -> str:
        raise ValueError(f"numpy has nothing for {expression}")

    def do(self, line: str) -> None:
        raise ValueError(f"numpy has nothing for {line}")

    def effect(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A call of the library. Its pointers are all known: to the launch, to a site, to the buffer."""
        if name not in EFFECTS:
            raise ValueError(f"numpy has nothing for {name}")
        return EFFECTS[name](self, *(each for each in arguments if each[0] != PTR))

    def fill_buffer(self, values: Sequence[str], offset: int = 0) -> None:
        self.buffer.update({128 * index + offset: value for index, value in enumerate(values)})

    def buffer_dword(self, index: int) -> str:
        return self.buffer[128 * index]

    def splat(self, vector: str, value: str) -> str:
        if not value.startswith("%"):
            return super().splat(vector, value)
        return self.apply(verbs.in_lanes, (element_of(vector), value))

    def lane(self, vector: str, value: str, index: int | str) -> str:
        return self.apply(verbs.one_lane, (vector, value), (I32, str(index)))

    def further(self, pointer: str, distance: int | str) -> str:
        return self.apply(itemgetter(slice(int(distance), None)), (PTR, pointer)) if distance else pointer

    def loaded(self, kind: str, pointer: str, align: int) -> str:
        return self.apply(partial(verbs.first_of, verbs.dtype_of(kind)), (PTR, pointer))

    def with_lane(self, vector: str, value: str, scalar: str, index: str) -> str:
        return self.apply(verbs.with_lane, (vector, value), (element_of(vector), scalar), (I32, index))

    def shuffle(self, vector: str, value: str, sources: Sequence[int]) -> str:
        return self.apply(verbs.taken, (vector, value), (V32, lanes_constant(V32, sources)))

    def gather(self, lanes: str, indices: str) -> str:
        return self.apply(verbs.taken, (V32, lanes), (V32, indices))

    def scatter(self, lanes: str, indices: str, mask: str) -> str:
        return self.apply(verbs.sent, (V32, lanes), (V32, indices), (V1, mask))

    def two(self, verb: str, kind: str, left: str, right: str) -> str:
        found = verbs.FLOAT.get(verb)
        function = verbs.INTEGER[verb] if found is None else verbs.rounded(found, self.rounding)
        return self.apply(function, (kind, left), (kind, right))

    def minus(self, vector: str, value: str) -> str:
        return self.apply(np.negative, (vector, value))

    def compare(self, verb: str, kind: str, left: str, right: str) -> str:
        """Constants are settled here; what the library gives is a place, or it has raised."""
        if kind == PTR:
            return "true"
        function = verbs.comparison(verb)
        if "%" not in left + right and not kind.startswith("<"):
            return str(function(verbs.constant(kind, left), verbs.constant(kind, right))).lower()
        return self.apply(function, (kind, left), (kind, right))

    def select(self, flag_kind: str, flag: str, kind: str, yes: str, no: str) -> str:
        function = np.where if flag_kind.startswith("<") else verbs.chosen
        return self.apply(function, (flag_kind, flag), (kind, yes), (kind, no))

    def cast(self, verb: str, source: str, value: str, target: str) -> str:
        if source == target:
            return value
        if (source, target) in ((I32, V1), (V1, I32)):
            return self.apply(verbs.lanes_of if target == V1 else verbs.word_of, (source, value))
        return self.apply(verbs.cast(verb, verbs.dtype_of(target), self.rounding), (source, value))

    def with_overflow(self, name: str, left: str, right: str) -> tuple[str, str]:
        return self.two(name[1:], I32, left, right), self.apply(
            verbs.WRAPPED[name], (I32, left), (I32, right)
        )

    def call(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        short = verbs.intrinsic_of(name)
        if short == "fma":
            return self.apply(verbs.rounded(ieee.fma, self.rounding), *arguments)
        if short in verbs.CONVERSIONS:
            return self.apply(verbs.conversion(verbs.CONVERSIONS[short], verbs.dtype_of(result)), *arguments)
        return self.apply(verbs.LIBRARY.get(name) or verbs.INTRINSICS[short], *arguments)


def picker(places: Sequence[int]) -> Callable[[list[Any]], Sequence[Any]]:
    """What gives the values at places."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


def walk(steps: Sequence[NumpyStep], values: list[Any]) -> None:
    for place, function, operands in steps:
        if function is not None:
            values[place] = function(*operands(values))
            continue
        flag, yes, no = operands
        walk(yes if values[flag] else no, values)


# Others' calls: of a NumpyText and arguments, as type and name; they give the name of the result
EFFECTS: dict[str, Callable[..., str]] = {}
