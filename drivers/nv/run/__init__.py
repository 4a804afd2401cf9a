"""Running a kernel that somebody else compiled: `python -m drivers.nv.run`."""
