"""Python time of a submission, with the execution stubbed: packets are parsed, no wave runs.

A replay is so short that what the simulated card does when its doorbell rings would be most of it; so nobody
hears the doorbell while replays are timed.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from drivers.amd.device import AmdDevice
from drivers.amd.probe.proof import kernel_object
from drivers.sim.amd.wave.launch import Counters, Launch
from drivers.sim.memory import AddressSpace
from hcq.buffer import Buffer
from hcq.graph import Call
from hcq.program import Program
from tools.bench.measure import Figure, figure, simulated_device

GRID, BLOCK = (4, 1, 1), (32, 1, 1)
SUBMISSIONS = 200
GRAPH_KERNELS = 100
REPLAYS = 10  # in a row, before the simulated engines run


class Nobody:
    """A doorbell that no engine hears."""

    def read64(self, offset: int) -> int:
        return 0

    def write64(self, offset: int, value: int) -> None: ...

    def write32(self, offset: int, value: int) -> None: ...


def stub(launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
    """Runs nothing."""
    return Counters(wave_instructions=1, waves=1)


def submission_figures() -> list[Figure]:
    """`submit_us`: one launch of a loaded kernel. `replay_us_per_kernel`: of a recorded 100-kernel buffer."""
    device = simulated_device(stub)
    program = device.load(kernel_object(device.arch))
    buffer = device.empty(512)
    figures = [submit_figure(device, program, buffer), replay_figure(device, program, buffer)]
    device.close()
    return figures


def submit_figure(device: AmdDevice, program: Program, buffer: Buffer) -> Figure:
    samples = []
    for _ in range(20):
        begin = perf_counter()
        for _ in range(SUBMISSIONS):
            program(buffer, grid=GRID, block=BLOCK)
        device.flush()
        samples.append((perf_counter() - begin) / SUBMISSIONS * 1e6)
        device.synchronize()
    return figure("submit_us", samples, 25, "low", "Python time to submit one compiled kernel")


def replay_figure(device: AmdDevice, program: Program, buffer: Buffer) -> Figure:
    graph = device.graph([Call(program, [buffer], GRID, BLOCK)] * GRAPH_KERNELS)
    ring, samples = device.compute_queue.ring, []
    bell = ring.doorbell
    for _ in range(20):
        ring.doorbell = replace(bell, window=Nobody())
        begin = perf_counter()
        for _ in range(REPLAYS):
            graph.replay()
        samples.append((perf_counter() - begin) / REPLAYS / GRAPH_KERNELS * 1e6)
        ring.doorbell = bell
        bell.ring(ring.space.put)
        device.synchronize()
    what = "replay of a recorded 100-kernel command buffer, a kernel"
    return figure("replay_us_per_kernel", samples, 0.3, "low", what)
