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
from pathlib import Path
from typing import Any

from drivers import findings, open_one
from drivers.amd.run.elements import check_arrays
from drivers.amd.run.source import code_of
from drivers.core import command
from drivers.core.arguments import check_room
from drivers.core.running import add_options, answer, asked, run_once


def main(argv: list[str] | None = None) -> int:
    """Run what the command line asks for and say what came of it."""
    return answer(parser(), run, argv)


def parser() -> command.CommandParser:
    made = command.parser("drivers.amd.run", __doc__)
    made.add_argument("file", help="code object, .s assembly, or .cl/.hip source")
    made.add_argument("-O", dest="level", type=int, choices=range(4), default=3, help="for sources")
    devices = "sim:navi31, amd, ...; the best one found if not given"
    add_options(made, "work-group", "lane", devices, shared="--lds", more="extra work-group memory")
    return made


def run(options: argparse.Namespace) -> dict[str, Any]:
    """Launch once and write the results. Raises DeviceError."""
    given, settings = asked(options, "lds")
    with open_one(options.device, settings) as device:
        if findings(device) is not None:
            check_room(given)
        program = device.load(code_of(Path(options.file), device.arch, options.level), options.kernel)
        check_arrays(given, program.signature.arguments, program.name, Path(options.file))
        report = run_once(device, program, given, options, options.lds)
        return report | (findings(device) or {})


if __name__ == "__main__":
    command.end(main)
