"""The reference executor of waves (SIM=interpret): numpy, one instruction at a time.

`executor` steps the waves, `state` is one wave. What an instruction does to registers is the compiled
executor's rule, which `recorded` runs as numpy's functions. What asks more of a wave stands in files of its
own: memory, the sums of matrix products, registers that M0 names. `memory`, `lds` and `wait` say
what is in flight.
"""
