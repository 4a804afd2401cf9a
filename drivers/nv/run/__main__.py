"""Run a kernel of a cubin that ptxas or nvcc made, on a card or on a simulated one.

    python -m drivers.nv.run FILE --kernel NAME --grid X,Y,Z --block X,Y,Z [--shared N] --args ...
                             [--device sim:gh100] [--time] [--json]
    python -m drivers.nv.run add.cubin --kernel add --grid 4 --block 64 --args in:a.npy out:float32[256]:b.npy

FILE: a cubin (nvcc -cubin -arch=sm_90), of CUDA 12 or 13. The grid counts blocks; --shared is what CUDA calls
dynamic shared memory. Arguments: in:a.npy, inout:a.npy:b.npy, out:float32[1024]:b.npy, values as i32:7,
f32:0.5, u64:1.
Exit status: 0 the kernel ran and its results were written; 2 bad input, or the kernel or the device failed:
then one sentence on the error output says why (and with --json an object: error, kind, code and where);
130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import dataclasses
import time
from pathlib import Path
from typing import Any

from drivers import open_one
from drivers.core import command
from drivers.core.arguments import check_results, dimensions, parse
from drivers.core.errors import ArgumentError
from drivers.core.running import answer, launch, write_results
from hcq.settings import read_settings

DEFAULT = "sim:gh100"


def main(argv: list[str] | None = None) -> int:
    """Run what the command line asks for and say what came of it."""
    return answer(parser(), run, argv, "blocks", "threads")


def parser() -> command.Parser:
    made = command.parser("drivers.nv.run", __doc__)
    made.add_argument("file", help="cubin")
    made.add_argument("--kernel", default=None, help="which kernel, if the cubin has several")
    made.add_argument("--grid", default="1", help="blocks: X, X,Y or X,Y,Z")
    made.add_argument("--block", default="1", help="threads of a block: X, X,Y or X,Y,Z")
    made.add_argument("--shared", type=int, default=0, help="dynamic shared memory in bytes")
    made.add_argument("--args", nargs="*", default=[], help="the kernel's arguments, in order")
    made.add_argument("--device", default="", help=f"nv, sim:ga100, ...; DEV's or {DEFAULT} if not given")
    made.add_argument("--limit", type=int, default=None, help="instructions that a simulated launch may take")
    made.add_argument("--time", action="store_true", help="also report times")
    made.add_argument("--json", action="store_true", help="print the report as data")
    return made


def run(options: argparse.Namespace) -> dict[str, Any]:
    """Launch once and write the results. Raises DeviceError."""
    grid, block = dimensions(options.grid, "grid"), dimensions(options.block, "block")
    if options.shared < 0:
        raise ArgumentError(f"--shared {options.shared}: a size is 0 or more")
    if options.limit is not None and options.limit < 1:
        raise ArgumentError(f"--limit {options.limit}: a number of instructions is 1 or more")
    given = [parse(text) for text in options.args]
    check_results(given)
    settings = read_settings()
    limit = options.limit or settings.watchdog
    name = options.device or settings.dev or DEFAULT
    with open_one(name, dataclasses.replace(settings, watchdog=limit)) as device:
        program = device.load(Path(options.file), options.kernel)
        placed = [each.place(device) for each in given]
        begin = time.perf_counter()
        device_us = launch(device, program, placed, grid, block, options.shared)
        wall_ms = (time.perf_counter() - begin) * 1e3
        report: dict[str, Any] = {
            "kernel": program.name,
            "signature": str(program.signature),
            "device": device.name,
            "arch": device.arch,
            "grid": grid,
            "block": block,
            "results": write_results(given, placed),
        }
        if options.time:
            report["time"] = {"device_us": device_us, "wall_ms": round(wall_ms, 3)}
        return report


if __name__ == "__main__":
    command.end(main)
