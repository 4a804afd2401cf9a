"""What kernels, the library and `launch` agree on: kinds of access and stop, a wave function's parameters."""

from __future__ import annotations

from drivers.sim.amd.wave.facts.faults import EXCEPTIONS_ON, GAVE_UP, NEVER_COMPLETE, NO_BUFFER
from drivers.sim.amd.wave.facts.matrix_layout import LANES_OFF, LANES_UNLIKE

READ, WRITE, ATOMIC = 0, 1, 2
LDS, MISALIGNED, SCRATCH, WATCHDOG, BARRIER, REGISTER, TRAP = 16, 32, 64, 128, 256, 512, 1024
BUFFER, DESCRIPTOR = 2048, 4096  # an offset past a buffer's end; a resource that is no buffer
YIELD, MEET = 8192, 16384  # others have their turn; a group's waves in other threads come to their end
SOME_LANES, UNLIKE = 32768, 65536  # a matrix product with lanes off; rows that lanes above 15 do not repeat
MORE = 262144  # what a wave was given is used up
EXCEPTIONS = 131072  # MODE that asks for floating-point exceptions
STRADDLE = 2  # what translate gives for an access that no single segment holds
B_AT, C_AT, ROWS_AT = 8192, 16384, 17408  # of matrices in the buffer; A is at 0, 128 bytes for each k
SIZES = (1, 2, 4, 8, 12, 16)
WAVE_PARAMETERS = (
    "ptr noalias %ctx, ptr noalias %state, ptr %lane_ids, i64 %exec, i32 %g0, i32 %g1, i32 %g2,"
    " ptr %scratchslot"
)
# The fault of a stop that needs no more words: its code, and why.
STOPS = {
    BARRIER: ("E_BARRIER_DIVERGENT", NEVER_COMPLETE), DESCRIPTOR: ("E_DESCRIPTOR", NO_BUFFER),
    SOME_LANES: ("E_WMMA", LANES_OFF), UNLIKE: ("E_WMMA", LANES_UNLIKE),
    EXCEPTIONS: ("E_TRAP", EXCEPTIONS_ON), TRAP: ("E_WAVE_HALTED", GAVE_UP),
}  # fmt: skip
