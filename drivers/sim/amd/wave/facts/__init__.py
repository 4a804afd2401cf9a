"""Facts of instructions that both executors need and neither decides: formats, constants, limits, words.

Nothing here knows a program, a wave or memory. In: numbers and names of an instruction. Out: what they mean.
"""
