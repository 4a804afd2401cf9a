"""Processor time of a submission and of a replay by the driver of NVIDIA cards.

No kernel runs: nobody hears the doorbell, and what was handed over is given up afterwards.
"""

from __future__ import annotations

from dataclasses import replace
from time import process_time

from drivers import open_one
from drivers.nv.device import NvDevice
from hcq.buffer import Buffer
from hcq.graph import Call
from hcq.program import Program
from tools import nv_kernels
from tools.bench.measure import Figure, figure
from tools.bench.submission import Nobody

DEVICE = "sim:gh100"
GRID, BLOCK = (4, 1, 1), (32, 1, 1)
SUBMISSIONS = 200
GRAPH_KERNELS = 100
REPLAYS = 10  # in a row
SAMPLES = 20


def nv_submission_figures() -> list[Figure]:
    """`nv_submit_us`: one launch of a loaded kernel. `nv_replay_us_per_kernel`: of 100 that were recorded."""
    device = open_one(DEVICE)
    if not isinstance(device, NvDevice):
        raise TypeError(f"{DEVICE} is no NVIDIA card")
    bank = device.card.classes.generation.bank
    program = device.load(nv_kernels.kernel(device.arch, bank, nv_kernels.constant(1)).pack())
    buffer = device.empty(512)
    device.synchronize()
    figures = [submit_figure(device, program, buffer), replay_figure(device, program, buffer)]
    device.close()
    return figures


def hush(device: NvDevice) -> None:
    """From now on nobody hears the compute queue's doorbell."""
    ring = device.compute_queue.ring
    ring.doorbell = replace(ring.doorbell, window=Nobody())


def give_up(device: NvDevice) -> None:
    """Both channels are made anew, empty."""
    for queue in device.queues:
        device.restart(queue)
    device.synchronize()


def submit_figure(device: NvDevice, program: Program, buffer: Buffer) -> Figure:
    samples = []
    for _ in range(SAMPLES):
        hush(device)
        begin = process_time()
        for _ in range(SUBMISSIONS):
            program(buffer, grid=GRID, block=BLOCK)
        device.flush()
        samples.append((process_time() - begin) / SUBMISSIONS * 1e6)
        give_up(device)
    return figure("nv_submit_us", samples, 8, "low", "Python time to submit one compiled kernel")


def replay_figure(device: NvDevice, program: Program, buffer: Buffer) -> Figure:
    graph = device.graph([Call(program, [buffer], GRID, BLOCK)] * GRAPH_KERNELS)
    samples = []
    for _ in range(SAMPLES):
        hush(device)
        begin = process_time()
        for _ in range(REPLAYS):
            graph.replay()
        samples.append((process_time() - begin) / REPLAYS / GRAPH_KERNELS * 1e6)
        give_up(device)
    what = "replay of a recorded 100-kernel command buffer, a kernel"
    return figure("nv_replay_us_per_kernel", samples, 0.1, "low", what)
