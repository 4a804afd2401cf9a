"""Values are tested with the fixtures of compiled waves; some tests take the reference too."""

from tests.drivers.sim.amd.wave.jit.conftest import bench, both, lanes, quality, thorough

__all__ = ["bench", "both", "lanes", "quality", "thorough"]
