"""Experiments that ask a real card what no document says; `python -m drivers.amd.first_light` runs them."""
