"""What a function that `jit` records depends on in Python: numbers, texts and tensors that it names and that
are outside of it. A replay would not hear of a change, so the change is found and told.

Found are globals and variables of functions around it, attributes of objects that these or its arguments
are, and the settings of layers; the same for functions and methods that it names. What it changes itself
while it is recorded does not count.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from tensor import modes
from tensor.dtype import DType
from tensor.nested import Same
from tensor.value import Value

PLAIN = (bool, int, float, complex, str, bytes, type(None), DType)
FOREIGN = frozenset({"tensor", "numpy", "torch"}) | sys.stdlib_module_names  # packages whose code is not read
MANY = 64  # elements of a list that is compared
MISSING = "nothing"
Read = Callable[[], Any]


class Dependencies:
    """Values by the path under which the function finds them, as they were when this was made."""

    def __init__(self, function: Any, args: Iterable[Any]) -> None:
        self._walk = _Walk()
        self._walk.start(function, tuple(args))
        self._kept = self._now()

    def settle(self) -> None:
        """The function has run: forget what it changed itself."""
        after = self._now()
        self._kept = {
            path: form for path, form in self._kept.items() if path in after and _same(form, after[path])
        }
        walk = self._walk
        self._names = [
            (path, walk.names[path], self._kept[path]) for path in walk.names if path in self._kept
        ]
        self._settings = [
            (path, walk.settings[path], self._kept[path]) for path in walk.settings if path in self._kept
        ]
        self._count = modes.count()

    def change(self) -> str | None:
        """A sentence about one value that is another now."""
        told = _first_change(self._names)
        if told is None and self._count != modes.count():
            told = _first_change(self._settings)
            if told is None:
                self._count = modes.count()
        return told

    def _now(self) -> dict[str, Any]:
        rows = (*self._walk.names.items(), *self._walk.settings.items())
        forms = ((path, _form(_value(read))) for path, read in rows)
        return {path: form for path, form in forms if form is not NotImplemented}


class _Walk:
    """names: how each value is read, by path; settings: the same of layers, which tell of each change."""

    def __init__(self) -> None:
        self.names: dict[str, Read] = {}
        self.settings: dict[str, Read] = {}
        self._done: set[int] = set()

    def start(self, function: Any, args: tuple[Any, ...]) -> None:
        if isinstance(function, MethodType):
            args, function = (function.__self__, *args), function.__func__
        if isinstance(function, FunctionType):
            self.function(function, args)
        else:
            self.object(type(function).__name__, function, frozenset())

    def function(self, function: FunctionType, args: tuple[Any, ...] = ()) -> None:
        """What a function names; args: objects for its first arguments."""
        if id(function) in self._done and not args:
            return
        self._done.add(id(function))
        code, names = function.__code__, _names(function.__code__)
        scope = function.__globals__
        for name in names & scope.keys():
            self.value(name, partial(scope.get, name, MISSING), names)
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            self.value(name, partial(getattr, cell, "cell_contents"), names)
        for name, given in zip(code.co_varnames, args, strict=False):
            self.object(name, given, names)
        inner = getattr(function, "__wrapped__", None)
        if isinstance(inner, FunctionType):
            self.function(inner)

    def value(self, path: str, read: Read, names: frozenset[str], is_setting: bool = False) -> None:
        found = _value(read)
        if _form(found) is not NotImplemented:
            (self.settings if is_setting else self.names).setdefault(path, read)
        args: tuple[Any, ...] = ()
        if isinstance(found, MethodType):
            args, found = (found.__self__,), found.__func__
        if isinstance(found, FunctionType):
            if _is_users(found):
                self.function(found, args)
        elif isinstance(found, list | tuple) and len(found) <= MANY:
            for place, item in enumerate(found):
                if isinstance(item, modes.Noted):
                    self.object(f"{path}[{place}]", item, names)
        elif not isinstance(found, (Value, *PLAIN)):
            self.object(path, found, names)

    def object(self, path: str, found: Any, names: frozenset[str]) -> None:
        """Attributes of an object, class or module by these names; of a layer all of them."""
        own, kind = getattr(found, "__dict__", None), type(found)
        if own is None or isinstance(found, Value) or id(found) in self._done:
            return
        is_layer = isinstance(found, modes.Noted)
        is_space = isinstance(found, ModuleType | type)
        if not is_layer and not _is_users(found if is_space else kind):
            return
        self._done.add(id(found))
        wanted = own.keys() if is_layer else names & own.keys()
        for name in [name for name in wanted if not name.startswith("_") and name != "training"]:
            is_code = is_space and not isinstance(own[name], PLAIN)
            if not is_code:
                self.value(f"{path}.{name}", partial(_attribute, found, name), names, is_layer)
        if not is_space and _is_users(kind):
            for name in names | {"forward", "__call__"}:
                member = getattr(kind, name, None)
                member = member.fget if isinstance(member, property) else member
                if isinstance(member, FunctionType) and _is_users(member):
                    self.function(member, (found,))


def _names(code: CodeType) -> frozenset[str]:
    """Globals and attributes that a function and those inside it name."""
    inner = (each for each in code.co_consts if isinstance(each, CodeType))
    return frozenset(code.co_names).union(*map(_names, inner))


def _is_users(found: Any) -> bool:
    """Whether it is from a script or package of the user's."""
    name = found.__name__ if isinstance(found, ModuleType) else getattr(found, "__module__", None)
    return str(name).partition(".")[0] not in FOREIGN


def _attribute(found: Any, name: str) -> Any:
    return vars(found).get(name, MISSING)


def _value(read: Read) -> Any:
    try:
        return read()
    except ValueError:  # a variable that has no value yet
        return MISSING


def _form(value: Any) -> Any:
    """What is compared later; NotImplemented for what is not."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, dict):
        return _form([item for pair in value.items() for item in pair])
    if isinstance(value, list | tuple):
        is_plain = len(value) <= MANY and all(isinstance(item, PLAIN) for item in value)
        return (type(value), *value) if is_plain else NotImplemented
    return Same(value) if isinstance(value, Value | FunctionType) else NotImplemented


def _same(before: Any, now: Any) -> bool:
    return before is now or (type(before) is type(now) and bool(before == now))


def _first_change(rows: list[tuple[str, Read, Any]]) -> str | None:
    for path, read, before in rows:
        now = _value(read)
        if now is not before:
            form = _form(now)
            if not _same(before, form):
                return f"{path} was {_told(before)} when it was recorded and is {_told(form)} now"
    return None


def _told(form: Any) -> str:
    if isinstance(form, Same):
        return "another tensor" if isinstance(form.item, Value) else "another function"
    if isinstance(form, tuple) and form and isinstance(form[0], type):
        form = list(form[1:])
    return "something else" if form is NotImplemented else repr(form)[:80]
