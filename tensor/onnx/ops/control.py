"""Operators that hold graphs: a choice, loops, and scans along an axis."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tensor import Tensor
from tensor.onnx.table import Body, Rows
from tensor.onnx.types import Host, Value, as_tensor

MAX_TURNS = 1_000_000  # a loop that means to go on for ever ends here, in a sentence


def choose(cond: Host, *, then_branch: Body, else_branch: Body) -> tuple[Value, ...]:
    """The outputs of one graph. The host decides."""
    return tuple(then_branch() if bool(np.asarray(cond).reshape(())) else else_branch())


def loop(most: Host | None, cond: Host | None, *state: Value, body: Body) -> tuple[Value, ...]:
    """The body as often as its count and its own condition say; then the state, and what turns gave."""
    limit = math.inf if most is None else int(np.asarray(most).reshape(()))
    goes_on, held, turn = cond is None or bool(np.asarray(cond).reshape(())), list(state), 0
    given: list[list[Value]] = []
    while goes_on and turn < limit:
        asked, *made = body(np.array(turn, np.int64), np.array(True), *held)
        held = made[: len(held)]
        given.append(made[len(held) :])
        goes_on, turn = bool(body.look(asked).reshape(())), turn + 1
        if turn == MAX_TURNS and goes_on and limit > turn:
            raise ValueError(f"the loop has gone round {turn} times, which is as often as one may")
    columns = list(zip(*given, strict=True)) if given else []
    return (*held, *(stacked(list(column), 0) for column in columns))


def scan(
    *values: Value,
    body: Body,
    num_scan_inputs: int,
    scan_input_axes: list[int] | None = None,
    scan_input_directions: list[int] | None = None,
    scan_output_axes: list[int] | None = None,
    scan_output_directions: list[int] | None = None,
) -> tuple[Value, ...]:
    """The body for each part along an axis of the inputs, with a state that goes through."""
    first = len(values) - num_scan_inputs
    held, inputs = list(values[:first]), values[first:]
    axes, back = scan_input_axes or [0] * len(inputs), scan_input_directions or [0] * len(inputs)
    length = inputs[0].shape[axes[0]]
    given = []
    for turn in range(length):
        parts = [
            _part(value, axis, length - 1 - turn if is_back else turn)
            for value, axis, is_back in zip(inputs, axes, back, strict=True)
        ]
        made = body(*held, *parts)
        held = made[: len(held)]
        given.append(made[len(held) :])
    columns = list(zip(*given, strict=True)) if given else []
    places, turned = scan_output_axes or [0] * len(columns), scan_output_directions or [0] * len(columns)
    outputs = [
        stacked(list(column[::-1] if is_back else column), axis)
        for column, axis, is_back in zip(columns, places, turned, strict=True)
    ]
    return (*held, *outputs)


def scan_batches(
    lengths: Host | None,
    *values: Value,
    body: Body,
    num_scan_inputs: int,
    directions: list[int] | None = None,
) -> tuple[Value, ...]:
    """As it was in version 8: for each sequence of a batch."""
    made = []
    for row in range(values[0].shape[0]):
        end = None if lengths is None else int(lengths[row])
        states = [value[row] for value in values[:-num_scan_inputs]]
        inputs = [value[row][:end] for value in values[-num_scan_inputs:]]
        made.append(
            scan(
                *states,
                *inputs,
                body=body,
                num_scan_inputs=num_scan_inputs,
                scan_input_directions=directions,
            )
        )
    return tuple(stacked(list(column), 0) for column in zip(*made, strict=True))


def _part(value: Value, axis: int, place: int) -> Value:
    return value[(slice(None),) * (axis % value.ndim) + (place,)]


def stacked(parts: list[Value], axis: int) -> Value:
    """Values as one along a new axis: on the device if any is there and all can be."""
    if all(isinstance(part, np.ndarray) for part in parts):
        return np.stack(parts, axis)
    tensors: list[Any] = [part if isinstance(part, Tensor) else as_tensor(part) for part in parts]
    return tensors[0].stack(*tensors[1:], dim=axis)


ROWS: Rows = {
    "If": {1: choose},
    "Loop": {1: loop},
    "Scan": {8: scan_batches, 9: scan},
}
