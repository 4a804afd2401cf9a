"""The compiled loop over a grid: groups in order x, y, z, and in each group its waves in turn."""

from __future__ import annotations

from drivers.sim.amd.wave.jit_abi import BARRIER
from drivers.sim.amd.wave.jit_text import I64, PTR
from drivers.sim.amd.wave.jit_wave import SLOTS


def grid_function(key: str, state_bytes: int) -> str:
    """Groups in order x, y, z; in a group each wave runs to its end or to a barrier, in turn."""
    barrier = group_with_barriers(key, state_bytes) if state_bytes else group_without_barriers(key)
    loads = "\n".join(
        f"  %{name}_at = getelementptr i64, ptr %ctx, i64 {slot}\n  %{name} = load {kind}, ptr %{name}_at"
        for name, slot, kind in (
            ("nx", SLOTS.grid_x, I64), ("ny", SLOTS.grid_y, I64), ("nz", SLOTS.grid_z, I64),
            ("waves", SLOTS.waves, I64),
            ("ids", SLOTS.lane_ids, PTR), ("execs", SLOTS.exec_masks, PTR), ("states", SLOTS.states, PTR),
            ("scratch_va", SLOTS.scratch_va, I64), ("scratch_lane", SLOTS.scratch_lane_bytes, I64),
        )
    )  # fmt: skip
    return f"""
define i32 @run_{key}(ptr noalias %ctx) {{
entry:
{loads}
  %scratch_wave = mul i64 %scratch_lane, 32
  %nxy = mul i64 %nx, %ny
  %total = mul i64 %nxy, %nz
  br label %groups
groups:
  %group = phi i64 [ 0, %entry ], [ %group1, %group_done ]
  %x = phi i64 [ 0, %entry ], [ %x2, %group_done ]
  %y = phi i64 [ 0, %entry ], [ %y2, %group_done ]
  %z = phi i64 [ 0, %entry ], [ %z2, %group_done ]
  %more_groups = icmp ult i64 %group, %total
  br i1 %more_groups, label %group_begin, label %finished
group_begin:
  %gx = trunc i64 %x to i32
  %gy = trunc i64 %y to i32
  %gz = trunc i64 %z to i32
{barrier}
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


def wave_call(key: str, state: str) -> str:
    return f"""  %id_offset = shl i64 %wave, 7
  %lane_ids = getelementptr i8, ptr %ids, i64 %id_offset
  %exec_at = getelementptr i32, ptr %execs, i64 %wave
  %exec = load i32, ptr %exec_at
  %scratch_offset = mul i64 %wave, %scratch_wave
  %scratch_here = add i64 %scratch_va, %scratch_offset
  %scratch = inttoptr i64 %scratch_here to ptr
  %status = call i32 @wave_{key}(
    ptr %ctx, ptr {state}, ptr %lane_ids, i32 %exec, i32 %gx, i32 %gy, i32 %gz, ptr %scratch)"""


def group_without_barriers(key: str) -> str:
    return f"""  br label %wave_loop
wave_loop:
  %wave = phi i64 [ 0, %group_begin ], [ %wave1, %wave_done ]
  %more_waves = icmp ult i64 %wave, %waves
  br i1 %more_waves, label %wave_run, label %group_done
wave_run:
{wave_call(key, "%states")}
  %bad = icmp slt i32 %status, 0
  br i1 %bad, label %failed, label %wave_done
wave_done:
  %wave1 = add i64 %wave, 1
  br label %wave_loop"""


def group_with_barriers(key: str, state_bytes: int) -> str:
    """Rounds: every wave that has not ended runs to its next barrier; a round with some ended and some
    waiting faults.
    """
    return f"""  br label %clear
clear:
  %c = phi i64 [ 0, %group_begin ], [ %c1, %clear ]
  %c_offset = mul i64 %c, {state_bytes}
  %c_state = getelementptr i8, ptr %states, i64 %c_offset
  store i64 0, ptr %c_state
  %c1 = add i64 %c, 1
  %c_more = icmp ult i64 %c1, %waves
  br i1 %c_more, label %clear, label %round
round:
  br label %wave_loop
wave_loop:
  %wave = phi i64 [ 0, %round ], [ %wave1, %wave_done ]
  %waiting = phi i64 [ 0, %round ], [ %waiting1, %wave_done ]
  %ended = phi i64 [ 0, %round ], [ %ended1, %wave_done ]
  %last_pc = phi i32 [ 0, %round ], [ %last_pc1, %wave_done ]
  %more_waves = icmp ult i64 %wave, %waves
  br i1 %more_waves, label %wave_run, label %round_done
wave_run:
  %s_offset = mul i64 %wave, {state_bytes}
  %state = getelementptr i8, ptr %states, i64 %s_offset
{wave_call(key, "%state")}
  %bad = icmp slt i32 %status, 0
  br i1 %bad, label %failed, label %wave_done
wave_done:
  %status64 = zext i32 %status to i64
  %waiting1 = add i64 %waiting, %status64
  %is_end = xor i64 %status64, 1
  %ended1 = add i64 %ended, %is_end
  %pc_at = getelementptr i8, ptr %state, i64 8
  %pc_now = load i32, ptr %pc_at
  %waits = icmp eq i32 %status, 1
  %last_pc1 = select i1 %waits, i32 %pc_now, i32 %last_pc
  %wave1 = add i64 %wave, 1
  br label %wave_loop
round_done:
  %nobody = icmp eq i64 %waiting, 0
  br i1 %nobody, label %group_done, label %meet
meet:
  %all = icmp eq i64 %ended, 0
  br i1 %all, label %round, label %divergent
divergent:
  call void @db_stop(ptr %ctx, i32 {BARRIER}, i32 %last_pc)
  br label %failed"""
