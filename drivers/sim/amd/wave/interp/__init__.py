"""The reference executor of waves (SIM=interpret): numpy, one instruction at a time.

`executor` steps the waves, `state` is one wave. `rules` holds the tables of what instructions compute; a file
a family fills them (`integers`, `floats`, ...). `memory`, `lds` and `wait` follow what is in flight.
"""
