"""A machine served by a thread of the test, so that its cards can be looked at."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from drivers.sim.pci_machine import PciMachine
from drivers.sim.serve import Server


@contextmanager
def serving(
    folder: Path,
    chip: str = "navi31",
    cards: int = 1,
    driver: str = "",
    iommu: bool = False,
    is_live: bool = False,
) -> Iterator[Server]:
    """A server at `folder`/card; ended, with its clients, at the end."""
    machine = PciMachine(chip, cards, driver=driver, iommu=iommu)
    server = Server(str(folder / "card"), machine, is_live)
    stop = threading.Event()

    def run() -> None:
        while not stop.is_set():
            server.turn(0.02)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield server
    finally:
        stop.set()
        thread.join()
        server.close()
