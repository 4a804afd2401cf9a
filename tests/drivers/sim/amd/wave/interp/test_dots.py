"""Dot products and bytes as floats in the reference: the compiled path's tests of them, against numpy."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import test_dots, test_fp8

pytestmark = pytest.mark.usefixtures("interpreted")
globals().update(rerun(test_dots))
globals().update(rerun(test_fp8))
