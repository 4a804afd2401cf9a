"""What `python -m tools.trace sqtt` prints: each launch's engines, and each traced wave's instructions with
the cycles since the one before."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from autogen.schema import DecodeError
from drivers.amd.isa import isa
from drivers.core import command
from tools.sqtt.capture import BadCapture, CapturedCode, CapturedLaunch, EngineTrace, code_of, read_capture
from tools.sqtt.tokens import clock_mhz, layout_of, read_tokens
from tools.sqtt.waves import WaveTrace, follow, span

DOC = """Print thread traces (SQTT) that real cards wrote.

    python -m tools.trace sqtt profile.pkl            # each launch, its engines and traced waves
    python -m tools.trace sqtt profile.pkl --tokens   # every token of each engine's stream
    python -m tools.trace sqtt engine.bin --json      # the same as data, of one engine's bare stream

Profiles are tinygrad's (VIZ=2 with SQTT); times are shader-clock cycles.
Exit status: 0 good; 1 a stream has bytes that are no token, or does not fit its code; 2 a file cannot be
read.
"""


def main(argv: list[str]) -> int:
    """Print the files named on the command line."""
    parser = command.parser("tools.trace sqtt", DOC)
    parser.add_argument("file", type=Path, nargs="+", help="a profile, or one engine's stream of bytes")
    parser.add_argument("--tokens", action="store_true", help="print every token")
    parser.add_argument("--json", action="store_true", help="print launches and waves as data")
    options = parser.parse_args(argv)
    try:
        found = [about(launch, options) for path in options.file for launch in read_capture(path)]
    except (BadCapture, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except DecodeError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(found, indent=1) if options.json else "\n".join(text(each) for each in found))
    return 0


def about(launch: CapturedLaunch, options: argparse.Namespace) -> dict[str, Any]:
    """A launch as data. Raises BadCapture, DecodeError."""
    code = code_of(launch)
    return {
        "kernel": launch.kernel,
        "duration_ns": round(launch.duration_ns),
        "clock_mhz": round(max((clock_mhz(engine.stream) for engine in launch.engines), default=0.0)),
        "counters": launch.counters,
        "engines": [engine_data(engine, code, options.tokens) for engine in launch.engines],
    }


def engine_data(engine: EngineTrace, code: CapturedCode | None, with_tokens: bool) -> dict[str, Any]:
    tokens = list(read_tokens(engine.stream))
    waves, begin, end = span(tokens)
    layout = layout_of(engine.stream)
    traced = follow(layout, tokens, code) if engine.has_instructions else []
    found = {"engine": engine.number, "waves": waves, "cycles": end - begin, "traced": []}
    found["traced"] = [wave_data(wave, code, begin) for wave in traced]
    if with_tokens:
        found["tokens"] = [f"{token.time:>10} {token.word!r}" for token in tokens if token.name != "Nop"]
    return found


def wave_data(wave: WaveTrace, code: CapturedCode | None, begin: int) -> dict[str, Any]:
    """Times count from the engine's first wave; `after`: cycles since the instruction before."""
    rows, last = [], wave.begin
    for each in wave.issued:
        inst = isa(code.arch).format(each.inst) if code is not None and each.inst is not None else "?"
        rows.append({"time": each.time - begin, "after": each.time - last, "pc": each.pc, "inst": inst})
        last = each.time
    return {"slot": wave.slot, "begin": wave.begin - begin, "end": wave.end - begin, "issued": rows}


def text(launch: dict[str, Any]) -> str:
    """A launch as lines."""
    time = f", {launch['duration_ns']} ns by the queue" if launch["duration_ns"] else ""
    clock = f", shader clock {launch['clock_mhz']} MHz" if launch["clock_mhz"] else ""
    lines = [f"{launch['kernel']}{time}{clock}"]
    lines += [f"  {name} {value}" for name, value in launch["counters"].items()]
    for engine in launch["engines"]:
        lines.append(f"  engine {engine['engine']}: {engine['waves']} waves in {engine['cycles']} cycles")
        lines += [f"    {line}" for line in engine.get("tokens", [])]
        for wave in engine["traced"]:
            lines.append(f"    wave in slot {wave['slot']}: {wave['begin']} to {wave['end']}")
            for row in wave["issued"]:
                place = f"{row['pc']:#6x}" if row["pc"] >= 0 else "     ?"
                lines.append(f"      {row['time']:>8} {'+' + str(row['after']):>6}  {place}  {row['inst']}")
    return "\n".join(lines)
