"""The examples in docstrings of functions by torch's names: each public one has one, and all are true."""

from __future__ import annotations

import doctest
import inspect
from types import ModuleType

import pytest

from tensor import Tensor, fft, masked
from tensor.linalg import equations, factors, norms
from tensor.methods import further
from tensor.nn import ctc, margins, patches, pointwise
from tensor.nn import norms as layer_norms
from tensor.signal import spectrogram, windows
from tensor.special import airy, bessel, normal, polynomials

pytestmark = pytest.mark.usefixtures("on_host")
MODULES = [
    *(
        airy,
        bessel,
        ctc,
        equations,
        factors,
        fft,
        further,
        layer_norms,
        margins,
        masked,
        normal,
        norms,
        patches,
    ),
    *(pointwise, polynomials, spectrogram, windows),
]


def functions(module: ModuleType) -> dict[str, str]:
    """The docstrings of what a module offers, by name; methods of a class of tensors too."""
    found = dict(inspect.getmembers(module, inspect.isfunction))
    for _, kind in inspect.getmembers(module, inspect.isclass):
        if kind.__module__ == module.__name__ and issubclass(kind, Tensor.__mro__[-2]):
            found |= {name: getattr(kind, name) for name in vars(kind) if callable(getattr(kind, name))}
    own = {n: f for n, f in found.items() if not n.startswith("_") and f.__module__ == module.__name__}
    return {name: inspect.getdoc(function) or "" for name, function in own.items()}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_function_shows_an_example_and_it_is_true(module: ModuleType) -> None:
    assert [name for name, text in functions(module).items() if ">>>" not in text] == []
    found = doctest.testmod(module, extraglobs={"Tensor": Tensor})
    assert found.attempted >= len(set(functions(module).values())) > 0 and found.failed == 0
