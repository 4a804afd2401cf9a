"""Simulated machines: a host that answers as an operating system would, and the cards behind it."""
