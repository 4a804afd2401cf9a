"""The simulated NVIDIA machine: its kernel driver, and cards that run what is submitted.

In: what a client of the kernel driver does (`host.NvHost`), ioctls by their bytes. Out: memory, answers of
the driver, SimFaults. `sm` runs kernels.
"""
