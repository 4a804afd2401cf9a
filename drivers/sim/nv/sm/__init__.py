"""The multiprocessors of a simulated NVIDIA card: they run SASS from its bits.

In: a `Launch` and memory. Out: `Counters`, or an SmFault. `launch.run` is the door. Rooms: `meaning` of
instructions, `interp` (the reference), `strict` (what a card does not tell), `jit` (compiled warps).
"""
