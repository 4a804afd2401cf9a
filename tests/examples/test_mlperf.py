"""Runs in MLPerf's form: results of runs, lines of the log, MLPerf's own checker of them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import pytest

from examples import mlperf
from tensor import Tensor, nn, optim
from tests.examples.conftest import Script


def test_a_result_is_the_mean_without_the_fastest_and_the_slowest_run() -> None:
    assert mlperf.result([3.0, 1.0, 2.0, 9.0]) == 2.5
    assert mlperf.result([3.0, None, 2.0, 1.0]) == 2.5  # one that failed is the slowest
    assert mlperf.result([3.0, None, 2.0, None]) is None
    assert mlperf.result([2.0]) == 2.0 and mlperf.result([None]) is None


def test_a_line_is_json_behind_its_mark(capsys: pytest.CaptureFixture[str]) -> None:
    log = mlperf.Log(None)
    begun = log.start("run_start", epoch_num=1)
    log.event("seed", 5)
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(":::MLLOG {") and second.startswith(":::MLLOG {")
    found = json.loads(first.removeprefix(":::MLLOG "))
    assert list(found) == ["namespace", "time_ms", "event_type", "key", "value", "metadata"]
    assert found["event_type"] == "INTERVAL_START" and found["time_ms"] == begun
    assert found["metadata"]["file"] == "test_mlperf.py" and found["metadata"]["epoch_num"] == 1
    assert json.loads(second.removeprefix(":::MLLOG "))["value"] == 5


def test_steps_that_compile_kernels_change_nothing() -> None:
    model = nn.Linear(4, 1)
    optimizer = optim.Adam(model.parameters(), 0.1)

    def step(x: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = (model(x) - 1).square().mean()
        loss.backward()
        optimizer.step()
        return loss

    loader = mlperf.training.Loader((np.ones((8, 4), np.float32),), 4)
    task = mlperf.Task(step, {"model": model, "optimizer": optimizer}, loader, lambda: 0.0, 1)
    tensors = [*model.parameters(), *optimizer.state]
    before = [tensor.numpy() for tensor in tensors]
    mlperf.warm(task)
    for tensor, values in zip(tensors, before, strict=True):
        np.testing.assert_array_equal(tensor.numpy(), values)
    assert loader.step == 0


def test_schedules_end_with_the_last_epoch() -> None:
    bench = mlperf.BENCHMARKS["resnet"]
    options = argparse.Namespace(epochs=bench.most, batch=bench.batch)
    assert mlperf.steps_of(options, 1437) == 60 * 22  # whole batches of 64


@pytest.mark.conformance
@pytest.mark.parametrize("name", mlperf.BENCHMARKS)
def test_a_toy_run_ends_and_its_log_is_whole(
    name: str,
    tmp_path: Path,
    script: Script,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert script(mlperf.main, name, "--smoke", "--seed", "3", "--out", tmp_path) == 0
    capsys.readouterr()
    lines = (tmp_path / "result_0.txt").read_text().splitlines()
    keys = [json.loads(line.removeprefix(":::MLLOG "))["key"] for line in lines]
    assert keys[:2] == ["cache_clear", "init_start"] and keys[-1] == "run_stop"
    assert keys.index("init_stop") < keys.index("run_start") < keys.index("eval_accuracy")
    pytest.importorskip("mlperf_logging")
    from mlperf_logging.compliance_checker import mlp_compliance

    checker = mlp_compliance.make_checker("training", "4.0.0", False, False)
    valid, *_ = mlp_compliance.main(str(tmp_path / "result_0.txt"), "training_4.0.0/common.yaml", checker)
    assert valid is (name in ("resnet", "ssd"))  # the others' rules want the reference's own sizes and scores
    if name == "stable_diffusion":
        assert [record.getMessage() for record in caplog.records] == [
            "Required AT_LEAST(2) occurrence of 'aggregated_eval_accuracy' but found 0"  # of FID and CLIP
        ]
