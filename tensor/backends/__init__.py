"""`torch.backends`: libraries and devices that are not used. Setting their switches changes nothing."""

from __future__ import annotations

from tensor.backends import cudnn


class Unused:
    """A device or library that is not here."""

    benchmark = deterministic = enabled = allow_tf32 = False

    @property
    def matmul(self) -> Unused:
        """Its products."""
        return self

    def is_available(self) -> bool:
        """False."""
        return False


cuda, mkldnn, mps = Unused(), Unused(), Unused()

__all__ = ["cuda", "cudnn", "mkldnn", "mps"]
