"""From a kernel to a loop program: what runs on groups, lanes and registers.

`schedule.py` picks, `apply.py` carries out. Knows a chip as a value only, and emits no instructions.
"""
