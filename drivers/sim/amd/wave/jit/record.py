"""The record of a launch: what compiled code and the host share, qword by qword.

Stands under both: `worker` fills a record, builders write the loads and stores of it.
"""

from __future__ import annotations

from dataclasses import dataclass

# Of what an instruction remembers: low, size and host address of its translation; its last address, how far
# that was from the one before, and how far apart two in a row were
SITE_BYTES = 48
# The head of a wave's saved state: resume id, PC of the barrier, and at these bytes whether the wave has
# ended; whether it is past the barrier that ends the group's round; whether it has signalled that barrier,
# where signal and wait are two instructions.
STATE_HEAD_BYTES = 64
ENDED, IS_AHEAD, SIGNALLED = 16, 24, 32
ONLY_REST, AHEAD = 1, 2  # part of a group's waves: in the group's round, or in the one after it
NO_REGISTER = 255


@dataclass(frozen=True)
class RecordSlots:
    """Offsets in qwords of the launch record that compiled code and `runtime` share."""

    fuel: int = 0  # of the wave that runs; 0..7 are written anew for each launch
    segment_count: int = 1
    grid_x: int = 2
    grid_y: int = 3
    grid_z: int = 4
    scratch_va: int = 5
    scratch_lane_bytes: int = 6
    entry_va: int = 7
    sites: int = 8
    counters: int = 9
    states: int = 10
    segments: int = 11
    lds: int = 12  # low, size, host: the shape of a site
    waves: int = 15
    lane_ids: int = 16
    exec_masks: int = 17
    user_data: int = 18
    miss: int = 19
    bounce: int = 20
    links: int = 21  # places of a kernel with indirect branches: a table of ways, see `link`
    link: int = 22
    first_group: int = 23  # of the grid in order x, y, z: the part of it that this call runs
    end_group: int = 24
    strict: int = 25  # the record of a strict run (`shadow.FIELDS`)
    laps: int = 26  # that a loop which may wait for others has left before they get their turn
    polled: int = 27  # the last address that such a loop asked for, and at which byte from the entry
    polled_pc: int = 28
    signals: int = 29  # of the group's split barrier, since it was last complete
    noted: int = 30  # not 0: the launch has been told of an offset past a buffer's end
    typed: int = 31  # converts elements of buffers with a format
    first_wave: int = 32  # of the group: the part of it that this call runs
    end_wave: int = 33
    wave: int = 34  # that runs
    split: int = 35  # not 0: waves of the group run in other threads too
    is_first: int = 36  # no wave of the group has passed a barrier
    part: int = 37  # of a wave64: the half of its lanes for which memory was asked last
    budget: int = 38  # the fuel that a wave begins with, and what those before it have used
    spent: int = 39
    rest: int = 40  # 0: all waves of groups; ONLY_REST or AHEAD: some of one group's
    told: int = 41  # not 0: the shadow knows already that waves have passed the barrier of this round
    ended: int = 42  # waves of the group that have ended: its barriers are complete without them
    clock: int = 43  # cycles by the model of time, of code that reads the shader's clock
    function: int = 44  # runs one wave to its end or to a barrier
    state_bytes: int = 45  # of one wave
    wave_size: int = 46
    has_rounds: int = 47  # not 0: waves stop at barriers, or between parts, and go on
    is_linked: int = 48  # not 0: all registers are in the saved state
    user_sgprs: int = 49  # what the launch sets: of user data; the group's ids, a byte for each dimension
    id_registers: int = 50
    ids_in_ttmp: int = 51
    count: int = 52


SLOTS = RecordSlots()
