"""torch.compile on our devices means what torch says; skipped where there is no torch.

Covers backend.py, bridge.py, graph.py, piece.py, resident.py, steps.py and table.py.
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tensor import runtime

torch = pytest.importorskip("torch")
F = torch.nn.functional


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """No graph of another test, and a fallback that no test expects is an error."""
    from tensor.torch_front import graph, register

    register()
    torch._dynamo.reset()
    torch.manual_seed(0)
    graph._told.clear()
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="doorbell")
        yield


def compiled(function: Any, **options: Any) -> Any:
    return torch.compile(function, backend="doorbell", **options)


def network() -> Any:
    layers = torch.nn
    return layers.Sequential(layers.Linear(4, 8), layers.GELU(), layers.LayerNorm(8), layers.Linear(8, 3))


def same(a: Any, b: Any) -> None:
    torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)


def uploads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The bytes of every copy of torch's values into a tensor that stands for them."""
    from tensor.torch_front import bridge

    found: list[int] = []
    real = bridge.host_values

    def seen(given: Any) -> Any:
        values = real(given)
        found.append(values.nbytes)
        return values

    monkeypatch.setattr(bridge, "host_values", seen)
    return found


def test_torch_finds_the_backend_by_name() -> None:
    assert "doorbell" in torch._dynamo.list_backends()


def test_an_option_is_refused_by_name() -> None:
    with pytest.raises(Exception, match="options speed; this backend has none"):
        compiled(torch.sin, options={"speed": 1})(torch.ones(2))


def test_a_model_trains_as_in_torch_with_torchs_optimizer() -> None:
    model = network()
    other, ours = copy.deepcopy(model), compiled(model)
    steps = [torch.optim.Adam(m.parameters(), 1e-2) for m in (model, other)]
    x, y = torch.randn(5, 4), torch.randint(0, 3, (5,))
    for _ in range(4):
        losses = [F.cross_entropy(m(x), y) for m in (ours, other)]
        same(*losses)
        for loss, step in zip(losses, steps, strict=True):
            step.zero_grad()
            loss.backward()
            step.step()
    for a, b in zip(model.parameters(), other.parameters(), strict=True):
        same(a, b)


def test_parameters_cross_to_the_device_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, x = compiled(network()), torch.randn(5, 4)
    with torch.no_grad():
        ours(x)
        seen = uploads(monkeypatch)
        ours(x)
    assert seen == [x.nbytes]


