"""The text of tensors (tensor/shown.py, exchange.py). Expected texts are what torch 2.15 prints, but for its
names of element types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tensor as torch
from tensor import Tensor, exchange, jit, memory, shown, vmap

ROWS = """tensor([[0.0000e+00, 1.4286e-01, 2.8571e-01,  ..., 1.3857e+01, 1.4000e+01,
         1.4143e+01],
        [1.4286e+01, 1.4429e+01, 1.4571e+01,  ..., 2.8143e+01, 2.8286e+01,
         2.8429e+01],
        [2.8571e+01, 2.8714e+01, 2.8857e+01,  ..., 4.2429e+01, 4.2571e+01,
         4.2714e+01],
        ...,
        [5.2857e+02, 5.2871e+02, 5.2886e+02,  ..., 5.4243e+02, 5.4257e+02,
         5.4271e+02],
        [5.4286e+02, 5.4300e+02, 5.4314e+02,  ..., 5.5671e+02, 5.5686e+02,
         5.5700e+02],
        [5.5714e+02, 5.5729e+02, 5.5743e+02,  ..., 5.7100e+02, 5.7114e+02,
         5.7129e+02]])"""
TEXTS: list[tuple[Any, str]] = [
    (3.0, "tensor(3.)"),
    (0.5, "tensor(0.5000)"),
    (3, "tensor(3)"),
    ([1.0, 2000.0], "tensor([1.0000e+00, 2.0000e+03])"),
    ([1e-5, 1.0], "tensor([1.0000e-05, 1.0000e+00])"),
    ([float("nan"), 1.0, float("inf")], "tensor([nan, 1., inf])"),
    ([float("nan"), 1.5, -float("inf")], "tensor([   nan, 1.5000,   -inf])"),
    ([True, False], "tensor([ True, False])"),
    ([1, -20], "tensor([  1, -20])"),
    (np.zeros((2, 0), np.float32), "tensor([], size=(2, 0))"),
    (np.zeros(0, np.float32), "tensor([])"),
    ([1 + 2j, 0.5 - 1j], "tensor([1.0000+2.j, 0.5000-1.j])"),
    ([[[1.0], [2.0]], [[3.0], [4.0]]], "tensor([[[1.],\n         [2.]],\n\n        [[3.],\n         [4.]]])"),
    (np.array([1.0]), "tensor([1.], dtype=float64)"),
    (np.arange(4000, dtype=np.float32).reshape(40, 100) / 7, ROWS),
]


@pytest.fixture
def usual_options() -> Iterator[None]:
    yield
    torch.set_printoptions(profile="default")


@pytest.mark.parametrize(("values", "text"), TEXTS)
def test_a_tensor_prints_its_values_as_torch(values: Any, text: str) -> None:
    x = Tensor(values)
    assert repr(x) == str(x) == text


def test_what_wants_a_gradient_says_so() -> None:
    w = Tensor([1.0], requires_grad=True)
    assert str(w) == str(w * 1.0) == "tensor([1.], requires_grad=True)"


def test_printing_leaves_the_history_that_gradients_need() -> None:
    x = Tensor([1.0, 2.0])
    y = x * x
    assert str(y) == "tensor([1., 4.])"
    assert y.sum().gradient(x)[0].tolist() == [2.0, 4.0]


def test_a_format_is_that_of_the_number_and_of_more_elements_the_text() -> None:
    assert f"{Tensor(0.5)}" == "0.5" and f"{Tensor([0.25]):.1f}" == "0.2"
    assert f"{Tensor([1.0, 2.0])}" == "tensor([1., 2.])"


def test_where_there_are_no_values_the_text_is_type_and_shape() -> None:
    seen: list[str] = []

    def double(x: Tensor) -> Tensor:
        seen.append(f"{x * 2}")
        return x * 2

    vmap(double)(Tensor([[1.0], [2.0]])).realize()
    assert seen == ["<Tensor float32[1]>"]
    step = jit(double)
    for _ in range(3):
        step(Tensor([1.0])).realize()
    assert seen[1:] == ["tensor([2.])", "<Tensor float32[1]>"]


def test_options_are_torchs(usual_options: None) -> None:
    torch.set_printoptions(precision=2, threshold=4, edgeitems=1)
    assert str(Tensor([0.125, 1.5])) == "tensor([0.12, 1.50])"
    assert str(Tensor([1, 2, 3, 4, 5])) == "tensor([1,  ..., 5])"
    torch.set_printoptions(sci_mode=True)
    assert str(Tensor([1.5])) == "tensor([1.50e+00])"
    torch.set_printoptions(3, 1000)
    assert str(Tensor([1.5, 2.25])) == "tensor([1.500, 2.250])"
    with pytest.raises(
        ValueError, match="set_printoptions: profile 'wide'; allowed are default, short, full"
    ):
        torch.set_printoptions(profile="wide")


def test_no_element_is_shown_of_many_where_no_end_is_asked_for(usual_options: None) -> None:
    torch.set_printoptions(threshold=1, edgeitems=0)
    assert str(Tensor([1, 2, 3])) == "tensor([ ...])"


@pytest.mark.parametrize("kind", ["float32", "bfloat16", "int64", "bool", "complex64", "float8_e4m3fn"])
def test_of_a_huge_tensor_the_ends_alone_come_to_the_host(
    kind: str, on_host: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "COPIED_WHOLE", 1000)
    copied: list[int] = []
    read = memory.read

    def seen(value: Any) -> Any:
        copied.append(value.size)
        return read(value)

    values = (np.arange(4000).reshape(2, 20, 100) % 3).astype(np.float32)
    x = (Tensor(values) + 0).cast(kind)
    expected = str(Tensor(values[:, [0, 1, 2, 17, 18, 19]][..., [0, 1, 2, 97, 98, 99]]).cast(kind))
    monkeypatch.setattr(memory, "read", seen)
    text = str(x)
    assert len(copied) == 1 and copied[0] <= 2 * 6 * 6 * 2
    short = text.replace("..., ", "").replace("  ", " ")
    assert [row.split() for row in short.splitlines() if "..." not in row] == [
        row.split() for row in expected.replace("  ", " ").splitlines()
    ]


def test_rows_are_broken_at_the_width_of_a_line() -> None:
    assert shown.shown(np.arange(40) * 1000).splitlines()[0].endswith("7000,  8000,  9000,")
