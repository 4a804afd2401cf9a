"""A card in another process: what the socket adds to attaching and to a register access.

Host times of our Python and of the simulation behind the socket, machine start not included.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.core.errors import DeviceError
from drivers.core.vfio import open_function
from drivers.sim.serve_host import RemoteHost
from tools.bench.measure import Figure, figure, seconds

CHIP, CARDS, READS = "navi31", 5, 2000
SCRATCH = 4 * 0xC047  # SCRATCH_REG7


def served_figures() -> list[Figure]:
    """`served_boot_s`, `served_attach_s`: as without a socket. `served_read_us`: one register read."""
    cold: list[float] = []
    warm: list[float] = []
    with served() as path:
        host = RemoteHost(path)
        for bdf in host.functions:
            for samples in (cold, warm):
                begin = perf_counter()
                machine = open_machine(open_function(host, bdf))
                samples.append(perf_counter() - begin)
                AmCard(machine).close()
        registers = open_function(host, host.functions[0]).bar(5)
        reads = [value * 1e6 for value in seconds(lambda: registers.read32(SCRATCH), READS)]
        host.disconnect()
    return [
        figure("served_boot_s", cold, 2.0, "low", "cold boot of a card in another process"),
        figure("served_attach_s", warm, 0.3, "low", "warm attach to a card in another process"),
        figure("served_read_us", reads, 500, "low", "one register read through the socket"),
    ]


@contextmanager
def served() -> Iterator[str]:
    """Path of a machine that runs meanwhile. Raises DeviceError when it does not start."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "card")
        command = [sys.executable, "-m", "drivers.sim.serve", path, "--chip", CHIP, "--cards", str(CARDS)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                if process.stdout is None or not process.stdout.readline():
                    raise DeviceError(f"the machine did not start: {' '.join(command)}")
                yield path
            finally:
                process.terminate()
