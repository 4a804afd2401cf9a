"""Matrix products of the reference: the compiled path's tests of them, against numpy."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import test_matrix

pytestmark = pytest.mark.usefixtures("interpreted")
globals().update(rerun(test_matrix, "test_gfx11_wants_a_and_b_in_both_halves_of_the_lanes"))
