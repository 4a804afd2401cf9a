"""A card without a kernel driver: how long attaching takes us, and what waiting for it costs the host.

Boots are host times of our Python over a simulated card. Waits are real: a thread of this process plays the
card, and the host waits for its word as it would for a signal, by polling or asleep until the interrupt.
"""

from __future__ import annotations

import os
from threading import Thread
from time import perf_counter, sleep, thread_time

import numpy as np

from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.am.wait import Waiter
from drivers.amd.device import AmdDevice
from drivers.core.linux_host import LinuxHost
from drivers.core.vfio import open_function
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tools.bench.measure import Figure, figure, seconds

CHIP, BDF = "navi31", "0000:03:00.0"
BOOTS, WAITS, TRIPS = 5, 15, 200
WORK_S = 0.030  # how long the card lets the host wait


def card_figures() -> list[Figure]:
    """Cold boot and warm attach, round trips polled and by interrupt, and what a long wait costs."""
    return [*boot_figures(), *trip_figures(), *wait_figures()]


def boot_figures() -> list[Figure]:
    """`cold_boot_s`, `warm_attach_s`."""
    cold, warm = [], []
    for _ in range(BOOTS):
        host = PciHost(CHIP)
        begin = perf_counter()
        machine = open_machine(open_function(host, BDF))
        cold.append(perf_counter() - begin)
        AmCard(machine).close()
        begin = perf_counter()
        open_machine(open_function(host, BDF))
        warm.append(perf_counter() - begin)
        host.shutdown()
    return [
        figure("cold_boot_s", cold, 2.0, "low", "our Python, from a dark card to ready"),
        figure("warm_attach_s", warm, 0.3, "low", "our Python, to a card that its last owner left in order"),
    ]


def trip_figures() -> list[Figure]:
    """`trip_polled_us`, `trip_interrupt_us`: one submission and the wait for it, simulation included."""
    found = []
    for name, driver in (("polled", ""), ("interrupt", "vfio-pci")):
        host = PciHost(CHIP, driver=driver)
        device = AmdDevice("card", AmCard(open_machine(open_function(host, BDF))), Settings())
        buffer = device.buffer(np.zeros(1, np.uint64))

        def trip(device: AmdDevice = device, gpu_va: int = buffer.gpu_va) -> None:
            device.compute_queue.timestamp(gpu_va)
            device.synchronize()

        samples = [value * 1e6 for value in seconds(trip, TRIPS)]
        what = f"a submission of one packet and the wait for it, {name}"
        found.append(figure(f"trip_{name}_us", samples, 1000, "low", what))
        device.close()
        host.shutdown()
    return found


def wait_figures() -> list[Figure]:
    """How late a long wait is noticed, and the share of a core that it takes: polled, and asleep."""
    found = []
    for name in ("polled", "interrupt"):
        waits = [long_wait(name == "interrupt") for _ in range(WAITS)]
        late, share = ([each[n] for each in waits] for n in range(2))
        found += [
            figure(
                f"wake_{name}_us", late, 1000, "low", f"from the card's word to the host's next step, {name}"
            ),
            figure(f"wait_{name}_core", share, 1.0, "low", f"share of a core while it waits, {name}"),
        ]
    return found


class Nothing:
    """Interrupt rings with nothing in them."""

    def poll(self) -> None:
        """Nothing to take."""


def long_wait(with_interrupt: bool) -> tuple[float, float]:
    """(microseconds between the word and its being seen, share of a core) of one wait of WORK_S."""
    host = LinuxHost()
    event = host.eventfd()
    waiter = Waiter(host, Nothing(), event if with_interrupt else -1)
    word: list[float] = []

    def card() -> None:
        sleep(WORK_S)
        word.append(perf_counter())
        os.eventfd_write(event, 1)

    thread = Thread(target=card)
    thread.start()
    begin, cpu, what = perf_counter(), thread_time(), "the card's word"
    while not word:
        waiter.turn(what)
    end, cpu = perf_counter(), thread_time() - cpu
    thread.join()
    os.close(event)
    return (end - word[0]) * 1e6, cpu / (end - begin)
