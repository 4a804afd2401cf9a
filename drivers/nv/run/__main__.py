"""Run a kernel of a cubin that ptxas or nvcc made, on a card or on a simulated one.

    python -m drivers.nv.run FILE --kernel NAME --grid X,Y,Z --block X,Y,Z [--shared N] --args ...
                             [--cluster X,Y,Z] [--cooperative] [--stack N]
                             [--device sim:gh100] [--time] [--json]
    python -m drivers.nv.run add.cubin --kernel add --grid 4 --block 64 --args in:a.npy out:float32[256]:b.npy

FILE: a cubin (nvcc -cubin -arch=sm_90), of CUDA 12 or 13. The grid counts blocks; --shared is what CUDA calls
dynamic shared memory, --cluster its launch attribute of cluster dimensions, --cooperative makes the launch
one by cudaLaunchCooperativeKernel, --stack is cudaLimitStackSize: bytes of a thread for functions that may
call themselves.
Arguments: in:a.npy, inout:a.npy:b.npy, out:float32[1024]:b.npy, values as i32:7,
f32:0.5, u64:1.
Exit status: 0 the kernel ran and its results were written; 2 bad input, or the kernel or the device failed:
then one sentence on the error output says why (and with --json an object: error, kind, code and where);
130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from drivers import open_one
from drivers.core import command
from drivers.core.arguments import dimensions
from drivers.core.errors import ArgumentError
from drivers.core.running import add_options, answer, asked, run_once

DEFAULT = "sim:gh100"


def main(argv: list[str] | None = None) -> int:
    """Run what the command line asks for and say what came of it."""
    return answer(parser(), run, argv, "blocks", "threads")


def parser() -> command.CommandParser:
    made = command.parser("drivers.nv.run", __doc__)
    made.add_argument("file", help="cubin")
    devices = f"nv, sim:ga100, ...; DEV's or {DEFAULT} if not given"
    add_options(made, "block", "thread", devices, shared="--shared", more="dynamic shared memory")
    made.add_argument("--cluster", default="", help="blocks of a cluster: X, X,Y or X,Y,Z")
    made.add_argument(
        "--cooperative", action="store_true", help="all blocks at once: they may wait for each other"
    )
    made.add_argument("--stack", type=int, help="stack of a thread in bytes, 1024 if not given")
    return made


def run(options: argparse.Namespace) -> dict[str, Any]:
    """Launch once and write the results. Raises DeviceError."""
    given, settings = asked(options, "shared")
    with open_one(options.device or settings.dev or DEFAULT, settings) as device:
        path, stack = Path(options.file), options.stack
        if stack is not None and not device.arch.startswith("sm_"):
            raise ArgumentError(f"--stack {stack}: {device.name} has no such limit")
        limit = {} if stack is None else {"stack": stack}
        program = device.load(path, options.kernel, **limit)
        if options.cluster:
            clustered = getattr(program, "in_clusters", None)
            if clustered is None:
                raise ArgumentError(f"--cluster {options.cluster}: {device.name} has no clusters")
            program = clustered(dimensions(options.cluster, "cluster"))
        if options.cooperative:
            together = getattr(program, "cooperative", None)
            if together is None:
                raise ArgumentError(f"--cooperative: {device.name} has no such launches")
            program = together()
        return run_once(device, program, given, options, options.shared)


if __name__ == "__main__":
    command.end(main)
