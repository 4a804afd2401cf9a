"""What a recorded function depends on in Python (depends.py, kept.py): changes are told or captured anew."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from hcq.errors import ArgumentError
from tensor import Tensor, dtypes, jit, nn, optim

pytestmark = pytest.mark.usefixtures("device")
SCALE = 2.0


@jit
def scaled(x: Tensor) -> Tensor:
    return x * SCALE


def helper(x: Tensor) -> Tensor:
    return x + SCALE


class Model(nn.Module):
    share = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.layer, self.dropout, self.scale = nn.Linear(1, 1), nn.Dropout(0.5), 2.0
        self.parts = [nn.Dropout(0.0)]
        self.bias = Tensor([1.0])
        self.calls = 0

    def forward(self, x: Tensor) -> Tensor:
        self.calls += 1
        return self.parts[0](self.dropout(self.layer(x))) * self._factor() + self.bias

    def _factor(self) -> float:
        return self.scale * self.share


def model_changed(change: Callable[[Model], None]) -> Callable[[pytest.MonkeyPatch], Any]:
    def prepared(patch: pytest.MonkeyPatch) -> Any:
        model = Model()
        return jit(lambda x: model(x) * 1), lambda: change(model)

    return prepared


def a_global(patch: pytest.MonkeyPatch) -> Any:
    return scaled, lambda: patch.setitem(globals(), "SCALE", 3.0)


def a_global_of_a_helper(patch: pytest.MonkeyPatch) -> Any:
    return jit(lambda x: helper(x) * 1), lambda: patch.setitem(globals(), "SCALE", 3.0)


def a_helper(patch: pytest.MonkeyPatch) -> Any:
    return jit(lambda x: helper(x) * 1), lambda: patch.setitem(globals(), "helper", lambda x: x)


def a_list(patch: pytest.MonkeyPatch) -> Any:
    scales = [1.0]
    return jit(lambda x: x * scales[0]), lambda: scales.append(2.0)


def an_object(patch: pytest.MonkeyPatch) -> Any:
    holder = Holder()
    holder.scale = 1.0
    return jit(lambda x: x * holder.scale), lambda: setattr(holder, "scale", 2.0)


class Holder:
    scale = 1.0

    def times(self, x: Tensor) -> Tensor:
        return x * self.scale


def an_object_of_a_method(patch: pytest.MonkeyPatch) -> Any:
    holder = Holder()
    holder.scale = 1.5
    return jit(holder.times), lambda: setattr(holder, "scale", 2.0)


CHANGES: dict[str, tuple[Callable[[pytest.MonkeyPatch], Any], str]] = {
    "a global": (a_global, "SCALE was 2.0 when it was recorded and is 3.0 now"),
    "a global of a helper": (a_global_of_a_helper, "SCALE was 2.0 when it was recorded and is 3.0 now"),
    "a function": (a_helper, "helper was another function when it was recorded"),
    "a list": (a_list, r"scales was \[1.0\] when it was recorded and is \[1.0, 2.0\] now"),
    "an object": (an_object, "holder.scale was 1.0 when it was recorded and is 2.0 now"),
    "its own object": (an_object_of_a_method, "self.scale was 1.5 when it was recorded and is 2.0 now"),
    "a number of a model": (model_changed(lambda m: setattr(m, "scale", 0.0)), "model.scale was 2.0"),
    "a setting": (model_changed(lambda m: setattr(m.dropout, "p", 0.1)), "model.dropout.p was 0.5"),
    "one in a list": (model_changed(lambda m: setattr(m.parts[0], "p", 0.1)), r"model.parts\[0\].p was 0.0"),
    "a tensor": (model_changed(lambda m: setattr(m, "bias", Tensor([2.0]))), "model.bias was another tensor"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_value_that_changed_is_refused_by_its_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare, told = CHANGES[name]
    function, change = prepare(monkeypatch)
    x = Tensor([[1.0]])
    for _ in range(4):
        function(x)
    change()
    with pytest.raises(ArgumentError, match=f"{told}.*pass it as an argument"):
        function(x)


def test_what_the_function_changes_itself_and_what_it_does_not_name_is_let_be() -> None:
    model, seen = Model().eval(), []

    @jit
    def step(x: Tensor) -> Tensor:
        seen.append(1)
        made: Tensor = model(x)
        return made

    first = [step(Tensor([[1.0]])).item() for _ in range(3)]
    model.comment = "of no matter"  # type: ignore[attr-defined]
    seen.append(2)
    model.calls = 7
    assert {step(Tensor([[1.0]])).item()} == set(first)


def test_parameters_that_were_frozen_are_captured_anew() -> None:
    layer = nn.Linear(1, 1, bias=False)
    optimizer = optim.SGD(layer.parameters(), lr=1.0)

    @jit
    def step(x: Tensor) -> Tensor:
        optimizer.zero_grad()
        layer(x).sum().backward()
        optimizer.step()
        return layer.weight.detach() * 1

    values = [step(Tensor([[1.0]])).item() for _ in range(4)]
    assert values == pytest.approx([values[0] - n for n in range(4)])
    layer.weight.requires_grad_(False)
    spare = Tensor([1.0], requires_grad=True)
    for _ in range(2):
        assert step(Tensor([[1.0]])).item() == pytest.approx(values[-1])
    layer.weight.requires_grad_(True)
    assert step(Tensor([[1.0]])).item() == pytest.approx(values[-1] - 1)
    assert spare.grad is None


def test_each_mode_of_the_process_has_its_kernels() -> None:
    weight = Tensor([[2.0]], requires_grad=True)
    product = jit(lambda x: x @ weight)
    for _ in range(3):
        assert product(Tensor([[1.0]])).dtype == dtypes.float32
        with Tensor.autocast(dtypes.bfloat16):
            assert product(Tensor([[1.0]])).dtype == dtypes.bfloat16
    inside = []

    @jit
    def notes(x: Tensor) -> Tensor:
        inside.append(Tensor.is_grad_enabled())
        return x * weight

    for _ in range(3):
        notes(Tensor([[1.0]]))
        with Tensor.no_grad():
            notes(Tensor([[1.0]]))
    assert inside == [True, False, True, False]


def test_a_recorded_function_is_pickled_and_copied_without_what_it_recorded() -> None:
    for _ in range(3):
        scaled(Tensor([1.0]))
    assert pickle.loads(pickle.dumps(scaled)) is scaled and copy.deepcopy(scaled) is scaled
    holder = Holder()
    step = jit(holder.times)
    for _ in range(3):
        step(Tensor([1.0]))
    for made in (pickle.loads(pickle.dumps(step)), copy.deepcopy(step)):
        assert [made(Tensor([4.0])).item() for _ in range(3)] == [4.0] * 3
