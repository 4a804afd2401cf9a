"""Hardware registers and messages by number, as far as waves here have an answer: for both executors.

Source: RDNA3 and RDNA4 ISA, "Hardware registers" and S_SENDMSG; LLVM AMDGPUUsage.
"""

from __future__ import annotations

STATUS, GPR_ALLOC, LDS_ALLOC, SH_MEM_BASES = 2, 5, 6, 15
SCRATCH_LOW, SCRATCH_HIGH, SHADER_CYCLES, SHADER_CYCLES_HIGH = 20, 21, 29, 30
# TRAPSTS, STATE_PRIV, IB_STS, EXCP_FLAG_PRIV and _USER, TRAP_CTRL, HW_ID1 and 2, SCHED_MODE, IB_STS2
ZERO_REGISTERS = frozenset({3, 4, 7, 17, 18, 19, 23, 24, 26, 28})
IGNORED_WRITES = frozenset({3, 17, 18, 19, 26})
CYCLE_BITS = 20
MESSAGE_INTERRUPT, MESSAGE_DEALLOC_VGPRS = 1, 3  # of s_sendmsg
GET_REALTIME = 131
# GET_DOORBELL, GET_DDID, GET_TMA, GET_TBA, GET_SE_AID_ID: nothing of the kind exists here
ZERO_ANSWERS = frozenset({128, 129, 130, 133, 135})
