"""What the bench counts is what the card ran."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, runtime
from tools.bench.__main__ import main
from tools.bench.tensors import WaveCounter, import_figures, own_runtime

pytestmark = pytest.mark.sim


def test_the_stopwatch_notes_every_launch_with_its_instructions() -> None:
    watch = WaveCounter()
    with own_runtime(watch) as made:
        total = (Tensor(np.arange(64, dtype=np.float32)) + 1).sum().item()
    assert total == sum(range(1, 65))
    assert len(watch.notes) == made.stats.dispatches > 0
    assert all(count > 0 and took > 0 for count, took in watch.notes)


def test_the_runtime_of_before_comes_back() -> None:
    before = runtime.use(None)
    with own_runtime():
        pass
    assert runtime.use(before) is None


def test_import_time_is_measured_in_a_fresh_interpreter() -> None:
    (found,) = import_figures()
    assert found.name == "import_s"
    assert 0 < found.value < 60


def test_an_unknown_group_is_bad_input() -> None:
    with pytest.raises(SystemExit) as refused:
        main(["nothing"])
    assert refused.value.code == 2
