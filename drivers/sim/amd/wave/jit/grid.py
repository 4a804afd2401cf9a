"""The compiled loop over a grid: groups in order x, y, z, and in each group its waves in turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.llvm.text import I64, PTR

STATE_HEAD_BYTES = 64  # resume id, PC of the barrier, and at these bytes:
# whether the wave has ended; whether it is past the barrier that ends the group's round; whether it has
# signalled that barrier, where signal and wait are two instructions.
ENDED, IS_AHEAD, SIGNALLED = 16, 24, 32
ONLY_REST, AHEAD = 1, 2  # part of a group's waves: in the group's round, or in the one behind it
WAVE_PARAMETERS = (
    "ptr noalias %ctx, ptr noalias %state, ptr %lane_ids, i64 %exec, i32 %g0, i32 %g1, i32 %g2,"
    " ptr %scratchslot"
)


@dataclass(frozen=True)
class GridShape:
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


def grid_function(key: str, shape: GridShape) -> str:
    """Groups first to end in order x, y, z. A record that says so runs some waves of one group instead, in
    the round that the group is in or the next, and gives how many of them wait at a barrier.
    """
    barrier = rounds(key, shape) if shape.barriers else one_round(key)
    loads = slots((
        ("nx", SLOTS.grid_x, I64), ("ny", SLOTS.grid_y, I64), ("first", SLOTS.first_group, I64),
        ("total", SLOTS.end_group, I64), ("which", SLOTS.rest, I64), ("is_first", SLOTS.is_first, I64),
    ))  # fmt: skip
    return f"""
declare i64 @db_meet(ptr)
define i32 @run_{key}(ptr noalias %ctx) {{
entry:
{loads}
{first_group()}
  %has_all = icmp eq i64 %which, 0
  br i1 %has_all, label %groups, label %rest
rest:
{group_ids("r", "0")}
  %rest_waiting = call i64 @waves_{key}(ptr %ctx, i32 %rx, i32 %ry, i32 %rz, i64 %is_first)
  %rest_count = trunc i64 %rest_waiting to i32
  ret i32 %rest_count
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
{group_ids("g", "")}
{shape.tell("group(ptr %ctx, i64 %group)")}{barrier}
{next_group()}
finished:
  ret i32 0
failed:
  ret i32 -1
}}
{waves_function(key, shape)}"""


def group_ids(name: str, tag: str) -> str:
    """%NAMEx, %NAMEy and %NAMEz: %x, %y and %z with the tag, as i32."""
    return "\n".join(f"  %{name}{axis} = trunc i64 %{axis}{tag} to i32" for axis in "xyz")


def first_group() -> str:
    """%x0, %y0 and %z0 of group %first."""
    return """  %nxy = mul i64 %nx, %ny
  %z0 = udiv i64 %first, %nxy
  %in_plane = urem i64 %first, %nxy
  %y0 = udiv i64 %in_plane, %nx
  %x0 = urem i64 %in_plane, %nx"""


def next_group() -> str:
    """x first, then y, then z."""
    return """group_done:
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
  br label %groups"""


def slots(wanted: Iterable[tuple[str, int, str]]) -> str:
    """Slots of the launch record, as values and with their places."""
    return "\n".join(
        f"  %{name}_at = getelementptr i64, ptr %ctx, i64 {slot}\n  %{name} = load {kind}, ptr %{name}_at"
        for name, slot, kind in wanted
    )


def waves_of_group(key: str, is_first: str) -> str:
    """%waiting: how many waves of the group wait at a barrier, once all have run. Those in threads of their
    own are waited for.
    """
    return f"""  %here = call i64 @waves_{key}(ptr %ctx, i32 %gx, i32 %gy, i32 %gz, i64 {is_first})
  %bad = icmp slt i64 %here, 0
  br i1 %bad, label %failed, label %ran
ran:
  %split_at = getelementptr i64, ptr %ctx, i64 {SLOTS.split}
  %split = load i64, ptr %split_at
  %is_split = icmp ne i64 %split, 0
  br i1 %is_split, label %meet, label %met
