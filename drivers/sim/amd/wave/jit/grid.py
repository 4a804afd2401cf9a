"""The compiled loop over a grid: groups in order x, y, z, and in each group its waves in turn."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.amd.wave.jit.text import I64, PTR
from drivers.sim.amd.wave.jit.wave import SLOTS

STATE_HEAD_BYTES = 64  # resume id, PC of the barrier, whether the wave has ended
WAVE_PARAMETERS = (
    "ptr noalias %ctx, ptr noalias %state, ptr %lane_ids, i64 %exec, i32 %g0, i32 %g1, i32 %g2,"
    " ptr %scratchslot"
)


@dataclass(frozen=True)
class Shape:
    """state_bytes: of one wave. barriers: waves stop and go on. linked: waves run through `db_parts`.
    strict: the shadow is told which wave runs.
    """

    state_bytes: int
    barriers: bool
    wave_size: int = 32
    linked: bool = False
    strict: bool = False

    def tell(self, what: str) -> str:
        """A call that a strict run needs; nothing otherwise."""
        return f"  call void @db_strict_{what}\n" if self.strict else ""


def grid_function(key: str, shape: Shape) -> str:
    """Groups first to end in order x, y, z; in a group each wave runs to its end or to a barrier, in turn."""
    barrier = group_with_barriers(key, shape) if shape.barriers else group_without_barriers(key, shape)
    loads = "\n".join(
        f"  %{name}_at = getelementptr i64, ptr %ctx, i64 {slot}\n  %{name} = load {kind}, ptr %{name}_at"
        for name, slot, kind in (
            ("nx", SLOTS.grid_x, I64), ("ny", SLOTS.grid_y, I64),
            ("first", SLOTS.first_group, I64), ("total", SLOTS.end_group, I64), ("waves", SLOTS.waves, I64),
            ("ids", SLOTS.lane_ids, PTR), ("execs", SLOTS.exec_masks, PTR), ("states", SLOTS.states, PTR),
            ("scratch_va", SLOTS.scratch_va, I64), ("scratch_lane", SLOTS.scratch_lane_bytes, I64),
        )
    )  # fmt: skip
    return f"""
define i32 @run_{key}(ptr noalias %ctx) {{
entry:
{loads}
  %scratch_wave = mul i64 %scratch_lane, {shape.wave_size}
  %nxy = mul i64 %nx, %ny
  %z0 = udiv i64 %first, %nxy
  %in_plane = urem i64 %first, %nxy
  %y0 = udiv i64 %in_plane, %nx
  %x0 = urem i64 %in_plane, %nx
  br label %groups
groups:
  %group = phi i64 [ %first, %entry ], [ %group1, %group_done ]
  %x = phi i64 [ %x0, %entry ], [ %x2, %group_done ]
  %y = phi i64 [ %y0, %entry ], [ %y2, %group_done ]
  %z = phi i64 [ %z0, %entry ], [ %z2, %group_done ]
  %total_now = load i64, ptr %total_at
  %more_groups = icmp ult i64 %group, %total_now
  br i1 %more_groups, label %group_begin, label %finished
group_begin:
  store i64 %group, ptr %first_at
  %gx = trunc i64 %x to i32
  %gy = trunc i64 %y to i32
  %gz = trunc i64 %z to i32
{shape.tell("group(ptr %ctx, i64 %group)")}{barrier}
group_done:
  %group1 = add i64 %group, 1
  %x1 = add i64 %x, 1
  %xwrap = icmp eq i64 %x1, %nx
  %x2 = select i1 %xwrap, i64 0, i64 %x1
  %yadd = zext i1 %xwrap to i64
  %y1 = add i64 %y, %yadd
  %ywrap = icmp eq i64 %y1, %ny
  %y2 = select i1 %ywrap, i64 0, i64 %y1
  %zadd = zext i1 %ywrap to i64
  %z2 = add i64 %z, %zadd
  br label %groups
finished:
  ret i32 0
failed:
  ret i32 -1
}}"""


def wave_places(shape: Shape) -> str:
    """Where the wave's lane ids, EXEC and scratch are."""
    return f"""  %id_offset = mul i64 %wave, {4 * shape.wave_size}
  %lane_ids = getelementptr i8, ptr %ids, i64 %id_offset
  %exec_at = getelementptr i64, ptr %execs, i64 %wave
  %exec = load i64, ptr %exec_at
  %scratch_offset = mul i64 %wave, %scratch_wave
  %scratch_here = add i64 %scratch_va, %scratch_offset
  %scratch = inttoptr i64 %scratch_here to ptr"""


