"""Loop programs as text that prints and parses back: one statement a line, bodies of loops indented."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound
from tensor.ir.form_text import FormReader, format_bound, format_form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import (
    Accumulate,
    Array,
    Barrier,
    Box,
    Compute,
    Constant,
    Declare,
    For,
    Fragment,
    Leave,
    LoadTile,
    LoopProgram,
    Mask,
    MultiplyFragments,
    Number,
    Operand,
    Scale,
    Scatter,
    Shared,
    Statement,
    StoreTile,
    Tile,
    Total,
)

_DTYPES = {dtype.name: dtype for dtype in dtypes.all}
_INDENT = "  "


def format_program(program: LoopProgram) -> str:
    """The program as text; `parse_program` gives an equal text back."""
    lines = [f"program {program.name}"]
    lines += [f"param {p.slot} {p.access} {p.dtype.name}[{p.count}]" for p in program.params]
    lines += [f"shared {s.number} {s.dtype.name}[{s.count}]" for s in program.shared]
    lines += [f"group {_axis(program.group)} lane {_axis(program.lane)}"]
    return "\n".join([*lines, *_lines(program.body, "")]) + "\n"


def _lines(statements: Iterable[Statement], indent: str) -> Iterator[str]:
    for statement in statements:
        yield indent + format_statement(statement)
        if isinstance(statement, For):
            yield from _lines(statement.body, indent + _INDENT)


def format_statement(statement: Statement) -> str:
    """One line; of a loop its first."""
    match statement:
        case For():
            until = "" if statement.until is None else f" until {statement.until!r}"
            stages = f" stages {statement.stages}" if statement.stages > 1 else ""
            return f"for {_axis(statement.axis)}{until}{stages}"
        case Compute():
            sources = "".join(f" {_operand(s)}" for s in statement.sources)
            return f"{_tile(statement.out)} = {statement.op.name.lower()}{sources}"
        case Number():
            return f"{_tile(statement.out)} = number [{format_form(statement.form)}]"
        case LoadTile():
            return _load(statement)
        case StoreTile():
            return _store(statement)
        case Scatter():
            return _scatter(statement)
        case Declare():
            return _declare(statement)
        case Accumulate():
            steps = _parts(statement.steps)
            head = f"{statement.variable!r} {statement.op.name.lower()}{steps} {_operand(statement.source)}"
            return head + _guards(statement.guards)
        case Scale():
            return f"{statement.variable!r} *= {_operand(statement.factor)}"
        case Total():
            return _total(statement)
        case MultiplyFragments():
            sides = f"{statement.left!r} @ {statement.right!r}"
            return f"{statement.variable!r} += {sides} by {statement.fragment.name}"
        case Mask():
            return f"mask {format_bound(statement.bound)}"
        case Leave():
            return f"leave [{format_form(statement.first)}] from {statement.limit!r}"
        case Barrier():
            turn = "" if statement.turn is None else f" turn {{{format_form(statement.turn)}}}"
            among = f" among {statement.among}" * bool(statement.among)
            return "barrier" + among + f" pending {statement.pending}" * bool(statement.pending) + turn


def _load(load: LoadTile) -> str:
    gathered = "" if load.gathered is None else f" + {_operand(load.gathered)}"
    limit = f" limit {load.limit}" if load.limit else ""
    place = f"{_array(load.array)} [{format_form(load.index)}]"
    return f"{_tile(load.out)} = load {place}{gathered}{limit}{_guards(load.guards)}"


def _store(store: StoreTile) -> str:
    place = f"{_array(store.array)} [{format_form(store.index)}]"
    late = " late" * store.late + ("" if store.box is None else format_box(store.box))
    return f"store{_parts(store.parts)} {place} {_operand(store.value)}{late}{_guards(store.guards)}"


def format_box(box: Box) -> str:
    """Behind a late store: its dimensions as shape:size:stride @ where the box begins."""
    each = zip(box.shape, box.sizes, box.strides, box.corner, strict=True)
    dims = " x ".join(f"{n}:{size}:{stride} @ {format_form(at)}" for n, size, stride, at in each)
    return f" box {{{dims}}} turn {{{format_form(box.turn)}}}"


def _scatter(scatter: Scatter) -> str:
    how = "" if scatter.op is None else f" {scatter.op.name.lower()}"
    place = f"{_array(scatter.array)} [{format_form(scatter.index)}] + {_operand(scatter.at)}"
    head = f"scatter{_parts(scatter.parts)} {place} limit {scatter.limit}{how}"
    return f"{head} {_operand(scatter.value)}{_guards(scatter.guards)}"


def _declare(declared: Declare) -> str:
    chains = f" chains {declared.chains}" if declared.chains > 1 else ""
    fragment = "" if declared.fragment is None else f" by {declared.fragment.name}"
    return f"{_tile(declared.variable)} = collect {declared.op.name.lower()}{chains}{fragment}"


def _total(total: Total) -> str:
    lanes = f" over {total.lanes} lanes" if total.lanes > 1 else ""
    apart = f" {total.apart} apart" if total.apart > 1 else ""
    return f"{_tile(total.out)} = total {total.op.name.lower()} {total.variable!r}{lanes}{apart}"


def _axis(axis: Axis) -> str:
    return f"a{axis.index}:{axis.size}"


def _parts(parts: tuple[Axis, ...]) -> str:
    return f"[{' '.join(map(_axis, parts))}]" if parts else ""


def _tile(tile: Tile) -> str:
    return f"{tile!r}{_parts(tile.parts)} {tile.dtype.name}"


def _operand(operand: Operand) -> str:
    if isinstance(operand, Tile):
        return repr(operand)
    return f"{operand.dtype.name}({operand.value!r})"


def _array(array: Array) -> str:
    return f"p{array.slot}" if isinstance(array, Param) else f"s{array.number}"


def _guards(guards: tuple[Bound, ...]) -> str:
    return "".join(f" if {format_bound(guard)}" for guard in guards)


def parse_program(text: str, fragments: Iterable[Fragment] = ()) -> LoopProgram:
    """The program that `text` describes; `fragments`: those that it may name. Raises IRError naming the line
    that it cannot read."""
    reader = _Reader({fragment.name: fragment for fragment in fragments})
    for number, line in enumerate(text.splitlines(), 1):
        try:
            reader.line(line)
        except (ValueError, KeyError, IndexError) as error:
            raise IRError(f"loop program text, line {number}: cannot read {line!r} ({error})") from error
    return reader.program()


class _Reader(FormReader):
    def __init__(self, fragments: dict[str, Fragment]) -> None:
        super().__init__()
        self.fragments = fragments
        self.name = ""
        self.arrays: dict[str, Array] = {}
        self.tiles: dict[str, Tile] = {}
        self.ids: tuple[Axis, Axis] = (Axis(0, 1), Axis(1, 1))
        self.open: list[tuple[Axis | None, dict[str, str], list[Statement]]] = [(None, {}, [])]

    def program(self) -> LoopProgram:
        self._close(0)
        params = tuple(a for a in self.arrays.values() if isinstance(a, Param))
        shared = tuple(a for a in self.arrays.values() if isinstance(a, Shared))
        return LoopProgram(self.name, params, shared, *self.ids, tuple(self.open[0][2]))

    def _close(self, depth: int) -> None:
        """End the loops that are deeper than `depth`."""
        while len(self.open) > depth + 1:
            axis, options, body = self.open.pop()
            if axis is not None:
                until = self.tiles[options["until"]] if "until" in options else None
                self.open[-1][2].append(For(axis, tuple(body), until, int(options.get("stages", 1))))

    def line(self, line: str) -> None:
        words = line.split()
        match words:
            case []:
                return
            case ["program", name]:
                self.name = name
            case ["param", slot, access, array]:
                dtype, count = _sized(array)
                self.arrays[f"p{slot}"] = Param(int(slot), dtype, count, access)
            case ["shared", number, array]:
                self.arrays[f"s{number}"] = Shared(int(number), *_sized(array))
            case ["group", group, "lane", lane]:
                self.ids = self.axis(group), self.axis(lane)
            case _:
                self._close((len(line) - len(line.lstrip())) // len(_INDENT))
                self._statement(line.strip(), words)

    def _statement(self, line: str, words: list[str]) -> None:
        if words[0] == "for":
            options = dict(zip(words[2::2], words[3::2], strict=True))
            self.open.append((self.axis(words[1]), options, []))
            return
        self.open[-1][2].append(self._plain(line, words))

    def _plain(self, line: str, words: list[str]) -> Statement:
        head, *guards = line.split(" if ")
        defined = re.fullmatch(r"(t\d+)(?:\[([^\]]*)\])? (\w+) = (\w+) ?(.*)", head)
        if defined is not None:
            name, parts, dtype, what, rest = defined.groups()
            tile = Tile(int(name[1:]), _DTYPES[dtype], self._axes(parts))
            made = self._definition(tile, what, rest, tuple(map(self.bound, guards)))
            self.tiles[name] = tile
            return made
        if words[0] == "barrier":
            return self._barrier(line)
        if words[0] == "mask":
            return Mask(self.bound(line.removeprefix("mask ")))
        if words[0] == "leave":
            return Leave(self.form(line[line.index("[") + 1 : line.index("]")]), self.tiles[words[-1]])
        if words[0].startswith("store"):
            return self._store(head, guards)
        if words[1] == "*=":
            return Scale(self.tiles[words[0]], self._operand(words[2]))
        if words[0].startswith("scatter"):
            return self._scatter(head, guards)
        if words[1] == "+=":
            left, _, right, _, name = words[2:]
            return MultiplyFragments(
                self.tiles[words[0]], self.tiles[left], self.tiles[right], self.fragments[name]
            )
        found = re.fullmatch(r"(t\d+) (\w+)(?:\[([^\]]*)\])? (.*)", head)
        if found is None:
            raise ValueError("no such statement")
        variable, op, steps, source = found.groups()
        axes = self._axes(steps)
        bounds = tuple(map(self.bound, guards))
        return Accumulate(self.tiles[variable], Op[op.upper()], self._operand(source), axes, bounds)

    def _definition(self, tile: Tile, what: str, rest: str, guards: tuple[Bound, ...]) -> Statement:
        words = rest.split()
        if what == "number":
            return Number(tile, self.form(rest[1:-1]))
        if what == "load":
            found = re.fullmatch(r"(\w+) \[([^\]]*)\](?: \+ (\S+))?(?: limit (\d+))?", rest)
            if found is None:
                raise ValueError("a load is: load ARRAY [FORM]")
            array, index, gathered, limit = found.groups()
            source = self._operand(gathered) if gathered else None
            return LoadTile(tile, self.arrays[array], self.form(index), guards, source, int(limit or 0))
        if what == "collect":
            options = dict(zip(words[1::2], words[2::2], strict=True))
            fragment = self.fragments[options["by"]] if "by" in options else None
            return Declare(tile, Op[words[0].upper()], int(options.get("chains", 1)), fragment)
        if what == "total":
            lanes = int(words[3]) if len(words) > 2 else 1
            apart = int(words[5]) if len(words) > 5 else 1
            return Total(tile, self.tiles[words[1]], Op[words[0].upper()], lanes, apart)
        return Compute(tile, Op[what.upper()], tuple(map(self._operand, words)))

    def _store(self, head: str, guards: list[str]) -> StoreTile:
        pattern = r"store(?:\[([^\]]*)\])? (\w+) \[([^\]]*)\] (\S+)( late)?(?: box \{(.*)\} turn \{(.*)\})?"
        found = re.fullmatch(pattern, head)
        if found is None:
            raise ValueError("a store is: store ARRAY [FORM] VALUE")
        parts, array, index, value, late, dims, turn = found.groups()
        axes = self._axes(parts)
        bounds = tuple(map(self.bound, guards))
        place = self.arrays[array], self.form(index)
        box = None if dims is None else self._box(dims, turn)
        return StoreTile(*place, self._operand(value), axes, bounds, late is not None, box)

    def _barrier(self, line: str) -> Barrier:
        found = re.fullmatch(r"barrier(?: among (\d+))?(?: pending (-?\d+))?(?: turn \{(.*)\})?", line)
        if found is None:
            raise ValueError("a barrier is: barrier among LANES pending NUMBER turn {FORM}")
        turn = None if found[3] is None else self.form(found[3])
        return Barrier(int(found[2] or 0), turn, int(found[1] or 0))

    def _box(self, dims: str, turn: str) -> Box:
        each = [part.split(" @ ") for part in dims.split(" x ")]
        shape, sizes, strides = zip(*(map(int, numbers.split(":")) for numbers, _ in each), strict=True)
        return Box(sizes, strides, shape, tuple(self.form(at) for _, at in each), self.form(turn))

    def _scatter(self, head: str, guards: list[str]) -> Scatter:
        pattern = r"scatter(?:\[([^\]]*)\])? p(\d+) \[([^\]]*)\] \+ (\S+) limit (\d+)(?: (\w+))? (\S+)"
        found = re.fullmatch(pattern, head)
        if found is None:
            raise ValueError("a scattered store is: scatter ARRAY [FORM] + PLACE limit COUNT VALUE")
        parts, slot, index, at, limit, op, value = found.groups()
        array = self.arrays[f"p{slot}"]
        if not isinstance(array, Param):
            raise ValueError("only global arrays are scattered to")
        how = None if op is None else Op[op.upper()]
        places, held = self._operand(at), self._operand(value)
        bounds = tuple(map(self.bound, guards))
        return Scatter(array, self.form(index), places, int(limit), how, held, self._axes(parts), bounds)

    def _axes(self, text: str | None) -> tuple[Axis, ...]:
        return tuple(map(self.axis, text.split())) if text else ()

    def _operand(self, text: str) -> Operand:
        if text in self.tiles:
            return self.tiles[text]
        dtype, number = text.rstrip(")").split("(")
        return Constant(_DTYPES[dtype], _number(_DTYPES[dtype], number))


def _sized(text: str) -> tuple[DType, int]:
    dtype, count = text.rstrip("]").split("[")
    return _DTYPES[dtype], int(count)


def _number(dtype: DType, text: str) -> Any:
    if text in ("True", "False"):
        return text == "True"
    return float(text) if dtype.is_float else int(text)
