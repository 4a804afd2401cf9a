"""Scalar floats of GFX12 in the reference: the compiled path's tests of them, against numpy."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import test_gfx12
from tests.drivers.sim.amd.wave.meaning import test_scalar_bits

pytestmark = pytest.mark.usefixtures("interpreted")
globals().update(rerun(test_gfx12))
globals().update(rerun(test_scalar_bits))
