"""What an NVIDIA card needs, and what is here: `python -m drivers.nv.probe`."""
