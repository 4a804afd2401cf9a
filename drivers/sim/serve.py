"""`python -m drivers.sim.serve PATH`: a simulated machine in a process of its own, for clients at a socket.

Each client is a process of the machine (`serve_session.py`) and may die at any moment; what it leaves is what
a dead process leaves: cards as they stand, its lock free, its memory gone. One thread; model time moves only
with what clients do. Device names for it: `sim:navi31/pci@PATH`. The wire is in docs/sim_serve.md.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import hashlib
import os
import selectors
import signal
import socket
import stat
import sys
import textwrap
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import NoReturn

from drivers.core.errors import ArgumentError, DeviceError, HostError, SimFault
from drivers.sim.amd.pci.allowed import ALLOWABLE
from drivers.sim.amd.pci.inject import POINTS
from drivers.sim.chips import CHIPS
from drivers.sim.kernel_host import MODES
from drivers.sim.pci import BusFunction
from drivers.sim.pci_machine import PciMachine
from drivers.sim.serve_session import ClientSession

TURN_S = 0.3  # a turn that takes longer than this after a signal is broken off
STEPS, IDLE_S = 256, 0.001  # of engines in a live turn; between two such turns while nothing moves
LONGEST_NS = 100_000_000  # of model time in one live turn, however long the process was kept waiting
ANSWER_S = 30.0  # a client that does not take its answer for so long is dropped
HELP = """A simulated machine with its cards in a process of its own, for clients at a Unix socket.

    python -m drivers.sim.serve /tmp/card                    # serve one navi31 until Ctrl-C
    DEV=sim:navi31/pci@/tmp/card make demo                   # use it, from any number of processes
    python -m drivers.sim.serve /tmp/card --inject psp.sos.dead
    python -m drivers.sim.serve --faults                     # what --inject can break

A client that dies leaves what a dead process leaves: cards as they stand, its locks free, its memory gone.
The wire is described in docs/sim_serve.md. Exit status: 0 served; 1 PATH cannot be served; 2 wrong usage.
"""


class SocketPath:
    """A path in the file system that one server at a time has, and its listening socket there.

    Who has it holds a name in the kernel that goes with the process, so that a file that a dead server left
    is told from one of a living server. Raises HostError when the path is in use or cannot be made.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self._claim = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._take()
            self.listener.bind(path)
            self._file = self._identity()
            self.listener.listen()
        except OSError as error:
            self._claim.close()
            self.listener.close()
            if isinstance(error, HostError):
                raise
            raise HostError(error.errno or 0, f"{path}: {error.strerror or error}") from error

    def leave(self) -> None:
        """Remove the file, unless somebody else's has taken its place meanwhile."""
        with contextlib.suppress(FileNotFoundError):
            if self._identity() == self._file:
                os.unlink(self.path)
        self.listener.close()
        self._claim.close()

    def _identity(self) -> tuple[int, int]:
        found = os.stat(self.path)
        return found.st_dev, found.st_ino

    def _take(self) -> None:
        """Claim the path. A socket file whose server died is taken away; anything else is left alone."""
        taken = HostError(errno.EADDRINUSE, f"{self.path}: another machine is served there")
        digest = hashlib.sha256(os.path.realpath(self.path).encode()).hexdigest()
        try:
            self._claim.bind(f"\0doorbell-sim-{digest}")  # abstract: there is no file to leave behind
        except OSError as error:
            raise taken from error
        if not os.path.exists(self.path):
            return
        if not stat.S_ISSOCK(os.stat(self.path).st_mode):
            raise HostError(errno.EEXIST, f"{self.path} exists and is no socket; name another path")
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            try:
                probe.connect(self.path)
            except ConnectionRefusedError:
                os.unlink(self.path)
            else:
                raise taken


