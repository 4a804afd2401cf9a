"""Waves: what a kernel's machine code does on the simulated card.

`launch` is the door. A launch's code becomes a `program`, which `check` holds to all that needs no run.
Then `jit` runs it as compiled host code, or `interp`, the reference, in numpy: neither imports the other.
"""
