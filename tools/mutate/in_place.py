"""Mutants of functions that are loaded already: what code a change touches, and how it gets in force.

A change counts as in force only if each function made of the touched code was found and none of that code ran
while modules were loaded: what it made then (a table, a cached value) would still be the unchanged code's.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

SAME = (
    *("co_code", "co_names", "co_varnames", "co_cellvars", "co_freevars", "co_flags", "co_argcount"),
    *("co_kwonlyargcount", "co_posonlyargcount", "co_exceptiontable"),
)
Place = tuple[str, str, int]  # of code: file, qualified name, first line


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def parts(code: CodeType) -> tuple[list[CodeType], list[Any]]:
    """(code nested in it, all else that says what it does)."""
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    rest = [(type(each), repr(each)) for each in code.co_consts if not isinstance(each, CodeType)]
    return inner, [*rest, *(getattr(code, name) for name in SAME)]


def touched(old: CodeType, new: CodeType, way: tuple[CodeType, ...] = ()) -> Iterator[tuple[CodeType, ...]]:
    """For each code object that differs by itself: it, after those around it, the module's first."""
    way = (*way, old)
    (inner, rest), (changed, other) = parts(old), parts(new)
    if rest != other or len(inner) != len(changed):
        yield way
        return
    for each, counterpart in zip(inner, changed, strict=True):
        yield from touched(each, counterpart, way)


def pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Code and what is at its place in the changed file."""
    yield old, new
    inner, changed = parts(old)[0], parts(new)[0]
    if len(inner) == len(changed):
        for each, counterpart in zip(inner, changed, strict=True):
            yield from pairs(each, counterpart)


@dataclass
class Loaded:
    """What a process loaded from below `tree`: its functions, and which code ran while it was loaded."""

    tree: Path
    ran: set[Place] = field(default_factory=set)
    functions: dict[Place, list[FunctionType]] = field(default_factory=dict)

    def watch(self) -> None:
        """From here on all code that runs is noted, until `find`."""
        below = f"{self.tree}/"

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(below):
                self.ran.add(place_of(frame.f_code))

        sys.setprofile(note)

    def find(self) -> None:
        """All is loaded: look for functions, also what the garbage collector leaves alone."""
        sys.setprofile(None)
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(f"{self.tree}/"):
                self.functions.setdefault(place_of(each.__code__), []).append(each)
        gc.freeze()

    def change(self, path: str, before: bytes, after: bytes) -> Callable[[], None] | None:
        """What puts a change of a file in force, or None where only loading it anew would."""
        name = str(self.tree / path)
        old, new = (compile(text, name, "exec", dont_inherit=True) for text in (before, after))
        if not any(str(getattr(m, "__file__", "")).endswith(f"/{path}") for m in [*sys.modules.values()]):
            return lambda: None  # whoever loads it will read the changed file
        changed = list(pairs(old, new))
        places = [place_of(code) for code, _ in changed]
        live = [(code, then) for code, then in changed if place_of(code) in self.functions]
        if any(code.co_freevars != then.co_freevars for code, then in live):
            return None
        for way in touched(old, new):
            if place_of(way[-1]) in self.ran or not any(place_of(code) in self.functions for code in way):
                return None
            if any(places.count(place_of(code)) > 1 for code in way):
                return None  # two lambdas of one line look alike
        return lambda: self._replace(live)

    def _replace(self, changed: list[tuple[CodeType, CodeType]]) -> None:
        for old, new in changed:
            for function in self.functions[place_of(old)]:
                function.__code__ = new