class Server:
    """The socket and its clients. Raises HostError when PATH is in use or cannot be made.

    is_live: engines run and model time goes by while nobody asks for anything; such runs are not repeatable.
    """

    def __init__(self, path: str, machine: PciMachine, is_live: bool = False) -> None:
        self.path, self.machine, self.is_live = path, machine, is_live
        for card in machine.engines if is_live else ():
            card.clock = time.monotonic_ns
        self.late: deque[SimFault] = deque()
        self._printed: set[SimFault] = set()
        self._last_ns = time.monotonic_ns()
        self._is_idle = True
        self.sessions: set[ClientSession] = set()
        self.had_client = self.is_stopping = False
        self._told: dict[int, int] = {}
        self._place = SocketPath(path)
        self._wake = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
        self._listener = self._place.listener
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ, None)
        self._selector.register(self._wake, selectors.EVENT_READ, None)

    @property
    def is_deserted(self) -> bool:
        """Whether there were clients and all have left."""
        return self.had_client and not self.sessions

    def turn(self, timeout_s: float | None = None) -> None:
        """Wait for clients, and serve those that want something."""
        if self.is_live:
            self._live()
            timeout_s = IDLE_S if self._is_idle else 0
        for key, _ in self._selector.select(timeout_s):
            if key.fileobj is self._listener:
                self._accept()
            elif key.data is None:
                self.is_stopping = True
            elif not key.data.feed():
                self._drop(key.data)

    def owns(self, function: BusFunction) -> bool:
        """No card is the server's own: what engines run into while it lets them run is somebody else's."""
        return False

    def _live(self) -> None:
        """Engines take a turn, and as much model time goes by as by the clock, if not too much."""
        passed = min(time.monotonic_ns() - self._last_ns, LONGEST_NS)
        self._last_ns = time.monotonic_ns()
        timers, has_moved = self.machine.timers, True
        try:
            steps = self.machine.run(STEPS, self)
            due = timers.next_due()
            self._is_idle = not steps
            has_moved = bool(steps) or (due is not None and due <= timers.now_ns + passed)
            timers.pass_time(passed)
        except SimFault as fault:
            for session in self.sessions:
                session.host.late.append(fault)
        for session in self.sessions:
            session.host.has_news |= has_moved
        self._print_late()

    def _print_late(self) -> None:
        """Faults that no client has been told yet: one that polls its own memory may never ask again."""
        waiting = {fault: session for session in self.sessions for fault in session.host.late}
        for fault, session in waiting.items():
            if fault not in self._printed:
                print(f"pid {session.pid}: {fault}", file=sys.stderr, flush=True)
        self._printed = set(waiting)

    def stop(self) -> None:
        """End the serving after the present turn."""
        os.eventfd_write(self._wake, 1)

    def end(self) -> NoReturn:
        """End the process now, in the middle of whatever it does; memory and memfds go with it."""
        self._place.leave()
        os._exit(0)

    def close(self) -> None:
        """Drop every client and take the socket and the cards away."""
        for session in list(self.sessions):
            self._drop(session)
        self._selector.close()
        self._place.leave()
        os.close(self._wake)
        self.machine.close()

    def _accept(self) -> None:
        connection, _ = self._listener.accept()
        connection.settimeout(ANSWER_S)
        session = ClientSession(self.machine, connection, self.is_live)
        self.sessions.add(session)
        self.had_client = True
        self._selector.register(connection, selectors.EVENT_READ, session)

    def _drop(self, session: ClientSession) -> None:
        self._selector.unregister(session.connection)
        self.sessions.remove(session)
        session.close()
        self._tell_notes()

    def _tell_notes(self) -> None:
        """What was only noted since the last time, on the standard error."""
        for card in self.machine.cards:
            told = self._told.get(card.index, 0)
            for warning in card.bus.warnings[told:]:
                print(f"noted on card {card.index}: {warning}", file=sys.stderr)
            self._told[card.index] = len(card.bus.warnings)


def end_at_signals(server: Server) -> None:
    """SIGTERM and SIGINT end the server: after its turn if that is short, else in the middle of it.

    Waves run as compiled code, in which no Python handler would be called; the byte that the interpreter's
    own handler writes is read by a thread.
    """
    told, tell = socket.socketpair()
    tell.setblocking(False)
    signal.set_wakeup_fd(tell.fileno(), warn_on_full_buffer=False)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    threading.Thread(target=_await_signal, args=(server, told, tell), daemon=True, name="signals").start()


def _await_signal(server: Server, told: socket.socket, tell: socket.socket) -> None:
    """tell: the end that the interpreter writes to, kept open here."""
    told.recv(1)
    server.stop()
    time.sleep(TURN_S)
    if not server.is_stopping:
        server.end()


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until SIGINT or SIGTERM. Exit status 0; 1 when PATH cannot be served, 2 for wrong arguments."""
    given = parse(arguments)
    if given.faults:
        print("\n".join(f"{name:24} {what}" for name, what in sorted(POINTS.items())))
        return 0
    try:
        machine = PciMachine(
            given.chip,
            given.cards,
            given.seed,
            given.mode,
            budget=given.watchdog,
            inject=given.inject,
            allow=given.allow,
            driver=given.driver,
            iommu=given.iommu,
        )
        server = Server(given.path, machine, given.live)
    except (DeviceError, ArgumentError) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, ArgumentError) else 1
    cards = ", ".join(machine.functions)
    print(f"{given.chip} at {cards}; attach with DEV=sim:{given.chip}/pci@{given.path}", flush=True)
    end_at_signals(server)
    try:
        while not (server.is_stopping or (given.once and server.is_deserted)):
            server.turn()
    finally:
        server.close()
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m drivers.sim.serve",
        description=HELP,
        epilog=textwrap.fill("CODE is one of " + ", ".join(sorted(ALLOWABLE)) + "."),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("path", metavar="PATH", nargs="?", default="", help="Unix socket to make")
    parser.add_argument("--chip", default="navi31", choices=tuple(CHIPS))
    parser.add_argument("--cards", type=int, default=1, help="how many (default 1)")
    parser.add_argument("--seed", type=int, default=0, help="of delays, order and addresses (default 0)")
    parser.add_argument("--mode", default="fast", choices=MODES, help="executor of waves")
    parser.add_argument("--watchdog", type=int, default=None, help="instructions of a wave")
    parser.add_argument("--inject", action="append", default=[], metavar="FAULT", help="arm a fault")
    parser.add_argument("--allow", action="append", default=[], metavar="CODE", help="only note this fault")
    parser.add_argument("--driver", default="", help="kernel driver that holds the cards, such as vfio-pci")
    parser.add_argument("--iommu", action="store_true", help="an IOMMU translates for cards under VFIO")
    parser.add_argument("--live", action="store_true", help="engines and time go on while no client asks")
    parser.add_argument("--faults", action="store_true", help="list what --inject can arm, and end")
    parser.add_argument("--once", action="store_true", help="end when the last client has left")
    given = parser.parse_args(arguments)
    if not (given.path or given.faults):
        parser.error("PATH is missing: where shall the socket be?")
    return given


if __name__ == "__main__":
    sys.exit(main())
