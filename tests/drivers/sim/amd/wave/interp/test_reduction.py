"""v_trig_preop_f64 in the reference: the compiled path's tests of it."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import test_reduction

pytestmark = pytest.mark.usefixtures("interpreted")
globals().update(rerun(test_reduction))
