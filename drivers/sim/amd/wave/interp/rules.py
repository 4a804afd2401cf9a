"""The table of instructions that the reference runs by handlers of its own: what is not registers alone."""

from __future__ import annotations

from collections.abc import Callable

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.interp.state import Wave

Handler = Callable[[Wave, Inst], None]
HANDLERS: dict[str, Handler] = {}


def handler(*names: str) -> Callable[[Handler], Handler]:
    """Register an instruction."""

    def register(function: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register
