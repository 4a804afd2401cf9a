"""Buffer instructions of the reference: the compiled path's tests of them, with their own expectations."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import test_buffer, test_typed

pytestmark = pytest.mark.usefixtures("interpreted")
globals().update(rerun(test_buffer, "test_all_in_bounds_takes_no_note", "test_notes_can_be_switched_off"))
globals().update(rerun(test_typed))
