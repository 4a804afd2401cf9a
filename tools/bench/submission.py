"""Python time of a submission, with the execution stubbed: packets are parsed, no wave runs."""

from __future__ import annotations

from time import perf_counter

from drivers.amd.device import AmdDevice
from drivers.amd.probe.proof import kernel_object
from drivers.sim.amd.memory import AddressSpace
from drivers.sim.amd.wave.launch import Counters, Launch
from hcq.buffer import Buffer
from hcq.graph import Call
from hcq.program import Program
from tools.bench.measure import Figure, figure, simulated_device

GRID, BLOCK = (4, 1, 1), (32, 1, 1)
SUBMISSIONS = 200
GRAPH_KERNELS = 100
REPLAYS = 10  # in a row, before the simulated engines run


def stub(launch: Launch, memory: AddressSpace, mode: str, budget: int) -> Counters:
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
    samples = []
    for _ in range(20):
        begin = perf_counter()
        for _ in range(REPLAYS):
            graph.replay()
        samples.append((perf_counter() - begin) / REPLAYS / GRAPH_KERNELS * 1e6)
        device.synchronize()
    what = "replay of a recorded 100-kernel command buffer, a kernel"
    return figure("replay_us_per_kernel", samples, 0.3, "low", what)