meet:
  %others = call i64 @db_meet(ptr %ctx)
  %lost = icmp slt i64 %others, 0
  br i1 %lost, label %failed, label %met
met:
  %elsewhere = phi i64 [ 0, %ran ], [ %others, %meet ]
  %waiting = add i64 %here, %elsewhere"""


def one_round(key: str) -> str:
    return f"{waves_of_group(key, '1')}\n  br label %group_done"


def rounds(key: str, shape: GridShape) -> str:
    """Rounds: every wave that has not ended runs to its next barrier or its end. A wave that ended has left
    the barrier: those that go on wait for each other only. Source: RDNA3 ISA, S_BARRIER.
    """
    return f"""  %gone_at = getelementptr i64, ptr %ctx, i64 {SLOTS.ended}
  store i64 0, ptr %gone_at
  %open_at = getelementptr i64, ptr %ctx, i64 {SLOTS.signals}
  store i64 0, ptr %open_at
  br label %round
round:
  %round_first = phi i64 [ 1, %group_begin ], [ 0, %met ]
  store i64 %round_first, ptr %is_first_at
{shape.tell("round(ptr %ctx)")}{waves_of_group(key, "%round_first")}
  %nobody = icmp eq i64 %waiting, 0
  br i1 %nobody, label %group_done, label %round"""


def waves_function(key: str, shape: GridShape) -> str:
    """The waves of one group, one after the other, each to its end or to a barrier: how many wait there, or
    -1 after a fault.
    """
    loads = slots((
        ("ids", SLOTS.lane_ids, PTR), ("execs", SLOTS.exec_masks, PTR), ("states", SLOTS.states, PTR),
        ("scratch_va", SLOTS.scratch_va, I64), ("scratch_lane", SLOTS.scratch_lane_bytes, I64),
        ("first", SLOTS.first_wave, I64), ("end", SLOTS.end_wave, I64), ("wave_now", SLOTS.wave, I64),
        ("budget", SLOTS.budget, I64), ("spent", SLOTS.spent, I64), ("which", SLOTS.rest, I64),
    ))  # fmt: skip
    return f"""
define internal i64 @waves_{key}(ptr noalias %ctx, i32 %gx, i32 %gy, i32 %gz, i64 %first_round) {{
entry:
{loads}
  %scratch_wave = mul i64 %scratch_lane, {shape.wave_size}
  %is_first = icmp ne i64 %first_round, 0
  %is_here = icmp ne i64 %which, {AHEAD}
  br label %wave_loop
wave_loop:
  %wave = phi i64 [ %first, %entry ], [ %wave1, %wave_done ]
  %waiting = phi i64 [ 0, %entry ], [ %waiting1, %wave_done ]
  %end_here = load i64, ptr %end_at
  %more_waves = icmp ult i64 %wave, %end_here
  br i1 %more_waves, label %wave_begin, label %over
wave_begin:
  store i64 %wave, ptr %wave_now_at
{wave_places(shape)}
{wave_start(key, shape) if shape.barriers else FULL_TANK + "  br label %wave_run"}
wave_run:
{shape.tell("wave(ptr %ctx, i64 %wave)")}{wave_run(key, shape)}
wave_done:
  %status = phi i32 [ %ran, %wave_ran ]{", [ 0, %wave_look ], [ 0, %wave_skip ]" if shape.barriers else ""}
  %status64 = zext i32 %status to i64
  %waiting1 = add i64 %waiting, %status64
  %wave1 = add i64 %wave, 1
  br label %wave_loop
over:
  ret i64 %waiting
failed:
  ret i64 -1
}}"""


def wave_places(shape: GridShape) -> str:
    """Where the wave's lane ids, EXEC, scratch and state are. Waves that no barrier stops use one state."""
    state = f"mul i64 %wave, {shape.state_bytes}" if shape.barriers else "add i64 0, 0"
    return f"""  %id_offset = mul i64 %wave, {4 * shape.wave_size}
  %lane_ids = getelementptr i8, ptr %ids, i64 %id_offset
  %exec_at = getelementptr i64, ptr %execs, i64 %wave
  %exec = load i64, ptr %exec_at
  %scratch_offset = mul i64 %wave, %scratch_wave
  %scratch_here = add i64 %scratch_va, %scratch_offset
  %scratch = inttoptr i64 %scratch_here to ptr
  %s_offset = {state}
  %state = getelementptr i8, ptr %states, i64 %s_offset"""


