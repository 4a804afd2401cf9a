"""Kernels in four languages, to run as they are: README.md beside this file."""
