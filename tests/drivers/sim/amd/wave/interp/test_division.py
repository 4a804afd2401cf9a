"""The steps of a division in the reference: the compiled path's tests of them."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import test_division

pytestmark = pytest.mark.usefixtures("interpreted")
globals().update(rerun(test_division))
