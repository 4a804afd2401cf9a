"""Sequences of several lengths, and parameters as one vector."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tensor
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


LENGTHS = [2, 5, 1, 5, 3]
ROWS = np.random.default_rng(5).normal(size=(5, 6, 3)).astype(np.float32)


def packed(library: Any, array: Any, rows: Any = ROWS, lengths: Any = LENGTHS, **how: Any) -> Any:
    return library.nn.utils.rnn.pack_padded_sequence(array(rows), lengths, batch_first=True, **how)


def test_packed_sequences_and_what_is_made_of_them_are_torchs() -> None:
    torch = pytest.importorskip("torch")
    mine, theirs = (packed(m, a, enforce_sorted=False) for m, a in ((tensor, Tensor), (torch, torch.tensor)))
    assert mine._fields == theirs._fields
    for ours, other in zip(mine[:2], theirs[:2], strict=True):
        assert ours.tolist() == other.tolist()
    for options in ({}, {"batch_first": True, "padding_value": -1.0}, {"total_length": 8}):
        rows, lengths = nn.utils.rnn.pad_packed_sequence(mine, **options)
        wanted, counts = torch.nn.utils.rnn.pad_packed_sequence(theirs, **options)
        assert rows.tolist() == wanted.tolist() and lengths.tolist() == counts.tolist() == LENGTHS
        assert lengths.dtype.name == "int64"
    order = packed(tensor, Tensor, lengths=Tensor([6, 5, 5, 2, 1]))
    assert order.sorted_indices is None and order.data.shape == (19, 3)


@pytest.mark.parametrize("kind", ["RNN", "GRU", "LSTM"])
def test_layers_over_packed_sequences_are_torchs(kind: str) -> None:
    torch = pytest.importorskip("torch")
    theirs = getattr(torch.nn, kind)(3, 4, num_layers=2, bidirectional=True)
    ours = getattr(nn, kind)(3, 4, num_layers=2, bidirectional=True)
    ours.load_state_dict({name: value.numpy() for name, value in theirs.state_dict().items()})
    found = []
    for library, array, layer in ((tensor, Tensor, ours), (torch, torch.tensor, theirs)):
        result, ends = layer(packed(library, array, enforce_sorted=False))
        (result.data * array(np.arange(64, dtype=np.float32).reshape(16, 4).repeat(2, 1))).sum().backward()
        flat = [result.data, *(ends if kind == "LSTM" else [ends])]
        assert type(result).__name__ == "PackedSequence"
        found.append([t.detach().numpy() for t in (*flat, *(p.grad for p in layer.parameters()))])
    for mine, wanted in zip(*found, strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=1e-4, atol=1e-4)


def test_a_state_given_to_packed_sequences_is_put_in_their_order() -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = torch.nn.GRU(3, 4), nn.GRU(3, 4)
    ours.load_state_dict({name: value.numpy() for name, value in theirs.state_dict().items()})
    start = np.random.default_rng(6).normal(size=(1, 5, 4)).astype(np.float32)
    mine = ours(packed(tensor, Tensor, enforce_sorted=False), Tensor(start))[1]
    wanted = theirs(packed(torch, torch.tensor, enforce_sorted=False), torch.tensor(start))[1]
    np.testing.assert_allclose(mine.numpy(), wanted.detach().numpy(), rtol=1e-5, atol=1e-6)


def test_sequences_are_packed_and_come_back() -> None:
    rows = [Tensor([1.0]), Tensor([2.0, 3.0]), Tensor([4.0])]
    made = nn.utils.rnn.pack_sequence(rows, enforce_sorted=False)
    assert [row.tolist() for row in nn.utils.rnn.unpack_sequence(made)] == [[1.0], [2.0, 3.0], [4.0]]
    with pytest.raises(RuntimeError, match="not from the longest down"):
        nn.utils.rnn.pack_sequence(rows)
    with pytest.raises(ValueError, match=r"lengths \[0, 1\] for shape"):
        nn.utils.rnn.pack_padded_sequence(Tensor([[1.0, 2.0]]), [0, 1])
    with pytest.raises(ValueError, match="total_length 1; the longest has 2"):
        nn.utils.rnn.pad_packed_sequence(made, total_length=1)
