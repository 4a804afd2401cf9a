"""What a row of the operator table is: a function, and how its arguments are wanted.

A function takes an operator's inputs by place and its attributes by name, and gives one output or a tuple.
Its annotations say where inputs are wanted: `Host` on the host as a numpy array, `Value` as they are,
anything else on the device. An attribute that is a graph comes as a function of its inputs that gives a list.
A parameter `outputs` is told how many outputs are used.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from tensor.onnx.types import Host, Value

Function = Callable[..., Any]


class Body(Protocol):
    """A graph inside a node. look: a value on the host, to decide by it."""

    def __call__(self, *values: Value) -> list[Value]: ...
    def look(self, value: Value) -> Host: ...


Rows = Mapping[str, Mapping[int, Function]]  # by name, then by the version from which on it is so


@dataclass(frozen=True)
class Operator:
    """One operator as it is from version `since` of its domain on."""

    domain: str
    name: str
    since: int
    function: Function

    @cached_property
    def _parameters(self) -> list[inspect.Parameter]:
        return list(inspect.signature(self.function).parameters.values())

    @cached_property
    def inputs(self) -> list[str]:
        """How each input is wanted, by place: `Host`, `Value` or `Tensor`; the last stands for all others."""
        return [_wanted(p) for p in self._parameters if p.kind not in (p.KEYWORD_ONLY, p.VAR_KEYWORD)]

    @cached_property
    def has_rest(self) -> bool:
        """Whether it takes any number of inputs."""
        return any(p.kind is p.VAR_POSITIONAL for p in self._parameters)

    @cached_property
    def attributes(self) -> frozenset[str]:
        """The attributes it knows. An input may have been an attribute in older versions."""
        return frozenset(p.name for p in self._parameters if p.kind is not p.VAR_POSITIONAL) - {"outputs"}

    @cached_property
    def knows_all(self) -> bool:
        """Whether it takes any attribute."""
        return any(p.kind is p.VAR_KEYWORD for p in self._parameters)

    @cached_property
    def counts_outputs(self) -> bool:
        return any(p.name == "outputs" for p in self._parameters)

    def wanted(self, place: int) -> str:
        """How the input at a place is wanted."""
        return self.inputs[min(place, len(self.inputs) - 1)]


def _wanted(parameter: inspect.Parameter) -> str:
    said = str(parameter.annotation).removesuffix(" | None")
    return said if said in ("Host", "Value") else "Tensor"


Table = dict[tuple[str, str], list[Operator]]


def joined(families: Mapping[str, list[Rows]]) -> Table:
    """One table of the rows of every family, by domain; versions in order."""
    table: Table = {}
    for domain, groups in families.items():
        for rows in groups:
            for name, versions in rows.items():
                found = [Operator(domain, name, since, versions[since]) for since in sorted(versions)]
                if table.setdefault((domain, name), found) is not found:
                    raise ValueError(f"{name} of domain {domain!r} is in two families")
    return table


def find(table: Table, domain: str, name: str, version: int) -> Operator | None:
    """The operator as a version of its domain has it."""
    fitting = [row for row in table.get((domain, name), []) if row.since <= version]
    return fitting[-1] if fitting else None
