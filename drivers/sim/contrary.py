"""A simulated card that is not what we believe, in one respect: SIM_CONTRARY names the class of belief.

With it `drivers.amd.first_light` shows that its experiments find out. One small lie for each of its stages,
and for single experiments; those of instructions put another instruction of the same size where a kernel has
the first. Those of blocks stand in the blocks themselves: `grep -rn 'contrary()' drivers/sim`.
"""

from __future__ import annotations

import ctypes
import re
from functools import cache

from autogen.schema import DecodeError
from drivers.amd.isa import isa
from drivers.sim.memory import Access, AddressSpace
from hcq.settings import read_settings

LARGEST_KERNEL = 1024  # bytes that are searched
INSTEAD = {
    "scalar": (r"s_max_i32 ", "s_min_i32 "),
    "lanes": (r"v_permlane64_b32\S* ", "v_mov_b32_e32 "),
    "nans": (r"v_add_f32_e32 ", "v_mul_f32_e32 "),
    "rounding": (r"v_cvt_nearest_i32_f32\S* ", "v_cvt_floor_i32_f32_e32 "),
    "latencies": (r"v_add_f32_e32 v6, v6, v7", "v_add_f32_e32 v6, v7, v7"),  # waits for nothing
    "throughput": (r"v_exp_f32_e32 ", "v_mov_b32_e32 "),
    "swmmac-clamp": (r"(v_swmmac_i32_16x16x32_iu8 .*) clamp", r"\1"),
    "forced-start": (r"s_lshl_b32 s8, (s2|ttmp9), 2", r"s_lshl_b32 s8, \1, 3"),  # groups 0, 2 and 4
    "bold": (r"ds_load_b32 (v\d+), .*", r"v_mov_b32_e64 \1, 0"),
}
CLOCK_TENTHS_NS = {"packets": 370}  # of a tick of the queues' clock, which is 100 elsewhere
LAUNCH_NS = {"times": 1_000_000}  # that each launch lasts longer


@cache
def contrary() -> str:
    """The class that is contrary in this process, or ''."""
    return read_settings().contrary


def exchange(arch: str, wave_size: int, entry_va: int, memory: AddressSpace) -> None:
    """Put the other instructions into the kernel at `entry_va`."""
    if contrary() not in INSTEAD:
        return
    pattern, other = INSTEAD[contrary()]
    segment, tables, at = memory.segment(entry_va, Access.EXECUTE, {}), isa(arch, wave_size), 0
    host = segment.host + entry_va - segment.low
    code = ctypes.string_at(host, min(LARGEST_KERNEL, segment.high - entry_va))
    while at < len(code):
        try:
            inst, size = tables.decode_sized(code, at)
        except DecodeError:
            return
        text = tables.format(inst)
        if re.match(pattern, text):
            made = tables.assemble(re.sub(pattern, other, text))
            if len(made) == size:
                ctypes.memmove(host + at, made, size)
        if text.startswith("s_endpgm"):
            return
        at += size
