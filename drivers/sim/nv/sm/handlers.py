"""How functions for instructions are registered: a table for each file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from drivers.sim.nv.sm.code import PlacedInst

State = TypeVar("State")
Handler = TypeVar("Handler", bound=Callable[..., None])


class Handlers(Generic[State]):
    """Functions by the instruction's name without modifiers."""

    def __init__(self) -> None:
        self.known: dict[str, Callable[[State, PlacedInst], None]] = {}

    def __call__(self, *names: str) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.known |= dict.fromkeys(names, handler)
            return handler

        return add