WAVE_ARGUMENTS = "ptr %ctx, ptr %state, ptr %lane_ids, i64 %exec, i32 %gx, i32 %gy, i32 %gz, ptr %scratch"


# A wave that begins has the whole budget: a launch may be long, a wave that never ends is told.
FULL_TANK = """  %left = load i64, ptr %ctx
  %spent_before = load volatile i64, ptr %spent_at
  %used = sub i64 %budget, %left
  %spent_now = add i64 %spent_before, %used
  store i64 %spent_now, ptr %spent_at
  store i64 %budget, ptr %ctx
"""


def wave_start(key: str, shape: GridShape) -> str:
    """In a group's first round a wave begins; in others it goes on, if it has not ended or gone ahead."""
    begin = f"call void @start_{key}({WAVE_ARGUMENTS})" if shape.linked else "store i64 0, ptr %state"
    return f"""  %ended_at = getelementptr i8, ptr %state, i64 {ENDED}
  %ahead_at = getelementptr i8, ptr %state, i64 {IS_AHEAD}
  %signalled_at = getelementptr i8, ptr %state, i64 {SIGNALLED}
  br i1 %is_first, label %wave_start, label %wave_test
wave_start:
{FULL_TANK}  {begin}
  store i64 0, ptr %ended_at
  store i64 0, ptr %ahead_at
  store i64 0, ptr %signalled_at
  br label %wave_run
wave_skip:
  store i64 0, ptr %ahead_at
  br label %wave_done
wave_test:
  %ended = load i64, ptr %ended_at
  %is_over = icmp ne i64 %ended, 0
  %ahead = load i64, ptr %ahead_at
  %went_ahead = icmp ne i64 %ahead, 0
  %ran_already = and i1 %went_ahead, %is_here
  br i1 %ran_already, label %wave_skip, label %wave_look
wave_look:
  br i1 %is_over, label %wave_done, label %wave_run"""


# A wave that ends leaves the group's barrier, which may be complete by that.
LEAVE_BARRIER = f"""  %left_at = getelementptr i64, ptr %ctx, i64 {SLOTS.ended}
  %left_before = load i64, ptr %left_at
  %left_now = add i64 %left_before, %end_word
  store i64 %left_now, ptr %left_at
  %members_at = getelementptr i64, ptr %ctx, i64 {SLOTS.waves}
  %members_all = load i64, ptr %members_at
  %members = sub i64 %members_all, %left_now
  %signals_at = getelementptr i64, ptr %ctx, i64 {SLOTS.signals}
  %signals = load i64, ptr %signals_at
  %is_complete = icmp eq i64 %signals, %members
  %signals_now = select i1 %is_complete, i64 0, i64 %signals
  store i64 %signals_now, ptr %signals_at
"""


def wave_run(key: str, shape: GridShape) -> str:
    """Run it, and remember whether it has ended."""
    function = "@db_parts" if shape.linked else f"@wave_{key}"
    keep = f"""  %is_end = icmp eq i32 %ran, 0
  %end_word = zext i1 %is_end to i64
  store i64 %end_word, ptr %ended_at
{LEAVE_BARRIER}"""
    return f"""  %ran = call i32 {function}({WAVE_ARGUMENTS})
  %bad = icmp slt i32 %ran, 0
  br i1 %bad, label %failed, label %wave_ran
wave_ran:
{keep if shape.barriers else ""}  br label %wave_done"""
