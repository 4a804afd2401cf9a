"""Recurrent networks: cells of one step, and layers over whole sequences.

Inputs are multiplied by their weights for all steps in one product; a step is then one kernel: every gate's
product with the state, and what the gates do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from tensor.nn.module import Module
from tensor.nn.utils import rnn
from tensor.nn.utils.rnn import PackedSequence
from tensor.tensor import Tensor

States = tuple[Tensor, ...]
ACTIVATIONS: dict[str, Callable[[Tensor], Tensor]] = {"tanh": Tensor.tanh, "relu": Tensor.relu}


class _Rule:
    """What one step of a kind of network does with the sums of its gates, and how many states it has."""

    gates: ClassVar[int]
    states = 1

    def start(self, nonlinearity: str = "tanh") -> None:
        if nonlinearity not in ACTIVATIONS:
            name = type(self).__name__
            raise ValueError(f"{name}: nonlinearity {nonlinearity!r}; allowed are 'tanh' and 'relu'")
        self.nonlinearity = nonlinearity

    def advance(self, inputs: list[Tensor], sums: list[Tensor], states: States) -> States:
        """The next states. inputs: each gate's part from the input; sums: from the state."""
        raise NotImplementedError


class _Plain(_Rule):
    gates = 1

    def advance(self, inputs: list[Tensor], sums: list[Tensor], states: States) -> States:
        return (ACTIVATIONS[self.nonlinearity](inputs[0] + sums[0]),)


class _Long(_Rule):
    """Gates in torch's order: input, forget, cell, output."""

    gates, states = 4, 2

    def advance(self, inputs: list[Tensor], sums: list[Tensor], states: States) -> States:
        admit, keep, candidate, show = (a + b for a, b in zip(inputs, sums, strict=True))
        cell = keep.sigmoid() * states[1] + admit.sigmoid() * candidate.tanh()
        return show.sigmoid() * cell.tanh(), cell


class _Gated(_Rule):
    """Gates in torch's order: reset, update, new."""

    gates = 3

    def advance(self, inputs: list[Tensor], sums: list[Tensor], states: States) -> States:
        reset, update = ((a + b).sigmoid() for a, b in zip(inputs[:2], sums[:2], strict=True))
        new = (inputs[2] + reset * sums[2]).tanh()
        return ((1 - update) * new + update * states[0],)  # in this form a step is one kernel


