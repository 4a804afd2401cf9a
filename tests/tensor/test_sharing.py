"""Memory that the device cpu and the host share: DLPack without a copy (exchange.py, memory.py, card.py)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tensor import Tensor, runtime
from tests.tensor.conftest import runtime_on


@pytest.fixture(autouse=True)
def on_cpu() -> Iterator[None]:
    before = runtime.use(runtime_on("cpu"))
    yield
    runtime.use(before)


def seen(x: Tensor) -> np.ndarray:  # type: ignore[type-arg]  # of any type
    """What numpy sees of a tensor."""
    return np.from_dlpack(x)


@pytest.mark.parametrize("x", [Tensor([1.0, 2.0]), Tensor.ones(3), Tensor([[1, 2], [3, 4]])[:, 1] * 3])
def test_what_a_tensor_is_assigned_is_seen_by_the_host(x: Tensor) -> None:
    view, before = seen(x), x.numpy()
    np.testing.assert_array_equal(view, before)
    x.assign(x + 1).realize()
    np.testing.assert_array_equal(view, before + 1)


def test_what_the_host_writes_is_the_tensors_value() -> None:
    x = (Tensor([1, 2]) + 1).realize()
    capsule = x.__dlpack__(copy=False)
    assert "dltensor" in repr(capsule)
    view = np.asarray(x._shared())
    view[0] = 9
    assert (x * 2).tolist() == [18, 6]


def test_memory_stays_while_the_host_looks_at_it() -> None:
    x = (Tensor([1.0] * 100) + 1).realize()
    view = seen(x)
    del x
    others = [(Tensor([float(n)] * 100) + 5).realize() for n in range(20)]
    assert len(others) == 20 and set(view.tolist()) == {2.0}


def test_copies_are_made_where_they_are_asked_for_or_needed() -> None:
    x = (Tensor([1.0]) + 1).realize()
    assert "dltensor" in repr(x.__dlpack__(copy=True))
    assert seen(Tensor([])).shape == (0,)
    with pytest.raises(BufferError, match="copy=False is impossible from there"):
        Tensor([1.0]).bfloat16().__dlpack__(copy=False)
