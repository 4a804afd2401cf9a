"""The generator against Random123's published vectors; distributions by their moments and supports."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tensor import Tensor, dtypes, jit, runtime
from tensor.dtype import DType
from tensor.ir import build
from tensor.ir.graph import Op, toposort
from tensor.methods.random import threefry2x32
from tests.tensor import oracle
from tests.tensor.numpy_device import numpy_runtime

pytestmark = pytest.mark.usefixtures("on_host")

# Random123 tests/kat_vectors, lines "threefry2x32 20": counter, key, output
KNOWN_ANSWERS = [
    ((0x00000000, 0x00000000), (0x00000000, 0x00000000), (0x6B200159, 0x99BA4EFE)),
    ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
    ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
]


@pytest.mark.parametrize(("counter", "key", "expected"), KNOWN_ANSWERS)
def test_published_vectors(counter: tuple[int, int], key: tuple[int, int], expected: tuple[int, int]) -> None:
    words = [build.const(word, dtypes.uint32, (1,)) for word in (*key, *counter)]
    found = oracle.evaluate(*threefry2x32((words[0], words[1]), (words[2], words[3])))
    assert tuple(int(word[0]) for word in found) == expected


def test_element_i_of_request_n_has_counter_i_and_n() -> None:
    Tensor.manual_seed(0x13198A2E | 0x03707344 << 32)
    Tensor.rand(3)
    second = Tensor.random_bits(4).numpy()
    key = [build.const(word, dtypes.uint32, (4,)) for word in (0x13198A2E, 0x03707344)]
    place = build.cast(build.iota((4,), 0), dtypes.uint32)
    expected = oracle.evaluate(threefry2x32((key[0], key[1]), (place, build.like(place, 1)))[0])[0]
    np.testing.assert_array_equal(second, expected)


def test_the_same_seed_gives_the_same_numbers_and_each_draw_is_new() -> None:
    Tensor.manual_seed(7)
    first, second = Tensor.rand(50).numpy(), Tensor.rand(50).numpy()
    Tensor.manual_seed(7)
    again = Tensor.rand(50)
    later = Tensor.rand(50)
    np.testing.assert_array_equal(later.numpy(), second)  # in whatever order they are computed
    np.testing.assert_array_equal(again.numpy(), first)
    assert not np.array_equal(first, second)
    Tensor.manual_seed(8)
    assert not np.array_equal(Tensor.rand(50).numpy(), first)


def test_the_count_of_requests_is_advanced_on_the_device() -> None:
    Tensor.manual_seed(0)
    pair = Tensor.rand(2) + Tensor.rand(2)
    counter: Tensor = Tensor._requests
    assert not counter.is_realized
    pair.realize()
    assert counter.is_realized
    assert Tensor._requests.numpy().tolist() == [2]
    Tensor.rand(1).realize()
    assert Tensor._requests.numpy().tolist() == [3]


def test_a_step_with_random_numbers_has_the_same_constants_every_time() -> None:
    """So that its kernels are compiled once: only memory changes between steps."""
    steps = []
    for _ in range(2):
        drawn = Tensor.rand(4) * Tensor.rand(4)
        steps.append(sorted(str(n.arg) for n in toposort(drawn.node) if n.op is Op.CONST))
        drawn.realize()
    assert steps[0] == steps[1]


@pytest.mark.parametrize(
    ("dtype", "bits"),
    [(dtypes.float32, 24), (dtypes.float64, 53), (dtypes.float16, 11), (dtypes.bfloat16, 8)],
)
def test_rand_has_all_its_bits_and_never_reaches_one(dtype: DType, bits: int) -> None:
    x = Tensor.rand(4000, dtype=dtype)
    values = x.numpy().astype(np.float64)
    scaled = values * 2.0**bits
    assert x.dtype is dtype
    assert values.min() >= 0 and values.max() < 1
    np.testing.assert_array_equal(scaled, np.floor(scaled))
    assert len(np.unique(scaled % 2)) == 2  # the last bit is used
    assert abs(values.mean() - 0.5) < 0.02


def test_randn_is_standard_normal() -> None:
    x = Tensor.randn(100, 100).numpy()
    assert abs(x.mean()) < 0.03 and abs(x.std() - 1) < 0.03
    assert abs((x**4).mean() - 3) < 0.3
    assert np.isfinite(x).all()
    assert Tensor.randn(3, dtype=dtypes.float16).dtype == dtypes.float16


def test_randint_covers_its_range_evenly() -> None:
    counts = np.bincount(Tensor.randint(7000, low=-2, high=5).numpy() + 2)
    assert len(counts) == 7
    assert counts.min() > 850 and counts.max() < 1150
    assert Tensor.randint(5, low=250, high=256, dtype=dtypes.uint8).dtype == dtypes.uint8
    with pytest.raises(ValueError, match="randint: low 5 and high 5 do not give a range of int32"):
        Tensor.randint(3, low=5, high=5)
    with pytest.raises(TypeError, match="randint: float32; allowed are integers"):
        Tensor.randint(3, dtype=dtypes.float32)


def test_uniform_and_normal_scale() -> None:
    x = Tensor.uniform(5000, low=-3, high=2).numpy()
    assert x.min() >= -3 and x.max() < 2 and abs(x.mean() + 0.5) < 0.1
    y = Tensor.normal(5000, mean=4, std=0.5).numpy()
    assert abs(y.mean() - 4) < 0.05 and abs(y.std() - 0.5) < 0.05


@pytest.mark.parametrize(
    ("name", "bound"),
    [
        ("glorot_uniform", (6 / (8 + 50)) ** 0.5),
        ("kaiming_uniform", (6 / (1.0001 * 50)) ** 0.5),
        ("scaled_uniform", 400**-0.5),
    ],
)
def test_initial_weights_stay_within_their_bound(name: str, bound: float) -> None:
    x = getattr(Tensor, name)(8, 5, 10).numpy()
    assert abs(x).max() <= bound * 1.0001 and abs(x).max() > bound * 0.95


def test_kaiming_normal_has_its_deviation() -> None:
    x = Tensor.kaiming_normal(100, 50).numpy()
    assert abs(x.std() - (2 / (1.0001 * 50)) ** 0.5) < 0.01


def test_random_tensors_like_others() -> None:
    x = Tensor.zeros(2, 3)
    assert x.rand_like().shape == (2, 3)
    assert x.randn_like(dtype=dtypes.float16).dtype == dtypes.float16
    assert Tensor.rand(0, 3).numpy().shape == (0, 3)


def test_wrong_seeds_and_dtypes_are_named() -> None:
    with pytest.raises(ValueError, match=r"manual_seed: -1; allowed is 0\.\.2\*\*64-1"):
        Tensor.manual_seed(-1)
    with pytest.raises(TypeError, match="rand: int32; allowed are floats, use randint"):
        Tensor.rand(3, dtype=dtypes.int32)


def test_the_seed_variable_starts_the_sequence(monkeypatch: pytest.MonkeyPatch) -> None:
    Tensor.manual_seed(123)
    expected = Tensor.rand(5).numpy()
    monkeypatch.setenv("SEED", "123")
    from tensor.methods.random import Random

    monkeypatch.setattr(Random, "_key", None)
    np.testing.assert_array_equal(Tensor.rand(5).numpy(), expected)


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[float]]]:
    """Three numbers of a function that is replayed."""
    monkeypatch.setattr(runtime, "realize", lambda nodes: runtime.current().realize(nodes))
    kept = runtime.use(numpy_runtime())
    function = jit(lambda x: x + Tensor.rand(3))
    Tensor.manual_seed(5)
    yield lambda: function(Tensor([0.0, 0.0, 0.0])).tolist()
    runtime.use(kept)


def test_a_replayed_function_draws_new_numbers_and_goes_on_where_it_stopped(
    draw: Callable[[], list[float]],
) -> None:
    drawn = [draw() for _ in range(5)] + [Tensor.rand(3).tolist()]
    Tensor.manual_seed(5)
    assert drawn == [Tensor.rand(3).tolist() for _ in range(6)]


def test_a_seed_is_heard_by_a_replayed_function(draw: Callable[[], list[float]]) -> None:
    drawn = []
    for seed in (1, 1, 2, 1):
        Tensor.manual_seed(seed)
        drawn.append([draw(), draw(), Tensor.rand(3).tolist()])
    assert drawn[0] == drawn[1] == drawn[3] != drawn[2]
    Tensor.manual_seed(1)
    assert drawn[0] == [Tensor.rand(3).tolist() for _ in range(3)]


def test_the_sequence_goes_on_from_a_state_that_was_kept() -> None:
    Tensor.manual_seed(5)
    Tensor.rand(3).realize()
    kept = Tensor.get_rng_state()
    expected = [Tensor.rand(4).tolist(), Tensor.rand(2).tolist()]
    Tensor.manual_seed(9)
    Tensor.set_rng_state(Tensor(kept.numpy()))
    assert [Tensor.rand(4).tolist(), Tensor.rand(2).tolist()] == expected
    with pytest.raises(ValueError, match=r"set_rng_state: float32 of shape \(3,\); allowed is what"):
        Tensor.set_rng_state(Tensor([1.0, 2.0, 3.0]))
