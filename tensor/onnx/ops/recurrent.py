"""Recurrent layers: RNN, GRU and LSTM, in one direction or both, with lengths for each row of the batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tensor import Tensor
from tensor.onnx.ops.elementwise import elu, hard_sigmoid
from tensor.onnx.table import Rows

Activation = Callable[[Tensor], Tensor]
# name -> (alpha and beta if none are given, how it is made of them)
ACTIVATIONS: dict[str, tuple[tuple[float, float], Callable[[float, float], Activation]]] = {
    "affine": ((1.0, 0.0), lambda a, b: lambda x: x * a + b),
    "elu": ((1.0, 0.0), lambda a, b: lambda x: elu(x, alpha=a)),
    "hardsigmoid": ((0.2, 0.5), lambda a, b: lambda x: hard_sigmoid(x, alpha=a, beta=b)),
    "leakyrelu": ((0.01, 0.0), lambda a, b: lambda x: x.leaky_relu(a)),
    "relu": ((0.0, 0.0), lambda a, b: Tensor.relu),
    "scaledtanh": ((1.0, 1.0), lambda a, b: lambda x: (x * b).tanh() * a),
    "sigmoid": ((0.0, 0.0), lambda a, b: Tensor.sigmoid),
    "softplus": ((0.0, 0.0), lambda a, b: Tensor.softplus),
    "softsign": ((0.0, 0.0), lambda a, b: Tensor.softsign),
    "tanh": ((0.0, 0.0), lambda a, b: Tensor.tanh),
    "thresholdedrelu": ((1.0, 0.0), lambda a, b: lambda x: (x >= a).where(x, 0)),
}
TAKES_ALPHA = {"affine", "elu", "hardsigmoid", "leakyrelu", "scaledtanh", "thresholdedrelu"}
TAKES_BETA = {"affine", "hardsigmoid", "scaledtanh"}


@dataclass(frozen=True)
class Weights:
    """Of one direction. w: (gates, input); r: (gates, hidden); both biases: (gates,). p: peepholes."""

    w: Tensor
    r: Tensor
    w_bias: Tensor | None
    r_bias: Tensor | None
    p: Tensor | None


# (weights, activations, the input's share of each gate, state) -> new state
Cell = Callable[[Weights, Sequence[Activation], Tensor, tuple[Tensor, ...]], tuple[Tensor, ...]]


def activations(
    names: Sequence[str], alpha: Sequence[float] | None, beta: Sequence[float] | None
) -> list[Activation]:
    """Functions by name; those that take numbers take the next of the lists."""
    alphas, betas = iter(alpha or ()), iter(beta or ())
    made = []
    for name in names:
        key = name.lower()
        if key not in ACTIVATIONS:
            raise ValueError(f"activation {name!r}; allowed are {', '.join(ACTIVATIONS)}")
        (a, b), make = ACTIVATIONS[key]
        a = next(alphas, a) if key in TAKES_ALPHA else a
        b = next(betas, b) if key in TAKES_BETA else b
        made.append(make(a, b))
    return made


def _share(weights: Weights, h: Tensor, first: int, last: int) -> Tensor:
    """What the state adds to the gates `first` up to `last`."""
    size = h.shape[-1]
    made = h.dot(weights.r[first * size : last * size].T)
    bias = weights.r_bias
    return made if bias is None else made + bias[first * size : last * size]


def plain_cell(
    weights: Weights, f: Sequence[Activation], x: Tensor, state: tuple[Tensor, ...]
) -> tuple[Tensor, ...]:
    return (f[0](x + _share(weights, state[0], 0, 1)),)


def lstm_cell(
    weights: Weights, f: Sequence[Activation], x: Tensor, state: tuple[Tensor, ...]
) -> tuple[Tensor, ...]:
    """Gates in the order input, output, forget, cell."""
    h, c = state
    i, o, forget, cell = (x + _share(weights, h, 0, 4)).chunk(4, -1)
    if weights.p is not None:
        p_i, p_o, p_f = weights.p.chunk(3, -1)
        i, forget = i + p_i * c, forget + p_f * c
    new = f[0](forget) * c + f[0](i) * f[1](cell)
    if weights.p is not None:
        o = o + p_o * new
    return f[0](o) * f[2](new), new


def coupled_lstm_cell(
    weights: Weights, f: Sequence[Activation], x: Tensor, state: tuple[Tensor, ...]
) -> tuple[Tensor, ...]:
    """What is let in is let go: the forget gate is one less the input gate."""
    h, c = state
    i, o, _, cell = (x + _share(weights, h, 0, 4)).chunk(4, -1)
    if weights.p is not None:
        p_i, p_o, _ = weights.p.chunk(3, -1)
        i = i + p_i * c
    let = f[0](i)
    new = (1 - let) * c + let * f[1](cell)
    if weights.p is not None:
        o = o + p_o * new
    return f[0](o) * f[2](new), new


def gru_cell(is_linear: bool) -> Cell:
    """Gates in the order update, reset, hidden. is_linear: the reset gate works behind the product."""

    def cell(
        weights: Weights, f: Sequence[Activation], x: Tensor, state: tuple[Tensor, ...]
    ) -> tuple[Tensor, ...]:
        (h,) = state
        x_z, x_r, x_h = x.chunk(3, -1)
        z, r = (f[0](part) for part in (x_z.cat(x_r, dim=-1) + _share(weights, h, 0, 2)).chunk(2, -1))
        inner = r * _share(weights, h, 2, 3) if is_linear else _share(weights, r * h, 2, 3)
        return ((1 - z) * f[1](x_h + inner) + z * h,)

    return cell


def one_direction(
    cell: Cell,
    weights: Weights,
    f: Sequence[Activation],
    x: Tensor,
    lengths: Tensor | None,
    state: tuple[Tensor, ...],
    is_back: bool,
) -> tuple[Tensor, tuple[Tensor, ...]]:
    """(time, batch, hidden) of all steps and the last state. Behind its length a row's output is 0."""
    shares = x.dot(weights.w.T)
    if weights.w_bias is not None:
        shares = shares + weights.w_bias
    steps = range(x.shape[0])
    made: list[Tensor] = []
    for step in reversed(steps) if is_back else steps:
        new = cell(weights, f, shares[step], state)
        if lengths is not None:
            runs = (lengths > step).unsqueeze(-1)
            state = tuple(runs.where(a, b) for a, b in zip(new, state, strict=True))
            made.append(runs.where(new[0], 0))
        else:
            state = new
            made.append(new[0])
    ordered = made[::-1] if is_back else made
    return ordered[0].stack(*ordered[1:]), state


