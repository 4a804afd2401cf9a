"""Ctrl-C and other signals during a device operation: an exception that a handler raises is held back.

Python runs handlers wherever the main thread is, and an exception from one leaves the operation there half
done. Inside `undisturbed` handlers run at once as usual, but their exceptions are raised at its end, or at
`let_in`: a place where nothing is half done, such as between two turns of a wait. Knows no device.

CPython itself loses an exception that a handler raises inside any `__del__` or callback of a weak reference:
it prints "Exception ignored in" and continues. Nothing above it can tell; a second Ctrl-C counts.
"""

from __future__ import annotations

import importlib
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import get_ident, main_thread
from types import FrameType
from typing import Any, ParamSpec, TypeVar

_NAMES = ("INT", "ALRM", "TERM", "HUP", "QUIT", "USR1", "USR2", "VTALRM", "PROF")
NUMBERS = tuple(int(getattr(signal, f"SIG{name}")) for name in _NAMES if hasattr(signal, f"SIG{name}"))
# What stands under `signal`, which looks for a name of each handler: that takes a sixth of a short launch.
_plain: Any = importlib.import_module("_signal")
_signal, _getsignal = _plain.signal, _plain.getsignal
Handler = Callable[[int, FrameType | None], Any]
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Undisturbed:
    """The state of the main thread, the only one that runs handlers; others pass. May be entered again.

    Only while `depth` is not 0 is anything held back, so what tears the ends of this leaves nothing wrong: a
    handler that is still replaced calls the one that was there.
    """

    def __init__(self) -> None:
        self.depth = 0
        self.is_patient = False
        self.held: dict[int, BaseException] = {}  # by signal; a second Ctrl-C says nothing new
        self._before: dict[int, Handler] = {}
        self._found: tuple[Any, ...] = ()
        self._main = main_thread().ident
        self._gate: Handler = self._run
        os.register_at_fork(after_in_child=self._forked)

    def __enter__(self) -> None:
        if get_ident() == self._main:
            if not self.depth:
                found = tuple(map(_getsignal, NUMBERS))
                if found != self._found:
                    self._look(found)
                for number in self._before:
                    _signal(number, self._gate)
            self.depth += 1

    def __exit__(self, *_: object) -> None:
        if get_ident() == self._main:
            self.depth -= 1
            if not self.depth:
                for number, handler in self._before.items():
                    other = _signal(number, handler)
                    if other is not self._gate:  # set meanwhile
                        _signal(number, other)
                if self.held:
                    self.let_in()

    def let_in(self) -> None:
        """Raise what was held back, if anything was: nothing is half done here."""
        if self.held and get_ident() == self._main:
            raise self.held.pop(next(iter(self.held)))

    def take(self) -> BaseException | None:
        """The exception that was held back, for a caller that raises it with a longer message."""
        return self.held.pop(next(iter(self.held))) if self.held and get_ident() == self._main else None

    def _look(self, found: tuple[Any, ...]) -> None:
        """Handlers were set since the last time; one that is still replaced stands for what was there."""
        handlers = {n: each for n, each in zip(NUMBERS, found, strict=True) if callable(each)}
        self._before = {n: self._before[n] if each is self._gate else each for n, each in handlers.items()}
        self._found = found

    def _run(self, number: int, frame: FrameType | None) -> None:
        try:
            self._before[number](number, frame)
        except BaseException as error:
            if not self.depth:
                raise
            self.held.setdefault(number, error)

    def _forked(self) -> None:
        """In a child: of its threads only the one that forked is there."""
        if get_ident() != self._main:
            self._main, self.depth = get_ident(), 0
            self.held.clear()


undisturbed = Undisturbed()
let_in, take = undisturbed.let_in, undisturbed.take


def is_held() -> bool:
    """Whether the user wants what runs to end."""
    return bool(undisturbed.held) and not undisturbed.is_patient


@contextmanager
def patient() -> Iterator[None]:
    """What runs inside comes to its own end, whatever the user wants."""
    before, undisturbed.is_patient = undisturbed.is_patient, True
    try:
        yield
    finally:
        undisturbed.is_patient = before


def cause() -> str:
    """What was held back first, for people; empty if nothing."""
    number = next(iter(undisturbed.held), 0)
    return "Ctrl-C" if number == signal.SIGINT else signal.Signals(number).name if number else ""


def whole(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """A function that is done whole or not begun."""

    @wraps(function)
    def done(*args: Arguments.args, **named: Arguments.kwargs) -> Result:
        with undisturbed:
            return function(*args, **named)

    return done