def wave_arguments(state: str) -> str:
    return f"ptr %ctx, ptr {state}, ptr %lane_ids, i64 %exec, i32 %gx, i32 %gy, i32 %gz, ptr %scratch"


def group_without_barriers(key: str, shape: Shape) -> str:
    return f"""  br label %wave_loop
wave_loop:
  %wave = phi i64 [ 0, %group_begin ], [ %wave1, %wave_done ]
  %more_waves = icmp ult i64 %wave, %waves
  br i1 %more_waves, label %wave_run, label %group_done
wave_run:
{wave_places(shape)}
{shape.tell("wave(ptr %ctx, i64 %wave)")}  %status = call i32 @wave_{key}({wave_arguments("%states")})
  %bad = icmp slt i32 %status, 0
  br i1 %bad, label %failed, label %wave_done
wave_done:
  %wave1 = add i64 %wave, 1
  br label %wave_loop"""


def group_with_barriers(key: str, shape: Shape) -> str:
    """Rounds: every wave that has not ended runs to its next barrier or its end. A wave that ended has left
    the barrier: those that go on wait for each other only. Source: RDNA3 ISA, S_BARRIER.
    """
    begin = (
        f"  call void @start_{key}({wave_arguments('%state')})"
        if shape.linked
        else """
  store i64 0, ptr %state"""
    )
    function = "@db_parts" if shape.linked else f"@wave_{key}"
    return f"""  br label %round
round:
  %is_first = phi i1 [ true, %group_begin ], [ false, %round_done ]
{shape.tell("round(ptr %ctx)")}  br label %wave_loop
wave_loop:
  %wave = phi i64 [ 0, %round ], [ %wave1, %wave_done ]
  %waiting = phi i64 [ 0, %round ], [ %waiting1, %wave_done ]
  %more_waves = icmp ult i64 %wave, %waves
  br i1 %more_waves, label %wave_begin, label %round_done
wave_begin:
  %s_offset = mul i64 %wave, {shape.state_bytes}
  %state = getelementptr i8, ptr %states, i64 %s_offset
  %ended_at = getelementptr i8, ptr %state, i64 16
{wave_places(shape)}
  br i1 %is_first, label %wave_start, label %wave_test
wave_start:
{begin}
  store i64 0, ptr %ended_at
  br label %wave_run
wave_test:
  %ended = load i64, ptr %ended_at
  %over = icmp ne i64 %ended, 0
  br i1 %over, label %wave_done, label %wave_run
wave_run:
{shape.tell("wave(ptr %ctx, i64 %wave)")}  %ran = call i32 {function}({wave_arguments("%state")})
  %bad = icmp slt i32 %ran, 0
  br i1 %bad, label %failed, label %wave_ran
wave_ran:
  %is_end = icmp eq i32 %ran, 0
  %end_word = zext i1 %is_end to i64
  store i64 %end_word, ptr %ended_at
  br label %wave_done
wave_done:
  %status = phi i32 [ %ran, %wave_ran ], [ 0, %wave_test ]
  %status64 = zext i32 %status to i64
  %waiting1 = add i64 %waiting, %status64
  %wave1 = add i64 %wave, 1
  br label %wave_loop
round_done:
  %nobody = icmp eq i64 %waiting, 0
  br i1 %nobody, label %group_done, label %round"""