class _Cell(_Rule, Module):
    """Base of cells. weight_ih: (gates * hidden, input); weight_hh: (gates * hidden, hidden); biases."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, **options: Any) -> None:
        self.start(**options)
        self.input_size, self.hidden_size = input_size, hidden_size
        rows = self.gates * hidden_size
        self.weight_ih = _uniform(hidden_size, rows, input_size)
        self.weight_hh = _uniform(hidden_size, rows, hidden_size)
        self.bias_ih = _uniform(hidden_size, rows) if bias else None
        self.bias_hh = _uniform(hidden_size, rows) if bias else None

    def _next(self, x: Tensor, states: States | None) -> States:
        _check_input(self, x, (1, 2))
        if states is None:
            states = (Tensor.zeros(*x.shape[:-1], self.hidden_size, dtype=x.dtype),) * self.states
        given = _parts(x.linear(self.weight_ih.T, self.bias_ih), self.gates)
        return self.advance(given, _sums(states[0], self.weight_hh, self.bias_hh, self.gates), states)


class RNNCell(_Plain, _Cell):
    """tanh or relu of W_ih x + b_ih + W_hh h + b_hh.

    >>> RNNCell(3, 4)(Tensor.ones(2, 3)).shape
    (2, 4)
    """

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh"
    ) -> None:
        super().__init__(input_size, hidden_size, bias, nonlinearity=nonlinearity)

    def forward(self, x: Tensor, hx: Tensor | None = None) -> Tensor:
        """``(batch, input)`` and the state ``(batch, hidden)``, zeros if left out -> the new state."""
        return self._next(x, None if hx is None else (hx,))[0]


class GRUCell(_Gated, _Cell):
    """A gated recurrent unit (Cho et al., 2014), gates in torch's order: reset, update, new.

    >>> GRUCell(3, 4)(Tensor.ones(2, 3)).shape
    (2, 4)
    """

    def forward(self, x: Tensor, hx: Tensor | None = None) -> Tensor:
        """``(batch, input)`` and the state ``(batch, hidden)``, zeros if left out -> the new state."""
        return self._next(x, None if hx is None else (hx,))[0]


class LSTMCell(_Long, _Cell):
    """Long short-term memory (Hochreiter and Schmidhuber, 1997),
    gates in torch's order: input, forget, cell, output.

    >>> state, cell = LSTMCell(3, 4)(Tensor.ones(2, 3))
    >>> state.shape, cell.shape
    ((2, 4), (2, 4))
    """

    def forward(self, x: Tensor, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """``(batch, input)`` and the state ``(batch, hidden)`` twice, zeros if left out -> the new state."""
        hidden, cell = self._next(x, hx)
        return hidden, cell


class _Recurrent(_Rule, Module):
    """Base of layers, in training mode until `eval`. Parameters have torch's names: weight_ih_l0,
    weight_hh_l0, bias_ih_l0, bias_hh_l0, with _reverse at the end for the way back."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        **options: Any,
    ) -> None:
        name = type(self).__name__
        if num_layers < 1 or not 0 <= dropout <= 1:
            raise ValueError(
                f"{name}: num_layers {num_layers}, dropout {dropout}; allowed are 1 or more, and 0..1"
            )
        Module.__init__(self)
        self.start(**options)
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.bias, self.batch_first, self.dropout = bias, batch_first, dropout
        self.bidirectional = bidirectional
        rows = self.gates * hidden_size
        for layer in range(num_layers):
            width = input_size if layer == 0 else hidden_size * len(self._ways)
            for way in self._ways:
                sizes: dict[str, tuple[int, ...]] = {
                    "weight_ih": (rows, width),
                    "weight_hh": (rows, hidden_size),
                }
                sizes |= {"bias_ih": (rows,), "bias_hh": (rows,)} if bias else {}
                for part, shape in sizes.items():
                    setattr(self, f"{part}_l{layer}{way}", _uniform(hidden_size, *shape))

    @property
    def _ways(self) -> tuple[str, ...]:
        return ("", "_reverse") if self.bidirectional else ("",)

    def _over(self, x: Any, states: States | None) -> tuple[Any, States]:
        """The last layer's outputs as `x` is laid out, and each layer's and way's last states."""
        if isinstance(x, PackedSequence):
            return self._over_packed(x, states)
        _check_input(self, x, (2, 3))
        rows = x.unsqueeze(1) if x.ndim == 2 else x.transpose(0, 1) if self.batch_first else x
        count = self.num_layers * len(self._ways)
        if states is None:
            states = (Tensor.zeros(count, rows.shape[1], self.hidden_size, dtype=x.dtype),) * self.states
        elif x.ndim == 2:
            states = tuple(state.unsqueeze(1) for state in states)
        _check_states(self, states, (count, rows.shape[1], self.hidden_size))
        rows, ends = self._layers(rows, states)
        if x.ndim == 2:
            return rows.squeeze(1), tuple(end.squeeze(1) for end in ends)
        return rows.transpose(0, 1) if self.batch_first else rows, ends

    def _over_packed(self, x: PackedSequence, states: States | None) -> tuple[PackedSequence, States]:
        """As `_over`, of sequences of several lengths: a state stays where its sequence is over."""
        rows, lengths = rnn.padded(x)
        _check_input(self, rows, (3, 3))
        shape = self.num_layers * len(self._ways), rows.shape[1], self.hidden_size
        if states is None:
            states = (Tensor.zeros(*shape, dtype=rows.dtype),) * self.states
        _check_states(self, states, shape)
        if x.sorted_indices is not None:
            states = tuple(state.index_select(1, x.sorted_indices) for state in states)
        rows, ends = self._layers(rows, states, x.batch_sizes.tolist())
        if x.unsorted_indices is not None:
            ends = tuple(end.index_select(1, x.unsorted_indices) for end in ends)
        return x.with_data(rnn.pack_padded_sequence(rows, lengths.tolist()).data), ends

    def _layers(self, rows: Tensor, states: States, alive: list[int] | None = None) -> tuple[Tensor, States]:
        """All layers over ``(time, batch, input)``. alive: how many sequences, the first ones, have each
        step."""
        last: list[States] = []
        for layer in range(self.num_layers):
            made = []
            for way in self._ways:
                begin = tuple(state[len(last)] for state in states)
                outputs, end = self._run(rows, f"_l{layer}{way}", begin, alive)
                made.append(outputs)
                last.append(end)
            rows = made[0] if len(made) == 1 else made[0].cat(made[1], dim=-1)
            if self.dropout and layer < self.num_layers - 1:
                with self._mode():
                    rows = rows.dropout(self.dropout)
        return rows, tuple(Tensor.stack(*[end[i] for end in last]) for i in range(self.states))

    def _run(
        self, rows: Tensor, name: str, states: States, alive: list[int] | None = None
    ) -> tuple[Tensor, States]:
        """One layer, one way: ``(time, batch, input)`` -> ``(time, batch, hidden)``, and the last states."""
        weight, bias = getattr(self, f"weight_hh{name}"), getattr(self, f"bias_hh{name}", None)
        given = rows.linear(getattr(self, f"weight_ih{name}").T, getattr(self, f"bias_ih{name}", None))
        steps = range(rows.shape[0])
        made: dict[int, Tensor] = {}
        for t in reversed(steps) if name.endswith("_reverse") else steps:
            sums = _sums(states[0], weight, bias, self.gates)
            new = self.advance(_parts(given[t], self.gates), sums, states)
            if alive and alive[t] < rows.shape[1]:
                is_alive = Tensor.arange(rows.shape[1]).unsqueeze(1) < alive[t]
                new = tuple(is_alive.where(a, b) for a, b in zip(new, states, strict=True))
            states = new
            made[t] = states[0]
        return Tensor.stack(*[made[t] for t in steps]), states


