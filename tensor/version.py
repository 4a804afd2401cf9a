"""`torch.version`: what runs here. cuda, hip: the versions of vendors' runtimes, of which none is used."""

from __future__ import annotations

from importlib.metadata import version

__version__ = version("doorbell")
cuda = hip = None
