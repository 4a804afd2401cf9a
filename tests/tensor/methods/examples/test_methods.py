"""Every method of a tensor is explained, shows an example, and the example is true.

Covers elementwise.py, layers.py, reductions.py and shapes.py.
"""

from __future__ import annotations

import doctest
import inspect
from types import FunctionType

import pytest

from tensor import Tensor
from tensor.methods.examples import rows

pytestmark = pytest.mark.usefixtures("on_host")


def methods() -> dict[str, str]:
    """The docstrings of a tensor's public methods and properties."""
    members = {name: inspect.getattr_static(Tensor, name) for name in dir(Tensor) if not name.startswith("_")}
    shown = (FunctionType, classmethod, property)
    return {
        name: inspect.getdoc(getattr(m, "__func__", m)) or ""
        for name, m in members.items()
        if isinstance(m, shown)
    }


def test_every_method_of_a_tensor_is_explained() -> None:
    assert [name for name, text in methods().items() if not text or text.startswith(">>>")] == []


def test_every_method_of_a_tensor_shows_an_example_and_it_is_true() -> None:
    texts = methods()
    assert [name for name, text in texts.items() if ">>>" not in text] == []
    assert sorted(rows().keys() - texts.keys()) == []
    runner, parser = doctest.DocTestRunner(), doctest.DocTestParser()
    for text, name in {text: name for name, text in texts.items()}.items():
        runner.run(parser.get_doctest(text, {"Tensor": Tensor}, name, None, 0))
    assert runner.summarize().failed == 0
