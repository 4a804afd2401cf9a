"""Recurrent cells: one step of a sequence at a time."""

from __future__ import annotations

from tensor.tensor import Tensor


class LSTMCell:
    """Long short-term memory (Hochreiter and Schmidhuber, 1997),
    gates in torch's order: input, forget, cell, output.
    """

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True) -> None:
        bound = hidden_size**-0.5

        def weight(*shape: int) -> Tensor:
            return Tensor.uniform(*shape, low=-bound, high=bound, requires_grad=True)

        self.hidden_size = hidden_size
        self.weight_ih, self.weight_hh = (
            weight(4 * hidden_size, input_size),
            weight(4 * hidden_size, hidden_size),
        )
        self.bias_ih = weight(4 * hidden_size) if bias else None
        self.bias_hh = weight(4 * hidden_size) if bias else None

    def __call__(self, x: Tensor, hc: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """``(batch, input)`` and the state ``(batch, hidden)`` twice, zeros if left out -> the new state."""
        if hc is None:
            zeros = Tensor.zeros(x.shape[0], self.hidden_size, dtype=x.dtype)
            hc = (zeros, zeros)
        hidden, cell = hc
        gates = x.linear(self.weight_ih.T, self.bias_ih) + hidden.linear(self.weight_hh.T, self.bias_hh)
        admit, keep, candidate, show = gates.chunk(4, dim=1)
        cell = keep.sigmoid() * cell + admit.sigmoid() * candidate.tanh()
        return show.sigmoid() * cell.tanh(), cell
