"""The reference executor of waves (SIM=interpret): numpy, one instruction at a time.

`executor` steps the waves, `state` is one wave, `reach` what it can reach. What an instruction does is the
compiled executor's rule, which `recorded` runs as numpy's functions. What such a rule calls is written here
again: `library`, `buffers`, `atomics`, the sums of `matrix` products. `lds` says who touched what. `doubt` is
what becomes of undefined registers.
"""
