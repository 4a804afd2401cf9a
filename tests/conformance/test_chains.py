"""Random chains of steps (chains.py) through torch and through this library: after each step shape and type,
at the end the values, and the gradients toward both sources of what is finite all the way.

Runs where torch is installed: `make conformance`; HYPOTHESIS_SEARCH=1 draws other chains each time.
Types are torch's or those that docs/pytorch-users.md names (int32 where torch has int64, uint32 for a sum of
uint8, bool for its `any`); the chain goes on in torch's.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, note, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch")
import tensor  # noqa: E402
from hcq.settings import Settings  # noqa: E402
from tensor import Tensor, runtime  # noqa: E402
from tensor.cards import compile_for  # noqa: E402
from tensor.nn import functional  # noqa: E402
from tensor.runtime import Runtime  # noqa: E402
from tests import devices  # noqa: E402
from tests.conformance import chains  # noqa: E402
from tests.conformance.chains import name_of  # noqa: E402

PROCESSOR = "cpu"
EXAMPLES = {PROCESSOR: 300}
ON_A_CARD = 25
PHASES = [Phase.generate, Phase.shrink]  # to explain a failure takes minutes
DEVICES = [devices.chosen()] if devices.chosen() else [PROCESSOR, *devices.NAMES, devices.NVIDIA[0]]
pytestmark = pytest.mark.conformance

# Of the coarsest type of a chain, relative to each element and, where larger, to 1.
TOLERANCE = {"bfloat16": 2e-2, "float16": 2e-3, "float32": 2e-5, "complex64": 2e-5, "float64": 1e-9}
FARTHER = 3  # times torch's own distance from its result in a wider type: sums in another order
WIDER = {"float16": "float32", "bfloat16": "float32", "float32": "float64", "complex64": "complex128"}
OTHER_TYPES = {("int64", "int32"), ("int64", "uint32"), ("uint8", "bool")}  # torch's and ours, as documented
GREATEST, MOST = 1e3, 2000  # of a step's result: the magnitude (no integer overflows), the number of elements
REFUSED = (RuntimeError, IndexError, ValueError, TypeError, ZeroDivisionError)  # by torch
TRIES = 4  # of a step, until torch takes one


@pytest.fixture(scope="module", params=DEVICES)
def examples(request: pytest.FixtureRequest) -> Iterator[int]:
    """Opens the device; how many chains are drawn for it."""
    device = devices.opened(request.param)
    before = runtime.use(Runtime(device, compile_for(device.arch), Settings(), None))
    yield EXAMPLES.get(request.param, ON_A_CARD)
    runtime.use(before)
    device.close()


def test_chains_are_torchs(examples: int) -> None:
    few = settings(max_examples=examples, phases=PHASES, suppress_health_check=list(HealthCheck))
    few(given(st.data())(check_chain))()


def check_chain(data: Any) -> None:
    drawn = sources(data)
    theirs, mine = (
        Chain(library, [with_gradient(made(library, *each)) for each in drawn]) for library in (torch, tensor)
    )
    exact = Chain(torch, [with_gradient(widened(t)) for t in theirs.sources])
    note(f"x, y: {[(t.dtype, tuple(t.shape)) for t in theirs.sources]}")
    is_finite, steps, kinds = True, [], [name for _, name in drawn]
    for _ in range(data.draw(st.integers(2, 4))):
        step = drawn_step(data, theirs, exact, steps)
        if not step:
            continue
        note(step)
        steps.append(step)
        mine.take(step)
        agree_in_form(mine, theirs)
        kinds.append(name_of(theirs.x))
        is_finite &= bool(np.isfinite(values_of(theirs.x)).all())
    assume(steps and exact.x.shape == theirs.x.shape)
    within = max(TOLERANCE.get(kind, 0.0) for kind in kinds)
    agree("values", mine.x, theirs.x, exact.x, within)
    if theirs.x.requires_grad and is_finite:
        check_gradients(mine, theirs, exact, within)


def check_gradients(mine: Chain, theirs: Chain, exact: Chain, within: float) -> None:
    """Where torch has them."""
    try:
        slopes = [theirs.gradients(), exact.gradients()]
    except REFUSED:
        return
    for side, found, expected, right in zip("xy", mine.gradients(), *slopes, strict=True):
        agree(f"gradient toward {side}", found, expected, right, within)


class Chain:
    """One library's way through the same steps."""

    def __init__(self, library: Any, sources: list[Any]) -> None:
        functions = torch.nn.functional if library is torch else functional
        self.sources = sources
        self.names = {"torch": library, "F": functions, "x": sources[0], "y": sources[1]}

    @property
    def x(self) -> Any:
        return self.names["x"]

    def take(self, step: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(f"x = {step}", self.names)

    def gradients(self) -> list[Any]:
        """Toward both sources, None where there is none, of elements weighed by their places."""
        weights = (1 + np.arange(self.x.numel()) / 8).reshape(tuple(self.x.shape))
        self.x.backward(self.names["torch"].tensor(weights).to(self.x.dtype))
        return [source.grad for source in self.sources]


def sources(data: Any) -> list[tuple[Any, str]]:
    """Two arrays and their types: the second has often the same type, and a shape that broadcasts."""
    shape = tuple(data.draw(st.lists(st.integers(0, 5), max_size=4)))
    other = tuple(1 if data.draw(st.booleans()) else n for n in shape)
    name = data.draw(st.sampled_from(chains.TYPES))
    second = data.draw(st.sampled_from((name, name, *chains.TYPES)))
    shapes = (shape, data.draw(st.sampled_from((shape, other, other[1:]))))
    return [(chains.source(data, s, n), n) for s, n in zip(shapes, (name, second), strict=True)]


def made(library: Any, array: Any, name: str) -> Any:
    return library.tensor(array, dtype=getattr(library, name))


def with_gradient(t: Any) -> Any:
    return t.requires_grad_() if name_of(t) in (*TOLERANCE, "complex128") else t


def widened(t: Any) -> Any:
    return t.detach().to(getattr(torch, WIDER.get(name_of(t), name_of(t))))


def drawn_step(data: Any, theirs: Chain, exact: Chain, before: list[str]) -> str:
    """One that torch has taken in both types, empty if it took none; none comes twice, so that no bound is
    met exactly."""
    start, wide = theirs.x, exact.x
    for _ in range(TRIES):
        family = data.draw(st.sampled_from(chains.FAMILIES))
        step = family(chains.Drawer(data, start.detach(), theirs.sources[1].detach()))
        if not step or step in before:
            continue
        try:
            theirs.take(step)
            exact.take(step)
            if is_small(theirs.x):
                return step
        except REFUSED:
            pass
        theirs.names["x"], exact.names["x"] = start, wide
    return ""


def is_small(x: Any) -> bool:
    if not isinstance(x, torch.Tensor) or x.numel() > MOST:
        return False
    found = np.abs(values_of(x).astype(np.complex128))
    return bool((found[np.isfinite(found)] <= GREATEST).all())


def values_of(t: Any) -> Any:
    """As numpy has them, bfloat16 as float32."""
    if isinstance(t, Tensor):
        return t.numpy()
    plain = t.detach().resolve_neg().resolve_conj()
    return (plain.float() if plain.dtype == torch.bfloat16 else plain).numpy(force=True)


def agree_in_form(mine: Chain, theirs: Chain) -> None:
    """The same shape, and torch's type or one that stands for it, from which the chain goes on in torch's."""
    assert tuple(mine.x.shape) == tuple(theirs.x.shape)
    expected, found = name_of(theirs.x), name_of(mine.x)
    assert found == expected or (expected, found) in OTHER_TYPES, f"elements {found}, not {expected}"
    mine.names["x"] = mine.x.to(getattr(tensor, expected)) if found != expected else mine.x


def agree(what: str, found: Any, expected: Any, exact: Any, within: float) -> None:
    """Each element as torch has it in its type, or as it has it in the wider one."""
    mine, its, right = (0 if t is None else values_of(t) for t in (found, expected, exact))
    mine, its, right = (np.asarray(a, np.complex128) for a in (mine, its, right))
    finite = np.isfinite(right) & np.isfinite(its)
    room = within + FARTHER * np.abs(right[finite] - its[finite]).max(initial=0.0)
    near = np.isclose(mine, its, within, within, equal_nan=True)
    near |= np.isclose(mine, right, within, room, equal_nan=True)
    assert near.all(), f"{what}: {mine[~near]}, torch has {its[~near]}"
