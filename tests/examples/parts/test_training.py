"""Batches, log and checkpoints: a run that was broken off goes on with the same bits."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.parts import training
from tensor import Tensor, jit, nn, optim, state
from tensor.checkpoints import Checkpoints

RNG = np.random.default_rng(0)
X, Y = RNG.normal(size=(40, 4)).astype(np.float32), RNG.integers(0, 3, 40).astype(np.int32)


def options(out: Path | None, steps: int, **more: Any) -> argparse.Namespace:
    return argparse.Namespace(steps=steps, out=out, resume=False, every=4, devices="", **more)


def run(chosen: argparse.Namespace) -> dict[str, Any]:
    """A run with dropout, moments and a schedule; every tensor it changed, and its losses."""
    Tensor.manual_seed(3)
    model = nn.Sequential(nn.Linear(4, 16), Tensor.relu, nn.Dropout(0.5), nn.Linear(16, 3))
    optimizer = optim.AdamW(model.parameters(), 0.01)
    schedule = optim.lr_scheduler.ExponentialLR(optimizer, 0.9)

    @jit
    def step(x: Tensor, y: Tensor) -> dict[str, Tensor]:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(x).cross_entropy(y)
            loss.backward()
            optimizer.step()
            schedule.step()
        return {"loss": loss.realize(), "rate": optimizer.lr}

    def noisy(rng: np.random.Generator, x: Any, y: Any) -> Any:
        return x + rng.normal(size=x.shape).astype(np.float32) * 0.1, y

    loader = training.Loader((X, Y), 8, seed=1, change=noisy)
    entries = training.fit(step, loader, chosen, model=model, optimizer=optimizer, schedule=schedule)
    kept = Checkpoints(Path(), {"model": model, "optimizer": optimizer, "schedule": schedule})
    found = {name: tensor.numpy() for name, tensor in kept.tensors().items()}
    return found | {"losses": [entry["loss"] for entry in entries]}


def test_a_run_that_goes_on_has_the_bits_of_one_that_was_never_broken_off(tmp_path: Path) -> None:
    whole = run(options(None, 12))
    first = run(options(tmp_path, 7))
    chosen = options(tmp_path, 12)
    chosen.resume = True
    second = run(chosen)
    assert first["losses"] + second["losses"] == whole["losses"]
    for name in whole.keys() - {"losses"}:
        np.testing.assert_array_equal(second[name], whole[name], err_msg=name)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["step"] for line in lines] == list(range(1, 13))
    assert [line["loss"] for line in lines] == whole["losses"]
    assert set(lines[0]) == {"step", "loss", "rate", "samples_per_s"}
    weights = state.load(tmp_path / "model.safetensors")
    np.testing.assert_array_equal(weights["0.weight"].numpy(), whole["model.0.weight"])


def test_several_devices_learn_what_one_does_and_a_run_goes_on_on_them(tmp_path: Path) -> None:
    whole = run(options(None, 8))
    chosen = options(tmp_path, 5)
    chosen.devices = "cpu*2"
    first = run(chosen)
    chosen.steps, chosen.resume = 8, True
    second = run(chosen)
    np.testing.assert_allclose(first["losses"] + second["losses"], whole["losses"], rtol=1e-5)
    for name in whole.keys() - {"losses"}:
        np.testing.assert_allclose(second[name], whole[name], rtol=1e-3, atol=1e-5, err_msg=name)


def test_the_log_forgets_what_came_behind_the_checkpoint(tmp_path: Path) -> None:
    run(options(tmp_path, 4))
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write(json.dumps({"step": 5, "loss": 9.0}) + "\n")
    chosen = options(tmp_path, 5)
    chosen.resume = True
    run(chosen)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["step"] for line in lines] == [1, 2, 3, 4, 5] and lines[-1]["loss"] < 9


def test_every_epoch_takes_each_sample_once_in_an_order_of_its_own() -> None:
    loader = training.Loader((np.arange(10),), 5, seed=4)
    epochs = [np.concatenate([loader.at(step)[0] for step in (2 * n, 2 * n + 1)]) for n in range(3)]
    assert all(sorted(epoch) == list(range(10)) for epoch in epochs)
    assert len({tuple(epoch) for epoch in epochs}) == 3
    found = []
    for (batch,) in loader:
        found.append(batch.tolist())
        if loader.step == 3:
            break
    assert found == [loader.at(step)[0].tolist() for step in range(3)]


def test_what_goes_wrong_in_the_thread_is_told_where_batches_are_taken() -> None:
    def broken(rng: np.random.Generator, x: Any) -> Any:
        raise ValueError("no such picture")

    with pytest.raises(ValueError, match="no such picture"):
        next(iter(training.Loader((X,), 8, change=broken)))
    with pytest.raises(ValueError, match=r"--batch 41; allowed is 1\.\.40, the number of samples"):
        training.Loader((X,), 41)


@pytest.mark.parametrize("is_waiting", [False, True], ids=["computed at once", "computed meanwhile"])
def test_each_line_of_a_log_has_the_throughput_of_its_step(
    is_waiting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr(training.time, "perf_counter", lambda: clock[0])

    class Loss:
        """Two seconds of a device, which computes by itself or while it is handed the step."""

        def __init__(self) -> None:
            self.ready = max([clock[0], *busy]) + 2
            busy.append(self.ready)
            if not is_waiting:
                clock[0] = self.ready

        def item(self) -> float:
            clock[0] = max(clock[0], self.ready)
            return 1.0

    busy: list[float] = []
    log = training.Log(training.Loader((X,), 8))
    for _ in range(6):
        clock[0] += 1e-3
        log.note(Loss())  # type: ignore[arg-type]
    log.finish()
    found = [entry["samples_per_s"] for entry in log.entries]
    assert found[2:] == pytest.approx([4.0] * 4, rel=1e-2)


def test_devices_that_are_named_are_those_of_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEV", "cpu")
    parser = training.arguments("", 10, 4)
    assert not parser.parse_args([]).devices and os.environ["DEV"] == "cpu"
    assert parser.parse_args(["--devices", "cpu*2"]).devices == os.environ["DEV"] == "cpu*2"


def test_mistakes_are_one_sentence_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    def main() -> int:
        raise KeyError("load: no\nsuch name")

    assert training.run(main) == 2
    assert capsys.readouterr().err == "load: no such name\n"


def test_a_run_of_no_steps_ends_without_a_plot(tmp_path: Path) -> None:
    assert run(options(tmp_path, 0))["losses"] == []
    assert (tmp_path / "model.safetensors").exists() and not (tmp_path / "loss.png").exists()


def test_a_folder_that_another_run_writes_to_is_refused(tmp_path: Path) -> None:
    meeting = []

    def second(rng: np.random.Generator, x: Any, y: Any) -> Any:
        try:
            with training._open_log(tmp_path, 0):
                meeting.append("let in")
        except ValueError as error:
            meeting.append(str(error))
        return x, y

    loader = training.Loader((X, Y), 8, change=second)
    model = nn.Linear(4, 3)
    training.fit(lambda x, y: model(x).cross_entropy(y), loader, options(tmp_path, 2), model=model)
    told = f"--out {tmp_path}: another run is writing there; wait for it or give another folder"
    assert set(meeting) == {told}
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 2
