"""Medians of what we promise to keep fast, measured on this machine, now.

    python -m tools.bench main           # a table: figure, median, least and most, the bound it must keep
    python -m tools.bench main --json    # one object, flat names with their unit at the end

Times of the simulated card are host times of the simulation; nothing here says how fast a card is.
Exit status: 0 all bounds kept; 1 one is not; 2 bad input.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from drivers.core import command
from tools.bench.card import card_figures
from tools.bench.checkpoint import checkpoint_figures
from tools.bench.compile_kernels import kernel_compile_figures
from tools.bench.compiling import compile_figure
from tools.bench.cpu import cpu_figures
from tools.bench.host import host_figures, resnet_figures
from tools.bench.isa import isa_figures
from tools.bench.kernels import kernel_figures
from tools.bench.measure import Figure
from tools.bench.nv import nv_figures
from tools.bench.nv_sim import nv_sim_figures
from tools.bench.nv_submission import nv_submission_figures
from tools.bench.served import served_figures
from tools.bench.several import (
    card_step_figures,
    copy_figures,
    efficiency_figures,
    overhead_figures,
    several_figures,
)
from tools.bench.sim import sim_figures
from tools.bench.submission import submission_figures
from tools.bench.tensors import import_figures, matmul_figures, training_figures
from tools.bench.tokens import token_figures

GROUPS: dict[str, list[Callable[[], list[Figure]]]] = {
    "sim": [sim_figures, lambda: [compile_figure()]],
    "card": [card_figures, served_figures],
    "kernel": [kernel_figures],
    "isa": [isa_figures],
    "cpu": [cpu_figures, kernel_compile_figures, resnet_figures],
    "compile": [kernel_compile_figures],
    "checkpoint": [checkpoint_figures],
    "tokens": [token_figures],
    "nv": [nv_submission_figures, nv_figures, nv_sim_figures],
    "several": [overhead_figures, card_step_figures, efficiency_figures, copy_figures, several_figures],
    "main": [training_figures, matmul_figures, submission_figures, host_figures, import_figures],
}


def table(figures: list[Figure]) -> str:
    """The figures for a terminal."""
    lines = [f"{'figure':<22}{'median':>10}{'least':>10}{'most':>10}{'bound':>10}  what"]
    for each in figures:
        sign = "<=" if each.better == "low" else ">="
        bound = sign + f"{each.target:g}" if each.has_bound else "none"
        values = f"{each.value:>10.3f}{each.least:>10.3f}{each.most:>10.3f}{bound:>10}"
        missed = "" if each.is_kept else "  MISSED"
        lines.append(f"{each.name:<22}{values}  {each.what}{missed}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    """Measure a group and print it."""
    parser = command.parser("tools.bench", __doc__)
    parser.add_argument("group", nargs="?", default="main", choices=list(GROUPS))
    parser.add_argument("--json", action="store_true", help="print one object")
    options = parser.parse_args(argv)
    figures = [each for measure in GROUPS[options.group] for each in measure()]
    print(json.dumps({f.name: round(f.value, 4) for f in figures}) if options.json else table(figures))
    return 0 if all(f.is_kept for f in figures) else 1


if __name__ == "__main__":
    command.end(main)
