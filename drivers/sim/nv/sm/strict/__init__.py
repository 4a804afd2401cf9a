"""The reference with what a card does not tell: results read too early, registers and bytes that nobody
wrote, races, asynchronous copies that nobody waited for.

In: what the reference is given, and what all blocks of a launch share: states of waiting, races in global
memory (`executor.StrictBlocks`). Out: an SmFault where a rule is broken.
"""
