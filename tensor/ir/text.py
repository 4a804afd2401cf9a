"""Kernels as text that prints and parses back; what DEBUG=3 shows and what the cache on disk is keyed by.

One line per axis list, param, value and store. A form is written as arithmetic: ``64*a0 + (a1 // 4 % 8) -
1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis
from tensor.ir.form_text import FormReader, format_bound, format_form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import End, Kernel, Load, Param, Store, Value

_DTYPES = {dtype.name: dtype for dtype in dtypes.all}


def format_kernel(kernel: Kernel) -> str:
    """The kernel as text; `parse_kernel` gives an equal kernel back."""
    return "\n".join(_lines(kernel)) + "\n"


def _lines(kernel: Kernel) -> Iterator[str]:
    yield f"kernel {kernel.name}"
    yield f"axes{''.join(f' a{a.index}:{a.size}' for a in kernel.axes)}"
    yield f"reduced{''.join(f' a{a.index}:{a.size}' for a in kernel.reduce_axes)}"
    for param in kernel.params:
        yield f"param {param.slot} {param.access} {param.dtype.name}[{param.count}]"
    for end in kernel.ends:
        yield f"end a{end.axis.index} of {end.slot} times {end.times} by {end.by}"
    number = {id(value): i for i, value in enumerate(kernel.values)}
    for value in kernel.values:
        sources = "".join(f" v{number[id(s)]}" for s in value.src)
        right = f"{value.op.name.lower()} {value.dtype.name}{sources}{_format_arg(value)}"
        yield f"v{number[id(value)]} = {right}"
    for store in kernel.stores:
        place = f"store {store.slot} [{format_form(store.index)}]"
        if store.at is not None:
            how = "" if store.op is None else f" {store.op.name.lower()}"
            place += f" + v{number[id(store.at)]} limit {store.limit}{how}"
        yield f"{place} v{number[id(store.value)]}"


def _format_arg(value: Value) -> str:
    if value.op is Op.CONST:
        return f" {value.arg!r}"
    if value.op is Op.IOTA:
        return f" [{format_form(value.arg)}]"
    if value.op in REDUCE:
        return "".join(f" a{axis.index}" for axis in value.arg)
    if value.op is not Op.BUFFER:
        return ""
    load: Load = value.arg
    limit = f" limit {load.limit}" if load.limit else ""
    guards = "".join(f" if {format_bound(g)}" for g in load.guards)
    return f" of {load.slot} [{format_form(load.index)}]{limit}{guards}"


def parse_kernel(text: str) -> Kernel:
    """The kernel that `text` describes. Raises IRError naming the line that it cannot read."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            reader.line(line.split())
        except (ValueError, KeyError, IndexError) as error:
            raise IRError(f"kernel text, line {number}: cannot read {line!r} ({error})") from error
    return Kernel(
        reader.name, tuple(reader.axes), tuple(reader.params), tuple(reader.stores), tuple(reader.ends)
    )


class _Reader(FormReader):
    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        self.axes: list[Axis] = []
        self.params: list[Param] = []
        self.stores: list[Store] = []
        self.ends: list[End] = []
        self.values: dict[str, Value] = {}

    def line(self, words: list[str]) -> None:
        match words:
            case []:
                return
            case ["kernel", name]:
                self.name = name
            case ["axes", *axes]:
                self.axes = [self.axis(axis) for axis in axes]
            case ["reduced", *axes]:
                for axis in axes:
                    self.axis(axis)
            case ["param", slot, access, array]:
                dtype, count = array.rstrip("]").split("[")
                self.params.append(Param(int(slot), _DTYPES[dtype], int(count), access))
            case ["end", axis, "of", slot, "times", times, "by", by]:
                self.ends.append(End(self.by_name[axis], int(slot), int(times), int(by)))
            case ["store", slot, *place, value]:
                self.stores.append(self._store(int(slot), " ".join(place), self.values[value]))
            case [name, "=", op, dtype, *rest]:
                self.values[name] = self._value(Op[op.upper()], _DTYPES[dtype], rest)
            case _:
                raise ValueError("no such line")

    def _store(self, slot: int, place: str, value: Value) -> Store:
        found = re.fullmatch(r"\[(.*)\](?: \+ (v\d+) limit (\d+)(?: (\w+))?)?", place)
        if found is None:
            raise ValueError("a store is: store SLOT [FORM] VALUE")
        index, at, limit, op = found.groups()
        how = None if op is None else Op[op.upper()]
        return Store(slot, self.form(index), value, self.values[at] if at else None, int(limit or 0), how)

    def _value(self, op: Op, dtype: DType, words: list[str]) -> Value:
        sources = []
        while words and words[0].startswith("v"):
            sources.append(self.values[words.pop(0)])
        return Value(op, dtype, tuple(sources), self._arg(op, dtype, words))

    def _arg(self, op: Op, dtype: DType, words: list[str]) -> Any:
        if op is Op.CONST:
            if dtype.kind == "b":
                return {"True": True, "False": False}[words[0]]
            return float(words[0]) if dtype.is_float else int(words[0])
        if op is Op.IOTA:
            return self.form(" ".join(words)[1:-1])
        if op in REDUCE:
            return tuple(self.by_name[word] for word in words)
        return self._load(" ".join(words)) if op is Op.BUFFER else None

    def _load(self, text: str) -> Load:
        head, *guards = text.split(" if ")
        found = re.fullmatch(r"of (\d+) \[(.*)\](?: limit (\d+))?", head)
        if found is None:
            raise ValueError("a load is: of SLOT [FORM]")
        slot, index, limit = found.groups()
        return Load(int(slot), self.form(index), tuple(map(self.bound, guards)), int(limit or 0))
