"""Print the submissions of a trace, packet by packet.

    TRACE=out.json make demo
    python -m tools.trace out.json             # every doorbell, its packets decoded
    python -m tools.trace out.json --registers # and each register that a packet sets
    python -m tools.trace out.json --json      # the same as data
    python -m tools.trace sqtt FILE...         # thread traces of real cards; `sqtt --help` says more

The file itself opens in Perfetto (ui.perfetto.dev, which works offline once loaded) and in chrome://tracing.
Exit status: 0 good; 1 a submission holds words that are no packet; 2 the file cannot be read.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from autogen.schema import DecodeError
from drivers.amd import pm4, sdma
from drivers.core import command
from drivers.nv import pushbuffer
from tools.sqtt.show import main as show_sqtt

DEFAULT_ARCH = "gfx1100"  # of traces that do not say


@dataclass(frozen=True)
class Submission:
    """What one doorbell made visible. time_us: since the trace's first event; packets: one line each."""

    number: int
    title: str
    time_us: float
    where: str
    packets: list[str]


class BadTrace(ValueError):
    """The file is not a trace of ours; the message says what was found."""


def read_events(path: Path) -> list[dict[str, Any]]:
    """The events of a trace file. Raises BadTrace, OSError."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        events = found["traceEvents"]
    except (ValueError, KeyError, TypeError) as error:
        kind = type(error).__name__
        raise BadTrace(
            f"{path} is not a Chrome trace-event file ({kind}); make one with TRACE={path}"
        ) from None
    return [event for event in events if isinstance(event, dict)]


def submissions(events: list[dict[str, Any]], with_registers: bool = False) -> Iterator[Submission]:
    """Each doorbell and each command buffer in the order of the file, decoded. Raises BadTrace."""
    start = min((e["ts"] for e in events if "ts" in e), default=0.0)
    carriers = [e for e in events if "dwords" in e.get("args", {})]
    known = arches(events)
    for number, event in enumerate(carriers):
        args = event["args"]
        try:
            words = [int(word, 16) for word in args["dwords"].split()]
        except (ValueError, AttributeError):
            raise BadTrace(f"event {event.get('name')!r}: args.dwords is not a list of hex words") from None
        packets = list(decode(event["name"], words, with_registers, arch_of(args, known)))
        yield Submission(number, event["name"], event["ts"] - start, place(args), packets)


def arches(events: list[dict[str, Any]]) -> dict[str, str]:
    """Target of each device that the trace knows, such as gfx1201."""
    about = (event.get("args", {}) for event in events if event.get("ph") == "i")
    return {args["device"]: args["arch"] for args in about if "device" in args and "arch" in args}


def arch_of(args: dict[str, Any], known: dict[str, str]) -> str:
    """Whose packets these are: the ring's device; where none is named, that of the only device."""
    device = str(args.get("ring", "")).rpartition(" ")[0]
    return known.get(device) or next(iter(known.values()), DEFAULT_ARCH)


def place(args: dict[str, Any]) -> str:
    """Where the words lie: ring address and offset, or the command buffer's address."""
    if "ring_va" in args:
        return f"ring at {args['ring_va']}, from dword {args['offset_dw']}"
    return f"command buffer at {args.get('gpu_va', '?')}"


def decode(title: str, words: list[int], with_registers: bool, arch: str = DEFAULT_ARCH) -> Iterator[str]:
    """The packets of one submission; AMD's copy queues speak SDMA, its others PM4, NVIDIA's methods."""
    try:
        if arch.startswith("sm_"):
            yield from (line.strip() for line in pushbuffer.describe(words))
        elif title.endswith("copy"):
            yield from sdma.describe(words, sdma.packets_of(arch))
        else:
            yield from pm4.describe(words, with_registers, pm4.generation(arch))
    except DecodeError as error:
        yield f"no packet: {error}"


def show(found: Submission) -> str:
    """One submission as text."""
    head = f"#{found.number} {found.title} at {found.time_us:.1f} us, {found.where}"
    return "\n".join([head, *(f"  {line}" for line in found.packets)])


def main(argv: list[str] | None = None) -> int:
    """Print the trace named on the command line."""
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == ["sqtt"]:
        return show_sqtt(words[1:])
    parser = command.parser("tools.trace", __doc__)
    parser.add_argument("file", type=Path, help="a file written by TRACE=file")
    parser.add_argument("--registers", action="store_true", help="decode the registers that packets set")
    parser.add_argument("--json", action="store_true", help="print the submissions as data")
    options = parser.parse_args(argv)
    try:
        found = list(submissions(read_events(options.file), options.registers))
    except (BadTrace, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
    else:
        for each in found:
            print(show(each))
    return 1 if any("no packet" in line for each in found for line in each.packets) else 0


if __name__ == "__main__":
    command.end(main)