@pytest.mark.parametrize(
    ("kind", "settings"),
    [
        ("SGD", {"momentum": 0.9}),
        ("AdamW", {"weight_decay": 0.1}),
        ("Adam", {"amsgrad": True}),
        ("Adam", {"foreach": True}),
    ],
)
def test_an_optimizers_step_is_compiled_and_its_state_stays(
    kind: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    model = network()
    other = copy.deepcopy(model)
    ours = compiled(model)
    mine, theirs = (getattr(torch.optim, kind)(m.parameters(), 1e-3, **settings) for m in (model, other))
    step = compiled(mine.step)
    x = torch.randn(5, 4)
    for turn in range(4):
        if turn == 3:
            seen = uploads(monkeypatch)
        for m, act in ((ours, step), (other, theirs.step)):
            m.zero_grad()
            m(x).square().sum().backward()
            act()
    for a, b in zip(model.parameters(), other.parameters(), strict=True):
        same(a, b)
    assert sum(seen) == 2 * x.nbytes + 5 * 3 * 4  # the input, to both passes, and the gradient of the result


def trained(model: Any, called: Any, optimizer: Any, set_to_none: bool, scaled: bool) -> list[float]:
    """Losses and norms of gradients over a few steps of three small batches each."""
    scaler, found = torch.amp.GradScaler("cpu", enabled=scaled, init_scale=256.0), []
    numbers = torch.Generator().manual_seed(2)
    for _ in range(4):
        optimizer.zero_grad(set_to_none=set_to_none)
        for _ in range(3):
            x, y = torch.randn(4, 4, generator=numbers), torch.arange(4) % 3
            loss = F.cross_entropy(called(x), y) / 3
            scaler.scale(loss).backward()
            found.append(loss.item())
        scaler.unscale_(optimizer)
        found.append(torch.nn.utils.clip_grad_norm_(model.parameters(), 0.1).item())
        scaler.step(optimizer)
        scaler.update()
    return found


@pytest.mark.parametrize(
    ("kind", "options", "set_to_none", "scaled"),
    [
        ("SGD", {"momentum": 0.9, "nesterov": True}, False, False),
        ("SGD", {"momentum": 0.9, "fused": True}, True, False),
        ("Adam", {"foreach": True, "amsgrad": True}, False, False),
        ("AdamW", {"fused": True}, True, True),
    ],
)
def test_accumulated_clipped_and_scaled_gradients_are_torchs(
    kind: str, options: dict[str, Any], set_to_none: bool, scaled: bool
) -> None:
    model = network()
    other = copy.deepcopy(model)
    make = getattr(torch.optim, kind)
    made = trained(model, compiled(model), make(model.parameters(), lr=0.01, **options), set_to_none, scaled)
    optimizer = make(other.parameters(), lr=0.01, **options)
    assert made == pytest.approx(trained(other, other, optimizer, set_to_none, scaled), rel=1e-4, abs=1e-5)


def test_changes_of_a_parameter_are_seen_whatever_makes_them() -> None:
    layer = torch.nn.Linear(4, 3)
    ours, x = compiled(layer), torch.randn(5, 4)
    with torch.no_grad():
        ours(x)
        layer.weight.mul_(2)
        same(ours(x), layer(x))
        layer.weight.data.add_(1)  # which torch does not count
        same(ours(x), layer(x))
        layer.weight.data = torch.zeros(3, 4)
        same(ours(x), layer(x))


def test_the_running_statistics_of_a_batch_are_kept_and_evaluation_uses_them() -> None:
    model = torch.nn.Sequential(torch.nn.Conv2d(2, 3, 3), torch.nn.BatchNorm2d(3), torch.nn.ReLU())
    other, ours = copy.deepcopy(model), compiled(model)
    for _ in range(2):
        x = torch.randn(4, 2, 6, 6)
        same(ours(x), other(x))
    for (name, a), b in zip(model.named_buffers(), other.buffers(), strict=True):
        torch.testing.assert_close(a, b, msg=name)
    model.eval(), other.eval()
    same(ours(x), other(x))


def test_what_is_changed_in_place_is_changed_for_the_caller_and_views_stay_views() -> None:
    def change(x: Any) -> Any:
        x.add_(1)
        return x[1:], x.t() * 2

    x = torch.randn(3, 4)
    expected = x.clone()
    wanted = change(expected)
    view, made = compiled(change)(x)
    same(x, expected)
    same(made, wanted[1])
    assert made.stride() == wanted[1].stride()
    assert view.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()


def test_an_operator_that_we_lack_is_torchs_and_is_named_once() -> None:
    def mixed(x: Any) -> Any:
        return torch.special.bessel_j0(x * 2) + torch.special.bessel_j0(x + 1)

    x = torch.randn(5)
    with pytest.warns(UserWarning, match="special_bessel_j0.* is computed by torch on the host") as told:
        made = compiled(mixed)(x)
    assert len([w for w in told if "doorbell" in str(w.message)]) == 1
    same(made, mixed(x))


def test_gradients_flow_through_what_torch_computes() -> None:
    def mixed(x: Any) -> Any:
        return torch.special.i1(x * 2).sin().sum()

    x, y = (torch.linspace(0.1, 1, 5, requires_grad=True) for _ in range(2))
    with pytest.warns(UserWarning, match="doorbell"):
        compiled(mixed)(x).backward()
    mixed(y).backward()
    same(x.grad, y.grad)


def test_batches_of_other_lengths_need_no_new_graph() -> None:
    ours = compiled(network(), dynamic=True)
    counts = torch._dynamo.utils.counters["stats"]
    ours(torch.randn(5, 4)).sum().backward()
    before = counts["unique_graphs"]
    for n in (7, 3, 6):
        x = torch.randn(n, 4)
        same(ours(x), ours._orig_mod(x))
    assert counts["unique_graphs"] == before


@pytest.mark.parametrize(
    ("kind", "options"), [("LSTM", {"bidirectional": True, "batch_first": True}), ("GRU", {}), ("RNN", {})]
)
def test_a_recurrent_layer_is_computed_on_the_device_with_its_gradient(
    kind: str, options: dict[str, Any]
) -> None:
    layer = getattr(torch.nn, kind)(3, 4, **options)
    other, ours, x = copy.deepcopy(layer), compiled(layer, fullgraph=True), torch.randn(2, 3, 3)
    before, results = runtime.stats().dispatches, [m(x)[0] for m in (ours, other)]
    for result in results:
        result.square().sum().backward()
    assert runtime.stats().dispatches > before
    same(*results)
    for a, b in zip(layer.parameters(), other.parameters(), strict=True):
        same(a.grad, b.grad)
    assert torch.backends.mkldnn.enabled


def test_dropout_follows_torchs_seed_and_differs_between_calls() -> None:
    ours, x = compiled(torch.nn.Dropout(0.5)), torch.ones(1000)
    drawn = []
    for seed in (1, 1, 2):
        torch.manual_seed(seed)
        drawn.append([ours(x), ours(x)])
    same(drawn[0], drawn[1])
    assert not torch.equal(drawn[0][0], drawn[0][1])
    assert not torch.equal(drawn[0][0], drawn[2][0])
    assert 400 < int((drawn[0][0] == 2).sum()) < 600


def test_the_gradient_of_dropout_has_the_places_that_were_drawn() -> None:
    x = torch.ones(64, requires_grad=True)
    made = compiled(lambda x: F.dropout(x, 0.5) * 3)(x)
    made.sum().backward()
    same(x.grad, made.detach())


def test_evaluation_drops_nothing() -> None:
    layer = torch.nn.Dropout(0.5)
    ours, x = compiled(layer), torch.ones(8)
    ours(x)
    layer.eval()
    same(ours(x), x)


def test_autocast_computes_products_in_bfloat16() -> None:
    ours, x = compiled(layer := torch.nn.Linear(16, 8)), torch.randn(4, 16)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        made, wanted = ours(x), layer(x)
    assert made.dtype == torch.bfloat16
    torch.testing.assert_close(made, wanted)


def test_saved_values_are_there_for_hooks_that_move_them() -> None:
    ours, x = compiled(lambda x: (x.sin() * x.cos()).sum()), torch.randn(5, requires_grad=True)
    y = x.detach().clone().requires_grad_()
    with torch.autograd.graph.save_on_cpu():
        ours(x).backward()
    (y.sin() * y.cos()).sum().backward()
    same(x.grad, y.grad)


def test_two_forward_passes_before_a_backward_pass_keep_their_values() -> None:
    ours = compiled(lambda x: (x.exp() * x.sin()).sum())
    xs = [torch.randn(5, requires_grad=True) for _ in range(3)]
    for _ in range(3):
        losses = [ours(x) for x in xs]
        for x in xs:
            x.grad = None
        sum(losses).backward()
        for x in xs:
            same(x.grad, (x.exp() * (x.sin() + x.cos())).detach())


def test_memory_of_results_that_torch_dropped_is_let_go() -> None:
    from tensor.torch_front import resident

    resident.forget()
    ours = compiled(lambda x: x * 2)
    for _ in range(5):
        ours(torch.randn(4))
    resident.drop_dead()
    assert len(resident._entries) <= 1


def test_forgetting_has_every_value_copied_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from tensor.torch_front import forget

    layer = torch.nn.Linear(4, 3)
    ours, x = compiled(layer), torch.randn(5, 4)
    with torch.no_grad():
        ours(x)
        seen = uploads(monkeypatch)
        forget()
        ours(x)
    assert len(seen) == 3


def test_a_spectrum_is_filtered_and_has_torchs_gradient() -> None:
    def filtered(x: Any) -> Any:
        return torch.fft.irfft(torch.fft.rfft(x) * 0.5, n=8).square().sum()

    ours, x = compiled(filtered), torch.randn(3, 8, requires_grad=True)
    for _ in range(3):
        y = x.detach().clone().requires_grad_()
        x.grad = None
        ours(x).backward()
        filtered(y).backward()
        same(x.grad, y.grad)


def test_a_step_is_replayed_and_not_scheduled_again() -> None:
    ours, x = compiled(network()), torch.randn(5, 4)
    for _ in range(3):
        ours(x).sum().backward()
    schedules = runtime.stats().schedules
    ours(x).sum().backward()
    assert runtime.stats().schedules == schedules
