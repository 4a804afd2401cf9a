"""What the commands that run a kernel have in common: launch it, measure it, write its results, report.

Stands beside the arguments that such a command takes (arguments.py); knows no vendor.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from drivers.core.arguments import RunArgument, check_results, dimensions, parse
from drivers.core.command import CommandParser
from drivers.core.errors import ArgumentError, DeviceError
from hcq.device import Device
from hcq.heap import MemoryKind
from hcq.program import Program
from hcq.settings import Settings, read_settings


def answer(
    parser: CommandParser,
    run: Callable[[argparse.Namespace], dict[str, Any]],
    argv: list[str] | None,
    groups: str = "groups",
    lanes: str = "lanes",
) -> int:
    """Run what the command line asks for and say what came of it; returns the exit status."""
    words = sys.argv[1:] if argv is None else argv
    if "--json" in words:
        parser.on_error = lambda sentence: print(as_data(sentence, ArgumentError(sentence)))
    options = parser.parse_args(words)
    try:
        report = run(options)
    except DeviceError as error:
        hint = "; --limit allows more" if getattr(error, "code", "") == "E_WATCHDOG" else ""
        tell(f"{error}{hint}".replace("\n", " "), error, options.json)
        return 2
    except Exception as error:
        if read_settings().debug:
            raise
        tell(f"a mistake of this program, not of yours: {error!r}; DEBUG=1 shows where", error, options.json)
        return 2
    print(json.dumps(report, indent=2) if options.json else as_text(report, groups, lanes))
    return 0


def tell(sentence: str, error: Exception, as_json: bool) -> None:
    """Say what failed on the error output; for programs also as data, with the code of a fault and where."""
    print(f"error: {sentence}", file=sys.stderr)
    if as_json:
        print(as_data(sentence, error))


def as_data(sentence: str, error: Exception) -> str:
    where = getattr(error, "where", {})
    told = {"error": sentence, "kind": type(error).__name__, "code": getattr(error, "code", None)}
    return json.dumps({**told, "where": {key: jsonable(where[key]) for key in where}}, indent=2)


def jsonable(value: object) -> object:
    return value if isinstance(value, int | float | str | bool) else str(value)


def add_options(made: CommandParser, group: str, lane: str, devices: str, *, shared: str, more: str) -> None:
    """The options of a command that runs a kernel, in the vendor's words. shared: the option for memory of a
    group, and `more` what it is; devices: what may stand after --device.
    """
    put = made.add_argument
    put("--kernel", default=None, help="which kernel, if the file has several")
    put("--grid", default="1", help=f"{group}s: X, X,Y or X,Y,Z")
    put("--block", default="1", help=f"{lane}s of a {group}: X, X,Y or X,Y,Z")
    put(shared, type=int, default=0, help=f"{more} in bytes")
    put("--args", nargs="*", default=[], help="the kernel's arguments, in order")
    put("--device", default="", help=devices)
    put("--limit", type=int, default=None, help="instructions after which a simulated wave counts as endless")
    put("--time", action="store_true", help="also report times")
    put("--json", action="store_true", help="print the report as data")


def asked(options: argparse.Namespace, shared: str) -> tuple[list[RunArgument], Settings]:
    """The kernel's arguments, and the settings of the device to open, after a look at everything that can be
    wrong before. shared: the option for memory of a group. Raises ArgumentError.
    """
    for what in ("grid", "block"):
        dimensions(getattr(options, what), what)
    size = getattr(options, shared)
    if size < 0:
        raise ArgumentError(f"--{shared} {size}: a size is 0 or more")
    if options.limit is not None and options.limit < 1:
        raise ArgumentError(f"--limit {options.limit}: a number of instructions is 1 or more")
    given = [parse(text) for text in options.args]
    check_results(given)
    settings = read_settings()
    return given, replace(settings, watchdog=options.limit or settings.watchdog)


def run_once(
    device: Device, program: Program, given: list[RunArgument], options: argparse.Namespace, shared_bytes: int
) -> dict[str, Any]:
    """Launch, write the results, report. Raises DeviceError."""
    grid, block = dimensions(options.grid, "grid"), dimensions(options.block, "block")
    placed = [each.place(device) for each in given]
    begin = time.perf_counter()
    device_us = launch(device, program, placed, grid, block, shared_bytes)
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


def launch(
    device: Device,
    program: Program,
    placed: list[object],
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    lds: int,
) -> float:
    """Run the kernel between two looks at the device's clock; returns the microseconds between them."""
    queue = device.compute_queue
    size = queue.stamp_bytes
    marks = device.empty(2 * size, "marks", MemoryKind.HOST)
    marks.host_view()[:] = bytes(2 * size)
    program.signature.pack(placed)  # a wrong argument is told before anything is recorded
    for number in range(2):
        if number == 1:
            program(*placed, grid=grid, block=block, lds=lds)
        queue.timestamp(marks.gpu_va + size * number)
        marks.points[queue.index] = queue.next_point
    device.synchronize()
    first, last = np.frombuffer(marks.host_view(), np.uint64)[queue.stamp_at // 8 :: size // 8]
    return int(last - first) * queue.tick_ns / 1e3


def write_results(given: list[RunArgument], placed: list[object]) -> list[dict[str, Any]]:
    """Write every result file. Raises ArgumentError for one that cannot be written."""
    written = []
    for index, (each, buffer) in enumerate(zip(given, placed, strict=True)):
        array = each.fetch(buffer)
        if array is None or each.result is None:
            continue
        try:
            with each.result.open("wb") as file:
                np.save(file, array)
        except OSError as error:
            raise ArgumentError(f"result {each.result}: {error.strerror}") from None
        shape = list(array.shape)
        written.append(
            {"argument": index, "file": str(each.result), "dtype": str(array.dtype), "shape": shape}
        )
    return written


def as_text(report: dict[str, Any], groups: str = "groups", lanes: str = "lanes") -> str:
    """The report for people, in the vendor's words for groups and lanes."""
    grid, block = ("x".join(map(str, report[key])) for key in ("grid", "block"))
    lines = [
        f"{report['signature']} on {report['device']} ({report['arch']}): {grid} {groups} of {block} {lanes}"
    ]
    lines += [f"  {each['file']}: {each['dtype']}{each['shape']}" for each in report["results"]]
    if "time" in report:
        lines.append(
            f"  {report['time']['device_us']:.2f} us on the device, {report['time']['wall_ms']:.1f} ms here"
        )
    if report.get("approximate"):
        lines.append(f"  results depend on approximate instructions: {', '.join(report['approximate'])}")
    lines += [f"  {note}" for note in report.get("notes", ())]
    return "\n".join(lines)