class RNN(_Plain, _Recurrent):
    """`RNNCell` over sequences ``(time, batch, input)``, or ``(batch, time, input)`` if `batch_first`.

    Or over a `PackedSequence`, of which the outputs are one as well. dropout: between layers, while training.
    bidirectional: a second way from the end, outputs side by side.

    >>> rows, last = RNN(3, 4)(Tensor.ones(5, 2, 3))
    >>> rows.shape, last.shape
    ((5, 2, 4), (1, 2, 4))
    """

    def __init__(self, *sizes: Any, nonlinearity: str = "tanh", **options: Any) -> None:
        super().__init__(*sizes, nonlinearity=nonlinearity, **options)

    def forward(self, x: Any, hx: Tensor | None = None) -> tuple[Any, Tensor]:
        """Outputs ``(time, batch, hidden)`` and the last states ``(layers * ways, batch, hidden)``."""
        outputs, (last,) = self._over(x, None if hx is None else (hx,))
        return outputs, last


class GRU(_Gated, _Recurrent):
    """`GRUCell` over sequences. See `RNN`.

    >>> rows, last = GRU(3, 4, batch_first=True)(Tensor.ones(2, 5, 3))
    >>> rows.shape, last.shape
    ((2, 5, 4), (1, 2, 4))
    """

    def forward(self, x: Any, hx: Tensor | None = None) -> tuple[Any, Tensor]:
        """Outputs ``(time, batch, hidden)`` and the last states ``(layers * ways, batch, hidden)``."""
        outputs, (last,) = self._over(x, None if hx is None else (hx,))
        return outputs, last


class LSTM(_Long, _Recurrent):
    """`LSTMCell` over sequences. See `RNN`.

    >>> rows, (state, cell) = LSTM(3, 4, num_layers=2)(Tensor.ones(5, 2, 3))
    >>> rows.shape, cell.shape
    ((5, 2, 4), (2, 2, 4))
    """

    def forward(self, x: Any, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Any, tuple[Tensor, Tensor]]:
        """Outputs ``(time, batch, hidden)`` and the last hidden and cell states, each
        ``(layers * ways, batch, hidden)``.
        """
        outputs, (hidden, cell) = self._over(x, hx)
        return outputs, (hidden, cell)


def _uniform(hidden_size: int, *shape: int) -> Tensor:
    bound = hidden_size**-0.5
    return Tensor.uniform(*shape, low=-bound, high=bound, requires_grad=True)


def _parts(x: Tensor, gates: int) -> list[Tensor]:
    return list(x.chunk(gates, dim=-1))


def _sums(state: Tensor, weight: Tensor, bias: Tensor | None, gates: int) -> list[Tensor]:
    """Each gate's product with the state: reductions of one shape, which one kernel makes side by side."""
    size = state.shape[-1]
    rows = weight.reshape(gates, size, size)
    biases = [None] * gates if bias is None else list(bias.reshape(gates, size).unbind(0))
    return [state.linear(rows[gate].T, biases[gate]) for gate in range(gates)]


def _check_input(layer: Any, x: Tensor, ranks: tuple[int, int]) -> None:
    if x.ndim not in ranks or x.shape[-1] != layer.input_size:
        name = type(layer).__name__
        raise ValueError(
            f"{name}: shape {x.shape}; allowed are {ranks[0]} or {ranks[1]} axes, the last of"
            f" {layer.input_size}"
        )


def _check_states(layer: Any, states: States, wanted: tuple[int, ...]) -> None:
    for state in states:
        if state.shape != wanted:
            raise ValueError(f"{type(layer).__name__}: a state of shape {state.shape}; allowed is {wanted}")
