"""Sequences of several lengths, and parameters as one vector."""

from __future__ import annotations

import pytest

from tensor import Tensor, nn
from tensor.nn.utils.rnn import pad_sequence, unpad_sequence

pytestmark = pytest.mark.usefixtures("on_host")


def test_sequences_are_filled_up_to_the_longest() -> None:
    rows = [Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([[5.0, 6.0]])]
    padded = pad_sequence(rows, batch_first=True, padding_value=9.0)
    assert padded.tolist() == [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [9.0, 9.0]]]
    assert pad_sequence(rows, padding_side="left").tolist()[0] == [[1.0, 2.0], [0.0, 0.0]]
    assert [r.tolist() for r in unpad_sequence(padded, Tensor([2, 1]), True)] == [r.tolist() for r in rows]
    with pytest.raises(ValueError, match="padding_side 'top'"):
        pad_sequence(rows, padding_side="top")


def test_parameters_go_into_a_vector_and_come_back() -> None:
    layer = nn.Linear(2, 1)
    vector = nn.utils.parameters_to_vector(layer.parameters())
    assert vector.shape == (3,)
    nn.utils.vector_to_parameters(Tensor([1.0, 2.0, 3.0]), layer.parameters())
    assert layer.weight.tolist() == [[1.0, 2.0]] and layer.bias is not None and layer.bias.tolist() == [3.0]
    with pytest.raises(ValueError, match="2 elements for parameters"):
        nn.utils.vector_to_parameters(Tensor([1.0, 2.0]), layer.parameters())
