"""The examples in docstrings of functions and classes by torch's names: each public one has one, and all are
true."""

from __future__ import annotations

import doctest
import inspect
import struct
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tensor.autograd  # noqa: F401
from tensor import (
    Tensor,
    distributions,
    dtypes,
    fft,
    lifetimes,
    masked,
    nn,
    onnx,
    optim,
    placement,
    quant,
    random,
    state,
    switches,
    testing,
    torch_names,
    transforms,
)
from tensor import functions as functions_by_torchs_names
from tensor.distributions import categorical, composed, continuous, discrete, distribution, gamma, kl
from tensor.distributions import normal as normals
from tensor.linalg import equations, factors, norms
from tensor.methods import less_common
from tensor.nn import (
    adaptive,
    ctc,
    functional,
    init,
    lazy,
    margins,
    parallel,
    patches,
    pointwise,
    utils,
    windows,
)
from tensor.nn import norms as layer_norms
from tensor.nn.utils import parametrizations, parametrize, prune, rnn
from tensor.optim import lr_scheduler, swa_utils
from tensor.signal import spectrogram
from tensor.signal import windows as signal_windows
from tensor.special import airy, bessel, normal, polynomials
from tensor.utils import data, samplers
from tests.tensor.weights import test_gguf_file, test_torch_file

gradcheck, jit = (sys.modules[f"tensor.{name}"] for name in ("autograd.gradcheck", "jit"))
pytestmark = pytest.mark.usefixtures("on_host")
MODULES = [
    *(
        airy,
        bessel,
        ctc,
        equations,
        factors,
        fft,
        init,
        layer_norms,
        less_common,
        margins,
        masked,
        normal,
        norms,
        patches,
    ),
    *(pointwise, polynomials, spectrogram, signal_windows, windows),
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


# What few of whose functions compute something.
OTHERS = [
    functions_by_torchs_names,
    placement,
    random,
    switches,
    testing,
    gradcheck,
    parallel,
    jit,
    samplers,
    lifetimes,
]


KINDS = [distribution, torch_names, categorical, composed, continuous, discrete, gamma, kl, normals]


LAYERS = [adaptive, lazy, parametrizations, parametrize, prune, rnn]


@pytest.mark.parametrize("module", [*OTHERS, *KINDS, *LAYERS, swa_utils], ids=lambda module: module.__name__)
def test_examples_beside_torchs_habits_are_true(module: ModuleType) -> None:
    names = {"Tensor": Tensor, "nn": nn, "optim": optim, "dtypes": dtypes, **vars(distributions)}
    found = doctest.testmod(module, extraglobs=names)
    assert found.attempted > 0 and found.failed == 0


@pytest.mark.parametrize("module", [composed, data, kl, parametrize, prune, torch_names])
def test_every_class_and_function_of_these_shows_one(module: ModuleType) -> None:
    shown = (inspect.isclass, inspect.isfunction)
    found = {n: v for n, v in vars(module).items() if any(kind(v) for kind in shown) and n[0] != "_"}
    own = {n: v for n, v in found.items() if v.__module__ == module.__name__}
    assert own and [n for n, v in own.items() if ">>>" not in (inspect.getdoc(v) or "")] == []


# What users import from these; some of it is made in modules below them.
OFFERED = [nn, functional, utils, optim, lr_scheduler, state, transforms, quant, onnx]
INNER = {"HasGroups", "owned"}  # of the library's own use


def offered(module: ModuleType) -> dict[str, object]:
    """What a module offers by name: what it lists, or what it defines."""
    names = getattr(module, "__all__", None) or [n for n, v in vars(module).items() if _is_of(v, module)]
    found = {name: getattr(module, name) for name in names if name not in INNER and not name.startswith("_")}
    return {name: value for name, value in found.items() if callable(value)}


def _is_of(value: object, module: ModuleType) -> bool:
    made_in = getattr(value, "__module__", None) or ""
    beside = [f"{module.__name__.rpartition('.')[0]}.{name}" for name in ("plateau", "cycles", "schedule")]
    return made_in in (module.__name__, *beside)


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own to work in, with a file of torch's and one of ggml's in it."""
    monkeypatch.chdir(tmp_path)
    row, values = struct.pack("<2f", 1, 2), {"weight": test_torch_file.Torch(monkeypatch)}
    made = {name: torch.tensor("0", 2, 0, (2,), (1,)) for name, torch in values.items()}
    test_torch_file.written(tmp_path / "model.pt", made, {"0": row})
    test_gguf_file.written(tmp_path / "model.gguf", [], [("weight", (2,), 0, row)])
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("module", OFFERED, ids=lambda module: module.__name__)
def test_everything_that_users_import_shows_an_example_and_it_is_true(module: ModuleType) -> None:
    found = offered(module)
    assert [name for name, value in found.items() if ">>>" not in (inspect.getdoc(value) or "")] == []
    names = {"Tensor": Tensor, "nn": nn, "optim": optim, "onnx": onnx, **vars(nn)}
    for place in sorted({value.__module__ for value in found.values()}):
        part = sys.modules[place]
        told = doctest.testmod(part, extraglobs={**names, **vars(part)})
        assert told.attempted > 0 and told.failed == 0
