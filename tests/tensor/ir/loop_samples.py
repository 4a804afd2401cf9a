"""Loop programs as text, for the tests of their text, rules and meaning."""

from __future__ import annotations

# Sums of rows of 20: a wave of 8 lanes takes a row, the last step is ragged.
ROW_SUMS = """\
program rows
param 0 r float32[60]
param 1 w float32[3]
group a1:3 lane a0:8
t0 float32 = collect reduce_add
for a2:2
  t1 float32 = load p0 [a0 + 20*a1 + 8*a2]
  t0 reduce_add t1
for a3:1
  t2 float32 = load p0 [a0 + 20*a1 + 16] if 0 <= a0 + 16 < 20
  t0 reduce_add t2 if 0 <= a0 + 16 < 20
t3 float32 = total reduce_add t0 over 8 lanes
t4 float32 = mul t3 float32(0.5)
mask 0 <= a0 < 1
store p1 [a1] t4
"""

# Each group turns a tile of 8 x 4 over, through shared memory with a row of padding.
TURNED = """\
program turned
param 0 r float32[64]
param 1 w float32[64]
shared 0 float32[36]
group a1:2 lane a0:8
t0[a2:4] float32 = load p0 [4*a0 + 32*a1 + a2]
store[a2:4] s0 [a0 + 9*a2] t0
barrier
t1[a3:4] float32 = load s0 [9*(a0 // 2) + 4*(a0 // 1 % 2) + a3]
store[a3:4] p1 [4*a0 + 32*a1 + a3] t1
"""

# Whole numbers: a gather, a coordinate, a choice.
CHOSEN = """\
program chosen
param 0 r int32[16]
param 1 r float32[5]
param 2 w float32[16]
group a1:2 lane a0:8
t0 int32 = load p0 [a0 + 8*a1]
t1 float32 = load p1 [0] + t0 limit 5
t2 int32 = number [2*a0 + a1 + 1]
t3 bool = lt t0 t2
t4 float32 = where t3 t1 float32(-1.0)
store p2 [a0 + 8*a1] t4
"""

# A sum of the first numbers of 12, how many says param 2: whole turns of 4 behind them are left out.
ENDED = """\
program ended
param 0 r float32[12]
param 1 w float32[1]
param 2 r int32[1]
group a1:1 lane a0:4
t0 float32 = collect reduce_add
t1 int32 = load p2 [0]
t2 int32 = add t1 int32(3)
t3 int32 = shr t2 int32(2)
for a2:3 until t3
  t4 float32 = load p0 [a0 + 4*a2]
  t5 int32 = number [a0 + 4*a2]
  t6 bool = lt t5 t1
  t7 float32 = where t6 t4 float32(0.0)
  t0 reduce_add t7
t8 float32 = total reduce_add t0 over 4 lanes
mask 0 <= a0 < 1
store p1 [0] t8
"""

# Each lane adds a number to where its index says, where that is one of six.
COUNTED = """\
program counted
param 0 w float32[8]
param 1 r int32[8]
param 2 r float32[8]
group a1:2 lane a0:4
t0 int32 = load p1 [a0 + 4*a1]
t1 float32 = load p2 [a0 + 4*a1]
scatter p0 [1] + t0 limit 6 add t1
"""

# Sums over 4 blocks of 64 numbers, each block turned over by shared memory while the next is brought.
PIPELINED = """\
program pipelined
param 0 r float32[256]
param 1 w float32[64]
shared 0 float32[128]
group a1:1 lane a0:64
t0 float32 = collect reduce_add
t1 float32 = load p0 [a0]
store s0 [a0] t1
barrier
for a2:4 stages 2
  t2 float32 = load p0 [a0 + 64*((a2 + 1) // 1 % 4)]
  t3 float32 = load s0 [-1*a0 + 64*(a2 // 1 % 2) + 63]
  t0 reduce_add t3
  store s0 [a0 + 64*((a2 + 1) // 1 % 2)] t2
  barrier
t4 float32 = total reduce_add t0
store p1 [a0] t4
"""

# The same in three stages by late stores: two blocks are on their way while one is added.
LATE = """\
program late
param 0 r float32[256]
param 1 w float32[64]
shared 0 float32[192]
group a1:1 lane a0:64
t0 float32 = collect reduce_add
t1 float32 = load p0 [a0]
store s0 [a0] t1 late
t2 float32 = load p0 [a0 + 64]
store s0 [a0 + 64] t2 late
for a2:4 stages 3
  barrier pending 1
  t3 float32 = load p0 [a0 + 64*((a2 + 2) // 1 % 4)]
  store s0 [a0 + 64*((a2 + 2) // 1 % 3)] t3 late
  t4 float32 = load s0 [-1*a0 + 64*(a2 // 1 % 3) + 63]
  t0 reduce_add t4
t5 float32 = total reduce_add t0
store p1 [a0] t5
"""

# Columns of 70 rows up to a number, a row of 8 a group; those behind it leave.
LEFT = """\
program left
param 0 w float32[560]
param 1 r int32[1]
param 2 r float32[560]
group a0:70 lane a1:8
t0 int32 = load p1 [0]
leave [a0] from t0
t1 float32 = load p2 [8*a0 + a1]
t2 float32 = neg t1
store p0 [8*a0 + a1] t2
"""
