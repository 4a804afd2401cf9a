"""jit on the numpy device: captured calls replay the same kernels and give what plain calls give. Covers
modes.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hcq.errors import ArgumentError
from tensor import Tensor, nn, optim
from tensor.capture import MAX_CAPTURES
from tensor.jit import jit
from tests.tensor.numpy_device import NumpyDevice

pytestmark = pytest.mark.usefixtures("device")


def ramp(*shape: int) -> Tensor:
    return Tensor(np.arange(np.prod(shape), dtype=np.float32).reshape(shape))


def test_every_call_gives_what_the_function_gives() -> None:
    f = jit(lambda x, y: (x * y + 1).sum(axis=0))
    for i in range(5):
        x = np.full((3, 4), i, np.float32)
        y = np.arange(12, dtype=np.float32).reshape(3, 4)
        np.testing.assert_array_equal(f(Tensor(x), Tensor(y)).numpy(), (x * y + 1).sum(0))


def test_the_third_call_runs_no_python_of_the_function() -> None:
    calls = []

    @jit
    def f(x: Tensor) -> Tensor:
        calls.append(1)
        return x + 1

    for _ in range(6):
        f(ramp(4))
    assert len(calls) == 2


def test_a_parameter_is_updated_in_place_at_every_call() -> None:
    w = Tensor(np.zeros(4, np.float32))

    @jit
    def step(x: Tensor) -> Tensor:
        w.assign(w + x)
        return (w * 2).realize()

    for i in range(1, 7):
        got = step(Tensor(np.ones(4, np.float32)))
        np.testing.assert_array_equal(w.numpy(), np.full(4, i))
        np.testing.assert_array_equal(got.numpy(), np.full(4, 2 * i))


def test_values_of_the_host_made_inside_are_not_put_where_earlier_kernels_write() -> None:
    @jit
    def f(x: Tensor) -> Tensor:
        joined = (x.flip(0) + 1).contiguous() + (x * 2).contiguous().flip(0)
        return joined.contiguous().flip(0) + Tensor(np.full(4, 7, np.float32))

    for turn in range(5):
        x = np.arange(4, dtype=np.float32) + turn
        np.testing.assert_array_equal(f(Tensor(x)).numpy(), 3 * x + 1 + 7)


def test_an_assignment_nobody_returns_is_carried_out() -> None:
    count = Tensor(np.zeros(1, np.float32))

    @jit
    def step() -> None:
        count.assign(count + 1)

    for _ in range(5):
        step()
    assert count.numpy().tolist() == [5]


def test_memory_that_waits_to_be_initialized_is_not_initialized_again_by_a_replay() -> None:
    w = Tensor.ones(4).contiguous()
    w.realize()
    w.assign(w * 5)

    @jit
    def step() -> None:
        w.assign(w + 1)

    for _ in range(4):
        step()
    assert w.numpy().tolist() == [9] * 4


def test_an_assignment_made_between_calls_is_seen_by_the_next() -> None:
    rate = Tensor(np.ones(2, np.float32)).realize()
    f = jit(lambda x: x * rate)
    for i in range(6):
        rate.assign(Tensor(np.full(2, i, np.float32)))
        assert f(ramp(2)).numpy().tolist() == [0, i]


def test_a_lazy_tensor_keeps_the_value_from_before_a_replay() -> None:
    w = Tensor(np.zeros(2, np.float32)).realize()

    @jit
    def step() -> None:
        w.assign(w + 1)

    for i in range(5):
        before = w * 10
        step()
        assert before.numpy().tolist() == [10 * i] * 2


def test_tensors_in_lists_and_dicts_are_arguments() -> None:
    f = jit(lambda pair, named: pair[0] - pair[1] * named["z"])
    for i in range(4):
        got = f([ramp(3), Tensor(np.full(3, i, np.float32))], {"z": Tensor(np.array([2, 2, 2], np.float32))})
        np.testing.assert_array_equal(got.numpy(), np.arange(3) - 2 * i)


def test_results_keep_their_structure() -> None:
    f = jit(lambda x: {"sum": x.sum(), "both": (x, [x + 1, 7])})
    for i in range(4):
        got = f(Tensor(np.full(2, i, np.float32)))
        assert got["sum"].item() == 2 * i
        assert got["both"][0].numpy().tolist() == [i, i]
        assert got["both"][1][0].numpy().tolist() == [i + 1, i + 1]
        assert got["both"][1][1] == 7


def test_another_shape_is_captured_for_itself() -> None:
    f = jit(lambda x: x.sum())
    for n in (2, 3, 2, 3, 2, 3, 2, 3):
        assert f(ramp(n)).item() == sum(range(n))


def test_another_number_is_captured_for_itself() -> None:
    f = jit(lambda x, k: x * k)
    for k in (2, 3, 2, 3, 2, 3, 2.5):
        assert f(ramp(2), k).numpy().tolist() == [0, k]


def test_a_number_that_never_repeats_ends_in_a_clear_error() -> None:
    f = jit(lambda x, k: x * k)
    with pytest.raises(
        ArgumentError, match=f"{MAX_CAPTURES} captures.*pass what changes at every call as a tensor"
    ):
        for k in range(2 * MAX_CAPTURES + 2):
            f(ramp(2), k // 2)


def test_reading_a_value_inside_is_a_clear_error() -> None:
    f = jit(lambda x: x * (x.sum().item()))
    f(ramp(3))
    with pytest.raises(ArgumentError, match=r"values are read on the host .* inside the captured function"):
        f(ramp(3))


def test_after_an_error_inside_the_runtime_records_no_more() -> None:
    f = jit(lambda x: x * (x.sum().item()))
    f(ramp(3))
    with pytest.raises(ArgumentError):
        f(ramp(3))
    assert (ramp(3) + 1).numpy().tolist() == [1, 2, 3]


def test_assigning_to_an_argument_is_a_clear_error() -> None:
    @jit
    def f(x: Tensor) -> Tensor:
        x.assign(x + 1)
        return x

    f(ramp(3).realize())
    with pytest.raises(ArgumentError, match="assigns to one of its arguments"):
        f(ramp(3).realize())


def test_arguments_on_the_device_are_copied_there() -> None:
    f = jit(lambda x: x + 1)
    for i in range(4):
        source = (ramp(3) * i).realize()
        assert f(source).numpy().tolist() == [1, 1 + i, 1 + 2 * i]
        assert source.numpy().tolist() == [0, i, 2 * i]


def test_a_jit_inside_a_jit_is_captured_by_the_outer_one() -> None:
    inner = jit(lambda x: x * 2)
    outer = jit(lambda x: inner(x) + 1)
    for i in range(5):
        assert outer(Tensor(np.array([i], np.float32))).numpy().tolist() == [2 * i + 1]


def test_a_method_is_captured_for_each_object() -> None:
    class Scale:
        def __init__(self, by: float) -> None:
            self.by = by

        @jit
        def __call__(self, x: Tensor) -> Tensor:
            return x * self.by

    for _ in range(4):
        for by in (2.0, 3.0):
            scale: Any = SCALES.setdefault(by, Scale(by))
            assert scale(ramp(2)).numpy().tolist() == [0, by]


def test_objects_that_come_and_go_are_not_taken_for_each_other() -> None:
    class By:
        def __init__(self, factor: float) -> None:
            self.factor = factor

    f = jit(lambda by, x: x * by.factor)
    for i in range(12):
        by = By(float(i))
        for _ in range(2):
            assert f(by, ramp(2)).numpy().tolist() == [0, i]
        del by


def test_a_numpy_argument_is_a_clear_error() -> None:
    f = jit(lambda x: x)
    with pytest.raises(ArgumentError, match=r"a numpy array of shape \(3,\); pass Tensor\(array\)"):
        f(np.zeros(3))
    assert jit(lambda x, k: x * float(k))(ramp(2), np.float32(2)).numpy().tolist() == [0, 2]


SCALES: dict[float, Any] = {}


def test_a_replay_launches_the_kernels_of_the_capture(device: NumpyDevice) -> None:
    f = jit(lambda x: (x @ x).relu().sum())
    f(ramp(4, 4))
    begin = len(device.launched)
    f(ramp(4, 4))
    captured = device.launched[begin:]
    f(ramp(4, 4))
    assert device.launched[begin + len(captured) :] == captured


@pytest.mark.parametrize("recorded", [False, True], ids=["called", "recorded"])
def test_a_learning_rate_that_is_set_counts_from_the_next_step(device: NumpyDevice, recorded: bool) -> None:
    parameter = Tensor([10.0], requires_grad=True)
    optimizer = optim.SGD([parameter], lr=1.0)

    def descend() -> Tensor:
        optimizer.zero_grad()
        (parameter * 2).sum().backward()
        optimizer.step()
        return parameter.detach()

    step = jit(descend) if recorded else descend
    found = []
    for rate in (1, 1, 1, 0.5, 0.25, 0):
        optimizer.lr = rate
        step()
        found.append(parameter.item())
    assert found == [8, 6, 4, 3, 2.5, 2.5]
    optimizer.lr = Tensor(1.0)
    optimizer.lr *= 0.5
    step()
    assert parameter.item() == 1.5
    with pytest.raises(ValueError, match="SGD: lr -1; allowed is 0 or more"):
        optimizer.lr = -1
    assert optimizer.lr.item() == 0.5


def test_another_setting_that_a_recorded_step_would_not_hear_of_is_refused(device: NumpyDevice) -> None:
    parameter = Tensor([10.0], requires_grad=True)
    optimizer = optim.SGD([parameter], lr=1.0, momentum=0.5)

    def descend() -> Tensor:
        optimizer.zero_grad()
        (parameter * 2).sum().backward()
        optimizer.step()
        return parameter.detach()

    descend()
    optimizer.momentum = 0.0
    step = jit(descend)
    for _ in range(3):
        step()
    assert parameter.item() == 2
    with pytest.raises(ValueError, match=r"SGD: momentum 0.9; jit recorded a step with 0.0: lr alone may"):
        optimizer.momentum = 0.9
    optimizer.momentum = 0.0
    optimizer.lr = 0.5
    assert step().item() == 1


def test_the_rate_of_a_group_is_that_of_all_its_optimizers(device: NumpyDevice) -> None:
    tensors = [Tensor([1.0], requires_grad=True) for _ in range(2)]
    group = optim.OptimizerGroup(*(optim.SGD([t], lr=0.1) for t in tensors))
    group.lr = 1.0
    (tensors[0] + tensors[1]).sum().backward()
    group.step()
    assert [t.item() for t in tensors] == [0, 0]
    assert [rate.item() for rate in group.lr] == [1, 1]


class Cell:
    """Keeps a tensor; how it is renewed differs."""

    def __init__(self) -> None:
        self.h = Tensor(np.zeros(2, np.float32)).realize()
        self.seen: list[Tensor] = []

    def rebind(self, x: Tensor) -> Tensor:
        self.h = self.h + x
        return self.h * 2

    def append(self, x: Tensor) -> Tensor:
        self.seen.append(x + 1)
        return x * 2

    def assign(self, x: Tensor) -> Tensor:
        self.h.assign(self.h + x)
        return self.h * 2


@pytest.mark.parametrize("how", ["rebind", "append"])
def test_a_tensor_that_stays_behind_in_an_object_is_refused(how: str) -> None:
    step = jit(getattr(Cell(), how))
    step(Tensor([1.0, 2.0]))
    with pytest.raises(ArgumentError, match=r"keeps <Tensor float32\[2\]> in an attribute, .* assign\(\)"):
        step(Tensor([1.0, 2.0]))


def test_the_gradient_of_a_convolution_keeps_no_tensor() -> None:
    weight = Tensor(np.ones((2, 3, 3, 3), np.float32), requires_grad=True)

    @jit
    def step(image: Tensor) -> Tensor:
        weight.grad = None
        loss = image.relu().conv2d(weight, Tensor([1.0, 2.0])).sum()
        loss.backward()
        return loss

    for _ in range(4):
        assert step(ramp(1, 3, 3, 3)).item() == 2 * sum(range(27)) + 3


def test_what_is_assigned_or_held_by_a_circle_alone_is_not_refused() -> None:
    cell = Cell()

    @jit
    def step(x: Tensor) -> Tensor:
        circle: list[Any] = [x + 1]
        circle.append(circle)
        return cell.assign(x)

    for count in range(1, 6):
        assert step(Tensor([1.0, 2.0])).tolist() == [2 * count, 4 * count]


def test_a_loss_of_picked_rows_may_be_returned_with_its_history(device: NumpyDevice) -> None:
    table = Tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
    optimizer = optim.SGD([table], lr=0.5)

    @jit
    def step(index: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = table[index].square().sum()
        loss.backward()
        optimizer.step()
        return loss.realize()

    assert [step(Tensor([0])).item() for _ in range(4)] == [5, 0, 0, 0]


def test_values_that_want_a_gradient_are_not_put_into_a_tensor_from_outside() -> None:
    cache = Tensor.zeros(4, 2).realize()
    weight = Tensor.ones(2, requires_grad=True)

    @jit
    def put(x: Tensor) -> Tensor:
        cache[1] = x * weight
        return cache.sum()

    def put_detached(x: Tensor) -> Tensor:
        cache[1] = (x * weight).detach()
        return cache.sum()

    with pytest.raises(ArgumentError, match=r"it puts values that want a gradient into .*detach\(\) them"):
        for _ in range(4):
            put(Tensor([1.0, 2.0]))
    cache = Tensor.zeros(4, 2).realize()
    good = jit(put_detached)
    assert [good(Tensor([float(n), 1.0])).item() for n in range(5)] == [1.0, 2.0, 3.0, 4.0, 5.0]


def test_a_model_that_is_brought_to_another_mode_is_captured_anew() -> None:
    """And the first mode's kernels are replayed when it is back (modes.py)."""
    calls = []
    model = nn.Sequential(nn.Dropout(0.9), lambda x: (calls.append(1), x)[1]).train()
    see, x = jit(model), Tensor(np.ones(64, np.float32))
    for _ in range(2):
        for _ in range(3):
            assert see(x).eq(0).sum().item() > 30
        model.eval()
        for _ in range(3):
            assert see(x).tolist() == [1] * 64
        model.train()
    assert len(calls) == 4


def test_a_function_that_sets_the_mode_itself_is_replayed_whatever_it_was_before() -> None:
    calls = []
    model = nn.Sequential(nn.Dropout(0.9))

    def see(x: Tensor) -> Tensor:
        calls.append(1)
        made: Tensor = model.eval()(x)
        model.train()
        return made

    recorded = jit(see)
    for _ in range(6):
        assert recorded(Tensor.ones(8)).tolist() == [1] * 8
    assert len(calls) == 3


def test_each_mode_of_training_has_its_kernels() -> None:
    dropped = jit(lambda x: x.dropout(0.9))
    for mode in (False, True) * 3:
        with Tensor.train(mode):
            assert (dropped(Tensor.ones(64)).eq(0).sum().item() > 30) is mode
