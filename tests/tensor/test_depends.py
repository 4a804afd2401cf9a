"""What a recorded function depends on in Python (depends.py, kept.py): changes are told or captured anew."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
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
        self.calls, self.best, self._offset = 0, 9.0, 0.0

    def forward(self, x: Tensor) -> Tensor:
        self.calls += 1
        made: Tensor = self.parts[0](self.dropout(self.layer(x))) * self._factor() + self._offset + self.bias
        return made

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


class Other:
    def __init__(self) -> None:
        self.scale = 1.0

    def times(self, x: Tensor) -> Tensor:
        return x * self.scale


def an_object_of_a_method(patch: pytest.MonkeyPatch) -> Any:
    holder = Holder()
    holder.scale = 1.5
    return jit(holder.times), lambda: setattr(holder, "scale", 2.0)


def a_global_of_a_recorded_helper(patch: pytest.MonkeyPatch) -> Any:
    return jit(lambda x: scaled(x) * 1), lambda: patch.setitem(globals(), "SCALE", 3.0)


def a_global_of_a_partial(patch: pytest.MonkeyPatch) -> Any:
    return jit(partial(helper)), lambda: patch.setitem(globals(), "SCALE", 3.0)


def a_number_of_numpy(patch: pytest.MonkeyPatch) -> Any:
    scale = np.float32(1)

    def change() -> None:
        nonlocal scale
        scale = np.float32(2)

    return jit(lambda x: x * float(scale)), change


def the_second_of_two_objects(patch: pytest.MonkeyPatch) -> Any:
    first, second = Holder(), Other()
    return jit(lambda x: second.times(first.times(x))), lambda: setattr(second, "scale", 2.0)


def an_object_by_keyword(patch: pytest.MonkeyPatch) -> Any:
    holder = Holder()
    function = jit(lambda x, *, holder: x * holder.scale)
    return lambda x: function(holder=holder, x=x), lambda: setattr(holder, "scale", 2.0)


CHANGES: dict[str, tuple[Callable[[pytest.MonkeyPatch], Any], str]] = {
    "a global": (a_global, "SCALE was 2.0 when it was recorded and is 3.0 now"),
    "a global of a helper": (a_global_of_a_helper, "SCALE was 2.0 when it was recorded and is 3.0 now"),
    "a function": (a_helper, "helper is another function than when it was recorded"),
    "a list": (a_list, r"scales was \[1.0\] when it was recorded and is \[1.0, 2.0\] now"),
    "an object": (an_object, "holder.scale was 1.0 when it was recorded and is 2.0 now"),
    "its own object": (an_object_of_a_method, "self.scale was 1.5 when it was recorded and is 2.0 now"),
    "a number of a model": (model_changed(lambda m: setattr(m, "scale", 0.0)), "model.scale was 2.0"),
    "a setting": (model_changed(lambda m: setattr(m.dropout, "p", 0.1)), "model.dropout.p was 0.5"),
    "one in a list": (model_changed(lambda m: setattr(m.parts[0], "p", 0.1)), r"model.parts\[0\].p was 0.0"),
    "a private number": (model_changed(lambda m: setattr(m, "_offset", 5.0)), "model._offset was 0.0"),
    "a number of the class": (model_changed(lambda m: setattr(m, "share", 5.0)), "model.share was 1.0"),
    "a layer": (
        model_changed(lambda m: setattr(m, "layer", nn.Linear(1, 1))),
        "model.layer is another layer",
    ),
    "a recorded function inside": (a_global_of_a_recorded_helper, "SCALE was 2.0"),
    "a function with some arguments": (a_global_of_a_partial, "SCALE was 2.0"),
    "a number of numpy": (a_number_of_numpy, r"scale was np.float32\(1.0\).* and is np.float32\(2.0\) now"),
    "one of two objects": (the_second_of_two_objects, "second.scale was 1.0"),
    "an object by keyword": (an_object_by_keyword, "holder.scale was 1.0"),
    "a tensor": (
        model_changed(lambda m: setattr(m, "bias", Tensor([2.0]))),
        "model.bias is another tensor than",
    ),
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
    model.calls, model.best = 7, 1.0
    assert {step(Tensor([[1.0]])).item()} == set(first)


def test_names_of_attributes_and_methods_are_not_taken_for_globals(monkeypatch: pytest.MonkeyPatch) -> None:
    weight = Tensor([1.0], requires_grad=True)
    trainer = Trainer(optim.SGD([weight], lr=1.0))

    @jit
    def train(x: Tensor) -> None:
        trainer.optimizer.zero_grad()
        (x.data * weight).sum().backward()
        trainer.optimizer.step()

    for step in range(4):
        trainer.step = step
        monkeypatch.setitem(globals(), "step", step)
        monkeypatch.setitem(globals(), "data", Tensor([1.0]))
        train(Tensor([1.0]))
    assert weight.item() == 1.0 - 4


class Trainer:
    def __init__(self, optimizer: optim.SGD) -> None:
        self.optimizer, self.step = optimizer, 0


def test_a_nan_is_no_change(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(4):
        monkeypatch.setitem(globals(), "SCALE", float("nan"))
        assert np.isnan(not_a_number(Tensor([1.0])).item())


@pytest.mark.parametrize("again", ["def f(x): return x * 2", "def f(x): return x * 3"])
def test_a_function_that_is_defined_again_is_the_same_if_its_code_is(again: str) -> None:
    scope: dict[str, Any] = {"jit": jit, "__name__": "__main__"}
    exec("def f(x): return x * 2\n@jit\ndef twice(x): return f(x) * 2", scope)
    for _ in range(3):
        scope["twice"](Tensor([1.0]))
    exec(again, scope)
    if again.endswith("2"):
        assert scope["twice"](Tensor([1.0])).item() == 4.0
    else:
        with pytest.raises(ArgumentError, match="f is another function than when it was recorded"):
            scope["twice"](Tensor([1.0]))


@jit
def not_a_number(x: Tensor) -> Tensor:
    return x * SCALE


class Turning:
    def down(self, x: Tensor, count: int) -> Tensor:
        return x if count == 0 else turn(x * 2, count - 1)


turn = Turning().down


def test_methods_and_functions_that_call_themselves_are_recorded() -> None:
    recorded = jit(turn)
    assert [recorded(Tensor([1.0]), 3).item() for _ in range(3)] == [8.0] * 3


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
