"""Who runs next: a seeded, single-threaded scheduler of simulated engines, and the counter that is time.

Engines are coroutines. One that cannot go on yields a `Blocked`; one that used up its budget yields None.
No wall clock, no threads: the same seed and the same calls give the same interleaving, step for step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from drivers.core.errors import SimFault
from hcq.interrupts import is_held, undisturbed

T = TypeVar("T")
LONGEST_BURST = 16  # steps one engine may take before another gets a chance


@dataclass(frozen=True)
class Blocked:
    """Why a coroutine stands still. `is_idle`: it has no work, which is no reason to complain."""

    ready: Callable[[], bool]
    describe: Callable[[], str]
    is_idle: bool = False


Steps = Generator[Blocked | None, None, None]


class Engine:
    """A coroutine with a name, a model clock of its own and a budget that the scheduler grants."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.time_ns = 0
        self.budget = 0
        self.blocked: Blocked | None = None
        self.fault: SimFault | None = None
        self.steps: Steps = self.run()

    def run(self) -> Steps:
        """The engine's life; subclasses take one off `budget` per step and yield when none is left."""
        raise NotImplementedError

    def on_fault(self, fault: SimFault) -> None:
        """Called once, when a step raised `fault`; the engine never runs again."""

    def resume(self) -> None:
        """The host has run since the last turn. Raises SimFault for what it must not have done."""

    def pause(self) -> None:
        """The turn is over: the host runs next."""

    def worked(self, steps: int) -> None:
        """A burst is over, of so many steps."""

    def is_ready(self) -> bool:
        if self.fault is not None:
            return False
        return self.blocked is None or self.blocked.ready()

    def state(self) -> str:
        """One phrase for a deadlock report."""
        if self.fault is not None:
            return f"{self.name} stopped at {self.fault.code}"
        return f"{self.name} {self.blocked.describe() if self.blocked else 'can run'}"


@dataclass
class Scheduler:
    """Runs engines. `steps` counts all steps ever made."""

    seed: int
    steps: int = 0
    time_ns: int = 0
    engines: list[Engine] = field(default_factory=list)
    random: Random = field(init=False)
    host_stops: Callable[[], None] = lambda: None  # before a turn of the engines
    host_goes_on: Callable[[], None] = lambda: None  # after it

    def __post_init__(self) -> None:
        self.random = Random(self.seed)

    def add(self, engine: Engine) -> None:
        engine.time_ns = self.time_ns
        self.engines.append(engine)

    def remove(self, engine: Engine) -> None:
        self.engines.remove(engine)
        engine.steps.close()
        engine.fault = None  # whose traceback leads to whoever met it

    def run(self, quantum: int) -> int:
        """Make up to `quantum` steps; returns how many were made, 0 when nothing can move.

        Raises SimFault from the engine that broke a rule; that engine is stopped, the others are untouched.
        Ctrl-C ends the turn between two bursts, and a launch at its next look: see `hcq.interrupts`.
        """
        with undisturbed:
            self.host_stops()
            try:
                for engine in self.engines:
                    self._asked(engine, engine.resume)
                made = self._turn(quantum)
            finally:
                for engine in self.engines:
                    engine.pause()
                self.host_goes_on()
            self.steps += made
        return made

    def drain(self) -> int:
        """Run until nothing can move. Returns the steps made. Raises as `run`."""
        total = 0
        while made := self.run(1 << 16):
            total += made
        return total

    def report(self) -> str:
        """The state of every engine, for a wait that nobody can satisfy."""
        states = "; ".join(engine.state() for engine in self.engines)
        return states or "no queue exists"

    def _turn(self, quantum: int) -> int:
        made = 0
        while made < quantum and not (made and is_held()):
            ready = [engine for engine in self.engines if self._asked(engine, engine.is_ready)]
            if not ready:
                break
            engine = ready[0] if len(ready) == 1 else self.random.choice(ready)
            made += self._burst(engine, min(quantum - made, self.random.randint(1, LONGEST_BURST)))
        return made

    def _burst(self, engine: Engine, budget: int) -> int:
        engine.budget = budget
        engine.blocked = None
        try:
            engine.blocked = next(engine.steps)
        except SimFault as fault:
            self._stop(engine, fault)
            raise
        except BaseException as error:
            detail = f"the model of {engine.name} ended inside a step: {error!r}"
            self._stop(engine, SimFault("E_NOT_MODELLED", detail))  # it cannot go on and says so
            raise
        finally:
            self.time_ns = max(self.time_ns, engine.time_ns)
        made = max(1, budget - engine.budget)
        engine.worked(made)
        return made

    def _asked(self, engine: Engine, ask: Callable[[], T]) -> T:
        """What an engine answers. Polling can fault too: what a queue waits for may have been unmapped."""
        try:
            return ask()
        except SimFault as fault:
            self._stop(engine, fault)
            raise

    @staticmethod
    def _stop(engine: Engine, fault: SimFault) -> None:
        engine.fault = fault
        engine.on_fault(fault)
