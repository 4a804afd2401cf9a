"""What each family of instructions does to a wave, one file a family; for both executors.

A vector instruction that computes a value from its sources is a row of `jit.rules`; all else is a function
under `special`. A new file is named in `jit.tables`, or the compiler does not see it.
"""