@dataclass(frozen=True)
class Layer:
    """What the three have in common: how many states, and the activations if none are named."""

    states: int
    usual: tuple[str, ...]

    def run(
        self, cell: Cell, x: Tensor, w: Tensor, r: Tensor, b: Tensor | None, p: Tensor | None, said: Said
    ) -> Any:
        """(all steps, last states...), directions on their own axis."""
        x = x.transpose(0, 1) if said.layout else x
        count, hidden = w.shape[0], r.shape[-1]
        names = list(said.activations or self.usual * count)
        functions = activations(names, said.alpha, said.beta)
        if said.clip is not None:
            functions = [_clipped(each, said.clip) for each in functions]
        outputs, ends = [], []
        for place in range(count):
            w_bias, r_bias = (None, None) if b is None else b[place].chunk(2, 0)
            weights = Weights(w[place], r[place], w_bias, r_bias, None if p is None else p[place])
            state = tuple(
                Tensor.zeros(x.shape[1], hidden, dtype=x.dtype)
                if given is None
                else (given.transpose(0, 1) if said.layout else given)[place]
                for given in said.initial
            )
            each = len(self.usual)
            f = functions[place * each : (place + 1) * each]
            is_back = said.direction == "reverse" or place == 1
            made, end = one_direction(cell, weights, f, x, said.lengths, state, is_back)
            outputs.append(made)
            ends.append(end)
        steps = outputs[0].stack(*outputs[1:], dim=1)
        last = [ends[0][i].stack(*(end[i] for end in ends[1:])) for i in range(self.states)]
        if said.layout:
            return steps.permute(2, 0, 1, 3), *(each.transpose(0, 1) for each in last)
        return steps, *last


@dataclass(frozen=True)
class Said:
    """What a node says of a layer, and the states that it begins with."""

    initial: tuple[Tensor | None, ...]
    lengths: Tensor | None
    activations: list[str] | None
    alpha: list[float] | None
    beta: list[float] | None
    clip: float | None
    direction: str
    layout: int


def _clipped(function: Activation, limit: float) -> Activation:
    return lambda x: function(x.clip(-limit, limit))


def rnn(
    x: Tensor,
    w: Tensor,
    r: Tensor,
    b: Tensor | None = None,
    lengths: Tensor | None = None,
    h: Tensor | None = None,
    *,
    activation_alpha: list[float] | None = None,
    activation_beta: list[float] | None = None,
    activations: list[str] | None = None,
    clip: float | None = None,
    direction: str = "forward",
    hidden_size: int | None = None,
    layout: int = 0,
) -> Any:
    said = Said((h,), lengths, activations, activation_alpha, activation_beta, clip, direction, layout)
    return Layer(1, ("Tanh",)).run(plain_cell, x, w, r, b, None, said)


def gru(
    x: Tensor,
    w: Tensor,
    r: Tensor,
    b: Tensor | None = None,
    lengths: Tensor | None = None,
    h: Tensor | None = None,
    *,
    activation_alpha: list[float] | None = None,
    activation_beta: list[float] | None = None,
    activations: list[str] | None = None,
    clip: float | None = None,
    direction: str = "forward",
    hidden_size: int | None = None,
    layout: int = 0,
    linear_before_reset: int = 0,
) -> Any:
    said = Said((h,), lengths, activations, activation_alpha, activation_beta, clip, direction, layout)
    cell = gru_cell(bool(linear_before_reset))
    return Layer(1, ("Sigmoid", "Tanh")).run(cell, x, w, r, b, None, said)


def lstm(
    x: Tensor,
    w: Tensor,
    r: Tensor,
    b: Tensor | None = None,
    lengths: Tensor | None = None,
    h: Tensor | None = None,
    c: Tensor | None = None,
    p: Tensor | None = None,
    *,
    activation_alpha: list[float] | None = None,
    activation_beta: list[float] | None = None,
    activations: list[str] | None = None,
    clip: float | None = None,
    direction: str = "forward",
    hidden_size: int | None = None,
    input_forget: int = 0,
    layout: int = 0,
) -> Any:
    said = Said((h, c), lengths, activations, activation_alpha, activation_beta, clip, direction, layout)
    cell = coupled_lstm_cell if input_forget else lstm_cell
    return Layer(2, ("Sigmoid", "Tanh", "Tanh")).run(cell, x, w, r, b, p, said)


ROWS: Rows = {"GRU": {7: gru}, "LSTM": {7: lstm}, "RNN": {7: rnn}}
