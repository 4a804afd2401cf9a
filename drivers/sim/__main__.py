"""`python -m drivers.sim --fidelity [--json]`: what the simulated cards model, and how well."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence

from drivers.core import command
from drivers.sim.amd.fidelity import FidelityRow, rows

WHAT = "What the simulated cards model, and how well."
EXAMPLE = "example: python -m drivers.sim --fidelity --json | python -m json.tool"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table. Exit status 0, or 2 for arguments that ask for nothing."""
    parser = argparse.ArgumentParser(prog="python -m drivers.sim", description=WHAT, epilog=EXAMPLE)
    parser.add_argument("--fidelity", action="store_true", help="list what is exact, approximate, refused")
    parser.add_argument("--json", action="store_true", help="the same as one JSON list")
    given = parser.parse_args(arguments)
    if not given.fidelity:
        parser.print_usage(sys.stderr)
        print("nothing to do: ask for --fidelity", file=sys.stderr)
        return 2
    table = rows()
    if given.json:
        print(json.dumps([row._asdict() for row in table], indent=1))
    else:
        print(as_text(table))
    return 0


def as_text(table: Sequence[FidelityRow]) -> str:
    """The table in columns, with totals below."""
    wide = [max(len(row[column]) for row in table) for column in range(3)]
    lines = [f"{r.kind:{wide[0]}}  {r.name:{wide[1]}}  {r.status:{wide[2]}}  {r.how}".rstrip() for r in table]
    totals = Counter(row.status for row in table)
    for kind in ("gfx1100", "gfx1201"):
        told = Counter(
            f"refused: {r.how}" if r.status == "refused" else r.status for r in table if r.kind == kind
        )
        lines.append(f"{kind}: " + ", ".join(f"{count} {what}" for what, count in told.most_common()))
    lines.append(", ".join(f"{count} {status}" for status, count in totals.most_common()))
    return "\n".join(lines)


if __name__ == "__main__":
    command.end(main)
