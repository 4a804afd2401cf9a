"""The table of docs/pytorch-users.md: the right column runs; where PyTorch is there, both give the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, dtypes

PAGE = Path(__file__).resolve().parents[2] / "docs" / "pytorch-users.md"
WRITES, ROWS = (
    re.findall(r"^\| `(.+?)` \| `(.+?)` \|$", part, re.MULTILINE)
    for part in PAGE.read_text(encoding="utf-8").split("## Both spellings")
)
RNG = np.random.default_rng(1)
SQUARE = RNG.standard_normal((3, 3)).astype(np.float32)
DATA: dict[str, Any] = {
    "x": RNG.standard_normal((2, 3)).astype(np.float32),
    "y": RNG.standard_normal((2, 3)).astype(np.float32),
    "v": np.array([1.0, -2.0, 0.5], np.float32),
    "m": SQUARE @ SQUARE.T + np.eye(3, dtype=np.float32),
    "i": np.array([2, 0, 2]),
    "image": RNG.standard_normal((1, 2, 4, 4)).astype(np.float32),
}


def ours(code: str) -> Any:
    names = {name: Tensor(values) for name, values in DATA.items()}
    return eval(code, {"Tensor": Tensor, "dtypes": dtypes, "tensor": tensor, **names})


def values(made: Any) -> list[Any]:
    """What an expression gave, as arrays."""
    return [np.asarray(each) for each in (made if isinstance(made, tuple) else (made,))]


@pytest.mark.parametrize("theirs, mine", ROWS, ids=[mine for _, mine in ROWS])
def test_the_spelling_on_the_right_runs(theirs: str, mine: str, on_host: None) -> None:
    assert all(found.size for found in values(ours(mine)))


@pytest.mark.conformance
def test_both_spellings_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    monkeypatch.setenv("DEV", "cpu")
    names = {name: torch.tensor(data) for name, data in DATA.items()}
    assert len(ROWS) > 50
    for theirs, mine in ROWS:
        expected = values(eval(theirs, {"torch": torch, "F": torch.nn.functional, **names}))
        for found, wanted in zip(values(ours(mine)), expected, strict=True):
            assert found.shape == wanted.shape, mine
            np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-5, err_msg=mine)


def written(code: str, x: Any) -> Any:
    exec(code, {"x": x})
    return x.tolist()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("theirs, mine", WRITES, ids=[mine for _, mine in WRITES])
def test_a_write_through_a_view_of_torchs_has_a_spelling_for_both(
    theirs: str, mine: str, on_host: None
) -> None:
    torch = pytest.importorskip("torch")
    expected = written(theirs, torch.tensor(DATA["x"]))
    assert written(mine, Tensor(DATA["x"])) == written(mine, torch.tensor(DATA["x"])) == expected
    assert written(theirs, Tensor(DATA["x"])) == DATA["x"].tolist() != expected
