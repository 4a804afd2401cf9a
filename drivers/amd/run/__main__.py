"""Run a kernel of a code object that clang or hipcc made, on a card or on the simulated one.

    python -m drivers.amd.run FILE --kernel NAME --grid X,Y,Z --block X,Y,Z [--lds N] --args ...
                              [--device sim:navi31] [--time] [--json]
    python -m drivers.amd.run add.cl --kernel add --grid 4 --block 64 --args in:a.npy out:float32[256]:b.npy

FILE: a code object for amdhsa (linked, or straight from the compiler), .s assembly as compilers print it, or
.cl/.hip source where a clang with the amdgcn target is installed. The grid counts work-groups. Arguments:
in:a.npy, inout:a.npy:b.npy, out:float32[1024]:b.npy, values as i32:7, f32:0.5, u64:1, and lds:BYTES for
pointers to work-group memory.
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

from drivers import findings, open_one
from drivers.amd.run.elements import check_arrays
from drivers.amd.run.source import code_of
from drivers.core import command
from drivers.core.arguments import check_results, check_room, dimensions, parse
from drivers.core.errors import ArgumentError
from drivers.core.running import answer, launch, write_results
from hcq.settings import read_settings


def main(argv: list[str] | None = None) -> int:
    """Run what the command line asks for and say what came of it."""
    return answer(parser(), run, argv)


def parser() -> command.Parser:
    made = command.parser("drivers.amd.run", __doc__)
    made.add_argument("file", help="code object, .s assembly, or .cl/.hip source")
    made.add_argument("--kernel", default=None, help="which kernel, if the code object has several")
    made.add_argument("--grid", default="1", help="work-groups: X, X,Y or X,Y,Z")
    made.add_argument("--block", default="1", help="lanes of a work-group: X, X,Y or X,Y,Z")
    made.add_argument("--lds", type=int, default=0, help="extra work-group memory in bytes")
    made.add_argument("--args", nargs="*", default=[], help="the kernel's arguments, in order")
    made.add_argument("--device", default="", help="sim:navi31, amd, ...; the best one found if not given")
    made.add_argument("-O", dest="level", type=int, choices=range(4), default=3, help="for sources")
    made.add_argument(
        "--limit",
        type=int,
        default=None,
        help="instructions after which a simulated wave counts as endless",
    )
    made.add_argument("--time", action="store_true", help="also report times")
    made.add_argument("--json", action="store_true", help="print the report as data")
    return made


def run(options: argparse.Namespace) -> dict[str, Any]:
    """Launch once, or with --time a second time for the clock; write the results. Raises DeviceError."""
    grid, block = dimensions(options.grid, "grid"), dimensions(options.block, "block")
    if options.lds < 0:
        raise ArgumentError(f"--lds {options.lds}: a size is 0 or more")
    if options.limit is not None and options.limit < 1:
        raise ArgumentError(f"--limit {options.limit}: a number of instructions is 1 or more")
    given = [parse(text) for text in options.args]
    check_results(given)
    settings = read_settings()
    limit = options.limit or settings.watchdog
    with open_one(options.device, dataclasses.replace(settings, watchdog=limit)) as device:
        if findings(device) is not None:
            check_room(given)
        program = device.load(code_of(Path(options.file), device.arch, options.level), options.kernel)
        check_arrays(given, program.signature.arguments, program.name, Path(options.file))
        placed = [each.place(device) for each in given]
        begin = time.perf_counter()
        device_us = launch(device, program, placed, grid, block, options.lds)
        wall_ms = (time.perf_counter() - begin) * 1e3
        results = write_results(given, placed)
        report: dict[str, Any] = {
            "kernel": program.name,
            "signature": str(program.signature),
            "device": device.name,
            "arch": device.arch,
            "grid": grid,
            "block": block,
            "results": results,
        }
        if options.time:
            report["time"] = {"device_us": device_us, "wall_ms": round(wall_ms, 3)}
        found = findings(device)
        if found is not None:
            report |= found
        return report


if __name__ == "__main__":
    command.end(main)
