"""What a function that `jit` records depends on in Python: numbers, texts, tensors, functions and layers that
are outside of it and that it reads by name. A replay would not hear of a change, so the change is found and
told.

Found are globals and variables of functions around it, attributes of objects that these or its arguments
are, and the settings of layers; the same for functions and methods that it names. What it changes itself
while it is recorded does not count, nor does the code of installed packages.
"""

from __future__ import annotations

import dis
import enum
import sys
from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from tensor import modes
from tensor.dtype import DType
from tensor.nested import Same
from tensor.value import BaseTensor

PLAIN = (bool, int, float, complex, str, bytes, type(None), DType, np.generic, enum.Enum)
FOREIGN = frozenset({"tensor", "numpy", "torch"}) | sys.stdlib_module_names  # packages whose code is not read
MANY = 64  # elements of a list that is compared
MISSING = "nothing"
Read = Callable[[], Any]
Key = tuple[int, str]


class Dependencies:
    """Values that the function finds outside of itself, as they were when this was made."""

    def __init__(self, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> None:
        walk = _Walk()
        walk.start(function, args, kwargs)
        self._names, self._settings = _formed(walk.names), _formed(walk.settings)

    def settle(self) -> None:
        """The function has run: forget what it changed itself."""
        self._names = [row for row in self._names if _told_change(*row) is None]
        self._settings = [row for row in self._settings if _told_change(*row) is None]
        self._count = modes.count()

    def change(self) -> str | None:
        """A sentence about one value that is another now."""
        told = _first_change(self._names)
        if told is None and self._count != modes.count():
            told = _first_change(self._settings)
            if told is None:
                self._count = modes.count()
        return told


class _Names(NamedTuple):
    """What code reads: globals, attributes, and attributes that it calls at once (`optimizer.step()`)."""

    globals: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    methods: frozenset[str] = frozenset()


class _Walk:
    """names: what each value is called and how it is read, by what holds it and its name there; settings: the
    same of layers, which tell of each change.
    """

    def __init__(self) -> None:
        self.names: dict[Key, tuple[str, Read]] = {}
        self.settings: dict[Key, tuple[str, Read]] = {}
        self._paths: dict[int, str] = {}  # of objects
        self._read: set[str] = set()  # attributes, by any function
        self._of_users: dict[Key, str] = {}  # attributes of users' layers, which count if they are read
        self._done: set[Hashable] = set()
        self._todo: deque[Callable[[], None]] = deque()  # instead of recursion, which has a limit

    def start(self, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> None:
        found, first = _function_of(function)
        if isinstance(found, FunctionType):
            self._function(found, (*first, *args), kwargs)
        else:
            self._object(type(found).__name__, found, _Names())
        while self._todo:
            self._todo.popleft()()
        for key, name in self._of_users.items():
            if name not in self._read:
                self.settings.pop(key, None)

    def _function(
        self, function: FunctionType, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None
    ) -> None:
        """What a function names; args and kwargs: objects that it is given."""
        done = (id(function), *map(id, args))
        if done in self._done:
            return
        self._done.add(done)
        code, names = function.__code__, _names(function.__code__)
        self._read |= names.attributes | names.methods
        scope, places = function.__globals__, code.co_varnames[: code.co_argcount]
        for name in names.globals & scope.keys():
            self._value((id(scope), name), name, partial(scope.get, name, MISSING), names)
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            self._value((id(cell), ""), name, partial(_content, cell), names)
        given = {
            places[at] if at < len(places) else f"(argument {at + 1})": item for at, item in enumerate(args)
        }
        for name, item in (given | dict(kwargs or {})).items():
            self._object(name, item, names)
        inner = getattr(function, "__wrapped__", None)
        if isinstance(inner, FunctionType):
            self._function(inner)

    def _value(self, key: Key, path: str, read: Read, names: _Names, is_setting: bool = False) -> None:
        found = read()
        if _form(found) is not NotImplemented and key not in self.settings:
            (self.settings if is_setting else self.names).setdefault(key, (path, read))
        found, args = _function_of(found)
        if isinstance(found, FunctionType):
            if _is_users(found):
                self._todo.append(partial(self._function, found, args))
        elif isinstance(found, list | tuple) and len(found) <= MANY:
            for place, item in enumerate(found):
                if isinstance(item, modes.Noted):
                    self._todo.append(partial(self._object, f"{path}[{place}]", item, names))
        elif not isinstance(found, (BaseTensor, *PLAIN)):
            self._todo.append(partial(self._object, path, found, names))

    def _object(self, path: str, found: Any, names: _Names) -> None:
        """Attributes of an object, class or module by these names; of a layer all of them."""
        is_layer, is_space = isinstance(found, modes.Noted), isinstance(found, ModuleType | type)
        is_users = _is_users(found if is_space else type(found))
        done = (id(found), names if is_users else None)
        if not hasattr(found, "__dict__") or done in self._done or not (is_layer or is_users):
            return
        self._done.add(done)
        path = self._paths.setdefault(id(found), path)
        if is_layer:
            self._layer(path, found, is_users)
        if is_users:
            for name in names.attributes | names.methods:
                now = _attribute(found, name)
                is_called = name not in names.attributes and isinstance(now, (*PLAIN, list, tuple, dict))
                is_method = name not in vars(found) and not isinstance(now, PLAIN)
                if now is not MISSING and not is_called and not is_method:
                    self._value((id(found), name), f"{path}.{name}", partial(_attribute, found, name), names)
        if is_users and not is_space:
            for name in names.attributes | names.methods | {"forward", "__call__"}:
                member = getattr(type(found), name, None)
                member, _ = _function_of(member.fget if isinstance(member, property) else member)
                if isinstance(member, FunctionType) and _is_users(member):
                    self._todo.append(partial(self._function, member, (found,)))

    def _layer(self, path: str, layer: Any, is_users: bool) -> None:
        for name in vars(layer):
            if name != "training" and (is_users or not name.startswith("_")):
                key = (id(layer), name)
                if is_users:
                    self._of_users[key] = name
                read = partial(_attribute, layer, name)
                self._value(key, f"{path}.{name}", read, _Names(), is_setting=True)


def _names(code: CodeType) -> _Names:
    """What a function and those inside it read."""
    globals_, attributes, methods = set[str](), set[str](), set[str]()
    for each in dis.get_instructions(code):
        kind = each.opname
        if kind in ("LOAD_GLOBAL", "LOAD_NAME"):
            globals_.add(each.argval)
        elif kind == "LOAD_METHOD" or (kind == "LOAD_ATTR" and sys.version_info >= (3, 12) and each.arg & 1):
            methods.add(each.argval)
        elif kind in ("LOAD_ATTR", "LOAD_SUPER_ATTR"):
            attributes.add(each.argval)
    inner = [_names(each) for each in code.co_consts if isinstance(each, CodeType)]
    own = map(frozenset, (globals_, attributes, methods))
    return _Names(*(mine.union(*theirs) for mine, *theirs in zip(own, *inner, strict=True)))


def _function_of(found: Any) -> tuple[Any, tuple[Any, ...]]:
    """The function inside a method, a partial or a decorated one, and the arguments that it has already."""
    args: tuple[Any, ...] = ()
    while not isinstance(found, FunctionType):
        if isinstance(found, MethodType):
            args, found = (found.__self__, *args), found.__func__
        elif isinstance(found, partial):
            args, found = (*found.args, *args), found.func
        elif isinstance(found, type) or "__wrapped__" not in getattr(found, "__dict__", ()):
            break
        else:
            found = found.__wrapped__
    return found, args


def _is_users(found: Any) -> bool:
    """Whether it is from a script or package of the user's, not an installed one."""
    name = found.__name__ if isinstance(found, ModuleType) else getattr(found, "__module__", None)
    return _is_users_module(str(name).partition(".")[0])


@cache
def _is_users_module(name: str) -> bool:
    file = getattr(sys.modules.get(name), "__file__", None) or ""
    is_installed = not {"site-packages", "dist-packages"}.isdisjoint(Path(file).parts)
    return name == "__main__" or not (name in FOREIGN or is_installed)


def _attribute(found: Any, name: str) -> Any:
    """Of the object, or else of its class."""
    own = vars(found)
    kind = found if isinstance(found, ModuleType | type) else type(found)
    return own[name] if name in own else getattr(kind, name, MISSING)


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # the variable has no value yet
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
    return Same(value) if isinstance(value, BaseTensor | FunctionType | modes.Noted) else NotImplemented


def _formed(rows: Mapping[Key, tuple[str, Read]]) -> list[tuple[str, Read, Any]]:
    forms = ((path, read, _form(read())) for path, read in rows.values())
    return [row for row in forms if row[2] is not NotImplemented]


def _same(before: Any, now: Any) -> bool:
    if isinstance(before, Same) and isinstance(now, Same) and _does_same(before.item, now.item):
        return True
    is_nan = before != before and now != now
    return before is now or (type(before) is type(now) and (is_nan or bool(before == now)))


def _does_same(before: Any, now: Any) -> bool:
    """Whether these are one function, defined twice, as when a cell of a notebook runs again."""
    if not (isinstance(before, FunctionType) and isinstance(now, FunctionType)):
        return False
    given = [
        getattr(each, f"__{name}__")
        for each in (before, now)
        for name in ("closure", "defaults", "kwdefaults")
    ]
    return before.__code__ == now.__code__ and before.__globals__ is now.__globals__ and not any(given)


def _first_change(rows: list[tuple[str, Read, Any]]) -> str | None:
    return next((told for row in rows if (told := _told_change(*row)) is not None), None)


def _told_change(path: str, read: Read, before: Any) -> str | None:
    now = read()
    if now is before or _same(before, form := _form(now)):
        return None
    if isinstance(before, Same) and isinstance(form, Same):
        return f"{path} is {_told(form).replace('a ', 'another ', 1)} than when it was recorded"
    return f"{path} was {_told(before)} when it was recorded and is {_told(form)} now"


def _told(form: Any) -> str:
    if isinstance(form, Same):
        kinds = ((BaseTensor, "tensor"), (FunctionType, "function"), (modes.Noted, "layer"))
        return next(f"a {name}" for kind, name in kinds if isinstance(form.item, kind))
    if isinstance(form, tuple) and form and isinstance(form[0], type):
        form = list(form[1:])
    return "something else" if form is NotImplemented else repr(form)[:80]
