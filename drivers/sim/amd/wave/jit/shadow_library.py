"""The library of the shadow as one LLVM module: what strict code calls, compiled once and kept."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.shadow import BOOKKEEPING
from drivers.sim.amd.wave.jit.shadow_lanes import lanes, wide_lanes
from drivers.sim.amd.wave.jit.shadow_lds import LDS_CONTENTS
from drivers.sim.amd.wave.jit.shadow_lines import lines_module
from drivers.sim.amd.wave.jit.shadow_log import drain
from drivers.sim.amd.wave.jit.shadow_private import PRIVATE
from drivers.sim.amd.wave.jit.shadow_rows import sides, touch
from drivers.sim.amd.wave.shadow.layout import SPACES, VERBS

METADATA = """
!1 = !{!"branch_weights", i32 2000, i32 1}
!2 = !{!"branch_weights", i32 1, i32 2000}
"""


def shadow_module() -> str:
    """The whole library."""
    parts = [BOOKKEEPING, drain(), lines_module(), PRIVATE, LDS_CONTENTS]
    for space in SPACES:
        for verb in VERBS:
            if (space, verb) == ("lds", "scalar"):
                continue
            parts += [touch(space, verb), sides(space, verb)]
            if verb != "scalar":
                parts.append(lanes(space, verb))
                parts.append(wide_lanes(space, verb))
    return "\n".join([*parts, METADATA])


def shadow_names() -> list[str]:
    """The functions that kernels call, and `wave.shadow`."""
    names = ["db_strict_group", "db_strict_round", "db_strict_wave", "db_strict_refresh", "db_strict_sync"]
    names.append("db_strict_signal")
    for space in SPACES:
        for verb in VERBS[:3]:
            names += [f"db_track_{space}_{verb}", f"db_track64_{space}_{verb}"]
    names += [f"db_touch_global_{verb}" for verb in ("read", "write", "scalar")]
    names += ["db_drain_global", "db_strict_undefined"]
    names += ["db_private_note", "db_private_known", "db_private_note_row", "db_private_known_row"]
    names += ["db_private_leave", "db_lds_known"]
    return [*names, "db_process_lds", "db_settle_lds", "db_line_read", "db_line_write"]
