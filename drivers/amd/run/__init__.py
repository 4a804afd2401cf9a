"""Running a kernel from another compiler: `python -m drivers.amd.run`."""
